"""The numbers of keywords and the power that are counted: X, "2 for each", "where X is"."""

from __future__ import annotations

import pytest

from kfdesk.cards.facts import facts
from kfdesk.engine import House
from kfdesk.engine.terms import Keyword
from kfdesk.language.amounts import equal_to, for_each
from kfdesk.language.attributes import DAMAGED, of_house
from kfdesk.language.conditions import is_
from kfdesk.language.constants import ASSAULT, HAZARDOUS, SPLASH_ATTACK, TAUNT
from kfdesk.language.counts.cards import Count
from kfdesk.language.counts.players import amber_of
from kfdesk.language.counts.properties import amber_on, damage_on
from kfdesk.language.definition import CardDefinition, card
from kfdesk.language.effects.moves import shuffle
from kfdesk.language.labels import omni
from kfdesk.language.places import discard_pile
from kfdesk.language.players import EACH_PLAYER, OPPONENT
from kfdesk.language.predicates import FRIENDLY, NEIGHBORING
from kfdesk.language.rules.abilities import gains
from kfdesk.language.rules.changes import gets
from kfdesk.language.rules.printed_x import x_is
from kfdesk.language.rules.together import while_
from kfdesk.language.sorts import CARD, CREATURE
from kfdesk.language.targets import ITSELF, THIS, each
from tests.tables import Table, side, spec, table

BURIED = each(CARD, in_=discard_pile())


def words(t: Table, of: str) -> dict[Keyword, int]:
    return {word: n for word, n in t.card(of).keywords}


@pytest.mark.rule("glossary/x", "glossary/assault-x")
def test_x_is_the_number_of_each_keyword_without_one_wherever_the_card_is_in_play() -> None:
    for buried in (0, 3):
        ada = side(battleline=["xenos-darkshadow", "krump"], discard=["punch"] * buried)
        t = table(ada, side(discard=["punch"]), card("krump", gets(each(CREATURE), power=1)))
        found = {ASSAULT: buried, HAZARDOUS: buried, SPLASH_ATTACK: buried} if buried else {}
        assert (words(t, "xenos-darkshadow"), t.card("xenos-darkshadow").power) == (found, buried + 1)


@pytest.mark.rule("glossary/x", "glossary/assault-x", "glossary/splash-attack-x")
def test_x_is_dealt_as_damage_and_follows_what_is_counted() -> None:
    empties = card("gauntlet-of-command", omni(shuffle(discard_pile())))
    ada = side(battleline=["xenos-darkshadow"], discard=["punch"] * 3, artifacts=["gauntlet-of-command"])
    bo = side(battleline=["krump", "troll"])
    t = table(ada, bo, empties)
    t.fight("xenos-darkshadow", "troll")
    assert (t.card("troll").damage, t.card("krump").damage) == (3 + 3, 3)  # assault and power, splash-attack
    t = table(ada, bo, card("krump", gets(each(CREATURE), power=1)), empties)
    t.do("omni", "gauntlet-of-command")
    assert (words(t, "xenos-darkshadow"), t.card("xenos-darkshadow").power) == ({}, 1)


@pytest.mark.rule("glossary/x", "glossary/power")
def test_x_is_the_power_of_a_creature_without_one() -> None:
    t = table(side(battleline=["kaspara"], amber=1), side(amber=3), house=House.GEISTOID)
    assert t.card("kaspara").power == 4
    t = table(side(battleline=["kaspara"]), side(), house=House.GEISTOID)
    assert t.line(0) == []


def test_x_changes_no_number_that_is_printed() -> None:
    t = table(side(battleline=["troll"], amber=2), None, card("troll", x_is(amber_of(OPPONENT))), house=House.BROBNAR)
    assert (t.card("troll").power, words(t, "troll")) == (8, {})


@pytest.mark.rule("glossary/for-each", "glossary/assault-x")
def test_the_number_of_a_keyword_for_each_is_that_number_times_the_count() -> None:
    draft = card("salvay", gains(THIS, (ASSAULT, for_each(2, each(CREATURE, NEIGHBORING, of_house(House.BROBNAR))))))
    for line, number in ((["salvay"], 0), (["krump", "salvay", "urchin"], 2), (["krump", "salvay", "troll"], 4)):
        t = table(side(battleline=line), None, draft, house=House.BROBNAR)
        assert words(t, "salvay").get(ASSAULT, 0) == number


COUNTED = [
    (
        gains(THIS, (ASSAULT, for_each(2, each(CREATURE, NEIGHBORING)))),
        "Troll gains assault 2 for each neighboring creature.",
        "„Troll“ erhält das Schlüsselwort Ansturm 2 für jede benachbarte Kreatur.",
    ),
    (
        gains(each(CREATURE, FRIENDLY), TAUNT, (HAZARDOUS, for_each(1, amber_on(ITSELF)))),
        "Each friendly creature gains taunt and hazardous 1 for each {amber} on it.",
        "Jede befreundete Kreatur erhält die Schlüsselwörter Spott und Gefährlich 1 für jedes {amber} auf ihr.",
    ),
    (
        while_(is_(THIS, DAMAGED), gains(THIS, (SPLASH_ATTACK, equal_to(damage_on(THIS))))),
        "While Troll is damaged, it gains splash-attack X, where X is the damage on it.",
        "Solange „Troll“ beschädigt ist, erhält diese Kreatur das Schlüsselwort Explosionsangriff X, wobei X der "
        "Schaden auf dieser Kreatur ist.",
    ),
    (
        gains(each(CREATURE), (ASSAULT, equal_to(amber_on(ITSELF), times=3))),
        "Each creature gains assault X, where X is 3 times the {amber} on it.",
        "Jede Kreatur erhält das Schlüsselwort Ansturm X, wobei X das 3-Fache des {amber} auf ihr ist.",
    ),
    (
        x_is(amber_of(EACH_PLAYER)),
        "X is the {amber} in each player’s pool.",
        "X ist das {amber} im Æmber-Vorrat jedes Spielers.",
    ),
]


@pytest.mark.parametrize(("rule", "en", "de"), COUNTED, ids=[en[:40] for _, en, _ in COUNTED])
def test_how_counted_numbers_are_said(rule: object, en: str, de: str) -> None:
    text = CardDefinition(facts()["troll"], card("troll", rule)).text  # type: ignore[arg-type]
    assert (text("en"), text("de")) == (en, de)


@pytest.mark.rule("glossary/splash-attack-x")
def test_splash_attack_grows_with_the_damage_while_there_is_any() -> None:
    for damage in (0, 3):
        t = table(side(battleline=[spec("blernean-hydra", damage=damage)]), None)
        assert words(t, "blernean-hydra").get(SPLASH_ATTACK, 0) == damage


def test_x_is_something_counted() -> None:
    assert isinstance(x_is(equal_to(BURIED)).items[0].number, Count)
