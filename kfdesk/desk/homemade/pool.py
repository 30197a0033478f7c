"""The cards that a deck can be made of: one's own that are understood, and all real ones, as a list to choose from."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import lru_cache
from typing import Any, Final

from PySide6.QtCore import QAbstractListModel, QMimeData, QModelIndex, QObject, QPersistentModelIndex, Qt

from kfdesk.cards.facts import facts
from kfdesk.cards.library import library
from kfdesk.collection.composing import BESIDE, PUT_IN
from kfdesk.collection.homemade import HomeCard
from kfdesk.collection.saying import texts, texts_are_read
from kfdesk.collection.titles import is_twin
from kfdesk.desk.card.faces import card_name
from kfdesk.desk.decks.pictures import emblem_icon
from kfdesk.desk.homemade import texts as w
from kfdesk.desk.kit.ui import say, ui
from kfdesk.engine import glossary
from kfdesk.engine.terms import CardType, House
from kfdesk.records import record
from kfdesk.text.folding import fold, searchable
from kfdesk.text.translating import language_of_names

Index = QModelIndex | QPersistentModelIndex
_NONE = QModelIndex()
CARD_ROLE = int(Qt.ItemDataRole.UserRole) + 1
"""The whole `PoolCard` of an index."""
POOL_MIME: Final = "application/x-kfdesk-pool-card"
"""What is dragged from the list: the id of a card."""


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
        """What it is called; half of a gigantic creature says which it is, and an Evil Twin that it is one."""
        if self.home is not None:
            return self.home.name
        half = facts()[self.id].half
        more = half.words if half is not None else glossary.RARITIES["Evil Twin"].title if is_twin(self.id) else None
        name = card_name(self.id).say(ui.language)
        return name if more is None else f"{name} ({say(more)})"

    @property
    def is_beside(self) -> bool:
        """Whether it is beside the deck, whose houses do not matter to it then, and not one of the 36."""
        return self.type in BESIDE


def own_card(card: HomeCard) -> PoolCard:
    """Return a home-made card to choose."""
    words = searchable(card.name, *card.traits, *_said(card.type), card.text)
    return PoolCard(card.id, card.houses, card.type, words, frozenset({fold(card.name)}), card)


def real_cards() -> tuple[PoolCard, ...]:
    """Return all cards that were published and can be put into a deck, by house and by the names that are shown."""
    return _real_in(ui.language, language_of_names())


@lru_cache(maxsize=2)
def _real_in(language: str, names: str) -> tuple[PoolCard, ...]:
    del names  # cards are shown by other names with it
    return tuple(sorted(_real(), key=lambda card: (_place(card), fold(card_name(card.id).say(language)), card.id)))


def _real() -> Iterator[PoolCard]:
    for id_ in library().implemented:
        known = facts()[id_]
        if known.type in PUT_IN and (known.houses or known.type in BESIDE):
            names = (known.name, *(name for _, name in known.names))
            words = searchable(*names, *known.traits, *_said(known.type))
            yield PoolCard(id_, known.houses, known.type, words, frozenset(map(fold, names)))


def _place(card: PoolCard) -> str:
    """Return where a card stands among others: by its house, those of no house last."""
    return card.houses[0] if card.houses else "~"


def _said(type_: CardType) -> tuple[str, str]:
    """Return a type as it is searched: by its English word and by the one that is shown."""
    return type_, say(type_.words)


class PoolModel(QAbstractListModel):
    """Lists the cards that a search finds, one's own first, with how many copies a deck has of each."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._own: tuple[PoolCard, ...] = ()
        self._shown: list[PoolCard] = []
        self._copies: Mapping[str, int] = {}

    @property
    def cards(self) -> list[PoolCard]:
        """The cards that are listed."""
        return self._shown

    def offer(self, own: Iterable[HomeCard]) -> None:
        """Offer these home-made cards; `search` lists them."""
        self._own = tuple(sorted(map(own_card, own), key=lambda card: fold(card.name)))

    def card(self, id_: str) -> PoolCard | None:
        """Return a card that is listed."""
        return next((card for card in self._shown if card.id == id_), None)

    def count(self, copies: Mapping[str, int]) -> None:
        """Say beside each card how many copies of it there are, by id."""
        if copies != self._copies:
            self._copies = copies
            if self._shown:
                self.dataChanged.emit(self.index(0), self.index(len(self._shown) - 1))

    def search(
        self,
        text: str,
        houses: frozenset[House] | None,
        type_: CardType | None = None,
        *,
        of_no_house: bool = True,
    ) -> None:
        """List the cards of these houses and this type, None for all, in which each word of a text stands.

        Cards that belong to no house are among them, if wanted. A word may stand in the rules text of a real card, too,
        once these texts are read.
        """
        wanted = fold(text).split()
        said = texts() if wanted and texts_are_read() else {}
        self.beginResetModel()
        found = [
            card
            for card in (*self._own, *real_cards())
            if (type_ is None or card.type is type_)
            and (of_no_house if not card.houses else houses is None or not houses.isdisjoint(card.houses))
            and all(word in card.words or f" {word}" in said.get(card.id, "") for word in wanted)
        ]
        typed = fold(text)
        self._shown = sorted(found, key=lambda card: _far(card, typed, wanted)) if typed else found
        self.endResetModel()

    def rowCount(self, parent: Index = _NONE) -> int:
        """Return how many cards are listed."""
        return 0 if parent.isValid() else len(self._shown)

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Let cards be dragged."""
        return super().flags(index) | Qt.ItemFlag.ItemIsDragEnabled

    def mimeTypes(self) -> list[str]:
        """Return what is dragged."""
        return [POOL_MIME]

    def mimeData(self, indexes: Sequence[QModelIndex]) -> QMimeData:
        """Return the id of the first of these cards."""
        data = QMimeData()
        data.setData(POOL_MIME, self._shown[indexes[0].row()].id.encode())
        return data

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the name of a card with its houses, its type and its copies, or its emblem."""
        if not index.isValid() or index.row() >= len(self._shown):
            return None
        card = self._shown[index.row()]
        if role == CARD_ROLE:
            return card
        if role == Qt.ItemDataRole.DecorationRole:
            return emblem_icon(card.houses[0], ui.theme) if card.houses else None
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            about = self._about(card)
            if role == Qt.ItemDataRole.AccessibleTextRole:
                mark = (say(w.HOMEMADE),) if card.home is not None else ()
                return ", ".join((card.name, *mark, about))
            name = f"✎ {card.name}" if card.home is not None else card.name
            return f"{name}\n{about}"
        return None

    def _about(self, card: PoolCard) -> str:
        """Return the type of a card, its copies, and its houses, which may be so many that they are cut off."""
        copies = self._copies.get(card.id, 0)
        counted = [say(w.COPIES_IN_DECK.filled(n=copies))] if copies else []
        return " · ".join((say(card.type.words.title), *counted, *_houses_of(card)))


def _houses_of(card: PoolCard) -> tuple[str, ...]:
    """Return the houses of a card in words; none for one that belongs to no house."""
    return (" / ".join(say(house.words) for house in card.houses),) if card.houses else ()


def _far(card: PoolCard, typed: str, wanted: Sequence[str]) -> int:
    """Return how far a card is from what was typed: that is its name, a part of the one shown, of another name, a trait
    or the type, or of what it says."""
    if typed in card.titles:
        return 0
    name = fold(card.name)
    if name.startswith(typed):
        return 1
    if typed in name:
        return 2
    return 3 if all(word in card.words for word in wanted) else 4
