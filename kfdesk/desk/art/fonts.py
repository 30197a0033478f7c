"""Fonts: the two that come with the program, and others to fall back on; sizes of drawn text are in pixels.

Letters that neither of the two has are taken from the system's fonts, letter by letter, as Qt does it.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache, lru_cache

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QFont, QFontDatabase, QFontMetrics, QFontMetricsF, QPainter
from PySide6.QtWidgets import QApplication

from kfdesk.resources import assets

TEXT_FAMILY = "Kfdesk Text"
"""What is read: texts of cards, the interface."""
TITLE_FAMILY = "Kfdesk Title"
"""Names and titles: one weight, bold."""
FAMILIES = [TEXT_FAMILY, "DejaVu Sans", "Noto Sans", "Segoe UI", "Helvetica Neue", "Arial", "sans-serif"]
TITLE_FAMILIES = [TITLE_FAMILY, *FAMILIES]
LEADING = 0.86
"""Line step of fitted text, in line heights of the font."""
CONDENSED = 84
"""Stretch of condensed text in percent: names on small cards."""
USUAL_LETTER = 8
"""The average width of the interface's letters at their usual size, in pixels."""


@cache
def load_fonts() -> tuple[str, ...]:
    """Make the program's own fonts known to Qt, once; return the families found."""
    files = sorted((assets() / "fonts").glob("*.ttf"))
    numbers = [QFontDatabase.addApplicationFont(str(file)) for file in files]
    known = [QFontDatabase.applicationFontFamilies(number) for number in numbers if number >= 0]
    return tuple(sorted({family for families in known for family in families}))


def use_fonts(app: QApplication) -> None:
    """Let all widgets write in the program's own font, in the size the system wants."""
    load_fonts()
    face = QFont(app.font())
    face.setFamilies(FAMILIES)
    app.setFont(face)


@lru_cache(maxsize=512)
def _font(px: int, bold: bool, italic: bool, condensed: bool, title: bool) -> QFont:
    load_fonts()
    result = QFont()
    result.setFamilies(TITLE_FAMILIES if title else FAMILIES)
    result.setPixelSize(px)
    result.setWeight(QFont.Weight.Bold if bold else QFont.Weight.Normal)
    result.setItalic(italic)
    result.setHintingPreference(QFont.HintingPreference.PreferNoHinting)
    if condensed:
        result.setStretch(CONDENSED)
    return result


def font(px: float, *, bold: bool = False, italic: bool = False, condensed: bool = False, title: bool = False) -> QFont:
    """Return the drawing font with letters `px` pixels high (whole pixels; at least 1). Do not change it.

    `title` gives the font of names and titles, which is always bold.
    """
    return _font(max(1, round(px)), bold or title, italic, condensed, title)


def metrics(face: QFont) -> QFontMetricsF:
    """Return the measures of a font."""
    return QFontMetricsF(face)


def letters_grown(measures: QFontMetrics) -> float:
    """Return how many times as wide as usual the letters of the interface are; 1 also for smaller ones."""
    return max(1.0, measures.averageCharWidth() / USUAL_LETTER)


_SOFT = "\u00ad"
_VOWELS = frozenset("aeiouyäöüæáéíóúAEIOUYÄÖÜÆ")
_PARTED = ("sst", "ssp")
_TOGETHER = ("ch", "ck", "ph", "th", "qu", "sh")


def syllable_break(word: str) -> int:
    """Return a fair place to break a long word, near its middle, or 0: before the last consonant of a group."""
    middle = len(word) / 2
    places = [
        at
        for at in range(4, len(word) - 3)
        if word[at] not in _VOWELS
        and word[at + 1] in _VOWELS
        and word[at - 1 : at + 1].lower() not in _TOGETHER
        and word[at - 3 : at] != "sch"
    ]
    at = min(places, key=lambda at: abs(at - middle), default=0)
    return at - 1 if word[at - 2 : at + 1] in _PARTED else at  # before the second word of two


@lru_cache(maxsize=512)
def _pieces(text: str, soft: bool) -> tuple[str, ...]:
    """Return words with their trailing space, halves of hyphened words, and with `soft` halves of long words.

    A text is tried in many sizes, one after the other.
    """
    pieces: list[str] = []
    for word in text.split():
        for part in _AFTER_HYPHEN.split(word) if "-" in word else (word,):
            at = syllable_break(part) if soft and len(part) > 9 else 0
            pieces += [part[:at] + _SOFT, part[at:]] if at else [part]
        pieces[-1] += " "
    return tuple(pieces)


