"""Mass Mutation, Logos: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind
from tests.tables import Table, side, table


class TestNovuDynamo:
    def at_the_start(self, **ada: list[str]) -> Table:
        """Return a table where Ada's turn with Novu Dynamo in play has begun."""
        t = table(side(), side(battleline=["novu-dynamo"], **ada), house=House.BROBNAR)
        t.answer("end-turn")
        return t

    def test_a_logos_card_of_the_hand_or_the_archives_is_an_amber(self) -> None:
        t = self.at_the_start(hand=["labwork", "fear"], archives=["batdrone", "anger"])
        t.answer("yes")
        t.offers("labwork", "batdrone")
        t.pick("batdrone")
        assert t.amber(1) == 1
        assert (t.zone("batdrone"), t.zone("novu-dynamo"), t.zone("labwork")) == ("discard", "battleline", "hand")
        t.expect(DecisionKind.HOUSE)

    def test_without_a_discard_it_is_destroyed(self) -> None:
        t = self.at_the_start(hand=["labwork"])
        t.answer("no")
        assert t.amber(1) == 0
        assert (t.zone("novu-dynamo"), t.zone("labwork")) == ("discard", "hand")

    def test_without_a_logos_card_it_is_destroyed(self) -> None:
        t = self.at_the_start(hand=["fear"], archives=["anger"])
        assert (t.amber(1), t.zone("novu-dynamo")) == (0, "discard")

    def test_nothing_happens_in_the_opponents_turn(self) -> None:
        t = table(side(battleline=["novu-dynamo"]), side(battleline=["krump"]), house=House.BROBNAR)
        t.answer("end-turn")
        assert t.zone("novu-dynamo") == "battleline"
