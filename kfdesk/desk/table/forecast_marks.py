"""A forecast on the table: what would happen to each card and pool, drawn where it would happen.

Figures stand with their numbers, nothing is told by color alone; "?" and a few words say why no more is known.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QPainterPath, QPen
from PySide6.QtWidgets import QGraphicsItem, QStyleOptionGraphicsItem, QWidget

from kfdesk.desk.art.fonts import font
from kfdesk.desk.art.icons import draw_icon, draw_number, is_icon
from kfdesk.desk.art.shapes import combined
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import Theme, color, readable_on
from kfdesk.desk.layout.table_layout import Rect, TableLayout
from kfdesk.desk.table.forecast_texts import STOPS
from kfdesk.desk.table.items import Z_MENU, Brushes
from kfdesk.engine.terms import PLAYERS
from kfdesk.teach.forecast import Fate, Forecast
from kfdesk.text.words import Words

Z_OMENS: Final = Z_MENU - 0.5
WHY_PX: Final = 13
SKULL: Final = "skull"
AWAY: Final = "away"
_DRAWN: Final = {
    SKULL: (
        "M 50 4 C 20 4 6 24 6 48 C 6 62 14 70 25 75 L 25 94 L 75 94 L 75 75 C 86 70 94 62 94 48 C 94 24 80 4 50 4 Z",
        "-O 31 48 12 13", "-O 69 48 12 13", "-P 3 50 69 8 0", "-B 39 84 4 12", "-B 57 84 4 12",
    ),
    AWAY: ("M 6 36 L 54 36 L 54 12 L 96 50 L 54 88 L 54 64 L 6 64 Z",),
}  # fmt: skip
"""Figures in a box of 100 × 100 that are no icons elsewhere."""


@lru_cache(maxsize=4)
def _figure(name: str) -> QPainterPath:
    return combined(*_DRAWN[name])


@dataclass(frozen=True, slots=True)
class ForecastMark:
    """One line of a plate: a figure and a number, or only one of them."""

    icon: str
    text: str = ""


@dataclass(frozen=True, slots=True)
class Plate:
    """What is said at one place."""

    place: Rect
    """What it is about; the plate lies in the middle of it."""
    lines: tuple[ForecastMark, ...]
    why: Words | None = None
    """Why no more is known, to the right of the lines."""


def marks_of(fate: Fate) -> tuple[ForecastMark, ...]:
    """Return what to show of one card, the weightiest first."""
    found = [
        ForecastMark(SKULL) if fate.destroyed else None,
        ForecastMark(AWAY) if fate.leaves_for is not None else None,
        ForecastMark("damage", f"−{fate.damage}") if fate.damage else None,
        ForecastMark("armor", f"−{fate.prevented}") if fate.prevented else None,
        ForecastMark("ward", "−1") if fate.ward_lost else None,
        ForecastMark("damage", f"+{fate.healed}") if fate.healed and not fate.damage else None,
        ForecastMark("amber", _signed(fate.amber)) if fate.amber and not fate.destroyed else None,
        *(ForecastMark(status.value) for status in fate.gains),
    ]
    return tuple(mark for mark in found if mark is not None)


def plates_of(forecast: Forecast, layout: TableLayout, about: Rect | None) -> Iterator[Plate]:
    """Yield all that a forecast shows on the table; `about` is the place of what would be chosen."""
    gone = {fate.card for fate in forecast.fates if fate.destroyed or fate.leaves_for is not None}
    for fate in forecast.fates:
        spot, lines = layout.spots.get(fate.card), marks_of(fate)
        # That upgrades go with their creature needs no plate, which would cover the creature's.
        if spot is not None and lines and spot.host not in gone:
            yield Plate(spot.rect, lines)
    for player in PLAYERS:
        panel = layout.sides[player].panel
        if forecast.amber[player]:
            yield Plate(_above(panel.pool), (ForecastMark("amber", _signed(forecast.amber[player])),))
        if forecast.keys[player] and panel.keys:
            yield Plate(panel.keys[len(panel.keys) // 2], (ForecastMark("key-yellow", _signed(forecast.keys[player])),))
    if forecast.stop is not None and about is not None:
        yield Plate(Rect(about.center[0] - 15, about.y - 28, 30, 30), (ForecastMark("", "?"),), STOPS[forecast.stop])


def _signed(n: int) -> str:
    return f"+{n}" if n > 0 else f"−{-n}"


def _above(place: Rect) -> Rect:
    """Return a place on the upper edge of a pool, at the right: the number stays in sight."""
    return Rect(place.right - 70, place.y - 45, 74, 90)


class ForecastMarksItem(QGraphicsItem):
    """All plates of one forecast."""

    def __init__(self, brushes: Brushes) -> None:
        super().__init__()
        self._brushes = brushes
        self.plates: tuple[Plate, ...] = ()
        self._whole = QRectF()
        self.setZValue(Z_OMENS)
        self.hide()

    def show_plates(self, plates: Iterable[Plate]) -> None:
        """Show these, or nothing."""
        self.prepareGeometryChange()
        self.plates = tuple(plates)
        self._whole = QRectF()
        for plate in self.plates:
            self._whole = self._whole.united(self._box(plate))
        self.setVisible(bool(self.plates))
        self.update()

    def boundingRect(self) -> QRectF:
        """Return what all plates cover."""
        return self._whole.adjusted(-2, -2, 2, 2)

    def paint(self, painter: QPainter, option: QStyleOptionGraphicsItem, widget: QWidget | None = None) -> None:
        """Draw every plate."""
        del option, widget
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        for plate in self.plates:
            box = self._box(plate)
            _paint(painter, plate, box, self._brushes.theme)
            if plate.why is not None:
                painter.setFont(font(self._brushes.px(WHY_PX)))
                painter.setPen(color(self._brushes.theme.text))
                place = box.adjusted(_height(plate) * 1.15 + 8, 0, 0, 0)
                painter.drawText(place, Qt.AlignmentFlag.AlignVCenter, self._brushes.say(plate.why))

    def _box(self, plate: Plate) -> QRectF:
        """Return the ground of a plate, moved into the table where it would lie outside."""
        h = _height(plate)
        wide = max(h * (2.3 if line.icon and line.text else 1.15) for line in plate.lines)
        if plate.why is not None:
            metrics = QFontMetricsF(font(self._brushes.px(WHY_PX)))
            wide += metrics.horizontalAdvance(self._brushes.say(plate.why)) + 10
        x, y = plate.place.center
        box = QRectF(x - wide / 2, y - h * len(plate.lines) / 2, wide, h * len(plate.lines)).adjusted(-4, -3, 4, 3)
        scene = self.scene()
        if plate.why is not None and scene is not None:
            table = scene.sceneRect()
            box.moveLeft(max(table.left() + 4, min(box.left(), table.right() - box.width() - 4)))
            box.moveTop(max(table.top() + 4, box.top()))
        return box


def _height(plate: Plate) -> float:
    """Return the height of a line."""
    return max(18.0, min(46.0, plate.place.h * 0.3, plate.place.h / (len(plate.lines) + 0.3)))


def _paint(painter: QPainter, plate: Plate, box: QRectF, theme: Theme) -> None:
    """Draw the ground of a plate and its lines."""
    h = _height(plate)
    dip(painter, QPen(color(theme.panel_edge), 1.4), color(theme.panel, 1.0 if theme.plain else 0.93))
    painter.drawRoundedRect(box, 8, 8)
    for i, line in enumerate(plate.lines):
        wide = h * 1.15 if plate.why is not None else box.width() - 8
        row = QRectF(box.x() + 4, box.y() + 3 + i * h, wide, h)
        if line.icon and line.text:
            _paint_icon(painter, line.icon, QRectF(row.x(), row.y() + h * 0.06, h * 0.88, h * 0.88), theme)
            row.setLeft(row.x() + h)
        elif line.icon:
            figure = QRectF(row.center().x() - h * 0.47, row.y() + h * 0.03, h * 0.94, h * 0.94)
            _paint_icon(painter, line.icon, figure, theme)
        if line.text:
            draw_number(painter, line.text, row.adjusted(0, h * 0.06, 0, -h * 0.06), ink=theme.text)


def _paint_icon(painter: QPainter, icon: str, place: QRectF, theme: Theme) -> None:
    if icon not in _DRAWN:
        draw_icon(painter, icon if is_icon(icon) else "counter", place, theme)
        return
    painter.save()
    painter.translate(place.topLeft())
    painter.scale(place.width() / 100, place.height() / 100)
    dip(painter, QPen(color(readable_on(theme.text), 0.8), 3), color(theme.text))
    painter.drawPath(_figure(icon))
    painter.restore()