_AFTER_HYPHEN = re.compile(r"(?<=\w\w-)(?=\w\w)")


@lru_cache(maxsize=4096)
def wrapped(
    text: str, width: float, px: int, bold: bool, condensed: bool, soft: bool = False, title: bool = False
) -> tuple[str, ...]:
    """Return the lines of `text` broken at spaces and hyphens, with `soft` also inside long words."""
    measure = QFontMetricsF(font(px, bold=bold, condensed=condensed, title=title))
    lines: list[str] = []
    for word in _pieces(text, soft):
        tried = (lines[-1].rstrip(_SOFT) + word) if lines else word
        shown = tried[:-1] + "-" if tried.endswith(_SOFT) else tried.rstrip()
        if lines and measure.horizontalAdvance(shown) <= width:
            lines[-1] = tried
        else:
            lines.append(word)
    return tuple(line.rstrip().replace(_SOFT, "-") for line in lines)


@lru_cache(maxsize=4096)
def best_fit(
    text: str,
    width: float,
    height: float,
    *,
    largest: int,
    smallest: int,
    lines: int = 2,
    bold: bool = True,
    title: bool = False,
) -> tuple[int, bool, tuple[str, ...]]:
    """Return size in pixels, whether condensed, and lines that show `text` best in a box.

    Long words are only broken when the text would otherwise shrink by a quarter; what does not fit even in
    `smallest` is cut with `…`.
    """
    for soft in (False, True):
        lowest = smallest if soft or lines == 1 else max(smallest, round(largest * 0.75))
        for px in range(largest, lowest - 1, -1):
            for condensed in (False, True):
                broken = wrapped(text, width, px, bold, condensed, soft, title)
                measure = QFontMetricsF(font(px, bold=bold, condensed=condensed, title=title))
                tall = len(broken) * measure.height() * LEADING <= height + 0.5
                if len(broken) <= lines and tall and all(measure.horizontalAdvance(x) <= width for x in broken):
                    return px, condensed, broken
    measure = QFontMetricsF(font(smallest, bold=bold, condensed=True, title=title))
    broken = wrapped(text, width, smallest, bold, True, lines > 1, title)
    kept = list(broken[:lines])
    if len(broken) > lines:
        kept[-1] = " ".join(broken[lines - 1 :])
    return smallest, True, tuple(measure.elidedText(line, Qt.TextElideMode.ElideRight, width) for line in kept)


@cache
def _flags(align: Qt.AlignmentFlag) -> int:
    """Return how a line stands in its box; to unite flags of two kinds takes Python longer than to draw a word."""
    return align.value | Qt.AlignmentFlag.AlignVCenter.value | Qt.TextFlag.TextDontClip.value


def whole_one(texts: Sequence[str], width: float, height: float, *, smallest: int, bold: bool = True) -> str:
    """Return the first of `texts` that fits whole on one line of a box, the last where none does."""
    for text in texts[:-1]:
        _, _, shown = best_fit(text, width, height, largest=smallest, smallest=smallest, lines=1, bold=bold)
        if shown == (text,):
            return text
    return texts[-1]


def write_fit(
    painter: QPainter,
    text: str,
    rect: QRectF,
    *,
    largest: int,
    smallest: int,
    lines: int = 2,
    bold: bool = True,
    title: bool = False,
    align: Qt.AlignmentFlag = Qt.AlignmentFlag.AlignHCenter,
) -> None:
    """Write `text` into `rect` with the painter's pen, as large as it fits, in at most `lines` lines."""
    px, condensed, broken = best_fit(
        text, rect.width(), rect.height(), largest=largest, smallest=smallest, lines=lines, bold=bold, title=title
    )
    face = font(px, bold=bold, condensed=condensed, title=title)
    step = QFontMetricsF(face).height() * LEADING
    top = rect.center().y() - step * len(broken) / 2
    painter.setFont(face)
    for index, line in enumerate(broken):
        row = QRectF(rect.x() - 2, top + index * step - step * 0.2, rect.width() + 4, step * 1.4)
        painter.drawText(row, _flags(align), line)
