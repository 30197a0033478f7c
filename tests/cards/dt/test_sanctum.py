"""Dark Tidings, Sanctum: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from tests.cards.lines import cases
from tests.tables import side, spec, table


class TestAlmsmasterEvilTwin:
    test = cases("""
        the destruction of a neighbor steals 1, that of a creature farther off none
            rule: glossary/destroyed
            in: brobnar
            ada: hand punch punch; amber 4
            bo: line urchin dust-pixie almsmaster-evil-twin troll
            play punch, pick dust-pixie, play punch#2, pick almsmaster-evil-twin
            -> ada amber: 4 > 5, bo amber: 0 > 1, punch: hand > discard, punch 2: hand > discard,
            -> dust-pixie: battleline > discard, almsmaster-evil-twin armor used: 0 > 1,
            -> almsmaster-evil-twin damage: 0 > 2
        her own does not
            in: brobnar
            ada: hand punch; amber 4
            bo: line urchin almsmaster-evil-twin(damage=2)
            play punch, pick almsmaster-evil-twin
            -> ada amber: 4 > 5, punch: hand > discard, almsmaster-evil-twin: battleline > discard
    """)


class TestLightsmithClarielEvilTwin:
    test = cases("""
        power and armor of a creature change places for the turn; without armor it has no power then
            in: sanctum
            ada: line lightsmith-clariel-evil-twin
            bo: line troll champion-anaphiel
            action lightsmith-clariel-evil-twin, offers lightsmith-clariel-evil-twin troll champion-anaphiel, pick troll
            -> lightsmith-clariel-evil-twin exhausted, troll: battleline > discard
    """)

    def test_it_lasts_for_the_turn_and_twice_is_as_before(self) -> None:
        twins = ["lightsmith-clariel-evil-twin", "lightsmith-clariel-evil-twin"]
        t = table(side(battleline=twins), side(battleline=[spec("champion-anaphiel", power_counters=1)]))
        t.do("action", "lightsmith-clariel-evil-twin")
        t.pick("champion-anaphiel")
        assert (t.card("champion-anaphiel").power, t.card("champion-anaphiel").armor) == (1, 7)
        t.do("action", "lightsmith-clariel-evil-twin", 1)
        t.pick("champion-anaphiel")
        assert (t.card("champion-anaphiel").power, t.card("champion-anaphiel").armor) == (7, 1)
        again = table(side(battleline=twins), side(battleline=["champion-anaphiel"]))
        again.do("action", "lightsmith-clariel-evil-twin")
        again.pick("champion-anaphiel")
        again.end_turn()
        assert (again.card("champion-anaphiel").power, again.card("champion-anaphiel").armor) == (6, 1)


class TestLightsmithClariel:
    test = cases("""
        before it fights its power and armor may change places
            in: sanctum
            ada: line lightsmith-clariel
            bo: line krump
            fight lightsmith-clariel krump, answer yes
            -> lightsmith-clariel exhausted, lightsmith-clariel damage: 0 > 1, lightsmith-clariel armor used: 0 > 5,
            -> krump damage: 0 > 2
        or stay
            in: sanctum
            ada: line lightsmith-clariel
            bo: line troll
            fight lightsmith-clariel troll, answer no
            -> lightsmith-clariel: battleline > discard, troll damage: 0 > 5
    """)


class TestAlmsmaster:
    test = cases("""
        played between two creatures she lets both capture, and nobody else
            rule: glossary/deploy glossary/neighbor
            in: sanctum
            ada: hand almsmaster; line troll krump bumpsy
            bo: amber 5
            play almsmaster, answer slot:2
            -> bo amber: 5 > 3, almsmaster: hand > battleline, almsmaster exhausted, krump amber: 0 > 1,
            -> bumpsy amber: 0 > 1, ada line: troll krump almsmaster bumpsy
        alone she captures nothing
            in: sanctum
            ada: hand almsmaster
            bo: amber 5
            creature almsmaster
            -> almsmaster: hand > battleline, almsmaster exhausted
    """)
