"""What cards lose, also what they cannot gain: effects behind a label, all abilities, several things in a sentence."""

from __future__ import annotations

import pytest

from kfdesk.cards.facts import facts
from kfdesk.engine import House
from kfdesk.engine.abilities import Ability
from kfdesk.engine.terms import Label
from kfdesk.language.attributes import DAMAGED
from kfdesk.language.conditions import is_
from kfdesk.language.constants import (
    AFTER_FIGHT,
    AFTER_REAP,
    DESTROYED,
    ELUSIVE,
    PLAY,
    SKIRMISH,
    TAUNT,
)
from kfdesk.language.definition import CardDefinition, card
from kfdesk.language.durations import this_turn
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.damage import destroy, fully_heal
from kfdesk.language.effects.use import resolve
from kfdesk.language.labels import (
    action,
    after_fight,
    after_fight_or_reap,
    after_reap,
    before_fight,
    destroyed,
    omni,
    play,
)
from kfdesk.language.occurrences import is_destroyed
from kfdesk.language.predicates import ENEMY, FRIENDLY, OTHER
from kfdesk.language.replacements import instead
from kfdesk.language.rules.abilities import also_behind, gains, loses
from kfdesk.language.rules.changes import gets, has
from kfdesk.language.rules.prohibitions import cannot
from kfdesk.language.rules.together import Together, together, while_
from kfdesk.language.rules.verbs import REAP
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import HOST, THIS, a, each
from tests.tables import side, table


def text(*abilities: Ability | Together, language: str = "en", of: str = "troll") -> str:
    return CardDefinition(facts()[of], card(of, *abilities)).text(language)


LABELS = (
    (PLAY, play),
    (AFTER_FIGHT, after_fight),
    (AFTER_REAP, after_reap),
    (Label.BEFORE_FIGHT, before_fight),
    (Label.ACTION, action),
    (Label.OMNI, omni),
    (DESTROYED, destroyed),
)


@pytest.mark.rule("glossary/lose-vs-gain")
@pytest.mark.parametrize(("label", "made"), LABELS, ids=[label.value for label, _ in LABELS])
def test_cards_lose_the_effects_behind_one_label_and_no_others(label: Label, made: type) -> None:
    both = [one for lost, one in LABELS if lost is not label][:1]
    friend, foe = card("krump", made(gain(2)), both[0](gain(4))), card("bumpsy", made(gain(2)))
    for rules, gained in (((loses(each(CREATURE, ENEMY), label),), 2), ((loses(each(CREATURE), label),), 0)):
        caller = card("cannon", action(resolve(label, each(CREATURE))), *rules)
        ada = side(battleline=["krump"], artifacts=["cannon"])
        t = table(ada, side(battleline=["bumpsy"]), friend, foe, caller, house=House.BROBNAR)
        t.do("action", "cannon")
        assert (t.amber(0), t.amber(1)) == (gained, 0)


@pytest.mark.rule("glossary/lose-vs-gain")
def test_what_is_gained_behind_the_label_is_lost_too_and_an_action_cannot_be_used() -> None:
    rules = (gains(each(CREATURE), action(gain(1))), loses(each(CREATURE, FRIENDLY), Label.ACTION))
    t = table(side(battleline=["troll"], artifacts=["cannon"]), None, card("cannon", *rules), house=House.BROBNAR)
    assert t.can("reap", "troll") and not t.can("action", "troll")
    t = table(side(battleline=["troll"], artifacts=["cannon"]), None, card("cannon", rules[0]), house=House.BROBNAR)
    assert t.can("action", "troll")


