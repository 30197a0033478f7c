"""`kfdesk import FILE …`: decks onto the shelf from the command line, with a report of every row."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterable, Iterator, Sequence
from pathlib import Path
from typing import TextIO

from kfdesk.catalogs import languages, system_language
from kfdesk.collection.importers import command_texts as s
from kfdesk.collection.importers.bulk import Batch, ImportReport, Progress, ReportLine, add_rows, batches
from kfdesk.collection.importers.opened import Source
from kfdesk.collection.links import Link, links_in
from kfdesk.collection.records import DeckRecord
from kfdesk.collection.store import AddReport, DeckStore, StoreError
from kfdesk.records import record
from kfdesk.text.arguments import arguments_in
from kfdesk.text.words import Words

ALL_READ, SOME_UNREAD, NOTHING_DONE = 0, 1, 2
"""Exit codes: every row gave a deck; some gave none; nothing could be done at all."""


def import_decks(argv: Sequence[str], out: TextIO | None = None) -> int:
    """Import what the arguments name, print what became of every row, and return the exit code."""
    language = system_language()
    with arguments_in(language):
        asked = import_parser(language).parse_args(argv)
    language = asked.language or language
    printer = (_JsonPrinter if asked.json else _Printer)(out or sys.stdout, language)
    sources = [_source(word) for word in asked.files]
    if asked.dry_run:
        report = printer.add(batches(sources), _take_none, None)
        without_icons = len(report.without_icons)
    else:
        try:
            store = DeckStore.open(asked.shelf)
        except StoreError as error:
            printer.say(error.problem)
            return NOTHING_DONE
        try:
            remark = Remarks(store)
            report = printer.add(batches(sources), store.add, remark)
            if asked.fetch and report.links:
                printer.missing -= sum(line.link is not None for line in report.lines)
                fetched = printer.add(_fetched(report.links), store.add, remark)
                printer.waiting = store.to_fetch.keep(fetched.to_fetch)
                report = report.followed_by(fetched)
            printer.doubles = len(store.doubles.among({line.key for line in report.lines if line.key}))
            without_icons = len(store.without_icons(report.without_icons))
        except StoreError as error:
            printer.say(error.problem)
            return NOTHING_DONE
        finally:
            store.close()
    printer.end(report, without_icons, dry=asked.dry_run)
    if not report.read:
        return NOTHING_DONE
    return SOME_UNREAD if printer.missing else ALL_READ


@record
class Remarks:
    """Keeps what came with a deck as its notes, where its owner has written none yet."""

    store: DeckStore

    def __call__(self, key: str, text: str) -> None:
        """Keep `text` for the deck with that key."""
        about = self.store.about(key)
        if about is not None and not about.notes:
            self.store.set_notes(key, text)


def _take_none(records: list[DeckRecord]) -> AddReport:
    return AddReport()


def _fetched(links: Sequence[Link]) -> Iterator[Batch]:
    from kfdesk.collection.fetch import Fetcher

    for number, row in enumerate(Fetcher().rows(links), 1):
        yield Batch((row,), Progress(number, len(links), number))


def _source(word: str) -> Source:
    """Return what an argument names: a file or folder, "-" for what is piped in, else the link in it."""
    if word == "-":
        return sys.stdin.buffer.read(_MOST_PIPED)
    path = Path(word)
    return word if not path.exists() and links_in(word) else path


_MOST_PIPED = (64 << 20) + 1


class _Printer:
    """Prints the report while it grows."""

    def __init__(self, out: TextIO, language: str) -> None:
        self._out = out
        self._language = language
        self.missing = 0
        """Rows that gave no deck."""
        self.waiting = 0
        """Decks that could not be fetched and wait on the shelf."""
        self.doubles = 0
        """Decks that are on the shelf already, it seems."""

    def say(self, words: Words, indent: str = "") -> None:
        """Print a sentence."""
        print(indent + words.say(self._language), file=self._out)

    def add(
        self,
        read: Iterable[Batch],
        add: Callable[[list[DeckRecord]], AddReport],
        remark: Callable[[str, str], None] | None,
    ) -> ImportReport:
        """Take the decks of `read` and print a line for each row as it goes."""
        return add_rows(read, add, remark=remark, on_line=self._line)

    def _line(self, line: ReportLine) -> None:
        place = f"{line.source or '-'}:{line.row}"
        if line.reason is not None:
            self.missing += 1
            name = f"{line.name}: " if line.name else ""
            print(f"{place}: ! {name}{line.reason.say(self._language)}", file=self._out)
            return
        again = s.AGAIN.say(self._language) if line.again else ""
        print(f"{place}: {line.name}{again}", file=self._out)
        for note in line.notes:
            self.say(note, "    ")

    def end(self, report: ImportReport, without_icons: int, *, dry: bool) -> None:
        """Print the sum, and of how many decks the bonus icons are not known."""
        self.say(s.SUM.filled(read=report.read, unread=len(report.unread)))
        if without_icons:
            self.say(s.WITHOUT_ICONS.filled(n=without_icons))
        if self.waiting:
            self.say(s.WAITING.filled(n=self.waiting))
        if self.doubles:
            self.say(s.DOUBLES.filled(n=self.doubles))
        if dry:
            self.say(s.DRY)
        else:
            self.say(s.SHELF.filled(added=report.added, merged=report.merged, same=report.unchanged))


class _JsonPrinter(_Printer):
    """Prints the report as one object once it is whole: `rows`, and how many decks came of them."""

    def __init__(self, out: TextIO, language: str) -> None:
        super().__init__(out, language)
        self._rows: list[dict[str, object]] = []

    def say(self, words: Words, indent: str = "") -> None:
        """Say what is wrong where it is in nobody's way."""
        print(indent + words.say(self._language), file=sys.stderr)

    def _line(self, line: ReportLine) -> None:
        self.missing += line.reason is not None
        self._rows.append(
            {
                "source": line.source,
                "row": line.row,
                "name": line.name,
                "key": line.key or None,
                "reason": None if line.reason is None else line.reason.say(self._language),
                "notes": [note.say(self._language) for note in line.notes],
                "again": line.again,
            }
        )

    def end(self, report: ImportReport, without_icons: int, *, dry: bool) -> None:
        """Print the object."""
        sums = {
            "read": report.read,
            "unread": len(report.unread),
            "without_icons": without_icons,
            "waiting": self.waiting,
            "doubles": self.doubles,
            "added": report.added,
            "merged": report.merged,
            "unchanged": report.unchanged,
            "dry_run": dry,
        }
        print(json.dumps({"rows": self._rows, **sums}, ensure_ascii=False, indent=1), file=self._out)


def import_parser(language: str) -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(
        prog="kfdesk import",
        description=s.ABOUT.say(language),
    )
    parser.add_argument("files", nargs="+", metavar="FILE", help=s.FILES.say(language))
    parser.add_argument("--fetch", action="store_true", help=s.FETCH.say(language))
    parser.add_argument("--dry-run", action="store_true", help=s.DRY_RUN.say(language))
    parser.add_argument("--json", action="store_true", help=s.JSON.say(language))
    parser.add_argument("--shelf", type=Path, metavar="FOLDER", help=s.OTHER_SHELF.say(language))
    parser.add_argument("--language", choices=languages(), help=s.LANGUAGE.say(language))
    return parser
