"""Text and JSON from outside, taken apart without trust: everything is bounded, and no content raises."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from kfdesk.collection.importers import texts as s
from kfdesk.collection.importers.opened import Text
from kfdesk.collection.importers.rows import Limits, RowError
from kfdesk.collection.links import without_codes
from kfdesk.text.words import Words

_TURNING = re.compile("[\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff]")
"""Signs that turn the direction of writing: they could make a name read as another."""

_SPACES = re.compile(r"\s+")
_SPACE = re.compile(r"[ \t\r\n]*")
_FIRST_KEY = re.compile(r'\{\s*"(?:[^"\\]|\\.){1,60}"\s*:')


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


def json_values(text: Text, limits: Limits) -> Iterator[Any | RowError]:
    """Yield the values of a JSON text: the elements of a list, else each value after the other (JSON lines).

    What is damaged is yielded as a `RowError`, and reading goes on at the next value that begins like the
    damaged one, or ends. Elements are decoded one at a time; one larger than `limits.value` ends the reading.
    Raises `RowError` where the text cannot be read to its end.
    """
    if text.commas > limits.values or text.brackets > limits.brackets:
        yield RowError(s.TOO_MANY_VALUES)
        return
    window = _Window(text, limits.value)
    damaged = 0
    in_list = window.takes("[")
    if in_list and window.takes("]"):
        yield RowError(s.EMPTY)
        return
    while not window.is_over:
        try:
            value = window.decode()
        except RowError:
            raise  # the text cannot be read on: that is no damage of the value
        except RecursionError:
            yield RowError(s.TOO_DEEP)
            return
        except _TooLongError:
            yield RowError(s.VALUE_TOO_LONG.filled(limit=limits.value >> 20))
            return
        except ValueError as error:
            at = getattr(error, "pos", window.at)
            yield RowError(window.place(at))
            damaged += 1
            if damaged >= _MAX_DAMAGED:
                yield RowError(s.TOO_MUCH_DAMAGE.filled(limit=_MAX_DAMAGED))
                return
            if not window.goes_on_alike(at):
                return
            continue
        yield value
        if in_list:
            if window.takes("]"):
                return
            if not window.takes(","):
                break
    if in_list:  # its end is missing
        yield RowError(window.place(window.at))


class _TooLongError(ValueError):
    """One value is longer than may be decoded at once."""


class _Window:
    """The part of a text that is decoded next, so that no value, however long, takes more memory than `limit` allows.

    It holds much less as long as values are short.
    """

    def __init__(self, text: Text, limit: int) -> None:
        self._pieces = text.pieces()
        self._limit = limit
        self._part = ""
        self._is_last = False
        self._counted, self._line, self._column = 0, 1, 1
        """Up to where in the part lines are counted, and the line and the column of that place."""
        self.at = 0
        """Where in the part the next value begins."""
        self._skip_space()

    @property
    def is_over(self) -> bool:
        """Whether nothing is left but space."""
        return self.at >= len(self._part)

    def takes(self, sign: str) -> bool:
        """Go behind a sign, and the space that follows it, where it comes next; return whether it did."""
        found = self._part.startswith(sign, self.at)
        if found:
            self.at += 1
            self._skip_space()
        return found

    def decode(self) -> Any:
        """Return the next value and go behind it, and the space that follows.

        Raises `ValueError` for what is damaged, with its place in `pos`, and `_TooLongError` for too long a value.
        """
        self._fill(min(_ORDINARY, self._limit))
        while True:
            try:
                value, self.at = _DECODER.raw_decode(self._part, self.at)
                break
            except json.JSONDecodeError as error:
                cut_off = error.pos >= len(self._part) - _LONGEST_TOKEN or error.msg.startswith("Unterminated string")
                if self._is_last or not cut_off:
                    raise
                ahead = len(self._part) - self.at
                if ahead >= self._limit:
                    raise _TooLongError from None
                self._fill(min(4 * ahead, self._limit))
        self._skip_space()
        return value

    def goes_on_alike(self, damaged: int) -> bool:
        """Go to the next object behind a damaged place whose first key is that of the one here; return whether there
        is one."""
        head = _FIRST_KEY.match(self._part, self.at)
        if head is None:
            return False
        key = re.escape(head.group()[1:-1].strip())
        alike = re.compile(r"\{\s*" + key + r"\s*:")
        self.at = max(damaged, self.at + 1)
        while (found := alike.search(self._part, self.at)) is None:
            if self._is_last:
                return False
            self.at = max(self.at, len(self._part) - _LONGEST_HEAD)  # it may begin at the end
            self._fill(2 * _LONGEST_HEAD)
        self.at = found.start()
        return True

    def place(self, at: int) -> Words:
        """Return the sentence that names line and column of a character of the part."""
        self._count_lines(at)
        return s.BAD_JSON.filled(line=self._line, column=self._column)

    def _skip_space(self) -> None:
        while True:
            found = _SPACE.match(self._part, self.at)
            self.at = found.end() if found else self.at
            if self._is_last or self.at < len(self._part):
                return
            self._fill(1)

    def _fill(self, least: int) -> None:
        """Let go of what was read where less than `least` characters are left, and take in some that come next."""
        if self._is_last or len(self._part) - self.at >= least:
            return
        self._count_lines(self.at)
        parts = [self._part[self.at :]]
        self._part, self.at, self._counted = "", 0, 0
        size = len(parts[0])
        while size < least and not self._is_last:
            piece = next(self._pieces, None)
            self._is_last = piece is None
            parts.append(piece or "")
            size += len(parts[-1])
        self._part = "".join(parts)

    def _count_lines(self, at: int) -> None:
        """Count the lines up to a place that is not before the one they were counted to."""
        if lines := self._part.count("\n", self._counted, at):
            self._line += lines
            self._column = at - self._part.rfind("\n", self._counted, at)
        else:
            self._column += max(0, at - self._counted)
        self._counted = max(at, self._counted)


_ORDINARY = 1 << 16
"""Few values of JSON are longer than so many characters."""
_LONGEST_TOKEN = 40
"""A number or word that the end of the window cuts is reported where it begins, at most so far before the end."""
_LONGEST_HEAD = 1_000
"""The first key of an object takes at most so many characters, or is not looked for across two windows."""
_MAX_DAMAGED = 1_000
"""After this number of damaged values the rest of a text is not looked at."""
_DECODER = json.JSONDecoder(parse_constant=lambda _: None)
