"""Vault Masters 2025, Brobnar: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from kfdesk.engine import House
from tests.cards.lines import cases
from tests.tables import side, spec, table


class TestCosmicrux:
    test = cases("""
        a creature that an effect readies is dealt one
            rule: glossary/ready-and-exhausted
            ada: line cosmicrux bumpsy(exhausted); hand anger
            bo: line troll
            play anger, pick bumpsy, pick troll
            -> ada amber: 0 > 1, anger: hand > discard, bumpsy: battleline > discard, troll damage: 0 > 5
        one that is ready already is not readied
            ada: line cosmicrux bumpsy; hand anger
            bo: line dust-pixie
            play anger, pick bumpsy, pick dust-pixie
            -> ada amber: 0 > 1, anger: hand > discard, bumpsy damage: 0 > 1, bumpsy exhausted,
            -> dust-pixie: battleline > discard
        nor is one that enters play ready
            ada: line cosmicrux; artifacts beanstalk; hand troll
            creature troll
            -> troll: hand > battleline
    """)

    @pytest.mark.rule("turn/step-4-ready-cards")
    def test_in_the_ready_step_creatures_of_either_player_are_dealt_one_each_artifacts_none(self) -> None:
        tired = [spec("troll", ready=False), "krump"]
        ada = side(battleline=[*tired, spec("cosmicrux", ready=False)], artifacts=[spec("cannon", ready=False)])
        bo = side(battleline=[spec("valdr", ready=False), spec("bumpsy", ready=False)], houses=[House.BROBNAR])
        t = table(ada, bo)
        t.end_turn()
        assert [t.card(i).damage for i in ("troll", "krump", "cosmicrux", "valdr")] == [1, 0, 1, 0]
        assert t.card("cannon").ready
        t.end_turn()
        assert [t.card(i).damage for i in ("valdr", "bumpsy")] == [1, 1]
