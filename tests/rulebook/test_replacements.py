"""Replacement effects: what is redirected, once each, and when; what an "instead" leaves standing."""

import pytest

from kfdesk.cards.facts import facts
from kfdesk.engine.core import number
from kfdesk.engine.events import AmberVerb, DestructionReplaced
from kfdesk.engine.terms import DecisionKind, House, Zone
from kfdesk.language.conditions import there_are
from kfdesk.language.counts.players import amber_of
from kfdesk.language.definition import CardDefinition, card
from kfdesk.language.durations import this_turn
from kfdesk.language.effects.amber import gain, lose
from kfdesk.language.effects.damage import deal, destroy, fully_heal
from kfdesk.language.effects.flow import if_, may
from kfdesk.language.labels import destroyed, omni, play
from kfdesk.language.occurrences import forges, gains_amber, is_destroyed, leaves
from kfdesk.language.players import OPPONENT, YOU
from kfdesk.language.predicates import ENEMY, FRIENDLY, OTHER
from kfdesk.language.ranges import at_least
from kfdesk.language.replacements import instead, redirect
from kfdesk.language.rules.abilities import gains
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import HOST, THIS, a, each
from tests.tables import side, spec, table

HERE = House.SHADOWS


@pytest.mark.rule("glossary/replacement-effects", "turn/step-1-forge-a-key")
def test_two_cards_that_redirect_what_is_spent_do_not_multiply_it() -> None:
    ada = side(artifacts=["the-sting", "the-sting"], houses=(HERE,))
    t = table(ada, side(amber=6, houses=(HERE,)))
    t.end_turn()
    t.finish()
    assert [len(p.keys) for p in t.game.state.players] == [0, 1]
    assert (t.amber(0), t.amber(1)) == (6, 0)


@pytest.mark.rule("turn/step-1-forge-a-key")
def test_what_is_spent_goes_to_its_receiver_before_anything_reacts_to_the_forging() -> None:
    ada = side(artifacts=["the-sting"], houses=(HERE,))
    bo = side(artifacts=["strange-gizmo"], amber=6, houses=(HERE,))
    t = table(ada, bo)
    t.end_turn()
    kinds = []
    while t.decision.kind is not DecisionKind.MAIN:
        kinds.append(t.decision.kind)
        t.answer(t.decision.keys()[0])
    assert DecisionKind.TRIGGER not in kinds
    assert t.amber(0) == 6
    assert t.zone("the-sting") == "discard"


@pytest.mark.rule("glossary/replacement-effects")
def test_an_instead_that_is_declined_leaves_what_would_happen() -> None:
    guard = card("bumpsy", instead(forges(OPPONENT), may(deal(1, a(CREATURE, OTHER)))))
    t = table(side(battleline=["bumpsy", "troll"]), side(amber=6), guard)
    t.answer("end-turn")
    t.finish_until(DecisionKind.CONFIRM)
    t.answer("no")
    t.finish()
    assert [len(p.keys) for p in t.game.state.players] == [0, 1]


@pytest.mark.rule("glossary/replacement-effects")
def test_an_instead_whose_condition_is_false_replaces_nothing() -> None:
    guard = card("bumpsy", instead(forges(OPPONENT), if_(there_are(at_least(1), amber_of(YOU)), deal(1, THIS))))
    t = table(side(battleline=["bumpsy"]), side(amber=6), guard)
    t.end_turn()
    t.finish()
    assert [len(p.keys) for p in t.game.state.players] == [0, 1]
    assert t.card("bumpsy").damage == 0


@pytest.mark.rule("glossary/replacement-effects")
def test_what_came_of_one_replacement_may_be_replaced_by_another_but_not_by_itself() -> None:
    ritual = card("punch", play(deal(9, a(CREATURE))))
    t = table(
        side(hand=["punch"], artifacts=["annihilation-ritual"], battleline=["troll"]),
        side(artifacts=["annihilation-ritual"]),
        ritual,
    )
    t.do("play", "punch")
    t.finish()
    assert t.zone("troll") == "purged"


