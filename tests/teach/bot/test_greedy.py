"""What the greedy player does not try out, and what it takes instead."""

from __future__ import annotations

import pytest

from kfdesk.engine import House, Step
from kfdesk.engine.terms import PLAYERS, DecisionKind
from kfdesk.teach.bot import players
from kfdesk.teach.bot.places import minds_places
from kfdesk.teach.bot.players import GreedyPlayer
from tests.tables import side, table

ADA, BO = PLAYERS
HOUSES = (House.BROBNAR, House.LOGOS, House.DIS)


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """What was tried out, in its order."""
    found: list[tuple[str, ...]] = []
    real = players.Trying.worth_after

    def noted(trying: players.Trying, keys: tuple[str, ...]) -> float:
        found.append(keys)
        return real(trying, keys)

    monkeypatch.setattr(players.Trying, "worth_after", noted)
    return found


@pytest.mark.parametrize(("house", "taken"), [("house:brobnar", "yes"), ("house:logos", "no")])
def test_archived_cards_are_taken_where_one_is_of_the_house_of_the_turn(house: str, taken: str) -> None:
    t = table(side(archives=["krump", "dust-imp"], hand=["labwork"], houses=HOUSES), side(), step=Step.HOUSE)
    t.game.choose(house)
    assert t.decision.kind is DecisionKind.ARCHIVES
    assert GreedyPlayer(ADA).choose(t.game) == (taken,)


def test_archived_cards_count_where_a_house_is_chosen() -> None:
    mine = side(archives=["krump", "bumpsy"], hand=["labwork", "punch"], houses=HOUSES)
    t = table(mine, side(), step=Step.HOUSE)
    assert GreedyPlayer(ADA).choose(t.game) == ("house:brobnar",)


@pytest.mark.parametrize(("there", "minded"), [("bumpsy", False), ("staunch-knight", True)])
def test_places_are_tried_only_where_a_card_speaks_of_them(there: str, minded: bool, tried: list[object]) -> None:
    t = table(side(hand=["krump"], battleline=[there]), side(battleline=["troll"]), house=House.BROBNAR)
    t.game.choose(f"play:{t.handle('krump')}")
    assert t.decision.kind is DecisionKind.SLOT
    assert minds_places(t.game.core, t.decision) is minded
    assert GreedyPlayer(ADA).choose(t.game)[0] in t.decision.keys()
    assert bool(tried) is minded


def test_where_no_answer_made_a_difference_none_is_tried_the_next_time(tried: list[object]) -> None:
    hand = ["labwork", "labwork", "dextre", "batdrone", "dust-imp", "krump"]
    t = table(side(hand=hand, houses=HOUSES), side(), house=House.LOGOS)
    greedy, counts = GreedyPlayer(ADA), []
    for nth in range(2):
        t.game.choose(f"play:{t.handle('labwork', nth)}")
        assert t.decision.kind is DecisionKind.CARD
        tried.clear()
        t.game.choose(*greedy.choose(t.game))
        counts.append(len(tried))
    assert counts[0] > 1 and counts[1] == 0


def test_an_act_is_compared_with_what_else_its_card_can_do_and_with_ending_the_turn_where_it_gains_little() -> None:
    t = table(side(battleline=["troll", "bumpsy"]), side(battleline=["ganger-chieftain"]), house=House.BROBNAR)
    troll = t.handle("troll")
    assert GreedyPlayer(ADA).rivals(t.game) == [(f"fight:{troll}",), (f"reap:{troll}",)]
    little = table(side(hand=["blood-of-titans"]), side(), house=House.BROBNAR)
    discard = f"discard:{little.handle('blood-of-titans')}"
    assert GreedyPlayer(ADA).rivals(little.game) == [(discard,), ("end-turn",)]
