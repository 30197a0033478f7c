"""The two ways to look at the cards found: a grid of faces, and a table."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QItemSelectionModel, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QTableView, QWidget

from kfdesk.desk.allcards import texts as s
from kfdesk.desk.allcards.grid import FaceDelegate
from kfdesk.desk.allcards.model import COLUMNS, SORT_OF, CardsModel
from kfdesk.desk.card.faces import DeskFaces
from kfdesk.desk.decks.plain_table import be_plain_table
from kfdesk.desk.decks.views import CellGrid
from kfdesk.desk.kit.ui import follow_language, follow_theme, says

WIDTHS = {
    "name": 190,
    "houses": 130,
    "type": 80,
    "rarity": 90,
    "sets": 110,
    "power": 50,
    "armor": 56,
    "amber": 60,
    "traits": 130,
    "owned": 56,
    "decks": 56,
}
"""Widths of columns in logical pixels, at the usual size of letters."""


class CardGrid(CellGrid):
    """The faces of the cards."""

    def __init__(self, model: CardsModel, faces: DeskFaces, parent: QWidget | None = None) -> None:
        self.delegate = FaceDelegate(faces)
        super().__init__(model, self.delegate, parent)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.delegate.painted.painted_some.connect(self.viewport().update)
        says(self, name=s.TITLE)
        follow_theme(self.viewport().update)

    def fit(self) -> None:
        """Fit the cells to another size of cards."""
        self._fit()


class CardTable(QTableView):
    """The cards as a table: a click on a heading orders by it."""

    order_wanted = Signal(str)
    """An order of the search."""
    opened = Signal(int)

    def __init__(self, model: CardsModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._order = "name", False
        self.setModel(model)
        be_plain_table(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        header = self.horizontalHeader()
        header.setSectionsClickable(True)
        header.setHighlightSections(False)
        header.setSortIndicatorShown(True)
        header.sectionClicked.connect(self._on_heading)
        self.activated.connect(lambda index: self.opened.emit(index.row()))
        says(self, name=s.TITLE)
        follow_language(self._fit_columns)

    def show_order(self, sort: str, *, descending: bool) -> None:
        """Mark the column that the cards are ordered by; none for an order that is no column."""
        self._order = sort, descending
        column = next((number for number, name in enumerate(COLUMNS) if SORT_OF.get(name) == sort), -1)
        direction = Qt.SortOrder.DescendingOrder if descending else Qt.SortOrder.AscendingOrder
        self.horizontalHeader().setSortIndicator(column, direction)

    def changeEvent(self, event: QEvent) -> None:
        """Fit rows and columns to a new font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit_columns()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave letters to the room: the table would take them for a search of its own."""
        if event.text().isprintable() and event.text().strip() and not event.modifiers():
            event.ignore()
        else:
            super().keyPressEvent(event)

    def _on_heading(self, section: int) -> None:
        if (sort := SORT_OF.get(COLUMNS[section])) is not None:
            self.order_wanted.emit(sort)
        else:  # the heading has taken the mark at once
            sort, descending = self._order
            self.show_order(sort, descending=descending)

    def _fit_columns(self) -> None:
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 9)
        em = max(1.0, self.fontMetrics().horizontalAdvance("0") / 7.0)
        header = self.horizontalHeader()
        for number, name in enumerate(COLUMNS):
            title = str(self.model().headerData(number, Qt.Orientation.Horizontal))
            header.resizeSection(
                number, max(round(WIDTHS[name] * em), header.fontMetrics().horizontalAdvance(title) + 30)
            )


CardView = CardGrid | CardTable


def mark_row(view: CardView, row: int) -> None:
    """Let a row be the current and the selected one of a view, and bring it into sight."""
    index = view.model().index(row, 0)
    if isinstance(view, CardGrid):
        view.place_up_to(row)
        if not view.visualRect(index).isValid():
            view.scheduleDelayedItemsLayout()  # else it would have its place only when nothing else is to be done
    flags = QItemSelectionModel.SelectionFlag.ClearAndSelect | QItemSelectionModel.SelectionFlag.Rows
    view.selectionModel().setCurrentIndex(index, flags)
    view.scrollTo(index)
