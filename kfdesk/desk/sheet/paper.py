"""A deck on paper: identity card, list and cards to cut out, at their true size, as PDF or for a printer."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QLineF, QLocale, QMarginsF, QPointF, QRectF
from PySide6.QtGui import QColor, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen

from kfdesk.collection.records import DeckRecord
from kfdesk.desk.kit.theme import LIGHT, Theme
from kfdesk.desk.sheet.identity import CARD, paint_back, paint_front, paint_list_page, titled
from kfdesk.desk.sheet.lines import SheetLine, sheet_lines
from kfdesk.desk.sheet.proxies import paint_face, paint_plain

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

RESOLUTION = 600
"""Dots an inch of the PDF: only rounding depends on it, everything is drawn in outlines."""
COLUMNS, ROWS = 3, 3
A_PAGE = COLUMNS * ROWS
"""Cards on one page."""

INK = replace(
    LIGHT,
    name="ink",
    plain=True,
    paper="#ffffff",
    paper_edge="#000000",
    ink="#000000",
    ink_dim="#333333",
)
"""Colors for cards that are only text."""

Page = Callable[[QPainter], None]
"""Paints one page in tenths of a millimetre from its left top corner."""


class Paper(Enum):
    """Sizes of paper, in tenths of a millimetre."""

    A4 = (2100.0, 2970.0)
    LETTER = (2159.0, 2794.0)

    @property
    def size(self) -> QPageSize:
        """The size as Qt calls it."""
        return QPageSize(QPageSize.PageSizeId.A4 if self is Paper.A4 else QPageSize.PageSizeId.Letter)

    @property
    def rect(self) -> QRectF:
        """The whole page."""
        return QRectF(0, 0, *self.value)

    @property
    def title(self) -> str:
        """The size's name, the same in all languages."""
        return "A4 (210 × 297 mm)" if self is Paper.A4 else "Letter (8.5 × 11 in)"


@dataclass(frozen=True, slots=True)
class PaperWish:
    """What is to be put on paper."""

    paper: Paper = Paper.A4
    identity: bool = True
    deck_list: bool = True
    cards: bool = False
    only_text: bool = False
    """Cards as black text on white, without pictures."""
    every_copy: bool = True
    cut_marks: bool = True


def usual_paper() -> Paper:
    """Return the paper that the system's country uses."""
    american = QLocale.system().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    return Paper.LETTER if american else Paper.A4


def page_count(record: DeckRecord, wish: PaperWish) -> int:
    """Return how many pages a wish comes to."""
    return sum(1 for _ in pages(record, wish, "en"))


def pages(record: DeckRecord, wish: PaperWish, language: str) -> Iterator[Page]:
    """Yield the pages in order: identity card, list, cards."""
    if wish.identity:
        yield lambda painter: _identity(painter, record, wish, language)
    if wish.deck_list:
        yield lambda painter: paint_list_page(painter, record, wish.paper.rect, LIGHT, language)
    if wish.cards:
        wanted = [line for line in sheet_lines(record) for _ in range(line.line.count if wish.every_copy else 1)]
        for first in range(0, len(wanted), A_PAGE):
            yield _cards_page(wanted[first : first + A_PAGE], wish, language)


def pdf_of(record: DeckRecord, wish: PaperWish, language: str) -> bytes:
    """Return the pages as a PDF document."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    writer.setTitle(titled(record, language))
    writer.setCreator("kfdesk")
    set_page(writer, wish.paper)
    paint_pages(writer, RESOLUTION, list(pages(record, wish, language)))
    buffer.close()
    return bytes(buffer.data().data())


def print_on(printer: QPrinter, record: DeckRecord, wish: PaperWish, language: str) -> bool:
    """Send the pages to a printer; False when it does not take them."""
    printer.setFullPage(True)
    set_page(printer, wish.paper)
    printer.setDocName(titled(record, language))
    return paint_pages(printer, printer.resolution(), list(pages(record, wish, language)))


def set_page(device: QPagedPaintDevice, paper: Paper) -> None:
    """Let a device have upright pages of this paper, without margins: what is painted keeps its own."""
    device.setPageLayout(QPageLayout(paper.size, QPageLayout.Orientation.Portrait, QMarginsF()))


def paint_pages(device: QPagedPaintDevice, resolution: int, wanted: Sequence[Page]) -> bool:
    """Paint pages on a device of so many dots an inch; False where it does not take them."""
    painter = QPainter()
    if not painter.begin(device):
        return False
    try:
        for number, page in enumerate(wanted):
            if number and not device.newPage():
                return False
            painter.save()
            painter.scale(resolution / 254, resolution / 254)
            page(painter)
            painter.restore()
        return painter.end()
    finally:
        if painter.isActive():
            painter.end()


def _identity(painter: QPainter, record: DeckRecord, wish: PaperWish, language: str) -> None:
    """Paint front and back side by side: cut out around both and fold between them."""
    page = wish.paper.rect
    left, top = page.center().x() - CARD.width(), 300.0
    for paint, x in ((paint_front, left), (paint_back, left + CARD.width())):
        painter.save()
        painter.translate(x, top)
        paint(painter, record, LIGHT, language)
        painter.restore()
    if wish.cut_marks:
        _marks(painter, QRectF(left, top, 2 * CARD.width(), CARD.height()), 2, 1)


def _cards_page(lines: Sequence[SheetLine], wish: PaperWish, language: str) -> Page:
    def paint(painter: QPainter) -> None:
        page = wish.paper.rect
        block = QRectF(0, 0, COLUMNS * CARD.width(), ROWS * CARD.height())
        block.moveCenter(page.center())
        for index, line in enumerate(lines):
            row, column = divmod(index, COLUMNS)
            painter.save()
            painter.translate(block.x() + column * CARD.width(), block.y() + row * CARD.height())
            _card(painter, line, wish, language)
            painter.restore()
        if wish.cut_marks:
            _marks(painter, block, COLUMNS, ROWS)

    return paint


def _card(painter: QPainter, line: SheetLine, wish: PaperWish, language: str) -> None:
    theme: Theme = INK if wish.only_text else LIGHT
    (paint_plain if wish.only_text else paint_face)(painter, line, CARD, theme, language)


def _marks(painter: QPainter, block: QRectF, columns: int, rows: int) -> None:
    """Draw short lines outside a block of cards where it is to be cut."""
    long, off = 50.0, 12.0
    lines = []
    for column in range(columns + 1):
        x = block.x() + column * block.width() / columns
        lines.append(QLineF(QPointF(x, block.top() - off - long), QPointF(x, block.top() - off)))
        lines.append(QLineF(QPointF(x, block.bottom() + off), QPointF(x, block.bottom() + off + long)))
    for row in range(rows + 1):
        y = block.y() + row * block.height() / rows
        lines.append(QLineF(QPointF(block.left() - off - long, y), QPointF(block.left() - off, y)))
        lines.append(QLineF(QPointF(block.right() + off, y), QPointF(block.right() + off + long, y)))
    painter.setPen(QPen(QColor("#555555"), 1.5))
    painter.drawLines(lines)
