"""Everything in the program that reads foreign files, and what of it is tried on each: one list.

A reader is given the path of something hostile and has to come back, with a result or with one of its own errors. Its
bound is `SECONDS` of the processor's time and `MEGABYTES` more than before, whatever it is given.

Readers that read alike stand beside each other: in a usual run each of the contents of `CONTENTS` is given to every
`APART`-th reader of the list only, so that neighbours have all of them between them.
"""

from __future__ import annotations

import json
import os
import shutil
import sqlite3
from collections.abc import Callable, Iterable, Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path

from tests.bounds.hostile import (
    CONTENTS,
    KINDS,
    MIB,
    Make,
    cards_of,
    catalog_bomb,
    decks_of,
    homemade_deck_of,
    made,
    many_tags,
    of,
    one_deck_of,
    shelf_bomb,
)

SECONDS = 5.0
MEGABYTES = 200
APART = 6
"""How far apart in the list the readers are that one content is given to, where not every pair is tried."""


@dataclass(frozen=True)
class Reader:
    """A reader: the name its file has, what reads it, the errors that are its own, hostile inputs of its format."""

    file: str
    read: Callable[[Path], object]
    errors: tuple[type[Exception], ...] = ()
    inputs: dict[str, Make] = field(default_factory=dict)
    kinds: bool = True
    """Whether it is given things that are no files: not where a file is opened only after a look at it elsewhere."""

    def hostile(self, contents: Iterable[str] = CONTENTS) -> Iterator[tuple[str, Make]]:
        """Yield what it is tried with: things that are no files, these of the `CONTENTS`, all of its own format."""
        if self.kinds:
            yield from KINDS.items()
        yield from ((name, CONTENTS[name]) for name in contents)
        yield from self.inputs.items()


@contextmanager
def home_at(path: Path) -> Iterator[None]:
    """Let the program keep its files in the folder of `path`."""
    before = os.environ.get("KFDESK_HOME")
    os.environ["KFDESK_HOME"] = str(path.parent)
    try:
        yield
    finally:
        if before is None:
            del os.environ["KFDESK_HOME"]
        else:
            os.environ["KFDESK_HOME"] = before


# Decks.


def _any_deck(path: Path) -> None:
    from kfdesk.collection.importers.reading import read_any

    for _ in read_any(path):
        pass


def _pasted(path: Path) -> None:
    """What the clipboard or a drop holds: the same content as text."""
    from PySide6.QtCore import QMimeData

    from kfdesk.collection.importers.reading import read_any
    from kfdesk.desk.decks.importing import offer_of

    if path.is_file() and path.stat().st_size < 64 * MIB:
        data = QMimeData()
        data.setText(path.read_bytes().decode(errors="replace"))
        for source in offer_of(data).sources:
            assert isinstance(source, str | Path), "text is no picture"
            for _ in read_any(source):
                pass


def _dropped(path: Path) -> None:
    from PySide6.QtCore import QMimeData, QUrl

    from kfdesk.desk.decks.importing import offer_of
    from kfdesk.desk.program.open_files import local_files

    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))] * 2_000)
    assert len(local_files(data)) == len(offer_of(data).paths) == 2_000


def _named_on_the_command_line(path: Path) -> None:
    from kfdesk.collection.command import import_decks

    with home_at(path):
        import_decks(["--dry-run", str(path)])


def _own_deck(path: Path) -> None:
    from kfdesk.collection.files import load_deck

    load_deck(path)


def _cards(path: Path) -> None:
    from kfdesk.collection.homefiles import read_card_file

    for card in read_card_file(path):
        _ = card.id, card.facts


def _shelf_file(path: Path) -> None:
    from kfdesk.collection.store import DeckStore

    folder = path.parent / "shelf"
    try:
        with closing(DeckStore.open(folder)) as store:
            store.bring_in(path)
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def _database(path: Path) -> None:
    from kfdesk.collection.store import DeckStore

    with closing(DeckStore.open(path.parent)) as store:
        store.find("anger")
        store.check()


def _backup(path: Path) -> None:
    from kfdesk.collection import backups

    folder = path.parent / backups.FOLDER
    folder.mkdir()
    path.rename(folder / "shelf-2026-01-01.sqlite") if path.is_symlink() or path.exists() else None
    assert backups.newest_good(path.parent) is None


def _endless_view(path: Path) -> None:
    """A database in which one of our tables is a view that never ends."""
    with closing(sqlite3.connect(path)) as made:
        made.executescript(
            "CREATE TABLE meta (name TEXT PRIMARY KEY, value);"
            "CREATE VIEW deck AS WITH RECURSIVE n(x) AS (SELECT 1 UNION ALL SELECT x + 1 FROM n) SELECT x AS id FROM n;"
            "PRAGMA user_version = 3;"
        )


