"""The card-facts table: opening it, and reading every row. Budget: under 60 ms together."""

from __future__ import annotations

from time import thread_time

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from kfdesk import resources
from kfdesk.cards.facts import FactsTable
from kfdesk.engine.facts import PrintedFacts

pytestmark = [pytest.mark.bench, pytest.mark.benchmark(timer=thread_time)]

_FILE = resources.assets() / "facts" / "cards.json"


def test_opening_the_table(benchmark: BenchmarkFixture) -> None:
    assert len(benchmark(FactsTable, _FILE)) == 2710


def test_opening_the_table_and_reading_every_row(benchmark: BenchmarkFixture) -> None:
    def read() -> list[PrintedFacts]:
        return list(FactsTable(_FILE).values())

    assert len(benchmark(read)) == 2710
