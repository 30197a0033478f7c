"""Tables for other programs: text with commas (CSV), in which no spreadsheet finds a formula.

Most spreadsheets open such a file by a double click. Excel does so only where the system's list separator is a comma;
elsewhere, as in German, it is read there with Data > From Text/CSV.

Any package may import this module; it knows nothing of what is in the tables.
"""

from __future__ import annotations

import csv
import io
import re
from collections.abc import Iterable, Sequence
from typing import NamedTuple

Cell = str | float | bool | None
"""What a cell may hold; None is an empty one."""

_SIGNS = r"[=+\-@\uff1d\uff0b\uff0d\uff20]"
"""The signs that begin a formula, also as wide as in Chinese and Japanese writing."""
_FORMULA = re.compile(rf"[\s\x00\u200b\ufeff]*{_SIGNS}|[\t\r\n]")
"""What begins a formula for a spreadsheet, and what such programs skip before it."""
_INSIDE = re.compile(rf"([;\t\r\n][\s\x00\u200b\ufeff\"]*)(?={_SIGNS})")
"""What begins one inside a cell, for a program that takes other signs than commas for what parts cells."""
_NUMBER = re.compile(r"[+-]?\d+(?:[.,]\d+)?", re.ASCII)


class TextTable(NamedTuple):
    """A table in words: its title, its heads, its rows. `right` are the columns of numbers."""

    title: str
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    right: frozenset[int] = frozenset()


def csv_of(tables: Iterable[TextTable]) -> str:
    """Return tables in words with commas, each below its title, one below the other."""
    rows: list[Sequence[str]] = []
    for table in tables:
        rows += [*([()] if rows else []), (table.title,), table.heads, *table.rows]
    return csv_text(rows)


def csv_text(rows: Iterable[Sequence[Cell]]) -> str:
    """Return rows as text with commas, a line each; no word in them is a formula for a spreadsheet."""
    text = io.StringIO(newline="")
    writer = csv.writer(text, lineterminator="\n")
    writer.writerows([harmless(cell) for cell in row] for row in rows)
    return text.getvalue()


def csv_bytes(text: str) -> bytes:
    """Return such a text as a file: in UTF-8, with the mark at its beginning by which spreadsheets know that."""
    return text.encode("utf-8-sig")


def harmless(cell: Cell) -> Cell:
    """Return what stands in a cell, with an apostrophe before words that a spreadsheet would take for a formula, also
    one that parts cells by semicolons or tabs."""
    if not isinstance(cell, str) or _NUMBER.fullmatch(cell):
        return cell
    safe = _INSIDE.sub(r"\1'", cell)
    return f"'{safe}" if _FORMULA.match(cell) else safe
