"""The other pages of the room: sets and how much of them is owned, most and fewest copies, mavericks."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QModelIndex, QPersistentModelIndex, QRect, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QHeaderView,
    QPushButton,
    QSplitter,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QTreeWidget,
    QTreeWidgetItem,
    QWidget,
)

from kfdesk.cards.facts import facts
from kfdesk.collection.allcards.completion import SetShare, Share, completion, most_owned, rarest_owned
from kfdesk.collection.allcards.owned import Copies, Holdings, Owned
from kfdesk.collection.allcards.vocabulary import CARDS, rarity_words
from kfdesk.collection.vocabulary import Field, house_title, set_words
from kfdesk.desk.allcards import texts as s
from kfdesk.desk.allcards.copies import icons_said, marks_of
from kfdesk.desk.allcards.model import card_title
from kfdesk.desk.decks.chips import ButtonRow
from kfdesk.desk.decks.pictures import emblem_icon
from kfdesk.desk.kit.labels import Label, tip
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import mix
from kfdesk.desk.kit.ui import say, says, ui
from kfdesk.text.words import Words, enumerated

MOST: Final = 100
"""So many cards at most are listed as those with most or fewest copies."""
SHARE: Final = 3
MISSING: Final = 4
"""Columns of the list of sets."""
WHAT_ROLE: Final = int(Qt.ItemDataRole.UserRole)
SHARE_ROLE: Final = WHAT_ROLE + 1
"""The share of a line, from 0 to 1, behind the words of a column."""


def counted_said(owned: Owned, twice: int) -> str:
    """Return which decks count and which do not; `twice` are there twice."""
    parts = [say(s.COUNTED.filled(n=owned.decks))]
    if twice:
        parts.append(say(s.COUNTED_TWICE.filled(n=twice)))
    if owned.others:
        others = [words.filled(n=owned.others[kind]) for kind, words in s.STANDING_OF.items() if kind in owned.others]
        parts.append(say(s.NOT_COUNTED.filled(decks=enumerated(others))))
    return " ".join((*parts, say(s.TRASH_NEVER)))


def typed(field: Field, *values: str) -> str:
    """Return a term of the search for cards as it is typed in the language of the interface."""
    name = "".join(CARDS.fields[field].typed.say(ui.language).split()).lower()
    return f"{name}:{','.join(''.join(value.split()).lower() for value in values)}"


class _ShareDelegate(QStyledItemDelegate):
    """Draws a bar behind the words of a share."""

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw the bar, and what the cell says over it."""
        share = index.data(SHARE_ROLE)
        if isinstance(share, float) and not ui.theme.plain:
            rect = QRect(option.rect).adjusted(2, 2, -2, -2)
            painter.save()
            dip(painter, None, QColor(mix(ui.theme.panel, ui.theme.picked, 0.18)))
            painter.drawRoundedRect(rect, 4, 4)
            rect.setWidth(round(rect.width() * share))
            dip(painter, None, QColor(mix(ui.theme.panel, ui.theme.picked, 0.55)))
            painter.drawRoundedRect(rect, 4, 4)
            painter.restore()
        super().paint(painter, option, index)


