"""Rows of a log as a document: each is a block, and what is folded is not in it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence, Set
from dataclasses import dataclass
from functools import lru_cache
from typing import Final

from PySide6.QtCore import QObject, QRectF
from PySide6.QtGui import (
    QColor,
    QFont,
    QFontMetricsF,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
)

from kfdesk.desk.kit.theme import Theme
from kfdesk.desk.log.player_marks import player_ink
from kfdesk.desk.log.rows import RULE, Row

STRIPE: Final = 4
"""Width of the line at the left edge in a player's color, in logical pixels."""
ROW_MARGIN: Final = 1
"""Free room above and below a row, in logical pixels."""
_WIDE: Final = 100_000.0
"""Wider than any log, in logical pixels."""
CARD: Final = "card:"
PLAYER: Final = "player:"


@dataclass(frozen=True, slots=True)
class Measures:
    """Where things stand beside the text, in logical pixels from the left, for a size of text."""

    chevron: float
    sign: float
    text: float
    step: float
    """How much deeper a row stands that follows from another one."""
    size: float
    """Width and height of a sign."""

    @classmethod
    def of(cls, font: QFont) -> Measures:
        """Return the measures for a font."""
        size = round(QFontMetricsF(font).ascent() * 1.05)
        chevron = STRIPE + 2
        sign = chevron + round(size * 0.72)
        return cls(chevron, sign, sign + size + 5, round(size * 0.9), size)


