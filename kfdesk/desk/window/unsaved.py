"""What the disk did not take, known in one place: the game at the table and the settings. Nobody loses it unasked."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QFileDialog, QMessageBox, QPushButton, QWidget

from kfdesk.desk import texts as s
from kfdesk.desk.kit.settings import DeskSettings, write_settings
from kfdesk.desk.kit.ui import say
from kfdesk.desk.play.controller import DeskController
from kfdesk.match.autosave import SUFFIX, NotKept
from kfdesk.text.errors import reason_of
from kfdesk.text.words import Words, joined

PickFile = Callable[[QWidget, str], str]
"""Asks for a new file, proposing a name; "" for none."""


def pick_file(parent: QWidget, proposed: str) -> str:
    """Ask with the system's own dialog. A file that is there already is not written over: that is said later."""
    return QFileDialog.getSaveFileName(
        parent, say(s.ELSEWHERE_TITLE), proposed, say(s.GAME_FILES), options=QFileDialog.Option.DontConfirmOverwrite
    )[0]


class UnsavedWork(QObject):
    """Writes the settings, and asks before something is left that the disk does not have."""

    def __init__(self, controller: DeskController, window: QWidget) -> None:
        super().__init__(window)
        self._controller, self._window = controller, window
        self._settings: DeskSettings | None = None
        """Settings that could not be written; None where the disk has them."""
        self._why: Words | None = None
        self.pick: PickFile = pick_file
        controller.ask_before_leaving = self.may_leave

    def keep_settings(self, settings: DeskSettings) -> None:
        """Write the settings; where that fails, say so once, and try again when they change and at the end."""
        told = self._settings is not None
        self._write(settings)
        if self._why is not None and not told:
            self._tell(s.SETTINGS_TITLE, s.SETTINGS_NOT_KEPT.filled(why=self._why))

    def may_leave(self) -> bool:
        """Return whether the game at the table may be left: it is on the disk, or people agree to lose the rest."""
        return self._ask(closes=False)

    def may_close(self) -> bool:
        """Return whether the program may end: everything is on the disk, or people agree to lose the rest."""
        return self._ask(closes=True)

    def offer_elsewhere(self) -> None:
        """Say why the game at the table is not saved, and offer to write it elsewhere."""
        problem = self._controller.unsaved
        if problem is None:
            return
        box, again, elsewhere = self._box(problem)
        box.addButton(say(s.CANCEL), QMessageBox.ButtonRole.RejectRole)
        box.exec()
        pressed = box.clickedButton()
        box.deleteLater()
        if pressed is elsewhere:
            self._save_elsewhere()
        elif pressed is again and self._controller.unsaved is not None:
            self.offer_elsewhere()

    # Within.

    def _ask(self, *, closes: bool) -> bool:
        """Ask until everything is saved (True), its loss is agreed to (True), or people stay (False)."""
        while True:
            game = self._controller.would_be_lost
            if closes and self._settings is not None:
                self._write(self._settings)
            settings = s.SETTINGS_LOST.filled(why=self._why) if closes and self._why is not None else None
            lost = s.GAME_LOST.filled(problem=game) if game is not None else None
            found = [problem for problem in (lost, settings) if problem is not None]
            if not found:
                return True
            box, again, elsewhere = self._box(joined(found, "\n\n"), offers_file=game is not None)
            lose = box.addButton(say(s.CLOSE_UNSAVED if closes else s.LEAVE_UNSAVED), QMessageBox.ButtonRole.NoRole)
            stay = box.addButton(say(s.CANCEL), QMessageBox.ButtonRole.RejectRole)
            box.setEscapeButton(stay)
            box.exec()
            pressed = box.clickedButton()
            box.deleteLater()
            if pressed is lose:
                self._controller.lose_unsaved()
                return True
            if pressed is elsewhere and elsewhere is not None:
                self._save_elsewhere()
            elif pressed is not again:
                return False

    def _box(self, words: Words, *, offers_file: bool = True) -> tuple[QMessageBox, QPushButton, QPushButton | None]:
        """Return the question, not yet shown, and its buttons to try again and to write another file."""
        box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Warning)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setWindowTitle(say(s.UNSAVED_TITLE))
        box.setText(say(words))
        again = box.addButton(say(s.TRY_AGAIN), QMessageBox.ButtonRole.ActionRole)
        elsewhere = box.addButton(say(s.SAVE_ELSEWHERE), QMessageBox.ButtonRole.ActionRole) if offers_file else None
        box.setDefaultButton(elsewhere or again)
        return box, again, elsewhere

    def _save_elsewhere(self) -> None:
        """Ask for a file, and keep the game there from now on; say why that fails."""
        name = self._controller.known_as or f"kfdesk{SUFFIX}"
        chosen = self.pick(self._window, str(Path.home() / name))
        if not chosen:
            return
        path = Path(chosen)
        try:
            self._controller.save_elsewhere(path if path.suffix == SUFFIX else path.with_name(path.name + SUFFIX))
        except NotKept as error:
            self._tell(s.ELSEWHERE_TITLE, error.problem, waits=True)

    def _write(self, settings: DeskSettings) -> None:
        try:
            write_settings(settings)
        except (OSError, ValueError) as error:
            self._settings, self._why = settings, reason_of(error)
        else:
            self._settings = self._why = None

    def _tell(self, title: Words, words: Words, *, waits: bool = False) -> None:
        box = QMessageBox(QMessageBox.Icon.Warning, say(title), say(words), parent=self._window)
        box.setTextFormat(Qt.TextFormat.PlainText)
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if waits:
            box.exec()
        else:
            box.open()
