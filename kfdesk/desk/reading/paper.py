"""A whole book, such as the manual, on paper: a contents page, then its pages, each sheet with its number."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QMarginsF, QPointF, QRectF, QSizeF, Qt
from PySide6.QtGui import (
    QAbstractTextDocumentLayout,
    QColor,
    QFont,
    QGuiApplication,
    QPagedPaintDevice,
    QPageLayout,
    QPainter,
    QPalette,
    QPdfWriter,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextOption,
)

import kfdesk
from kfdesk.desk.kit.theme import LIGHT
from kfdesk.desk.reading.document import blocks, fill, is_caption, is_picture, level, place_pictures
from kfdesk.desk.reading.pages import Page
from kfdesk.desk.sheet.paper import Paper, usual_paper
from kfdesk.text.words import Words

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

RESOLUTION = 600
"""Dots an inch of the PDF: only rounding depends on it."""
DOTS = 96.0
"""Dots an inch in which the sheets are laid out."""
MARGIN, FOOT = 68.0, 40.0
"""Free room around the text, and the height of the line below it, in those dots."""
LETTERS = 9.5
"""Size of the letters, in points."""
PICTURE_SHARE = 0.55
"""Size of pictures against their size on a screen."""
TALLEST = 225.0
"""Height of a picture at most, in those dots."""
CONTENTS_GAPS = (2.0, 1.0, 0.0)
"""Free room above the title of a page in the contents, in those dots: so those of the manual fit on one sheet.

The others are for contents that have one sheet more or less by the widths of their own numbers."""
HAIR = 4.0
"""By so much what stands at the top of a sheet may reach into the one before."""
TRIES = 40
"""How often text is moved to the next sheet at most, so that headings and pictures stay with what follows them."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A line of the contents: a heading, its level, and the sheet it stands on, from 1."""

    title: str
    level: int
    sheet: int


class Sheets:
    """A book laid out for a size of paper; `title` stands above its contents, `foot` below each sheet."""

    def __init__(
        self,
        pages: Sequence[Page],
        language: str,
        paper: Paper,
        *,
        title: Words,
        foot: Words,
    ) -> None:
        self._language, self._title, self._words_below = language, title, foot
        self._size = QSizeF(paper.rect.width() * DOTS / 254, paper.rect.height() * DOTS / 254)
        self.room = QRectF(MARGIN, MARGIN, self._size.width() - 2 * MARGIN, self._size.height() - 2 * MARGIN)
        self.text = self._laid_out(pages)
        self.contents: tuple[Entry, ...] = ()
        self.front = self._contents_page()

    @property
    def count(self) -> int:
        """How many sheets there are, with those of the contents."""
        return self.front.pageCount() + self.text.pageCount()

    def paint(self, painter: QPainter, sheet: int) -> None:
        """Paint a sheet, from 1, in dots from its left top corner."""
        front = self.front.pageCount()
        document, index = (self.front, sheet - 1) if sheet <= front else (self.text, sheet - 1 - front)
        painter.save()
        painter.translate(self.room.x(), self.room.y() - index * self.room.height())
        look = QAbstractTextDocumentLayout.PaintContext()
        look.clip = QRectF(QPointF(0, index * self.room.height()), self.room.size()).adjusted(0, 0, 0, -HAIR)
        look.palette = _black_on_white()
        painter.setClipRect(look.clip)
        document.documentLayout().draw(painter, look)
        painter.restore()
        self._paint_foot(painter, sheet)

    def _paint_foot(self, painter: QPainter, sheet: int) -> None:
        foot = QRectF(self.room.x(), self.room.bottom() + FOOT / 2, self.room.width(), FOOT)
        painter.setFont(_font(8.0))
        painter.setPen(QColor(LIGHT.text_dim))
        words = self._words_below.filled(version=kfdesk.__version__).say(self._language)
        painter.drawText(foot, Qt.AlignmentFlag.AlignLeft, words)
        painter.drawText(foot, Qt.AlignmentFlag.AlignRight, str(sheet))

    def _laid_out(self, pages: Sequence[Page]) -> QTextDocument:
        document = self._document("\n\n".join(page.text for page in pages))
        place_pictures(document, self._language, QSizeF(self.room.width(), TALLEST), share=PICTURE_SHARE)
        self._lay_out(document)
        binding = [block for block in blocks(document) if _binds(block)]
        first = 0
        for _ in range(TRIES):
            parted = next((at for at in range(first, len(binding)) if self.is_parted(document, binding[at])), None)
            if parted is None:
                break
            _begin_sheet(binding[parted])
            self._lay_out(document)
            # What stands before stays where it is, but a heading right above may be parted now.
            first = parted
            while first > 0 and binding[first - 1].next() == binding[first]:
                first -= 1
        return document

    def _lay_out(self, document: QTextDocument) -> None:
        """Lay out all of a document: Qt goes wrong where it lays out only what follows a change on a page."""
        document.setPageSize(QSizeF())
        document.setPageSize(self.room.size())

    def _document(self, markdown: str) -> QTextDocument:
        document = QTextDocument()
        document.setDocumentMargin(0)
        document.setUseDesignMetrics(True)
        fill(document, markdown, _font(LETTERS), LIGHT)
        return document

    def is_parted(self, document: QTextDocument, block: QTextBlock) -> bool:
        """Return whether a heading or a picture ends a sheet and what belongs to it begins the next."""
        return _binds(block) and self.sheet_of(document, block) != self.sheet_of(document, block.next())

    def sheet_of(self, document: QTextDocument, block: QTextBlock) -> int:
        """Return the sheet on which the first line of a block stands, from 1 at the first page."""
        rect = document.documentLayout().blockBoundingRect(block)
        lines = block.layout()
        top = rect.top() + (lines.lineAt(0).y() if lines.lineCount() else 0)
        return int((top + HAIR) / self.room.height()) + 1

    def _contents_page(self) -> QTextDocument:
        found = [
            (block.text(), level(block), self.sheet_of(self.text, block))
            for block in blocks(self.text)
            if level(block) in (1, 2)
        ]
        for gap in CONTENTS_GAPS:
            before = self._listed(found, 0, gap).pageCount()
            front = self._listed(found, before, gap)
            if front.pageCount() == before:  # a wider number may wrap a line, and that begin one more sheet
                break
        before = front.pageCount()
        self.contents = tuple(Entry(title, depth, sheet + before) for title, depth, sheet in found)
        return front

    def _listed(self, found: Sequence[tuple[str, int, int]], before: int, gap: float) -> QTextDocument:
        """Return the contents; `before` is how many sheets stand before the first page, `gap` as in `CONTENTS_GAPS`."""
        document = self._document(f"# {self._title.say(self._language)}\n\n")
        cursor = QTextCursor(document)
        cursor.movePosition(QTextCursor.MoveOperation.End)
        for title, depth, sheet in found:
            letters = QTextCharFormat()
            cursor.insertBlock(self._line(depth, gap), letters)
            letters.setFont(_font(LETTERS, bold=depth == 1))
            indent = "" if depth == 1 else "\N{EM SPACE}"
            cursor.insertText(f"{indent}{title}\t{sheet + before}", letters)
        self._lay_out(document)
        return document

    def _line(self, depth: int, gap: float) -> QTextBlockFormat:
        line = QTextBlockFormat()
        line.setTabPositions([_right_tab(self.room.width() - 2)])
        line.setTopMargin(gap if depth == 1 else 0)
        return line


