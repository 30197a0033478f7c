"""The generated picture of a card: a seeded place in its house's colors with its figure in front.

The same card always gives the same picture; cards of one house share a mood but differ in hue, light, place,
halo and figure, so that they are told apart at a glance.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import dataclass
from random import Random

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QLinearGradient, QPainter, QPainterPath, QPen, QPolygonF, QRadialGradient

from kfdesk.desk.art.drawings import Figure
from kfdesk.desk.art.emblems import paint_shape
from kfdesk.desk.art.motifs import picture
from kfdesk.desk.art.shapes import drawn, shape
from kfdesk.desk.art.variety import ACCENTS, PLACES, Variety
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import Suit, Theme, color, mix
from kfdesk.engine.terms import CardType, House


@dataclass(frozen=True, slots=True)
class Subject:
    """What a picture is made from."""

    id: str
    type: str
    traits: tuple[str, ...]
    house: Suit


@dataclass(frozen=True, slots=True)
class _Tones:
    """Colors of one picture: sky from top to bottom, far and near ground, light."""

    top: str
    low: str
    far: str
    near: str
    light: str


def _turned(value: str, degrees: float, shade: float) -> str:
    """Return a color with its hue turned and its brightness scaled."""
    was = QColor(value)
    hue = (max(was.hsvHueF(), 0.0) + degrees / 360) % 1.0
    return QColor.fromHsvF(hue, was.hsvSaturationF(), min(1.0, was.valueF() * shade)).name()


def _tones(subject: Subject, seed: Random, theme: Theme) -> _Tones:
    colors = theme.house(subject.house)
    base = _turned(colors.base, seed.uniform(-22, 22), seed.uniform(0.86, 1.12))
    light = _turned(colors.glow, seed.uniform(-26, 26), 1.0)
    second = _turned(colors.base, seed.choice((-55, -38, 38, 55, 160)), 0.9)
    night = seed.random() < 0.4
    if night:
        return _Tones(
            mix(base, "#05040c", 0.72),
            mix(second, "#120a18", 0.25),
            mix(base, "#05040c", 0.62),
            mix(base, "#05040c", 0.82),
            light,
        )
    return _Tones(
        mix(base, "#ffffff", 0.12),
        mix(light, second, 0.25),
        mix(base, "#0a0a14", 0.30),
        mix(base, "#0a0a14", 0.62),
        mix(light, "#ffffff", 0.3),
    )


def _polygon(painter: QPainter, points: list[tuple[float, float]], fill: str, alpha: float = 1.0) -> None:
    dip(painter, None, color(fill, alpha))
    painter.drawPolygon(QPolygonF([QPointF(x, y) for x, y in points]))


def _ridge(painter: QPainter, seed: Random, tall: float, fill: str, level: float, jag: float) -> None:
    """Draw a jagged horizon at `level` (share of the height)."""
    points = [(0.0, tall)]
    x = 0.0
    while x < 100:
        points.append((x, tall * level + seed.uniform(-jag, jag) * tall))
        x += seed.uniform(9, 20)
    _polygon(painter, [*points, (100.0, tall * level), (100.0, tall)], fill)


def _peaks(painter: QPainter, seed: Random, tall: float, tones: _Tones) -> None:
    _ridge(painter, seed, tall, mix(tones.far, tones.low, 0.35), 0.52, 0.16)
    _ridge(painter, seed, tall, tones.far, 0.68, 0.09)


def _flames(painter: QPainter, seed: Random, tall: float, tones: _Tones) -> None:
    for layer, fill in enumerate((mix(tones.far, tones.light, 0.35), tones.far)):
        x = -8.0
        while x < 104:
            wide, top = seed.uniform(10, 20), tall * seed.uniform(0.25 + layer * 0.2, 0.6 + layer * 0.16)
            path = QPainterPath(QPointF(x, tall))
            path.quadTo(x - 4, (top + tall) / 2, x + wide * seed.uniform(0.3, 0.9), top)
            path.quadTo(x + wide + 6, (top + tall) / 2, x + wide, tall)
            painter.fillPath(path, color(fill))
            x += wide * 0.72


def _city(painter: QPainter, seed: Random, tall: float, tones: _Tones) -> None:
    for layer, fill in enumerate((mix(tones.far, tones.low, 0.3), tones.far)):
        x = -4.0
        while x < 100:
            wide, top = seed.uniform(8, 17), tall * seed.uniform(0.32 + layer * 0.2, 0.6 + layer * 0.15)
            roof = seed.choice((0.0, wide * 0.5, wide * 0.9))
            _polygon(
                painter, [(x, tall), (x, top), (x + wide / 2, top - roof), (x + wide, top), (x + wide, tall)], fill
            )
            for _ in range(2):
                painter.fillRect(
                    QRectF(x + seed.uniform(2, wide - 3), top + seed.uniform(4, 18), 1.8, 2.6), color(tones.light, 0.75)
                )
            x += wide + seed.uniform(0, 3)


def _spires(painter: QPainter, seed: Random, tall: float, tones: _Tones) -> None:
    _rays(painter, seed, tall, tones)
    for index in range(7):
        x, wide = index * 15 + seed.uniform(-4, 4), seed.uniform(4, 9)
        top = tall * (0.28 + 0.09 * abs(index - 3)) * seed.uniform(0.85, 1.15)
        fill = mix(tones.far, tones.low, 0.25 if index % 2 else 0.0)
        _polygon(
            painter,
            [(x - wide, tall), (x - wide * 0.7, top + 14), (x, top), (x + wide * 0.7, top + 14), (x + wide, tall)],
            fill,
        )


def _forest(painter: QPainter, seed: Random, tall: float, tones: _Tones) -> None:
    for layer, fill in enumerate((mix(tones.far, tones.low, 0.4), tones.far)):
        for _ in range(9):
            x, size = seed.uniform(0, 100), seed.uniform(10, 20)
            y = tall * (0.5 + layer * 0.14) + seed.uniform(-8, 8)
            dip(painter, None, color(fill))
            painter.drawRect(QRectF(x - 1.4, y, 2.8, tall - y))
            painter.drawEllipse(QPointF(x, y), size * 0.72, size)


def _columns(painter: QPainter, seed: Random, tall: float, tones: _Tones) -> None:
    _ridge(painter, seed, tall, mix(tones.far, tones.low, 0.45), 0.6, 0.1)
    for x in range(seed.randrange(-6, 4), 104, seed.choice((19, 23, 27))):
        top = tall * seed.choice((0.16, 0.2, 0.42))
        fill = mix(tones.far, tones.low, 0.16)
        painter.fillRect(QRectF(x, top, 11, tall), color(fill))
        painter.fillRect(QRectF(x - 2, top, 15, 5), color(fill))
        for flute in (3, 7):
            painter.fillRect(QRectF(x + flute, top + 7, 1.2, tall), color(tones.near, 0.45))


def _stars(painter: QPainter, seed: Random, tall: float, tones: _Tones) -> None:
    painter.fillRect(QRectF(0, 0, 100, tall), color("#070a1c", 0.55))
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(34):
        size = seed.choice((0.4, 0.6, 1.0))
        painter.setBrush(color("#ffffff", seed.uniform(0.5, 1)))
        painter.drawEllipse(QPointF(seed.uniform(0, 100), seed.uniform(0, tall)), size, size)
    center, size = QPointF(seed.uniform(8, 92), tall * seed.uniform(0.15, 0.55)), seed.uniform(12, 30)
    _planet(painter, center, size, tones)
    if seed.random() < 0.6:
        dip(painter, QPen(color(tones.light, 0.8), 2), None)
        painter.drawEllipse(center, size * 1.6, size * 0.35)


def _planet(painter: QPainter, center: QPointF, size: float, tones: _Tones) -> None:
    ball = QRadialGradient(center - QPointF(size * 0.4, size * 0.4), size * 1.7)
    ball.setColorAt(0, color(tones.light))
    ball.setColorAt(0.5, color(tones.low))
    ball.setColorAt(1, color(tones.near))
    dip(painter, None, ball)
    painter.drawEllipse(center, size, size)


def _dunes(painter: QPainter, seed: Random, tall: float, tones: _Tones) -> None:
    for _ in range(2):
        _planet(painter, QPointF(seed.uniform(5, 95), tall * seed.uniform(0.1, 0.35)), seed.uniform(4, 13), tones)
    for layer in range(3):
        y = tall * (0.55 + layer * 0.13)
        path = QPainterPath(QPointF(0, tall))
        path.lineTo(0, y + seed.uniform(-8, 8))
        path.cubicTo(30, y - seed.uniform(0, 24), 60, y + seed.uniform(0, 20), 100, y + seed.uniform(-10, 8))
        path.lineTo(100, tall)
        painter.fillPath(path, color(mix(mix(tones.far, "#b4483a", 0.35), tones.near, layer * 0.35)))


def _waves(painter: QPainter, seed: Random, tall: float, tones: _Tones) -> None:
    for layer in range(4):
        y, phase = tall * (0.34 + layer * 0.16), seed.uniform(0, 6)
        points = [(float(x), y + math.sin(x / (7 + layer * 2) + phase) * (4 + layer)) for x in range(0, 104, 4)]
        _polygon(painter, [(0, tall), *points, (100, tall)], mix(mix(tones.low, tones.far, 0.4), tones.near, layer / 4))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for _ in range(12):
        painter.setPen(QPen(color(tones.light, 0.7), 0.8))
        painter.drawEllipse(QPointF(seed.uniform(4, 96), seed.uniform(tall * 0.3, tall)), *(seed.uniform(0.8, 3),) * 2)


def _clouds(painter: QPainter, seed: Random, tall: float, tones: _Tones) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for layer in range(3):
        for _ in range(6):
            x, y, size = seed.uniform(0, 100), tall * (0.28 + layer * 0.25) + seed.uniform(-6, 6), seed.uniform(9, 18)
            painter.setBrush(color(mix("#ffffff", tones.far, layer * 0.28), 0.75))
            painter.drawEllipse(QPointF(x, y), size * 1.5, size * 0.55)
            painter.drawEllipse(QPointF(x - 4, y - size * 0.4), size * 0.7, size * 0.55)


def _circuits(painter: QPainter, seed: Random, tall: float, tones: _Tones) -> None:
    for _ in range(13):
        x, y = seed.randrange(0, 100, 8), seed.uniform(0, tall)
        path = QPainterPath(QPointF(x, y))
        for _ in range(3):
            path.lineTo(path.currentPosition() + QPointF(seed.choice((-16, 16)), 0))
            path.lineTo(path.currentPosition() + QPointF(0, seed.choice((-14, 14))))
        dip(painter, QPen(color(tones.light, 0.5), 1.3), None)
        painter.drawPath(path)
        painter.setBrush(color(tones.light, 0.9))
        painter.drawEllipse(path.currentPosition(), 2, 2)
    _polygon(painter, [(0, tall), (0, tall * 0.82), (100, tall * 0.82), (100, tall)], tones.far, 0.8)


def _mist(painter: QPainter, seed: Random, tall: float, tones: _Tones) -> None:
    for _ in range(6):
        x, y = seed.uniform(0, 94), tall * seed.uniform(0.55, 0.72)
        dip(painter, None, color(tones.far))
        painter.drawRoundedRect(QRectF(x, y, 11, 40), 5, 5)
    for _ in range(7):
        y = tall * seed.uniform(0.2, 0.95)
        painter.setBrush(color("#ffffff", 0.14))
        painter.drawEllipse(QPointF(seed.uniform(0, 100), y), seed.uniform(24, 50), seed.uniform(3, 8))


def _scales(painter: QPainter, seed: Random, tall: float, tones: _Tones) -> None:
    size = seed.choice((9.0, 12.0, 15.0))
    painter.setPen(QPen(color(tones.near, 0.5), 1))
    rows = int(tall / size) + 2
    for row in range(rows, -1, -1):
        painter.setBrush(color(mix(tones.low, tones.far, 1 - row / rows), 0.9))
        for column in range(int(100 / (size * 2)) + 2):
            x = column * size * 2 + (size if row % 2 else 0)
            painter.drawEllipse(QPointF(x, row * size), size, size * 1.1)


def _rays(painter: QPainter, seed: Random, tall: float, tones: _Tones) -> None:
    x, y, count = 50 + seed.uniform(-20, 20), tall * seed.uniform(0.3, 0.6), seed.choice((9, 12, 16))
    start = seed.uniform(0, 1)
    for index in range(count):
        a, b = ((index + start + part) * 2 * math.pi / count for part in (0, 0.5))
        _polygon(
            painter,
            [(x, y), (x + 160 * math.cos(a), y + 160 * math.sin(a)), (x + 160 * math.cos(b), y + 160 * math.sin(b))],
            tones.light,
            0.22,
        )


_Backdrop = Callable[[QPainter, Random, float, _Tones], None]
_BACKDROPS: dict[Suit, tuple[_Backdrop, ...]] = {
    House.BROBNAR: (_peaks, _peaks, _flames),
    House.DIS: (_flames, _flames, _spires),
    House.EKWIDON: (_city, _dunes, _rays),
    House.GEISTOID: (_mist, _mist, _forest),
    House.KEYRAKEN: (_waves, _scales),
    House.LOGOS: (_circuits, _circuits, _city),
    House.MARS: (_dunes, _dunes, _stars),
    House.OUBOROS: (_scales, _columns),
    House.REDEMPTION: (_rays, _peaks),
    House.SANCTUM: (_spires, _rays, _clouds),
    House.SAURIAN: (_columns, _columns, _peaks),
    House.SHADOWS: (_city, _city, _mist),
    House.SKYBORN: (_clouds,),
    House.STAR_ALLIANCE: (_stars, _stars, _circuits),
    House.UNFATHOMABLE: (_waves,),
    House.UNTAMED: (_forest, _forest, _peaks),
    CardType.ARCHON_POWER: (_rays, _columns, _stars),
    CardType.PROPHECY: (_mist, _stars),
    CardType.TIDE: (_waves,),
    None: (_rays,),
}


def _halo(painter: QPainter, seed: Random, center: QPointF, size: float, tones: _Tones) -> None:
    """Draw the light behind the figure: a disc, ring, crescent, triangle or nothing but glow."""
    glow = QRadialGradient(center, size * 1.35)
    glow.setColorAt(0, color(tones.light, 0.85))
    glow.setColorAt(1, color(tones.light, 0.0))
    dip(painter, None, glow)
    painter.drawEllipse(center, size * 1.35, size * 1.35)
    kind = seed.randrange(6)
    painter.setBrush(color(tones.light, 0.55))
    if kind == 0:
        painter.drawEllipse(center, size * 0.8, size * 0.8)
    elif kind == 1:
        dip(painter, QPen(color(tones.light, 0.75), size * 0.12), None)
        painter.drawEllipse(center, size * 0.85, size * 0.85)
    elif kind == 2:
        moon = QPainterPath()
        moon.addEllipse(center, size * 0.85, size * 0.85)
        shade = QPainterPath()
        shade.addEllipse(center + QPointF(size * 0.42, -size * 0.2), size * 0.72, size * 0.72)
        painter.fillPath(moon.subtracted(shade), color(tones.light, 0.85))
    elif kind in (3, 4):
        painter.save()
        painter.translate(center)
        painter.scale(size / 50, size / 50)
        painter.translate(-50, -50)
        painter.drawPath(shape("P 3 50 56 54 0" if kind == 3 else "P 4 50 50 52 0"))
        painter.restore()


def _paint_figure(painter: QPainter, subject: Subject, seed: Random, tones: _Tones, theme: Theme) -> None:
    """Paint the figure into the 100 × 100 box: a rim of light first, then the body over it."""
    colors = theme.house(subject.house)
    body = QLinearGradient(QPointF(20, 0), QPointF(80, 100))
    body.setColorAt(0, color(mix(tones.near, colors.base, 0.38)))
    body.setColorAt(1, color(mix(tones.near, "#04030a", 0.45)))
    turn = seed.choice((0, 0, -40, 40, 95, 180))
    second = mix(_turned(colors.base, turn, seed.uniform(0.9, 1.15)), tones.light, seed.uniform(0.0, 0.3))
    middle = QLinearGradient(QPointF(0, 0), QPointF(100, 100))
    middle.setColorAt(0, color(mix(second, "#ffffff", 0.25)))
    middle.setColorAt(1, color(mix(second, "#05040c", 0.45)))
    bright = QLinearGradient(QPointF(0, 0), QPointF(0, 100))
    bright.setColorAt(0, color(mix(tones.light, "#ffffff", 0.55)))
    bright.setColorAt(1, color(mix(tones.light, second, 0.25)))
    deep = QBrush(QColor(mix(tones.near, "#020208", 0.8)))
    fills = {"b": QBrush(body), "m": QBrush(middle), "l": QBrush(bright), "k": deep}
    shown = picture(subject.type, subject.traits, subject.id)
    _accents(painter, shown.variety, fills, 1.0 if "creature" in subject.type else 1.55)
    outlined = shown.figure[0][0] == "l" or subject.type == "action"
    for angle, scale, dx, dy, opacity in _STANDS[shown.variety.stand]:
        painter.save()
        painter.setOpacity(opacity)
        painter.translate(50 + dx, 50 + dy)
        painter.rotate(angle)
        painter.scale(scale, abs(scale))
        painter.translate(-50, -50)
        _paint_parts(painter, shown.figure, fills, tones, outlined=outlined)
        painter.restore()


_Stand = tuple[float, float, float, float, float]
_STANDS: tuple[tuple[_Stand, ...], ...] = (
    ((0, 1, 0, 0, 1),),
    ((-10, -0.62, -26, -14, 0.5), (0, 0.92, 6, 6, 1)),
    ((16, 0.6, 28, -16, 0.5), (-14, -0.6, -28, -16, 0.5), (0, 0.86, 0, 8, 1)),
    ((-16, 0.98, 0, 0, 1),),
    ((14, -0.98, 0, 0, 1),),
)
"""How a figure stands, back to front: degrees clockwise, size (negative: mirrored), place, opacity of each copy."""


def _accents(painter: QPainter, more: Variety, fills: dict[str, QBrush], larger: float) -> None:
    """Paint the small signs around a figure, each with a dark edge, so many times as large as usual."""
    edge = QPen(color("#0a0810", 0.55), 9)
    edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    for x, y, usual in PLACES[more.places]:
        size = usual * larger
        painter.save()
        painter.translate(x - size / 2, y - size / 2)
        painter.scale(size / 100, size / 100)
        for _, drawing in ACCENTS[more.accent][:1]:
            painter.strokePath(drawn(drawing), edge)
        for tone, drawing in ACCENTS[more.accent]:
            painter.fillPath(drawn(drawing), fills[tone])
        painter.restore()


def _paint_parts(painter: QPainter, parts: Figure, fills: dict[str, QBrush], tones: _Tones, *, outlined: bool) -> None:
    """Paint a figure's parts: a rim of light first, then the body over it."""
    painter.save()
    painter.translate(-1.8, -1.6)
    rim = color(mix(tones.light, "#ffffff", 0.4), 0.9)
    for tone, drawing in parts:
        if tone in "bm":
            painter.fillPath(drawn(drawing), rim)
    painter.restore()
    if outlined:
        edge = QPen(color(mix(tones.near, "#05040c", 0.4), 0.85), 5)
        edge.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
        for tone, drawing in parts:
            if tone in "lm":
                painter.strokePath(drawn(drawing), edge)
    for tone, drawing in parts:
        painter.fillPath(drawn(drawing), fills[tone])


