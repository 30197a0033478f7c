"""Winds of Exchange, Ekwidon: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine.terms import DecisionKind, Player
from tests.cards.lines import cases
from tests.tables import Table, side, table


class TestCornerTheMarket:
    def cornered(self) -> Table:
        """The opponent's turn after it was played."""
        bo = side(hand=["troll", "krump", "troll"], battleline=["bumpsy"], discard=["punch"])
        t = table(side(hand=["corner-the-market", "krump"]), bo, house=House.EKWIDON)
        t.do("play", "corner-the-market")
        t.end_turn()
        return t

    @pytest.mark.rule("errata/corner-the-market")
    def test_the_opponent_plays_nothing_and_may_archive_each_card_they_discard(self) -> None:
        t = self.cornered()
        assert t.reasons(f"play:{t.handle('troll')}") == ["glossary/restrictions"]
        for card, answer, left in (("krump", "no", "discard"), ("troll", "yes", "archives")):
            t.do("discard", card, player=1)
            t.expect(DecisionKind.CONFIRM)
            assert t.decision.player == 1
            t.answer(answer)
            assert t.zone(card, player=1) == left
        assert (t.ids(0, "archives"), t.ids(1, "archives")) == ([], ["troll"])
        assert t.can("reap", "bumpsy")

    def test_a_card_discarded_from_their_deck_stays_in_the_discard_pile(self) -> None:
        bo = side(battleline=["saurian-egg"], deck=["punch", "anger"])
        t = table(side(hand=["corner-the-market"]), bo, house=House.EKWIDON)
        t.do("play", "corner-the-market")
        t.end_turn()
        t.do("omni", "saurian-egg")
        t.expect_main_step()
        assert sorted(t.ids(1, "discard")) == ["anger", "punch"]

    @pytest.mark.rule("glossary/lasting-effects")
    def test_it_is_so_in_their_next_turn_only(self) -> None:
        t = self.cornered()
        t.end_turn()
        t.end_turn()
        assert t.game.state.active == Player(1) and t.can("play", "troll")
        t.do("discard", "troll", player=1)
        t.expect_main_step()


class TestGezdrutyoTheArcane:
    test = cases("""
        it steals two and stays where no token creature came with the deck
            rule: glossary/flip glossary/steal
            ada: line gĕzdrutyŏ-the-arcane
            bo: amber 3
            action gĕzdrutyŏ-the-arcane
            -> ada amber: 0 > 2, bo amber: 3 > 1, gĕzdrutyŏ-the-arcane exhausted
    """)

    @pytest.mark.rule("glossary/flip", "glossary/token-creatures")
    def test_it_steals_two_and_becomes_a_token_creature(self) -> None:
        ada = side(battleline=["gĕzdrutyŏ-the-arcane", "troll"], token="skirmisher")
        t = table(ada, side(amber=1), house=House.EKWIDON)
        t.do("action", "gĕzdrutyŏ-the-arcane")
        assert (t.amber(0), t.amber(1), t.line(0)) == (1, 0, ["skirmisher", "troll"])
        assert t.card("gĕzdrutyŏ-the-arcane").face_down
