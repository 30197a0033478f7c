"""Tokens of Change, Geistoid: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from tests.tables import Table, side, table


class TestBumpInTheNight:
    def played(self, buried: int, *foes: str) -> Table:
        """It was played by a player with so many cards in the discard pile against these creatures."""
        ada = side(
            hand=["bump-in-the-night"], discard=["valdr"] * buried, deck=["krump"] * 2, token="grunt",
            battleline=["silvertooth"],
        )  # fmt: skip
        t = table(ada, side(battleline=list(foes)), house=House.GEISTOID)
        t.do("play", "bump-in-the-night")
        return t

    @pytest.mark.rule("glossary/token-creatures")
    def test_an_enemy_creature_that_it_destroys_makes_a_token_creature(self) -> None:
        t = self.played(0, "dust-pixie", "troll")
        t.offers("dust-pixie", "troll")
        t.pick("dust-pixie")
        t.finish()
        assert (sorted(t.line(0)), t.line(1), t.card("troll").damage) == (["grunt", "silvertooth"], ["troll"], 0)

    def test_one_that_survives_makes_none(self) -> None:
        t = self.played(9, "troll")
        t.pick("troll")
        assert (t.line(0), t.card("troll").damage) == (["silvertooth"], 2)
        t.expect_main_step()

    @pytest.mark.rule("glossary/haunted", "glossary/preceding-repeat-the-preceding")
    def test_haunted_all_of_it_is_done_again_whatever_came_of_it(self) -> None:
        t = self.played(10, "troll", "dust-pixie")
        t.pick("troll")
        t.offers("troll", "dust-pixie")
        t.pick("dust-pixie")
        t.finish()
        assert (sorted(t.line(0)), t.card("troll").damage) == (["grunt", "silvertooth"], 2)

    def test_without_an_enemy_creature_it_does_nothing(self) -> None:
        t = self.played(10)
        t.expect_main_step()
        assert t.line(0) == ["silvertooth"]
