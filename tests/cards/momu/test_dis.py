"""More Mutation, Dis: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine import events as ev
from kfdesk.engine.terms import DecisionKind
from tests.tables import Table, side, table


class TestDiggingUpTheMonster:
    def played(self) -> Table:
        ada = side(
            hand=["digging-up-the-monster"],
            deck=["troll", "ultra-gravitron2", "krump"],
            discard=["sirs-colossus", "punch", "deusillus"],
        )
        t = table(ada, side(deck=["deusillus2"]), house=House.DIS)
        t.do("play", "digging-up-the-monster")
        t.expect(DecisionKind.CARD)
        return t

    @pytest.mark.rule("card-faq/digging-up-the-monster-1", "faq/resolve-abilities-in-the-order-written-2")
    def test_halves_of_different_gigantic_creatures_lie_on_top_of_the_shuffled_deck_in_your_order(self) -> None:
        t = self.played()
        assert (sorted(t.offered()), t.decision.max) == (["deusillus", "sirs-colossus", "ultra-gravitron2"], 2)
        t.pick("ultra-gravitron2", "sirs-colossus")
        (shown,) = t.events(ev.CardsRevealed)
        assert set(shown.cards) == {t.number("ultra-gravitron2"), t.number("sirs-colossus")}
        t.expect(DecisionKind.ORDER)
        t.answer(*(f"card:{t.handle(c)}" for c in ("sirs-colossus", "ultra-gravitron2")))
        assert sorted(t.ids(0, "deck")[:2]) == ["sirs-colossus", "ultra-gravitron2"] and len(t.ids(0, "deck")) == 4
        kinds = [type(e) for e in t.game.events if isinstance(e, ev.Shuffled) or getattr(e, "zone", None) == "deck"]
        assert kinds == [ev.Shuffled, ev.CardMoved, ev.CardMoved]
        t.expect_main_step()

    @pytest.mark.rule("glossary/search")
    def test_nothing_need_be_found_and_the_deck_is_shuffled_all_the_same(self) -> None:
        t = self.played()
        t.answer("done")
        assert len(t.events(ev.Shuffled)) == 1 and len(t.ids(0, "deck")) == 3
        t.expect_main_step()
