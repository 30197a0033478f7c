"""The Archon's portrait: a faceless being of energy, drawn from the deck's name and its three houses.

The same name and houses always give the same portrait. Shape of head, crown and shoulders, what streams around
and what shines behind come from a digest of them; the colors and the sign on the breast are the houses' own.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from hashlib import blake2b

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from kfdesk.desk.art.archon_shapes import CROWNS, HEADS, SHOULDERS
from kfdesk.desk.art.drawings import Layer
from kfdesk.desk.art.emblems import draw_emblem, paint_shape
from kfdesk.desk.art.shapes import combined
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import HouseColors, Theme, color, mix
from kfdesk.engine import rng
from kfdesk.engine.terms import HOUSES, House

EMBLEMS_FROM = 110.0
"""Width in pixels from which the emblems of the two houses whose sign is not on the breast stand in the corners."""

_FIGURE = 0.92
"""Size of the being in its square, so that crowns have room above it."""
_HEAD = QPointF(50, 37)
"""The middle of every head."""
_BEHIND = QPointF(50, 100 - (100 - 37) * _FIGURE)
"""The middle of what shines behind the head."""


class _Chance:
    """Numbers that follow from the Archon's name and houses."""

    def __init__(self, name: str, houses: Sequence[str]) -> None:
        said = "\x1f".join((" ".join(name.split()), *sorted(houses)))
        self._state = rng.seeded(int.from_bytes(blake2b(said.encode(), digest_size=8).digest(), "big"))

    def below(self, bound: int) -> int:
        self._state, found = rng.below(self._state, bound)
        return found

    def between(self, least: float, most: float) -> float:
        return least + (most - least) * self.below(10_001) / 10_000

    def mixed(self, things: list[HouseColors]) -> list[HouseColors]:
        self._state, order = rng.shuffled(self._state, range(len(things)))
        return [things[index] for index in order]


@dataclass(frozen=True, slots=True)
class _Tones:
    """The colors of one portrait: of body, trim and light, each a house's, and the sky from top to bottom."""

    body: HouseColors
    trim: HouseColors
    light: HouseColors
    top: str
    low: str
    shine: str
    plain: bool


def paint_archon(painter: QPainter, name: str, houses: Sequence[str], rect: QRectF, theme: Theme) -> None:
    """Paint the portrait of the Archon of this name and these houses so that it fills `rect`.

    `houses` are words, of which unknown ones are drawn in neutral colors.
    """
    known = [HOUSES.get(house) for house in sorted(houses)]
    chance = _Chance(name, houses)
    colors = chance.mixed([theme.house(house) for house in known] or [theme.house(None)])
    tones = _tones(colors, chance, theme)
    side = min(rect.width(), rect.height())
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.center().x() - side / 2, rect.bottom() - side)
    painter.scale(side / 100, side / 100)
    whole = QRectF(
        -(rect.width() / side * 100 - 100) / 2,
        100 - rect.height() / side * 100,
        rect.width() / side * 100,
        rect.height() / side * 100,
    )
    _sky(painter, chance, tones, whole, known)
    painter.translate(50, 100)
    painter.scale(_FIGURE, _FIGURE)
    painter.translate(-50, -100)
    _figure(painter, chance, tones)
    owners = _owners(known, colors, theme)
    _sign(painter, tones, owners[0])
    painter.restore()
    if side >= EMBLEMS_FROM:
        _emblems(painter, owners[1:], rect, side, theme)


def _owners(houses: list[House | None], colors: list[HouseColors], theme: Theme) -> list[House | None]:
    """Return the houses in the order of the colors that body, trim and light have."""
    return [next((house for house in houses if theme.house(house) is wanted), None) for wanted in colors]


