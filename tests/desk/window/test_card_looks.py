"""Cards larger, smaller and in the other language without a dialog."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QApplication

from kfdesk.desk.window.card_looks import LEAST, MOST
from kfdesk.desk.window.main_window import MainWindow
from tests.desk.scenes import begin, handle
from tests.tables import side


def turn(window: MainWindow, by: int, keys: Qt.KeyboardModifier = Qt.KeyboardModifier.ControlModifier) -> None:
    """Turn the wheel over the table, `by` in eighths of a degree."""
    viewport, at = window.table.viewport(), QPointF(20, 20)
    none, phase = Qt.MouseButton.NoButton, Qt.ScrollPhase.NoScrollPhase
    wheel = QWheelEvent(at, viewport.mapToGlobal(at), QPoint(), QPoint(0, by), none, keys, phase, False)
    QApplication.sendEvent(viewport, wheel)


def test_ctrl_and_the_wheel_make_cards_larger_and_smaller_step_by_step(window: MainWindow) -> None:
    begin(window, side(battleline=["troll"]), side(battleline=["krump"]))
    troll = handle(window, "troll")
    before = window.table.card_rect(troll)
    turn(window, 120)
    assert window.settings.card_factor == 1.1
    larger = window.table.card_rect(troll)
    assert before is not None and larger is not None and larger.h > before.h
    turn(window, -60)
    assert window.settings.card_factor == 1.1
    turn(window, -60)
    assert window.settings.card_factor == 1.0
    turn(window, 120, Qt.KeyboardModifier.NoModifier)
    assert window.settings.card_factor == 1.0


def test_cards_grow_and_shrink_no_further_than_the_settings_let_them(window: MainWindow) -> None:
    for command, end in ((window.commands.larger_cards, MOST), (window.commands.smaller_cards, LEAST)):
        for _ in range(20):
            command.trigger()
        assert window.settings.card_factor * 100 == end


def test_a_key_shows_the_cards_in_the_other_language_and_back(window: MainWindow) -> None:
    begin(window, side(battleline=["batdrone"]))
    view = window.controller.view()
    assert view is not None
    window.preview.show_card(view.seats[0].battleline[0], [])
    names = [window.preview.name.text()]
    for _ in range(2):
        window.commands.other_language.trigger()
        names.append(window.preview.name.text())
    assert names == ["Batdrone", "Fledermausdrohne", "Batdrone"]
    assert window.settings.card_language == "" and window.prompt.isVisible()
