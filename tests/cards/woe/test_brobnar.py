"""Winds of Exchange, Brobnar: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import events as ev
from kfdesk.engine.terms import DecisionKind
from tests.tables import Table, side, table


def played(enemies: list[object], deck: int, **fields: object) -> Table:
    """Return a table on which Ada, whose token creature is a Grunt, has just played the card."""
    ada = side(hand=["endless-hordes"], deck=["fear"] * deck, token="grunt", **fields)
    t = table(ada, side(battleline=enemies))
    t.do("play", "endless-hordes")
    return t


def fought(t: Table) -> list[str]:
    """Return which creatures were fought, in that order."""
    return [t.game.state.cards[e.against].printed.id for e in t.events(ev.FightBegan)]


class TestEndlessHordes:
    @pytest.mark.rule("glossary/token-creatures", "glossary/taunt")
    def test_a_token_is_made_for_each_enemy_creature_and_fights_one_of_them_in_spite_of_taunt(self) -> None:
        t = played(["troll", "champion-anaphiel"], 3)
        t.answer("slot:0")
        t.expect(DecisionKind.ATTACK)
        t.offers("troll", "champion-anaphiel")  # which has taunt
        t.pick("troll")
        t.finish()
        assert fought(t) == ["troll", "champion-anaphiel"]
        assert len(t.game.state.players[0].deck) == 1

    def test_without_enemy_creatures_none_is_made(self) -> None:
        t = played([], 3)
        assert t.events(ev.TokenMade) == [] and t.line(0) == []
        t.expect_main_step()

    def test_without_a_token_creature_of_its_own_the_deck_makes_none(self) -> None:
        t = table(side(hand=["endless-hordes"], deck=["fear"]), side(battleline=["troll"]))
        t.do("play", "endless-hordes")
        assert t.changes() == {"endless-hordes": ("hand", "discard")}
        t.expect_main_step()
