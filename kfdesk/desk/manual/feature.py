"""The manual in the main window: a command of the Help menu, with the key for help (F1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kfdesk.desk.features.base import Feature
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.manual import texts as s

if TYPE_CHECKING:
    from kfdesk.desk.manual.reader import ManualWindow


class ManualFeature(Feature):
    """Opens the manual beside the main window, at the page about the room that is shown.

    Called again from the same room, it comes to the front where it was left.
    """

    def __init__(self, desk: Desk, page_of: Callable[[], str]) -> None:
        """`page_of` says which page explains what is shown."""
        super().__init__(desk)
        self._page_of = page_of
        self.manual: ManualWindow | None = None
        """The manual's window, once it was asked for."""
        self._about = ""
        """The page of the room it was called from last."""
        desk.commands.add("help", s.COMMAND, self.open)

    def open(self) -> ManualWindow:
        """Show the manual and return its window."""
        if self.manual is None:
            from kfdesk.desk.manual.reader import ManualWindow

            self.manual = ManualWindow(tuple(self._desk.commands.listed()), self._settings)
            self._rooms.append(self.manual)
        if self._page_of() != self._about:
            self._about = self._page_of()
            self.manual.show_page(self._about)
        self.manual.show()
        self.manual.raise_()
        self.manual.activateWindow()
        return self.manual

    def close(self) -> None:
        """The program ends: the manual goes, too."""
        if self.manual is not None:
            self.manual.close()
            self._rooms.remove(self.manual)
            self.manual.deleteLater()
            self.manual = None
