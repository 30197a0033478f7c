"""Prophetic Visions, Dis: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind
from tests.tables import Table, side, table


class TestAtrocity:
    HOUSES = (House.BROBNAR, House.DIS, House.LOGOS)

    def played(self, *deck: str) -> Table:
        """Return the table when Bo chooses a house in the turn after Atrocity was played."""
        t = table(
            side(hand=["atrocity"], deck=["batdrone"] * 9, houses=[House.DIS]), side(deck=deck, houses=self.HOUSES)
        )
        t.creature("atrocity")
        t.answer("end-turn")
        t.finish_until(DecisionKind.HOUSE)
        return t

    @pytest.mark.rule("errata/atrocity", "glossary/house-choice")
    def test_the_discarded_house_must_be_chosen_on_the_next_turn_alone(self) -> None:
        t = self.played("troll", *["krump"] * 9)
        assert (t.decision.player, t.decision.keys()) == (1, ("house:brobnar",))
        assert (t.ids(1, "discard"), t.ids(0, "discard")) == (["troll"], [])
        assert (t.zone("troll"), t.card("atrocity").damage) == ("discard", 0)
        t.answer("house:brobnar")
        t.end_turn()
        t.answer("end-turn")
        t.finish_until(DecisionKind.HOUSE)
        assert len(t.decision.keys()) == 3 and t.ids(1, "discard") == ["troll"]

    @pytest.mark.rule("errata/atrocity", "glossary/house-choice")
    def test_a_house_that_is_none_of_theirs_binds_nobody(self) -> None:
        t = self.played("snufflegator", *["krump"] * 9)
        assert (t.ids(1, "discard"), len(t.decision.keys())) == (["snufflegator"], 3)

    @pytest.mark.rule("errata/atrocity")
    def test_without_a_deck_nothing_is_discarded(self) -> None:
        assert len(self.played().decision.keys()) == 3
