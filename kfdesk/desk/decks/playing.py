"""Whether a deck of the shelf can be played, and if not, what stands in the way, ready to show."""

from __future__ import annotations

from kfdesk.cards import library
from kfdesk.collection.playable import playability
from kfdesk.collection.records import DeckRecord
from kfdesk.desk.decks import strings as s
from kfdesk.desk.faces import card_name
from kfdesk.desk.strings import AND_MORE
from kfdesk.text.words import Words, same

MOST_NAMED = 6
"""So many cards are named; the rest is counted."""


def can_play_card(card: str) -> bool:
    """Return whether the program knows what this card does."""
    return card in library().implemented


def missing_cards(deck: DeckRecord, language: str) -> list[str]:
    """Return the names of the cards that cannot be played yet, each once: unknown ones and unwritten ones."""
    found = playability(deck)
    return list(dict.fromkeys((*found.unknown, *(card_name(card).say(language) for card in found.missing))))


def why_not_playable(deck: DeckRecord, language: str) -> Words | None:
    """Return why this deck cannot be played, None when it can. Rule: "Deck"."""
    missing = missing_cards(deck, language)
    if missing:
        cards = same(", ".join(missing[:MOST_NAMED]))
        if len(missing) > MOST_NAMED:
            cards = AND_MORE.filled(cards=cards, n=len(missing) - MOST_NAMED)
        return s.CANNOT_PLAY.filled(cards=cards)
    for reason in playability(deck).reasons:
        return s.CANNOT_PLAY_WHY.filled(why=reason.text)
    return None
