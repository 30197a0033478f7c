"""How points look: by set or tag in a color and a shape, by house as discs in the colors of their houses."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from enum import StrEnum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QIcon, QPainter, QPen, QPixmap, QPolygonF

from kfdesk.collection.points import Point
from kfdesk.collection.vocabulary import house_title, set_words
from kfdesk.desk.charts.base import DARK_SERIES, LIGHT_SERIES
from kfdesk.desk.decks import point_texts as s
from kfdesk.desk.kit.painting import dip, painting_on
from kfdesk.desk.kit.theme import Theme
from kfdesk.engine.terms import HOUSES
from kfdesk.text.words import Words, same

MOST = 7
"""So many sets or tags have a look of their own; the others share one."""


class By(StrEnum):
    """What points are told apart by."""

    NOTHING = "nothing"
    SET = "set"
    HOUSE = "house"
    TAG = "tag"


NAMES = {By.NOTHING: s.NO_COLORS, By.SET: s.BY_SET, By.HOUSE: s.BY_HOUSE, By.TAG: s.BY_TAG}

Look = tuple[str, ...]
"""What decides how a point looks: its houses, or its set or tag alone, "" for the others."""


class Looks:
    """The looks of some points: which each has, what the legend says of them, and their pictures."""

    def __init__(self, points: Sequence[Point], by: By) -> None:
        self._by = by
        counts = Counter(value for one in points for value in _values(one, by))
        order = sorted(counts, key=lambda value: (-counts[value], value))
        self._known = order if by is By.HOUSE else order[:MOST]
        self.looks: list[Look] = [self._look(one) for one in points]
        """How each point looks, in their order."""
        self._values = [frozenset(_values(one, by)) for one in points]
        self._any_other = any(self._values[at] for at, look in enumerate(self.looks) if look == ("",))
        rest = sum(look == ("",) for look in self.looks) if by in (By.SET, By.TAG) else 0
        self.legend: list[tuple[str, int]] = [(value, counts[value]) for value in self._known] if by else []
        """What is told apart and how many decks have it; "" for the others."""
        if rest:
            self.legend.append(("", rest))

    def has(self, at: int, value: str) -> bool:
        """Return whether a point, by its place, belongs to an entry of the legend: with all of its tags, though one of
        them alone decides how it looks."""
        return value in self._values[at] if value else self.looks[at] == ("",)

    def name(self, value: str) -> Words:
        """Return what an entry of the legend is called."""
        if not value:
            return s.NO_TAG if self._by is By.TAG and not self._any_other else s.OTHERS
        if self._by is By.HOUSE:
            return house_title(value)
        return set_words(value) if self._by is By.SET else same(value)

    def _look(self, point: Point) -> Look:
        values = _values(point, self._by)
        if self._by is By.HOUSE:
            return tuple(values)
        return (next((value for value in self._known if value in values), ""),)

    def paint(self, painter: QPainter, look: Look, at: QPointF, radius: float, theme: Theme) -> None:
        """Draw a point."""
        edge = QPen(QColor(theme.text if theme.plain else theme.window), 1.0 if theme.plain else 0.7)
        if self._by is By.HOUSE:
            _disc(painter, look, at, radius, theme)
            return
        slot = self._known.index(look[0]) if look[0] in self._known else -1
        row = DARK_SERIES if theme.dark else LIGHT_SERIES
        ground = QColor(row[0] if self._by is By.NOTHING else row[slot % len(row)] if slot >= 0 else theme.text_dim)
        dip(painter, edge, ground)
        _SHAPES[slot % len(_SHAPES) if slot >= 0 else 0](
            painter, at, radius if slot >= 0 or self._by is By.NOTHING else radius * 0.6
        )

    def stamp(self, look: Look, radius: float, theme: Theme, ratio: float) -> QPixmap:
        """Return the picture of a point, its middle in the middle."""
        side = 2 * radius + 4
        made = QPixmap(round(side * ratio), round(side * ratio))
        made.fill(Qt.GlobalColor.transparent)
        made.setDevicePixelRatio(ratio)
        with painting_on(made) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            self.paint(painter, look, QPointF(side / 2, side / 2), radius, theme)
        return made

    def icon(self, value: str, theme: Theme) -> QIcon:
        """Return the picture of an entry of the legend."""
        return QIcon(self.stamp((value,), 12, theme, 1.0))


def _values(point: Point, by: By) -> Iterable[str]:
    match by:
        case By.SET:
            return (point.set,) if point.set else ()
        case By.HOUSE:
            return point.houses
        case By.TAG:
            return point.tags
        case By.NOTHING:
            return ()


def _disc(painter: QPainter, houses: Sequence[str], at: QPointF, radius: float, theme: Theme) -> None:
    """Draw a disc with a part of each house's color."""
    box = QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius)
    for place, house in enumerate(houses or ("",)):
        dip(painter, None, QColor(theme.house(HOUSES.get(house)).base))
        share = 5760 / max(1, len(houses))
        painter.drawPie(box, round(1440 - place * share), -round(share))
    dip(painter, QPen(QColor(theme.text), 0.8), None)
    painter.drawEllipse(box)


def _circle(painter: QPainter, at: QPointF, radius: float) -> None:
    painter.drawEllipse(at, radius, radius)


def _polygon(*corners: tuple[float, float]) -> Callable[[QPainter, QPointF, float], None]:
    def draw(painter: QPainter, at: QPointF, radius: float) -> None:
        painter.drawPolygon(QPolygonF([QPointF(at.x() + x * radius, at.y() + y * radius) for x, y in corners]))

    return draw


_SHAPES = (
    _circle,
    _polygon((-0.85, -0.85), (0.85, -0.85), (0.85, 0.85), (-0.85, 0.85)),
    _polygon((0, -1.1), (1.05, 0.8), (-1.05, 0.8)),
    _polygon((0, -1.15), (1.15, 0), (0, 1.15), (-1.15, 0)),
    _polygon((0, 1.1), (1.05, -0.8), (-1.05, -0.8)),
    _polygon((-0.4, -1), (0.4, -1), (0.4, -0.4), (1, -0.4), (1, 0.4), (0.4, 0.4), (0.4, 1), (-0.4, 1), (-0.4, 0.4),
             (-1, 0.4), (-1, -0.4), (-0.4, -0.4)),
    _polygon((-1.1, 0), (0.8, -1.05), (0.8, 1.05)),
)  # fmt: skip
"""A shape for each look, so that colors are not all that tells them apart."""