@pytest.mark.rule("glossary/replacement-effects", "glossary/upgrades")
def test_two_upgrades_that_give_the_same_instead_give_it_twice() -> None:
    cloak = card("blood-of-titans", gains(HOST, instead(forges(OPPONENT), may(deal(1, THIS)))))
    ada = side(battleline=[spec("troll", upgrades=["blood-of-titans", "blood-of-titans"])])
    t = table(ada, side(amber=6), cloak)
    t.answer("end-turn")
    t.finish_until(DecisionKind.CONFIRM)
    t.answer("no")
    t.expect(DecisionKind.CONFIRM)
    t.answer("yes")
    t.finish()
    assert [len(p.keys) for p in t.game.state.players] == [0, 0] and t.card("troll").damage == 1


@pytest.mark.rule("glossary/replacement-effects", "glossary/destroyed")
def test_a_card_destroyed_in_place_of_another_resolves_its_abilities_before_it_is_saved_itself() -> None:
    """The rule: a replacement "does not resolve until the card would be put into the discard pile", and "Destroyed:"
    abilities of cards destroyed meanwhile "will also resolve before cards are placed in the discard pile"."""
    scapegoat = card("troll", instead(is_destroyed(THIS), destroy(a(CREATURE, OTHER))))
    goat = card("dust-imp", destroyed(gain(2)), instead(is_destroyed(THIS), lose(1)))
    blast = card("punch", play(destroy(a(CREATURE, ENEMY))))
    t = table(side(hand=["punch"]), side(battleline=["troll", "dust-imp"], amber=3), scapegoat, goat, blast)
    t.do("play", "punch")
    t.pick("troll")
    t.finish()
    kinds = (AmberVerb.GAIN, AmberVerb.LOSE, DestructionReplaced)
    happened = [e.kind for e in t.game.events if e.kind in kinds][1:]  # after the icon of Punch
    assert happened == [DestructionReplaced, AmberVerb.GAIN, DestructionReplaced, AmberVerb.LOSE]
    assert t.line(1) == ["troll", "dust-imp"] and t.amber(1) == 3 + 2 - 1


@pytest.mark.rule("glossary/replacement-effects", "glossary/destroyed")
def test_another_card_may_replace_a_destruction() -> None:
    saint = card("bumpsy", instead(is_destroyed(a(CREATURE, FRIENDLY, OTHER)), deal(1, THIS)))
    blast = card("punch", play(destroy(each(CREATURE))))
    t = table(side(hand=["punch"], battleline=["bumpsy", "troll"]), side(battleline=["urchin"]), saint, blast)
    t.do("play", "punch")
    t.finish()
    assert (t.zone("troll"), t.zone("bumpsy"), t.zone("urchin")) == ("battleline", "discard", "discard")


@pytest.mark.parametrize(
    ("rule", "en", "de"),
    [
        (
            instead(forges(OPPONENT), deal(1, a(CREATURE))),
            "If your opponent would forge a key, deal 1{damage} to a creature instead.",
            "Falls dein Gegner einen Schlüssel schmieden würde, füge stattdessen einer Kreatur 1{damage} zu.",
        ),
        (
            instead(is_destroyed(a(CREATURE, OTHER)), deal(1, THIS)),
            "If another creature would be destroyed, deal 1{damage} to Bumpsy instead.",
            "Falls eine andere Kreatur zerstört würde, füge stattdessen „Haudrauf“ 1{damage} zu.",
        ),
        (
            instead(leaves(a(CREATURE), to=Zone.DISCARD), redirect(to=Zone.PURGED)),
            "When a creature would enter a discard pile from play, it is purged instead.",
            "Wenn eine Kreatur aus dem Spiel auf einen Ablagestapel gelegt würde, wird sie stattdessen verbannt.",
        ),
        (
            instead(gains_amber(OPPONENT, reaping=True), redirect(from_=YOU)),
            "Any {amber} your opponent would gain from reaping is stolen from you instead.",
            "{amber}, das dein Gegner durch Ernten erhalten würde, wird stattdessen dir gestohlen.",
        ),
    ],
)
def test_what_would_happen_is_said_in_both_languages(rule: object, en: str, de: str) -> None:
    made = CardDefinition(facts()["bumpsy"], card("bumpsy", rule))  # type: ignore[arg-type]
    assert (made.text("en"), made.text("de")) == (en, de)


