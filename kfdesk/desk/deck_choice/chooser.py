"""Decks to choose from as a grid of Archons with a search: only those in sight are read and drawn."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import (
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QRect,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPen, QShowEvent
from PySide6.QtWidgets import QAbstractItemView, QLineEdit, QStyle, QStyleOptionViewItem, QWidget

from kfdesk.collection.search import DeckRow
from kfdesk.desk.deck_choice import texts as w
from kfdesk.desk.deck_choice.source import ChoosableDecks
from kfdesk.desk.decks.columns import set_or_kind
from kfdesk.desk.decks.drawing import CardDelegate
from kfdesk.desk.decks.model import ROW_ROLE, Index, ShelfModel
from kfdesk.desk.decks.pictures import house_name
from kfdesk.desk.decks.portraits import Portraits
from kfdesk.desk.decks.views import DeckGrid
from kfdesk.desk.kit.labels import Label, tip
from kfdesk.desk.kit.layouts import down
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import readable_on
from kfdesk.desk.kit.ui import follow_language, say, says, ui
from kfdesk.text.words import Words

TYPING_MS = 120
"""How long a pause in typing is before the grid follows."""
_PALE = 0.35
"""How much of a portrait is seen where the deck cannot be played."""


class ChoiceModel(ShelfModel):
    """The decks found; those that cannot be played, or only by agreement, say why. The former cannot be selected."""

    def flags(self, index: Index) -> Qt.ItemFlag:
        """Return which decks can be selected; every deck can be read."""
        row = self.row(index.row()) if index.isValid() else None
        if row is None:
            return Qt.ItemFlag.NoItemFlags
        enabled = Qt.ItemFlag.ItemIsEnabled
        return enabled | Qt.ItemFlag.ItemIsSelectable if w.can_be_chosen(row) else enabled

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the row for the delegate, or all of it in words."""
        if role in (Qt.ItemDataRole.AccessibleTextRole, Qt.ItemDataRole.ToolTipRole):
            row = self.row(index.row())
            if row is None:
                return None
            said = described(row, ui.language)
            return ", ".join(said) if role == Qt.ItemDataRole.AccessibleTextRole else tip("\n".join(said))
        return super().data(index, role)


def described(row: DeckRow, language: str) -> list[str]:
    """Return a deck in words: name, houses, set, and why it cannot be played or what it is played without."""
    houses = ", ".join(house_name(house).say(language) for house in row.houses)
    reason = w.remark(row)
    said = [
        row.name,
        houses,
        set_or_kind(row.set, language, row.kind) if row.set or row.kind else "",
    ]
    return [text for text in (*said, reason.say(language) if reason is not None else "") if text]


