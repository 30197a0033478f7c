"""The line above a log: what it is, and how much of it is shown."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QWidget

from kfdesk.desk import texts as s
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import STRETCH, across
from kfdesk.desk.kit.ui import follow_language, say, says
from kfdesk.match.event_texts import Level


class LogHead(QWidget):
    """A title, and the chooser of a log's three levels."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = says(Label(style="dockTitle"), s.LOG)
        self.level = says(QComboBox(), tip=s.LOG_LEVEL, name=s.LOG_LEVEL)
        self.level.addItems([""] * len(s.LOG_LEVELS))
        across(self.title, STRETCH, self.level, on=self, margins=0)
        follow_language(self._say)

    def chosen(self) -> Level:
        """Return the level chosen."""
        return Level(self.level.currentIndex())

    def _say(self) -> None:
        for number, words in enumerate(s.LOG_LEVELS):
            self.level.setItemText(number, say(words))
