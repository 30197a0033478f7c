"""Decks side by side as tables: figures in rows with the highest marked, and cards with their copies in each deck."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QFont, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableWidget, QTableWidgetItem, QWidget

from kfdesk.collection.comparing import CardRow, highest
from kfdesk.collection.records import DeckRecord
from kfdesk.collection.search import DeckRow
from kfdesk.desk.decks import compare_texts as w
from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.columns import BY_ID, COLUMNS, Column, Group, set_or_kind
from kfdesk.desk.decks.drawing import in_lines
from kfdesk.desk.decks.shown_table import plain_cells
from kfdesk.desk.kit.labels import tip
from kfdesk.desk.kit.ui import say, ui
from kfdesk.match.home_marks import deck_words
from kfdesk.spreadsheets import Cell, TextTable

LETTERS_WIDE, MOST_LETTERS_WIDE = 15, 32
"""How wide the column of a deck is at least and at most, in letters."""
HEAD_LINES = 3
"""So many lines of a deck's name stand above its column."""
MORE_IS_MORE = (Group.EXPECTED, Group.DOK)
"""Groups of columns in which the highest number is marked: what is counted on cards is neither good nor bad."""
_ALSO_MARKED = ("amber", "winrate", "practicerate")
_SHOWN = (Group.EXPECTED, Group.CARDS, Group.RESULTS, Group.DOK, Group.VAULT)
_FIRST = ("houses", "set", "chains", "lists")
_NOT_SHOWN = ("rated", "vaultdate", "antisynergy")


@dataclass(frozen=True, slots=True)
class FigureRow:
    """A figure: what it is called and explained as, what each deck has, and which of them have the most."""

    title: str
    tip: str
    cells: tuple[str, ...]
    plain: tuple[Cell, ...]
    """The same for other programs: numbers as numbers."""
    best: frozenset[int]


def figure_rows(rows: Sequence[DeckRow]) -> list[FigureRow]:
    """Return what the shelf says of decks, each figure that any of them has."""
    first = [BY_ID[name] for name in _FIRST]
    groups = [column for group in _SHOWN for column in COLUMNS if column.group is group and column.id not in _NOT_SHOWN]
    found = (_figure_row(column, rows) for column in (*first, *groups))
    return [row for row in found if any(cell not in ("", "–") for cell in row.cells)]


def _figure_row(column: Column, rows: Sequence[DeckRow]) -> FigureRow:
    title = say(s.COLUMN_NAMES[column.id])
    cells = tuple(column.text(row, ui.language) for row in rows)
    plain = tuple(plain_cells(column, row)[0] for row in rows)
    marked = column.group in MORE_IS_MORE or column.id in _ALSO_MARKED
    best = highest([_number(column, row) for row in rows]) if marked else frozenset[int]()
    return FigureRow(title, say(s.COLUMN_TIPS.get(column.id, s.COLUMN_NAMES[column.id])), cells, plain, best)


def _number(column: Column, row: DeckRow) -> float | None:
    won, lost = (row.wins, row.losses) if column.id == "winrate" else (row.practice_wins, row.practice_losses)
    if column.id in ("winrate", "practicerate"):
        return won / (won + lost) if won + lost else None
    return row.figures[column.id] if column.id in row.figures else row.ratings.get(column.id)


