"""The cards of one deck as a list under their houses; the card pointed at is shown large beside the list."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace

from PySide6.QtCore import QEvent, QModelIndex, QObject, QPersistentModelIndex, QPoint, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QFocusEvent, QIcon, QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QMenu,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from kfdesk.cards.facts import facts
from kfdesk.collection.homemade import HOMEMADE_WORDS, is_homemade
from kfdesk.collection.records import CardLine, DeckRecord
from kfdesk.collection.titles import is_twin
from kfdesk.desk.art.icons import draw_icon, is_icon
from kfdesk.desk.card.faces import card_name, printed
from kfdesk.desk.card.grid import Faces
from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.pictures import emblem_icon, house_name
from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.ui import follow_language, follow_theme, say, says, ui
from kfdesk.engine import glossary
from kfdesk.engine.terms import HOUSES, CardType, Icon
from kfdesk.engine.views import CardView

LINE_ROLE = Qt.ItemDataRole.UserRole
POPUP_WIDTH = 250
_ICONS = frozenset(Icon)
_ORDER = (CardType.ACTION, CardType.ARTIFACT, CardType.CREATURE, CardType.UPGRADE)


def line_name(line: CardLine, language: str) -> str:
    """Return what a card of a deck list is called; an unknown one by its source's words."""
    return card_name(line.id).say(language) if line.id is not None else line.title


def view_of(line: CardLine) -> CardView | None:
    """Return the card as this deck has it: its house and its bonus icons; None for a card nobody knows."""
    if line.id is None or line.id not in facts():
        return None
    found = printed(line.id, HOUSES.get(line.house))
    extra = tuple(Icon(icon) for icon in line.icons if icon in _ICONS)
    houses = tuple(house for house in map(HOUSES.get, line.icons) if house is not None)
    return replace(found, icons=(*found.icons, *extra), houses=(*found.houses, *houses), maverick=line.maverick)


def marks(line: CardLine, language: str) -> list[str]:
    """Return what is special about a line, in words, such as maverick, home-made, or not known here."""
    found = []
    for set_, words in ((line.maverick, s.MAVERICK), (line.legacy, s.LEGACY), (line.anomaly, s.ANOMALY)):
        if set_:
            found.append(words.say(language))
    if line.id is not None and is_twin(line.id):
        found.append(glossary.RARITIES["Evil Twin"].title.say(language))
    if line.id is not None and is_homemade(line.id):
        found.append(HOMEMADE_WORDS.say(language))
    if line.id is None:
        found.append(s.UNKNOWN_CARD.say(language))
    return found


