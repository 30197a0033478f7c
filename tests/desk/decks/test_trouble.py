"""When the shelf is damaged: it is told, nothing is overwritten, the newest good copy is offered."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtWidgets import QApplication

from kfdesk.collection import columns, writing
from kfdesk.collection.database import Database
from kfdesk.collection.store import DeckStore, StoreError
from kfdesk.desk.decks.acting import Acts
from kfdesk.desk.decks.asking import RestoreDialog
from kfdesk.desk.decks.feature import DeckFeature
from kfdesk.desk.decks.open_shelf import OpenShelf
from kfdesk.desk.decks.room import DeckRoom
from kfdesk.desk.decks.side import Entry
from kfdesk.desk.decks.upkeep import QUIET_MS, TURN_MS, Turns
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.text.words import same
from tests.desk.decks.hands import LEFT, click_row, names
from tests.desk.samples import SHIPPED


def damage(home: Path) -> bytes:
    """Write rubbish over the shelf's file and return it."""
    rubbish = b"SQLite format 3\x00" + b"\x07" * 9000
    (home / "decks" / "shelf.sqlite").write_bytes(rubbish)
    return rubbish


def shelf_with_a_copy(*, copy: bool = True) -> None:
    from kfdesk.collection.samples import begin_with_samples

    store = DeckStore.open()
    begin_with_samples(store)
    if copy:
        store.back_up()
    store.close()


def test_a_damaged_shelf_is_told_and_the_copy_takes_its_place(
    window: MainWindow, part: DeckFeature, home: Path, qtbot: Any
) -> None:
    shelf_with_a_copy()
    rubbish = damage(home)
    qtbot.mouseClick(window.start.decks, LEFT)
    trouble = part.room.place.trouble
    assert trouble.isVisible() and trouble.title.text() == "The deck shelf is damaged"
    assert trouble.restore.text().startswith("Restore the backup of 20")
    assert (home / "decks" / "shelf.sqlite").read_bytes() == rubbish, "nothing happens before a button says so"
    qtbot.mouseClick(trouble.restore, LEFT)
    assert len(names(part.room.browse)) == SHIPPED and part.room.browse.isVisible()
    aside = [path for path in (home / "decks").iterdir() if "damaged" in path.name]
    assert [path.read_bytes() for path in aside if path.name.startswith("shelf.sqlite.damaged")][:1] == [rubbish]


def test_without_a_copy_an_empty_shelf_can_begin(window: MainWindow, part: DeckFeature, home: Path, qtbot: Any) -> None:
    shelf_with_a_copy(copy=False)
    damage(home)
    part.open()
    trouble = part.room.place.trouble
    assert not trouble.restore.isVisible() and "no good backup" in trouble.text.text()
    qtbot.mouseClick(trouble.new, LEFT)
    assert part.room.browse.isVisible()


def test_a_shelf_found_damaged_later_is_told_too(room: DeckRoom, home: Path, qtbot: Any) -> None:
    from kfdesk.collection.store import StoreError
    from kfdesk.text.words import same

    room.back_up()
    room.upkeep.failed.emit(StoreError(home / "decks" / "shelf.sqlite", same("broken"), damaged=True))
    assert room.place.trouble.isVisible() and room.place.trouble.restore.isVisible()
    qtbot.mouseClick(room.place.trouble.retry, LEFT)
    assert room.browse.isVisible() and len(names(room.browse)) == SHIPPED


def test_upkeep_runs_and_takes_the_daily_copy(room: DeckRoom, home: Path, qtbot: Any) -> None:
    with qtbot.waitSignal(room.upkeep.done, timeout=8000):
        room.upkeep.begin()
    assert list((home / "decks" / "backups").glob("shelf-*.sqlite"))


def waiting_for_its_turn(room: DeckRoom, monkeypatch: pytest.MonkeyPatch, qtbot: Any) -> Turns:
    """Let upkeep begin to work figures out anew, and stop where it waits for the window to give it a turn."""
    monkeypatch.setattr(columns, "stamp", lambda: "other")
    monkeypatch.setattr(writing, "stamp", lambda: "other")
    room.upkeep.begin()
    room.upkeep.turns.stop()
    work = room.upkeep.work
    assert work is not None
    qtbot.waitUntil(lambda: work.turns._wanted, timeout=8000)
    return work.turns


def test_figures_are_worked_out_again_in_turns_that_the_window_gives(
    room: DeckRoom, store: DeckStore, monkeypatch: pytest.MonkeyPatch, qtbot: Any
) -> None:
    upkeep = room.upkeep
    turns = waiting_for_its_turn(room, monkeypatch, qtbot)
    upkeep.turns.start(TURN_MS)
    qtbot.keyClicks(room.browse.search.line, "a")
    assert upkeep.turns.interval() == QUIET_MS, "nothing is worked out while somebody types"
    assert not turns._given.acquire(blocking=False)
    with qtbot.waitSignal(upkeep.done, timeout=8000):
        pass
    assert store.refresh() == 0 and not upkeep.turns.isActive()


