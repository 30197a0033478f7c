"""A page of the manual as a document of Qt: its Markdown with the look of the program and pictures that fit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from PySide6.QtCore import QSizeF, Qt, QUrl
from PySide6.QtGui import (
    QBrush,
    QColor,
    QFont,
    QImage,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFragment,
    QTextFrameFormat,
    QTextLength,
    QTextTable,
)

from kfdesk.desk.kit.theme import Theme
from kfdesk.desk.reading.pages import picture_file

LINE_HEIGHT = 125.0
"""Height of a line of text, in percent of the letters'."""
CELL_PADDING = 4
_ROOM_ABOVE = {1: 20, 2: 14, 3: 10}
"""Free pixels above headings, by level."""
_PROPORTIONAL = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value


@dataclass(frozen=True, slots=True)
class Picture:
    """A picture within a document: where it stands, and its image at full size."""

    position: int
    name: str
    image: QImage


def fill(document: QTextDocument, markdown: str, font: QFont, theme: Theme) -> None:
    """Put a page into a document, with the letters of `font` and the colors of a theme; pictures are not placed."""
    document.setUndoRedoEnabled(False)
    document.setDefaultFont(font)
    document.setMarkdown(markdown, QTextDocument.MarkdownFeature.MarkdownDialectGitHub)
    change = QTextCursor(document)
    change.beginEditBlock()  # laid out once, not at every block
    for block in blocks(document):
        _shape(block, theme)
    for frame in document.rootFrame().childFrames():
        if isinstance(frame, QTextTable):
            _rule(frame, theme)
    change.endEditBlock()


def place_pictures(
    document: QTextDocument, language: str, room: QSizeF, *, share: float = 1.0, ratio: float = 0
) -> None:
    """Give each picture `share` of its own size in pixels, but no more than `room`.

    With a pixel `ratio` pictures are scaled once for a screen of that ratio; 0 leaves that to whoever paints.
    """
    change = QTextCursor(document)
    change.beginEditBlock()
    for picture in list(_pictures(document, language)):
        full = picture.image
        share_here = min(share, room.width() / max(1, full.width()), room.height() / max(1, full.height()))
        width, height = full.width() * share_here, full.height() * share_here
        shown = full
        if ratio:
            smooth = Qt.TransformationMode.SmoothTransformation
            shown = full.scaledToWidth(max(1, round(width * ratio)), smooth)
            shown.setDevicePixelRatio(ratio)
        document.addResource(QTextDocument.ResourceType.ImageResource.value, QUrl(picture.name), shown)
        cursor = QTextCursor(document)
        cursor.setPosition(picture.position)
        cursor.setPosition(picture.position + 1, QTextCursor.MoveMode.KeepAnchor)
        shape = cursor.charFormat().toImageFormat()
        shape.setWidth(width)
        shape.setHeight(height)
        cursor.setCharFormat(shape)
    change.endEditBlock()


def blocks(document: QTextDocument) -> Iterator[QTextBlock]:
    """Yield all blocks, from the first to the last."""
    block = document.begin()
    while block.isValid():
        yield block
        block = block.next()


def level(block: QTextBlock) -> int:
    """Return the level of a heading, 1 the highest; 0 for what is none."""
    return block.blockFormat().headingLevel()


def is_picture(block: QTextBlock) -> bool:
    """Return whether a block holds a picture and nothing else."""
    formats = _formats(block)
    return bool(formats) and all(shape.isImageFormat() for shape in formats)


def is_caption(block: QTextBlock) -> bool:
    """Return whether a block says what the picture above it shows: it is written in italics."""
    formats = _formats(block)
    return bool(formats) and is_picture(block.previous()) and all(shape.fontItalic() for shape in formats)


def _pictures(document: QTextDocument, language: str) -> Iterator[Picture]:
    for block in blocks(document):
        for piece in _pieces(block):
            if piece.charFormat().isImageFormat():
                name = piece.charFormat().toImageFormat().name()
                file = picture_file(name.rpartition("/")[2], language)
                yield Picture(piece.position(), name, _image(file))


@lru_cache(maxsize=4)
def _image(file: Path) -> QImage:
    """Return a picture; those of the page shown are kept, because each new width of the window asks for them again."""
    return QImage(str(file))


def _formats(block: QTextBlock) -> list[QTextCharFormat]:
    return [piece.charFormat() for piece in _pieces(block)]


def _pieces(block: QTextBlock) -> list[QTextFragment]:
    """Return the pieces of a block that are written alike."""
    found = []
    at = block.begin()
    while not at.atEnd():
        found.append(at.fragment())
        at += 1
    return found


def _shape(block: QTextBlock, theme: Theme) -> None:
    cursor = QTextCursor(block)
    cursor.movePosition(QTextCursor.MoveOperation.EndOfBlock, QTextCursor.MoveMode.KeepAnchor)
    shape = block.blockFormat()
    dim = QTextCharFormat()
    if level(block):
        shape.setTopMargin(_ROOM_ABOVE.get(level(block), 8))
        shape.setBottomMargin(4)
    elif is_picture(block):
        shape.setAlignment(Qt.AlignmentFlag.AlignHCenter)
        shape.setBottomMargin(2)
    elif cursor.currentTable() is not None:
        shape.setTopMargin(0)
        shape.setBottomMargin(0)
    else:
        shape.setLineHeight(LINE_HEIGHT, _PROPORTIONAL)
        if is_caption(block):
            shape.setAlignment(Qt.AlignmentFlag.AlignHCenter)
            shape.setBottomMargin(10)
            dim.setForeground(QBrush(QColor(theme.text_dim)))
    cursor.setBlockFormat(shape)
    cursor.mergeCharFormat(dim)
    for piece in _pieces(block):
        if piece.charFormat().isAnchor():
            _color(piece, block, theme.link)


def _color(piece: QTextFragment, block: QTextBlock, color: str) -> None:
    """Write letters in a color: a link keeps that of the palette it was made under otherwise."""
    cursor = QTextCursor(block)
    cursor.setPosition(piece.position())
    cursor.setPosition(piece.position() + piece.length(), QTextCursor.MoveMode.KeepAnchor)
    shape = QTextCharFormat()
    shape.setForeground(QBrush(QColor(color)))
    cursor.mergeCharFormat(shape)


def _rule(table: QTextTable, theme: Theme) -> None:
    """Draw lines around the cells of a table; on paper its head stands on every sheet."""
    shape = table.format()
    shape.setHeaderRowCount(1)
    shape.setBorder(1)
    shape.setBorderCollapse(True)
    shape.setBorderStyle(QTextFrameFormat.BorderStyle.BorderStyle_Solid)
    shape.setBorderBrush(QBrush(QColor(theme.panel_edge)))
    shape.setCellPadding(CELL_PADDING)
    shape.setCellSpacing(0)
    shape.setTopMargin(6)
    shape.setBottomMargin(10)
    shape.setWidth(QTextLength(QTextLength.Type.PercentageLength, 100))
    table.setFormat(shape)
