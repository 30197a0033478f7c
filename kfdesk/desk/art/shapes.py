"""A small language for drawings: shapes as strings in a box of 100 × 100, y downwards.

Commands (absolute, as in SVG): `M x y`, `L x y`, `H x`, `V y`, `Q cx cy x y`, `C ax ay bx by x y`, `Z`; and closed
figures: `O cx cy rx ry` ellipse, `B x y w h` box, `U x y w h r` rounded box, `P n cx cy r turn` regular polygon,
`S n cx cy r inner turn` star, `G n cx cy r inner` gear. Angles are degrees clockwise, 0 pointing up.
Drawings are data, so a new picture is a line of text.
"""

from __future__ import annotations

import math
import re
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

_COUNTS = {"M": 2, "L": 2, "H": 1, "V": 1, "Q": 4, "C": 6, "Z": 0, "O": 4, "B": 4, "U": 5, "P": 5, "S": 6, "G": 5}
_TOKEN = re.compile(r"([A-Z])|(-?\d*\.?\d+)")
BOX = 100.0


def _at(cx: float, cy: float, radius: float, degrees: float) -> QPointF:
    angle = math.radians(degrees)
    return QPointF(cx + radius * math.sin(angle), cy - radius * math.cos(angle))


def _ring(path: QPainterPath, points: list[QPointF]) -> None:
    path.moveTo(points[0])
    for point in points[1:]:
        path.lineTo(point)
    path.closeSubpath()


def _gear(path: QPainterPath, teeth: int, cx: float, cy: float, outer: float, inner: float) -> None:
    step = 360 / teeth
    points: list[QPointF] = []
    for tooth in range(teeth):
        middle = tooth * step
        for radius, share in ((inner, -0.32), (outer, -0.2), (outer, 0.2), (inner, 0.32)):
            points.append(_at(cx, cy, radius, middle + share * step))
    _ring(path, points)


def _figure(path: QPainterPath, command: str, n: list[float]) -> None:
    """Add one closed figure."""
    if command == "O":
        path.addEllipse(QPointF(n[0], n[1]), n[2], n[3])
    elif command == "B":
        path.addRect(QRectF(*n[:4]))
    elif command == "U":
        path.addRoundedRect(QRectF(*n[:4]), n[4], n[4])
    elif command == "P":
        count = int(n[0])
        _ring(path, [_at(n[1], n[2], n[3], n[4] + 360 * i / count) for i in range(count)])
    elif command == "S":
        count = int(n[0]) * 2
        _ring(path, [_at(n[1], n[2], n[4] if i % 2 else n[3], n[5] + 360 * i / count) for i in range(count)])
    else:
        _gear(path, int(n[0]), n[1], n[2], n[3], n[4])


def _stroke_command(path: QPainterPath, command: str, n: list[float]) -> None:
    """Add one pen command."""
    here = path.currentPosition()
    if command == "M":
        path.moveTo(n[0], n[1])
    elif command == "L":
        path.lineTo(n[0], n[1])
    elif command == "H":
        path.lineTo(n[0], here.y())
    elif command == "V":
        path.lineTo(here.x(), n[0])
    elif command == "Q":
        path.quadTo(n[0], n[1], n[2], n[3])
    elif command == "C":
        path.cubicTo(n[0], n[1], n[2], n[3], n[4], n[5])
    else:
        path.closeSubpath()


@lru_cache(maxsize=2048)
def shape(text: str) -> QPainterPath:
    """Return the path a drawing string describes, filled where figures overlap. Do not change the result."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    tokens = [letter or number for letter, number in _TOKEN.findall(text)]
    at = 0
    while at < len(tokens):
        command = tokens[at]
        count = _COUNTS[command]
        at += 1
        while True:
            numbers = [float(token) for token in tokens[at : at + count]]
            if len(numbers) < count:
                raise ValueError(f"drawing {text!r}: {command} wants {count} numbers")
            (_figure if command in "OBUPSG" else _stroke_command)(path, command, numbers)
            at += count
            if count == 0 or at >= len(tokens) or tokens[at].isalpha():
                break
            command = "L" if command == "M" else command
    return path


@lru_cache(maxsize=512)
def outline(text: str, width: float) -> QPainterPath:
    """Return the area a round pen of `width` covers along a drawing string."""
    stroker = QPainterPathStroker()
    stroker.setWidth(width)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    result = stroker.createStroke(shape(text))
    result.setFillRule(Qt.FillRule.WindingFill)
    return result.simplified()


@lru_cache(maxsize=2048)
def drawn(text: str) -> QPainterPath:
    """Return a drawing string whose `~w …` parts are drawn with a round pen of width w. Do not change the result."""
    filled, *strokes = text.split("~")
    if not strokes:
        return shape(text)
    path = QPainterPath(shape(filled))
    for stroke in strokes:
        width, _, body = stroke.partition(" ")
        path.addPath(outline(body, float(width)))
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


@lru_cache(maxsize=512)
def combined(*parts: str) -> QPainterPath:
    """Return several drawings as one: plain ones are added, `-…` are cut out, `~w …` are drawn with a pen of
    width w, `|…` are added together with their mirror image about x = 50; the marks combine as `-|~w …`."""
    result = QPainterPath()
    for part in parts:
        cut = part.startswith("-")
        body = part[1:] if cut else part
        mirrored = body.startswith("|")
        body = body[1:] if mirrored else body
        if body.startswith("~"):
            width, _, body = body[1:].partition(" ")
            path = outline(body, float(width))
        else:
            path = shape(body).simplified()
        if mirrored:
            path = path.united(QTransform(-1, 0, 0, 1, BOX, 0).map(path))
        result = result.subtracted(path) if cut else result.united(path)
    return result


def fitted(rect: QRectF) -> QTransform:
    """Return the transform from the 100 × 100 box to the largest square in the middle of `rect`."""
    side = min(rect.width(), rect.height())
    center = rect.center()
    return QTransform(side / BOX, 0, 0, side / BOX, center.x() - side / 2, center.y() - side / 2)
