"""What the choice of a deck says."""

from __future__ import annotations

from kfdesk.collection.purposes import Held, where_words
from kfdesk.collection.search import DeckRow
from kfdesk.desk import texts as shared
from kfdesk.desk.decks.texts import UNKNOWN_COUNT
from kfdesk.desk.kit.locales import date_text
from kfdesk.desk.kit.ui import ui
from kfdesk.text.words import Words, joined

FOR_PLAYER = Words("Choose a deck: {player}")
SEARCH = shared.FIND_DECK
TAKE = Words("Take this deck")
CANCEL = shared.CANCEL
NOTHING_FOUND = Words("No deck on the shelf matches.")
NO_DECKS = Words("There is no deck on the shelf yet.")
NO_DECK = Words("No deck chosen")
CLICK_TO_CHOOSE = Words("Click to choose a deck")
DECKS = Words("Decks")

WITHOUT_TITLE = Words("Play without unknown cards?")
WITHOUT = Words(
    "{deck} has a card that this program does not know, and is played without it: {cards}.",
    plural="{deck} has {n} cards that this program does not know, and is played without them: {cards}.",
)
DO_BOTH_AGREE = Words("The rules of the game know no such deck. Do both players agree to play it so?")
BOTH_AGREE = Words("Both players agree")
DO_YOU_AGREE = Words("The rules of the game know no such deck. Do you agree to play it so?")
"""Asked of somebody who plays against the program."""
YOU_AGREE = Words("I agree")
HOMEMADE_BROKEN = Words("Cannot be played as it is; the shelf says why")
ICONS_UNKNOWN = Words("Bonus icons not known: it is played without them")
BROKEN = Words("Not a complete deck: 3 houses with 12 cards each are needed")

ONLY_NAMED = Words("Only its name is known")


def why_not(row: DeckRow) -> Words | None:
    """Return in a few words why a deck cannot be played, or not as it is; None when it can, or may turn out to."""
    if row.playable or row.being_read:
        return None
    if row.unknown:
        return UNKNOWN_COUNT.filled(n=row.unknown)
    if not row.size:
        return ONLY_NAMED
    return HOMEMADE_BROKEN if row.kind else BROKEN


def not_at_hand(row: DeckRow) -> Words | None:
    """Return whom a deck is lent to and since when, or that it is only wanted; None where it is at hand."""
    purpose = row.purpose
    if purpose.held not in (Held.LENT, Held.WANTED):
        return None
    return where_words(purpose, "" if purpose.since is None else date_text(purpose.since, ui.language))


def remark(row: DeckRow) -> Words | None:
    """Return in a few words what is to be known of a deck before it is chosen: why it cannot be played, or what it is
    played without, and who has it; None where there is nothing."""
    lacks, away = why_not(row) or (None if row.icons_known else ICONS_UNKNOWN), not_at_hand(row)
    if away is None:
        return lacks
    return away.title if lacks is None else joined([lacks, away], "; ")


def can_be_chosen(row: DeckRow) -> bool:
    """Return whether a game with this deck can be asked for; where cards are unknown, both players must agree.

    Home-made cards that have still to be read are read when the game begins.
    """
    return row.playable or row.by_agreement or row.being_read
