"""Budgets of the rules reference: 30 ms to read all of it in one language, 10 ms to answer a letter of a search."""

from __future__ import annotations

from itertools import cycle
from time import process_time

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from kfdesk.engine.rules import RuleId
from kfdesk.teach import reference
from kfdesk.teach.reference.search import search
from kfdesk.teach.reference.source import sources

pytestmark = [pytest.mark.bench, pytest.mark.benchmark(timer=process_time)]

TYPED = "Schutzmarke neighbor elusive aember"


def test_read_in_one_language(benchmark: BenchmarkFixture) -> None:
    def read() -> int:
        sources.cache_clear()
        return sum(len(entry.text.say("de")) for entry in reference().values())

    assert benchmark(read) > 10_000


def test_a_letter_of_a_search(benchmark: BenchmarkFixture) -> None:
    ends = cycle(range(1, len(TYPED) + 1))
    search("de")

    def found() -> tuple[RuleId, ...]:
        return search("de").find(TYPED[: next(ends)])

    assert benchmark(found)
