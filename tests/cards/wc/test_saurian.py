"""Worlds Collide, Saurian: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from tests.cards.lines import cases


class TestKomposHaruspex:
    test = cases("""
        a friendly creature resolves its play effect after it reaps
            in: shadows
            ada: line kompsos-haruspex urchin
            bo: amber 4
            reap urchin
            -> urchin exhausted, ada amber: 0 > 2, bo amber: 4 > 3
        played it resolves once
            in: shadows
            ada: line kompsos-haruspex; hand urchin
            bo: amber 4
            creature urchin
            -> urchin: hand > battleline, urchin exhausted, ada amber: 0 > 1, bo amber: 4 > 3
        an enemy creature does not
            in: shadows
            ada: line urchin
            bo: line kompsos-haruspex; amber 4
            reap urchin
            -> urchin exhausted, ada amber: 0 > 1
        an ability that is one of playing and reaping already resolves once
            rule: glossary/reap
            in: dis
            ada: line kompsos-haruspex snudge
            bo: artifacts cannon
            reap snudge, pick cannon
            -> snudge exhausted, ada amber: 0 > 1, cannon: artifacts > hand
        a play effect given to a creature counts
            in: sanctum
            ada: line kompsos-haruspex; hand charge francus
            bo: line troll
            play charge, creature francus, pick troll
            -> charge: hand > discard, ada amber: 0 > 1, francus: hand > battleline, francus exhausted,
            -> troll damage: 0 > 2
    """)
