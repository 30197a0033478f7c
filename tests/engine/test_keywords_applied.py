"""A keyword that makes a difference in a fight is recorded, before what it leads to; one that makes none is not."""

from __future__ import annotations

import pytest

from kfdesk.engine.events import KeywordApplied
from kfdesk.engine.terms import DecisionKind, House, Keyword
from tests.tables import side, table

Applied = list[tuple[Keyword, str, str]]


def applied(attacker: str, target: str, *others: str, times: int = 1) -> Applied:
    """Let a creature, and others like it, fight an enemy; return the keywords recorded, each with both creatures."""
    house = House.SHADOWS if attacker == "macis-asp" else House.UNTAMED
    t = table(side(battleline=[attacker] * times), side(battleline=[target, *others]), house=house)
    names = {t.number(id_, nth): id_ for id_, most in ((attacker, times), (target, 1)) for nth in range(most)}
    for nth in range(times):
        t.do("fight", attacker, nth)
        t.pick(target)
        if t.decision.kind is DecisionKind.TRIGGER:
            t.answer(t.decision.keys()[0])
    return [(e.keyword, names[e.card], names[e.against]) for e in t.events(KeywordApplied)]


@pytest.mark.rule(
    "glossary/skirmish", "glossary/poison", "glossary/assault-x", "glossary/hazardous-x", "glossary/elusive"
)
@pytest.mark.parametrize(
    ("attacker", "target", "found"),
    [
        ("snufflegator", "troll", [(Keyword.SKIRMISH, "snufflegator", "troll")]),
        ("ancient-bear", "troll", [(Keyword.ASSAULT, "ancient-bear", "troll")]),
        ("snufflegator", "briar-grubbling", [(Keyword.HAZARDOUS, "briar-grubbling", "snufflegator")]),
        ("snufflegator", "culf-the-quiet", [(Keyword.ELUSIVE, "culf-the-quiet", "snufflegator")]),
        ("macis-asp", "troll", [(Keyword.SKIRMISH, "macis-asp", "troll"), (Keyword.POISON, "macis-asp", "troll")]),
        ("dust-pixie", "troll", []),
    ],
)
def test_what_makes_a_difference_is_recorded(attacker: str, target: str, found: Applied) -> None:
    assert applied(attacker, target) == found


@pytest.mark.rule("glossary/hazardous-x", "glossary/assault-x")
def test_a_creature_that_assault_has_destroyed_is_hazardous_no_longer() -> None:
    assert applied("ancient-bear", "briar-grubbling") == [(Keyword.ASSAULT, "ancient-bear", "briar-grubbling")]


@pytest.mark.rule("glossary/elusive")
def test_only_the_first_attack_of_a_turn_is_eluded() -> None:
    eluded, *others = applied("snufflegator", "culf-the-quiet", times=2)
    assert eluded == (Keyword.ELUSIVE, "culf-the-quiet", "snufflegator")
    assert others == [(Keyword.SKIRMISH, "snufflegator", "culf-the-quiet")]


@pytest.mark.rule("glossary/skirmish")
def test_skirmish_makes_no_difference_to_a_creature_that_would_deal_no_damage() -> None:
    assert applied("snufflegator", "lollop-the-titanic") == []
