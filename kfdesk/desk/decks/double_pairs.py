"""Two decks that are one, in words: what differs, and what becomes of it when they are joined."""

from __future__ import annotations

from collections.abc import Iterator

from kfdesk.collection.columns import card_ref
from kfdesk.collection.doubles import Double, Likeness, Place, Unlike, unlike
from kfdesk.collection.purposes import Purpose, joined_purpose
from kfdesk.collection.records import CardLine, DeckRecord
from kfdesk.collection.writing import joined_record
from kfdesk.desk.card.faces import card_name
from kfdesk.desk.decks import double_texts as w
from kfdesk.desk.decks.columns import purpose_text
from kfdesk.desk.decks.detail import Shown
from kfdesk.desk.decks.list_texts import ON_NONE
from kfdesk.desk.kit.ui import ui
from kfdesk.records import record
from kfdesk.text.words import Words, enumerated, joined, same

MOST_NAMED = 4
"""So many cards are named; the rest is counted."""


@record
class Pair:
    """Two decks with all that the shelf knows of them: the one that stays, and the one that goes."""

    double: Double
    stays: Shown
    goes: Shown

    @property
    def unlike(self) -> Unlike:
        """What their lists have differently."""
        return unlike(self.stays.deck, self.goes.deck)

    def marks(self) -> tuple[frozenset[Place], frozenset[Place]]:
        """Return house and card of the lines to be set in bold in each list."""
        found = self.unlike
        left, right = (frozenset((*places, *found.icons)) for places in found.cards)
        return _as_listed(self.stays.deck, left), _as_listed(self.goes.deck, right)

    def sentences(self) -> list[Words]:
        """Return what differs, and what is decided when they are joined."""
        found = list(self._of_lists())
        return [*(found or [w.EQUAL]), *self._of_owner()]

    def _of_lists(self) -> Iterator[Words]:
        found, stays, goes = self.unlike, self.stays.deck, self.goes.deck
        if not goes.cards:
            yield w.ONLY_NAMED
            return
        left, right = found.cards
        if left:
            sides = {"left": _named(stays, left), "right": _named(goes, right)}
            yield w.CARDS_DIFFER.filled(n=len(left), **sides)
        if any(found.icons_unknown):
            stays_so = found.icons_unknown == (True, False) and not joined_record(stays, goes).icons_known
            yield w.ICONS_STAY if stays_so else _ICONS[found.icons_unknown]
        if found.icons:
            yield w.ICONS_DIFFER.filled(cards=_named(stays, found.icons))
        if found.references:
            yield w.BESIDE_DIFFER
        if found.names:
            yield w.OTHER_NAME

    def _of_owner(self) -> Iterator[Words]:
        stays, goes = self.stays.about, self.goes.about
        if self.goes.deck.is_changed:
            yield w.ONE_CHANGED
        if self.stays.deck.is_changed:
            yield w.CHANGED_STAYS
        if stays.folder and goes.folder and stays.folder != goes.folder:
            yield w.FOLDERS.filled(stays=stays.folder, goes=goes.folder)
        if stays.chains != goes.chains:
            yield w.CHAINS.filled(n=max(stays.chains, goes.chains))
        if stays.purpose != goes.purpose:
            becomes = joined_purpose(stays.purpose, goes.purpose)
            said = {"stays": stays.purpose, "goes": goes.purpose, "becomes": becomes}
            yield w.PURPOSES.filled(**{side: _said_purpose(purpose) for side, purpose in said.items()})


def likely(double: Double) -> Words:
    """Return how certain it is that two decks are one."""
    return w.SURE if double.likeness is Likeness.SURE else w.LIKELY


def said_of(shown: Shown) -> Words:
    """Return how much is said of a deck: results, tags, notes."""
    return w.SAID_OF.filled(
        results=w.RESULTS.filled(n=len(shown.results)),
        tags=w.TAGS.filled(n=len(shown.about.tags)),
        notes=w.WITH_NOTES if shown.about.notes.strip() else w.NO_NOTES,
    )


def _said_purpose(purpose: Purpose) -> Words:
    return same(purpose_text(purpose, ui.language)) if purpose else ON_NONE


_ICONS = {(True, True): w.ICONS_NEITHER, (True, False): w.ICONS_LEFT, (False, True): w.ICONS_RIGHT}
"""What is said where the bonus icons of the left or the right deck are not known."""


def _as_listed(deck: DeckRecord, places: frozenset[Place]) -> frozenset[Place]:
    """Return the same places as a list of cards has them: by id, or by title where a card is not known."""
    return frozenset((line.house, line.id or line.title) for line in deck.cards if _place(line) in places)


def _named(deck: DeckRecord, places: tuple[Place, ...]) -> Words:
    names = {_place(line): same(line.title) if line.id is None else card_name(line.id) for line in deck.cards}
    found = [names[place] for place in dict.fromkeys(places) if place in names]
    shown = enumerated(found[:MOST_NAMED])
    return shown if len(found) <= MOST_NAMED else joined([shown, same("…")], " ")


def _place(line: CardLine) -> Place:
    return line.house, card_ref(line)
