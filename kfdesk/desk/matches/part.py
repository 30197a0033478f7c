"""The match room as a part of the window: its commands are there at once, the room itself when it is first needed."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QKeySequence

from kfdesk.desk.matches import strings as s
from kfdesk.desk.open_shelf import OpenShelf
from kfdesk.desk.settings import DeskSettings
from kfdesk.desk.theme import Theme
from kfdesk.engine.views import TableView
from kfdesk.match.autosave import Autosave, games_folder

if TYPE_CHECKING:
    from kfdesk.desk.matches.room import MatchRoom
    from kfdesk.desk.window import MainWindow

NEEDED_AT_THE_END = ("kfdesk.desk.matches.shelf_source", "kfdesk.match.matches")
"""What the room imports that takes long and knows no window, so that another thread may do it."""


class MatchPart(QObject):
    """The commands "New match…" and "Go on with the match", and an ear for games that begin and end."""

    def __init__(self, window: MainWindow, autosave: Autosave | None, shelf: OpenShelf) -> None:
        super().__init__(window)
        self._window, self._autosave, self._shelf = window, autosave, shelf
        self._room: MatchRoom | None = None
        self._language = "en"
        window.commands.add("game", s.MENU, self.open, QKeySequence("Ctrl+M"))
        window.commands.add("game", s.MENU_GO_ON, self.go_on)
        window.after_game.append(self._follow)
        window.match_wanted = self.open
        window.controller.game_began.connect(self._on_game_began)
        window.controller.game_over.connect(self._on_game_over)
        window.controller.view_changed.connect(self._on_view)

    @property
    def room(self) -> MatchRoom:
        """The room itself, made when it is first asked for."""
        if self._room is None:
            from kfdesk.desk.matches.room import MatchRoom  # brings the shelf and the generator

            self._room = MatchRoom(self._window, self._autosave, self._shelf)
            self._room.set_language(self._language)
        return self._room

    def open(self, keys: Iterable[str] = ()) -> None:
        """Show the page where a match is agreed, with these decks of the shelf already chosen."""
        self.room.open(keys)

    def go_on(self) -> None:
        """Show the match that is under way."""
        self.room.go_on()

    def apply_settings(self, settings: DeskSettings) -> None:
        """Show all words in the language of the interface."""
        self._language = settings.language_now
        if self._room is not None:
            self._room.set_language(self._language)

    def set_theme(self, theme: Theme) -> None:
        """Nothing here is drawn by hand."""

    def close(self) -> None:
        """Leave the shelf open: the room of decks may still have to write, and closes it."""

    def _on_game_began(self) -> None:
        """Without a match there is nothing to find, and the room can wait."""
        if self._room is not None or games_folder().with_name("matches").exists():
            self.room.on_game_began()

    def _on_view(self, view: TableView) -> None:
        """Open the shelf, which takes a third of a second, once a key is forged: it will take the game's result."""
        if any(seat.keys for seat in view.seats):
            self._shelf.open_ahead(*NEEDED_AT_THE_END)

    def _on_game_over(self, winner: int) -> None:
        self.room.on_game_over(winner)

    def _follow(self) -> bool:
        return self.room.next_of_match()
