"""Values over the turns of a game: a stepped line a series, told apart by color, dashes and the shape of points."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QFontMetricsF, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QWidget

from kfdesk.desk.charts.base import Chart, Spot
from kfdesk.desk.charts.data import Lines, Mark
from kfdesk.desk.charts.scales import Axis, Box, apart, nearest, spaced, steps, ticks
from kfdesk.desk.kit.locales import number
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import color, readable_on
from kfdesk.desk.kit.ui import ui

DASHES = (Qt.PenStyle.SolidLine, Qt.PenStyle.DashLine, Qt.PenStyle.DotLine, Qt.PenStyle.DashDotLine)
SHAPES: tuple[tuple[tuple[float, float], ...], ...] = (
    (),
    ((-1, -1), (1, -1), (1, 1), (-1, 1)),
    ((0, -1.2), (1.1, 0.9), (-1.1, 0.9)),
    ((0, -1.3), (1.3, 0), (0, 1.3), (-1.3, 0)),
)
"""Points of a series; the first is a disc."""


class StepChart(Chart):
    """Stepped lines with marks for what happened on the way."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: Lines | None = None
        self._area = Box(0, 0, 1, 1)
        self._across = self._up = Axis((0.0, 1.0), 0, 1)
        self._marked: list[tuple[QPointF, QPointF, Mark]] = []

    @property
    def data(self) -> Lines | None:
        """Return what is shown."""
        return self._lines

    def show_lines(self, lines: Lines) -> None:
        """Show these."""
        self._lines = lines
        self.refresh()

    def sizeHint(self) -> QSize:
        """Return a size that suits a dialog."""
        return QSize(560, round(self.head_height() + 15 * self.line))

    def minimumSizeHint(self) -> QSize:
        """Return the least in which the lines can be told apart."""
        return QSize(220, round(self.head_height() + 14 * self.line))

    def lay_out(self, area: Box) -> list[Spot]:
        """Work out axes, marks and what each turn says."""
        lines = self._lines
        assert lines is not None
        values = [value for one in lines.series for value in one.values]
        marks = ticks(min(values), max(values), max(2, round(area.height / (self.line * 2.4))))
        left = max(self.text_width(number(mark, ui.language)) for mark in marks) + 10
        inner = Box(
            area.x + left,
            area.y + self.line * 1.6,
            area.width - left - self.line * 0.6,
            area.height - self.line * (5.5 if lines.column else 4.3),
        )
        self._area = inner
        self._across = Axis((lines.xs[0], lines.xs[-1]), inner.x, inner.right)
        self._up = Axis(marks, inner.bottom, inner.y)
        self._place_marks(lines)
        spots = [Spot(self._strip(lines, at), self._words(lines, at)) for at in range(len(lines.xs))]
        radius = self.line * 0.62
        spots += [
            Spot(Box(flag.x() - radius, flag.y() - radius, 2 * radius, 2 * radius), mark.words)
            for _, flag, mark in self._marked
        ]
        return spots

    def _strip(self, lines: Lines, at: int) -> Box:
        """Return the upright strip that is pointed at for a turn."""
        places = [self._across.at(x) for x in lines.xs]
        left = places[0] if at == 0 else (places[at - 1] + places[at]) / 2
        right = places[-1] if at == len(places) - 1 else (places[at] + places[at + 1]) / 2
        return Box(left, self._area.y, right - left, self._area.height)

    def _words(self, lines: Lines, at: int) -> str:
        values = [f"{one.name}: {number(one.values[at], ui.language)}" for one in lines.series]
        said = [mark.words for mark in lines.marks if mark.x == lines.xs[at]]
        return "\n".join([f"{lines.column} {number(lines.xs[at], ui.language)}".strip(), *values, *said])

    def _place_marks(self, lines: Lines) -> None:
        """Put flags over the lines, those of the second series below the axis, so that none hides another."""
        radius = self.line * 0.62
        self._marked = []
        for series in dict.fromkeys(mark.series for mark in lines.marks):
            marks = [mark for mark in lines.marks if mark.series == series]
            wanted = [self._across.at(mark.x) for mark in marks]
            places = apart(wanted, 2.1 * radius, self._area.x, self._area.right)
            y = self._area.y - radius - 2 if series == 0 else self._area.bottom + self.line * 1.35 + radius
            for mark, x, place in zip(marks, wanted, places, strict=True):
                value = lines.series[series].values[nearest(lines.xs, mark.x)]
                self._marked.append((QPointF(x, self._up.at(value)), QPointF(place, y), mark))

    def draw(self, painter: QPainter) -> None:
        """Draw grid, lines and marks."""
        lines = self._lines
        assert lines is not None
        self._draw_grid(painter, lines)
        for foot, flag, mark in self._marked:
            painter.setPen(QPen(QColor(self.series_color(mark.series)), 1, Qt.PenStyle.DotLine))
            painter.drawLine(foot, flag)
        for slot in range(len(lines.series)):
            self._draw_line(painter, lines, slot)
        for _, flag, mark in self._marked:
            self._draw_flag(painter, flag, mark)

    def _draw_grid(self, painter: QPainter, lines: Lines) -> None:
        metrics = QFontMetricsF(self.font())
        for mark in self._up.marks:
            y = round(self._up.at(mark)) + 0.5
            painter.setPen(self.grid_pen(strong=mark == 0))
            painter.drawLine(QPointF(self._area.x, y), QPointF(self._area.right, y))
            painter.setPen(color(ui.theme.text_dim))
            text = number(mark, ui.language)
            painter.drawText(
                QPointF(self._area.x - 8 - metrics.horizontalAdvance(text), y + metrics.ascent() * 0.4), text
            )
        widest = max(metrics.horizontalAdvance(number(x, ui.language)) for x in lines.xs)
        every = spaced(len(lines.xs), self._area.width, widest + 10)
        for x in lines.xs:
            if round(x) % every:
                continue
            place = self._across.at(x)
            rect = QRectF(place - 40, self._area.bottom + 3, 80, self.line)
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, number(x, ui.language))
        if lines.column:
            rect = QRectF(self._area.x, self._area.bottom + self.line * 2.7, self._area.width, self.line * 1.1)
            painter.drawText(rect, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, lines.column)

    def _draw_line(self, painter: QPainter, lines: Lines, slot: int) -> None:
        ink = QColor(self.series_color(slot))
        points = [
            QPointF(self._across.at(x), self._up.at(y))
            for x, y in zip(lines.xs, lines.series[slot].values, strict=True)
        ]
        path = QPainterPath()
        for at, (x, y) in enumerate(steps([(p.x(), p.y()) for p in points])):
            if at:
                path.lineTo(x, y)
            else:
                path.moveTo(x, y)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(ink, 2.2, DASHES[slot % len(DASHES)], Qt.PenCapStyle.FlatCap, Qt.PenJoinStyle.MiterJoin))
        painter.drawPath(path)
        if len(points) * self.line * 0.6 < self._area.width:
            for point in points:
                self._draw_point(painter, point, slot)

    def _draw_point(self, painter: QPainter, at: QPointF, slot: int) -> None:
        radius = self.line * 0.19
        dip(painter, QPen(color(ui.theme.text), 0.8), QBrush(QColor(self.series_color(slot))))
        shape = SHAPES[slot % len(SHAPES)]
        if not shape:
            painter.drawEllipse(at, radius, radius)
        else:
            painter.drawPolygon(QPolygonF([QPointF(at.x() + x * radius, at.y() + y * radius) for x, y in shape]))

    def draw_key(self, painter: QPainter, rect: QRectF, slot: int) -> None:
        """Draw a piece of the line with its point."""
        middle = rect.center()
        painter.setPen(QPen(QColor(self.series_color(slot)), 2.2, DASHES[slot % len(DASHES)]))
        painter.drawLine(QPointF(rect.left(), middle.y()), QPointF(rect.right(), middle.y()))
        self._draw_point(painter, middle, slot)

    def _draw_flag(self, painter: QPainter, at: QPointF, mark: Mark) -> None:
        """Draw a mark: a disc for the first series, a square for the second, with its letter."""
        radius = self.line * 0.62
        ground = mark.color or self.series_color(mark.series)
        dip(painter, QPen(color(ui.theme.text), 1.4), QBrush(QColor(ground)))
        if mark.series == 0:
            painter.drawEllipse(at, radius, radius)
        else:
            painter.drawRect(QRectF(at.x() - radius * 0.92, at.y() - radius * 0.92, radius * 1.84, radius * 1.84))
        face = QFont(self.font())
        face.setBold(True)
        painter.setFont(face)
        painter.setPen(color(readable_on(ground)))
        painter.drawText(
            QRectF(at.x() - radius, at.y() - radius, 2 * radius, 2 * radius), Qt.AlignmentFlag.AlignCenter, mark.sign
        )
        painter.setFont(self.font())
