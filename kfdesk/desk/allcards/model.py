"""The cards found, as a model for the grid and the table."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from kfdesk.cards.facts import facts
from kfdesk.collection.allcards.finding import rarity_of
from kfdesk.collection.allcards.owned import NOTHING_OWNED, Owned
from kfdesk.collection.allcards.printed import houses_in
from kfdesk.collection.allcards.vocabulary import RARITIES
from kfdesk.collection.homemade import HOMEMADE_WORDS
from kfdesk.collection.titles import is_twin
from kfdesk.collection.vocabulary import house_title
from kfdesk.desk.allcards import texts as s
from kfdesk.desk.card.faces import trait_words
from kfdesk.desk.kit.labels import tip
from kfdesk.desk.kit.ui import follow_language, say, ui
from kfdesk.engine import glossary
from kfdesk.engine.facts import PrintedFacts
from kfdesk.text.words import same

CARD_ROLE = int(Qt.ItemDataRole.UserRole) + 1
"""The id of the card of an index."""
COPIES_ROLE = CARD_ROLE + 1
"""How many copies of it are owned."""
Index = QModelIndex | QPersistentModelIndex
_NONE = QModelIndex()
COLUMNS = tuple(s.COLUMNS)
NUMBERS = frozenset({"power", "armor", "amber", "owned", "decks"})
SORT_OF: Mapping[str, str] = {"name": "name", "houses": "house", "type": "type", "rarity": "rarity", "sets": "set"} | {
    name: name for name in NUMBERS
}
"""What a column is ordered by."""


def card_title(card: PrintedFacts) -> str:
    """Return what a card is called; half of a gigantic creature says which it is, and an Evil Twin that it is one."""
    half = card.half
    more = half.words if half is not None else glossary.RARITIES["Evil Twin"].title if is_twin(card.id) else None
    name = say(card.title)
    return name if more is None else f"{name} ({say(more)})"


def houses_said(card: PrintedFacts) -> str:
    """Return the houses that a card is printed in, "" for a card outside the houses."""
    return ", ".join(say(house_title(house)) for house in houses_in(card))


def rarity_said(card: PrintedFacts) -> str:
    """Return the rarity of a card in its newest set."""
    if card.homemade:
        return say(HOMEMADE_WORDS.title)
    rarity = rarity_of(card)
    return say(RARITIES.get(rarity, same(rarity)).title)


_TEXTS: Mapping[str, Callable[[PrintedFacts], str]] = {
    "name": card_title,
    "houses": houses_said,
    "type": lambda card: say(card.type.words.title),
    "rarity": rarity_said,
    "sets": lambda card: ", ".join(card.sets),
    "power": lambda card: "" if card.power is None else str(card.power),
    "armor": lambda card: "" if card.armor is None else str(card.armor),
    "amber": lambda card: str(card.amber() or ""),
    "traits": lambda card: ", ".join(trait_words(card.traits, ui.language)),
}


class CardsModel(QAbstractTableModel):
    """The cards of one search, in its order, with how many copies of each are owned."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._ids: Sequence[str] = ()
        self._owned: Owned = NOTHING_OWNED
        follow_language(self._say)

    def _say(self) -> None:
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)
        if self._ids:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._ids) - 1, len(COLUMNS) - 1))

    @property
    def ids(self) -> Sequence[str]:
        """The ids of the cards, in their order."""
        return self._ids

    def show(self, ids: Sequence[str], owned: Owned) -> None:
        """Show these cards in this order, and what is owned of them."""
        self.beginResetModel()
        self._ids, self._owned = ids, owned
        self.endResetModel()

    def row_of(self, card: str) -> int:
        """Return where a card stands, -1 where it is not among them."""
        return self._ids.index(card) if card in self._ids else -1

    def rowCount(self, parent: Index = _NONE) -> int:
        """Return how many cards were found."""
        return 0 if parent.isValid() else len(self._ids)

    def columnCount(self, parent: Index = _NONE) -> int:
        """Return the number of columns."""
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's text, its speech, its alignment, or the card for a delegate."""
        if not index.isValid() or index.row() >= len(self._ids):
            return None
        card, column = self._ids[index.row()], COLUMNS[index.column()]
        if role == CARD_ROLE:
            return card
        if role == COPIES_ROLE:
            return self._owned.of(card).copies
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(_RIGHT if column in NUMBERS else _LEFT)
        if role == Qt.ItemDataRole.DisplayRole:
            return self._text(card, column)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(self._text(card, column))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(card) if column == "name" else self._text(card, column)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a column's title."""
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(COLUMNS):
            return None
        column = COLUMNS[section]
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return say(s.COLUMNS[column])
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(_RIGHT if column in NUMBERS else _LEFT)
        return None

    def _text(self, card: str, column: str) -> str:
        held = self._owned.of(card)
        if column == "owned":
            return str(held.copies or "")
        if column == "decks":
            return str(held.decks or "")
        return _TEXTS[column](facts()[card])

    def _spoken(self, card: str) -> str:
        """Return what a screen reader says of a card: enough to know it without its picture."""
        known, copies = facts()[card], self._owned.of(card).copies
        counted = s.COPIES_OWNED.filled(n=copies) if copies else s.NONE_OWNED
        parts = (card_title(known), say(known.type.words), houses_said(known), say(counted))
        return ", ".join(filter(None, parts))


_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
