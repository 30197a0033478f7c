"""The Archons' portraits as they are wanted by lists: painted when first seen, the least seen forgotten."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from time import perf_counter

from PySide6.QtCore import QObject, QPointF, QRectF, QSize, Qt, QTimer, Signal
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPixmap

from kfdesk.desk.art.archon import paint_archon
from kfdesk.desk.kit.bounded import MIB, Bounded, size_of
from kfdesk.desk.kit.painting import dip, painting_on
from kfdesk.desk.kit.theme import THEMES, Theme, mix
from kfdesk.engine.terms import HOUSES

LIMIT_BYTES = 16 * MIB
"""Memory for portraits: some two hundred cards of the grid, some fifty at 200 %."""
AT_ONCE_SECONDS = 0.012
"""Waiting portraits are painted so long at a stretch, so that scrolling stays smooth meanwhile."""
MOST_WAITING = 80
"""Portraits asked for longer ago than so many others have been scrolled away."""


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

    painted_some = Signal()
    """Portraits that a list asked for with `soon` are there now."""

    def __init__(self, limit: int = LIMIT_BYTES, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.kept: Bounded[_Wanted, QPixmap] = Bounded(size_of, most_bytes=limit)
        self._waiting: OrderedDict[_Wanted, None] = OrderedDict()
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._paint_waiting)

    def pixmap(self, name: str, houses: Sequence[str], size: QSize, ratio: float, theme: Theme) -> QPixmap:
        """Return a deck's portrait, `size` in logical pixels."""
        wanted = _Wanted(name, tuple(houses), size.width(), size.height(), ratio, theme.name)
        return self.kept.made_once(wanted, lambda: _painted(wanted))

    def soon(self, name: str, houses: Sequence[str], size: QSize, ratio: float, theme: Theme) -> QPixmap | None:
        """Return a deck's portrait if it was painted already; else it will be, and `painted_some` is emitted then."""
        wanted = _Wanted(name, tuple(houses), size.width(), size.height(), ratio, theme.name)
        held = self.kept.find(wanted)
        if held is not None:
            return held
        self._waiting[wanted] = None
        self._waiting.move_to_end(wanted)
        while len(self._waiting) > MOST_WAITING:
            self._waiting.popitem(last=False)
        if not self._timer.isActive():
            self._timer.start()
        return None

    def _paint_waiting(self) -> None:
        until = perf_counter() + AT_ONCE_SECONDS
        while self._waiting:
            wanted, _ = self._waiting.popitem(last=False)
            self.kept.made_once(wanted, partial(_painted, wanted))
            if perf_counter() >= until:
                break
        if self._waiting:
            self._timer.start()
        self.painted_some.emit()


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
