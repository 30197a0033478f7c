"""Many files, folders and texts at once: batch by batch, with progress, a way to stop, and a report of every row.

    report = add_rows(batches([path, folder, "pasted text"]), store.add, progress=show_progress)

Nothing here knows the shelf or a window: `add` takes the decks of a batch. All of it may run in a worker thread.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field, replace
from pathlib import Path
from typing import Protocol

from kfdesk.collection.importers import texts as s
from kfdesk.collection.importers.fetch_texts import FOR_GOOD
from kfdesk.collection.importers.opened import Source
from kfdesk.collection.importers.own import SUFFIX
from kfdesk.collection.importers.reading import read_any
from kfdesk.collection.importers.rows import LIMITS, Limits, Read, Row, Unread, records
from kfdesk.collection.links import Link
from kfdesk.collection.records import DeckRecord
from kfdesk.records import record
from kfdesk.text.words import Words

SUFFIXES = frozenset({".json", ".jsonl", ".csv", ".tsv", ".txt", ".md", ".deck", SUFFIX})
"""How the names of files end that are looked for in a folder; a file that is named itself may end in anything."""

MAX_FILES = 100_000
_DEPTH = 8
"""How deep folders may lie in one another."""
_BATCH = 250
"""Rows in one batch."""


class Added(Protocol):
    """What a shelf says of the decks it took: how many were new, got newer facts, and were there just so."""

    @property
    def added(self) -> int: ...
    @property
    def merged(self) -> int: ...
    @property
    def unchanged(self) -> int: ...


@record
class Progress:
    """How far an import is. `name` is the file being read, "" for a pasted text."""

    sources_done: int
    sources: int
    rows: int
    name: str = ""


@record
class Batch:
    """Rows that were read together, in order, and how far the import is with them."""

    rows: tuple[Row, ...]
    progress: Progress


@record
class ReportLine:
    """What became of one row: `key` is the deck's, or "" with the `reason` why there is none.

    `again` is set for a deck that came earlier in the same import. `link` is set where the deck could be fetched.
    That a source leaves bonus icons out is no note: it would stand on every line, so it is said once with a count.
    """

    source: str
    row: int
    name: str
    key: str = ""
    notes: tuple[Words, ...] = ()
    reason: Words | None = None
    link: Link | None = None
    again: bool = False
    without_icons: bool = False
    """Whether the source does not say which cards have bonus icons."""


@record
class ImportReport:
    """Every row of an import in order, and what the shelf said of the decks. `cancelled`: it was stopped on the
    way; what it had read by then is on the shelf."""

    lines: tuple[ReportLine, ...] = ()
    added: int = 0
    merged: int = 0
    unchanged: int = 0
    cancelled: bool = False

    @property
    def read(self) -> int:
        """How many rows gave a deck."""
        return sum(not line.reason for line in self.lines)

    @property
    def unread(self) -> tuple[ReportLine, ...]:
        """The rows that gave none."""
        return tuple(line for line in self.lines if line.reason)

    @property
    def links(self) -> tuple[Link, ...]:
        """The decks that were only named by a link, each once."""
        return tuple(dict.fromkeys(line.link for line in self.lines if line.link))

    @property
    def without_icons(self) -> tuple[str, ...]:
        """The keys of the decks whose source does not say which cards have bonus icons, each once."""
        return tuple(dict.fromkeys(line.key for line in self.lines if line.without_icons))

    @property
    def to_fetch(self) -> tuple[Link, ...]:
        """The decks that were only named by a link and did not come, each once; another try may bring them."""
        missing = (line for line in self.lines if line.link and line.reason and line.reason not in FOR_GOOD)
        return tuple(dict.fromkeys(line.link for line in missing if line.link))

    def followed_by(self, other: ImportReport) -> ImportReport:
        """Return one report of two imports."""
        return ImportReport(
            self.lines + other.lines,
            self.added + other.added,
            self.merged + other.merged,
            self.unchanged + other.unchanged,
            self.cancelled or other.cancelled,
        )


def never() -> bool:
    """Return False: the import is not to be stopped."""
    return False


def batches(
    sources: Iterable[Source],
    *,
    cancelled: Callable[[], bool] = never,
    limits: Limits = LIMITS,
    size: int = _BATCH,
) -> Iterator[Batch]:
    """Yield the rows of all `sources`, at most `size` at a time, until `cancelled` says True.

    Folders stand for the files in them (and in their folders) whose names end in `SUFFIXES`.
    """
    files = list(_files(sources))
    rows: list[Row] = []
    seen = 0
    for done, source in enumerate(files):
        name = source.name if isinstance(source, Path) else ""
        for row in [source] if isinstance(source, Unread) else read_any(source, limits=limits):
            if cancelled():
                break
            rows.append(row)
            if len(rows) >= size:
                seen += len(rows)
                yield Batch(tuple(rows), Progress(done, len(files), seen, name))
                rows.clear()
        if cancelled():
            break
    seen += len(rows)
    if rows:
        yield Batch(tuple(rows), Progress(len(files), len(files), seen))


def add_rows(
    read: Iterable[Batch],
    add: Callable[[list[DeckRecord]], Added],
    *,
    remark: Callable[[str, str], None] | None = None,
    on_line: Callable[[ReportLine], None] | None = None,
    progress: Callable[[Progress], None] | None = None,
    cancelled: Callable[[], bool] = never,
) -> ImportReport:
    """Hand the decks of batches to `add` and return the report.

    `remark` gets a deck's key and what its owner had written about it, after the deck was added; `on_line` gets
    every line of the report and `progress` how far it is, as it goes.
    """
    growing = _Report()
    for batch in read:
        decks = records(batch.rows)
        if decks:
            growing.count(add(decks))
        for row in batch.rows:
            line = growing.line(row)
            if on_line is not None:
                on_line(line)
            if remark is not None and isinstance(row, Read) and row.remarks:
                remark(row.record.key, row.remarks)
        if progress is not None:
            progress(batch.progress)
    return replace(growing.report, lines=tuple(growing.lines), cancelled=cancelled())


@dataclass(slots=True)
class _Report:
    """The report while it grows."""

    report: ImportReport = field(default_factory=ImportReport)
    lines: list[ReportLine] = field(default_factory=list)
    keys: set[str] = field(default_factory=set)

    def count(self, added: Added) -> None:
        self.report = replace(
            self.report,
            added=self.report.added + added.added,
            merged=self.report.merged + added.merged,
            unchanged=self.report.unchanged + added.unchanged,
        )

    def line(self, row: Row) -> ReportLine:
        """Add the line for a row and return it."""
        if isinstance(row, Unread):
            line = ReportLine(row.source, row.row, row.name, reason=row.reason, link=row.link)
        else:
            key = row.record.key
            notes = tuple(note for note in row.notes if note != s.ICONS_UNKNOWN)
            again, iconless = key in self.keys, not row.record.icons_known
            line = ReportLine(row.source, row.row, row.name, key, notes, again=again, without_icons=iconless)
            self.keys.add(key)
        self.lines.append(line)
        return line


def _files(sources: Iterable[Source]) -> Iterator[Source | Unread]:
    """Yield the sources with each folder replaced by its files, at most `MAX_FILES` of them."""
    for source in sources:
        if isinstance(source, Path) and source.is_dir():
            found = False
            for number, file in enumerate(_in_folder(source, _DEPTH)):
                found = True
                if number >= MAX_FILES:
                    yield Unread(s.TOO_MANY_FILES.filled(limit=MAX_FILES), source=source.name)
                    break
                yield file
            if not found:
                yield Unread(s.EMPTY_FOLDER, source=source.name)
        else:
            yield source


def _in_folder(folder: Path, depth: int) -> Iterator[Path]:
    """Yield the files of a folder that may hold decks, by name; links to elsewhere are not followed."""
    try:
        with os.scandir(folder) as found:
            entries = sorted(found, key=lambda entry: entry.name)
    except OSError:
        return
    for entry in entries:
        try:
            if entry.is_dir(follow_symlinks=False) and depth > 0 and not entry.name.startswith("."):
                yield from _in_folder(folder / entry.name, depth - 1)
            elif entry.is_file(follow_symlinks=False) and Path(entry.name).suffix.lower() in SUFFIXES:
                yield folder / entry.name
        except OSError:
            continue
