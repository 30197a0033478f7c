"""Who plays whom, before a game: both Archons slide in, their houses light up, and a coin falls for who begins.

It shows what both players know: names, decks, houses, and who takes the first turn. Any input ends it, and does nothing
else.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi
from typing import Final

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSizeF, Qt, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleAnnouncementEvent,
    QColor,
    QHideEvent,
    QKeyEvent,
    QLinearGradient,
    QMouseEvent,
    QPainter,
    QPainterPath,
    QPaintEvent,
    QPen,
    QPixmap,
    QPolygonF,
    QResizeEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from kfdesk.desk.animation import curves
from kfdesk.desk.art.archon import paint_archon
from kfdesk.desk.art.fonts import write_fit
from kfdesk.desk.art.icons import draw_icon
from kfdesk.desk.art.stamps import stamp_emblem
from kfdesk.desk.ceremonies.meeting import BEGINS
from kfdesk.desk.kit.painting import dip, painting_on
from kfdesk.desk.kit.theme import color, mix
from kfdesk.desk.kit.ui import follow_language, say, ui
from kfdesk.desk.table.ground import paint_ground
from kfdesk.engine.terms import HOUSES, PLAYERS, Player
from kfdesk.engine.views import SeatView, TableView
from kfdesk.match.home_marks import deck_words
from kfdesk.text.words import Words, same

MOVES_MS: Final = 1150
"""How long the scene takes to stand, at speed 1."""
STANDS_MS: Final = 350
"""How long it stands then, at speed 1."""
STILL_MS: Final = 1200
"""How long its last picture is seen where nothing moves."""
SLIDES: Final = 0.4
"""Until when the Archons slide in, as a share of the time it moves."""
LIGHTS: Final = (0.36, 0.6)
"""When the first house lights up, and when the last one does."""
FALLS: Final = (0.5, 0.84)
"""When the coin begins to fall, and when it lies."""
SPINS: Final = 3
"""How often the coin turns over as it falls."""
SLANT: Final = 0.05
"""How far the seam between both sides leans to either side, as a share of the width."""
SIDE: Final = 0.47
"""Side of a portrait as a share of the height, at most a share of the width:"""
SIDE_OF_WIDTH: Final = 0.27

VERSUS: Final = Words("{one} and {other} play: {deck_one} against {deck_two}")


@dataclass(frozen=True, slots=True)
class Side:
    """One of two who play: the name, and the deck as it is called and with its houses."""

    name: str
    deck: Words
    deck_name: str
    houses: tuple[str, ...]


def side_of(seat: SeatView) -> Side:
    """Return what is shown of a player before a game."""
    deck = deck_words(seat.deck_name, seat.deck_kind)
    return Side(seat.name, deck, seat.deck_name, tuple(map(str, seat.houses)))


class Versus(QWidget):
    """Covers its parent for a moment before a game."""

    ended = Signal()
    """It is not seen any more, by itself or because of an input."""
    coin_lies = Signal()
    """The coin has fallen."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self._window = parent
        self._sides: tuple[Side, Side] | None = None
        self._first: Player = PLAYERS[0]
        self.shown = 1.0
        """How much of the scene was shown so far, from 0 to 1."""
        self._ground = QPixmap()
        self._halves: tuple[QPixmap, QPixmap] | None = None
        self.setObjectName("versus")
        self.setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._moves = QVariantAnimation(self)
        self._moves.setStartValue(0.0)
        self._moves.setEndValue(1.0)
        self._moves.valueChanged.connect(self._on_step)
        self._moves.finished.connect(self._stand)
        self._stands_ms = STANDS_MS
        self._stands = QTimer(self)
        self._stands.setSingleShot(True)
        self._stands.timeout.connect(self.end)
        parent.installEventFilter(self)
        self.hide()
        follow_language(self._say)
        ui.theme_changed.connect(self._drawn_anew)

    @property
    def lit(self) -> int:
        """How many houses of each deck shine by now."""
        if self._sides is None:
            return 0
        count = max(len(side.houses) for side in self._sides)
        return round(curves.window(self.shown, *LIGHTS) * count)

    def show_game(self, view: TableView, *, speed: float) -> None:
        """Show who plays whom; with `speed` 0 only the last picture, for a moment."""
        one, two = view.seats
        self._sides, self._first = (side_of(one), side_of(two)), view.first_player
        self._drawn_anew()
        self._say()
        self.setGeometry(self._window.rect())
        self.show()
        self.raise_()
        self.setFocus()
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, self.accessibleName()))
        self._stands.stop()
        if speed > 0:
            for self.shown in (1.0, 0.0):  # all that is drawn once is drawn before anything moves
                self.grab()
            self._stands_ms = round(STANDS_MS / speed)
            self._moves.setDuration(round(MOVES_MS / speed))
            self._moves.start()
        else:
            self._on_step(1.0)
            self._stands_ms = STILL_MS
            self._stand()

    def end(self) -> None:
        """Be seen no more."""
        if not self.isHidden():
            self.hide()
            self.ended.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Rest, and keep no picture."""
        super().hideEvent(event)
        self._moves.stop()
        self._stands.stop()
        self._drawn_anew()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """End with any key."""
        event.accept()
        self.end()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """End with any click, which does nothing else."""
        event.accept()
        self.end()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """End with the wheel."""
        event.accept()
        self.end()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Keep covering the window when it changes its size."""
        if isinstance(event, QResizeEvent) and watched is self._window and not self.isHidden():
            self.setGeometry(self._window.rect())
            self._drawn_anew()
        return False

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw both sides as far as they have come, their houses, and the coin."""
        del event
        sides = self._sides
        if sides is None:
            return
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.drawPixmap(0, 0, self._made_ground(sides))
        out = 1 - curves.ease_out(curves.window(self.shown, 0, SLIDES))
        lit = self.lit
        for number, (side, half) in enumerate(zip(sides, self._made_halves(sides), strict=True)):
            place = self._half(number).translated((-1, 1)[number] * out * self.width() / 2, 0)
            painter.drawPixmap(place.topLeft(), half)
            if number == self._first and self.shown > FALLS[1]:
                dip(painter, QPen(color(ui.theme.amber), 4), None)
                painter.drawRoundedRect(self._portrait(place), 16, 16)
            self._draw_houses(painter, side, place, lit)
        self._draw_coin(painter, sides[self._first])
        painter.end()

    # Places.

    def _half(self, number: int) -> QRectF:
        """Return the half of the scene that belongs to a player: the first seat's is on the left."""
        return QRectF(number * self.width() / 2, 0, self.width() / 2, self.height())

    def _portrait(self, half: QRectF) -> QRectF:
        """Return where the Archon is in a half."""
        side = min(self.height() * SIDE, self.width() * SIDE_OF_WIDTH)
        aside = (1 if half.center().x() > self.width() / 2 else -1) * self.width() * 0.02
        return QRectF(half.center().x() - side / 2 + aside, self.height() * 0.43 - side / 2 - side * 0.12, side, side)

    # Drawing.

    def _made_ground(self, sides: tuple[Side, Side]) -> QPixmap:
        """Return the ground in the colors of both decks, painted once."""
        if self._ground.isNull():
            made = self._empty(QSizeF(self.size()))
            with painting_on(made) as painter:
                painter.setRenderHint(QPainter.RenderHint.Antialiasing)
                wide, high, lean = self.width(), self.height(), self.width() * SLANT
                paint_ground(painter, wide, high, ui.theme, QPointF(self.rect().center()), read_on=True)
                top, foot = QPointF(wide / 2 + lean, 0), QPointF(wide / 2 - lean, high)
                for number, side in enumerate(sides):
                    x = number * wide
                    if not ui.theme.plain:
                        _tint(painter, QPolygonF([QPointF(x, 0), top, foot, QPointF(x, high)]), side, x, wide / 2)
                painter.setPen(QPen(color(ui.theme.text if ui.theme.plain else ui.theme.inlay, 0.9), 2))
                painter.drawLine(top, foot)
            self._ground = made
        return self._ground

    def _made_halves(self, sides: tuple[Side, Side]) -> tuple[QPixmap, QPixmap]:
        """Return both players' Archons with their names, painted once."""
        if self._halves is None:
            one, two = (self._made_half(number, side) for number, side in enumerate(sides))
            self._halves = one, two
        return self._halves

    def _made_half(self, number: int, side: Side) -> QPixmap:
        half, theme = self._half(number), ui.theme
        made = self._empty(half.size())
        with painting_on(made) as painter:
            painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
            painter.translate(-half.topLeft())
            frame = self._portrait(half)
            path = QPainterPath()
            path.addRoundedRect(frame, 16, 16)
            painter.save()
            painter.setClipPath(path)
            paint_archon(painter, side.deck_name, side.houses, frame, theme)
            painter.restore()
            dip(painter, QPen(color(theme.zone_text), 2), None)
            painter.drawPath(path)
            line = self.height() * 0.062
            words = QRectF(half.left() + 16, frame.bottom() + frame.height() * 0.2, half.width() - 32, line)
            painter.setPen(color(theme.zone_text))
            write_fit(painter, side.name, words, largest=round(line * 0.8), smallest=12, lines=1, title=True)
            below = words.translated(0, line * 1.05)
            below.setHeight(line * 1.5)
            write_fit(painter, say(side.deck), below, largest=round(line * 0.5), smallest=11, lines=2, bold=False)
        return made

    def _draw_houses(self, painter: QPainter, side: Side, half: QRectF, lit: int) -> None:
        """Draw the houses of a deck across the foot of its Archon; those that shine are in their colors."""
        frame = self._portrait(half)
        size = frame.width() * 0.2
        step = size * 1.2
        left = frame.center().x() - (step * len(side.houses) - step + size) / 2
        for number, house in enumerate(side.houses):
            place = QRectF(left + number * step, frame.bottom() - size * 0.55, size, size)
            stamp_emblem(painter, HOUSES[house], place, ui.theme, lit=number < lit)

    def _draw_coin(self, painter: QPainter, first: Side) -> None:
        """Draw the coin as it falls, and who begins once it lies."""
        share = curves.window(self.shown, *FALLS)
        if share <= 0:
            return
        theme, size = ui.theme, self.height() * 0.13
        fallen = share * share if share < 1 else 1.0
        middle = QPointF(self.width() / 2, curves.between(-size, self.height() * 0.43, fallen))
        turned = max(0.08, abs(cos(pi * SPINS * share)))
        painter.save()
        painter.translate(middle)
        painter.scale(turned, 1.0)
        face = QRectF(-size / 2, -size / 2, size, size)
        dip(painter, QPen(color(theme.amber_dark), size * 0.05), color(theme.amber))
        painter.drawEllipse(face)
        dip(painter, QPen(color(theme.amber_light), size * 0.025), None)
        painter.drawEllipse(face.adjusted(size * 0.08, size * 0.08, -size * 0.08, -size * 0.08))
        draw_icon(painter, "amber", face.adjusted(size * 0.22, size * 0.22, -size * 0.22, -size * 0.22), theme)
        painter.restore()
        if share >= 1:
            self._say_who_begins(painter, middle, size, first)

    def _say_who_begins(self, painter: QPainter, coin: QPointF, size: float, first: Side) -> None:
        theme = ui.theme
        between = self._portrait(self._half(1)).left() - self._portrait(self._half(0)).right()
        wide = min(between - 40, self.height() * 0.6)
        high = self.height() * 0.085
        place = QRectF(self.width() / 2 - wide / 2, coin.y() + size * 0.66, wide, high)
        ground = QColor(theme.panel)
        ground.setAlphaF(1.0 if theme.plain else 0.9)
        dip(painter, QPen(color(theme.amber if not theme.plain else theme.text), 2), ground)
        painter.drawRoundedRect(place, 10, 10)
        painter.setPen(color(theme.text))
        write_fit(painter, say(BEGINS.filled(who=same(first.name))), place.adjusted(10, 4, -10, -4),
                  largest=round(high * 0.42), smallest=11, lines=2, title=True)  # fmt: skip

    def _empty(self, size: QSizeF) -> QPixmap:
        ratio = self.devicePixelRatioF()
        made = QPixmap((size * ratio).toSize())
        made.setDevicePixelRatio(ratio)
        made.fill(Qt.GlobalColor.transparent)
        return made

    # Within.

    def _stand(self) -> None:
        self._stands.start(self._stands_ms)

    def _on_step(self, value: object) -> None:
        before, self.shown = self.shown, float(value) if isinstance(value, float | int) else 1.0
        if before < FALLS[1] <= self.shown:
            self.coin_lies.emit()
        self.update()

    def _drawn_anew(self) -> None:
        self._ground, self._halves = QPixmap(), None
        self.update()

    def _say(self) -> None:
        sides = self._sides
        if sides is None:
            return
        one, two = sides
        versus = VERSUS.filled(one=same(one.name), other=same(two.name), deck_one=one.deck, deck_two=two.deck)
        begins = BEGINS.filled(who=same(sides[self._first].name))
        self.setAccessibleName(f"{say(versus)}. {say(begins)}")
        self._drawn_anew()


def _tint(painter: QPainter, half: QPolygonF, side: Side, outer: float, middle: float) -> None:
    """Lay the color of a deck's first house over a half, strongest at the edge of the table."""
    theme = ui.theme
    house = HOUSES.get(side.houses[0]) if side.houses else None
    colors = theme.house(house)
    shade = QLinearGradient(QPointF(outer, 0), QPointF(middle, 0))
    tint = mix(colors.base, colors.dark, 0.3) if theme.dark else colors.base
    for at, share in ((0.0, 0.75), (0.6, 0.4), (1.0, 0.12)):
        shade.setColorAt(at, color(tint, share if theme.dark else share * 0.7))
    dip(painter, None, shade)
    painter.drawPolygon(half)
