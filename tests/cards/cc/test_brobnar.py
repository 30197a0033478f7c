"""Crucible Clash, Brobnar: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import Keyword
from tests.cards.lines import cases
from tests.tables import Table, side, spec, table

HERE = House.BROBNAR


def powers(t: Table) -> dict[str | None, int | None]:
    """Return the power of each creature in play."""
    return {t.card(c).id: t.card(c).power for player in (0, 1) for c in t.line(player)}


class TestSnarriWarriorPoet:
    test = cases("""
        after a friendly creature fights you draw a card
            rule: glossary/fight
            ada: line troll snarri-warrior-poet; deck fear anger
            bo: line silvertooth; deck labwork
            fight troll silvertooth
            -> troll exhausted, troll damage: 0 > 2, silvertooth: battleline > discard, fear: deck > hand
        also after it fights itself
            ada: line snarri-warrior-poet; deck fear anger
            bo: line dust-pixie
            fight snarri-warrior-poet dust-pixie
            -> snarri-warrior-poet exhausted, snarri-warrior-poet damage: 0 > 1, dust-pixie: battleline > discard,
            -> fear: deck > hand
        also after one that was destroyed before its fight or in it, but not if it is itself destroyed
            rule: glossary/fight
            ada: line krump(damage=4) bumpsy(damage=4) snarri-warrior-poet; deck fear anger urchin
            bo: line wild-grumpus silvertooth; deck labwork
            fight krump wild-grumpus, fight bumpsy silvertooth, fight snarri-warrior-poet wild-grumpus
            -> krump: battleline > discard, bumpsy: battleline > discard, silvertooth: battleline > discard,
            -> snarri-warrior-poet: battleline > discard, fear: deck > hand, anger: deck > hand
        a creature that reaps does not fight
            ada: line troll snarri-warrior-poet; deck fear
            bo: line silvertooth
            reap troll
            -> troll exhausted, ada amber: 0 > 1
        nor is one that is attacked used to fight
            ada: line troll; deck labwork
            bo: line silvertooth snarri-warrior-poet; deck fear
            fight troll silvertooth
            -> troll exhausted, troll damage: 0 > 2, silvertooth: battleline > discard
        it is elusive
            rule: glossary/elusive
            ada: line troll
            bo: line snarri-warrior-poet
            fight troll snarri-warrior-poet
            -> troll exhausted
    """)


class TestUberkingTablets:
    test = cases("""
        a creature of either player is readied and dealt 2
            rule: glossary/ready-and-exhausted
            ada: line troll; artifacts überking-tablets
            bo: line krump(exhausted)
            action überking-tablets, answer mode:0, offers troll krump, pick krump
            -> überking-tablets exhausted, krump exhausted: yes > no, krump damage: 0 > 2
        or exhausted and dealt 2
            ada: line troll; artifacts überking-tablets
            bo: line krump(exhausted)
            action überking-tablets, answer mode:1, offers troll krump, pick troll
            -> überking-tablets exhausted, troll exhausted, troll damage: 0 > 2
        one that is ready is not readied
            rule: glossary/if-you-do-and-in-order-to
            ada: line troll; artifacts überking-tablets
            bo: line krump(exhausted)
            action überking-tablets, answer mode:0, pick troll
            -> überking-tablets exhausted
        one that is exhausted is not exhausted
            rule: glossary/if-you-do-and-in-order-to
            ada: line troll; artifacts überking-tablets
            bo: line krump(exhausted)
            action überking-tablets, answer mode:1, pick krump
            -> überking-tablets exhausted
        without a creature nothing happens
            ada: artifacts überking-tablets
            action überking-tablets, finish
            -> überking-tablets exhausted
    """)


class TestBadger:
    test = cases("""
        played, it has each Brobnar creature that you play this turn deal 3 to an enemy creature, itself too
            rule: glossary/lasting-effects chart/play
            ada: hand badger troll krump; line bumpsy
            bo: line valdr zorg
            in: brobnar
            creature badger, offers valdr zorg, pick valdr, creature troll, offers valdr zorg, pick zorg
            creature krump, pick zorg
            -> badger: hand > battleline, badger exhausted, troll: hand > battleline, troll exhausted,
            -> krump: hand > battleline, krump exhausted, valdr damage: 0 > 3, zorg damage: 0 > 6
        after it reaps, too
            in: brobnar
            ada: hand troll; line badger
            bo: line valdr zorg
            reap badger, creature troll, offers valdr zorg, pick valdr
            -> badger exhausted, ada amber: 0 > 1, troll: hand > battleline, troll exhausted, valdr damage: 0 > 3
        without that nothing is dealt
            in: brobnar
            ada: hand troll; line badger
            bo: line valdr
            creature troll
            -> troll: hand > battleline, troll exhausted
        not by a creature of another house
            ada: hand dust-pixie; line badger(house=untamed)
            bo: line valdr
            in: untamed
            reap badger, creature dust-pixie
            -> badger exhausted, dust-pixie: hand > battleline, dust-pixie exhausted, ada amber: 0 > 3
        nor by another card of Brobnar
            in: brobnar
            ada: hand incite-violence; line badger
            bo: line valdr
            reap badger, play incite-violence
            -> badger exhausted, ada amber: 0 > 1, incite-violence: hand > discard
        without an enemy creature nothing is dealt
            in: brobnar
            ada: hand badger troll; line krump
            creature badger, creature troll
            -> badger: hand > battleline, badger exhausted, troll: hand > battleline, troll exhausted
    """)

    def test_the_next_turn_is_as_always(self) -> None:
        t = table(side(hand=["troll"], battleline=["badger", "krump"]), side(battleline=["valdr"]), house=HERE)
        t.do("reap", "badger")
        t.end_turn()
        t.end_turn()
        t.creature("troll")
        t.expect_main_step()
        assert t.card("valdr").damage == 0

    def test_nor_does_a_creature_that_the_opponent_plays(self) -> None:
        bo = side(hand=["troll"], battleline=["valdr"], houses=[HERE])
        t = table(side(battleline=["badger"]), bo, house=HERE)
        t.do("reap", "badger")
        t.end_turn()
        t.creature("troll")
        t.expect_main_step()
        assert t.card("badger").damage == t.card("valdr").damage == 0


class TestBornToRock:
    @pytest.mark.rule("glossary/power", "glossary/neighbor")
    def test_a_friendly_brobnar_creature_gets_1_power_for_each_brobnar_neighbor(self) -> None:
        line = ["troll", "krump", spec("silvertooth", house="brobnar"), "urchin", "valdr"]
        t = table(side(battleline=line, artifacts=["born-to-rock"]), side(battleline=["bumpsy", "brammo"]))
        assert powers(t) == {
            "troll": 9,
            "krump": 8,
            "silvertooth": 3,
            "urchin": 1,
            "valdr": 6,
            "bumpsy": 5,
            "brammo": 4,
        }

    def test_nothing_of_another_house_and_a_lone_one_gets_none(self) -> None:
        line = [spec("krump", house="dis"), "troll"]
        assert powers(table(side(battleline=line, artifacts=["born-to-rock"]), side())) == {"krump": 6, "troll": 8}

    def test_it_changes_with_the_battleline(self) -> None:
        ada = side(battleline=["troll", "krump"], artifacts=["born-to-rock"], hand=["valdr"])
        t = table(ada, side(), house=HERE)
        t.creature("valdr", "right")
        assert powers(t) == {"troll": 9, "krump": 8, "valdr": 7}

    def test_two_of_them_give_twice_as_much(self) -> None:
        t = table(side(battleline=["troll", "krump"], artifacts=["born-to-rock"] * 2), side())
        assert powers(t) == {"troll": 10, "krump": 8}


class TestHonoredBattlemaster:
    test = cases("""
        a neighbor is readied and fights
            rule: glossary/neighbor glossary/ready-and-exhausted
            in: brobnar
            ada: line krump valdr(exhausted) honored-battlemaster troll(exhausted)
            bo: line silvertooth
            action honored-battlemaster, offers valdr troll, pick troll, pick silvertooth
            -> honored-battlemaster exhausted, troll damage: 0 > 2, silvertooth: battleline > discard
        of whatever house it is, ready too
            in: brobnar
            ada: line krump honored-battlemaster zorg
            bo: line silvertooth
            action honored-battlemaster, offers krump zorg, pick krump, pick silvertooth
            -> honored-battlemaster exhausted, krump exhausted, krump damage: 0 > 2, silvertooth: battleline > discard
        without enemy creatures it is readied all the same
            rule: glossary/resolve-as-much-as-you-can
            in: brobnar
            ada: line honored-battlemaster troll(exhausted)
            action honored-battlemaster, pick troll
            -> honored-battlemaster exhausted, troll exhausted: yes > no
        alone it readies nobody
            in: brobnar
            ada: line honored-battlemaster
            bo: line silvertooth
            action honored-battlemaster
            -> honored-battlemaster exhausted
    """)


class TestInciteViolence:
    @pytest.mark.rule("glossary/splash-attack-x")
    def test_this_turn_your_creatures_have_splash_attack_1(self) -> None:
        t = table(side(hand=["incite-violence"], battleline=["troll", "krump"]), side(battleline=["valdr"]), house=HERE)
        t.do("play", "incite-violence")
        assert dict(t.card("troll").keywords) == dict(t.card("krump").keywords) == {Keyword.SPLASH_ATTACK: 1}
        assert not t.card("valdr").keywords
        t.end_turn()
        assert not t.card("troll").keywords

    test = cases("""
        their fights deal the neighbors 1
            in: brobnar
            ada: hand incite-violence; line troll
            bo: line zorg valdr bumpsy krump
            play incite-violence, fight troll bumpsy
            -> incite-violence: hand > discard, troll exhausted, troll damage: 0 > 5, bumpsy: battleline > discard,
            -> valdr damage: 0 > 1, krump damage: 0 > 1
    """)


class TestWildGrumpus:
    @pytest.mark.rule("glossary/flank")
    @pytest.mark.parametrize(
        ("line", "gained"),
        [
            (["wild-grumpus"], Keyword.SKIRMISH),
            (["wild-grumpus", "troll", "krump"], Keyword.SKIRMISH),
            (["troll", "krump", "wild-grumpus"], Keyword.SKIRMISH),
            (["troll", "wild-grumpus", "krump"], Keyword.TAUNT),
        ],
    )
    def test_it_has_skirmish_on_a_flank_and_taunt_elsewhere(self, line: list[str], gained: Keyword) -> None:
        t = table(side(battleline=line))
        assert dict(t.card("wild-grumpus").keywords) == {Keyword.HAZARDOUS: 3, gained: 1}
        assert [c.id for c in t.cards() if c.keywords] == ["wild-grumpus"]


class TestWorthyAdversaries:
    test = cases("""
        2 enemy creatures are dealt 1, and each damaged creature is exalted
            rule: glossary/exalt glossary/damage
            in: brobnar
            ada: hand worthy-adversaries; line troll(damage=1) krump
            bo: line valdr zorg bumpsy
            play worthy-adversaries, offers 2-2 of: valdr zorg bumpsy, pick valdr bumpsy
            -> worthy-adversaries: hand > discard, valdr damage: 0 > 1, bumpsy damage: 0 > 1, valdr amber: 0 > 1,
            -> bumpsy amber: 0 > 1, troll amber: 0 > 1
        one that is not damaged by it is not exalted
            rule: glossary/ward glossary/armor
            in: brobnar
            ada: hand worthy-adversaries
            bo: line valdr(warded) tunk bumpsy(damage=2)
            play worthy-adversaries, pick valdr tunk
            -> worthy-adversaries: hand > discard, valdr warded: yes > no, tunk armor used: 0 > 1, bumpsy amber: 0 > 1
        one that is alone is dealt 1
            in: brobnar
            ada: hand worthy-adversaries
            bo: line valdr
            play worthy-adversaries, pick valdr
            -> worthy-adversaries: hand > discard, valdr damage: 0 > 1, valdr amber: 0 > 1
        without enemy creatures your damaged ones are exalted
            in: brobnar
            ada: hand worthy-adversaries; line troll(damage=1) krump
            play worthy-adversaries
            -> worthy-adversaries: hand > discard, troll amber: 0 > 1
    """)
