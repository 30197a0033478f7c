"""Where a deck that somebody would like to have stands on the shelf already."""

from __future__ import annotations

import sqlite3

from kfdesk.collection import former
from kfdesk.collection.purposes import LIST_SQL
from kfdesk.collection.records import DeckRecord
from kfdesk.records import record
from kfdesk.text.folding import searchable


@record
class Place:
    """A deck of the shelf: whether it lies in the trash, and whether it is wanted."""

    key: str
    trashed: bool
    wanted: bool


_ASKED = f"SELECT key, trashed IS NOT NULL, {LIST_SQL['wanted']} FROM deck WHERE "


def place(connection: sqlite3.Connection, deck: DeckRecord) -> Place | None:
    """Return the deck of the shelf that a wish names, one without a link also by its name; None where there is none."""
    row = connection.execute(f"{_ASKED} key = ?", (former.key_now(connection, deck.key),)).fetchone()
    if deck.uuid is None and (row is None or row[1]):
        named = f"{_ASKED} words = ? AND trashed IS NULL ORDER BY id"
        row = connection.execute(named, (searchable(deck.name),)).fetchone() or row
    return None if row is None else Place(str(row[0]), bool(row[1]), bool(row[2]))


def is_bare(connection: sqlite3.Connection, key: str) -> bool:
    """Return whether nothing but a name or a link is known of a deck, also by its owner."""
    asked = (
        "SELECT 1 FROM deck WHERE key = ? AND size = 0 AND favourite = 0 AND folder IS NULL "
        "AND NOT EXISTS (SELECT 1 FROM note WHERE note.deck = deck.id) "
        "AND NOT EXISTS (SELECT 1 FROM deck_tag WHERE deck_tag.deck = deck.id)"
    )
    return connection.execute(asked, (key,)).fetchone() is not None
