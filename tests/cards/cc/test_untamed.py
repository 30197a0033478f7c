"""Crucible Clash, Untamed: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.keys import key_cost
from kfdesk.engine.terms import PLAYERS, Keyword
from tests.cards.lines import cases
from tests.tables import side, spec, table

HERE = House.UNTAMED


class TestCircleOfPower:
    @pytest.mark.rule("glossary/power")
    def test_your_untamed_creatures_have_5_power_whatever_is_added(self) -> None:
        line = ["dust-pixie", spec("bigtwig", power_counters=1), "troll"]
        t = table(side(artifacts=["circle-of-power"], battleline=line), side(battleline=["flaxia", "krump"]))
        assert {c.id: c.power for c in t.cards() if c.id != "circle-of-power"} == {
            "dust-pixie": 5,
            "bigtwig": 5,
            "troll": 8,
            "flaxia": 4,
            "krump": 6,
        }


class TestKathaTheWise:
    test = cases("""
        whatever house is active, an Untamed creature may be played from hand
            rule: glossary/omni
            in: brobnar
            ada: line katha-the-wise; hand conclave-witch troll bigtwig unleash-the-beast; discard dust-pixie
            omni katha-the-wise, answer yes, offers conclave-witch bigtwig, pick conclave-witch, answer slot:0
            -> katha-the-wise exhausted, conclave-witch: hand > battleline, conclave-witch exhausted
        none need be
            in: brobnar
            ada: line katha-the-wise; hand conclave-witch
            omni katha-the-wise, answer no
            -> katha-the-wise exhausted
        without one none is
            in: brobnar
            ada: line katha-the-wise; hand troll
            omni katha-the-wise
            -> katha-the-wise exhausted
    """)


class TestEnchantedMurmook:
    @pytest.mark.rule("glossary/keys", "glossary/neighbor")
    @pytest.mark.parametrize(
        ("line", "more"),
        [
            (["dust-pixie", "enchanted-murmook", "flaxia"], 2),
            (["flaxia", "dust-pixie", "enchanted-murmook", "troll"], 1),
            (["troll", "enchanted-murmook"], 0),
        ],
    )
    def test_the_opponents_keys_cost_1_more_for_each_untamed_neighbor(self, line: list[str], more: int) -> None:
        t = table(side(battleline=line), side(battleline=["dust-pixie", "flaxia"]))
        assert [key_cost(t.game.core, player) for player in PLAYERS] == [6, 6 + more]


class TestWayOfTheCrow:
    test = cases("""
        its creature is elusive
            rule: glossary/elusive
            in: brobnar
            ada: line troll
            bo: line krump(upgrades=way-of-the-crow)
            fight troll krump
            -> troll exhausted
    """)

    def test_it_alone(self) -> None:
        line = [spec("troll", upgrades=["way-of-the-crow"]), "krump"]
        t = table(side(battleline=line), side(battleline=["bumpsy"]))
        assert {c.id for c in t.cards() if Keyword.ELUSIVE in dict(c.keywords)} == {"troll"}


class TestConclaveWitch:
    test = cases("""
        she gains 1 for each friendly Untamed creature, herself too
            in: untamed
            ada: line conclave-witch dust-pixie troll; artifacts circle-of-power
            bo: line flaxia
            action conclave-witch
            -> conclave-witch exhausted, ada amber: 0 > 2
        of another house, and alone, none
            in: brobnar
            ada: line conclave-witch(house=brobnar) troll
            bo: line flaxia
            action conclave-witch
            -> conclave-witch exhausted
    """)


class TestPowerUp:
    test = cases("""
        the most powerful creature is still that, and the card is archived
            rule: glossary/most-powerful
            in: untamed
            ada: hand power-up; line krump dust-pixie
            bo: line zorg
            play power-up, offers krump dust-pixie, pick krump
            -> power-up: hand > archives, ada amber: 0 > 1, krump power counters: 0 > 2
        in a tie it is one of the most powerful
            rule: glossary/most-powerful
            in: untamed
            ada: hand power-up; line krump
            bo: line troll
            play power-up, pick krump, finish
            -> power-up: hand > archives, ada amber: 0 > 1, krump power counters: 0 > 2
        one that is weaker than an enemy one is not
            in: untamed
            ada: hand power-up; line bumpsy
            bo: line troll
            play power-up, pick bumpsy
            -> power-up: hand > discard, ada amber: 0 > 1, bumpsy power counters: 0 > 2
        nor one that is weaker than a friendly one
            in: untamed
            ada: hand power-up; line bumpsy troll
            play power-up, pick bumpsy
            -> power-up: hand > discard, ada amber: 0 > 1, bumpsy power counters: 0 > 2
        without a friendly creature nothing is archived
            in: untamed
            ada: hand power-up
            bo: line troll
            play power-up
            -> power-up: hand > discard, ada amber: 0 > 1
    """)


class TestPrognosticatingWitch:
    test = cases("""
        played with 3 cards left in hand, she draws 2
            rule: glossary/play-abilities
            in: untamed
            ada: hand prognosticating-witch anger anger anger; deck fear labwork charge
            bo: hand fear fear fear fear; deck fear
            creature prognosticating-witch
            -> prognosticating-witch: hand > battleline, prognosticating-witch exhausted, fear: deck > hand,
            -> labwork: deck > hand
        with 4 she draws none
            in: untamed
            ada: hand prognosticating-witch anger anger anger anger; deck fear labwork charge
            creature prognosticating-witch
            -> prognosticating-witch: hand > battleline, prognosticating-witch exhausted
        after she reaps, too
            in: untamed
            ada: line prognosticating-witch; deck fear labwork charge
            reap prognosticating-witch
            -> prognosticating-witch exhausted, ada amber: 0 > 1, fear: deck > hand, labwork: deck > hand
        not after she fights
            in: untamed
            ada: line prognosticating-witch; deck fear labwork charge
            bo: line dust-pixie
            fight prognosticating-witch dust-pixie
            -> prognosticating-witch exhausted, prognosticating-witch damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestUnleashTheBeast:
    test = cases("""
        a friendly creature is exhausted and deals its power to an enemy one
            rule: glossary/power glossary/ready-and-exhausted
            in: untamed
            ada: hand unleash-the-beast; line bumpsy dust-pixie; artifacts cannon
            bo: line troll krump
            play unleash-the-beast, offers bumpsy dust-pixie, pick bumpsy, offers troll krump, pick troll
            -> unleash-the-beast: hand > discard, ada amber: 0 > 1, bumpsy exhausted, troll damage: 0 > 5
        one that is exhausted deals nothing
            rule: glossary/if-you-do-and-in-order-to
            in: untamed
            ada: hand unleash-the-beast; line bumpsy(exhausted)
            bo: line troll
            play unleash-the-beast, finish
            -> unleash-the-beast: hand > discard, ada amber: 0 > 1
        without an enemy creature it is exhausted all the same
            in: untamed
            ada: hand unleash-the-beast; line bumpsy
            play unleash-the-beast, pick bumpsy
            -> unleash-the-beast: hand > discard, ada amber: 0 > 1, bumpsy exhausted
    """)
