"""A deck on paper: identity card, list and cards to cut out, at their true size, as PDF or for a printer."""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from dataclasses import dataclass, replace
from enum import Enum
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QLineF, QLocale, QMarginsF, QPointF, QRectF, QSizeF
from PySide6.QtGui import QColor, QPagedPaintDevice, QPageLayout, QPageSize, QPainter, QPdfWriter, QPen

from kfdesk.collection.records import DeckRecord
from kfdesk.desk.kit.theme import LIGHT, Theme
from kfdesk.desk.sheet.divider import paint_divider
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

Part = Callable[[QPainter], None]
"""Paints a part of a page in tenths of a millimetre from the page's left top corner."""
Page = tuple[Part, ...]
"""One page: its parts, each of which takes no longer than a tenth of a second."""


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


class DividerSize(Enum):
    """Sizes of box dividers in tenths of a millimetre: as wide as the cards they stand between, and taller."""

    CARDS = (630.0, 980.0)
    SLEEVES = (660.0, 1030.0)
    DOUBLE = (690.0, 1060.0)
    LYING = (910.0, 780.0)

    @property
    def size(self) -> QSizeF:
        """The size of one divider."""
        return QSizeF(*self.value)

    def grid(self, paper: Paper) -> tuple[int, int]:
        """Return how many columns and rows of dividers a page has room for."""
        width, height = self.value
        across, along = paper.value
        return int((across - 2 * EDGE) // width), int((along - 2 * EDGE) // height)


EDGE = 60.0
"""Printers leave so much of a page white, in tenths of a millimetre."""


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
    dividers: bool = False
    divider: DividerSize = DividerSize.SLEEVES


def usual_paper() -> Paper:
    """Return the paper that the system's country uses."""
    american = QLocale.system().measurementSystem() is QLocale.MeasurementSystem.ImperialUSSystem
    return Paper.LETTER if american else Paper.A4


def page_count(decks: Iterable[DeckRecord], wish: PaperWish) -> int:
    """Return how many pages a wish comes to."""
    return sum(1 for _ in pages(decks, wish, "en"))


def pages(decks: Iterable[DeckRecord], wish: PaperWish, language: str) -> Iterator[Page]:
    """Yield the pages of decks in order: of each identity card, list and cards; the dividers as soon as they fill a
    page. A deck is asked for when its pages are, and let go after them."""
    columns, rows = wish.divider.grid(wish.paper)
    dividers: list[DeckRecord] = []
    for deck in decks:
        yield from _pages_of(deck, wish, language)
        if wish.dividers:
            dividers.append(deck)
        if len(dividers) == columns * rows:
            yield _dividers_page(tuple(dividers), wish, language)
            dividers.clear()
    if dividers:
        yield _dividers_page(tuple(dividers), wish, language)


def _pages_of(record: DeckRecord, wish: PaperWish, language: str) -> Iterator[Page]:
    if wish.identity:
        yield (lambda painter: _identity(painter, record, wish, language),)
    if wish.deck_list:
        yield (lambda painter: paint_list_page(painter, record, wish.paper.rect, LIGHT, language),)
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
    paint_pages(writer, RESOLUTION, pages([record], wish, language))
    buffer.close()
    return bytes(buffer.data().data())


def print_on(printer: QPrinter, record: DeckRecord, wish: PaperWish, language: str) -> bool:
    """Send the pages to a printer; False when it does not take them."""
    printer.setFullPage(True)
    set_page(printer, wish.paper)
    printer.setDocName(titled(record, language))
    return paint_pages(printer, printer.resolution(), pages([record], wish, language))


def set_page(device: QPagedPaintDevice, paper: Paper) -> None:
    """Let a device have upright pages of this paper, without margins: what is painted keeps its own."""
    device.setPageLayout(QPageLayout(paper.size, QPageLayout.Orientation.Portrait, QMarginsF()))


def paint_pages(device: QPagedPaintDevice, resolution: int, wanted: Iterable[Page]) -> bool:
    """Paint pages on a device of so many dots an inch; False where it does not take them."""
    try:
        for _ in painted_parts(device, resolution, wanted):
            pass
    except DeviceRefusedError:
        return False
    return True


class DeviceRefusedError(Exception):
    """A printer or a file did not take what was painted."""


def painted_parts(device: QPagedPaintDevice, resolution: int, wanted: Iterable[Page]) -> Generator[int, None, None]:
    """Paint pages on a device of so many dots an inch, and yield after each part how many pages are begun.

    Raises `DeviceRefusedError` where the device does not take them. Closed before its end, it ends the page it is at.
    """
    painter = QPainter()
    if not painter.begin(device):
        raise DeviceRefusedError
    try:
        for number, page in enumerate(wanted):
            if number and not device.newPage():
                raise DeviceRefusedError
            for part in page:
                painter.save()
                painter.scale(resolution / 254, resolution / 254)
                part(painter)
                painter.restore()
                yield number + 1
        if not painter.end():
            raise DeviceRefusedError
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
    theme: Theme = INK if wish.only_text else LIGHT
    paint = paint_plain if wish.only_text else paint_face
    faces = [partial(paint, line=line, size=CARD, theme=theme, language=language) for line in lines]
    return _cut_out(faces, CARD, (COLUMNS, ROWS), wish)


def _dividers_page(decks: Sequence[DeckRecord], wish: PaperWish, language: str) -> Page:
    size, theme = wish.divider.size, INK if wish.only_text else LIGHT
    faces = [partial(paint_divider, record=deck, size=size, theme=theme, language=language) for deck in decks]
    return _cut_out(faces, size, wish.divider.grid(wish.paper), wish)


def _cut_out(faces: Sequence[Part], size: QSizeF, grid: tuple[int, int], wish: PaperWish) -> Page:
    """Return a page of things of one size to be cut out, each of which paints itself from its own corner."""
    columns, rows = grid
    block = QRectF(0, 0, columns * size.width(), rows * size.height())
    block.moveCenter(wish.paper.rect.center())

    def moved(face: Part, place: int) -> Part:
        def paint(painter: QPainter) -> None:
            row, column = divmod(place, columns)
            painter.translate(block.x() + column * size.width(), block.y() + row * size.height())
            face(painter)

        return paint

    parts = [moved(face, place) for place, face in enumerate(faces)]
    if wish.cut_marks:
        parts.append(lambda painter: _marks(painter, block, columns, rows))
    return tuple(parts)


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
