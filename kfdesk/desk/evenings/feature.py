"""Evenings as a feature of the window: the command is there at once, the room when it is first needed."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kfdesk.desk.decks.open_shelf import OpenShelf
from kfdesk.desk.evenings import texts as s
from kfdesk.desk.features.base import Feature
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.features.left_off import LeftOff
from kfdesk.desk.matches.feature import MatchFeature
from kfdesk.match.autosave import games_folder

if TYPE_CHECKING:
    from kfdesk.desk.evenings.room import EveningRoom
    from kfdesk.match.evenings.kept import KeptEvening


class EveningFeature(Feature):
    """The command "Evening…", and the way back from a match that belongs to an evening."""

    def __init__(self, desk: Desk, shelf: OpenShelf, matches: MatchFeature) -> None:
        super().__init__(desk)
        self._shelf, self._matches = shelf, matches
        self._room: EveningRoom | None = None
        desk.commands.add("game", s.MENU, self.open)
        matches.lead_back_by(self._way_back)

    @property
    def room(self) -> EveningRoom:
        """The room itself, made when it is first asked for."""
        if self._room is None:
            from kfdesk.desk.evenings.room import EveningRoom  # brings the generator and the models of decks

            self._room = EveningRoom(self._desk, self._shelf, self._matches)
        return self._room

    def open(self) -> None:
        """Show the evenings there are."""
        self.room.open()

    def left_off(self) -> LeftOff | None:
        """Return the evening that was touched last, where its rounds are not all played."""
        if not _are_kept():
            return None
        from kfdesk.desk.evenings.left import left_off  # brings the models of evenings

        return left_off(self._go_on)

    def _go_on(self, kept: KeptEvening) -> None:
        self.room.go_on(kept)

    def _way_back(self, match: str) -> Callable[[], None] | None:
        """Return what leads from a match back to its evening; without any evening there is nothing to look for."""
        if self._room is None and not _are_kept():
            return None
        return self.room.way_back(match)


def _are_kept() -> bool:
    """Return whether there may be evenings, without the models of them."""
    return games_folder().with_name("evenings").exists()
