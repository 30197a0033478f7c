"""The Archons' portraits as they are wanted by lists: painted when first seen, the least seen forgotten."""

from __future__ import annotations

from collections import OrderedDict

from PySide6.QtCore import QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPixmap

from kfdesk.desk.art.archon import paint_archon
from kfdesk.desk.theme import Theme

LIMIT_BYTES = 24 * 1024 * 1024
"""Memory for portraits: some hundred cards of the grid, also at 200 %."""
_BYTES_PER_PIXEL = 4


class Portraits:
    """Portraits by deck, size, device pixel ratio and theme."""

    def __init__(self, limit: int = LIMIT_BYTES) -> None:
        self._limit = limit
        self._bytes = 0
        self._held: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
        self.painted = 0
        """How many were painted so far."""

    def pixmap(self, key: str, name: str, houses: tuple[str, ...], size: QSize, ratio: float, theme: Theme) -> QPixmap:
        """Return a deck's portrait, `size` in logical pixels."""
        wanted = (key, size.width(), size.height(), ratio, theme.name)
        held = self._held.get(wanted)
        if held is not None:
            self._held.move_to_end(wanted)
            return held
        made = QPixmap(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))
        made.fill(Qt.GlobalColor.transparent)
        made.setDevicePixelRatio(ratio)
        painter = QPainter(made)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        paint(painter, name, houses, QRectF(0, 0, size.width(), size.height()), theme)
        painter.end()
        self.painted += 1
        self._keep(wanted, made)
        return made

    def clear(self) -> None:
        """Forget all."""
        self._held.clear()
        self._bytes = 0

    def _keep(self, wanted: tuple[object, ...], made: QPixmap) -> None:
        self._held[wanted] = made
        self._bytes += made.width() * made.height() * _BYTES_PER_PIXEL
        while self._bytes > self._limit and len(self._held) > 1:
            _, gone = self._held.popitem(last=False)
            self._bytes -= gone.width() * gone.height() * _BYTES_PER_PIXEL


def paint(painter: QPainter, name: str, houses: tuple[str, ...], rect: QRectF, theme: Theme) -> None:
    """Paint the portrait of the Archon of this name and houses."""
    shape = QPainterPath()
    shape.addRoundedRect(rect, 6, 6)
    painter.save()
    painter.setClipPath(shape)
    paint_archon(painter, name, houses, rect, theme)
    painter.restore()
