"""Budgets of what explains the table: 5 ms on a table of 40 creatures for any one explanation."""

from __future__ import annotations

from functools import cache
from itertools import cycle
from time import process_time

import pytest
from pytest_benchmark.fixture import BenchmarkFixture

from kfdesk.engine import Game
from kfdesk.engine.terms import PLAYERS, House
from kfdesk.teach.forecast import Forecast, forecast
from kfdesk.teach.numbers import of_card
from kfdesk.teach.turn_end import TurnEnd, turn_end
from tests.tables import side, table

pytestmark = [pytest.mark.bench, pytest.mark.benchmark(timer=process_time)]

LINE = [
    "troll",
    "krump",
    "urchin",
    "champion-anaphiel",
    "dodger",
    "bumpsy",
    "silvertooth",
    "batdrone",
    "umbra",
    "mother",
]
DECK = ["anger", "punch", "fear", "labwork", "troll", "krump", "urchin", "dodger"]


@cache
def full_table() -> Game:
    """Return a table with 20 creatures and 3 artifacts a side."""
    mine = side(battleline=LINE * 2, artifacts=["banner-of-battle", "cannon", "the-warchest"], hand=DECK[:6], deck=DECK)
    theirs = side(battleline=LINE * 2, artifacts=["banner-of-battle"], hand=DECK[:6], deck=DECK, amber=6)
    return table(mine, theirs, house=House.BROBNAR).game


def test_why_not_for_a_card(benchmark: BenchmarkFixture) -> None:
    game = full_table()
    keys = cycle([f"{way}:c{card}" for card in game.state.players[0].line for way in ("reap", "fight", "action")])
    benchmark(lambda: game.explain(next(keys)))


def test_the_outcome_of_a_fight(benchmark: BenchmarkFixture) -> None:
    game = full_table()
    fights = [f"fight:c{c}" for c in game.state.players[0].line if game.explain(f"fight:c{c}").ok]
    pairs = [(f, f"card:c{c}") for f in fights for c in game.state.players[1].line if game.explain(f"{f}:c{c}").ok]
    each = cycle(pairs)

    def fought() -> Forecast | None:
        return forecast(game, next(each), PLAYERS[0])

    assert benchmark(fought)


def test_the_end_of_the_turn(benchmark: BenchmarkFixture) -> None:
    game = full_table()

    def ended() -> TurnEnd | None:
        return turn_end(game, PLAYERS[0])

    assert benchmark(ended)


def test_a_number(benchmark: BenchmarkFixture) -> None:
    view = full_table().view(0)
    creatures = cycle(view.seats[0].battleline)

    def said() -> str:
        return of_card(next(creatures))[0].words().say("de")

    assert benchmark(said)
