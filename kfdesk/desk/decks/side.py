"""The left side of the room: folders, tags, saved searches, houses and sets, each with how many decks it holds."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from functools import partial

from PySide6.QtCore import QPoint, Qt, Signal
from PySide6.QtGui import QBrush, QColor, QDragEnterEvent, QDragMoveEvent, QDropEvent, QIcon, QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QFrame, QHeaderView, QMenu, QTreeWidget, QTreeWidgetItem, QWidget

from kfdesk.cards.facts import sets
from kfdesk.collection.search import Facets
from kfdesk.collection.store import Tag
from kfdesk.desk.charts.searches import quoted
from kfdesk.desk.decks import double_texts as w
from kfdesk.desk.decks import list_texts as x
from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.columns import set_name
from kfdesk.desk.decks.counted_tree import add_group, add_line, show_count
from kfdesk.desk.decks.model import KEYS_MIME
from kfdesk.desk.decks.pictures import color_icon, emblem_icon, house_name, list_icon, star_icon, tag_color
from kfdesk.desk.kit.labels import tip
from kfdesk.desk.kit.ui import follow_language, follow_theme, say, says, ui
from kfdesk.text.words import Words

DROPPED_ON = ("trade", "sale", "wanted")
"""The lists that take decks dropped on them: for the others one has to say who has the deck."""
ENTRY_ROLE = int(Qt.ItemDataRole.UserRole)

_FORGET = {"search": s.DELETE_SAVED, "tag": s.DELETE_TAG, "folder": s.DELETE_FOLDER}
"""What can be forgotten, and what that is called."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line at the side. `kind` says what a click does: "all", "trash", "fetch" (what is to be fetched is listed),
    "term" (a filter goes on or off), "search" (a saved search takes the place of the one in force); `value` is the
    folder's, tag's or search's name."""

    kind: str
    term: str = ""
    group: str = ""
    value: str = ""


@dataclass(frozen=True, slots=True)
class Holdings:
    """All that the side lists, whatever is searched for."""

    decks: int = 0
    trashed: int = 0
    folders: Mapping[str, int] | None = None
    tags: Sequence[Tag] = ()
    saved: Mapping[str, str] | None = None
    to_fetch: int = 0
    lists: Mapping[str, int] | None = None
    """How many decks stand on each of `kfdesk.collection.purposes.LISTS`."""
    facets: Facets = Facets({}, {}, {}, {})  # noqa: RUF009 - frozen, never changed


