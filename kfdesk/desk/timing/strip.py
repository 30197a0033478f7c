"""The small timing chart: one line below the table with the path to the present step."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Final

from PySide6.QtCore import QEvent, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QMouseEvent, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QToolTip, QWidget

from kfdesk.desk.kit.labels import tip
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import color, mix
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.timing.labels import MARGIN, Light, LineLabel, LineLabels
from kfdesk.desk.timing.lines import (
    NOTHING,
    TITLE,
    WAITING_COUNT,
    CardNames,
    Line,
    LineKind,
    Wording,
    around,
    steps,
    waiting,
)
from kfdesk.desk.timing.signs import SizeButton
from kfdesk.engine.timing import TimingPoint
from kfdesk.text.words import Words

LARGER = Words("Show the whole chart (Shift+T)")
ARROW: Final = "›"
GAP: Final = 6
"""Room around what stands side by side, in logical pixels."""
PIP: Final = 9
"""Distance from one dot of the present chart to the next, in logical pixels."""
LEAST_LETTERS: Final = 9
"""A part of the path is never narrower than so many average letters."""


class Pips(QWidget):
    """The steps of the present chart as dots, the present one lit; each says what it is under the pointer."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._lines: tuple[Line, ...] = ()
        self.light = Light(self)
        self.light.moved.connect(self.update)

    def say(self, lines: tuple[Line, ...], *, glides: bool) -> None:
        """Show a dot for each of these steps."""
        same = [line.text for line in lines] == [line.text for line in self._lines]
        self._lines = lines
        lit = next((line.place for line in lines if line.lit), None)
        self.light.go(self._place(lit) if lit is not None else QRect(), glides=glides and same)
        self.update()

    def sizeHint(self) -> QSize:
        """Return the room for all dots."""
        return QSize(len(self._lines) * PIP + 4, PIP + 8)

    def _place(self, number: int) -> QRect:
        return QRect(2 + number * PIP, (self.height() - PIP) // 2, PIP, PIP)

    def _column(self, line: Line) -> QRect:
        """Return where the pointer means a dot."""
        return QRect(self._place(line.place).x(), 0, PIP, self.height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Stay in the middle."""
        super().resizeEvent(event)
        lit = next((line.place for line in self._lines if line.lit), None)
        if lit is not None:
            self.light.go(self._place(lit), glides=False)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the dots, and the light around the present one."""
        del event
        theme, painter = ui.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        dip(painter, None, color(theme.text_dim))
        for line in self._lines:
            center = QRectF(self._place(line.place)).center()
            painter.drawEllipse(center, 1.8, 1.8)
        if not self.light.place.isEmpty():
            dip(painter, QPen(color(theme.text), 1.4), color(theme.amber))
            painter.drawEllipse(QRectF(self.light.place).adjusted(0.5, 0.5, -0.5, -0.5))
        painter.end()

    def event(self, event: QEvent) -> bool:
        """Say which step the dot under the pointer is."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            found = next((line for line in self._lines if self._column(line).contains(event.pos())), None)
            if found is not None:
                QToolTip.showText(event.globalPos(), tip(f"{found.text}\n{found.entry}"), self)
            return True
        return super().event(event)


class Strip(QWidget):
    """The path to the present step, and how many effects wait; a click anywhere shows the whole chart."""

    enlarged = Signal()
    rule_wanted = Signal(str)
    """The id of an entry of the rulebook to be read."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._lines: tuple[Line, ...] = ()
        self.pips = Pips(self)
        self.labels = LineLabels(self, wraps=False, clickable=False, on_rule=self.rule_wanted.emit)
        self.larger = SizeButton(LARGER, grows=True, parent=self)
        self.larger.clicked.connect(self.enlarged)
        self._arrows: list[int] = []
        """Where arrows stand between the parts of the path: their left edges."""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.hide()

    def present(self, points: Sequence[TimingPoint], names: CardNames, wording: Wording, *, glides: bool) -> None:
        """Show where the game is."""
        self.larger.speak(wording)
        inner = points[-1] if points else None
        self.pips.say(steps(inner, wording), glides=glides)
        path = around(points, names, wording) or (Line(LineKind.TITLE, wording.say(NOTHING)),)
        left = waiting(points, names, wording)
        if left:
            count = wording.say(WAITING_COUNT.filled(n=len(left)))
            entry = "\n".join(filter(None, (*(f"• {line.text}" for line in left), left[0].entry)))
            path = (*path, replace(left[0], kind=LineKind.WAITING_TITLE, text=count, entry=entry))
        lit = next((n for n in range(len(path) - 1, -1, -1) if path[n].kind is LineKind.AROUND), None)
        self._lines = tuple(replace(line, lit=n == lit) for n, line in enumerate(path))
        self.setAccessibleName(wording.say(TITLE))
        self.setAccessibleDescription(f" {ARROW} ".join(line.text for line in self._lines))
        self._arrange()

    def sizeHint(self) -> QSize:
        """Return the height of a line of text and its button."""
        return QSize(320, max(self.fontMetrics().height() + 8, self.larger.sizeHint().height() + 2))

    def minimumSizeHint(self) -> QSize:
        """Return that any width will do."""
        return QSize(0, self.sizeHint().height())

    def _arrange(self) -> None:
        """Place everything side by side; what there is no room for loses its end, the outermost first."""
        height, button = self.height(), self.larger.sizeHint()
        self.larger.setGeometry(self.width() - button.width() - 4, (height - button.height()) // 2,
                                button.width(), button.height())  # fmt: skip
        pips = self.pips.sizeHint().width()
        self.pips.setGeometry(GAP, 0, pips, height)
        self.labels.say(self._lines)
        labels = list(self.labels)
        between = self.fontMetrics().horizontalAdvance(ARROW) + 2 * GAP
        room = self.larger.x() - GAP - (2 * GAP + pips) - between * max(0, len(labels) - 1)
        widths = self._widths([_wanted(label) for label in labels], room)
        x, self._arrows = 2 * GAP + pips, []
        for number, (label, line, width) in enumerate(zip(labels, self._lines, widths, strict=True)):
            if number:
                self._arrows.append(x + GAP)
                x += between
            shown = label.fontMetrics().elidedText(line.text, Qt.TextElideMode.ElideRight, width - 2 * MARGIN)
            label.say(line, shown)
            label.setGeometry(x, 0, width, height)
            x += width
        self.update()

    def _widths(self, wanted: list[int], room: int) -> list[int]:
        """Return a width for each part of the path; the outermost ones give way."""
        least = self.fontMetrics().averageCharWidth() * LEAST_LETTERS
        for number, width in enumerate(wanted):
            over = sum(wanted) - room
            if over <= 0:
                break
            wanted[number] = max(min(width, least), width - over)
        return wanted

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Place everything in the new room."""
        super().resizeEvent(event)
        self._arrange()

    def changeEvent(self, event: QEvent) -> None:
        """Place everything for letters of another size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._arrange()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Show the whole chart."""
        if event.button() is Qt.MouseButton.LeftButton and self.rect().contains(event.position().toPoint()):
            self.enlarged.emit()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Take the press, so that its release comes here."""
        event.accept()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, and the arrows between the parts of the path."""
        del event
        theme, painter = ui.theme, QPainter(self)
        painter.fillRect(self.rect(), color(theme.panel if theme.plain else mix(theme.panel, theme.window, 0.5)))
        painter.setPen(color(theme.panel_edge))
        painter.drawLine(0, 0, self.width(), 0)
        painter.setPen(color(theme.text_dim))
        for x in self._arrows:
            painter.drawText(QRect(x, 0, 3 * GAP, self.height()), Qt.AlignmentFlag.AlignVCenter, ARROW)
        painter.end()


def _wanted(label: LineLabel) -> int:
    """Return the width of a label's own words in its own letters."""
    text = label.line.text if label.line is not None else ""
    return label.fontMetrics().horizontalAdvance(text) + 2 * MARGIN + 1
