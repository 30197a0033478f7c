"""`kfdesk decks …`: what stands on the shelf, found, listed, written to files and copied, from the command line."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any, TextIO

from kfdesk.catalogs import languages, system_language
from kfdesk.collection import decks_command_texts as s
from kfdesk.collection.command_run import CommandRun, Refused
from kfdesk.collection.database import FILE_NAME, shelf_folder
from kfdesk.collection.doubles import Double, Likeness
from kfdesk.collection.exporting import IN_WORDS, LEFT_OUT, as_object, as_own, as_table, as_words, with_cards
from kfdesk.collection.kinds import KIND_WORDS
from kfdesk.collection.listing import house_title
from kfdesk.collection.query import parse
from kfdesk.collection.ratings import DATES, RATINGS
from kfdesk.collection.records import Source
from kfdesk.collection.saying import read_texts
from kfdesk.collection.schema import FIGURES
from kfdesk.collection.search import MOST_ROWS, SORTS, DeckRow, Sort
from kfdesk.collection.shelffile import SUFFIX
from kfdesk.collection.store import DeckStore
from kfdesk.collection.vocabulary import NUMBERS, SOURCES, Field
from kfdesk.disk import whole
from kfdesk.spreadsheets import csv_bytes, csv_text
from kfdesk.text.arguments import arguments_in
from kfdesk.text.errors import reason_of
from kfdesk.text.words import Words

FOUND, NONE_FOUND = 0, 1
"""Exit codes: there was something to do; no deck was found. `NOTHING_DONE` is the third."""
_TABLES = (".csv", ".json", ".kfdeck", *IN_WORDS)


def decks(argv: Sequence[str], out: TextIO | None = None) -> int:
    """Do what the arguments say, print what comes of it, and return the exit code."""
    language = system_language()
    with arguments_in(language):
        asked = decks_parser(language).parse_args(argv)
    run = _Run(asked, language, out)
    return run.code_of(lambda: run.of(_DOES[asked.what]))


class _Run(CommandRun):
    """One call of the command."""

    def of(self, does: Callable[[_Run, DeckStore], int]) -> int:
        """Open the shelf, which has to be there, do something with it, and close it."""
        folder = self.asked.shelf or shelf_folder()
        if not (folder / FILE_NAME).exists():
            raise Refused(s.NO_SHELF.filled(folder=str(folder)))
        store = DeckStore.open(self.asked.shelf)
        try:
            return does(self, store)
        finally:
            store.close()

    def found(self, store: DeckStore) -> list[DeckRow]:
        """Return the decks that are asked for, in the order asked for."""
        asked = self.asked
        query = parse(" ".join(getattr(asked, "query", ())))
        if any(term.field is Field.SAYS for term in query.terms):
            read_texts()
        order = [Sort(column, asked.descending) for column in asked.sort or ("name",)]
        found = store.find(query, sort=order, trash=asked.trash)
        for hint in found.hints:
            self.complain(hint)
        ids = found.ids if asked.limit is None else found.ids[: asked.limit]
        return _rows(store, ids)


def _rows(store: DeckStore, ids: Sequence[int]) -> list[DeckRow]:
    return [row for at in range(0, len(ids), MOST_ROWS) for row in store.rows(ids[at : at + MOST_ROWS])]


def _list(run: _Run, store: DeckStore) -> int:
    """Print the decks found, a line each or as one array."""
    rows = run.found(store)
    if run.asked.json:
        run.write([_object(row, store, cards=run.asked.cards) for row in rows])
    elif run.asked.csv:
        run.write_table(as_table(rows))
    else:
        widest = max((len(row.name) for row in rows), default=0)
        for row in rows:
            houses = ", ".join(house_title(house).say(run.language) for house in row.houses)
            kind = f"  ({KIND_WORDS[row.kind].say(run.language)})" if row.kind else ""
            run.say(f"{row.name:<{min(widest, 60)}}  {row.set:<7}  {houses}{kind}".rstrip())
    return FOUND if rows else NONE_FOUND


def _object(row: DeckRow, store: DeckStore, *, cards: bool) -> dict[str, Any]:
    record = store.get(row.key) if cards else None
    return as_object(row) if record is None else with_cards(row, record)


def _figures(run: _Run, store: DeckStore) -> int:
    """Print all figures and ratings of the decks found."""
    rows = run.found(store)
    if run.asked.json:
        kept = ("key", "name", "kind", "figures", "ratings")
        run.write([{name: value for name, value in as_object(row).items() if name in kept} for row in rows])
        return FOUND if rows else NONE_FOUND
    if run.asked.csv:
        run.write_table(as_table(rows))
        return FOUND if rows else NONE_FOUND
    for row in rows:
        run.say(f"{row.name} ({KIND_WORDS[row.kind].say(run.language)})" if row.kind else row.name)
        ratings = as_object(row)["ratings"]
        shown = [(NUMBERS[name].words, row.figures.get(name)) for name in FIGURES]
        shown += [(rating.words, ratings[name]) for name, rating in RATINGS.items() if name in ratings]
        shown += [(s.DAYS[name], ratings[name]) for name in DATES if name in ratings]
        for words, value in shown:
            said = "–" if value is None else f"{value:g}" if isinstance(value, float | int) else value
            run.say(f"  {words.title.say(run.language)}: {said}")
    if rows:
        run.complain(s.ESTIMATES)
    return FOUND if rows else NONE_FOUND


def _export(run: _Run, store: DeckStore) -> int:
    """Write the decks found to a file, in the form that its suffix names."""
    path: Path = run.asked.to
    suffix = path.suffix.lower()
    if suffix == SUFFIX:
        raise Refused(s.WHOLE_SHELF)
    if suffix not in _TABLES:
        raise Refused(s.UNKNOWN_FORM.filled(forms=", ".join(_TABLES)))
    if path.exists() and not run.asked.force:
        raise Refused(s.EXISTS.filled(file=str(path)))
    rows = run.found(store)
    if suffix not in (".csv", *IN_WORDS):
        bare = sum(not row.size for row in rows)
        rows = [row for row in rows if row.size]
        if bare:
            run.complain(LEFT_OUT.filled(n=bare))
    if rows:
        _put(path, _table_file(rows) if suffix == ".csv" else _content(run, store, rows, suffix).encode())
    count = s.WRITTEN.filled(n=len(rows), file=str(path)) if rows else s.NOTHING_FOUND
    if run.asked.json:
        run.write({"file": str(path) if rows else None, "decks": len(rows)})
    else:
        run.say(count.say(run.language))
    return FOUND if rows else NONE_FOUND


def _content(run: _Run, store: DeckStore, rows: Sequence[DeckRow], suffix: str) -> str:
    records = store.records([row.id for row in rows])
    return as_words(records, suffix, run.language) if suffix in IN_WORDS else as_own(records)


def _table_file(rows: Sequence[DeckRow]) -> bytes:
    return csv_bytes(csv_text(as_table(rows)))


def _put(path: Path, content: bytes) -> None:
    try:
        with whole(path) as temporary:
            temporary.write_bytes(content)
    except OSError as error:
        raise Refused(s.NOT_WRITTEN.filled(why=reason_of(error))) from error


def _backup(run: _Run, store: DeckStore) -> int:
    """Copy the shelf beside it, or write it whole to the file that is named."""
    path: Path | None = run.asked.file
    if path is None:
        path = store.back_up().path
    elif path.suffix.lower() != SUFFIX:
        raise Refused(s.SHELF_SUFFIX.filled(suffix=SUFFIX))
    elif path.exists() and not run.asked.force:
        raise Refused(s.EXISTS.filled(file=str(path)))
    else:
        store.export(path)
    count = store.count()
    if run.asked.json:
        run.write({"file": str(path), "decks": count})
    else:
        run.say(s.BACKED_UP.filled(n=count, file=str(path)).say(run.language))
    return FOUND


def _doubles(run: _Run, store: DeckStore) -> int:
    """Print the pairs of decks that are one, the one that is known better first."""
    rows = {row.key: row for row in _rows(store, store.find("is:double").ids)}
    found = [double for double in store.doubles.all() if {double.stays, double.goes} <= rows.keys()]
    if run.asked.json:
        run.write([_pair(double, rows) for double in found])
    else:
        for double in found:
            words = s.SURE if double.likeness is Likeness.SURE else s.LIKELY
            sides = (_with_source(rows[key], run) for key in (double.stays, double.goes))
            run.say(f"{'  =  '.join(sides)}  ({words.say(run.language)})")
    if not found:
        run.complain(s.NO_DOUBLES)
    return FOUND if found else NONE_FOUND


def _pair(double: Double, rows: Mapping[str, DeckRow]) -> dict[str, Any]:
    """Return a pair as plain values: what tells its decks apart, and how certain it is."""
    kept = ("key", "name", "set", "source", "added")
    sides = {"stays": as_object(rows[double.stays]), "goes": as_object(rows[double.goes])}
    said = {side: {name: deck[name] for name in kept} for side, deck in sides.items()}
    return {"likeness": double.likeness.name.lower(), **said}


def _with_source(row: DeckRow, run: _Run) -> str:
    return f"{row.name} [{SOURCES[Source(row.source)].say(run.language)}]"


def _waiting(run: _Run, store: DeckStore) -> int:
    """Print the addresses of the decks that wait to be fetched."""
    waiting = store.to_fetch.all()
    if run.asked.json:
        days = ((one.link.page, one.added.isoformat(), one.tried.isoformat()) for one in waiting)
        run.write([{"page": page, "added": added, "tried": tried} for page, added, tried in days])
    else:
        for one in waiting:
            run.say(one.link.page)
    if not waiting:
        run.complain(s.NONE_WAITING)
    return FOUND if waiting else NONE_FOUND


def _count(said: str) -> int:
    """Return a number of decks; raises `ValueError` for what is none."""
    if not said.isdecimal():
        raise ValueError(said)
    return int(said)


_DOES: dict[str, Callable[[_Run, DeckStore], int]] = {
    "list": _list,
    "search": _list,
    "export": _export,
    "figures": _figures,
    "backup": _backup,
    "doubles": _doubles,
    "waiting": _waiting,
}


def decks_parser(language: str) -> argparse.ArgumentParser:
    """Return what reads the arguments, in a language."""
    return decks_parsers(language)[0]


def decks_parsers(language: str) -> tuple[argparse.ArgumentParser, dict[str, argparse.ArgumentParser]]:
    """Return what reads the arguments, and what reads those of each command by its name."""
    parser = argparse.ArgumentParser(prog="kfdesk decks", description=s.ABOUT.say(language))
    parts = parser.add_subparsers(dest="what", metavar="COMMAND", required=True)

    def part(name: str, about: Words, json: Words = s.JSON) -> argparse.ArgumentParser:
        made: argparse.ArgumentParser = parts.add_parser(
            name, help=about.say(language), description=f"{about.title.say(language)}. {s.CODES.say(language)}"
        )
        made.add_argument("--json", action="store_true", help=json.say(language))
        made.add_argument("--shelf", type=Path, metavar="FOLDER", help=s.OTHER_SHELF.say(language))
        made.add_argument("--language", choices=languages(), help=s.LANGUAGE.say(language))
        return made

    def choosing(made: argparse.ArgumentParser, nargs: str | None) -> None:
        """Let decks be chosen, by a query where there is one."""
        if nargs is not None:
            made.add_argument("query", nargs=nargs, metavar="QUERY", help=s.QUERY.say(language))
        made.add_argument("--sort", action="append", choices=sorted(SORTS), metavar="COLUMN", help=s.SORT.say(language))
        made.add_argument("--descending", action="store_true", help=s.DESCENDING.say(language))
        made.add_argument("--limit", type=_count, metavar="N", help=s.LIMIT.say(language))
        made.add_argument("--trash", action="store_true", help=s.TRASH.say(language))

    for name, about, nargs in (("list", s.LIST, None), ("search", s.SEARCH, "+")):
        listed = part(name, about)
        choosing(listed, nargs)
        listed.add_argument("--csv", action="store_true", help=s.CSV.say(language))
        listed.add_argument("--cards", action="store_true", help=s.CARDS.say(language))
    figures = part("figures", s.FIGURES)
    figures.add_argument("--csv", action="store_true", help=s.CSV.say(language))
    choosing(figures, "*")
    part("doubles", s.DOUBLES, s.JSON_PAIRS)
    part("waiting", s.WAITING)
    export = part("export", s.EXPORT, s.JSON_OBJECT)
    export.add_argument("to", type=Path, metavar="FILE", help=s.TO.say(language))
    choosing(export, "*")
    backup = part("backup", s.BACKUP, s.JSON_OBJECT)
    backup.add_argument("file", type=Path, nargs="?", metavar="FILE", help=s.BACKUP_FILE.say(language))
    for writes in (export, backup):
        writes.add_argument("--force", action="store_true", help=s.FORCE.say(language))
    return parser, dict(parts.choices)