class SideTree(QTreeWidget):
    """Clicks say what is wanted; what is in force is set from outside by `show_active`."""

    chosen = Signal(object)
    """An `Entry` that was clicked."""
    dropped = Signal(object, list)
    """An `Entry` and the keys of the decks dropped on it."""
    forget_wanted = Signal(object)
    """An `Entry` that shall go: a saved search, a tag, a folder. Decks stay."""
    color_wanted = Signal(str, str)
    """A tag and its new color, "" for the one it has by itself."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._holdings = Holdings()
        self._closed: set[str] = set()
        self._active: Callable[[str], bool] = lambda _: False
        self._filtered = False
        self._trash = False
        self.setColumnCount(2)
        self.setHeaderHidden(True)
        self.setIndentation(0)
        self.setRootIsDecorated(False)
        self.setUniformRowHeights(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.setAcceptDrops(True)
        self.setDropIndicatorShown(False)
        header = self.header()
        header.setStretchLastSection(False)
        header.setMinimumSectionSize(10)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)
        self.itemClicked.connect(lambda item, _: self._on_item(item))
        self.setContextMenuPolicy(Qt.ContextMenuPolicy.CustomContextMenu)
        self.customContextMenuRequested.connect(self._on_menu)
        says(self, name=s.SIDE_NAME)
        follow_language(self._build)
        follow_theme(self._build)

    def show_holdings(self, holdings: Holdings) -> None:
        """List what the shelf holds now."""
        if holdings != self._holdings:
            self._holdings = holdings
            self._build()

    def show_found(self, facets: Facets) -> None:
        """Set the counts to what is found now; what is not among it goes gray."""
        counts = {
            "house": facets.houses, "set": facets.sets, "tag": facets.tags, "folder": facets.folders,
            "mark": facets.marks, "list": facets.marks,
        }  # fmt: skip
        with self._measured_once():
            for item in self._items():
                entry = self.entry(item)
                if entry is not None and entry.group in counts:
                    self._count(item, counts[entry.group].get(entry.value, 0))

    def show_active(self, holds: Callable[[str], bool], *, filtered: bool, trash: bool) -> None:
        """Mark the entries whose filter `holds`; without any filter that is "All decks"."""
        self._active, self._filtered, self._trash = holds, filtered, trash
        changed = [item for item in self._items() if self._is_marked_wrongly(item)]
        if not changed:
            return  # most letters typed change no filter, and the whole side would be painted anew
        with self._measured_once():
            for item in changed:
                self._mark(item)

    @staticmethod
    def entry(item: QTreeWidgetItem) -> Entry | None:
        """Return what a line means; None for a heading."""
        found = item.data(0, ENTRY_ROLE)
        return found if isinstance(found, Entry) else None

    def line_of(self, term: str) -> QTreeWidgetItem | None:
        """Return the line of a filter."""
        return next((item for item in self._items() if (e := self.entry(item)) is not None and e.term == term), None)

    # Building.

    def _build(self) -> None:
        with self._measured_once():
            self._list()

    @contextmanager
    def _measured_once(self) -> Iterator[None]:
        """Measure the columns after all changes within: each change of a line would measure every line there is."""
        header = self.header()
        if header.sectionResizeMode(1) is QHeaderView.ResizeMode.Fixed:  # part of a larger change
            yield
            return
        header.setSectionResizeMode(1, QHeaderView.ResizeMode.Fixed)
        self.setUpdatesEnabled(False)
        try:
            yield
        finally:
            self.setUpdatesEnabled(True)
            header.setSectionResizeMode(1, QHeaderView.ResizeMode.ResizeToContents)

    def _list(self) -> None:
        place = self.verticalScrollBar().value()
        self._closed = {
            str(item.data(1, ENTRY_ROLE)) for item in self._tops() if item.childCount() and not item.isExpanded()
        }
        self.clear()
        held = self._holdings

        self._line(None, say(s.ALL_DECKS), Entry("all"), held.decks)
        star = star_icon(ui.theme, filled=True)
        for mark, words, icon in (("favorite", s.FAVORITES, star), ("playable", s.PLAYABLE, None)):
            entry = Entry("term", f"is:{mark}", "mark", mark)
            self._line(None, say(words), entry, held.facets.marks.get(mark, 0), icon)
        if twice := held.facets.marks.get("double", 0):
            self._line(None, say(w.DOUBLES), Entry("term", "is:double", "mark", "double"), twice)
        if held.to_fetch:
            self._line(None, say(w.TO_FETCH), Entry("fetch"), held.to_fetch)
        self._build_lists(held.lists or {})
        if held.folders:
            group = self._group(s.FOLDERS, "folder")
            for name, count in held.folders.items():
                self._line(group, name, Entry("term", f"folder:{quoted(name)}", "folder", name), count)
        if held.tags:
            group = self._group(s.TAGS, "tag")
            for tag in held.tags:
                entry = Entry("term", f"tag:{quoted(tag.name)}", "tag", tag.name)
                self._line(group, tag.name, entry, tag.decks, color_icon(tag_color(tag.name, ui.theme)))
        if held.saved:
            group = self._group(s.SAVED, "search")
            for name, text in held.saved.items():
                self._line(group, name, Entry("search", text, "search", name), None).setToolTip(0, tip(text))
        self._build_facets(held.facets)
        self._line(None, say(s.TRASH), Entry("trash"), held.trashed)
        self.expandAll()
        for item in self._tops():
            item.setExpanded(str(item.data(1, ENTRY_ROLE)) not in self._closed)
        self.show_active(self._active, filtered=self._filtered, trash=self._trash)
        self.verticalScrollBar().setValue(place)

    def _build_lists(self, counts: Mapping[str, int]) -> None:
        """List what decks are there for, as long as any has such a purpose."""
        if any(counts.values()):
            group = self._group(x.LISTS, "list")
            for name, count in counts.items():
                if count:
                    entry = Entry("term", f"is:{name}", "list", name)
                    self._line(group, say(x.LINES[name]), entry, count, list_icon(name, ui.theme))

    def _build_facets(self, facets: Facets) -> None:
        if facets.houses:
            group = self._group(s.HOUSES, "house")
            named = {house: say(house_name(house)) for house in facets.houses}
            for house in sorted(named, key=named.__getitem__):
                entry = Entry("term", f"house:{quoted(house)}", "house", house)
                self._line(group, named[house], entry, facets.houses[house], emblem_icon(house, ui.theme))
        if facets.sets:
            group = self._group(s.SETS, "set")
            order = {code: place for place, code in enumerate(sets())}
            for code in sorted(facets.sets, key=lambda code: (order.get(code, 999), code)):
                term = f"set:{quoted(code)}" if code.isalnum() else f"set:{code.removeprefix('#')}"
                entry = Entry("term", term, "set", code) if code else Entry("")
                self._line(group, set_name(code, ui.language), entry, facets.sets[code])

    def _group(self, words: Words, name: str) -> QTreeWidgetItem:
        item = add_group(self, words)
        item.setData(1, ENTRY_ROLE, name)
        return item

    def _line(
        self, group: QTreeWidgetItem | None, name: str, entry: Entry, count: int | None, icon: QIcon | None = None
    ) -> QTreeWidgetItem:
        item = add_line(self, group, name, icon)
        item.setData(0, ENTRY_ROLE, entry)
        if count is None:
            item.setFirstColumnSpanned(True)  # the name has the whole row
        else:
            self._count(item, count)
        return item

    def _count(self, item: QTreeWidgetItem, count: int) -> None:
        entry = self.entry(item)
        faint = count == 0 and not (entry is not None and entry.term and self._active(entry.term))
        show_count(item, count, s.decks(count), faint=faint)

    def _is_active(self, entry: Entry) -> bool:
        if entry.kind == "all":
            return not self._filtered and not self._trash
        return self._trash if entry.kind == "trash" else entry.kind == "term" and self._active(entry.term)

    def _is_marked_wrongly(self, item: QTreeWidgetItem) -> bool:
        entry = self.entry(item)
        return entry is not None and item.data(1, ENTRY_ROLE) != self._is_active(entry)

    def _mark(self, item: QTreeWidgetItem) -> None:
        entry = self.entry(item)
        assert entry is not None
        active = self._is_active(entry)
        item.setData(1, ENTRY_ROLE, active)
        font = self.font()
        font.setBold(active)
        for column in (0, 1):
            item.setFont(column, font)
            ground = QColor(ui.theme.picked)
            ground.setAlphaF(0.28 if active and not ui.theme.plain else 0.0)
            item.setBackground(column, QBrush(ground))
        item.setData(0, Qt.ItemDataRole.AccessibleDescriptionRole, say(s.ACTIVE) if active else "")

    def _tops(self) -> list[QTreeWidgetItem]:
        return [item for number in range(self.topLevelItemCount()) if (item := self.topLevelItem(number)) is not None]

    def _items(self) -> list[QTreeWidgetItem]:
        found = []
        for top in self._tops():
            found.append(top)
            found += [child for n in range(top.childCount()) if (child := top.child(n)) is not None]
        return found

    # What is done with it.

    def _on_item(self, item: QTreeWidgetItem) -> None:
        entry = self.entry(item)
        if entry is None:
            item.setExpanded(not item.isExpanded())
        elif entry.kind:
            self.chosen.emit(entry)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Enter and Space choose; Delete forgets a saved search, a tag or a folder."""
        item = self.currentItem()
        entry = self.entry(item) if item is not None else None
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space) and item is not None:
            self._on_item(item)
        elif event.key() == Qt.Key.Key_Delete and entry is not None and entry.group in _FORGET:
            self.forget_wanted.emit(entry)
        else:
            super().keyPressEvent(event)

    def _on_menu(self, at: QPoint) -> None:
        item = self.itemAt(at)
        entry = self.entry(item) if item is not None else None
        if entry is not None and entry.group in _FORGET:
            self.menu_of(entry).popup(self.viewport().mapToGlobal(at))

    def menu_of(self, entry: Entry) -> QMenu:
        """Return what can be done with a saved search, a tag or a folder."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        if entry.group == "tag":
            colors = menu.addMenu(say(s.TAG_COLOR))
            for number, color in enumerate((*ui.theme.accents, "")):
                words = s.COLOR_N.filled(n=number + 1) if color else s.OWN_COLOR
                action = colors.addAction(color_icon(color or ui.theme.panel), say(words))
                action.triggered.connect(partial(self._on_color, entry.value, color))
        menu.addAction(say(_FORGET[entry.group]), lambda: self.forget_wanted.emit(entry))
        return menu

    def _on_color(self, tag: str, color: str, _: bool = False) -> None:
        self.color_wanted.emit(tag, color)

    def _target(self, at: QPoint) -> Entry | None:
        item = self.itemAt(at)
        entry = self.entry(item) if item is not None else None
        if entry is None:
            return None
        takes = entry.group in ("folder", "tag") or entry.kind == "trash"
        takes = takes or (entry.group == "list" and entry.value in DROPPED_ON)
        return entry if takes else None

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take decks; everything else goes on to the room."""
        event.setAccepted(event.mimeData().hasFormat(KEYS_MIME))

    def dragMoveEvent(self, event: QDragMoveEvent) -> None:
        """Take decks over a folder, a tag, a list or the trash."""
        wanted = event.mimeData().hasFormat(KEYS_MIME)
        event.setAccepted(wanted and self._target(event.position().toPoint()) is not None)

    def dropEvent(self, event: QDropEvent) -> None:
        """Say which decks were dropped where."""
        entry = self._target(event.position().toPoint())
        if entry is None or not event.mimeData().hasFormat(KEYS_MIME):
            event.ignore()
            return
        keys = bytes(event.mimeData().data(KEYS_MIME).data()).decode("utf-8", "replace").split("\n")
        event.acceptProposedAction()
        self.dropped.emit(entry, [key for key in keys if key])
