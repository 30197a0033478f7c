"""Strengths on the shelf: kept all at once, found, ordered by, and gone with their decks."""

from __future__ import annotations

from pathlib import Path

import pytest

from kfdesk.collection.samples import sample_records
from kfdesk.collection.search import Sort
from kfdesk.collection.store import DeckStore
from kfdesk.collection.strengths import Strength
from tests.collection.shelves import FIRST

ONE, OTHER = Strength(61.5, 55, 67, 212), Strength(48, 30, 66, 20)


@pytest.fixture(scope="module")
def store(tmp_path_factory: pytest.TempPathFactory) -> DeckStore:
    made = DeckStore.open(tmp_path_factory.mktemp("shelf"))
    made.add(sample_records(FIRST)[:3])
    return made


def names(store: DeckStore, text: str, sort: str = "name") -> list[str]:
    found = store.find(text, sort=[Sort(sort, descending=sort != "name")])
    return [row.key for row in store.rows(found.ids)]


def test_strengths_are_kept_all_at_once(store: DeckStore) -> None:
    one, other, third = (deck.key for deck in sample_records(FIRST)[:3])
    store.keep_strengths({one: ONE, other: OTHER, "own:gone": ONE})
    assert {row.key: row.strength for row in store.rows(store.find("").ids)} == {one: ONE, other: OTHER, third: None}
    changes = store.changes()
    store.keep_strengths({one: ONE, other: OTHER, "own:gone": ONE})
    assert store.changes() == changes, "nothing is new"
    assert names(store, "strength>55") == [one]
    assert names(store, "spielstärke<=48") == [other]
    assert names(store, "trialgames>=20", "trialgames") == [one, other]
    assert names(store, "strengthreach<7") == [one]
    assert names(store, "", "strength") == [one, other, third], "what is not known stands last"
    store.keep_strengths({other: ONE})
    assert names(store, "strength>0") == [other]


def test_a_strength_goes_when_the_list_is_corrected(store: DeckStore) -> None:
    one, other = (deck.key for deck in sample_records(FIRST)[1:3])
    store.keep_strengths({one: ONE, other: OTHER})
    deck = store.get(one)
    assert deck is not None
    store.replace(deck.model_copy(update={"name": "Called otherwise"}))
    assert set(names(store, "strength>0")) == {one, other}, "it is the same list"
    store.replace(deck.model_copy(update={"cards": (*deck.cards[1:], deck.cards[0])}))
    assert names(store, "strength>0") == [other]


def test_a_strength_goes_with_its_deck(store: DeckStore, tmp_path: Path) -> None:
    key = sample_records(FIRST)[0].key
    store.keep_strengths({key: ONE})
    store.trash([key])
    store.empty_trash()
    store.add([sample_records(FIRST)[0]])
    assert names(store, "strength>0") == []
