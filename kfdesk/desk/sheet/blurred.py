"""Pictures with soft light on paper: drawn as points there, for Qt's PDF draws a glow that fades as a flat disc."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QRectF, QSizeF
from PySide6.QtGui import QImage, QPaintEngine, QPainter

from kfdesk.collection.records import DeckRecord
from kfdesk.desk.art.archon import paint_archon
from kfdesk.desk.art.faces import paint_card
from kfdesk.desk.art.look import CardLook
from kfdesk.desk.kit.painting import painting_on
from kfdesk.desk.kit.theme import Theme

DOTS = 1.2
"""Points in a tenth of a millimetre: about 300 an inch."""

_DESIGN = 360.0
"""Width of a large card face in the units it is designed in."""
_PICTURE = QRectF(14, 64, 332, 172)
"""The part of a large face that holds its picture and no rules text."""


def portrait(painter: QPainter, record: DeckRecord, rect: QRectF, theme: Theme) -> None:
    """Paint the deck's portrait into a place in tenths of a millimetre."""
    _through_points(
        painter, rect, lambda painter, at: paint_archon(painter, record.name, record.houses, at, theme), rect
    )


def card(painter: QPainter, look: CardLook, size: QSizeF, theme: Theme) -> None:
    """Paint a card's face of a size in tenths of a millimetre: its words as outlines, its picture with soft light."""
    paint_card(painter, look, size, theme)
    unit = size.width() / _DESIGN
    part = QRectF(_PICTURE.x() * unit, _PICTURE.y() * unit, _PICTURE.width() * unit, _PICTURE.height() * unit)
    whole = QRectF(0, 0, size.width(), size.height())
    if not on_screen(painter):
        _through_points(painter, whole, lambda painter, at: paint_card(painter, look, at.size(), theme), part)


def on_screen(painter: QPainter) -> bool:
    """Return whether a painter sets points itself, so that fading light comes out as meant."""
    engine = painter.paintEngine()
    return engine is None or engine.type() is QPaintEngine.Type.Raster


def _through_points(painter: QPainter, rect: QRectF, paint: Callable[[QPainter, QRectF], None], part: QRectF) -> None:
    """Paint into `rect`, on paper by way of an image of which only `part` is taken."""
    if on_screen(painter):
        paint(painter, rect)
        return
    image = QImage(round(rect.width() * DOTS), round(rect.height() * DOTS), QImage.Format.Format_RGB32)
    image.fill(0xFFFFFFFF)
    with painting_on(image) as inner:
        inner.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        inner.scale(DOTS, DOTS)
        paint(inner, QRectF(0, 0, rect.width(), rect.height()))
    source = part.translated(-rect.x(), -rect.y())
    painter.drawImage(part, image, QRectF(source.topLeft() * DOTS, source.size() * DOTS))
