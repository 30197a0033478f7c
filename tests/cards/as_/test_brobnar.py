"""Æmber Skies, Brobnar: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from tests.cards.lines import cases
from tests.tables import side, table


class TestAkugyo:
    @pytest.mark.rule("glossary/replacement-effects", "glossary/capture")
    def test_it_captures_what_the_opponent_would_gain(self) -> None:
        t = table(side(battleline=["akugyo"]), side(battleline=["krump"]), active=1, house=House.BROBNAR)
        t.do("reap", "krump")
        assert (t.amber(1), t.card("akugyo").amber) == (0, 1)

    def test_it_captures_what_the_opponent_would_steal(self) -> None:
        ada = side(battleline=["akugyo"], amber=3)
        t = table(ada, side(battleline=["troll"], hand=["urchin"]), active=1, house=House.SHADOWS)
        t.creature("urchin")
        assert (t.amber(0), t.amber(1), t.card("akugyo").amber) == (2, 0, 1)

    def test_its_own_player_gains_as_ever(self) -> None:
        t = table(side(battleline=["akugyo"]), side(battleline=["krump"]), house=House.BROBNAR)
        t.do("reap", "akugyo")
        assert (t.amber(0), t.card("akugyo").amber) == (1, 0)

    test = cases("""
        after it fights two of its Æmber are yours
            ada: line akugyo(amber=3)
            bo: line krump
            fight akugyo krump
            -> ada amber: 0 > 2, akugyo amber: 3 > 1, akugyo exhausted, akugyo damage: 0 > 6,
            -> krump: battleline > discard
        one, where there is only one
            ada: line akugyo(amber=1)
            bo: line krump
            fight akugyo krump
            -> ada amber: 0 > 1, akugyo amber: 1 > 0, akugyo exhausted, akugyo damage: 0 > 6,
            -> krump: battleline > discard
    """)
