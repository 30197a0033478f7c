"""The timeline of a film: turns as blocks, both pools as curves, keys as bars, and what stands out as signs."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import (
    QColor,
    QHelpEvent,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
)
from PySide6.QtWidgets import QAbstractSlider, QSizePolicy, QToolTip, QWidget

from kfdesk.desk.film import texts as fs
from kfdesk.desk.film.signs import draw_highlight
from kfdesk.desk.kit.labels import tip
from kfdesk.desk.kit.painting import dip, painting_on
from kfdesk.desk.kit.theme import color, mix
from kfdesk.desk.kit.ui import follow_language, say, ui
from kfdesk.desk.log.player_marks import player_color
from kfdesk.engine.terms import PLAYERS, Player, other_player
from kfdesk.match.film import Film, Moment, TurnSpan
from kfdesk.match.highlights import Highlight

SIGN = 17
"""Size of a mark's sign, in logical pixels."""
HALF = 34
"""Height of one player's half of the chart."""
LOW_HALF = 23
"""The same in a low window."""
BAR = 3
"""Height of the bar of a forged key."""
LEAST_BLOCK = 3
"""Average width of a turn's block, below which turns are not drawn apart any more."""
NEAR = 9
"""How near to a sign the pointer must be to mean it."""
_EDGE = 12
_LEAST_CEILING = 6
"""The Æmber that fills half of a player's half at least: what a key costs by itself."""


