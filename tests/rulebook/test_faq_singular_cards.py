"""FAQ on cards that say what no other card says, each with these very cards."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine import events as ev
from kfdesk.engine.terms import DecisionKind, Icon
from tests.cards.lines import cases
from tests.tables import side, spec, table


class TestQuestions:
    test = cases(
        """
        the next card played counts as played when its icons are resolved as if it had been played
            rule: faq/bonus-icons-8
            in: logos
            ada: line ultra-gravitron; artifacts fission-bloom; archives fear punch
            bo: line dust-pixie
            action fission-bloom, reap ultra-gravitron, pick punch, pick dust-pixie
            -> fission-bloom exhausted, ultra-gravitron exhausted, dust-pixie: battleline > purged,
            -> ada amber: 0 > 5, punch: archives > discard
        a card that is played uses that up, and its icons are resolved twice
            rule: faq/bonus-icons-8 glossary/bonus-icons
            in: untamed
            ada: hand wild-bounty dust-pixie ancient-bear
            play wild-bounty, creature dust-pixie, creature ancient-bear
            -> wild-bounty: hand > discard, ada amber: 0 > 4, dust-pixie: hand > battleline, dust-pixie exhausted,
            -> ancient-bear: hand > battleline, ancient-bear exhausted
        one without icons uses it up, too
            rule: glossary/lasting-effects
            in: untamed
            ada: hand wild-bounty ancient-bear dust-pixie; amber 0
            play wild-bounty, creature ancient-bear, creature dust-pixie
            -> wild-bounty: hand > discard, ada amber: 0 > 2, dust-pixie: hand > battleline, dust-pixie exhausted,
            -> ancient-bear: hand > battleline, ancient-bear exhausted
        two dreckers share the damage dealt to one of them, once
            rule: card-faq/drecker-1
            in: shadows
            ada: line silvertooth
            bo: line drecker drecker
            fight silvertooth drecker
            -> silvertooth: battleline > discard, drecker damage: 0 > 2, drecker 2 damage: 0 > 2
        the damage that drecker shares is as poisonous as for its neighbor
            rule: card-faq/drecker-2 glossary/poison
            in: shadows
            ada: line macis-asp
            bo: line drecker troll krump
            fight macis-asp troll, finish
            -> macis-asp exhausted, drecker: battleline > discard, troll: battleline > discard
        what raises the damage dealt to drecker raises the damage that it shares
            rule: card-faq/drecker-1 card-faq/lethal-distraction-1
            in: shadows
            ada: hand lethal-distraction; line silvertooth
            bo: line drecker troll
            play lethal-distraction, pick drecker, fight silvertooth troll
            -> ada amber: 0 > 1, lethal-distraction: hand > discard, silvertooth: battleline > discard,
            -> drecker: battleline > discard, troll damage: 0 > 2
        a play/after fight ability is one of reaping, too, and still one of fighting
            rule: card-faq/kompos-haruspex-1
            in: saurian
            ada: line kompsos-haruspex bestiarii-urso-evil-twin bestiarii-urso-evil-twin
            bo: line dust-pixie troll
            reap bestiarii-urso-evil-twin, pick troll
            fight bestiarii-urso-evil-twin#2 dust-pixie, pick kompsos-haruspex
            -> bestiarii-urso-evil-twin exhausted, ada amber: 0 > 1, troll stunned,
            -> bestiarii-urso-evil-twin 2 exhausted, bestiarii-urso-evil-twin 2 armor used: 0 > 1,
            -> dust-pixie: battleline > discard, kompsos-haruspex stunned
        power becomes the whole armor value, whatever of it was used up
            rule: card-faq/lightsmith-clariel-1 glossary/armor
            in: sanctum
            ada: line lightsmith-clariel(armor_used=2 armor_known=2)
            bo: line silvertooth
            fight lightsmith-clariel silvertooth, answer yes
            -> lightsmith-clariel exhausted, lightsmith-clariel armor used: 2 > 4, silvertooth: battleline > discard
        armor that an upgrade gives becomes power as well
            rule: card-faq/lightsmith-clariel-2
            in: sanctum
            ada: line lightsmith-clariel(upgrades=shoulder-armor)
            bo: line troll
            fight lightsmith-clariel troll, answer yes
            -> lightsmith-clariel exhausted, lightsmith-clariel armor used: 0 > 7, lightsmith-clariel damage: 0 > 1,
            -> troll damage: 0 > 4
        each play effect resolves twice in a row, in whichever order
            rule: card-faq/sci-officer-morpheus-1
            in: sanctum
            ada: line sci-officer-morpheus; hand charge almsmaster
            bo: line troll krump; amber 3
            play charge, creature almsmaster, answer trigger:c2.1, pick troll, pick krump
            -> charge: hand > discard, almsmaster: hand > battleline, almsmaster exhausted,
            -> ada amber: 0 > 1, troll damage: 0 > 2, krump damage: 0 > 2, bo amber: 3 > 1,
            -> sci-officer-morpheus amber: 0 > 2
        no creature is readied and all damage is dealt at once
            rule: card-faq/the-chosen-one-1
            in: shadows
            ada: line urchin(exhausted) urchin(exhausted) urchin(exhausted) urchin(exhausted)
            bo: line the-chosen-one(damage=8)
            end turn
            -> the-chosen-one: battleline > discard
        """,
    )


@pytest.mark.rule("faq/self-referential-text-1", "glossary/self-referential-text")
@pytest.mark.parametrize(("bearer", "chiefs", "stolen"), [("sensor-chief-garcia", 1, 0), ("dextre", 2, 1)])
def test_a_chief_who_gains_an_ability_that_names_him_is_the_only_one_it_means(
    bearer: str, chiefs: int, stolen: int
) -> None:
    armed = {"id": bearer, "upgrades": ["garcia-s-blaster"]}
    others = ["sensor-chief-garcia"] if chiefs == 1 else ["sensor-chief-garcia", "sensor-chief-garcia"]
    t = table(side(battleline=[armed, *others]), side(amber=2))
    t.do("reap", bearer)
    if t.decision.kind is DecisionKind.TRIGGER:  # the chief's own ability waits, too
        t.answer(t.decision.keys()[1])
    t.answer("yes")
    t.answer("mode:1")
    t.offers(*["sensor-chief-garcia"] * chiefs)
    t.answer(t.decision.keys()[-1])
    t.finish()
    assert t.amber(1) == 2 - stolen
    assert len(t.card(bearer).upgrades) == 1 - stolen


@pytest.mark.rule("card-faq/endless-hordes-1", "glossary/for-each", "glossary/rule-of-six")
def test_seven_tokens_are_made_against_seven_creatures_and_six_of_them_fight() -> None:
    ada = side(hand=["endless-hordes"], deck=["fear"] * 9, token="grunt")
    t = table(ada, side(battleline=["troll"] * 7), house=House.BROBNAR)
    t.do("play", "endless-hordes")
    against: list[str] = []
    while t.decision.kind is not DecisionKind.MAIN:
        if t.decision.kind is DecisionKind.ATTACK:
            assert not {o.card for o in t.decision.options} & set(against)
            against.append(t.decision.options[-1].card)
        t.answer(t.decision.options[-1].key)
    assert len(t.events(ev.TokenMade)) == 7 and len(set(against)) == 6
    assert len(t.game.state.players[0].deck) == 2 and len(t.line(0)) == 1  # the one that did not fight


@pytest.mark.rule("card-faq/might-makes-right-1", "glossary/leaves-play", "glossary/if-you-do-and-in-order-to")
def test_powers_that_change_as_creatures_are_destroyed_together_count_as_they_were() -> None:
    ada = side(hand=["might-makes-right"], battleline=["lollop-the-titanic", "knoxx", "mushroom-man"])
    t = table(ada, side(), house=House.BROBNAR)
    assert [t.card(c).power for c in t.line(0)] == [11, 9, 11]
    t.do("play", "might-makes-right")
    t.answer("yes")
    for creature in ("lollop-the-titanic", "knoxx", "mushroom-man"):
        t.pick(creature)
    t.finish()
    assert t.line(0) == [] and len(t.game.state.players[0].keys) == 1


@pytest.mark.rule("faq/bonus-icons-12", "glossary/bonus-icons")
def test_a_revealed_card_belongs_to_the_house_of_its_icon_as_well() -> None:
    shown = spec("john-smyth", icons=[House.SKYBORN, Icon.AMBER])
    line = ["krump", "zorg", spec("dextre", house=House.SKYBORN), "urchin"]
    t = table(side(hand=["barter-and-games", shown]), side(hand=["troll"], battleline=line), house=House.EKWIDON)
    t.do("play", "barter-and-games")
    t.finish()
    assert t.line(1) == ["urchin"] and t.amber(0) == 1


@pytest.mark.rule("faq/armor-2", "glossary/armor")
def test_damage_that_hallowed_shield_prevents_is_not_prevented_by_marucks_armor() -> None:
    ada = side(artifacts=["hallowed-shield"], battleline=["maruck-the-marked"])
    t = table(ada, side(battleline=["batdrone"], amber=3), house=House.SANCTUM)
    t.do("action", "hallowed-shield")
    t.pick("maruck-the-marked")
    t.fight("maruck-the-marked", "batdrone")
    assert (t.card("maruck-the-marked").amber, t.card("maruck-the-marked").armor_left, t.amber(1)) == (0, 1, 3)
