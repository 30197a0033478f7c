"""The games played with one deck, newest first; those played on paper are entered here."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHeaderView,
    QMenu,
    QPushButton,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QWidget,
)

from kfdesk.collection.results import Kept, Result
from kfdesk.desk.decks import game_texts as w
from kfdesk.desk.decks import texts as s
from kfdesk.desk.kit.labels import Label, tip
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.locales import date_text
from kfdesk.desk.kit.ui import follow_language, say, says, ui
from kfdesk.match.formats import format_name
from kfdesk.match.home_marks import deck_words
from kfdesk.text.words import Words

_NUMBER = int(Qt.ItemDataRole.UserRole)


class ResultList(QWidget):
    """A row for each game, and below what else is known of the selected one. `journal_wanted` on a double click
    or Enter; a right click or Delete takes a wrong result off, and a button adds a game by hand."""

    journal_wanted = Signal(str)
    remove_wanted = Signal(int)
    add_wanted = Signal()

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._kept: tuple[Kept, ...] = ()
        self._homemade: frozenset[str] = frozenset()
        """The keys of the opponents' decks that are home-made."""
        self.table = says(QTableWidget(0, len(s.RESULT_COLUMNS)), name=s.TAB_RESULTS)
        self.table.verticalHeader().hide()
        self.table.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.table.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.table.setAlternatingRowColors(True)
        self.table.setShowGrid(False)
        self.table.setTabKeyNavigation(False)
        header = self.table.horizontalHeader()
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setStretchLastSection(True)
        header.setHighlightSections(False)
        self.table.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.table.customContextMenuRequested.connect(self._on_menu)
        self.table.cellActivated.connect(lambda row, _: self._open(row))
        self.table.itemSelectionChanged.connect(self._show_more)
        scope = Qt.ShortcutContext.WidgetShortcut
        QShortcut(QKeySequence.StandardKey.Delete, self.table, self._remove_current, context=scope)
        self.empty = says(Label(style="dim", wraps=True), s.NO_RESULTS)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.stack = QStackedWidget()
        self.stack.addWidget(self.empty)
        self.stack.addWidget(self.table)
        self.more = Label(wraps=True)
        self.more.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.more.hide()
        self.add = says(QPushButton(), w.ADD_GAME, tip=w.ADD_GAME_TIP)
        self.add.clicked.connect(self.add_wanted)
        down((self.stack, 1), self.more, (self.add, Qt.AlignmentFlag.AlignLeft), on=self, margins=(0, 6, 0, 0))
        follow_language(self._say)

    @property
    def results(self) -> tuple[Result, ...]:
        """The games shown, from the first row to the last."""
        return tuple(kept.result for kept in self._kept)

    def _say(self) -> None:
        self.table.setHorizontalHeaderLabels([say(words) for words in s.RESULT_COLUMNS])
        self.show_results(self._kept, self._homemade)

    def show_results(self, kept: Sequence[Kept], homemade: frozenset[str] = frozenset()) -> None:
        """Show these games; `homemade` are the keys of opponents' decks that are home-made."""
        self._kept, self._homemade = tuple(kept), homemade
        self.stack.setCurrentIndex(1 if kept else 0)
        self.table.setRowCount(len(kept))
        for row, one in enumerate(kept):
            for column, text in enumerate(self._cells(one.result)):
                item = QTableWidgetItem(text)
                item.setToolTip(tip(text))
                item.setData(_NUMBER, one.number)
                self.table.setItem(row, column, item)
        self._show_more()

    def _cells(self, result: Result) -> tuple[str, ...]:
        name = deck_words(result.opponent_name, homemade=result.opponent in self._homemade)
        opponent = say(name) if result.opponent_name else ""
        if result.opponent_player:
            opponent = f"{opponent} ({result.opponent_player})" if opponent else result.opponent_player
        return (
            date_text(result.date, ui.language),
            say(s.WON if result.won else s.LOST),
            opponent,
            f"{result.keys} : {result.opponent_keys}",
            str(result.turns) if result.turns else "",
            say(format_name(result.format)),
        )

    def _current(self) -> Kept | None:
        row = self.table.currentRow()
        return self._kept[row] if 0 <= row < len(self._kept) else None

    def _show_more(self) -> None:
        """Say of the selected game what has no column."""
        one = self._current() if self.table.selectedItems() else None
        said = [] if one is None else [say(words) for words in _more_of(one.result)]
        if one is not None and one.result.note:
            said.append(one.result.note)
        self.more.setText(" ".join(said))
        self.more.setVisible(bool(said))

    def _open(self, row: int) -> None:
        journal = self._kept[row].result.journal
        if journal:
            self.journal_wanted.emit(journal)

    def _remove_current(self) -> None:
        one = self._current()
        if one is not None:
            self.remove_wanted.emit(one.number)

    def _on_menu(self, at: QPoint) -> None:
        item = self.table.itemAt(at) or self.table.currentItem()
        if item is None:
            return
        row, number = item.row(), int(item.data(_NUMBER))
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        watch = menu.addAction(say(w.WATCH), lambda: self._open(row))
        watch.setEnabled(bool(self._kept[row].result.journal))
        menu.addAction(say(s.REMOVE_RESULT), lambda: self.remove_wanted.emit(number))
        menu.popup(self.table.viewport().mapToGlobal(at))


def _more_of(result: Result) -> list[Words]:
    said = [w.BY_HAND] if result.manual else []
    if result.went_first is not None:
        said.append(w.OWN_FIRST if result.went_first else w.OTHER_FIRST)
    if result.chains or result.opponent_chains:
        said.append(w.CHAINS.filled(own=result.chains, other=result.opponent_chains))
    return said
