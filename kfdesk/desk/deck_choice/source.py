"""Decks to choose from: those of the shelf, or a few files where there is no shelf."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from kfdesk.collection.playable import playability
from kfdesk.collection.records import DeckRecord
from kfdesk.collection.search import DeckRow
from kfdesk.desk.deck_choice.records import record_of
from kfdesk.engine.decks import DeckList


class ChoosableDecks(Protocol):
    """Decks as a choice asks for them; each has a number while the program runs and a key for good."""

    def find(self, text: str) -> Sequence[int]:
        """Return the numbers of the decks that fit what was typed: playable ones first, favorites, then the newest."""

    def rows(self, ids: Sequence[int]) -> Sequence[DeckRow]:
        """Return what is shown of these decks."""

    def row(self, key: str) -> DeckRow | None:
        """Return what is shown of the deck with this key, None for one that is gone."""

    def deck(self, key: str) -> DeckList | None:
        """Return a deck for play; of cards that it leaves out, ask both players (`agreement`)."""


class ListedDecks:
    """A few decks of files, in their order; the key of each is its file's name."""

    def __init__(self, decks: Sequence[tuple[Path, DeckList]]) -> None:
        self._decks = {path.name: deck for path, deck in decks}
        self._rows = [_row(number, key, deck) for number, (key, deck) in enumerate(self._decks.items())]

    def find(self, text: str) -> Sequence[int]:
        """Return the decks in whose names the words stand."""
        words = text.casefold().split()
        found = [row for row in self._rows if all(word in row.name.casefold() for word in words)]
        return [row.id for row in sorted(found, key=lambda row: not row.playable)]

    def rows(self, ids: Sequence[int]) -> Sequence[DeckRow]:
        """Return what is shown of these decks."""
        return [self._rows[number] for number in ids]

    def row(self, key: str) -> DeckRow | None:
        """Return what is shown of the deck of this file."""
        return next((row for row in self._rows if row.key == key), None)

    def deck(self, key: str) -> DeckList | None:
        """Return the deck of this file."""
        return self._decks.get(key)


def row_of_record(number: int, record: DeckRecord) -> DeckRow:
    """Return what is shown of a deck that lies on no shelf."""
    found = playability(record)
    return DeckRow(
        id=number,
        key=record.key,
        name=record.name,
        set=record.set or "",
        houses=tuple(map(str, record.houses)),
        source=str(record.source),
        added=record.added,
        size=sum(line.count for line in record.cards),
        unknown=record.unknown_cards,
        alliance=record.alliance,
        icons_known=record.icons_known,
        playable=found.ok,
        by_agreement=found.by_agreement,
        favorite=False,
        folder="",
        tags=(),
        notes=False,
        chains=0,
        wins=0,
        losses=0,
        practice_wins=0,
        practice_losses=0,
        played=None,
        trashed=None,
        figures={},
        ratings={},
        homemade=record.is_homemade,
        changed=record.is_changed,
        by_hand=record.came is not None,
        kind=record.kind,
        being_read=found.only_being_read,
    )


def _row(number: int, key: str, deck: DeckList) -> DeckRow:
    return row_of_record(number, record_of(deck, key))
