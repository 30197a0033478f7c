"""The first start: one screen with three ways, and no question."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QPushButton
from pytestqt.qtbot import QtBot

from kfdesk.desk.kit.buttons import Kind, kind_of
from kfdesk.desk.learning.feature import LearningFeature
from kfdesk.desk.learning.progress import Begun, Progress, write_progress
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.desk.window.start_buttons import StartButton
from tests.desk.starts import Desk, journals, play, setup

HIGH = 100
"""A button of a first start is higher than so many pixels, one with its words beside its sign is not."""


def shown(window: MainWindow) -> list[QPushButton]:
    return [button for button in window.start.findChildren(QPushButton) if button.isVisible()]


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_first_start_shows_learn_play_and_my_decks_with_what_they_lead_to(desk: Desk, language: str) -> None:
    start = desk.open(interface_language=language).start
    found = [button for button in shown(desk.window) if isinstance(button, StartButton)] if desk.window else []
    large = sorted(found, key=lambda button: button.x())
    assert large == [start.learn, start.play, start.decks]
    assert all(button.height() > HIGH and button.accessibleDescription() for button in large)
    assert len({button.width() // 4 for button in large}) == len({button.y() for button in large}) == 1
    assert [kind_of(button) for button in large] == [Kind.PRIMARY, Kind.NORMAL, Kind.NORMAL]
    assert [button.accessibleName() for button in large] == (
        ["Learn", "Play", "My decks"] if language == "en" else ["Lernen", "Spielen", "Meine Decks"]
    )


def test_learn_leads_to_the_lessons_and_esc_back_also_with_the_keyboard(desk: Desk) -> None:
    window = desk.open()
    window.start.learn.setFocus()
    QTest.keyClick(window.start.learn, Qt.Key.Key_Space)
    part = window.findChild(LearningFeature)
    assert isinstance(part, LearningFeature) and window.pages.currentWidget() is part.page
    assert part.page.lessons[0] is window.focusWidget()
    QTest.keyClick(part.page, Qt.Key.Key_Escape)
    assert window.pages.currentWidget() is window.start


def test_whoever_has_played_finds_the_start_page_as_before(desk: Desk) -> None:
    window = desk.open()
    window.controller.new_game(setup())
    play(window, 3)
    window.show_start()
    start = window.start
    buttons = [start.go_on, start.play, start.learn, start.decks]
    assert all(button.isVisible() and button.height() < HIGH for button in buttons) and start.quit.isVisible()
    assert [button.y() for button in buttons] == sorted({button.y() for button in buttons}), "below each other"
    assert start.go_on.isDefault() and kind_of(start.learn) is Kind.NORMAL


def test_whoever_has_learned_is_no_newcomer(desk: Desk, home: Path) -> None:
    (home / "lessons.json").write_text('{"done": ["houses"]}')
    start = desk.open().start
    assert start.quit.isVisible() and start.play.isDefault() and start.learn.height() < HIGH


@pytest.mark.parametrize("learned", [False, True])
def test_the_keyboard_is_on_the_button_that_stands_out(desk: Desk, home: Path, learned: bool) -> None:
    if learned:
        (home / "lessons.json").write_text('{"begun": {"houses": {}}}')
    window = desk.open()
    (outstanding,) = (button for button in shown(window) if kind_of(button) is Kind.PRIMARY)
    assert outstanding is (window.start.go_on if learned else window.start.learn), "what was begun goes on"
    assert window.focusWidget() is outstanding


def test_what_was_touched_last_goes_on_be_it_a_game_or_a_lesson(desk: Desk, home: Path, qtbot: QtBot) -> None:
    window = desk.open()
    window.controller.new_game(setup())
    play(window, 3)
    window.controller.stop_keeping()
    write_progress(Progress(begun={"houses": Begun()}))
    (game,) = journals()
    for path, when in ((home / "lessons.json", 2000), (game, 1000)):
        os.utime(path, (when, when))
    start = desk.open().start
    assert [tile.face.title for tile in start.tiles] == ["Lesson: Houses", "Ada – Bo"]
    assert start.go_on.accessibleDescription().startswith("Lesson: Houses")
    os.utime(game, (3000, 3000))
    window = desk.open()
    assert [tile.face.title for tile in window.start.tiles] == ["Ada – Bo", "Lesson: Houses"]
    qtbot.mouseClick(window.start.tiles[1], Qt.MouseButton.LeftButton)
    part = window.findChild(LearningFeature)
    assert isinstance(part, LearningFeature) and part.tutor.taught is not None and part.tutor.taught.id == "houses"


def test_all_grows_with_the_window_and_the_last_table_lies_behind(desk: Desk, qtbot: Any) -> None:
    window = desk.open()
    window.controller.new_game(setup())
    play(window, 60)
    window.show_start()
    start = window.start
    qtbot.waitUntil(lambda: start.ground.glance is not None)
    small = start.play.height(), start.tiles[0].width(), start.favorite.width()
    assert start.ground.glance is not None and start.favorite.isVisible() and not start.fan.isVisible()
    window.resize(2560, 1440)
    QApplication.processEvents()
    grown = start.play.height(), start.tiles[0].width(), start.favorite.width()
    assert [large > 1.5 * before for large, before in zip(grown, small, strict=True)] == 3 * [True], (grown, small)
