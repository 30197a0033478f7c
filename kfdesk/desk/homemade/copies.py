"""The middle of the page on which a deck is put together: its cards, copy by copy, with their bonus icons."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QMimeData, QPoint, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QDragEnterEvent, QDragMoveEvent, QDropEvent, QKeyEvent, QKeySequence, QShortcut
from PySide6.QtWidgets import QAbstractItemView, QFrame, QMenu, QPushButton, QTreeWidgetItem, QWidget

from kfdesk.collection.records import CardLine, DeckRecord
from kfdesk.desk.card.grid import Faces, FlowLayout
from kfdesk.desk.decks.cards import LINE_ROLE, CardList
from kfdesk.desk.homemade import texts as w
from kfdesk.desk.homemade.icons_row import IconsRow
from kfdesk.desk.homemade.pool import POOL_MIME
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.ui import follow_language, say, says
from kfdesk.engine.decks import DECK_SIZE, HOUSE_SIZE
from kfdesk.engine.terms import HOUSES, House, Icon

COPY_MIME: Final = "application/x-kfdesk-deck-copy"
"""What is dragged from the list: a copy of the line that has the mark."""


class CopyList(CardList):
    """The list of a deck that is put together. Double clicks, Del and - take a copy out, + puts another in,
    Shift+Enter swaps it for the card that has the mark among those to choose from."""

    card_dropped = Signal(str)
    """The id of a card that was dragged here from those to choose from."""
    more_wanted = Signal()
    less_wanted = Signal()
    """One more or one fewer of the line that has the mark."""
    swap_dropped = Signal(str)
    """The id of a card that was dragged onto the line that has the mark, to take its place."""
    swap_wanted = Signal()
    """The card that has the mark among those to choose from is to take the place of that line's."""

    def __init__(self, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(faces, parent)
        self.setObjectName("copyList")
        self.swaps = False
        """Whether a card that is dragged onto a line takes its place: there is no room for more."""
        self.swap_for = ""
        """What is called the card that a line can be swapped for; "" for none."""
        self.setFrameShape(QFrame.Shape.StyledPanel)
        self.setDragDropMode(QAbstractItemView.DragDropMode.DragDrop)
        self.itemDoubleClicked.connect(lambda item, _: self.less_wanted.emit() if _line_of(item) else None)
        for keys, signal in (
            (QKeySequence(QKeySequence.StandardKey.Delete), self.less_wanted),
            (QKeySequence("-"), self.less_wanted),
            (QKeySequence("+"), self.more_wanted),
            (QKeySequence("Shift+Return"), self.swap_wanted),
            (QKeySequence("Shift+Enter"), self.swap_wanted),
        ):
            QShortcut(keys, self, context=Qt.ShortcutContext.WidgetShortcut).activated.connect(signal)

    def mimeTypes(self) -> list[str]:
        """Return what is dragged."""
        return [COPY_MIME]

    def mimeData(self, items: Sequence[QTreeWidgetItem]) -> QMimeData:
        """Return what says that a copy is dragged: the line that has the mark."""
        data = QMimeData()
        if any(_line_of(item) for item in items):
            data.setData(COPY_MIME, b"1")
        return data

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take a card of those to choose from."""
        event.setAccepted(event.mimeData().hasFormat(POOL_MIME))

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Go on taking it; where it would take the place of a card, that line gets the mark."""
        event.setAccepted(event.mimeData().hasFormat(POOL_MIME))
        item = self.itemAt(event.position().toPoint()) if self.swaps else None
        if item is not None and _line_of(item) is not None:
            self.setCurrentItem(item)

    def dropEvent(self, event: QDropEvent) -> None:
        """Tell which card came."""
        if event.mimeData().hasFormat(POOL_MIME):
            event.acceptProposedAction()
            card = bytes(event.mimeData().data(POOL_MIME).data()).decode()
            item = self.itemAt(event.position().toPoint()) if self.swaps else None
            if item is not None and _line_of(item) is not None:
                self.setCurrentItem(item)
                self.swap_dropped.emit(card)
            else:
                self.card_dropped.emit(card)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take the key that opens menus: the menu is that of the line that has the mark."""
        if event.key() == Qt.Key.Key_Menu:
            item = self.currentItem()
            if item is not None:
                self.customContextMenuRequested.emit(self.visualItemRect(item).center())
            return
        super().keyPressEvent(event)

    def _offer(self, at: QPoint) -> None:
        """Open the menu of a line."""
        if _line_of(self.itemAt(at)) is None:
            return
        self.popup.hide()
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        for words, signal in ((w.ONE_MORE, self.more_wanted), (w.ONE_LESS, self.less_wanted)):
            menu.addAction(say(words)).triggered.connect(signal)
        if self.swap_for:
            menu.addAction(say(w.SWAP_FOR.filled(card=self.swap_for))).triggered.connect(self.swap_wanted)
        menu.popup(self.viewport().mapToGlobal(at))


class CopiesPane(QWidget):
    """Shows the deck and lets its copies be changed; each wish is a signal about the line that has the mark."""

    more_wanted = Signal(object)
    less_wanted = Signal(object)
    """The `CardLine` of which there is to be one copy more or fewer."""
    icons_wanted = Signal(object, tuple)
    """A `CardLine` of which one copy is to have these bonus icons."""
    marked = Signal()
    """Another line has the mark, or none."""
    card_dropped = Signal(str)

    def __init__(self, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._deck: DeckRecord | None = None
        self._current: tuple[object, ...] = ()
        """What the line was that had the mark, apart from its number."""
        self.count = Label(style="homemadeState")
        self.empty = says(Label(wraps=True, style="dim"), w.EMPTY_DECK)
        self.list = says(CopyList(faces), name=w.DECK)
        self.more = says(QPushButton(), w.ONE_MORE, tip=w.ONE_MORE_TIP)
        self.less = says(QPushButton(), w.ONE_LESS, tip=w.ONE_LESS_TIP)
        self.icons_label, self.icons = says(Label(wraps=True), w.COPY_ICONS), IconsRow()
        buttons = QWidget()
        flow = FlowLayout(buttons, gap=6)
        for button in (self.more, self.less):
            button.setAutoDefault(False)
            flow.addWidget(button)
        parts = (self.count, self.empty, (self.list, 1), buttons, self.icons_label, self.icons)
        down(*parts, on=self, margins=(8, 0, 8, 0), gap=6)
        self.list.currentItemChanged.connect(self._on_current)
        self.list.more_wanted.connect(self._put_in)
        self.list.less_wanted.connect(self.take_out)
        self.list.card_dropped.connect(self.card_dropped)
        self.more.clicked.connect(self._put_in)
        self.less.clicked.connect(self.take_out)
        self.icons.edited.connect(self._on_icons)
        follow_language(self._say)

    # The deck.

    def show_deck(self, deck: DeckRecord, *, published: bool, anew: bool = False) -> None:
        """Show the deck as it is now, and how much of it is there; `published`: of each house, too.

        The mark stays on its line, or goes to the one in its place; `anew`: it goes to the first.
        """
        self._deck = deck
        copies = self.copies()
        place = copies.index(item) if (item := self.list.currentItem()) in copies and not anew else 0
        if anew:
            self._current = ()
        self.list.swaps = deck.size >= DECK_SIZE
        with QSignalBlocker(self.list):
            self.list.house_size = HOUSE_SIZE if published else None
            self.list.show_deck(deck)
            self._mark(place)
        self._on_current()
        self._say()

    def mark(self, *what: object) -> None:
        """Put the mark, when the deck is shown next, on the line of this card id, house, and icons, as far as named."""
        self._current = what

    def _mark(self, place: int) -> None:
        """Put the mark on the line that had it, or that came; else on the one that is in its place now."""
        items, wanted = self.copies(), self._current
        lines = (item.data(0, LINE_ROLE) for item in items)
        alike = (at for at, line in enumerate(lines) if _what(line)[: len(wanted)] == wanted)
        if items:
            found = items[next(alike, min(place, len(items) - 1))]
            self.list.setCurrentItem(found)
            self.list.scrollToItem(found)

    def copies(self) -> list[QTreeWidgetItem]:
        """Return the items of the lines of the deck, from the top on."""
        groups = (self.list.topLevelItem(at) for at in range(self.list.topLevelItemCount()))
        items = (group.child(at) for group in groups if group is not None for at in range(group.childCount()))
        return [item for item in items if item is not None and _line_of(item) is not None]

    # The line that has the mark.

    @property
    def line(self) -> CardLine | None:
        """The line of the deck that has the mark."""
        return _line_of(self.list.currentItem())

    @property
    def _is_beside(self) -> bool:
        """Whether that line is beside the deck, where there is one copy, without icons."""
        return self._deck is not None and self.line in self._deck.references

    def take_out(self) -> None:
        """Want one copy fewer of the line that has the mark."""
        if self.line is not None:
            self.less_wanted.emit(self.line)

    def _put_in(self) -> None:
        if self.line is not None and not self._is_beside:
            self.more_wanted.emit(self.line)

    def _on_icons(self) -> None:
        line = self.line
        if line is not None:
            icons = (*(Icon.AMBER,) * self.icons.amber, *self.icons.others)
            self.mark(line.id, line.house, tuple(icon.value for icon in icons))
            self.icons_wanted.emit(line, icons)

    def _on_current(self, *_: QTreeWidgetItem | None) -> None:
        line = self.line
        for widget in (self.more, self.icons, self.icons_label):
            widget.setEnabled(line is not None and not self._is_beside)
        self.less.setEnabled(line is not None)
        if line is not None:
            self._current = _what(line)
        icons = icons_of(line)
        self.icons.show_icons(icons.count(Icon.AMBER), tuple(icon for icon in icons if icon is not Icon.AMBER))
        self.marked.emit()

    # Words.

    def _say(self) -> None:
        size = self._deck.size if self._deck is not None else 0
        self.count.setText(say(w.SIZE.filled(n=size, most=DECK_SIZE)))
        self.empty.setVisible(not self.copies())


def icons_of(line: CardLine | None) -> tuple[Icon | House, ...]:
    """Return the bonus icons of a line that this program knows."""
    words = line.icons if line is not None else ()
    return tuple(HOUSES.get(word) or Icon(word) for word in words if word in HOUSES or word in set(Icon))


def _line_of(item: QTreeWidgetItem | None) -> CardLine | None:
    line = item.data(0, LINE_ROLE) if item is not None else None
    return line if isinstance(line, CardLine) else None


def _what(line: CardLine) -> tuple[object, ...]:
    """Return what a line is, apart from its number."""
    return line.id, line.house, line.icons
