"""Shadows that cards cast on the table: drawn once for each size, as edges around a card that covers the rest."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter, QPixmap

from kfdesk.desk.kit.bounded import Bounded
from kfdesk.desk.kit.painting import painting_on
from kfdesk.desk.kit.theme import Theme, color
from kfdesk.desk.table.marks import MARGIN, Frame, corner, cut

DROP: Final = 2.5
"""How far a shadow lies below its card, in scene units."""
SOFT: Final = 6
"""How far its edge fades out, in scene units; with the drop it stays within a mark's `MARGIN`."""


class ShadowCache:
    """Ready-drawn shadows by (size, theme, ratio); the oldest leave when there are too many."""

    def __init__(self, most: int = 64) -> None:
        self._drawn: Bounded[tuple[object, ...], Frame] = Bounded(Frame.size, most=most)

    def frame(self, width: float, height: float, theme: Theme, ratio: float) -> Frame:
        """Return the shadow of a card of this size as it lies; it is `MARGIN` larger on each side."""
        key = (round(width), round(height), theme.name, ratio)
        return self._drawn.made_once(key, lambda: cut(_draw(width, height, theme, ratio), min(width, height), ratio))


def cast_shadow(painter: QPainter, rect: QRectF, radius: float, theme: Theme) -> None:
    """Paint the shadow of something with round corners that lies here."""
    if theme.plain:
        return
    painter.setPen(Qt.PenStyle.NoPen)
    below = rect.translated(0, DROP)
    painter.setBrush(color(theme.shadow, 0.085 if theme.dark else 0.045))
    for step in range(SOFT, -1, -1):
        painter.drawRoundedRect(below.adjusted(-step, -step, step, step), radius + step, radius + step)


def _draw(width: float, height: float, theme: Theme, ratio: float) -> QPixmap:
    pixmap = QPixmap(round((width + 2 * MARGIN) * ratio), round((height + 2 * MARGIN) * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with painting_on(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        cast_shadow(painter, QRectF(MARGIN, MARGIN, width, height), corner(width, height), theme)
    return pixmap
