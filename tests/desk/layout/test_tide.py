"""The tide card, archon powers and token references are looked at like other cards: by pointer and by keyboard."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtWidgets import QApplication, QToolTip

from kfdesk.desk.card.state_texts import state_lines
from kfdesk.desk.layout.cards_in_view import find_card
from kfdesk.desk.layout.tide import tide_handle
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.table.access import children_of
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import Scenario, Side
from kfdesk.engine.terms import House, Player
from tests.desk.mouse import click, move
from tests.desk.samples import table
from tests.desk.scenes import view
from tests.desk.starts import setup
from tests.tables import side

ADA, BO = Player(0), Player(1)
TIDE = "glossary/tide"


@pytest.fixture
def window(same_window: MainWindow) -> MainWindow:
    return same_window


def begin(window: MainWindow, tide: int | None, mine: Side | None = None) -> None:
    """Let Ada be in her main step at a table with the tide card."""
    scenario = Scenario(players=(mine or side(amber=1), side()), house=House.UNFATHOMABLE, turn=5, tide=tide,
                        tide_in_game=True)  # fmt: skip
    window.controller.new_game(TableSetup(setup().seats, 3, 0, True, scenario=scenario))
    QApplication.processEvents()


def sign(window: MainWindow, player: Player) -> tuple[float, float]:
    place = window.table.scene_.tides()[tide_handle(player)]
    return place.center


@pytest.mark.rule(TIDE)
@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize(
    ("tide", "mine", "theirs"),
    [
        (0, ("High tide", "Gezeiten hoch"), ("Low tide", "Gezeiten niedrig")),
        (1, ("Low tide", "Gezeiten niedrig"), ("High tide", "Gezeiten hoch")),
        (None, ("Neutral tide", "Gezeiten neutral"), ("Neutral tide", "Gezeiten neutral")),
    ],
)
def test_the_tide_card_says_what_it_is_for_whom(
    window: MainWindow, language: str, tide: int | None, mine: tuple[str, str], theirs: tuple[str, str]
) -> None:
    window.change_settings(interface_language=language, card_language=language)
    begin(window, tide)
    for player, words in ((ADA, mine), (BO, theirs)):
        move(window.table, sign(window, player))
        shown = window.preview.card
        assert shown is not None and shown.id == "the-tide"
        said = [line.say(language) for line in state_lines(shown, view(window))]
        assert said[0] == words[language == "de"]
        names = [said[1].index(name) for name in ("Ada", "Bo")]
        assert (names[0] < names[1]) is (tide != 1), "the one for whom it is high is named first"
        assert window.preview.name.text() == {"en": "The Tide", "de": "Die Gezeiten"}[language]


@pytest.mark.rule(TIDE)
def test_the_tide_card_grows_beside_its_sign_after_a_pause(window: MainWindow, qtbot: Any) -> None:
    begin(window, 1)
    move(window.table, sign(window, ADA))
    qtbot.waitUntil(lambda: window.table.reading.shown == "tide:0", timeout=3000)
    QToolTip.hideText()
    at = QPoint(*(round(part) for part in sign(window, ADA)))
    rests = QHelpEvent(QEvent.Type.ToolTip, at, window.table.viewport().mapToGlobal(at))
    QApplication.sendEvent(window.table.viewport(), rests)
    assert not QToolTip.isVisible(), "a tooltip would cover the card that says all of it"
    move(window.table, (2, 2))
    assert window.table.reading.shown is None


@pytest.mark.rule(TIDE)
def test_the_tide_card_is_reached_and_raised_by_keyboard(window: MainWindow, qtbot: Any) -> None:
    begin(window, 1)
    names = [name for name in children_of(window.table) if name.startswith("The Tide")]
    assert names == ["The Tide, High tide, Bo", "The Tide, Low tide, Ada"]
    window.activateWindow()
    window.table.setFocus()
    for key in (Qt.Key.Key_Left, Qt.Key.Key_Up, *[Qt.Key.Key_Left] * 4):
        qtbot.keyClick(window.table, key)
    stop = window.table.focus_stop
    assert stop is not None and stop.name == "tide:0"
    assert window.preview.card is not None and window.preview.card.id == "the-tide"
    qtbot.keyClick(window.table, Qt.Key.Key_Return)
    assert window.controller.journal[-1] == "raise-tide"
    assert view(window).tide == ADA


@pytest.mark.rule(TIDE)
def test_a_click_on_the_tide_raises_it_or_says_why_not(window: MainWindow) -> None:
    begin(window, 1)
    click(window.table, sign(window, BO))
    assert view(window).tide == BO, "nobody raises it at the other's side"
    click(window.table, sign(window, ADA))
    assert view(window).tide == ADA and view(window).seats[ADA].chains == 3
    click(window.table, sign(window, ADA))
    assert window.overlays.refusal.isVisible()
    assert window.overlays.refusal.text.text() == "The tide is already high for you.  (Rulebook: Tide)"


def test_without_the_tide_there_is_no_tide_card(window: MainWindow) -> None:
    window.controller.new_game(setup(open_table=True))
    assert window.table.scene_.tides() == {}
    assert find_card(table(), "tide:0") is None


@pytest.mark.rule("glossary/archon-power", "glossary/token-creatures")
def test_archon_powers_and_token_references_are_looked_at_like_other_cards(window: MainWindow, qtbot: Any) -> None:
    begin(window, None, side(archon_power="artificer", token="grunt", amber=1))
    seat = view(window).seats[ADA]
    assert {card.id for card in seat.references} == {"artificer", "grunt"}
    for card in seat.references:
        place = window.table.card_rect(card.handle)
        assert place is not None
        move(window.table, place.center)
        assert window.preview.card == card
        qtbot.waitUntil(lambda card=card: window.table.reading.shown == card.handle, timeout=3000)
    stops = [stop.name for row in window.table.stops() for stop in row]
    assert {card.handle for card in seat.references} <= set(stops)
