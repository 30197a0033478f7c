"""Games against the program: kept for both decks, counted apart from games between people."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path

import pytest

from kfdesk.collection.results import Result
from kfdesk.collection.store import DeckStore, Sort
from tests.collection.old_files import file_of_version
from tests.collection.shelves import deck

ONE, TWO = deck(0), deck(1)
WHEN = datetime(2026, 5, 1, tzinfo=UTC)


def result(*, won: bool, practice: bool, journal: str) -> Result:
    return Result(deck=ONE.key, opponent=TWO.key, won=won, date=WHEN, practice=practice, journal=journal)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[DeckStore]:
    """Two decks that met twice between people, 1 : 1, and three times against the program, 1 : 2; and one unplayed."""
    made = DeckStore.open(tmp_path / "shelf")
    made.add([ONE, TWO, deck(2)])
    games = ((True, False), (False, False), (True, True), (False, True), (False, True))
    for number, (won, practice) in enumerate(games):
        made.add_result(result(won=won, practice=practice, journal=f"{number}.kfdesk"))
    yield made
    made.close()


def names(store: DeckStore, text: str) -> set[str]:
    return {row.key for row in store.rows(store.find(text).ids)}


def test_practice_is_counted_apart(store: DeckStore) -> None:
    rows = {row.key: row for row in store.rows(store.find().ids)}
    one, two = rows[ONE.key], rows[TWO.key]
    assert (one.wins, one.losses, one.practice_wins, one.practice_losses) == (1, 1, 1, 2)
    assert (two.wins, two.losses, two.practice_wins, two.practice_losses) == (1, 1, 2, 1)
    assert one.played == WHEN and rows[deck(2).key].played is None


def test_practice_is_searched_and_sorted_by_apart(store: DeckStore) -> None:
    both = {ONE.key, TWO.key}
    assert names(store, "games=2") == names(store, "practice=3") == names(store, "is:practiced") == both
    assert names(store, "winrate=50") == both and names(store, "practicerate>60") == {TWO.key}
    assert names(store, "is:unplayed") == {deck(2).key}
    assert store.keys(store.find(sort=[Sort("practicerate", True)]).ids)[:2] == [TWO.key, ONE.key]


def test_a_deck_that_only_practiced_has_been_seen(store: DeckStore) -> None:
    store.add_result(Result(deck=deck(2).key, won=True, date=WHEN, practice=True))
    assert names(store, "is:unplayed") == set() and deck(2).key in names(store, "is:played has:results")
    assert names(store, "games=0") == {deck(2).key}


def test_a_shelf_file_with_practice_is_left_alone_by_older_programs_and_one_without_is_not(
    store: DeckStore, tmp_path: Path
) -> None:
    store.export(tmp_path / "all.kfshelf")
    with gzip.open(tmp_path / "all.kfshelf") as file:
        assert json.loads(file.readline())["version"] == 3
    other = DeckStore.open(tmp_path / "other")
    other.bring_in(tmp_path / "all.kfshelf")
    other.bring_in(tmp_path / "all.kfshelf")
    assert [kept.result.practice for kept in other.results(ONE.key)].count(True) == 3
    for kept in other.results(ONE.key):
        if kept.result.practice:
            other.remove_result(kept.number)
    other.export(tmp_path / "people.kfshelf")
    with gzip.open(tmp_path / "people.kfshelf") as file:
        lines = [json.loads(line) for line in file]
    assert lines[0].get("version", 1) == 1
    results = [line["result"] for line in lines if "result" in line]
    assert len(results) == 2 and not any("practice" in result for result in results)
    other.close()


def test_a_file_of_version_7_has_no_practice_and_keeps_its_results(tmp_path: Path) -> None:
    with file_of_version(tmp_path, 7):
        pass
    store = DeckStore.open(tmp_path)
    ada = "mv:00000000-0000-4000-8000-000000000001"
    (row,) = store.rows(store.find("wins=1").ids)
    assert (row.key, row.practice_wins, row.practice_losses) == (ada, 0, 0)
    (kept,) = store.results(ada)
    store.add_result(kept.result.model_copy(update={"practice": True, "journal": "other.kfdesk"}))
    (row,) = store.rows(store.find("practice=1 wins=1").ids)
    assert row.key == ada
    store.close()
