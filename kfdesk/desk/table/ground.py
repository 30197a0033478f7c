"""What the table is made of: stone under a pool of light, with a ring of metal let into its middle.

The ground depends only on a size, a theme and a screen, and never on cards. The light is painted in fewer
pixels than the screen has, because it changes slowly; the grain under it is as fine as the screen.
"""

from __future__ import annotations

from functools import lru_cache
from math import ceil, cos, pi, sin
from random import Random
from typing import Final

from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QImage, QPainter, QPen, QRadialGradient

from kfdesk.desk.kit.painting import painting_on
from kfdesk.desk.kit.theme import Theme, color

TILE: Final = 384
"""Width and height of the repeated piece of grain, in pixels of the screen."""
MOST_LIGHT: Final = 480
"""Width of the picture of the light, in pixels; it is drawn as large as the table."""
MOST_KEPT: Final = 4_200_000
"""The largest ground that is kept, in pixels (four bytes each): larger ones are painted anew in 60 ms."""
RING_EDGE: Final = 4.0
"""How far the ring's lines and their shade reach beyond its radius, in scene units."""
FAINT: Final = 0.3
"""How much of the ring is seen where words stand on it."""
_Mode = QPainter.CompositionMode


def paint_ground(
    painter: QPainter,
    width: float,
    height: float,
    theme: Theme,
    middle: QPointF | None = None,
    *,
    read_on: bool = False,
) -> None:
    """Paint the ground of a table or a page of this size; with `middle` the ring is let in around that point.

    Where words stand on it (`read_on`) the ring is so faint that its lines do not strike them out.
    """
    if theme.plain:
        painter.fillRect(QRectF(0, 0, width, height), QColor(theme.cloth))
        return
    ratio = painter.device().devicePixelRatio()
    size = ceil(width * ratio), ceil(height * ratio)
    if size[0] * size[1] <= MOST_KEPT:
        painter.drawImage(0, 0, _kept(*size, ratio, theme))
    else:
        _paint(painter, width, height, theme)
    if middle is not None:
        ring = _ring(round(min(width, height) * 0.36 * ratio), ratio, theme)
        half = ring.width() / 2  # in pixels, and the ring lies on whole ones
        corner = QPointF(round(middle.x() * ratio - half), round(middle.y() * ratio - half))
        painter.setOpacity(FAINT if read_on else 1.0)
        painter.drawImage(corner / ratio, ring)
        painter.setOpacity(1.0)


def forget_grounds() -> None:
    """Let go of the grounds drawn so far: another page will be shown, whose size is another."""
    _kept.cache_clear()


@lru_cache(maxsize=1)
def _kept(width: int, height: int, ratio: float, theme: Theme) -> QImage:
    """Return the ground of so many pixels without the ring, which moves with the rows of cards."""
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    with painting_on(image) as painter:
        _paint(painter, width / ratio, height / ratio, theme)
    return image


def _paint(painter: QPainter, width: float, height: float, theme: Theme) -> None:
    place = QRectF(0, 0, width, height)
    painter.save()
    brush = QBrush(grain(theme))
    ratio = painter.device().devicePixelRatio()
    brush.setTransform(brush.transform().scale(1 / ratio, 1 / ratio))
    painter.fillRect(place, brush)
    painter.setRenderHints(QPainter.RenderHint.SmoothPixmapTransform | QPainter.RenderHint.Antialiasing)
    painter.drawImage(place, _light(theme, round(100 * height / max(1.0, width))))
    painter.restore()


