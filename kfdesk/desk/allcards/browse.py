"""The cards as they are searched: filters, search line, grid or table, and the card that is selected."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QObject, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QShowEvent
from PySide6.QtWidgets import QComboBox, QSplitter, QStackedWidget, QToolButton, QWidget

from kfdesk.collection.allcards.choosing import toggled
from kfdesk.collection.allcards.facets import facets
from kfdesk.collection.allcards.finding import (
    all_cards,
    found_cards,
    guesses,
    needs_reading,
    proposals,
    read_for_search,
    sets_asked,
)
from kfdesk.collection.allcards.owned import CardCopies, Holdings
from kfdesk.collection.allcards.vocabulary import CARDS
from kfdesk.collection.database import StoreError
from kfdesk.collection.homemade import is_homemade
from kfdesk.desk.allcards import texts as s
from kfdesk.desk.allcards.filters import Filter, FilterTree
from kfdesk.desk.allcards.model import CardsModel
from kfdesk.desk.allcards.panel import CardPanel
from kfdesk.desk.allcards.views import CardGrid, CardTable, CardView, mark_row
from kfdesk.desk.card.faces import DeskFaces
from kfdesk.desk.decks.chips import ButtonRow
from kfdesk.desk.decks.pictures import view_icon
from kfdesk.desk.decks.searchbar import SearchBar
from kfdesk.desk.kit.asked_thread import AskedThread
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.save_table import SAVE_TABLE, SAVE_TABLE_TIP, ask_to_save, view_rows
from kfdesk.desk.kit.ui import follow_language, follow_theme, say, says, ui

COUNTS_MS: Final = 120
"""So long after a search the filters are counted, when nobody types any more."""
PANEL_MS: Final = 25
"""So long after another card was selected it is shown: holding an arrow key down must not draw each on the way."""
PANEL_TYPED_MS: Final = 140
"""The same where a search selected it: its face is not drawn between two letters."""
LEAST_WIDTH: Final = 340


@dataclass(frozen=True, slots=True)
class Place:
    """Where somebody is among the cards, to come back to."""

    text: str
    sort: str
    descending: bool
    view: str
    card: str | None
    scrolled: int
    panel_tab: int


class _Reader(AskedThread):
    """Reads what the cards say and do, once, a second or two of work."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("cards", 0, parent)

    def read(self, then: Callable[[], None]) -> None:
        """Call `then`, on the window's thread, when all is read; in vain while it reads already."""
        if not self.busy:
            self._begin(read_for_search, lambda _: then())


