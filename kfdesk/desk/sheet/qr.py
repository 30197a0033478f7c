"""QR codes, drawn square by square: sharp at every size and on paper."""

from __future__ import annotations

from functools import lru_cache

import segno
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QPainter

from kfdesk.desk.kit.painting import dip

QUIET = 4
"""Light squares around a code that scanners need."""


@lru_cache(maxsize=32)
def matrix(text: str) -> tuple[tuple[bool, ...], ...]:
    """Return the squares of the code for a text, row by row, True for dark ones, without the quiet zone."""
    made = segno.make(text, error="m", micro=False, boost_error=False)
    return tuple(tuple(bool(square) for square in row) for row in made.matrix)


def draw_qr(painter: QPainter, text: str, rect: QRectF) -> None:
    """Draw the code for a text with its quiet zone as large as `rect` allows, dark on white in every theme."""
    rows = matrix(text)
    count = len(rows) + 2 * QUIET
    side = min(rect.width(), rect.height())
    square = side / count
    left, top = rect.center().x() - side / 2, rect.center().y() - side / 2
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, False)
    dip(painter, None, QColor("#ffffff"))
    painter.drawRect(QRectF(left, top, side, side))
    painter.setBrush(QColor("#000000"))
    for y, row in enumerate(rows):
        start = None
        for x, dark in enumerate((*row, False)):
            if dark and start is None:
                start = x
            elif not dark and start is not None:
                # One bar for a run of squares: no hairlines between them on paper.
                at = QRectF(left + (QUIET + start) * square, top + (QUIET + y) * square, (x - start) * square, square)
                painter.drawRect(at)
                start = None
    painter.restore()
