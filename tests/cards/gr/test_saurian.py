"""Grim Reminders, Saurian: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from tests.cards.lines import cases
from tests.tables import side, spec, table

NINE = "fear " * 8 + "fear"
TEN = f"{NINE} fear"
"""So many cards of a discard pile that its player is not haunted yet, or is."""


class TestCincinnatusResurrexit:
    @pytest.mark.rule("glossary/power")
    @pytest.mark.parametrize(("amber", "power"), [(0, 6), (1, 7), (4, 10)])
    def test_each_aember_on_it_is_1_more_power(self, amber: int, power: int) -> None:
        t = table(side(battleline=[spec("cincinnatus-resurrexit", amber=amber), spec("troll", amber=2)]), side())
        assert (t.card("cincinnatus-resurrexit").power, t.card("troll").power) == (power, 8)

    test = cases(f"""
        played it captures 2 and is exalted
            rule: glossary/capture glossary/exalt
            in: saurian
            ada: hand cincinnatus-resurrexit
            bo: amber 5
            creature cincinnatus-resurrexit
            -> cincinnatus-resurrexit: hand > battleline, cincinnatus-resurrexit exhausted,
            -> cincinnatus-resurrexit amber: 0 > 3, bo amber: 5 > 3
        after a fight, too
            in: saurian
            ada: line cincinnatus-resurrexit
            bo: amber 5; line dust-pixie
            fight cincinnatus-resurrexit dust-pixie
            -> cincinnatus-resurrexit exhausted, cincinnatus-resurrexit armor used: 0 > 1,
            -> dust-pixie: battleline > discard, cincinnatus-resurrexit amber: 0 > 3, bo amber: 5 > 3
        without Æmber to capture it is exalted all the same
            in: saurian
            ada: hand cincinnatus-resurrexit
            creature cincinnatus-resurrexit
            -> cincinnatus-resurrexit: hand > battleline, cincinnatus-resurrexit exhausted,
            -> cincinnatus-resurrexit amber: 0 > 1
        not after a reap
            in: saurian
            ada: line cincinnatus-resurrexit
            bo: amber 5
            reap cincinnatus-resurrexit
            -> cincinnatus-resurrexit exhausted, ada amber: 0 > 1
        haunted, you archive it as it is destroyed
            rule: glossary/haunted glossary/destroyed
            in: brobnar
            ada: hand punch; line cincinnatus-resurrexit(damage=5 armor_used=4); discard {TEN}
            play punch, pick cincinnatus-resurrexit
            -> ada amber: 0 > 1, punch: hand > discard, cincinnatus-resurrexit: battleline > archives
        with 9 cards in the discard pile you do not
            in: brobnar
            ada: hand punch; line cincinnatus-resurrexit(damage=5 armor_used=4); discard {NINE}
            bo: discard {TEN}
            play punch, pick cincinnatus-resurrexit
            -> ada amber: 0 > 1, punch: hand > discard, cincinnatus-resurrexit: battleline > discard
    """)
