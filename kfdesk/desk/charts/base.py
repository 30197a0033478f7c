"""What every chart has: a title, a legend, a cursor for mouse and keys, its numbers as text and for the ear."""

from __future__ import annotations

from dataclasses import dataclass
from textwrap import fill

from PySide6.QtCore import QEvent, QPoint, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QAction,
    QBrush,
    QColor,
    QContextMenuEvent,
    QFocusEvent,
    QFont,
    QFontMetricsF,
    QGuiApplication,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QResizeEvent,
)
from PySide6.QtWidgets import QMenu, QSizePolicy, QToolTip, QWidget

from kfdesk.desk.charts import texts as s
from kfdesk.desk.charts.data import ChartData, as_sentence, as_text
from kfdesk.desk.charts.scales import Box
from kfdesk.desk.kit.labels import tip
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import color, mix
from kfdesk.desk.kit.ui import say, says, ui

LIGHT_SERIES = ("#0072b2", "#e69f00", "#009e73", "#cc79a7", "#56b4e9", "#d55e00", "#f0e442", "#999999")
DARK_SERIES = ("#56b4e9", "#e69f00", "#009e73", "#cc79a7", "#0072b2", "#d55e00", "#f0e442", "#999999")
PATTERNS = (
    Qt.BrushStyle.NoBrush,
    Qt.BrushStyle.BDiagPattern,
    Qt.BrushStyle.Dense6Pattern,
    Qt.BrushStyle.HorPattern,
    Qt.BrushStyle.CrossPattern,
    Qt.BrushStyle.FDiagPattern,
    Qt.BrushStyle.VerPattern,
    Qt.BrushStyle.DiagCrossPattern,
)
"""What tells series apart besides color."""
MARGIN = 8.0
TIP_WIDTH = 72
"""Letters on a line of a tip."""


@dataclass(frozen=True, slots=True)
class Spot:
    """A place that shows a text when it is pointed at, and that text."""

    box: Box
    words: str
    search: str = ""
    """What finds the decks that are counted there, "" where no search does."""


