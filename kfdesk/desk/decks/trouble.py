"""What is shown when the shelf cannot be opened: why, and the ways on. Nothing is changed before a button says so."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QPushButton, QWidget

from kfdesk.collection.backups import Backup
from kfdesk.desk.decks import texts as s
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import STRETCH, Stretch, across, down
from kfdesk.desk.kit.locales import date_text
from kfdesk.desk.kit.ui import follow_language, say, says, ui
from kfdesk.text.words import Words


class TroublePage(QWidget):
    """Names the trouble; where the file is damaged it offers the newest good copy, else an empty shelf."""

    retry_wanted = Signal()
    restore_wanted = Signal(object)
    """The `Backup` to put in the place of the damaged file, or None for an empty shelf."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._problem: Words | None = None
        self._damaged = False
        self._backup: Backup | None = None
        self.title = Label(style="deckTitle")
        self.text = Label()
        self.where = Label(style="dim")
        for label in (self.title, self.text, self.where):
            label.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            label.setWordWrap(True)
            label.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.restore = QPushButton()
        self.new, self.retry = says(QPushButton(), s.START_NEW), says(QPushButton(), s.TRY_AGAIN)
        self.restore.clicked.connect(lambda: self.restore_wanted.emit(self._backup))
        self.new.clicked.connect(lambda: self.restore_wanted.emit(None))
        self.retry.clicked.connect(self.retry_wanted)
        row = across(STRETCH, self.restore, self.new, self.retry, STRETCH)
        down(STRETCH, self.title, self.text, self.where, 14, row, Stretch(2), on=self, margins=(40, 20, 40, 20))
        follow_language(self._say)

    def show_trouble(self, problem: Words, path: str, *, damaged: bool, backup: Backup | None) -> None:
        """Say what is wrong with the file at `path`, and offer `backup` where there is a good one."""
        self._problem, self._damaged, self._backup = problem, damaged, backup
        self.where.setText(path)
        self._say()
        (self.restore if backup is not None else self.retry).setFocus()

    def _say(self) -> None:
        self.title.setText(say(s.DAMAGED_TITLE if self._damaged else s.FAILED_TITLE))
        words = say(self._problem) if self._problem is not None else ""
        if self._damaged:
            more = say(s.DAMAGED_BACKUP if self._backup is not None else s.NO_BACKUP)
            words = f"{words}\n{more}"
        self.text.setText(words)
        self.restore.setVisible(self._backup is not None)
        if self._backup is not None:
            when = date_text(self._backup.day, ui.language)
            self.restore.setText(say(s.RESTORE_BACKUP.filled(when=when)))
        self.new.setVisible(self._damaged)
