"""Winds of Exchange, Sanctum: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind
from tests.cards.lines import cases
from tests.tables import Table, side, table


class TestThePromisedBlade:
    def turned(self, mine: int, theirs: int, *, whose: int = 0) -> Table:
        """Return a table at the start of Bo's turn where each player has so many creatures, the blade one's own."""
        sides = [{"battleline": ["troll"] * n, "houses": [House.SANCTUM]} for n in (mine, theirs)]
        sides[whose]["artifacts"] = ["the-promised-blade"]
        t = table(side(**sides[0]), side(**sides[1]), house=House.SANCTUM)
        t.answer("end-turn")
        return t

    @pytest.mark.rule("glossary/control-and-ownership")
    @pytest.mark.parametrize(
        ("mine", "theirs", "whose", "then"), [(2, 1, 0, 1), (1, 2, 0, 0), (1, 2, 1, 0), (2, 1, 1, 1), (1, 0, 0, 1)]
    )
    def test_it_goes_to_the_player_with_the_fewest_creatures(
        self, mine: int, theirs: int, whose: int, then: int
    ) -> None:
        t = self.turned(mine, theirs, whose=whose)
        assert t.decision.kind is DecisionKind.HOUSE
        assert t.card("the-promised-blade").controller == then

    @pytest.mark.rule("card-faq/the-promised-blade-1")
    @pytest.mark.parametrize("who", [0, 1])
    def test_of_equals_the_active_player_says_who_has_the_fewest(self, who: int) -> None:
        t = self.turned(1, 1)
        assert (t.decision.player, t.decision.kind) == (1, DecisionKind.MODE)
        t.answer(f"mode:{who}")
        assert t.card("the-promised-blade").controller == who

    test = cases("""
        a friendly creature captures 1, whatever house is active
            rule: glossary/omni
            in: brobnar
            ada: artifacts the-promised-blade; line troll krump
            bo: line valdr; amber 3
            omni the-promised-blade, offers troll krump, pick krump
            -> bo amber: 3 > 2, the-promised-blade exhausted, krump amber: 0 > 1
    """)
