"""QR codes in pictures: a picture file, or one from the clipboard, gives the decks that its codes lead to.

A picture comes from anywhere. It is read on a thread of the import, within bounds: a picture that is packed small and
unpacks to gigabytes is refused by the size it says it has, and a pattern that is all corners of codes, which takes
minutes to be searched as a whole, is searched in parts with a look at the clock between them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path
from time import monotonic
from typing import Final

from PySide6.QtCore import QBuffer, QByteArray, QIODevice, QRect, QSize, Qt
from PySide6.QtGui import QImage, QImageReader

from kfdesk.collection.importers.reading import Shape, read_any
from kfdesk.collection.importers.rows import Read, Row, Unread
from kfdesk.collection.links import without_codes
from kfdesk.desk.decks import code_texts as s
from kfdesk.desk.decks.picture_files import PDF
from kfdesk.disk import content_of
from kfdesk.text.words import Words

MOST_BYTES: Final = 32 << 20
"""The largest file that is read."""
MOST_PIXELS: Final = 16_000_000
"""The largest picture that is read, in less than 200 MB: the photograph of a telephone has 12 million."""
MOST_UNPACKED: Final = 100 << 20
"""The most bytes that a picture may take as it is unpacked, before its colors are let go."""
MOST_SECONDS: Final = 4.0
"""So long after the picture began to be read the search ends with what was found; the part that is being searched then
takes less than a second."""
MOST_CODES: Final = 200
"""So many codes of one picture are looked at."""
WHOLE_SIDE: Final = 1400
"""The longer side in pixels to which a picture is scaled down to be searched as a whole: large codes are found so."""
PART_SIDE: Final = 1200
"""The side in pixels of the parts that are searched at full size: small codes are found so."""
OVERLAP: Final = 400
"""By so much parts lie over each other: a code that is larger is found in the whole picture."""
MOST_SHOWN: Final = 60
"""So much of a code's text is shown where it leads to no deck, in letters."""

_FORMATS: Final = frozenset({"png", "jpeg", "webp"})

IsStopped = Callable[[], bool]


def picture_rows(source: Path | QImage, stopped: IsStopped) -> Iterator[Row]:
    """Yield what each code in a picture gives: a deck, a link to one, or the reason why it gives none. Never raises.

    At least one row is yielded, unless it was stopped.
    """
    name = source.name if isinstance(source, Path) else ""
    found = _texts(source, stopped)
    if isinstance(found, Words):
        yield Unread(found, source=name)
        return
    for number, text in enumerate(found, 1):
        yield replace(_row(text), row=number, source=name)
    if not found and not stopped():
        yield Unread(s.NO_CODE, source=name)


def _row(text: str) -> Row:
    """Return the deck or the link that the text of a code holds."""
    row = next(iter(read_any(text, Shape.PLAIN)))
    if isinstance(row, Read) or row.link is not None:
        return row
    shown = " ".join(without_codes(text).split())
    shown = shown if len(shown) <= MOST_SHOWN else shown[:MOST_SHOWN] + "…"
    return Unread(s.NO_DECK_IN_CODE.filled(text=shown))


def _texts(source: Path | QImage, stopped: IsStopped) -> tuple[str, ...] | Words:
    """Return the texts of the codes in a picture, each once, or why it cannot be searched."""
    try:
        import zxingcpp  # noqa: F401 - it is not there on every system
    except ImportError:
        return s.NO_READER
    end = monotonic() + MOST_SECONDS
    image = _read(source) if isinstance(source, Path) else _in_bounds(source)
    return image if isinstance(image, Words) else tuple(_search(image, lambda: stopped() or monotonic() > end))


def _read(path: Path) -> QImage | Words:
    """Return the picture of a file in gray, or why it cannot be read."""
    try:
        content = content_of(path, MOST_BYTES)
    except OSError:
        return s.TOO_LARGE if _size(path) > MOST_BYTES else s.DAMAGED
    if content.startswith(PDF):
        return s.PDF
    device = QBuffer()
    device.setData(QByteArray(content))
    device.open(QIODevice.OpenModeFlag.ReadOnly)
    reader = QImageReader(device)
    reader.setDecideFormatFromContent(True)
    size, kind = reader.size(), reader.imageFormat()
    if bytes(reader.format().data()).decode() not in _FORMATS or not size.isValid() or size.isEmpty():
        return s.DAMAGED
    if _is_too_large(size, max(32, QImage.toPixelFormat(kind).bitsPerPixel())):
        return s.TOO_LARGE
    image = reader.read()
    return s.DAMAGED if image.isNull() else image.convertToFormat(QImage.Format.Format_Grayscale8)


def _in_bounds(image: QImage) -> QImage | Words:
    if _is_too_large(image.size(), 32):
        return s.TOO_LARGE
    return image.convertToFormat(QImage.Format.Format_Grayscale8)


def _is_too_large(size: QSize, bits: int) -> bool:
    pixels = size.width() * size.height()
    return pixels > MOST_PIXELS or pixels * bits // 8 > MOST_UNPACKED


def _size(path: Path) -> int:
    try:
        return path.stat().st_size
    except OSError:
        return 0


def _search(image: QImage, stopped: IsStopped) -> dict[str, None]:
    """Return the texts of the codes in a gray picture, in the order in which they were found."""
    import zxingcpp

    wanted = zxingcpp.BarcodeFormats(zxingcpp.BarcodeFormat.QRCode)
    found: dict[str, None] = {}
    for part in _parts(image):
        if stopped() or len(found) >= MOST_CODES:
            break
        for code in zxingcpp.read_barcodes(part, formats=wanted):
            if code.text.strip():
                found[code.text.strip()] = None
    return dict.fromkeys(list(found)[:MOST_CODES])


def _parts(image: QImage) -> Iterator[QImage]:
    """Yield the picture as a whole, scaled down, and then its parts as they are, from the left top corner."""
    if max(image.width(), image.height()) <= WHOLE_SIDE:
        yield image
        return
    side = QSize(WHOLE_SIDE, WHOLE_SIDE)
    whole = image.scaled(side, Qt.AspectRatioMode.KeepAspectRatio, Qt.TransformationMode.SmoothTransformation)
    yield whole.convertToFormat(QImage.Format.Format_Grayscale8)
    for y in _starts(image.height()):
        for x in _starts(image.width()):
            yield image.copy(QRect(x, y, PART_SIDE, PART_SIDE).intersected(image.rect()))


def _starts(length: int) -> Iterator[int]:
    """Yield where parts begin along a side."""
    start = 0
    yield start
    while start + PART_SIDE < length:
        start += PART_SIDE - OVERLAP
        yield start
