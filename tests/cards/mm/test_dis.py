"""Mass Mutation, Dis: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from tests.cards.lines import cases


class TestDrecker:
    test = cases("""
        what its neighbor is dealt in a fight it is dealt as well
            in: brobnar
            ada: line bumpsy
            bo: line drecker krump troll
            fight bumpsy troll
            -> bumpsy: battleline > discard, troll damage: 0 > 5
        only as far as the neighbor is dealt damage: not what its armor prevents
            in: shadows
            ada: line silvertooth
            bo: line drecker champion-anaphiel
            fight silvertooth champion-anaphiel
            -> silvertooth: battleline > discard, champion-anaphiel damage: 0 > 1,
            -> champion-anaphiel armor used: 0 > 1, drecker damage: 0 > 1
        it is dealt to it though its own ward stops it there
            rule: glossary/ward
            in: shadows
            ada: line silvertooth
            bo: line drecker(warded) troll
            fight silvertooth troll
            -> silvertooth: battleline > discard, troll damage: 0 > 2, drecker warded: yes > no
        not what is dealt outside of a fight
            in: brobnar
            ada: hand punch
            bo: line drecker troll
            play punch, pick troll
            -> punch: hand > discard, ada amber: 0 > 1, troll damage: 0 > 3
        it steals after it reaps
            in: dis
            ada: line drecker
            bo: amber 2
            reap drecker
            -> drecker exhausted, ada amber: 0 > 2, bo amber: 2 > 1
    """)
