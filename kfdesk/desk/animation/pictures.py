"""Pictures of effects, each drawn once for a size: lights, rings, bursts, icons, numbers."""

from __future__ import annotations

from collections.abc import Callable, Hashable
from math import cos, pi, sin
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import (
    QBrush,
    QColor,
    QLinearGradient,
    QPainter,
    QPainterPath,
    QPen,
    QPixmap,
    QPolygonF,
    QRadialGradient,
    QTransform,
)

from kfdesk.desk.art.emblems import draw_emblem
from kfdesk.desk.art.icons import draw_icon, draw_number
from kfdesk.desk.kit.bounded import MIB, Bounded, Room, size_of
from kfdesk.desk.kit.painting import dip, painting_on
from kfdesk.desk.kit.theme import contrast, mix
from kfdesk.desk.table.items import Brushes
from kfdesk.desk.table.marks import corner
from kfdesk.engine.terms import House

ROOM: Final = Room(1.0, 32 * MIB)
"""Memory for all pictures: those drawn ahead take 0.6 of the window, and keys, tide and rarer effects come besides."""
LEAST_CONTRAST: Final = 2.5
"""Of thin lines against the table."""
EDGE: Final = 12.0
"""Room around a card in pictures that surround it, in scene units."""


class Pictures:
    """Ready-drawn pictures of effects by what they show; the least used goes first."""

    def __init__(self, brushes: Brushes) -> None:
        self._brushes = brushes
        self.kept: Bounded[Hashable, QPixmap] = Bounded(size_of, most_bytes=ROOM)

    def _made(self, key: Hashable, width: float, height: float, draw: Callable[[QPainter], None]) -> QPixmap:
        ratio, theme = self._brushes.ratio, self._brushes.theme.name
        whole = (key, round(width), round(height), ratio, theme)
        found = self.kept.find(whole)
        if found is None:
            found = QPixmap(max(1, round(width * ratio)), max(1, round(height * ratio)))
            found.setDevicePixelRatio(ratio)
            found.fill(Qt.GlobalColor.transparent)
            with painting_on(found) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                draw(painter)
            self.kept.keep(whole, found)
        return found

    def icon(self, name: str, size: float) -> QPixmap:
        """Return an icon of the table with a soft shadow."""
        theme = self._brushes.theme

        def draw(painter: QPainter) -> None:
            _soft(painter, QPointF(size / 2, size * 0.56), size * 0.5, QColor(0, 0, 0, 110))
            draw_icon(painter, name, QRectF(size * 0.1, size * 0.08, size * 0.8, size * 0.8), theme)

        return self._made(("icon", name), size, size, draw)

    def emblem(self, house: House, size: float) -> QPixmap:
        """Return a house's emblem."""
        theme = self._brushes.theme
        rect = QRectF(2, 2, size - 4, size - 4)
        return self._made(("house", house), size, size, lambda painter: draw_emblem(painter, house, rect, theme))

    def number(self, text: str, size: float, tint: str) -> QPixmap:
        """Return a number in bold letters with a dark edge; it is made for being read in half a second."""
        width = size * (0.35 + 0.62 * len(text))
        rect = QRectF(0, size * 0.1, width, size * 0.8)
        return self._made(
            ("number", text, tint), width, size, lambda p: draw_number(p, text, rect, ink=tint, edge="#101010")
        )

    def light(self, tint: str, size: float, strength: float = 1.0) -> QPixmap:
        """Return a round light that is strongest in its middle."""
        color = QColor(tint)
        color.setAlphaF(strength)
        return self._made(
            ("light", tint, strength), size, size,
            lambda painter: _soft(painter, QPointF(size / 2, size / 2), size / 2, color),
        )  # fmt: skip

    def _seen(self, tint: str) -> str:
        """Return a tint that shows on the table: where that is bright, darker until it does."""
        theme, ground = self._brushes.theme, self._brushes.theme.cloth
        shares = (0.0, 0.25, 0.4, 0.55, 0.7)
        found = (mix(tint, theme.text, share) for share in shares)
        return tint if theme.dark else next((seen for seen in found if contrast(seen, ground) >= LEAST_CONTRAST), tint)

    def ring(self, tint: str, size: float, pen: float = 4.0) -> QPixmap:
        """Return a thin ring with a soft edge."""
        tint = self._seen(tint)

        def draw(painter: QPainter) -> None:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for extra, alpha in ((3.0, 0.25), (1.5, 0.45), (0.0, 1.0)):
                color = QColor(tint)
                color.setAlphaF(alpha)
                painter.setPen(QPen(color, pen + 2 * extra if alpha < 1 else pen))
                inset = pen / 2 + 5
                painter.drawEllipse(QRectF(inset, inset, size - 2 * inset, size - 2 * inset))

        return self._made(("ring", tint, pen), size, size, draw)

    def rim(self, tint: str, width: float, height: float) -> QPixmap:
        """Return a glowing rim around a card of this size; it is `EDGE` larger on each side."""
        tint = self._seen(tint)

        def draw(painter: QPainter) -> None:
            rect, radius = QRectF(EDGE, EDGE, width, height), corner(width, height)
            painter.setBrush(Qt.BrushStyle.NoBrush)
            for step in range(10, 0, -1):
                color = QColor(tint)
                color.setAlphaF(0.42 * (1 - (step - 1) / 10) ** 2)
                painter.setPen(QPen(color, 1.8))
                painter.drawRoundedRect(rect.adjusted(-step, -step, step, step), radius + step, radius + step)
            painter.setPen(QPen(QColor(tint), 3.0))
            painter.drawRoundedRect(rect, radius, radius)

        return self._made(("rim", tint), width + 2 * EDGE, height + 2 * EDGE, draw)

    def veil(self, tint: str, width: float, height: float) -> QPixmap:
        """Return a plane in the shape of a card."""
        return self._made(("veil", tint), width, height, lambda painter: _plane(painter, tint, width, height))

    def burst(self, tint: str, core: str, size: float, points: int = 9) -> QPixmap:
        """Return a jagged star: where something is struck."""

        def draw(painter: QPainter) -> None:
            dice, middle = Random(points), size / 2
            painter.setPen(Qt.PenStyle.NoPen)
            for color, reach in ((tint, 1.0), (core, 0.62)):
                corners = QPolygonF()
                for n in range(2 * points):
                    far = middle * reach * (dice.uniform(0.78, 1.0) if n % 2 == 0 else 0.42)
                    angle = pi * n / points
                    corners.append(QPointF(middle + far * cos(angle), middle + far * sin(angle)))
                painter.setBrush(QColor(color))
                painter.drawPolygon(corners)

        return self._made(("burst", tint, core, points), size, size, draw)

    def slash(self, tint: str, size: float) -> QPixmap:
        """Return the trace of a sickle: a crescent."""

        def draw(painter: QPainter) -> None:
            outer, inner = QPainterPath(), QPainterPath()
            outer.addEllipse(QRectF(size * 0.04, size * 0.04, size * 0.92, size * 0.92))
            inner.addEllipse(QRectF(-size * 0.10, -size * 0.02, size * 0.92, size * 0.92))
            dip(painter, None, QColor(tint))
            painter.drawPath(outer.subtracted(inner))
            painter.setBrush(QColor(255, 255, 255, 170))
            thin = QPainterPath()
            thin.addEllipse(QRectF(-size * 0.02, size * 0.01, size * 0.92, size * 0.92))
            painter.drawPath(outer.subtracted(thin))

        return self._made(("slash", tint), size, size, draw)

    def hand(self, tint: str, size: float) -> QPixmap:
        """Return the shadow of a grasping hand, its fingers upward."""

        def draw(painter: QPainter) -> None:
            shape = QPainterPath()
            shape.addRoundedRect(QRectF(size * 0.34, size * 0.46, size * 0.32, size * 0.3), size * 0.1, size * 0.1)
            shape.addRoundedRect(QRectF(size * 0.4, size * 0.7, size * 0.2, size * 0.28), size * 0.06, size * 0.06)
            for angle, at, long in _FINGERS:
                turned = QTransform().translate(size * at, size * 0.52).rotate(angle)
                finger = QPainterPath()
                finger.addRoundedRect(
                    QRectF(-size * 0.045, -size * long, size * 0.09, size * (long + 0.08)), size * 0.045, size * 0.045
                )
                shape = shape.united(turned.map(finger))
            dip(painter, None, QColor(tint))
            painter.drawPath(shape)

        return self._made(("hand", tint), size, size, draw)

    def shard(self, tint: str, size: float, form: int) -> QPixmap:
        """Return a splinter, one of some forms."""

        def draw(painter: QPainter) -> None:
            dice, middle = Random(form), size / 2
            color = QColor(tint)
            corners = QPolygonF()
            for n in range(4):
                angle = pi / 2 * n + dice.uniform(-0.5, 0.5)
                far = middle * dice.uniform(0.5, 1.0)
                corners.append(QPointF(middle + far * cos(angle), middle + far * sin(angle)))
            dip(painter, QPen(color.lighter(150), 1.0), color)
            painter.drawPolygon(corners)

        return self._made(("shard", tint, form), size, size, draw)

    def bubble(self, tint: str, width: float, height: float) -> QPixmap:
        """Return a bubble that surrounds a card of this size; it is `EDGE` larger on each side."""

        def draw(painter: QPainter) -> None:
            w, h = width + 2 * EDGE, height + 2 * EDGE
            fill = QRadialGradient(QPointF(w * 0.38, h * 0.3), max(w, h) * 0.75)
            color = QColor(tint)
            for at, alpha in ((0.0, 0.10), (0.7, 0.22), (1.0, 0.55)):
                color.setAlphaF(alpha)
                fill.setColorAt(at, color)
            color.setAlphaF(0.9)
            dip(painter, QPen(color, 2.4), QBrush(fill))
            painter.drawRoundedRect(QRectF(2, 2, w - 4, h - 4), w * 0.3, w * 0.3)
            painter.setPen(QPen(QColor(255, 255, 255, 200), 3.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawArc(QRectF(w * 0.1, h * 0.07, w * 0.55, h * 0.4), 100 * 16, 55 * 16)

        return self._made(("bubble", tint), width + 2 * EDGE, height + 2 * EDGE, draw)

    def plus(self, tint: str, size: float) -> QPixmap:
        """Return a plus sign with a white edge."""

        def draw(painter: QPainter) -> None:
            path = QPainterPath()
            path.addRoundedRect(QRectF(size * 0.38, size * 0.1, size * 0.24, size * 0.8), 2, 2)
            other = QPainterPath()
            other.addRoundedRect(QRectF(size * 0.1, size * 0.38, size * 0.8, size * 0.24), 2, 2)
            dip(painter, QPen(QColor(255, 255, 255), 1.6), QColor(tint))
            painter.drawPath(path.united(other))

        return self._made(("plus", tint), size, size, draw)

    def chevron(self, tint: str, size: float, *, up: bool) -> QPixmap:
        """Return an angle that points up or down."""

        def draw(painter: QPainter) -> None:
            tip, foot = (0.2, 0.7) if up else (0.8, 0.3)
            for color, pen in (("#ffffff", 0.26), (tint, 0.18)):
                painter.setPen(QPen(QColor(color), size * pen, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap,
                                    Qt.PenJoinStyle.MiterJoin))  # fmt: skip
                line = [QPointF(size * x, size * y) for x, y in ((0.18, foot), (0.5, tip), (0.82, foot))]
                painter.drawPolyline(QPolygonF(line))

        return self._made(("chevron", tint, up), size, size, draw)

    def runes(self, tint: str, size: float) -> QPixmap:
        """Return a circle of signs, for prophecies."""

        def draw(painter: QPainter) -> None:
            dice, middle = Random(11), size / 2
            dip(painter, QPen(QColor(tint), 2.2), None)
            for inset in (4.0, size * 0.13):
                painter.drawEllipse(QRectF(inset, inset, size - 2 * inset, size - 2 * inset))
            for n in range(14):
                painter.save()
                painter.translate(middle, middle)
                painter.rotate(360 / 14 * n)
                y, r = -middle + size * 0.07, size * 0.03
                points = [QPointF(dice.uniform(-r, r), y + dice.uniform(-r, r)) for _ in range(4)]
                painter.drawPolyline(QPolygonF(points))
                painter.restore()

        return self._made(("runes", tint), size, size, draw)

    def rays(self, tint: str, size: float) -> QPixmap:
        """Return rays of light from a middle."""

        def draw(painter: QPainter) -> None:
            middle = size / 2
            fill = QRadialGradient(QPointF(middle, middle), middle)
            color = QColor(tint)
            fill.setColorAt(0, QColor(255, 255, 255, 230))
            color.setAlphaF(0.7)
            fill.setColorAt(0.3, color)
            color.setAlphaF(0.0)
            fill.setColorAt(1, color)
            dip(painter, None, QBrush(fill))
            for n in range(14):
                wide, angle = (0.11 if n % 2 else 0.06), 2 * pi * n / 14
                corners = [
                    QPointF(middle, middle),
                    QPointF(middle + middle * cos(angle - wide), middle + middle * sin(angle - wide)),
                    QPointF(middle + middle * cos(angle + wide), middle + middle * sin(angle + wide)),
                ]
                painter.drawPolygon(QPolygonF(corners))

        return self._made(("rays", tint), size, size, draw)

    def beam(self, tint: str, width: float, height: float) -> QPixmap:
        """Return a column of light that falls from above."""

        def draw(painter: QPainter) -> None:
            for n in range(8):
                color = QColor(tint)
                color.setAlphaF(0.05 + 0.03 * n)
                inset = width * 0.06 * n
                path = QPainterPath(QPointF(width * 0.3 + inset * 0.4, 0))
                path.lineTo(width * 0.7 - inset * 0.4, 0)
                path.lineTo(width - inset, height)
                path.lineTo(inset, height)
                painter.fillPath(path, color)

        return self._made(("beam", tint), width, height, draw)

    def wave(self, tint: str, crest: str, width: float, height: float) -> QPixmap:
        """Return a wave that rolls to the right, and gets lost in haze on its left."""

        def draw(painter: QPainter) -> None:
            for back, alpha in ((0.26, 0.30), (0.13, 0.42), (0.0, 0.62)):
                edge = _shore(width * (0.9 - back), height, width * 0.05, phase=7 * back)
                body = QPainterPath(edge)
                body.lineTo(0, height)
                body.lineTo(0, 0)
                body.closeSubpath()
                fill = QLinearGradient(0, 0, width * (0.95 - back), 0)
                color = QColor(tint)
                for at, share in ((0.0, 0.0), (0.35, 0.35), (1.0, 1.0)):
                    color.setAlphaF(alpha * share)
                    fill.setColorAt(at, color)
                painter.fillPath(body, QBrush(fill))
                foam = QColor(crest)
                for pen, strength in ((9.0, 0.16), (4.0, 0.5), (1.6, 0.95)):
                    foam.setAlphaF(strength * (1.0 if back == 0 else 0.45))
                    painter.strokePath(edge, QPen(foam, pen))

        return self._made(("wave", tint, crest), width, height, draw)


_FINGERS = ((-58, 0.37, 0.27), (-22, 0.39, 0.38), (-5, 0.47, 0.44), (10, 0.55, 0.40), (28, 0.62, 0.32))
"""Of thumb and fingers: by how many degrees each is spread, where it begins, and how long it is, as shares."""


def _shore(x: float, height: float, swing: float, *, phase: float) -> QPainterPath:
    """Return a wavy line from above to below around `x`."""
    steps = 6
    path = QPainterPath(QPointF(x + swing * sin(phase), 0))
    for n in range(steps):
        y, low = height * n / steps, height * (n + 1) / steps
        ends = swing * sin(phase + 1.9 * n), swing * sin(phase + 1.9 * (n + 1))
        path.cubicTo(x + ends[0], (2 * y + low) / 3, x + ends[1], (y + 2 * low) / 3, x + ends[1], low)
    return path


def _soft(painter: QPainter, at: QPointF, radius: float, color: QColor) -> None:
    fill = QRadialGradient(at, radius)
    clear = QColor(color)
    clear.setAlpha(0)
    half = QColor(color)
    half.setAlphaF(color.alphaF() * 0.45)
    fill.setColorAt(0, color)
    fill.setColorAt(0.4, half)
    fill.setColorAt(1, clear)
    dip(painter, None, QBrush(fill))
    painter.drawEllipse(at, radius, radius)


def _plane(painter: QPainter, tint: str, width: float, height: float) -> None:
    dip(painter, None, QColor(tint))
    painter.drawRoundedRect(QRectF(0, 0, width, height), corner(width, height), corner(width, height))
