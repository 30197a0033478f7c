"""Which printing of a card a deck shows: its collector number, rarity and printed Æmber."""

from __future__ import annotations

from collections import Counter
from functools import cache, lru_cache

from kfdesk.cards.facts import facts, sets
from kfdesk.engine.decks import DeckList
from kfdesk.engine.facts import Printing


@cache
def printing_of(card: str, set_code: str, house: str) -> Printing:
    """Return the printing that a card of a deck shows, by the deck's set and the card's house in the deck.

    That is the one of this set and house, else of this set in another house (a maverick), else the newest from
    before the set came out (a legacy), else the newest of all.
    """
    known = facts()[card].printings
    here = [printing for printing in known if printing.set == set_code]
    if here:
        return next((printing for printing in here if printing.house == house), here[0])
    order = list(sets())
    limit = order.index(set_code) if set_code in order else len(order)
    before = [printing for printing in known if printing.set in order[:limit]]
    return (before or list(known))[-1]


@lru_cache(maxsize=64)
def set_of(deck: DeckList) -> str:
    """Return the code of the set a deck is from: the oldest of those that print most of its cards in their houses.

    A deck list names no set. "" for a deck without a card that is known.
    """
    counts: Counter[str] = Counter()
    for card in deck.cards:
        printings = facts()[card.id].printings if card.id in facts() else ()
        counts.update({one.set for one in printings})
        counts.update({one.set for one in printings if one.house == card.house})
    order = list(sets())
    known = [code for code in order if counts[code]]
    return max(known, key=lambda code: (counts[code], -order.index(code)), default="")
