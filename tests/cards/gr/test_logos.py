"""Grim Reminders, Logos: what each card does, and what it does not, in the order of the card file."""

from __future__ import annotations

import pytest

from tests.cards.lines import cases
from tests.tables import side, table

NINE = "fear " * 8 + "fear"
TEN = f"{NINE} fear"
"""So many cards of a discard pile that its player is not haunted yet, or is."""


class TestGhostlyDrVerokter:
    test = cases("""
        played, it puts a card of your discard pile on your deck
            in: logos
            ada: hand ghostly-dr-verokter; discard troll fear; deck poke
            bo: discard anger
            creature ghostly-dr-verokter, offers fear troll, pick troll
            -> ghostly-dr-verokter: hand > battleline, ghostly-dr-verokter exhausted, troll: discard > deck
            -> ada deck: troll poke
        after a reap, too
            in: logos
            ada: line ghostly-dr-verokter; discard fear; deck poke
            reap ghostly-dr-verokter, pick fear
            -> ghostly-dr-verokter exhausted, ada amber: 0 > 1, fear: discard > deck
            -> ada deck: fear poke
        not after a fight
            in: logos
            ada: line ghostly-dr-verokter; discard fear
            bo: line dust-pixie
            fight ghostly-dr-verokter dust-pixie
            -> ghostly-dr-verokter exhausted, ghostly-dr-verokter damage: 0 > 1, dust-pixie: battleline > discard
        elusive, it is not hurt by the first attack
            rule: glossary/elusive
            in: brobnar
            ada: line troll
            bo: line ghostly-dr-verokter
            fight troll ghostly-dr-verokter
            -> troll exhausted
    """)

    test_haunted = cases(f"""
        haunted, you archive it as it is destroyed
            rule: glossary/haunted glossary/destroyed
            in: brobnar
            ada: hand punch; line ghostly-dr-verokter; discard {TEN}
            play punch, pick ghostly-dr-verokter
            -> ada amber: 0 > 1, punch: hand > discard, ghostly-dr-verokter: battleline > archives
        with 9 cards in the discard pile you do not
            in: brobnar
            ada: hand punch; line ghostly-dr-verokter; discard {NINE}
            bo: discard {TEN}
            play punch, pick ghostly-dr-verokter
            -> ada amber: 0 > 1, punch: hand > discard, ghostly-dr-verokter: battleline > discard
    """)


class TestPortalmonster:
    @pytest.mark.rule("glossary/haunted", "glossary/cost-at-current-cost")
    @pytest.mark.parametrize(("yours", "theirs", "cost"), [(0, 0, 4), (9, 20, 4), (10, 0, 16), (12, 10, 18)])
    def test_keys_of_both_cost_less_or_for_the_haunted_more(self, yours: int, theirs: int, cost: int) -> None:
        ada = side(battleline=["portalmonster"], discard=["fear"] * yours)
        t = table(ada, side(discard=["anger"] * theirs))
        assert [seat.key_cost for seat in t.game.view(None).seats] == [cost, cost]

    test = cases(f"""
        haunted, you archive it as it is destroyed
            rule: glossary/destroyed
            in: brobnar
            ada: hand punch; line portalmonster; discard {TEN}
            play punch, pick portalmonster
            -> ada amber: 0 > 1, punch: hand > discard, portalmonster: battleline > archives
        with 9 cards in the discard pile you do not
            in: brobnar
            ada: hand punch; line portalmonster; discard {NINE}
            bo: discard {TEN}
            play punch, pick portalmonster
            -> ada amber: 0 > 1, punch: hand > discard, portalmonster: battleline > discard
    """)
