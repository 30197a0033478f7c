"""The deck shelf as the source of a match's decks, and the keeper of its results."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from datetime import UTC, datetime

from kfdesk.cards.facts import sets
from kfdesk.collection.generator.decks import generate_many, sets_for_generation
from kfdesk.collection.purposes import NO_PURPOSE
from kfdesk.collection.records import DeckRecord
from kfdesk.collection.search import DeckRow
from kfdesk.collection.store import DeckStore, Sort
from kfdesk.collection.win_rates import of_kind
from kfdesk.desk.deck_choice.records import key_of
from kfdesk.desk.deck_choice.source import row_of_record
from kfdesk.engine import rng
from kfdesk.engine.decks import DeckList

UNPLAYED = "is:playable is:unplayed -is:homemade -is:alliance -is:wanted"
"""How decks are searched for that nobody has seen."""
MOST_OF_A_NAME = 20
"""So many decks of a name are compared with one that was played."""


class ShelfSource:
    """Decks of the shelf, found by its search."""

    def __init__(self, shelf: Callable[[], DeckStore]) -> None:
        self._shelf = shelf

    def find(self, text: str) -> Sequence[int]:
        """Return the numbers of the decks that fit what was typed: playable ones first, favorites, then the newest."""
        order = [Sort("playable", descending=True), Sort("favorite", descending=True), Sort("added", descending=True)]
        return self._shelf().find(text, sort=order).ids

    def rows(self, ids: Sequence[int]) -> Sequence[DeckRow]:
        """Return what is shown of these decks."""
        return self._shelf().rows(ids)

    def row(self, key: str) -> DeckRow | None:
        """Return what is shown of the deck with this key, None for one that is gone."""
        store = self._shelf()
        record = store.get(key)
        if record is None:
            return None
        purpose = store.purposes.of([record.key]).get(record.key, NO_PURPOSE)
        return replace(row_of_record(store.number(record.key) or 0, record), purpose=purpose)

    def deck(self, key: str) -> DeckList | None:
        """Return a deck for play."""
        record = self._shelf().get(key)
        return record.deck_list() if record is not None else None

    def record(self, key: str) -> DeckRecord | None:
        """Return all the shelf knows of a deck."""
        return self._shelf().get(key)

    def key_of(self, deck: DeckList) -> str:
        """Return the key that a deck just played has on the shelf: its public one, where it came with one."""
        own = key_of(deck)
        store = self._shelf()
        if store.get(own) is None:
            words = " ".join(f'"{word}"' for word in re.findall(r"\w+", deck.name))
            for record in store.records(store.find(words).ids[:MOST_OF_A_NAME]):
                if own in (key_of(record.deck_list()), key_of(record.as_it_came.deck_list())):
                    return record.key
        return own

    def chains(self, key: str) -> int:
        """Return the chains a deck carries on the shelf."""
        notes = self._shelf().about(key)
        return notes.chains if notes is not None else 0

    def unplayed(self, count: int, seed: int, set_code: str = "") -> list[str]:
        """Return the keys of `count` playable decks of one set without a game, drawn by lot; none where no set has so
        many.

        `set_code` is the set, "" for one that is drawn by lot, too. Those that somebody put together are left out:
        their cards have been seen.
        """
        store = self._shelf()
        codes = [set_code] if set_code else list(sets())
        found = (store.find(f"{UNPLAYED} set:{code}", sort=[Sort("added")]).ids for code in codes)
        enough = [ids for ids in found if len(ids) >= count]
        if not enough:
            return []
        luck, lot = rng.below(rng.seeded(seed), len(enough))
        _, order = rng.shuffled(luck, range(len(enough[lot])))
        return store.keys([enough[lot][place] for place in order[:count]])

    def generate(self, count: int, seed: int, set_code: str = "") -> dict[str, DeckList]:
        """Return `count` new unique decks of one set by key; they are not on the shelf. `set_code` as above."""
        codes = [one.code for one in sets_for_generation()]
        state, lot = rng.below(rng.seeded(seed), len(codes))
        seeds = []
        for _ in range(count):
            state, bits = rng.advance(state)
            seeds.append(bits >> 1)
        made = generate_many(seeds, set=set_code or codes[lot], added=datetime.now(UTC))
        return {record.key: record.deck_list() for record in made}

    def wins_against(self, deck: str, other: str, format_name: str, *, practice: bool) -> tuple[bool, ...]:
        """Return how `deck` fared against `other` in this format, oldest first; in practice or between
        people."""
        games = of_kind((kept.result for kept in reversed(self._shelf().results(deck))), practice=practice)
        return tuple(game.won for game in games if game.opponent == other and game.format == format_name)
