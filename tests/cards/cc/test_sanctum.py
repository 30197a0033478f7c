"""Crucible Clash, Sanctum: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from tests.cards.lines import cases


class TestRenderGuilt:
    test = cases("""
        each Æmber on the creature that captured is a damage to a creature
            ada: hand render-guilt; line troll(amber=1)
            bo: line krump bumpsy; amber 4
            play render-guilt, pick troll, pick krump, pick bumpsy
            -> ada amber: 0 > 1, bo amber: 4 > 3, render-guilt: hand > discard, troll amber: 1 > 2,
            -> krump damage: 0 > 1, bumpsy damage: 0 > 1
        the same creature may be chosen each time
            ada: hand render-guilt; line troll(amber=1)
            bo: line krump bumpsy; amber 4
            play render-guilt, pick troll, pick krump, pick krump
            -> ada amber: 0 > 1, bo amber: 4 > 3, render-guilt: hand > discard, troll amber: 1 > 2,
            -> krump damage: 0 > 2
        without a friendly creature nothing happens
            ada: hand render-guilt
            bo: line krump; amber 4
            play render-guilt
            -> ada amber: 0 > 1, render-guilt: hand > discard
    """)
