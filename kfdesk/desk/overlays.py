"""What lies over the table for a while: the timing chart, "Check!", and why something is not possible.

Overlays draw what they are given and take no clicks: whatever is below stays usable.
"""

from __future__ import annotations

from collections.abc import Sequence
from html import escape
from itertools import groupby

from PySide6.QtCore import QEasingCurve, QPropertyAnimation, QRectF, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QFrame, QGraphicsOpacityEffect, QVBoxLayout, QWidget

from kfdesk.desk import strings as s
from kfdesk.desk.plain import Label, RichLabel
from kfdesk.desk.theme import LIGHT, Theme, readable_on
from kfdesk.engine.editions import NEWEST
from kfdesk.engine.rules import RuleId
from kfdesk.engine.terms import Edition
from kfdesk.engine.timing import CHARTS, TURN, Chart, ChartStep, TimingPoint
from kfdesk.text.words import Words

BANNER_MS = 1600
REFUSAL_MS = 4200
LEAST_LETTERS = 24
"""How many average letters a line of a narrow refusal holds at least, also in large letters."""
HIGHLIGHT_MS = 1500
CHART_CHARACTERS = 42
"""Width of the timing chart in average letters; longer lines wrap."""


class _Overlay(QFrame):
    """A translucent rounded box that lets every click through."""

    opacity = 0.88

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ground = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._language = "en"
        self._theme: Theme = LIGHT
        self.hide()

    def set_theme(self, theme: Theme) -> None:
        """Use these colors."""
        self._theme = theme
        self.setStyleSheet(f"QLabel {{ color: {theme.text}; background: transparent; }}")
        self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the translucent ground; plain themes get a solid one."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        ground = QColor(self._theme.panel)
        ground.setAlphaF(1.0 if self._theme.plain else self.opacity)
        painter.setBrush(ground)
        painter.setPen(QColor(self._theme.panel_edge))
        painter.drawRoundedRect(self.rect().adjusted(1, 1, -1, -1), 10, 10)
        painter.end()


