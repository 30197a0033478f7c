"""How much memory pictures may take: in proportion to the pixels of the window that they are painted for.

A card takes four times as many pixels on a screen of 200 %, so fixed limits are too tight there or too wide elsewhere.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QSize

MIB: Final = 1024 * 1024
BYTES_PER_PIXEL: Final = 4
LEAST_PIXELS: Final = 1920 * 1080
"""A smaller window counts as this large."""


class _Window:
    """The window that pictures are painted for."""

    pixels = LEAST_PIXELS


def fit_window(size: QSize) -> None:
    """Say how large the program's window is now, in pixels of the screen."""
    _Window.pixels = max(LEAST_PIXELS, size.width() * size.height())


@dataclass(frozen=True, slots=True)
class Room:
    """Memory for pictures: as many bytes as so many pictures of the whole window take, but never more than `most`."""

    windows: float
    most: int

    def __int__(self) -> int:
        return min(self.most, round(self.windows * _Window.pixels * BYTES_PER_PIXEL))
