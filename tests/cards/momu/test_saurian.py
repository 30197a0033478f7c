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
        and after it reaps, in time for the damage of the amber that it then has
            rule: faq/timing-4
            in: saurian
            ada: line bawretchadontius urchin
            bo: line krump troll
            reap bawretchadontius, pick bawretchadontius, pick krump troll, pick krump
            -> ada amber: 0 > 1, bawretchadontius exhausted, bawretchadontius amber: 0 > 1, krump amber: 0 > 1,
            -> troll amber: 0 > 1, krump damage: 0 > 4
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


class TestCeraSevera:
    test = cases("""
        after it reaps it captures 1
            rule: glossary/capture
            in: saurian
            ada: line cera-severa
            bo: amber 2
            reap cera-severa
            -> cera-severa exhausted, cera-severa amber: 0 > 1, ada amber: 0 > 1, bo amber: 2 > 1
        after it fights, too
            in: saurian
            ada: line cera-severa
            bo: amber 2; line dust-pixie
            fight cera-severa dust-pixie
            -> cera-severa exhausted, cera-severa damage: 0 > 1, dust-pixie: battleline > discard,
            -> cera-severa amber: 0 > 1, bo amber: 2 > 1
        destroyed, it deals 1 damage to an enemy creature for each amber on it
            rule: glossary/destroyed
            in: brobnar
            ada: line krump troll
            bo: line cera-severa(amber=3) bumpsy
            fight krump cera-severa, offers krump troll, pick troll
            -> krump exhausted, krump damage: 0 > 4, cera-severa: battleline > discard, troll damage: 0 > 3,
            -> ada amber: 0 > 3
    """)
