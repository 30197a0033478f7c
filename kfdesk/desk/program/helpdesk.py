"""The feature of the program that helps when something is wrong: its commands in the Help menu."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kfdesk.desk.features.base import Feature
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.kit.settings import data_folder
from kfdesk.desk.program import fault_texts as f

if TYPE_CHECKING:
    from kfdesk.desk.program.fault_dialogs import ReportDialog, WrongDialog


class HelpDesk(Feature):
    """Offers undo, the judge's hand (`judge` opens it) and a report; and the folder with everything that is kept."""

    def __init__(self, desk: Desk, judge: Callable[[], object]) -> None:
        super().__init__(desk)
        self._judge = judge
        desk.commands.add("help", f.WRONG, self.offer)
        desk.commands.add("help", f.OPEN_DATA, self.open_data)

    def offer(self) -> WrongDialog:
        """Open the dialog with what helps, and return it."""
        from kfdesk.desk.program.fault_dialogs import WrongDialog

        controller = self._desk.controller
        at_table = self._desk.at_table
        can_undo = at_table and bool(controller.journal)
        dialog = WrongDialog(self._settings, can_undo=can_undo, at_table=at_table, parent=self._desk.frame)
        dialog.undo_wanted.connect(controller.undo)
        dialog.judge_wanted.connect(self._judge)
        dialog.report_wanted.connect(self.ask_report)
        dialog.show()
        return dialog

    def ask_report(self) -> ReportDialog:
        """Open the report, and return its dialog."""
        from kfdesk.desk.program.fault_dialogs import ReportDialog

        dialog = ReportDialog(self._desk.controller.kept_at, self._settings, self._desk.frame)
        dialog.show()
        return dialog

    def open_data(self) -> None:
        """Show the folder of games and decks."""
        from kfdesk.desk.program.fault_dialogs import open_folder

        if not open_folder(data_folder()):
            self._desk.tell(f.OPEN_DATA, f.NO_FOLDER.filled(path=str(data_folder())))
