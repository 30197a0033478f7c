"""Text made equal where people write it differently: case, accents, Æ, quotes, hyphens, spaces.

The shelf keeps a folded copy of what is searched, so that a search is one look for " word".
"""

from __future__ import annotations

import unicodedata
from functools import lru_cache

_LETTERS = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ß": "ss", "ł": "l", "đ": "d", "þ": "th", "ð": "d", "ı": "i"})
_SILENT = frozenset("'’‘`´ʼ＇")
"""Apostrophes: "nature's" is written "natures" as often."""

SEPARATOR = " / "
"""Stands between folded texts kept in one column; no folded text holds a slash."""


_LONGEST_KEPT = 200
"""A longer text than any name is folded anew each time: a few thousand long notes would fill the memory."""


def fold(text: str) -> str:
    """Return the words of `text` in lower case without accents and punctuation, one space between them."""
    return _kept(text) if len(text) <= _LONGEST_KEPT else _folded(text)


def _folded(text: str) -> str:
    if text.isascii():
        plain = text.lower()
    else:
        bare = unicodedata.normalize("NFKD", text.casefold()).translate(_LETTERS)
        plain = "".join(sign for sign in bare if not unicodedata.combining(sign)).casefold()
    return " ".join("".join(sign if sign.isalnum() else "" if sign in _SILENT else " " for sign in plain).split())


_kept = lru_cache(maxsize=4096)(_folded)


def squeezed(text: str) -> str:
    """Return the folded `text` without spaces: what a single word, or a name written in any way, is compared by."""
    return fold(text).replace(" ", "")


def searchable(*texts: str) -> str:
    """Return the folded `texts` for a column: every word has a space before it; empty when nothing is left."""
    found = dict.fromkeys(folded for text in texts if (folded := fold(text)))
    return f" {SEPARATOR.join(found)} " if found else ""


def said_in(column: str, words: str) -> bool:
    """Return whether the folded `words` stand in a `searchable` column, the last one perhaps cut short."""
    return f" {words}" in column
