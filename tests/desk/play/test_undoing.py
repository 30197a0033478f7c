"""Undo asks first where something that was seen would stay known, and says so in the log."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox

from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import DecisionKind
from tests.desk.starts import setup


def asked(window: MainWindow) -> Decision:
    view = window.controller.view()
    assert view is not None and view.decision is not None
    return view.decision


def to_main(window: MainWindow) -> None:
    """Keep the hand, choose the first house and so on, up to the main step of whoever is active."""
    for _ in range(10):
        if (decision := asked(window)).kind is DecisionKind.MAIN:
            return
        window.controller.choose(("no",) if decision.kind is DecisionKind.MULLIGAN else decision.keys()[:1])
    raise AssertionError("no main step within ten choices")


@pytest.fixture(scope="module")
def window_settings() -> dict[str, Any]:
    return {"warn_undo": True}


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    """A window in which Bo has discarded a card, ended his turn and drawn a card."""
    controller = same_window.controller
    controller.new_game(setup(open_table=True))
    to_main(same_window)
    controller.choose(("end-turn",))
    to_main(same_window)
    controller.choose((next(key for key in asked(same_window).keys() if key.startswith("discard:")),))
    controller.choose(("end-turn",))
    return same_window


def question(window: MainWindow) -> QMessageBox:
    found = window.undoing.question
    assert found is not None
    return found


def press(qtbot: Any, window: MainWindow, role: QMessageBox.ButtonRole) -> None:
    box = question(window)
    (button,) = (button for button in box.buttons() if box.buttonRole(button) is role)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)


def undo(qtbot: Any, window: MainWindow) -> None:
    with qtbot.waitActive(window):
        window.activateWindow()
    qtbot.keyClick(window.table, Qt.Key.Key_Z, Qt.KeyboardModifier.ControlModifier)


def test_undo_after_a_draw_asks_first_and_tells_how_many_cards_were_seen(qtbot: Any, window: MainWindow) -> None:
    journal = window.controller.journal
    undo(qtbot, window)
    text = question(window).text()
    assert "Bo has seen 1 card." in text
    assert window.controller.journal == journal
    press(qtbot, window, QMessageBox.ButtonRole.RejectRole)
    assert window.controller.journal == journal
    assert window.undoing.question is None


def test_a_question_that_is_agreed_to_takes_back(qtbot: Any, window: MainWindow) -> None:
    journal = window.controller.journal
    undo(qtbot, window)
    press(qtbot, window, QMessageBox.ButtonRole.AcceptRole)
    assert window.controller.journal == journal[:-1]


@pytest.mark.parametrize(("key", "taken_back"), [(Qt.Key.Key_Return, 1), (Qt.Key.Key_Escape, 0)])
def test_enter_takes_back_and_escape_does_not(qtbot: Any, window: MainWindow, key: Qt.Key, taken_back: int) -> None:
    journal = window.controller.journal
    undo(qtbot, window)
    box = question(window)
    qtbot.waitUntil(box.isActiveWindow)
    qtbot.keyClick(box, key)
    qtbot.waitUntil(lambda: window.undoing.question is None)  # Escape presses its button for a moment
    assert window.controller.journal == journal[: len(journal) - taken_back]


def test_a_second_undo_while_the_question_is_open_asks_no_second_one(qtbot: Any, window: MainWindow) -> None:
    undo(qtbot, window)
    first = question(window)
    window.undoing.undo()
    window.undoing.undo_turn()
    assert question(window) is first
    assert len(window.findChildren(QMessageBox)) == 1


def test_the_question_can_be_switched_off_for_good(qtbot: Any, window: MainWindow) -> None:
    undo(qtbot, window)
    checkbox = question(window).checkBox()
    assert checkbox is not None
    checkbox.setChecked(True)
    press(qtbot, window, QMessageBox.ButtonRole.AcceptRole)
    assert not window.settings.warn_undo
    window.controller.redo()
    journal = window.controller.journal
    undo(qtbot, window)
    assert window.undoing.question is None
    assert window.controller.journal == journal[:-1]


def test_undo_of_what_nobody_learned_anything_by_does_not_ask(qtbot: Any, window: MainWindow) -> None:
    window.controller.undo()
    journal = window.controller.journal
    undo(qtbot, window)
    assert window.undoing.question is None
    assert len(window.controller.journal) < len(journal)


def test_at_an_open_table_both_have_seen_a_drawn_card(qtbot: Any, window: MainWindow) -> None:
    undo(qtbot, window)
    assert "Ada has seen 1 card, Bo has seen 1 card" in question(window).text()


def test_undo_of_a_turn_asks_about_the_turn(qtbot: Any, window: MainWindow) -> None:
    window.undoing.undo_turn()
    assert "beginning of the turn" in question(window).text()
    press(qtbot, window, QMessageBox.ButtonRole.RejectRole)


def test_a_question_about_a_game_goes_when_another_begins(qtbot: Any, window: MainWindow) -> None:
    undo(qtbot, window)
    box = question(window)
    window.controller.new_game(setup(open_table=True))
    assert window.undoing.question is None and not box.isVisible()