# Games.


def _journal(path: Path) -> None:
    from kfdesk.match.autosave import take_up

    take_up(path).writer.close()


def _list_of_games(path: Path) -> None:
    from kfdesk.match.game_library import GameLibrary

    GameLibrary(lambda: path.parent).recent()
    GameLibrary(lambda: path.parent).games()


def _film(path: Path) -> None:
    from kfdesk.match.film import Film
    from kfdesk.match.recorded_game import read_recorded_game

    film = Film(read_recorded_game(path))
    while not film.build():
        pass


def _statistics(path: Path) -> None:
    from kfdesk.match.recorded_game import read_recorded_game
    from kfdesk.match.statistics import statistics_of

    recording = read_recorded_game(path)
    game = recording.begin()
    for answer in recording.answers:
        game.answer(answer.entry)
    statistics_of(game)


def _match(path: Path) -> None:
    from kfdesk.match.matches import MatchBook

    MatchBook(path.parent).newest()


@cache
def _played() -> list[str]:
    """Return the lines of a short game, without their checksums."""
    import tempfile

    from tests.match.kept import played

    with tempfile.TemporaryDirectory() as folder:
        path, _ = played(Path(folder), 30, undo_every=0)
        return [line.rpartition(b" #")[0].decode() for line in path.read_bytes().splitlines()]


def _sealed(lines: Iterator[str] | list[str]) -> bytes:
    from kfdesk.match.journal import sealed

    content, check = bytearray(), b""
    for body in lines:
        line, check = sealed(body, check)
        content += line
    return bytes(content)


def _adjusted(count: int) -> bytes:
    """Return a journal whose seals are right, with so many adjustments, each a choice that is made again."""
    lines = list(_played())
    first = sum(line.startswith("answer") for line in lines)
    changes = [
        json.dumps({"kind": "amber", "player": 1, "amount": amount}, separators=(",", ":")) for amount in range(5)
    ]
    lines += [f"answer {number} hand adjust:{changes[number % 5]}" for number in range(first, first + count)]
    return _sealed(lines)


def _there_and_back(count: int) -> bytes:
    """Return a journal in which the last choice is taken back and made again."""
    lines = _played()
    last = max(i for i, line in enumerate(lines) if line.startswith("answer"))
    number = int(lines[last].split()[1])
    again = lines[last]
    return _sealed([*lines[: last + 1], *[f"undo {number}", again] * count])


