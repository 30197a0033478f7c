"""How often decks win in the hands of the program's greedy player, as columns of the shelf.

They come from games that the program plays with itself (`kfdesk.trials`), which this package does not know: whoever
played them puts them here, all at once, and takes away those that hold no more.
"""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping, Sequence

from kfdesk.records import record


@record
class Strength:
    """A share of games won, in percent, and between which shares it is with a certainty of over 90 %."""

    percent: float
    low: float
    high: float
    games: int

    @property
    def reach(self) -> float:
        """How far from `percent` it may be, in points, toward the longer side."""
        return max(self.high - self.percent, self.percent - self.low)


TABLE = """
-- From games of the program with itself; a deck without any has no row.
CREATE TABLE strength (
    deck INTEGER PRIMARY KEY REFERENCES deck ON DELETE CASCADE,
    percent REAL NOT NULL,
    low REAL NOT NULL,
    high REAL NOT NULL,
    games INTEGER NOT NULL
);
"""
COLUMNS: Mapping[str, str] = {
    "strength": "percent",
    "strengthreach": "max(high - percent, percent - low)",
    "trialgames": "games",
}
"""What is sorted by and searched for, and its SQL in the table `strength`."""
_READ = "SELECT {}, percent, low, high, games FROM strength JOIN deck ON deck.id = deck"


def put(connection: sqlite3.Connection, found: Mapping[str, Strength]) -> None:
    """Keep the strengths of decks by their keys in the place of all others; call it inside a transaction."""
    connection.execute("DELETE FROM strength")
    connection.executemany(
        "INSERT INTO strength SELECT id, ?, ?, ?, ? FROM deck WHERE key = ?",
        ((one.percent, one.low, one.high, one.games, key) for key, one in found.items()),
    )


def forget(connection: sqlite3.Connection, id_: int) -> None:
    """Take away the strength of a deck whose list is another one now; call it inside a transaction."""
    connection.execute("DELETE FROM strength WHERE deck = ?", (id_,))


def by_key(connection: sqlite3.Connection) -> dict[str, Strength]:
    """Return the strengths of all decks that have one."""
    return {key: Strength(*values) for key, *values in connection.execute(_READ.format("key"))}


def read(connection: sqlite3.Connection, ids: Sequence[int]) -> dict[int, Strength]:
    """Return the strengths of those of these rows that have one."""
    asked = f"{_READ.format('deck')} WHERE deck IN (SELECT value FROM json_each(?))"
    return {id_: Strength(*values) for id_, *values in connection.execute(asked, (json.dumps(list(ids)),))}
