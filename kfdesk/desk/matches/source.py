"""Decks to play with, as the match room asks for them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Protocol

from kfdesk.engine.decks import DeckList

BETWEEN = " · "
"""Stands between the names of decks, which have commas of their own."""


@dataclass(frozen=True, slots=True)
class DeckItem:
    """A deck in a list: its key on the shelf, name, houses as words, and whether it can be played here."""

    key: str
    name: str
    houses: tuple[str, ...] = ()
    playable: bool = True


class DeckSource(Protocol):
    """Where the decks of a match come from."""

    def search(self, text: str, most: int) -> Sequence[DeckItem]:
        """Return the decks that fit what was typed, playable ones first, then by name; at most `most`."""

    def item(self, key: str) -> DeckItem | None:
        """Return the deck with this key, None for one that is gone."""

    def deck(self, key: str) -> DeckList | None:
        """Return a deck for play."""

    def chains(self, key: str) -> int:
        """Return the chains a deck carries on the shelf."""

    def unplayed(self, count: int, seed: int) -> list[str]:
        """Return the keys of `count` playable decks without a game, drawn by lot; fewer where there are fewer."""

    def generate(self, count: int, seed: int) -> dict[str, DeckList]:
        """Return `count` new unique decks by key; they are not on the shelf."""

    def wins_against(self, deck: str, other: str, format_name: str) -> tuple[bool, ...]:
        """Return how `deck` fared against `other` in this format, oldest first."""
