"""More Mutation, Untamed: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

from tests.cards.lines import cases


class TestTitanicBumblebird:
    test = cases("""
        after it reaps a destroyed enemy gives its power as counters to a friendly creature
            rule: glossary/if-you-do-and-in-order-to glossary/power
            in: untamed
            ada: line titanic-bumblebird krump
            bo: line bumpsy(power_counters=1) troll
            reap titanic-bumblebird, offers bumpsy troll, pick bumpsy, offers titanic-bumblebird krump, pick krump
            -> titanic-bumblebird exhausted, ada amber: 0 > 1, bumpsy: battleline > discard,
            -> krump power counters: 0 > 6
        played, too
            rule: glossary/gigantic
            in: untamed
            ada: hand titanic-bumblebird titanic-bumblebird2
            bo: line urchin
            creature titanic-bumblebird, pick urchin, pick titanic-bumblebird
            -> titanic-bumblebird: hand > battleline, titanic-bumblebird exhausted, titanic-bumblebird2: hand > joined,
            -> urchin: battleline > discard, titanic-bumblebird power counters: 0 > 1
        one that is saved gives none
            rule: glossary/ward
            in: untamed
            ada: line titanic-bumblebird
            bo: line troll(warded)
            reap titanic-bumblebird, pick troll
            -> titanic-bumblebird exhausted, ada amber: 0 > 1, troll warded: yes > no
    """)


class TestRockatiel:
    test = cases("""
        played, it shuffles up to 2 creatures into the decks of their owners
            rule: glossary/shuffle
            in: untamed
            ada: hand rockatiel; line troll
            bo: line krump bumpsy
            creature rockatiel, offers 0-2 of: troll rockatiel krump bumpsy, pick troll bumpsy
            -> rockatiel: hand > battleline, rockatiel exhausted, troll: battleline > deck, bumpsy: battleline > deck
        after it reaps, too, or fewer
            in: untamed
            ada: line rockatiel troll
            bo: line krump
            reap rockatiel, pick krump
            -> rockatiel exhausted, ada amber: 0 > 1, krump: battleline > deck
    """)
