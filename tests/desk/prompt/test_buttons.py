"""Buttons at the table that end the turn, undo and call off, and what the bar says of the main step."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPointF, Qt
from PySide6.QtGui import QEnterEvent, QHelpEvent
from PySide6.QtWidgets import QApplication, QPushButton, QToolTip

from kfdesk.desk.kit.buttons import Kind, kind_of
from kfdesk.desk.play.choice_history import ChoiceMade, Reach, reached
from kfdesk.desk.prompt import main_step_texts
from kfdesk.desk.table.marks import Mark
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.entries import Choice
from kfdesk.engine.terms import DecisionKind, House, Step
from kfdesk.match.journal import By
from kfdesk.text.words import same
from tests.desk import mouse
from tests.desk.samples import choice, main_decision, seat, table
from tests.desk.scenes import asked, begin, handle, middle, view
from tests.tables import side

LEFT = Qt.MouseButton.LeftButton


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    return same_window


def press(qtbot: Any, button: QPushButton) -> None:
    assert button.isVisible() and button.isEnabled()
    qtbot.mouseClick(button, LEFT)


@pytest.mark.parametrize(
    ("keys", "prompt", "quiet"),
    [
        (("play:c1", "discard:c1", "reap:c2"), "Your move", True),
        (("play:c1", "discard:c1"), "Play and discard cards", True),
        (("discard:c1",), "Discard cards", False),
        (("raise-tide",), "Use cards", True),
        (("discard:c1", "fight:c2"), "Discard and use cards", True),
        ((), "Nothing left to do", False),
    ],
)
def test_the_bar_says_what_is_left_and_the_end_of_the_turn_stands_out_when_nothing_can_be_played_or_used(
    window: MainWindow, keys: tuple[str, ...], prompt: str, quiet: bool
) -> None:
    decision = main_decision(*((key, key) for key in keys))
    window.prompt.ask(decision, table())
    assert window.prompt.text.text() == prompt
    assert kind_of(window.prompt.end_turn) is (Kind.NORMAL if quiet else Kind.PRIMARY)


@pytest.mark.rule("glossary/first-player")
def test_after_the_one_card_of_the_first_turn_the_bar_does_not_ask_for_more(window: MainWindow) -> None:
    begin(window, side(hand=["anger", "punch"]), turn=1)
    assert window.prompt.text.text() == "Play or discard one card"
    window.controller.choose((f"discard:{handle(window, 'anger')}",))
    assert asked(window).keys() == ("end-turn",)
    assert window.prompt.text.text() == "Nothing left to do"
    assert window.prompt.detail.whole == "Only one card on the first turn of the game"
    assert kind_of(window.prompt.end_turn) is Kind.PRIMARY


def test_the_end_of_the_turn_warns_of_a_key_that_the_opponent_can_afford(window: MainWindow) -> None:
    calm = table(seat(0), seat(1, amber=5))
    window.prompt.ask(main_decision(), calm)
    assert "\n" not in window.prompt.end_turn.text()
    poor, rich = calm.seats
    window.prompt.ask(main_decision(), replace(calm, seats=(poor, replace(rich, amber=6, check=True))))
    assert window.prompt.end_turn.text().endswith("\nBo could forge a key")
    window.prompt.end_turn.say_tip()
    assert "Bo could forge a key" in window.prompt.end_turn.toolTip()


def test_discarding_alone_does_not_count_as_a_play() -> None:
    assert not main_step_texts.plays_remain(main_decision(("discard:c1", "Discard")))


def test_undo_at_the_table_takes_the_last_choice_back_and_says_what(window: MainWindow, qtbot: Any) -> None:
    begin(window, side(battleline=["troll"], hand=["punch"]))
    undo = window.prompt.take_back.undo
    assert undo.isVisible() and not undo.isEnabled()
    window.controller.choose((f"reap:{handle(window, 'troll')}",))
    assert view(window).seats[0].amber == 1
    qtbot.waitUntil(lambda: "Reap" in undo.toolTip())
    press(qtbot, undo)
    assert view(window).seats[0].amber == 0 and not undo.isEnabled()


def two_targets(window: MainWindow) -> None:
    """Ada plays Punch and is asked which creature takes the damage."""
    begin(window, side(battleline=["troll"], hand=["punch"]), side(battleline=["batdrone", "umbra"]))
    mouse.click(window.table, middle(window, "punch"))
    window.table.choosing.choose(window.table.menu.entries[0])
    assert asked(window).kind is DecisionKind.CARD


def test_cancel_calls_off_the_action_that_was_begun(
    window: MainWindow, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    take_back = window.prompt.take_back
    monkeypatch.setattr(take_back, "dead_time_ms", 0)
    two_targets(window)
    assert not window.prompt.end_turn.isVisible()
    press(qtbot, take_back.cancel)
    assert asked(window).kind is DecisionKind.MAIN and not take_back.cancel.isVisible()
    assert [card.id for card in view(window).seats[0].hand or ()] == ["punch"]


def test_cancel_also_takes_back_choices_made_since_the_action_began(
    window: MainWindow, qtbot: Any, monkeypatch: pytest.MonkeyPatch
) -> None:
    take_back = window.prompt.take_back
    monkeypatch.setattr(take_back, "dead_time_ms", 0)
    begin(
        window, side(hand=["relentless-assault"], battleline=["troll", "krump"]), side(battleline=["batdrone", "umbra"])
    )
    window.controller.choose((f"play:{handle(window, 'relentless-assault')}",))
    first = asked(window)
    window.controller.choose(first.keys()[: first.max])
    assert asked(window).kind is not DecisionKind.MAIN and window.controller.journal[1:]
    press(qtbot, take_back.cancel)
    assert asked(window).kind is DecisionKind.MAIN and window.controller.journal == ()


def test_a_click_meant_for_something_else_does_not_cancel(window: MainWindow, qtbot: Any) -> None:
    two_targets(window)
    press(qtbot, window.prompt.take_back.cancel)
    assert asked(window).kind is DecisionKind.CARD, "it has just come up"
    qtbot.wait(window.prompt.take_back.dead_time_ms + 20)
    press(qtbot, window.prompt.take_back.cancel)
    assert asked(window).kind is DecisionKind.MAIN


@pytest.mark.parametrize("key", [Qt.Key.Key_Up, Qt.Key.Key_Left])
def test_from_the_end_of_the_turn_the_arrow_keys_lead_back_to_the_table(
    window: MainWindow, qtbot: Any, key: Qt.Key
) -> None:
    begin(window, side(hand=["punch", "anger"], battleline=["troll"]))
    button = window.prompt.end_turn
    button.setFocus()
    assert button.hasFocus() and window.table.focus_stop is None
    qtbot.keyClick(button, key)
    assert window.table.hasFocus() and window.table.focus_stop is not None


def test_what_belongs_to_no_action_cannot_be_cancelled(window: MainWindow) -> None:
    houses = (House.BROBNAR, House.LOGOS)
    begin(window, side(deck=["anger"] * 8), side(hand=["punch"], houses=houses), open_table=True)
    window.controller.choose(("end-turn",))
    assert asked(window).kind is DecisionKind.HOUSE
    assert not window.prompt.take_back.cancel.isVisible()


def test_only_who_began_an_action_can_cancel_it() -> None:
    begun = ChoiceMade(Choice(("play:c1",)), By.HAND, main_decision(), 5, 0, same("Play"))
    ended = replace(begun, entry=Choice(("end-turn",)))
    mine, theirs = (choice(DecisionKind.CARD, "card:c1", player=player) for player in (0, 1))
    assert reached((begun,), mine, Reach.ACTION) == 0
    assert reached((begun,), theirs, Reach.ACTION) is None
    assert reached((begun,), main_decision(), Reach.ACTION) is None
    assert reached((ended,), mine, Reach.ACTION) is None
    assert reached((), mine, Reach.ACTION) is None


def test_in_a_narrow_bar_choices_come_before_the_buttons_to_take_back(window: MainWindow) -> None:
    many = tuple(f"mode:{n}" for n in range(5))
    window.show_page(window.play_page)
    begin(window, side(hand=["punch"]))
    bar = window.prompt
    bar.ask(choice(DecisionKind.MODE, *many), view(window))
    bar.resize(2000, bar.height())
    assert not bar.take_back.isHidden()
    bar.resize(sum(button.sizeHint().width() + 8 for button in bar.buttons) + 100, bar.height())
    assert bar.take_back.isHidden()
    bar.ask(main_decision(), view(window))
    assert not bar.take_back.isHidden()


@pytest.mark.rule("glossary/active-house")
def test_a_house_whose_button_is_pointed_at_is_looked_at_on_the_table(window: MainWindow) -> None:
    begin(
        window,
        side(hand=["anger", "punch", "dust-imp"], houses=(House.BROBNAR, House.DIS)),
        house=None,
        step=Step.HOUSE,
    )
    button = next(one for one in window.prompt.buttons if one.key == "house:brobnar")
    at = QPointF(5, 5)
    QApplication.sendEvent(button, QEnterEvent(at, at, QPointF(button.mapToGlobal(at.toPoint()))))
    cards = {item.card.id: item.marking for item in window.table.scene_.cards.values() if item.card.id}
    assert cards["anger"].mark is cards["punch"].mark is Mark.READY and cards["dust-imp"].back
    QApplication.sendEvent(button, QEvent(QEvent.Type.Leave))
    assert not any(item.marking.back for item in window.table.scene_.cards.values())


def test_what_explains_a_choice_stands_above_the_bar_and_covers_no_other_choice(window: MainWindow) -> None:
    begin(window, side(hand=["anger"], houses=(House.BROBNAR, House.DIS)), house=None, step=Step.HOUSE)
    button = window.prompt.buttons[0]
    at = button.rect().center()
    inside, outside = button.mapTo(window.prompt, at), button.mapToGlobal(at)
    QApplication.sendEvent(window.prompt, QHelpEvent(QEvent.Type.ToolTip, inside, outside))
    shown = [one for one in QApplication.topLevelWidgets() if one.inherits("QTipLabel") and one.isVisible()]
    top = window.prompt.mapToGlobal(window.prompt.rect().topLeft()).y()
    assert shown and all(one.geometry().bottom() <= top for one in shown)
    QToolTip.hideText()
