"""A deck list as a record of the shelf, for decks that may not lie there."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import UTC, datetime
from itertools import groupby

from kfdesk.cards.facts import facts
from kfdesk.collection.homemade import homemade_cards
from kfdesk.collection.identity import list_key
from kfdesk.collection.records import CardLine, DeckRecord, Source
from kfdesk.engine.decks import DeckCard, DeckList, LeftOut


def key_of(deck: DeckList) -> str:
    """Return the key that a deck without a public identity has on the shelf."""
    return list_key(deck.name, deck.houses, _lines(deck))


def record_of(deck: DeckList, key: str) -> DeckRecord:
    """Return a deck that may not lie on the shelf, such as one of a match, as it would lie there."""
    return DeckRecord(
        key=key,
        name=deck.name,
        houses=deck.houses,
        cards=_lines(deck),
        references=(*_listed(deck.references), *_unknown(card for card in deck.left_out if card.house is None)),
        source=Source.HOMEMADE if deck.composed else Source.OWN,
        added=datetime.now(UTC),
        alliance=deck.alliance,
        homemade=homemade_cards(deck),
    )


def _lines(deck: DeckList) -> tuple[CardLine, ...]:
    return (*_listed(deck.cards), *_unknown(card for card in deck.left_out if card.house is not None))


def _unknown(cards: Iterable[LeftOut]) -> tuple[CardLine, ...]:
    return tuple(
        CardLine(id=None, title=card.title, house=card.house or "", count=len(list(copies)))
        for card, copies in groupby(cards)
    )


def _listed(cards: tuple[DeckCard, ...]) -> tuple[CardLine, ...]:
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
        for card, copies in groupby(cards)
    )
