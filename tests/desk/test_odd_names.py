"""Names as files of other people may bring them: very long, from right to left, with signs that are none.

Of players, decks, games, tags, folders, notes and saved searches, in every room; nothing fails, no layout grows, and
what is exported can be read again.
"""

from __future__ import annotations

import json
import os
import shutil
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QSize
from PySide6.QtWidgets import QApplication

from kfdesk.collection.database import shelf_folder
from kfdesk.collection.importers.reading import read_any
from kfdesk.collection.importers.rows import Read
from kfdesk.collection.store import DeckStore
from kfdesk.desk.decks.feature import DeckFeature
from kfdesk.desk.decks.writing import write_decks
from kfdesk.desk.film.feature import FilmFeature
from kfdesk.desk.games.feature import GamesFeature
from kfdesk.desk.matches.feature import MatchFeature
from kfdesk.desk.program.open_files import FileOpener
from kfdesk.desk.statistics.feature import StatisticsFeature
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.match.film import Eyes, Film
from kfdesk.match.journal import read
from kfdesk.match.log_export import LogForm, log_of
from kfdesk.match.recorded_game import read_recorded_game
from tests.collection.shelves import deck
from tests.desk.starts import boxes, play, setup, unseen
from tests.windows import part_in

NAMES = {
    "plain": "Ada",
    "long without a space": "W" * 200,
    "long with spaces": "Wide and endless " * 11,
    "from right to left": "\u202e\u2067שלום עולם\u200f" * 8,
    "never closed": "\u202e\u202d\u2066" * 60,
    "combining marks": "Z" + "\u0300\u0316\u0489" * 60,
    "nul and control": "a\0b\x1b[31mc\x07\x7f\x85d",
    "line feeds": "one\ntwo\r\nthree\u2028four\u2029five\x0bsix",
    "nothing to see": "\u200b\u00ad\ufeff\u2060",
    "far signs": "𝔎\U0001f469\u200d\U0001f469\u200d\U0001f467\U000e0041\U0010fffd",
    "format": "{} {0} {name} %s %(n)s %n &amp; &x _x_",
    "a path": "../../etc/passwd\\..\\x",
}
PAIRS = tuple(zip(tuple(NAMES)[::2], tuple(NAMES)[1::2], strict=True))
"""Two names at a time: of the two players, of their decks and games, and of two decks on the shelf."""
ROOMS = (DeckFeature, MatchFeature, GamesFeature, StatisticsFeature, FilmFeature)


def settled(qtbot: Any) -> None:
    for _ in range(4):
        QApplication.processEvents()
        qtbot.wait(2)


def enter(window: MainWindow, room: type[Any], key: str) -> None:
    part: Any = part_in(window, room)
    if room is GamesFeature:
        part.show()
    elif room is StatisticsFeature:
        part.show_present()
    elif room is FilmFeature:
        part.watch(window.controller.kept_at)
    else:
        part.open()
    if room is DeckFeature:
        part.room.show_deck(key)


@pytest.fixture(autouse=True)
def shelf(home: Path, first_shelf: Path) -> None:
    """The sample decks lie on the shelf."""
    shutil.copytree(first_shelf, shelf_folder())


KEYS = tuple(deck(number).key for number in (3, 4))
"""The decks on the shelf that have the names."""


def furnished(window: MainWindow, names: tuple[str, str], *, seen: int = 0) -> None:
    """Give everything these two names: players, decks, games, and on the shelf decks with all an owner says of them.

    The window shows the last `seen` choices of the game as they are made.
    """
    store = DeckStore.open()
    for number, name in zip((3, 4), names, strict=True):
        record = deck(number).model_copy(update={"name": name})
        store.add([record])
        store.set_notes(record.key, name)
        store.add_tag([record.key], name)
        store.set_folder([record.key], name)
        store.save_search(name, name)
    store.close()
    made = setup(names, open_table=True)
    one, two = (replace(seat, deck=replace(seat.deck, name=name)) for seat, name in zip(made.seats, names, strict=True))
    window.controller.new_game(replace(made, seats=(one, two)))
    with unseen(window):
        play(window, 14 - seen)
    play(window, seen)
    games = part_in(window, GamesFeature)
    games.save_present(names[1], copy=True)
    games.save_present(names[0])


