"""Æmber Skies, Logos: what each card does, and what it does not."""

from __future__ import annotations

from tests.cards.lines import cases
from tests.tables import Table, side, table


class TestArcenomometer:
    test = cases(
        """
        in your own turn nobody loses anything
            in: logos
            ada: artifacts arcenomometer; hand labwork; amber 3
            bo: amber 3
            action arcenomometer, play labwork
            -> arcenomometer exhausted, labwork: hand > discard, ada amber: 3 > 4
        """
    )

    def measured(self) -> Table:
        """Return a table in the opponent's turn after the action."""
        bo = side(hand=["punch", "troll", "cannon"], amber=2, battleline=["krump"])
        t = table(side(artifacts=["arcenomometer"], deck=["fear"] * 9, amber=2), bo)
        t.do("action", "arcenomometer")
        t.end_turn()
        return t

    def test_each_card_that_the_opponent_plays_costs_them_an_amber_if_they_have_one(self) -> None:
        t = self.measured()
        t.creature("troll")
        assert (t.amber(0), t.amber(1)) == (2, 1)
        t.do("play", "cannon")
        assert t.amber(1) == 0
        t.do("play", "punch")
        t.finish()
        assert t.amber(1) == 0  # the Æmber that its bonus icon gains is lost after it was played
        t.expect_main_step()

    def test_what_they_use_or_discard_costs_nothing(self) -> None:
        t = self.measured()
        t.do("discard", "punch")
        t.do("reap", "krump")
        assert t.amber(1) == 3

    def test_in_one_turn_only(self) -> None:
        t = self.measured()
        t.end_turn()
        t.end_turn()
        assert t.game.state.active == 1
        t.creature("troll")
        assert t.amber(1) == 2
