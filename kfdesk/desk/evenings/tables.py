"""Pairings in large letters and standings beside them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from kfdesk.desk.kit.labels import tip
from kfdesk.spreadsheets import TextTable


def cell(table: QTableWidget, row: int, column: int) -> QTableWidgetItem:
    """Return the item of a cell that has one."""
    item = table.item(row, column)
    assert item is not None
    return item


class WordTable(QTableWidget):
    """Shows a table of words, to be read and chosen from row by row."""

    opened = Signal()
    """A row was chosen by Enter or a double click."""

    def __init__(self, style: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(style)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setShowGrid(False)
        self.verticalHeader().hide()
        self.horizontalHeader().setHighlightSections(False)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        self.doubleClicked.connect(lambda _: self.opened.emit())

    def show_table(self, table: TextTable, wide: Sequence[int], tips: Sequence[str] = ()) -> None:
        """Show this table; the columns `wide` share the room that is left, `tips` explain the heads."""
        row = self.currentRow()
        self.setColumnCount(len(table.heads))
        self.setRowCount(len(table.rows))
        self.setHorizontalHeaderLabels(table.heads)
        for at, text in enumerate(tips):
            head = self.horizontalHeaderItem(at)
            if head is not None:
                head.setToolTip(tip(text))
        for number, cells in enumerate(table.rows):
            for at, cell in enumerate(cells):
                item = QTableWidgetItem(cell)
                side = Qt.AlignmentFlag.AlignRight if at in table.right else Qt.AlignmentFlag.AlignLeft
                item.setTextAlignment(side | Qt.AlignmentFlag.AlignVCenter)
                item.setToolTip(tip(cell))
                self.setItem(number, at, item)
        modes = QHeaderView.ResizeMode
        for at in range(len(table.heads)):
            self.horizontalHeader().setSectionResizeMode(at, modes.Stretch if at in wide else modes.ResizeToContents)
        if self.rowCount():
            self.setCurrentCell(min(max(0, row), self.rowCount() - 1), 0)

    def width_of(self, columns: int) -> int:
        """Return how wide the table is that shows so many columns from the left whole, in pixels; 0 without any."""
        if not self.columnCount():
            return 0
        around = 2 * self.frameWidth() + self.verticalScrollBar().sizeHint().width()
        return sum(self.columnWidth(at) for at in range(min(columns, self.columnCount()))) + around

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter for the row chosen."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.opened.emit()
            return
        super().keyPressEvent(event)