def _sparks(painter: QPainter, seed: Random, tall: float, tones: _Tones) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    for _ in range(seed.randrange(5, 14)):
        size = seed.uniform(0.5, 1.5)
        painter.setBrush(color(mix(tones.light, "#ffffff", 0.4), seed.uniform(0.4, 0.9)))
        painter.drawEllipse(QPointF(seed.uniform(0, 100), seed.uniform(0, tall)), size, size)


def paint_scene(painter: QPainter, subject: Subject, rect: QRectF, theme: Theme, *, focus: float = 0.56) -> None:
    """Paint a card's picture to fill `rect`; `focus` is the height of the figure's middle as a share of it."""
    seed = Random(subject.id)
    tones = _tones(subject, seed, theme)
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 100, rect.width() / 100)
    tall = 100 * rect.height() / rect.width()
    sky = QLinearGradient(QPointF(0, 0), QPointF(seed.uniform(-30, 30), tall))
    sky.setColorAt(0, color(tones.top))
    sky.setColorAt(0.75, color(tones.low))
    painter.fillRect(QRectF(0, 0, 100, tall), sky)
    seed.choice(_BACKDROPS.get(subject.house, _BACKDROPS[None]))(painter, seed, tall, tones)
    action = subject.type in ("action", "upgrade", "prophecy", "archon power")
    size = (
        min(tall * 0.96, 92.0)
        * seed.uniform(0.9, 1.02)
        * (0.84 if action else 0.9 if subject.type == "artifact" else 1.0)
    )
    middle = QPointF(50 + seed.uniform(-5, 5), tall * focus)
    _halo(painter, seed, middle - QPointF(0, size * 0.06), size * 0.56, tones)
    painter.save()
    painter.setOpacity(0.16)
    paint_shape(painter, subject.house, QRectF(58, -8, 52, 52), QColor(tones.light))
    painter.restore()
    painter.translate(middle)
    painter.rotate(seed.uniform(-9, 9) if action else seed.uniform(-3, 3))
    painter.scale(size / 100 * (-1 if seed.random() < 0.5 else 1), size / 100)
    top = -50.0 if action or subject.type == "artifact" else -46.0
    painter.translate(-50, top)
    _paint_figure(painter, subject, seed, tones, theme)
    painter.restore()
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 100, rect.width() / 100)
    _sparks(painter, seed, tall, tones)
    painter.restore()
