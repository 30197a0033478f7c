"""What one search keeps for the next: it is the shelf as it is now, whoever changes it, and damage is noticed."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from kfdesk.collection import finding, postings
from kfdesk.collection.database import connected
from kfdesk.collection.query import parse
from kfdesk.collection.search import Sort
from kfdesk.collection.store import DeckStore, StoreError
from tests.collection.shelves import deck

DECKS = [deck(number) for number in range(30)]
QUERIES = (
    "",
    "d",
    "anger",
    '"anger"',
    "-anger",
    "house:dis | trait:giant",
    "-card:anger>=1 dis",
    "is:favorite",
    "cota",
)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[DeckStore]:
    found = DeckStore.open(tmp_path)
    found.add(DECKS[:20])
    yield found
    found.close()


def asked(store: DeckStore) -> list[list[int]]:
    return [store.find(query, sort=[Sort(column)]).ids for query in QUERIES for column in ("name", "amber")]


def test_a_search_after_others_finds_what_a_first_one_finds(store: DeckStore) -> None:
    seen = [asked(store) for _ in range(2)]
    with closing(DeckStore.open(store.path.parent)) as fresh:
        assert asked(fresh) == seen[0] == seen[1]


def test_a_change_by_another_program_is_found_at_once(store: DeckStore) -> None:
    before = asked(store)
    with closing(DeckStore.open(store.path.parent)) as other:
        other.add(DECKS[20:])
        other.set_favorite([DECKS[0].key], True)
        other.trash([DECKS[1].key])
        assert asked(store) == asked(other) != before
        assert store.facets(store.find()) == other.facets(other.find())


def test_only_so_much_is_kept(store: DeckStore, monkeypatch: pytest.MonkeyPatch) -> None:
    whole = asked(store)
    monkeypatch.setattr(finding, "MOST_KEPT", 2)
    monkeypatch.setattr(finding, "MOST_ORDERS", 1)
    store.set_chains(DECKS[0].key, 3)  # forgets what was kept
    assert [asked(store), asked(store)] == [whole, whole]


def test_rows_kept_are_those_of_the_shelf_as_it_is(store: DeckStore, monkeypatch: pytest.MonkeyPatch) -> None:
    ids = store.find().ids
    with closing(DeckStore.open(store.path.parent)) as fresh:
        assert store.rows(ids[:5]) == fresh.rows(ids[:5]) and store.rows(ids) == fresh.rows(ids) == store.rows(ids)
        fresh.set_favorite([DECKS[0].key], True)
        assert sum(row.favorite for row in store.rows(ids)) == 1
        monkeypatch.setattr(finding, "MOST_DECKS", 3)
        assert [store.rows(ids[:2]), store.rows(ids), store.rows(ids[::-1])] == [
            fresh.rows(ids[:2]),
            fresh.rows(ids),
            fresh.rows(ids[::-1]),
        ]


def test_decks_of_a_house_a_set_or_a_folder_are_counted_most_first(store: DeckStore) -> None:
    store.set_folder([DECKS[0].key], "Box")
    store.set_favorite([DECKS[1].key, DECKS[2].key], True)
    facets = store.facets(store.find())
    assert sum(facets.sets.values()) == 20 and facets.folders == {"Box": 1}
    for mark in ("favorite", "playable"):
        assert facets.marks[mark] == len(store.find(parse(f"is:{mark}")))
    assert list(facets.houses.values()) == sorted(facets.houses.values(), reverse=True)
    dis = store.find("house:dis")
    assert store.facets(dis).houses["dis"] == len(dis) == facets.houses["dis"]


@pytest.mark.parametrize(
    "damage",
    [
        "UPDATE deck SET words = x'ff00' WHERE id = 3",
        "UPDATE deck SET houses = x'ff00' WHERE id = 3",
        "UPDATE card SET words = x'ff00' WHERE id = 3",
        "UPDATE posting SET chunk = 99999",
        "UPDATE deck SET id = -3 WHERE id = 3",
        f"UPDATE deck SET id = {2**62} WHERE id = 3",
    ],
)
def test_a_search_names_the_damage(store: DeckStore, damage: str) -> None:
    with closing(sqlite3.connect(store.path)) as other:
        other.execute(damage)
        other.commit()
    with pytest.raises(StoreError, match="is damaged") as caught:
        store.find("d")
    assert caught.value.damaged
    with pytest.raises(StoreError, match="is damaged"):  # nothing of what was damaged is kept
        store.find("d")


def test_bits_say_which_decks() -> None:
    decks = [0, 3, 4_095, 4_096, 20_000]
    bits = postings.bits_of(decks)
    assert bits == sum(1 << deck for deck in decks)
    assert postings.among([20_000, 5, 3, 99_999, 0], bits) == [20_000, 3, 0]
    assert postings.bits_of([]) == 0 and postings.among(decks, 0) == []


def test_a_negated_word_is_in_none_of_the_decks_found(store: DeckStore) -> None:
    with_it, without = store.find("anger").ids, store.find("-anger").ids
    assert sorted(with_it + without) == sorted(store.find().ids) and with_it
    assert store.find(parse("anger -anger")).ids == []


def test_a_search_while_another_thread_gathers_the_groups_finds_all_decks(store: DeckStore) -> None:
    houses = sorted({house for record in DECKS[:20] for house in record.houses})
    right = [store.find(house).ids for house in houses]
    with closing(connected(store.path)) as connection:
        finder = finding.Finder(0)
        whole = finder._group_of(connection)
        seen: list[list[int]] = []

        class Searched(dict[int, finding.DeckGroup]):
            def items(self) -> Any:
                """Search, as another thread may, after half of the decks."""
                finder._groups = whole
                for at, item in enumerate(whole.items()):
                    if at == len(whole) // 2:
                        seen.extend(finder.find(connection, parse(house)).ids for house in houses)
                    yield item

        finder._groups = Searched(whole)
        finder.get_ready(connection)
    assert seen == right
