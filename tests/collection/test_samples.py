"""The sample decks as the first decks of a new shelf."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from kfdesk.cards.facts import sets
from kfdesk.collection.files import sample_decks
from kfdesk.collection.identity import list_key
from kfdesk.collection.playable import playability
from kfdesk.collection.records import Source
from kfdesk.collection.samples import begin_with_samples, sample_records
from kfdesk.collection.store import DeckStore

NOW = datetime(2026, 11, 1, tzinfo=UTC)


def test_every_sample_deck_is_whole_and_can_be_played() -> None:
    found = sample_records(NOW)
    assert {deck.name for deck in found} == {deck.name for _, deck in sample_decks()}
    for deck in found:
        assert deck.source is Source.SAMPLE and deck.set in sets() and deck.size == 36 and playability(deck).ok
        assert deck.key == list_key(deck.name, deck.houses, deck.cards)


def test_a_new_shelf_begins_with_them_once(tmp_path: Path) -> None:
    store = DeckStore.open(tmp_path)
    assert begin_with_samples(store) == len(sample_decks())
    store.trash([deck.key for deck in sample_records(NOW)])
    store.empty_trash()
    assert begin_with_samples(store) == 0 and store.count() == 0
    store.close()
