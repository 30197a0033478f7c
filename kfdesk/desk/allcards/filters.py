"""The left side of the room: filters for a click, each with how many of the cards found have what it asks for."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QBrush, QColor, QIcon, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QTreeWidget, QTreeWidgetItem, QWidget

from kfdesk.cards.facts import sets
from kfdesk.collection.allcards.choosing import holds
from kfdesk.collection.allcards.finding import RARITY_ORDER
from kfdesk.collection.allcards.vocabulary import rarity_words
from kfdesk.collection.query import Query, parse
from kfdesk.collection.vocabulary import Field, set_words
from kfdesk.desk.allcards import texts as s
from kfdesk.desk.decks import texts as of_decks
from kfdesk.desk.decks.counted_tree import add_group, add_line, show_count
from kfdesk.desk.decks.pictures import emblem_icon
from kfdesk.desk.kit.ui import follow_language, follow_theme, say, says, ui
from kfdesk.engine.terms import CardType, House
from kfdesk.text.words import Words

FILTER_ROLE = int(Qt.ItemDataRole.UserRole)


@dataclass(frozen=True, slots=True)
class Filter:
    """A value of a field of the search."""

    field: Field
    value: str


class FilterTree(QTreeWidget):
    """Clicks say which filter is to be taken in or out; what is in force is shown by `show_query`."""

    toggled = Signal(object)
    """The `Filter` that was clicked."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._query: Query = parse("")
        self._counts: Mapping[Field, Mapping[str, int]] = {}
        self._closed: set[str] = {Field.RARITY.value}
        self.setColumnCount(2)
        self.setHeaderHidden(True)
        self.setIndentation(0)
        self.setRootIsDecorated(False)
        self.setExpandsOnDoubleClick(False)  # its two clicks do that already
        self.setUniformRowHeights(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        header = self.header()
        header.setStretchLastSection(False)
        header.setMinimumSectionSize(10)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.itemClicked.connect(lambda item, _: self._on_item(item))
        says(self, name=s.FILTERS)
        follow_language(self._build)
        follow_theme(self._build)

    def show_query(self, query: Query) -> None:
        """Mark the filters that a search asks for."""
        self._query = query
        for item in self.filter_items():
            self._mark(item)

    def show_counts(self, counts: Mapping[Field, Mapping[str, int]]) -> None:
        """Say how many of the cards found have what each filter asks for."""
        self._counts = counts
        for item in self.filter_items():
            self._count(item)

    def item_of(self, field: Field, value: str) -> QTreeWidgetItem | None:
        """Return the line of a filter."""
        wanted = Filter(field, value)
        return next((item for item in self.filter_items() if item.data(0, FILTER_ROLE) == wanted), None)

    def filter_items(self) -> Iterator[QTreeWidgetItem]:
        """Yield the lines of all filters."""
        for number in range(self.topLevelItemCount()):
            top = self.topLevelItem(number)
            if top is None:
                continue
            if isinstance(top.data(0, FILTER_ROLE), Filter):
                yield top
            yield from (child for at in range(top.childCount()) if (child := top.child(at)) is not None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space take a filter in or out, and open or close a group."""
        item = self.currentItem()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and item is not None:
            self._on_item(item)
        else:
            super().keyPressEvent(event)

    def _on_item(self, item: QTreeWidgetItem) -> None:
        wanted = item.data(0, FILTER_ROLE)
        if isinstance(wanted, Filter):
            self.toggled.emit(wanted)
            return
        item.setExpanded(not item.isExpanded())
        (self._closed.discard if item.isExpanded() else self._closed.add)(str(wanted))

    # Building.

    def _build(self) -> None:
        self.clear()
        for value, words in (("owned", s.OWNED), ("missing", s.NOT_OWNED)):
            self._line(None, Filter(Field.IS, value), words)
        houses = sorted(House, key=lambda house: say(house.words))
        self._group(Field.HOUSE, s.HOUSES, ((house.value, house.words) for house in houses))
        self._group(Field.TYPE, s.TYPES, ((kind.value, kind.words.title) for kind in CardType))
        self._group(Field.RARITY, s.RARITIES, ((rarity, rarity_words(rarity).title) for rarity in RARITY_ORDER))
        self._group(Field.SET, s.SETS, ((code, set_words(code)) for code in sets()))

    def _group(self, field: Field, title: Words, values: Iterable[tuple[str, Words]]) -> None:
        group = add_group(self, title)
        group.setData(0, FILTER_ROLE, field.value)
        for value, words in values:
            icon = emblem_icon(value, ui.theme) if field is Field.HOUSE else None
            self._line(group, Filter(field, value), words, icon)
        group.setExpanded(field.value not in self._closed)

    def _line(self, group: QTreeWidgetItem | None, wanted: Filter, words: Words, icon: QIcon | None = None) -> None:
        item = add_line(self, group, say(words), icon)
        item.setData(0, FILTER_ROLE, wanted)
        self._mark(item)
        self._count(item)

    def _mark(self, item: QTreeWidgetItem) -> None:
        wanted = item.data(0, FILTER_ROLE)
        active = holds(self._query, wanted.field, wanted.value)
        font = self.font()
        font.setBold(active)
        ground = QColor(ui.theme.picked)
        ground.setAlphaF(0.28 if active and not ui.theme.plain else 0.0)
        for column in (0, 1):
            item.setFont(column, font)
            item.setBackground(column, QBrush(ground))
        item.setData(0, Qt.ItemDataRole.AccessibleDescriptionRole, say(s.ACTIVE) if active else "")

    def _count(self, item: QTreeWidgetItem) -> None:
        wanted = item.data(0, FILTER_ROLE)
        count = self._counts.get(wanted.field, {}).get(wanted.value, 0)
        faint = count == 0 and not holds(self._query, wanted.field, wanted.value)
        show_count(item, count, of_decks.number(count), faint=faint)
