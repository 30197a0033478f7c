"""What the panels of figures have in common: charts in a page that scrolls, new words at a change of language."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QWidget

from kfdesk.desk.charts.base import Chart
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.scrolled import Scrolled
from kfdesk.text.words import Words, same


class FiguresPanel(QWidget):
    """A page of charts and words below each other."""

    search_wanted = Signal(str)
    """The decks that a bar counts are to be found on the shelf, by this search."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.page = QWidget()
        self.column = down(on=self.page, margins=8, gap=10)
        self.area = Scrolled(self.page)
        down(self.area, on=self, margins=0)

    @property
    def charts(self) -> list[Chart]:
        """The charts in the panel, top to bottom."""
        return self.page.findChildren(Chart)

    def add_label(self, *, dim: bool = False) -> Label:
        """Add a line of words, which wraps and can be copied."""
        label = Label(style="dim" if dim else "", wraps=True)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.column.addWidget(label)
        return label


def named(words: Mapping[str, Words], key: str, language: str) -> str:
    """Return the name of something counted; a word from elsewhere reads as itself."""
    return words.get(key, same(key.capitalize())).say(language)
