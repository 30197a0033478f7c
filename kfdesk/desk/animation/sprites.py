"""Items that beats bring to the table for a moment: pictures that fly, copies of cards that vanish."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap, qRgba
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kfdesk.desk.kit.painting import painting_on

Z_BELOW: Final = 3.0
"""Under the cards, over the cloth."""
Z_FLYING: Final = 8000.0
Z_EFFECT: Final = 8200.0
LEVELS: Final = 18
"""So many steps a card takes to burn away."""


class Sprite(QGraphicsItem):
    """A picture around its middle; one that is `light` brightens what it covers.

    One that is not `smooth` is scaled roughly, which takes a third of the time: for what is blurred anyway.
    """

    def __init__(self, picture: QPixmap, *, light: bool = False, smooth: bool = True, z: float = Z_EFFECT) -> None:
        super().__init__()
        self._light, self._smooth = light, smooth and not light
        self._take(picture)
        self.setZValue(z)
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def _take(self, picture: QPixmap) -> None:
        size = picture.deviceIndependentSize()
        self._picture = picture
        self._at = QPointF(-size.width() / 2, -size.height() / 2)
        self._bounds = QRectF(self._at, size).adjusted(-1, -1, 1, 1)

    def show_picture(self, picture: QPixmap) -> None:
        """Show another picture."""
        if picture is self._picture:
            return
        if picture.deviceIndependentSize() != self._picture.deviceIndependentSize():
            self.prepareGeometryChange()
        self._take(picture)
        self.update()

    @property
    def picture(self) -> QPixmap:
        """What it shows."""
        return self._picture

    def boundingRect(self) -> QRectF:
        """Return the picture's place."""
        return self._bounds

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the picture."""
        del option, widget
        if self._light:
            painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_Plus)
        if self._smooth:
            painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        painter.drawPixmap(self._at, self._picture)


def grey(picture: QPixmap) -> QPixmap:
    """Return a picture without its colors, as transparent as it is."""
    ratio = picture.devicePixelRatio()
    image = picture.toImage()
    dull = image.convertToFormat(QImage.Format.Format_Grayscale8).convertToFormat(
        QImage.Format.Format_ARGB32_Premultiplied
    )
    dull.setDevicePixelRatio(ratio)
    with painting_on(dull) as painter:
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.drawImage(QPointF(), image)
    return QPixmap.fromImage(dull)


def burnt(picture: QPixmap, share: float) -> QPixmap:
    """Return a card that has burnt away to this share, with a glowing edge."""
    level = min(LEVELS, max(0, round(share * LEVELS)))
    left, glow = _burning_of_size(level, picture.width(), picture.height())
    result = QPixmap(picture.size())
    result.fill(Qt.GlobalColor.transparent)
    with painting_on(result) as painter:
        plain = QPixmap(picture)
        plain.setDevicePixelRatio(1)
        painter.drawPixmap(QPointF(), plain)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_SourceAtop)
        painter.drawImage(QPointF(), glow)
        painter.setCompositionMode(QPainter.CompositionMode.CompositionMode_DestinationIn)
        painter.drawImage(QPointF(), left)
    result.setDevicePixelRatio(picture.devicePixelRatio())
    return result


@lru_cache(maxsize=LEVELS + 1)
def _burning_of_size(level: int, width: int, height: int) -> tuple[QImage, QImage]:
    """Return what is left of a card of this size in pixels, and the glow on its edge."""
    left, glow = _burning(level)
    how = Qt.AspectRatioMode.IgnoreAspectRatio, Qt.TransformationMode.SmoothTransformation
    return left.scaled(width, height, *how), glow.scaled(width, height, *how)


@lru_cache(maxsize=LEVELS + 1)
def _burning(level: int) -> tuple[QImage, QImage]:
    """Return what is left of a card at a level of burning, and the glow on its edge."""
    noise, ranks = _noise()
    burnt_below = level / LEVELS * 1.25 - 0.12
    left, glow = QImage(noise), QImage(noise)
    left.setColorTable([_left(rank - burnt_below) for rank in ranks])
    glow.setColorTable([_glow(rank - burnt_below) for rank in ranks])
    form = QImage.Format.Format_ARGB32_Premultiplied
    return left.convertToFormat(form), glow.convertToFormat(form)


def _left(above: float) -> int:
    alpha = round(255 * max(0.0, min(1.0, above / 0.03)))
    return qRgba(alpha, alpha, alpha, alpha)


def _glow(above: float) -> int:
    """Return the color of a point so far above what has burnt: white, yellow, red, char, then nothing."""
    if above > 0.20:
        return qRgba(0, 0, 0, 0)
    if above > 0.10:
        return qRgba(30, 12, 4, round(235 * (0.20 - above) / 0.10))
    heat = max(0.0, min(1.0, 1 - above / 0.10))
    return qRgba(255, round(70 + 170 * heat), round(150 * heat * heat), 255)


@lru_cache(maxsize=1)
def _noise() -> tuple[QImage, tuple[float, ...]]:
    """Return an uneven ground of 256 heights, and for each height the share of points that lie below it."""
    size = QSizeF(63, 88).toSize()
    ground = QImage(size, QImage.Format.Format_Grayscale8)
    dice = Random(5)
    with painting_on(ground) as painter:
        painter.setRenderHint(QPainter.RenderHint.SmoothPixmapTransform)
        for cells, opacity in ((4, 1.0), (8, 0.5), (16, 0.34), (32, 0.22)):
            rough = QImage(cells, round(cells * 1.4), QImage.Format.Format_Grayscale8)
            for y in range(rough.height()):
                for x in range(cells):
                    value = dice.randrange(256)
                    rough.setPixel(x, y, qRgba(value, value, value, 255))
            painter.setOpacity(opacity)
            painter.drawImage(QRectF(0, 0, size.width(), size.height()), rough)
    noise = QImage(ground.constBits(), size.width(), size.height(), ground.bytesPerLine(), _INDEXED).copy()
    counts = [0] * 256
    for y in range(size.height()):
        for x in range(size.width()):
            counts[noise.pixelIndex(x, y)] += 1
    ranks, below = [], 0
    for count in counts:
        ranks.append(below / (size.width() * size.height()))
        below += count
    return noise, tuple(ranks)


_INDEXED = QImage.Format.Format_Indexed8
