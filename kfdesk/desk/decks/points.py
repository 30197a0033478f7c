"""The decks found as points between two figures: a view of the same rows as the table, with the same selection."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import (
    QEvent,
    QItemSelection,
    QItemSelectionModel,
    QModelIndex,
    QPoint,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFontMetricsF,
    QHelpEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QPainter,
    QPaintEvent,
    QPen,
    QPixmap,
    QRegion,
    QResizeEvent,
    QShowEvent,
)
from PySide6.QtWidgets import QAbstractItemView, QFrame, QToolTip, QWidget

from kfdesk.collection.points import Point
from kfdesk.collection.search import DeckRow
from kfdesk.desk.charts import texts as cs
from kfdesk.desk.charts.scales import Box
from kfdesk.desk.decks import point_texts as s
from kfdesk.desk.decks import texts as t
from kfdesk.desk.decks.columns import BY_ID, NUMBER_OF, set_or_kind
from kfdesk.desk.decks.model import Index, ShelfModel
from kfdesk.desk.decks.pictures import house_name
from kfdesk.desk.decks.point_looks import By, Look, Looks
from kfdesk.desk.decks.point_places import Places, placed
from kfdesk.desk.decks.views import selected_rows
from kfdesk.desk.kit.labels import tip
from kfdesk.desk.kit.locales import number
from kfdesk.desk.kit.painting import dip, painting_on
from kfdesk.desk.kit.theme import color, mix
from kfdesk.desk.kit.ui import follow_language, follow_theme, say, ui

ReadPoints = Callable[[Sequence[int], str, str], Sequence[Point]]
"""Reads two numbers of decks: their row numbers on the shelf, and the two numbers as a search knows them."""

MARGIN: Final = 8.0
_DRAG: Final = 4
"""The mouse draws a rectangle when it is moved so far with its button held down, in pixels."""
_WAYS: Final = {
    Qt.Key.Key_Right: "right",
    Qt.Key.Key_Left: "left",
    Qt.Key.Key_Up: "up",
    Qt.Key.Key_Down: "down",
}
_Flag = QItemSelectionModel.SelectionFlag
_FAINT: Final = 0.18
"""How much is seen of points that are not of the entry chosen in the legend."""


class DeckPoints(QAbstractItemView):
    """Points to be pointed at, clicked, and caught in a rectangle; arrow keys walk over them."""

    opened = Signal(int)
    laid_out = Signal()
    """Which decks are shown, and how they look, is known anew."""
    rectangle_drawn = Signal()

    def __init__(self, model: ShelfModel, read: ReadPoints, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._decks, self._read = model, read
        self.axes = ("expected", "control")
        """The columns whose numbers lie across and upward."""
        self.by = By.NOTHING
        self.looks = Looks((), By.NOTHING)
        self.emphasis = ""
        """The entry of the legend that is shown clearly, "" for all."""
        self.rectangle: Box | None = None
        """What was drawn last and selected something."""
        self._points: list[Point] | None = None
        self._places: Places | None = None
        self._rows: dict[int, int] = {}
        """Rows of the model by the numbers of decks on the shelf."""
        self._numbers: dict[int, int] = {}
        """Places among the points by rows of the model."""
        self._painted: QPixmap | None = None
        self._chosen: QPixmap | None = None
        self._hovered: int | None = None
        self._pressed: QPoint | None = None
        self._band: QRect | None = None
        self._stamps: dict[Look, QPixmap] = {}
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setModel(model)
        self.viewport().setMouseTracking(True)
        self._soon = QTimer(self, singleShot=True, interval=0)
        self._soon.timeout.connect(self._on_soon)
        model.modelReset.connect(self.read_anew)
        model.dataChanged.connect(lambda *_: self.read_anew())
        self.selectionModel().selectionChanged.connect(lambda *_: self._forget_chosen())
        follow_theme(self.paint_anew)
        follow_language(self.paint_anew)

    # What is shown.

    def show_axes(self, x: str, y: str) -> None:
        """Let these columns' numbers lie across and upward."""
        self.axes = (x, y)
        self.read_anew()

    def tell_apart(self, by: By) -> None:
        """Tell points apart by this."""
        self.by, self.emphasis = by, ""
        self.read_anew()

    def emphasize(self, value: str) -> None:
        """Show the decks of this entry of the legend clearly and the others faintly; "" shows all alike."""
        self.emphasis = value
        self.paint_anew()

    def read_anew(self) -> None:
        """Read the numbers again when they are needed: decks, or what is known of them, changed."""
        self._points, self._places, self.rectangle, self._hovered = None, None, None, None
        self._soon.start()

    def _on_soon(self) -> None:
        if self.isVisible():
            self.ensure_laid_out()

    def showEvent(self, event: QShowEvent) -> None:
        """Read the numbers where that is due."""
        super().showEvent(event)
        self._soon.start()

    def paint_anew(self) -> None:
        """Paint everything again when it is next shown."""
        self._painted, self._chosen, self._hovered = None, None, None
        self._stamps.clear()
        self.viewport().update()

    def _forget_chosen(self) -> None:
        self._chosen = None
        self.viewport().update()

    @property
    def not_shown(self) -> int:
        """How many decks have no place since a number is not known."""
        return len(self._decks.ids) - len(self._points or ())

    def ensure_laid_out(self) -> Places | None:
        """Return the points in their places, None where there is none."""
        if self._points is None:
            x, y = (BY_ID[column].filter for column in self.axes)
            self._points = list(self._read(self._decks.ids, x, y)) if self._decks.ids else []
            self.looks = Looks(self._points, self.by)
            self._rows = {id_: row for row, id_ in enumerate(self._decks.ids)}
            self._numbers = {self._rows[one.id]: place for place, one in enumerate(self._points)}
            self._say()
            self.paint_anew()
            self.laid_out.emit()
        if self._places is None and self._points:
            self._places = placed(self._points, self._area(), self._line)
        return self._places

    def _say(self) -> None:
        x, y = (t.COLUMN_NAMES[column] for column in self.axes)
        self.setAccessibleName(say(s.NAME.filled(x=x, y=y)))
        self.setAccessibleDescription(say(s.HELP))

    @property
    def _line(self) -> float:
        return QFontMetricsF(self.font()).height()

    def _area(self) -> Box:
        metrics = QFontMetricsF(self.font())
        left = metrics.horizontalAdvance("00000") + 2 * MARGIN
        top, below = self._line * 1.6, self._line * 2.8
        size = self.viewport().size()
        return Box(left, top, max(40.0, size.width() - left - MARGIN), max(40.0, size.height() - top - below))

    def place_of(self, row: int) -> QPointF | None:
        """Return the middle of the point of a row, in the viewport; None for one without a point."""
        places = self.ensure_laid_out()
        at = self._numbers.get(row)
        return QPointF(*places.spots[at]) if places is not None and at is not None else None

    def said_of(self, row: int) -> str:
        """Return what is said of the deck of a row: its name, the two figures, set and houses."""
        deck, at = self._decks.row(row), self._numbers.get(row)
        if deck is None or at is None or self._points is None:
            return ""
        point, (x, y) = self._points[at], (t.COLUMN_NAMES[column] for column in self.axes)
        figures = s.TIP.filled(x=x, a=number(point.x, ui.language), y=y, b=number(point.y, ui.language))
        return "\n".join((deck.name, say(figures), self._origin(deck)))

    @staticmethod
    def _origin(deck: DeckRow) -> str:
        houses = ", ".join(say(house_name(house)) for house in deck.houses)
        return " · ".join(filter(None, (set_or_kind(deck.set, ui.language, deck.kind), houses, ", ".join(deck.tags))))

    # Painting.

    def paintEvent(self, event: QPaintEvent) -> None:
        """Show what was painted, what is selected, and what is pointed at."""
        del event
        painter = QPainter(self.viewport())
        if self._points is None:  # what was painted last stays until the numbers are read
            for picture in (self._painted, self._chosen):
                if picture is not None:
                    painter.drawPixmap(0, 0, picture)
            painter.end()
            return
        self.ensure_laid_out()
        if self._painted is None or self._painted.deviceIndependentSize().toSize() != self.viewport().size():
            self._painted = self._picture(self._paint_all)
            self._chosen = None
        if self._chosen is None:
            self._chosen = self._picture(self._paint_chosen)
        painter.drawPixmap(0, 0, self._painted)
        painter.drawPixmap(0, 0, self._chosen)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._paint_pointed(painter)
        if self._band is not None:
            dip(painter, QPen(color(ui.theme.glow_focus), 1.5, Qt.PenStyle.DashLine), color(ui.theme.picked, 0.15))
            painter.drawRect(self._band)
        painter.end()

    def _picture(self, paint: Callable[[QPainter], None]) -> QPixmap:
        ratio = self.devicePixelRatioF()
        size = self.viewport().size()
        made = QPixmap(round(size.width() * ratio), round(size.height() * ratio))
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        with painting_on(made) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(self.font())
            paint(painter)
        return made

    def _paint_all(self, painter: QPainter) -> None:
        places = self._places
        if places is None:
            painter.setPen(color(ui.theme.text_dim))
            painter.drawText(self.viewport().rect(), Qt.AlignmentFlag.AlignCenter, say(cs.NO_DATA))
            return
        self._paint_axes(painter, places)
        looks, emphasis = self.looks, self.emphasis
        every = range(len(places.spots))
        clear = [at for at in every if not emphasis or looks.has(at, emphasis)]
        if len(clear) < len(every):
            shown = frozenset(clear)
            painter.setOpacity(_FAINT)
            self._paint_points(painter, places, [at for at in every if at not in shown])
            painter.setOpacity(1.0)
        self._paint_points(painter, places, clear)

    def _paint_points(self, painter: QPainter, places: Places, wanted: Sequence[int]) -> None:
        ratio, looks, spots, stamps = self.devicePixelRatioF(), self.looks.looks, places.spots, self._stamps
        off = places.radius + 2
        for at in wanted:
            look = looks[at]
            stamp = stamps.get(look)
            if stamp is None:
                stamp = stamps[look] = self.looks.stamp(look, places.radius, ui.theme, ratio)
            x, y = spots[at]
            painter.drawPixmap(QPointF(x - off, y - off), stamp)

    def _paint_axes(self, painter: QPainter, places: Places) -> None:
        area, metrics = self._area(), QFontMetricsF(self.font())
        grid = QPen(color(mix(ui.theme.window, ui.theme.text, 0.75 if ui.theme.plain else 0.2)), 1)
        for mark in places.across.marks:
            x = round(places.across.at(mark)) + 0.5
            painter.setPen(grid)
            painter.drawLine(QPointF(x, area.y), QPointF(x, area.bottom))
            painter.setPen(color(ui.theme.text_dim))
            below = QRectF(x - 60, area.bottom + 3, 120, self._line)
            painter.drawText(below, Qt.AlignmentFlag.AlignCenter, number(mark, ui.language))
        for mark in places.upward.marks:
            y = round(places.upward.at(mark)) + 0.5
            painter.setPen(grid)
            painter.drawLine(QPointF(area.x, y), QPointF(area.right, y))
            painter.setPen(color(ui.theme.text_dim))
            left = QRectF(0, y - self._line / 2, area.x - 5, self._line)
            painter.drawText(
                left, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, number(mark, ui.language)
            )
        x_name, y_name = (say(t.COLUMN_NAMES[column]) for column in self.axes)
        painter.setPen(color(ui.theme.text))
        foot = QRectF(area.x, area.bottom + self._line * 1.3, area.width, self._line * 1.2)
        painter.drawText(foot, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter, f"{x_name} →")
        head = metrics.elidedText(f"↑ {y_name}", Qt.TextElideMode.ElideRight, self.viewport().width() - 2 * MARGIN)
        painter.drawText(QPointF(MARGIN, metrics.ascent() + 2), head)

    def _paint_chosen(self, painter: QPainter) -> None:
        """Draw a ring around the points that are selected."""
        places = self._places
        if places is None:
            return
        selected = (self._numbers.get(row) for row in selected_rows(self))
        self._paint_rings(painter, places, [at for at in selected if at is not None])

    def _paint_rings(self, painter: QPainter, places: Places, wanted: Sequence[int]) -> None:
        """Draw rings around points: a picture is painted ten times as fast as an ellipse."""
        radius, ratio = places.radius + 1.6, self.devicePixelRatioF()
        side = 2 * radius + 4
        ring = QPixmap(round(side * ratio), round(side * ratio))
        ring.setDevicePixelRatio(ratio)
        ring.fill(Qt.GlobalColor.transparent)
        with painting_on(ring) as inner:
            inner.setRenderHint(QPainter.RenderHint.Antialiasing)
            dip(inner, QPen(color(ui.theme.glow_focus), 2.2), None)
            inner.drawEllipse(QPointF(side / 2, side / 2), radius, radius)
        for at in wanted:
            x, y = places.spots[at]
            painter.drawPixmap(QPointF(x - side / 2, y - side / 2), ring)

    def _paint_pointed(self, painter: QPainter) -> None:
        places = self._places
        if places is None:
            return
        dip(painter, QPen(color(ui.theme.text), 1.6), None)
        if self._hovered is not None:
            painter.drawEllipse(QPointF(*places.spots[self._hovered]), places.radius + 3.5, places.radius + 3.5)
        at = self._numbers.get(self.currentIndex().row())
        if self.hasFocus() and at is not None:
            dip(painter, QPen(color(ui.theme.glow_focus), 2, Qt.PenStyle.DotLine), None)
            side = places.radius + 6
            x, y = places.spots[at]
            painter.drawRect(QRectF(x - side, y - side, 2 * side, 2 * side))
        if self._band is not None:
            self._paint_rings(painter, places, places.within(_box(self._band)))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Give the points their places anew."""
        super().resizeEvent(event)
        self._places, self.rectangle = None, None
        self.paint_anew()

    def changeEvent(self, event: QEvent) -> None:
        """Give the points their places anew where letters are larger."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange):
            self._places = None
            self.paint_anew()

    def sizeHint(self) -> QSize:
        """Return room for a chart that can be read."""
        return QSize(520, 360)

    # The mouse.

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a click or a rectangle."""
        self.setFocus(Qt.FocusReason.MouseFocusReason)
        if event.button() is Qt.MouseButton.LeftButton:
            self._pressed = event.position().toPoint()
        event.accept()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Draw the rectangle, or name the deck pointed at."""
        at = event.position().toPoint()
        if self._pressed is not None and event.buttons() & Qt.MouseButton.LeftButton:
            if self._band is not None or (at - self._pressed).manhattanLength() > _DRAG:
                self._band = QRect(self._pressed, at).normalized()
                self.viewport().update()
            return
        self._hover(at)

    def _hover(self, at: QPoint) -> None:
        places = self.ensure_laid_out()
        hovered = places.at(at.x(), at.y()) if places is not None else None
        if hovered == self._hovered:
            return
        self._hovered = hovered
        leads = hovered is not None
        self.viewport().setCursor(Qt.CursorShape.PointingHandCursor if leads else Qt.CursorShape.ArrowCursor)
        self.viewport().update()
        if hovered is None:
            QToolTip.hideText()
        else:
            self._show_tip(self._row_of(hovered), at)

    def _row_of(self, place: int) -> int:
        assert self._points is not None
        return self._rows[self._points[place].id]

    def _show_tip(self, row: int, at: QPoint) -> None:
        QToolTip.showText(self.viewport().mapToGlobal(at), tip(self.said_of(row)), self.viewport())

    def viewportEvent(self, event: QEvent) -> bool:
        """Leave tips to the pointer; forget it when it leaves."""
        if isinstance(event, QHelpEvent) and event.type() is QEvent.Type.ToolTip:
            return True
        if event.type() is QEvent.Type.Leave and self._hovered is not None:
            self._hovered = None
            self.viewport().update()
        return super().viewportEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """Select the deck clicked, or those in the rectangle; with Ctrl or Shift beside those selected before."""
        if event.button() is not Qt.MouseButton.LeftButton or self._pressed is None:
            return
        self._pressed = None
        more = bool(event.modifiers() & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.ShiftModifier))
        if self._band is None:
            self._click(event.position().toPoint(), more=more)
            return
        box, self._band = _box(self._band), None
        places = self.ensure_laid_out()
        caught = places.within(box) if places is not None else []
        self.rectangle = box if caught else None
        self.choose([self._row_of(at) for at in caught], more=more)
        self.rectangle_drawn.emit()
        self.viewport().update()

    def _click(self, at: QPoint, *, more: bool) -> None:
        index = self.indexAt(at)
        if index.isValid():
            how = _Flag.Toggle if more else _Flag.ClearAndSelect
            self.selectionModel().setCurrentIndex(index, how | _Flag.Rows)
        elif not more:
            self.clearSelection()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Open the deck."""
        index = self.indexAt(event.position().toPoint())
        if index.isValid():
            self.opened.emit(index.row())

    def choose(self, rows: Sequence[int], *, more: bool = False) -> None:
        """Select these rows, `more` beside those that are selected."""
        model, last = self.model(), self.model().columnCount() - 1
        selection = QItemSelection()
        for row in rows:
            selection.select(model.index(row, 0), model.index(row, last))
        self.selectionModel().select(selection, _Flag.Select if more else _Flag.ClearAndSelect)
        if rows:
            first = model.index(min(rows), NUMBER_OF["name"])
            self.selectionModel().setCurrentIndex(first, _Flag.NoUpdate)

    @property
    def ranges(self) -> tuple[tuple[float, float], tuple[float, float]] | None:
        """Between which figures, across and upward, the decks in the rectangle drawn last lie; None without one."""
        places = self._places
        return places.values(self.rectangle) if places is not None and self.rectangle is not None else None

    # Keys.

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk over the points; letters belong to the room."""
        key = Qt.Key(event.key())
        if key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            if self.currentIndex().isValid():
                self.opened.emit(self.currentIndex().row())
        elif event.matches(QKeySequence.StandardKey.SelectAll):
            self.selectAll()
        elif key in _WAYS or key in (Qt.Key.Key_Home, Qt.Key.Key_End):
            self._walk(key, more=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        else:
            event.ignore()

    def _walk(self, key: Qt.Key, *, more: bool) -> None:
        places = self.ensure_laid_out()
        if places is None:
            return
        now = self._numbers.get(self.currentIndex().row())
        if key in _WAYS:
            to = places.beside(now, _WAYS[key]) if now is not None else 0
        else:
            pick = min if key is Qt.Key.Key_Home else max
            to = pick(range(len(places.spots)), key=lambda at: places.spots[at])
        row = self._row_of(to)
        how = _Flag.Select if more else _Flag.ClearAndSelect
        self.selectionModel().setCurrentIndex(self.model().index(row, NUMBER_OF["name"]), how | _Flag.Rows)
        self.setAccessibleDescription(self.said_of(row))
        QAccessible.updateAccessibility(QAccessibleEvent(self, QAccessible.Event.DescriptionChanged))
        self._show_tip(row, QPointF(*places.spots[to]).toPoint())
        self.viewport().update()

    # What Qt asks of a view.

    def indexAt(self, at: QPoint) -> QModelIndex:
        """Return the deck at a place of the viewport."""
        places = self.ensure_laid_out()
        found = places.at(at.x(), at.y()) if places is not None else None
        return QModelIndex() if found is None else self.model().index(self._row_of(found), NUMBER_OF["name"])

    def visualRect(self, index: Index) -> QRect:
        """Return where a deck's point is."""
        at = self.place_of(index.row())
        if at is None or self._places is None:
            return QRect()
        side = round(self._places.radius) + 2
        return QRect(round(at.x()) - side, round(at.y()) - side, 2 * side, 2 * side)

    def scrollTo(self, index: Index, hint: QAbstractItemView.ScrollHint | None = None) -> None:
        """Scroll nowhere: everything is in sight."""

    def horizontalOffset(self) -> int:
        """Return that nothing is scrolled."""
        return 0

    def verticalOffset(self) -> int:
        """Return that nothing is scrolled."""
        return 0

    def isIndexHidden(self, index: Index) -> bool:
        """Return whether a deck has no point."""
        return index.row() not in self._numbers

    def moveCursor(self, action: QAbstractItemView.CursorAction, modifiers: Qt.KeyboardModifier) -> QModelIndex:
        """Return where the keyboard is: `keyPressEvent` moves it."""
        del action, modifiers
        return self.currentIndex()

    def setSelection(self, rect: QRect, command: QItemSelectionModel.SelectionFlag) -> None:
        """Leave selecting to the mouse and the keys."""

    def visualRegionForSelection(self, selection: QItemSelection) -> QRegion:
        """Return the whole viewport: points lie anywhere."""
        del selection
        return QRegion(self.viewport().rect())


def _box(rect: QRect) -> Box:
    return Box(rect.x(), rect.y(), rect.width(), rect.height())
