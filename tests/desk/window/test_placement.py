"""The window fits the screen it is on: at the first start, and when it was left on a larger screen."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QRect, QSize
from PySide6.QtGui import QScreen
from PySide6.QtWidgets import QMainWindow

from kfdesk.desk.window.main_window import MainWindow
from kfdesk.desk.window.pages import Pages
from kfdesk.desk.window.placement import FIRST_SIZE, fitted, remember_place, restore_place, room_for

SMALL = QRect(0, 0, 1280, 720)
AT_200 = QRect(0, 0, 960, 540)
"""1920×1080 at 200 %, in logical pixels."""


@pytest.mark.parametrize("screen", [SMALL, AT_200, QRect(0, 27, 1366, 741), QRect(1920, 0, 1280, 1024)])
@pytest.mark.parametrize(
    "place",
    [QRect(0, 0, 2560, 1440), QRect(-300, -80, 900, 500), QRect(3000, 2000, 1280, 760), QRect(200, 60, 640, 400)],
)
def test_a_place_is_moved_and_shrunk_into_the_room_and_no_more(place: QRect, screen: QRect) -> None:
    room = room_for(screen)
    found = fitted(place, room)
    assert room.contains(found)
    assert found.size() == place.size().boundedTo(room.size())
    if room.contains(place):
        assert found == place


def test_the_title_has_room_above_the_window() -> None:
    assert room_for(SMALL).top() == 40 and room_for(SMALL).bottom() == SMALL.bottom()


@pytest.fixture
def screen(monkeypatch: pytest.MonkeyPatch) -> list[QRect]:
    """The geometry of the one screen, which a test may change."""
    held = [SMALL]
    monkeypatch.setattr(QScreen, "availableGeometry", lambda _: held[0])
    monkeypatch.setattr(QScreen, "availableSize", lambda _: held[0].size())
    return held


@pytest.mark.parametrize("there", [SMALL, AT_200])
def test_the_first_window_is_as_large_as_the_screen_has_room(screen: list[QRect], there: QRect, qtbot: Any) -> None:
    screen[0] = there
    window = QMainWindow()
    qtbot.addWidget(window)
    restore_place(window)
    assert window.size() == FIRST_SIZE.boundedTo(QSize(there.width(), there.height() - 40))


def test_a_window_left_on_a_larger_screen_comes_back_on_the_small_one(screen: list[QRect], qtbot: Any) -> None:
    screen[0] = QRect(0, 0, 3840, 2160)
    left = QMainWindow()
    qtbot.addWidget(left)
    left.setGeometry(QRect(1500, 900, 2000, 1200))
    remember_place(left)
    screen[0] = SMALL
    window = QMainWindow()
    qtbot.addWidget(window)
    restore_place(window)
    assert room_for(SMALL).contains(window.geometry())


def test_no_page_makes_the_window_larger_than_a_screen_of_200_percent(
    window: MainWindow, screen: list[QRect], qtbot: Any
) -> None:
    screen[0] = AT_200
    room = room_for(AT_200)
    window.resize(room.size())
    for page in (window.start, window.play_page):
        window.pages.setCurrentWidget(page)
        assert isinstance(window.pages, Pages)
        assert window.minimumSizeHint().width() <= room.width()
        assert window.minimumSizeHint().height() <= room.height()
