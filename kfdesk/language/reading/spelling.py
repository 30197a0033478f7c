"""Lexemes as one writes them: with capitals where a sentence begins and in names, and blanks where words meet."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from kfdesk.engine.terms import House
from kfdesk.language import nouns
from kfdesk.language.reading.lexemes import BULLET, LINE, STOP, THIS, Lexemes, is_number

_BEGINNING = frozenset({STOP, LINE, BULLET, ":", "“"})
"""Behind what a sentence begins."""
_CLOSE_BEHIND = frozenset({STOP, ",", ":", "”", ")", "’s", "’", LINE, BULLET})
"""What stands close behind a word."""
_CLOSE_BEFORE = frozenset({"“", "(", "+", "–", LINE, "non-"})
"""What a word stands close behind."""
_ALSO_WORDS = frozenset({"power", "pilot", "treasure"})
"""Traits that most often are other words."""
_VOWELS = "aeiouæ"


def spelled(words: Lexemes, before: Sequence[str] = (), title: str = "") -> str:
    """Return lexemes as a text that stands behind others, on a card of a `title`."""
    out = ""
    label = words.index(":") if ":" in words and (not before or before[-1] in (LINE, "“", "/")) else 0
    last = before[-1] if before else LINE
    for at, word in enumerate(words):
        said = title if word == THIS else _article(word, words[at + 1 :])
        if last in _BEGINNING or at < label:
            said = said[:1].upper() + said[1:]
        elif word in _capitals():
            said = _capitals()[word]
        if at and not _is_close(last, word):
            out += " "
        out += said
        last = word
    return out


def _article(word: str, behind: Sequence[str]) -> str:
    return "an" if word == "a" and behind and behind[0][0] in _VOWELS else word


def _is_close(before: str, word: str) -> bool:
    """Return whether no blank stands between two lexemes."""
    if word in _CLOSE_BEHIND or before in _CLOSE_BEFORE or "/" in (before, word):
        return True
    return word.startswith("{") and is_number(before)


@cache
def _capitals() -> dict[str, str]:
    """Return the words that have a capital wherever they stand."""
    names = [known.name.en for known in nouns.TRAITS.values()] + [house.words.en for house in House]
    said = [word for name in names for word in name.split()]
    return {word.lower(): word for word in said if word[:1].isupper() and word.lower() not in _ALSO_WORDS}
