"""More Mutation, Saurian: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from tests.cards.lines import cases


class TestBawretchadontius:
    test = cases("""
        played, it exalts a friendly creature and 2 enemy creatures
            rule: glossary/gigantic glossary/exalt
            in: saurian
            ada: hand bawretchadontius bawretchadontius2; line urchin
            bo: line troll krump bumpsy
            creature bawretchadontius, offers urchin bawretchadontius, pick bawretchadontius
            offers 2-2 of: troll krump bumpsy, pick troll bumpsy
            -> bawretchadontius: hand > battleline, bawretchadontius exhausted, bawretchadontius2: hand > joined,
            -> bawretchadontius amber: 0 > 1, troll amber: 0 > 1, bumpsy amber: 0 > 1
        after a fight, too
            in: saurian
            ada: line bawretchadontius urchin
            bo: line krump troll
            fight bawretchadontius krump, pick urchin, pick troll
            -> bawretchadontius exhausted, bawretchadontius damage: 0 > 6, krump: battleline > discard,
            -> urchin amber: 0 > 1, troll amber: 0 > 1
        a friendly creature with amber deals 4 damage after it reaps
            in: brobnar
            ada: line bawretchadontius krump(amber=1)
            bo: line troll
            reap krump, offers bawretchadontius krump troll, pick troll
            -> ada amber: 0 > 1, krump exhausted, troll damage: 0 > 4
        one without amber does not
            in: brobnar
            ada: line bawretchadontius krump
            bo: line troll(amber=1)
            reap krump
            -> ada amber: 0 > 1, krump exhausted
        nor does an enemy creature
            in: brobnar
            ada: line krump(amber=1)
            bo: line bawretchadontius
            reap krump
            -> ada amber: 0 > 1, krump exhausted
    """)
