"""The decks found, as a model for the table and the grid: only the rows looked at are ever read."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from PySide6.QtCore import (
    QAbstractTableModel,
    QByteArray,
    QMimeData,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
)

from kfdesk.collection.search import DeckRow
from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.columns import COLUMNS, Column, purpose_text
from kfdesk.desk.kit.bounded import Bounded
from kfdesk.desk.kit.labels import tip
from kfdesk.desk.kit.ui import follow_language, say, ui

ROW_ROLE = int(Qt.ItemDataRole.UserRole) + 1
"""The whole `DeckRow` of an index."""
KEYS_MIME = "application/x-kfdesk-deck-keys"
"""Decks carried to a folder or a tag at the left side, by their keys."""

SLICE = 64
"""So many rows are read at once."""
SLICES_KEPT = 24

Index = QModelIndex | QPersistentModelIndex
_NONE = QModelIndex()


class ShelfModel(QAbstractTableModel):
    """The decks of one search, in its order. Rows are fetched in slices, the least used are let go."""

    def __init__(self, fetch: Callable[[Sequence[int]], Sequence[DeckRow]], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._fetch = fetch
        self._ids: Sequence[int] = ()
        self._slices: Bounded[int, list[DeckRow | None]] = Bounded(most=SLICES_KEPT)
        follow_language(self._say)

    def _say(self) -> None:
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(COLUMNS) - 1)
        self._all_changed()

    # What the room sets.

    def show(self, ids: Sequence[int]) -> None:
        """Show these decks in this order."""
        self.beginResetModel()
        self._ids = ids
        self._slices.clear()
        self.endResetModel()

    def refresh(self) -> None:
        """Read the rows anew that are still the same decks: something about them was changed."""
        self._slices.clear()
        self._all_changed()

    def _all_changed(self) -> None:
        if self._ids:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._ids) - 1, len(COLUMNS) - 1))

    # What is asked of single rows.

    @property
    def ids(self) -> Sequence[int]:
        """The numbers of the decks shown, in their order."""
        return self._ids

    def row(self, number: int) -> DeckRow | None:
        """Return what the shelf says of the deck in this row; None for one that is gone."""
        if not 0 <= number < len(self._ids):
            return None
        piece, place = divmod(number, SLICE)
        return self._slices.made_once(piece, lambda: self._read(piece))[place]

    def _read(self, piece: int) -> list[DeckRow | None]:
        ids = self._ids[piece * SLICE : (piece + 1) * SLICE]
        found: Mapping[int, DeckRow] = {row.id: row for row in self._fetch(ids)}
        return [found.get(number) for number in ids]

    # Qt's questions.

    def rowCount(self, parent: Index = _NONE) -> int:
        """Return how many decks were found."""
        return 0 if parent.isValid() else len(self._ids)

    def columnCount(self, parent: Index = _NONE) -> int:
        """Return the number of columns, hidden ones included."""
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a cell's text, its speech, its alignment, or the whole row for a delegate."""
        if not index.isValid():
            return None
        column = COLUMNS[index.column()]
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(_RIGHT if column.number else _LEFT)
        row = self.row(index.row())
        if row is None:
            return None
        if role == Qt.ItemDataRole.DisplayRole:
            return column.text(row, ui.language) if not column.drawn else ""
        if role == ROW_ROLE:
            return row
        if role == Qt.ItemDataRole.ToolTipRole:
            return tip(column.tip(row, ui.language)) if column.tip is not None else None
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return self._spoken(row, column)
        return None

    def headerData(self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole) -> Any:
        """Return a column's title."""
        if orientation is not Qt.Orientation.Horizontal or not 0 <= section < len(COLUMNS):
            return None
        column = COLUMNS[section]
        title = say(s.COLUMN_NAMES[column.id])
        if role == Qt.ItemDataRole.DisplayRole:
            return "" if column.id == "star" else title
        if role == Qt.ItemDataRole.ToolTipRole:
            more = say(s.SORT_TIP) if column.sort else ""
            return "\n".join(filter(None, (say(s.COLUMN_TIPS.get(column.id, s.COLUMN_NAMES[column.id])), more)))
        if role == Qt.ItemDataRole.AccessibleTextRole:
            return say(s.COLUMN_TIPS.get(column.id, s.COLUMN_NAMES[column.id]))
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return int(_RIGHT if column.number else _LEFT)
        return None

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return that every deck can be selected and carried."""
        if not index.isValid():
            return Qt.ItemFlag.NoItemFlags
        return _FLAGS

    def mimeTypes(self) -> list[str]:
        """Return the one way decks are carried."""
        return [KEYS_MIME]

    def mimeData(self, indexes: Iterable[QModelIndex]) -> QMimeData:
        """Return the keys of the decks in these cells."""
        numbers = dict.fromkeys(index.row() for index in indexes)
        rows = (self.row(number) for number in numbers)
        data = QMimeData()
        keys = "\n".join(row.key for row in rows if row is not None)
        data.setData(KEYS_MIME, QByteArray(keys.encode()))
        return data

    def _spoken(self, row: DeckRow, column: Column) -> str:
        if column.id == "name":
            said = (row.name, say(s.IS_FAVORITE) if row.favorite else "", purpose_text(row.purpose, ui.language))
            return ", ".join(filter(None, said))
        return column.text(row, ui.language)


_FLAGS = Qt.ItemFlag.ItemIsEnabled | Qt.ItemFlag.ItemIsSelectable | Qt.ItemFlag.ItemIsDragEnabled
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter
