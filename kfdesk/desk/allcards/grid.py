"""The faces of cards in a grid, painted as they come into sight."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QModelIndex, QObject, QPersistentModelIndex, QPoint, QRect, QSize, QSizeF, Qt
from PySide6.QtGui import QColor, QFontMetrics, QPainter, QPen, QPixmap
from PySide6.QtWidgets import QStyle, QStyleOptionViewItem, QWidget

from kfdesk.cards.facts import facts
from kfdesk.desk.allcards.model import CARD_ROLE, COPIES_ROLE
from kfdesk.desk.art.faces import CARD_RATIO, PREVIEW_FROM, paint_card
from kfdesk.desk.art.own_pictures import OWN
from kfdesk.desk.card.faces import DeskFaces, printed
from kfdesk.desk.decks.drawing import CellDelegate
from kfdesk.desk.kit.bounded import MIB
from kfdesk.desk.kit.painted_soon import PaintedSoon
from kfdesk.desk.kit.painting import dip, painting_on
from kfdesk.desk.kit.theme import THEMES, mix
from kfdesk.desk.kit.ui import ui
from kfdesk.engine.terms import HOUSES
from kfdesk.text.translating import language_of_names

LIMIT_BYTES: Final = 24 * MIB
"""Memory for faces: some two hundred as they are at first."""
WIDTH: Final = 138
"""Width of a face in logical pixels, at the usual size of cards and letters; below `PREVIEW_FROM` it has no text."""
AROUND: Final = 5
"""Room around a face within its cell."""


@dataclass(frozen=True, slots=True)
class _Wanted:
    card: str
    width: int
    ratio: float
    language: str
    names: str
    theme: str
    pictures: int


class FaceDelegate(CellDelegate):
    """Draws a card: its face, and below it how many copies are owned."""

    def __init__(self, faces: DeskFaces, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._faces = faces
        self.language = "en"
        """The language of the cards."""
        self.painted: PaintedSoon[_Wanted] = PaintedSoon(self._face, LIMIT_BYTES, self)

    def size(self, metrics: QFontMetrics) -> QSize:
        """Return the size of a cell: a little larger with larger letters, since the names on cards are then larger."""
        letters = min(max(1.0, metrics.averageCharWidth() / 7), (PREVIEW_FROM - 2) / WIDTH)
        width = round(WIDTH * letters * self._faces.factor)
        return QSize(width + 2 * AROUND, round(width * CARD_RATIO) + metrics.height() + 2 * AROUND + 4)

    def face_place(self, cell: QRect, metrics: QFontMetrics) -> QRect:
        """Return where the face is drawn in a cell."""
        height = cell.height() - metrics.height() - 2 * AROUND - 4
        width = min(round(height / CARD_RATIO), cell.width() - 2 * AROUND)
        size = QSize(width, round(width * CARD_RATIO))
        return QRect(QPoint(cell.center().x() - width // 2, cell.top() + AROUND), size)

    def paint(
        self, painter: QPainter, option: QStyleOptionViewItem, index: QModelIndex | QPersistentModelIndex
    ) -> None:
        """Draw a card, or the color of its house where its face is not painted yet."""
        card = index.data(CARD_ROLE)
        if not isinstance(card, str):
            return
        metrics, cell = QFontMetrics(option.font), QRect(option.rect)
        place = self.face_place(cell, metrics)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        focused = bool(option.state & QStyle.StateFlag.State_HasFocus)
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        below = QRect(cell.left(), place.bottom() + 3, cell.width(), metrics.height())
        if chosen or focused:
            theme = ui.theme
            edge = QPen(QColor(theme.glow_focus if focused else theme.picked), 3)
            dip(painter, edge, QColor(theme.panel if theme.plain else mix(theme.panel, theme.picked, 0.3)))
            painter.drawRoundedRect(QRect(cell.topLeft(), below.bottomRight()).adjusted(2, 2, -2, 1), 8, 8)
        face = self.painted.soon(self._wanted(card, place.width(), option))
        if face is not None:
            painter.drawPixmap(place.topLeft(), face)
        else:
            house = next((one.house for one in facts()[card].printings), "")
            dip(painter, None, QColor(mix(ui.theme.house(HOUSES.get(house)).base, ui.theme.panel, 0.5)))
            painter.drawRoundedRect(place, 7, 7)
        self._foot(painter, option, below, index)
        painter.restore()

    def _foot(
        self,
        painter: QPainter,
        option: QStyleOptionViewItem,
        below: QRect,
        index: QModelIndex | QPersistentModelIndex,
    ) -> None:
        copies = index.data(COPIES_ROLE)
        painter.setFont(option.font)
        painter.setPen(QColor(ui.theme.text if copies else ui.theme.text_dim))
        painter.drawText(below, Qt.AlignmentFlag.AlignCenter, f"{copies} ×" if copies else "–")

    def _wanted(self, card: str, width: int, option: QStyleOptionViewItem) -> _Wanted:
        widget = option.widget
        ratio = float(widget.devicePixelRatioF()) if isinstance(widget, QWidget) else 1.0
        return _Wanted(card, width, ratio, self.language, language_of_names(), ui.theme.name, OWN.generation)

    def _face(self, wanted: _Wanted) -> QPixmap:
        """Paint a face."""
        ratio, size = wanted.ratio, QSizeF(wanted.width, round(wanted.width * CARD_RATIO))
        made = QPixmap(round(size.width() * ratio), round(size.height() * ratio))
        made.fill(Qt.GlobalColor.transparent)
        made.setDevicePixelRatio(ratio)
        look = self._faces.look(printed(wanted.card), wanted.width, wanted.language)
        if not self._faces.bears_rules(wanted.width):
            look = look.small()
        with painting_on(made) as painter:
            paint_card(painter, look, size, THEMES[wanted.theme])
        return made