@pytest.mark.rule("glossary/lose-vs-gain")
def test_of_an_effect_behind_two_labels_the_other_stays() -> None:
    both = card("troll", after_fight_or_reap(gain(2)))
    lost = card("cannon", loses(each(CREATURE), AFTER_FIGHT))
    t = table(side(battleline=["troll"], artifacts=["cannon"]), None, both, lost, house=House.BROBNAR)
    t.do("reap", "troll")
    assert t.amber(0) == 3
    t = table(
        side(battleline=["troll"], artifacts=["cannon"]),
        side(battleline=["dust-pixie"]),
        both,
        lost,
        house=House.BROBNAR,
    )
    t.fight("troll", "dust-pixie")
    assert t.amber(0) == 0


def test_an_effect_that_is_behind_the_lost_label_too_is_lost_there_alone() -> None:
    both = (also_behind(AFTER_REAP, AFTER_FIGHT, each(CREATURE)), loses(each(CREATURE), AFTER_FIGHT))
    t = table(
        side(battleline=["troll", "krump"], artifacts=["cannon"]),
        side(battleline=["dust-pixie"]),
        card("troll", after_reap(gain(2))),
        card("krump", after_reap(gain(2))),
        card("cannon", *both),
        house=House.BROBNAR,
    )
    t.fight("troll", "dust-pixie")
    assert t.amber(0) == 0
    t.do("reap", "krump")
    assert t.amber(0) == 3


@pytest.mark.rule("glossary/destroyed")
def test_a_creature_that_loses_destroyed_effects_is_not_saved_by_one() -> None:
    saved = card("troll", instead(is_destroyed(THIS), fully_heal(THIS)))
    for rules, zone in (((), "battleline"), ((loses(each(CREATURE), DESTROYED),), "discard")):
        caller = card("cannon", action(destroy(each(CREATURE))), *rules)
        t = table(side(battleline=["troll"], artifacts=["cannon"]), None, saved, caller, house=House.BROBNAR)
        t.do("action", "cannon")
        assert t.zone("troll") == zone


@pytest.mark.rule("glossary/keywords")
def test_a_creature_without_abilities_has_no_keyword_and_no_text_but_the_power_it_got() -> None:
    target = a(CREATURE)
    bare = card("cannon", action(this_turn(together(gets(target, power=3), loses(target, abilities=True)))))
    bound = card("troll", cannot(REAP, THIS), after_fight(gain(1)), gains(each(CREATURE, OTHER), TAUNT))
    t = table(
        side(battleline=["troll", "krump"], artifacts=["cannon"]),
        side(battleline=["dust-pixie"]),
        bound,
        bare,
        house=House.BROBNAR,
    )
    assert not t.can("reap", "troll")
    t.do("action", "cannon")
    t.pick("troll")
    assert t.can("reap", "troll")
    assert (t.card("troll").power, t.card("krump").keywords) == (11, ())
    t.fight("troll", "dust-pixie")
    assert t.amber(0) == 0


def test_what_is_lost_stands_in_one_sentence_with_what_is_gained() -> None:
    some = each(CREATURE, FRIENDLY)
    lost = together(gets(some, power=1), gains(some, TAUNT), loses(some, ELUSIVE), loses(some, armor=True))
    assert text(lost) == "Each friendly creature gets +1 power, gains taunt, and loses elusive and all armor."
    assert text(lost, language="de") == (
        "Jede befreundete Kreatur erhält +1 Stärke und das Schlüsselwort Spott und verliert das Schlüsselwort "
        "Schwer zu fassen und ihre gesamte Rüstung."
    )
    bound = together(cannot(REAP, some), loses(some, AFTER_FIGHT))
    assert text(bound) == "Friendly creatures cannot reap and lose all after fight effects."
    assert text(bound, language="de") == (
        "Befreundete Kreaturen können nicht ernten und verlieren alle „Nach dem Kampf:“-Effekte."
    )
    host = loses(HOST, DESTROYED)
    assert text(host, of="blood-of-titans") == ("This creature loses all destroyed effects.")


@pytest.mark.parametrize("label", [Label.SCRAP, Label.FATE])
def test_effects_of_cards_out_of_play_are_not_lost(label: Label) -> None:
    with pytest.raises(ValueError, match="not in play"):
        loses(each(CREATURE), label)