class CardPopup(QFrame):
    """The large card beside a list; follows what is pointed at and never takes the keyboard."""

    def __init__(self, faces: Faces, parent: QWidget) -> None:
        super().__init__(parent, Qt.WindowType.ToolTip)
        self.setObjectName("cardPopup")
        self.setAttribute(Qt.WidgetAttribute.WA_ShowWithoutActivating)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._faces = faces
        self.picture = Label()
        self.picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.words = Label(wraps=True)
        down(self.picture, self.words, on=self, margins=6)
        self.card: CardView | None = None

    def show_beside(
        self,
        card: CardView | None,
        words: str,
        widget: QWidget,
        at: QPoint,
        language: str,
        set_code: str = "",
        *,
        right_of: QWidget | None = None,
    ) -> None:
        """Show a card left of `widget` at the height of `at` (global); where there is no room, right of it or of
        another widget that it should not cover."""
        self.card = card
        if card is None and not words:
            self.hide()
            return
        width = round(POPUP_WIDTH * self._faces.factor)
        screen = widget.screen().availableGeometry()
        while width > 120 and self._faces.height_for(width) > screen.height() - 80:
            width -= 10
        self.picture.setVisible(card is not None)
        if card is not None:
            self.picture.setPixmap(self._faces.pixmap(card, width, self.devicePixelRatioF(), language, set_code))
        self.words.setText(words)
        self.words.setVisible(bool(words))
        self.words.setMaximumWidth(width)
        self.adjustSize()
        left = widget.mapToGlobal(QPoint(0, 0)).x() - self.width() - 8
        if left < screen.left():
            edge = right_of or widget
            left = min(edge.mapToGlobal(QPoint(edge.width(), 0)).x() + 8, screen.right() - self.width())
        top = min(max(at.y() - self.height() // 3, screen.top() + 4), screen.bottom() - self.height() - 4)
        self.move(left, top)
        self.show()


class IconDelegate(QStyledItemDelegate):
    """Draws a line's bonus icons: those beyond the printed Æmber."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw the ground of the row and the icons on it."""
        super().paint(painter, option, index)
        line = index.data(LINE_ROLE)
        if not isinstance(line, CardLine):
            return
        rect = option.rect
        side = min(rect.height() - 4, 18)
        x = rect.right() - side - 2
        for icon in reversed(line.icons):
            name = icon if is_icon(icon) and icon != "house" else f"house:{icon}"
            draw_icon(painter, name, QRectF(x, rect.top() + (rect.height() - side) / 2, side, side), ui.theme)
            x -= side + 2


class CardList(QTreeWidget):
    """The deck list: houses as headings, cards below them, references last. `card_wanted` on Enter or double click."""

    card_wanted = Signal(str)
    write_wanted = Signal(object)
    """The `CardLine` of a card that nobody knows here: somebody wants to write it."""
    explain_wanted = Signal(str, tuple)
    """The id of a card that is to be explained, and those of all cards of the deck."""
    decks_wanted = Signal(str)
    """The id of a card: all decks that have it are wanted."""

    def __init__(self, faces: Faces, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._card_language = "en"
        self._deck: DeckRecord | None = None
        self.offers_to_write = False
        """Whether a card that nobody knows can be written here."""
        self.leads_to_cards = False
        """Whether the menu of a card leads to it among all cards, and to all decks that have it."""
        self.house_size: int | None = None
        """How many cards of each house a deck is to have that is still put together; None: nobody asks."""
        self.notes: Mapping[str, str] = {}
        """What is said beside cards, by their ids."""
        self.popup = CardPopup(faces, self)
        self.setColumnCount(3)
        self.setColumnHidden(2, True)
        self.setHeaderHidden(True)
        self.setRootIsDecorated(False)
        self.setIndentation(10)
        self.setUniformRowHeights(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setMouseTracking(True)
        self.viewport().setMouseTracking(True)
        self.viewport().installEventFilter(self)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for at in (1, 2):
            header.setSectionResizeMode(at, QHeaderView.ResizeMode.ResizeToContents)
        self.setItemDelegateForColumn(1, IconDelegate(self))
        self.itemActivated.connect(self._on_activated)
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._offer)
        self.currentItemChanged.connect(lambda *_: self._on_current())
        says(self, name=s.CARD_LIST)
        follow_language(self._show_anew)
        follow_theme(self._show_anew)

    def set_card_language(self, language: str) -> None:
        """Name cards in this language."""
        if language != self._card_language:
            self._card_language = language
            self._show_anew()

    def set_notes(self, notes: Mapping[str, str]) -> None:
        """Say this beside cards, by their ids."""
        if notes != self.notes:
            self.notes = notes
            self.setColumnHidden(2, not notes)
            self._show_anew()

    def _show_anew(self) -> None:
        self.show_deck(self._deck)

    def show_deck(self, deck: DeckRecord | None, marked: frozenset[tuple[str, str]] = frozenset()) -> None:
        """List the cards of `deck`; those whose (house, id or title) is in `marked` are set in bold."""
        self._deck = deck
        self.popup.hide()
        self.clear()
        if deck is None:
            return
        houses = list(dict.fromkeys((*deck.houses, *(line.house for line in deck.cards))))
        for house in houses:
            lines = [line for line in deck.cards if line.house == house]
            size = self.house_size if house in deck.houses else None
            self._add_group(say(house_name(house)), lines, emblem_icon(house, ui.theme), marked, size)
        if deck.references:
            self._add_group(say(s.REFERENCES), list(deck.references), QIcon(), marked)
        self.expandAll()

    def _add_group(
        self,
        title: str,
        lines: list[CardLine],
        icon: QIcon,
        marked: frozenset[tuple[str, str]],
        size: int | None = None,
    ) -> None:
        count = sum(line.count for line in lines)
        counted = str(count) if size is None else say(s.COUNT_OF.filled(n=count, most=size))
        heading = QTreeWidgetItem([f"{title}  ·  {counted}"])
        heading.setFlags(Qt.ItemFlag.ItemIsEnabled)
        font = self.font()
        font.setBold(True)
        heading.setFont(0, font)
        if not icon.isNull():
            heading.setIcon(0, icon)
        self.addTopLevelItem(heading)
        heading.setFirstColumnSpanned(True)
        for line in sorted(lines, key=self._place):
            heading.addChild(self._item(line, (line.house, line.id or line.title) in marked))

    def _place(self, line: CardLine) -> tuple[int, str]:
        known = facts().get(line.id) if line.id is not None else None
        order = _ORDER.index(known.type) if known is not None and known.type in _ORDER else len(_ORDER)
        return order, line_name(line, self._card_language).casefold()

    def _item(self, line: CardLine, bold: bool) -> QTreeWidgetItem:
        name = line_name(line, self._card_language)
        said = f"{line.count} × {name}" if line.count > 1 else name
        special = marks(line, ui.language)
        item = QTreeWidgetItem([said + "".join(f"  ({word})" for word in special), ""])
        item.setData(0, LINE_ROLE, line)
        item.setData(1, LINE_ROLE, line)
        note = self.notes.get(line.id, "") if line.id is not None else ""
        item.setText(2, note)
        item.setTextAlignment(2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
        spoken = ", ".join((said, *special, *line.icons, *filter(None, (note,))))
        item.setData(0, Qt.ItemDataRole.AccessibleTextRole, spoken)
        font = self.font()
        font.setItalic(not line.known)
        font.setBold(bold)
        item.setFont(0, font)
        if not line.known:
            item.setForeground(0, QColor(ui.theme.text_dim))
        item.setSizeHint(1, QSize(20 * len(line.icons) + 6, 0))
        return item

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Show the card under the pointer; hide it where there is none."""
        if event.type() == QEvent.Type.MouseMove and isinstance(event, QMouseEvent):
            self._show_item(self.itemAt(event.position().toPoint()), event.globalPosition().toPoint())
        elif event.type() in (QEvent.Type.Leave, QEvent.Type.Wheel, QEvent.Type.Hide):
            self.popup.hide()
        return super().eventFilter(watched, event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Space shows the card of the current line, or hides it again, as Esc does."""
        if event.key() == Qt.Key.Key_Escape and self.popup.isVisible():
            self.popup.hide()
            return
        if event.key() == Qt.Key.Key_Space:
            if self.popup.isVisible():
                self.popup.hide()
            else:
                self._on_current(force=True)
            return
        super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the large card."""
        self.popup.hide()
        super().focusOutEvent(event)

    def _on_current(self, *, force: bool = False) -> None:
        if force or self.popup.isVisible():
            item = self.currentItem()
            rect = self.visualItemRect(item) if item is not None else None
            at = self.viewport().mapToGlobal(rect.center()) if rect is not None else QPoint()
            self._show_item(item, at)

    def _show_item(self, item: QTreeWidgetItem | None, at: QPoint) -> None:
        line = item.data(0, LINE_ROLE) if item is not None else None
        if not isinstance(line, CardLine):
            self.popup.hide()
            return
        view = view_of(line)
        words = "" if view is not None else say(s.NO_PICTURE.filled(title=line.title))
        if view is None and self.offers_to_write:
            words += f"\n{say(s.WRITE_BY_ENTER)}"
        if view != self.popup.card or not self.popup.isVisible():
            set_code = self._deck.set if self._deck is not None else ""
            self.popup.show_beside(view, words, self, at, self._card_language, set_code)

    def _on_activated(self, item: QTreeWidgetItem) -> None:
        line = item.data(0, LINE_ROLE)
        if isinstance(line, CardLine) and line.id is not None and line.id in facts():
            self.card_wanted.emit(line.id)
        elif isinstance(line, CardLine) and line.id is None:
            self.write_wanted.emit(line)

    def line_items(self) -> Iterator[QTreeWidgetItem]:
        """Yield the items of all cards, from the top."""
        for top in range(self.topLevelItemCount()):
            group = self.topLevelItem(top)
            for row in range(group.childCount() if group is not None else 0):
                item = group.child(row) if group is not None else None
                if item is not None:
                    yield item

    def unknown_line(self) -> CardLine | None:
        """Return the line of a card that nobody knows: the current one, else the first; None where all are known."""
        item = self.currentItem()
        line = item.data(0, LINE_ROLE) if item is not None else None
        if isinstance(line, CardLine) and line.id is None:
            return line
        return next((one for one in self._deck.cards if one.id is None), None) if self._deck is not None else None

    def _offer(self, at: QPoint) -> None:
        """Open the menu of a card: for one that nobody knows another one than for the others."""
        item = self.itemAt(at)
        line = item.data(0, LINE_ROLE) if item is not None else None
        menu = self.menu_of(line) if isinstance(line, CardLine) else None
        if menu is not None:
            self.popup.hide()
            menu.popup(self.viewport().mapToGlobal(at))

    def _explain(self, card: str) -> None:
        deck = self._deck.cards if self._deck is not None else ()
        self.explain_wanted.emit(card, tuple(line.id for line in deck if line.id is not None))

    def menu_of(self, line: CardLine) -> QMenu | None:
        """Return what can be done with a card of the list, None for nothing."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        card = line.id
        if card is None and self.offers_to_write:
            menu.addAction(say(s.WRITE_CARD)).triggered.connect(lambda: self.write_wanted.emit(line))
        elif card is not None and card in facts() and self.leads_to_cards:
            menu.addAction(say(s.SHOW_CARD)).triggered.connect(lambda: self.card_wanted.emit(card))
            menu.addAction(say(s.EXPLAIN_CARD)).triggered.connect(lambda: self._explain(card))
            menu.addAction(say(s.DECKS_WITH_CARD)).triggered.connect(lambda: self.decks_wanted.emit(card))
        else:
            menu.deleteLater()
            return None
        return menu
