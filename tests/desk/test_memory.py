"""What is over is let go: a game when the next begins, a film when it is left; memory goes back to the system."""

from __future__ import annotations

import gc
from pathlib import Path
from typing import Any
from weakref import ref

import pytest
from PySide6.QtCore import QCoreApplication, QEvent

from kfdesk import collector
from kfdesk.desk.window import MainWindow
from tests.desk.film.hands import part_of, watch
from tests.desk.hurried import play, setup
from tests.match.kept import finished


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
    assert controller._game is not None and controller.course is not None
    before = ref(controller._game)
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


def test_memory_goes_back_to_the_system_when_a_game_begins(window: MainWindow, monkeypatch: pytest.MonkeyPatch) -> None:
    given: list[bool] = []
    monkeypatch.setattr(collector, "give_back", lambda: given.append(True))
    window.controller.new_game(setup())
    assert given == [True]


def test_where_the_system_takes_nothing_back_nothing_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    collector.give_back()
    collector._c_library.cache_clear()
    monkeypatch.setattr("sys.platform", "win32")
    collector.give_back()
    collector._c_library.cache_clear()
    asked: list[Any] = []

    def no_library(name: object) -> object:
        asked.append(name)
        raise OSError

    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr("ctypes.CDLL", no_library)
    collector.give_back()
    assert asked == [None]
    collector._c_library.cache_clear()
