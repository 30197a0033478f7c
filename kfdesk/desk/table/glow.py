"""The light of cards that can be used or chosen, drawn so that each card in a full row keeps a light of its own.

Cards of a row lie seven units apart: no light reaches further than three beyond the card's edge, the rest lies on the
card. A tab below the card says with a figure what it can do now, so that nothing is told by color alone.
"""

from __future__ import annotations

from enum import Enum
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QPainterPath, QPen

from kfdesk.desk.art.shapes import combined
from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import Theme, color, readable_on
from kfdesk.desk.layout.places import clamp

REACH: Final = 3
"""How far a light reaches beyond the edge of the card, in scene units."""
TAB: Final = 15.0
"""Height of the tab below a card; so much of it hangs below the edge:"""
TAB_BELOW: Final = 8.5
TAB_SHARE: Final = 0.27
"""The same as a share of the card's shorter side where that is less: the tab leaves the power of a small card free."""
TAB_LEAST: Final = 10.0
BRACKET_SHARE: Final = 0.05
"""How thick a bracket is at most, as a share of the card's shorter side: it leaves the name of a small card free."""
BRACKET_OUT: Final = 1.6
"""How far a bracket reaches beyond the edge of the card, in scene units."""


class Sign(Enum):
    """What a card can do now; the value is the figure on its tab, drawn in a box of 100 × 100."""

    PLAY = ("M 50 6 L 92 52 L 66 52 L 66 94 L 34 94 L 34 52 L 8 52 Z",)
    REAP = ("M 50 4 L 82 30 L 74 76 L 50 97 L 26 76 L 18 30 Z",)
    FIGHT = ("M 96 4 L 92 26 L 46 74 L 58 84 L 48 94 L 34 80 L 16 98 L 2 84 L 20 66 L 6 52 L 16 42 L 26 54 L 74 8 Z",)
    USE = ("M 60 2 L 18 56 L 44 56 L 36 98 L 84 38 L 56 38 Z",)
    DISCARD = ("M 50 94 L 92 48 L 66 48 L 66 6 L 34 6 L 34 48 L 8 48 Z",)
    RETURN = ("M 2 52 L 44 14 L 44 38 L 72 38 L 72 4 L 98 4 L 98 68 L 44 68 L 44 92 Z",)
    UNSTUN = ("M 50 4 L 62 38 L 98 38 L 69 60 L 80 96 L 50 74 L 20 96 L 31 60 L 2 38 L 38 38 Z",)


SIGN_OF: Final = {
    "play": Sign.PLAY,
    "reap": Sign.REAP,
    "fight": Sign.FIGHT,
    "action": Sign.USE,
    "omni": Sign.USE,
    "prophecy": Sign.USE,
    "return": Sign.RETURN,
    "unstun": Sign.UNSTUN,
    "discard": Sign.DISCARD,
}


def signs_of(keys: tuple[str, ...]) -> tuple[Sign, ...]:
    """Return the signs of options of the main step about one card; that it can be discarded only where nothing else."""
    found = tuple(dict.fromkeys(SIGN_OF[verb] for key in keys if (verb := key.partition(":")[0]) in SIGN_OF))
    return tuple(sign for sign in found if sign is not Sign.DISCARD) or found


@lru_cache(maxsize=16)
def _figure(sign: Sign) -> QPainterPath:
    return combined(*sign.value)


def draw_ready(
    painter: QPainter,
    rect: QRectF,
    radius: float,
    theme: Theme,
    signs: tuple[Sign, ...],
    *,
    above: bool = False,
) -> None:
    """Draw a warm light around a card that can be used, and the tab that says how.

    The tab hangs from the lower edge, with `above` it sits on the upper one.
    """
    _light(painter, rect, radius, theme.glow_ready, width=2.6)
    _tab(painter, rect, theme.glow_ready, signs, above=above)


def draw_target(painter: QPainter, rect: QRectF, radius: float, theme: Theme, *, aimed: bool, quiet: bool) -> None:
    """Draw a light with a bracket in each corner around a card that can be chosen; quiet: only the brackets."""
    tint = theme.glow_legal
    if aimed:
        _light(painter, rect, radius, tint, width=4.5)
    elif not quiet:
        _light(painter, rect, radius, tint, width=1.6)
    _corners(painter, rect, tint, 4.5 if aimed else 3.4)


def _light(painter: QPainter, rect: QRectF, radius: float, tint: str, *, width: float) -> None:
    """Draw a light around a card, `width` units wide: outside of it as far as it may reach, the rest on its edge.

    A line between the light and the card sets it off from a frame of any color.
    """
    painter.setBrush(Qt.BrushStyle.NoBrush)
    outside = min(width, REACH)
    for out, wide, ink in (
        (outside - width - 0.5, 1.0, color(readable_on(tint), 0.8)),
        (outside - width / 2, width, color(tint)),
    ):
        painter.setPen(QPen(ink, wide))
        around = max(0.0, radius + out)
        painter.drawRoundedRect(rect.adjusted(-out, -out, out, out), around, around)


def _corners(painter: QPainter, rect: QRectF, tint: str, width: float) -> None:
    """Draw brackets in the corners, with a dark edge so that they show on any picture."""
    side = min(rect.width(), rect.height())
    arm, width = side * 0.19, min(width, side * BRACKET_SHARE)
    inset = width / 2 - BRACKET_OUT
    at = rect.adjusted(inset, inset, -inset, -inset)
    path = QPainterPath()
    for x, dx in ((at.left(), arm), (at.right(), -arm)):
        for y, dy in ((at.top(), arm), (at.bottom(), -arm)):
            path.moveTo(x + dx, y)
            path.lineTo(x, y)
            path.lineTo(x, y + dy)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for tone, wide in ((color(readable_on(tint), 0.75), width + 1.6), (color(tint), width)):
        painter.setPen(QPen(tone, wide, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap, Qt.PenJoinStyle.MiterJoin))
        painter.drawPath(path)


def _tab(painter: QPainter, rect: QRectF, tint: str, signs: tuple[Sign, ...], *, above: bool) -> None:
    """Draw a tab that hangs from the lower edge or sits on the upper one, with the figures beside each other."""
    if not signs:
        return
    high = clamp(min(rect.width(), rect.height()) * TAB_SHARE, TAB_LEAST, TAB)
    figure, gap, pad = high * 0.66, high * 0.22, high * 0.36
    width = min(rect.width(), len(signs) * figure + (len(signs) - 1) * gap + 2 * pad)
    top = rect.top() - TAB_BELOW if above else rect.bottom() + TAB_BELOW - high
    tab = QRectF(rect.center().x() - width / 2, top, width, high)
    dip(painter, QPen(color(readable_on(tint), 0.85), 1.0), color(tint))
    painter.drawRoundedRect(tab, high * 0.36, high * 0.36)
    dip(painter, None, color(readable_on(tint)))
    x = tab.x() + pad
    for sign in signs:
        painter.save()
        painter.translate(QPointF(x, tab.y() + (high - figure) / 2))
        painter.scale(figure / 100, figure / 100)
        painter.drawPath(_figure(sign))
        painter.restore()
        x += figure + gap