def test_decks_that_come_while_upkeep_runs_are_in_a_copy_soon(room: DeckRoom, store: DeckStore, qtbot: Any) -> None:
    upkeep = room.upkeep
    upkeep.timer.setInterval(0)
    upkeep.begin()
    upkeep.start(store)
    upkeep.begin()  # the moment has passed, and the work has not ended
    runs: list[object] = []
    upkeep.done.connect(lambda: runs.append(1))
    qtbot.waitUntil(lambda: len(runs) == 2, timeout=8000)
    qtbot.wait(20)
    assert len(runs) == 2 and upkeep.work is None


def test_what_upkeep_found_in_a_shelf_that_was_replaced_is_not_said_of_the_one_that_is_open(
    room: DeckRoom, store: DeckStore, qtbot: Any
) -> None:
    upkeep = room.upkeep
    said: list[object] = []
    upkeep.failed.connect(said.append)
    upkeep.begin()
    upkeep.turns.stop()
    work = upkeep.work
    assert work is not None
    upkeep.stop()
    other = DeckStore.open(store.path.parent)
    upkeep.start(other)
    work.signals.failed.emit(StoreError(store.path, same("?"), damaged=True))
    assert not said
    upkeep.stop()
    other.close()


def test_a_program_that_ends_waits_for_one_deck_at_most(
    room: DeckRoom, store: DeckStore, monkeypatch: pytest.MonkeyPatch, qtbot: Any
) -> None:
    upkeep = room.upkeep
    waiting_for_its_turn(room, monkeypatch, qtbot)
    upkeep.stop()
    assert upkeep._pool.activeThreadCount() == 0
    assert store.refresh() == SHIPPED


def test_a_copy_is_brought_back(room: DeckRoom, qtbot: Any) -> None:
    page = room.browse
    room.back_up()
    click_row(qtbot, page, 0)
    room.acts.trash(page.selected_keys())
    assert len(names(page)) == SHIPPED - 1
    room.ask_restore()
    dialog = room.place.findChild(RestoreDialog)
    assert dialog is not None and dialog.list.count() == 1
    qtbot.mouseClick(dialog.ok, LEFT)
    assert len(names(page)) == SHIPPED
    assert page.notice.text.text() == f"The shelf was restored: {SHIPPED} decks."


def test_the_whole_shelf_goes_out_and_comes_in(room: DeckRoom, store: DeckStore, tmp_path: Path, qtbot: Any) -> None:
    page = room.browse
    keys = page.selected_keys()
    room.acts.tag(keys, ["kept"], [])
    path = tmp_path / "mine.kfshelf"
    room.export_shelf(path)
    assert path.exists()
    store.trash(keys)
    store.empty_trash()
    room.browse.changed()
    assert len(names(page)) == SHIPPED - 1
    room.import_files([path])
    qtbot.waitUntil(lambda: room.imports.report is not None, timeout=8000)
    assert len(names(page)) == SHIPPED
    about = store.about(keys[0])
    assert about is not None and about.tags == ("kept",)


def test_what_cannot_be_written_is_told_and_changes_nothing(
    room: DeckRoom, frame: Any, monkeypatch: pytest.MonkeyPatch, qtbot: Any
) -> None:
    from kfdesk.collection.store import StoreError
    from kfdesk.text.words import same

    def full(*_: object) -> None:
        raise StoreError(Path("shelf.sqlite"), same("The disk is full."))

    monkeypatch.setattr(DeckStore, "trash", full)
    room.acts.trash(room.browse.selected_keys())
    assert frame.told == ["The disk is full."] and len(names(room.browse)) == SHIPPED
    assert not room.browse.notice.isVisible()


def test_sample_decks_thrown_away_stay_away(room: DeckRoom, shelf: OpenShelf, store: DeckStore) -> None:
    room.browse.view.selectAll()
    room.acts.trash(room.browse.selected_keys())
    store.empty_trash()
    room.close()
    shelf.close()
    room.enter()
    assert names(room.browse) == [] and room.browse.empty.title.text() == "The shelf is empty"


ACTS: dict[str, Callable[[Acts, str], object]] = {
    "tags": lambda acts, key: acts.tag([key], ["Red"], []),
    "folder": lambda acts, key: acts.file([key], "Box"),
    "favorite": lambda acts, key: acts.toggle_favorite([key]),
    "copy as text": lambda acts, key: acts.copy_text([key], "en"),
    "forget a tag": lambda acts, key: acts.forget(Entry("term", "tag:Red", "tag", "Red")),
    "forget a folder": lambda acts, key: acts.forget(Entry("term", "folder:Box", "folder", "Box")),
    "forget a search": lambda acts, key: acts.forget(Entry("search", "a", "search", "A")),
}


@pytest.mark.parametrize("act", ACTS.values(), ids=ACTS.keys())
def test_a_shelf_that_cannot_be_read_any_more_says_so_and_nothing_happens(
    room: DeckRoom, frame: Any, monkeypatch: pytest.MonkeyPatch, act: Callable[[Acts, str], object]
) -> None:
    key = room.browse.selected_keys()[0]
    QApplication.processEvents()
    with monkeypatch.context() as failing:
        failing.setattr(Database, "reading", unreadable)
        act(room.acts, key)
    assert len(frame.told) == 1 and "works" in frame.told[0]


@contextmanager
def unreadable(database: Database) -> Iterator[sqlite3.Connection]:
    raise StoreError(database.path, same("The disk no longer works."))
    yield
