"""The start page: it fits a small window, and says what is true in the language that is spoken."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kfdesk.desk.features.left_off import LeftOff
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.learning.progress import Begun, Progress, write_progress
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.desk.window.preferences import PreferencesDialog
from kfdesk.desk.window.start_page import StartPage
from kfdesk.engine.decks import DeckKind
from kfdesk.engine.terms import House
from kfdesk.match.game_library import PlayedDeck
from kfdesk.text.words import Words
from tests.desk.starts import Desk

FAVORITE = PlayedDeck("Foundlings", DeckKind.THEORY, (House.DIS, House.LOGOS, House.MARS))


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    return same_window


def fill(start: StartPage, stand: str) -> None:
    left = [LeftOff(datetime.now(UTC), Words("Saved games"), Words("turn {n}").filled(n=8), lambda: None)]
    start.offer([], [], first=stand == "first", others=left * 7 if stand == "played" else [])
    start.show_place(None, FAVORITE if stand == "played" else None)


def settle(window: MainWindow, width: int, height: int) -> None:
    window.resize(width, height)
    for _ in range(4):
        QApplication.processEvents()


def test_a_small_window_shows_all_of_it_without_a_scroll_bar(window: MainWindow) -> None:
    before = ui.language
    for language in ("en", "de"):
        window.change_settings(interface_language=language)
        for stand in ("first", "learned", "played"):
            fill(window.start, stand)
            settle(window, 1280, 680)
            assert window.start.area.verticalScrollBar().maximum() == 0, (language, stand)
    window.change_settings(interface_language=before)


def test_large_letters_scroll_nothing_either_and_what_has_no_room_is_in_tooltips(window: MainWindow) -> None:
    before, start = window.settings, window.start
    window.change_settings(interface_language="de", text_factor=2.0)
    fill(start, "played")
    settle(window, 1920, 1080)
    assert start.area.verticalScrollBar().maximum() == 0
    settle(window, 1280, 720)
    assert start.area.verticalScrollBar().maximum() == 0
    assert start.tiles[0].isVisible() and start.decks.isVisible()
    low = start.decks.height()
    assert start.decks.toolTip() and start.decks.accessibleDescription() in start.decks.toolTip()
    fill(start, "learned")
    settle(window, 1280, 720)
    assert not start.decks.toolTip() and start.decks.height() > low, "without tiles there is room for words"
    window.change_settings(interface_language=before.interface_language, text_factor=before.text_factor)


def test_narrowed_in_one_step_it_is_no_wider_than_its_room(window: MainWindow) -> None:
    fill(window.start, "played")
    settle(window, 1280, 680)
    settle(window, 1000, 680)
    area = window.start.area
    page = area.widget()
    assert page is not None and page.width() <= area.viewport().width()


def test_what_was_left_off_is_said_in_the_language_that_is_spoken(window: MainWindow) -> None:
    before = ui.language
    window.change_settings(interface_language="en")
    fill(window.start, "played")
    assert window.start.tiles[0].face.title == "Saved games"
    window.change_settings(interface_language="de")
    assert window.start.tiles[0].face.title == Words("Saved games").say("de") != "Saved games"
    window.change_settings(interface_language=before)


def test_return_in_the_search_of_the_settings_closes_nothing(window: MainWindow) -> None:
    dialog = PreferencesDialog(window.settings, window)
    dialog.show()
    QTest.keyClicks(dialog.search, "qqq")
    assert dialog.none.isVisible(), "a search that finds nothing says so"
    QTest.keyClick(dialog.search, Qt.Key.Key_Return)
    assert dialog.isVisible()
    dialog.search.clear()
    assert not dialog.none.isVisible()
    dialog.close()


def test_the_card_beside_its_size_speaks_the_language_of_cards(window: MainWindow) -> None:
    dialog = PreferencesDialog(window.settings.model_copy(update={"card_language": "en"}), window)
    english = dialog.sample.look
    dialog.cards.setCurrentIndex(dialog.cards.findData("de"))
    german = dialog.sample.look
    assert german.trait_words != english.trait_words and german.language == "de"
    dialog.close()


def test_a_lesson_is_as_old_as_its_last_choice_not_as_the_file(desk: Desk, home: Any) -> None:
    when = datetime(2026, 1, 2, tzinfo=UTC)
    write_progress(Progress(begun={"houses": Begun(when=when)}).with_done("keys"))
    part = desk.open().start
    assert [tile.face.title for tile in part.tiles] == ["Lesson: Houses"]
    assert part.tiles[0].face.lines == ("begun",)


@pytest.mark.parametrize("size", [(706, 320), (500, 316), (1200, 300)])
def test_no_card_of_the_fan_is_cut_off_at_its_edges(window: MainWindow, size: tuple[int, int]) -> None:
    fan = window.start.fan
    painted = QImage(*size, QImage.Format.Format_ARGB32)
    painted.fill(Qt.GlobalColor.transparent)
    before = fan.size()
    fan.resize(*size)
    fan.render(painted, renderFlags=QWidget.RenderFlag.DrawChildren)
    fan.resize(before)
    inside = [x for x in range(size[0]) if any(painted.pixelColor(x, y).alpha() for y in range(0, size[1], 4))]
    assert inside[0] > 0 and inside[-1] < size[0] - 1
