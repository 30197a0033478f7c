"""A card that can be used where it lies in a pile: the pile says so, and is clicked, walked to, read and heard."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QGraphicsItem

from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.table.access import children_of
from kfdesk.desk.table.focus_order import StopKind
from kfdesk.desk.table.glow import Sign
from kfdesk.desk.table.items import PileItem
from kfdesk.desk.table.marks import Mark
from kfdesk.desk.table.pile_viewer import PileViewer
from kfdesk.desk.table.tips import said_under
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import House, Scenario, Side
from kfdesk.engine.terms import PLAYERS, Zone
from tests.desk import mouse
from tests.desk.scripted import seats
from tests.tables import side

ADA, BO = PLAYERS
SCYTHE = "singing-scythe"
RETURN = "Return Singing Scythe to your hand"


def play(window: MainWindow, *discard: str) -> None:
    """Let Ada, who is haunted by ten cards, play at the window with these cards below Anger in her discard pile."""
    ada = side(name="Ada", hand=["punch"], discard=[*["anger"] * 9, *discard, "anger"], deck=["anger"] * 9)
    begin(window, ada, House.BROBNAR)


def begin(window: MainWindow, ada: Side, house: House) -> None:
    bo = side(name="Bo", deck=["anger"] * 9)
    begun = Scenario(players=(ada, bo), house=house)
    window.controller.new_game(TableSetup(seats(), 0, 0, True, scenario=begun))
    window.controller.lift_curtain()


def discard_pile(window: MainWindow, player: int = 0) -> PileItem:
    return window.table.scene_.piles[PLAYERS[player], Zone.DISCARD]


def middle(pile: PileItem) -> tuple[float, float]:
    return pile.place.center


def viewer(window: MainWindow) -> PileViewer:
    return window.overlays.viewer


def hand(window: MainWindow) -> list[str | None]:
    view = window.table.view_shown
    assert view is not None
    return [card.face for card in view.seats[0].hand or ()]


@pytest.fixture
def at_table(window: MainWindow) -> MainWindow:
    window.table.set_speed(0)
    play(window, SCYTHE)
    return window


def test_the_pile_bears_the_sign_of_a_card_that_can_be_used(at_table: MainWindow) -> None:
    pile = discard_pile(at_table)
    assert (pile.mark, pile.marking.signs) == (Mark.READY, (Sign.RETURN,))
    assert pile.marking.tab_above, "its name stands below it"
    assert discard_pile(at_table, 1).mark is Mark.NONE
    at_table.controller.choose(("end-turn",))
    assert discard_pile(at_table).mark is Mark.NONE


def test_a_pile_without_such_a_card_bears_none(window: MainWindow) -> None:
    play(window)
    assert discard_pile(window).mark is Mark.NONE


def test_it_says_what_can_be_done_where_the_pointer_rests(at_table: MainWindow) -> None:
    pile = discard_pile(at_table)
    items: list[QGraphicsItem] = [pile]
    said = said_under(items, pile.boundingRect().center(), lambda words: words.en)
    assert said.splitlines()[:2] == ["Discard pile 11, haunted", RETURN]


@pytest.mark.rule("glossary/return")
def test_a_click_in_the_pile_uses_it(at_table: MainWindow, qtbot: Any) -> None:
    mouse.click(at_table.table, middle(discard_pile(at_table)))
    box = viewer(at_table)
    assert box.isVisible()
    assert [tile.accessibleName() for tile in box.grid.tiles][:3] == [
        "Anger",
        "Singing Scythe, Return to hand",
        "Anger",
    ]
    anger, scythe = box.grid.tiles[:2]
    assert (anger.usable, scythe.usable) == (False, True)
    qtbot.mouseClick(anger, Qt.MouseButton.LeftButton)
    assert box.isVisible() and SCYTHE not in hand(at_table), "what cannot be used does nothing"
    qtbot.mouseClick(scythe, Qt.MouseButton.LeftButton)
    assert not box.isVisible() and SCYTHE in hand(at_table)
    assert discard_pile(at_table).mark is Mark.NONE


def test_the_right_button_offers_it_on_the_pile(at_table: MainWindow) -> None:
    mouse.click(at_table.table, middle(discard_pile(at_table)), Qt.MouseButton.RightButton)
    menu = at_table.table.menu
    assert [(entry.label.en, entry.legal) for entry in menu.entries] == [(RETURN, True)]
    mouse.click(at_table.table, menu.row(0).center)
    assert SCYTHE in hand(at_table) and not menu.open


def test_the_right_button_offers_each_of_several(window: MainWindow) -> None:
    play(window, SCYTHE, SCYTHE)
    mouse.click(window.table, middle(discard_pile(window)), Qt.MouseButton.RightButton)
    assert len(window.table.menu.entries) == 2
    mouse.click(window.table, middle(discard_pile(window, 1)), Qt.MouseButton.RightButton)
    assert not window.table.menu.open


def test_the_keyboard_walks_to_the_pile_and_uses_it(at_table: MainWindow, qtbot: Any) -> None:
    table = at_table.table
    qtbot.keyClick(table, Qt.Key.Key_Down)
    while table.focus_stop is None or (table.focus_stop.kind, table.focus_stop.name) != (StopKind.PILE, "discard"):
        before = table.focus_stop
        qtbot.keyClick(table, Qt.Key.Key_Right)
        assert table.focus_stop != before, "the pile ends the row"
    qtbot.keyClick(table, Qt.Key.Key_Return)
    tile = next(tile for tile in viewer(at_table).grid.tiles if tile.usable)
    assert QApplication.focusWidget() is tile, "the card that can be used is the one the keyboard is at"
    qtbot.keyClick(tile, Qt.Key.Key_Return)
    assert SCYTHE in hand(at_table)


def test_a_screen_reader_hears_it_at_the_pile(at_table: MainWindow) -> None:
    (said,) = (name for name in children_of(at_table.table) if name.startswith("Ada, Discard pile"))
    assert said == f"Ada, Discard pile, 11 cards, haunted, {RETURN}"


def test_a_card_of_a_pile_that_a_question_asks_for_is_chosen_there(window: MainWindow, qtbot: Any) -> None:
    begin(window, side(name="Ada", hand=["regrowth"], discard=["flaxia", "dust-pixie"]), House.UNTAMED)
    view = window.table.view_shown
    assert view is not None and view.decision is not None
    window.controller.choose((view.decision.options[0].key,))
    mouse.click(window.table, middle(discard_pile(window)))
    (_, flaxia) = viewer(window).grid.tiles
    assert flaxia.usable and flaxia.accessibleName() == "Flaxia, Choose"
    qtbot.mouseClick(flaxia, Qt.MouseButton.LeftButton)
    assert "flaxia" in hand(window)
