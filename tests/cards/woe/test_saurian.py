"""Winds of Exchange, Saurian: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from tests.cards.lines import cases
from tests.tables import side, spec, table


class TestRampagingBrutodon:
    test = cases("""
        to be used it demands that a friendly creature is destroyed
            rule: glossary/if-you-do-and-in-order-to
            in: saurian
            ada: line rampaging-brutodon urchin
            bo: line troll
            reap rampaging-brutodon, offers rampaging-brutodon urchin, pick urchin
            -> ada amber: 0 > 1, rampaging-brutodon exhausted, urchin: battleline > discard
        to fight, too, and where that is itself it does not fight
            in: saurian
            ada: line rampaging-brutodon urchin
            bo: line troll
            fight rampaging-brutodon, pick rampaging-brutodon
            -> rampaging-brutodon: battleline > discard
        another creature is used as ever
            in: shadows
            ada: line rampaging-brutodon urchin
            reap urchin
            -> ada amber: 0 > 1, urchin exhausted
    """)

    @pytest.mark.rule("glossary/fight")
    def test_where_its_price_leaves_nobody_to_fight_it_is_only_exhausted(self) -> None:
        ada = side(battleline=["rampaging-brutodon", spec("urchin", upgrades=["soulkeeper"])])
        t = table(ada, side(battleline=["troll"]), house=House.SAURIAN)
        t.do("fight", "rampaging-brutodon")
        t.pick("urchin")
        t.expect_main_step()
        assert (t.line(0), t.line(1)) == (["rampaging-brutodon"], [])
        assert "reap:" + t.handle("rampaging-brutodon") not in {option.key for option in t.decision.options}

    @pytest.mark.rule("glossary/token-creatures")
    def test_played_it_makes_a_token_creature(self) -> None:
        t = table(side(hand=["rampaging-brutodon"], deck=["fear", "punch"], token="grunt"), house=House.SAURIAN)
        t.creature("rampaging-brutodon")
        t.finish()
        assert sorted(t.line(0)) == ["grunt", "rampaging-brutodon"] and t.ids(0, "deck") == ["punch"]


class TestPraetorMarius:
    test = cases("""
        after it reaps it captures 1 for each exhausted creature to its left
            rule: glossary/capture
            in: saurian
            ada: line troll(exhausted) krump urchin(exhausted) praetor-marius bumpsy(exhausted)
            bo: line smaaash(exhausted); amber 5
            reap praetor-marius
            -> ada amber: 0 > 1, praetor-marius exhausted, praetor-marius amber: 0 > 2, bo amber: 5 > 3
        none where all of those are ready
            in: saurian
            ada: line troll praetor-marius bumpsy(exhausted)
            bo: amber 5
            reap praetor-marius
            -> ada amber: 0 > 1, praetor-marius exhausted
        not after a fight
            in: saurian
            ada: line troll(exhausted) praetor-marius
            bo: line urchin; amber 5
            fight praetor-marius urchin
            -> praetor-marius exhausted
    """)
