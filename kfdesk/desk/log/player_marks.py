"""How the two players are told apart in logs and charts: a color and a shape each."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter, QPolygonF

from kfdesk.desk.kit.painting import dip
from kfdesk.desk.kit.theme import Theme, color, contrast, mix
from kfdesk.engine.terms import Player

READABLE = 4.5
"""Least contrast of a player's name with what it is written on (WCAG AA)."""


def player_color(theme: Theme, player: Player) -> str:
    """Return the color of a player: blue or vermilion, which all eyes can tell apart."""
    if player:
        return theme.accents[5]
    return theme.accents[1] if theme.dark else theme.accents[4]


@lru_cache(maxsize=32)
def player_ink(theme: Theme, player: Player) -> str:
    """Return the color in which a player's name is written in a text field."""
    for share in range(11):
        ink = mix(player_color(theme, player), theme.text, share / 10)
        if contrast(ink, theme.field) >= READABLE:
            return ink
    return theme.text


def draw_player_mark(painter: QPainter, player: Player, rect: QRectF, theme: Theme) -> None:
    """Draw the shape of a player, as large as `rect`: a disc for the first, a diamond for the second."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    dip(painter, None, color(player_ink(theme, player)))
    if player:
        middle = rect.center()
        top, bottom = QPointF(middle.x(), rect.top()), QPointF(middle.x(), rect.bottom())
        left, right = QPointF(rect.left(), middle.y()), QPointF(rect.right(), middle.y())
        painter.drawPolygon(QPolygonF([top, right, bottom, left]))
    else:
        painter.drawEllipse(rect.adjusted(1, 1, -1, -1))
