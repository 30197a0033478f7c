"""How many cards of a house its player would have to use: what a choice of the active house is made by."""

from __future__ import annotations

from typing import Final

from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import HOUSES, DecisionKind
from kfdesk.engine.views import TableView
from kfdesk.text.words import Words

COUNTS: Final = Words("{hand} in hand · {ready} ready")
"""Short: it stands on a button, below the house's name."""


def counts_of(view: TableView | None, decision: Decision, key: str) -> Words | None:
    """Return the cards in hand and the ready ones in play of the house that an option stands for.

    None where it is not the active house that is chosen, or where this viewer may not see the hand.
    Rule: "Active House".
    """
    verb, _, what = key.partition(":")
    chooses = decision.kind is DecisionKind.HOUSE and decision.source is None
    if view is None or not chooses or verb != "house" or what not in HOUSES:
        return None
    seat, house = view.seats[decision.player], HOUSES[what]
    if seat.hand is None:
        return None
    in_hand = sum(house in card.houses for card in seat.hand)
    ready = sum(card.ready and house in card.houses for card in (*seat.battleline, *seat.artifacts))
    return COUNTS.filled(hand=in_hand, ready=ready)
