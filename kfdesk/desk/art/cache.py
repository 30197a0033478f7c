"""A bounded store of painted cards, so that a resting table only copies pixels.

Qt's own pixmap cache holds 10 MB by default and drops silently; this one has its own limit and can be measured.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass

from PySide6.QtCore import QSize, QSizeF, Qt
from PySide6.QtGui import QPainter, QPixmap, QTransform

from kfdesk.desk.art.faces import PREVIEW_FROM, paint_card
from kfdesk.desk.art.look import CardLook
from kfdesk.desk.theme import Theme

LIMIT_BYTES = 64 * 1024 * 1024
_BYTES_PER_PIXEL = 4


@dataclass(frozen=True, slots=True)
class _Key:
    look: CardLook
    width: int
    height: int
    ratio: float
    theme: str
    turned: bool


class PixmapCache:
    """Painted faces by look, size, device pixel ratio, theme and orientation; the least used goes first."""

    def __init__(self, limit_bytes: int = LIMIT_BYTES) -> None:
        self._limit = limit_bytes
        self._bytes = 0
        self._pixmaps: OrderedDict[_Key, QPixmap] = OrderedDict()
        self.painted = 0
        """How many faces were painted so far: cache misses, not counting turned copies."""

    def __len__(self) -> int:
        return len(self._pixmaps)

    @property
    def used_bytes(self) -> int:
        """Memory of all pixmaps held, in bytes."""
        return self._bytes

    @property
    def limit_bytes(self) -> int:
        """Memory that is never exceeded, except by a single pixmap larger than it."""
        return self._limit

    def pixmap(
        self, look: CardLook, size: QSizeF, ratio: float = 1.0, *, theme: Theme, turned: bool = False
    ) -> QPixmap:
        """Return the painted card, `size` in logical pixels as it stands upright.

        `turned` gives it 90° clockwise (its width is then `size`'s height). The pixmap carries `ratio` as its
        device pixel ratio: draw it at a point, unscaled.
        """
        if size.width() < PREVIEW_FROM or size.width() > size.height():
            look = look.small()
        pixels = QSize(max(1, round(size.width() * ratio)), max(1, round(size.height() * ratio)))
        key = _Key(look, pixels.width(), pixels.height(), ratio, theme.name, turned)
        held = self._pixmaps.get(key)
        if held is not None:
            self._pixmaps.move_to_end(key)
            return held
        made = self._turned(look, size, ratio, theme) if turned else self._paint(look, pixels, ratio, theme)
        self._keep(key, made)
        return made

    def clear(self) -> None:
        """Forget everything: after a change of language, fonts or card pictures."""
        self._pixmaps.clear()
        self._bytes = 0

    def _paint(self, look: CardLook, pixels: QSize, ratio: float, theme: Theme) -> QPixmap:
        self.painted += 1
        made = QPixmap(pixels)
        made.fill(Qt.GlobalColor.transparent)
        made.setDevicePixelRatio(ratio)
        painter = QPainter(made)
        paint_card(painter, look, QSizeF(pixels.width() / ratio, pixels.height() / ratio), theme)
        painter.end()
        return made

    def _turned(self, look: CardLook, size: QSizeF, ratio: float, theme: Theme) -> QPixmap:
        upright = self.pixmap(look, size, ratio, theme=theme)
        made = upright.transformed(QTransform().rotate(90))
        made.setDevicePixelRatio(ratio)
        return made

    def _keep(self, key: _Key, made: QPixmap) -> None:
        self._pixmaps[key] = made
        self._bytes += _size(made)
        while self._bytes > self._limit and len(self._pixmaps) > 1:
            _, dropped = self._pixmaps.popitem(last=False)
            self._bytes -= _size(dropped)


def _size(pixmap: QPixmap) -> int:
    return pixmap.width() * pixmap.height() * _BYTES_PER_PIXEL
