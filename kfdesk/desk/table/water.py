"""The tide as water along the middle line: it leans to the side of the player for whom it is high."""

from __future__ import annotations

from math import pi, sin
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kfdesk.desk.kit.painting import dip, painting_on
from kfdesk.desk.kit.theme import color, mix
from kfdesk.desk.layout.middle import MiddleLine, middle_line
from kfdesk.desk.layout.places import TableLayout, clamp
from kfdesk.desk.table.items import Brushes
from kfdesk.engine.terms import PLAYERS
from kfdesk.engine.views import TableView

Z_WATER: Final = -4.0
"""Above the cloth, below all that lies on it."""
REACH: Final = 0.2
"""How far the water reaches onto the side that it leans to, as a share of the height of a battleline."""
LEAST: Final = 10.0
MOST: Final = 52.0
"""The same at least and at most, in scene units."""
STILL: Final = 5.0
"""How far it reaches to either side while the tide is neutral."""
WAVE: Final = 64.0
"""Length of a wave."""
CREST: Final = 0.13
"""Height of a wave, as a share of how far the water reaches."""


class Water(QGraphicsItem):
    """Water between the battlelines. `lean` is −1 for all of it on the upper side, 1 for the lower, 0 for neither."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__()
        self._brushes = brushes
        self._line = MiddleLine(0, 1, 0)
        self._reach = LEAST
        self._rests_at = 0.0
        self._flows = False
        self.lean = 0.0
        self._drawn = QPixmap()
        self._drawn_for: tuple[object, ...] = ()
        self.setZValue(Z_WATER)
        self.hide()

    def present(self, view: TableView, layout: TableLayout) -> None:
        """Lean to whom the tide of a view favors; there is no water where no deck brought the tide."""
        line = middle_line(layout)
        reach = clamp(layout.sides[0].battleline.h * REACH, LEAST, MOST)
        if (line, reach) != (self._line, self._reach):
            self.prepareGeometryChange()
            self._line, self._reach = line, reach
        self.setVisible(view.tide is not None or view.tide_in_game)
        below = next(player for player in PLAYERS if layout.sides[player].below)
        self._rests_at = 0.0 if view.tide is None else 1.0 if view.tide == below else -1.0
        if not self._flows:
            self._lean_to(self._rests_at)

    def flow(self, lean: float) -> None:
        """Lean so far for now, until `rest`."""
        self._flows = True
        self.show()
        self._lean_to(lean)

    def rest(self) -> None:
        """Lean as the view that is drawn says."""
        self._flows = False
        self._lean_to(self._rests_at)

    def _lean_to(self, lean: float) -> None:
        if lean != self.lean:
            self.lean = lean
            self.update()

    def boundingRect(self) -> QRectF:
        """Return all that the water may cover."""
        high = self._reach * (1 + CREST) + 2
        return QRectF(self._line.left, self._line.y - high, self._line.right - self._line.left, 2 * high)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw the water, from a copy while it rests."""
        del option, widget
        if self._flows:
            self._draw(painter)
            return
        place, ratio = self.boundingRect(), self._brushes.ratio
        key = (place.width(), place.height(), self.lean, ratio, self._brushes.theme.name)
        if key != self._drawn_for:
            made = QPixmap((place.size() * ratio).toSize())
            made.setDevicePixelRatio(ratio)
            made.fill(Qt.GlobalColor.transparent)
            with painting_on(made) as inner:
                inner.translate(-place.topLeft())
                self._draw(inner)
            self._drawn, self._drawn_for = made, key
        painter.drawPixmap(place.topLeft(), self._drawn)

    def _draw(self, painter: QPainter) -> None:
        """Draw layers of water, each a wave further than the one before, with foam on the last."""
        theme, line = self._brushes.theme, self._line
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        to = 1 if self.lean >= 0 else -1
        deep = STILL + (self._reach - STILL) * abs(self.lean)
        back = STILL * (1 - 0.4 * abs(self.lean))
        for share, alpha in ((1.0, 0.3), (0.72, 0.4), (0.42, 0.5)):
            path = self._shore(line.y + to * deep * share, deep * CREST, phase=5 * share)
            path.lineTo(line.right, line.y - to * back)
            path.lineTo(line.left, line.y - to * back)
            path.closeSubpath()
            ends = QLinearGradient(QPointF(line.left, 0), QPointF(line.right, 0))
            for at, seen in ((0.0, 0.0), (0.08, 1.0), (0.92, 1.0), (1.0, 0.0)):
                ends.setColorAt(at, color(theme.tide, 1.0 if theme.plain and seen else alpha * seen))
            dip(painter, None, ends)
            painter.drawPath(path)
        foam = theme.text if theme.plain else mix(theme.tide, "#ffffff" if theme.dark else "#0b3a44", 0.55)
        ends = QLinearGradient(QPointF(line.left, 0), QPointF(line.right, 0))
        for at, seen in ((0.0, 0.0), (0.1, 0.9), (0.9, 0.9), (1.0, 0.0)):
            ends.setColorAt(at, color(foam, seen))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ends, 1.8))
        painter.drawPath(self._shore(line.y + to * deep, deep * CREST, phase=5))

    def _shore(self, y: float, swing: float, *, phase: float) -> QPainterPath:
        """Return a line of waves from left to right around a height."""
        left, right = self._line.left, self._line.right
        path = QPainterPath(QPointF(left, y))
        steps = max(8, round((right - left) / WAVE * 14))
        for n in range(1, steps + 1):
            x = left + (right - left) * n / steps
            turn = 2 * pi * x / WAVE + phase
            path.lineTo(x, y + swing * (sin(turn) + 0.3 * sin(2 * turn)))
        return path
