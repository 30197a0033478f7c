"""Registered decks that were to be fetched and could not be: they wait until somebody tries again.

    store.to_fetch.all()                            # Waiting(uuid, added, tried), the oldest first
    store.to_fetch.keep(links)                      # links that failed; decks of the shelf do not wait
    store.to_fetch.remove(uuids)

A deck that comes onto the shelf by any way waits no longer. Printed codes are never kept.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable
from datetime import UTC, datetime

from kfdesk.collection.database import MAX_NAMES, Database, moment, seconds_of
from kfdesk.collection.identity import UUID, vault_key
from kfdesk.collection.links import Link, LinkKind
from kfdesk.records import record


@record
class Waiting:
    """A deck that is to be fetched: its public identity, since when, and when it was tried last."""

    uuid: str
    added: datetime
    tried: datetime

    @property
    def link(self) -> Link:
        """The link by which it is fetched."""
        return Link(LinkKind.DECK, self.uuid)


class ToFetch:
    """The list in the shelf's file. Every method raises `StoreError` for what goes wrong with the file."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self) -> list[Waiting]:
        """Return the decks that wait, the oldest first."""
        with self._database.reading() as connection:
            rows = connection.execute("SELECT uuid, added, tried FROM to_fetch ORDER BY added, uuid").fetchall()
        return [Waiting(str(uuid), moment(added), moment(tried)) for uuid, added, tried in rows]

    def count(self) -> int:
        """Return how many decks wait."""
        with self._database.reading() as connection:
            return int(connection.execute("SELECT count(*) FROM to_fetch").fetchone()[0])

    def keep(self, links: Iterable[Link]) -> int:
        """Let decks wait that could not be fetched just now; return how many of them wait now.

        A printed code is not kept, nor a deck that is on the shelf with its cards, nor more than a shelf may have.
        """
        now = seconds_of(datetime.now(UTC))
        uuids = [link.uuid for link in links if link.kind is LinkKind.DECK and UUID.fullmatch(link.uuid)]
        if not uuids:
            return 0
        with self._database.writing() as connection:
            connection.executemany(_KEEP, ((uuid, now, now, vault_key(uuid), MAX_NAMES) for uuid in uuids))
            asked = "SELECT 1 FROM to_fetch WHERE uuid = ?"
            return sum(connection.execute(asked, (uuid,)).fetchone() is not None for uuid in dict.fromkeys(uuids))

    def remove(self, uuids: Iterable[str]) -> None:
        """Let decks wait no longer."""
        with self._database.writing() as connection:
            connection.executemany("DELETE FROM to_fetch WHERE uuid = ?", ((uuid,) for uuid in uuids))

    def put_back(self, waiting: Iterable[Waiting]) -> None:
        """Take `remove` back."""
        with self._database.writing() as connection:
            rows = ((one.uuid, seconds_of(one.added), seconds_of(one.tried)) for one in waiting)
            connection.executemany("INSERT OR REPLACE INTO to_fetch VALUES (?, ?, ?)", rows)


def arrived(connection: sqlite3.Connection, keys: Iterable[str]) -> None:
    """Let decks that came onto the shelf wait no longer; call it inside a transaction."""
    uuids = ((key.removeprefix("mv:"),) for key in keys if key.startswith("mv:"))
    connection.executemany("DELETE FROM to_fetch WHERE uuid = ?", uuids)


_KEEP = (
    "INSERT INTO to_fetch SELECT ?, ?, ? WHERE NOT EXISTS (SELECT 1 FROM deck WHERE key = ? AND size > 0) "
    "AND (SELECT count(*) FROM to_fetch) < ? ON CONFLICT (uuid) DO UPDATE SET tried = excluded.tried"
)
