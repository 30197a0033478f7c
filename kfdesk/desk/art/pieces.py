"""Key tokens, and the program's own sign."""

from __future__ import annotations

from collections.abc import Collection

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QRadialGradient

from kfdesk.desk.art.icons import draw_icon
from kfdesk.desk.art.shapes import fitted
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import Theme, color, mix
from kfdesk.engine.terms import COLORS, KeyColor


def draw_key(painter: QPainter, key: KeyColor, rect: QRectF, theme: Theme, *, forged: bool) -> None:
    """Draw a key token: a lit disc with the key when forged, an empty outlined socket when not.

    Each color has its own bow: red a triangle, blue a ring, yellow a diamond.
    """
    base = theme.keys[key]
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setTransform(fitted(rect), True)
    if forged:
        glow = QRadialGradient(QPointF(50, 50), 50)
        glow.setColorAt(0, color(mix(base, "#ffffff", 0.75)))
        glow.setColorAt(0.72, color(mix(base, "#ffffff", 0.25)))
        glow.setColorAt(1, color(mix(base, "#000000", 0.2)))
        dip(painter, QPen(QColor(mix(base, "#000000", 0.55)), 5), glow)
    else:
        painter.setBrush(color(theme.key_blank, 0.16))
        painter.setPen(QPen(color(mix(theme.key_blank, base, 0.45)), 3, Qt.PenStyle.DashLine))
    painter.drawEllipse(QRectF(4, 4, 92, 92))
    draw_icon(painter, f"key-{key}" if forged else f"key-{key}-unforged", QRectF(16, 14, 68, 72), theme)
    painter.restore()


def draw_keys(painter: QPainter, forged: Collection[KeyColor], rect: QRectF, theme: Theme) -> None:
    """Draw all three keys in a row, red, blue, yellow, and after them the colorless ones that are forged."""
    keys = (*COLORS, *(key for key in forged if key not in COLORS))
    side = min(rect.height(), rect.width() / (len(keys) + 0.2))
    gap = (rect.width() - len(keys) * side) / (len(keys) + 1)
    for index, key in enumerate(keys):
        x = rect.left() + gap + index * (side + gap)
        draw_key(painter, key, QRectF(x, rect.center().y() - side / 2, side, side), theme, forged=key in forged)
