"""One's home-made cards as they are kept in the shelf, and what is said where that cannot be done."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TypeVar

from kfdesk.collection.homemade import HomeCard
from kfdesk.collection.homeshelf import Incoming, KeptCard
from kfdesk.collection.records import DeckRecord
from kfdesk.collection.store import DeckStore, StoreError
from kfdesk.desk.homemade import texts as w
from kfdesk.text.words import Words

T = TypeVar("T")


class KeptCards:
    """The cards of the shelf; the shelf is opened when they are first asked for."""

    def __init__(self, shelf: Callable[[], DeckStore], tell: Callable[[Words], None]) -> None:
        """`tell` says what is wrong with the shelf."""
        self._shelf, self._tell = shelf, tell
        self.cards: dict[str, HomeCard] = {}
        """All cards as they are kept, or are to be, by their keys."""
        self._waiting: dict[str, HomeCard] = {}
        """Cards that could not be kept; that is tried again whenever cards are kept or read."""
        self.unreadable: tuple[str, ...] = ()
        """The names of cards of the shelf that cannot be read; they stay as they are."""

    def read(self) -> None:
        """Read all cards; those that could not be kept stay what they are here."""
        self.keep_waiting()
        found = self._of_shelf(lambda store: store.homemade.all())
        if found is not None:
            self.cards = {kept.card.key: kept.card for kept in found.cards} | self._waiting
            self.unreadable = found.unreadable

    def keep(self, card: HomeCard) -> bool:
        """Keep a card as it is now; return whether that worked. Where it failed the card is here none the less."""
        if self.cards.get(card.key) != card:
            self.cards[card.key] = self._waiting[card.key] = card
        return self.keep_waiting()

    def keep_waiting(self) -> bool:
        """Keep what could not be kept before; return whether that worked. What is wrong is said once."""
        fault: StoreError | None = None
        for card in tuple(self._waiting.values()):
            try:
                self._shelf().homemade.keep(card)
            except StoreError as error:
                fault = error
            else:
                del self._waiting[card.key]
        if fault is not None:
            self._tell(w.NOT_KEPT.filled(why=fault.problem))
        return fault is None

    def remove(self, key: str) -> KeptCard | None:
        """Remove a card, also where decks hold it, and return it as it was; None where that failed, or none is kept."""
        removed = self._of_shelf(lambda store: (store.homemade.remove(key),))
        if removed is None:
            return None
        self.cards.pop(key, None)
        self._waiting.pop(key, None)
        return removed[0]

    def put_back(self, kept: KeptCard) -> bool:
        """Put a card that was removed back; return whether that worked."""
        if not self._change(lambda store: store.homemade.put_back(kept)):
            return False
        self.cards[kept.card.key] = kept.card
        return True

    def bring_in(self, cards: Iterable[HomeCard]) -> Incoming | None:
        """Put cards of a file beside one's own; None where that failed."""
        incoming = self._of_shelf(lambda store: store.homemade.bring_in(cards))
        self.read()
        return incoming

    def deck(self, key: str) -> DeckRecord | None:
        """Return a deck of the shelf."""
        return self._of_shelf(lambda store: store.get(key))

    def in_trash(self, deck: str) -> bool:
        """Return whether the deck of this key lies in the trash of the shelf."""
        notes = self._of_shelf(lambda store: store.about(deck))
        return notes is not None and notes.trashed is not None

    def untrash(self, deck: str) -> bool:
        """Put a deck that lies in the trash back onto the shelf; return whether that worked."""
        return self._change(lambda store: store.untrash([deck]))

    def put_deck(self, deck: DeckRecord) -> bool:
        """Put a deck onto the shelf, or what it holds now; return whether that worked.

        One that lies in the trash stays there as it is, and that is said.
        """
        if self.in_trash(deck.key):
            self._tell(w.NOT_CHANGED_IN_TRASH.filled(deck=deck.name))
            return False
        return self._change(lambda store: store.replace(deck))

    def _change(self, does: Callable[[DeckStore], object]) -> bool:
        """Change the shelf; return whether that worked, and say why not."""
        return self._of_shelf(lambda store: (does(store),)) is not None

    def _of_shelf(self, does: Callable[[DeckStore], T]) -> T | None:
        try:
            return does(self._shelf())
        except StoreError as error:
            self._tell(error.problem)
            return None