class ChoiceDelegate(CardDelegate):
    """Draws a deck as its identity card; over the portrait, a pale one where it cannot be played, stands why, or
    what it is played without."""

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Draw a card."""
        super().paint(painter, option, index)
        row = index.data(ROW_ROLE)
        if not isinstance(row, DeckRow) or option.rect.isEmpty():
            return
        picture = self.picture_place(option)
        reason = w.remark(row)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if reason is not None:
            self._say_why(painter, reason, picture, option.font)
        if option.state & QStyle.StateFlag.State_Selected:
            self._tick(painter, picture)
        painter.restore()

    def _portrait(self, painter: QPainter, row: DeckRow, rect: QRect, ratio: float) -> None:
        painter.setOpacity(1.0 if w.can_be_chosen(row) else _PALE)
        super()._portrait(painter, row, rect, ratio)
        painter.setOpacity(1.0)

    def _say_why(self, painter: QPainter, reason: Words, picture: QRect, font: QFont) -> None:
        text = say(reason)
        painter.setFont(font)
        room = picture.adjusted(6, 6, -6, -6)
        needed = QFontMetrics(font).boundingRect(room, _CENTERED, text)
        plate = needed.adjusted(-6, -4, 6, 4).intersected(picture)
        dip(painter, QPen(QColor(ui.theme.panel_edge), 1), QColor(ui.theme.panel))
        painter.drawRoundedRect(plate, 5, 5)
        painter.setPen(QColor(ui.theme.text))
        painter.drawText(room, _CENTERED, text)

    def _tick(self, painter: QPainter, picture: QRect) -> None:
        """Mark the deck chosen by a sign as well as by color."""
        place = QRect(picture.left() + 4, picture.top() + 4, 24, 24)
        dip(painter, QPen(QColor(ui.theme.panel), 2), QColor(ui.theme.picked))
        painter.drawEllipse(place)
        painter.setPen(QPen(QColor(readable_on(ui.theme.picked)), 3))
        painter.drawPolyline([place.topLeft() + point for point in _TICK])


class ChoiceGrid(DeckGrid):
    """The grid of a choice: nothing is dragged out of it."""

    def __init__(self, model: ShelfModel, parent: QWidget | None = None) -> None:
        super().__init__(model, parent, ChoiceDelegate())
        self.setDragEnabled(False)
        self.setDragDropMode(QAbstractItemView.DragDropMode.NoDragDrop)
        self.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)


class DeckChooser(QWidget):
    """A search and the decks it finds. One deck is chosen, or several up to `most`, in the order they were clicked."""

    changed = Signal()
    """Other decks are chosen than before."""
    taken = Signal()
    """A deck was chosen by a double click or Enter."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._source: ChoosableDecks | None = None
        self._most = 1
        self._refused = False
        """Whether the deck that was clicked last cannot be chosen."""
        self._keys: tuple[str, ...] = ()
        self._known: dict[str, int] = {}
        """The numbers of the decks that were in sight, by key."""
        self._marking = False
        self.model = ChoiceModel(self._rows, self)
        self.portraits = Portraits(parent=self)
        self.search = says(QLineEdit(), name=w.SEARCH, hint=w.SEARCH)
        self.search.setClearButtonEnabled(True)
        self.grid = says(ChoiceGrid(self.model), name=w.DECKS)
        self.grid.delegate.portraits = self.portraits
        self.empty = Label(wraps=True)
        self.empty.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.reason = Label(wraps=True)
        self._wait = QTimer(self, singleShot=True, interval=TYPING_MS)
        down(self.search, (self.grid, 1), (self.empty, 1), self.reason, on=self, margins=0)
        self.empty.hide()
        self.reason.hide()
        self._connect()
        follow_language(self.look)

    @property
    def keys(self) -> tuple[str, ...]:
        """The keys of the decks chosen, in the order they were chosen."""
        return self._keys

    @property
    def can_take(self) -> bool:
        """Whether what is chosen is what was clicked last: nobody takes another deck than the one in front of them."""
        return bool(self._keys) and not self._refused

    def use(self, source: ChoosableDecks) -> None:
        """Offer the decks of this source. Raises what the source raises."""
        self._source = source
        self.look()

    def allow(self, most: int) -> None:
        """Let so many decks be chosen."""
        modes = QAbstractItemView.SelectionMode
        self._most = most
        self._keys = self._keys[:most]
        self.grid.setSelectionMode(modes.SingleSelection if most == 1 else modes.MultiSelection)
        self._mark()

    def choose(self, keys: Sequence[str]) -> None:
        """Choose these decks, wherever they stand in the grid, and bring the first of them into sight."""
        self._keys = tuple(keys)[: self._most]
        rows = [self._source.row(key) for key in self._keys] if self._source is not None else []
        self._known.update((row.key, row.id) for row in rows if row is not None)
        self._mark()
        self._show_chosen()
        self.changed.emit()

    def showEvent(self, event: QShowEvent) -> None:
        """Have the deck chosen in sight: before, no deck had its place."""
        super().showEvent(event)
        QTimer.singleShot(0, self, self._show_chosen)

    def _show_chosen(self) -> None:
        if marked := self.grid.selectionModel().selectedIndexes():
            self.grid.place_up_to(marked[0].row())
            self.grid.scrollTo(marked[0])

    def look(self) -> None:
        """Show what fits the search."""
        if self._source is None:
            return
        self._wait.stop()
        self._marking = True
        self.model.show(self._source.find(self.search.text()))
        self._marking = False
        found = bool(self.model.ids)
        self.grid.setVisible(found)
        self.empty.setVisible(not found)
        nothing = w.NOTHING_FOUND if self.search.text().strip() else w.NO_DECKS
        self.empty.setText(say(nothing))
        self.reason.hide()
        self._refused = False
        self._mark()

    # Inside.

    def _connect(self) -> None:
        self._wait.timeout.connect(self.look)
        self.search.textChanged.connect(lambda _: self._wait.start())
        self.search.returnPressed.connect(self._take_first)
        self.grid.selectionModel().selectionChanged.connect(self._on_selection)
        self.grid.selectionModel().currentChanged.connect(self._on_current)
        self.grid.clicked.connect(self._on_current)
        self.grid.opened.connect(self._on_opened)
        self.portraits.painted_some.connect(self.grid.viewport().update)

    def _rows(self, ids: Sequence[int]) -> Sequence[DeckRow]:
        rows = self._source.rows(ids) if self._source is not None else ()
        self._known.update((row.key, row.id) for row in rows)
        return rows

    def _take_first(self) -> None:
        """Enter in the search chooses the first deck, if it can be chosen."""
        self.look()
        row = self.model.row(0)
        if row is not None and w.can_be_chosen(row) and row.key not in self._keys:
            self.choose((*self._keys, row.key) if self._most > 1 else (row.key,))

    def _on_selection(self, selected: QItemSelection, deselected: QItemSelection) -> None:
        if self._marking:
            return
        came, gone = self._keys_in(selected), self._keys_in(deselected)
        if self._most == 1:
            self._keys = tuple(came[:1]) or self._keys
        else:
            kept = [key for key in self._keys if key not in gone]
            self._keys = tuple(dict.fromkeys((*kept, *came)))[: self._most]
            self._mark()
        self.changed.emit()

    def _keys_in(self, selection: QItemSelection) -> list[str]:
        rows = [self.model.row(index.row()) for index in selection.indexes()]
        return [row.key for row in rows if row is not None]

    def _on_current(self, index: QModelIndex) -> None:
        """Say below the grid why the deck that was clicked cannot be played, or what it is played without."""
        row = self.model.row(index.row())
        reason = w.remark(row) if row is not None else None
        self.reason.setVisible(reason is not None)
        if row is not None and reason is not None:
            self.reason.setText(f"{row.name}: {say(reason)}.")
        refused = row is not None and not w.can_be_chosen(row)
        if self._refused is not refused:
            self._refused = refused
            self.changed.emit()

    def _on_opened(self, number: int) -> None:
        row = self.model.row(number)
        if row is not None and w.can_be_chosen(row):
            self.taken.emit()

    def _mark(self) -> None:
        """Select the chosen decks in the grid, as far as they are found."""
        self._marking = True
        chosen = self.grid.selectionModel()
        chosen.clearSelection()
        self.model.row(0)  # the first ones are read, and so known
        ids = self.model.ids
        for key in self._keys:
            known = self._known.get(key)
            if known is not None and known in ids:
                index = self.model.index(ids.index(known), self.grid.modelColumn())
                chosen.select(index, QItemSelectionModel.SelectionFlag.Select)
        self._marking = False


_CENTERED = int(Qt.AlignmentFlag.AlignCenter) | int(Qt.TextFlag.TextWordWrap)
_TICK = (QPoint(6, 12), QPoint(10, 17), QPoint(18, 7))
