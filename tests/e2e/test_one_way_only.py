"""A whole game to its last key by the keyboard alone, by clicks alone, and with everything dragged that can be."""

from __future__ import annotations

from typing import Any

import pytest

from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import Scenario, Side
from kfdesk.engine.terms import House, KeyColor
from tests.desk.starts import setup
from tests.e2e.hands import QtHand
from tests.e2e.one_way import Clicker, Dragger, Typist
from tests.e2e.player import Player
from tests.e2e.test_whole_game import same_again
from tests.tables import side

KEYS = (KeyColor.RED, KeyColor.BLUE)
MOST_STEPS = 400


def table() -> tuple[Side, Side]:
    """Two players in need of one key each and of three Æmber for it, with cards of every type."""
    ada = side(
        hand=["troll", "bumpsy", "blood-of-titans", "anger", "warsong", "gauntlet-of-command"],
        deck=["krump", "smaaash", "loot-the-bodies", "troll", "bumpsy", "punch", "anger", "firespitter"] * 2,
        battleline=["smaaash", "krump"],
        artifacts=["cannon"],
        houses=["brobnar", "dis", "logos"],
        amber=3,
        keys=KEYS,
    )
    bo = side(
        hand=["silvertooth", "bad-penny", "umbra", "ghostly-hand", "nerve-blast", "silent-dagger"],
        deck=["noddy-the-thief", "urchin", "umbra", "bad-penny", "silvertooth", "nerve-blast"] * 3,
        battleline=["urchin", "umbra"],
        houses=["shadows", "dis", "logos"],
        amber=3,
        keys=KEYS,
    )
    return ada, bo


def play(player: Player, ways: tuple[str, ...]) -> None:
    """Play that game to its end; each of these ways to act must have been taken."""
    window = player.window
    refused: list[str] = []
    window.table.refused.connect(lambda words, rule: refused.append(f"{words.en} ({rule})"))
    window.controller.choice_refused.connect(lambda words, rule: refused.append(f"{words.en} ({rule})"))
    scenario = Scenario(players=table(), house=House.BROBNAR, turn=5)
    window.controller.new_game(TableSetup(setup().seats, 3, 0, False, scenario=scenario))
    for _ in range(MOST_STEPS):
        if player.over:
            break
        player.step()
        assert not refused, f"after {window.controller.journal[-6:]}"
    assert player.over, f"nobody won: {dict(player.done)}"
    assert [way for way in ways if not player.done[way]] == []
    same_again(window)


EVERYTHING = ("curtain", "house", "menu", "end turn", "play", "reap", "fight", "action")


@pytest.mark.slow
def test_a_game_is_played_by_clicks_alone(window: MainWindow) -> None:
    play(Clicker(window, QtHand(window)), EVERYTHING)


@pytest.mark.slow
def test_a_game_is_played_with_every_card_dragged(window: MainWindow) -> None:
    play(Dragger(window, QtHand(window)), tuple(way for way in EVERYTHING if way != "menu"))


@pytest.mark.slow
def test_a_game_is_played_by_the_keyboard_alone(window: MainWindow, qtbot: Any) -> None:
    qtbot.waitActive(window)
    player = Typist(window, QtHand(window))
    play(player, EVERYTHING)
    assert player.keys > 60
