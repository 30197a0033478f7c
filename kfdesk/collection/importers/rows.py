"""What reading gives: a deck with what is to be said about it, or a row that is none and why."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from kfdesk.collection.links import Link
from kfdesk.collection.records import DeckRecord
from kfdesk.records import record
from kfdesk.text.words import Words


@record
class Limits:
    """How much is read at most. Sizes in bytes, lines in characters."""

    file: int = 64 << 20
    """A file of many decks: a table, or a list in JSON."""
    text: int = 4 << 20
    """A file with a list in plain words."""
    rows: int = 100_000
    line: int = 10_000
    """One line of plain text."""
    values: int = 6_000_000
    """Values in one JSON file; with `brackets` this bounds the memory that reading takes."""
    brackets: int = 2_000_000
    value: int = 4 << 20
    """Characters that one value of JSON, such as one deck of a list, may at least have; twice as many at most."""


LIMITS = Limits()


@record
class Read:
    """A deck that was read. `row` counts from 1 within its source, `source` is the file's name or "".

    `notes` tell what is odd about the deck or was left out; `remarks` is what its owner wrote about it.
    """

    record: DeckRecord
    notes: tuple[Words, ...] = ()
    row: int = 1
    source: str = ""
    remarks: str = ""

    @property
    def name(self) -> str:
        """The deck's name."""
        return self.record.name


@dataclass(frozen=True, slots=True)
class Unread:
    """A row that gave no deck, and why. `link` is set where the row names a deck that could be fetched."""

    reason: Words
    row: int = 1
    name: str = ""
    source: str = ""
    link: Link | None = field(default=None)


Row = Read | Unread
"""What becomes of one row, file or pasted text."""


class RowError(ValueError):
    """A row cannot be read; carries the reason, ready to show, and a link where the row has one."""

    def __init__(self, reason: Words, *, name: str = "", link: Link | None = None) -> None:
        self.reason = reason
        self.name = name
        self.link = link
        super().__init__(reason.en)

    def row(self, number: int) -> Unread:
        """Return this as the result of row `number`."""
        return Unread(self.reason, number, self.name, link=self.link)


def records(rows: Iterable[Row]) -> list[DeckRecord]:
    """Return the decks among `rows`."""
    return [row.record for row in rows if isinstance(row, Read)]
