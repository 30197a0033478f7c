"""What the greedy player does not try out, and what it takes instead."""

from __future__ import annotations

import pytest

from kfdesk.engine import House, Step
from kfdesk.engine.terms import PLAYERS, DecisionKind
from kfdesk.teach.bot import players
from kfdesk.teach.bot.places import minds_places
from kfdesk.teach.bot.players import GreedyPlayer
from tests.tables import Spec, side, spec, table

ADA, BO = PLAYERS
HOUSES = (House.BROBNAR, House.LOGOS, House.DIS)


@pytest.fixture
def tried(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, ...]]:
    """What was tried out, in its order."""
    found: list[tuple[str, ...]] = []
    real = players.Trying.worth_after

    def noted(trying: players.Trying, keys: tuple[str, ...], *, is_last: bool = False) -> float:
        found.append(keys)
        return real(trying, keys, is_last=is_last)

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


@pytest.mark.parametrize(
    ("there", "minded"),
    [
        ("bumpsy", False),
        ("staunch-knight", True),
        ("panpaca-anga", True),
        (spec("bumpsy", upgrades=["hoplite-s-dory"]), True),
    ],
)
def test_places_are_tried_only_where_a_card_speaks_of_them(there: Spec, minded: bool, tried: list[object]) -> None:
    t = table(side(hand=["krump"], battleline=[there]), side(battleline=["troll"]), house=House.BROBNAR)
    t.game.choose(f"play:{t.handle('krump')}")
    assert t.decision.kind is DecisionKind.SLOT
    assert minds_places(t.game.core, t.decision) is minded
    assert GreedyPlayer(ADA).choose(t.game)[0] in t.decision.keys()
    assert bool(tried) is minded


def test_a_creature_is_put_to_the_right_of_one_that_strengthens_what_is_there() -> None:
    t = table(side(hand=["krump"], battleline=["panpaca-anga"]), side(), house=House.BROBNAR)
    t.game.choose(f"play:{t.handle('krump')}")
    assert GreedyPlayer(ADA).choose(t.game) == ("slot:1",)


def test_places_are_tried_while_a_prophecy_awaits_what_is_put_beside_another(tried: list[object]) -> None:
    foretold = spec("heads-i-win", active=True, under=[spec("krump", face_down=True)])
    t = table(side(hand=["krump"], battleline=["bumpsy"]), side(prophecies=[foretold]), house=House.BROBNAR)
    t.game.choose(f"play:{t.handle('krump')}")
    assert minds_places(t.game.core, t.decision)
    GreedyPlayer(ADA).choose(t.game)
    assert tried


def test_where_no_answer_made_a_difference_none_is_tried_the_next_time_in_this_turn(tried: list[object]) -> None:
    hand = ["labwork", "labwork", "labwork", "dextre", "batdrone", "dust-imp", "krump"]
    t = table(side(hand=hand, houses=HOUSES), side(houses=HOUSES), house=House.LOGOS)
    greedy, counts = GreedyPlayer(ADA), []
    for nth, archived in enumerate(("dust-imp", "krump", "dextre")):
        if nth == 2:
            for key in ("end-turn", "house:logos", "end-turn", "house:logos", "no"):
                t.game.choose(key)
        t.game.choose(f"play:{t.handle('labwork', nth)}")
        assert t.decision.kind is DecisionKind.CARD
        tried.clear()
        greedy.choose(t.game)
        counts.append(len(tried))
        t.game.choose(f"card:{t.handle(archived)}")
    assert counts[0] > 1 and counts[1] == 0 and counts[2] > 1


@pytest.mark.parametrize(
    ("mine", "enemies", "best"),
    [
        ("troll", ["krump", spec("bumpsy", amber=3)], 1),
        ("macis-asp", ["dust-imp", "troll"], 1),
        ("troll", ["dextre", "krump"], 1),
    ],
    ids=["the Æmber on it comes back", "poison", "power"],
)
def test_the_attack_is_tried_by_which_most_is_won(mine: str, enemies: list[Spec], best: int) -> None:
    fighting = side(amber=3, battleline=[mine], houses=(House.BROBNAR, House.SHADOWS, House.DIS))
    t = table(fighting, side(battleline=enemies), house=House.SHADOWS if mine == "macis-asp" else House.BROBNAR)
    t.game.choose(f"fight:{t.handle(mine)}")
    assert t.decision.kind is DecisionKind.ATTACK
    wanted = t.game.state.players[BO].line[best]
    assert GreedyPlayer(ADA).choose(t.game) == (f"card:c{wanted}",)
