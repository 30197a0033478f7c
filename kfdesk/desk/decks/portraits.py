"""The Archons' portraits as they are wanted by lists: painted when first seen, the least seen forgotten."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPixmap

from kfdesk.desk.art.archon import paint_archon
from kfdesk.desk.kit.bounded import MIB
from kfdesk.desk.kit.painted_soon import PaintedSoon
from kfdesk.desk.kit.painting import dip, painting_on
from kfdesk.desk.kit.theme import THEMES, Theme, mix
from kfdesk.engine.terms import HOUSES

LIMIT_BYTES = 16 * MIB
"""Memory for portraits: some two hundred cards of the grid, some fifty at 200 %."""


@dataclass(frozen=True, slots=True)
class _Wanted:
    name: str
    houses: tuple[str, ...]
    width: int
    height: int
    ratio: float
    theme: str


class Portraits(QObject):
    """Portraits by name, houses, size, device pixel ratio and theme."""

    def __init__(self, limit: int = LIMIT_BYTES, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._soon: PaintedSoon[_Wanted] = PaintedSoon(_painted, limit, self)
        self.kept = self._soon.kept
        self.painted_some = self._soon.painted_some
        """Emitted when portraits that a list asked for with `soon` are there."""

    def pixmap(self, name: str, houses: Sequence[str], size: QSize, ratio: float, theme: Theme) -> QPixmap:
        """Return a deck's portrait, `size` in logical pixels."""
        return self._soon.now(_Wanted(name, tuple(houses), size.width(), size.height(), ratio, theme.name))

    def soon(self, name: str, houses: Sequence[str], size: QSize, ratio: float, theme: Theme) -> QPixmap | None:
        """Return a deck's portrait if it was painted already; else it will be, and `painted_some` is emitted then."""
        return self._soon.soon(_Wanted(name, tuple(houses), size.width(), size.height(), ratio, theme.name))


def _painted(wanted: _Wanted) -> QPixmap:
    ratio = wanted.ratio
    made = QPixmap(max(1, round(wanted.width * ratio)), max(1, round(wanted.height * ratio)))
    made.fill(Qt.GlobalColor.transparent)
    made.setDevicePixelRatio(ratio)
    rect = QRectF(0, 0, wanted.width, wanted.height)
    with painting_on(made) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        shape = QPainterPath()
        shape.addRoundedRect(rect, 6, 6)
        painter.setClipPath(shape)
        paint_archon(painter, wanted.name, wanted.houses, rect, THEMES[wanted.theme])
    return made


def draw_shade(painter: QPainter, houses: Sequence[str], rect: QRectF, theme: Theme) -> None:
    """Draw what stands for a portrait that is not painted yet: the colors of its houses."""
    sky = QLinearGradient(QPointF(rect.left(), rect.top()), QPointF(rect.right(), rect.bottom()))
    colors = [theme.house(HOUSES.get(house)) for house in houses] or [theme.house(None)]
    for place, found in enumerate(colors):
        sky.setColorAt(place / max(1, len(colors) - 1), QColor(mix(found.base, theme.panel, 0.55)))
    painter.save()
    dip(painter, None, sky)
    painter.drawRoundedRect(rect, 6, 6)
    painter.restore()