class TimingChart(_Overlay):
    """The rulebook's charts with the current point lit; the engine says where that is."""

    opacity = 0.86

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._points: tuple[TimingPoint, ...] = ()
        self._card_names: dict[str, str] = {}
        self._stale = True
        """True while the labels do not say what they should; nobody sees them before `refresh`."""
        self.path_line = RichLabel()
        self.chart = RichLabel()
        self.waiting = RichLabel()
        self.hint = RichLabel()
        for label in (self.path_line, self.chart, self.waiting, self.hint):
            label.setAlignment(Qt.AlignmentFlag.AlignTop | Qt.AlignmentFlag.AlignLeft)
        self.path_line.setWordWrap(True)
        self.chart.setWordWrap(True)
        self.waiting.setWordWrap(True)
        self.hint.setObjectName("dim")
        box = QVBoxLayout(self)
        box.setContentsMargins(14, 10, 14, 10)
        box.addWidget(self.path_line)
        box.addWidget(self.chart)
        box.addWidget(self.waiting)
        box.addWidget(self.hint)

    def set_language(self, language: str) -> None:
        """Word the charts in this language."""
        self._language = language
        self._stale = True

    def set_theme(self, theme: Theme) -> None:
        """Use these colors."""
        super().set_theme(theme)
        self._stale = True

    def present(self, points: Sequence[TimingPoint], card_names: dict[str, str]) -> None:
        """Show where the game is: `points` outermost first; `card_names` by handle, as the seat knows them."""
        if (tuple(points), card_names) != (self._points, self._card_names):
            self._points = tuple(points)
            self._card_names = card_names
            self._stale = True

    def refresh(self) -> None:
        """Write and lay out the charts, if anything they say has changed; for whoever is about to show them."""
        if self._stale:
            self._stale = False
            self._write()

    def path(self) -> tuple[str, ...]:
        """Return the nested points as words, outermost first."""
        return tuple(self._crumb(point) for point in self._points)

    def lit(self) -> str:
        """Return the words of the innermost current step, "" when there is none."""
        point = self._points[-1] if self._points else None
        return next((step.label.say(self._language) for step in _steps(point) if point and step.id == point.step), "")

    def _crumb(self, point: TimingPoint) -> str:
        chart = CHARTS.get(point.chart)
        title = chart.title.say(self._language) if chart else point.chart
        card = self._card_names.get(point.source or "", "")
        return f"{title} ({card})" if card else title

    def _write(self) -> None:
        language = self._language
        self.setAccessibleName(s.TIMING_CHART.say(language))
        # A card played is one point for the play and one for its effect: said once.
        around = [crumb for crumb, _ in groupby(self._crumb_with_step(point) for point in self._points[:-1])]
        self.path_line.setText(" › ".join(escape(crumb) for crumb in around))
        self.path_line.setVisible(bool(around))
        inner = self._points[-1] if self._points else None
        chart = CHARTS.get(inner.chart, TURN) if inner is not None else TURN
        title = self.path()[-1] if self._points else s.TIMING_NOTHING.say(language)
        self.chart.setText(self._chart_html(chart, title, inner))
        self._write_waiting(language)
        self.hint.setText(f"<small>{escape(s.TIMING_HIDE.say(language))}</small>")
        self.setAccessibleDescription(f"{' › '.join(self.path())}: {self.lit()}")
        self._fit()

    def _fit(self) -> None:
        """Be as narrow as the words allow, so that little of the table is covered."""
        width = self.fontMetrics().averageCharWidth() * CHART_CHARACTERS
        for label in (self.path_line, self.chart, self.waiting, self.hint):
            label.setFixedWidth(width)
        self.adjustSize()

    def _write_waiting(self, language: str) -> None:
        waiting = [entry for point in self._points for entry in point.waiting]
        rows = []
        for handle, words in waiting:
            name = self._card_names.get(handle, "")
            text = s.spoken(words).say(language)
            rows.append(f"• {escape(text if not name or text.startswith(name) else f'{name}: {text}')}")
        head = escape(s.TIMING_WAITING.say(language))
        self.waiting.setText(f"{head}<br>{'<br>'.join(rows)}" if rows else "")
        self.waiting.setVisible(bool(rows))

    def _crumb_with_step(self, point: TimingPoint) -> str:
        step = next((step.label.say(self._language) for step in _steps(point) if step.id == point.step), "")
        return f"{self._crumb(point)}: {step}" if step else self._crumb(point)

    def _chart_html(self, chart: Chart, title: str, point: TimingPoint | None) -> str:
        theme = self._theme
        rows: list[str] = []
        for step in chart.steps:
            text = escape(step.label.say(self._language))
            if point is not None and step.id == point.step:
                lit, ink = theme.picked, readable_on(theme.picked)
                text = f'<span style="background:{lit}; color:{ink};"><b>&nbsp;{text}&nbsp;</b></span>'
                rows.append(f"<tr><td width=18>▶</td><td>{text}</td></tr>")
            else:
                rows.append(f"<tr><td width=18>&nbsp;</td><td>{text}</td></tr>")
        return f"<b>{escape(title)}</b><table cellspacing=1>{''.join(rows)}</table>"


def _steps(point: TimingPoint | None) -> tuple[ChartStep, ...]:
    chart = CHARTS.get(point.chart) if point else None
    return chart.steps if chart else ()