class Timeline(QAbstractSlider):
    """Shows the whole film and where it stands; a click, a drag or the wheel goes elsewhere.

    Its value is the moment shown. The halves lie as the players sit at the table; signs stand above or
    below the chart, on the side of the player they are about.
    """

    sought = Signal(int)
    """The moment that the mouse or the wheel asked for."""

    def __init__(self, describe: Callable[[int], str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._describe = describe
        self._film: Film | None = None
        self._moments: list[Moment] = []
        self._turns: list[TurnSpan] = []
        self._marks: list[Highlight] = []
        self._ground: QPixmap | None = None
        self._hover: int | None = None
        self._below: Player = PLAYERS[0]
        self._half = HALF
        self.places: dict[Highlight, float] = {}
        self.setOrientation(Qt.Orientation.Horizontal)
        self.setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        follow_language(self._say)
        ui.theme_changed.connect(self.refresh)

    # What the page sets.

    def set_film(self, film: Film) -> None:
        """Show this film as far as it has been read by now; what is read later is not drawn before the next call."""
        self._film = film
        self._moments, self._turns, self._marks = list(film.moments), list(film.turns), list(film.marks)
        self.setRange(0, max(len(self._moments) - 1, 1))
        self._say()
        self.refresh()

    def set_below(self, player: Player) -> None:
        """Put a player's half below the middle line."""
        if player != self._below:
            self._below = player
            self._say()
            self.refresh()

    def set_low(self, low: bool) -> None:
        """Take less room, or as much as designed."""
        half = LOW_HALF if low else HALF
        if half != self._half:
            self._half = half
            self.updateGeometry()
            self.refresh()

    def refresh(self) -> None:
        """Draw everything afresh."""
        self._ground = None
        self._place_signs()
        self.update()

    # Where things are.

    @property
    def chart(self) -> QRectF:
        """Where the curves are."""
        left = self._gutter + _EDGE
        return QRectF(left, SIGN + 4, max(self.width() - left - _EDGE, 20), 2 * self._half)

    def x_of(self, index: float) -> float:
        """Return where a moment lies, in pixels from the left."""
        chart = self.chart
        return chart.left() + chart.width() * index / max(self.maximum(), 1)

    def index_at(self, x: float) -> int:
        """Return the moment nearest to a place."""
        chart = self.chart
        share = (x - chart.left()) / chart.width()
        return min(max(round(share * self.maximum()), 0), self.maximum())

    def sign_rect(self, mark: Highlight) -> QRectF:
        """Return where the sign of a mark stands."""
        chart = self.chart
        top = chart.bottom() + 4 if self._is_low(mark) else chart.top() - SIGN - 4
        return QRectF(self.places[mark] - SIGN / 2, top, SIGN, SIGN)

    def marks_at(self, at: QPointF) -> list[Highlight]:
        """Return the marks whose signs are under a point, the nearest first."""
        found = []
        for mark in self._marks:
            rect = self.sign_rect(mark)
            if rect.adjusted(-2, -2, 2, 2).contains(at) or (
                abs(rect.center().x() - at.x()) <= NEAR and rect.top() - 2 <= at.y() <= rect.bottom() + 2
            ):
                found.append((abs(rect.center().x() - at.x()), mark))
        return [mark for _, mark in sorted(found, key=lambda pair: pair[0])]

    @property
    def _end(self) -> int:
        """The last moment drawn."""
        return len(self._moments) - 1

    @property
    def _gutter(self) -> int:
        """Width of the column with the players' names."""
        names = self._film.recording.players if self._film is not None else ()
        wanted = max((self.fontMetrics().horizontalAdvance(name) for name in names), default=0) + 28
        return min(max(wanted, 60), max(self.width() // 6, 60))

    # Qt.

    def sizeHint(self) -> QSize:
        """Return the room for signs, chart and the numbers of turns."""
        return QSize(600, 2 * (SIGN + 4) + 2 * self._half + self.fontMetrics().height())

    def minimumSizeHint(self) -> QSize:
        """Return the least room."""
        return QSize(320, self.sizeHint().height())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Draw for the new width."""
        super().resizeEvent(event)
        self.refresh()

    def changeEvent(self, event: QEvent) -> None:
        """Draw afresh with another font or on another screen."""
        super().changeEvent(event)
        if event.type() in (QEvent.Type.FontChange, QEvent.Type.StyleChange, QEvent.Type.DevicePixelRatioChange):
            self.updateGeometry()
            self.refresh()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the ready chart, and the moment shown over it."""
        del event
        ratio = self.devicePixelRatioF()
        if self._ground is None or self._ground.devicePixelRatio() != ratio:
            self._ground = self._drawn(ratio)
        painter = QPainter(self)
        painter.drawPixmap(0, 0, self._ground)
        if self._hover is not None:
            painter.setPen(QPen(color(ui.theme.text, 0.45), 1, Qt.PenStyle.DashLine))
            x = round(self.x_of(self._hover)) + 0.5
            painter.drawLine(QPointF(x, self.chart.top()), QPointF(x, self.chart.bottom()))
        self._paint_here(painter)
        if self.hasFocus():
            dip(painter, QPen(QColor(ui.theme.glow_focus), 2), None)
            painter.drawRect(self.rect().adjusted(1, 1, -1, -1))
        painter.end()

    def event(self, event: QEvent) -> bool:
        """Tell in a tool tip what lies under the pointer."""
        if event.type() == QEvent.Type.ToolTip and isinstance(event, QHelpEvent):
            text = self.tip_at(event.pos().toPointF())
            if text:
                QToolTip.showText(event.globalPos(), tip(text), self)
            else:
                QToolTip.hideText()
            return True
        return super().event(event)

    def tip_at(self, at: QPointF) -> str:
        """Return what a tool tip says at a point: the marks there, or the moment."""
        if self._film is None or at.x() < self._gutter:
            return ""
        marks = self.marks_at(at)
        if not marks:
            return self._describe(self.index_at(at.x()))
        return "\n".join(self._mark_words(mark) for mark in marks)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Go to the moment of a sign that is hit, else to the moment under the pointer."""
        if event.button() is not Qt.MouseButton.LeftButton:
            event.ignore()
            return
        marks = self.marks_at(event.position())
        self._seek(marks[0].moment if marks else self.index_at(event.position().x()))
        self.setSliderDown(True)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Follow a drag; without one, show what would be hit."""
        index = self.index_at(event.position().x())
        if event.buttons() & Qt.MouseButton.LeftButton:
            self._seek(index)
        self._set_hover(index)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End a drag."""
        del event
        self.setSliderDown(False)

    def leaveEvent(self, event: QEvent) -> None:
        """Take the hover line away."""
        self._set_hover(None)
        super().leaveEvent(event)

    def sliderChange(self, change: QAbstractSlider.SliderChange) -> None:
        """Draw the moment shown where it is now."""
        super().sliderChange(change)
        self.update()

    # Within.

    def _is_low(self, mark: Highlight) -> bool:
        """Tell whether the sign of a mark stands below the chart; neither's stands above."""
        return mark.player == self._below

    def _place_signs(self) -> None:
        """Find the middle of every sign; signs of one moment stand side by side, the last where the moment is."""
        self.places = {}
        taken: dict[tuple[int, bool], float] = {}
        for mark in reversed(self._marks):
            where = mark.moment, self._is_low(mark)
            x = min(self.x_of(mark.moment), self.width() - SIGN / 2 - 1)
            self.places[mark] = taken[where] = taken[where] - SIGN + 1 if where in taken else x

    def _seek(self, index: int) -> None:
        if index != self.value():
            self.setValue(index)
            self.sought.emit(index)

    def _set_hover(self, index: int | None) -> None:
        if index != self._hover:
            self._hover = index
            self.update()

    def _say(self) -> None:
        self.setAccessibleName(say(fs.TIMELINE))
        if self._film is not None:
            names = self._film.recording.players
            words = fs.TIMELINE_HELP.filled(one=names[other_player(self._below)], two=names[self._below])
            self.setAccessibleDescription(say(words))

    def _mark_words(self, mark: Highlight) -> str:
        assert self._film is not None
        where, _ = self._film.heading(mark.moment)
        return say(fs.CAPTION.filled(turn=where, what=mark.words))

    # Drawing.

    def _drawn(self, ratio: float) -> QPixmap:
        pixmap = QPixmap(self.size() * ratio)
        pixmap.setDevicePixelRatio(ratio)
        pixmap.fill(Qt.GlobalColor.transparent)
        if self._film is None:
            return pixmap
        with painting_on(pixmap) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.setFont(self.font())
            self._paint_turns(painter)
            for player in PLAYERS:
                self._paint_pool(painter, player)
                self._paint_keys(painter, player)
                self._paint_name(painter, self._film.recording.players[player], player)
            chart = self.chart
            painter.setPen(QPen(QColor(ui.theme.text_dim), 1))
            middle = round(chart.center().y()) + 0.5
            painter.drawLine(QPointF(chart.left(), middle), QPointF(chart.right(), middle))
            for mark in self._marks:
                draw_highlight(painter, mark, self.sign_rect(mark), ui.theme)
        return pixmap

    def _paint_turns(self, painter: QPainter) -> None:
        theme, chart = ui.theme, self.chart
        metrics = painter.fontMetrics()
        painter.fillRect(chart, QColor(theme.field))
        shade = QColor(mix(theme.field, theme.text, 0.2))
        ends = [turn.first for turn in self._turns[1:]] + [self._end]
        if chart.width() < LEAST_BLOCK * len(ends):  # no eye could tell the blocks apart
            painter.fillRect(chart, QColor(mix(theme.field, theme.text, 0.1)))
            shade = QColor(Qt.GlobalColor.transparent)
        free = chart.left() - 20
        for turn, end in zip(self._turns, ends, strict=True):
            left = self.x_of(turn.first)
            if not turn.number % 2 and shade.alpha():
                painter.fillRect(QRectF(left, chart.top(), self.x_of(end) - left, chart.height()), shade)
            if turn.number and left >= free:
                number = str(turn.number)
                width = metrics.horizontalAdvance(number)
                if left + width < self.width():
                    painter.setPen(QColor(theme.text_dim))
                    painter.drawText(QPointF(left, self.height() - metrics.descent() - 1), number)
                    free = left + width + 10
        dip(painter, QPen(QColor(theme.text_dim), 1), None)
        painter.drawRect(chart.adjusted(-0.5, -0.5, 0.5, 0.5))

    def _paint_pool(self, painter: QPainter, player: Player) -> None:
        """Draw a pool as steps that grow away from the middle line."""
        chart = self.chart
        most = max(max(moment.amber) for moment in self._moments)
        ceiling = max(_LEAST_CEILING, most)
        room = self._half - 3 * (BAR + 1) - 1
        middle, away = chart.center().y(), 1 if player == self._below else -1
        path = QPainterPath(QPointF(self.x_of(0), middle))
        for index, amount in _columns([moment.amber[player] for moment in self._moments], chart.width()):
            x = self.x_of(index)
            path.lineTo(x, path.currentPosition().y())
            path.lineTo(x, middle + away * room * amount / ceiling)
        path.lineTo(self.x_of(self._end), path.currentPosition().y())
        path.lineTo(self.x_of(self._end), middle)
        ink = player_color(ui.theme, player)
        painter.fillPath(path, color(ink, 0.75))
        painter.strokePath(path, QPen(QColor(mix(ink, ui.theme.text, 0.3)), 1))

    def _paint_keys(self, painter: QPainter, player: Player) -> None:
        """Draw a bar at the outer edge for every key, from when it was forged on."""
        chart = self.chart
        ink = QColor(mix(player_color(ui.theme, player), ui.theme.text, 0.55))
        since: list[int] = []
        for index, count in [*_changes([moment.keys[player] for moment in self._moments]), (self._end, 0)]:
            while len(since) < count:
                since.append(index)
            while len(since) > count:
                begun, top = since.pop(), 2 + len(since) * (BAR + 1)
                left = min(self.x_of(begun), chart.right() - BAR)
                y = chart.bottom() - top - BAR if player == self._below else chart.top() + top
                painter.fillRect(QRectF(left, y, max(self.x_of(index) - left, BAR), BAR), ink)

    def _paint_name(self, painter: QPainter, name: str, player: Player) -> None:
        chart, metrics = self.chart, painter.fontMetrics()
        top = chart.center().y() if player == self._below else chart.top()
        place = QRectF(_EDGE // 2, top, self._gutter - 4, self._half)
        swatch = QRectF(place.left(), place.center().y() - 5, 10, 10)
        dip(painter, QPen(QColor(ui.theme.text_dim), 1), QColor(player_color(ui.theme, player)))
        painter.drawRect(swatch)
        painter.setPen(QColor(ui.theme.text))
        room = place.adjusted(15, 0, 0, 0)
        name = metrics.elidedText(name, Qt.TextElideMode.ElideRight, int(room.width()))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, name)

    def _paint_here(self, painter: QPainter) -> None:
        """Draw the line of the moment shown, with a handle at both ends."""
        if self._film is None:
            return
        chart = self.chart
        x = round(self.x_of(self.value())) + 0.5
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ink = QColor(ui.theme.picked)
        painter.setPen(QPen(QColor(ui.theme.field), 4))
        painter.drawLine(QPointF(x, chart.top() - 1), QPointF(x, chart.bottom() + 1))
        painter.setPen(QPen(ink, 2))
        painter.drawLine(QPointF(x, chart.top() - 3), QPointF(x, chart.bottom() + 3))
        dip(painter, QPen(QColor(ui.theme.field), 1), ink)
        for y, away in ((chart.top(), -1), (chart.bottom(), 1)):
            tip = [QPointF(x, y), QPointF(x - 5, y + 6 * away), QPointF(x + 5, y + 6 * away)]
            painter.drawPolygon(QPolygonF(tip))


def _changes(values: list[int]) -> list[tuple[int, int]]:
    """Return where a row of values changes, with what it becomes; its first value comes first."""
    return [(i, value) for i, value in enumerate(values) if not i or value != values[i - 1]]


def _columns(values: list[int], width: float) -> list[tuple[int, int]]:
    """Return the steps of a curve, no more of them than there are columns of pixels to draw them in."""
    stride = max(1, int(len(values) / width))
    if stride == 1:
        return _changes(values)
    return [(i, max(values[i : i + stride])) for i in range(0, len(values), stride)]