def _noise(cells: int, seed: int) -> QImage:
    """Return soft gray spots, `cells` across a tile; its edges fit together."""
    dots = QImage(Random(seed).randbytes(cells * cells), cells, cells, cells, QImage.Format.Format_Grayscale8)
    around = QImage(3 * cells, 3 * cells, QImage.Format.Format_ARGB32_Premultiplied)
    with painting_on(around) as painter:
        for at in range(9):
            painter.drawImage(at % 3 * cells, at // 3 * cells, dots)
    smooth = Qt.TransformationMode.SmoothTransformation
    large = around.scaled(3 * TILE, 3 * TILE, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
    return large.copy(QRect(TILE, TILE, TILE, TILE))


@lru_cache(maxsize=3)
def grain(theme: Theme) -> QImage:
    """Return the repeated piece of stone in the color of a theme's table."""
    spots = QImage(TILE, TILE, QImage.Format.Format_ARGB32_Premultiplied)
    with painting_on(spots) as painter:
        for share, cells in ((1.0, 4), (0.5, 11), (0.34, 32), (0.4, TILE)):
            painter.setOpacity(share)
            painter.drawImage(0, 0, _noise(cells, cells))
    made = QImage(TILE, TILE, QImage.Format.Format_ARGB32_Premultiplied)
    made.fill(QColor(theme.cloth))
    with painting_on(made) as painter:
        painter.setCompositionMode(_Mode.CompositionMode_SoftLight)
        painter.setOpacity(0.42 if theme.dark else 0.22)
        painter.drawImage(0, 0, spots)
    return made


@lru_cache(maxsize=6)
def _light(theme: Theme, percent: int) -> QImage:
    """Return the light over the ground: a pool in the middle and darker edges; `percent`: height of width."""
    width, height = MOST_LIGHT, max(1, MOST_LIGHT * percent // 100)
    image = QImage(width, height, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    with painting_on(image) as painter:
        pool = QRadialGradient(QPointF(0.5, 0.47), 0.62)
        for at, share in ((0.0, 1.0), (0.3, 0.78), (0.65, 0.3), (1.0, 0.0)):
            pool.setColorAt(at, color(theme.cloth_light, share))
        shade = QRadialGradient(QPointF(0.5, 0.48), 0.78)
        for at, share in ((0.0, 0.0), (0.5, 0.0), (0.8, 0.5), (1.0, 0.92)):
            shade.setColorAt(at, color(theme.cloth_edge, share))
        painter.scale(width, height)
        for light in (pool, shade):
            painter.fillRect(QRectF(0, 0, 1, 1), light)
    return image


@lru_cache(maxsize=2)
def _ring(radius: int, ratio: float, theme: Theme) -> QImage:
    """Return the ring, of a radius in pixels: to draw it takes five times as long as all the rest of the ground."""
    side = 2 * (radius + ceil(RING_EDGE * ratio))
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    with painting_on(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        _paint_ring(painter, QPointF(side, side) / (2 * ratio), radius / ratio, theme)
    return image


def _paint_ring(painter: QPainter, middle: QPointF, radius: float, theme: Theme) -> None:
    """Let two rings of metal with marks and a star of two triangles into the stone, faint enough to lie under cards."""

    def at(turn: float, share: float) -> QPointF:
        return middle + QPointF(sin(turn), cos(turn)) * (radius * share)

    lines = [QLineF(at(n * pi / 36, 0.95 if n % 6 else 0.88), at(n * pi / 36, 0.985)) for n in range(72)]
    corners = [at(n * pi / 3, 0.93) for n in range(6)]
    lines += [QLineF(corners[n], corners[(n + 2) % 6]) for n in range(6)]
    painter.setBrush(Qt.BrushStyle.NoBrush)
    metal = QPen(color(theme.inlay, 0.34), 1.4)
    groove = QPen(color(theme.shadow, 0.28 if theme.dark else 0.14), 2.2)
    for pen, drop in ((groove, 1.4), (metal, 0.0)):
        painter.setPen(pen)
        painter.drawLines([line.translated(0, drop) for line in lines])
        for share in (1.0, 0.93, 0.62, 0.60):  # one path of all would take ten times as long
            painter.drawEllipse(middle + QPointF(0, drop), radius * share, radius * share)
