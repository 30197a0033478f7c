"""Whether a deck of the shelf can be played, and if not, what stands in the way, ready to show."""

from __future__ import annotations

from kfdesk.cards import library
from kfdesk.collection.playable import playability
from kfdesk.collection.records import DeckRecord
from kfdesk.desk.card.faces import card_name
from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.missing import named_missing
from kfdesk.text.words import Words, same


def can_play_card(card: str) -> bool:
    """Return whether the program knows what this card does."""
    return card in library().implemented


def why_not_playable(deck: DeckRecord) -> Words | None:
    """Return why this deck cannot be played, None when it can. Rule: "Deck"."""
    found = playability(deck)
    missing = dict.fromkeys((*map(same, found.unknown), *map(card_name, found.missing)))
    if missing:
        return s.CANNOT_PLAY.filled(cards=named_missing(tuple(missing)))
    for reason in found.reasons:
        return s.CANNOT_PLAY_WHY.filled(why=reason.text)
    return None
