"""Choices that cards ask for, in the real window: what is shown for them, to whom, and until when."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from kfdesk.cards import library
from kfdesk.collection.files import sample_decks
from kfdesk.desk import app as desk_app
from kfdesk.desk.kit.settings import Language
from kfdesk.desk.play.playable_game import PlayableGame
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.prompt.panels import CardsPanel, ChoicesPanel
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import Game, Scenario, Seat
from kfdesk.engine.scenario import CardSpec, Side
from kfdesk.engine.terms import CardType, House
from tests.desk.scenes import begin, handle
from tests.e2e.hands import QtHand
from tests.e2e.player import Player
from tests.tables import side, spec
from tests.windows import close_window, open_window

Opener = Callable[..., MainWindow]


def cards(*ids: str) -> tuple[CardSpec, ...]:
    """Return ready, untouched cards."""
    return tuple(CardSpec(id=card) for card in ids)


@pytest.fixture
def opened(home: Path, qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[Opener]:
    """Return what puts a scenario into a window of 1280 × 720 and plays the named card from hand."""
    del home
    windows: list[MainWindow] = []

    def play_card(scenario: Scenario, play: str, language: Language = "en") -> MainWindow:
        def start(setup: TableSetup) -> PlayableGame:
            del setup
            return Game.from_scenario(scenario, library=library())

        monkeypatch.setattr(desk_app, "start_game", start)
        window = open_window(qtbot, interface_language=language, card_language=language)
        windows.append(window)
        decks = [deck for _, deck in sample_decks()]
        window.controller.new_game(TableSetup((Seat("Ada", decks[0]), Seat("Bo", decks[1])), 1, 0))
        window.controller.lift_curtain()
        view = window.table.view_shown
        assert view is not None and view.seats[0].hand is not None
        window.controller.choose((f"play:{next(card.handle for card in view.seats[0].hand if card.id == play)}",))
        return window

    yield play_card
    for window in windows:
        close_window(window)


TRAITOR = Scenario(
    players=(
        Side(hand=cards("imperial-traitor")),
        Side(hand=cards("charette", "protectrix", "horseman-of-war", "punch")),
    ),
    house=House.SHADOWS,
)


def names_in_panel(window: MainWindow) -> list[str]:
    panel = window.prompt.panel
    assert isinstance(panel, CardsPanel)
    return sorted(tile.accessibleName() for tile in panel.grid.tiles)


def test_a_hand_looked_at_lies_open_while_its_card_asks(opened: Opener) -> None:
    window = opened(TRAITOR, "imperial-traitor")
    assert window.prompt.text.text().startswith("Imperial Traitor: ")
    assert names_in_panel(window) == ["Charette", "Horseman of War", "Protectrix", "Punch"]
    window.controller.choose(("yes",))
    assert names_in_panel(window) == ["Horseman of War", "Protectrix"], "only what may be purged is offered"
    window.controller.choose((window.prompt.decision.keys()[0],))  # type: ignore[union-attr]
    assert window.prompt.panel is None
    assert window.controller.offered() == {}


def test_a_hand_looked_at_is_hidden_again_once_the_card_is_done(opened: Opener) -> None:
    window = opened(TRAITOR, "imperial-traitor")
    window.controller.choose(("no",))
    assert window.prompt.panel is None
    assert window.controller.offered() == {}
    hand = window.table.view_shown.seats[1].hand  # type: ignore[union-attr]
    assert hand is None or all(card.id is None for card in hand)


def test_a_look_at_a_hand_shows_nothing_behind_the_curtain(opened: Opener) -> None:
    window = opened(TRAITOR, "imperial-traitor")
    window.controller.choose(("no",))
    window.controller.choose(("end-turn",))
    assert window.controller.offered() == {}
    assert window.prompt.panel is None


@pytest.mark.parametrize("language", ["en", "de"])
def test_all_houses_can_be_read_and_clicked_in_a_small_window(opened: Opener, language: Language, qtbot: Any) -> None:
    scenario = Scenario(
        players=(Side(hand=cards("blinding-light")), Side(battleline=cards("troll", "batdrone"))), house=House.SANCTUM
    )
    window = opened(scenario, "blinding-light", language)
    panel = window.prompt.panel
    assert isinstance(panel, ChoicesPanel)
    qtbot.waitUntil(lambda: all(button.width() >= button.sizeHint().width() for button in window.prompt.buttons))
    assert window.height() == 720, "nothing makes the window grow"
    assert len(window.prompt.buttons) == len(House)
    for button in window.prompt.buttons:
        corner = button.mapTo(panel, button.rect().bottomRight())
        assert panel.rect().contains(corner), button.text()
    next(button for button in window.prompt.buttons if button.key == "house:brobnar").click()
    view = window.table.view_shown
    assert view is not None
    assert [card.stunned for card in view.seats[1].battleline] == [True, False]


@pytest.mark.parametrize("artifacts", [1, 3, 5])
def test_a_player_plays_an_action_beside_the_artifacts_that_it_cannot_target(
    window: MainWindow, artifacts: int
) -> None:
    """Dropped on one of them it would be refused, with the reason."""
    row = [spec("cannon", ready=False)] * artifacts
    begin(window, side(hand=["punch"], artifacts=row), side(battleline=["batdrone", "umbra"]))
    player = Player(window, QtHand(window))
    player.done["play"] = 2
    player.step()
    assert window.controller.journal == (f"play:{handle(window, 'punch')}",)


def test_a_name_in_a_long_list_is_scrolled_to_and_clicked(opened: Opener) -> None:
    known = [id_ for id_ in library().implemented if library()[id_].type is CardType.ACTION][:40]
    scenario = Scenario(players=(Side(hand=cards("etan-s-jar")), Side(deck=cards(*known))), house=House.DIS)
    window = opened(scenario, "etan-s-jar")
    player, before = Player(window, QtHand(window)), len(window.controller.journal)
    player.step()
    assert player.done["name in a list"] == 1 and len(window.controller.journal) == before + 1
