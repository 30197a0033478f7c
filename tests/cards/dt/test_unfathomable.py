"""Dark Tidings, Unfathomable: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from tests.tables import side, spec, table


def tired(*ids: str) -> list[object]:
    """Return exhausted cards."""
    return [spec(id_, ready=False) for id_ in ids]


class TestTheChosenOne:
    @pytest.mark.rule("glossary/replacement-effects")
    def test_the_opponents_creatures_strike_it_and_stay_exhausted_artifacts_are_readied(self) -> None:
        ada = side(battleline=[*tired("troll", "urchin"), "krump"], artifacts=tired("cannon"), houses=[House.LOGOS])
        t = table(ada, side(battleline=["the-chosen-one", *tired("bumpsy")], houses=[House.DIS]))
        t.end_turn()
        assert t.changes() == {
            "the-chosen-one damage": (0, 2),
            "cannon exhausted": (True, False),
        }

    def test_in_the_ready_step_of_its_own_player_all_are_readied(self) -> None:
        ada = side(battleline=["the-chosen-one", *tired("troll")], houses=[House.DIS])
        t = table(ada, side(battleline=tired("krump"), houses=[House.DIS]))
        t.end_turn()
        assert t.changes() == {"troll exhausted": (True, False)}

    def test_where_all_are_ready_it_is_dealt_nothing(self) -> None:
        t = table(
            side(battleline=["troll"], houses=[House.DIS]), side(battleline=["the-chosen-one"], houses=[House.DIS])
        )
        t.end_turn()
        assert t.changes() == {}
