"""What the panels of figures have in common: charts in a page that scrolls, new words at a change of language."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QScrollArea, QVBoxLayout, QWidget

from kfdesk.desk.charts.base import Chart
from kfdesk.desk.kit.labels import Label
from kfdesk.text.words import Words, same


class FiguresPanel(QWidget):
    """A page of charts and words below each other."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.page = QWidget()
        self.column = QVBoxLayout(self.page)
        self.column.setContentsMargins(8, 8, 8, 8)
        self.column.setSpacing(10)
        self.area = QScrollArea()
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.area.setWidget(self.page)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 0, 0, 0)
        box.addWidget(self.area)

    @property
    def charts(self) -> list[Chart]:
        """The charts in the panel, top to bottom."""
        return self.page.findChildren(Chart)

    def add_label(self, *, dim: bool = False) -> Label:
        """Add a line of words, which wraps and can be copied."""
        label = Label()
        label.setWordWrap(True)
        label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        if dim:
            label.setObjectName("dim")
        self.column.addWidget(label)
        return label


def named(words: Mapping[str, Words], key: str, language: str) -> str:
    """Return the name of something counted; a word from elsewhere reads as itself."""
    return words.get(key, same(key.capitalize())).say(language)
