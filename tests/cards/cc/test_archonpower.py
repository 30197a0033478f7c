"""Crucible Clash, archon powers: what each does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from kfdesk.engine import events as ev
from kfdesk.engine.keys import key_cost
from kfdesk.engine.terms import DecisionKind, KeyColor, Player
from tests.tables import Table, side, spec, table

RED, BLUE, YELLOW, COLORLESS = KeyColor


def forging(keys: tuple[KeyColor, ...], amber: int) -> Table:
    """Return a table at the start of the turn of Bo, who has the archon power, these keys and so much Æmber."""
    bo = side(archon_power=spec("tinkerer"), keys=keys, amber=amber, houses=[House.DIS])
    t = table(side(amber=0, houses=[House.DIS]), bo, house=House.DIS)
    t.answer("end-turn")
    return t


class TestTinkerer:
    @pytest.mark.rule("glossary/archon-power")
    def test_your_keys_cost_less_those_of_the_opponent_do_not(self) -> None:
        t = table(side(archon_power=spec("tinkerer")), side())
        assert [key_cost(t.game.core, Player(seat)) for seat in (0, 1)] == [4, 6]

    @pytest.mark.rule("glossary/keys")
    def test_the_third_key_does_not_win_and_the_fourth_without_color_does(self) -> None:
        t = forging((RED, BLUE), 4)
        t.expect(DecisionKind.KEY)
        assert t.decision.keys() == ("key:yellow",)  # without color only after all others
        t.answer("key:yellow")
        assert t.game.winner is None and t.game.view(1).seats[1].keys_to_win == 4
        t = forging((RED, BLUE, YELLOW), 4)
        assert t.decision.keys() == ("key:colorless",)
        t.answer("key:colorless")
        assert t.game.winner == 1 and t.game.state.players[1].keys == (RED, BLUE, YELLOW, COLORLESS)
        assert [e.color for e in t.events(ev.KeyForged)] == [COLORLESS]

    @pytest.mark.rule("glossary/keys")
    def test_the_opponent_wins_with_three(self) -> None:
        ada = side(archon_power=spec("tinkerer"), houses=[House.DIS])
        t = table(ada, side(keys=(RED, BLUE), amber=6, houses=[House.DIS]), house=House.DIS)
        t.answer("end-turn")
        t.answer("key:yellow")
        assert t.game.winner == 1

    @pytest.mark.rule("glossary/unforge")
    def test_a_colored_key_that_was_unforged_comes_before_the_colorless_one(self) -> None:
        t = forging((RED, YELLOW, COLORLESS), 4)
        assert t.decision.keys() == ("key:blue",)
        t.answer("key:blue")
        assert t.game.winner == 1
