"""Grim Reminders, Sanctum: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from tests.cards.lines import cases

EIGHT = "fear " * 7 + "fear"


class TestDumaTheReturned:
    test = cases(f"""
        destroyed, the top 3 cards of your discard pile come back to your hand
            rule: glossary/destroyed
            in: brobnar
            ada: hand punch; line duma-the-returned; discard troll anger krump urchin
            bo: discard poke
            play punch, pick duma-the-returned
            -> ada amber: 0 > 1, punch: hand > discard, anger: discard > hand, krump: discard > hand,
            -> urchin: discard > hand, duma-the-returned: battleline > discard
        of fewer cards all
            in: brobnar
            ada: hand punch; line duma-the-returned; discard troll
            play punch, pick duma-the-returned
            -> ada amber: 0 > 1, punch: hand > discard, troll: discard > hand, duma-the-returned: battleline > discard
        haunted even without them, you archive it
            rule: glossary/haunted
            in: brobnar
            ada: hand punch; line duma-the-returned; discard {EIGHT} fear fear troll anger krump
            play punch, pick duma-the-returned
            -> ada amber: 0 > 1, punch: hand > discard, troll: discard > hand, anger: discard > hand,
            -> krump: discard > hand, duma-the-returned: battleline > archives
        with 9 cards left you do not
            in: brobnar
            ada: hand punch; line duma-the-returned; discard {EIGHT} fear troll anger krump
            bo: discard {EIGHT} fear fear
            play punch, pick duma-the-returned
            -> ada amber: 0 > 1, punch: hand > discard, troll: discard > hand, anger: discard > hand,
            -> krump: discard > hand, duma-the-returned: battleline > discard
    """)
