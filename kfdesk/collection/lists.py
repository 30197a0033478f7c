"""Which decks of the shelf have the same houses and cards: a column that is equal for them."""

from __future__ import annotations

import json
import sqlite3
import zlib
from collections.abc import Iterator, Mapping
from typing import Any

from kfdesk.collection.columns import MAX_CONTENT
from kfdesk.collection.identity import list_digest
from kfdesk.text.folding import fold


def fill(connection: sqlite3.Connection) -> None:
    """Work the column out for all decks from their records; one that cannot be read has none."""
    rows = connection.execute("SELECT deck, content FROM record").fetchall()
    found = ((_digest_of(content), id_) for id_, content in rows)
    connection.executemany("UPDATE deck SET list = ? WHERE id = ?", found)


def _digest_of(content: object) -> str:
    """Return the digest of a packed record, of which nothing else is read: a shelf may have ten thousand."""
    try:
        kept = json.loads(zlib.decompressobj().decompress(content, MAX_CONTENT)) if isinstance(content, bytes) else {}
        return list_digest(_lines(kept))
    except (ValueError, zlib.error, AttributeError, TypeError, KeyError):
        return ""


def _lines(kept: Mapping[str, Any]) -> Iterator[tuple[str, str, int]]:
    for line in kept.get("cards", ()):
        ref = line["id"] if line.get("id") is not None else "?" + fold(line["title"])
        yield line["house"], ref, line.get("count", 1)
