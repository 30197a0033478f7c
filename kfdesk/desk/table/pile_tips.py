"""What the piles say when the pointer rests on them, below how many cards they have."""

from __future__ import annotations

from typing import Final

from kfdesk.engine.terms import Zone
from kfdesk.text.words import Words

PILE_TIPS: Final = {
    Zone.ARCHIVES: Words(
        "Archives: facedown. After choosing a house, their player may take all of these cards into the hand."
    ),
    Zone.PURGED: Words("Purged cards: out of the game."),
    Zone.DISCARD: Words("Discard pile: shuffled into a new deck when cards are to be drawn and the deck is empty."),
    Zone.DECK: Words("Deck: nobody may look at it."),
}
