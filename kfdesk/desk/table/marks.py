"""Marks around cards and places: what may be done, what is asked for, what was picked.

No mark differs by color alone: what may be used has a tab with a figure, what a question asks for
has brackets in its corners, what was picked a double frame and a number. See `glow`.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto
from math import ceil
from typing import Final

from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QFont, QPainter, QPen, QPixmap

from kfdesk.desk.kit.bounded import Bounded, size_of
from kfdesk.desk.kit.painting import dip, painting_on
from kfdesk.desk.kit.theme import Theme, color, readable_on
from kfdesk.desk.table.glow import Sign, draw_ready, draw_target

MARGIN: Final = 9.0
"""Room around a card for its mark, in scene units."""
INWARD: Final = 8.0
"""How far a mark reaches over the card at most, in scene units, with a little more where corners are rounder."""


class Mark(Enum):
    """What the frame around a card says."""

    NONE = auto()
    READY = auto()
    """Something may be done with it in the main step."""
    TARGET = auto()
    """It can be chosen now, or a dragged card may be dropped on it."""
    AIMED = auto()
    """The dragged card would be dropped on it now."""
    PICKED = auto()
    """It was picked; Done is still to come."""
    SOURCE = auto()
    """The open question comes from it."""


@dataclass(frozen=True, slots=True)
class Marking:
    """All that marks one card."""

    mark: Mark = Mark.NONE
    number: int = 0
    """Which pick it is, from 1; 0 for none."""
    signs: tuple[Sign, ...] = ()
    """What can be done with it in the main step."""
    quiet: bool = False
    """Whether most cards of a question have this mark: then brackets in their corners are enough."""
    tab_above: bool = False
    """Whether the tab that says what can be done sits on the upper edge: a pile has its name below the lower one."""
    back: bool = False
    """Whether the card stands back, drawn paler: it cannot be chosen now."""


Strips = tuple[tuple[QPointF, QPixmap], ...]
"""Pictures, each with its place."""


@dataclass(frozen=True, slots=True)
class Frame:
    """A frame around a card, ready drawn; its middle, where nothing is drawn, is left out."""

    strips: Strips
    """The four edges, each with its place from the upper left corner of the frame."""

    def size(self) -> int:
        """Return how many bytes it takes."""
        return sum(size_of(strip) for _, strip in self.strips)

    def draw(self, painter: QPainter, at: QPointF) -> None:
        """Draw the frame with its upper left corner here."""
        for place, strip in self.placed(at):
            painter.drawPixmap(place, strip)

    def placed(self, at: QPointF) -> Strips:
        """Return the edges with their places where the frame's upper left corner is here."""
        return tuple((at + place, strip) for place, strip in self.strips)


class MarkCache:
    """Ready-drawn frames by (size, mark, theme, ratio); the oldest leave when there are too many."""

    def __init__(self, most: int = 160) -> None:
        self._drawn: Bounded[tuple[object, ...], Frame] = Bounded(Frame.size, most=most)

    def frame(self, width: float, height: float, marking: Mark | Marking, theme: Theme, ratio: float) -> Frame:
        """Return the frame for a card of this size as it lies; it is `MARGIN` larger on each side."""
        made = Marking(marking) if isinstance(marking, Mark) else marking
        key = (round(width), round(height), made.mark, made.signs, made.quiet, made.tab_above, theme.name, ratio)
        return self._drawn.made_once(
            key, lambda: cut(_draw(width, height, made, theme, ratio), min(width, height), ratio)
        )


def corner(width: float, height: float) -> float:
    """Return the corner radius of a card of this size."""
    return min(width, height) * 0.065


def cut(whole: QPixmap, side: float, ratio: float) -> Frame:
    """Return the edges of a frame's picture: to look through its empty middle took longer than to draw the card."""
    edge = min(ceil((MARGIN + INWARD + 0.03 * side) * ratio), whole.width() // 2, whole.height() // 2)
    wide, high = whole.width(), whole.height()
    boxes = (
        QRect(0, 0, wide, edge),
        QRect(0, edge, edge, high - 2 * edge),
        QRect(wide - edge, edge, edge, high - 2 * edge),
        QRect(0, high - edge, wide, edge),
    )
    return Frame(tuple((QPointF(box.topLeft()) / ratio, whole.copy(box)) for box in boxes if not box.isEmpty()))


def _draw(width: float, height: float, marking: Marking, theme: Theme, ratio: float) -> QPixmap:
    mark = marking.mark
    pixmap = QPixmap(round((width + 2 * MARGIN) * ratio), round((height + 2 * MARGIN) * ratio))
    pixmap.setDevicePixelRatio(ratio)
    pixmap.fill(Qt.GlobalColor.transparent)
    with painting_on(pixmap) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        rect = QRectF(MARGIN, MARGIN, width, height)
        radius = corner(width, height)
        if mark is Mark.READY:
            above = marking.tab_above
            draw_ready(painter, rect, radius, theme, marking.signs, above=above)
        elif mark in (Mark.TARGET, Mark.AIMED):
            draw_target(painter, rect, radius, theme, aimed=mark is Mark.AIMED, quiet=marking.quiet)
        elif mark is Mark.PICKED:
            _halo(painter, rect, radius, theme.glow_selected, width=3.0, reach=8, strength=0.35)
            dip(painter, QPen(color(readable_on(theme.glow_selected)), 1.4), None)
            painter.drawRoundedRect(rect.adjusted(2, 2, -2, -2), radius, radius)
        elif mark is Mark.SOURCE:
            painter.setPen(QPen(color(theme.glow_focus), 2.2, Qt.PenStyle.DotLine))
            painter.drawRoundedRect(rect.adjusted(-3, -3, 3, 3), radius + 3, radius + 3)
    return pixmap


def _halo(
    painter: QPainter, rect: QRectF, radius: float, tint: str, *, width: float, reach: int, strength: float
) -> None:
    """Draw a frame with a soft light around it, `reach` units wide."""
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for step in range(reach, 0, -1):
        alpha = strength * (1 - (step - 1) / reach) ** 2
        painter.setPen(QPen(color(tint, alpha), 1.6))
        painter.drawRoundedRect(rect.adjusted(-step, -step, step, step), radius + step, radius + step)
    painter.setPen(QPen(color(tint), width))
    painter.drawRoundedRect(rect.adjusted(-0.5, -0.5, 0.5, 0.5), radius, radius)


def badge(painter: QPainter, at: QPointF, text: str, theme: Theme, size: float = 11.0) -> None:
    """Draw a round badge with a number around a point."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    dip(painter, QPen(color(readable_on(theme.glow_selected)), 1.5), color(theme.glow_selected))
    painter.drawEllipse(at, size, size)
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(round(size * 1.25))
    painter.setFont(font)
    painter.setPen(color(readable_on(theme.glow_selected)))
    box = QRectF(at.x() - size, at.y() - size, 2 * size, 2 * size)
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, text)