def _tables() -> bytes:
    """Return a journal of the largest size, full of tables."""
    lines = _played()
    table = next(line for line in reversed(lines) if line.startswith("table"))
    count = sum(line.startswith("answer") for line in lines)
    table = f"table {count} {table.split(' ', 2)[2]}"
    return _sealed([*lines, *[table] * ((15 * MIB) // len(table))])


GAMES = {
    "more choices than there may be": made(_adjusted, 20_000),
    "taken back and made again": made(_there_and_back, 30_000),
    "16 MiB of tables": made(_tables),
}


# The desk.


def _settings(path: Path) -> None:
    from kfdesk.desk.kit.settings import read_settings

    read_settings(path.parent)


def _drills(path: Path) -> None:
    from kfdesk.desk.drills.kept import DrillFile

    with home_at(path):
        DrillFile()


def _review(path: Path) -> None:
    from kfdesk.desk.review.kept import read_file

    read_file(path)


def _habits(path: Path) -> None:
    from kfdesk.desk.decks.memory import load_habits

    load_habits(path.parent)


def _place_of_the_window(path: Path) -> None:
    from PySide6.QtWidgets import QMainWindow

    from kfdesk.desk.window.placement import remember_place, restore_place

    with home_at(path):
        window = QMainWindow()
        restore_place(window)
        remember_place(window)


def _log(path: Path) -> None:
    from kfdesk.desk.program.logbook import file_handler, last_lines

    with home_at(path):
        assert len(last_lines()) <= 200
        if (handler := file_handler()) is not None:
            handler.close()


def _trace_of_a_crash(path: Path) -> None:
    import faulthandler

    from kfdesk.desk.program.faults import ErrorCatcher

    class Desk:
        frame = None

    with home_at(path):
        faulthandler.disable()
        catcher = ErrorCatcher(Desk())  # type: ignore[arg-type]
        catcher.install(quiet=True)
        catcher.remove()


def _catalog(path: Path) -> None:
    from kfdesk.catalogs import read

    read(path)


def _opened(path: Path) -> None:
    """A file named on the command line, dropped on the window or handed over by a second start."""
    from kfdesk.desk.features.file_handler import FileHandler
    from kfdesk.desk.program.open_files import FileOpener, is_deck, is_game

    class Desk:
        file_handlers = (FileHandler(is_game, lambda paths: None), FileHandler(is_deck, lambda paths: None))

        def tell(self, title: object, words: object) -> None:
            pass

    class Here(FileOpener):
        def __init__(self) -> None:
            self._desk = Desk()  # type: ignore[assignment]

    Here().open([path, str(path), Path("\0"), "x" * 5_000])


def _second_start(path: Path) -> None:
    """What comes in through the channel of the single instance."""
    from kfdesk.desk.program.single_instance import _files

    if path.is_file() and path.stat().st_size < 64 * MIB:
        _files(path.read_bytes()[:MIB])


def errors() -> dict[str, type[Exception]]:
    """Return the errors that readers have of their own."""
    from kfdesk.collection.database import StoreError
    from kfdesk.collection.files import DeckFileError
    from kfdesk.match.journal import JournalError

    return {"store": StoreError, "deck": DeckFileError, "journal": JournalError}


@cache
def readers() -> dict[str, Reader]:
    """Return every reader by what it reads."""
    own = errors()
    store, deck, journal = (own["store"],), (own["deck"],), (own["journal"],)
    decks = {
        "5,000 decks": made(decks_of, 5_000),
        "a deck of 300,000 cards": made(one_deck_of, 300_000),
        "a deck of home-made cards": made(homemade_deck_of, 100),
    }
    shelf = {
        "30,000 folders": made(shelf_bomb, 30_000),
        "cut": lambda path: path.write_bytes(shelf_bomb(1_000)[:-9]),
        "tags": made(many_tags, 12, 9_000),
    }
    catalog = {
        "texts that share bytes": made(catalog_bomb, 1_000),
        "one text in many pieces": of(b'msgid "a"\nmsgstr ""\n' + b'"aaa"\n' * 200_000),
        "escapes": of(b'msgid "' + b"\\x41" * 100_000 + b'"\nmsgstr "b"\n'),
    }
    return {
        "decks of any kind": Reader("decks.txt", _any_deck, inputs=decks),
        "decks, pasted": Reader("decks.txt", _pasted, inputs=decks),
        "decks, named to the command": Reader("decks.json", _named_on_the_command_line, inputs=decks),
        "decks, dropped": Reader("decks.txt", _dropped),
        "our own deck files": Reader("own.json", _own_deck, deck, inputs=decks),
        "home-made cards": Reader("cards.kfcard", _cards, deck, {"500 cards": made(cards_of, 500)}),
        "whole shelves": Reader("all.kfshelf", _shelf_file, store, inputs=shelf),
        "the shelf's database": Reader("shelf.sqlite", _database, store, {"a view without end": _endless_view}),
        "backups of the shelf": Reader("backup", _backup, store, {"a view without end": _endless_view}),
        "games, gone on with": Reader("game.kfdesk", _journal, journal, GAMES),
        "games, listed": Reader("game.kfdesk", _list_of_games, inputs=GAMES),
        "what a list of games knew": Reader("summaries.json", _list_of_games),
        "films": Reader(
            "game.kfdesk", _film, (*journal, ValueError), {"many choices": made(_adjusted, 2_000)}, kinds=False
        ),
        "statistics": Reader(
            "game.kfdesk",
            _statistics,
            (*journal, ValueError),
            {"as many choices as there may be": made(_adjusted, 7_900)},
        ),
        "matches": Reader("a.match.json", _match),
        "settings": Reader("settings.json", _settings),
        "drills": Reader("drills.json", _drills),
        "reviews": Reader("review.json", _review, (ValueError, OSError)),
        "habits of the shelf room": Reader("deck-shelf.json", _habits),
        "the window's place": Reader("window.ini", _place_of_the_window),
        "the log": Reader("kfdesk.log", _log),
        "the trace of a crash": Reader("kfdesk-crash.log", _trace_of_a_crash),
        "languages, written": Reader("xx.po", _catalog, (OSError, ValueError), catalog),
        "languages, compiled": Reader("xx.mo", _catalog, (OSError, ValueError), catalog),
        "files given to the window": Reader("game.kfdesk", _opened),
        "files of a second start": Reader("message", _second_start),
    }


def tried(called: str, *, every_pair: bool) -> list[tuple[str, Make]]:
    """Return what the reader of that name is tried with: with `every_pair` everything, else a part of the contents."""
    place = list(readers()).index(called)
    names = [name for at, name in enumerate(CONTENTS) if every_pair or (at + place) % APART == 0]
    return list(readers()[called].hostile(names))
