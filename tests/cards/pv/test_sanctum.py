"""Prophetic Visions, Sanctum: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from tests.cards.lines import cases


class TestTradeBlows:
    test = cases("""
        blows are traded while the enemy stands and its opponent likes
            rule: errata/trade-blows
            in: sanctum
            ada: hand trade-blows; line troll
            bo: line krump bumpsy
            play trade-blows, offers troll, pick troll, offers krump bumpsy, pick krump, answer yes
            pick troll, pick bumpsy, answer no
            -> trade-blows: hand > discard, krump damage: 0 > 1, troll damage: 0 > 2, bumpsy damage: 0 > 1
        a fallen enemy ends it
            rule: errata/trade-blows
            in: sanctum
            ada: hand trade-blows; line troll
            bo: line dust-pixie bumpsy
            play trade-blows, pick troll, pick dust-pixie
            -> trade-blows: hand > discard, troll damage: 0 > 1, dust-pixie: battleline > discard
        a fallen friend does not, and both were struck at once
            rule: errata/trade-blows glossary/damage
            in: sanctum
            ada: hand trade-blows; line dust-pixie
            bo: line lion-bautrem urchin(damage=2)
            play trade-blows, pick dust-pixie, pick lion-bautrem, answer yes, pick urchin
            -> trade-blows: hand > discard, dust-pixie: battleline > discard, lion-bautrem armor used: 0 > 1,
            -> urchin: battleline > discard
        where there is no enemy none is left standing
            rule: errata/trade-blows glossary/resolve-as-much-as-you-can
            in: sanctum
            ada: hand trade-blows; line troll
            play trade-blows, pick troll
            -> trade-blows: hand > discard, troll damage: 0 > 1
    """)
