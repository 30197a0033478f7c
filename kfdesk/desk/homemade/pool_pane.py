"""The left side of the page on which a deck is put together: cards are searched, looked at, and added."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from functools import partial
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPoint, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QComboBox, QLineEdit, QListView, QMenu, QPushButton, QWidget

from kfdesk.collection.composing import PUT_IN
from kfdesk.collection.homemade import HomeCard
from kfdesk.collection.records import DeckRecord
from kfdesk.collection.saying import texts_are_read
from kfdesk.desk.card.faces import printed
from kfdesk.desk.card.grid import Faces, FlowLayout
from kfdesk.desk.decks.cards import CardPopup
from kfdesk.desk.decks.pictures import emblem_icon
from kfdesk.desk.decks.textreader import TextReader
from kfdesk.desk.homemade import texts as w
from kfdesk.desk.homemade.copies import COPY_MIME
from kfdesk.desk.homemade.pool import CARD_ROLE, PoolCard, PoolModel
from kfdesk.desk.kit.labels import Label, tip
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.ui import follow_language, follow_theme, say, says, ui
from kfdesk.engine.decks import DECK_HOUSES
from kfdesk.engine.terms import HOUSES, CardType, House

SEARCH_MS: Final = 120
"""So long after the last letter the cards are searched."""
_OF_DECK, _ALL = "deck", "all"
"""Which cards are offered, beside those of one house of the deck: those of all its houses, and those of every house."""
_TYPES: Final = tuple(type_ for type_ in CardType if type_ in PUT_IN)
_LOOKS_AWAY: Final = frozenset({QEvent.Type.Leave, QEvent.Type.Wheel, QEvent.Type.Hide, QEvent.Type.MouseButtonPress})
_WALK: Final = frozenset({Qt.Key.Key_Up, Qt.Key.Key_Down, Qt.Key.Key_PageUp, Qt.Key.Key_PageDown})
_ENTER: Final = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter})


class PoolList(QListView):
    """The list itself. A double click and Enter add a card, Space shows it large; a copy may be dragged back to it."""

    wanted = Signal()
    """The card that has the mark is to be added."""
    swap_wanted = Signal()
    """It is to take the place of the copy that has the mark in the deck."""
    look_wanted = Signal()
    """The card that has the mark is to be shown large, or no longer."""
    copy_dropped = Signal()
    """The copy that has the mark in the deck was dragged here."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("poolList")
        self.setUniformItemSizes(True)
        self.setIconSize(QSize(24, 24))
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setMouseTracking(True)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.doubleClicked.connect(lambda _: self.wanted.emit())

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter, with Shift or without, and Space."""
        if is_swap(event):
            self.swap_wanted.emit()
        elif event.key() in _ENTER and not event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier:
            self.wanted.emit()
        elif event.key() == Qt.Key.Key_Space:
            self.look_wanted.emit()
        else:
            super().keyPressEvent(event)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a copy of the deck."""
        event.setAccepted(event.mimeData().hasFormat(COPY_MIME))

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Go on taking it."""
        event.setAccepted(event.mimeData().hasFormat(COPY_MIME))

    def dropEvent(self, event: QDropEvent) -> None:
        """Tell that a copy came back."""
        if event.mimeData().hasFormat(COPY_MIME):
            event.acceptProposedAction()
            self.copy_dropped.emit()


def is_swap(event: QKeyEvent) -> bool:
    """Return whether a key swaps the card that has the mark for the copy that has it in the deck: Shift and Enter."""
    modifiers = event.modifiers() & ~Qt.KeyboardModifier.KeypadModifier
    return event.key() in _ENTER and modifiers == Qt.KeyboardModifier.ShiftModifier


class PoolPane(QWidget):
    """Shows the cards that fit the houses of a deck and what is searched for."""

    wanted = Signal(object, object)
    """A `PoolCard` that is to be added, and the `House` that somebody chose for it; None where nobody did."""
    swap_wanted = Signal(object, object)
    """A `PoolCard` to take the place of the copy that has the mark in the deck, and a `House` as in `wanted`."""
    copy_dropped = Signal()
    """The copy that has the mark in the deck is to be taken out of it."""

    def __init__(self, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.own: dict[str, HomeCard] = {}
        """The home-made cards that are offered, by their ids."""
        self._unread = 0
        """How many home-made cards are not offered, as they are not understood whole."""
        self._houses: tuple[House, ...] = ()
        """The houses of the deck."""
        self._searched = ""
        """What was typed when the cards were searched last."""
        self._language = "en"
        self._marked = ""
        """What is called the card of the deck that has the mark there; "" for none."""
        self.uncovered: QWidget | None = None
        """What large cards should not cover, beside the list itself."""
        self._build(faces)
        self._texts = TextReader(self)
        self._search_soon = QTimer(self, singleShot=True, interval=SEARCH_MS)
        self._connect()
        follow_language(self._say)
        follow_theme(self._offer_houses)

    def _build(self, faces: Faces) -> None:
        self.search = says(QLineEdit(), name=w.POOL_SEARCH, hint=w.POOL_HINT)
        self.search.setClearButtonEnabled(True)
        self.search.installEventFilter(self)
        self.type = says(QComboBox(), name=w.POOL_TYPE)
        self.type.addItem("", None)
        for type_ in _TYPES:
            self.type.addItem("", type_)
        self.house = says(QComboBox(), name=w.POOL_HOUSE, tip=w.POOL_HOUSE_TIP)
        self.model = PoolModel(self)
        self.list = says(PoolList(), name=w.POOL)
        self.list.setModel(self.model)
        self.popup = CardPopup(faces, self.list)
        self.list.installEventFilter(self)
        self.list.viewport().installEventFilter(self)
        self.nothing = says(Label(wraps=True, style="dim"), w.NOTHING_IN_POOL)
        self.unread = Label(wraps=True, style="dim")
        self.add = says(QPushButton(), w.ADD_CARD, tip=w.ADD_CARD_TIP)
        self.swap = says(QPushButton(), w.SWAP, tip=w.SWAP_TIP)
        self.add_as = says(QPushButton(), w.ADD_AS, tip=w.ADD_AS_TIP)
        self.menu: QMenu | None = None
        """The menu that was opened last."""
        narrow, buttons = QWidget(), QWidget()
        flow = FlowLayout(narrow, gap=6, centers=True)
        for box in (self.house, self.type):
            box.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
            flow.addWidget(box)
        flow = FlowLayout(buttons, gap=6)
        for button in (self.add, self.swap, self.add_as):
            button.setAutoDefault(False)
            flow.addWidget(button)
        parts = (self.search, narrow, self.nothing, (self.list, 1), self.unread, buttons)
        down(*parts, on=self, margins=(0, 0, 8, 0), gap=6)

    def _connect(self) -> None:
        self.search.textChanged.connect(self._on_text)
        self.search.returnPressed.connect(self._on_return)
        self.house.currentIndexChanged.connect(lambda _: self.search_cards())
        self.type.currentIndexChanged.connect(lambda _: self.search_cards())
        self.list.wanted.connect(self.add_current)
        self.list.swap_wanted.connect(self.swap_current)
        self.swap.clicked.connect(self.swap_current)
        self.list.look_wanted.connect(self._look)
        self.list.copy_dropped.connect(self.copy_dropped)
        self.list.entered.connect(self._show_large)
        self.list.selectionModel().currentChanged.connect(lambda *_: self._follow())
        self.list.customContextMenuRequested.connect(self._on_menu)
        self.add.clicked.connect(self.add_current)
        self.add_as.clicked.connect(self._ask_as)
        self._search_soon.timeout.connect(self.search_cards)

    # What is offered.

    def set_card_language(self, language: str) -> None:
        """Show large cards in this language."""
        self._language = language

    def offer(self, own: Iterable[HomeCard], unread: int = 0) -> None:
        """Offer these home-made cards beside the real ones; `unread` more are not understood whole."""
        self.own = {card.id: card for card in own}
        self.model.offer(self.own.values())
        self._unread = unread
        self._say_unread()
        self.search_cards()

    def show_deck(self, deck: DeckRecord) -> None:
        """Offer what fits the houses of a deck, and say how many copies it has of each card."""
        copies: Counter[str] = Counter()
        for line in (*deck.cards, *deck.references):
            copies[line.id or ""] += line.count
        self.model.count(copies)
        houses = tuple(HOUSES[house] for house in deck.houses if house in HOUSES)
        if houses != self._houses:
            self._houses = houses
            self._offer_houses()
            self.search_cards()

    def search_cards(self) -> None:
        """Offer the cards that fit what is searched for now. The mark stays where somebody moved it; it goes to the
        first card, which fits best, when another text was typed."""
        self._search_soon.stop()
        moved = self.search.text() == self._searched and self.list.currentIndex().row() > 0
        chosen = self.current if moved else None
        self._searched = self.search.text()
        type_ = self.type.currentData()
        self.model.search(
            self.search.text(),
            self._searched_houses,
            None if type_ is None else CardType(type_),
            of_no_house=self.house.currentData() not in HOUSES,
        )
        cards = self.model.cards
        rows = [at for at, card in enumerate(cards) if chosen is not None and card.id == chosen.id]
        if cards:
            self.list.setCurrentIndex(self.model.index(rows[0] if rows else 0))
        for button in (self.add, self.add_as):
            button.setEnabled(bool(cards))
        self.swap.setEnabled(bool(cards and self._marked))
        self.list.setVisible(bool(cards))
        self.nothing.setVisible(not cards)

    @property
    def _searched_houses(self) -> frozenset[House] | None:
        """The houses whose cards are offered; None for all."""
        chosen = self.house.currentData()
        if chosen == _ALL:
            return None
        return frozenset({HOUSES[chosen]} if chosen in HOUSES else self._houses)

    def _on_text(self, text: str) -> None:
        self._search_soon.start()
        if text and not texts_are_read():
            self._texts.read(self.search_cards)

    def close_reading(self) -> None:
        """Wait for the thread that reads what cards say."""
        self._texts.close()

    # Adding.

    @property
    def current(self) -> PoolCard | None:
        """The card that has the mark."""
        card = self.list.currentIndex().data(CARD_ROLE)
        return card if isinstance(card, PoolCard) else None

    def add_current(self) -> None:
        """Want the card that has the mark in the deck."""
        if self._search_soon.isActive():
            self.search_cards()
        if self.current is not None:
            self._want(self.current)

    def add_by_id(self, id_: str) -> None:
        """Want a card of the list in the deck."""
        card = self.model.card(id_)
        if card is not None:
            self._want(card)

    def show_marked(self, name: str) -> None:
        """Offer to put a card in the place of the one of the deck that is called so; "" for none."""
        self._marked = name
        self.swap.setEnabled(bool(name and self.model.cards))

    def swap_current(self) -> None:
        """Want the card that has the mark in the place of the copy that has it in the deck."""
        if self._search_soon.isActive():
            self.search_cards()
        if self.current is not None and self._marked:
            self._swap(self.current)

    def swap_by_id(self, id_: str) -> None:
        """Want a card of the list in the place of that copy."""
        card = self.model.card(id_)
        if card is not None and self._marked:
            self._swap(card)

    def _swap(self, card: PoolCard) -> None:
        self.popup.hide()
        self.swap_wanted.emit(card, self._listed_house(card))

    def _want(self, card: PoolCard) -> None:
        self.popup.hide()
        self.wanted.emit(card, self._listed_house(card))

    def _listed_house(self, card: PoolCard) -> House | None:
        """Return the house that alone is looked at, where it is one of the card: whoever looks at it means that."""
        listed = HOUSES.get(self.house.currentData())
        return listed if listed in card.houses else None

    def _ask_as(self) -> None:
        if self._search_soon.isActive():
            self.search_cards()
        if self.current is not None:
            self._open_menu(self.current, self.list.viewport().mapFromGlobal(self.add_as.mapToGlobal(QPoint(0, 0))))

    def ask_house(self, card: PoolCard) -> None:
        """Ask as a card of which house of the deck a card is to come in."""
        self._open_menu(card, self.list.visualRect(self.list.currentIndex()).bottomLeft())

    def _on_menu(self, at: QPoint) -> None:
        index = self.list.indexAt(at)
        card = (index if index.isValid() else self.list.currentIndex()).data(CARD_ROLE)
        if isinstance(card, PoolCard):
            self._open_menu(card, at)

    def _open_menu(self, card: PoolCard, at: QPoint) -> None:
        """Offer to add a card, as a card of each house of the deck where the houses matter to it."""
        self.popup.hide()
        menu = self.menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.destroyed.connect(self._forget_menu)
        if card.is_beside or not set(card.houses).isdisjoint(self._houses):
            menu.addAction(say(w.ADD_CARD)).triggered.connect(partial(self.wanted.emit, card, None))
        if self._marked:
            menu.addAction(say(w.SWAP_FOR.filled(card=self._marked))).triggered.connect(lambda: self._swap(card))
        for house in () if card.is_beside else self._houses[:DECK_HOUSES]:
            words = w.ADD_OF_HOUSE if house in card.houses else w.ADD_AS_MAVERICK
            action = menu.addAction(emblem_icon(house, ui.theme), say(words.filled(house=house.words)))
            action.triggered.connect(partial(self.wanted.emit, card, house))
        menu.popup(self.list.viewport().mapToGlobal(at))
        if menu.actions():
            menu.setActiveAction(menu.actions()[0])

    def _forget_menu(self) -> None:
        self.menu = None

    def _on_return(self) -> None:
        """Add the card that has the mark; the next word that is typed takes the place of this one."""
        if self._search_soon.isActive():
            self.search_cards()
        if self.search.text().strip():
            self.search.selectAll()
            self.add_current()
        else:
            self.list.setFocus()

    # Looking.

    def _look(self) -> None:
        if self.popup.isVisible():
            self.popup.hide()
        else:
            self._show_large(self.list.currentIndex())

    def _follow(self) -> None:
        """Show the card that has the mark now where one is shown large."""
        if self.popup.isVisible():
            self._show_large(self.list.currentIndex())

    def _show_large(self, index: QModelIndex) -> None:
        """Show a card large beside the list."""
        card = index.data(CARD_ROLE)
        if isinstance(card, PoolCard):
            at = self.list.viewport().mapToGlobal(self.list.visualRect(index).center())
            view = printed(card.id, card.houses[0] if card.houses else None)
            self.popup.show_beside(view, "", self.list, at, self._language, right_of=self.uncovered)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hide the large card where none is pointed at; take keys for the list from the line of the search."""
        if event.type() is QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            if watched is self.search and is_swap(event):
                self.swap_current()
                return True
            return self._escapes(event) or watched is self.search and self._walk(event)
        if watched is self.list.viewport() and event.type() in _LOOKS_AWAY:
            self.popup.hide()
        return super().eventFilter(watched, event)

    def _escapes(self, event: QKeyEvent) -> bool:
        """Let Esc first take the large card away, then what is searched for."""
        if event.key() != Qt.Key.Key_Escape or not (self.search.text() or self.popup.isVisible()):
            return False
        if self.popup.isVisible():
            self.popup.hide()
        else:
            self.search.clear()
        return True

    def _walk(self, event: QKeyEvent) -> bool:
        """Let keys that go up and down walk through the list while somebody types."""
        if event.key() not in _WALK:
            return False
        if self._search_soon.isActive():
            self.search_cards()
        self.list.keyPressEvent(event)
        return True

    # Words and colors.

    def _say(self) -> None:
        for at in range(self.type.count()):
            type_ = self.type.itemData(at)
            self.type.setItemText(at, say(w.ALL_TYPES if type_ is None else CardType(type_).words.title))
        self._say_unread()
        self._offer_houses()
        self.search_cards()

    def _offer_houses(self) -> None:
        """Offer the cards of all houses of the deck, of one of them, or of every house there is."""
        chosen = self.house.currentData()
        with QSignalBlocker(self.house):
            self.house.clear()
            self.house.addItem(say(w.HOUSES_OF_DECK), _OF_DECK)
            for house in self._houses[:DECK_HOUSES]:
                self.house.addItem(emblem_icon(house, ui.theme), say(house.words), house.value)
            self.house.addItem(say(w.ALL_HOUSES), _ALL)
            self.house.setCurrentIndex(max(self.house.findData(chosen), 0))

    def _say_unread(self) -> None:
        self.unread.setText(say(w.NOT_IN_DECKS.filled(n=self._unread)))
        self.unread.setToolTip(tip(say(w.NOT_IN_DECKS_TIP)))
        self.unread.setVisible(bool(self._unread))
