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
"""How many decks one row of the table covers; 512 bytes at most."""

MOST_CHUNKS = 2_500
"""The number of rows for ten million decks; a place beyond them is damage."""

_NO_PLACE = Words("a deck has no place on the shelf")


def add(connection: sqlite3.Connection, entries: Iterable[tuple[int, int]]) -> None:
    """Note pairs of card and deck; call it inside a transaction."""
    for place, bits in _by_place(entries).items():
        _write(connection, place, _read(connection, place) | bits)


def remove(connection: sqlite3.Connection, entries: Iterable[tuple[int, int]]) -> None:
    """Take pairs of card and deck out again; call it inside a transaction."""
    for place, bits in _by_place(entries).items():
        _write(connection, place, _read(connection, place) & ~bits)


def bits_by_card(connection: sqlite3.Connection, cards: Iterable[int]) -> dict[int, int]:
    """Return for each of the cards a bit for each deck by its row, from 0 on: 1 where the deck has the card."""
    found = dict.fromkeys(cards, 0)
    rows = connection.execute(
        "SELECT card, chunk, decks FROM posting WHERE card IN (SELECT value FROM json_each(?))",
        (json.dumps(list(found)),),
    )
    for card, chunk, decks in rows:
        if card not in found or not isinstance(chunk, int) or not 0 <= chunk < MOST_CHUNKS:
            raise Damaged(_NO_PLACE)  # in a damaged file a row may say another card than the one it was found by
        found[card] |= _bits(decks) << chunk * CHUNK
    return found


def bits_of(decks: Sequence[int]) -> int:
    """Return a bit for each deck by its row, from 0 on: 1 for those given."""
    if not decks:
        return 0
    if not ({*map(type, decks)} == {int} and 0 <= min(decks) <= max(decks) < MOST_CHUNKS * CHUNK):
        raise Damaged(_NO_PLACE)
    marks = bytearray(b"0") * (max(decks) + 1)
    for deck in decks:
        marks[deck] = _ONE
    marks.reverse()
    return int(marks, 2)


def among(decks: Iterable[int], bits: int) -> list[int]:
    """Return those of the decks whose bit is 1, in their order."""
    marks = f"{bits:b}"[::-1]
    end = len(marks)
    return [deck for deck in decks if deck < end and marks[deck] == "1"]


_ONE = ord("1")


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
        raise Damaged(Words("the list of a card’s decks cannot be read"))
    return int.from_bytes(decks, "little")


def _write(connection: sqlite3.Connection, place: tuple[int, int], bits: int) -> None:
    if bits:
        decks = bits.to_bytes((bits.bit_length() + 7) // 8, "little")
        connection.execute("INSERT OR REPLACE INTO posting VALUES (?, ?, ?)", (*place, decks))
    else:
        connection.execute("DELETE FROM posting WHERE card = ? AND chunk = ?", place)