class LogDocument(QTextDocument):
    """Rows as a document: each is a block."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.rows: list[Row] = []
        self.measures: Measures | None = None
        """By which its rows were written; None before there are any."""
        self.setUndoRedoEnabled(False)
        self.setDocumentMargin(3)
        self.documentLayout()  # made now, not when somebody first looks: a long session makes nothing more
        self.rootFrame()

    def write(self, rows: Sequence[Row], theme: Theme) -> None:
        """Show these rows; what stands there already, in text of this size, stays untouched."""
        measures = Measures.of(self.defaultFont())
        if measures != self.measures:
            self.measures = measures
            self.clear_rows()
        old, self.rows = self.rows, list(rows)
        edits = _edits(old, rows)
        if edits:
            cursor = QTextCursor(self)
            cursor.beginEditBlock()  # laid out once, not row by row
            count = len(old)
            for edit in edits:
                self._remove(cursor, edit.first, edit.end, count)
                count -= edit.end - edit.first
                self._insert(cursor, edit.rows, edit.first, count, theme)
                count += len(edit.rows)
            cursor.endEditBlock()
        done = {id(row) for edit in edits for row in edit.rows}
        self._repaint(done.union(map(id, old)))

    def _repaint(self, known: Set[int]) -> None:
        """Have rows painted anew beside which something else stands now; `known` are all others, as Python ids."""
        layout = self.documentLayout()
        for at, row in enumerate(self.rows):
            if id(row) not in known:
                place = layout.blockBoundingRect(self.findBlockByNumber(at))
                whole = QRectF(0, place.top() - ROW_MARGIN, _WIDE, place.height() + 2 * ROW_MARGIN)
                layout.update[QRectF].emit(whole)  # type: ignore[index]  # the stubs know no signal of two kinds

    def clear_rows(self) -> None:
        """Show nothing."""
        self.rows = []
        self.clear()

    def _remove(self, cursor: QTextCursor, first: int, end: int, count: int) -> None:
        """Take out the blocks from `first` up to before `end` of `count`."""
        if end <= first:
            return
        if end == count:  # the end of the row before goes too, so that no empty row is left
            start = self.findBlockByNumber(first).position()
            cursor.setPosition(max(start - 1, 0))
            cursor.setPosition(self.characterCount() - 1, QTextCursor.MoveMode.KeepAnchor)
        else:
            cursor.setPosition(self.findBlockByNumber(first).position())
            cursor.setPosition(self.findBlockByNumber(end).position(), QTextCursor.MoveMode.KeepAnchor)
        cursor.removeSelectedText()

    def _insert(self, cursor: QTextCursor, rows: Sequence[Row], first: int, left: int, theme: Theme) -> None:
        """Put rows in before block `first` of those that are `left`."""
        if not rows:
            return
        formats = _Formats(self.defaultFont(), theme)
        if first < left:
            cursor.setPosition(self.findBlockByNumber(first).position())
            for row in rows:
                form = cursor.blockFormat()
                formats.write(cursor, row)
                cursor.insertBlock(form)
            return
        cursor.setPosition(self.characterCount() - 1)
        for at, row in enumerate(rows):
            if at or left:
                cursor.insertBlock()
            formats.write(cursor, row)


@dataclass(frozen=True, slots=True)
class _Edit:
    """Rows from `first` up to before `end` that give way to others."""

    first: int
    end: int
    rows: Sequence[Row]


def _edits(old: Sequence[Row], new: Sequence[Row]) -> list[_Edit]:
    """Return what changes the words of some rows into those of others, the last first.

    Most rows stay, as the very same objects: where a turn gets another heading, those below it are not written anew.
    """
    first = _alike(old, new, min(len(old), len(new)))
    rest = min(len(old), len(new)) - first
    tail = _alike(old[::-1], new[::-1], rest)
    old_end, new_end = len(old) - tail, len(new) - tail
    places = {id(row): at for at, row in enumerate(new[first:new_end], start=first)}
    found: list[_Edit] = []
    at = first
    before = first
    for number in range(first, old_end + 1):
        there = places.get(id(old[number]), -1) if number < old_end else new_end
        if there >= at:
            found += _edits_between(old, before, number, new[at:there])
            at, before = there + 1, number + 1
    return found[::-1]


def _edits_between(old: Sequence[Row], first: int, end: int, new: Sequence[Row]) -> Iterator[_Edit]:
    """Yield what puts rows in the place of others, but for those that read alike at the same place."""
    alike = _alike(old[first:end], new, min(end - first, len(new)))
    if first + alike < end or alike < len(new):
        yield _Edit(first + alike, end, new[alike:])


def _alike(old: Sequence[Row], new: Sequence[Row], most: int) -> int:
    """Return how many rows at the beginning are written alike, `most` at most; nearly all are the very same objects."""
    for at in range(most):
        if old[at] is not new[at] and not _reads_alike(old[at], new[at]):
            return at
    return most


def _reads_alike(one: Row, other: Row) -> bool:
    """Return whether two rows are written with the same words in the same letters; beside them something may differ."""
    return (one.runs, one.depth, one.folded, one.heading) == (other.runs, other.depth, other.folded, other.heading)


class _Formats:
    """How rows are written with a font and a theme."""

    def __init__(self, font: QFont, theme: Theme) -> None:
        self._measures = Measures.of(font)
        self._theme = theme

    def write(self, cursor: QTextCursor, row: Row) -> None:
        """Write a row into the block of the cursor."""
        cursor.setBlockFormat(_block_format(self._measures, row.depth, heading=row.heading))
        for text, target in row.pieces():
            cursor.insertText(text, _char_format(self._theme, target, heading=row.heading))


@lru_cache(maxsize=64)
def _block_format(measures: Measures, depth: int, *, heading: bool) -> QTextBlockFormat:
    form = QTextBlockFormat()
    form.setLeftMargin(measures.text + depth * measures.step)
    form.setTopMargin(measures.size * 0.35 if heading else ROW_MARGIN)
    form.setBottomMargin(ROW_MARGIN)
    return form


@lru_cache(maxsize=4096)
def _char_format(theme: Theme, target: str, *, heading: bool) -> QTextCharFormat:
    form = QTextCharFormat()
    if heading:
        form.setFontWeight(QFont.Weight.Bold)
    if target.startswith(CARD):
        form.setAnchor(True)
        form.setAnchorHref(target)
        form.setForeground(QColor(theme.link))
        form.setFontUnderline(theme.plain)
    elif target.startswith(RULE):
        form.setAnchor(True)
        form.setAnchorHref(target)
        form.setUnderlineStyle(QTextCharFormat.UnderlineStyle.DotLine)
        form.setUnderlineColor(QColor(theme.text_dim))
    elif target.startswith(PLAYER):
        form.setForeground(QColor(player_ink(theme, int(target[len(PLAYER) :]))))
        form.setFontWeight(QFont.Weight.DemiBold)
    return form
