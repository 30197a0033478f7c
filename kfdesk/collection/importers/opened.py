"""A source opened as text that is read piece by piece: a large file is never in memory as a whole."""

from __future__ import annotations

import stat
from codecs import getincrementaldecoder
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path
from typing import BinaryIO

from kfdesk.collection.importers import texts as s
from kfdesk.collection.importers.rows import Limits, RowError
from kfdesk.collection.shelffile import SUFFIX as SHELF_SUFFIX
from kfdesk.text.errors import reason_of

Source = bytes | str | Path
"""Bytes of a file, a pasted text, or the path of a file."""

_PIECE = 1 << 18
"""So many bytes or characters are read at once."""
_ARCHIVES = (
    b"PK\x03\x04",
    b"PK\x05\x06",
    b"\x1f\x8b",
    b"BZh",
    b"\xfd7zXZ",
    b"7z\xbc\xaf",
    b"Rar!",
    b"\x28\xb5\x2f\xfd",
)
"""How packed files begin. They are not opened: a small one can hold any amount."""
_OLD_OFFICE = b"\xd0\xcf\x11\xe0"
_BINARIES = (b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"%PDF", b"SQLite format 3", b"\x7fELF", b"MZ\x90")
_MARKS = ((b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be"))
"""How texts begin that say in which encoding they are."""

_Blocks = Callable[[], Iterator[bytes]]


class Text:
    """A text that can be read from its beginning as often as somebody asks. It is read once to be measured."""

    def __init__(self, pieces: Callable[[], Iterator[str]], *, guessed: bool = False) -> None:
        self.pieces = pieces
        """Returns the text piece by piece. Raises `RowError` where a file cannot be read to its end."""
        self.guessed = guessed
        """Whether its encoding was only guessed."""
        self.length = self.commas = self.brackets = 0
        for piece in pieces():
            self.length += len(piece)
            self.commas += piece.count(",")
            self.brackets += piece.count("[") + piece.count("{")

    @classmethod
    def of(cls, text: str) -> Text:
        """Return a text that is in memory already."""
        return cls(partial(_slices, text))

    def whole(self) -> str:
        """Return all of it."""
        return "".join(self.pieces())

    def start(self, least: int) -> str:
        """Return how it begins behind leading space: at least so many characters where it has them."""
        found = ""
        for piece in self.pieces():
            found = (found + piece).lstrip() if not found else found + piece
            if len(found) >= least:
                break
        return found


@contextmanager
def opened(source: Source, limits: Limits) -> Iterator[Text]:
    """Yield the source as text, which can be read as long as it is open; raises `RowError`."""
    if isinstance(source, str):
        _refuse_large(len(source), limits)
        yield Text.of(source.removeprefix("\ufeff"))
    elif isinstance(source, bytes):
        _refuse_large(len(source), limits)
        yield _decoded(partial(_parts, source))
    else:
        with _plain_file(source) as file:
            yield _decoded(partial(_blocks, file, limits))


def _refuse_large(size: int, limits: Limits) -> None:
    if size > limits.file:
        raise RowError(s.TOO_LARGE.filled(limit=limits.file >> 20))


def _slices(text: str) -> Iterator[str]:
    return (text[at : at + _PIECE] for at in range(0, len(text), _PIECE))


def _parts(content: bytes) -> Iterator[bytes]:
    return (content[at : at + _PIECE] for at in range(0, len(content), _PIECE))


@contextmanager
def _plain_file(path: Path) -> Iterator[BinaryIO]:
    """Yield a plain file, open; raises `RowError`. Devices and pipes, which may have no end, are not opened."""
    try:
        kind = path.stat().st_mode
        if stat.S_ISDIR(kind):
            raise RowError(s.FOLDER)
        if not stat.S_ISREG(kind):
            raise RowError(s.NO_FILE)
        if path.suffix.lower() == SHELF_SUFFIX:
            raise RowError(s.SAVED_SHELF)
        file = path.open("rb", buffering=0)
    except RowError:
        raise  # it is a ValueError, too
    except FileNotFoundError:
        raise RowError(s.NOT_FOUND) from None
    except (OSError, ValueError) as error:
        raise _cannot_open(error) from None
    with file:
        yield file


def _blocks(file: BinaryIO, limits: Limits) -> Iterator[bytes]:
    """Yield the bytes of a file from its beginning; raises `RowError` where they are too many or cannot be read."""
    size = 0
    try:
        file.seek(0)
        while block := file.read(_PIECE):
            size += len(block)
            _refuse_large(size, limits)
            yield block
    except OSError as error:
        raise _cannot_open(error) from None


def _cannot_open(error: Exception) -> RowError:
    return RowError(s.CANNOT_OPEN.filled(why=reason_of(error)))


def _decoded(blocks: _Blocks) -> Text:
    """Return bytes as text; raises `RowError` for what is no text."""
    start = next(blocks(), b"")
    if start.startswith((_ARCHIVES[0], _OLD_OFFICE)) and _is_spreadsheet(b"".join(blocks())):
        raise RowError(s.SPREADSHEET)
    if start.startswith(_ARCHIVES):
        raise RowError(s.ARCHIVE)
    if start.startswith(_BINARIES):
        raise RowError(s.BINARY)
    for mark, encoding in _MARKS:
        if start.startswith(mark):
            return Text(partial(_pieces, blocks, encoding, behind=len(mark)))
    utf8 = partial(_pieces, blocks, "utf-8", binary=True)
    try:
        text = Text(partial(utf8, errors="strict"))
    except UnicodeDecodeError:
        return Text(partial(_pieces, blocks, "cp1252", binary=True), guessed=True)
    text.pieces = utf8  # a file may be written to meanwhile
    return text


def _is_spreadsheet(content: bytes) -> bool:
    """Return whether a file is one of Excel or LibreOffice, which are packed archives of a certain content."""
    if content.startswith(_ARCHIVES[0]):
        return b"xl/workbook" in content or b"opendocument.spreadsheet" in content[:200]
    return b"W\0o\0r\0k\0b\0o\0o\0k\0" in content


def _pieces(
    blocks: _Blocks, encoding: str, *, errors: str = "replace", behind: int = 0, binary: bool = False
) -> Iterator[str]:
    """Yield what bytes behind the first ones say, decoded; with `binary`, zeros tell that it is no text."""
    decoder = getincrementaldecoder(encoding)(errors)
    for block in blocks():
        if binary and b"\0" in block:
            raise RowError(s.BINARY)
        yield decoder.decode(block[behind:] if behind else block)
        behind = 0
    yield decoder.decode(b"", final=True)
