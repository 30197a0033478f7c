"""What stands about puzzles on the page "Learn": how many are solved, and the way to them."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QFrame, QPushButton, QSizePolicy

from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.puzzles import texts as w
from kfdesk.teach.puzzles import Puzzle


class PuzzlesSection(QFrame):
    """A heading, a line, how many are solved, and a button."""

    wanted = Signal()
    daily_wanted = Signal(str)
    """The id of the puzzle that the button names: at midnight it still leads there."""
    shown = Signal()
    """It is to be filled: puzzles are read only for whoever wants to see them."""

    def __init__(self) -> None:
        super().__init__()
        self.setObjectName("puzzlesSection")
        self.title, self.line, self.count = Label(), Label(), Label()
        self.title.setObjectName("lessonTitle")
        self.count.setObjectName("dim")
        self.button, self.daily = QPushButton(), QPushButton()
        for button in (self.button, self.daily):
            button.setAutoDefault(True)  # Return presses it, too
            button.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Fixed)
        self.button.clicked.connect(self.wanted)
        self.daily.clicked.connect(self._want_daily)
        self._daily: Puzzle | None = None
        box = down(on=self, margins=(12, 8, 12, 10))
        for label in (self.title, self.line, self.count):
            label.setWordWrap(True)
            box.addWidget(label)
        box.addWidget(self.daily)
        box.addWidget(self.button)

    def showEvent(self, event: QShowEvent) -> None:
        """Ask for what it shows."""
        super().showEvent(event)
        self.shown.emit()

    def _want_daily(self) -> None:
        if self._daily is not None:
            self.daily_wanted.emit(self._daily.id)

    def present(self, done: int, count: int, language: str, daily: Puzzle | None = None) -> None:
        """Say that so many of so many puzzles are solved; `daily` is the one of today."""
        self._daily = daily
        self.title.setText(w.TITLE.say(language))
        self.line.setText(w.SECTION.filled(all=count).say(language))
        self.count.setText(w.SOLVED_COUNT.filled(done=done, all=count).say(language))
        self.daily.setVisible(daily is not None)
        if daily is not None:
            self.daily.setText(w.TO_DAILY.filled(puzzle=daily.title).say(language))
        self.button.setText(w.TO_PUZZLES.say(language))
