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
from kfdesk.desk.theme import Theme
from kfdesk.language.names import ENHANCE_NAME, LABELS
from kfdesk.text.catalogs import languages

_TOKEN = re.compile(r"\{([a-z]+(?::[^}]*)?)\}")
_PIECE = re.compile(r"\{[a-z]+(?::[^}]*)?\}|[()]|[^{}()]+|[{}]")
_LABEL = re.compile(r"(?:^|(?<=[“„«]))([^.:()“„«\n]{1,80}):(?=\s|$)")
_KEYWORD = re.compile(r"^((?:[^\s.:()]+\s?){1,3}(?:\(\d+\))?\.)(?=\s*(?:\(|$))")
ICON_SCALE = 1.12
"""Height of an inline icon in letter heights (pixel size of the font)."""


@dataclass(frozen=True, slots=True)
class Run:
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

    runs: tuple[Run, ...]
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


def bold_parts(paragraph: str) -> tuple[range, ...]:
    """Return which characters of a paragraph are bold: labels with their colons, or keywords at its start.

    A label stands at the start, or behind the quotation mark of a text that is gained.
    """
    labels = _labels(tuple(languages()))
    found = [m for m in _LABEL.finditer(paragraph) if labels.issuperset(m.group(1).split("/"))]
    if not found and (enhance := _enhance(tuple(languages())).match(paragraph)):
        found = [enhance]
    if not found and (keyword := _KEYWORD.match(paragraph)) and not _TOKEN.search(keyword.group()):
        found = [keyword]
    return tuple(range(match.start(), match.end()) for match in found)


@lru_cache(maxsize=4)
def _enhance(spoken: tuple[str, ...]) -> re.Pattern[str]:
    """Return what the enhance keyword before its icons looks like in all these languages."""
    words = "|".join(re.escape(ENHANCE_NAME.name.title.say(language)) for language in spoken)
    return re.compile(rf"^(?:{words})(?= \{{)")


@lru_cache(maxsize=4)
def _labels(spoken: tuple[str, ...]) -> frozenset[str]:
    """Return the labels of abilities in all these languages."""
    return frozenset(label.say(language) for label in LABELS.values() for language in spoken)


def _chunks(paragraph: str) -> Iterator[list[_Piece]]:
    """Yield what may not be broken: words with the icons and marks that touch them."""
    bold, depth = bold_parts(paragraph), 0
    chunk: list[_Piece] = []
    for match in _PIECE.finditer(paragraph):
        piece, start = match.group(), match.start()
        token = _TOKEN.fullmatch(piece)
        if token is not None and is_icon(token.group(1)):
            chunk.append(_Piece("", token.group(1), False, False))
            continue
        depth += piece == "("
        for part in re.split(r"( +|[“„«])", piece):
            if part.strip():
                chunk.append(_Piece(part, None, any(start in part for part in bold), depth > 0))
            elif part and chunk:
                yield chunk
                chunk = []
            start += len(part)
        depth -= piece == ")" and depth > 0
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
        self.runs: list[Run] = []
        self._x = 0.0
        self._y = 0.0

    def _size(self, piece: _Piece) -> float:
        if piece.icon is not None:
            return self.px * ICON_SCALE
        return self._measures[piece.bold, piece.italic].horizontalAdvance(piece.text)

    def paragraph(self, text: str, *, first: bool) -> None:
        if not first:
            self._y += self.line * 0.38
        self._x = 0.0
        for chunk in _chunks(text):
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
        self.runs.append(Run(rect, piece.text, piece.icon, piece.bold, piece.italic, self._y + self._ascent))
        self._x += wide

    def _break(self) -> None:
        self._x = 0.0
        self._y += self.line

    @property
    def height(self) -> float:
        return self._y


@lru_cache(maxsize=256)
def layout_rules_text(
    text: str, width: float, height: float | None = None, *, largest: int = 14, smallest: int = 7
) -> RulesText:
    """Lay `text` out in `width` pixels, at the largest letter size from `largest` down that keeps to `height`.

    Paragraphs are split at line ends. `{amber}`, `{damage}`, `{house:NAME}` … become icons that never part from
    the number before them. If nothing fits, the smallest size is cut at the last whole line.
    """
    paragraphs = [line.strip() for line in text.split("\n") if line.strip()]
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


def _set_in(paragraphs: list[str], px: int, width: float) -> _Setter:
    """Return the paragraphs set in letters of this size."""
    setter = _Setter(px, width)
    for index, paragraph in enumerate(paragraphs):
        setter.paragraph(paragraph, first=index == 0)
    return setter
