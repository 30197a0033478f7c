"""What is over is let go: a game when the next begins, a film when it is left; memory goes back to the system."""

from __future__ import annotations

import gc
import subprocess
import sys
from dataclasses import replace
from pathlib import Path
from typing import Any
from weakref import WeakSet, ref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QSize, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kfdesk import collector
from kfdesk.desk.animation import pictures as beat_pictures
from kfdesk.desk.art.cache import TABLE_ROOM
from kfdesk.desk.card.faces import ROOM
from kfdesk.desk.kit import bounded, passing_page
from kfdesk.desk.kit.bounded import Bounded, Room, fit_window, held_bytes, size_of
from kfdesk.desk.kit.painting import painting_on
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.table.scene import MOST_CLOTHS
from kfdesk.desk.tiles.tables import table_pictures
from kfdesk.desk.window.last_table import SEEN
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.match.table_summary import SideSummary, TableSummary
from tests.desk.film.hands import part_of, watch
from tests.desk.hurried import play, setup
from tests.match.kept import finished
from tests.windows import game_of, give_back


@pytest.fixture(autouse=True)
def garbage_looked_for_as_the_program_does(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(collector, "give_back", give_back)


def gone() -> None:
    """Let go of what waits to be deleted, and of cycles."""
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()


def test_a_game_is_let_go_when_the_next_one_begins(window: MainWindow) -> None:
    window.change_settings(animation_speed=4.0, reduced_motion="off")  # with beats
    controller = window.controller
    controller.new_game(setup(open_table=True))
    play(window, 30)
    controller.undo()
    controller.redo()
    play(window, 1)
    window.director.skip()
    assert controller.recap is not None
    before = ref(game_of(window))
    controller.new_game(setup(seed=8, open_table=True))
    play(window, 2)
    window.director.skip()
    gone()
    assert before() is None


def test_a_film_is_let_go_when_it_is_left(window: MainWindow, tmp_path: Path) -> None:
    page = watch(window, finished(tmp_path))
    page.projector.seek(len(page.film.moments) // 2)
    film, table = ref(page.film), ref(page.table)
    del page
    window.show_start()
    gone()
    assert part_of(window).page is None
    assert (film(), table()) == (None, None)


def test_a_film_that_was_left_is_looked_for_soon(
    window: MainWindow, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    given: list[bool] = []
    monkeypatch.setattr(collector, "give_back", lambda: given.append(True))
    monkeypatch.setattr(passing_page, "TIDY_MS", 0)
    watch(window, finished(tmp_path))
    assert given == []
    window.show_start()
    QTest.qWait(1)
    assert given == [True]


def test_a_table_that_nobody_sees_keeps_no_cloth(window: MainWindow) -> None:
    window.controller.new_game(setup(open_table=True))
    scene = window.table.scene_
    window.table.grab()
    assert scene.layout_ is not None and scene.has_cloth(scene.layout_)
    window.show_start()
    assert not scene.has_cloth(scene.layout_)


def test_no_cloth_is_drawn_ahead_for_a_table_that_nobody_sees(window: MainWindow, qtbot: Any) -> None:
    window.controller.new_game(setup(open_table=True))
    scene, sizes = window.table.scene_, window.table.ahead.sizes
    while not (decision := window.prompt.decision) or f"play:{decision.options[0].card}" not in decision.keys():
        play(window, 1)
    window.show_start()
    window.table.ahead.go_on()  # as a choice of the program does, or one made from elsewhere
    qtbot.waitUntil(lambda: sizes.finished, timeout=20_000)
    scene.draw_ahead()
    assert not len(scene.cloths)
    window.show_page(window.play_page)
    assert not sizes.finished, "shown again, the table draws ahead what it could not before"
    qtbot.waitUntil(lambda: sizes.finished, timeout=20_000)
    assert len(scene.cloths)


def test_pictures_keep_within_their_room_from_game_to_game(window: MainWindow) -> None:
    window.change_settings(animation_speed=4.0, reduced_motion="off")  # with beats
    pictures = window.director.stager.theater.pictures
    held: list[int] = []
    for seed in (7, 8, 9):
        window.controller.new_game(setup(seed=seed, open_table=True))
        play(window, 12)
        window.table.grab()
        window.director.skip()
        held.append(len(window.table.scene_.cloths))
        assert window.table.faces.cache.faces.bytes <= window.table.faces.cache.faces.limit == int(TABLE_ROOM)
        assert window.card_faces.cache.faces.bytes <= int(ROOM)
        assert pictures.kept.bytes <= int(beat_pictures.ROOM)
        assert held_bytes() >= pictures.kept.bytes + window.table.faces.cache.faces.bytes
    assert max(held) <= MOST_CLOTHS


def test_a_store_keeps_so_many_or_so_many_bytes_and_lets_the_least_used_go(qapp: QApplication) -> None:
    held = held_bytes()
    pictures: Bounded[str, QPixmap] = Bounded(size_of, most_bytes=3 * 40 * 40 * 4)
    rows: Bounded[str, str] = Bounded(most=3)
    for key in "abc":
        pictures.keep(key, QPixmap(40, 40))
        rows.keep(key, key.upper())
    assert pictures.find("a") is not None and rows.find("a") == "A" and rows.find("x") is None
    pictures.keep("d", QPixmap(40, 40))
    rows.keep("d", "D")
    assert list(pictures) == list(rows) == ["c", "a", "d"]
    assert (pictures.bytes, rows.bytes) == (3 * 40 * 40 * 4, 0) and held_bytes() == held + pictures.bytes
    pictures.keep("larger than all", QPixmap(400, 400))
    assert list(pictures) == ["larger than all"] and pictures.bytes == 400 * 400 * 4
    pictures.clear()
    assert (len(pictures), held_bytes()) == (0, held)


def test_the_cloth_that_is_seen_stays_when_others_are_drawn_ahead(window: MainWindow) -> None:
    window.controller.new_game(setup(open_table=True))
    window.table.grab()
    scene = window.table.scene_
    seen = scene.layout_
    assert seen is not None
    for width in (900.0, 901.0, 902.0):
        scene.cloth(replace(seen, size=(width, seen.size[1])))
        assert scene.has_cloth(seen) and len(scene.cloths) <= MOST_CLOTHS


@pytest.mark.parametrize(("size", "windows"), [(QSize(1280, 720), 1), (QSize(1920, 1080), 1), (QSize(3840, 2160), 4)])
def test_larger_windows_have_more_room_for_pictures(size: QSize, windows: int) -> None:
    try:
        fit_window(size)
        assert int(Room(0.5, 10**9)) == windows * 1920 * 1080 * 4 // 2
        assert int(Room(0.5, 10**6)) == 10**6, "but never more than this"
    finally:
        fit_window(QSize())


def test_a_screen_of_more_pixels_gives_more_room_at_once(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    """The window's own size may stay the same when it goes there."""
    told: list[QSize] = []
    monkeypatch.setattr("kfdesk.desk.window.main_window.fit_window", told.append)
    QCoreApplication.sendEvent(window, QEvent(QEvent.Type.DevicePixelRatioChange))
    assert told == [window.size() * window.devicePixelRatioF()]


@pytest.mark.parametrize("side", [40, 520])
def test_a_picture_that_was_painted_on_is_what_was_painted(side: int, qapp: QApplication) -> None:
    picture, plain = QPixmap(side, side), QPixmap(side, side)
    for made in (picture, plain):
        made.setDevicePixelRatio(2.0)
        made.fill(Qt.GlobalColor.transparent)
    with painting_on(picture) as painter:
        painter.drawEllipse(2, 2, 15, 15)
    painter = QPainter(plain)
    painter.drawEllipse(2, 2, 15, 15)
    assert painter.end() and picture.toImage() == plain.toImage() and picture.devicePixelRatio() == 2.0


def test_a_picture_does_not_keep_what_its_painter_worked_with(qapp: QApplication) -> None:
    """A copy takes its place: the picture that was painted on would keep 20 KiB."""
    picture = QPixmap(40, 40)
    with painting_on(picture) as painter:
        painter.drawEllipse(2, 2, 30, 30)
        painter.end()
        while_painted = picture.cacheKey()
    assert picture.cacheKey() != while_painted


def test_memory_goes_back_to_the_system_when_a_game_begins(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[bool] = []
    monkeypatch.setattr(collector, "give_back", lambda: given.append(True))
    window.controller.new_game(setup())
    assert given == [True]


@pytest.mark.parametrize(("system", "asked"), [("win32", []), ("linux", [None])])
def test_where_the_system_takes_nothing_back_nothing_happens(system: str, asked: list[None]) -> None:
    """In a program of its own: which library the system has is looked up once."""
    program = """
import ctypes, sys
from kfdesk import collector

asked = []

def no_library(name, **given):
    asked.append(name)
    raise OSError

sys.platform, ctypes.CDLL = sys.argv[1], no_library
collector.give_back()
collector.give_back()
print(asked)
"""
    run = subprocess.run([sys.executable, "-c", program, system], check=True, capture_output=True, text=True)
    assert run.stdout.strip() == str(asked)


def test_what_was_used_longest_ago_goes_where_all_stores_together_keep_too_much(
    qapp: QApplication, monkeypatch: pytest.MonkeyPatch
) -> None:
    gc.collect()  # stores of tests before
    one = 40 * 40 * 4
    pages: Bounded[str, QPixmap] = Bounded(size_of)
    table: Bounded[str, QPixmap] = Bounded(size_of)
    for key in "abc":
        pages.keep(key, QPixmap(40, 40))
    table.keep("x", QPixmap(40, 40))
    assert pages.find("a") is not None
    monkeypatch.setattr(bounded, "_STORES", WeakSet((pages, table)))
    monkeypatch.setattr(bounded, "ALL_ROOM", 5 * one)
    monkeypatch.setattr(bounded, "SPARED", 1.0)
    table.keep("y", QPixmap(40, 40))
    table.keep("z", QPixmap(40, 40))
    assert (list(pages), list(table)) == (["c", "a"], ["x", "y", "z"])
    for key in "uvw":
        table.keep(key, QPixmap(40, 40))
    assert (list(pages), list(table)) == (["a"], ["z", "u", "v", "w"]), "the last one of a store stays"
    assert held_bytes() == 5 * one


def test_a_start_page_that_nobody_sees_keeps_no_picture_of_itself(window: MainWindow) -> None:
    window.controller.new_game(setup(open_table=True))
    window.show_start()
    start = window.start
    start.ground.glance = TableSummary(sides=(SideSummary(hand=1), SideSummary(hand=2)))
    table_pictures().pixmap(start.ground.glance, SEEN, 1.0, ui.theme)
    start.grab()
    assert start.ground.holds_picture
    window.show_page(window.play_page)
    assert not start.ground.holds_picture
