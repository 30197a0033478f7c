"""More Mutation, Shadows: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from kfdesk.engine import House
from tests.cards.lines import cases
from tests.tables import side, table


class TestBoostedB4Rry:
    test = cases("""
        after it reaps you may take control of an enemy artifact
            rule: glossary/control-and-ownership
            in: shadows
            ada: line boosted-b4-rry; artifacts city-gates
            bo: artifacts crystal-hive
            reap boosted-b4-rry, answer mode:0, offers crystal-hive, pick crystal-hive
            -> boosted-b4-rry exhausted, ada amber: 0 > 1, crystal-hive controller: 1 > 0
        or play a card of the opponent's archives
            rule: glossary/as-if-it-were-yours-as-if-you-controlled-it
            in: shadows
            ada: line boosted-b4-rry troll; archives anger
            bo: archives fear; line krump bumpsy
            fight boosted-b4-rry bumpsy, answer mode:1, pick krump
            -> boosted-b4-rry exhausted, boosted-b4-rry armor used: 0 > 2, boosted-b4-rry damage: 0 > 3,
            -> bumpsy: battleline > discard, fear: archives > discard, krump: battleline > hand
        played, too
            in: shadows
            ada: hand boosted-b4-rry boosted-b4-rry2
            bo: artifacts crystal-hive
            creature boosted-b4-rry, answer mode:0, pick crystal-hive
            -> boosted-b4-rry: hand > battleline, boosted-b4-rry exhausted, boosted-b4-rry2: hand > joined,
            -> crystal-hive controller: 1 > 0
    """)

    def test_the_artifact_is_of_house_shadows_while_it_is_yours(self) -> None:
        t = table(side(battleline=["boosted-b4-rry"]), side(artifacts=["city-gates"]), house=House.SHADOWS)
        t.do("reap", "boosted-b4-rry")
        t.answer("mode:0")
        t.pick("city-gates")
        assert t.card("city-gates").houses == (House.SHADOWS,)


class TestDodgers10:
    test = cases("""
        after it reaps half of the opponent's amber is stolen, rounded down
            rule: glossary/steal
            in: shadows
            ada: line dodger-s-10
            bo: amber 7
            reap dodger-s-10
            -> dodger-s-10 exhausted, ada amber: 0 > 4, bo amber: 7 > 4
        played, too
            in: shadows
            ada: hand dodger-s-10 dodger-s-102
            bo: amber 4
            creature dodger-s-10
            -> dodger-s-10: hand > battleline, dodger-s-10 exhausted, dodger-s-102: hand > joined, ada amber: 0 > 2,
            -> bo amber: 4 > 2
        and after a fight
            in: shadows
            ada: line dodger-s-10
            bo: amber 2; line dust-pixie
            fight dodger-s-10 dust-pixie
            -> dodger-s-10 exhausted, dodger-s-10 damage: 0 > 1, dust-pixie: battleline > discard, ada amber: 0 > 1,
            -> bo amber: 2 > 1
    """)


class TestSpareArmCarmine:
    test = cases("""
        with more mutants than the opponent 2 are stolen
            in: shadows
            ada: line spare-arm-carmine trimble troll
            bo: line mutant-cutpurse krump bumpsy; amber 3
            reap spare-arm-carmine
            -> spare-arm-carmine exhausted, ada amber: 0 > 3, bo amber: 3 > 1
        with as many 1 is
            in: shadows
            ada: line spare-arm-carmine troll
            bo: line mutant-cutpurse; amber 3
            reap spare-arm-carmine
            -> spare-arm-carmine exhausted, ada amber: 0 > 2, bo amber: 3 > 2
    """)
