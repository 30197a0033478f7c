"""Undo as the players ask for it: a question first where something that was learned would stay known."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, Signal
from PySide6.QtWidgets import QCheckBox, QMessageBox, QWidget

from kfdesk.desk import texts as s
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.play.choice_history import Reach, Until, learned_words
from kfdesk.desk.play.controller import DeskController


class UndoAsker(QObject):
    """Takes choices back for the menus and the curtain of one window."""

    asks_no_more = Signal()
    """The players do not want to be asked from now on."""

    def __init__(self, controller: DeskController, parent: QWidget) -> None:
        super().__init__(parent)
        self._controller = controller
        self._window = parent
        self._box: QMessageBox | None = None
        self.settings = DeskSettings()
        controller.game_began.connect(self._drop_question)

    @property
    def question(self) -> QMessageBox | None:
        """The question that is open now."""
        return self._box

    def undo(self) -> None:
        """Take back the last choice a player made, after a question where one is due."""
        self._ask_before(self._controller.undo, Reach.CHOICE)

    def undo_action(self) -> None:
        """Call off the action that was begun, after a question where one is due."""
        self._ask_before(self._controller.undo_action, Reach.ACTION)

    def undo_turn(self) -> None:
        """Go back to the first choice of the turn, after a question where one is due."""
        self._ask_before(self._controller.undo_turn, Reach.TURN)

    def undo_to(self, choice: int) -> None:
        """Go back to where the table lay after that choice, after a question where one is due."""
        self._ask_before(lambda: self._controller.undo_to(choice), Until(choice))

    def _ask_before(self, takes_back: Callable[[], None], reach: Reach | Until) -> None:
        if self._box is not None:
            return
        learned = self._controller.learned_if_undone(reach)
        if not (learned and self.settings.warn_undo):
            takes_back()
            return
        language = self.settings.language_now
        what = learned_words(learned, self._controller.names)
        box = QMessageBox(self._window)
        box.setIcon(QMessageBox.Icon.Question)
        box.setTextFormat(Qt.TextFormat.PlainText)
        title, question = s.UNDO_ASK_TITLE, s.UNDO_ASK
        if reach is Reach.TURN:
            title, question = s.UNDO_TURN_ASK_TITLE, s.UNDO_TURN_ASK
        elif isinstance(reach, Until):
            title, question = s.UNDO_TO_ASK_TITLE, s.UNDO_TO_ASK
        box.setWindowTitle(title.say(language))
        box.setText(question.filled(what=what).say(language))
        box.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        never = QCheckBox(s.UNDO_ASK_NEVER.say(language))
        box.setCheckBox(never)
        do = box.addButton(s.UNDO_ASK_DO.say(language), QMessageBox.ButtonRole.AcceptRole)
        keep = box.addButton(s.CANCEL.say(language), QMessageBox.ButtonRole.RejectRole)
        box.setDefaultButton(do)
        box.setEscapeButton(keep)
        box.accepted.connect(takes_back)

        def closed() -> None:
            self._box = None
            if never.isChecked():
                self.asks_no_more.emit()

        box.finished.connect(closed)
        self._box = box
        box.open()

    def _drop_question(self) -> None:
        """Close a question about a game that is no longer at the table: another start of the program opened one."""
        if self._box is not None:
            self._box.reject()
