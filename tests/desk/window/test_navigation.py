"""Every room of the window is left the same ways: Esc, its own button, and back to where one came from."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QWidget

from kfdesk.desk.decks.feature import DeckFeature
from kfdesk.desk.film.feature import FilmFeature
from kfdesk.desk.games.feature import GamesFeature
from kfdesk.desk.homemade.feature import HomemadeFeature
from kfdesk.desk.judge.feature import JudgeFeature
from kfdesk.desk.matches.feature import MatchFeature
from kfdesk.desk.window.main_window import MainWindow
from tests.desk.starts import LEFT, Desk, play, setup
from tests.windows import part_in

ESC = Qt.Key.Key_Escape


def escape(window: MainWindow) -> None:
    """Press Esc where the keyboard is, as a window system would: it goes up until somebody wants it."""
    aim: QWidget = window.focusWidget() or window
    QApplication.sendEvent(aim, QKeyEvent(QEvent.Type.KeyPress, ESC, Qt.KeyboardModifier.NoModifier))


def enter(window: MainWindow, room: str) -> QWidget:
    """Enter a room by its command, and return its page."""
    if room == "games":
        part_in(window, GamesFeature).show()
    elif room == "match":
        part_in(window, MatchFeature).open()
    else:
        part_in(window, DeckFeature).room.enter()
    page = window.pages.currentWidget()
    assert page is not None and page not in (window.start, window.play_page)
    return page


@pytest.mark.parametrize("room", ["games", "match", "decks"])
def test_esc_leads_back_to_where_one_came_from(desk: Desk, room: str) -> None:
    window = desk.open()
    enter(window, room)
    escape(window)
    assert window.pages.currentWidget() is window.start
    window.controller.new_game(setup())
    window.controller.lift_curtain()
    enter(window, room)
    escape(window)
    assert window.pages.currentWidget() is window.play_page
    escape(window)
    assert window.pages.currentWidget() is window.play_page, "the table is no room to be left"
    window.show_start()
    escape(window)
    assert window.pages.currentWidget() is window.start


def test_from_room_to_room_esc_still_finds_the_table(desk: Desk) -> None:
    window = desk.open()
    window.controller.new_game(setup(open_table=True))
    for room in ("games", "decks", "match", "games"):
        enter(window, room)
    escape(window)
    assert window.pages.currentWidget() is window.play_page


def test_the_rooms_have_a_button_for_it(desk: Desk, qtbot: Any) -> None:
    window = desk.open()
    window.controller.new_game(setup(open_table=True))
    part_in(window, GamesFeature).show()
    qtbot.mouseClick(part_in(window, GamesFeature).page.back, LEFT)
    assert window.pages.currentWidget() is window.play_page
    part_in(window, MatchFeature).open()
    qtbot.mouseClick(part_in(window, MatchFeature).room.setup.back, LEFT)
    assert window.pages.currentWidget() is window.play_page
    enter(window, "decks")
    qtbot.mouseClick(part_in(window, DeckFeature).room.buttons["back"], LEFT)
    assert window.pages.currentWidget() is window.play_page


def test_in_the_games_room_esc_first_gives_up_a_search(desk: Desk, qtbot: Any) -> None:
    window = desk.open()
    window.controller.new_game(setup(open_table=True))
    games = part_in(window, GamesFeature)
    games.show()
    games.page.search.setFocus()
    qtbot.keyClicks(games.page.search, "nobody")
    assert games.page.model.rowCount() == 0
    escape(window)
    assert games.page.search.text() == "" and games.page.model.rowCount() == 1
    assert window.pages.currentWidget() is games.page
    escape(window)
    assert window.pages.currentWidget() is window.play_page


def test_a_film_is_left_for_the_room_it_was_called_from(desk: Desk) -> None:
    window = desk.open()
    window.controller.new_game(setup(open_table=True))
    play(window, 4)
    games, film = part_in(window, GamesFeature), part_in(window, FilmFeature)
    games.show()
    path = window.controller.kept_at
    assert path is not None
    film.watch(path)
    assert film.page is not None
    escape(window)
    assert film.page is None and window.pages.currentWidget() is games.page
    escape(window)
    assert window.pages.currentWidget() is window.play_page


def test_back_leads_from_page_to_page_and_at_last_to_where_one_began(desk: Desk) -> None:
    window = desk.open()
    cards = part_in(window, HomemadeFeature)
    shelf = enter(window, "decks")
    cards.open()
    cards.build()
    assert window.pages.currentWidget() is cards.builder.page
    cards.builder.page.back.click()
    assert window.pages.currentWidget() is cards.room.page
    escape(window)
    assert window.pages.currentWidget() is shelf
    escape(window)
    assert window.pages.currentWidget() is window.start


def test_a_page_that_one_went_through_before_is_gone_back_to_once(desk: Desk) -> None:
    window = desk.open()
    cards = part_in(window, HomemadeFeature)
    enter(window, "decks")
    cards.build()
    shelf = enter(window, "decks")
    escape(window)
    assert window.pages.currentWidget() is window.start, "the shelf was come back to: what lay behind it is forgotten"
    enter(window, "decks")
    cards.build()
    match = enter(window, "match")
    assert window.pages.currentWidget() is match
    escape(window)
    assert window.pages.currentWidget() is cards.builder.page
    escape(window)
    assert window.pages.currentWidget() is shelf


def test_going_on_from_a_page_leads_back_through_pages_that_come_again(desk: Desk) -> None:
    window = desk.open()
    came: list[str] = []
    shelf = enter(window, "decks")
    games = part_in(window, GamesFeature)

    def back(where: str) -> Callable[[], None]:
        def again() -> None:
            came.append(where)
            enter(window, where.split(maxsplit=1)[0])

        return again

    for number in (1, 2):
        window.go_on(games.show, back(f"decks {number}"))
        window.go_on(lambda: enter(window, "decks"), back(f"games {number}"))
    for where in ("games 2", "decks 2", "games 1", "decks 1"):
        escape(window)
        assert came.pop() == where and not came
        assert window.pages.currentWidget() is (shelf if where.startswith("decks") else games.page)
    escape(window)
    assert window.pages.currentWidget() is window.start


def test_the_shelf_is_read_anew_when_one_comes_back_to_it(desk: Desk) -> None:
    window = desk.open()
    enter(window, "decks")
    cards, decks = part_in(window, HomemadeFeature), part_in(window, DeckFeature)
    cards.build()
    before = len(decks.room.browse.found)
    cards.build()
    page = cards.builder.page
    page.pool.add_current()
    escape(window)
    assert len(decks.room.browse.found) == before + 1


@pytest.mark.parametrize("judge", [False, True])
def test_going_through_the_rooms_makes_no_window_grow(desk: Desk, judge: bool) -> None:
    window = desk.open(interface_language="de", side_dock=True)
    window.resize(960, 520)  # 1920 × 1080 at 200 %
    window.controller.new_game(setup(open_table=True))
    for room in ("games", "decks", "match"):
        if judge:
            part_in(window, JudgeFeature).open()
            QApplication.processEvents()
        enter(window, room)
        QApplication.processEvents()
        assert not [dock for dock in window.findChildren(QDockWidget) if dock.isVisible()]
        escape(window)
        QApplication.processEvents()
        assert (window.width(), window.height()) == (960, 520), room
        page = window.pages.currentWidget()
        assert page is window.play_page and window.dock.isVisible()
        assert page.width() >= page.minimumSizeHint().width()
