"""What the main window is made of besides the table: features such as the games, the film, the deck shelf.

A feature brings its own pages, dialogs and commands, and the window knows it only by these few names. It is
made and installed in `kfdesk.desk.app`.
"""

from __future__ import annotations

from typing import Protocol, TypeVar

from PySide6.QtCore import QObject

from kfdesk.desk.features.desk import Desk
from kfdesk.desk.kit.settings import DeskSettings


class Room(Protocol):
    """A page, window or dialog of a feature, made when it is first wanted, that needs more than language and theme."""

    def apply_settings(self, settings: DeskSettings) -> None:
        """Use these settings: the language of cards, sizes, motion."""


R = TypeVar("R", bound=Room)


class Feature(QObject):
    """A feature of the program; made with the main window, on which it calls `add_page` and `commands.add`.

    It keeps settings for rooms that are not made yet, and tells those that are of every change. Language and theme are
    followed by whoever shows something (`kfdesk.desk.kit.ui`).
    """

    def __init__(self, desk: Desk) -> None:
        super().__init__(desk.frame)
        self._desk = desk
        self._settings = desk.settings
        self._rooms: list[Room] = []

    def furnish(self, room: R) -> R:
        """Return a room that was just made, with the settings in use; it hears of every change."""
        room.apply_settings(self._settings)
        self._rooms.append(room)
        return room

    def apply_settings(self, settings: DeskSettings) -> None:
        """Use these settings: languages, sizes, motion. Called when installed and at every change."""
        self._settings = settings
        for room in self._rooms:
            room.apply_settings(settings)

    def close(self) -> None:
        """The program ends: let go of files and workers."""
