"""The large timing chart: all steps of the present chart beside the table, the present one lit."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QPolygonF, QResizeEvent
from PySide6.QtWidgets import QFrame, QSizePolicy, QWidget

from kfdesk.desk.kit.labels import Label
from kfdesk.desk.kit.layouts import across, down
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.scrolled import Scrolled
from kfdesk.desk.kit.theme import color
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.timing.labels import Light, LineLabel, LineLabels
from kfdesk.desk.timing.lines import TITLE, CardNames, Line, LineKind, Wording, lines_of
from kfdesk.desk.timing.signs import SizeButton
from kfdesk.engine.timing import TimingPoint
from kfdesk.text.words import Words

SMALLER = Words("Show the path only (Shift+T)")
INDENT: Final = 14
"""How far steps stand to the right, in logical pixels: the arrow of the present one has room there."""
MOST: Final = 0.43
"""How much of the height beside the table the chart takes at most."""
SPACE: Final = 3
"""Room above and below the words of a line, in logical pixels."""


class Steps(QWidget):
    """The lines of the chart below each other, with the light behind the present one."""

    rule_wanted = Signal(str)
    """The id of an entry of the rulebook to be read."""
    focused = Signal(QWidget)
    """The line that the keyboard has come to."""

    def __init__(self) -> None:
        super().__init__()
        self._lines: tuple[Line, ...] = ()
        self.labels = LineLabels(
            self, wraps=True, clickable=True, on_rule=self.rule_wanted.emit, on_focus=self.focused.emit
        )
        self.light = Light(self)
        self.light.moved.connect(self.update)
        self._height = 0

    def say(self, lines: tuple[Line, ...], *, glides: bool) -> None:
        """Show these lines."""
        same = [line.text for line in lines] == [line.text for line in self._lines]
        self._lines = lines
        self.labels.say(lines)
        self.place(glides=glides and same)

    def lit(self) -> LineLabel | None:
        """Return the line of the present step."""
        return next((label for label in self.labels if label.line is not None and label.line.lit), None)

    def place(self, *, glides: bool) -> None:
        """Lay all lines out for the present width."""
        y = 0
        for label in self.labels:
            assert label.line is not None
            left = 0 if label.line.kind in (LineKind.TITLE, LineKind.AROUND, LineKind.WAITING_TITLE) else INDENT
            width = max(40, self.width() - left - 4)
            y += 5 if label.line.kind is LineKind.WAITING_TITLE else 0
            height = label.height_at(width) + 2 * SPACE
            label.setGeometry(left, y, width, height)
            y += height
        if y != self._height:
            self._height = y
            self.setFixedHeight(y)
        lit = self.lit()
        self.light.go(lit.geometry() if lit is not None else QRect(), glides=glides)
        self.update()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay all lines out for another width."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self.place(glides=False)

    def changeEvent(self, event: QEvent) -> None:
        """Lay all lines out in letters of another size."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self.place(glides=False)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the light and its arrow."""
        del event
        place = self.light.place
        if place.isEmpty():
            return
        theme, painter = ui.theme, QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(color(theme.amber), 2.0 if theme.plain else 1.4))
        painter.setBrush(Qt.BrushStyle.NoBrush if theme.plain else color(theme.amber, 0.18))
        painter.drawRoundedRect(QRectF(place).adjusted(-1, 1, -1, -1), 5, 5)
        dip(painter, None, color(theme.amber))
        x, y = place.x() - 12, place.center().y() + 0.5
        painter.drawPolygon(QPolygonF([QPointF(x, y - 5), QPointF(x + 8, y), QPointF(x, y + 5)]))
        painter.end()


class ChartPane(QFrame):
    """The large chart with its heading and the button that makes it small."""

    reduced = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.title = Label(style="dockTitle")
        self.title.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        self.smaller = SizeButton(SMALLER, grows=False, parent=self)
        self.smaller.clicked.connect(self.reduced)
        self.steps = Steps()
        self._scroll = scroll = Scrolled(self.steps)
        scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self.steps.focused.connect(lambda label: scroll.ensureWidgetVisible(label, 0, 2))
        head = across((self.title, 1), self.smaller)
        down(head, (scroll, 1), on=self, margins=(8, 2, 8, 6), gap=2)
        self.hide()

    def present(self, points: Sequence[TimingPoint], names: CardNames, wording: Wording, *, glides: bool) -> None:
        """Show where the game is."""
        self.title.setText(wording.say(TITLE))
        self.setAccessibleName(wording.say(TITLE))
        self.smaller.speak(wording)
        before = self.sizeHint()
        self.steps.say(lines_of(points, names, wording), glides=glides)
        if self.sizeHint() != before:
            self.updateGeometry()
        lit = self.steps.lit()
        if lit is not None:
            self._scroll.ensureWidgetVisible(lit, 0, 40)

    def sizeHint(self) -> QSize:
        """Return the room for all lines, or as much as leaves enough for the card and the log."""
        around = self.contentsMargins().top() + self.contentsMargins().bottom() + 10
        wanted = self.smaller.sizeHint().height() + self.steps.height() + around + 4
        parent = self.parentWidget()
        most = round(parent.height() * MOST) if parent is not None else wanted
        return QSize(220, min(wanted, most))

    def minimumSizeHint(self) -> QSize:
        """Return that it scrolls where there is little room."""
        return QSize(0, 0)
