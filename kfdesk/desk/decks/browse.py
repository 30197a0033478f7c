"""The room's main page: side, search, table or grid, and the deck selected."""

from __future__ import annotations

from collections.abc import Sequence
from secrets import randbelow
from time import perf_counter
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QItemSelection, QObject, QPoint, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import (
    QBoxLayout,
    QFrame,
    QPushButton,
    QSplitter,
    QStackedWidget,
    QToolButton,
    QWidget,
)

from kfdesk.collection.homedecks import differing_cards
from kfdesk.collection.points import Point
from kfdesk.collection.query import Query
from kfdesk.collection.saying import texts_are_read
from kfdesk.collection.search import DeckRow, Facets, Found
from kfdesk.collection.store import DeckStore, Sort
from kfdesk.collection.vocabulary import Field
from kfdesk.desk.card.grid import Faces
from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.asking import RangeDialog
from kfdesk.desk.decks.chips import ButtonRow
from kfdesk.desk.decks.columns import BY_ID
from kfdesk.desk.decks.detail import DeckDetail, Shown
from kfdesk.desk.decks.empty import EmptyPlace
from kfdesk.desk.decks.memory import Habits, SortKey
from kfdesk.desk.decks.model import ShelfModel
from kfdesk.desk.decks.notice import Notice
from kfdesk.desk.decks.pictures import use_tag_colors, view_icon
from kfdesk.desk.decks.point_texts import POINTS_VIEW
from kfdesk.desk.decks.portraits import Portraits
from kfdesk.desk.decks.searchbar import SearchBar
from kfdesk.desk.decks.side import Entry, Holdings, SideTree
from kfdesk.desk.decks.textreader import TextReader
from kfdesk.desk.decks.views import DeckGrid, DeckTable, View, select_rows, selected_rows
from kfdesk.desk.kit.labels import Label, tip
from kfdesk.desk.kit.layouts import STRETCH, across, down
from kfdesk.desk.kit.ui import follow_language, follow_theme, say, says, ui

if TYPE_CHECKING:
    from kfdesk.desk.decks.points_page import PointsPage

SLOW_SECONDS = 0.045
"""A shelf whose search takes longer is searched when typing pauses, not at every letter."""
LEAST_WIDTH = 360
"""Least width of the middle column, in logical pixels."""
PAUSE_MS = 130
DETAIL_MS = 25
"""So long after another deck was selected it is shown whole."""
DETAIL_TYPED_MS = 140
"""The same where a search selected it: its cards are not drawn between two letters, which take as long as the list."""
NEWEST_FIRST: tuple[SortKey, ...] = (("added", True),)


