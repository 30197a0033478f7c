"""One's home-made cards as they are kept in the shelf, and what is said where that cannot be done."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from kfdesk.collection.homemade import HomeCard
from kfdesk.collection.store import DeckStore, StoreError
from kfdesk.text.words import Words

T = TypeVar("T")


class KeptCards:
    """The cards of the shelf; the shelf is opened when they are first asked for."""

    def __init__(self, shelf: Callable[[], DeckStore], tell: Callable[[Words], None]) -> None:
        """`tell` says what is wrong with the shelf."""
        self._shelf, self._tell = shelf, tell
        self.cards: dict[str, HomeCard] = {}
        """All cards as they are kept, by their keys."""

    def read(self) -> bool:
        """Read all cards; return whether that worked."""
        found = self._of_shelf(lambda store: store.home_cards())
        if found is not None:
            self.cards = {card.key: card for card in found}
        return found is not None

    def keep(self, card: HomeCard) -> bool:
        """Keep a card as it is now; return whether that worked."""
        if self.cards.get(card.key) == card:
            return True
        kept = self._of_shelf(lambda store: (store.keep_home_cards([card]),)) is not None
        if kept:
            self.cards[card.key] = card
        return kept

    def remove(self, key: str) -> HomeCard | None:
        """Remove a card and return it as it was; None where that failed."""
        card = self.cards.get(key)
        if card is None or self._of_shelf(lambda store: (store.remove_home_cards([key]),)) is None:
            return None
        return self.cards.pop(key)

    def _of_shelf(self, does: Callable[[DeckStore], T]) -> T | None:
        try:
            return does(self._shelf())
        except StoreError as error:
            self._tell(error.problem)
            return None
