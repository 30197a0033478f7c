"""The table under the cards: its ground, and the zones cut into it; drawn once for each size, theme and layout."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen, QPixmap

from kfdesk.desk.kit.painting import dip, painting_on
from kfdesk.desk.kit.theme import Theme, color
from kfdesk.desk.layout.middle import middle_line
from kfdesk.desk.layout.table_layout import Rect, SideLayout, TableLayout
from kfdesk.desk.table.ground import paint_ground
from kfdesk.desk.table.items import Brushes, qrect
from kfdesk.engine.terms import Zone

ROUND = 12.0
"""Radius of a zone's corners."""


def draw_cloth(layout: TableLayout, brushes: Brushes) -> QPixmap:
    """Return the whole background of a table: ground, the zones of both sides, the line between them."""
    width, height = layout.size
    ratio = brushes.ratio
    pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    theme = brushes.theme
    left, right, y = middle_line(layout)
    with painting_on(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint_ground(painter, width, height, theme, QPointF((left + right) / 2, y))
        _middle_line(painter, left, right, y, theme)
        for side in layout.sides:
            _zone(painter, side.battleline, theme, strong=True)
            if layout.has(side.player, Zone.ARTIFACTS):
                _zone(painter, side.artifacts, theme, strong=False)
            if side.references is not None:
                _zone(painter, side.references, theme, strong=False)
            _hand_shelf(painter, side, theme)
    return pixmap


def _zone(painter: QPainter, place: Rect, theme: Theme, *, strong: bool) -> None:
    """Cut a zone into the ground: darker inside, shade under its upper edge, light on the lower one."""
    rect = qrect(place.inset(0.6))
    corner = min(ROUND, rect.height() / 2)
    if theme.plain:
        dip(painter, QPen(color(theme.zone_edge), 1.6 if strong else 1.0), None)
        painter.drawRoundedRect(rect, corner, corner)
        return
    depth = 1.0 if strong else 0.66
    shade = QLinearGradient(rect.topLeft(), rect.bottomLeft())
    dark = 0.46 if theme.dark else 0.36
    soft = min(0.4, 16.0 / max(1.0, rect.height()))
    shade.setColorAt(0, color(theme.zone, min(1.0, dark * 1.35) * depth))
    shade.setColorAt(soft, color(theme.zone, dark * depth))
    shade.setColorAt(1, color(theme.zone, dark * 0.72 * depth))
    dip(painter, None, shade)
    painter.drawRoundedRect(rect, corner, corner)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for drop, tint, alpha in ((-0.8, theme.shadow, 0.5), (1.0, "#ffffff", 0.10 if theme.dark else 0.6)):
        painter.setPen(QPen(color(tint, alpha * depth), 1.2))
        painter.drawRoundedRect(rect.translated(0, drop), corner, corner)
    painter.setPen(QPen(color(theme.inlay, 0.34 * depth), 1.0))
    painter.drawRoundedRect(rect, corner, corner)
    if strong:
        _corners(painter, rect, theme)


def _corners(painter: QPainter, rect: QRectF, theme: Theme) -> None:
    """Draw the metal that holds the corners of a battleline."""
    arm = min(26.0, rect.height() * 0.2)
    path = QPainterPath()
    for x, dx in ((rect.left(), 1), (rect.right(), -1)):
        for y, dy in ((rect.top(), 1), (rect.bottom(), -1)):
            path.moveTo(x, y + dy * (ROUND + arm))
            path.lineTo(x, y + dy * ROUND)
            path.quadTo(x, y, x + dx * ROUND, y)
            path.lineTo(x + dx * (ROUND + arm), y)
    painter.setPen(QPen(color(theme.inlay, 0.75), 2.2, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawPath(path)


def _hand_shelf(painter: QPainter, side: SideLayout, theme: Theme) -> None:
    """Draw the edge the hand stands on, fading out to both sides."""
    place = side.hand
    y = place.bottom + 2 if side.below else place.y - 2
    line = QLinearGradient(QPointF(place.x, y), QPointF(place.right, y))
    for at, share in ((0.0, 0.0), (0.2, 0.6), (0.8, 0.6), (1.0, 0.0)):
        line.setColorAt(at, color(theme.inlay, 1.0 if theme.plain else share))
    painter.fillRect(QRectF(place.x, y - 0.7, place.w, 1.4), line)


def _middle_line(painter: QPainter, left: float, right: float, y: float, theme: Theme) -> None:
    """Draw the line between the two sides, with a stone in its middle."""
    line = QLinearGradient(QPointF(left, y), QPointF(right, y))
    for at, share in ((0.0, 0.0), (0.12, 0.7), (0.5, 1.0), (0.88, 0.7), (1.0, 0.0)):
        line.setColorAt(at, color(theme.inlay, 1.0 if theme.plain else share))
    painter.fillRect(QRectF(left, y - 0.7, right - left, 1.4), line)
    x = (left + right) / 2
    stone = QPainterPath(QPointF(x - 14, y))
    for point in (QPointF(x, y - 4.5), QPointF(x + 14, y), QPointF(x, y + 4.5)):
        stone.lineTo(point)
    stone.closeSubpath()
    dip(painter, QPen(color(theme.shadow, 0.6), 1.0), color(theme.amber))
    painter.drawPath(stone)
