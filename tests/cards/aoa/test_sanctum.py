"""Age of Ascension, Sanctum: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from tests.cards.lines import cases


class TestMaruckTheMarked:
    test = cases("""
        it captures as much as its armor prevents, as attacker
            rule: glossary/armor
            in: sanctum
            ada: line maruck-the-marked
            bo: line silvertooth; amber 3
            fight maruck-the-marked silvertooth
            -> maruck-the-marked exhausted, maruck-the-marked damage: 0 > 1, maruck-the-marked armor used: 0 > 1,
            -> maruck-the-marked amber: 0 > 1, bo amber: 3 > 2, silvertooth: battleline > discard
        and as the attacked creature, only what the armor that is left prevents
            in: brobnar
            ada: line troll urchin; amber 3
            bo: line maruck-the-marked(armor_used=1 armor_known=1)
            fight troll maruck-the-marked
            -> troll exhausted, troll damage: 0 > 5, maruck-the-marked: battleline > discard
        a ward prevents damage before its armor does
            rule: glossary/ward
            in: brobnar
            ada: line troll; amber 3
            bo: line maruck-the-marked(warded)
            fight troll maruck-the-marked
            -> troll exhausted, troll damage: 0 > 5, maruck-the-marked warded: yes > no
        the armor of another creature is not its own
            in: brobnar
            ada: line troll; amber 3
            bo: line maruck-the-marked champion-anaphiel
            fight troll champion-anaphiel
            -> troll exhausted, troll damage: 0 > 6, champion-anaphiel: battleline > discard
    """)


class TestSirMarrows:
    test = cases("""
        it captures what the opponent gains by reaping, though they have more
            in: brobnar
            ada: line troll; amber 2
            bo: line sir-marrows
            reap troll
            -> troll exhausted, sir-marrows amber: 0 > 1
        of two only one captures it, whichever the active player says
            rule: card-faq/sir-marrows-1
            in: brobnar
            ada: line troll; amber 2
            bo: line sir-marrows sir-marrows
            reap troll, answer trigger:c3.0
            -> troll exhausted, sir-marrows 2 amber: 0 > 1
        what its own side reaps and what is gained otherwise is not captured
            in: sanctum
            ada: line sir-marrows; hand virtuous-works
            bo: amber 2
            reap sir-marrows, play virtuous-works
            -> ada amber: 0 > 4, sir-marrows exhausted, virtuous-works: hand > discard
    """)


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
