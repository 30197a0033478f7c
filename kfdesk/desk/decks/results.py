"""The games played with one deck, newest first; those played on paper are entered here."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QKeySequence, QResizeEvent, QShortcut
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QHeaderView,
    QMenu,
    QPushButton,
    QStackedWidget,
    QTableWidget,
    QTableWidgetItem,
    QToolButton,
    QWidget,
)

from kfdesk.collection.results import Kept, Result
from kfdesk.desk.charts.win_rates import WinRatesPanel
from kfdesk.desk.decks import game_texts as w
from kfdesk.desk.decks import texts as s
from kfdesk.desk.kit.labels import Label, tip
from kfdesk.desk.kit.layouts import STRETCH, across, down
from kfdesk.desk.kit.locales import date_text
from kfdesk.desk.kit.save_table import SAVE_TABLE, SAVE_TABLE_TIP, ask_to_save
from kfdesk.desk.kit.ui import follow_language, say, says, ui
from kfdesk.engine.decks import DeckKind
from kfdesk.match.formats import format_name
from kfdesk.match.home_marks import deck_words
from kfdesk.spreadsheets import Cell
from kfdesk.text.words import Words

_WIDE = 72
"""Where less than so many letters have room in a row, turns and format are told below the list."""
_TURNS, _FORMAT = 4, 5
_OPPONENT = 2
"""The column that takes the room that is left."""
_NUMBER = int(Qt.ItemDataRole.UserRole)


class ResultList(QWidget):
    """The games between people or, apart from them, those against the program: how often the deck won, or a row for
    each game with what else is known of it below.

    `journal_wanted` on a double click or Enter; a right click or Delete takes a wrong result off, and a button adds a
    game by hand."""

    journal_wanted = Signal(str)
    remove_wanted = Signal(int)
    add_wanted = Signal()
    search_wanted = Signal(str)
    """The decks that a bar of the win rates is about are to be found."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._all: tuple[Kept, ...] = ()
        self._kept: tuple[Kept, ...] = ()
        self.kind = says(QComboBox(), name=w.KIND)
        self.kind.addItems(["", ""])
        self.kind.currentIndexChanged.connect(lambda _: self._show_kind())
        self.as_list = says(QToolButton(), w.AS_LIST)
        self.as_rates = says(QToolButton(), w.AS_RATES)
        for button in (self.as_list, self.as_rates):
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.clicked.connect(lambda _: self._show_view())
        self.as_list.setChecked(True)
        self.rates = WinRatesPanel()
        self.rates.search_wanted.connect(self.search_wanted)
        self._kinds: Mapping[str, DeckKind] = {}
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
        header.setStretchLastSection(False)
        header.setSectionResizeMode(_OPPONENT, QHeaderView.ResizeMode.Stretch)
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
        self.stack.addWidget(self.rates)
        self.more = Label(wraps=True)
        self.more.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.more.hide()
        self.add = says(QPushButton(), w.ADD_GAME, tip=w.ADD_GAME_TIP)
        self.add.clicked.connect(self.add_wanted)
        self.save = says(QPushButton(), SAVE_TABLE, tip=SAVE_TABLE_TIP)
        self.save.clicked.connect(lambda: ask_to_save(self, "results", self.as_rows))
        top = across((self.kind, 1), self.as_list, self.as_rates)
        buttons = across(self.add, self.save, STRETCH)
        down(top, (self.stack, 1), self.more, buttons, on=self, margins=(0, 6, 0, 0))
        follow_language(self._say)

    @property
    def results(self) -> tuple[Result, ...]:
        """The games shown, from the first row to the last."""
        return tuple(kept.result for kept in self._kept)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Leave the names of opponents their room."""
        super().resizeEvent(event)
        narrow = self.width() < _WIDE * self.fontMetrics().averageCharWidth()
        for column in (_TURNS, _FORMAT):
            self.table.setColumnHidden(column, narrow)
        self._show_more()

    def _say(self) -> None:
        self.table.setHorizontalHeaderLabels([say(words) for words in s.RESULT_COLUMNS])
        for place, words in enumerate((w.PEOPLE, w.PRACTICE)):
            self.kind.setItemText(place, say(words))
        self._show_kind()

    def show_results(self, kept: Sequence[Kept], kinds: Mapping[str, DeckKind] | None = None) -> None:
        """Show these games: those of the kind that was looked at, where there are any, else those of the other.

        `kinds` says by their keys which opponents' decks were not published as they are.
        """
        self._all, self._kinds = tuple(kept), kinds or {}
        played = {one.result.practice for one in kept}
        if played and bool(self.kind.currentIndex()) not in played:
            self.kind.setCurrentIndex(int(played.pop()))
        self._show_kind()

    def _show_view(self) -> None:
        """Show the list or the rates, or that there are no games."""
        rates = self.as_rates.isChecked()
        shown = self.rates if rates else self.table
        self.stack.setCurrentWidget(shown if self._kept else self.empty)
        self._show_more()

    def _show_kind(self) -> None:
        practice = self.kind.currentIndex() == 1
        kept = self._kept = tuple(one for one in self._all if one.result.practice is practice)
        for widget in (self.kind, self.as_list, self.as_rates, self.save):
            widget.setVisible(bool(self._all))
        self.rates.show_results(self.results)
        self.table.setRowCount(len(kept))
        for row, one in enumerate(kept):
            for column, text in enumerate(self._cells(one.result)):
                item = QTableWidgetItem(text)
                item.setToolTip(tip(text))
                item.setData(_NUMBER, one.number)
                self.table.setItem(row, column, item)
        self._show_view()

    def as_rows(self) -> list[list[Cell]]:
        """Return the games shown as a table: days as ISO 8601 has them, keys in columns of their own."""
        date, result, opponent, keys, turns, format_ = (say(words) for words in s.RESULT_COLUMNS)
        heads: list[Cell] = [date, result, opponent, keys, say(w.OPPONENT_KEYS), turns, format_, say(w.NOTE_HEAD)]
        return [heads, *(self._row(one) for one in self.results)]

    def _row(self, result: Result) -> list[Cell]:
        _, outcome, opponent, _, _, format_ = self._cells(result)
        day = result.date.astimezone().date().isoformat()
        return [day, outcome, opponent, result.keys, result.opponent_keys, result.turns or None, format_, result.note]

    def _cells(self, result: Result) -> tuple[str, ...]:
        name = deck_words(result.opponent_name, self._kinds.get(result.opponent, DeckKind.PUBLISHED))
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
        one = self._current() if self.table.selectedItems() and not self.as_rates.isChecked() else None
        said = [] if one is None else [say(words) for words in _more_of(one.result)]
        if one is not None and self.table.isColumnHidden(_FORMAT):
            said = [*_told_below(one.result), *said]
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


def _told_below(result: Result) -> list[str]:
    """Return what a list without room for it does not tell of a game."""
    words = format_name(result.format) if result.format else None
    turns = w.SO_MANY_TURNS.filled(n=result.turns) if result.turns else None
    return [say(w.SENTENCE.filled(what=part)) for part in (words, turns) if part is not None]


def _more_of(result: Result) -> list[Words]:
    said = [w.BY_HAND] if result.manual else []
    if result.went_first is not None:
        said.append(w.OWN_FIRST if result.went_first else w.OTHER_FIRST)
    if result.chains or result.opponent_chains:
        said.append(w.CHAINS.filled(own=result.chains, other=result.opponent_chains))
    return said
