"""The small picture of a table, drawn from a `TableSummary`: what lies open, and hidden cards as backs."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from kfdesk.cards.facts import facts
from kfdesk.desk.art.emblems import paint_shape
from kfdesk.desk.art.icons import draw_icon, draw_number
from kfdesk.desk.art.look import look_of_facts
from kfdesk.desk.art.own_pictures import OWN
from kfdesk.desk.art.pieces import draw_keys
from kfdesk.desk.art.scenes import Subject
from kfdesk.desk.art.stamps import stamp_scene
from kfdesk.desk.kit.bounded import MIB, Room
from kfdesk.desk.kit.painted_soon import PaintedSoon
from kfdesk.desk.kit.painting import dip, painting_on
from kfdesk.desk.kit.theme import THEMES, Theme, color, mix
from kfdesk.engine.terms import House
from kfdesk.match.table_summary import CardSummary, SideSummary, TableSummary
from kfdesk.records import record

WIDE, HIGH = 320.0, 180.0
"""The size a picture is laid out in."""
ROOM: Final = Room(3.0, 24 * MIB)
"""Memory for pictures: all that a few pages show."""
_RATIO = 1.4
"""How much higher than wide a card is."""
_LEFT, _RIGHT = 66.0, 272.0
"""Between these lie hands and lines; the pool and keys are left of them, the piles right."""
_HAND = 21.0
"""The height of a hand."""
_LINE = (34.0, 52.0)
"""The height of a battleline, with artifacts behind it and without."""
_ARTIFACTS = 22.0
_GAP = 3.5
"""Room between the rows of a side."""
_SCENE_FROM = 9.0
"""Width in pixels from which cards show their pictures; on a table with smaller ones all show their houses' emblems."""


@record
class _Wanted:
    """All that a picture depends on."""

    glance: TableSummary | None
    size: tuple[int, int]
    ratio: float
    theme: str
    own: int
    """Which of the player's own pictures of cards are shown."""


class TablePictures(QObject):
    """Pictures of tables, kept by what they show: painted when first seen, the least used forgotten."""

    painted_some = Signal()
    """Pictures that were asked for with `soon` are there."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._soon: PaintedSoon[_Wanted] = PaintedSoon(_painted, ROOM, self)
        self._soon.painted_some.connect(self.painted_some)

    def pixmap(self, glance: TableSummary | None, size: QSize, ratio: float, theme: Theme) -> QPixmap:
        """Return the picture of a table, of an empty one for None, in logical pixels for this device pixel ratio."""
        return self._soon.now(_wanted(glance, size, ratio, theme))

    @property
    def waits(self) -> bool:
        """Whether pictures that were asked for are still to be painted."""
        return self._soon.waits

    def soon(self, glance: TableSummary | None, size: QSize, ratio: float, theme: Theme) -> QPixmap | None:
        """Return the picture if it was painted already; else it will be, and `painted_some` is emitted then."""
        return self._soon.soon(_wanted(glance, size, ratio, theme))


def table_pictures() -> TablePictures:
    """Return the pictures that all pages of the program share."""
    app = QCoreApplication.instance()
    assert app is not None
    found = app.findChild(TablePictures, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return found if isinstance(found, TablePictures) else TablePictures(app)


def _wanted(glance: TableSummary | None, size: QSize, ratio: float, theme: Theme) -> _Wanted:
    return _Wanted(glance, (size.width(), size.height()), ratio, theme.name, OWN.generation)


def _painted(wanted: _Wanted) -> QPixmap:
    return picture(wanted.glance, QSize(*wanted.size), wanted.ratio, THEMES[wanted.theme])


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
        draw_table(painter, glance, theme)
    return pixmap


def draw_table(painter: QPainter, glance: TableSummary | None, theme: Theme) -> None:
    """Draw what lies on a table, without its ground, in a box of `WIDE` × `HIGH`."""
    if glance is None:
        _backs(painter, 7, HIGH - 30, 0, theme)
        _backs(painter, 6, 8, 1, theme)
        return
    unit = sqrt(abs(painter.deviceTransform().determinant()))
    narrowest = min(_line_of(side) * _shrunk(side.line, _line_of(side)) for side in glance.sides) / _RATIO
    for player, side in enumerate(glance.sides):
        active = glance.active == player
        _draw_side(painter, side, player, theme, active=active, scenes=narrowest * unit >= _SCENE_FROM)
    if glance.tide is not None:
        place = QRectF(8, HIGH / 2 + (2 if glance.tide == 0 else -18), 16, 16)
        draw_icon(painter, "tide", place, theme)


def _draw_side(
    painter: QPainter, side: SideSummary, player: int, theme: Theme, *, active: bool, scenes: bool
) -> None:  # fmt: skip
    """Draw one half: the first player's below. Rows go from the middle outwards: battleline, artifacts, hand."""
    near = player == 0
    top = HIGH / 2 if near else 0.0
    if active:
        dip(painter, None, QColor(theme.glow_legal))
        painter.drawRoundedRect(QRectF(2.5, top + 8, 4, HIGH / 2 - 16), 2, 2)
    line = _line_of(side)
    _cards(painter, side.line, _row(_GAP, line, near=near), line, theme, scenes=scenes)
    _cards(painter, side.artifacts, _row(line + 2 * _GAP, _ARTIFACTS, near=near), _ARTIFACTS, theme, scenes=scenes)
    _backs(painter, side.hand, HIGH - _HAND - 3 if near else 3, player, theme)
    _counts(painter, side, top, theme)
    _piles(painter, side, top, player, theme)


