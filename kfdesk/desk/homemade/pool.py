"""The cards that a deck can be made of: one's own that are understood, and all real ones, as a list to choose from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import lru_cache
from typing import Any

from PySide6.QtCore import QAbstractListModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from kfdesk.cards.facts import facts
from kfdesk.cards.library import library
from kfdesk.collection.files import PLAYED
from kfdesk.collection.homemade import HomeCard
from kfdesk.desk.card.faces import card_name
from kfdesk.desk.decks.pictures import emblem_icon
from kfdesk.desk.homemade import texts as w
from kfdesk.desk.kit.ui import say, ui
from kfdesk.engine.terms import CardType, House
from kfdesk.records import record
from kfdesk.text.folding import fold, searchable
from kfdesk.text.translating import language_of_names

Index = QModelIndex | QPersistentModelIndex
_NONE = QModelIndex()
CARD_ROLE = int(Qt.ItemDataRole.UserRole) + 1
"""The whole `PoolCard` of an index."""


@record
class PoolCard:
    """A card to choose."""

    id: str
    houses: tuple[House, ...]
    type: CardType
    words: str
    """What a search looks through."""
    titles: frozenset[str]
    """Its names in all languages, folded."""
    home: HomeCard | None = None

    @property
    def name(self) -> str:
        """What it is called; half of a gigantic creature says which it is."""
        name = card_name(self.id).say(ui.language) if self.home is None else self.home.name
        half = facts()[self.id].half if self.home is None else None
        return name if half is None else f"{name} ({say(half.words)})"


def own_card(card: HomeCard) -> PoolCard:
    """Return a home-made card to choose."""
    words = searchable(card.name, *card.traits, card.type, card.text)
    return PoolCard(card.id, card.houses, card.type, words, frozenset({fold(card.name)}), card)


def real_cards() -> tuple[PoolCard, ...]:
    """Return all cards that were published and can be played from a deck, by house and by the names that are shown."""
    return _real_in(ui.language, language_of_names())


@lru_cache(maxsize=2)
def _real_in(language: str, names: str) -> tuple[PoolCard, ...]:
    del names  # cards are shown by other names with it
    return tuple(sorted(_real(), key=lambda card: (card.houses[0], fold(card_name(card.id).say(language)))))


def _real() -> Iterator[PoolCard]:
    for id_ in library().implemented:
        known = facts()[id_]
        if known.type in PLAYED and known.houses:
            names = (known.name, *(name for _, name in known.names))
            words = searchable(*names, *known.traits, known.type)
            yield PoolCard(id_, known.houses, known.type, words, frozenset(map(fold, names)))


class PoolModel(QAbstractListModel):
    """Lists the cards that a search finds, one's own first."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._own: tuple[PoolCard, ...] = ()
        self._shown: list[PoolCard] = []

    @property
    def cards(self) -> list[PoolCard]:
        """The cards that are listed."""
        return self._shown

    def offer(self, own: Iterable[HomeCard]) -> None:
        """Offer these home-made cards; `search` lists them."""
        self._own = tuple(sorted(map(own_card, own), key=lambda card: fold(card.name)))

    def search(self, text: str, houses: frozenset[House] | None) -> None:
        """List the cards of these houses, None for all, in which each word of a text stands."""
        wanted = fold(text).split()
        self.beginResetModel()
        found = [
            card
            for card in (*self._own, *real_cards())
            if (houses is None or not houses.isdisjoint(card.houses))
            and all(word in card.words for word in wanted)
            and card.type in PLAYED
        ]
        typed = fold(text)
        self._shown = sorted(found, key=lambda card: _far(card, typed)) if typed else found
        self.endResetModel()

    def rowCount(self, parent: Index = _NONE) -> int:
        """Return how many cards are listed."""
        return 0 if parent.isValid() else len(self._shown)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the name of a card with its houses and its type, or its emblem."""
        if not index.isValid() or index.row() >= len(self._shown):
            return None
        card = self._shown[index.row()]
        if role == CARD_ROLE:
            return card
        if role == Qt.ItemDataRole.DecorationRole:
            return emblem_icon(card.houses[0], ui.theme)
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            houses = " / ".join(say(house.words) for house in card.houses)
            about = say(w.ABOUT.filled(houses=houses, type=card.type.words.title))
            if role == Qt.ItemDataRole.AccessibleTextRole:
                return f"{card.name}, {about}"
            name = f"✎ {card.name}" if card.home is not None else card.name
            return f"{name}\n{about}"
        return None


def _far(card: PoolCard, typed: str) -> int:
    """Return how far a card is from what was typed: that is its name, a part of the one shown, or of what it says."""
    return 0 if typed in card.titles else 1 if typed in fold(card.name) else 2