@pytest.mark.rule("glossary/replacement-effects", "glossary/destroyed", "glossary/may")
@pytest.mark.parametrize("wanted", ["yes", "no"])
def test_a_player_who_may_replace_a_destruction_and_does_not_loses_the_creature(wanted: str) -> None:
    saved = card("krump", instead(is_destroyed(THIS), may(lose(1, YOU))))
    t = table(side(hand=["punch"], battleline=["krump"]), side(), saved, card("punch", play(destroy(each(CREATURE)))))
    t.do("play", "punch")
    t.answer(wanted)
    t.expect_main_step()
    assert t.line(0) == (["krump"] if wanted == "yes" else [])
    assert t.amber(0) == (0 if wanted == "yes" else 1)  # by the icon of the action


@pytest.mark.rule("glossary/replacement-effects", "glossary/lasting-effects")
def test_the_same_lasting_instead_twice_may_save_twice() -> None:
    """A player who declines one of them is asked about the other, and each is asked about once."""
    rule = this_turn(instead(is_destroyed(a(CREATURE, FRIENDLY)), may(lose(1, YOU))))
    fog, blast = card("fear", play(rule, rule)), card("punch", play(destroy(each(CREATURE))))
    ada = side(hand=["fear", spec("punch", house=House.DIS)], battleline=["krump"], amber=2)
    for answers, zone in ((["no", "yes"], "battleline"), (["no", "no"], "discard")):
        t = table(ada, None, fog, blast, house=House.DIS)
        t.do("play", "fear")
        t.do("play", "punch")
        t.answer(t.decision.keys()[0])
        for answer in answers:
            t.expect(DecisionKind.CONFIRM)
            t.answer(answer)
        t.expect_main_step()
        assert t.zone("krump") == zone


@pytest.mark.rule("glossary/replacement-effects", "glossary/lasting-effects")
def test_a_creature_may_be_saved_by_a_lasting_effect_that_it_began_itself() -> None:
    saved = card("krump", omni(this_turn(instead(is_destroyed(a(CREATURE, FRIENDLY)), gain(1)))))
    blast = card("punch", play(destroy(each(CREATURE))))
    t = table(side(hand=["punch"], battleline=["krump"]), None, saved, blast)
    t.do("omni", "krump")
    t.do("play", "punch")
    assert (t.line(0), t.amber(0)) == (["krump"], 2)  # 1 is the icon's


@pytest.mark.rule("glossary/replacement-effects", "glossary/destroyed", "glossary/may")
def test_a_player_who_declined_is_not_asked_again_where_others_join_the_destruction() -> None:
    saved = card("krump", instead(is_destroyed(THIS), may(lose(1, YOU))))
    scapegoat = card("troll", instead(is_destroyed(THIS), destroy(a(CREATURE, ENEMY))))
    blast = card("punch", play(destroy(each(CREATURE, FRIENDLY))))
    t = table(side(hand=["punch"], battleline=["krump", "troll"]), side(battleline=["urchin"]), saved, scapegoat, blast)
    t.do("play", "punch")
    t.answer("no")
    t.finish()
    assert (t.line(0), t.line(1)) == (["troll"], [])


@pytest.mark.rule("glossary/replacement-effects", "glossary/resolve-as-much-as-you-can")
@pytest.mark.parametrize("damage", [0, 2])
def test_a_destruction_is_replaced_also_where_what_happens_instead_changes_nothing(damage: int) -> None:
    saved = card("krump", instead(is_destroyed(THIS), if_(there_are(at_least(1), each(CREATURE)), fully_heal(THIS))))
    line = [spec("krump", damage=damage)]
    t = table(side(hand=["punch"], battleline=line), side(), saved, card("punch", play(destroy(each(CREATURE)))))
    t.do("play", "punch")
    t.finish()
    assert t.line(0) == ["krump"] and t.card("krump").damage == 0


@pytest.mark.rule("glossary/replacement-effects")
def test_a_replaced_destruction_says_which_card_replaced_it() -> None:
    saint = card("bumpsy", instead(is_destroyed(a(CREATURE, FRIENDLY, OTHER)), deal(1, THIS)))
    t = table(
        side(hand=["punch"]), side(battleline=["bumpsy", "troll"]), saint, card("punch", play(destroy(a(CREATURE))))
    )
    t.do("play", "punch")
    t.pick("troll")
    (saved,) = (event for event in t.game.events if isinstance(event, DestructionReplaced))
    assert saved == DestructionReplaced(number(t.handle("troll")), number(t.handle("bumpsy")))
