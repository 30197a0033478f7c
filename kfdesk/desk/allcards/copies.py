"""The copies of a card in the decks of the shelf, as a list: read deck by deck as far as somebody looks."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTreeView, QWidget

from kfdesk.collection.allcards.owned import STANDINGS, Copies, DeckWithCard, Standing
from kfdesk.collection.vocabulary import house_title
from kfdesk.desk.allcards import texts as s
from kfdesk.desk.decks.cards import LINE_ROLE, IconDelegate
from kfdesk.desk.decks.pictures import emblem_icon
from kfdesk.desk.kit.labels import tip
from kfdesk.desk.kit.ui import follow_language, say, says, ui
from kfdesk.engine.terms import HOUSES, Icon
from kfdesk.text.words import same

AT_ONCE: Final = 40
"""The copies in so many decks are read at a time."""
Index = QModelIndex | QPersistentModelIndex
_NONE = QModelIndex()
_ICONS = {icon.value: icon.words for icon in Icon}

Read = Callable[[Sequence[DeckWithCard]], Sequence[Copies]]
"""Reads the copies of the card in some decks."""


def icons_said(icons: Sequence[str]) -> str:
    """Return bonus icons in words, "" for none."""
    if not icons:
        return ""
    named = (HOUSES[icon].words if icon in HOUSES else _ICONS.get(icon, same(icon)) for icon in icons)
    return say(s.ICONS.filled(icons=", ".join(map(say, named))))


def marks_of(copies: Copies) -> list[str]:
    """Return what is special about copies: mavericks, legacies, and that their deck does not count."""
    line, standing = copies.line, copies.deck.standing
    found = [say(words) for holds, words in ((line.maverick, s.MAVERICK), (line.legacy, s.LEGACY)) if holds]
    return found if standing is Standing.OWNED else [*found, say(STANDINGS[standing])]


def about(copies: Copies) -> str:
    """Return how many copies there are, of which house, and what is special about them."""
    line = s.COPY_LINE.filled(n=copies.line.count, house=house_title(copies.line.house))
    return " · ".join((say(line), *marks_of(copies)))


class CopiesModel(QAbstractTableModel):
    """Lines of copies, and behind them their bonus icons."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._decks: Sequence[DeckWithCard] = ()
        self._read: Read = lambda _: ()
        self._at = 0
        self._lines: list[Copies] = []
        follow_language(self._say)

    def _say(self) -> None:
        if self._lines:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._lines) - 1, 1))

    def show(self, decks: Sequence[DeckWithCard], read: Read) -> None:
        """Show the copies in these decks."""
        self.beginResetModel()
        self._decks, self._read, self._at, self._lines = decks, read, 0, []
        self.endResetModel()

    def copies(self, row: int) -> Copies | None:
        """Return the copies of a line."""
        return self._lines[row] if 0 <= row < len(self._lines) else None

    def canFetchMore(self, parent: Index) -> bool:
        """Return whether there are decks that have not been read."""
        return not parent.isValid() and self._at < len(self._decks)

    def fetchMore(self, parent: Index) -> None:
        """Read the next decks."""
        del parent
        decks = self._decks[self._at : self._at + AT_ONCE]
        self._at += len(decks)
        lines = self._read(decks)
        if lines:
            self.beginInsertRows(_NONE, len(self._lines), len(self._lines) + len(lines) - 1)
            self._lines += lines
            self.endInsertRows()

    def rowCount(self, parent: Index = _NONE) -> int:
        """Return how many lines have been read."""
        return 0 if parent.isValid() else len(self._lines)

    def columnCount(self, parent: Index = _NONE) -> int:
        """Return two: the deck, and the bonus icons."""
        return 0 if parent.isValid() else 2

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return the deck with what is to be said of the copies, the emblem of their house, or their icons."""
        copies = self.copies(index.row()) if index.isValid() else None
        if copies is None:
            return None
        if role == LINE_ROLE:
            return copies.line
        if role == Qt.ItemDataRole.SizeHintRole and index.column() == 1:
            return QSize(20 * len(copies.line.icons) + 6, 0)
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip("\n".join(filter(None, (self._spoken(copies), say(s.COPIES_TIP)))))
        if index.column() == 1:
            return icons_said(copies.line.icons) if role == Qt.ItemDataRole.AccessibleTextRole else None
        if role == Qt.ItemDataRole.DisplayRole:
            return f"{copies.deck.name}\n{about(copies)}"
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(copies)
        if role == Qt.ItemDataRole.DecorationRole:
            return emblem_icon(copies.line.house, ui.theme)
        return None

    def _spoken(self, copies: Copies) -> str:
        return ", ".join(filter(None, (copies.deck.name, about(copies), icons_said(copies.line.icons))))


class CopiesList(QTreeView):
    """The list; a click or Enter wants the deck."""

    deck_wanted = Signal(str)
    """The key of a deck."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.copies = CopiesModel(self)
        self.setModel(self.copies)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setItemDelegateForColumn(1, IconDelegate(self))
        header = self.header()
        header.setStretchLastSection(False)
        header.setMinimumSectionSize(6)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.clicked.connect(lambda index: self._want(index.row()))
        says(self, name=s.COPIES_NAME)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter wants the deck."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._want(self.currentIndex().row())
        else:
            super().keyPressEvent(event)

    def _want(self, row: int) -> None:
        copies = self.copies.copies(row)
        if copies is not None:
            self.deck_wanted.emit(copies.deck.key)
