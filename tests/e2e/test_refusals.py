"""What the rules forbid, tried with the mouse in the real window: the table says why and nothing happens."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kfdesk.cards import library
from kfdesk.collection.files import sample_decks
from kfdesk.desk import app as desk_app
from kfdesk.desk.play.playable_game import PlayableGame
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.table.marks import Mark
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import Game, Scenario, Seat
from kfdesk.engine.scenario import CardSpec, Side
from kfdesk.engine.terms import House
from tests.e2e.hands import QtHand
from tests.e2e.player import Player
from tests.windows import close_window, open_window

GUARDED = Scenario(
    players=(
        Side(battleline=(CardSpec(id="smaaash"), CardSpec(id="charette")), hand=(CardSpec(id="anger"),)),
        Side(battleline=(CardSpec(id="batdrone"), CardSpec(id="champion-anaphiel"), CardSpec(id="dust-pixie"))),
    ),
    house=House.BROBNAR,
)
"""Champion Anaphiel has taunt, so neither neighbor may be attacked."""


@pytest.fixture
def window(home: Path, qtbot: Any, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """The window with the table of `GUARDED`."""
    del home

    def start(setup: TableSetup) -> PlayableGame:
        del setup
        return Game.from_scenario(GUARDED, library=library())

    monkeypatch.setattr(desk_app, "start_game", start)
    made = open_window(qtbot)
    decks = [deck for _, deck in sample_decks()]
    made.controller.new_game(TableSetup((Seat("Ada", decks[0]), Seat("Bo", decks[1])), 1, 0, open_table=True))
    yield made
    close_window(made)


def handles(player: Player, side: int) -> dict[str, str]:
    """Return the handle of each creature in a battleline by its id."""
    return {card.id or "": card.handle for card in player.view.seats[side].battleline}


def test_a_guarded_enemy_does_not_glow_and_a_drop_on_it_is_refused_with_the_rule(window: MainWindow) -> None:
    player = Player(window, QtHand(window))
    fighter, enemies = handles(player, 0)["smaaash"], handles(player, 1)
    glowing: set[str] = set()

    def onto_the_drone() -> tuple[float, float]:
        cards = window.table.scene_.cards
        glowing.update(handle for handle in enemies.values() if cards[handle].mark is Mark.TARGET)
        return player.front(enemies["batdrone"])

    player.drag(fighter, onto_the_drone)
    assert glowing == {enemies["champion-anaphiel"]}
    assert window.overlays.refusal.isVisible()
    assert "taunt" in window.overlays.refusal.text.text().lower()
    assert "(Rulebook: " in window.overlays.refusal.text.text()
    assert window.controller.journal == ()


def test_a_fight_with_the_guard_itself_takes_one_drag(window: MainWindow) -> None:
    player = Player(window, QtHand(window))
    fighter, enemies = handles(player, 0)["smaaash"], handles(player, 1)
    player.drag(fighter, lambda: player.front(enemies["champion-anaphiel"]))
    assert window.controller.journal[:2] == (f"fight:{fighter}", f"card:{enemies['champion-anaphiel']}")
    assert not window.overlays.refusal.isVisible()


def test_a_creature_of_another_house_can_be_lifted_but_not_used(window: MainWindow) -> None:
    player = Player(window, QtHand(window))
    idle, enemies = handles(player, 0)["charette"], handles(player, 1)
    player.drag(idle, lambda: player.front(enemies["champion-anaphiel"]))
    assert window.overlays.refusal.isVisible()
    assert "house" in window.overlays.refusal.text.text().lower()
    assert window.controller.journal == ()
