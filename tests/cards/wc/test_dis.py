"""Worlds Collide, Dis: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind
from tests.cards.lines import cases
from tests.tables import side, table


class TestHarbingerOfDoom:
    test = cases("""
        every creature is destroyed with it
            rule: glossary/destroyed
            ada: line troll batdrone
            bo: line krump harbinger-of-doom bumpsy
            fight troll harbinger-of-doom, finish
            -> troll: battleline > discard, batdrone: battleline > discard, krump: battleline > discard,
            -> harbinger-of-doom: battleline > discard, bumpsy: battleline > discard
        leaving play otherwise it destroys nothing
            ada: hand fear; line troll
            bo: line krump harbinger-of-doom
            play fear, pick harbinger-of-doom
            -> fear: hand > discard, harbinger-of-doom: battleline > hand
    """)


class TestRotgrub:
    test = cases("""
        the opponent loses Æmber when it is played
            ada: hand rotgrub
            bo: amber 3
            creature rotgrub
            -> bo amber: 3 > 2, rotgrub: hand > battleline, rotgrub exhausted
        it goes to your archives when it reaps
            ada: line rotgrub
            bo: amber 3
            reap rotgrub
            -> ada amber: 0 > 1, rotgrub: battleline > archives
    """)


class TestObsidianForge:
    test = cases("""
        a key costs 6 more and 1 less for each creature destroyed, and the forge goes with it
            rule: glossary/cost-at-current-cost glossary/this-way
            in: dis
            ada: line drumble troll bumpsy krump; artifacts obsidian-forge; amber 9
            bo: line mother
            action obsidian-forge, offers 0-4 of: drumble troll bumpsy krump, pick troll bumpsy krump, finish
            -> ada amber: 9 > 0, ada keys: nothing > red, troll: battleline > discard,
            -> krump: battleline > discard, bumpsy: battleline > discard, obsidian-forge: artifacts > discard
        with too little amber no key is forged and the forge stays
            in: dis
            ada: line troll drumble; artifacts obsidian-forge; amber 10
            action obsidian-forge, pick troll
            -> troll: battleline > discard, obsidian-forge exhausted
        a key need not be forged
            rule: glossary/may
            in: dis
            ada: line drumble troll; artifacts obsidian-forge; amber 12
            action obsidian-forge, answer done, answer no
            -> obsidian-forge exhausted
        without a creature destroyed it costs 12
            in: dis
            ada: line drumble troll; artifacts obsidian-forge; amber 12
            action obsidian-forge, answer done, answer yes, answer key:blue
            -> ada amber: 12 > 0, ada keys: nothing > blue, obsidian-forge: artifacts > discard
    """)


class TestSinestra:
    test = cases("""
        the opponent loses an amber for a creature played on their left flank
            rule: glossary/flank
            in: brobnar
            ada: hand krump; line troll; amber 3
            bo: line sinestra; amber 3
            creature krump left
            -> ada amber: 3 > 2, krump: hand > battleline, krump exhausted
        and none for one on the right flank
            in: brobnar
            ada: hand krump; line troll; amber 3
            bo: line sinestra
            creature krump right
            -> krump: hand > battleline, krump exhausted
        its own controller loses none
            in: brobnar
            ada: hand krump; line sinestra; amber 3
            bo: amber 3
            creature krump left
            -> krump: hand > battleline, krump exhausted
    """)


class TestDexus:
    test = cases("""
        the opponent loses an amber for a creature played on their right flank
            rule: glossary/flank
            in: brobnar
            ada: hand krump; line troll; amber 3
            bo: line dexus; amber 3
            creature krump right
            -> ada amber: 3 > 2, krump: hand > battleline, krump exhausted
        and none for one on the left flank
            in: brobnar
            ada: hand krump; line troll; amber 3
            bo: line dexus
            creature krump left
            -> krump: hand > battleline, krump exhausted
        its own controller loses none
            in: brobnar
            ada: hand krump; line dexus; amber 3
            bo: amber 3
            creature krump right
            -> krump: hand > battleline, krump exhausted
    """)

    @pytest.mark.rule("glossary/enters-play")
    def test_a_creature_put_into_play_is_not_played(self) -> None:
        ada = side(battleline=["overlord-greking"], amber=3, houses=[House.DIS])
        t = table(ada, side(battleline=["dexus", "silvertooth"]))
        t.fight("overlord-greking", "silvertooth")
        t.finish_until(DecisionKind.SLOT)
        t.answer("slot:1")
        t.finish()
        assert (t.line(0), t.amber(0)) == (["overlord-greking", "silvertooth"], 3)
