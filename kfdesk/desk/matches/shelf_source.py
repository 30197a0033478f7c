"""The deck shelf as the source of a match's decks, and the keeper of its results."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import UTC, datetime
from itertools import groupby

from kfdesk.cards.facts import facts
from kfdesk.collection.generator.decks import generate_many
from kfdesk.collection.identity import list_key
from kfdesk.collection.records import CardLine, DeckRecord
from kfdesk.collection.search import DeckRow
from kfdesk.collection.store import DeckStore, Sort
from kfdesk.desk.matches.source import DeckItem
from kfdesk.engine import rng
from kfdesk.engine.decks import DeckList


class ShelfSource:
    """Decks of the shelf, found by its search."""

    def __init__(self, shelf: Callable[[], DeckStore]) -> None:
        self._shelf = shelf

    def search(self, text: str, most: int) -> Sequence[DeckItem]:
        """Return the decks that fit what was typed, playable ones first, then by name; at most `most`."""
        store = self._shelf()
        ids = store.find(text, sort=[Sort("playable", descending=True), Sort()]).ids[:most]
        return [_item(row) for row in store.rows(ids)]

    def item(self, key: str) -> DeckItem | None:
        """Return the deck with this key, None for one that is gone."""
        record = self._shelf().get(key)
        return DeckItem(record.key, record.name, record.houses) if record is not None else None

    def deck(self, key: str) -> DeckList | None:
        """Return a deck for play."""
        record = self._shelf().get(key)
        return record.deck_list() if record is not None else None

    def record(self, key: str) -> DeckRecord | None:
        """Return all the shelf knows of a deck."""
        return self._shelf().get(key)

    def chains(self, key: str) -> int:
        """Return the chains a deck carries on the shelf."""
        notes = self._shelf().about(key)
        return notes.chains if notes is not None else 0

    def unplayed(self, count: int, seed: int) -> list[str]:
        """Return the keys of `count` playable decks without a game, drawn by lot; fewer where there are fewer."""
        store = self._shelf()
        ids = store.find("is:playable is:unplayed", sort=[Sort("added")]).ids
        _, order = rng.shuffled(rng.seeded(seed), range(len(ids)))
        return store.keys([ids[place] for place in order[:count]])

    def generate(self, count: int, seed: int) -> dict[str, DeckList]:
        """Return `count` new unique decks by key; they are not on the shelf."""
        state, seeds = rng.seeded(seed), []
        for _ in range(count):
            state, bits = rng.advance(state)
            seeds.append(bits >> 1)
        return {record.key: record.deck_list() for record in generate_many(seeds, added=datetime.now(UTC))}

    def wins_against(self, deck: str, other: str, format_name: str) -> tuple[bool, ...]:
        """Return how `deck` fared against `other` in this format, oldest first."""
        kept = self._shelf().results(deck)
        return tuple(
            k.result.won for k in reversed(kept) if k.result.opponent == other and k.result.format == format_name
        )


def _item(row: DeckRow) -> DeckItem:
    return DeckItem(row.key, row.name, row.houses, row.playable)


def key_of(deck: DeckList) -> str:
    """Return the key that a deck without a public identity has on the shelf."""
    return list_key(deck.name, deck.houses, _lines(deck))


def record_of(deck: DeckList, key: str) -> DeckRecord:
    """Return a deck that may not lie on the shelf, such as one just opened, as it would lie there."""
    return DeckRecord(key=key, name=deck.name, houses=deck.houses, cards=_lines(deck), added=datetime.now(UTC))


def _lines(deck: DeckList) -> tuple[CardLine, ...]:
    known = facts()
    return tuple(
        CardLine(
            id=card.id,
            title=known[card.id].name,
            house=card.house,
            count=len(list(copies)),
            icons=tuple(map(str, card.icons)),
            maverick=card.maverick,
        )
        for card, copies in groupby(deck.cards)
    )