class BrowsePage(QWidget):
    """Looks and finds; what changes a deck goes out as a signal. Holds no deck but the one it shows."""

    selection_changed = Signal()
    menu_wanted = Signal(QPoint)
    """A context menu for the selected decks, at a global position."""
    opened = Signal()
    """Enter or a double click on the selected deck."""
    searched = Signal(str)
    dropped_on = Signal(object, list)
    forget_wanted = Signal(object)
    color_wanted = Signal(str, str)
    star_wanted = Signal(str, bool)
    points_made = Signal(object)
    """The view of the decks as points, made when it is first shown."""
    fetch_list_wanted = Signal()
    """The decks that wait to be fetched are to be shown."""

    def __init__(self, faces: Faces, many: QWidget, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._store: DeckStore | None = None
        self._sort: tuple[SortKey, ...] = ()
        self._found: Found | None = None
        self._all = 0
        self.trash = False
        self._took = (0.0, 0.0)
        self._whole: tuple[int, Facets] | None = None
        self._selecting = False
        self._chosen: int | None = None
        """The deck that was selected last by somebody, not by a search."""
        self._searched: Query | None = None
        """What was searched for last."""
        self._texts = TextReader(self)
        self.portraits = Portraits(parent=self)
        self.model = ShelfModel(self._rows, self)
        # Each below its parent, and in the order in which Tab goes through them.
        self.splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self.side = SideTree(self.splitter)
        self._middle = middle = QWidget(self.splitter)
        self.bar = ButtonRow(middle)
        self.looks = QWidget(middle)
        """The buttons that say how the decks are looked at: at the end of the row, below it in a narrow middle."""
        self.columns = says(QToolButton(self.looks), s.COLUMNS, tip=s.COLUMNS_TIP, name=s.COLUMNS_TIP)
        self.order = QToolButton(self.looks)
        self.as_table = says(QToolButton(self.looks), tip=s.TABLE_VIEW, name=s.TABLE_VIEW)
        self.as_grid = says(QToolButton(self.looks), tip=s.GRID_VIEW, name=s.GRID_VIEW)
        self.as_points = says(QToolButton(self.looks), tip=POINTS_VIEW, name=POINTS_VIEW)
        self.search = SearchBar(middle)
        self.trash_bar = QFrame(middle)
        self.trash_title = says(Label(parent=self.trash_bar), s.TRASH)
        self.trash_empty = QPushButton(self.trash_bar)
        self.trash_back = says(QPushButton(self.trash_bar), s.ALL_DECKS)
        self._lists = QStackedWidget(middle)
        self.table = DeckTable(self.model, self._lists)
        self.grid = DeckGrid(self.model, self._lists)
        self.grid.delegate.portraits = self.portraits
        self.empty = EmptyPlace(self._lists)
        self.notice = Notice(middle)
        self.detail = DeckDetail(faces, self.portraits, many, self.splitter)
        self.points: PointsPage | None = None
        """The decks as points, made when they are first shown."""
        self._points_of = ("expected", "control", "nothing")
        self._view: View = self.table
        self._sizes: list[int] | None = []
        self._build()
        self._timers()
        self._connect()
        follow_language(self._say)
        follow_theme(self._dress)

    # Building.

    def _build(self) -> None:
        self._build_trash_bar()
        for button in (self.as_table, self.as_grid, self.as_points):
            button.setCheckable(True)
            button.setAutoExclusive(True)
        for page in (self.table, self.grid, self.empty):
            self._lists.addWidget(page)
        self._lists.setObjectName("deckLists")
        views = (self.as_table, self.as_grid, self.as_points)
        across(STRETCH, self.order, self.columns, *views, on=self.looks, margins=0)
        self._top = across((self.bar, 1), (self.looks, Qt.AlignmentFlag.AlignTop))
        self._middle.installEventFilter(self)
        lists = (self._top, self.search, self.trash_bar, (self._lists, 1), self.notice)
        down(*lists, on=self._middle, margins=(8, 8, 8, 6), gap=6)
        for part in (self.side, self._middle, self.detail):
            self.splitter.addWidget(part)
        self.splitter.setChildrenCollapsible(False)
        self.side.setMinimumWidth(150)
        self._middle.setMinimumWidth(LEAST_WIDTH)
        self.splitter.setStretchFactor(1, 1)
        down(self.splitter, on=self, margins=0)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Have the buttons of the middle in two rows where one is too short for them."""
        if event.type() in (QEvent.Type.Resize, QEvent.Type.FontChange, QEvent.Type.LanguageChange):
            self._arrange()
        return super().eventFilter(watched, event)

    def _arrange(self) -> None:
        beside = self.bar.sizeHint().width() + self.looks.sizeHint().width() <= self._middle.width()
        directions = QBoxLayout.Direction
        self._top.setDirection(directions.LeftToRight if beside else directions.TopToBottom)
        self._top.setAlignment(self.looks, Qt.AlignmentFlag.AlignTop if beside else Qt.AlignmentFlag(0))
        side = max(18, round(self.fontMetrics().height() * 1.1))
        for button in (self.as_table, self.as_grid, self.as_points):
            button.setIconSize(QSize(side, side))

    def _build_trash_bar(self) -> None:
        self.trash_bar.setObjectName("deckNotice")
        across((self.trash_title, 1), self.trash_empty, self.trash_back, on=self.trash_bar, margins=(10, 4, 6, 4))
        self.trash_bar.hide()

    def _timers(self) -> None:
        self._pause = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._pause.timeout.connect(self.search_again)
        self._facets = QTimer(self, singleShot=True, interval=160)
        self._facets.timeout.connect(self._show_facets)
        # Holding an arrow key down must not read every deck on the way.
        self._detail = QTimer(self, singleShot=True, interval=DETAIL_MS)
        self._detail.timeout.connect(self.show_selected)

    def _connect(self) -> None:
        self.search.changed.connect(self._on_text)
        self.search.list_wanted.connect(self.focus_list)
        self.side.chosen.connect(self._on_entry)
        self.side.dropped.connect(self.dropped_on)
        self.side.forget_wanted.connect(self.forget_wanted)
        self.side.color_wanted.connect(self.color_wanted)
        self.table.order_changed.connect(self.set_order)
        self.table.star_clicked.connect(self._on_star)
        self.table.filter_wanted.connect(self._on_filter)
        for view in (self.table, self.grid):
            self._connect_view(view)
        self.portraits.painted_some.connect(self.grid.viewport().update)
        self.as_table.clicked.connect(lambda: self.show_view("table"))
        self.as_grid.clicked.connect(lambda: self.show_view("grid"))
        self.as_points.clicked.connect(lambda: self.show_view("points"))
        self.columns.clicked.connect(self._on_columns)
        self.order.clicked.connect(self._on_order)
        self.trash_back.clicked.connect(lambda: self.show_trash(False))

    def _connect_view(self, view: View) -> None:
        view.opened.connect(lambda _: self.opened.emit())
        view.selectionModel().selectionChanged.connect(self._on_selection)
        view.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        view.customContextMenuRequested.connect(self._on_menu)

    # Settings.

    def _say(self) -> None:
        self.trash_empty.setText(say(s.ACT_EMPTY).replace("&", ""))
        self._say_order()
        self._say_count()

    def _dress(self) -> None:
        self.as_table.setIcon(view_icon("table", ui.theme))
        self.as_grid.setIcon(view_icon("grid", ui.theme))
        self.as_points.setIcon(view_icon("points", ui.theme))

    def use_habits(self, habits: Habits) -> None:
        """Look as when the room was last left."""
        self.table.use(habits)
        self._sort = tuple(key for key in habits.sort if key[0] in BY_ID)
        self.detail.tabs.setCurrentIndex(max(0, min(habits.tab, self.detail.tabs.count() - 1)))
        self._sizes = list(habits.splitter) if len(habits.splitter) == 3 else []
        self._points_of = habits.points
        self.show_view(habits.view)
        self.search.set_text(habits.text)

    def showEvent(self, event: QShowEvent) -> None:
        """Give the sides their room when the page is first seen: as it was left, or a share of the window."""
        super().showEvent(event)
        if self._sizes is not None:
            side, detail = self._shares()
            self.splitter.setSizes(self._sizes or [side, max(360, self.width() - side - detail), detail])
            self._sizes = None

    def _shares(self) -> tuple[int, int]:
        """Return the widths of the left and right side on a first visit: more for larger letters, as far as the decks
        in the middle keep the most."""
        letter, width = self.fontMetrics().averageCharWidth(), self.width()
        return max(min(26 * letter, width // 4), width // 8), max(min(51 * letter, width * 2 // 5), width // 4)

    def habits(self) -> dict[str, object]:
        """Return what to remember."""
        return {
            **self.table.remember(),
            "sort": self._sort,
            "view": "grid" if self.view is self.grid else "table" if self.view is self.table else "points",
            "points": self.points.chosen if self.points is not None else self._points_of,
            "splitter": tuple(self.splitter.sizes()),
            "text": self.search.text,
            "tab": self.detail.tabs.currentIndex(),
        }

    # The shelf.

    def use(self, store: DeckStore) -> None:
        """Show this shelf."""
        self._store = store
        self.refresh_holdings()
        self.search_again()

    def leave(self) -> None:
        """Let the shelf go; what is shown stays, but nothing is asked any more."""
        for timer in (self._pause, self._facets, self._detail):
            timer.stop()
        self._texts.close()
        self._store = None

    @property
    def found(self) -> Sequence[int]:
        """The numbers of the decks found, in their order."""
        if self._pause.isActive():
            self.search_again()
        return self.model.ids

    def search_again(self) -> None:
        """Search again; the deck looked at stays selected where it is still found.

        While words are typed that is the one that somebody chose, also where half a word did not find it.
        """
        self._pause.stop()
        if self._store is None or self._waits_for_texts():
            return
        start = perf_counter()
        typed, self._searched = self.search.query != self._searched, self.search.query
        looked_at = self._chosen if typed else self.current_id()
        sort = [Sort(BY_ID[name].sort, down) for name, down in self._sort or NEWEST_FIRST]
        self._found = self._store.find(self.search.query, sort=sort, trash=self.trash)
        self._selecting = True
        self.model.show(self._found.ids)
        self._selecting = False
        self._took = (self._took[1], perf_counter() - start)
        self._show_emptiness()
        self.search.show_hints(self._found.hints)
        self._select_again(looked_at)
        self._say_count()
        self.side.show_active(self.search.holds, filtered=bool(self.search.query), trash=self.trash)
        self._facets.start()

    def _waits_for_texts(self) -> bool:
        """Have the cards' texts read where the search looks into them; until then the list stays as it is."""
        if not self._asks_for(Field.SAYS) or texts_are_read():
            return False
        self._facets.stop()  # what it would say is about the list that stays
        self.search.show_hints((s.READING_TEXTS,))
        self._texts.read(self._on_texts)
        return True

    def _asks_for(self, field: Field) -> bool:
        """Whether a term of what is typed looks at this."""
        return any(term.field is field for term in self.search.query.terms)

    def _on_texts(self) -> None:
        """The cards' texts are read: search for what waited for them, or guess again what was meant."""
        if self._asks_for(Field.SAYS):
            self.search_again()
        else:
            self._facets.start()

    def decks_came(self) -> None:
        """Decks came onto the shelf or are other ones: read and count everything again."""
        self._whole = None
        self.changed()

    def changed(self) -> None:
        """Something on the shelf was changed: read and count again, keeping the selection."""
        keys = self.selected_keys()
        current = self.current_key()
        self.refresh_holdings()
        self.search_again()
        if len(keys) > 1:
            self.select_keys(keys, current)
        self.show_selected()

    def row_changed(self) -> None:
        """Something that neither order nor search depends on was changed."""
        self.model.refresh()
        self.refresh_holdings()
        self._facets.start()

    def refresh_holdings(self) -> None:
        """List folders, tags, searches and counts anew."""
        store = self._store
        if store is None:
            return
        decks, trashed = store.count(), store.count(trash=True)
        self._all = trashed if self.trash else decks
        tags, folders = store.tags(), store.folders()
        use_tag_colors({tag.name: tag.color for tag in tags if tag.color})
        self.side.show_holdings(
            Holdings(
                decks=decks,
                trashed=trashed,
                folders=folders,
                tags=tuple(tags),
                saved=store.saved_searches(),
                to_fetch=store.to_fetch.count(),
                lists=store.purposes.counts(),
                facets=self._everything(store, decks),
            )
        )
        self.detail.set_known([tag.name for tag in tags], list(folders))

    def _everything(self, store: DeckStore, decks: int) -> Facets:
        """Return what the whole shelf has, as it was when decks last came: houses and sets change only so."""
        if self._whole is None or self._whole[0] != decks:
            self._whole = decks, store.facets(store.find())
        return self._whole[1]

    def show_trash(self, trash: bool) -> None:
        """Look into the trash, or at the shelf again."""
        if self.trash != trash:
            self.trash = trash
            self.trash_bar.setVisible(trash)
            # Its buttons in large letters may need more than the list does.
            bar = self.trash_bar.sizeHint().width() + 16 if trash else 0
            self._middle.setMinimumWidth(max(LEAST_WIDTH, bar))
            self._all = self._store.count(trash=trash) if self._store is not None else 0
            self.search_again()

    def set_order(self, sort: Sequence[SortKey]) -> None:
        """Order by these columns, the first counting most."""
        self._sort = tuple(sort)
        self.table.show_order(self._sort)
        self._say_order()
        self.search_again()

    # Views and selection.

    @property
    def view(self) -> View:
        """The view in use."""
        return self._view

    def show_view(self, name: str) -> None:
        """Show the table, the grid, or the points, with the same decks selected."""
        old = self.view
        rows, current = selected_rows(old), old.currentIndex().row()
        self._view = self._made_points().view if name == "points" else self.grid if name == "grid" else self.table
        {"grid": self.as_grid, "points": self.as_points}.get(name, self.as_table).setChecked(True)
        self.columns.setVisible(self.view is self.table)
        self.order.setVisible(name == "grid")  # the headings of the table say it and change it
        self._say_order()
        self._show_emptiness()
        if self.view is not old:
            self._selecting = True
            select_rows(self.view, rows, current if current >= 0 else None)
            self._selecting = False
            if old.hasFocus():
                self.view.setFocus()

    def _made_points(self) -> PointsPage:
        """Return the decks as points; what draws them is loaded when they are first looked at."""
        if self.points is None:
            from kfdesk.desk.decks.points_page import PointsPage

            page = self.points = PointsPage(self.model, self._read_points, self._lists)
            page.use(*self._points_of)
            page.narrowed.connect(self.search.set_range)
            self._lists.addWidget(page)
            self._connect_view(page.view)
            self.points_made.emit(page.view)
        return self.points

    def _read_points(self, ids: Sequence[int], x: str, y: str) -> list[Point]:
        return self._store.points(ids, x, y) if self._store is not None else []

    def selected_ids(self) -> list[int]:
        """Return the numbers of the selected decks, in their order."""
        return [self.model.ids[row] for row in selected_rows(self.view) if row < len(self.model.ids)]

    def selected_keys(self) -> list[str]:
        """Return the keys of the selected decks, in their order."""
        ids = self.selected_ids()
        return self._store.keys(ids) if self._store is not None and ids else []

    def current_key(self) -> str | None:
        """Return the key of the deck the keyboard stands on, or of the first selected one."""
        row = self.model.row(self._current())
        return row.key if row is not None else None

    def current_id(self) -> int | None:
        """Return the number of that deck."""
        number = self._current()
        return self.model.ids[number] if 0 <= number < len(self.model.ids) else None

    def _current(self) -> int:
        index = self.view.currentIndex()
        rows = selected_rows(self.view)
        return index.row() if index.isValid() and index.row() in rows else rows[0] if rows else -1

    def select_keys(self, keys: Sequence[str], current: str | None = None) -> None:
        """Select these decks, or what became of them, where they are among those found."""
        if self._store is None:
            return
        wanted = set(self._store.doubles.keys_now(keys))
        current = self._store.doubles.keys_now([current])[0] if current else None
        rows, at = [], None
        for start in range(0, len(self.model.ids), 5000):
            for place, key in enumerate(self._store.keys(self.model.ids[start : start + 5000]), start):
                if key in wanted:
                    rows.append(place)
                    at = place if key == current or at is None else at
            if len(rows) == len(wanted):
                break
        select_rows(self.view, rows, at)

    def select_row(self, number: int) -> None:
        """Select the deck in one row and bring it into sight."""
        if 0 <= number < len(self.model.ids):
            select_rows(self.view, [number], number)

    def first_row(self) -> int:
        """Return the topmost selected row, 0 where none is."""
        return next(iter(selected_rows(self.view)), 0)

    def surprise(self) -> None:
        """Select any one of the decks found."""
        if self.model.ids:
            self.select_row(randbelow(len(self.model.ids)))
            self.focus_list()

    def focus_list(self) -> None:
        """Give the keyboard to the decks found, the first selected where none is."""
        if self._pause.isActive():
            self.search_again()
        self.view.setFocus(Qt.FocusReason.OtherFocusReason)
        if not selected_rows(self.view):
            self.select_row(0)
        self._chosen = self.current_id()

    def show_selected(self) -> None:
        """Show what is selected at the right side."""
        self._detail.stop()
        rows = selected_rows(self.view)
        shown = self.shown_of(self.model.row(rows[0])) if len(rows) == 1 else None
        if shown is None:
            self.detail.show_many(len(rows))
        else:
            self.detail.show_deck(shown)
        self.selection_changed.emit()

    def shown_of(self, row: DeckRow | None) -> Shown | None:
        """Return all the shelf knows of a deck; None for one that is gone."""
        return self.shown_of_key(row.key) if row is not None else None

    def shown_of_key(self, key: str) -> Shown | None:
        """Return the same of the deck with a key."""
        if self._store is None:
            return None
        deck, about = self._store.get(key), self._store.about(key)
        if deck is None or about is None:
            return None
        own = (kept.card for kept in self._store.homemade.all().cards) if deck.homemade else ()
        results = tuple(self._store.results(key))
        made = self._store.kinds_of(kept.result.opponent for kept in results)
        sources = self._store.present(one.key for one in deck.made_of)
        made_from = tuple(self._store.made_from(key))
        return Shown(deck, about, results, made, differing_cards(deck, own), sources, made_from)

    # Inside.

    def _rows(self, ids: Sequence[int]) -> Sequence[DeckRow]:
        return self._store.rows(ids) if self._store is not None else ()

    def _select_again(self, id_: int | None) -> None:
        """Select the same deck as before where it is still found, else the first."""
        self._selecting = True
        try:
            number = self.model.ids.index(id_) if id_ is not None else -1
        except ValueError:
            number = -1
        if number < 0 and self.model.ids:
            number = 0
        if number >= 0:
            select_rows(self.view, [number], number)
        else:
            self.view.clearSelection()
        self._selecting = False
        self._detail.start(DETAIL_TYPED_MS)

    def _show_emptiness(self) -> None:
        if self.model.ids or self._found is None:
            points = self.points
            self._lists.setCurrentWidget(points if points is not None and self.view is points.view else self.view)
            return
        self.empty.show_reason(self._why_empty())
        self._lists.setCurrentWidget(self.empty)

    def _why_empty(self) -> str:
        if self.search.query:
            return "search"
        if self.trash:
            return "trash"
        return "trashed" if self._store is not None and self._store.count(trash=True) else "shelf"

    def _say_count(self) -> None:
        words = s.found(len(self.model.ids), self._all, len(selected_rows(self.view)))
        self.search.show_count(say(words))

    def _show_facets(self) -> None:
        if self._store is not None and self._found is not None:
            facets: Facets = self._store.facets(self._found)
            self.side.show_found(facets)
            if not self._found.ids:
                self._guess(self._store, self._found)
            self._store.get_ready()

    def _guess(self, store: DeckStore, found: Found) -> None:
        """Say what may have been meant where nothing was found; words of card texts are known when they are read."""
        guesses = store.guesses(found.query)
        self.search.show_hints(found.hints + guesses)
        if not texts_are_read() and any(term.field is Field.TEXT for term in found.query.terms):
            self._texts.read(self._on_texts)

    def _on_text(self, text: str) -> None:
        if min(self._took) > SLOW_SECONDS:
            self._pause.start()
        else:
            self.search_again()
        self.searched.emit(text)

    def _on_selection(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        del selected, deselected
        if not self._selecting:
            self._chosen = self.current_id()
            self._say_count()
            self._detail.start(DETAIL_MS)

    def _on_entry(self, entry: Entry) -> None:
        match entry.kind:
            case "trash":
                self.search.set_text("")
                self.show_trash(True)
            case "all":
                self.show_trash(False)
                self.search.set_text("")
            case "fetch":
                self.fetch_list_wanted.emit()
            case "search":
                self.show_trash(False)
                self.search.set_text(entry.term)
            case "term":
                self.search.toggle(entry.term, "set" if entry.group == "set" else "")

    def _on_star(self, number: int) -> None:
        row = self.model.row(number)
        if row is not None:
            self.star_wanted.emit(row.key, not row.favorite)

    def _on_filter(self, column: str) -> None:
        """Ask between which numbers of a column the decks shall be, and look for those."""
        name = BY_ID[column].filter
        dialog = RangeDialog(s.COLUMN_NAMES[column], self.search.range_of(name), self)
        dialog.accepted.connect(lambda: self.search.set_range(name, *dialog.chosen))
        dialog.open()

    def _say_order(self) -> None:
        """Say on the button above the portraits what they are ordered by: small, for it stands beside many others."""
        column, down = (self._sort or NEWEST_FIRST)[0]
        self.order.setText("▼" if down else "▲")
        words = say(s.ORDERED_BY.filled(column=s.COLUMN_NAMES[column]))
        self.order.setToolTip(tip(words))
        self.order.setAccessibleName(words)

    def _on_order(self) -> None:
        menu = self.table.order_menu((self._sort or NEWEST_FIRST)[0][0])
        menu.popup(self.order.mapToGlobal(QPoint(0, self.order.height())))

    def _on_columns(self) -> None:
        menu = self.table.column_menu()
        menu.popup(self.columns.mapToGlobal(QPoint(0, self.columns.height())))

    def _on_menu(self, at: QPoint) -> None:
        index = self.view.indexAt(at)
        if index.isValid() and index.row() not in selected_rows(self.view):
            self.select_row(index.row())
        self.menu_wanted.emit(self.view.viewport().mapToGlobal(at))