class _List(QTreeWidget):
    """A list with columns, of which the first takes the room that is left."""

    entered = Signal()
    """Enter or a double click on a line."""

    def __init__(self, columns: Sequence[Words], name: Words, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._columns = columns
        self.setColumnCount(len(columns))
        self.setUniformRowHeights(True)
        self.setAlternatingRowColors(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        header = self.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(QHeaderView.ResizeMode.ResizeToContents)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        self.itemActivated.connect(lambda *_: self.entered.emit())
        says(self, name=name)

    def say_columns(self) -> None:
        """Name the columns in the language of the interface."""
        self.setHeaderLabels([say(words) for words in self._columns])

    def mark(self, row: int) -> None:
        """Let a line have the mark, as far as there is one."""
        item = self.topLevelItem(row)
        if item is not None:
            self.setCurrentItem(item)

    def current_what(self) -> object:
        """Return what the current line is about."""
        item = self.currentItem()
        return item.data(0, WHAT_ROLE) if item is not None else None


def _item(texts: Sequence[str], what: object, *, numbers: Sequence[int] = ()) -> QTreeWidgetItem:
    """Return a line; the columns `numbers` stand at the right."""
    made = QTreeWidgetItem(list(texts))
    made.setData(0, WHAT_ROLE, what)
    for column in numbers:
        made.setTextAlignment(column, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return made


class SetsPage(QWidget):
    """The sets, and how many of the cards of each are owned: in all, by rarity, by house."""

    search_wanted = Signal(str)
    """A search for cards."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.counted = Label(parent=self, wraps=True)
        self.about = says(Label(parent=self, style="dim", wraps=True), s.OF_SETS)
        self.list = _List(s.SET_COLUMNS, s.SET_LIST, self)
        self.list.setItemDelegateForColumn(SHARE, _ShareDelegate(self))
        self.buttons = ButtonRow(self)
        self.missing = says(QPushButton(self.buttons), s.SHOW_MISSING, tip=s.SHOW_MISSING_TIP)
        self.all = says(QPushButton(self.buttons), s.SHOW_CARDS)
        for button in (self.missing, self.all):
            self.buttons.add(button)
        down(self.counted, self.about, (self.list, 1), self.buttons, on=self, margins=(10, 8, 10, 8))
        self.list.entered.connect(self._on_missing)
        self.list.itemClicked.connect(lambda _, column: self._on_clicked(column))
        self.list.currentItemChanged.connect(lambda *_: self._offer())
        self.missing.clicked.connect(self._on_missing)
        self.all.clicked.connect(self._on_all)

    def show_holdings(self, holdings: Holdings, twice: int) -> None:
        """Show what is owned of each set, where so many decks are there twice."""
        self.list.say_columns()
        self.counted.setText(counted_said(holdings.owned, twice))
        opened = {item.text(0) for item in self._tops() if item.isExpanded()}
        current = self.list.currentItem()
        row = self.list.indexOfTopLevelItem(current) if current is not None else 0
        self.list.clear()
        for share in completion(holdings.owned):
            item = self._add(share)
            item.setExpanded(item.text(0) in opened)
        self.list.mark(max(0, row))
        self._offer()

    def _tops(self) -> list[QTreeWidgetItem]:
        found = (self.list.topLevelItem(at) for at in range(self.list.topLevelItemCount()))
        return [item for item in found if item is not None]

    def _add(self, found: SetShare) -> QTreeWidgetItem:
        of_set, missing = typed(Field.SET, found.set), typed(Field.MISSING, found.set)
        top = self._line(say(set_words(found.set)), found.whole, (of_set, missing))
        self.list.addTopLevelItem(top)
        for rarity, share in found.rarities:
            part = typed(Field.RARITY, rarity)
            words = rarity_words(rarity).title
            top.addChild(self._line(say(words), share, (f"{of_set} {part}", f"{missing} {part}")))
        for house, share in found.houses:
            part = typed(Field.HOUSE, house)
            line = self._line(say(house_title(house)), share, (f"{of_set} {part}", f"{missing} {part}"))
            line.setIcon(0, emblem_icon(house, ui.theme))
            top.addChild(line)
        return top

    def _line(self, name: str, share: Share, searches: tuple[str, str]) -> QTreeWidgetItem:
        part = share.owned / share.cards
        percent = say(s.PERCENT.filled(n=100 * share.owned // share.cards))
        numbers = (str(share.owned), str(share.cards), percent, str(share.missing), str(share.anywhere))
        made = _item((name, *numbers), searches, numbers=range(1, 6))
        if share.missing:  # a click on it shows them
            font = self.font()
            font.setUnderline(True)
            made.setFont(MISSING, font)
            made.setToolTip(MISSING, tip(say(s.SHOW_MISSING)))
        made.setData(SHARE, SHARE_ROLE, part)
        made.setSizeHint(SHARE, QSize(16 * self.fontMetrics().averageCharWidth(), 0))
        spoken = (f"{say(words)} {said}" for words, said in zip(s.SET_COLUMNS[1:], numbers, strict=True))
        made.setData(0, Qt.ItemDataRole.AccessibleTextRole, ", ".join((name, *spoken)))
        return made

    def _offer(self) -> None:
        item = self.list.currentItem()
        self.missing.setEnabled(item is not None and item.text(MISSING) != "0")
        self.all.setEnabled(item is not None)

    def _on_clicked(self, column: int) -> None:
        if column == MISSING:
            self._on_missing()

    def _on_missing(self) -> None:
        if isinstance(what := self.list.current_what(), tuple) and self.missing.isEnabled():
            self.search_wanted.emit(what[1])

    def _on_all(self) -> None:
        if isinstance(what := self.list.current_what(), tuple):
            self.search_wanted.emit(what[0])


class MostPage(QWidget):
    """The cards one has most copies of, and the rarest ones."""

    card_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.counted = Label(parent=self, wraps=True)
        self.splitter = QSplitter(Qt.Orientation.Horizontal, self)
        self.splitter.setChildrenCollapsible(False)
        self.most, self.fewest = self._side(s.MOST, s.MOST_ABOUT), self._side(s.FEWEST, s.FEWEST_ABOUT)
        down(self.counted, (self.splitter, 1), on=self, margins=(10, 8, 10, 8))

    def _side(self, words: Words, about: Words) -> _List:
        """Return one of the two lists, below its title."""
        side = QWidget(self.splitter)
        title = says(Label(parent=side, style="deckTitle", wraps=True), words)
        more = says(Label(parent=side, style="dim", wraps=True), about)
        listed = _List(s.LIST_COLUMNS, words, side)
        listed.setRootIsDecorated(False)
        listed.itemClicked.connect(lambda item, _: self._want(item))
        listed.entered.connect(lambda: self._want(listed.currentItem()))
        down(title, more, (listed, 1), on=side, margins=(4, 0, 4, 0))
        self.splitter.addWidget(side)
        return listed

    def show_holdings(self, holdings: Holdings, twice: int) -> None:
        """Show what is owned most and least, where so many decks are there twice."""
        self.counted.setText(counted_said(holdings.owned, twice))
        found = ((self.most, most_owned(holdings, MOST)), (self.fewest, rarest_owned(holdings, MOST)))
        for listed, ids in found:
            listed.say_columns()
            listed.clear()
            for card in ids:
                held, known = holdings.owned.of(card), facts()[card]
                texts = (card_title(known), str(held.copies), str(held.decks), str(len(known.sets)))
                item = _item(texts, card, numbers=(1, 2, 3))
                item.setToolTip(0, say(s.CARD_TIP))
                listed.addTopLevelItem(item)

    def _want(self, item: QTreeWidgetItem | None) -> None:
        if item is not None:
            self.card_wanted.emit(item.data(0, WHAT_ROLE))


class MavericksPage(QWidget):
    """All mavericks in the decks of the shelf."""

    card_wanted = Signal(str)
    deck_wanted = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.about = Label(parent=self, wraps=True)
        self.list = _List(s.MAVERICK_COLUMNS, s.TAB_MAVERICKS, self)
        self.list.setRootIsDecorated(False)
        self.list.setSortingEnabled(False)
        self.buttons = ButtonRow(self)
        self.card = says(QPushButton(self.buttons), s.SHOW_CARD)
        self.deck = says(QPushButton(self.buttons), s.SHOW_DECK)
        for button in (self.card, self.deck):
            self.buttons.add(button)
        down(self.about, (self.list, 1), self.buttons, on=self, margins=(10, 8, 10, 8))
        self.list.itemClicked.connect(self._on_clicked)
        self.list.entered.connect(self._on_card)
        self.card.clicked.connect(self._on_card)
        self.deck.clicked.connect(self._on_deck)

    def show_mavericks(self, found: Sequence[Copies]) -> None:
        """List mavericks by the names of their cards."""
        self.list.say_columns()
        self.list.clear()
        self.about.setText(say(s.MAVERICKS_ABOUT.filled(n=sum(one.line.count for one in found))))
        named = sorted(((_name(one), one) for one in found), key=lambda pair: pair[0].casefold())
        for name, one in named:
            title = f"{one.line.count} × {name}" if one.line.count > 1 else name
            deck = " · ".join((one.deck.name, *marks_of(one)[1:]))  # that it is a maverick is known
            texts = (title, say(house_title(one.line.house)), deck, one.deck.set)
            item = _item(texts, one)
            item.setIcon(1, emblem_icon(one.line.house, ui.theme))
            spoken = ", ".join(filter(None, (*texts, icons_said(one.line.icons))))
            item.setData(0, Qt.ItemDataRole.AccessibleTextRole, spoken)
            item.setToolTip(0, say(s.MAVERICK_TIP))
            item.setToolTip(2, say(s.MAVERICK_TIP))
            self.list.addTopLevelItem(item)
        for button in (self.card, self.deck):
            button.setEnabled(bool(found))
        self.list.mark(0)

    def _on_clicked(self, item: QTreeWidgetItem, column: int) -> None:
        del item
        (self._on_deck if column == 2 else self._on_card)()

    def _on_card(self) -> None:
        what = self.list.current_what()
        if isinstance(what, Copies) and what.line.id is not None and what.line.id in facts():
            self.card_wanted.emit(what.line.id)

    def _on_deck(self) -> None:
        if isinstance(what := self.list.current_what(), Copies):
            self.deck_wanted.emit(what.deck.key)


def _name(one: Copies) -> str:
    known = facts().get(one.line.id or "")
    return card_title(known) if known is not None else one.line.title
