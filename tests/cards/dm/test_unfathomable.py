"""Draconian Measures, Unfathomable: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from tests.cards.lines import cases


class TestDreamcall:
    test = cases("""
        it exhausts a creature, and for each copy in your discard pile another one and draws a card
            rule: glossary/for-each
            in: unfathomable
            ada: hand dreamcall; discard dreamcall dreamcall fear; deck punch anger warsong; line urchin
            bo: line troll krump bumpsy; discard dreamcall
            play dreamcall, offers urchin troll krump bumpsy, pick troll
            offers urchin krump bumpsy, pick krump, offers urchin bumpsy, pick bumpsy
            -> dreamcall: hand > discard, ada amber: 0 > 1, troll exhausted, krump exhausted, bumpsy exhausted,
            -> punch: deck > hand, anger: deck > hand
        where there is no other creature the card is drawn all the same
            rule: glossary/resolve-as-much-as-you-can
            in: unfathomable
            ada: hand dreamcall; discard dreamcall; deck punch
            bo: line troll
            play dreamcall, pick troll
            -> dreamcall: hand > discard, ada amber: 0 > 1, troll exhausted, punch: deck > hand
        without a copy there only the first
            in: unfathomable
            ada: hand dreamcall; deck punch
            bo: line troll krump; discard dreamcall
            play dreamcall, pick troll
            -> dreamcall: hand > discard, ada amber: 0 > 1, troll exhausted
    """)
