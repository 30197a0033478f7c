"""Manners: of what a house's pictures seem to be made, such as a woodcut, a blueprint or stained glass.

A manner marks the ground before the figure is painted, outlines and shades the figure, and may lay something over all.
Everything is painted 100 units wide.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from itertools import pairwise
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen, QRadialGradient

from kfdesk.desk.art.palettes import Palette
from kfdesk.desk.art.tiles import lay
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import color, mix

Mark = Callable[[QPainter, Random, float, Palette], None]
"""Paints on a picture so high, 100 units wide."""


def _nothing(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    """Leave a picture as it is."""


@dataclass(frozen=True, slots=True)
class Manner:
    """How pictures are made."""

    ground: Mark = _nothing
    over: Mark = _nothing
    outline: float = 0.9
    """Width of the outline of each part of a figure, in units."""
    outline_is_light: bool = False
    shade: str = "soft"
    """How the side away from the light is shaded: `soft`, `lines`, `dots`, `none`."""
    depth: float = 0.5
    """How dark the shade is."""
    rim: float = 1.5
    """Width of the light along the side to the light."""


def _pen(of: str, width: float, alpha: float = 1.0) -> QPen:
    pen = QPen(color(of, alpha), width)
    pen.setCapStyle(Qt.PenCapStyle.RoundCap)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return pen


def _over_all(painter: QPainter, seed: Random, tall: float, pattern: str, opacity: float) -> None:
    """Lay a pattern over a whole picture, as it is or as one of its mirror images."""
    box = QRectF(0, 0, 100, max(tall, 100.0))
    mirrored, upside_down = seed.random() < 0.5, seed.random() < 0.5
    lay(painter, pattern, box, opacity, mirrored=mirrored, upside_down=upside_down)


def _woodcut(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    _over_all(painter, seed, tall, "light wedges" if colors.is_night else "wedges", 0.35)


def _linocut(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    _over_all(painter, seed, tall, "light cuts" if colors.is_night else "cuts", 0.4)


def _blueprint(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    _over_all(painter, seed, tall, "light grid" if colors.is_night or colors.is_blue else "grid", 0.6)


def _print(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    """A screen of dots that grow downward or upward."""
    lay(painter, "screen", QRectF(0, 0, 100, max(tall, 100.0)), 0.3, upside_down=seed.random() < 0.4)


def _glass(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    """Panes between rays and rings, in lead."""
    center, turn = QPointF(seed.uniform(35, 65), tall * seed.uniform(0.25, 0.55)), seed.uniform(0, 40)
    count = seed.choice((8, 9, 11))
    pale = mix(colors.light, colors.top, 0.4)
    hues = (colors.top, colors.low, colors.far, mix(colors.accent, colors.low, 0.55), pale)
    lead, panes = QPainterPath(), [QPainterPath() for _ in hues]
    for ring, (inner, outer) in enumerate(pairwise((0, 30, 54, 140))):
        around, within = (QRectF(center - QPointF(far, far), center + QPointF(far, far)) for far in (outer, inner))
        lead.addEllipse(around)
        for index in range(count):
            angle, wide = (360 / count) * (index + ring * 0.5) + turn, 360 / count
            pane = seed.choice(panes)
            pane.arcMoveTo(around, angle)
            pane.arcTo(around, angle, wide)
            pane.arcTo(within, angle + wide, -wide)
            pane.closeSubpath()
            way = QPointF(math.cos(math.radians(angle)), -math.sin(math.radians(angle)))
            lead.moveTo(center + way * inner)
            lead.lineTo(center + way * outer)
    for hue, pane in zip(hues, panes, strict=True):
        painter.fillPath(pane, color(hue, 0.62))
    painter.strokePath(lead, _pen(colors.ink, 1.3))


def _ink(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    """The cone of a lamp that hangs at one side."""
    left = seed.random() < 0.5
    x = seed.uniform(8, 30) if left else seed.uniform(70, 92)
    glow = QRadialGradient(QPointF(x, tall * 0.12), 80)
    glow.setColorAt(0, color(colors.accent, 0.95))
    glow.setColorAt(0.25, color(colors.accent, 0.5))
    glow.setColorAt(1, color(colors.accent, 0.0))
    painter.fillRect(QRectF(0, 0, 100, tall), glow)
    dip(painter, None, color(colors.light))
    painter.drawEllipse(QPointF(x, tall * 0.1), 4.5, 4.5)
    painter.setPen(_pen(colors.ink, 1.2))
    painter.drawLine(QPointF(x, 0), QPointF(x, tall * 0.1 - 4))


def _pottery(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    """The bands of a vase: a meander below, rays above."""
    of = colors.near
    painter.fillRect(QRectF(0, tall - 12, 100, 12), color(mix(colors.low, colors.light, 0.2)))
    path = QPainterPath()
    for x in range(-2, 104, 13):
        path.moveTo(x, tall - 2.5)
        for dx, dy in ((0, -9.5), (9, -9.5), (9, -4.5), (4.5, -4.5), (4.5, -6.8)):
            path.lineTo(x + dx, tall - 1.5 + dy)
    painter.strokePath(path, _pen(of, 1.5))
    painter.fillRect(QRectF(0, tall - 13.5, 100, 1.6), color(of))
    teeth = QPainterPath()
    for x in range(0, 104, 8):
        teeth.moveTo(x, 0)
        teeth.lineTo(x + 4, 8)
        teeth.lineTo(x + 8, 0)
        teeth.closeSubpath()
    painter.fillPath(teeth, color(of, 0.85))


def _poster(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    """Beams across, as on posters for travel to other stars."""
    x, lean = seed.uniform(-20, 60), seed.choice((-1, 1)) * seed.uniform(30, 70)
    for index in range(3):
        at = x + index * seed.uniform(18, 30)
        path = QPainterPath(QPointF(at, tall))
        path.lineTo(at + lean, 0)
        path.lineTo(at + lean + 11, 0)
        path.lineTo(at + 11, tall)
        path.closeSubpath()
        painter.fillPath(path, color(colors.light if index else colors.accent, 0.2))


def _water(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    """Light that falls from above through the sea, and bubbles."""
    for _ in range(5):
        x, wide, lean = seed.uniform(-10, 100), seed.uniform(5, 13), seed.uniform(10, 34)
        path = QPainterPath(QPointF(x, 0))
        path.lineTo(x + wide, 0)
        path.lineTo(x + wide * 2 + lean, tall)
        path.lineTo(x + lean, tall)
        path.closeSubpath()
        painter.fillPath(path, color(colors.light, 0.13))
    dip(painter, _pen(colors.light, 0.9, 0.8), None)
    for _ in range(seed.randrange(6, 16)):
        size = seed.uniform(0.8, 3.6)
        painter.drawEllipse(QPointF(seed.uniform(4, 96), seed.uniform(0, tall)), size, size)


def _leaf(path: QPainterPath, at: QPointF, turn: float, long: float) -> None:
    tip = at + QPointF(math.cos(turn), math.sin(turn)) * long
    side = QPointF(-math.sin(turn), math.cos(turn)) * long * 0.32
    middle = (at + tip) / 2
    path.moveTo(at)
    path.quadTo(middle + side, tip)
    path.quadTo(middle - side, at)


def _frame_of_leaves(painter: QPainter, seed: Random, tall: float, colors: Palette, fill: str, count: int) -> None:
    path = QPainterPath()
    for _ in range(count):
        along, edge = seed.random(), seed.randrange(4)
        x, y = ((along * 100, -2), (along * 100, tall + 2), (-2, along * tall), (102, along * tall))[edge]
        inward = math.atan2(tall / 2 - y, 50 - x) + seed.uniform(-0.9, 0.9)
        _leaf(path, QPointF(x, y), inward, seed.uniform(14, 27))
    path.setFillRule(Qt.FillRule.WindingFill)
    painter.fillPath(path.translated(0.8, 1.4), color(colors.ink, 0.3))
    painter.fillPath(path, color(fill))


def _leaves(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    _frame_of_leaves(painter, seed, tall, colors, mix(colors.far, colors.low, 0.3), 14)


def _leaves_before(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    _frame_of_leaves(
        painter, seed, tall, colors, mix(colors.near, colors.cloth, seed.uniform(0.0, 0.7)), seed.randrange(3, 8)
    )


def _clouds(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    """Clouds as on old prints: bars with round ends, in gold or white."""
    for _ in range(5):
        x, y, wide = seed.uniform(-20, 80), tall * seed.uniform(0.05, 0.9), seed.uniform(26, 60)
        dip(painter, _pen(mix(colors.low, colors.near, 0.6), 0.8, 0.7), color(colors.light, 0.8))
        painter.drawRoundedRect(QRectF(x, y, wide, 6), 3, 3)
        painter.drawRoundedRect(QRectF(x + wide * 0.25, y + 5, wide, 6), 3, 3)


def _chalk(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    _over_all(painter, seed, tall, "wiped", 0.2)


def _banknote(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    """The waves of lines that money is printed with."""
    x, y, size = seed.uniform(-15, 15), tall * seed.uniform(-0.1, 0.1), seed.uniform(100, 150)
    lay(painter, "guilloche", QRectF(50 + x - size / 2, tall / 2 + y - size / 2, size, size), 0.6)


def _icon(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    """Gold behind a saint: a disc, and a ring of punched dots."""
    center, size = QPointF(50 + seed.uniform(-8, 8), tall * 0.36), seed.uniform(26, 36)
    dip(painter, _pen(colors.near, 1.2), color(mix(colors.accent, colors.light, 0.3), 0.85))
    painter.drawEllipse(center, size, size)
    punched = QPainterPath()
    for index in range(24):
        turn = 2 * math.pi * index / 24
        punched.addEllipse(center + QPointF(math.cos(turn), math.sin(turn)) * (size - 4), 1.2, 1.2)
    painter.fillPath(punched, color(colors.near, 0.8))


def _enamel(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    _over_all(painter, seed, tall, "scales", 0.5)


def _etching(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    _over_all(painter, seed, tall, "ripples", 0.5)


def _tarot(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    """The double line around a card of fate."""
    _over_all(painter, seed, tall, "light wedges", 0.4)
    dip(painter, _pen(colors.accent, 1.0), None)
    painter.drawRect(QRectF(4, 4, 92, tall - 8))
    painter.drawRect(QRectF(6.5, 6.5, 87, tall - 13))


def _rift(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    """A tear in the world: a jagged line of light from edge to edge, with cracks that leave it."""
    left_to_right = seed.random() < 0.5
    spine = [
        QPointF((x if left_to_right else 100 - x) + seed.uniform(-7, 7), tall * (x / 100) + seed.uniform(-9, 9))
        for x in range(-10, 121, 13)
    ]
    path = QPainterPath()
    for one, other in pairwise(spine):
        path.moveTo(one)
        path.lineTo(other)
        if seed.random() < 0.7:
            way = QPointF(seed.uniform(-1, 1), seed.uniform(-1, 1)) * seed.uniform(16, 34)
            path.moveTo(one)
            path.lineTo(one + way * 0.5 + QPointF(seed.uniform(-5, 5), seed.uniform(-5, 5)))
            path.lineTo(one + way)
    for width, alpha in ((9.0, 0.16), (5.0, 0.3), (2.2, 0.8)):
        painter.strokePath(path, _pen(colors.accent, width, alpha))
    painter.strokePath(path, _pen(colors.light, 0.9))


def _shifted(painter: QPainter, seed: Random, tall: float, colors: Palette) -> None:
    """Thin bands across the picture, as where two worlds do not quite meet."""
    for _ in range(5):
        y, high = seed.uniform(0, tall), seed.uniform(0.5, 1.6)
        painter.fillRect(QRectF(0, y, 100, high), color(colors.accent, 0.28))
        painter.fillRect(QRectF(seed.uniform(0, 60), y + high, seed.uniform(20, 60), 0.7), color(colors.light, 0.5))


MANNERS: Final[Mapping[str, Manner]] = {
    "woodcut": Manner(_woodcut, outline=1.7, shade="lines", depth=0.9, rim=1.2),
    "linocut": Manner(_linocut, outline=1.2, shade="lines", depth=0.8, rim=2.2),
    "blueprint": Manner(_blueprint, outline=1.0, shade="lines", depth=0.5, rim=0.8),
    "print": Manner(_print, outline=1.0, shade="dots", depth=0.6, rim=1.6),
    "glass": Manner(_glass, outline=1.9, shade="soft", depth=0.4, rim=0.8),
    "ink": Manner(_ink, outline=0.8, shade="soft", depth=0.75, rim=1.9),
    "pottery": Manner(_pottery, outline=0.9, shade="none", rim=1.0),
    "poster": Manner(_poster, outline=0.6, shade="soft", depth=0.5, rim=2.0),
    "water": Manner(_water, outline=0.8, shade="soft", depth=0.55, rim=1.4),
    "leaves": Manner(_leaves, _leaves_before, outline=0.9, shade="soft", depth=0.4, rim=1.2),
    "clouds": Manner(_clouds, outline=1.1, shade="none", rim=0.8),
    "chalk": Manner(_chalk, outline=1.1, outline_is_light=True, shade="lines", depth=0.5, rim=0.8),
    "banknote": Manner(_banknote, outline=0.8, shade="lines", depth=0.6, rim=1.0),
    "icon": Manner(_icon, outline=1.3, shade="soft", depth=0.35, rim=1.0),
    "enamel": Manner(_enamel, outline=1.3, shade="soft", depth=0.35, rim=1.6),
    "etching": Manner(_etching, outline=1.0, shade="lines", depth=0.7, rim=1.2),
    "rift": Manner(_rift, _shifted, outline=1.2, shade="dots", depth=0.6, rim=2.2),
    "tarot": Manner(_tarot, outline=1.0, shade="soft", depth=0.4, rim=1.2),
}
"""Manners by their names."""
