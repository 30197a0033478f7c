"""A deck list as a record of the shelf, for decks that may not lie there."""

from __future__ import annotations

from datetime import UTC, datetime
from itertools import groupby

from kfdesk.cards.facts import facts
from kfdesk.collection.identity import list_key
from kfdesk.collection.records import CardLine, DeckRecord
from kfdesk.engine.decks import DeckList


def key_of(deck: DeckList) -> str:
    """Return the key that a deck without a public identity has on the shelf."""
    return list_key(deck.name, deck.houses, _lines(deck))


def record_of(deck: DeckList, key: str) -> DeckRecord:
    """Return a deck that may not lie on the shelf, such as one just opened, as it would lie there."""
    return DeckRecord(key=key, name=deck.name, houses=deck.houses, cards=_lines(deck), added=datetime.now(UTC))


def _lines(deck: DeckList) -> tuple[CardLine, ...]:
    known = facts()
    return tuple(
        CardLine(
            id=card.id,
            title=known[card.id].name,
            house=card.house,
            count=len(list(copies)),
            icons=tuple(map(str, card.icons)),
            maverick=card.maverick,
        )
        for card, copies in groupby(deck.cards)
    )