def _tones(colors: list[HouseColors], chance: _Chance, theme: Theme) -> _Tones:
    body, trim, light = (colors * 3)[:3]
    night = chance.below(2) == 0
    if theme.plain:
        return _Tones(body, trim, light, "#000000", "#000000", light.glow, True)
    if theme.dark:
        top, low = mix(trim.base, "#05040e", 0.84), mix(body.base, "#0a0814", 0.45 if night else 0.3)
        return _Tones(body, trim, light, top, low, light.glow, False)
    top = mix(trim.base, "#ffffff", 0.42) if not night else mix(trim.base, "#0c0a1c", 0.5)
    low = mix(light.base, "#ffffff", 0.55) if not night else mix(light.base, "#0c0a1c", 0.12)
    return _Tones(body, trim, light, top, low, mix(light.glow, "#ffffff", 0.25), False)


# What shines behind


def _sky(painter: QPainter, chance: _Chance, tones: _Tones, whole: QRectF, houses: list[House | None]) -> None:
    fill = QLinearGradient(whole.topLeft(), whole.bottomLeft())
    fill.setColorAt(0, QColor(tones.top))
    fill.setColorAt(1, QColor(tones.low))
    painter.fillRect(whole, fill)
    pattern = _PATTERNS[chance.below(len(_PATTERNS))]
    sign = houses[chance.below(len(houses))] if houses else None
    if not tones.plain:
        glow = QRadialGradient(_BEHIND, 62)
        glow.setColorAt(0, color(tones.shine, 0.9))
        glow.setColorAt(0.3, color(tones.shine, 0.35))
        glow.setColorAt(0.7, color(tones.shine, 0.1))
        glow.setColorAt(1, color(tones.shine, 0.0))
        painter.fillRect(whole, glow)
    painter.save()
    pattern(painter, chance, tones)
    painter.restore()
    if not tones.plain:
        paint_shape(painter, sign, QRectF(8, -7, 84, 84), color(mix(tones.top, tones.trim.dark, 0.5), 0.22))
    _sparks(painter, chance, tones)


def _rays(painter: QPainter, chance: _Chance, tones: _Tones) -> None:
    count, turn = 10 + chance.below(12), chance.between(0, 30)
    painter.setPen(Qt.PenStyle.NoPen)
    for index in range(count):
        at = math.radians(turn + 360 * index / count)
        wide = math.pi / count * chance.between(0.25, 0.8)
        painter.setBrush(color(tones.shine, chance.between(0.12, 0.4)))
        far = [
            QPointF(_BEHIND.x() + 110 * math.cos(a), _BEHIND.y() + 110 * math.sin(a)) for a in (at - wide, at + wide)
        ]
        painter.drawPolygon(QPolygonF([_BEHIND, *far]))


def _rings(painter: QPainter, chance: _Chance, tones: _Tones) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for index in range(4 + chance.below(3)):
        radius = 22 + index * 7.5
        pen = QPen(color(tones.shine if index % 2 else tones.trim.glow, 0.65), chance.between(0.5, 1.8))
        if chance.below(2):
            pen.setDashPattern([chance.between(1, 9), chance.between(1.5, 5)])
        painter.setPen(pen)
        painter.drawEllipse(_BEHIND, radius, radius)
        at = chance.between(0, 2 * math.pi)
        painter.setBrush(color(tones.trim.glow))
        painter.drawEllipse(QPointF(_BEHIND.x() + radius * math.cos(at), _BEHIND.y() + radius * math.sin(at)), 1.5, 1.5)
        painter.setBrush(Qt.BrushStyle.NoBrush)


