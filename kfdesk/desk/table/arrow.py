"""The aiming arrow: from the card that acts to what is aimed at, a bow over everything that lies between."""

from __future__ import annotations

from itertools import pairwise
from math import atan2, ceil, cos, floor, hypot, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import color, readable_on
from kfdesk.desk.table.items import Z_DRAGGED, Brushes

Z_ARROW: Final = Z_DRAGGED + 100.0
BOW: Final = 0.16
"""How far the bow leaves the straight line, as a share of its length."""
HEAD: Final = 20.0
"""Length of the head, in scene units."""
STRIPS: Final = 10
"""In so many pieces it is drawn."""
SAMPLES: Final = 60
"""At so many points the bow is followed to find where they lie."""
SHORTEST: Final = 36.0
"""An arrow to a nearer point would be all head."""


class _Strip(QGraphicsItem):
    """One of the pieces side by side that an arrow is drawn in: all of its box would be most of the table."""

    def __init__(self, arrow: ArrowItem) -> None:
        super().__init__(arrow)
        self._arrow = arrow
        self._place = QRectF()

    def lie(self, place: QRectF) -> None:
        """Show what of the arrow lies here."""
        self.prepareGeometryChange()
        self._place = place
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the strip."""
        return self._place

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw what of the arrow lies here."""
        del option, widget
        painter.setClipRect(self._place)
        self._arrow.draw(painter)


class ArrowItem(QGraphicsItem):
    """An arrow between two points: solid to a target, dashed and paler to what is none."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__()
        self._brushes = brushes
        self.start, self.end = QPointF(), QPointF()
        self.sure = False
        """Whether it points at something that can be chosen."""
        self.setFlag(QGraphicsItem.GraphicsItemFlag.ItemHasNoContents)
        self.setZValue(Z_ARROW)
        self._strips = [_Strip(self) for _ in range(STRIPS)]
        self.hide()

    def point(self, start: QPointF, end: QPointF, *, sure: bool) -> None:
        """Point from here to there."""
        if self.isVisible() and (start, end, sure) == (self.start, self.end, self.sure):
            return
        self.start, self.end, self.sure = QPointF(start), QPointF(end), sure
        for strip, place in zip(self._strips, self.places(), strict=True):
            strip.lie(place)
        self.setVisible(hypot(end.x() - start.x(), end.y() - start.y()) >= SHORTEST)

    def places(self) -> list[QRectF]:
        """Return the strips that hold the bow with its head and its edge; they touch and do not overlap.

        They begin and end at whole pixels: a strip that ends within one would show.
        """
        bend = self._bend()
        points = [_on_bow(self.start, bend, self.end, n / SAMPLES) for n in range(SAMPLES + 1)]
        lying = abs(self.end.x() - self.start.x()) >= abs(self.end.y() - self.start.y())
        along = [point.x() if lying else point.y() for point in points]
        across = [point.y() if lying else point.x() for point in points]
        first, last = floor(min(along) - HEAD), ceil(max(along) + HEAD)
        edges = [round(first + (last - first) * n / STRIPS) for n in range(STRIPS + 1)]
        places: list[QRectF] = []
        for low, high in pairwise(edges):
            near = [b for a, b in zip(along, across, strict=True) if low - HEAD <= a <= high + HEAD]
            top, bottom = (floor(min(near) - HEAD), ceil(max(near) + HEAD)) if near else (0, 0)
            box = (low, top, high - low, bottom - top) if lying else (top, low, bottom - top, high - low)
            places.append(QRectF(*box))
        return places

    def boundingRect(self) -> QRectF:
        """Return nothing: its strips are drawn."""
        return QRectF()

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw nothing: its strips are drawn."""

    def draw(self, painter: QPainter) -> None:
        """Draw the bow and the head, each with an edge that shows on any ground."""
        theme = self._brushes.theme
        tint = theme.glow_legal if self.sure else theme.text_dim
        edge = color(readable_on(tint), 0.85 if self.sure else 0.5)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        style = Qt.PenStyle.SolidLine if self.sure else Qt.PenStyle.DashLine
        for tone, width in ((edge, 8.0), (color(tint, 1.0 if self.sure else 0.7), 5.0)):
            painter.setPen(QPen(tone, width, style, Qt.PenCapStyle.FlatCap))
            painter.drawPath(self._shaft())
        dip(painter, QPen(edge, 1.5), color(tint))
        painter.drawPolygon(self._head())

    def _bend(self) -> QPointF:
        """Return the point that the bow bends towards: upwards, or to the right of an arrow that goes straight up."""
        dx, dy = self.end.x() - self.start.x(), self.end.y() - self.start.y()
        middle = (self.start + self.end) / 2
        return middle + QPointF(abs(dy), -abs(dx)) * BOW

    def _direction(self) -> float:
        """Return the angle at which the bow comes in, in radians."""
        bend = self._bend()
        return atan2(self.end.y() - bend.y(), self.end.x() - bend.x())

    def _shaft(self) -> QPainterPath:
        angle = self._direction()
        neck = self.end - QPointF(cos(angle), sin(angle)) * (HEAD * 0.8)
        path = QPainterPath(self.start)
        path.quadTo(self._bend(), neck)
        return path

    def _head(self) -> QPolygonF:
        angle = self._direction()
        back = self.end - QPointF(cos(angle), sin(angle)) * HEAD
        out = QPointF(-sin(angle), cos(angle)) * (HEAD * 0.55)
        return QPolygonF([self.end, back + out, back - out])


def _on_bow(start: QPointF, bend: QPointF, end: QPointF, share: float) -> QPointF:
    """Return a point of the bow, at a share of its course."""
    rest = 1 - share
    return start * (rest * rest) + bend * (2 * rest * share) + end * (share * share)
