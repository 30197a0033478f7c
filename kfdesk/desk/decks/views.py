"""The two ways to look at the decks found: a table with columns, and a grid of identity cards."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from typing import TYPE_CHECKING, TypeAlias

from PySide6.QtCore import (
    QAbstractItemModel,
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QRect,
    QSize,
    Qt,
    QTimerEvent,
    Signal,
)
from PySide6.QtGui import QAction, QCursor, QKeyEvent, QKeySequence, QMouseEvent, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QListView, QMenu, QStyle, QTableView, QWidget

from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.columns import BY_ID, COLUMNS, HIDDEN_FIRST, NUMBER_OF, Column, Group
from kfdesk.desk.decks.drawing import CardDelegate, CellDelegate, RowPainter, RowPlace
from kfdesk.desk.decks.memory import Habits, SortKey
from kfdesk.desk.decks.model import ShelfModel
from kfdesk.desk.decks.plain_table import be_plain_table
from kfdesk.desk.kit.ui import follow_language, follow_theme, say, says

if TYPE_CHECKING:
    from kfdesk.desk.decks.points import DeckPoints

MOST_SORTS = 4
"""So many columns count for the order at most."""


class SortHeader(QHeaderView):
    """The table's heading: a click orders by a column, Shift+click by one more; a right click chooses columns."""

    order_wanted = Signal(str, bool)
    """A column's id, and True when it shall count beside the columns that count already."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self.setSectionsClickable(True)
        self.setSectionsMovable(True)
        self.setHighlightSections(False)
        self.setStretchLastSection(False)
        self.setMinimumSectionSize(26)
        self._shift = False
        self.held = False
        """Whether the mouse drags an edge or a heading."""
        self.sectionClicked.connect(self._on_clicked)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Note whether Shift is held."""
        self._shift = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier)
        self.held = True
        super().mousePressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Note that nobody drags an edge any more."""
        super().mouseReleaseEvent(event)
        self.held = False

    def _on_clicked(self, section: int) -> None:
        column = COLUMNS[section]
        if column.sort:
            self.order_wanted.emit(column.id, self._shift)


def ordered(sort: Sequence[SortKey], column: str, *, also: bool) -> tuple[SortKey, ...]:
    """Return the order after a click on a column's heading.

    Alone: by this column, turned round when it led already. With Shift: this column is added, or turned round.
    """
    had = dict(sort)
    first = BY_ID[column].most_first
    if also:
        changed = {**had, column: not had[column] if column in had else first}
        return tuple(changed.items())[:MOST_SORTS]
    turned = bool(sort) and sort[0][0] == column
    return ((column, not had[column] if turned else first),)


class DeckTable(QTableView):
    """The table of decks. Rows are as high as their text; thousands of them cost no more than those shown."""

    order_changed = Signal(object)
    columns_changed = Signal()
    star_clicked = Signal(int)
    """The row whose star was clicked."""
    opened = Signal(int)
    filter_wanted = Signal(str)
    """The id of a column by whose numbers the list shall be narrowed."""

    def __init__(self, model: ShelfModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._sort: tuple[SortKey, ...] = ()
        self._own_name = False
        """Whether somebody chose the width of the names; else they take the room that is left."""
        self._filling = False
        self.header = SortHeader(self)
        self.setHorizontalHeader(self.header)
        self.setModel(model)
        self._decks = model
        self._rows = RowPainter()
        be_plain_table(self)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        self.header.order_wanted.connect(self._on_order)
        self.header.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.header.customContextMenuRequested.connect(self._on_heading_menu)
        self.header.sectionResized.connect(self._on_resized)
        self.header.sectionMoved.connect(lambda *_: self.columns_changed.emit())
        self.clicked.connect(self._on_clicked)
        self.activated.connect(lambda index: self.opened.emit(index.row()))
        says(self, name=s.TITLE)
        follow_language(self._fit_headings)
        follow_theme(self._fit_rows)

    def use(self, habits: Habits) -> None:
        """Take columns and order as they were left."""
        header = self.header
        was = self.blockSignals(True)
        for place, name in enumerate(name for name in habits.order if name in NUMBER_OF):
            header.moveSection(header.visualIndex(NUMBER_OF[name]), place)
        hidden = HIDDEN_FIRST if habits.hidden is None else habits.hidden
        if habits.order:  # columns that there were not when it was left
            hidden = (*hidden, *(name for name in HIDDEN_FIRST if name not in habits.order))
        em = self.fontMetrics().horizontalAdvance("0") / 7.0
        for number, column in enumerate(COLUMNS):
            width = habits.widths.get(column.id, round(column.width * max(1.0, em)))
            header.resizeSection(number, width)
            self.setColumnHidden(number, column.id in hidden and column.id != "name")
        self._own_name = "name" in habits.widths
        self._fit_headings()
        self.blockSignals(was)
        self._fill()
        self.show_order(habits.sort)

    def remember(self) -> dict[str, object]:
        """Return what `Habits` keeps of the columns."""
        header = self.header
        shown = [header.logicalIndex(place) for place in range(header.count())]
        return {
            "hidden": tuple(column.id for number, column in enumerate(COLUMNS) if self.isColumnHidden(number)),
            "widths": {
                column.id: header.sectionSize(number)
                for number, column in enumerate(COLUMNS)
                if not self.isColumnHidden(number) and (column.id != "name" or self._own_name)
            },
            "order": tuple(COLUMNS[number].id for number in shown),
            "sort": self._sort,
        }

    def shown_columns(self) -> list[Column]:
        """Return the columns shown, from left to right."""
        numbers = (self.header.logicalIndex(place) for place in range(self.header.count()))
        return [COLUMNS[number] for number in numbers if not self.isColumnHidden(number)]

    def show_order(self, sort: Sequence[SortKey]) -> None:
        """Mark the leading column of the order in the heading."""
        self._sort = tuple(sort)
        self.header.setSortIndicatorShown(bool(sort))
        if sort and sort[0][0] in NUMBER_OF:
            direction = Qt.SortOrder.DescendingOrder if sort[0][1] else Qt.SortOrder.AscendingOrder
            self.header.setSortIndicator(NUMBER_OF[sort[0][0]], direction)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the names the room that is left."""
        super().resizeEvent(event)
        self._fill()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the rows and columns that are in sight and have changed."""
        area, viewport = event.rect(), self.viewport()
        painter = QPainter(viewport)
        painter.setFont(self.font())
        self._rows.begin(self.font())
        columns = self._columns_within(area)
        pointed = viewport.mapFromGlobal(QCursor.pos()) if viewport.underMouse() else QPoint(-1, -1)
        hovered = self.rowAt(pointed.y()) if self.columnAt(pointed.x()) == NUMBER_OF["star"] else -1
        chosen = _spans(self)
        first, last = self.rowAt(max(area.top(), 0)), self.rowAt(area.bottom())
        for number in range(first, (last if last >= 0 else len(self._decks.ids) - 1) + 1) if first >= 0 else ():
            row = self._decks.row(number)
            if row is None:
                continue
            top, height = self.rowViewportPosition(number), self.rowHeight(number)
            selected = any(begin <= number <= end for begin, end in chosen)
            place = RowPlace(top, height, selected, bool(number % 2), number == hovered)
            self._rows.draw(painter, row, place, columns, self)
        painter.end()

    def _columns_within(self, area: QRect) -> list[tuple[Column, int, int]]:
        """Return the columns shown that reach into `area`, each with its left edge and its width."""
        shown = ((column, number) for number, column in enumerate(COLUMNS) if not self.isColumnHidden(number))
        places = ((column, self.columnViewportPosition(number), self.columnWidth(number)) for column, number in shown)
        return [place for place in places if place[1] <= area.right() and place[1] + place[2] >= area.left()]

    def _fill(self) -> None:
        if self._own_name:
            return
        name = NUMBER_OF["name"]
        others = sum(
            self.header.sectionSize(n) for n in range(len(COLUMNS)) if n != name and not self.isColumnHidden(n)
        )
        least = round(0.85 * COLUMNS[name].width * max(1.0, self.fontMetrics().horizontalAdvance("0") / 7.0))
        self._filling = True
        self.header.resizeSection(name, max(least, self.viewport().width() - others))
        self._filling = False

    def _on_resized(self, section: int, _before: int, _now: int) -> None:
        if section == NUMBER_OF["name"]:
            self._own_name = self._own_name or (not self._filling and self.header.held)
        elif not self.header.held and not self.signalsBlocked():  # all columns at once are filled up once, at the end
            self._fill()
        self.columns_changed.emit()

    def changeEvent(self, event: QEvent) -> None:
        """Make rows as high as a new font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit_rows()

    def column_menu(self, heading: Column | None = None) -> QMenu:
        """Return a menu that shows and hides columns; over a `heading` with a number also one that filters by it."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if heading is not None and heading.filter:
            words = s.FILTER_BY.filled(figure=s.COLUMN_NAMES[heading.id])
            menu.addAction(say(words), partial(self.filter_wanted.emit, heading.id))
            menu.addSeparator()
        groups = {group: QMenu(say(s.GROUP_NAMES[group]).replace("&", "&&"), menu) for group in Group}
        for number, column in enumerate(COLUMNS):
            if column.id == "name":
                continue
            action = QAction(say(s.COLUMN_NAMES[column.id]), menu)
            action.setCheckable(True)
            action.setChecked(not self.isColumnHidden(number))
            action.toggled.connect(partial(self._on_column, number))
            (menu if column.group is None else groups[column.group]).addAction(action)
        menu.addSeparator()
        for group in groups.values():
            menu.addMenu(group)
        return menu

    def order_menu(self, now: str) -> QMenu:
        """Return a menu of what decks can be ordered by, `now` marked: that again turns the order round."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        groups = {group: QMenu(say(s.GROUP_NAMES[group]).replace("&", "&&"), menu) for group in Group}
        for column in COLUMNS:
            if not column.sort:
                continue
            action = QAction(say(s.COLUMN_NAMES[column.id]), menu)
            action.setCheckable(True)
            action.setChecked(column.id == now)
            action.triggered.connect(partial(self._on_ordered, column.id))
            (menu if column.group is None else groups[column.group]).addAction(action)
        menu.addSeparator()
        for group in groups.values():
            menu.addMenu(group)
        return menu

    def _on_ordered(self, column: str, _: bool = False) -> None:
        self._on_order(column, also=False)

    def _on_column(self, number: int, shown: bool) -> None:
        """Show a column that was chosen and bring it into sight, or hide it."""
        self.show_column(number, shown)
        if shown and self._decks.ids:
            self.scrollTo(self._decks.index(max(0, self.rowAt(0)), number))

    def _on_heading_menu(self, at: QPoint) -> None:
        number = self.header.logicalIndexAt(at)
        menu = self.column_menu(COLUMNS[number] if number >= 0 else None)
        menu.popup(self.header.mapToGlobal(at))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Leave the keys of the room to the room: the table would take letters for a search of its own."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, *_MOVES) or event.matches(_ALL):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def _fit_headings(self) -> None:
        """Make every column wide enough for its heading and the arrow of the order."""
        metrics = self.header.fontMetrics()
        for number, column in enumerate(COLUMNS):
            title = "" if column.id == "star" else say(s.COLUMN_NAMES[column.id])
            least = metrics.horizontalAdvance(title) + 24 if title else 30
            if not self.isColumnHidden(number) and self.header.sectionSize(number) < least:
                self.header.resizeSection(number, least)

    def _fit_rows(self) -> None:
        self.verticalHeader().setDefaultSectionSize(self.fontMetrics().height() + 9)

    def show_column(self, number: int, shown: bool) -> None:
        """Show a column or hide it."""
        self.setColumnHidden(number, not shown)
        self._fit_headings()
        self._fill()
        self.columns_changed.emit()

    def _on_order(self, column: str, also: bool) -> None:
        self.show_order(ordered(self._sort, column, also=also))
        self.order_changed.emit(self._sort)

    def _on_clicked(self, index: QModelIndex) -> None:
        if COLUMNS[index.column()].id == "star":
            self.star_clicked.emit(index.row())


