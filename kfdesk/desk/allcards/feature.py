"""All cards as a feature of the window: its command is there at once, the room when it is first entered."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Signal

from kfdesk.desk.allcards import command_texts as s
from kfdesk.desk.decks.open_shelf import OpenShelf
from kfdesk.desk.features.base import Feature
from kfdesk.desk.features.desk import Desk

if TYPE_CHECKING:
    from kfdesk.desk.allcards.room import CardsRoom


class AllCardsFeature(Feature):
    """The command *Decks ▸ All cards*."""

    rule_wanted = Signal(str)
    """The id of an entry of the rules reference."""
    deck_wanted = Signal(str)
    """The key of a deck that is to be shown on the shelf."""
    decks_wanted = Signal(str)
    """The id of a card: all decks that have it are to be shown on the shelf."""

    def __init__(self, desk: Desk, shelf: OpenShelf) -> None:
        super().__init__(desk)
        self._shelf = shelf
        self._room: CardsRoom | None = None
        desk.commands.add_separator("decks")
        desk.commands.add("decks", s.ALL_CARDS, self.open)

    @property
    def room(self) -> CardsRoom:
        """The room, made when it is first asked for."""
        if self._room is None:
            from kfdesk.desk.allcards.room import CardsRoom  # brings the store and the search

            self._room = CardsRoom(self._desk, self._shelf)
            self._room.rule_wanted.connect(self.rule_wanted)
            self._room.deck_wanted.connect(self.deck_wanted)
            self._room.decks_wanted.connect(self.decks_wanted)
            self.furnish(self._room)
        return self._room

    def open(self) -> None:
        """Show the room."""
        self.room.open()

    def show_card(self, card: str) -> None:
        """Show the room with a card."""
        self.room.show_card(card)

    def close(self) -> None:
        """Let the shelf go."""
        if self._room is not None:
            self._room.close()
