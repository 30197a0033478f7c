"""Which decks have a card, as bits: the answer for a thousand cards at once takes a few milliseconds.

A word such as "de" stands in the names of a thousand cards in one language or another. To join their decks by
SQL alone costs more than all the rest of a search; to join bits costs next to nothing. The bits of a card come
in chunks, so that a new deck changes only the last one. The table `deck_card` has the same in rows, with counts.
"""

from __future__ import annotations

import json
import sqlite3
from collections import defaultdict
from collections.abc import Iterable, Sequence

from kfdesk.collection.database import Damaged
from kfdesk.text.words import Words

CHUNK = 4_096
"""How many decks one row of the table tells of; 512 bytes at most."""

MOST_CHUNKS = 2_500
"""So many rows tell of ten million decks; a place beyond them is damage."""

YES = "x'31'"
"""What stands in `flags` at the place of a deck that has one of the cards, as SQL."""


def add(connection: sqlite3.Connection, entries: Iterable[tuple[int, int]]) -> None:
    """Note pairs of card and deck; call it inside a transaction."""
    for place, bits in _by_place(entries).items():
        _write(connection, place, _read(connection, place) | bits)


def remove(connection: sqlite3.Connection, entries: Iterable[tuple[int, int]]) -> None:
    """Take pairs of card and deck out again; call it inside a transaction."""
    for place, bits in _by_place(entries).items():
        _write(connection, place, _read(connection, place) & ~bits)


def flags(connection: sqlite3.Connection, cards: Sequence[int]) -> bytes:
    """Return a byte for each deck by its row, from 0 on: "1" where it has one of the cards; it may end early."""
    chunks: defaultdict[int, int] = defaultdict(int)
    rows = connection.execute(
        "SELECT chunk, decks FROM posting WHERE card IN (SELECT value FROM json_each(?))", (json.dumps(list(cards)),)
    )
    for chunk, decks in rows:
        if not isinstance(chunk, int) or not 0 <= chunk < MOST_CHUNKS:
            raise Damaged(Words("a deck has no place on the shelf", "ein Deck hat keinen Platz im Regal"))
        chunks[chunk] |= _bits(decks)
    if not chunks:
        return b""
    return "".join(f"{chunks[chunk]:0{CHUNK}b}"[::-1] for chunk in range(max(chunks) + 1)).encode()


def _by_place(entries: Iterable[tuple[int, int]]) -> dict[tuple[int, int], int]:
    found: defaultdict[tuple[int, int], int] = defaultdict(int)
    for card, deck in entries:
        found[card, deck // CHUNK] |= 1 << deck % CHUNK
    return found


def _read(connection: sqlite3.Connection, place: tuple[int, int]) -> int:
    row = connection.execute("SELECT decks FROM posting WHERE card = ? AND chunk = ?", place).fetchone()
    return _bits(row[0]) if row else 0


def _bits(decks: object) -> int:
    """Return what the table holds as bits; raises `Damaged`."""
    if not isinstance(decks, bytes) or len(decks) > CHUNK // 8:
        raise Damaged(
            Words("the list of a card’s decks cannot be read", "die Liste der Decks einer Karte ist nicht lesbar")
        )
    return int.from_bytes(decks, "little")


def _write(connection: sqlite3.Connection, place: tuple[int, int], bits: int) -> None:
    if bits:
        decks = bits.to_bytes((bits.bit_length() + 7) // 8, "little")
        connection.execute("INSERT OR REPLACE INTO posting VALUES (?, ?, ?)", (*place, decks))
    else:
        connection.execute("DELETE FROM posting WHERE card = ? AND chunk = ?", place)
