"""Drawing on a picture of one's own: the painter is let go of, whatever happens meanwhile."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from PySide6.QtGui import QPaintDevice, QPainter, QPixmap

LARGE: Final = 256 * 256
"""Pixels from which on a picture takes longer to copy than its painter's memory is worth.

Its memory is then so much that the system gives and clears it page by page: see `collector.MAPPED_FROM`.
"""


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
