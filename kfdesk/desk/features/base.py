"""What the main window is made of besides the table: rooms such as the games, the film, the deck shelf.

A feature brings its own pages, dialogs and commands, and the window knows it only by these few names. It is
made and installed in `kfdesk.desk.app`.
"""

from __future__ import annotations

from typing import Protocol

from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.theme import Theme


class Feature(Protocol):
    """A feature of the program; made with the main window, on which it calls `add_page` and `commands.add`."""

    def apply_settings(self, settings: DeskSettings) -> None:
        """Use these settings: languages, sizes, motion. Called when installed and at every change."""

    def set_theme(self, theme: Theme) -> None:
        """Draw with this theme. Called when installed and at every change."""

    def close(self) -> None:
        """The program ends: let go of files and workers."""
