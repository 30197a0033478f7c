"""Who plays whom: seen once before a game, ended by any input, and without anything that one of them does not know."""

from __future__ import annotations

import itertools
from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kfdesk.desk.ceremonies.versus import FALLS, LIGHTS, MOVES_MS, STANDS_MS, Versus
from kfdesk.desk.prompt.first_hand import FirstHandPanel
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.terms import PLAYERS
from tests.desk.starts import setup

ADA, BO = PLAYERS


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    return same_window


@pytest.fixture(scope="module")
def window_settings() -> dict[str, Any]:
    return {"animation_speed": 1.0, "reduced_motion": "off"}


def begin(window: MainWindow, **changes: Any) -> Versus:
    window.controller.new_game(replace(setup(), **({"first_player": ADA} | changes)))
    return window.ceremonies.versus


def test_it_lasts_a_second_and_a_half_and_the_curtain_follows(window: MainWindow, qtbot: Any) -> None:
    versus = begin(window)
    assert versus.isVisible() and versus.geometry() == window.rect() and versus.hasFocus()
    assert MOVES_MS + STANDS_MS == 1500
    qtbot.waitUntil(versus.isHidden, timeout=6000)
    assert window.curtain.isVisible() and window.curtain.hasFocus()


def test_nothing_is_made_ready_while_it_moves(window: MainWindow, qtbot: Any) -> None:
    versus = begin(window)
    qtbot.waitUntil(lambda: versus.shown > 0.3, timeout=6000)
    assert not window.behind_curtain.ready and versus.isVisible()
    versus.end()
    qtbot.waitUntil(lambda: window.behind_curtain.ready)


def press(window: MainWindow, how: str) -> None:
    versus = window.ceremonies.versus
    if how == "key":
        QTest.keyClick(versus, Qt.Key.Key_Space)
    elif how == "click":
        QTest.mouseClick(versus, Qt.MouseButton.LeftButton)
    else:
        at = QPointF(versus.rect().center())
        turn = QWheelEvent(at, at, QPoint(), QPoint(0, 120), Qt.MouseButton.NoButton, Qt.KeyboardModifier.NoModifier,
                           Qt.ScrollPhase.NoScrollPhase, False)  # fmt: skip
        QApplication.sendEvent(versus, turn)


@pytest.mark.parametrize("how", ["key", "click", "wheel"])
def test_any_input_ends_it_and_does_nothing_else(window: MainWindow, how: str) -> None:
    versus = begin(window)
    window.curtain.dead_time_ms = 350
    press(window, how)
    assert versus.isHidden() and window.curtain.isVisible()
    QTest.mouseClick(window.curtain, Qt.MouseButton.LeftButton)
    assert window.controller.curtain_for == ADA, "the second half of a double click"


@pytest.mark.parametrize("table", [{"bot": BO}, {"open_table": True}], ids=["program", "open table"])
def test_without_a_curtain_after_it_no_input_meant_for_it_answers_the_first_hand(
    window: MainWindow, qtbot: Any, table: dict[str, Any]
) -> None:
    versus = begin(window, **table)
    window.prompt.dead_time_ms = 60_000
    panel = window.prompt.panel
    assert isinstance(panel, FirstHandPanel)
    qtbot.waitUntil(lambda: bool(panel.tiles) and not panel.tiles[0].isHidden())
    assert versus.hasFocus()
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_2)
    assert versus.isHidden() and not window.controller.journal
    assert window.focusWidget() is panel.tiles[0]
    QTest.mouseClick(window.prompt.buttons[1], Qt.MouseButton.LeftButton)
    assert not window.controller.journal, "the second half of a double click"
    window.prompt.dead_time_ms = 0
    QTest.mouseClick(window.prompt.buttons[0], Qt.MouseButton.LeftButton)
    assert window.controller.journal


def test_the_archons_come_their_houses_light_up_and_the_coin_falls(window: MainWindow) -> None:
    versus = begin(window)
    lit = []
    pictures = []
    for shown in (0.0, LIGHTS[0], sum(LIGHTS) / 2, LIGHTS[1], sum(FALLS) / 2, 1.0):
        versus.shown = shown
        lit.append(versus.lit)
        pictures.append(versus.grab().toImage())
    assert lit == sorted(lit) and lit[0] == 0 and lit[-1] == 3
    assert all(one != other for one, other in itertools.pairwise(pictures))


@pytest.mark.rule("glossary/first-player")
def test_it_says_who_plays_with_which_deck_and_who_begins(window: MainWindow) -> None:
    versus = begin(window, first_player=BO)
    one, two = window.controller.setup.seats  # type: ignore[union-attr]
    said = versus.accessibleName()
    assert said == f"Ada and Bo play: {one.deck.name} against {two.deck.name}. Bo takes the first turn"
    window.change_settings(interface_language="de")
    assert versus.accessibleName() != said and one.deck.name in versus.accessibleName()


def test_another_shuffle_is_the_same_picture(window: MainWindow) -> None:
    pictures = []
    for seed in (7, 8):
        versus = begin(window, seed=seed)
        versus.shown = 1.0
        pictures.append(versus.grab().toImage())
    assert pictures[0] == pictures[1]


def test_with_reduced_motion_only_its_last_picture_is_seen(window: MainWindow, qtbot: Any) -> None:
    window.change_settings(reduced_motion="on")
    versus = begin(window)
    assert versus.isVisible() and versus.shown == 1.0
    qtbot.waitUntil(versus.isHidden, timeout=6000)


def test_it_is_not_seen_where_everything_is_to_happen_at_once_nor_a_second_time(window: MainWindow) -> None:
    versus = begin(window)
    versus.end()
    window.controller.lift_curtain()
    window.controller.choose(("no",))
    window.controller.undo()
    assert versus.isHidden()
    window.change_settings(animation_speed=0.0)
    assert begin(window).isHidden()


def test_it_goes_with_the_table(window: MainWindow) -> None:
    versus = begin(window)
    window.show_start()
    assert versus.isHidden()
    window.show_table()
    assert versus.isHidden() and window.curtain.isVisible()
