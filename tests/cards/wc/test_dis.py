"""Worlds Collide, Dis: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from tests.cards.lines import cases


class TestRotgrub:
    test = cases("""
        the opponent loses Æmber when it is played
            ada: hand rotgrub
            bo: amber 3
            creature rotgrub
            -> bo amber: 3 > 2, rotgrub: hand > battleline, rotgrub exhausted
        it goes to your archives when it reaps
            ada: line rotgrub
            bo: amber 3
            reap rotgrub
            -> ada amber: 0 > 1, rotgrub: battleline > archives
    """)