def test_nothing_but_keywords_and_labels_is_lost_by_name() -> None:
    for words in ((AFTER_FIGHT, AFTER_REAP), (AFTER_FIGHT, TAUNT), ("creature",)):
        with pytest.raises(ValueError, match="what does"):
            loses(each(CREATURE), *words)


# What cannot be gained ------------------------------------------------------------------------------


@pytest.mark.rule("glossary/lose-vs-gain", "glossary/cannot")
def test_keywords_that_are_lost_and_cannot_be_gained_are_neither_printed_nor_given() -> None:
    barred = card("cannon", loses(each(CREATURE), TAUNT, ELUSIVE, cannot_gain=True))
    given = (card("troll", gains(THIS, TAUNT, SKIRMISH)), card("krump", omni(this_turn(gains(THIS, TAUNT)))))
    ada = side(battleline=["troll", "krump"], artifacts=["cannon"])
    t = table(ada, side(battleline=["urchin"]), barred, *given, house=House.BROBNAR)
    t.do("omni", "krump")
    found = [[word for word, _ in t.card(card_).keywords] for card_ in ("troll", "krump", "urchin")]
    assert found == [[SKIRMISH], [], []]


def test_keywords_that_cannot_be_gained_are_said_beside_what_else_holds_of_the_cards() -> None:
    some = each(CREATURE, ENEMY)
    one, two = loses(some, ELUSIVE, cannot_gain=True), loses(some, ELUSIVE, TAUNT, cannot_gain=True)
    assert text(one) == "Each enemy creature loses and cannot gain elusive."
    assert text(one, language="de") == (
        "Jede feindliche Kreatur verliert das Schlüsselwort Schwer zu fassen und kann es nicht erhalten."
    )
    assert text(together(gets(some, power=1), two)) == (
        "Each enemy creature gets +1 power and loses and cannot gain elusive and taunt."
    )
    assert text(two, language="de") == (
        "Jede feindliche Kreatur verliert die Schlüsselwörter Schwer zu fassen und Spott und kann sie nicht erhalten."
    )


def test_nothing_but_keywords_is_lost_and_not_to_be_gained() -> None:
    for words, what in ((), {"armor": True}), ((), {"traits": True}), ((AFTER_FIGHT,), {}):
        with pytest.raises(ValueError, match="not to be gained"):
            loses(each(CREATURE), *words, cannot_gain=True, **what)


@pytest.mark.rule("glossary/armor", "glossary/cannot")
def test_armor_that_cannot_be_gained_is_neither_printed_nor_given() -> None:
    barred = card("cannon", has(each(CREATURE), armor=1, cannot_gain=True))
    given = (card("troll", gets(THIS, armor=3)), card("krump", omni(this_turn(gets(THIS, armor=3)))))
    ada = side(battleline=["troll", "krump"], artifacts=["cannon"])
    t = table(ada, side(battleline=["bulwark"]), barred, *given, house=House.BROBNAR)
    t.do("omni", "krump")
    assert [t.card(card_).armor for card_ in ("troll", "krump", "bulwark")] == [1, 1, 1]


def test_armor_that_cannot_be_gained_is_said_behind_all_that_is_considered() -> None:
    some = each(CREATURE)
    rule = has(some, power=2, armor=0, cannot_gain=True)
    assert text(rule) == "Each creature is considered to have 2 power and 0 armor and cannot gain armor."
    assert text(rule, language="de") == "Jede Kreatur hat Stärke 2 und Rüstung 0 und kann keine Rüstung erhalten."
    held = while_(is_(THIS, DAMAGED), has(some, armor=0, cannot_gain=True))
    assert text(held) == "Each creature is considered to have 0 armor and cannot gain armor while Troll is damaged."
    with pytest.raises(ValueError, match="which armor"):
        has(some, power=2, cannot_gain=True)
