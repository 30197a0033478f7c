"""Worlds Collide, Star Alliance: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from tests.cards.lines import cases


class TestSciOfficerMorpheus:
    test = cases("""
        the play effect of a creature that you play resolves twice, its bonus icon once
            in: shadows
            ada: line sci-officer-morpheus; hand urchin
            bo: amber 4
            creature urchin
            -> urchin: hand > battleline, urchin exhausted, ada amber: 0 > 2, bo amber: 4 > 2
        with two of them it resolves three times
            in: shadows
            ada: line sci-officer-morpheus sci-officer-morpheus; hand urchin
            bo: amber 4
            creature urchin
            -> urchin: hand > battleline, urchin exhausted, ada amber: 0 > 3, bo amber: 4 > 1
        an action and a creature of the opponent resolve theirs once
            in: shadows
            ada: hand urchin nerve-blast
            bo: line sci-officer-morpheus; amber 4
            creature urchin, play nerve-blast, pick sci-officer-morpheus
            -> urchin: hand > battleline, urchin exhausted, nerve-blast: hand > discard, ada amber: 0 > 2,
            -> bo amber: 4 > 2, sci-officer-morpheus damage: 0 > 1, sci-officer-morpheus armor used: 0 > 1
        a creature that its play effect takes out of play has none to resolve again
            rule: glossary/play-abilities
            in: dis
            ada: line sci-officer-morpheus; hand dust-imp gub
            creature dust-imp
            -> dust-imp: hand > battleline, dust-imp exhausted
        put into play it was not played
            rule: glossary/putting-cards-into-an-area
            in: untamed
            ada: line sci-officer-morpheus hunting-witch; hand dust-pixie
            creature dust-pixie
            -> dust-pixie: hand > battleline, dust-pixie exhausted, ada amber: 0 > 3
    """)
