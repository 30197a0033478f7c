"""The colors of a picture, for tests that look whether something was painted."""

from __future__ import annotations

from PySide6.QtGui import QImage


def inks(image: QImage, every: int = 4) -> set[int]:
    """Return the different colors of a picture as Qt's ARGB numbers, looking at each n-th pixel of each n-th line.

    Much quicker than to ask Qt for each pixel.
    """
    plain = image.convertToFormat(QImage.Format.Format_ARGB32)
    width = plain.width()
    pixels = memoryview(plain.constBits()).cast("I")
    return {pixel for y in range(0, plain.height(), every) for pixel in pixels[y * width : (y + 1) * width : every]}
