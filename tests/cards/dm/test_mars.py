"""Draconian Measures, Mars: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from tests.tables import side, spec, table


class TestOperatorOlluyyg:
    def test_while_exhausted_the_opponents_keys_cost_3_more(self) -> None:
        t = table(side(battleline=[spec("operator-olluyyg", ready=False)]), side(battleline=["krump"]))
        assert (t.game.key_cost(0), t.game.key_cost(1)) == (6, 9)

    def test_while_ready_they_do_not(self) -> None:
        t = table(side(battleline=["operator-olluyyg"]), side(battleline=["krump"]))
        assert (t.game.key_cost(0), t.game.key_cost(1)) == (6, 6)
