"""Bytes, text and JSON from outside, taken apart without trust: everything is bounded and nothing raises."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from kfdesk.collection.importers import texts as s
from kfdesk.collection.importers.rows import Limits, RowError
from kfdesk.collection.links import without_codes
from kfdesk.text.words import Words

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

_BINARIES = (b"\x89PNG", b"\xff\xd8\xff", b"GIF8", b"%PDF", b"SQLite format 3", b"\x7fELF", b"MZ\x90")
_TURNING = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]")
"""Signs that turn the direction of writing: they could make a name read as another."""

_SPACES = re.compile(r"\s+")
_SPACE = re.compile(r"[ \t\r\n]*")
_FIRST_KEY = re.compile(r'\{\s*"(?:[^"\\]|\\.){1,60}"\s*:')


def _is_spreadsheet(content: bytes) -> bool:
    """Return whether a file is one of Excel or LibreOffice, which are packed archives of a certain content."""
    if content.startswith(b"PK\x03\x04"):
        return b"xl/workbook" in content or b"opendocument.spreadsheet" in content[:200]
    return content.startswith(b"\xd0\xcf\x11\xe0") and b"W\0o\0r\0k\0b\0o\0o\0k\0" in content


def decoded(content: bytes) -> tuple[str, bool]:
    """Return `content` as text, and whether its encoding was only guessed. Raises `RowError` for what is no text."""
    if _is_spreadsheet(content):
        raise RowError(s.SPREADSHEET)
    if content.startswith(_ARCHIVES):
        raise RowError(s.ARCHIVE)
    if content.startswith(_BINARIES):
        raise RowError(s.BINARY)
    for mark, encoding in ((b"\xef\xbb\xbf", "utf-8"), (b"\xff\xfe", "utf-16-le"), (b"\xfe\xff", "utf-16-be")):
        if content.startswith(mark):
            return content.removeprefix(mark).decode(encoding, "replace"), False
    if b"\0" in content:
        raise RowError(s.BINARY)
    try:
        return content.decode("utf-8"), False
    except UnicodeDecodeError:
        return content.decode("cp1252", "replace"), True


def clean(value: object, limit: int) -> str:
    """Return a text from outside in one line of at most `limit` characters, "" for what is no text.

    Control signs, halves of surrogates and signs that turn the direction are gone, and a printed code is
    struck out.
    """
    return _cleaned(value[: limit * 4], limit) if isinstance(value, str) else ""


@lru_cache(maxsize=1 << 13)
def _cleaned(value: str, limit: int) -> str:
    if not value.isprintable():
        value = _SPACES.sub(" ", _TURNING.sub("", value))
        value = "".join(sign for sign in value if sign.isprintable() or sign in _JOINERS)
    value = value.strip()
    if value.count("-") > 1:
        value = without_codes(value)
    return value[:limit].rstrip()


_JOINERS = "\u200c\u200d\u3000\u00a0"
"""Not printable for Python, but part of names in some scripts."""
MAX_REMARKS = 10_000
"""Characters of what an owner wrote about a deck."""


def prose(value: object) -> str:
    """Return remarks: a text from outside that may have several lines, cleaned line by line; "" for what is no text."""
    lines = value[:MAX_REMARKS].splitlines() if isinstance(value, str) else []
    return "\n".join(clean(line, MAX_REMARKS) for line in lines).strip()


def mapping(value: object) -> dict[str, Any]:
    """Return an object of JSON, empty where it is anything else."""
    return value if isinstance(value, dict) else {}


def items(value: object) -> list[Any]:
    """Return a list of JSON, empty where it is anything else."""
    return value if isinstance(value, list) else []


def whole(value: object) -> int | None:
    """Return a whole number, also one written as text; None for anything else."""
    if type(value) is int:
        return value
    if (
        isinstance(value, str)
        and len(value) < _LONGEST_NUMBER
        and value.strip().isascii()
        and value.strip().isdecimal()
    ):
        return int(value)
    return None


_LONGEST_NUMBER = 10


def json_values(text: str, limits: Limits) -> Iterator[Any | RowError]:
    """Yield the values of a JSON text: the elements of a list, else each value after the other (JSON lines).

    What is damaged is yielded as a `RowError`, and reading goes on at the next value that begins like the
    damaged one. Elements are decoded one at a time; one larger than `limits.value` ends the reading.
    """
    if text.count(",") > limits.values or text.count("[") + text.count("{") > limits.brackets:
        yield RowError(s.TOO_MANY_VALUES)
        return
    where = _Places(text)
    window = _Window(text, limits.value)
    damaged = 0
    start = _end_of_space(text, 0)
    in_list = text.startswith("[", start)
    at = _end_of_space(text, start + 1) if in_list else start
    if in_list and text.startswith("]", at):
        yield RowError(s.EMPTY)
        return
    while at < len(text):
        try:
            value, end = window.decode(at)
        except RecursionError:
            yield RowError(s.TOO_DEEP)
            return
        except _TooLongError:
            yield RowError(s.VALUE_TOO_LONG.filled(limit=limits.value >> 20))
            return
        except ValueError as error:
            yield RowError(where.words(getattr(error, "pos", at)))
            damaged += 1
            if damaged >= _MAX_DAMAGED:
                yield RowError(s.TOO_MUCH_DAMAGE.filled(limit=_MAX_DAMAGED))
                return
            at = _next_alike(text, at, max(getattr(error, "pos", at), at + 1))
            continue
        yield value
        at = _end_of_space(text, end)
        if in_list:
            if text.startswith("]", at):
                return
            if not text.startswith(",", at):
                yield RowError(where.words(at))
                return
            at = _end_of_space(text, at + 1)


class _TooLongError(ValueError):
    """One value is longer than may be decoded at once."""


class _Window:
    """The part of a text that is decoded next, so that no value, however long, takes more memory than `limit` allows.

    It holds at least `limit` characters from where a value begins, at most twice as many.
    """

    def __init__(self, text: str, limit: int) -> None:
        self._text = text
        self._limit = limit
        self._move(0)

    def _move(self, start: int) -> None:
        self._start = start
        self._part = self._text[start : start + 2 * self._limit]
        self._is_last = start + len(self._part) == len(self._text)

    def decode(self, at: int) -> tuple[Any, int]:
        """Return the value that begins at `at`, and where it ends.

        Raises `ValueError` for what is damaged, `_TooLongError` for too long a value.
        """
        if not self._is_last and at - self._start > self._limit:
            self._move(at)
        try:
            value, end = _DECODER.raw_decode(self._part, at - self._start)
        except json.JSONDecodeError as error:
            at_its_end = error.pos >= len(self._part) - _LONGEST_TOKEN or error.msg.startswith("Unterminated string")
            if not self._is_last and at_its_end:
                raise _TooLongError from None
            error.pos += self._start
            raise
        return value, end + self._start


_LONGEST_TOKEN = 40
"""A number or word that the end of the window cuts is reported where it begins, at most so far before the end."""
_MAX_DAMAGED = 1_000
"""After this number of damaged values the rest of a text is not looked at."""
_DECODER = json.JSONDecoder(parse_constant=lambda _: None)


def _end_of_space(text: str, at: int) -> int:
    found = _SPACE.match(text, at)
    return found.end() if found else at


def _next_alike(text: str, start: int, after: int) -> int:
    """Return where the next object begins whose first key is that of the one at `start`; the end if none does."""
    head = _FIRST_KEY.match(text, start)
    if head is None:
        return len(text)
    key = re.escape(head.group()[1:-1].strip())
    found = re.compile(r"\{\s*" + key + r"\s*:").search(text, after)
    return found.start() if found else len(text)


class _Places:
    """Tells where in a text something is damaged; lines are counted once, from front to back."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._seen = 0
        self._line = 1

    def words(self, at: int) -> Words:
        """Return the sentence that names line and column of the character `at`."""
        if at > self._seen:
            self._line += self._text.count("\n", self._seen, at)
            self._seen = at
        return s.BAD_JSON.filled(line=self._line, column=at - (self._text.rfind("\n", 0, at) + 1) + 1)
