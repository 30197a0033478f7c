"""Crucible Clash, Dis: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind
from tests.cards.lines import cases
from tests.tables import side, spec, table

HERE = House.DIS


class TestAvarice:
    test = cases("""
        its creature captures 2 from the pool of its own player, yours
            rule: glossary/capture
            in: dis
            ada: hand avarice; line troll; amber 3
            bo: line krump; amber 3
            play avarice, offers troll krump, pick troll
            -> avarice: hand > upgrade, avarice on: nothing > troll, ada amber: 3 > 2, troll amber: 0 > 2
        or the opponent's
            in: dis
            ada: hand avarice; line troll; amber 3
            bo: line krump; amber 3
            play avarice, pick krump
            -> avarice: hand > upgrade, avarice on: nothing > krump, ada amber: 3 > 4, bo amber: 3 > 1,
            -> krump amber: 0 > 2
        whoever owns it
            rule: glossary/control-and-ownership
            in: dis
            ada: hand avarice; line krump(owner=1); amber 3
            bo: amber 3
            play avarice, pick krump
            -> avarice: hand > upgrade, avarice on: nothing > krump, ada amber: 3 > 2, krump amber: 0 > 2
        or 1 where there is no more
            in: dis
            ada: hand avarice; amber 3
            bo: line krump; amber 1
            play avarice, pick krump
            -> avarice: hand > upgrade, avarice on: nothing > krump, ada amber: 3 > 4, bo amber: 1 > 0,
            -> krump amber: 0 > 1
    """)


class TestDoomDevice:
    @pytest.mark.rule("glossary/end-of-turn")
    @pytest.mark.parametrize("more", [["dust-pixie", "dust-pixie"], ["dust-pixie"], []])
    def test_13_cards_in_play_and_all_creatures_and_artifacts_are_destroyed(self, more: list[str]) -> None:
        ada = side(
            artifacts=["doom-device", "cannon"], battleline=[spec("troll", upgrades=["avarice"]), *["krump"] * 4]
        )
        bo = side(artifacts=["cannon"], battleline=[*["silvertooth"] * 3, *more], houses=[HERE], hand=["fear"])
        t = table(ada, bo, house=HERE)
        t.answer("end-turn")
        if more:
            t.expect(DecisionKind.ORDER)
        t.finish()
        assert sorted(str(c.id) for c in t.cards() if c.zone == "discard") == (
            ["avarice", "cannon", "cannon", "doom-device", *more, *["krump"] * 4, *["silvertooth"] * 3, "troll"]
            if more
            else []
        )

    @pytest.mark.rule("glossary/ward")
    def test_an_upgrade_stays_with_a_creature_that_is_saved(self) -> None:
        ada = side(artifacts=["doom-device"], battleline=[spec("troll", upgrades=["avarice"], warded=True)])
        t = table(ada, side(battleline=["silvertooth"] * 10, houses=[HERE]), house=HERE)
        t.end_turn()
        assert (t.line(0), t.line(1), t.zone("avarice")) == (["troll"], [], "upgrade")

    def test_the_end_of_the_opponents_turn_destroys_nothing(self) -> None:
        bo = side(artifacts=["doom-device"], battleline=["silvertooth"] * 7, houses=[HERE])
        t = table(side(battleline=["krump"] * 7), bo, house=HERE)
        t.end_turn()
        assert (len(t.line(0)), len(t.line(1))) == (7, 7)


class TestLokTheCorruptor:
    test = cases("""
        after it reaps the opponent loses 1 for each friendly Dis creature
            rule: glossary/friendly
            in: dis
            ada: line lok-the-corruptor ember-imp troll; artifacts doom-device
            bo: line shooler; amber 5
            reap lok-the-corruptor
            -> lok-the-corruptor exhausted, ada amber: 0 > 1, bo amber: 5 > 3
        for itself if it is alone
            in: dis
            ada: line lok-the-corruptor; amber 2
            bo: amber 5
            reap lok-the-corruptor
            -> lok-the-corruptor exhausted, ada amber: 2 > 3, bo amber: 5 > 4
        not after it fights
            in: dis
            ada: line lok-the-corruptor
            bo: line dust-pixie; amber 5
            fight lok-the-corruptor dust-pixie
            -> lok-the-corruptor exhausted, lok-the-corruptor damage: 0 > 1, dust-pixie: battleline > discard
    """)


class TestRadixOfSuffering:
    test = cases("""
        the opponent loses their last one and you draw a card
            in: dis
            ada: artifacts radix-of-suffering; deck fear anger; amber 2
            bo: amber 1; deck labwork
            action radix-of-suffering
            -> radix-of-suffering exhausted, bo amber: 1 > 0, fear: deck > hand
        one is left and you draw none
            in: dis
            ada: artifacts radix-of-suffering; deck fear anger
            bo: amber 2; deck labwork
            action radix-of-suffering
            -> radix-of-suffering exhausted, bo amber: 2 > 1
        who had none loses none and you draw a card
            rule: glossary/resolve-as-much-as-you-can
            in: dis
            ada: artifacts radix-of-suffering; deck fear anger; amber 1
            action radix-of-suffering
            -> radix-of-suffering exhausted, fear: deck > hand
    """)


class TestChaosImp:
    test = cases("""
        destroyed, it takes the last one and is archived
            rule: glossary/destroyed glossary/archives
            in: dis
            ada: line chaos-imp; amber 2
            bo: line troll; amber 1
            fight chaos-imp troll
            -> troll damage: 0 > 2, bo amber: 1 > 0, chaos-imp: battleline > archives
        one is left and it is not
            in: dis
            ada: line chaos-imp
            bo: line troll; amber 2
            fight chaos-imp troll
            -> troll damage: 0 > 2, bo amber: 2 > 1, chaos-imp: battleline > discard
        in the opponent's turn it is archived for its own player
            ada: line troll
            bo: line chaos-imp; amber 3
            fight troll chaos-imp
            -> troll exhausted, troll damage: 0 > 2, chaos-imp: battleline > archives, bo archives: chaos-imp
    """)


class TestOfferingToInvidius:
    test = cases("""
        a creature of either discard pile is purged
            rule: glossary/purge
            in: dis
            ada: hand offering-to-invidius; discard troll fear; line krump
            bo: discard bumpsy anger; line zorg
            play offering-to-invidius, offers troll bumpsy, pick bumpsy
            -> offering-to-invidius: hand > discard, ada amber: 0 > 1, bumpsy: discard > purged
        without one nothing is
            in: dis
            ada: hand offering-to-invidius; discard fear
            bo: discard anger
            play offering-to-invidius
            -> offering-to-invidius: hand > discard, ada amber: 0 > 1
    """)


class TestRottingMist:
    @pytest.mark.rule("glossary/power", "glossary/lasting-effects")
    def test_this_turn_enemy_creatures_have_1_power_less(self) -> None:
        ada = side(hand=["rotting-mist"], battleline=["krump", "niffle-ape"])
        t = table(ada, side(battleline=["troll", "dust-pixie", "zorg"], houses=[HERE]), house=HERE)
        t.do("play", "rotting-mist")
        assert (t.line(0), t.line(1)) == (["krump", "niffle-ape"], ["troll", "zorg"])
        assert [t.card(c).power for c in ("krump", "niffle-ape", "troll", "zorg")] == [6, 3, 7, 6]
        t.end_turn()
        assert [t.card(c).power for c in ("troll", "zorg")] == [8, 7]


class TestRuination:
    test = cases("""
        the chosen card is destroyed with each card of its name
            in: dis
            ada: hand ruination; line krump troll(upgrades=avarice) krump; artifacts cannon
            bo: line bumpsy krump krump; artifacts doom-device; discard krump
            play ruination, offers krump troll krump cannon bumpsy krump krump doom-device avarice, pick krump, finish
            -> ruination: hand > discard, krump: battleline > discard, krump 2: battleline > discard,
            -> krump 4: battleline > discard, krump 5: battleline > discard
        an artifact
            in: dis
            ada: hand ruination; line troll; artifacts cannon
            bo: artifacts cannon doom-device
            play ruination, pick cannon
            -> ruination: hand > discard, cannon: artifacts > discard, cannon 2: artifacts > discard
        an upgrade, without its creature
            in: dis
            ada: hand ruination; line troll(upgrades=avarice)
            bo: line krump(upgrades=avarice) bumpsy
            play ruination, pick avarice
            -> ruination: hand > discard, avarice: upgrade > discard, avarice 2: upgrade > discard
        in an empty play area nothing is
            in: dis
            ada: hand ruination; discard krump
            play ruination
            -> ruination: hand > discard
    """)
