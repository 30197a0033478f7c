"""A bounded store of painted cards, so that a resting table only copies pixels.

Qt's own pixmap cache holds 10 MB by default and drops silently; this one has its own limit and can be measured.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, SupportsInt

from PySide6.QtCore import QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from kfdesk.desk.art.faces import (
    PREVIEW_FROM,
    bears_text,
    paint_card,
    paint_exhausted,
    paint_printed,
    paint_state,
    without_state,
)
from kfdesk.desk.art.look import CardLook
from kfdesk.desk.art.own_pictures import OWN
from kfdesk.desk.kit.bounded import BYTES_PER_PIXEL, MIB, Bounded, Room, size_of
from kfdesk.desk.kit.painting import painting_on
from kfdesk.desk.kit.theme import Theme

TABLE_ROOM: Final = Room(2.0, 64 * MIB)
"""Memory for the faces on a table: all cards of a game as they lie in hand and, of half of them, two other sizes."""


@dataclass(frozen=True, slots=True)
class _Key:
    look: CardLook
    width: int
    height: int
    ratio: float
    theme: str
    turned: bool
    pictures: int
    """The generation of a player's own pictures."""


class PixmapCache:
    """Painted faces by look, size, device pixel ratio, theme and orientation; the least used goes first.

    Where there is memory for them, large faces are kept without their state, too: a change of state is painted on a
    copy, and a card that may be looked at next can be painted ahead.
    """

    def __init__(self, limit_bytes: SupportsInt = TABLE_ROOM, stateless_bytes: SupportsInt = 0) -> None:
        self.faces: Bounded[_Key, QPixmap] = Bounded(size_of, most_bytes=limit_bytes)
        self.stateless: Bounded[_Key, QPixmap] = Bounded(size_of, most_bytes=stateless_bytes)

    def pixmap(
        self, look: CardLook, size: QSizeF, ratio: float = 1.0, *, theme: Theme, turned: bool = False
    ) -> QPixmap:
        """Return the painted card, `size` in logical pixels as it stands upright.

        `turned` gives it 90° clockwise (its width is then `size`'s height). The pixmap carries `ratio` as its
        device pixel ratio: draw it at a point, unscaled.
        """
        pixels = _pixels(size, ratio)
        size = _logical(pixels, ratio)
        if not bears_text(size):
            look = look.small()
        key = _Key(look, pixels.width(), pixels.height(), ratio, theme.name, turned, OWN.generation)
        if turned:
            return self.faces.made_once(key, lambda: self._turned(look, size, ratio, theme))
        return self.faces.made_once(key, lambda: self._paint(look, pixels, ratio, theme))

    def paint_ahead(self, look: CardLook, size: QSizeF, ratio: float, *, theme: Theme) -> None:
        """Paint a large face without its state, for `pixmap` to begin with."""
        pixels = _pixels(size, ratio)
        if self._has_room_ahead(look, _logical(pixels, ratio)):
            self._without_state(look, pixels, ratio, theme)

    def most_ahead(self, size: QSizeF, ratio: float) -> int:
        """Return how many faces of a size can be painted ahead before the first of them has to go."""
        pixels = _pixels(size, ratio)
        return self.stateless.limit // (pixels.width() * pixels.height() * BYTES_PER_PIXEL)

    def clear(self) -> None:
        """Forget everything: after a change of language, fonts or card pictures."""
        self.faces.clear()
        self.stateless.clear()

    def _has_room_ahead(self, look: CardLook, size: QSizeF) -> bool:
        return self.stateless.limit > 0 and not look.hidden and PREVIEW_FROM <= size.width() < size.height()

    def _paint(self, look: CardLook, pixels: QSize, ratio: float, theme: Theme) -> QPixmap:
        size = _logical(pixels, ratio)
        if self._has_room_ahead(look, size):
            below = self._without_state(look, pixels, ratio, theme)
            if look == without_state(look):
                return below
            return _painted(QPixmap(below), lambda painter: paint_state(painter, look, size, theme))
        return _painted(_blank(pixels, ratio), lambda painter: paint_card(painter, look, size, theme))

    def _without_state(self, look: CardLook, pixels: QSize, ratio: float, theme: Theme) -> QPixmap:
        """Return a face as it looks below its state."""
        look = without_state(look)
        key = _Key(look, pixels.width(), pixels.height(), ratio, theme.name, turned=False, pictures=OWN.generation)
        size = _logical(pixels, ratio)
        return self.stateless.made_once(
            key, lambda: _painted(_blank(pixels, ratio), lambda painter: paint_printed(painter, look, size, theme))
        )

    def _turned(self, look: CardLook, size: QSizeF, ratio: float, theme: Theme) -> QPixmap:
        if not look.hidden:
            pixels = _pixels(size, ratio).transposed()
            whole = _logical(pixels, ratio)
            return _painted(_blank(pixels, ratio), lambda painter: paint_exhausted(painter, look, whole, theme))
        upright = self.pixmap(look, size, ratio, theme=theme)
        made = upright.transformed(QTransform().rotate(90))
        made.setDevicePixelRatio(ratio)
        return made


def _pixels(size: QSizeF, ratio: float) -> QSize:
    """Return a size in device pixels."""
    return QSize(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))


def _logical(pixels: QSize, ratio: float) -> QSizeF:
    """Return how large so many device pixels are on the screen: what is painted is small or large by this."""
    return QSizeF(pixels.width() / ratio, pixels.height() / ratio)


def _blank(pixels: QSize, ratio: float) -> QPixmap:
    made = QPixmap(pixels)
    made.fill(Qt.GlobalColor.transparent)
    made.setDevicePixelRatio(ratio)
    return made


def _painted(pixmap: QPixmap, paint: Callable[[QPainter], None]) -> QPixmap:
    """Return the pixmap with what `paint` paints on it."""
    with painting_on(pixmap) as painter:
        paint(painter)
    return pixmap
