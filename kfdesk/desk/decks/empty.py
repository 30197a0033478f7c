"""What is shown where no deck is: why, and what to do about it."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from kfdesk.desk.decks import texts as s
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import STRETCH, Stretch, across, down
from kfdesk.desk.kit.ui import follow_language, say, says
from kfdesk.text.words import Words

_BUTTONS = (s.IMPORT, s.PASTE_SHORT, s.GENERATE_SHORT, s.CLEAR_SEARCH)
_WORDS: Mapping[str, tuple[Words, Words]] = {
    "shelf": (s.EMPTY_SHELF, s.EMPTY_SHELF_TEXT),
    "trashed": (s.ALL_TRASHED, s.ALL_TRASHED_TEXT),
    "search": (s.NOTHING_FOUND, s.NOTHING_FOUND_TEXT),
    "trash": (s.EMPTY_TRASH, s.EMPTY_TRASH_TEXT),
}


class EmptyPlace(QWidget):
    """A few words in the middle, with the buttons that help."""

    import_wanted = Signal()
    paste_wanted = Signal()
    generate_wanted = Signal()
    clear_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._reason = "shelf"
        self.title = Label(style="deckTitle")
        self.text = Label(style="dim")
        self.imports, self.paste, self.generate, self.clear = (says(QPushButton(), words) for words in _BUTTONS)
        for button, signal in (
            (self.imports, self.import_wanted),
            (self.paste, self.paste_wanted),
            (self.generate, self.generate_wanted),
            (self.clear, self.clear_wanted),
        ):
            button.clicked.connect(signal)
        for label in (self.title, self.text):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setWordWrap(True)
        row = across(STRETCH, self.imports, self.paste, self.generate, self.clear, STRETCH)
        down(STRETCH, self.title, self.text, 12, row, Stretch(2), on=self)
        follow_language(self._say)

    def show_reason(self, reason: str) -> None:
        """Say why no deck is here: an empty "shelf", one whose decks are all "trashed", an empty "trash", or a "search"
        that finds none."""
        self._reason = reason
        for button in (self.imports, self.paste, self.generate):
            button.setVisible(reason in ("shelf", "trashed"))
        self.clear.setVisible(reason == "search")
        self._say()

    def _say(self) -> None:
        title, text = _WORDS[self._reason]
        self.title.setText(say(title))
        self.text.setText(say(text))
