"""Cards of a deck that have no rules in this program yet: in a game they would be blank."""

from __future__ import annotations

from kfdesk.cards import library
from kfdesk.desk.faces import card_name
from kfdesk.engine.decks import DeckList
from kfdesk.text.words import Words, enumerated

CARDS_MISSING = Words("{deck} cannot be played yet: {cards}")
AND_MORE = Words("{cards} and {n} more", plural="{cards} and {n} more")
MOST_NAMED = 6
"""So many cards are named; the rest is counted."""


def cards_missing(deck: DeckList) -> Words | None:
    """Return which cards of a deck have no rules in this program yet, None where all have them."""
    ids = dict.fromkeys(card.id for card in (*deck.cards, *deck.references))
    written = library().implemented
    missing = [card for card in ids if card not in written]
    if not missing:
        return None
    names = [card_name(card) for card in missing]
    cards = enumerated(names[:MOST_NAMED])
    if len(names) > MOST_NAMED:
        cards = AND_MORE.filled(cards=cards, n=len(names) - MOST_NAMED)
    return CARDS_MISSING.filled(deck=deck.name, cards=cards)