SCREENS_AT_ONCE = 3
"""As many cards of the grid as so many screens show have their place at once; others follow once it is painted."""
FAR_DOWN = 300
"""Where a row so far down is wanted, all cards get their place at once."""
LEAST_AT_ONCE = 60
"""So many cards at least, also in a small window."""
LEAST_SHARE = 0.85
"""To this share of its wished width a card may shrink where another one then has room beside it."""
WIDTH_STEP = 4
"""The widths of cards in the grid are multiples of this, in logical pixels."""

NARROWEST = 96
"""Width of a card in logical pixels where there is room for less, too: Qt shows none that is wider than the view."""


def least_width(wished: int) -> int:
    """Return the width down to which a card that is wished so wide may shrink for another one beside it."""
    return round(wished * LEAST_SHARE)


class CellGrid(QListView):
    """Thousands of things in cells of one size, as many beside each other as find room."""

    opened = Signal(int)

    def __init__(
        self, model: QAbstractItemModel, delegate: CellDelegate, parent: QWidget | None = None, *, column: int = 0
    ) -> None:
        super().__init__(parent)
        self._wanted = 0
        """The last row that must have its place at once."""
        self._placing = False
        """True while Qt places the cards that follow the first."""
        self.cells = delegate
        delegate.setParent(self)
        self.setModel(model)
        self.setModelColumn(column)
        self.setItemDelegate(delegate)
        # A wrapping list with a fixed grid places a hundred thousand cards soon, the first of them at once; icon mode
        # would not. To place all ten thousand of a shelf for each letter that is typed took longer than the rest.
        self.setViewMode(QListView.ViewMode.ListMode)
        self.setFlow(QListView.Flow.LeftToRight)
        self.setWrapping(True)
        self.setUniformItemSizes(True)
        self.setResizeMode(QListView.ResizeMode.Adjust)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.activated.connect(lambda index: self.opened.emit(index.row()))
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Make cards fit a new font."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._fit()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Arrows walk over the cards; letters belong to the room."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, *_MOVES) or event.matches(_ALL):
            super().keyPressEvent(event)
        else:
            event.ignore()

    def place_up_to(self, row: int) -> None:
        """Let the next layout place all cards up to this row at once, to be scrolled to."""
        self._wanted = row

    @property
    def placed_at_once(self) -> int:
        """How many cards have their place before the grid is painted: twice as many as up to the row that is wanted."""
        room, size = self.viewport().size(), self.gridSize()
        columns, rows = room.width() // size.width(), room.height() // size.height() + 1
        return max(LEAST_AT_ONCE, SCREENS_AT_ONCE * columns * rows, 2 * (self._wanted + 1))

    def doItemsLayout(self) -> None:
        """Place the first cards, or all: where one far down is wanted, and while Qt has yet to place others."""
        at_once = self.placed_at_once
        first = self._wanted < FAR_DOWN and not self._placing  # the last row of cards may be left for later
        self.setLayoutMode(QListView.LayoutMode.Batched if first else QListView.LayoutMode.SinglePass)
        self.setBatchSize(at_once)
        super().doItemsLayout()
        # All others in one go, as soon as nothing else is to be done.
        self.setBatchSize(max(1, self.model().rowCount()))
        self._placing = first and self.model().rowCount() > at_once

    def timerEvent(self, event: QTimerEvent) -> None:
        """Place the other cards."""
        super().timerEvent(event)
        if self._placing:
            last = self.model().index(self.model().rowCount() - 1, self.modelColumn())
            self._placing = not self.visualRect(last).isValid()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Let the cards fit the width."""
        self._fit()
        super().resizeEvent(event)

    def width_of_cards(self, room: int, wished: int) -> int:
        """Return the width with which the cards fill the room: as wished or more, a little less for one more.

        It goes in steps: portraits are drawn for a width, and not anew for every pixel that the grid grows.
        """
        columns = max(1, room // least_width(wished))
        return max(room // columns // WIDTH_STEP * WIDTH_STEP, least_width(wished))

    def _fit(self) -> None:
        wished, bar = self.cells.size(self.fontMetrics()), self.verticalScrollBar()
        # Qt leaves room for a scroll bar, whether one is shown or not.
        extent = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, bar)
        room = min(self.viewport().width(), self.maximumViewportSize().width() - extent) - 2
        width = min(self.width_of_cards(room, wished.width()), max(room, NARROWEST))
        size = QSize(width, wished.height())
        if self.gridSize() != size:
            self.cells.cell = size
            self.setGridSize(size)
            self.verticalScrollBar().setSingleStep(max(20, size.height() // 4))

    def sizeHint(self) -> QSize:
        """Return room for three cards in two rows."""
        size = self.gridSize()
        return QSize(size.width() * 3 + 24, size.height() * 2)


class DeckGrid(CellGrid):
    """The decks as identity cards."""

    def __init__(self, model: ShelfModel, parent: QWidget | None = None, delegate: CardDelegate | None = None) -> None:
        self.delegate = delegate or CardDelegate()
        super().__init__(model, self.delegate, parent, column=NUMBER_OF["name"])
        self.setDragEnabled(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragOnly)
        says(self, name=s.TITLE)


View: TypeAlias = "DeckTable | DeckGrid | DeckPoints"


def selected_rows(view: View) -> list[int]:
    """Return the selected rows of a view from the top, without asking for a hundred thousand cells."""
    return sorted({row for first, last in _spans(view) for row in range(first, last + 1)})


def _spans(view: View) -> list[tuple[int, int]]:
    """Return the first and last row of each stretch that is selected."""
    selection = view.selectionModel().selection()
    return [(span.top(), span.bottom()) for span in (selection.at(number) for number in range(selection.count()))]


def select_rows(view: View, rows: Iterable[int], current: int | None = None) -> None:
    """Select exactly these rows, neighbors in one go, and make `current` the one the keyboard stands on."""
    model = view.model()
    last = model.columnCount() - 1
    selection = QItemSelection()
    for first, end in _runs(sorted(rows)):
        if isinstance(view, DeckGrid):
            last = first_column = view.modelColumn()
        else:
            first_column = 0
        selection.select(model.index(first, first_column), model.index(end, last))
    flags = QItemSelectionModel.SelectionFlag.ClearAndSelect
    chosen = view.selectionModel()
    if current is not None and 0 <= current < model.rowCount():
        column = NUMBER_OF["name"]
        if isinstance(view, DeckGrid):
            view.place_up_to(current)
        chosen.setCurrentIndex(model.index(current, column), QItemSelectionModel.SelectionFlag.NoUpdate)
        view.scrollTo(model.index(current, column))
    chosen.select(selection, flags)


def _runs(rows: Sequence[int]) -> list[tuple[int, int]]:
    """Return the first and last of each unbroken run of `rows`."""
    runs: list[tuple[int, int]] = []
    for row in rows:
        if runs and runs[-1][1] == row - 1:
            runs[-1] = (runs[-1][0], row)
        else:
            runs.append((row, row))
    return runs


_MOVES = (
    Qt.Key.Key_Up,
    Qt.Key.Key_Down,
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_PageUp,
    Qt.Key.Key_PageDown,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Tab,
    Qt.Key.Key_Backtab,
)
_ALL = QKeySequence.StandardKey.SelectAll
