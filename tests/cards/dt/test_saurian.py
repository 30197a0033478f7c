"""Dark Tidings, Saurian: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from tests.cards.lines import cases


class TestBestiariiUrsoEvilTwin:
    test = cases("""
        it stuns a creature when it is played
            ada: hand bestiarii-urso-evil-twin; line troll
            bo: line krump
            creature bestiarii-urso-evil-twin, offers troll bestiarii-urso-evil-twin krump, pick krump
            -> bestiarii-urso-evil-twin: hand > battleline, bestiarii-urso-evil-twin exhausted, krump stunned
        and after it fights
            ada: line bestiarii-urso-evil-twin
            bo: line dust-imp krump
            fight bestiarii-urso-evil-twin dust-imp, pick krump
            -> bestiarii-urso-evil-twin damage: 0 > 1, bestiarii-urso-evil-twin exhausted,
            -> bestiarii-urso-evil-twin armor used: 0 > 1, dust-imp: battleline > discard, bo amber: 0 > 2,
            -> krump stunned
        not after it reaps
            ada: line bestiarii-urso-evil-twin
            bo: line krump
            reap bestiarii-urso-evil-twin
            -> ada amber: 0 > 1, bestiarii-urso-evil-twin exhausted
    """)
