"""The first hand: large in the middle, kept or shuffled back by mouse, number and keyboard, and seen by its player."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel

from kfdesk.desk.prompt.buttons import ChoiceButton
from kfdesk.desk.prompt.first_hand import FirstHandPanel
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.terms import PLAYERS, DecisionKind
from tests.desk import scenes
from tests.desk.starts import setup

ADA, BO = PLAYERS
LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    return same_window


def begin(window: MainWindow, qtbot: Any, *, open_table: bool = False) -> FirstHandPanel:
    """Let Ada look at her first hand."""
    window.controller.new_game(replace(setup(open_table=open_table), first_player=ADA))
    window.controller.lift_curtain()
    return shown(window, qtbot)


def shown(window: MainWindow, qtbot: Any) -> FirstHandPanel:
    panel = window.prompt.panel
    assert isinstance(panel, FirstHandPanel)
    qtbot.waitUntil(lambda: panel.all_dealt, timeout=5000)
    return panel


@pytest.mark.rule("glossary/mulligan")
@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_all_cards_of_the_hand_are_seen_large_and_apart(window: MainWindow, qtbot: Any, size: tuple[int, int]) -> None:
    window.resize(*size)
    QApplication.processEvents()
    panel = begin(window, qtbot)
    hand = scenes.view(window).seats[ADA].hand
    assert hand is not None and len(hand) == 7
    assert {tile.handle for tile in panel.tiles} == {card.handle for card in hand}
    places = [tile.geometry() for tile in panel.tiles]
    assert not any(one.intersects(other) for at, one in enumerate(places) for other in places[at + 1 :])
    assert all(panel.rect().contains(place) for place in places)
    assert window.overlays.rect().contains(panel.geometry())
    on_table = window.table.card_rect(panel.tiles[0].handle)
    assert on_table is not None and places[0].width() > 1.4 * on_table.w


@pytest.mark.rule("glossary/mulligan")
def test_the_first_player_decides_first_and_each_sees_the_own_hand_only(window: MainWindow, qtbot: Any) -> None:
    panel = begin(window, qtbot)
    own = {tile.handle for tile in panel.tiles}
    assert scenes.asked(window).kind is DecisionKind.MULLIGAN and scenes.asked(window).player == ADA
    assert "Ada" in panel.title.text()
    QTest.mouseClick(window.prompt.buttons[0], LEFT)
    assert window.controller.curtain_for == BO and window.prompt.panel is None
    window.controller.lift_curtain()
    others = shown(window, qtbot)
    assert "Bo" in others.title.text() and not own & {tile.handle for tile in others.tiles}
    QTest.keyClick(window.table, Qt.Key.Key_2)
    assert window.controller.curtain_for == ADA
    assert [given.label.en for given in window.controller.choices_made] == ["Keep this hand", "Mulligan"]


def test_the_keyboard_walks_the_cards_and_shows_each_beside_the_table(window: MainWindow, qtbot: Any) -> None:
    panel = begin(window, qtbot)
    qtbot.waitUntil(panel.tiles[0].hasFocus)
    QTest.keyClick(panel.tiles[0], Qt.Key.Key_Right)
    assert panel.tiles[1].hasFocus()
    assert window.preview.card is not None and window.preview.card.handle == panel.tiles[1].handle


def test_a_card_too_small_for_its_text_is_large_while_it_is_looked_at(window: MainWindow, qtbot: Any) -> None:
    panel = begin(window, qtbot)
    small = panel.tiles[-1]
    assert all(label.pixmap().isNull() for label in panel.findChildren(QLabel)), "nothing covers the hand at first"
    assert not window.card_faces.bears_rules(small.width() - 8)
    small.setFocus()
    (large,) = (label for label in panel.findChildren(QLabel) if label.isVisible() and not label.pixmap().isNull())
    assert window.card_faces.bears_rules(large.width()) and panel.rect().contains(large.geometry())
    assert not large.geometry().intersects(small.geometry())
    buttons = panel.findChildren(ChoiceButton)
    for tile in panel.tiles:
        tile.setFocus()
        places = [QRect(button.mapTo(panel, QPoint()), button.size()) for button in buttons]
        assert not large.isHidden() and not any(large.geometry().intersects(place) for place in places)
    window.prompt.buttons[0].setFocus()
    assert not large.isHidden(), "the last one stays readable while the keyboard chooses"
    QTest.mouseClick(window.prompt.buttons[0], LEFT)
    assert large.isHidden() and large.pixmap().isNull()


def test_on_an_open_table_both_first_hands_are_kept_there(window: MainWindow, qtbot: Any) -> None:
    panel = begin(window, qtbot, open_table=True)
    assert {tile.handle for tile in panel.tiles} == {c.handle for c in scenes.view(window).seats[ADA].hand or ()}
    window.controller.choose(("no",))
    panel = shown(window, qtbot)
    assert {tile.handle for tile in panel.tiles} == {c.handle for c in scenes.view(window).seats[BO].hand or ()}


def test_a_hand_that_is_dealt_may_be_kept_before_its_last_card(window: MainWindow) -> None:
    window.change_settings(animation_speed=1.0, reduced_motion="off")
    window.controller.new_game(replace(setup(), first_player=ADA))
    window.ceremonies.versus.end()
    window.controller.lift_curtain()
    panel = window.prompt.panel
    assert isinstance(panel, FirstHandPanel) and not panel.all_dealt
    QTest.keyClick(window.table, Qt.Key.Key_1)
    assert window.controller.curtain_for == BO
