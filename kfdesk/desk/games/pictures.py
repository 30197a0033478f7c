"""The small picture of a table, drawn from a `TableSummary`: what lies open, and hidden cards as backs."""

from __future__ import annotations

from collections.abc import Hashable

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from kfdesk.cards.facts import facts
from kfdesk.desk.art.emblems import paint_shape
from kfdesk.desk.art.icons import draw_icon, draw_number
from kfdesk.desk.art.pieces import draw_keys
from kfdesk.desk.kit.bounded import Bounded, size_of
from kfdesk.desk.kit.painting import dip, painting_on
from kfdesk.desk.kit.theme import Theme, color, mix
from kfdesk.engine.terms import House
from kfdesk.match.table_summary import CardSummary, SideSummary, TableSummary

WIDE, HIGH = 320.0, 180.0
"""The size a picture is laid out in."""
MOST_KEPT = 400
"""How many pictures are kept: some 100 kB each at 200 %."""
_CARD = 24.0
"""The width of a card that has room; its height is 1.4 times as much."""
_RATIO = 1.4
_LEFT, _RIGHT = 66.0, 272.0
"""Between these lie hands and lines; the pool and keys are left of them, the piles right."""


class Pictures:
    """Draws pictures and keeps the last of them."""

    def __init__(self) -> None:
        self._kept: Bounded[Hashable, QPixmap] = Bounded(size_of, most=MOST_KEPT)

    def pixmap(self, glance: TableSummary | None, size: QSize, ratio: float, theme: Theme) -> QPixmap:
        """Return the picture of a table, of an empty one for None, in logical pixels for this device pixel ratio."""
        key = (glance, size.width(), size.height(), ratio, theme.name)
        return self._kept.find(key) or self._kept.keep(key, picture(glance, size, ratio, theme))


