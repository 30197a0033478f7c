"""The line above a log: what it is, and how much of it is shown."""

from __future__ import annotations

from PySide6.QtWidgets import QComboBox, QHBoxLayout, QWidget

from kfdesk.desk import texts as s
from kfdesk.desk.kit.labels import Label
from kfdesk.match.event_words import Level


class LogHead(QWidget):
    """A title, and the chooser of a log's three levels."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.title = Label()
        self.title.setObjectName("dockTitle")
        self.level = QComboBox()
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.addWidget(self.title)
        row.addStretch(1)
        row.addWidget(self.level)

    def chosen(self) -> Level:
        """Return the level chosen; the shortest before the words of the levels are there."""
        return Level(max(self.level.currentIndex(), 0))

    def set_language(self, language: str) -> None:
        """Show all words in this language; no change of level is signaled, since it stays as it is."""
        self.title.setText(s.LOG.say(language))
        self.level.setAccessibleName(s.LOG_LEVEL.say(language))
        self.level.setToolTip(s.LOG_LEVEL.say(language))
        chosen = self.chosen()
        self.level.blockSignals(True)
        self.level.clear()
        self.level.addItems([words.say(language) for words in s.LOG_LEVELS])
        self.level.setCurrentIndex(chosen)
        self.level.blockSignals(False)
