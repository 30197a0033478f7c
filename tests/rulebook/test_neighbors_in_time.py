"""Neighbors as they are at the moment that counts: of a creature that is about to enter, of one that dies of damage."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.language.definition import card
from kfdesk.language.words import (
    CREATURE,
    NEIGHBORING,
    ON_FLANK,
    READY,
    THIS,
    WARDED,
    a,
    action,
    after,
    attacker_of,
    before_fight,
    deal,
    each,
    enters_as,
    exalt,
    gains,
    is_damaged,
    neighbors_of,
    not_,
    ready,
)
from tests.tables import side, spec, table


@pytest.mark.rule("glossary/enters-play", "glossary/neighbor")
def test_neighbors_enter_play_ready_on_the_side_where_they_are_neighbors() -> None:
    for of in (neighbors_of(THIS), each(CREATURE, NEIGHBORING)):
        eager = card("valdr", enters_as(READY, of=of))
        for flank, ready_then in (("left", False), ("right", True)):
            t = table(side(hand=["troll"], battleline=["krump", "valdr"]), side(), eager, house=House.BROBNAR)
            t.creature("troll", flank)
            assert t.card("troll").ready is ready_then


@pytest.mark.rule("glossary/enters-play", "glossary/flank")
def test_what_holds_off_the_flanks_holds_for_a_creature_that_is_deployed_there() -> None:
    shielded = card("valdr", enters_as(WARDED, of=each(CREATURE, not_(ON_FLANK))))
    for slot, warded in (("slot:0", False), ("slot:1", True)):
        ada = side(hand=["nurse-soto"], battleline=["krump", "valdr"])
        t = table(ada, side(), shielded, house=House.STAR_ALLIANCE)
        t.do("play", "nurse-soto")
        t.answer(slot)
        assert t.card("nurse-soto").warded is warded


@pytest.mark.rule("glossary/damage", "glossary/neighbor")
def test_damage_that_destroys_a_neighbor_was_dealt_to_a_neighbor() -> None:
    watchful = card("valdr", after(is_damaged(a(CREATURE, NEIGHBORING)), ready(THIS)))
    shot = card("cannon", action(deal(2, a(CREATURE))))
    for victim, readied in (("urchin", True), ("krump", True), ("dust-imp", False)):
        line = [spec("valdr", ready=False), "urchin", "dust-imp"]
        ada = side(battleline=["krump", *line], artifacts=["cannon"])
        t = table(ada, side(), watchful, shot, house=House.BROBNAR)
        t.do("action", "cannon")
        t.pick(victim)
        assert t.card("valdr").ready is readied


@pytest.mark.rule("glossary/damage", "glossary/neighbor")
def test_who_dies_of_the_same_damage_does_not_react() -> None:
    watchful = card("urchin", after(is_damaged(a(CREATURE, NEIGHBORING)), ready(each(CREATURE))))
    shot = card("cannon", action(deal(2, each(CREATURE))))
    ada = side(battleline=[spec("krump", ready=False), "urchin"], artifacts=["cannon"])
    t = table(ada, side(), watchful, shot, house=House.BROBNAR)
    t.do("action", "cannon")
    assert not t.card("krump").ready and t.zone("urchin") == "discard"


@pytest.mark.rule("glossary/attack-attacker-attacking", "glossary/before")
def test_a_before_fight_ability_that_the_attacked_creature_gives_resolves_in_that_fight() -> None:
    heavy = card("krump", gains(attacker_of(THIS), before_fight(exalt(THIS))))
    for victim, amber in (("krump", 1), ("valdr", 0)):
        t = table(side(battleline=["troll", "urchin"]), side(battleline=["krump", "valdr"]), heavy, house=House.BROBNAR)
        t.fight("troll", victim)
        assert (t.card("troll").amber, t.card("urchin").amber) == (amber, 0)
