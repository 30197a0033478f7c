"""Places behind the figures of pictures: what lies far away in the land of a house, painted 100 units wide."""

from __future__ import annotations

import math
from collections.abc import Callable
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from kfdesk.desk.art.palettes import ANOMALY, Palette
from kfdesk.desk.art.tiles import lay
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import Suit, color, mix
from kfdesk.engine.terms import CardType, House


def polygon(painter: QPainter, points: list[tuple[float, float]], fill: str, alpha: float = 1.0) -> None:
    dip(painter, None, color(fill, alpha))
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in points]))


def ridge(painter: QPainter, seed: Random, tall: float, fill: str, level: float, jag: float) -> None:
    """Draw a jagged horizon at `level` (share of the height)."""
    points = [(0.0, tall)]
    x = 0.0
    while x < 100:
        points.append((x, tall * level + seed.uniform(-jag, jag) * tall))
        x += seed.uniform(9, 20)
    polygon(painter, [*points, (100.0, tall * level), (100.0, tall)], fill)


def peaks(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    ridge(painter, seed, tall, mix(colors.far, colors.low, 0.35), 0.52, 0.16)
    ridge(painter, seed, tall, colors.far, 0.68, 0.09)


def flames(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    for layer, fill in enumerate((mix(colors.far, colors.light, 0.35), colors.far)):
        x = -8.0
        while x < 104:
            wide, top = seed.uniform(10, 20), tall * seed.uniform(0.25 + layer * 0.2, 0.6 + layer * 0.16)
            path = QPainterPath(QPointF(x, tall))
            path.quadTo(x - 4, (top + tall) / 2, x + wide * seed.uniform(0.3, 0.9), top)
            path.quadTo(x + wide + 6, (top + tall) / 2, x + wide, tall)
            painter.fillPath(path, color(fill))
            x += wide * 0.72


def city(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    for layer, fill in enumerate((mix(colors.far, colors.low, 0.3), colors.far)):
        x = -4.0
        while x < 100:
            wide, top = seed.uniform(8, 17), tall * seed.uniform(0.32 + layer * 0.2, 0.6 + layer * 0.15)
            roof = seed.choice((0.0, wide * 0.5, wide * 0.9))
            polygon(painter, [(x, tall), (x, top), (x + wide / 2, top - roof), (x + wide, top), (x + wide, tall)], fill)
            for _ in range(2):
                painter.fillRect(
                    QRectF(x + seed.uniform(2, wide - 3), top + seed.uniform(4, 18), 1.8, 2.6),
                    color(colors.light, 0.75),
                )
            x += wide + seed.uniform(0, 3)


def spires(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    rays(painter, seed, tall, colors)
    for index in range(7):
        x, wide = index * 15 + seed.uniform(-4, 4), seed.uniform(4, 9)
        top = tall * (0.28 + 0.09 * abs(index - 3)) * seed.uniform(0.85, 1.15)
        fill = mix(colors.far, colors.low, 0.25 if index % 2 else 0.0)
        polygon(
            painter,
            [(x - wide, tall), (x - wide * 0.7, top + 14), (x, top), (x + wide * 0.7, top + 14), (x + wide, tall)],
            fill,
        )


def forest(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    for layer, fill in enumerate((mix(colors.far, colors.low, 0.4), colors.far)):
        for _ in range(9):
            x, size = seed.uniform(0, 100), seed.uniform(10, 20)
            y = tall * (0.5 + layer * 0.14) + seed.uniform(-8, 8)
            dip(painter, None, color(fill))
            painter.drawRect(QRectF(x - 1.4, y, 2.8, tall - y))
            painter.drawEllipse(QPointF(x, y), size * 0.72, size)


def columns(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    ridge(painter, seed, tall, mix(colors.far, colors.low, 0.45), 0.6, 0.1)
    for x in range(seed.randrange(-6, 4), 104, seed.choice((19, 23, 27))):
        top = tall * seed.choice((0.16, 0.2, 0.42))
        fill = mix(colors.far, colors.low, 0.16)
        painter.fillRect(QRectF(x, top, 11, tall), color(fill))
        painter.fillRect(QRectF(x - 2, top, 15, 5), color(fill))
        for flute in (3, 7):
            painter.fillRect(QRectF(x + flute, top + 7, 1.2, tall), color(colors.near, 0.45))


def stars(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    painter.fillRect(QRectF(0, 0, 100, tall), color("#070a1c", 0.55))
    path = QPainterPath()
    for _ in range(34):
        size = seed.choice((0.4, 0.6, 1.0))
        path.addEllipse(QPointF(seed.uniform(0, 100), seed.uniform(0, tall)), size, size)
    painter.fillPath(path, color("#ffffff", 0.85))
    center, size = QPointF(seed.uniform(8, 92), tall * seed.uniform(0.15, 0.55)), seed.uniform(12, 30)
    planet(painter, center, size, colors)
    if seed.random() < 0.6:
        dip(painter, QPen(color(colors.light, 0.8), 2), None)
        painter.drawEllipse(center, size * 1.6, size * 0.35)


def planet(painter: QPainter, center: QPointF, size: float, colors: Palette) -> None:
    ball = QRadialGradient(center - QPointF(size * 0.4, size * 0.4), size * 1.7)
    ball.setColorAt(0, color(colors.light))
    ball.setColorAt(0.5, color(colors.low))
    ball.setColorAt(1, color(colors.near))
    dip(painter, None, ball)
    painter.drawEllipse(center, size, size)


def dunes(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    for _ in range(2):
        planet(painter, QPointF(seed.uniform(5, 95), tall * seed.uniform(0.1, 0.35)), seed.uniform(4, 13), colors)
    for layer in range(3):
        y = tall * (0.55 + layer * 0.13)
        path = QPainterPath(QPointF(0, tall))
        path.lineTo(0, y + seed.uniform(-8, 8))
        path.cubicTo(30, y - seed.uniform(0, 24), 60, y + seed.uniform(0, 20), 100, y + seed.uniform(-10, 8))
        path.lineTo(100, tall)
        painter.fillPath(path, color(mix(mix(colors.far, "#b4483a", 0.35), colors.near, layer * 0.35)))


def waves(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    for layer in range(4):
        y, phase = tall * (0.34 + layer * 0.16), seed.uniform(0, 6)
        points = [(float(x), y + math.sin(x / (7 + layer * 2) + phase) * (4 + layer)) for x in range(0, 104, 4)]
        polygon(
            painter, [(0, tall), *points, (100, tall)], mix(mix(colors.low, colors.far, 0.4), colors.near, layer / 4)
        )
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(12):
        painter.setPen(QPen(color(colors.light, 0.7), 0.8))
        painter.drawEllipse(QPointF(seed.uniform(4, 96), seed.uniform(tall * 0.3, tall)), *(seed.uniform(0.8, 3),) * 2)


def clouds(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    """Three banks of clouds."""
    for layer in range(3):
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        for _ in range(6):
            x, y, size = seed.uniform(0, 100), tall * (0.28 + layer * 0.25) + seed.uniform(-6, 6), seed.uniform(9, 18)
            path.addEllipse(QPointF(x, y), size * 1.5, size * 0.55)
            path.addEllipse(QPointF(x - 4, y - size * 0.4), size * 0.7, size * 0.55)
        painter.fillPath(path, color(mix("#ffffff", colors.far, layer * 0.28), 0.8))


def circuits(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    for _ in range(13):
        x, y = seed.randrange(0, 100, 8), seed.uniform(0, tall)
        path = QPainterPath(QPointF(x, y))
        for _ in range(3):
            path.lineTo(path.currentPosition() + QPointF(seed.choice((-16, 16)), 0))
            path.lineTo(path.currentPosition() + QPointF(0, seed.choice((-14, 14))))
        dip(painter, QPen(color(colors.light, 0.5), 1.3), None)
        painter.drawPath(path)
        painter.setBrush(color(colors.light, 0.9))
        painter.drawEllipse(path.currentPosition(), 2, 2)
    polygon(painter, [(0, tall), (0, tall * 0.82), (100, tall * 0.82), (100, tall)], colors.far, 0.8)


def mist(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    for _ in range(6):
        x, y = seed.uniform(0, 94), tall * seed.uniform(0.55, 0.72)
        dip(painter, None, color(colors.far))
        painter.drawRoundedRect(QRectF(x, y, 11, 40), 5, 5)
    for _ in range(7):
        y = tall * seed.uniform(0.2, 0.95)
        painter.setBrush(color("#ffffff", 0.14))
        painter.drawEllipse(QPointF(seed.uniform(0, 100), y), seed.uniform(24, 50), seed.uniform(3, 8))


def scales(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    """Scales of something so large that nothing else of it is seen."""
    painter.fillRect(QRectF(0, 0, 100, tall), color(mix(colors.far, colors.low, 0.4)))
    size = seed.choice((100.0, 150.0))
    lay(painter, "scales", QRectF(0, 0, size, size), 0.75, mirrored=seed.random() < 0.5)


def rays(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    """Rays from one point outward."""
    x, y, count = 50 + seed.uniform(-20, 20), tall * seed.uniform(0.3, 0.6), seed.choice((9, 12, 16))
    start, path = seed.uniform(0, 1), QPainterPath()
    for index in range(count):
        a, b = ((index + start + part) * 2 * math.pi / count for part in (0, 0.5))
        path.moveTo(x, y)
        path.lineTo(x + 110 * math.cos(a), y + 110 * math.sin(a))
        path.lineTo(x + 110 * math.cos(b), y + 110 * math.sin(b))
        path.closeSubpath()
    painter.fillPath(path, color(colors.light, 0.3))


def disc(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    """A large sun or moon low over hills."""
    dip(painter, None, color(mix(colors.light, colors.accent, seed.choice((0.0, 0.35)))))
    size = seed.uniform(22, 36)
    painter.drawEllipse(QPointF(seed.uniform(25, 75), tall * seed.uniform(0.25, 0.5)), size, size)
    hills(painter, seed, tall, colors)


def ridge_and_camp(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    """Tents before a mountain."""
    ridge(painter, seed, tall, mix(colors.far, colors.low, 0.35), 0.5, 0.1)
    for _ in range(4):
        x, size = seed.uniform(0, 100), seed.uniform(12, 22)
        y = tall * seed.uniform(0.7, 0.8)
        polygon(painter, [(x - size, y), (x, y - size * 1.3), (x + size, y)], colors.far)
        polygon(painter, [(x - size * 0.25, y), (x, y - size * 1.3), (x + size * 0.3, y)], colors.near)
    painter.fillRect(QRectF(0, tall * 0.75, 100, tall), color(mix(colors.far, colors.near, 0.5)))


def hills(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    """Round hills one behind the other."""
    for layer in range(3):
        y, turn = tall * (0.52 + layer * 0.14), seed.uniform(0, 6)
        points = [(float(x), y + math.sin(x / 16 + turn) * tall * 0.07) for x in range(-2, 106, 6)]
        polygon(
            painter, [(0, tall), *points, (104, tall)], mix(mix(colors.far, colors.low, 0.5), colors.near, layer / 2.6)
        )


def arches(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    """A hall: dark wall with one lit gate in it."""
    painter.fillRect(QRectF(0, 0, 100, tall), color(colors.far))
    wide, x = seed.uniform(38, 58), seed.uniform(30, 70)
    path = QPainterPath(QPointF(x - wide / 2, tall))
    path.lineTo(x - wide / 2, tall * 0.45)
    path.cubicTo(x - wide / 2, tall * 0.02, x + wide / 2, tall * 0.02, x + wide / 2, tall * 0.45)
    path.lineTo(x + wide / 2, tall)
    painter.fillPath(path, color(mix(colors.low, colors.light, 0.45)))
    dip(painter, QPen(color(colors.near, 0.7), 2.4), None)
    painter.drawPath(path)


def shelves(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    """A wall of shelves with books and jars."""
    painter.fillRect(QRectF(0, 0, 100, tall), color(mix(colors.low, colors.far, 0.5)))
    for row in range(4):
        y = tall * (0.24 + row * 0.25)
        x = seed.uniform(0, 8)
        while x < 98:
            wide, high = seed.uniform(3.5, 9), tall * seed.uniform(0.09, 0.2)
            fill = mix(seed.choice((colors.far, colors.near, colors.cloth, colors.top)), colors.low, 0.35)
            painter.fillRect(QRectF(x, y - high, wide, high), color(fill))
            x += wide + seed.choice((0.6, 0.6, 7))
        painter.fillRect(QRectF(0, y, 100, tall * 0.035), color(colors.near))


def crystals(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    """Crystals that grow from below and above."""
    for layer, fill in enumerate((mix(colors.far, colors.low, 0.45), colors.far)):
        for _ in range(7):
            x, wide, high = seed.uniform(-5, 105), seed.uniform(5, 10), tall * seed.uniform(0.25, 0.62 - layer * 0.12)
            lean = seed.uniform(-14, 14)
            points = [
                (x - wide, tall),
                (x - wide + lean, tall - high),
                (x + lean, tall - high - 9),
                (x + wide + lean, tall - high),
                (x + wide, tall),
            ]
            polygon(painter, points, fill)
            polygon(painter, [points[0], points[1], points[2], (x, tall)], colors.light, 0.16)


def stairs(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    """Steps that lead up to one side, with light from above."""
    left = seed.random() < 0.5
    for step in range(6):
        y, x = tall * (0.94 - step * 0.115), 6 + step * 15
        fill = mix(colors.far, colors.near, 0.15 * (5 - step))
        painter.fillRect(QRectF(x if left else 0, y, 100 if left else 100 - x, tall), color(fill))
        painter.fillRect(QRectF(x if left else 0, y, 100 if left else 100 - x, 1.4), color(colors.light, 0.55))


def street(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    """A narrow street between two dark walls with lit windows."""
    for side in (0, 1):
        wide = seed.uniform(24, 36)
        x = 100 - wide if side else 0.0
        slope = seed.uniform(4, 12)
        inner = x if side else x + wide
        outer = 100.0 if side else 0.0
        polygon(
            painter,
            [(outer, 0), (inner, tall * 0.06), (inner + (slope if side else -slope), tall), (outer, tall)],
            colors.far,
        )
        for row in range(4):
            if seed.random() < 0.65:
                painter.fillRect(QRectF(x + wide * 0.32, tall * (0.14 + row * 0.2), 6, 8), color(colors.accent, 0.85))
    ridge(painter, seed, tall, mix(colors.far, colors.low, 0.55), 0.66, 0.04)


Backdrop = Callable[[QPainter, Random, float, Palette], None]
BACKDROPS: Final[dict[Suit | str, tuple[Backdrop, ...]]] = {
    House.BROBNAR: (peaks, disc, flames, ridge_and_camp, arches, hills),
    House.DIS: (flames, spires, arches, crystals, stairs, disc),
    House.EKWIDON: (city, dunes, shelves, disc, stairs),
    House.GEISTOID: (mist, forest, arches, shelves, disc),
    House.KEYRAKEN: (waves, scales, crystals, arches),
    House.LOGOS: (circuits, shelves, city, stars, arches, hills),
    House.MARS: (dunes, stars, disc, city, crystals, rays),
    House.OUBOROS: (scales, columns, arches, stairs),
    House.REDEMPTION: (rays, peaks, arches, columns),
    House.SANCTUM: (spires, rays, clouds, arches, stairs, hills),
    House.SAURIAN: (columns, peaks, disc, arches, stairs, rays),
    House.SHADOWS: (city, street, mist, arches, disc, stairs),
    House.SKYBORN: (clouds, disc, peaks, rays),
    House.STAR_ALLIANCE: (stars, circuits, disc, peaks, arches, city),
    House.UNFATHOMABLE: (waves, crystals, scales, hills, arches),
    House.UNTAMED: (forest, hills, disc, peaks, mist, crystals),
    CardType.ARCHON_POWER: (rays, columns, stars),
    CardType.PROPHECY: (mist, stars, disc),
    CardType.TIDE: (waves,),
    ANOMALY: (stars, crystals, disc, rays, mist),
    None: (rays, hills, disc, arches),
}
"""The places of each house."""
