"""Budgets of the shelf: 10,000 decks imported in under 20 s, any filter with sort and rows in under 30 ms.

Here on 1,000 decks; `python -m tests.bench.measure_shelf` tells how the cost grows to 100,000.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path
from time import thread_time

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from kfdesk.collection.records import DeckRecord
from kfdesk.collection.search import Sort
from kfdesk.collection.store import DeckStore
from tests.bench.measure_shelf import QUERIES, SHOWN, SORTS, deck, used

pytestmark = [pytest.mark.bench, pytest.mark.benchmark(timer=thread_time)]

DECKS = 1_000


@pytest.fixture(scope="module")
def records() -> list[DeckRecord]:
    return [deck(number) for number in range(1, DECKS + 1)]


@pytest.fixture(scope="module")
def store(records: list[DeckRecord], tmp_path_factory: pytest.TempPathFactory) -> Iterator[DeckStore]:
    found = DeckStore.open(tmp_path_factory.mktemp("shelf"))
    found.add(records)
    used(found, [record.key for record in records])
    yield found
    found.close()


def test_import(benchmark: BenchmarkFixture, records: list[DeckRecord], tmp_path: Path) -> None:
    number = count()

    def imported() -> int:
        shelf = DeckStore.open(tmp_path / str(next(number)))
        try:
            return shelf.add(records).added
        finally:
            shelf.close()

    assert benchmark.pedantic(imported, rounds=3) == DECKS


def test_open(benchmark: BenchmarkFixture, store: DeckStore) -> None:
    def opened() -> int:
        other = DeckStore.open(store.path.parent)
        try:
            return other.count()
        finally:
            other.close()

    assert benchmark(opened) == DECKS


@pytest.mark.parametrize("query", QUERIES)
def test_find(benchmark: BenchmarkFixture, store: DeckStore, query: str) -> None:
    rows = benchmark(lambda: store.rows(store.find(query).ids[:SHOWN]))
    assert len(rows) <= SHOWN


@pytest.mark.parametrize("column", SORTS)
def test_sort(benchmark: BenchmarkFixture, store: DeckStore, column: str) -> None:
    assert len(benchmark(lambda: store.find(sort=[Sort(column)]))) == DECKS


def test_facets(benchmark: BenchmarkFixture, store: DeckStore) -> None:
    found = store.find("house:dis")
    assert benchmark(lambda: store.facets(found)).houses["dis"] == len(found)
