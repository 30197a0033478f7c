"""Figures painted on a transparent ground: lit from one side, shaded in a manner, and their cast shadows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QImage, QPainter, QPen, QTransform

from kfdesk.desk.art.bodies import Layer
from kfdesk.desk.art.manners import Manner
from kfdesk.desk.art.palettes import Palette
from kfdesk.desk.art.tiles import lay
from kfdesk.desk.kit.painting import dip, painting_on
from kfdesk.desk.kit.theme import color

SEEN: Final = 7.0
"""Units from which on a part of a figure gets an outline: around less it would be all that is seen."""


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
        with painting_on(shade) as painter:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceIn)
            painter.fillRect(shade.rect(), color(fill, alpha))
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
    with painting_on(image) as painter:
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
    return Sprite(image, at, unit)


def _shade(painter: QPainter, box: QRectF, manner: Manner, *, lit_from_left: bool) -> None:
    """Shade what is painted on the side away from the light."""
    if manner.shade == "none":
        return
    painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
    lay(painter, manner.shade, box, manner.depth, mirrored=not lit_from_left)


def ground_shadow(floor: float, *, lit_from_left: bool) -> QTransform:
    """Return the transform that lays a figure's shadow on the floor behind it, away from the light."""
    lean = -1.15 if lit_from_left else 1.15
    flat = 0.3
    return QTransform(1, 0, lean, flat, -lean * floor, floor - flat * floor)


def blot(painter: QPainter, at: QPointF, wide: float, colors: Palette) -> None:
    """Paint the shadow of what floats above the floor."""
    dip(painter, None, color(colors.ink, 0.45))
    painter.drawEllipse(at, wide, wide * 0.18)
