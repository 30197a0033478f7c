"""In which houses cards are printed."""

from __future__ import annotations

from collections.abc import Collection

from kfdesk.engine.facts import PrintedFacts, Printing
from kfdesk.engine.terms import HOUSES


def house_of(card: PrintedFacts, printing: Printing) -> str:
    """Return the house that a card is printed in, "" for a printing outside the houses.

    The facts give anomalies and sky beasts, which turn up in any house, that of Brobnar.
    """
    guest = any(one.number[:1] in ("A", "S") for one in card.printings) and printing.rarity in ("FIXED", "Special")
    return printing.house if printing.house in HOUSES and not guest else ""


def houses_in(card: PrintedFacts, codes: Collection[str] = ()) -> tuple[str, ...]:
    """Return the houses that a card is printed in, in sets with these codes or in all, oldest first."""
    found = dict.fromkeys(house_of(card, one) for one in card.printings if not codes or one.set in codes)
    return tuple(filter(None, found))
