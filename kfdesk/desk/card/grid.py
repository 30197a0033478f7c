"""Cards side by side in a scrolling grid: for pile viewers, for prompts, for the starting hand."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from typing import Protocol

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QEnterEvent, QFocusEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QLayout, QLayoutItem, QSizePolicy, QWidget

from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.scrolled import Scrolled
from kfdesk.desk.kit.theme import color
from kfdesk.desk.kit.ui import ui
from kfdesk.engine.rules import RuleId
from kfdesk.engine.views import CardView
from kfdesk.text.runs import Runs

TILE_WIDTH = 112
"""Width of a card in a grid, in logical pixels at card factor 1."""


class Faces(Protocol):
    """Draws cards and knows their names; the desk gives one for the whole program."""

    def pixmap(
        self, card: CardView, width: int, ratio: float, language: str, set_code: str = "", *, cards: int = 1
    ) -> QPixmap:
        """Return the card's face `width` logical pixels wide for a screen of this device pixel ratio.

        `set_code` is the set of the deck that a card outside of any game belongs to; `cards` is 2 for a gigantic
        creature in play, whose two cards are one picture then.
        """

    def name(self, card: CardView, language: str) -> str:
        """Return the card's name, or "Facedown card" for one this seat may not identify."""

    def terms(self, card: CardView) -> tuple[RuleId, ...]:
        """Return the entries of the rules reference that explain what a card shows."""

    def rules(self, card: CardView, language: str) -> Runs:
        """Return the card's rules text, none for a card without one or one that is not known."""

    def bears_rules(self, width: int, cards: int = 1) -> bool:
        """Return whether a face of this width bears its rules text."""

    def height_for(self, width: int, cards: int = 1) -> int:
        """Return the height of a face of this width, that of so many cards side by side."""

    def paint_ahead(self, card: CardView, width: int, ratio: float, language: str, *, cards: int = 1) -> None:
        """Paint most of a large face that may soon be wanted."""

    def most_ahead(self, width: int, ratio: float) -> int:
        """Return how many faces of this width can be painted ahead before the first of them has to go."""

    @property
    def factor(self) -> float:
        """Size of cards beside the table, 1 as designed."""


class CardTile(QAbstractButton):
    """One card of a grid."""

    entered = Signal(object)

    def __init__(
        self,
        card: CardView,
        faces: Faces,
        language: str,
        width: int,
        parent: QWidget | None = None,
        *,
        caption: str = "",
        usable: bool = False,
    ) -> None:
        super().__init__(parent)
        self.handle = card.handle
        self.caption = caption
        self.usable = usable
        """Whether a click on it means something here where one on others does not; its caption says what."""
        self.marked = False
        self._card, self._faces, self._language = card, faces, language
        below = self.fontMetrics().height() + 2 if caption else 0
        self._face_height = faces.height_for(width) + 8
        self._size = QSize(width + 8, self._face_height + below)
        name = faces.name(card, language)
        self.setAccessibleName(f"{name}, {caption}" if caption else name)
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)

    def sizeHint(self) -> QSize:
        """Return the card with room for its frame."""
        return self._size

    def enterEvent(self, event: QEnterEvent) -> None:
        """Tell that the pointer is over this card."""
        self.entered.emit(self.handle)
        super().enterEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Tell that the keyboard is at this card, as if the pointer were."""
        self.entered.emit(self.handle)
        super().focusInEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Tell that the pointer left this card."""
        self.entered.emit(None)
        super().leaveEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the face; a picked card has a thick frame and a tick, a focused one a dashed frame."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        width = self._size.width() - 8
        painter.drawPixmap(4, 4, self._faces.pixmap(self._card, width, self.devicePixelRatioF(), self._language))
        if self.caption:
            below = QRect(0, self._face_height, self._size.width(), self._size.height() - self._face_height)
            text = self.fontMetrics().elidedText(self.caption, Qt.TextElideMode.ElideRight, below.width())
            painter.setPen(self.palette().windowText().color())
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, text)
        frame = QRect(2, 2, self._size.width() - 4, self._face_height - 4)
        tint = self.palette().highlight().color()
        if self.marked:
            painter.setPen(QPen(tint, 4))
            painter.drawRoundedRect(frame, 8, 8)
            self._paint_tick(painter)
            return
        if self.usable:
            painter.setPen(QPen(color(ui.theme.glow_ready), 4))
            painter.drawRoundedRect(frame, 8, 8)
        if self.hasFocus() or self.underMouse() and self.isEnabled():
            painter.setPen(QPen(tint, 2, Qt.PenStyle.DashLine if self.hasFocus() else Qt.PenStyle.SolidLine))
            painter.drawRoundedRect(frame, 8, 8)

    def _paint_tick(self, painter: QPainter) -> None:
        disc = QRect(self._size.width() - 30, 6, 24, 24)
        dip(painter, None, self.palette().highlight())
        painter.drawEllipse(disc)
        painter.setPen(QPen(self.palette().highlightedText().color(), 3))
        left, middle, right = (
            disc.topLeft() + QPoint(6, 12),
            disc.topLeft() + QPoint(11, 17),
            disc.topLeft() + QPoint(18, 8),
        )
        painter.drawPolyline([left, middle, right])


