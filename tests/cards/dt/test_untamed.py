"""Dark Tidings, Untamed: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from tests.cards.lines import cases
from tests.tables import side, table

HERE = House.UNTAMED


class TestRitualOfLife:
    test = cases(
        """
        a friendly creature is destroyed and another creature returns to your hand
            in: untamed
            ada: artifacts ritual-of-life; line troll krump; discard bumpsy fear
            bo: line zorg; discard batdrone
            action ritual-of-life, offers troll krump, pick troll, offers bumpsy, pick bumpsy
            -> ritual-of-life exhausted, troll: battleline > discard, bumpsy: discard > hand
        what was destroyed does not return
            in: untamed
            ada: artifacts ritual-of-life; line troll; discard fear
            action ritual-of-life, pick troll
            -> ritual-of-life exhausted, troll: battleline > discard
        without a friendly creature none returns
            in: untamed
            ada: artifacts ritual-of-life; discard bumpsy
            bo: line troll
            action ritual-of-life
            -> ritual-of-life exhausted
        where its destruction was prevented none returns
            rule: glossary/if-you-do-and-in-order-to
            in: untamed
            ada: artifacts ritual-of-life; line troll(warded); discard bumpsy
            action ritual-of-life, pick troll
            -> ritual-of-life exhausted, troll warded: yes > no
        """
    )


class TestCrossPorpoises:
    @pytest.mark.rule("glossary/tide")
    @pytest.mark.parametrize("tide", [None, 0, 1])
    def test_the_tide_is_raised_and_two_enemy_creatures_are_enraged(self, tide: int | None) -> None:
        ada = side(hand=["cross-porpoises"], battleline=["krump"])
        bo = side(battleline=["troll", "zorg", "bumpsy"])
        t = table(ada, bo, house=HERE, tide_in_game=True, tide=tide)
        t.do("play", "cross-porpoises")
        assert t.game.state.tide == 0
        t.offers("troll", "zorg", "bumpsy", least=2, most=2)
        t.pick("troll", "bumpsy")
        assert [t.card(c).enraged for c in ("troll", "zorg", "bumpsy", "krump")] == [True, False, True, False]
        t.expect_main_step()


class TestDeepwaterGruen:
    @pytest.mark.rule("glossary/tide")
    @pytest.mark.parametrize(("tide", "gained"), [(1, 1), (0, 0), (None, 0)])
    def test_while_the_tide_is_low_the_opponent_gains_1(self, tide: int | None, gained: int) -> None:
        t = table(side(hand=["deepwater-gruen"]), side(), house=HERE, tide_in_game=True, tide=tide)
        t.creature("deepwater-gruen")
        assert t.amber(1) == gained
        t = table(side(battleline=["deepwater-gruen"]), side(), house=HERE, tide_in_game=True, tide=tide)
        t.do("reap", "deepwater-gruen")
        assert (t.amber(0), t.amber(1)) == (1, gained)
