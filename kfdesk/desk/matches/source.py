"""Decks to play with, as the match room asks for them."""

from __future__ import annotations

from typing import Protocol

from kfdesk.desk.deck_choice.source import ChoosableDecks
from kfdesk.engine.decks import DeckList

BETWEEN = " · "
"""Stands between the names of decks, which have commas of their own."""


class DeckSource(ChoosableDecks, Protocol):
    """Where the decks of a match come from."""

    def chains(self, key: str) -> int:
        """Return the chains a deck carries on the shelf."""

    def unplayed(self, count: int, seed: int, set_code: str = "") -> list[str]:
        """Return the keys of `count` playable decks of one set without a game, drawn by lot; none where no set has so
        many. `set_code` is the set, "" for one that is drawn by lot, too."""

    def generate(self, count: int, seed: int, set_code: str = "") -> dict[str, DeckList]:
        """Return `count` new unique decks of one set by key; they are not on the shelf. `set_code` as above."""

    def wins_against(self, deck: str, other: str, format_name: str, *, practice: bool) -> tuple[bool, ...]:
        """Return how `deck` fared against `other` in this format, oldest first; in practice or between
        people."""
