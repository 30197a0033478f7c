"""What the choice of a deck says."""

from __future__ import annotations

from kfdesk.cards.facts import sets
from kfdesk.collection.search import DeckRow
from kfdesk.collection.vocabulary import set_words
from kfdesk.desk import texts as shared
from kfdesk.text.words import Words

FOR_PLAYER = Words("Choose a deck: {player}")
SEARCH = shared.FIND_DECK
TAKE = Words("Take this deck")
CANCEL = shared.CANCEL
NOTHING_FOUND = Words("No deck on the shelf matches.")
NO_DECKS = Words("There is no deck on the shelf yet.")
NO_DECK = Words("No deck chosen")
CLICK_TO_CHOOSE = Words("Click to choose a deck")
DECKS = Words("Decks")

MISSING_OF_SET = Words("{n} card of {set} cannot be played yet", plural="{n} cards of {set} cannot be played yet")
MISSING = Words("{n} card cannot be played yet", plural="{n} cards cannot be played yet")
UNKNOWN = Words("{n} card is not known here", plural="{n} cards are not known here")
BROKEN = Words("Not a complete deck: 3 houses with 12 cards each are needed")


def why_not(row: DeckRow) -> Words | None:
    """Return in a few words why a deck cannot be played, None when it can."""
    if row.playable:
        return None
    if row.unknown:
        return UNKNOWN.filled(n=row.unknown)
    if row.missing and row.set in sets():
        return MISSING_OF_SET.filled(n=row.missing, set=set_words(row.set))
    if row.missing:
        return MISSING.filled(n=row.missing)
    return BROKEN
