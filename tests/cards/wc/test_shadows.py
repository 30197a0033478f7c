"""Worlds Collide, Shadows: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from tests.tables import side, table


class TestBrobnarPlant:
    @pytest.mark.rule("glossary/house-choice")
    def test_it_answers_either_players_choice_of_brobnar(self) -> None:
        t = table(side(battleline=["brobnar-plant", "troll"]), side(battleline=["krump"]))
        t.answer("end-turn")
        t.answer("house:brobnar")
        assert t.amber(0) == 1
        t.answer("end-turn")
        t.answer("house:brobnar")
        assert (t.amber(0), t.amber(1)) == (2, 0)

    def test_no_other_house_gives_amber(self) -> None:
        t = table(side(battleline=["brobnar-plant"]), side(battleline=["krump", "urchin"]), house=House.SHADOWS)
        t.answer("end-turn")
        t.answer("house:shadows")
        assert t.amber(0) == 0
