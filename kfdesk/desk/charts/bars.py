"""Bars: standing in groups or stacked, and lying with their names before them, alone or in pairs."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QFontMetricsF, QPainter, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from kfdesk.desk.charts.base import MARGIN, Chart, Spot
from kfdesk.desk.charts.data import Bars
from kfdesk.desk.charts.scales import Axis, Box, columns, lying, rows, spaced, stacks, ticks, upright
from kfdesk.desk.kit.locales import number
from kfdesk.desk.kit.theme import color
from kfdesk.desk.kit.ui import ui

Drawn = list[tuple[Box, int]]
"""Bars and the series they belong to."""


class BarChart(Chart):
    """Base of both: what is shown and what a bar says."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bars: Bars | None = None
        self._drawn: Drawn = []
        self._axis = Axis((0.0, 1.0), 0, 1)
        self._area = Box(0, 0, 1, 1)

    @property
    def data(self) -> Bars | None:
        """Return what is shown."""
        return self._bars

    def show_bars(self, bars: Bars) -> None:
        """Show these."""
        self._bars = bars
        self.refresh()

    def _range(self, bars: Bars) -> tuple[float, float]:
        values = [value for one in bars.series for value in one.values]
        if bars.stacked:
            ends = [end for at in range(len(bars.groups)) for span in self._stack(bars, at) for end in span]
            values = ends
        return min([0.0, *values]), max([bars.most, *values])

    def _stack(self, bars: Bars, at: int) -> list[tuple[float, float]]:
        return stacks([one.values[at] for one in bars.series])

    def _words(self, bars: Bars, group: int, series: int) -> str:
        value = bars.said(group, series, ui.language)
        name = f"{bars.series[series].name}: " if len(bars.series) > 1 else ""
        note = f"\n{bars.notes[group]}" if bars.notes and bars.notes[group] else ""
        return f"{bars.groups[group]}: {name}{value}{note}"

    @staticmethod
    def _search_of(bars: Bars, group: int) -> str:
        return bars.searches[group] if bars.searches else ""

    def _spans(self, bars: Bars, boxes: list[list[Box]]) -> list[tuple[Box, int, int, float, float]]:
        """Return each bar's slot, group, series and the values it reaches from and to."""
        found = []
        for group in range(len(bars.groups)):
            stacked = self._stack(bars, group)
            for series, one in enumerate(bars.series):
                slot = boxes[group][0 if bars.stacked else series]
                low, high = stacked[series] if bars.stacked else (0.0, one.values[group])
                found.append((slot, group, series, low, high))
        return found


class ColumnChart(BarChart):
    """Columns over a line of group names."""

    def sizeHint(self) -> QSize:
        """Return a size that suits a panel."""
        return QSize(320, round(self.head_height() + 9 * self.line))

    def minimumSizeHint(self) -> QSize:
        """Return the least in which numbers can be read."""
        return QSize(140, round(self.head_height() + 6 * self.line))

    def lay_out(self, area: Box) -> list[Spot]:
        """Work out axis and columns."""
        bars = self._bars
        assert bars is not None
        low, high = self._range(bars)
        marks = ticks(low, high, max(2, round(area.height / (self.line * 2.2))), whole=not bars.digits)
        left = max(self.text_width(number(mark, ui.language)) for mark in marks) + 8
        inner = Box(area.x + left, area.y + self.line * 0.6, area.width - left, area.height - self.line * 1.9)
        self._area = inner
        self._axis = Axis(marks, inner.bottom, inner.y)
        boxes = columns(inner, len(bars.groups), 1 if bars.stacked else len(bars.series))
        self._drawn, spots = [], []
        for slot, group, series, start, end in self._spans(bars, boxes):
            box = upright(slot, self._axis, start, end)
            if start != end:
                self._drawn.append((box, series))
            spot = box if bars.stacked and start != end else slot
            if not bars.stacked or start != end:
                spots.append(Spot(spot, self._words(bars, group, series), self._search_of(bars, group)))
        return spots

    def draw(self, painter: QPainter) -> None:
        """Draw axis, columns, names and, where there is room, values."""
        bars = self._bars
        assert bars is not None
        metrics = QFontMetricsF(self.font())
        for mark in self._axis.marks:
            y = round(self._axis.at(mark)) + 0.5
            painter.setPen(self.grid_pen(strong=mark == 0))
            painter.drawLine(QPointF(self._area.x, y), QPointF(self._area.right, y))
            painter.setPen(color(ui.theme.text_dim))
            text = number(mark, ui.language)
            painter.drawText(
                QPointF(self._area.x - 6 - metrics.horizontalAdvance(text), y + metrics.ascent() * 0.4), text
            )
        for box, series in self._drawn:
            self.fill(painter, QRectF(*box), series)
        self._draw_names(painter, bars, metrics)
        if not bars.stacked:
            self._draw_values(painter, bars, metrics)

    def _draw_names(self, painter: QPainter, bars: Bars, metrics: QFontMetricsF) -> None:
        width = self._area.width / len(bars.groups)
        widest = max(metrics.horizontalAdvance(name) for name in bars.groups)
        short = widest < self.line * 3
        every = spaced(len(bars.groups), self._area.width, widest + 8) if short else 1
        painter.setPen(color(ui.theme.text))
        for at, name in enumerate(bars.groups):
            if at % every:
                continue
            room = width * every - 4
            text = metrics.elidedText(name, Qt.TextElideMode.ElideRight, max(room, self.line))
            middle = self._area.x + width * (at + 0.5)
            rect = QRectF(middle - room / 2, self._area.bottom + 2, room, self.line * 1.3)
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)

    def _draw_values(self, painter: QPainter, bars: Bars, metrics: QFontMetricsF) -> None:
        texts = [
            bars.said(at, series, ui.language) for at in range(len(bars.groups)) for series in range(len(bars.series))
        ]
        slot = self._area.width / len(bars.groups) / len(bars.series)
        if max(metrics.horizontalAdvance(text) for text in texts) > slot * 0.95:
            return
        painter.setPen(color(ui.theme.text))
        for box, series in self._drawn:
            group = round((box.x + box.width / 2 - self._area.x) / self._area.width * len(bars.groups) - 0.5)
            text = bars.said(group, series, ui.language)
            rect = QRectF(box.x - slot, box.y - self.line - 1, box.width + 2 * slot, self.line)
            painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)


