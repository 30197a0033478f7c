"""The room of all cards: brings its pages, the shelf and the ways to decks together."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal
from PySide6.QtGui import QKeySequence, QShortcut
from PySide6.QtWidgets import QPushButton, QTabWidget, QWidget

from kfdesk.collection.database import StoreError
from kfdesk.desk.allcards import texts as s
from kfdesk.desk.allcards.browse import BrowseCards
from kfdesk.desk.allcards.lists import MavericksPage, MostPage, SetsPage
from kfdesk.desk.card.faces import DeskFaces
from kfdesk.desk.decks.chips import ButtonRow
from kfdesk.desk.decks.open_shelf import OpenShelf
from kfdesk.desk.decks.searchhelp import SearchHelp
from kfdesk.desk.features.desk import Desk
from kfdesk.desk.keyboard.place_keys import AS_GRID, AS_TABLE
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import across, down
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.ui import follow_language, follow_theme, say, says
from kfdesk.desk.reference.largecard import LargeCard
from kfdesk.text.words import Words

if TYPE_CHECKING:
    from kfdesk.collection.store import DeckStore  # SQLite waits until the shelf is opened


class CardsPage(QWidget):
    """The page: what its parts show is the room's business."""

    def __init__(self, faces: DeskFaces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("deckRoom")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.bar = ButtonRow(self)
        self.back = says(QPushButton(self.bar), s.BACK, tip=s.BACK_TIP)
        self.bar.add(self.back)
        self.title = says(Label(parent=self, style="deckTitle"), s.TITLE)
        self.trouble = Label(parent=self, style="deckProblem", wraps=True)
        """What is wrong with the shelf; hidden while nothing is."""
        self.trouble.hide()
        self.tabs = QTabWidget(self)
        self.browse = BrowseCards(faces, self.tabs)
        self.sets = SetsPage(self.tabs)
        self.most = MostPage(self.tabs)
        self.mavericks = MavericksPage(self.tabs)
        self.tabs.setDocumentMode(True)
        for part in (self.browse, self.sets, self.most, self.mavericks):
            self.tabs.addTab(part, "")
        head = across(self.bar, (self.title, 1))
        down(head, self.trouble, (self.tabs, 1), on=self, margins=(8, 8, 8, 0), gap=6)
        follow_language(self._say)

    def _say(self) -> None:
        for number, words in enumerate((s.TAB_CARDS, s.TAB_SETS, s.TAB_MOST, s.TAB_MAVERICKS)):
            self.tabs.setTabText(number, say(words))


class CardsRoom(QObject):
    """All of the room. It is made when somebody first enters it."""

    rule_wanted = Signal(str)
    """The id of an entry of the rules reference."""
    deck_wanted = Signal(str)
    """The key of a deck that is to be shown on the shelf."""
    decks_wanted = Signal(str)
    """The id of a card: all decks that have it are to be shown on the shelf."""

    def __init__(self, desk: Desk, shelf: OpenShelf) -> None:
        super().__init__(desk.frame)
        self._desk, self._shelf = desk, shelf
        self._store: DeckStore | None = None
        self._changes = -1
        self._settings = desk.settings
        self._stale: set[QWidget] = set()
        """The pages that do not show the shelf as it is now."""
        self.page = CardsPage(desk.card_faces)
        desk.add_page(self.page, manual="allcards", again=self.enter)
        self._connect()
        follow_language(self._shelf_changed)
        follow_theme(self._shelf_changed)

    def _connect(self) -> None:
        page, browse = self.page, self.page.browse
        page.back.clicked.connect(self._desk.leave_page)
        page.tabs.currentChanged.connect(lambda _: self._show_tab())
        browse.opened.connect(self._show_large)
        browse.search.help_wanted.connect(self._show_help)
        browse.panel.rule_wanted.connect(self.rule_wanted)
        browse.panel.deck_wanted.connect(self._go_to_deck)
        browse.panel.decks_wanted.connect(self._go_to_decks)
        page.sets.search_wanted.connect(self.search)
        page.most.card_wanted.connect(self.show_card)
        page.mavericks.card_wanted.connect(self.show_card)
        page.mavericks.deck_wanted.connect(self._go_to_deck)
        scope = Qt.ShortcutContext.WidgetWithChildrenShortcut
        for keys, does in (
            (QKeySequence(QKeySequence.StandardKey.Find), self._focus_search),
            (QKeySequence(AS_TABLE), lambda: browse.show_view("table")),
            (QKeySequence(AS_GRID), lambda: browse.show_view("grid")),
        ):
            QShortcut(keys, page, context=scope).activated.connect(does)  # given together, the context is lost

    # What a part is asked.

    def apply_settings(self, settings: DeskSettings) -> None:
        """Use the language of cards and their size."""
        self._settings = settings
        self.page.browse.set_card_language(settings.card_language_now)

    def close(self) -> None:
        """Let the shelf go."""
        self.page.browse.close_reading()
        self._store = None

    # Entering.

    def open(self) -> None:
        """Show the room; at the first time the cards at once, and what the shelf has of them as soon as it is open."""
        if self._store is None:
            self.page.browse.use(None, ())
            self._show()
            QTimer.singleShot(0, self, self._use_shelf)
        else:
            self.enter()

    def enter(self) -> None:
        """Show the room, with the shelf as it is now."""
        self._use_shelf()
        self._show()

    def _show(self) -> None:
        came = not self.page.isVisible()
        self._desk.show_page(self.page)
        if came and self.page.tabs.currentIndex() == 0:
            self.page.browse.search.focus()

    def show_card(self, card: str) -> None:
        """Show the room with a card."""
        self.enter()
        self.page.tabs.setCurrentIndex(0)
        self.page.browse.show_card(card)
        self.page.browse.focus_list()

    def search(self, text: str) -> None:
        """Show the cards that a search finds."""
        self.enter()
        self.page.tabs.setCurrentIndex(0)
        self.page.browse.search.set_text(text)
        self.page.browse.focus_list()

    def _use_shelf(self) -> None:
        """Open the shelf, and show what is on it where that is another than before."""
        try:
            store = self._shelf()
            changes = store.changes()
            if store is not self._store or changes != self._changes:
                self._store, self._changes = store, changes
                own = [kept.card.id for kept in store.homemade.all().cards]
                self.page.browse.use(store.copies, own)
                self._shelf_changed()
            self._offer_pages()
            self._say_trouble(None)
        except StoreError as error:
            self._store = None
            self.page.browse.use(None, ())
            self._offer_pages()
            self._say_trouble(error.problem)

    def _offer_pages(self) -> None:
        """Let the pages that count what is owned be opened only while there is a shelf."""
        tabs = self.page.tabs
        if self._store is None:
            tabs.setCurrentWidget(self.page.browse)
        for page in (self.page.sets, self.page.most, self.page.mavericks):
            tabs.setTabEnabled(tabs.indexOf(page), self._store is not None)

    def _say_trouble(self, problem: Words | None) -> None:
        self.page.trouble.setText("" if problem is None else say(problem))
        self.page.trouble.setVisible(problem is not None)

    def _shelf_changed(self) -> None:
        self._stale = {self.page.sets, self.page.most, self.page.mavericks}
        self._show_tab()

    def _show_tab(self) -> None:
        """Fill the page that is seen, if it does not show the shelf as it is now."""
        page = self.page.tabs.currentWidget()
        if page not in self._stale:
            return
        self._stale.discard(page)
        holdings = self.page.browse.holdings
        try:
            if page is self.page.sets:
                self.page.sets.show_holdings(holdings, self._twice())
            elif page is self.page.most:
                self.page.most.show_holdings(holdings, self._twice())
            elif page is self.page.mavericks:
                self.page.mavericks.show_mavericks(self._store.copies.mavericks() if self._store is not None else ())
        except StoreError as error:
            self._say_trouble(error.problem)

    def _twice(self) -> int:
        """Return how many of the decks that count are there twice."""
        return self._store.copies.counted_twice(self._store.doubles.all()) if self._store is not None else 0

    # Leading elsewhere.

    def _go_to_deck(self, key: str) -> None:
        self._desk.go_on(lambda: self.deck_wanted.emit(key), self._way_back())

    def _go_to_decks(self, card: str) -> None:
        self._desk.go_on(lambda: self.decks_wanted.emit(card), self._way_back())

    def _way_back(self) -> Callable[[], None]:
        """Return what shows the room as it is now: the same page, search, card, and scrolled as far."""
        tab, place = self.page.tabs.currentIndex(), self.page.browse.place()

        def back() -> None:
            self.enter()
            if self.page.tabs.isTabEnabled(tab):
                self.page.tabs.setCurrentIndex(tab)
            if tab == 0:
                self.page.browse.come_back(place)

        return back

    def _show_large(self, card: str) -> None:
        LargeCard(card, self._desk.card_faces, self._settings.card_language_now, self.page).open()

    def _show_help(self) -> None:
        SearchHelp(self.page, s.SEARCH_ABOUT, s.SEARCH_EXAMPLES).open()

    def _focus_search(self) -> None:
        self.page.tabs.setCurrentIndex(0)
        self.page.browse.search.focus()
