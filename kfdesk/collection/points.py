"""Two numbers of many decks at once, with what decks are told apart by: for a chart with a point for each."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Sequence

from kfdesk.collection.search import SORTS
from kfdesk.collection.vocabulary import NUMBERS
from kfdesk.records import record

AXES = frozenset(SORTS) & frozenset(NUMBERS)
"""The numbers of a deck that may lie along a side of the chart."""


@record
class Point:
    """One deck: two numbers of it, its set's code, its houses and its tags."""

    id: int
    x: float
    y: float
    set: str
    houses: tuple[str, ...]
    tags: tuple[str, ...]


def points(connection: sqlite3.Connection, ids: Sequence[int], x: str, y: str) -> list[Point]:
    """Return the points of these decks for two of `AXES`, in any order; without those of which one is not known."""
    if not {x, y} <= AXES:
        raise KeyError(f"decks have no number {x!r} or {y!r}")
    wanted = (json.dumps(list(ids)),)
    chosen = "(SELECT value FROM json_each(?))"
    tags: dict[int, tuple[str, ...]] = {}
    for deck, tag in connection.execute(
        f"SELECT deck, tag.name FROM deck_tag JOIN tag ON tag.id = tag WHERE deck IN {chosen} ORDER BY tag.words",
        wanted,
    ):
        tags[deck] = (*tags.get(deck, ()), tag)
    found = connection.execute(
        f"SELECT * FROM (SELECT id, {SORTS[x]} AS x, {SORTS[y]} AS y, set_code, houses FROM deck WHERE id IN {chosen})"
        " WHERE x IS NOT NULL AND y IS NOT NULL",
        wanted,
    )
    return [
        Point(id_, float(one), float(two), code, tuple(filter(None, houses.split("|"))), tags.get(id_, ()))
        for id_, one, two, code, houses in found
    ]
