"""Patterns painted once and copied into pictures afterwards: hatching, dots and other marks of a manner.

Each is black or white on nothing and fills a box of 100 × 100; what is laid over a picture is tinted by its opacity.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from functools import lru_cache
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QLinearGradient, QPainter, QPainterPath, QPen

from kfdesk.desk.kit.painting import dip, painting_on
from kfdesk.desk.kit.theme import color

_BLACK: Final = "#0b0710"
_SIDES: Final = (160, 320)
"""Sides in pixels; the smallest that is not much smaller than wanted is scaled."""


def lay(
    painter: QPainter, name: str, box: QRectF, opacity: float, *, mirrored: bool = False, upside_down: bool = False
) -> None:
    """Lay a pattern over a box, in the units of the painter, whose transform neither turns nor leans."""
    pixels = max(box.width(), box.height()) * abs(painter.deviceTransform().m11())
    image = _tile(name, next((side for side in _SIDES if side * 1.3 >= pixels), _SIDES[-1]))
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setOpacity(opacity)
    painter.translate(box.center())
    painter.scale(-1 if mirrored else 1, -1 if upside_down else 1)
    painter.translate(-box.center())
    painter.drawImage(box, image)
    painter.restore()


@lru_cache(maxsize=16)
def _tile(name: str, side: int) -> QImage:
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with painting_on(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(side / 100, side / 100)
        _PATTERNS[name](painter)
    return image.copy()  # without what its painter worked with: for thousands of dots that is four times the image


def _round(of: QColor, width: float) -> QPen:
    pen = QPen(of, width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    return pen


def _soft(painter: QPainter) -> None:
    """Light at the upper left corner, shade at the lower right one."""
    soft = QLinearGradient(QPointF(0, 0), QPointF(100, 100))
    soft.setColorAt(0.0, color("#ffffff", 0.35))
    soft.setColorAt(0.4, color(_BLACK, 0.0))
    soft.setColorAt(1.0, color(_BLACK))
    painter.fillRect(QRectF(0, 0, 100, 100), soft)


def _lines(painter: QPainter) -> None:
    """Lines that swell to the right."""
    path = QPainterPath()
    for line in range(-20, 46):
        y = line * 3.4
        path.moveTo(46, y)
        path.lineTo(112, y + 22)
        path.lineTo(112, y + 24.6)
        path.closeSubpath()
    painter.fillPath(path, color(_BLACK))


def _dots(painter: QPainter) -> None:
    """Dots that grow to the right."""
    path = QPainterPath()
    for row in range(26):
        for column in range(12, 26):
            x, y = column * 4.2 + (2.1 if row % 2 else 0), row * 4.0
            size = (x - 44) / 30
            path.addEllipse(QPointF(x, y), size, size)
    painter.fillPath(path, color(_BLACK))


def _screen(painter: QPainter) -> None:
    """Large dots that grow downward."""
    path = QPainterPath()
    for row in range(5, 18):
        for column in range(18):
            x, y = column * 6 + (3 if row % 2 else 0), row * 6
            size = 2.9 * (y / 100 - 0.2)
            path.addEllipse(QPointF(x, y), size, size)
    painter.fillPath(path, color(_BLACK))


def _guilloche(painter: QPainter) -> None:
    """Waves of lines in a ring, as money is printed with."""
    path = QPainterPath()
    for line in range(7):
        for step in range(97):
            turn = 2 * math.pi * step / 96
            far = 28 + line * 3 + 4.5 * math.sin(9 * turn + line * 0.7)
            point = QPointF(50 + math.cos(turn) * far, 50 + math.sin(turn) * far)
            if step:
                path.lineTo(point)
            else:
                path.moveTo(point)
    painter.strokePath(path, QPen(color(_BLACK), 0.7))


def _scales(painter: QPainter) -> None:
    """Scales in rows, lit at their lower edges."""
    for row in range(12, -1, -1):
        for column in range(7):
            x = column * 18 + (9 if row % 2 else 0)
            dip(painter, QPen(color("#ffffff", 0.8), 0.9), color(_BLACK, 0.1 + row * 0.05))
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Source)
            painter.drawEllipse(QPointF(x, row * 9), 9, 9)


def _ripples(painter: QPainter) -> None:
    """Fine waves from edge to edge."""
    path = QPainterPath()
    for line in range(26):
        path.moveTo(0, line * 4)
        for x in range(5, 106, 5):
            path.lineTo(x, line * 4 + 1.6 * math.sin(x / 9 + line * 2.3))
    painter.strokePath(path, QPen(color(_BLACK), 0.6))


def _cuts(of: str) -> Callable[[QPainter], None]:
    """Return what paints short cuts in rings about the middle, as in linoleum."""

    def paint(painter: QPainter) -> None:
        dice, path = Random("cuts"), QPainterPath()
        for ring in range(7):
            size, count = 26 + ring * 9, 14 + ring * 4
            for index in range(count):
                turn = 2 * math.pi * (index + dice.uniform(-0.3, 0.3) + ring * 0.5) / count
                long = 3.5 / size
                path.moveTo(50 + size * math.cos(turn), 50 + size * math.sin(turn))
                path.lineTo(50 + size * math.cos(turn + long), 50 + size * math.sin(turn + long))
        painter.strokePath(path, _round(color(of), 1.5))

    return paint


def _wedges(of: str) -> Callable[[QPainter], None]:
    """Return what paints thin wedges that run from a point outward, as a knife leaves them in wood."""

    def paint(painter: QPainter) -> None:
        dice, path = Random("wedges"), QPainterPath()
        for index in range(26):
            turn = 2 * math.pi * (index + dice.uniform(-0.3, 0.3)) / 26
            near, far = dice.uniform(24, 38), dice.uniform(60, 120)
            way = QPointF(math.cos(turn), math.sin(turn))
            wide = QPointF(-math.sin(turn), math.cos(turn)) * dice.uniform(0.8, 1.9)
            start = QPointF(32, 36)
            path.moveTo(start + way * near)
            path.lineTo(start + way * far + wide)
            path.lineTo(start + way * far - wide)
            path.closeSubpath()
        painter.fillPath(path, color(of))

    return paint


def _grid(of: str) -> Callable[[QPainter], None]:
    """Return what paints the lines of paper for drafts, with circles and their middle lines."""

    def paint(painter: QPainter) -> None:
        dip(painter, QPen(color(of, 0.65), 0.5), None)
        for at in range(4, 104, 10):
            painter.drawLine(QPointF(at, 0), QPointF(at, 100))
            painter.drawLine(QPointF(0, at), QPointF(100, at))
        dip(painter, QPen(color(of), 0.9), None)
        for size in (20, 34):
            painter.drawEllipse(QPointF(58, 42), size, size)
        painter.drawLine(QPointF(14, 42), QPointF(100, 42))
        painter.drawLine(QPointF(58, 0), QPointF(58, 86))

    return paint


def _wiped(painter: QPainter) -> None:
    """Chalk that was wiped over slate."""
    dice = Random("wiped")
    for _ in range(9):
        x, y = dice.uniform(-20, 60), dice.uniform(0, 100)
        painter.setPen(_round(color("#ffffff", 0.5), dice.uniform(1.5, 7)))
        painter.drawLine(QPointF(x, y), QPointF(x + dice.uniform(30, 80), y + dice.uniform(-14, 14)))


_PATTERNS: Final[Mapping[str, Callable[[QPainter], None]]] = {
    "soft": _soft,
    "lines": _lines,
    "dots": _dots,
    "screen": _screen,
    "guilloche": _guilloche,
    "scales": _scales,
    "ripples": _ripples,
    "cuts": _cuts(_BLACK),
    "light cuts": _cuts("#fff0c8"),
    "wedges": _wedges(_BLACK),
    "light wedges": _wedges("#fff0c8"),
    "grid": _grid(_BLACK),
    "light grid": _grid("#ffffff"),
    "wiped": _wiped,
}
