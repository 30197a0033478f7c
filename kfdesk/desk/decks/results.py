"""The games played with one deck, newest first."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QLabel,
    QMenu,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QVBoxLayout,
    QWidget,
)

from kfdesk.collection.results import Kept, Result
from kfdesk.desk.decks import strings as s
from kfdesk.desk.decks.columns import date_text
from kfdesk.match.formats import format_name

_NUMBER = int(Qt.ItemDataRole.UserRole)


class ResultList(QWidget):
    """A row for each game. `journal_wanted` on a double click; a right click takes a wrong result off."""

    journal_wanted = Signal(str)
    remove_wanted = Signal(int)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._language = "en"
        self._kept: tuple[Kept, ...] = ()
        self.table = QTableWidget(0, len(s.RESULT_COLUMNS))
        self.table.verticalHeader().hide()
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setAlternatingRowColors(True)
        self.table.setShowGrid(False)
        self.table.setTabKeyNavigation(False)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(4, QHeaderView.ResizeMode.Stretch)
        header.setHighlightSections(False)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.table.customContextMenuRequested.connect(self._on_menu)
        self.table.cellDoubleClicked.connect(lambda row, _: self._open(row))
        self.empty = QLabel()
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.empty.setObjectName("dim")
        self.empty.setWordWrap(True)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.empty)
        self.stack.addWidget(self.table)
        box = QVBoxLayout(self)
        box.setContentsMargins(0, 6, 0, 0)
        box.addWidget(self.stack)

    def set_language(self, language: str) -> None:
        """Speak this language."""
        self._language = language
        self.table.setHorizontalHeaderLabels([words.say(language) for words in s.RESULT_COLUMNS])
        self.table.setAccessibleName(s.TAB_RESULTS.say(language))
        self.empty.setText(s.NO_RESULTS.say(language))
        self.show_results(self._kept)

    def show_results(self, kept: Sequence[Kept]) -> None:
        """Show these games."""
        self._kept = tuple(kept)
        self.stack.setCurrentIndex(1 if kept else 0)
        self.table.setRowCount(len(kept))
        for row, one in enumerate(kept):
            for column, text in enumerate(self._cells(one.result)):
                item = QTableWidgetItem(text)
                item.setToolTip(text)
                item.setData(_NUMBER, one.number)
                self.table.setItem(row, column, item)

    def _cells(self, result: Result) -> tuple[str, ...]:
        opponent = result.opponent_name
        if result.opponent_player:
            opponent = f"{opponent} ({result.opponent_player})" if opponent else result.opponent_player
        return (
            date_text(result.date, self._language),
            (s.WON if result.won else s.LOST).say(self._language),
            f"{result.keys} : {result.opponent_keys}",
            str(result.turns) if result.turns else "",
            opponent,
            format_name(result.format).say(self._language),
        )

    def _open(self, row: int) -> None:
        journal = self._kept[row].result.journal
        if journal:
            self.journal_wanted.emit(journal)

    def _on_menu(self, at: QPoint) -> None:
        item = self.table.itemAt(at)
        if item is None:
            return
        number = int(item.data(_NUMBER))
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(s.REMOVE_RESULT.say(self._language), lambda: self.remove_wanted.emit(number))
        menu.popup(self.table.viewport().mapToGlobal(at))
