"""A bell that swings beside a player's panel, with "Check!" in large letters: for a moment, and in nobody's way."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import cos, pi
from typing import Final

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, QTimer, QVariantAnimation
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QColor, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from kfdesk.desk import texts as s
from kfdesk.desk.art.fonts import font, metrics, write_fit
from kfdesk.desk.art.icons import draw_icon
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import color
from kfdesk.desk.kit.ui import say, ui
from kfdesk.desk.layout.places import Rect, clamp
from kfdesk.text.second_person import person

LASTS_MS: Final = 1900
"""How long the call is to be seen at speed 1."""
SWINGS: Final = 5
WIDEST: Final = 26.0
"""How far the bell swings at first, in degrees."""
FADES: Final = 0.82
"""The share of the time after which the call fades."""
STEP: Final = 6
"""Distance of the heights at which a place is tried, in logical pixels."""
EDGE: Final = 10
"""Least distance from the edges of the table, in logical pixels."""


class BellCall(QWidget):
    """Calls "Check!" for a player; every click goes through it."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._ground = parent
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self._name = ""
        self._time = QVariantAnimation(self)
        self._time.setStartValue(0.0)
        self._time.setEndValue(1.0)
        self._time.valueChanged.connect(self.update)
        self._time.finished.connect(self.hide)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self.hide)
        self.hide()
        ui.language_changed.connect(self._fit)

    @property
    def words(self) -> tuple[str, str]:
        """What is called, and who can afford a key."""
        return say(s.CHECK), say(s.CHECK_WHO.filled(who=person(self._name)))

    @property
    def angle(self) -> float:
        """How far the bell has swung from its rest, in degrees."""
        share = float(self._time.currentValue() or 0.0) if self._swinging else 1.0
        return WIDEST * cos(2 * pi * SWINGS * share + pi / 2) * float((1 - share) ** 1.5)

    @property
    def _swinging(self) -> bool:
        return self._time.state() == QVariantAnimation.State.Running

    def call(self, name: str, panel: Rect, cards: Iterable[Rect] = (), *, speed: float, moves: bool) -> None:
        """Call Check! for the player of this name beside their panel, over as little of the cards as can be.

        Panel and cards lie there in the parent.
        """
        self._name = name
        self._time.stop()
        self._timer.stop()
        self._fit()
        self._place(panel, tuple(cards))
        self.setAccessibleName(" ".join(self.words))
        self.show()
        self.raise_()
        lasts = round(LASTS_MS / speed) if speed > 0 else LASTS_MS
        if moves:
            self._time.setDuration(lasts)
            self._time.start()
        else:
            self._timer.start(lasts)
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.accessibleName()))

    def hideEvent(self, event: object) -> None:
        """Rest."""
        del event
        self._time.stop()
        self._timer.stop()

    def _letters(self) -> int:
        """Return the size of the smaller letters, in pixels: those of the window."""
        return max(13, round(self.fontMetrics().height() * 0.95))

    def sizeHint(self) -> QSize:
        """Return the room for bell and words."""
        px = self._letters()
        title, who = self.words
        words = max(metrics(font(px * 2.2, title=True)).horizontalAdvance(title),
                    metrics(font(px)).horizontalAdvance(who))  # fmt: skip
        most = self._ground.width() - 2 * EDGE
        return QSize(min(most, round(px * 4.9 + words + px * 1.6)), round(px * 4.8))

    def _fit(self) -> None:
        self.resize(self.sizeHint())

    def _place(self, panel: Rect, cards: Sequence[Rect]) -> None:
        """Stand beside the panel where it covers least, and on the table in any case."""
        ground = self._ground
        right, low = ground.width() - self.width() - EDGE, ground.height() - self.height() - EDGE
        x, middle = panel.right + EDGE, panel.center[1] - self.height() / 2
        heights = [middle + step * sign for step in range(0, round(panel.h / 2), STEP) for sign in (1, -1)]

        def covered(y: float) -> float:
            return sum(_shared(Rect(x, y, self.width(), self.height()), card) for card in cards)

        y = min((clamp(y, EDGE, max(EDGE, low)) for y in heights), key=covered, default=middle)
        self.move(round(clamp(x, EDGE, max(EDGE, right))), round(y))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint the ground, the bell as far as it has swung, and the words."""
        del event
        theme, painter = ui.theme, QPainter(self)
        painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
        share = float(self._time.currentValue() or 0.0) if self._swinging else 0.0
        painter.setOpacity(1.0 if share < FADES else max(0.0, (1 - share) / (1 - FADES)))
        ground = QColor(theme.panel)
        ground.setAlphaF(1.0 if theme.plain else 0.96)
        dip(painter, QPen(color(theme.check), 3), ground)
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(2, 2, -2, -2), 12, 12)
        px, height = self._letters(), self.height()
        self._draw_bell(painter, QPointF(px * 2.6, height * 0.12), px * 3.6)
        title, who = self.words
        left, room = px * 4.9, self.width() - px * 5.2
        painter.setPen(color(theme.text))
        write_fit(painter, title, QRectF(left, height * 0.1, room, height * 0.5), largest=round(px * 2.2), smallest=9,
                  lines=1, title=True, align=Qt.AlignmentFlag.AlignLeft)  # fmt: skip
        write_fit(painter, who, QRectF(left, height * 0.57, room, height * 0.3), largest=px, smallest=9, lines=1,
                  bold=False, align=Qt.AlignmentFlag.AlignLeft)  # fmt: skip
        painter.end()

    def _draw_bell(self, painter: QPainter, top: QPointF, size: float) -> None:
        """Draw the bell hanging from a point; its clapper lags behind."""
        painter.save()
        painter.translate(top)
        painter.rotate(self.angle)
        draw_icon(painter, "bell", QRectF(-size / 2, -size * 0.04, size, size), ui.theme)
        painter.restore()


def _shared(one: Rect, other: Rect) -> float:
    """Return how many square pixels two rectangles share."""
    wide = min(one.right, other.right) - max(one.x, other.x)
    high = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0.0, wide) * max(0.0, high)
