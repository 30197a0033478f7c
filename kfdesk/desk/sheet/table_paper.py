"""Tables on paper, such as standings: black on white, as PDF or for a printer, as many pages as they need."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QBuffer, QIODevice, QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QFontMetricsF, QPainter, QPdfWriter, QPen

from kfdesk.desk.sheet.paper import RESOLUTION, Page, Paper, paint_pages, set_page, usual_paper
from kfdesk.spreadsheets import TextTable

if TYPE_CHECKING:
    from PySide6.QtPrintSupport import QPrinter

_MARGIN = 180.0
_TITLE, _HEADING, _TEXT = 90.0, 60.0, 46.0
"""Heights of letters, in tenths of a millimetre."""
_LINE = 1.7
"""Height of a line, in heights of its letters."""
_GAP = 30.0


def pages(tables: Sequence[TextTable], title: str, paper: Paper) -> list[Page]:
    """Return the pages; each begins with the title, and a table that goes on repeats its heads."""
    room = paper.rect.height() - 2 * _MARGIN - _TITLE * _LINE
    sheets: list[list[TextTable]] = [[]]
    left = room
    for part in _parts(tables, room):
        if sheets[-1] and _height(part) > left:
            sheets.append([])
            left = room
        sheets[-1].append(part)
        left -= _height(part)
    return [_page(sheet, title, paper) for sheet in sheets]


def _parts(tables: Sequence[TextTable], room: float) -> Iterator[TextTable]:
    """Yield the tables, those longer than a page in parts."""
    most = int((room - _head_height()) / (_TEXT * _LINE))
    for table in tables:
        for first in range(0, max(1, len(table.rows)), most):
            yield TextTable(table.title, table.heads, table.rows[first : first + most], table.right)


def _head_height() -> float:
    return _HEADING * _LINE + _TEXT * _LINE + 2 * _GAP


def _height(table: TextTable) -> float:
    return _head_height() + len(table.rows) * _TEXT * _LINE


def _page(tables: Sequence[TextTable], title: str, paper: Paper) -> Page:
    def paint(painter: QPainter) -> None:
        painter.setPen(QColor("#000000"))
        place = QRectF(_MARGIN, _MARGIN, paper.rect.width() - 2 * _MARGIN, _TITLE * _LINE)
        _write(painter, title, place, _TITLE, bold=True)
        top = place.bottom()
        for table in tables:
            _paint_table(painter, table, QPointF(place.left(), top), place.width())
            top += _height(table)

    return (paint,)


def _paint_table(painter: QPainter, table: TextTable, at: QPointF, width: float) -> None:
    top = at.y() + _GAP
    _write(painter, table.title, QRectF(at.x(), top, width, _HEADING * _LINE), _HEADING, bold=True)
    top += _HEADING * _LINE
    places = _columns(table, width)
    high = _TEXT * _LINE
    for number, row in enumerate((table.heads, *table.rows)):
        for column, (cell, (left, wide)) in enumerate(zip(row, places, strict=True)):
            place = QRectF(at.x() + left, top, wide, high)
            _write(painter, cell, place, _TEXT, bold=number == 0, right=column in table.right)
        top += high
        if number == 0:
            painter.setPen(QPen(QColor("#000000"), 3))
            painter.drawLine(QPointF(at.x(), top), QPointF(at.x() + width, top))


def _columns(table: TextTable, width: float) -> list[tuple[float, float]]:
    """Return where each column begins and how wide it is: as wide as its longest cell, all of them as the page."""
    measured = QFontMetricsF(_font(_TEXT, bold=True))
    rows = (table.heads, *table.rows)
    needed = [max(measured.horizontalAdvance(row[at]) for row in rows) + _GAP for at in range(len(table.heads))]
    share = min(1.0, width / sum(needed))
    spare = max(0.0, width - sum(needed)) / len(needed)
    places, left = [], 0.0
    for need in needed:
        wide = need * share + spare
        places.append((left, wide - _GAP * share))
        left += wide
    return places


def _font(height: float, *, bold: bool) -> QFont:
    font = QFont()
    font.setPixelSize(round(height))
    font.setBold(bold)
    return font


def _write(
    painter: QPainter, text: str, place: QRectF, height: float, *, bold: bool = False, right: bool = False
) -> None:
    """Write a line, smaller where there is too little room."""
    font = _font(height, bold=bold)
    wide = QFontMetricsF(font).horizontalAdvance(text)
    if wide > place.width():
        font.setPixelSize(max(12, int(height * place.width() / wide)))
    painter.setFont(font)
    side = Qt.AlignmentFlag.AlignRight if right else Qt.AlignmentFlag.AlignLeft
    painter.setPen(QColor("#000000"))
    painter.drawText(place, int(side | Qt.AlignmentFlag.AlignVCenter), text)


def pdf_of(tables: Sequence[TextTable], title: str, paper: Paper) -> bytes:
    """Return the pages as a PDF document."""
    buffer = QBuffer()
    buffer.open(QIODevice.OpenModeFlag.WriteOnly)
    writer = QPdfWriter(buffer)
    writer.setResolution(RESOLUTION)
    writer.setTitle(title)
    writer.setCreator("kfdesk")
    set_page(writer, paper)
    paint_pages(writer, RESOLUTION, pages(tables, title, paper))
    buffer.close()
    return bytes(buffer.data().data())


def print_on(printer: QPrinter, tables: Sequence[TextTable], title: str) -> bool:
    """Print the pages; False where the printer does not take them."""
    paper = usual_paper()
    printer.setFullPage(True)
    set_page(printer, paper)
    printer.setDocName(title)
    return paint_pages(printer, printer.resolution(), pages(tables, title, paper))