def _star(painter: QPainter, chance: _Chance, tones: _Tones) -> None:
    count = 5 + chance.below(7)
    step, turn = 2 + chance.below(max(1, count // 2 - 2)), chance.between(0, 90)
    points = [
        QPointF(_BEHIND.x() + 43 * math.cos(math.radians(turn) + 2 * math.pi * step * index / count),
                _BEHIND.y() + 43 * math.sin(math.radians(turn) + 2 * math.pi * step * index / count))
        for index in range(count + 1)
    ]  # fmt: skip
    dip(painter, QPen(color(tones.trim.glow, 0.8), 0.9), color(tones.trim.base, 0.18))
    painter.drawPolyline(QPolygonF(points))
    painter.drawEllipse(_BEHIND, 43, 43)
    painter.drawEllipse(_BEHIND, 46, 46)


def _nebula(painter: QPainter, chance: _Chance, tones: _Tones) -> None:
    for index in range(14):
        middle = QPointF(chance.between(-5, 105), chance.between(-5, 85))
        radius = chance.between(9, 26)
        cloud = QRadialGradient(middle, radius)
        tone = (tones.shine, tones.trim.base, tones.body.base)[index % 3]
        cloud.setColorAt(0, color(tone, 0.5))
        cloud.setColorAt(1, color(tone, 0.0))
        painter.fillRect(QRectF(middle.x() - radius, middle.y() - radius, 2 * radius, 2 * radius), cloud)


def _shards(painter: QPainter, chance: _Chance, tones: _Tones) -> None:
    for index in range(16):
        at, far = 2 * math.pi * index / 16 + chance.between(-0.15, 0.15), chance.between(26, 54)
        x, y = _BEHIND.x() + far * math.cos(at), _BEHIND.y() + far * math.sin(at)
        long, wide = chance.between(3, 9), chance.between(1, 2.6)
        along, across = QPointF(math.cos(at), math.sin(at)), QPointF(-math.sin(at), math.cos(at))
        tip, tail = QPointF(x, y) + along * long, QPointF(x, y) - along * long
        dip(painter, QPen(color(tones.trim.dark, 0.5), 0.4), color((tones.shine, tones.trim.glow)[index % 2], 0.75))
        painter.drawPolygon(QPolygonF([tip, QPointF(x, y) + across * wide, tail, QPointF(x, y) - across * wide]))


def _bolts(painter: QPainter, chance: _Chance, tones: _Tones) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for index in range(9):
        at, path = 2 * math.pi * index / 9 + chance.between(-0.2, 0.2), QPainterPath(_BEHIND)
        for step in range(1, 8):
            off = chance.between(-0.16, 0.16)
            path.lineTo(_BEHIND.x() + step * 9 * math.cos(at + off), _BEHIND.y() + step * 9 * math.sin(at + off))
        painter.setPen(QPen(color(tones.trim.base, 0.5), 2.6))
        painter.drawPath(path)
        painter.setPen(QPen(color(mix(tones.shine, "#ffffff", 0.4)), 0.8))
        painter.drawPath(path)


def _waves(painter: QPainter, chance: _Chance, tones: _Tones) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for index in range(6):
        level, swing, shift = 14 + index * 13, chance.between(3, 8), chance.between(0, 6)
        path = QPainterPath(QPointF(-60, 120))
        for x in range(-60, 170, 5):
            path.lineTo(x, level + swing * math.sin(x / 13 + shift))
        path.lineTo(170, 120)
        painter.setBrush(color((tones.trim.base, tones.light.base, tones.body.base)[index % 3], 0.28))
        painter.drawPath(path)


def _sparks(painter: QPainter, chance: _Chance, tones: _Tones) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(26):
        size = chance.between(0.3, 1.1)
        painter.setBrush(color(mix(tones.shine, "#ffffff", 0.5), chance.between(0.4, 0.95)))
        painter.drawEllipse(QPointF(chance.between(-30, 130), chance.between(-10, 80)), size, size)


_PATTERNS: tuple[Callable[[QPainter, _Chance, _Tones], None], ...] = (
    _rays, _rings, _star, _nebula, _shards, _bolts, _waves,
)  # fmt: skip


# The being itself


def _figure(painter: QPainter, chance: _Chance, tones: _Tones) -> None:
    head, crown = HEADS[chance.below(len(HEADS))], CROWNS[chance.below(len(CROWNS))]
    shoulders = SHOULDERS[chance.below(len(SHOULDERS))]
    _streams(painter, chance, tones)
    for part in crown:
        _part(painter, part, tones)
    for part in shoulders:
        _part(painter, part, tones)
    for part in head:
        _part(painter, part, tones)


def _streams(painter: QPainter, chance: _Chance, tones: _Tones) -> None:
    """Draw what flows from the being: bands of light on both sides, alike but not the same."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for index in range(4 + chance.below(4)):
        reach, lift, bend = chance.between(26, 56), chance.between(-8, 52), chance.between(-18, 26)
        tone = (tones.shine, tones.trim.glow, tones.body.glow)[index % 3]
        for mirror in (1, -1):
            sway = chance.between(-4, 4)
            path = QPainterPath(QPointF(50 + mirror * 8, 66))
            path.cubicTo(
                QPointF(50 + mirror * (reach * 0.9), 74 + bend),
                QPointF(50 + mirror * (reach * 1.15), lift + bend + sway),
                QPointF(50 + mirror * (reach * 0.72 + sway), lift),
            )
            for width, alpha in ((4.2, 0.16), (2.2, 0.35), (0.9, 0.95)):
                pen = QPen(color(tone, alpha), width)
                pen.setCapStyle(Qt.PenCapStyle.RoundCap)
                painter.setPen(pen)
                painter.drawPath(path)


def _part(painter: QPainter, part: Layer, tones: _Tones) -> None:
    """Paint one piece of the being in the tone that its role means."""
    role, drawing = part
    path = combined(*drawing)
    box = path.boundingRect()
    if role == "void":
        hollow = QRadialGradient(_HEAD, 17)
        hollow.setColorAt(0, QColor(mix(tones.shine, "#ffffff", 0.65)))
        hollow.setColorAt(0.28, color(tones.shine))
        hollow.setColorAt(0.75, color(mix(tones.light.base, tones.body.dark, 0.45)))
        hollow.setColorAt(1, color(mix(tones.body.dark, "#000000", 0.35)))
        painter.fillPath(path, hollow)
        return
    if role == "glow":
        pen = QPen(color(tones.shine, 0.5), 2.6)
        pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        painter.strokePath(path, pen)
        painter.fillPath(path, color(mix(tones.shine, "#ffffff", 0.45)))
        return
    base = {"body": tones.body, "trim": tones.trim, "light": tones.light}[role]
    fill = QLinearGradient(box.topLeft(), box.bottomLeft())
    fill.setColorAt(0, QColor(mix(base.base, base.glow, 0.42)))
    fill.setColorAt(0.45, QColor(base.base))
    fill.setColorAt(1, QColor(mix(base.base, base.dark, 0.75)))
    painter.fillPath(path, fill)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    painter.strokePath(path, QPen(color(mix(base.glow, tones.shine, 0.5), 0.55), 3.4))
    painter.restore()
    painter.strokePath(path, QPen(color(mix(base.dark, "#000000", 0.35)), 1.1))


def _sign(painter: QPainter, tones: _Tones, house: House | None) -> None:
    """Draw the sign on the breast: the emblem of the house whose color the body has, in a stone of light."""
    at = QPointF(50, 80)
    stone = QRadialGradient(at, 12)
    stone.setColorAt(0, QColor(mix(tones.shine, "#ffffff", 0.6)))
    stone.setColorAt(1, QColor(mix(tones.light.base, tones.light.glow, 0.3)))
    dip(painter, QPen(QColor(mix(tones.trim.dark, "#000000", 0.2)), 1.4), stone)
    painter.drawEllipse(at, 11.5, 11.5)
    paint_shape(painter, house, QRectF(42.6, 72.6, 14.8, 14.8), QColor(mix(tones.body.dark, "#000000", 0.35)))


def _emblems(painter: QPainter, houses: list[House | None], rect: QRectF, side: float, theme: Theme) -> None:
    """Draw the emblems of the other two houses in the lower corners."""
    width, gap = side * 0.14, side * 0.03
    left, right = rect.center().x() - side / 2 + gap, rect.center().x() + side / 2 - gap - width
    for house, x in zip(houses, (left, right), strict=False):
        draw_emblem(painter, house, QRectF(x, rect.bottom() - gap - width, width, width), theme)
