"""The signs of rarity: shapes that read in one ink and at a millimetre's size."""

from __future__ import annotations

from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter, QPen

from kfdesk.desk.art.shapes import fitted, shape
from kfdesk.desk.kit.painting import dip

_SIGNS = {
    "Common": "O 50 50 40 40",
    "Uncommon": "P 4 50 50 50 0",
    "Rare": "S 5 50 52 52 22 0",
    "Evil Twin": "S 3 50 60 56 16 0",
}
_SPECIAL = "P 6 50 50 46 0"
_NONE = frozenset({"", "Token", "The Tide"})


def draw_rarity(painter: QPainter, rarity: str, rect: QRectF, ink: str) -> None:
    """Draw the sign of a rarity: disc, diamond, star, and a hexagon ring for all that is special."""
    if rarity in _NONE:
        return
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setTransform(fitted(rect), True)
    if rarity in _SIGNS:
        painter.fillPath(shape(_SIGNS[rarity]), QColor(ink))
    else:
        dip(painter, QPen(QColor(ink), 16), None)
        painter.drawPath(shape(_SPECIAL))
    painter.restore()
