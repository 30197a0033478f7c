"""Worlds Collide, Brobnar: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from tests.cards.lines import cases


class TestShorty:
    test = cases("""
        after it reaps it is enraged
            rule: glossary/enrage
            ada: line shorty krump
            bo: line troll
            reap shorty
            -> ada amber: 0 > 1, shorty exhausted, shorty enraged
        its assault strikes before it fights
            rule: glossary/assault-x
            ada: line shorty
            bo: line batdrone
            fight shorty batdrone
            -> shorty exhausted, batdrone: battleline > discard
    """)
