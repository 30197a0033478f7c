"""Figures painted on a transparent ground: lit from one side, shaded in a manner, and their cast shadows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QLinearGradient, QPainter, QPainterPath, QPen, QTransform

from kfdesk.desk.art.bodies import Layer
from kfdesk.desk.art.manners import Manner
from kfdesk.desk.art.palettes import Palette
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import color

SEEN: Final = 7.0
"""Units from which on a part of a figure gets an outline: around less it would be all that is seen."""
_TILES: Final = (160, 480)
"""Sides in pixels of the patterns of shade; the smallest that is not much smaller than a figure is scaled to it."""
_SHADE: Final = "#0b0710"


@dataclass(frozen=True, slots=True)
class Sprite:
    """A figure on a transparent ground, and where it lies in a picture, whose units have so many pixels."""

    image: QImage
    at: QRect
    """In pixels of the picture."""
    unit: float

    @property
    def box(self) -> QRectF:
        """Where it lies, in units of the picture."""
        return QRectF(
            self.at.x() / self.unit, self.at.y() / self.unit, self.at.width() / self.unit, self.at.height() / self.unit
        )

    def tinted(self, fill: str, alpha: float) -> Sprite:
        """Return what it covers in one color."""
        shade = self.image.copy()
        painter = QPainter(shade)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
        painter.fillRect(shade.rect(), color(fill, alpha))
        painter.end()
        return Sprite(shade, self.at, self.unit)

    def draw(self, painter: QPainter, right: float = 0.0, down: float = 0.0) -> None:
        """Draw it into its picture, moved by about so many units: by whole pixels, which takes a third of the time."""
        painter.save()
        painter.scale(1 / self.unit, 1 / self.unit)
        painter.drawImage(self.at.topLeft() + QPoint(round(right * self.unit), round(down * self.unit)), self.image)
        painter.restore()

    def draw_laid(self, painter: QPainter, laid: QTransform) -> None:
        """Draw it into its picture under a transform of the picture's units."""
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.setTransform(laid, combine=True)
        painter.drawImage(self.box, self.image)
        painter.restore()


def extent(layers: Sequence[Layer], place: QTransform) -> QRectF:
    """Return what layers take up in units of the picture."""
    box = QRectF()
    for layer in layers:
        box = box.united(place.mapRect(layer.path.controlPointRect()))
    return box


def sprite(
    layers: Sequence[Layer],
    place: QTransform,
    tall: float,
    unit: float,
    colors: Palette,
    manner: Manner,
    *,
    lit_from_left: bool,
) -> Sprite | None:
    """Return a figure, as far as it lies in a picture so high, or None where nothing of it does.

    `place` leads from the figure's box to units of the picture, of which each has so many pixels.
    """
    edge = 2 * manner.outline
    whole = extent(layers, place).adjusted(-edge, -edge, edge, edge)
    seen = whole.intersected(QRectF(-8, -8, 116, tall + 16))
    at = QRectF(seen.x() * unit, seen.y() * unit, seen.width() * unit, seen.height() * unit).toAlignedRect()
    if at.isEmpty():
        return None
    image = QImage(at.size(), QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.translate(-at.topLeft())
    painter.scale(unit, unit)
    painter.save()
    painter.setTransform(place, combine=True)
    scale = abs(place.determinant()) ** 0.5 or 1.0
    pen = QPen(color(colors.light if manner.outline_is_light else colors.ink), edge / scale)
    pen.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    for layer in layers:
        box = layer.path.controlPointRect()
        if layer.tone != "k" and max(box.width(), box.height()) * scale > SEEN:
            painter.strokePath(layer.path, pen)
        painter.fillPath(layer.path, color(colors.tone(layer.tone)))
    painter.restore()
    _shade(painter, whole.intersected(QRectF(-20, -20, 140, 160)), manner, lit_from_left=lit_from_left)
    painter.end()
    return Sprite(image, at, unit)


def _shade(painter: QPainter, box: QRectF, manner: Manner, *, lit_from_left: bool) -> None:
    """Shade what is painted on the side away from the light."""
    if manner.shade == "none":
        return
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    pixels = max(box.width(), box.height()) * abs(painter.transform().m11())
    tile = _tile(manner.shade, next((side for side in _TILES if side * 1.3 >= pixels), _TILES[-1]))
    painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
    painter.setOpacity(manner.depth)
    if not lit_from_left:
        painter.translate(2 * box.center().x(), 0)
        painter.scale(-1, 1)
    painter.drawImage(box, tile)


@cache
def _tile(shade: str, side: int) -> QImage:
    """Return a pattern that grows darker to its right and lower side."""
    image = QImage(side, side, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(Qt.GlobalColor.transparent)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.scale(side / 100, side / 100)
    if shade == "soft":
        soft = QLinearGradient(QPointF(0, 0), QPointF(100, 100))
        soft.setColorAt(0.0, color("#ffffff", 0.35))
        soft.setColorAt(0.4, color(_SHADE, 0.0))
        soft.setColorAt(1.0, color(_SHADE))
        painter.fillRect(QRectF(0, 0, 100, 100), soft)
    else:
        painter.fillPath(_lines() if shade == "lines" else _dots(), color(_SHADE))
    painter.end()
    return image


def _lines() -> QPainterPath:
    """Return lines that swell to the right of a box of 100 × 100."""
    path = QPainterPath()
    for line in range(-20, 46):
        y = line * 3.4
        path.moveTo(46, y)
        path.lineTo(112, y + 22)
        path.lineTo(112, y + 24.6)
        path.closeSubpath()
    return path


def _dots() -> QPainterPath:
    """Return dots that grow to the right of a box of 100 × 100."""
    path = QPainterPath()
    for row in range(26):
        for column in range(12, 26):
            x, y = column * 4.2 + (2.1 if row % 2 else 0), row * 4.0
            size = (x - 44) / 30
            path.addEllipse(QPointF(x, y), size, size)
    return path


def ground_shadow(floor: float, *, lit_from_left: bool) -> QTransform:
    """Return the transform that lays a figure's shadow on the floor behind it, away from the light."""
    lean = -1.15 if lit_from_left else 1.15
    flat = 0.3
    return QTransform(1, 0, lean, flat, -lean * floor, floor - flat * floor)


def blot(painter: QPainter, at: QPointF, wide: float, colors: Palette) -> None:
    """Paint the shadow of what floats above the floor."""
    dip(painter, None, color(colors.ink, 0.45))
    painter.drawEllipse(at, wide, wide * 0.18)
