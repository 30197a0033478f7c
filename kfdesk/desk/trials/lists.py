"""Tables of the room: rows of words and numbers that can be ordered by any column."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRectF, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from kfdesk.collection.strengths import Strength
from kfdesk.desk.decks.drawing import draw_strength
from kfdesk.desk.decks.plain_table import be_plain_table
from kfdesk.desk.kit.labels import tip
from kfdesk.desk.kit.ui import ui

_VALUE = int(Qt.ItemDataRole.UserRole) + 1
_STRENGTH = int(Qt.ItemDataRole.UserRole) + 2
KEY = int(Qt.ItemDataRole.UserRole) + 3
_RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
_LEFT = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter


@dataclass(frozen=True, slots=True)
class Cell:
    """What a cell says, and what it is ordered by; one with a strength is drawn as a bar and said as its text."""

    text: str
    value: float | str
    strength: Strength | None = None


class _Item(QTableWidgetItem):
    def __lt__(self, other: QTableWidgetItem) -> bool:
        mine, theirs = self.data(_VALUE), other.data(_VALUE)
        return bool(mine < theirs)


class _Bars(QStyledItemDelegate):
    """Draws the bar of a strength over the ground of its cell."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw it; a cell without one as all others."""
        found: Any = index.data(_STRENGTH)
        super().paint(painter, option, index)
        if isinstance(found, Strength):
            painter.save()
            painter.setFont(option.font)
            chosen = bool(option.state & QStyle.StateFlag.State_Selected)
            painter.setPen((option.palette.highlightedText() if chosen else option.palette.text()).color())
            draw_strength(painter, found, QRectF(option.rect.adjusted(4, 3, -6, -3)), ui.theme)
            painter.restore()


class RowTable(QTableWidget):
    """Rows that are chosen and opened; each has a key."""

    opened = Signal(str)
    """The key of a row that was chosen by Enter or a double click."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        be_plain_table(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setItemDelegate(_Bars(self))
        self.horizontalHeader().setHighlightSections(False)
        self.horizontalHeader().setSectionsClickable(True)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.doubleClicked.connect(lambda index: self.opened.emit(self._key(index.row())))

    def show_rows(self, heads: Sequence[str], rows: Sequence[tuple[str, Sequence[Cell]]], wide: int) -> None:
        """Show these rows, each with its key; the column `wide` takes what room is left."""
        key, header = self.key, self.horizontalHeader()
        ordered = self.isSortingEnabled()
        by, order = header.sortIndicatorSection(), header.sortIndicatorOrder()
        self.setSortingEnabled(False)
        self.setColumnCount(len(heads))
        self.setHorizontalHeaderLabels(list(heads))
        self.setRowCount(len(rows))
        for number, (row_key, cells) in enumerate(rows):
            for at, cell in enumerate(cells):
                self.setItem(number, at, _item(cell, row_key))
        modes = QHeaderView.ResizeMode
        for at in range(len(heads)):
            bar = any(cells[at].strength is not None for _, cells in rows[:1])
            mode = modes.Stretch if at == wide else modes.Interactive if bar else modes.ResizeToContents
            header.setSectionResizeMode(at, mode)
            if bar:
                self.setColumnWidth(at, min(self.fontMetrics().averageCharWidth() * 26, self.width() * 2 // 5))
        self.setSortingEnabled(True)
        if ordered:
            self.sortItems(by, order)
        else:
            header.setSortIndicator(-1, Qt.SortOrder.AscendingOrder)
        self.choose(key)

    @property
    def key(self) -> str:
        """The key of the row that is chosen, "" for none."""
        return self._key(self.currentRow())

    def choose(self, key: str) -> None:
        """Choose the row with this key, the first where there is none."""
        rows = (row for row in range(self.rowCount()) if self._key(row) == key)
        if self.rowCount():
            self.setCurrentCell(next(rows, 0), 0)

    def _key(self, row: int) -> str:
        item = self.item(row, 0)
        return str(item.data(KEY)) if item is not None else ""

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter for the row chosen."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self.key:
            self.opened.emit(self.key)
            return
        super().keyPressEvent(event)


def _item(cell: Cell, key: str) -> QTableWidgetItem:
    item = _Item("" if cell.strength is not None else cell.text)
    item.setData(_VALUE, cell.value)
    item.setData(KEY, key)
    item.setTextAlignment(_LEFT if isinstance(cell.value, str) else _RIGHT)
    item.setToolTip(tip(cell.text))
    if cell.strength is not None:
        item.setData(_STRENGTH, cell.strength)
        item.setData(Qt.ItemDataRole.AccessibleTextRole, cell.text)
    return item


def number_cell(value: float, text: str) -> Cell:
    """Return a cell that is ordered by a number."""
    return Cell(text, value)


def word_cell(text: str) -> Cell:
    """Return a cell that is ordered by its words."""
    return Cell(text, text.casefold())
