"""The choice of the active house in the middle of the table: emblems that are pressed, walked and looked past."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kfdesk.desk.layout.middle import middle_line
from kfdesk.desk.prompt.emblems import EmblemButton, EmblemsPanel
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.terms import COLORS, House, KeyColor, Step
from tests.desk import mouse, scenes
from tests.tables import side

LEFT = Qt.MouseButton.LeftButton
LINE = ["troll", "bumpsy", "krump", "pit-demon"]


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    return same_window


def begin(window: MainWindow, **mine: Any) -> EmblemsPanel:
    """Let Ada choose a house."""
    fields: dict[str, Any] = {"name": "Ada", "hand": ["anger", "troll", "dextre"], "battleline": LINE}
    ada = side(**(fields | mine), houses=(House.BROBNAR, House.DIS, House.LOGOS), deck=["anger"] * 9)
    scenes.begin(window, ada, side(name="Bo", battleline=LINE), house=None, step=Step.HOUSE)
    QApplication.processEvents()
    panel = window.prompt.panel
    assert isinstance(panel, EmblemsPanel)
    return panel


def emblems(window: MainWindow) -> list[EmblemButton]:
    return [button for button in window.prompt.buttons if isinstance(button, EmblemButton)]


@pytest.mark.rule("glossary/active-house")
def test_the_emblems_stand_beside_the_creatures_and_the_bar_asks_no_second_time(window: MainWindow) -> None:
    panel = begin(window)
    layout = window.table.scene_.layout_
    assert layout is not None
    places = [button.geometry().translated(panel.pos()) for button in emblems(window)]
    assert [button.house for button in emblems(window)] == [House.BROBNAR, House.DIS, House.LOGOS]
    cards = [QRectF(*spot.rect) for spot in layout.spots.values()]
    assert len(cards) >= 8 and not any(card.intersects(QRectF(place)) for card in cards for place in places)
    assert all(place.height() >= 67 for place in places)
    assert not window.prompt.choices.inline and window.prompt.text.text()
    assert [button.accessibleName() for button in emblems(window)] == [
        "Brobnar: 2 in hand · 3 ready", "Dis: 0 in hand · 1 ready", "Logos: 1 in hand · 0 ready",
    ]  # fmt: skip


@pytest.mark.rule("glossary/active-house")
def test_a_house_is_chosen_by_click_by_number_and_with_the_keyboard(window: MainWindow) -> None:
    begin(window)
    QTest.mouseClick(emblems(window)[1], LEFT)
    assert scenes.view(window).active_house is House.DIS
    begin(window)
    QTest.keyClick(window.table, Qt.Key.Key_3)
    assert scenes.view(window).active_house is House.LOGOS
    begin(window)
    emblems(window)[0].setFocus()
    QTest.keyClick(emblems(window)[0], Qt.Key.Key_Right)
    assert emblems(window)[1].hasFocus()
    QTest.keyClick(emblems(window)[1], Qt.Key.Key_Space)
    assert scenes.view(window).active_house is House.DIS


def test_the_keyboard_stays_at_the_table_and_tab_leads_to_the_emblems(window: MainWindow) -> None:
    begin(window)
    assert window.table.hasFocus()
    QTest.keyClick(window.table, Qt.Key.Key_Tab)
    assert emblems(window)[0].hasFocus()


def test_cards_of_a_house_rise_while_its_emblem_is_looked_at(window: MainWindow) -> None:
    begin(window)
    emblems(window)[1].setFocus()
    assert window.table.scene_.raised_cards == {scenes.handle(window, "pit-demon")}
    window.table.setFocus()
    assert window.table.scene_.raised_cards == frozenset()


def test_on_an_empty_table_the_emblems_stand_around_the_middle_line(window: MainWindow) -> None:
    scenes.begin(window, side(hand=["anger"], houses=(House.BROBNAR, House.DIS)), side(), house=None, step=Step.HOUSE)
    QApplication.processEvents()
    panel = window.prompt.panel
    layout = window.table.scene_.layout_
    assert isinstance(panel, EmblemsPanel) and layout is not None
    y = middle_line(layout).y
    places = [button.geometry().translated(panel.pos()) for button in emblems(window)]
    assert all(place.top() < y < place.bottom() and place.height() >= 80 for place in places)


def test_between_the_emblems_and_around_them_the_table_is_used_as_ever(window: MainWindow) -> None:
    panel = begin(window)
    first, second = emblems(window)[:2]
    between = panel.pos() + (first.geometry().topRight() + second.geometry().topLeft()) / 2
    assert window.overlays.childAt(between) is not first
    for id_ in LINE:
        seen = window.overlays.childAt(QPointF(*scenes.middle(window, id_)).toPoint())
        assert seen is window.table.viewport(), "creatures are free"


def test_while_a_card_is_shown_large_no_emblem_covers_it(window: MainWindow) -> None:
    panel = begin(window)
    card = scenes.handle(window, "anger")
    on_emblem = panel.pos() + emblems(window)[0].geometry().center()
    there = window.overlays.grab().toImage().pixelColor(on_emblem)
    assert window.overlays.childAt(on_emblem) is emblems(window)[0]
    mouse.move(window.table, scenes.middle(window, "anger"))
    assert window.table.reading.shown == card
    assert all(button.away for button in emblems(window))
    assert window.overlays.childAt(on_emblem) is window.table.viewport(), "what lies below is clicked"
    assert window.overlays.grab().toImage().pixelColor(on_emblem) != there
    mouse.move(window.table, (3.0, 3.0))
    assert window.table.reading.shown is None
    assert not any(button.away for button in emblems(window))
    QTest.keyClick(window.table, Qt.Key.Key_1)
    assert scenes.view(window).active_house is House.BROBNAR


def test_tab_leads_to_the_emblems_from_a_card_that_the_keyboard_shows_large(window: MainWindow) -> None:
    begin(window)
    QTest.keyClick(window.table, Qt.Key.Key_Right)
    window.table.reading.show()
    assert window.table.reading.shown is not None and all(button.away for button in emblems(window))
    QTest.keyClick(window.table, Qt.Key.Key_Tab)
    assert emblems(window)[0].hasFocus() and not any(button.away for button in emblems(window))
    QTest.keyClick(emblems(window)[0], Qt.Key.Key_Space)
    assert scenes.view(window).active_house is House.BROBNAR


def test_emblems_that_come_back_cover_no_card_that_is_shown_large(window: MainWindow) -> None:
    begin(window)
    window.controller.choose(("house:brobnar",))
    mouse.move(window.table, scenes.middle(window, "anger"))
    assert window.table.reading.shown is not None
    window.controller.undo()
    QApplication.processEvents()
    assert window.table.reading.shown is not None and all(button.away for button in emblems(window))


def test_the_emblems_follow_the_table_when_it_changes_its_size(window: MainWindow) -> None:
    panel = begin(window)
    before = panel.geometry()
    window.resize(1500, 950)
    QApplication.processEvents()
    layout = window.table.scene_.layout_
    assert layout is not None and panel.geometry() != before
    cards = [QRectF(*spot.rect) for spot in layout.spots.values()]
    places = [QRectF(button.geometry().translated(panel.pos())) for button in emblems(window)]
    assert not any(card.intersects(place) for card in cards for place in places)


def test_the_emblems_rise_one_after_the_other_and_are_pressed_meanwhile(window: MainWindow, qtbot: Any) -> None:
    window.change_settings(animation_speed=1.0, reduced_motion="off")
    begin(window)
    risen = [button.risen for button in emblems(window)]
    assert risen == sorted(risen, reverse=True) and risen[-1] < 1
    qtbot.waitUntil(lambda: all(button.risen == 1 for button in emblems(window)), timeout=2000)
    begin(window)
    QTest.keyClick(window.table, Qt.Key.Key_2)
    assert scenes.view(window).active_house is House.DIS


@pytest.mark.rule("glossary/active-house")
def test_the_edge_of_the_table_has_the_color_of_the_house_for_the_whole_turn(window: MainWindow) -> None:
    begin(window)
    edge = window.table.scene_.edge
    before = window.table.grab().toImage()
    assert edge.house is None
    QTest.keyClick(window.table, Qt.Key.Key_2)
    assert edge.house is House.DIS
    after = window.table.grab().toImage()
    y = after.height() - 2
    assert before.pixelColor(400, y) != after.pixelColor(400, y)
    window.controller.choose(("end-turn",))
    window.controller.lift_curtain()
    assert scenes.view(window).active_house is None and edge.house is None


@pytest.mark.rule("turn/step-1-forge-a-key")
def test_the_color_of_a_key_is_chosen_by_large_keys_in_the_middle(window: MainWindow) -> None:
    ada = side(name="Ada", amber=6, houses=(House.BROBNAR,), deck=["anger"] * 9)
    scenes.begin(window, ada, side(name="Bo"), house=None, step=Step.FORGE)
    QApplication.processEvents()
    assert isinstance(window.prompt.panel, EmblemsPanel) and not window.prompt.choices.inline
    assert [button.key_color for button in emblems(window)] == list(COLORS)
    QTest.mouseClick(emblems(window)[1], LEFT)
    assert scenes.view(window).seats[0].keys == (KeyColor.BLUE,)
