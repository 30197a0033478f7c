"""The aiming arrow: from the card that acts to what is aimed at, a bow over everything that lies between."""

from __future__ import annotations

from math import atan2, cos, hypot, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kfdesk.desk.table.items import Z_DRAGGED, Brushes
from kfdesk.desk.theme import color, readable_on

Z_ARROW: Final = Z_DRAGGED + 100.0
BOW: Final = 0.16
"""How far the bow leaves the straight line, as a share of its length."""
HEAD: Final = 20.0
"""Length of the head, in scene units."""
SHORTEST: Final = 36.0
"""An arrow to a nearer point would be all head."""


class ArrowItem(QGraphicsItem):
    """An arrow between two points: solid to a target, dashed and paler to what is none."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__()
        self._brushes = brushes
        self.start, self.end = QPointF(), QPointF()
        self.sure = False
        """Whether it points at something that can be chosen."""
        self.setZValue(Z_ARROW)
        self.hide()

    def point(self, start: QPointF, end: QPointF, *, sure: bool) -> None:
        """Point from here to there."""
        if self.isVisible() and (start, end, sure) == (self.start, self.end, self.sure):
            return
        self.prepareGeometryChange()
        self.start, self.end, self.sure = QPointF(start), QPointF(end), sure
        self.setVisible(hypot(end.x() - start.x(), end.y() - start.y()) >= SHORTEST)
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the bow with its head and its edge."""
        return QPolygonF([self.start, self._bend(), self.end]).boundingRect().adjusted(-HEAD, -HEAD, HEAD, HEAD)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the bow and the head, each with an edge that shows on any ground."""
        del option, widget
        theme = self._brushes.theme
        tint = theme.glow_legal if self.sure else theme.text_dim
        edge = color(readable_on(tint), 0.85 if self.sure else 0.5)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        style = Qt.PenStyle.SolidLine if self.sure else Qt.PenStyle.DashLine
        for tone, width in ((edge, 8.0), (color(tint, 1.0 if self.sure else 0.7), 5.0)):
            painter.setPen(QPen(tone, width, style, Qt.PenCapStyle.FlatCap))
            painter.drawPath(self._shaft())
        painter.setPen(QPen(edge, 1.5))
        painter.setBrush(color(tint))
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
