"""What each card did, as a table that sorts by any column."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtGui import QAction, QGuiApplication, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QPushButton,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import STRETCH, across, down
from kfdesk.desk.kit.ui import say
from kfdesk.desk.statistics import texts as s
from kfdesk.match.recorded_game import card_words
from kfdesk.match.statistics import GameStatistics

_AMBER = 2 + list(s.COLUMNS).index("amber")


class _Number(QTableWidgetItem):
    """A count; none is written as a dash and sorts as 0."""

    def __init__(self, value: int) -> None:
        super().__init__(str(value) if value else "–")
        self.value = value
        self.setTextAlignment(Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)

    def __lt__(self, other: QTableWidgetItem) -> bool:
        return self.value < other.value if isinstance(other, _Number) else super().__lt__(other)


class CardTable(QWidget):
    """The cards of one player or of both, with a way to copy them as text."""

    def __init__(self, game: GameStatistics, card_language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._game, self._cards = game, card_language
        self.whose = QComboBox()
        self.whose.addItem(say(s.BOTH), None)
        for player, figures in enumerate(game.players):
            self.whose.addItem(figures.name, player)
        self.whose.setAccessibleName(say(s.WHOSE))
        self.table = QTableWidget()
        self.table.setAccessibleName(say(s.CARDS_NAME))
        self._set_up()
        copy = QPushButton(say(s.COPY))
        copy.setAutoDefault(False)
        copy.clicked.connect(self.copy)
        row = across(Label(say(s.WHOSE)), self.whose, STRETCH, copy)
        down(row, (self.table, 1), on=self)
        self.whose.currentIndexChanged.connect(self.fill)
        self.fill()
        self.table.sortByColumn(_AMBER, Qt.SortOrder.DescendingOrder)

    def _set_up(self) -> None:
        table = self.table
        table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        table.setAlternatingRowColors(True)
        table.setShowGrid(False)
        table.verticalHeader().hide()
        heads = [say(s.CARD), say(s.PLAYER)]
        heads += [say(head) for head, _ in s.COLUMNS.values()]
        table.setColumnCount(len(heads))
        table.setHorizontalHeaderLabels(heads)
        for column, (_, meaning) in enumerate(s.COLUMNS.values(), start=2):
            head = table.horizontalHeaderItem(column)
            if head is not None:
                head.setToolTip(say(meaning))
        table.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        action = QAction(table)
        action.setShortcut(QKeySequence(QKeySequence.StandardKey.Copy))
        action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        action.triggered.connect(self.copy)
        table.addAction(action)

    def fill(self) -> None:
        """Show the cards of the chosen player, or of both."""
        player = self.whose.currentData()
        rows = [row for row in self._game.cards if player is None or row.player == player]
        table = self.table
        table.setSortingEnabled(False)
        table.setRowCount(len(rows))
        for at, row in enumerate(rows):
            table.setItem(at, 0, QTableWidgetItem(card_words(row.card).say(self._cards)))
            table.setItem(at, 1, QTableWidgetItem(self._game.players[row.player].name))
            for column, name in enumerate(s.COLUMNS, start=2):
                table.setItem(at, column, _Number(getattr(row, name)))
        table.setSortingEnabled(True)

    def text(self) -> str:
        """Return the table as it stands, a line a row with tabs."""
        table = self.table
        heads = [table.horizontalHeaderItem(column) for column in range(table.columnCount())]
        lines = ["\t".join(head.text() if head is not None else "" for head in heads)]
        for at in range(table.rowCount()):
            cells = [table.item(at, column) for column in range(table.columnCount())]
            lines.append("\t".join(_plain(cell) for cell in cells))
        return "\n".join(lines)

    def copy(self) -> None:
        """Put the table on the clipboard."""
        QGuiApplication.clipboard().setText(self.text())


def _plain(cell: QTableWidgetItem | None) -> str:
    if isinstance(cell, _Number):
        return str(cell.value)
    return cell.text() if cell is not None else ""