class Banner(_Overlay):
    """Two or three words in large letters, short and unmissable: "Check!", or who has won."""

    opacity = 0.95

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.title = Label()
        self.title.setObjectName("checkTitle")
        self.title.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.who = Label()
        self.who.setAlignment(Qt.AlignmentFlag.AlignCenter)
        box = QVBoxLayout(self)
        box.setContentsMargins(60, 22, 60, 22)
        box.addWidget(self.title)
        box.addWidget(self.who)
        self._effect = QGraphicsOpacityEffect(self)
        self.setGraphicsEffect(self._effect)
        self._fade = QPropertyAnimation(self._effect, b"opacity", self)
        self._fade.setEasingCurve(QEasingCurve.Type.InQuad)
        self._fade.finished.connect(self.hide)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)

    def set_language(self, language: str) -> None:
        """Use this language from the next call on."""
        self._language = language

    def call_check(self, name: str, *, speed: float = 1.0, moves: bool = True) -> None:
        """Call "Check!" for the player `name`; the lasting mark on the player's panel is the table's."""
        self.call(s.CHECK, s.CHECK_WHO.filled(who=name), speed=speed, moves=moves)

    def call(self, title: Words, more: Words, *, speed: float = 1.0, moves: bool = True) -> None:
        """Show the words for 1.6 s at speed 1, faded out where things may move."""
        self.title.setText(title.say(self._language))
        self.who.setText(more.say(self._language))
        self.setAccessibleName(f"{self.title.text()} {self.who.text()}")
        self._fade.stop()
        self._timer.stop()
        self._effect.setOpacity(1.0)
        self.adjustSize()
        self._center()
        self.show()
        self.raise_()
        duration = round(BANNER_MS / speed) if speed > 0 else BANNER_MS
        if moves:
            self._fade.setDuration(duration)
            self._fade.setKeyValueAt(0.0, 1.0)
            self._fade.setKeyValueAt(0.75, 1.0)
            self._fade.setKeyValueAt(1.0, 0.0)
            self._fade.start()
        else:
            self._timer.start(duration)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.accessibleName()))

    def _center(self) -> None:
        area = self._ground.rect()
        self.move(area.center().x() - self.width() // 2, area.height() // 4 - self.height() // 2)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground with the color of Check as its edge."""
        super().paintEvent(event)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        pen = painter.pen()
        pen.setColor(QColor(self._theme.check))
        pen.setWidth(4)
        painter.setPen(pen)
        painter.drawRoundedRect(self.rect().adjusted(3, 3, -3, -3), 10, 10)
        painter.end()


class Refusal(_Overlay):
    """A sentence, on a card or above the hand: why it is not possible, with the rulebook's entry."""

    opacity = 0.96

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.text = Label()
        self.text.setWordWrap(True)
        box = QVBoxLayout(self)
        box.setContentsMargins(16, 9, 16, 9)
        box.addWidget(self.text)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)

    def set_language(self, language: str) -> None:
        """Use this language from the next refusal on."""
        self._language = language

    def say(self, words: Words, rule: RuleId, edition: Edition = NEWEST, *, widest: int | None = None) -> None:
        """Say why, for some seconds, with the heading of the entry in that edition of the rules.

        `widest` is the room for words, in pixels, before they wrap at this text size; None: that of the table.
        """
        text = s.with_entry(words, rule, edition)
        self.text.setText(text.say(self._language))
        self.setAccessibleName(self.text.text())
        room = max(240, self._ground.width() - 60)
        if widest is not None:
            room = min(room, max(widest, self.text.fontMetrics().averageCharWidth() * LEAST_LETTERS))
        self.text.setFixedWidth(min(room, self.text.fontMetrics().horizontalAdvance(self.text.text()) + 8))
        self.adjustSize()
        self.show()
        self.raise_()
        self._timer.start(REFUSAL_MS)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.text.text()))


class Highlight(_Overlay):
    """A frame around one card for a moment: where a card named in the log lies."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)

    def show_around(self, place: QRectF) -> None:
        """Show the frame around `place`, in the parent's coordinates."""
        self.setGeometry(place.adjusted(-8, -8, 8, 8).toAlignedRect())
        self.show()
        self.raise_()
        self._timer.start(HIGHLIGHT_MS)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the frame only."""
        del event
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self._theme.glow_focus), 5))
        painter.drawRoundedRect(self.rect().adjusted(3, 3, -3, -3), 10, 10)
        painter.end()
