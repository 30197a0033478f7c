"""Vault Masters 2025, Mars: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from tests.cards.lines import cases


class TestMindYourElders:
    test = cases("""
        with more Mars creatures than the opponent a friendly creature captures 3
            rule: glossary/capture
            in: mars
            ada: hand mind-your-elders; line tunk zorg troll; amber 4
            bo: line ulyq-megamouth krump bumpsy valdr; amber 4
            play mind-your-elders, offers tunk zorg troll, pick troll
            -> mind-your-elders: hand > discard, ada amber: 4 > 5, bo amber: 4 > 1, troll amber: 0 > 3
        with as many none does
            in: mars
            ada: hand mind-your-elders; line tunk troll krump; amber 4
            bo: line ulyq-megamouth; amber 4
            play mind-your-elders
            -> mind-your-elders: hand > discard, ada amber: 4 > 5
    """)