class FlowLayout(QLayout):
    """Lays its widgets out like words in a paragraph; with `centers` those of a row have their middles in a line."""

    def __init__(self, parent: QWidget | None = None, gap: int = 4, *, centers: bool = False) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap, self._centers = gap, centers

    def addItem(self, item: QLayoutItem) -> None:
        """Append an item."""
        self._items.append(item)

    def count(self) -> int:
        """Return how many items there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return item number `index`, or None past the end."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Remove and return item number `index`, or None past the end."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def hasHeightForWidth(self) -> bool:
        """Return True: fewer columns need more rows."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of all rows at this width."""
        return self._place(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        """Place all items inside `rect`."""
        super().setGeometry(rect)
        self._place(rect, move=True)

    def sizeHint(self) -> QSize:
        """Return the size of one row of up to seven items."""
        widths = [item.sizeHint().width() + self._gap for item in self._items[:7]]
        height = max((item.sizeHint().height() for item in self._items), default=0)
        return QSize(sum(widths), height)

    def minimumSize(self) -> QSize:
        """Return the size of the largest item."""
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size

    def _place(self, rect: QRect, *, move: bool) -> int:
        y = rect.y()
        for number, row in enumerate(self._rows(rect.width())):
            y += self._gap if number else 0
            x, height = rect.x(), max(size.height() for _, size in row)
            for item, size in row if move else ():
                down = (height - size.height()) // 2 if self._centers else 0
                item.setGeometry(QRect(QPoint(x, y + down), size))
                x += size.width() + self._gap
            y += height
        return y - rect.y()

    def _rows(self, width: int) -> list[list[tuple[QLayoutItem, QSize]]]:
        """Return the items with their sizes, row by row; a hidden widget takes no place."""
        rows: list[list[tuple[QLayoutItem, QSize]]] = []
        x = 0
        for item in (item for item in self._items if not item.isEmpty()):
            size = item.sizeHint()
            if not rows or x + size.width() > width:
                rows.append([])
                x = 0
            rows[-1].append((item, size))
            x += size.width() + self._gap
        return rows


class CardGrid(Scrolled):
    """A scrolling grid of cards."""

    clicked = Signal(str)
    hovered = Signal(object)

    def __init__(self, faces: Faces, language: str, parent: QWidget | None = None) -> None:
        super().__init__(parent=parent)
        self._faces, self._language = faces, language
        self._width = round(TILE_WIDTH * faces.factor)
        self._tiles: list[CardTile] = []

    @property
    def tiles(self) -> tuple[CardTile, ...]:
        """The cards shown, in order."""
        return tuple(self._tiles)

    def show_cards(
        self,
        cards: Sequence[CardView],
        *,
        clickable: bool = False,
        usable: Collection[str] = (),
        captions: Sequence[str] | None = None,
    ) -> None:
        """Show `cards` in this order, each over its caption; clicks count only where `clickable`, or on those `usable`.

        `usable` are handles of cards that are framed, so that they are told from the others.
        """
        inner = QWidget()
        flow = FlowLayout(inner)
        self._tiles = []
        for card, caption in zip(cards, captions or [""] * len(cards), strict=True):
            can_be_used = card.handle in usable
            tile = CardTile(card, self._faces, self._language, self._width, inner, caption=caption, usable=can_be_used)
            tile.entered.connect(self.hovered)
            if clickable or can_be_used:
                tile.clicked.connect(lambda _=False, handle=card.handle: self.clicked.emit(handle))
            flow.addWidget(tile)
            self._tiles.append(tile)
        self.setWidget(inner)
        self.updateGeometry()

    def mark(self, handles: Iterable[str]) -> None:
        """Frame exactly these cards as picked."""
        marked = set(handles)
        for tile in self._tiles:
            tile.marked = tile.handle in marked
            tile.update()

    def sizeHint(self) -> QSize:
        """Return room for one row of up to seven cards, or two rows of seven."""
        height = max(
            (tile.sizeHint().height() for tile in self._tiles), default=self._faces.height_for(self._width) + 8
        )
        tile = QSize(self._width + 12, height + 4)
        columns = max(1, min(7, len(self._tiles)))
        rows = 1 if len(self._tiles) <= 7 else 2
        return QSize(columns * tile.width() + 22, rows * tile.height() + 8)