def picture(glance: TableSummary | None, size: QSize, ratio: float, theme: Theme) -> QPixmap:
    """Draw a table afresh."""
    pixmap = QPixmap(size * ratio)
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with painting_on(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(size.width() / WIDE, size.height() / HIGH)
        whole = QRectF(0, 0, WIDE, HIGH)
        dip(painter, QPen(QColor(theme.cloth_edge), 2), QColor(theme.cloth))
        painter.drawRoundedRect(whole.adjusted(1, 1, -1, -1), 9, 9)
        painter.setPen(QPen(QColor(theme.zone_edge), 1, Qt.PenStyle.DashLine))
        painter.drawLine(QPointF(_LEFT, HIGH / 2), QPointF(_RIGHT, HIGH / 2))
        if glance is None:
            _backs(painter, 7, HIGH - 30, 0, theme)
            _backs(painter, 6, 8, 1, theme)
        else:
            _draw_side(painter, glance.sides[0], 0, theme, active=glance.active == 0)
            _draw_side(painter, glance.sides[1], 1, theme, active=glance.active == 1)
            if glance.tide is not None:
                place = QRectF(8, HIGH / 2 + (2 if glance.tide == 0 else -18), 16, 16)
                draw_icon(painter, "tide", place, theme)
    return pixmap


def _draw_side(painter: QPainter, side: SideSummary, player: int, theme: Theme, *, active: bool) -> None:
    """Draw one half: the first player's below. Rows go from the middle outwards: battleline, artifacts, hand."""
    near = player == 0
    top = HIGH / 2 if near else 0.0
    if active:
        dip(painter, None, QColor(theme.glow_legal))
        painter.drawRoundedRect(QRectF(2.5, top + 8, 4, HIGH / 2 - 16), 2, 2)
    line, row, hand = (top + 4, top + 40, top + 66) if near else (top + 52, top + 27, top + 2)
    _cards(painter, side.line, line, 1.0, theme)
    _cards(painter, side.artifacts, row, 0.66, theme)
    _backs(painter, side.hand, hand, player, theme)
    _counts(painter, side, top, theme)
    _piles(painter, side, top, player, theme)


def _counts(painter: QPainter, side: SideSummary, top: float, theme: Theme) -> None:
    draw_keys(painter, side.keys, QRectF(9, top + 8, 56, 18), theme)
    draw_icon(painter, "amber", QRectF(13, top + 31, 24, 24), theme)
    draw_number(painter, str(side.amber), QRectF(37, top + 31, 26, 24), ink=theme.zone_text)
    if side.chains:
        draw_icon(painter, "chain", QRectF(15, top + 60, 18, 18), theme)
        draw_number(painter, str(side.chains), QRectF(37, top + 59, 22, 19), ink=theme.zone_text)


def _piles(painter: QPainter, side: SideSummary, top: float, player: int, theme: Theme) -> None:
    for count, left in ((side.deck, 279.0), (side.archives, 298.0)):
        if count:
            _back(painter, QRectF(left, top + 10, 16, 16 * _RATIO), player, theme)
            draw_number(painter, str(count), QRectF(left - 1, top + 33, 18, 12), ink=theme.zone_text)
    if side.discard:
        place = QRectF(279, top + 50, 16, 16 * _RATIO)
        _card(painter, CardSummary(id=side.top or "?"), place, theme)
        draw_number(painter, str(side.discard), QRectF(297, top + 54, 18, 14), ink=theme.zone_text)


def _backs(painter: QPainter, count: int, top: float, player: int, theme: Theme) -> None:
    """Draw a hand as backs, closer together where there are many."""
    width = 15.0
    step = min(width + 2, (_RIGHT - _LEFT - width) / max(1, count - 1))
    left = (_LEFT + _RIGHT - step * (count - 1) - width) / 2
    for index in range(count):
        _back(painter, QRectF(left + index * step, top, width, width * _RATIO), player, theme)


def _back(painter: QPainter, place: QRectF, player: int, theme: Theme) -> None:
    """Draw a card back, too small for the pattern of a large one."""
    dip(painter, QPen(QColor(mix(theme.backs[player], theme.zone_text, 0.35)), 0.8), QColor(theme.backs[player]))
    painter.drawRoundedRect(place, 1.5, 1.5)
    dip(painter, None, QColor(theme.amber))
    painter.drawEllipse(place.center(), place.width() * 0.16, place.width() * 0.16)


def _cards(painter: QPainter, cards: tuple[CardSummary, ...], top: float, scale: float, theme: Theme) -> None:
    """Draw a row of cards in the middle; they shrink before they leave the table."""
    if not cards:
        return
    slot = min((_CARD * _RATIO + 2) * scale, (_RIGHT - _LEFT) / len(cards))
    width = min(_CARD * scale, slot / _RATIO)
    left = (_LEFT + _RIGHT - slot * len(cards)) / 2
    height = _CARD * scale * _RATIO
    for index, card in enumerate(cards):
        center = QPointF(left + slot * (index + 0.5), top + height / 2)
        painter.save()
        painter.translate(center)
        if not card.ready:
            painter.rotate(90)
        _card(painter, card, QRectF(-width / 2, -width * _RATIO / 2, width, width * _RATIO), theme)
        painter.restore()


def _card(painter: QPainter, card: CardSummary, place: QRectF, theme: Theme) -> None:
    """Draw a card by its house's color and emblem, with marks for what lies on it."""
    house = card.house or _printed_house(card.id)
    colors = theme.house(house)
    dip(painter, QPen(QColor(mix(colors.dark, theme.zone_text, 0.3)), 1), QColor(colors.base))
    painter.drawRoundedRect(place, 2, 2)
    side = place.width() * 0.76
    center = QPointF(place.center().x(), place.top() + place.height() * 0.42)
    emblem = QRectF(center.x() - side / 2, center.y() - side / 2, side, side)
    paint_shape(painter, house, emblem, color(colors.ink))
    marks = [
        theme.damage if card.damage else "",
        theme.amber if card.amber else "",
        *(theme.status(status) for status in card.statuses),
        theme.counter if card.upgrades or card.power else "",
    ]
    size = place.width() * 0.26
    shown = [mark for mark in marks if mark][:3]
    painter.setPen(QPen(QColor(colors.dark), 0.8))
    for index, mark in enumerate(shown):
        painter.setBrush(QColor(mark))
        x = place.center().x() + (index - (len(shown) - 1) / 2) * (size + 1)
        painter.drawEllipse(QPointF(x, place.bottom() - size * 0.75), size / 2, size / 2)


def _printed_house(card: str) -> House | None:
    known = facts().get(card)
    return known.houses[0] if known is not None and known.houses else None
