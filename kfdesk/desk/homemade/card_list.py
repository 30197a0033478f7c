"""The list of one's home-made cards, with a line to search it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from PySide6.QtCore import QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QListWidget, QListWidgetItem, QWidget

from kfdesk.collection.homemade import HomeCard
from kfdesk.desk.decks.pictures import emblem_icon
from kfdesk.desk.homemade import texts as w
from kfdesk.desk.homemade.form import is_unnamed, trait_title
from kfdesk.desk.kit.labels import Label, tip
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.ui import follow_language, follow_theme, say, says, ui
from kfdesk.text.folding import fold
from kfdesk.text.words import Words, enumerated, same

_KEY = Qt.ItemDataRole.UserRole


class HomeCardList(QWidget):
    """Lists cards by name; `chosen` says the key of the one that is wanted."""

    chosen = Signal(str)

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._cards: tuple[HomeCard, ...] = ()
        self._playable: Mapping[str, bool] = {}
        self._current: str | None = None
        """The key of the card that has the mark, also while a search hides it."""
        self.search = says(QLineEdit(), name=w.SEARCH, hint=w.SEARCH_HINT)
        self.search.setClearButtonEnabled(True)
        self.list = says(QListWidget(), name=w.LIST)
        self.list.setObjectName("homeList")
        self.list.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        self.list.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.list.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.list.setTextElideMode(Qt.TextElideMode.ElideRight)
        self.empty = Label(wraps=True, style="dim")
        self.unreadable = Label(wraps=True, style="deckProblem")
        self._unreadable: Sequence[str] = ()
        """The names of cards that cannot be read."""
        down(self.search, self.empty, (self.list, 1), self.unreadable, on=self, margins=0, gap=6)
        self.search.textChanged.connect(lambda _: self._show())
        self.search.returnPressed.connect(self.list.setFocus)
        self.list.currentItemChanged.connect(self._on_current)
        follow_language(self._show)
        follow_language(self._say_unreadable)
        follow_theme(self._show)

    @property
    def first(self) -> str | None:
        """The key of the first card that is listed."""
        return _key_of(self.list.item(0))

    def beside(self, key: str) -> str | None:
        """Return the key of the card below another one, or above the last; None where there is no other."""
        keys = [_key_of(self.list.item(at)) for at in range(self.list.count())]
        if key not in keys or len(keys) < 2:
            return None
        at = keys.index(key)
        return keys[at + 1] if at + 1 < len(keys) else keys[at - 1]

    def present(self, cards: Sequence[HomeCard], playable: Mapping[str, bool], current: str | None = None) -> None:
        """List these cards; `playable` says by their keys which are understood whole, as far as that is known."""
        self._cards = tuple(sorted(cards, key=lambda card: fold(card.name)))
        self._playable, self._current = playable, current
        self._show()

    def say_unreadable(self, names: Sequence[str]) -> None:
        """Name cards that are kept and cannot be read."""
        self._unreadable = names
        self._say_unreadable()

    def _say_unreadable(self) -> None:
        names = enumerated(map(same, self._unreadable))
        self.unreadable.setText(say(w.UNREADABLE.filled(n=len(self._unreadable), cards=names)))
        self.unreadable.setVisible(bool(self._unreadable))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Esc first give up a search, as in other lists."""
        if event.key() == Qt.Key.Key_Escape and self.search.text():
            self.search.clear()
            return
        super().keyPressEvent(event)

    def go_to(self, key: str) -> None:
        """Put the mark on a card; a search that hides it ends."""
        self._current = key
        if not self._mark(key) and self.search.text():
            self.search.clear()
            self._mark(key)

    def _mark(self, key: str) -> bool:
        for at in range(self.list.count()):
            item = self.list.item(at)
            if item is not None and item.data(_KEY) == key:
                self.list.setCurrentItem(item)
                return True
        return False

    def _show(self) -> None:
        wanted = fold(self.search.text()).split()
        shown = [card for card in self._cards if all(word in _searched(card) for word in wanted)]
        with QSignalBlocker(self.list):
            self.list.clear()
            for card in shown:
                self.list.addItem(self._item(card))
            if self._current is not None:
                self._mark(self._current)
        self.empty.setText(say(w.NOTHING_FOUND if self._cards else w.NO_CARDS))
        self.empty.setVisible(not shown)
        self.list.setVisible(bool(shown))

    def _item(self, card: HomeCard) -> QListWidgetItem:
        lines = [say(w.UNNAMED) if is_unnamed(card) else card.name, say(about(card))]
        if self._playable.get(card.key) is False:
            lines.append(f"✎ {say(w.NOT_PLAYABLE)}")
        item = QListWidgetItem(emblem_icon(card.houses[0], ui.theme), "\n".join(lines))
        item.setData(_KEY, card.key)
        item.setToolTip(tip("\n".join(lines)))
        item.setData(Qt.ItemDataRole.AccessibleTextRole, ", ".join(lines).replace("✎ ", ""))
        item.setSizeHint(QSize(0, len(lines) * self.fontMetrics().lineSpacing() + 12))
        return item

    def _on_current(self, item: QListWidgetItem | None) -> None:
        key = _key_of(item)
        if key is not None:
            self._current = key
            self.chosen.emit(key)


def _key_of(item: QListWidgetItem | None) -> str | None:
    return str(item.data(_KEY)) if item is not None else None


def about(card: HomeCard) -> Words:
    """Return what stands below the name of a card: its houses and its type."""
    houses = " / ".join(say(house.words) for house in card.houses)
    return w.ABOUT.filled(houses=houses, type=card.type.words.title)


def _searched(card: HomeCard) -> str:
    """Return what a search looks through, in both the card's words and those of the interface."""
    houses = (*card.houses, *(say(house.words) for house in card.houses))
    traits = (*card.traits, *(trait_title(trait) for trait in card.traits))
    return fold(" ".join((card.name, *houses, card.type, say(card.type.words), *traits, card.text)))
