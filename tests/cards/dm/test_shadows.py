"""Draconian Measures, Shadows: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from kfdesk.engine import House
from tests.tables import side, spec, table


class TestVaelraWhisperfang:
    def test_each_creature_the_opponent_plays_is_dealt_2_damage(self) -> None:
        hand = ["troll", spec("dust-imp", house=House.BROBNAR)]
        t = table(side(battleline=["vaelra-whisperfang"]), side(hand=hand), active=1, house=House.BROBNAR)
        t.creature("troll")
        assert t.card("troll").damage == 2
        t.creature("dust-imp")
        assert (t.zone("dust-imp"), t.amber(1)) == ("discard", 2)

    def test_her_own_players_creatures_are_safe(self) -> None:
        t = table(side(battleline=["vaelra-whisperfang"], hand=["troll"]), house=House.BROBNAR)
        t.creature("troll")
        assert t.card("troll").damage == 0
