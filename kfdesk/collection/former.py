"""Keys that decks had before they turned out to be another deck of the shelf."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable


def key_now(connection: sqlite3.Connection, key: str) -> str:
    """Return the key of the deck that is meant by a key, which is the same for most."""
    row = connection.execute("SELECT deck FROM former_key WHERE key = ?", (key,)).fetchone()
    return str(row[0]) if row else key


def keep(connection: sqlite3.Connection, former: str, key: str) -> tuple[str, ...]:
    """Let a key, and those that led to it, lead to another one from now on; return those that led to it."""
    led = tuple(str(row[0]) for row in connection.execute("SELECT key FROM former_key WHERE deck = ?", (former,)))
    connection.execute("UPDATE former_key SET deck = ? WHERE deck = ?", (key, former))
    connection.execute("INSERT OR REPLACE INTO former_key VALUES (?, ?)", (former, key))
    return led


def forget(connection: sqlite3.Connection, former: str, led: Iterable[str]) -> None:
    """Take `keep` back."""
    connection.execute("DELETE FROM former_key WHERE key = ?", (former,))
    connection.executemany("UPDATE former_key SET deck = ? WHERE key = ?", ((former, key) for key in led))
