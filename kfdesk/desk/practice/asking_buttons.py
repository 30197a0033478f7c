"""The buttons beside a prompt that ask the program: for a hint, and why it chose what it did."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QPushButton, QWidget

from kfdesk.desk.kit.layouts import across
from kfdesk.desk.prompt.bar import LEAST_WORDS, PromptBar


class AskingButtons(QWidget):
    """Stand after the buttons that take back; they go first where a prompt needs the room: the menu has them too."""

    def __init__(self, prompt: PromptBar, buttons: Sequence[QPushButton]) -> None:
        super().__init__(prompt)
        self._prompt = prompt
        row = across(on=self, margins=0, gap=8)
        for button in buttons:
            row.addWidget(button)
            button.installEventFilter(prompt.arrows)
        prompt.put_beside(self)
        prompt.installEventFilter(self)

    def make_room(self) -> None:
        """Be shown where the words and the choices of the prompt leave room."""
        prompt = self._prompt
        inline = [button for button in prompt.buttons if button.parentWidget() is prompt]
        end_turn = [] if prompt.end_turn.isHidden() else [prompt.end_turn]
        gap = prompt.gap
        beside = (self, prompt.take_back, *inline, *end_turn)
        wanted = sum(max(widget.sizeHint().width(), widget.minimumWidth()) + gap for widget in beside)
        words = LEAST_WORDS * prompt.fontMetrics().averageCharWidth()
        self.setVisible(wanted + words <= prompt.width())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look anew for room when the prompt has another width."""
        if isinstance(event, QResizeEvent) and watched is self._prompt:
            self.make_room()
        return False


def asking_button() -> QPushButton:
    """Return such a button."""
    button = QPushButton()
    button.setAutoDefault(False)
    button.setMinimumHeight(34)
    return button
