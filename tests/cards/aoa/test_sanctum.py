"""Age of Ascension, Sanctum: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from tests.cards.lines import cases


class TestUntamedAmbassador:
    test = cases("""
        after it reaps an untamed card may be played whatever house is active
            rule: glossary/using-cards-via-other-card-abilities
            in: sanctum
            ada: line untamed-ambassador; hand dust-pixie fear
            reap untamed-ambassador, creature dust-pixie
            -> ada amber: 0 > 3, untamed-ambassador exhausted, dust-pixie: hand > battleline, dust-pixie exhausted
        or one may be used
            in: sanctum
            ada: line untamed-ambassador dust-pixie
            reap untamed-ambassador, reap dust-pixie
            -> ada amber: 0 > 2, untamed-ambassador exhausted, dust-pixie exhausted
    """)
