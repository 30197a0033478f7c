"""Prophetic Visions, Untamed: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from tests.cards.lines import cases


class TestConsultTheBones:
    test = cases("""
        the bonus icons of both discarded cards are resolved
            ada: hand consult-the-bones; deck dust-pixie troll
            bo: deck urchin krump
            play consult-the-bones
            -> consult-the-bones: hand > discard, dust-pixie: deck > discard, urchin: deck > discard, ada amber: 0 > 2
    """)