def _line_of(side: SideSummary) -> float:
    """Return the height of a battleline."""
    return _LINE[not side.artifacts]


def _row(away: float, height: float, *, near: bool) -> float:
    """Return the top of a row that is so far away from the middle of the table."""
    return HIGH / 2 + away if near else HIGH / 2 - away - height


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


def _cards(
    painter: QPainter, cards: Sequence[CardSummary], top: float, height: float, theme: Theme, *, scenes: bool
) -> None:  # fmt: skip
    """Draw a row of cards in the middle; they shrink before they leave the table, and exhausted ones lie."""
    shrunk = _shrunk(cards, height)
    left = (_LEFT + _RIGHT - _width(cards, height) * shrunk) / 2
    high = height * shrunk
    for card in cards:
        slot = _slot(card, high)
        painter.save()
        painter.translate(QPointF(left + slot / 2, top + height / 2))
        if not card.ready:
            painter.rotate(90)
        place = QRectF(-high / _RATIO / 2, -high / 2, high / _RATIO, high)
        _card(painter, card, place, theme, scene=scenes)
        painter.restore()
        left += slot + 2 * shrunk


def _width(cards: Sequence[CardSummary], height: float) -> float:
    """Return how wide a row of so high cards is where it has the room."""
    return sum(_slot(card, height) for card in cards) + 2 * max(0, len(cards) - 1)


def _shrunk(cards: Sequence[CardSummary], height: float) -> float:
    """Return how much of their size the cards of a row have, so that they find room."""
    return min(1.0, (_RIGHT - _LEFT) / max(1.0, _width(cards, height)))


def _slot(card: CardSummary, height: float) -> float:
    return height / _RATIO if card.ready else height


def _card(painter: QPainter, card: CardSummary, place: QRectF, theme: Theme, *, scene: bool = False) -> None:
    """Draw a card by the color of its house, its picture or its emblem, and marks for what lies on it."""
    house = card.house or _printed_house(card.id)
    colors = theme.house(house)
    dip(painter, QPen(QColor(mix(colors.dark, theme.zone_text, 0.3)), 1), QColor(colors.base))
    painter.drawRoundedRect(place, 2, 2)
    subject = _subject(card, house) if scene else None
    if subject is not None:
        _scene(painter, subject, place, theme)
        side = place.width() * 0.4
        emblem = QRectF(place.left() + place.width() * 0.04, place.bottom() - side * 1.05, side, side)
    else:
        side = place.width() * 0.76
        center = QPointF(place.center().x(), place.top() + place.height() * 0.42)
        emblem = QRectF(center.x() - side / 2, center.y() - side / 2, side, side)
    paint_shape(painter, house, emblem, color(colors.ink))
    _marks(painter, card, place, colors.dark, theme)


def _scene(painter: QPainter, subject: Subject, place: QRectF, theme: Theme) -> None:
    edge = place.width() * 0.06
    picture_place = QRectF(
        place.left() + edge, place.top() + edge, place.width() - 2 * edge, place.height() * 0.72 - edge
    )
    stamp_scene(painter, subject, picture_place, theme, focus=0.5)


def _marks(painter: QPainter, card: CardSummary, place: QRectF, edge: str, theme: Theme) -> None:
    """Draw a dot for each thing that lies on a card."""
    marks = [
        theme.damage if card.damage else "",
        theme.amber if card.amber else "",
        *(theme.status(status) for status in card.statuses),
        theme.counter if card.upgrades or card.power else "",
    ]
    size = place.width() * 0.26
    shown = [mark for mark in marks if mark][:3]
    painter.setPen(QPen(QColor(edge), 0.8))
    for index, mark in enumerate(shown):
        painter.setBrush(QColor(mark))
        x = place.center().x() + (index - (len(shown) - 1) / 2) * (size + 1)
        painter.drawEllipse(QPointF(x, place.bottom() - size * 0.75), size / 2, size / 2)


def _subject(card: CardSummary, house: House | None) -> Subject | None:
    """Return what the picture of a card is made from; None for one that lies facedown or is not known."""
    known = facts().get(card.id)
    if known is None:
        return None
    look = look_of_facts(known, house, "en")
    id_, traits = look.pictured
    return Subject(id_, str(known.type), traits, look.suit, look.gigantic)


def _printed_house(card: str) -> House | None:
    known = facts().get(card)
    return known.houses[0] if known is not None and known.houses else None
