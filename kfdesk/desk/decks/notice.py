"""A line below the lists that says what was just done, with a button that takes it back."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QResizeEvent
from PySide6.QtWidgets import QBoxLayout, QFrame, QPushButton, QToolButton, QWidget

from kfdesk.desk.decks import texts as s
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import across
from kfdesk.desk.kit.ui import follow_language, say, says
from kfdesk.text.words import Words

SHOWN_MS = 12_000
MOST_STEPS = 100
LEAST_LETTERS = 20
"""So many letters of a line have room beside the buttons, else these stand below the words."""


@dataclass(frozen=True, slots=True)
class Step:
    """Something that was done and how it is taken back."""

    words: Words
    undo: Callable[[], None]


class Notice(QFrame):
    """Says one thing at a time. What can be taken back stays so by key after the line is gone."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("deckNotice")
        self._words: Words | None = None
        self._steps: list[Step] = []
        self.text = Label(wraps=True)
        self.undo = says(QPushButton(), s.UNDO)
        self.away = says(QToolButton(), tip=s.CLOSE, name=s.CLOSE)
        self.away.setText("✕")
        self.away.setAutoRaise(True)
        self._box = across((self.text, 1), across(self.undo, self.away), on=self, margins=(10, 4, 6, 4))
        self._timer = QTimer(self, singleShot=True, interval=SHOWN_MS)
        self._timer.timeout.connect(self.hide)
        self.undo.clicked.connect(self.take_back)
        self.away.clicked.connect(self.hide)
        self.hide()
        follow_language(self._say)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the buttons below the words where these would have no room beside them."""
        super().resizeEvent(event)
        buttons = sum(button.sizeHint().width() for button in (self.undo, self.away))
        narrow = event.size().width() - buttons < LEAST_LETTERS * self.fontMetrics().averageCharWidth()
        self._box.setDirection(QBoxLayout.Direction.TopToBottom if narrow else QBoxLayout.Direction.LeftToRight)

    def _say(self) -> None:
        if self._words is not None:
            self.text.setText(say(self._words))

    def say(self, words: Words, undo: Callable[[], None] | None = None) -> None:
        """Say what was done; with `undo` it can be taken back."""
        if undo is not None:
            self._steps = [*self._steps, Step(words, undo)][-MOST_STEPS:]
        self._words = words
        self.text.setText(say(words))
        self.undo.setVisible(undo is not None)
        self.show()
        self._timer.start()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, say(words)))

    def take_back(self) -> bool:
        """Take the last thing back; return False when there is nothing."""
        if not self._steps:
            return False
        self._steps.pop().undo()
        self.hide()
        return True

    def forget(self) -> None:
        """Nothing can be taken back any more: the shelf is another one."""
        self._steps.clear()
        self.hide()
