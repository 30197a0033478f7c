"""Cards of a deck that have no rules in this program yet: no game begins with them; in a kept one they are blank."""

from __future__ import annotations

from collections.abc import Sequence

from kfdesk.cards import library
from kfdesk.desk.card.faces import card_name
from kfdesk.desk.play.table_names import first_named
from kfdesk.engine.decks import DeckList
from kfdesk.text.words import Words, joined

CARDS_MISSING = Words("{deck} cannot be played yet: {cards}")
BLANK_IN_DECK = Words("{deck}: {cards}")
BLANK = Words("This program has no rules yet for some cards of this game. They are played as blank cards. {decks}.")
MOST_NAMED = 6
"""So many cards are named; the rest is counted."""


def cards_missing(deck: DeckList) -> Words | None:
    """Return which cards of a deck have no rules in this program yet, None where all have them."""
    cards = _missing(deck)
    return CARDS_MISSING.filled(deck=deck.name, cards=cards) if cards is not None else None


def blank_cards(*decks: DeckList) -> Words | None:
    """Return what to say of a kept game in which cards of these decks have no rules, None where all have them."""
    found = {deck.name: cards for deck in decks if (cards := _missing(deck)) is not None}
    lists = [BLANK_IN_DECK.filled(deck=name, cards=cards) for name, cards in found.items()]
    return BLANK.filled(decks=joined(lists, "; ")) if lists else None


def named_missing(names: Sequence[Words]) -> Words:
    """Return the names of cards without rules in a row; most of them are only counted."""
    return first_named(names, MOST_NAMED)


def _missing(deck: DeckList) -> Words | None:
    """Return the names of a deck's cards without rules; most of them are only counted."""
    ids = dict.fromkeys(card.id for card in (*deck.cards, *deck.references))
    written = library().implemented
    names = [card_name(card) for card in ids if card not in written]
    return named_missing(names) if names else None