class SideBySide(QTableWidget):
    """A table with a column for each deck and the names of its rows beside them, which stay where they are while it
    scrolls."""

    def __init__(self, decks: Sequence[DeckRecord], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.names = tuple(say(deck_words(deck.name, deck.kind)) for deck in decks)
        self.setColumnCount(len(decks))
        self.setHorizontalHeaderLabels(self.names)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setTabKeyNavigation(False)
        self.setWordWrap(False)
        self.setAlternatingRowColors(True)
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        heads = self.horizontalHeader()
        heads.setHighlightSections(False)
        heads.setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        for place, deck in enumerate(decks):
            head = self.horizontalHeaderItem(place)
            if head is not None:
                head.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                head.setData(Qt.ItemDataRole.AccessibleTextRole, self.names[place])
                head.setToolTip(tip(f"{self.names[place]}\n{set_or_kind(deck.set, ui.language, deck.kind)}"))
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self.verticalHeader().setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        self._fit_letters()

    def changeEvent(self, event: QEvent) -> None:
        """Make heads and rows as high as a new font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit_letters()

    def _fit_letters(self) -> None:
        high = self.fontMetrics().height()
        self.horizontalHeader().setFixedHeight(HEAD_LINES * high + 10)
        self.verticalHeader().setDefaultSectionSize(high + 7)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the room among the decks; where it is too little, the table scrolls."""
        super().resizeEvent(event)
        least = LETTERS_WIDE * self.fontMetrics().averageCharWidth() + 10
        most = MOST_LETTERS_WIDE * self.fontMetrics().averageCharWidth()
        for place in range(len(self.names)):
            width = self.viewport().width() // len(self.names)
            wide = max(least, min(most, width))
            self.horizontalHeader().resizeSection(place, wide)
            head = self.horizontalHeaderItem(place)
            if head is not None:
                metrics = self.horizontalHeader().fontMetrics()
                head.setText(in_lines(self.names[place], wide - 8, metrics, HEAD_LINES))

    def fill(self, titles: Sequence[str], tips: Sequence[str], cell: Callable[[int, int], tuple[str, bool]]) -> None:
        """Show rows with these titles; `cell` says what stands in a row and a column, and whether it is marked."""
        self.setRowCount(len(titles))
        self.setVerticalHeaderLabels(list(titles))
        bold = QFont(self.font())
        bold.setBold(True)
        for row, (title, said) in enumerate(zip(titles, tips, strict=True)):
            head = self.verticalHeaderItem(row)
            if head is not None:
                head.setToolTip(tip(said))
            for place, name in enumerate(self.names):
                text, marked = cell(row, place)
                item = QTableWidgetItem(f"▲ {text}" if marked else text)
                item.setTextAlignment(Qt.AlignmentFlag.AlignCenter)
                item.setToolTip(tip(f"{title}\n{name}: {text}"))
                value = w.HIGHEST.filled(value=text).say(ui.language) if marked else text
                spoken = say(w.OF_DECK.filled(deck=name, value=value or "–"))
                item.setData(Qt.ItemDataRole.AccessibleTextRole, f"{title}, {spoken}")
                if marked:
                    item.setFont(bold)
                self.setItem(row, place, item)
        if titles:
            self.setCurrentCell(0, 0)


class FigureTable(SideBySide):
    """Figures in rows, the highest marked."""

    def __init__(self, decks: Sequence[DeckRecord], rows: Sequence[DeckRow], parent: QWidget | None = None) -> None:
        super().__init__(decks, parent)
        self.setAccessibleName(say(w.FIGURES))
        self.rows = figure_rows(rows)
        titles, tips = [row.title for row in self.rows], [row.tip for row in self.rows]
        self.fill(titles, tips, lambda row, place: (self.rows[row].cells[place], place in self.rows[row].best))

    def as_table(self) -> TextTable:
        """Return the same in words."""
        heads = (say(w.FIGURE), *self.names)
        rows = tuple((row.title, *row.cells) for row in self.rows)
        return TextTable(say(w.FIGURES), heads, rows, frozenset(range(1, len(heads))))

    def plain_rows(self) -> list[list[Cell]]:
        """Return the same for other programs, below its title and its heads."""
        return [[say(w.FIGURES)], [say(w.FIGURE), *self.names], *([row.title, *row.plain] for row in self.rows)]


class CardTable(SideBySide):
    """Cards in rows, with their copies in each deck."""

    def __init__(self, decks: Sequence[DeckRecord], cards: Sequence[CardRow], parent: QWidget | None = None) -> None:
        super().__init__(decks, parent)
        self.setAccessibleName(say(w.CARDS))
        self._cards = tuple(cards)
        self.shown: tuple[CardRow, ...] = ()
        self.show_cards(None)

    def show_cards(self, common: bool | None) -> None:
        """Show the cards that all decks have, those that not all have, or with None all of them."""
        self.shown = tuple(card for card in self._cards if common is None or card.is_common is common)
        titles = [card.name for card in self.shown]
        self.fill(titles, titles, lambda row, place: (str(self.shown[row].counts[place] or ""), False))

    def as_table(self) -> TextTable:
        """Return all cards in words."""
        heads = (say(w.CARD), *self.names)
        rows = tuple((card.name, *(str(count or "") for count in card.counts)) for card in self._cards)
        return TextTable(say(w.CARDS), heads, rows, frozenset(range(1, len(heads))))