class BrowseCards(QWidget):
    """Looks and finds. It shows what a shelf has of the cards, as far as it is given one by `use`."""

    opened = Signal(str)
    """The id of a card that is to be shown large."""

    def __init__(self, faces: DeskFaces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._copies: CardCopies | None = None
        self._own: tuple[str, ...] = ()
        self._holdings = Holdings()
        self._sort, self._descending = "name", False
        self._chosen: str | None = None
        """The card that was selected last by somebody, not by a search."""
        self._filling = self._used = False
        self._sizes = True
        """Whether the sides have still to be given their room."""
        self._reader = _Reader(self)
        self.model = CardsModel(self)
        # Each below its parent, and in the order in which Tab goes through them.
        self.splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self.filters = FilterTree(self.splitter)
        self._middle = middle = QWidget(self.splitter)
        self.search = SearchBar(middle, words=CARDS, name=s.SEARCH, hint=s.SEARCH_HINT)
        self.search.save.hide()
        self._order = ButtonRow(middle, centers=True)
        self._sort_label = Label(parent=self._order)
        self.sort = says(QComboBox(self._order), tip=s.SORT_TIP, name=s.SORT_TIP)
        self.descending = says(QToolButton(self._order), tip=s.DESCENDING, name=s.DESCENDING)
        self.as_table = says(QToolButton(self._order), tip=s.TABLE_VIEW, name=s.TABLE_VIEW)
        self.as_grid = says(QToolButton(self._order), tip=s.GRID_VIEW, name=s.GRID_VIEW)
        self.save = says(QToolButton(self._order), SAVE_TABLE, tip=SAVE_TABLE_TIP)
        self._lists = QStackedWidget(middle)
        self.grid = CardGrid(self.model, faces, self._lists)
        self.table = CardTable(self.model, self._lists)
        self.empty = says(Label(parent=self._lists, style="dim", wraps=True), s.NOTHING_FOUND)
        self.panel = CardPanel(faces, self.splitter)
        self._view: CardView = self.grid
        self._counts = QTimer(self, singleShot=True, interval=COUNTS_MS)
        self._soon = QTimer(self, singleShot=True)
        self._build(middle)
        self._connect()
        follow_language(self._say)
        follow_theme(self._dress)

    def _build(self, middle: QWidget) -> None:
        for button in (self.as_table, self.as_grid):
            button.setCheckable(True)
            button.setAutoExclusive(True)
            button.setIconSize(QSize(18, 18))
        self.descending.setCheckable(True)
        self.descending.setText("↓")
        self.as_grid.setChecked(True)
        self._sort_label.setBuddy(self.sort)
        self.sort.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        self.sort.setMinimumContentsLength(12)
        for page in (self.grid, self.table, self.empty):
            self._lists.addWidget(page)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._lists.setObjectName("deckLists")
        for widget in (self._sort_label, self.sort, self.descending, self.as_table, self.as_grid, self.save):
            self._order.add(widget)
        down(self.search, self._order, (self._lists, 1), on=middle, margins=(8, 8, 8, 6), gap=6)
        for part in (self.filters, middle, self.panel):
            self.splitter.addWidget(part)
        self.splitter.setChildrenCollapsible(False)
        self.filters.setMinimumWidth(150)
        self.splitter.setStretchFactor(1, 1)
        down(self.splitter, on=self, margins=0)

    def _connect(self) -> None:
        self.search.suggest = self._proposals
        self.search.changed.connect(lambda _: self.search_again())
        self.search.list_wanted.connect(self.focus_list)
        self.filters.toggled.connect(self._on_filter)
        self.sort.activated.connect(lambda _: self._on_sort(str(self.sort.currentData())))
        self.descending.toggled.connect(self._on_descending)
        self.table.order_wanted.connect(self._on_heading)
        self.as_table.clicked.connect(lambda: self.show_view("table"))
        self.as_grid.clicked.connect(lambda: self.show_view("grid"))
        self.save.clicked.connect(lambda: ask_to_save(self, "cards", lambda: view_rows(self.table)))
        for view in (self.grid, self.table):
            view.selectionModel().currentChanged.connect(lambda *_: self._on_current())
            view.opened.connect(lambda row: self.opened.emit(self.model.ids[row]))
        self._counts.timeout.connect(self._count)
        self._soon.timeout.connect(self.show_selected)
        self.panel.large_wanted.connect(self._on_large)

    # What is looked through.

    def use(self, copies: CardCopies | None, own: Sequence[str]) -> None:
        """Show what a shelf has of the cards, and its home-made cards `own`; call it again when the shelf has changed.

        Raises `StoreError` where the shelf cannot be read.
        """
        if copies is not None:
            copies.counts()  # a search tells what goes wrong as a hint; that nothing can be counted is the room's
        self._copies, self._own, self._used = copies, tuple(own), True
        self._holdings = Holdings(copies)
        self.search_again()

    def close_reading(self) -> None:
        """Wait for the thread that reads what cards say."""
        for timer in (self._counts, self._soon):
            timer.stop()
        self._reader.close()

    @property
    def holdings(self) -> Holdings:
        """What is known of the copies of cards."""
        return self._holdings

    # Searching.

    def search_again(self) -> None:
        """Find the cards that are asked for; the card looked at stays selected where it is still found."""
        query = self.search.query
        if needs_reading(query, self._sort):
            self.search.show_hints((s.READING,))
            self._reader.read(self.search_again)
            return
        try:
            found = found_cards(
                query,
                self._holdings,
                sort=self._sort,
                descending=self._descending,
                language=ui.language,
                own=self._own,
            )
        except StoreError as error:  # `is:maverick` reads the lists of decks, one of which may be damaged
            self.search.show_hints((error.problem,))
            return
        self._filling = True
        self.model.show(found.ids, self._holdings.owned)
        row = self.model.row_of(self._chosen) if self._chosen is not None else 0
        if found.ids:
            mark_row(self._view, max(row, 0))
        self._filling = False
        self.search.show_hints(found.hints)
        self._say_count()
        self._show_list()
        self.filters.show_query(query)
        self._counts.start()
        self._soon.start(PANEL_TYPED_MS)

    def _show_list(self) -> None:
        self._lists.setCurrentWidget(self._view if self.model.ids else self.empty)

    def _say_count(self) -> None:
        self.search.show_count(say(s.found(len(self.model.ids), len(all_cards()) + len(self._own))))

    def _count(self) -> None:
        """Count the filters; where nothing was found, say what may have been meant."""
        self.filters.show_counts(facets(self.model.ids, self._holdings.owned, sets_asked(self.search.query)))
        if not self.model.ids and (hints := guesses(self.search.query)):
            self.search.show_hints(hints)

    def _on_filter(self, wanted: Filter) -> None:
        typed = "".join(CARDS.fields[wanted.field].typed.say(ui.language).split()).lower()
        self.search.set_text(toggled(self.search.query, wanted.field, wanted.value, typed))

    def _proposals(self, text: str, at: int) -> list[tuple[str, str]]:
        """Return whole texts the search may go on with, and what to show of each."""
        found = []
        for one in proposals(text, at, ui.language):
            said = say(one.words)
            shown = one.text if said.casefold() in one.text.casefold() else f"{one.text}   {said}"
            found.append((text[: one.start] + one.text + text[one.end :], shown))
        return found

    # Order and views.

    def set_order(self, sort: str, *, descending: bool) -> None:
        """Order the cards."""
        self._sort, self._descending = sort, descending
        self._show_order()
        self.search_again()

    def _show_order(self) -> None:
        self._filling = True
        self.sort.setCurrentIndex(self.sort.findData(self._sort))
        self.descending.setChecked(self._descending)
        self._filling = False
        self.table.show_order(self._sort, descending=self._descending)

    def _on_sort(self, sort: str) -> None:
        self.set_order(sort, descending=sort in s.MOST_FIRST)

    def _on_heading(self, sort: str) -> None:
        turned = sort == self._sort
        self.set_order(sort, descending=not self._descending if turned else sort in s.MOST_FIRST)

    def _on_descending(self, descending: bool) -> None:
        if not self._filling:
            self.set_order(self._sort, descending=descending)

    @property
    def view_name(self) -> str:
        """The view in use, "grid" or "table"."""
        return "grid" if self._view is self.grid else "table"

    @property
    def view(self) -> CardView:
        """The view in use."""
        return self._view

    def show_view(self, name: str) -> None:
        """Show the grid or the table, with the same card selected."""
        old, row = self._view, self._view.currentIndex().row()
        self._view = self.grid if name == "grid" else self.table
        (self.as_grid if name == "grid" else self.as_table).setChecked(True)
        self._show_list()
        if self._view is not old:
            if row >= 0:
                mark_row(self._view, row)
            if old.hasFocus():
                self._view.setFocus()

    def focus_list(self) -> None:
        """Give the keyboard to the cards."""
        self._view.setFocus(Qt.FocusReason.OtherFocusReason)

    # The card that is selected.

    @property
    def current(self) -> str | None:
        """The id of the card that has the mark."""
        row = self._view.currentIndex().row()
        return self.model.ids[row] if 0 <= row < len(self.model.ids) else None

    def _on_current(self) -> None:
        if not self._filling:
            self._chosen = self.current
            self._soon.start(PANEL_MS)

    def show_selected(self) -> None:
        """Show the card that has the mark at the right side."""
        self._soon.stop()
        card = self.current
        self.panel.show_card(card, self._holdings.owned.of(card or ""), self._copies)

    def show_card(self, card: str) -> None:
        """Select a card; a search that does not find it is given up.

        A home-made card that only a deck holds is among the others from then on.
        """
        self._chosen = card
        if self.model.row_of(card) < 0:
            if is_homemade(card) and card not in self._own:
                self._own = (*self._own, card)
            self.search.set_text("")
            self.search_again()
        row = self.model.row_of(card)
        if row >= 0:
            mark_row(self._view, row)
        self.show_selected()

    def _on_large(self) -> None:
        if self.current is not None:
            self.opened.emit(self.current)

    # Coming back.

    def place(self) -> Place:
        """Return where somebody is now."""
        return Place(
            self.search.text,
            self._sort,
            self._descending,
            self.view_name,
            self.current,
            self._view.verticalScrollBar().value(),
            self.panel.tabs.currentIndex(),
        )

    def come_back(self, place: Place) -> None:
        """Be where somebody was: the same search, order, view, card, and scrolled as far."""
        self._chosen = place.card
        self.show_view(place.view)
        if (place.sort, place.descending) != (self._sort, self._descending):
            self.set_order(place.sort, descending=place.descending)
        if place.text != self.search.text:
            self.search.set_text(place.text)
        if place.card is not None:
            self.show_card(place.card)
        self.panel.tabs.setCurrentIndex(place.panel_tab)
        self._view.verticalScrollBar().setValue(place.scrolled)
        self.focus_list()

    # Words and looks.

    def set_card_language(self, language: str) -> None:
        """Show cards in this language."""
        self.grid.delegate.language = language
        self.grid.fit()
        self.grid.viewport().update()
        self.panel.set_card_language(language)

    def showEvent(self, event: QShowEvent) -> None:
        """Give the sides their room when the page is first seen."""
        super().showEvent(event)
        if self._sizes:
            self._sizes = False
            letter = self.fontMetrics().averageCharWidth()
            side = max(28 * letter, self.width() // 8)
            least = max(LEAST_WIDTH, 33 * letter)
            self._middle.setMinimumWidth(least)
            panel = max(min(46 * letter, self.width() * 7 // 20), self.width() // 4)
            self.splitter.setSizes([side, max(least, self.width() - side - panel), panel])

    def _say(self) -> None:
        self._filling = True
        self._sort_label.setText(f"{say(s.SORT_BY)}:")
        self.sort.clear()
        for name, words in s.SORTS.items():
            self.sort.addItem(say(words), name)
        self.sort.view().setMinimumWidth(self.sort.view().sizeHintForColumn(0) + 40)
        self._filling = False
        self._show_order()
        if self._used:
            self.search_again()

    def _dress(self) -> None:
        self.as_table.setIcon(view_icon("table", ui.theme))
        self.as_grid.setIcon(view_icon("grid", ui.theme))
