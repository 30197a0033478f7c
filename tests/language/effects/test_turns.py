"""Turns taken besides those in order, and what holds "during the next turn" meanwhile."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import Player
from kfdesk.language.definition import card
from kfdesk.language.durations import next_turn, this_turn, until_your_turn
from kfdesk.language.effects.damage import deal
from kfdesk.language.effects.turns import take_turn
from kfdesk.language.labels import action, omni, play
from kfdesk.language.players import EACH_PLAYER, OPPONENT, YOU
from kfdesk.language.predicates import FRIENDLY
from kfdesk.language.rules.changes import keys_cost
from kfdesk.language.rules.prices import toll
from kfdesk.language.rules.verbs import USE
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import a
from tests.tables import Table, side, table


def order(t: Table, turns: int) -> list[Player]:
    """Return whose turns come next, this one included."""
    found = []
    for _ in range(turns):
        found.append(t.game.state.active)
        t.end_turn()
    return found


@pytest.mark.rule("glossary/turn-sequence", "glossary/active-player")
def test_another_turn_comes_after_this_one_and_then_the_opponents() -> None:
    clock = card("cannon", action(take_turn()))
    t = table(side(artifacts=["cannon"]), None, clock, house=House.BROBNAR)
    turn = t.game.state.turn
    t.do("action", "cannon")
    assert order(t, 4) == [0, 0, 1, 0]
    assert t.game.state.turn == turn + 4


@pytest.mark.rule("glossary/turn-sequence")
def test_two_turns_granted_in_one_turn_are_both_taken() -> None:
    clock = card("cannon", action(take_turn()), omni(take_turn()))
    t = table(side(artifacts=["cannon", "cannon"]), None, clock, house=House.BROBNAR)
    t.do("action", "cannon")
    t.do("omni", "cannon", 1)
    assert order(t, 5) == [0, 0, 0, 1, 0]


@pytest.mark.rule("glossary/turn-sequence")
def test_a_turn_granted_to_the_opponent_comes_before_their_own() -> None:
    clock = card("cannon", action(take_turn(OPPONENT)))
    t = table(side(artifacts=["cannon"]), None, clock, house=House.BROBNAR)
    t.do("action", "cannon")
    assert order(t, 4) == [0, 1, 1, 0]


@pytest.mark.rule("glossary/lasting-effects")
def test_what_holds_in_the_opponents_next_turn_waits_for_it() -> None:
    clock = card("cannon", action(take_turn()), omni(next_turn(OPPONENT, keys_cost(4, EACH_PLAYER))))
    t = table(side(artifacts=["cannon", "cannon"]), None, clock, house=House.BROBNAR)
    t.do("omni", "cannon", 1)
    t.do("action", "cannon")
    found = []
    for _ in range(4):
        found.append((t.game.state.active, t.game.key_cost(0)))
        t.end_turn()
    assert found == [(0, 6), (0, 6), (1, 10), (0, 6)]


@pytest.mark.rule("glossary/lasting-effects")
def test_ones_own_next_turn_is_the_one_taken_besides() -> None:
    for lasting, costs in (
        (next_turn(YOU, keys_cost(4, EACH_PLAYER)), [6, 10, 6, 6]),
        (until_your_turn(keys_cost(4, EACH_PLAYER)), [10, 6, 6, 6]),
    ):
        clock = card("cannon", action(take_turn()), omni(lasting))
        t = table(side(artifacts=["cannon", "cannon"]), None, clock, house=House.BROBNAR)
        t.do("omni", "cannon", 1)
        t.do("action", "cannon")
        found = []
        for _ in range(4):
            found.append(t.game.key_cost(0))
            t.end_turn()
        assert found == costs


@pytest.mark.rule("glossary/turn-sequence")
def test_tachyon_manifold() -> None:
    t = table(side(artifacts=["tachyon-manifold"]), side(deck=["bumpsy"] * 12), house=House.EKWIDON)
    t.do("action", "tachyon-manifold")
    assert (len(t.ids(1, "hand")), t.zone("tachyon-manifold")) == (10, "purged")
    assert order(t, 3) == [0, 0, 1]


class TestInOrderTo:
    @pytest.mark.rule("card-faq/rampaging-brutodon-1", "glossary/if-you-do-and-in-order-to")
    def test_a_friendly_creature_is_destroyed_before_it_is_exhausted(self) -> None:
        ada = side(battleline=["rampaging-brutodon", "bumpsy"])
        t = table(ada, side(battleline=["krump"]), house=House.SAURIAN)
        t.do("reap", "rampaging-brutodon")
        t.offers("rampaging-brutodon", "bumpsy")
        t.pick("bumpsy")
        brutodon = t.card("rampaging-brutodon")
        assert (t.amber(0), t.zone("bumpsy"), brutodon.ready) == (1, "discard", False)

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to", "glossary/lasting-effects")
    def test_what_is_demanded_for_a_time_is_of_the_card_that_was_chosen(self) -> None:
        burdened = a(CREATURE, FRIENDLY)
        curse = card("punch", play(deal(1, burdened), this_turn(toll(deal(1, burdened), USE, burdened))))
        t = table(side(hand=["punch"], battleline=["bumpsy", "krump"]), None, curse, house=House.BROBNAR)
        t.do("play", "punch")
        t.pick("krump")
        t.do("reap", "krump")
        t.expect_main_step()
        assert (t.card("krump").damage, t.card("bumpsy").damage, t.card("krump").ready) == (2, 0, False)

    @pytest.mark.rule("card-faq/rampaging-brutodon-1")
    def test_alone_it_destroys_itself_and_is_not_used(self) -> None:
        t = table(side(battleline=["rampaging-brutodon"]), None, house=House.SAURIAN)
        t.do("reap", "rampaging-brutodon")
        t.finish()
        assert (t.amber(0), t.zone("rampaging-brutodon")) == (0, "discard")

    @pytest.mark.rule("glossary/if-you-do-and-in-order-to", "glossary/ward")
    def test_a_ward_keeps_it_from_being_used(self) -> None:
        line = ["rampaging-brutodon", {"id": "bumpsy", "statuses": ["ward"]}]
        t = table(side(battleline=line), None, house=House.SAURIAN)
        t.do("reap", "rampaging-brutodon")
        t.pick("bumpsy")
        assert (t.amber(0), t.card("rampaging-brutodon").ready) == (0, True)
