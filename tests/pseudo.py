"""A language that nobody speaks: each text of the interface with every letter changed, a third longer, in brackets.

What is still in plain letters was not taken from the catalogs; what lacks a bracket is cut off.
"""

from __future__ import annotations

import re

CODE = "qps"
"""What the language is called: ISO 639 keeps qaa to qtz free for such uses."""

_LETTERS = str.maketrans(
    "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ",
    "áƀçđéƒğħíĵķłɱñóþɋřşŧúṽŵẋýžÁßÇĐÉƑĞĦÍĴĶŁṀÑÓÞɊŘŞŦÚṼŴẊÝŽ",
)
_VOWELS = re.compile(r"([áéíóúýÁÉÍÓÚ])")
_KEPT = re.compile(
    r"""
    \{[^{}]*\}            # slots, and icons of card texts
    | </?(?:a|b|body|br|code|div|em|h\d|head|hr|html|i|img|li|ol|p|pre|small|span|strong|style|sub|table|td|th|tr|ul)
      (?:\s[^<>]*)?/?>    # tags, not the terms that stand in such brackets, too
    | &\w+;               # entities
    | %\(\w+\)\w | %[sr]  # what argparse fills in
    | \(?\*\.[\w.]+\)?    # suffixes of files
    """,
    re.VERBOSE,
)


def pseudo(text: str, *, brackets: bool = True) -> str:
    """Return a text of the interface as this language says it; without brackets it is only a third longer."""
    letters = sum(letter.isalpha() for letter in _KEPT.sub("", text))
    if letters < 2:  # the initial of a color is not longer in any language
        return text.translate(_LETTERS) if letters else text
    said, at = "", 0
    for kept in _KEPT.finditer(text):
        said += _changed(text[at : kept.start()]) + kept.group()
        at = kept.end()
    said += _changed(text[at:])
    if not brackets:
        return said
    lead = len(said) - len(said.lstrip())
    tail = len(said) - len(said.rstrip())
    return f"{said[:lead]}[!!{said[lead : len(said) - tail]}!!]{said[len(said) - tail :]}"


def _changed(text: str) -> str:
    """Return the letters with accents; each vowel twice makes a text about a third longer."""
    return _VOWELS.sub(r"\1\1", text.translate(_LETTERS))


def left(text: str, names: re.Pattern[str]) -> list[str]:
    """Return the words of a text that are in plain letters, without the names that every language leaves alone."""
    return re.findall(r"[A-Za-z]{2,}", _KEPT.sub(" ", names.sub(" ", text)))
