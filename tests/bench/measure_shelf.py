"""Measures the shelf by hand: import, open, search, facets and rows in milliseconds, and how they grow.

    python -m tests.bench.measure_shelf [decks ...]        (default: 100 1000 10000)

Nothing here fails on time: the figures are for people to read. A search is counted as the table shows it: parsing,
finding, sorting and reading the first 200 rows; each figure is the median of five, the first of them cold.
Times are of the processor: what else runs on the machine does not count.
"""

from __future__ import annotations

import statistics
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime, timedelta
from pathlib import Path

from kfdesk.collection.generator import generate
from kfdesk.collection.records import DeckRecord
from kfdesk.collection.results import Result
from kfdesk.collection.search import Sort
from kfdesk.collection.store import DeckStore
from tests.bench.clock import cpu_ms, interpreter

CHUNK = 5_000
SHOWN = 200
"""How many rows a search reads for the table at once."""
FIRST = datetime(2026, 1, 1, tzinfo=UTC)
QUERIES = (
    "",
    "a",
    "de",
    "anger",
    "ember imp",
    "house:dis",
    "-house:mars house:shadows",
    "house:dis | house:mars",
    "set:cota",
    "card:anger",
    "card:anger>=2",
    "card:bait | card:imp",
    "trait:knight",
    "trait:knight>=3",
    "tag:trade",
    "folder:box",
    "has:notes",
    "is:favorite",
    "is:playable",
    "is:maverick",
    "amber>=10",
    "creatures>18 steal>=2",
    "wins>=1",
    "added:2026-03",
    "nosuchword",
)
SORTS = ("name", "added", "set", "expected", "wins", "folder")


def deck(number: int) -> DeckRecord:
    """Return the generated deck of a number."""
    return generate(number, added=FIRST + timedelta(minutes=37 * number))


def decks(first: int, count: int) -> Iterator[list[DeckRecord]]:
    """Yield `count` generated decks in lists that fit into memory."""
    for start in range(first, first + count, CHUNK):
        yield [deck(number) for number in range(start, min(start + CHUNK, first + count))]


def used(store: DeckStore, keys: Sequence[str]) -> None:
    """Say about the decks what their owner might have said."""
    store.add_tag(keys[::7], "To Trade")
    store.set_favorite(keys[::10], True)
    store.set_folder(keys[::4], "Box 1")
    for key in keys[:: max(len(keys) // 100, 1)]:
        store.set_notes(key, "Lent to somebody; strong with Anger")
    for key, opponent in zip(keys[:50], keys[50:], strict=False):
        store.add_result(Result(deck=key, opponent=opponent, won=True, date=FIRST))


def median_ms(work: Callable[[], object], times: int = 5) -> float:
    """Return the median time of `work` in milliseconds."""
    return statistics.median(_once(work) for _ in range(times))


def _once(work: Callable[[], object]) -> float:
    return cpu_ms(work)


def measured(count: int, folder: Path) -> dict[str, float]:
    """Return the figures of a shelf of `count` generated decks by what was measured."""
    store = DeckStore.open(folder)
    found: dict[str, float] = {"import": 0.0}
    keys: list[str] = []
    for batch in decks(1, count):
        keys += [record.key for record in batch]
        found["import"] += _once(lambda batch=batch: store.add(batch))  # type: ignore[misc]
    again = [deck(number) for number in range(1, min(count, 1000) + 1)]
    found["the same again (at most 1,000)"] = _once(lambda: store.add(again))
    used(store, keys)
    found["file in MB"] = store.path.stat().st_size / 1e6
    store.close()
    found["open and count"] = median_ms(lambda: _opened(folder))
    store = DeckStore.open(folder)
    for query in QUERIES:
        found[f"find {query or '(everything)'}"] = median_ms(lambda query=query: _shown(store, query, "name"))  # type: ignore[misc]
    for column in SORTS:
        found[f"everything by {column}"] = median_ms(lambda column=column: _shown(store, "", column))  # type: ignore[misc]
    for query in ("", "house:dis", "anger"):
        hits = store.find(query)
        found[f"facets {query or '(everything)'}"] = median_ms(lambda hits=hits: store.facets(hits))  # type: ignore[misc]
    ids = store.find().ids
    middle = ids[len(ids) // 2 :][:SHOWN]
    found["200 rows from the middle"] = median_ms(lambda: store.rows(middle))
    found["one deck by key"] = median_ms(lambda: store.get(keys[-1]))
    found["favorite on one deck"] = median_ms(lambda: store.set_favorite(keys[:1], True))
    found["add one deck"] = _once(lambda: store.add([deck(count + 1)]))
    found["check of the whole file"] = _once(store.check)
    found["backup"] = _once(store.back_up)
    store.close()
    return found


def _opened(folder: Path) -> None:
    store = DeckStore.open(folder)
    store.count()
    store.close()


def _shown(store: DeckStore, query: str, column: str) -> None:
    store.rows(store.find(query, sort=[Sort(column)]).ids[:SHOWN])


def main(counts: Sequence[int]) -> None:
    """Print a table with a column for each size."""
    columns = []
    for count in counts:
        with tempfile.TemporaryDirectory() as folder:
            columns.append(measured(count, Path(folder)))
    print(interpreter())
    print(f"{'CPU milliseconds':38}" + "".join(f"{count:>12,}" for count in counts) + "   growth")
    for name in columns[0]:
        values = [column[name] for column in columns]
        growth = f"{values[-1] / values[-2]:8.1f}" if len(values) > 1 and values[-2] else ""
        print(f"{name:38}" + "".join(f"{value:12.1f}" for value in values) + growth)


if __name__ == "__main__":
    main([int(word) for word in sys.argv[1:] if word.isdigit()] or [100, 1_000, 10_000])
