"""Drawing: pen and brush in hand together, and a picture of one's own whose painter is let go of whatever happens."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtCore import Qt
from PySide6.QtGui import QBrush, QColor, QGradient, QPaintDevice, QPainter, QPen, QPixmap

LARGE: Final = 512 * 512
"""Pixels from which on a picture takes longer to copy than its painter's memory is worth."""


Pen = QPen | QColor | Qt.PenStyle
Brush = QBrush | QColor | QGradient | Qt.BrushStyle


@contextmanager
def painting_on(device: QPaintDevice) -> Iterator[QPainter]:
    """Yield a painter on a pixmap or an image, and end it.

    Qt ends the whole program when a picture is thrown away that a painter still holds, as after a fault while drawing.
    A picture that was painted on keeps what its painter worked with, about 20 KiB, as much as a small card: a copy
    takes its place.
    """
    painter = QPainter(device)
    try:
        yield painter
    finally:
        painter.end()
    if isinstance(device, QPixmap) and device.width() * device.height() < LARGE:
        device.swap(device.copy())


def dip(painter: QPainter, pen: Pen | None, brush: Brush | None) -> None:
    """Let a painter draw outlines with this pen and fill areas with this brush from now on; None stands for neither."""
    painter.setPen(Qt.PenStyle.NoPen if pen is None else pen)
    painter.setBrush(Qt.BrushStyle.NoBrush if brush is None else brush)
