"""The edge of the table in the color of the active house, for the whole turn; strongest where its player sits."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QLinearGradient, QPainter, QPixmap
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QStyleOptionGraphicsItem, QWidget

from kfdesk.desk.kit.painting import painting_on
from kfdesk.desk.kit.theme import color, mix
from kfdesk.desk.layout.places import Rect, TableLayout
from kfdesk.desk.table.items import Brushes, qrect
from kfdesk.engine.terms import House
from kfdesk.engine.views import TableView

BAND: Final = 3.0
"""How wide the color is, in scene units."""
STRONG: Final = 7.0
"""The same at the edge where the active player sits."""
SHINE: Final = 26.0
"""How far its light reaches onto the table."""
Z_EDGE: Final = -5.0
"""Above the cloth, below all that lies on it."""


class _Strip(QGraphicsItem):
    """One edge of the table: the color, and its light that fades inward."""

    def __init__(self, brushes: Brushes, inward: tuple[int, int]) -> None:
        super().__init__()
        self._brushes, self._inward = brushes, inward
        self._place = Rect(0, 0, 1, 1)
        self._band = BAND
        self._house: House | None = None
        self._drawn = QPixmap()
        self._drawn_for: tuple[object, ...] = ()
        self.setZValue(Z_EDGE)
        self.hide()

    def show_house(self, house: House | None, place: Rect, band: float) -> None:
        """Be seen in the color of a house, or for None not at all."""
        if (house, place, band) == (self._house, self._place, self._band):
            return
        self.prepareGeometryChange()
        self._house, self._place, self._band = house, place, band
        self.setVisible(house is not None)
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the strip."""
        return qrect(self._place)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Copy the strip, drawn once for a house, a size and a theme."""
        del option, widget
        brushes, place = self._brushes, self._place
        key = (self._house, self._band, place.w, place.h, brushes.ratio, brushes.theme.name)
        if key != self._drawn_for:
            made = QPixmap(max(1, round(place.w * brushes.ratio)), max(1, round(place.h * brushes.ratio)))
            made.setDevicePixelRatio(brushes.ratio)
            made.fill(Qt.GlobalColor.transparent)
            with painting_on(made) as inner:
                self._draw(inner, QRectF(0, 0, place.w, place.h))
            self._drawn, self._drawn_for = made, key
        painter.drawPixmap(QPointF(place.x, place.y), self._drawn)

    def _draw(self, painter: QPainter, place: QRectF) -> None:
        """Draw light, then the color at the edge itself."""
        theme, (dx, dy) = self._brushes.theme, self._inward
        assert self._house is not None
        colors = theme.house(self._house)
        tint = mix(colors.base, colors.glow, 0.25) if theme.dark else colors.base
        outer = QPointF(place.left() if dx >= 0 else place.right(), place.top() if dy >= 0 else place.bottom())
        if not theme.plain:
            shine = QLinearGradient(outer, outer + QPointF(dx * place.width(), dy * place.height()))
            for at, share in ((0.0, 0.55), (0.4, 0.16), (1.0, 0.0)):
                shine.setColorAt(at, color(tint, share))
            painter.fillRect(place, shine)
        wide, high = (self._band, place.height()) if dx else (place.width(), self._band)
        x = outer.x() - (wide if dx < 0 else 0.0)
        y = outer.y() - (high if dy < 0 else 0.0)
        painter.fillRect(QRectF(x, y, wide, high), color(tint))


class HouseEdge:
    """The four edges of a table."""

    def __init__(self, scene: QGraphicsScene, brushes: Brushes) -> None:
        self._strips = [_Strip(brushes, inward) for inward in ((0, 1), (0, -1), (1, 0), (-1, 0))]
        for strip in self._strips:
            scene.addItem(strip)
        self.house: House | None = None
        """The house whose color is seen."""

    def present(self, view: TableView, layout: TableLayout) -> None:
        """Show the active house of a view, while there is one."""
        self.house = view.active_house if view.winner is None else None
        wide, high = layout.size
        below = layout.sides[view.active].below
        deep = SHINE
        places = (
            (Rect(0, 0, wide, deep), BAND if below else STRONG),
            (Rect(0, high - deep, wide, deep), STRONG if below else BAND),
            (Rect(0, 0, deep, high), BAND),
            (Rect(wide - deep, 0, deep, high), BAND),
        )
        for strip, (place, band) in zip(self._strips, places, strict=True):
            strip.show_house(self.house, place, band)
