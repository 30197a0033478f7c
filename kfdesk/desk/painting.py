"""Drawing on a picture of one's own: the painter is let go of, whatever happens meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtGui import QPaintDevice, QPainter


@contextmanager
def painting_on(device: QPaintDevice) -> Iterator[QPainter]:
    """Yield a painter on a pixmap or an image, and end it.

    Qt ends the whole program when a picture is thrown away that a painter still holds, as after a fault while drawing.
    """
    painter = QPainter(device)
    try:
        yield painter
    finally:
        painter.end()
