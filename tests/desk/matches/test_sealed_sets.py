"""Sealed decks come from one set: the one that is chosen, or one that is drawn by lot."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

import pytest
from PySide6.QtTest import QTest

from kfdesk.cards.facts import facts, sets
from kfdesk.collection.generator.decks import generate_many
from kfdesk.collection.store import DeckStore
from kfdesk.desk.matches.room import MatchRoom
from kfdesk.desk.matches.shelf_source import ShelfSource
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.decks import DeckList
from tests.desk.matches.agreeing import LEFT, match_of, part_of, pick_format

MOST_FROM_ELSEWHERE = 4
"""So many cards of a deck may have been printed in other sets only: mavericks and legacies."""


def sets_of(deck: DeckList) -> set[str]:
    """Return the sets that a deck can be one of, by the printings of its cards."""
    printed = [{one.set for one in facts()[card.id].printings} for card in deck.cards]
    return {code for code in sets() if sum(code not in found for found in printed) <= MOST_FROM_ELSEWHERE}


def no_shelf() -> DeckStore:
    raise AssertionError("new decks need no shelf")


@pytest.mark.parametrize("code", ["CotA", "WC", "MM"])
def test_new_decks_are_of_the_set_that_is_chosen(code: str) -> None:
    decks = ShelfSource(no_shelf).generate(4, 3, code)
    assert len(decks) == 4 and all(code in sets_of(deck) for deck in decks.values())


def test_new_decks_are_of_one_set_where_none_is_chosen_and_not_always_of_the_same() -> None:
    drawn = [ShelfSource(no_shelf).generate(4, seed) for seed in range(8)]
    common = [set.intersection(*map(sets_of, decks.values())) for decks in drawn]
    assert all(common) and len({tuple(sorted(found)) for found in common}) > 2


def test_unplayed_decks_of_the_shelf_are_of_one_set(tmp_path: Path) -> None:
    store = DeckStore.open(tmp_path)
    for code, seeds in (("WC", range(3)), ("MM", range(2))):
        store.add(generate_many(seeds, set=code, added=datetime.now(UTC)))
    source = ShelfSource(lambda: store)
    assert len(set(source.unplayed(3, 0, "WC"))) == 3
    assert source.unplayed(4, 0, "WC") == []
    for seed in range(6):
        decks = [source.deck(key) for key in source.unplayed(2, seed)]
        assert set.intersection(*(sets_of(deck) for deck in decks if deck is not None))
    store.close()


def test_the_set_is_chosen_on_the_page(window: MainWindow, room: MatchRoom) -> None:
    part_of(window).open()
    pick_format(room, "sealed")
    assert room.setup.sealed_set.itemText(0) == "drawn by lot"
    room.setup.sealed_set.setCurrentIndex(room.setup.sealed_set.findData("WC"))
    QTest.mouseClick(room.setup.begin, LEFT)
    decks = [match_of(room).deck(ref) for side in match_of(room).series.decks for ref in side]
    assert len(decks) == 4 and all("WC" in sets_of(deck) for deck in decks)
