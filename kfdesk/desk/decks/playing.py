"""Whether a deck of the shelf can be played, and if not, what stands in the way, ready to show."""

from __future__ import annotations

from kfdesk.cards.library import library
from kfdesk.collection.files import problems
from kfdesk.collection.records import DeckRecord
from kfdesk.desk.decks import strings as s
from kfdesk.desk.decks.cards import line_name
from kfdesk.text.words import Words, same

MOST_NAMED = 6
"""So many cards are named; the rest is counted."""


def can_play_card(card: str) -> bool:
    """Return whether the program knows what this card does."""
    cards = library()
    return card in cards and cards[card].implemented


def missing_cards(deck: DeckRecord, language: str) -> list[str]:
    """Return the names of the cards that cannot be played yet, each once: unknown ones and unwritten ones."""
    lines = (*deck.cards, *deck.references)
    return list(
        dict.fromkeys(
            line_name(line, language)
            for line in lines
            if not line.known or line.id is None or not can_play_card(line.id)
        )
    )


def why_not_playable(deck: DeckRecord, language: str) -> Words | None:
    """Return why this deck cannot be played, None when it can. Rule: "Deck"."""
    missing = missing_cards(deck, language)
    if missing:
        named = ", ".join(missing[:MOST_NAMED])
        cards = same(named)
        if len(missing) > MOST_NAMED:
            cards = s.AND_MORE.filled(cards=named, n=len(missing) - MOST_NAMED)
        return s.CANNOT_PLAY.filled(cards=cards)
    for reason in problems(deck.deck_list()):
        return s.CANNOT_PLAY_WHY.filled(why=reason.text)
    return None