def _binds(block: QTextBlock) -> bool:
    """Return whether what follows a block belongs on its sheet: below a heading, or a caption below its picture."""
    following = block.next()
    return following.isValid() and bool(level(block) or is_picture(block) and is_caption(following))


def pdf_of(
    pages: Sequence[Page],
    language: str,
    paper: Paper | None = None,
    *,
    title: Words,
    foot: Words,
) -> bytes:
    """Return a book as a PDF document, for the paper that the system's country uses if none is named."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    writer.setTitle(title.say(language))
    writer.setCreator("kfdesk")
    paper = paper or usual_paper()
    _paint(writer, RESOLUTION, Sheets(pages, language, paper, title=title, foot=foot), paper)
    buffer.close()
    return bytes(buffer.data().data())


def print_on(printer: QPrinter, pages: Sequence[Page], language: str, *, title: Words, foot: Words) -> bool:
    """Send a book to a printer; False when it does not take it."""
    printer.setFullPage(True)
    printer.setDocName(title.say(language))
    paper = usual_paper()
    return _paint(printer, printer.resolution(), Sheets(pages, language, paper, title=title, foot=foot), paper)


def _paint(device: QPagedPaintDevice, resolution: int, sheets: Sheets, paper: Paper) -> bool:
    device.setPageLayout(QPageLayout(paper.size, QPageLayout.Orientation.Portrait, QMarginsF()))
    painter = QPainter()
    if not painter.begin(device):
        return False
    try:
        painter.scale(resolution / DOTS, resolution / DOTS)
        for sheet in range(1, sheets.count + 1):
            if sheet > 1 and not device.newPage():
                return False
            sheets.paint(painter, sheet)
    finally:
        painter.end()
    return True


def _begin_sheet(block: QTextBlock) -> None:
    """Let a block begin a sheet; what it binds to it begins none of its own any more."""
    _break_before(block, QTextFormat.PageBreakFlag.PageBreak_AlwaysBefore)
    if block.next().blockFormat().pageBreakPolicy() is not QTextFormat.PageBreakFlag.PageBreak_Auto:
        _break_before(block.next(), QTextFormat.PageBreakFlag.PageBreak_Auto)


def _break_before(block: QTextBlock, policy: QTextFormat.PageBreakFlag) -> None:
    shape = block.blockFormat()
    shape.setPageBreakPolicy(policy)
    QTextCursor(block).setBlockFormat(shape)


def _right_tab(position: float) -> QTextOption.Tab:
    return QTextOption.Tab(position, QTextOption.TabType.RightTab)


def _font(points: float, *, bold: bool = False) -> QFont:
    """Return the program's letters at a size that is the same on every sheet: 1 point is 1/72 of an inch."""
    font = QFont(QGuiApplication.font())
    font.setPixelSize(round(points * DOTS / 72))
    font.setBold(bold)
    return font


def _black_on_white() -> QPalette:
    found = QPalette()
    found.setColor(QPalette.ColorRole.Text, QColor(LIGHT.ink))
    found.setColor(QPalette.ColorRole.Base, QColor("#ffffff"))
    return found
