"""Whether a deck of the shelf can be played, and if not, what stands in the way, ready to show."""

from __future__ import annotations

from kfdesk.collection.playable import BEING_READ, playability
from kfdesk.collection.records import DeckRecord
from kfdesk.desk.decks import texts as s
from kfdesk.desk.play.table_names import first_named
from kfdesk.text.words import Words, same

MOST_NAMED = 6
"""So many unknown cards are named; the rest is counted."""


def named_unknown(titles: tuple[str, ...]) -> Words:
    """Return the names of unknown cards in a row; most of them are only counted."""
    return first_named([same(title) for title in titles], MOST_NAMED)


def why_not_playable(deck: DeckRecord) -> Words | None:
    """Return why this deck cannot be played, or not as it is, or why that is not known yet; None when it can.

    Rule: "Deck".
    """
    found = playability(deck)
    if found.only_being_read:
        return BEING_READ
    if found.by_agreement:
        return s.PLAYED_WITHOUT.filled(n=len(found.unknown), cards=named_unknown(found.unknown))
    if found.unknown:
        return s.UNKNOWN_CARDS.filled(cards=named_unknown(found.unknown))
    for reason in found.reasons:
        return s.CANNOT_PLAY_WHY.filled(why=reason.text)
    return None
