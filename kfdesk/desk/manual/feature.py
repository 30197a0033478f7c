"""The manual in the main window: a command of the Help menu, with the key for help (F1)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QKeySequence

from kfdesk.desk.features.base import Feature
from kfdesk.desk.manual import texts as s

if TYPE_CHECKING:
    from kfdesk.desk.manual.reader import ManualWindow
    from kfdesk.desk.window.main_window import MainWindow


class ManualFeature(Feature):
    """Opens the manual beside the main window, at the page about the room that is shown.

    Called again from the same room, it comes to the front where it was left.
    """

    def __init__(self, window: MainWindow) -> None:
        super().__init__(window)
        self._window = window
        self.manual: ManualWindow | None = None
        """The manual's window, once it was asked for."""
        self._about = ""
        """The page of the room it was called from last."""
        window.commands.add("help", s.COMMAND, self.open, QKeySequence.StandardKey.HelpContents)
        window.start.manual_wanted.connect(self.open)

    def open(self) -> ManualWindow:
        """Show the manual and return its window."""
        if self.manual is None:
            from kfdesk.desk.manual.reader import ManualWindow

            self.manual = ManualWindow(tuple(self._window.commands.listed()), self._settings, self._theme)
            self._rooms.append(self.manual)
        if self._window.manual_page != self._about:
            self._about = self._window.manual_page
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
