"""The cloth under the cards: drawn once for each size, theme and language."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap, QRadialGradient

from kfdesk.desk.art.fonts import font, write_fit
from kfdesk.desk.layout import Rect, SideLayout, TableLayout
from kfdesk.desk.painting import painting_on
from kfdesk.desk.table.items import Brushes, qrect
from kfdesk.desk.theme import Theme, color, mix
from kfdesk.engine.terms import Zone

BATTLELINE: Final = Zone.BATTLELINE.words
ARTIFACTS: Final = Zone.ARTIFACTS.words
PLAYING: Final = Zone.PLAYING.words
REFERENCES: Final = Zone.REFERENCE.words


def draw_cloth(layout: TableLayout, brushes: Brushes) -> QPixmap:
    """Return the whole background of a table: cloth, the zones of both sides, the line between them."""
    width, height = layout.size
    ratio = brushes.ratio
    pixmap = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
    pixmap.setDevicePixelRatio(ratio)
    theme = brushes.theme
    pixmap.fill(QColor(theme.cloth))
    with painting_on(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        if not theme.plain:
            _light(painter, width, height, theme)
        _middle_line(painter, layout, theme)
        for side in layout.sides:
            _zone(painter, side.battleline, brushes, brushes.say(BATTLELINE), strong=True)
            _zone(painter, side.artifacts, brushes, brushes.say(ARTIFACTS), strong=False)
            if side.references is not None:
                _zone(painter, side.references, brushes, "", strong=False)
            _hand_shelf(painter, side, theme)
        _playing(painter, layout.playing, theme, brushes.say(PLAYING))
    return pixmap


def _light(painter: QPainter, width: float, height: float, theme: Theme) -> None:
    """Let the cloth be a little lighter in the middle, as under a lamp."""
    glow = QRadialGradient(QPointF(width / 2, height / 2), max(width, height) * 0.62)
    glow.setColorAt(0, QColor(mix(theme.cloth, "#ffffff", 0.10 if theme.dark else 0.22)))
    glow.setColorAt(0.55, QColor(theme.cloth))
    glow.setColorAt(1, QColor(mix(theme.cloth, theme.cloth_edge, 0.85)))
    painter.fillRect(QRectF(0, 0, width, height), glow)


def _zone(painter: QPainter, place: Rect, brushes: Brushes, name: str, *, strong: bool) -> None:
    theme = brushes.theme
    painter.setPen(QPen(color(theme.zone_edge, 0.75 if strong else 0.45), 1.2))
    painter.setBrush(color(theme.zone, 0.62 if strong else 0.34))
    painter.drawRoundedRect(qrect(place.inset(0.6)), 12, 12)
    if place.h < 26:
        return  # an empty row that gave its height away
    painter.setPen(color(theme.zone_text, 0.55))
    painter.setFont(font(brushes.px(max(10.0, min(13.0, place.h * 0.12)))))
    painter.drawText(qrect(place.inset(10, 6)), Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop, name)


def _hand_shelf(painter: QPainter, side: SideLayout, theme: Theme) -> None:
    """Draw the edge the hand stands on."""
    place = side.hand
    painter.setPen(QPen(color(theme.zone_edge, 0.5), 1.4))
    y = place.bottom + 2 if side.below else place.y - 2
    painter.drawLine(QPointF(place.x + 20, y), QPointF(place.right - 20, y))


def _middle_line(painter: QPainter, layout: TableLayout, theme: Theme) -> None:
    """Draw the line between the two sides."""
    upper, lower = sorted((side.battleline for side in layout.sides), key=lambda r: r.y)
    y = (upper.bottom + lower.y) / 2
    painter.setPen(QPen(color(theme.zone_edge, 0.8), 1.6, Qt.PenStyle.DotLine))
    painter.drawLine(QPointF(upper.x + 8, y), QPointF(upper.right - 8, y))


def _playing(painter: QPainter, place: Rect, theme: Theme, name: str) -> None:
    painter.setPen(QPen(color(theme.zone_edge, 0.45), 1.2, Qt.PenStyle.DashLine))
    painter.setBrush(color(theme.zone, 0.25))
    painter.drawRoundedRect(qrect(place.inset(2)), 12, 12)
    painter.setPen(color(theme.zone_text, 0.34))
    write_fit(painter, name, qrect(place.inset(4)), largest=round(min(15.0, place.w * 0.1)), smallest=7, bold=False)
