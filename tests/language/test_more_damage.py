"""Damage that is more than was to be dealt, and what comes before the effect of a card that is played."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.events import DamageDealt
from kfdesk.engine.terms import DecisionKind
from kfdesk.language.amounts import equal_to, for_each
from kfdesk.language.counts.properties import power_of
from kfdesk.language.definition import card
from kfdesk.language.effects.amber import gain
from kfdesk.language.effects.damage import deal, destroy
from kfdesk.language.effects.marks import ward
from kfdesk.language.labels import action, play
from kfdesk.language.named_choices import a_player
from kfdesk.language.occurrences import is_damaged, plays
from kfdesk.language.position_predicates import ON_FLANK
from kfdesk.language.predicates import ENEMY, FRIENDLY, neighbor_of, other_than
from kfdesk.language.reactions import after
from kfdesk.language.replacements import instead, redirect
from kfdesk.language.results import done
from kfdesk.language.rules.changes import takes_more_damage
from kfdesk.language.sorts import ACTION, ARTIFACT, CREATURE
from kfdesk.language.targets import ITSELF, THIS, a, each
from kfdesk.text.wording import render
from tests.tables import side, spec, table

SHOT = card("cannon", action(deal(1, a(CREATURE, ENEMY))))


@pytest.mark.rule("glossary/damage", "glossary/tide")
def test_damage_to_the_evil_undagnathus_is_doubled_while_the_tide_is_low() -> None:
    shot = card("cannon", action(deal(5, each(CREATURE, ENEMY))))
    for tide, damage in ((0, 10), (1, 5)):
        bo = side(battleline=["undagnathus-evil-twin"])
        t = table(side(artifacts=["cannon"]), bo, shot, tide=tide, house=House.BROBNAR)
        t.do("action", "cannon")
        assert t.card("undagnathus-evil-twin").damage == damage


@pytest.mark.rule("glossary/damage", "glossary/armor")
@pytest.mark.parametrize(("dealt", "damage"), [(1, 0), (3, 4)])
def test_what_armor_prevents_is_not_doubled(dealt: int, damage: int) -> None:
    """Armor 1 prevents its part, the rest is doubled, as the FAQ on Undagnathus (Evil Twin) has it."""
    shot = card("cannon", action(deal(dealt, each(CREATURE, ENEMY))))
    brittle = card("troll", takes_more_damage(each(CREATURE), doubled=True))
    line = ["champion-anaphiel", "troll"]
    t = table(side(artifacts=["cannon"]), side(battleline=line), shot, brittle, house=House.BROBNAR)
    t.do("action", "cannon")
    assert t.card("champion-anaphiel").damage == damage


@pytest.mark.rule("card-faq/lethal-distraction-1")
def test_each_distraction_adds_its_two_to_the_same_damage() -> None:
    ada = side(hand=["lethal-distraction", "lethal-distraction"], artifacts=[spec("cannon", house=House.SHADOWS)])
    t = table(ada, side(battleline=["troll", "krump"]), SHOT, house=House.SHADOWS)
    for nth in (0, 1):
        t.do("play", "lethal-distraction", nth)
        t.pick("troll")
    assert t.card("troll").damage == 0
    t.do("action", "cannon")
    t.pick("troll")
    assert t.card("troll").damage == 5
    t.end_turn()
    t.end_turn()
    t.do("action", "cannon")
    t.pick("troll")
    assert t.card("troll").damage == 6


@pytest.mark.rule("glossary/damage")
def test_simultaneous_damage_to_one_creature_is_raised_once_and_each_creatures_apart() -> None:
    storm = card("cannon", action(deal(2, each(CREATURE, ENEMY))))
    frail = card("krump", takes_more_damage(each(CREATURE), 1))
    t = table(side(artifacts=["cannon"]), side(battleline=["krump", "troll"]), storm, frail, house=House.BROBNAR)
    t.do("action", "cannon")
    assert (t.card("krump").damage, t.card("troll").damage) == (3, 3)


@pytest.mark.rule("glossary/active-player", "chart/timing", "card-faq/lethal-distraction-1")
@pytest.mark.parametrize(("first", "damage"), [("doubled", 4), ("additional", 6)])
def test_the_active_player_orders_what_doubles_damage_and_what_adds_to_it(first: str, damage: int) -> None:
    frail = card("troll", takes_more_damage(THIS, doubled=True))
    ada = side(hand=["lethal-distraction"], artifacts=[spec("cannon", house=House.SHADOWS)])
    t = table(ada, side(battleline=["troll"]), frail, SHOT, house=House.SHADOWS)
    t.do("play", "lethal-distraction")
    t.finish()
    t.do("action", "cannon")
    t.finish_until(DecisionKind.TRIGGER)
    labels = {option.label.en: option.key for option in t.decision.options}
    t.answer(next(key for label, key in labels.items() if first in label))
    t.expect_main_step()
    assert t.card("troll").damage == damage


@pytest.mark.rule("glossary/damage", "glossary/replacement-effects")
def test_damage_that_comes_to_another_creature_is_raised_as_that_creatures() -> None:
    guard = card(
        "troll",
        instead(is_damaged(a(CREATURE, other_than(THIS))), redirect(to=THIS)),
        takes_more_damage(THIS, doubled=True),
    )
    t = table(side(artifacts=["cannon"]), side(battleline=["troll", "krump"]), guard, SHOT, house=House.BROBNAR)
    t.do("action", "cannon")
    t.pick("krump")
    t.finish()
    assert (t.card("krump").damage, t.card("troll").damage) == (0, 2)


class TestBeforeTheEffect:
    @pytest.mark.rule("card-faq/encounter-suit-1")
    def test_a_suit_that_the_effect_brings_into_play_comes_too_late(self) -> None:
        ada = side(hand=["wild-wormhole"], deck=["encounter-suit"], battleline=["krump"])
        t = table(ada, None, house=House.LOGOS)
        t.do("play", "wild-wormhole")
        t.finish()
        assert (t.zone("encounter-suit"), t.card("krump").warded) == ("upgrade", False)

    @pytest.mark.rule("faq/timing-6", "glossary/active-player")
    def test_other_reactions_may_come_before_it_but_the_effect_may_not(self) -> None:
        early = card("krump", after(plays(a_player(), a(ACTION), before_effect=True), ward(THIS)))
        other = card("troll", after(plays(a_player(), a(ACTION)), gain(1)))
        strike = card("punch", play(deal(3, a(CREATURE))))
        t = table(side(hand=["punch"], battleline=["troll", "krump"]), None, early, other, strike, house=House.BROBNAR)
        before = t.amber(0)
        t.do("play", "punch")
        t.expect(DecisionKind.TRIGGER)
        t.offers("troll", "krump")
        t.answer(f"trigger:{t.handle('troll')}.0")
        assert (t.amber(0) - before, t.card("krump").warded) == (2, True)  # 1 is the icon's
        t.pick("krump")
        assert (t.card("krump").damage, t.card("krump").warded) == (0, False)


class TestDealtByAnother:
    """`deal(…, by=x)`: another creature deals the damage."""

    STRIKER = a(CREATURE, FRIENDLY)
    TOLD = play(deal(equal_to(power_of(STRIKER)), a(CREATURE, ENEMY), by=STRIKER))

    @pytest.mark.parametrize(
        ("language", "text"),
        [
            ("en", "Play: A friendly creature deals damage equal to its power to an enemy creature."),
            (
                "de",
                "Spielen: Eine befreundete Kreatur fügt einer feindlichen Kreatur Schaden in Höhe ihrer Stärke zu.",
            ),
        ],
    )
    def test_it_reads_in_both_languages(self, language: str, text: str) -> None:
        assert render(self.TOLD, language) == text

    @pytest.mark.rule("glossary/damage")
    @pytest.mark.parametrize(("striker", "damage"), [("krump", 0), ("grey-monk", 3)])
    def test_it_is_the_damage_of_that_creature(self, striker: str, damage: int) -> None:
        """Ardent Hero is dealt no damage by creatures with power 5 or more: Krump has 6, Grey Monk 3."""
        t = table(side(hand=["punch"], battleline=[striker]), side(battleline=["ardent-hero"]),
                  card("punch", self.TOLD), house=House.BROBNAR)  # fmt: skip
        t.do("play", "punch")
        t.pick(striker)
        t.finish()
        assert t.card("ardent-hero").damage == damage

    IN_ROW = play(deal(equal_to(power_of(ITSELF)), each(CREATURE, neighbor_of(ITSELF)), by=each(CREATURE, FRIENDLY)))

    @pytest.mark.rule("glossary/damage", "glossary/neighbor")
    def test_each_of_several_deals_damage_of_its_own_at_the_same_time(self) -> None:
        """Ardent Hero is dealt no damage by creatures with power 5 or more: Krump has 6, Silvertooth 2."""
        line = ["silvertooth", "ardent-hero", "krump", "troll"]
        t = table(side(hand=["punch"], battleline=line), side(battleline=["bumpsy", "urchin"]),
                  card("punch", self.IN_ROW), house=House.BROBNAR)  # fmt: skip
        t.do("play", "punch")
        t.finish()
        assert (t.card("ardent-hero").damage, t.card("troll").damage, t.zone("krump")) == (2, 6, "discard")
        assert (t.card("bumpsy").damage, t.zone("silvertooth")) == (0, "discard")

    TO_ONE = play(deal(equal_to(power_of(ITSELF)), a(CREATURE, neighbor_of(ITSELF)), by=each(CREATURE, FRIENDLY)))
    FROM_FLANKS = play(deal(2, a(CREATURE, neighbor_of(ITSELF)), by=each(CREATURE, ENEMY, ON_FLANK)))

    @pytest.mark.rule("glossary/neighbor", "glossary/active-player")
    def test_for_each_of_several_the_active_player_picks_one_that_it_deals_damage_to(self) -> None:
        line = ["silvertooth", "krump", "troll"]
        t = table(side(hand=["punch"], battleline=line), side(), card("punch", self.TO_ONE), house=House.BROBNAR)
        t.do("play", "punch")
        t.offers("krump")
        assert t.decision.prompt.say("en").startswith("Silvertooth deals damage equal to Silvertooth’s power")
        t.pick("krump")
        t.offers("silvertooth", "troll")
        t.pick("troll")
        t.offers("krump")
        t.pick("krump")
        assert (t.line(0), t.card("troll").damage, t.zone("krump")) == (["silvertooth", "troll"], 6, "discard")

    def test_what_each_of_several_deals_to_one_reads_in_both_languages(self) -> None:
        assert (render(self.TO_ONE, "en"), render(self.TO_ONE, "de")) == (
            "Play: Each friendly creature deals damage equal to its power to one of its neighbors.",
            "Spielen: Jede befreundete Kreatur fügt einem ihrer Nachbarn Schaden in Höhe ihrer Stärke zu.",
        )
        assert (render(self.FROM_FLANKS, "en"), render(self.FROM_FLANKS, "de")) == (
            "Play: Each enemy flank creature deals 2{damage} to its neighbor.",
            "Spielen: Jede feindliche Flankenkreatur fügt ihrem Nachbarn 2{damage} zu.",
        )


@pytest.mark.rule("glossary/resolve-abilities-in-the-order-written")
def test_damage_that_counts_what_came_between_is_dealt_with_the_damage_before_it() -> None:
    struck = a(CREATURE, ENEMY)
    ended = destroy(each(ARTIFACT))
    t = table(
        side(hand=["punch"], artifacts=["cannon"]),
        side(battleline=["champion-anaphiel"], artifacts=["sniffer"]),
        card("punch", play(deal(1, struck), ended, deal(for_each(1, done(ended)), struck))),
        house=House.BROBNAR,
    )
    t.do("play", "punch")
    t.finish()
    assert t.card("champion-anaphiel").damage == 2, "of three damage, armor prevented one"
    assert len(t.events(DamageDealt)) == 1
    assert t.ids(0, "artifacts") == t.ids(1, "artifacts") == []
