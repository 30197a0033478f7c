"""The choice of which of its players the program is: a list with their signs, and below it what one of them is like."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QComboBox, QWidget

from kfdesk.desk.art.command_signs import command_icon
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.ui import follow_language, follow_theme, say, says, ui
from kfdesk.desk.practice import texts as w
from kfdesk.teach.bot.levels import LEVELS, USUAL, Level, level_of


class LevelBox(QWidget):
    """Stands where one says that the program plays."""

    changed = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.list = says(QComboBox(), name=w.LEVEL, tip=w.LEVEL_HELP)
        self.about = Label(style="dim", wraps=True)
        """What the chosen player is like."""
        for level in LEVELS:
            self.list.addItem("", level.id)
        down(self.list, self.about, on=self, margins=0)
        self.list.currentIndexChanged.connect(lambda _: self._on_chosen())
        self.choose(USUAL)
        follow_language(self._say)
        follow_theme(self._show_signs)

    @property
    def level(self) -> Level:
        """The player that is chosen."""
        return level_of(str(self.list.currentData()))

    @property
    def kept(self) -> str:
        """The same as a game keeps it: "" for the usual one."""
        return "" if self.level.id == USUAL else self.level.id

    def choose(self, level: str) -> None:
        """Choose a player by the id of the level."""
        self.list.setCurrentIndex(self.list.findData(level_of(level).id))

    def _say(self) -> None:
        for row, level in enumerate(LEVELS):
            self.list.setItemText(row, say(w.LEVEL_NAMED.filled(name=level.name, title=level.title)))
        self._say_about()

    def _say_about(self) -> None:
        self.about.setText(say(self.level.about))

    def _show_signs(self) -> None:
        for row, level in enumerate(LEVELS):
            self.list.setItemIcon(row, command_icon(level.id, ui.theme))

    def _on_chosen(self) -> None:
        self._say_about()
        self.changed.emit()