def sizes(window: MainWindow, qtbot: Any) -> dict[str, QSize]:
    """Return how large the window has to be in each room."""
    found = {}
    window.show_page(window.play_page)
    settled(qtbot)
    found["table"] = window.minimumSizeHint()
    for room in ROOMS:
        for key in KEYS if room is DeckFeature else KEYS[:1]:
            enter(window, room, key)
            settled(qtbot)
            found[f"{room.__name__} {key}"] = window.minimumSizeHint()
    window.show_start()
    settled(qtbot)
    found["start page"] = window.minimumSizeHint()
    return found


@pytest.mark.parametrize(("one", "two"), PAIRS, ids=" - ".join)
def test_no_room_fails_or_grows_and_what_is_exported_can_be_read_again(
    one: str, two: str, window: MainWindow, home: Path, qtbot: Any
) -> None:
    furnished(window, (NAMES[one], NAMES[two]), seen=4)
    before = window.size()
    found = sizes(window, qtbot)
    assert window.size() == before
    for room, size in found.items():
        assert size.width() <= MOST_WIDTH and size.height() <= MOST_HEIGHT, (room, size)
    window.controller.check_called.emit(0)
    window.controller.game_over.emit(0)
    settled(qtbot)
    assert window.size() == before
    assert_exported_can_be_read_again(window, home)


MOST_WIDTH, MOST_HEIGHT = 1040, 720
"""The smallest screen that the window is meant for has 1280 × 800 pixels, and no room takes all of it."""


def assert_exported_can_be_read_again(window: MainWindow, home: Path) -> None:
    """Export the game, its log, the deck and the shelf, and read them again."""
    path = window.controller.kept_at
    assert path is not None
    games = part_in(window, GamesFeature)
    games.export(path, out := home / games.file_name(path))
    assert read(out).answers == read(path).answers and out.parent == home
    film = Film(read_recorded_game(path))
    for form in LogForm:
        log = log_of(film, form, eyes=Eyes.OPEN, language="en")
        log.encode()
        assert "\0" not in log and "\x1b" not in log
        if form is LogForm.LINES:
            assert [json.loads(line) for line in log.splitlines()]
    store = DeckStore.open()
    for key in KEYS:
        record = store.get(key)
        assert record is not None
        for name in ("deck.json", "deck.txt"):
            assert write_decks([record], home / name, "en") is None
            (back,) = read_any(home / name)
            assert isinstance(back, Read), back
    store.export(home / "all.kfshelf")
    other = DeckStore.open(home / "other")
    assert other.bring_in(home / "all.kfshelf").added == store.count()
    store.close()
    other.close()


def test_a_file_whose_name_is_no_text_is_opened_copied_and_reported(window: MainWindow, home: Path) -> None:
    furnished(window, ("Ada", "Ada"))
    path = window.controller.kept_at
    assert path is not None
    strange = path.with_name(os.fsdecode(b"\xff\xfe half\xed\xa0\x80.kfdesk"))
    strange.write_bytes(path.read_bytes())
    games = part_in(window, GamesFeature)
    games.show()
    games.duplicate(strange)
    games.delete([strange])
    strange.write_bytes(path.read_bytes()[:-5])
    games.refresh()
    assert len(list(path.parent.glob("*.damaged-*"))) == 1
    bad = home / os.fsdecode(b"\xff\xfe.txt")
    bad.write_bytes(b"\x00\x01")
    opener = window.findChild(FileOpener) or FileOpener(window)
    opener.open([bad, home / os.fsdecode(b"\xff\xfe.kfdesk"), home / os.fsdecode(b"\xff.xyz")])
    QApplication.processEvents()
    assert boxes(window)