class RowChart(BarChart):
    """Bars lying below each other, each with its name before and its value behind it; two series make pairs."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._texts: list[tuple[QRectF, str, Qt.AlignmentFlag]] = []
        self._were_above = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Take more height where the names no longer fit before the bars."""
        super().resizeEvent(event)
        if self._above() != self._were_above:
            self._were_above = not self._were_above
            self.updateGeometry()

    def _names_width(self) -> float:
        bars = self._bars
        return max((self.text_width(name) for name in bars.groups), default=0.0) + 10 if bars is not None else 0.0

    def _above(self) -> bool:
        """Return whether the names stand above their bars, since they would take half of the width before them."""
        return self._names_width() > (self.width() - 2 * MARGIN) * 0.5

    def _row_height(self) -> float:
        bars = self._bars
        series = 1 if bars is None or bars.stacked else max(1, len(bars.series))
        return self.line * (0.55 + series + 1.1 * self._above())

    def sizeHint(self) -> QSize:
        """Return the height that all rows take."""
        count = len(self._bars.groups) if self._bars is not None and not self._bars.empty else 2
        return QSize(320, round(self.head_height() + 2 * MARGIN + count * self._row_height()))

    def minimumSizeHint(self) -> QSize:
        """Return the same height; rows are never squeezed."""
        return QSize(180, self.sizeHint().height())

    def lay_out(self, area: Box) -> list[Spot]:
        """Work out names, bars and values."""
        bars = self._bars
        assert bars is not None
        low, high = self._range(bars)
        values = [v for one in bars.series for v in one.values]
        texts = [number(v, ui.language, bars.digits) for v in (*values, low, high)]
        tail = max(self.text_width(text) for text in texts) + 10
        above = self._above()
        names = 0.0 if above else self._names_width()
        before = tail if low < 0 else 0.0
        inner = Box(area.x + names + before, area.y, max(8.0, area.width - names - tail - before), area.height)
        self._area = inner
        self._axis = Axis((low, high if high > low else low + 1), inner.x, inner.right)
        series_count = 1 if bars.stacked else len(bars.series)
        boxes = rows(inner, len(bars.groups), series_count)
        self._drawn, self._texts, spots = [], [], []
        height = inner.height / len(bars.groups)
        metrics = QFontMetricsF(self.font())
        for at, name in enumerate(bars.groups):
            top = inner.y + at * height
            rect = QRectF(area.x, top, names, height)
            if above:
                rect = QRectF(area.x, top, area.width, self.line)
                below = Box(inner.x, top + self.line, inner.width, height - self.line * 1.3)
                boxes[at] = rows(below, 1, series_count, gap=0.12)[0]
            shown = metrics.elidedText(name, Qt.TextElideMode.ElideRight, rect.width())
            self._texts.append((rect, shown, Qt.AlignmentFlag.AlignLeft))
        for slot, group, series, start, end in self._spans(bars, boxes):
            box = lying(slot, self._axis, start, end)
            if start != end:
                self._drawn.append((box, series))
            if bars.stacked:
                if start != end:
                    spots.append(Spot(box, self._words(bars, group, series), self._search_of(bars, group)))
                continue
            text = bars.said(group, series, ui.language)
            self._value(box, text, tail, negative=end < 0)
            row = Box(area.x, slot.y, area.width, slot.height)
            spots.append(Spot(row, self._words(bars, group, series), self._search_of(bars, group)))
        if bars.stacked:
            for group, (slot,) in enumerate(boxes):
                total = sum(one.values[group] for one in bars.series)
                self._value(lying(slot, self._axis, 0, total), number(total, ui.language, bars.digits), tail)
        return spots

    def _value(self, box: Box, text: str, room: float, *, negative: bool = False) -> None:
        """Write a value behind its bar."""
        left = box.x - room if negative else box.right + 5
        side = Qt.AlignmentFlag.AlignRight if negative else Qt.AlignmentFlag.AlignLeft
        self._texts.append((QRectF(left, box.y, room - 5, box.height), text, side))

    def draw(self, painter: QPainter) -> None:
        """Draw names, bars and values."""
        if not self._above():
            zero = round(self._axis.at(0)) + 0.5
            painter.setPen(self.grid_pen(strong=True))
            painter.drawLine(QPointF(zero, self._area.y), QPointF(zero, self._area.bottom))
        for box, series in self._drawn:
            self.fill(painter, QRectF(*box), series)
        painter.setPen(color(ui.theme.text))
        for rect, text, side in self._texts:
            painter.drawText(rect, side | Qt.AlignmentFlag.AlignVCenter, text)
