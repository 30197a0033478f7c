"""Prophetic Visions, Redemption: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from tests.cards.lines import cases


class TestRagatha:
    test = cases("""
        an enemy creature that reaps hurts her neighbors, but not her
            rule: errata/ragatha
            in: shadows
            ada: line silvertooth
            bo: line krump ragatha bumpsy troll
            reap silvertooth
            -> ada amber: 0 > 1, silvertooth exhausted, krump damage: 0 > 3, bumpsy damage: 0 > 3
        one that her controller has reap does not
            rule: errata/ragatha
            in: brobnar
            ada: line krump ragatha
            bo: line troll
            reap krump
            -> ada amber: 0 > 1, krump exhausted
        she comes under the opponent's control, where your creatures are the enemies
            rule: glossary/treachery errata/ragatha
            in: redemption
            ada: hand ragatha
            bo: line krump
            creature ragatha
            -> ragatha: hand > battleline, ragatha exhausted, ragatha controller: 0 > 1, bo line: krump ragatha
    """)
