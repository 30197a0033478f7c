"""Keys at the table and its prompt: numbers, Enter, Escape, lists and orders."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from PySide6.QtCore import QObject, Qt
from PySide6.QtWidgets import QApplication

from kfdesk.desk.table.widget import TableWidget
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.terms import DecisionKind, House, Player
from kfdesk.text.words import same
from tests.desk import mouse
from tests.desk.hurried import setup
from tests.desk.samples import choice, playable


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    return same_window


@pytest.fixture(scope="module")
def window_settings() -> dict[str, Any]:
    return {"skip_forced": False}


@pytest.fixture
def answers(window: MainWindow) -> Iterator[list[tuple[str, ...]]]:
    """What the prompt says was chosen. The game is not told: it did not ask what these tests ask."""
    chosen, found = window.prompt.chosen, list[tuple[str, ...]]()
    chosen.disconnect(window.controller.choose)
    noting = chosen.connect(found.append)
    yield found
    QObject.disconnect(noting)
    chosen.connect(window.controller.choose)


def test_number_keys_answer_a_prompt(window: MainWindow, qtbot: Any) -> None:
    window.controller.new_game(setup(open_table=True))
    window.activateWindow()
    window.table.setFocus()
    assert window.prompt.buttons[0].text() == "1  Keep this hand"
    qtbot.keyClick(window.table, Qt.Key.Key_1)
    assert window.controller.journal == ("no",)


def test_a_number_key_presses_what_shows_that_number_and_nothing_else(
    window: MainWindow, answers: list[tuple[str, ...]], qtbot: Any
) -> None:
    window.controller.new_game(setup(open_table=True))
    window.table.setFocus()
    numbers = tuple(Option(f"number:{n}", same(str(n))) for n in range(3))
    window.prompt.ask(
        Decision(Player(0), DecisionKind.NUMBER, same("How many?"), None, numbers), window.controller.view()
    )
    for key in (Qt.Key.Key_4, Qt.Key.Key_0, Qt.Key.Key_2):
        qtbot.keyClick(window.table, key)
    assert answers == [("number:0",), ("number:2",)]


def test_enter_on_the_table_gives_the_only_answer(
    window: MainWindow, answers: list[tuple[str, ...]], qtbot: Any
) -> None:
    window.controller.new_game(setup(open_table=True))
    window.table.setFocus()
    only = Decision(Player(0), DecisionKind.HOUSE, same("Choose"), None, (Option("house:dis", same("Dis")),))
    window.prompt.ask(only, window.controller.view())
    qtbot.keyClick(window.table, Qt.Key.Key_Return)
    assert answers == [("house:dis",)]


def test_escape_closes_the_menu_of_a_card_then_the_ring_then_takes_back_picks(window: MainWindow, qtbot: Any) -> None:
    """The window's own Escape comes before the table's: it has to pass it on."""
    view = playable()
    card = view.seats[0].battleline[0].handle
    window.controller.new_game(setup(open_table=True))
    window.table.present(view)
    window.table.setFocus()
    place = window.table.card_rect(card)
    assert place is not None
    mouse.click(window.table, place.center)
    assert window.table.menu.open
    qtbot.keyClick(window.table, Qt.Key.Key_Escape)
    assert not window.table.menu.open
    qtbot.keyClick(window.table, Qt.Key.Key_Up)
    assert window.table.focus_stop is not None
    qtbot.keyClick(window.table, Qt.Key.Key_Escape)
    assert window.table.focus_stop is None
    keys = tuple(f"card:{creature.handle}" for creature in view.seats[1].battleline)
    window.prompt.ask(choice(DecisionKind.CARD, *keys, least=0, most=3), view)
    window.prompt.pick(keys[0])
    qtbot.keyClick(window.table, Qt.Key.Key_Escape)
    assert window.prompt.picks == ()


def ask(window: MainWindow, decision: Decision) -> None:
    """Ask a decision whose panel gets the keys."""
    window.controller.new_game(setup(open_table=True))
    window.prompt.ask(decision, window.controller.view())
    assert window.prompt.panel is not None
    window.prompt.panel.setFocus()


def press(qtbot: Any, *keys: Qt.Key, ctrl: bool = False) -> None:
    """Press keys wherever the focus is, which must be on a panel."""
    for key in keys:
        focus = QApplication.focusWidget()
        assert focus is not None and not isinstance(focus, TableWidget)
        modifier = Qt.KeyboardModifier.ControlModifier if ctrl else Qt.KeyboardModifier.NoModifier
        qtbot.keyClick(focus, key, modifier)


def test_a_list_of_effects_is_walked_by_keys_and_chosen_from_by_enter_or_number(
    window: MainWindow, answers: list[tuple[str, ...]], qtbot: Any
) -> None:
    labels = (f"Effect {n}: a long sentence about what is to happen then" for n in range(3))
    options = tuple(Option(f"trigger:{n}", same(label)) for n, label in enumerate(labels))
    ask(window, Decision(Player(0), DecisionKind.TRIGGER, same("Which?"), None, options))
    press(qtbot, Qt.Key.Key_Return)
    assert answers == [], "no line is lit yet"
    press(qtbot, Qt.Key.Key_Down, Qt.Key.Key_Down, Qt.Key.Key_Return, Qt.Key.Key_3)
    assert answers == [("trigger:1",), ("trigger:2",)]


def test_an_order_is_made_by_keys(window: MainWindow, answers: list[tuple[str, ...]], qtbot: Any) -> None:
    options = tuple(Option(f"card:c{n}", same(f"Card {n}")) for n in range(1, 4))
    ask(window, Decision(Player(0), DecisionKind.ORDER, same("In which order?"), None, options, 3, 3))
    press(qtbot, Qt.Key.Key_Down)
    press(qtbot, Qt.Key.Key_Up, ctrl=True)
    press(qtbot, Qt.Key.Key_Return)
    assert answers == [("card:c2", "card:c1", "card:c3")]


def test_letters_typed_to_find_a_house_are_no_shortcuts_of_the_table(
    window: MainWindow, answers: list[tuple[str, ...]], qtbot: Any
) -> None:
    houses = tuple(Option(f"house:{house}", house.words) for house in House)
    ask(window, Decision(Player(0), DecisionKind.HOUSE, same("Which?"), None, houses))
    before = window.settings.timing_chart
    press(qtbot, *(Qt.Key[f"Key_{letter}"] for letter in "STA"), Qt.Key.Key_Return)
    assert window.settings.timing_chart == before
    assert answers == [("house:staralliance",)]
