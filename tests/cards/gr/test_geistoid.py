"""Grim Reminders, Geistoid: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from tests.cards.lines import cases


class TestWellOfMemory:
    test = cases("""
        for each card purged from hand one comes back from the discard pile
            rule: glossary/purge glossary/any-number
            in: geistoid
            ada: hand troll krump well-of-memory fear; discard bumpsy smaaash headhunter
            bo: discard valdr; hand punch
            play well-of-memory, offers 0-3 of: troll krump fear, pick troll krump
            offers headhunter smaaash bumpsy, pick bumpsy, offers headhunter smaaash, pick headhunter
            -> well-of-memory: hand > artifacts, well-of-memory exhausted, troll: hand > purged, krump: hand > purged,
            -> bumpsy: discard > hand, headhunter: discard > hand
        of fewer cards all come back
            rule: glossary/resolve-as-much-as-you-can
            in: geistoid
            ada: hand troll krump well-of-memory; discard bumpsy
            play well-of-memory, pick troll krump, pick bumpsy
            -> well-of-memory: hand > artifacts, well-of-memory exhausted, troll: hand > purged, krump: hand > purged,
            -> bumpsy: discard > hand
        none need be purged
            in: geistoid
            ada: hand troll well-of-memory; discard bumpsy
            play well-of-memory, answer done
            -> well-of-memory: hand > artifacts, well-of-memory exhausted
        its action destroys it
            in: geistoid
            ada: artifacts well-of-memory
            action well-of-memory
            -> well-of-memory: artifacts > discard
    """)
