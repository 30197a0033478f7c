"""A card's rules text, laid out: icons inline, bold labels and keywords, italic reminders, shrunk to fit."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QColor, QFontMetricsF, QPainter

from kfdesk.desk.art.fonts import font
from kfdesk.desk.art.icons import draw_icon, is_icon
from kfdesk.desk.kit.theme import Theme
from kfdesk.text.runs import Role, Runs, lines

_BREAKS = re.compile(r"( +|[“„«])")
_BOLD = (Role.LABEL, Role.KEYWORD)
ICON_SCALE = 1.12
"""Height of an inline icon in letter heights (pixel size of the font)."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """One piece of a line: text in one style, or an icon when `icon` is set. Pixels from the text's left top."""

    rect: QRectF
    text: str
    icon: str | None
    bold: bool
    italic: bool
    baseline: float


@dataclass(frozen=True, slots=True)
class RulesText:
    """A finished layout: where each run stands. `clipped` is True when even the smallest size was too large."""

    runs: tuple[Stretch, ...]
    width: float
    height: float
    px: int
    clipped: bool

    def draw(self, painter: QPainter, at: QPointF, theme: Theme, *, ink: str | None = None) -> None:
        """Paint the text with its left top corner at `at`."""
        painter.setPen(QColor(ink or theme.ink))
        for run in self.runs:
            if run.icon is not None:
                draw_icon(painter, run.icon, run.rect.translated(at), theme)
            else:
                painter.setFont(font(self.px, bold=run.bold, italic=run.italic))
                painter.drawText(QPointF(at.x() + run.rect.x(), at.y() + run.baseline), run.text)


@dataclass(frozen=True, slots=True)
class _Piece:
    text: str
    icon: str | None
    bold: bool
    italic: bool


def _chunks(line: Runs) -> Iterator[list[_Piece]]:
    """Yield what may not be broken: words with the icons and marks that touch them."""
    chunk: list[_Piece] = []
    for run in line:
        if run.role is Role.ICON and is_icon(run.target):
            chunk.append(_Piece("", run.target, False, False))
            continue
        for part in _BREAKS.split(run.text):
            if part.strip():
                chunk.append(_Piece(part, None, run.role in _BOLD, run.aside))
            elif part and chunk:
                yield chunk
                chunk = []
    if chunk:
        yield chunk


class _Setter:
    """Sets chunks into lines of one size; used once for each size tried."""

    def __init__(self, px: int, width: float) -> None:
        self.px, self.width = px, width
        self._measures = {
            (bold, italic): QFontMetricsF(font(px, bold=bold, italic=italic))
            for bold in (False, True)
            for italic in (False, True)
        }
        plain = self._measures[False, False]
        self.line = max(plain.height(), px * ICON_SCALE)
        self._ascent = plain.ascent() + (self.line - plain.height()) / 2
        self._space = plain.horizontalAdvance(" ")
        self.runs: list[Stretch] = []
        self._x = 0.0
        self._y = 0.0

    def _size(self, piece: _Piece) -> float:
        if piece.icon is not None:
            return self.px * ICON_SCALE
        return self._measures[piece.bold, piece.italic].horizontalAdvance(piece.text)

    def paragraph(self, line: Runs, *, first: bool) -> None:
        if not first:
            self._y += self.line * 0.38
        self._x = 0.0
        for chunk in _chunks(line):
            self._place(chunk)
        self._y += self.line

    def _place(self, chunk: list[_Piece]) -> None:
        wide = sum(self._size(piece) for piece in chunk)
        gap = self._space if self._x > 0 else 0.0
        if self._x > 0 and self._x + gap + wide > self.width:
            self._break()
            gap = 0.0
        self._x += gap
        for piece in chunk:
            for part in self._hyphened(piece) if wide > self.width else (piece,):
                self._set(part)

    def _hyphened(self, piece: _Piece) -> Iterator[_Piece]:
        """Split a word that is longer than a whole line."""
        rest = piece.text
        while piece.icon is None and self._size(_Piece(rest, None, piece.bold, piece.italic)) > self.width:
            count = len(rest) - 1
            while count > 1 and self._size(_Piece(rest[:count] + "-", None, piece.bold, piece.italic)) > self.width:
                count -= 1
            yield _Piece(rest[:count] + "-", None, piece.bold, piece.italic)
            rest = rest[count:]
        yield _Piece(rest, piece.icon, piece.bold, piece.italic)

    def _set(self, piece: _Piece) -> None:
        wide = self._size(piece)
        if self._x > 0 and self._x + wide > self.width + 0.5:
            self._break()
        if piece.icon is not None:
            side = self.px * ICON_SCALE
            rect = QRectF(self._x, self._y + (self.line - side) / 2, side, side)
        else:
            rect = QRectF(self._x, self._y, wide, self.line)
        self.runs.append(Stretch(rect, piece.text, piece.icon, piece.bold, piece.italic, self._y + self._ascent))
        self._x += wide

    def _break(self) -> None:
        self._x = 0.0
        self._y += self.line

    @property
    def height(self) -> float:
        return self._y


@lru_cache(maxsize=256)
def layout_rules_text(
    text: Runs, width: float, height: float | None = None, *, largest: int = 14, smallest: int = 7
) -> RulesText:
    """Lay `text` out in `width` pixels, at the largest letter size from `largest` down that keeps to `height`.

    Paragraphs are split at line ends. Icons never part from the number before them.
    If nothing fits, the smallest size is cut at the last whole line.
    """
    paragraphs = [line for line in lines(text) if line]
    least, most = smallest, largest
    setter = _set_in(paragraphs, most, width)
    if height is None or setter.height <= height:
        return RulesText(tuple(setter.runs), width, setter.height, most, False)
    setter = _set_in(paragraphs, least, width)
    if setter.height > height:
        kept = tuple(run for run in setter.runs if run.rect.bottom() <= height)
        return RulesText(kept, width, height, smallest, True)
    while most - least > 1:  # `least` fits, `most` does not
        tried = _set_in(paragraphs, (least + most) // 2, width)
        if tried.height <= height:
            setter, least = tried, tried.px
        else:
            most = tried.px
    return RulesText(tuple(setter.runs), width, setter.height, least, False)


def _set_in(paragraphs: list[Runs], px: int, width: float) -> _Setter:
    """Return the paragraphs set in letters of this size."""
    setter = _Setter(px, width)
    for index, paragraph in enumerate(paragraphs):
        setter.paragraph(paragraph, first=index == 0)
    return setter
