"""The page on which a deck is put together: cards to choose from, the deck, and whether it can be played so far."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from PySide6.QtCore import QEvent, QModelIndex, QObject, QSignalBlocker, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QHideEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import (
    QCheckBox,
    QComboBox,
    QLineEdit,
    QListView,
    QPushButton,
    QSplitter,
    QTreeWidgetItem,
    QWidget,
)

from kfdesk.collection.composing import (
    DeckForm,
    broken,
    named,
    size_of,
    with_another,
    with_copy,
    with_houses,
    with_icons,
    without_copy,
)
from kfdesk.collection.homemade import HomeCard
from kfdesk.collection.records import CardLine, DeckRecord
from kfdesk.desk.card.faces import printed
from kfdesk.desk.card.grid import Faces, FlowLayout
from kfdesk.desk.charts.deck_panels import DeckFiguresPanel
from kfdesk.desk.decks.cards import LINE_ROLE, CardList, CardPopup
from kfdesk.desk.decks.notice import Notice
from kfdesk.desk.decks.pictures import emblem_icon
from kfdesk.desk.homemade import texts as w
from kfdesk.desk.homemade.icons_row import IconsRow
from kfdesk.desk.homemade.pool import CARD_ROLE, PoolCard, PoolModel
from kfdesk.desk.kit.buttons import Kind, set_kind
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.kit.ui import follow_language, follow_theme, say, says, ui
from kfdesk.engine.decks import DECK_HOUSES
from kfdesk.engine.terms import HOUSES, House, Icon
from kfdesk.text.translating import SOURCE
from kfdesk.text.words import LANGUAGES

LEAST_FIGURES: Final = 260
"""Least width of what is said of the deck, in logical pixels."""
LONGEST_NAME: Final = 100
KEEP_MS: Final = 700
SEARCH_MS: Final = 120
FIGURES_MS: Final = 200
"""So long after the last change the deck is kept, the last letter the cards are searched, and figures worked out."""
MOST_STEPS: Final = 200
"""So many steps can be taken back."""


class BuilderPage(QWidget):
    """Shows one deck and changes it; each change goes out as a signal, to be kept."""

    deck_edited = Signal(object)
    """The `DeckRecord` as it is now."""
    new_wanted = Signal()
    play_wanted = Signal(str)
    shelf_wanted = Signal(str)
    """The key of the deck that is to be played, or shown on the shelf."""
    back_wanted = Signal()

    def __init__(self, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName("deckRoom")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self.deck: DeckRecord | None = None
        self.own: dict[str, HomeCard] = {}
        """The home-made cards that are offered, by their ids."""
        self._steps: list[DeckRecord] = []
        """The deck before each change, the last one last."""
        self._changed = False
        self._current: tuple[object, ...] = ()
        """What the line was that had the mark, apart from its number."""
        self._build(faces)
        self._lay_out()
        self._keep_soon = QTimer(self, singleShot=True, interval=KEEP_MS)
        self._search_soon = QTimer(self, singleShot=True, interval=SEARCH_MS)
        self._figures_soon = QTimer(self, singleShot=True, interval=FIGURES_MS)
        self._connect()
        follow_language(self._say)
        follow_theme(self._dress)

    # Building.

    def _build(self, faces: Faces) -> None:
        self.back = says(QPushButton(), w.BACK, tip=w.BACK_TIP)
        self.new = says(QPushButton(), w.NEW_DECK, tip=w.NEW_DECK_TIP)
        self.undo = says(QPushButton(), w.UNDO)
        self.shelf = says(QPushButton(), w.ON_SHELF)
        self.play = says(QPushButton(), w.PLAY_DECK, tip=w.PLAY_DECK_TIP)
        set_kind(self.play, Kind.PRIMARY)
        self.name = says(QLineEdit(), name=w.DECK_NAME, hint=w.DECK_NAME)
        self.name.setMaxLength(LONGEST_NAME)
        self.form = says(QComboBox(), name=w.FORM)
        self.form.setSizeAdjustPolicy(QComboBox.SizeAdjustPolicy.AdjustToContents)
        for form in DeckForm:
            self.form.addItem("", form)
        self.houses = tuple(says(QComboBox(), name=words) for words in w.DECK_HOUSES)
        for box in self.houses:
            for house in House:
                box.addItem("", house)
        self.search = says(QLineEdit(), name=w.POOL_SEARCH, hint=w.POOL_HINT)
        self.search.setClearButtonEnabled(True)
        self.search.installEventFilter(self)
        self.all_houses = says(QCheckBox(), w.MAVERICKS, tip=w.MAVERICKS_TIP)
        self.as_label, self.as_house = says(Label(), w.AS_HOUSE), says(QComboBox(), name=w.AS_HOUSE)
        self.model = PoolModel(self)
        self.pool = says(QListView(), name=w.POOL)
        self.pool.setModel(self.model)
        self.pool.setUniformItemSizes(True)
        self.pool.setIconSize(QSize(24, 24))
        self.pool.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.pool.setMouseTracking(True)
        self.popup = CardPopup(faces, self.pool)
        self.pool.viewport().installEventFilter(self)
        self.unread = Label(wraps=True, style="dim")
        self.add = says(QPushButton(), w.ADD_CARD, tip=w.ADD_CARD_TIP)
        self.cards = CardList(faces)
        says(self.cards, name=w.DECK)
        self.more, self.less = says(QPushButton(), w.ONE_MORE), says(QPushButton(), w.ONE_LESS, tip=w.ONE_LESS_TIP)
        self.icons_label, self.icons = says(Label(), w.COPY_ICONS), IconsRow()
        self.state = Label(wraps=True, style="homemadeState")
        self.reasons = Label(wraps=True)
        self.figures = DeckFiguresPanel()
        self.notice = Notice()

    def _lay_out(self) -> None:
        bar, head = QWidget(), QWidget()
        row = FlowLayout(bar, gap=6)
        for button in (self.back, self.new, self.undo, self.shelf, self.play):
            button.setAutoDefault(False)
            row.addWidget(button)
        fields = FlowLayout(head, gap=6)
        self.name.setMinimumWidth(220)
        for field in (self.name, self.form, *self.houses):
            fields.addWidget(field)
        left, middle, right = QWidget(), QWidget(), QWidget()
        as_what = QWidget()
        self.as_label.setMinimumHeight(self.add.sizeHint().height())
        flow = FlowLayout(as_what, gap=6)
        for widget in (self.as_label, self.as_house, self.add):
            flow.addWidget(widget)
        down(
            self.search, self.all_houses, (self.pool, 1), self.unread, as_what, on=left, margins=(0, 0, 8, 0), gap=6
        )  # fmt: skip
        copies = QWidget()
        flow = FlowLayout(copies, gap=6)
        flow.addWidget(self.more)
        flow.addWidget(self.less)
        self.icons_label.setWordWrap(True)
        down((self.cards, 1), copies, self.icons_label, self.icons, on=middle, margins=(8, 0, 8, 0), gap=6)
        down(self.state, self.reasons, (self.figures, 1), on=right, margins=(8, 0, 0, 0), gap=6)
        self.splitter = QSplitter(Qt.Orientation.Horizontal)
        for part in (left, middle, right):
            self.splitter.addWidget(part)
            self.splitter.setStretchFactor(self.splitter.count() - 1, 1)
        right.setMinimumWidth(LEAST_FIGURES)
        self.splitter.setChildrenCollapsible(False)
        down(bar, head, (self.splitter, 1), self.notice, on=self, margins=(12, 10, 12, 10), gap=8)

    def _connect(self) -> None:
        self.back.clicked.connect(self.back_wanted)
        self.new.clicked.connect(self.new_wanted)
        self.undo.clicked.connect(self.take_back)
        self.shelf.clicked.connect(lambda: self._leave_for(self.shelf_wanted.emit))
        self.play.clicked.connect(lambda: self._leave_for(self.play_wanted.emit))
        self.name.textEdited.connect(self._on_name)
        self.form.currentIndexChanged.connect(lambda _: self._show_state())
        for box in self.houses:
            box.currentIndexChanged.connect(lambda _: self._on_houses())
        self.search.textChanged.connect(lambda _: self._search_soon.start())
        self.search.returnPressed.connect(self._go_to_pool)
        self.all_houses.toggled.connect(lambda _: self.search_cards())
        self.pool.activated.connect(lambda _: self.add_current())
        self.pool.entered.connect(self._show_large)
        self.add.clicked.connect(self.add_current)
        self.cards.currentItemChanged.connect(self._on_current)
        self.more.clicked.connect(self._one_more)
        self.less.clicked.connect(self._one_less)
        self.icons.edited.connect(self._on_icons)
        self._keep_soon.timeout.connect(self.flush)
        self._search_soon.timeout.connect(self.search_cards)
        self._figures_soon.timeout.connect(self._show_figures)
        scope = Qt.ShortcutContext.WidgetWithChildrenShortcut
        for keys, does in (
            (QKeySequence.StandardKey.Find, self.search.setFocus),
            (QKeySequence.StandardKey.Undo, self.take_back),
        ):
            QShortcut(QKeySequence(keys), self, context=scope).activated.connect(does)
        remove = QShortcut(QKeySequence(QKeySequence.StandardKey.Delete), self.cards)
        remove.setContext(Qt.ShortcutContext.WidgetShortcut)
        remove.activated.connect(self._one_less)

    # The deck.

    def apply_settings(self, settings: DeskSettings) -> None:
        """Name cards in the language of cards."""
        self._language = settings.card_language_now
        self.cards.set_card_language(self._language)

    def offer(self, own: Iterable[HomeCard], unread: int = 0) -> None:
        """Offer these home-made cards beside the real ones; `unread` more are not understood whole."""
        self.own = {card.id: card for card in own}
        self.model.offer(self.own.values())
        self._unread = unread
        self._say_unread()
        self.search_cards()

    _unread = 0
    _language = "en"

    def show_deck(self, deck: DeckRecord) -> None:
        """Show a deck to be changed; the one before is kept first."""
        self.flush()
        self.deck, self._steps, self._current = deck, [], ()
        self._show_fields(deck)
        self._show()
        self.search_cards()

    def _show_fields(self, deck: DeckRecord) -> None:
        """Show the name and the houses of a deck; fields beyond those show its last house again."""
        with QSignalBlocker(self.name):
            self.name.setText("" if is_unnamed_deck(deck) else deck.name)
        houses = deck.houses or ("",)
        for at, box in enumerate(self.houses):
            with QSignalBlocker(box):
                box.setCurrentIndex(max(box.findData(HOUSES.get(houses[min(at, len(houses) - 1)])), 0))

    def flush(self) -> None:
        """Let now be kept what was changed since the last time."""
        self._keep_soon.stop()
        if self._changed and self.deck is not None:
            self._changed = False
            self.deck_edited.emit(self.deck)

    def hideEvent(self, event: QHideEvent) -> None:
        """Leaving the page keeps the deck."""
        self.flush()
        super().hideEvent(event)

    def _leave_for(self, emit: Callable[[str], object]) -> None:
        self._changed = True  # also an empty deck lies on the shelf before it is shown there
        self.flush()
        if self.deck is not None:
            emit(self.deck.key)

    def _change(self, deck: DeckRecord) -> None:
        """Show and keep the deck as it is changed; it can be taken back."""
        if self.deck is None or deck == self.deck:
            return
        self._steps = [*self._steps, self.deck][-MOST_STEPS:]
        self.deck, self._changed = deck, True
        self._keep_soon.start()
        self._show()

    def take_back(self) -> None:
        """Take the last change back."""
        if self._steps:
            self.deck, self._changed = self._steps.pop(), True
            self._keep_soon.start()
            self._show_fields(self.deck)
            self._show()
            self.search_cards()

    def _on_name(self, name: str) -> None:
        if self.deck is not None:
            self._change(named(self.deck, " ".join(name.split()) or unnamed_deck()))

    def _on_houses(self) -> None:
        if self.deck is not None:
            self._change(with_houses(self.deck, self.chosen_houses()))
            self.search_cards()

    def chosen_houses(self) -> list[House]:
        """Return the houses that are chosen, each once."""
        return list(dict.fromkeys(House(box.currentData()) for box in self.houses))

    # Choosing cards.

    def search_cards(self) -> None:
        """Offer the cards that fit what is searched for now."""
        self._search_soon.stop()
        chosen = self.current_card
        houses = None if self.all_houses.isChecked() else frozenset(self.chosen_houses())
        self.model.search(self.search.text(), houses)
        rows = [at for at, card in enumerate(self.model.cards) if chosen is not None and card.id == chosen.id]
        if self.model.cards:
            self.pool.setCurrentIndex(self.model.index(rows[0] if rows else 0))
        self.add.setEnabled(bool(self.model.cards))

    def _show_large(self, index: QModelIndex) -> None:
        """Show the card that is pointed at large beside the list."""
        card = index.data(CARD_ROLE)
        if isinstance(card, PoolCard):
            at = self.pool.viewport().mapToGlobal(self.pool.visualRect(index).center())
            self.popup.show_beside(printed(card.id, card.houses[0]), "", self.pool, at, self._language)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Hide the large card where none is pointed at; let undo in the search be that of the deck."""
        if watched is self.search:
            if event.type() is QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent) and self._steps:
                return event.matches(QKeySequence.StandardKey.Undo)  # the field takes it for its letters otherwise
            return False
        if event.type() in (QEvent.Type.Leave, QEvent.Type.Wheel, QEvent.Type.Hide, QEvent.Type.MouseButtonPress):
            self.popup.hide()
        return super().eventFilter(watched, event)

    def _go_to_pool(self) -> None:
        self.search_cards()
        if len(self.model.cards) == 1:
            self.add_current()
        else:
            self.pool.setFocus()

    @property
    def current_card(self) -> PoolCard | None:
        """The card that has the mark among those to choose from."""
        card = self.pool.currentIndex().data(CARD_ROLE)
        return card if isinstance(card, PoolCard) else None

    def add_current(self) -> None:
        """Put a copy of the card that has the mark into the deck."""
        if self._search_soon.isActive():
            self.search_cards()
        card = self.current_card
        if card is None or self.deck is None:
            return
        house = self._house_for(card)
        if house is None:
            self.notice.say(w.NOT_IN_HOUSES.filled(card=card.name))
            self.as_house.setFocus()
            return
        made = with_copy(self.deck, card.id, house, home=card.home)
        if made.size == self.deck.size:
            self.notice.say(w.FULL)
            return
        self._current = (card.id, house.value)
        self._change(made)

    def _house_for(self, card: PoolCard) -> House | None:
        """Return as a card of which house a card comes in: of the chosen one, else of its own with the most room."""
        chosen = self.as_house.currentData()
        if chosen is not None:
            return House(chosen)
        deck = self.deck
        fitting = [house for house in self.chosen_houses() if house in card.houses]
        return min(fitting, key=lambda house: size_of(deck, house), default=None) if deck is not None else None

    # The lines of the deck.

    @property
    def line(self) -> CardLine | None:
        """The line of the deck that has the mark."""
        item = self.cards.currentItem()
        line = item.data(0, LINE_ROLE) if item is not None else None
        return line if isinstance(line, CardLine) else None

    def _one_more(self) -> None:
        line = self.line
        if line is None or line.id is None or self.deck is None:
            return
        made = with_another(self.deck, line)
        if made == self.deck:
            self.notice.say(w.FULL)
        self._change(made)

    def _one_less(self) -> None:
        line = self.line
        if line is not None and self.deck is not None:
            self._change(without_copy(self.deck, line))

    def _on_icons(self) -> None:
        line = self.line
        if line is not None and self.deck is not None:
            icons = (*(Icon.AMBER,) * self.icons.amber, *self.icons.others)
            self._current = (line.id, line.house, tuple(icon.value for icon in icons))
            self._change(with_icons(self.deck, line, icons))

    def _on_current(self, *_: QTreeWidgetItem | None) -> None:
        line = self.line
        for widget in (self.more, self.less, self.icons, self.icons_label):
            widget.setEnabled(line is not None)
        if line is not None:
            self._current = _what(line)
            words = [HOUSES.get(word) or Icon(word) for word in line.icons if word in HOUSES or word in set(Icon)]
            amber = words.count(Icon.AMBER)
            self.icons.show_icons(amber, tuple(word for word in words if word is not Icon.AMBER))
        else:
            self.icons.show_icons(0, ())

    # What is shown.

    def _show(self) -> None:
        deck = self.deck
        if deck is None:
            return
        place = self.copies().index(item) if (item := self.cards.currentItem()) in self.copies() else 0
        with QSignalBlocker(self.cards):
            self.cards.show_deck(deck)
            self._mark(self._current, place)
        self._on_current()
        self.undo.setEnabled(bool(self._steps))
        self._say_houses()
        self._show_state()
        self._figures_soon.start()

    def _mark(self, wanted: Sequence[object], place: int) -> None:
        """Put the mark on the line that had it, or that came; else on the one that is in its place now."""
        items = self.copies()
        lines = (item.data(0, LINE_ROLE) for item in items)
        alike = (at for at, line in enumerate(lines) if _what(line)[: len(wanted)] == tuple(wanted))
        if items:
            self.cards.setCurrentItem(items[next(alike, min(place, len(items) - 1))])

    def copies(self) -> list[QTreeWidgetItem]:
        """Return the items of the lines of the deck, from the top on."""
        groups = (self.cards.topLevelItem(at) for at in range(self.cards.topLevelItemCount()))
        items = (group.child(at) for group in groups if group is not None for at in range(group.childCount()))
        return [item for item in items if item is not None and isinstance(item.data(0, LINE_ROLE), CardLine)]

    is_read = False
    """Whether the home-made cards of the deck were read: only then can be said at once whether it can be played."""

    def say_that_it_is_read(self) -> None:
        """Say from now on whether the deck can be played."""
        self.is_read = True
        self._show_state()

    def _show_state(self) -> None:
        deck = self.deck
        if deck is None or not self.is_read:
            self.play.setEnabled(False)
            self.state.setText(f"… {say(w.READING)}")
            self.reasons.hide()
            return
        reasons = broken(deck, DeckForm(self.form.currentData()))
        playable = not broken(deck, DeckForm.FREE)
        self.play.setEnabled(playable)
        words = w.LEGAL if not reasons else w.NOT_LEGAL_BUT_FREE if playable else w.NOT_LEGAL
        self.state.setText(f"{'✓' if not reasons else '✎'} {say(words)}")
        self.reasons.setText("\n".join(f"• {say(reason.text)}" for reason in reasons))
        self.reasons.setVisible(bool(reasons))

    def _show_figures(self) -> None:
        if self.deck is not None:
            at = self.figures.area.verticalScrollBar().value()
            self.figures.show_deck(self.deck)
            self.figures.area.verticalScrollBar().setValue(at)

    # Words and colors.

    def _say(self) -> None:
        for at in range(self.form.count()):
            self.form.setItemText(at, say(w.FORMS[self.form.itemData(at)]))
        for box in self.houses:
            for at in range(box.count()):
                box.setItemText(at, say(House(box.itemData(at)).words))
        self._say_unread()
        self._say_houses()
        self.search_cards()
        self._show_state()

    def _say_unread(self) -> None:
        self.unread.setText(say(w.NOT_IN_DECKS.filled(n=self._unread)))
        self.unread.setVisible(bool(self._unread))

    def _say_houses(self) -> None:
        """Offer the houses of the deck as those that a card may come in."""
        chosen = self.as_house.currentData()
        with QSignalBlocker(self.as_house):
            self.as_house.clear()
            self.as_house.addItem(say(w.ITS_HOUSE), None)
            for house in self.chosen_houses()[:DECK_HOUSES]:
                self.as_house.addItem(emblem_icon(house, ui.theme), say(house.words), house)
            self.as_house.setCurrentIndex(max(self.as_house.findData(chosen), 0) if chosen is not None else 0)

    def _dress(self) -> None:
        for box in self.houses:
            for at in range(box.count()):
                box.setItemIcon(at, emblem_icon(box.itemData(at), ui.theme))


def _what(line: CardLine) -> tuple[object, ...]:
    """Return what a line is, apart from its number."""
    return line.id, line.house, line.icons


def unnamed_deck() -> str:
    """Return what a deck is called until somebody gives it a name."""
    return w.UNNAMED_DECK.say(ui.language if ui.language in LANGUAGES else SOURCE)


def is_unnamed_deck(deck: DeckRecord) -> bool:
    """Return whether nobody has given a deck a name yet."""
    return deck.name in {w.UNNAMED_DECK.say(language) for language in LANGUAGES}
