"""Winds of Exchange, Unfathomable: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.rules import IllegalChoice
from tests.cards.lines import cases
from tests.tables import side, spec, table

CULTISTS = [spec("dust-imp", token_of="cultist") for _ in range(5)]


class TestOfferingToKiligog:
    """It has two "Omni:" abilities, of which one is used."""

    @pytest.mark.rule("glossary/omni", "glossary/if-you-do-and-in-order-to")
    def test_for_a_destroyed_creature_one_of_your_discard_pile_is_put_under_it_facedown(self) -> None:
        ada = side(artifacts=["offering-to-kiligog"], battleline=["troll", "krump"], discard=["bumpsy", "fear"])
        t = table(ada, side(battleline=["urchin"], discard=["smaaash"]), house=House.LOGOS)
        t.do("omni", "offering-to-kiligog")
        t.answer("mode:0")
        t.offers("troll", "krump")
        t.pick("troll")
        assert sorted(t.offered()) == ["bumpsy", "troll"]
        t.pick("bumpsy")
        (lying,) = t.card("offering-to-kiligog").under
        assert (lying.id, lying.face_down, t.zone("troll")) == ("bumpsy", True, "discard")
        t.expect_main_step()

    def test_where_no_creature_is_destroyed_nothing_is_put_under_it(self) -> None:
        ada = side(artifacts=["offering-to-kiligog"], battleline=[spec("troll", warded=True)], discard=["bumpsy"])
        t = table(ada, side(), house=House.LOGOS)
        t.do("omni", "offering-to-kiligog")
        t.finish()
        assert (t.card("offering-to-kiligog").under, t.zone("bumpsy")) == ((), "discard")

    @pytest.mark.rule("errata/offering-to-kiligog", "glossary/token-creatures")
    def test_all_cards_under_it_become_token_creatures(self) -> None:
        offering = spec("offering-to-kiligog", under=["troll", "fear"])
        ada = side(artifacts=[offering], battleline=["krump"], token="cultist")
        t = table(ada, side(), house=House.LOGOS)
        t.do("omni", "offering-to-kiligog")
        t.answer("mode:1")
        t.finish()
        assert sorted(t.line(0)) == ["cultist", "cultist", "krump"]
        assert t.card("offering-to-kiligog").under == ()


class TestTangaika:
    @pytest.mark.rule("glossary/restrictions")
    def test_three_cultists_are_too_few_whatever_the_opponent_has(self) -> None:
        ada = side(hand=["tangaika"], battleline=[*CULTISTS[:3], "troll"], token="cultist")
        t = table(ada, side(battleline=CULTISTS[3:], token="cultist"), house=House.UNFATHOMABLE)
        assert not t.can("play", "tangaika")
        with pytest.raises(IllegalChoice, match="4 or more"):
            t.do("play", "tangaika")

    @pytest.mark.rule("glossary/restrictions")
    def test_with_four_it_is_played(self) -> None:
        ada = side(hand=["tangaika"], battleline=CULTISTS[:4], token="cultist")
        t = table(ada, house=House.UNFATHOMABLE)
        t.creature("tangaika")
        assert t.zone("tangaika") == "battleline"

    def test_after_a_fight_it_is_an_amber(self) -> None:
        t = table(side(battleline=["tangaika"]), side(battleline=["bumpsy", "troll"]), house=House.UNFATHOMABLE)
        t.do("fight", "tangaika")
        t.pick("bumpsy")
        assert t.amber(0) == 1
        assert t.card("troll").damage == 5  # splash-attack 5


class TestSkullbackCrab:
    test = cases("""
        its action steals 1
            in: unfathomable
            ada: line skullback-crab
            bo: amber 2
            action skullback-crab
            -> skullback-crab exhausted, ada amber: 0 > 1, bo amber: 2 > 1
        it poisons what it fights
            rule: glossary/poison
            in: unfathomable
            ada: line skullback-crab
            bo: line troll
            fight skullback-crab troll
            -> skullback-crab: battleline > discard, troll: battleline > discard
    """)