class Chart(QWidget):
    """Base of charts: subclasses lay out spots and draw.

    Arrow keys move a cursor over the values, Ctrl+C copies them as a table.
    """

    picked = Signal(int)
    """A spot was clicked or gone to with the keys: its place among `spots`."""
    search_wanted = Signal(str)
    """The decks that a spot counts are to be found: it was clicked, or Enter was pressed on it."""

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.spots: list[Spot] = []
        self._cursor: int | None = None
        self._laid_out = QSize()
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        self.copy_action = says(QAction(self), s.COPY_NUMBERS)
        self.copy_action.setShortcut(QKeySequence(QKeySequence.StandardKey.Copy))
        self.copy_action.setShortcutContext(Qt.ShortcutContext.WidgetShortcut)
        self.copy_action.triggered.connect(self.copy)
        self.addAction(self.copy_action)
        ui.language_changed.connect(self.refresh)

    # What it shows.

    @property
    def data(self) -> ChartData | None:
        """Return what is shown."""
        raise NotImplementedError(type(self).__name__)

    def refresh(self) -> None:
        """Lay out anew and tell the numbers anew."""
        self._cursor = None
        self._laid_out = QSize()
        if self.data is not None:
            self.setAccessibleName(self.data.title)
            said = say(s.NO_DATA) if self.data.empty else as_sentence(self.data, ui.language)
            self.setAccessibleDescription(said)
        self.updateGeometry()
        self.update()

    def copy(self) -> None:
        """Put the numbers as a table on the clipboard."""
        if self.data is not None:
            QGuiApplication.clipboard().setText(as_text(self.data, ui.language))

    # Subclasses.

    def lay_out(self, area: Box) -> list[Spot]:
        """Work out where everything lies below title and legend, and return the places to point at."""
        raise NotImplementedError(type(self).__name__)

    def draw(self, painter: QPainter) -> None:
        """Draw what was laid out."""
        raise NotImplementedError(type(self).__name__)

    # Sizes.

    @property
    def line(self) -> float:
        """The height of a line of text in pixels."""
        return QFontMetricsF(self.font()).height()

    def text_width(self, text: str) -> float:
        """Return how wide a text is."""
        return QFontMetricsF(self.font()).horizontalAdvance(text)

    def head_height(self) -> float:
        """Return the room for title and legend."""
        return MARGIN + self.line * 1.25 + self.line * 1.3 * len(self._legend_rows())

    def changeEvent(self, event: QEvent) -> None:
        """Lay out anew when the letters change."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._laid_out = QSize()
            self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        super().resizeEvent(event)
        self._laid_out = QSize()

    def ensure_laid_out(self) -> None:
        """Lay out where that is due."""
        if self._laid_out == self.size():
            return
        self._laid_out = self.size()
        top = self.head_height()
        area = Box(MARGIN, top, max(1.0, self.width() - 2 * MARGIN), max(1.0, self.height() - top - MARGIN))
        self.spots = [] if self.data is None or self.data.empty else self.lay_out(area)

    # Drawing.

    def series_color(self, slot: int) -> str:
        """Return the color of a series."""
        row = DARK_SERIES if ui.theme.dark else LIGHT_SERIES
        return row[slot % len(row)]

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw title, legend, chart and cursor."""
        del event
        self.ensure_laid_out()
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setFont(self.font())
        painter.setPen(color(ui.theme.text))
        data = self.data
        if data is not None:
            self._draw_title(painter, data.title)
            if data.empty:
                painter.setPen(color(ui.theme.text_dim))
                rect = QRectF(0, self.head_height(), self.width(), self.line * 2)
                painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, say(s.NO_DATA))
            else:
                self._draw_legend(painter)
                self.draw(painter)
                self._draw_cursor(painter)
        painter.end()

    def _draw_title(self, painter: QPainter, title: str) -> None:
        bold = QFont(self.font())
        bold.setBold(True)
        painter.setFont(bold)
        shown = QFontMetricsF(bold).elidedText(title, Qt.TextElideMode.ElideRight, self.width() - 2 * MARGIN)
        painter.drawText(
            QRectF(MARGIN, MARGIN / 2, self.width(), self.line * 1.2), Qt.AlignmentFlag.AlignVCenter, shown
        )
        painter.setFont(self.font())

    def _legend_rows(self) -> list[list[int]]:
        """Return which series stand in which row of the legend; one alone needs none."""
        data = self.data
        if data is None or len(data.series) < 2:
            return []
        rows: list[list[int]] = [[]]
        left = MARGIN
        for at, one in enumerate(data.series):
            width = self._entry_width(one.name)
            if rows[-1] and left + width > self.width() - MARGIN:
                rows.append([])
                left = MARGIN
            rows[-1].append(at)
            left += width
        return rows

    def _entry_width(self, name: str) -> float:
        return self.line * 2.1 + min(self.text_width(name), self._legend_room())

    def _legend_room(self) -> float:
        """Return the most that a name in the legend takes."""
        return max(self.line, self.width() - 2 * MARGIN - self.line * 1.4)

    def _draw_legend(self, painter: QPainter) -> None:
        data = self.data
        assert data is not None
        y = MARGIN + self.line * 1.25
        metrics = QFontMetricsF(self.font())
        for row in self._legend_rows():
            x = MARGIN
            for at in row:
                name = metrics.elidedText(data.series[at].name, Qt.TextElideMode.ElideRight, self._legend_room())
                self.draw_key(painter, QRectF(x, y + self.line * 0.15, self.line * 1.1, self.line * 0.8), at)
                painter.setPen(color(ui.theme.text))
                painter.drawText(QPointF(x + self.line * 1.4, y + metrics.ascent()), name)
                x += self._entry_width(data.series[at].name)
            y += self.line * 1.3

    def draw_key(self, painter: QPainter, rect: QRectF, slot: int) -> None:
        """Draw how a series looks, for the legend."""
        self.fill(painter, rect, slot)

    def fill(self, painter: QPainter, rect: QRectF, slot: int) -> None:
        """Draw a bar of a series: color, pattern and edge."""
        ground = self.series_color(slot)
        painter.fillRect(rect, QColor(ground))
        brush = QBrush(color("#ffffff" if ui.theme.dark else "#000000", 0.5), PATTERNS[slot % len(PATTERNS)])
        painter.fillRect(rect, brush)
        dip(painter, QPen(color(ui.theme.text), 1), None)
        painter.drawRect(rect)

    def grid_pen(self, *, strong: bool = False) -> QPen:
        """Return the pen of the lines behind the values."""
        share = 0.75 if strong or ui.theme.plain else 0.3
        return QPen(QColor(mix(ui.theme.window, ui.theme.text, share)), 1)

    def _draw_cursor(self, painter: QPainter) -> None:
        if self._cursor is None or self._cursor >= len(self.spots):
            return
        box = self.spots[self._cursor].box
        dip(painter, QPen(color(ui.theme.glow_focus if self.hasFocus() else ui.theme.picked), 2), None)
        painter.drawRect(QRectF(*box).adjusted(-2, -2, 2, 2))

    # Pointing.

    @property
    def said(self) -> str:
        """What the cursor is on says, "" for nothing."""
        if self._cursor is None:
            return ""
        spot = self.spots[self._cursor]
        return f"{spot.words}. {say(s.SHOW_THESE)}" if spot.search else spot.words

    def point_at(self, index: int | None) -> None:
        """Put the cursor on a spot, or on none, and say it."""
        if index == self._cursor:
            return
        self._cursor = index
        self.update()
        if index is None:
            QToolTip.hideText()
            return
        spot = self.spots[index]
        lines = [*spot.words.split("\n"), *([say(s.SHOW_THESE)] if spot.search else [])]
        words = "\n".join(fill(line, TIP_WIDTH) for line in lines)
        QToolTip.showText(self.mapToGlobal(QPoint(round(spot.box.right), round(spot.box.y))), tip(words), self)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Say what lies under the pointer."""
        self._point(event)

    def _point(self, event: QMouseEvent) -> None:
        self.ensure_laid_out()
        x, y = event.position().x(), event.position().y()
        found = [at for at, spot in enumerate(self.spots) if spot.box.holds(x, y)]
        smallest = min(found, key=lambda at: self.spots[at].box.width * self.spots[at].box.height, default=None)
        leads = smallest is not None and bool(self.spots[smallest].search)
        self.setCursor(Qt.CursorShape.PointingHandCursor if leads else Qt.CursorShape.ArrowCursor)
        self.point_at(smallest)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Pick what is pointed at."""
        super().mousePressEvent(event)
        self._point(event)
        if self._cursor is not None:
            self.picked.emit(self._cursor)
            if event.button() is Qt.MouseButton.LeftButton:
                self._search()

    def _search(self) -> bool:
        """Have the decks of the spot under the cursor found; False where no search finds them."""
        search = self.spots[self._cursor].search if self._cursor is not None else ""
        if search:
            self.search_wanted.emit(search)
        return bool(search)

    def leaveEvent(self, event: QEvent) -> None:
        """Forget the pointer."""
        super().leaveEvent(event)
        if not self.hasFocus():
            self.point_at(None)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Take the cursor away."""
        super().focusOutEvent(event)
        self.point_at(None)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the cursor over the values."""
        self.ensure_laid_out()
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter) and self._search():
            return
        last = len(self.spots) - 1
        at = -1 if self._cursor is None else self._cursor
        places = {
            Qt.Key.Key_Right: at + 1,
            Qt.Key.Key_Down: at + 1,
            Qt.Key.Key_Left: at - 1,
            Qt.Key.Key_Up: at - 1,
            Qt.Key.Key_Home: 0,
            Qt.Key.Key_End: last,
        }
        place = places.get(Qt.Key(event.key()))
        if place is None or last < 0 or event.modifiers() & Qt.KeyboardModifier.ControlModifier:
            super().keyPressEvent(event)
            return
        self.point_at(max(0, min(last, place)))
        self.picked.emit(max(0, min(last, place)))
        self.setAccessibleDescription(self.said)
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))

    def contextMenuEvent(self, event: QContextMenuEvent) -> None:
        """Offer the numbers."""
        menu = QMenu(self)
        menu.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        menu.addAction(self.copy_action)
        menu.popup(event.globalPos())
