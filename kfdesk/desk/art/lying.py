"""The face of an exhausted card on the table: the picture lies on its side, what is to be read stands upright."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPainter, QPen

from kfdesk.desk.art.fonts import write_fit
from kfdesk.desk.art.frames import (
    paint_body,
    paint_bonus,
    paint_emblem,
    paint_note,
    paint_plate,
    paint_states,
    paint_strength,
    paint_tagged,
    paint_tokens,
)
from kfdesk.desk.art.look import CardLook
from kfdesk.desk.art.scenes import Subject
from kfdesk.desk.art.stamps import stamp_scene_on_its_side
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import Theme, color, mix
from kfdesk.engine.terms import CREATURES, ENRAGE, WARD

_SPACE = QSizeF(134, 96)
_TALL = QSizeF(134, 134 * 88 / 63)
"""Of a gigantic creature, which stands high when it is turned."""


def paint_lying(
    painter: QPainter, look: CardLook, size: QSizeF, theme: Theme, picture: tuple[Subject, QSizeF, float]
) -> None:
    """Paint an exhausted card as it lies into the rectangle from (0, 0) of `size`.

    A size higher than wide is that of a gigantic creature. `picture` says what the upright face shows, in which size in
    design units, and where the figure's middle is.
    """
    space = _TALL if size.height() > size.width() else _SPACE
    painter.save()
    painter.setRenderHints(QPainter.RenderHint.Antialiasing | QPainter.RenderHint.TextAntialiasing)
    painter.scale(size.width() / space.width(), size.height() / space.height())
    paint_body(painter, look, QRectF(QPointF(), space), 6, theme)
    _picture(painter, look, theme, picture, QRectF(3, 28, space.width() - 6, space.height() - 31))
    plate = 25 + 15 * _more(look)
    ink = paint_plate(painter, look, QRectF(3, 3, space.width() - 6, plate), theme)
    painter.setPen(QColor(ink))
    largest = round(17 + 8 * _more(look))
    place = QRectF(31.5, 3, space.width() - 36.5, plate)
    write_fit(painter, look.name, place, largest=largest, smallest=8, lines=2, title=True)
    paint_emblem(painter, look, QRectF(2, 2, 27, 27), theme)
    _state(painter, look, theme, space)
    painter.restore()


def _more(look: CardLook) -> float:
    """Return by how much letters and numbers are to be larger than usual, from 0 to 1."""
    return min(max(look.letters, 1.0), 2.0) - 1


def _picture(
    painter: QPainter, look: CardLook, theme: Theme, picture: tuple[Subject, QSizeF, float], place: QRectF
) -> None:
    subject, shape, focus = picture
    painter.save()
    painter.setClipRect(place)
    stamp_scene_on_its_side(painter, subject, shape, place, theme, focus=focus)
    if not theme.plain:
        painter.fillRect(place, color("#000000", 0.22))  # spent: less light on it
    painter.restore()
    edge = theme.paper_edge if theme.plain else mix(theme.house(look.suit).glow, theme.frame(look.type), 0.35)
    dip(painter, QPen(color(edge), 1.1), None)
    painter.drawRect(place)
    for status, ring, inset in ((WARD, theme.ward, 2.2), (ENRAGE, theme.enrage, 4.4)):
        if status in look.statuses:
            painter.setPen(QPen(color(ring, 0.95), 2.2))
            painter.drawRect(place.adjusted(inset, inset, -inset, -inset))


def _state(painter: QPainter, look: CardLook, theme: Theme, space: QSizeF) -> None:
    wide, high = space.width(), space.height()
    more = _more(look)
    badge, token, top = 26 + 14 * more, 27 + 9 * more, 31 + 15 * more
    paint_bonus(painter, look, 6, 34 + 15 * more, high - 62 - 29 * more, 12, theme)
    paint_states(painter, look, wide - 3, top, high - 5 - top, 20, theme)
    if look.notes:
        paint_note(painter, look.notes[0], QRectF(wide / 2 - 34, high - 43, 68, 11), 7, theme)
    paint_tokens(painter, look, QPointF(wide / 2, high - 3.5 - token / 2), token, theme)
    if look.type in CREATURES:
        y = high - badge - 1
        paint_strength(painter, look, QRectF(1, y, badge, badge), QRectF(wide - badge - 1, y, badge, badge), theme)
    if look.tagged:
        paint_tagged(painter, QRectF(QPointF(), space), theme)
