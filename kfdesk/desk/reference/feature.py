"""The rules reference in the main window: a command of the Help menu, and the entries that others name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from kfdesk.desk.features.base import Feature
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.reference import texts as s
from kfdesk.desk.table.overlays import Refusal
from kfdesk.engine.rules import RuleId

if TYPE_CHECKING:
    from kfdesk.desk.reference.window import ReferenceWindow


class ReferenceFeature(Feature):
    """Opens the rules reference beside the main window."""

    lesson_wanted = Signal(str)
    """The id of a lesson that is wanted from the entry that it shows."""

    def __init__(self, desk: Desk, refusal: Refusal) -> None:
        super().__init__(desk)
        self._refusal = refusal
        self.reference: ReferenceWindow | None = None
        """The reference's window, once it was asked for."""
        desk.commands.add("help", s.COMMAND, self.open_at_refusal)
        desk.commands.add_separator("help")
        refusal.rule_wanted.connect(self.show_entry)

    def open(self) -> ReferenceWindow:
        """Show the reference where it was left, ready to be searched, and return its window."""
        if self.reference is None:
            from kfdesk.desk.reference.window import ReferenceWindow

            self.reference = ReferenceWindow(self._desk.card_faces, self._settings)
            self._rooms.append(self.reference)
            self.reference.lesson_wanted.connect(self._on_lesson)
        self.reference.show()
        self.reference.raise_()
        self.reference.activateWindow()
        self.reference.go_to_search()
        return self.reference

    def open_at_refusal(self) -> None:
        """Show the reference: at the rule by which something was just refused, else where it was left."""
        refusal = self._refusal
        if refusal.isVisible() and refusal.rule:
            self.show_entry(refusal.rule)
        else:
            self.open()

    def _on_lesson(self, lesson: str) -> None:
        """The main window comes before the reference: the lesson is at its table."""
        self.lesson_wanted.emit(lesson)
        self._desk.frame.raise_()
        self._desk.frame.activateWindow()

    def show_entry(self, rule: RuleId) -> None:
        """Show the reference at an entry."""
        opened = self.open()
        opened.show_entry(rule)
        opened.view.setFocus()  # it is read: its keys scroll

    def close(self) -> None:
        """The program ends: the reference goes, too."""
        if self.reference is not None:
            self.reference.close()
            self._rooms.remove(self.reference)
            self.reference.deleteLater()
            self.reference = None
