"""Words and marks, and how they are written down as one line of text.

Everything below this module hands around lists of tokens: a word, or a mark that says what stands
between words. Only `write` turns them into a string, so commas never double, a full stop is said
once, and the first word of a sentence is capitalized wherever the sentence came from.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum


class Mark(Enum):
    """What stands between words."""

    GLUE = "no space between the neighbors"
    COMMA = "a comma, unless a stronger mark or the end follows"
    STOP = "end of a sentence"
    COLON = "a colon; a new sentence follows"
    OPEN = "opening quotation mark; a new sentence follows"
    CLOSE = "closing quotation mark"
    LEFT = "opening parenthesis; a new sentence follows"
    INSERT = "opening parenthesis within a sentence"
    RIGHT = "closing parenthesis"
    LINE = "a new line"
    BULLET = "a new line with a bullet"


Token = str | Mark
Tokens = list[Token]

_BRACKETS = {
    "en": {Mark.OPEN: "“", Mark.CLOSE: "”", Mark.LEFT: "(", Mark.INSERT: "(", Mark.RIGHT: ")"},
    "de": {Mark.OPEN: "„", Mark.CLOSE: "“", Mark.LEFT: "(", Mark.INSERT: "(", Mark.RIGHT: ")"},
}
_INNER = {"en": {Mark.OPEN: "‘", Mark.CLOSE: "’"}, "de": {Mark.OPEN: "‚", Mark.CLOSE: "‘"}}
"""Quotation marks within quotation marks."""
_LINES = {Mark.LINE: "\n", Mark.BULLET: "\n• "}
_OPENING = frozenset({Mark.OPEN, Mark.LEFT, Mark.INSERT})
_CLOSING = frozenset({Mark.CLOSE, Mark.RIGHT})


def capitalized(word: str) -> str:
    """Return `word` with a capital first letter; icons and numbers stay as they are."""
    return word[:1].upper() + word[1:]


class _Writer:
    """Collects the text; a comma or full stop waits until it is known what follows."""

    def __init__(self, language: str, *, capital: bool) -> None:
        self.out: list[str] = []
        self.brackets = _BRACKETS[language]
        self.inner = _INNER[language]
        self.quotes = 0
        self.gap = ""
        self.waiting = ""
        self.capital = capital
        self.ended = False
        """True right after a bracket that closed on a whole sentence."""

    def settle(self) -> None:
        """Write the punctuation that was waiting for a word to follow."""
        if self.waiting:
            self.out.append(self.waiting)
            self.capital = self.capital or self.waiting == "."
            self.waiting = ""

    def word(self, word: str) -> None:
        self.settle()
        self.out.append(self.gap + (capitalized(word) if self.capital else word))
        self.gap, self.capital, self.ended = " ", False, False

    def mark(self, mark: Mark) -> None:
        if mark is Mark.GLUE:
            self.gap = ""
        elif mark is Mark.COMMA:
            self.waiting = self.waiting or ("," if self.out and not self.capital else "")
        elif mark is Mark.STOP:
            self.waiting = "" if self.ended or self.capital else "."
            self.capital = self.capital or self.ended
        elif mark is Mark.COLON:
            self.out.append(":")
            self.waiting, self.capital = "", True
        elif mark in _OPENING:
            self.settle()
            self.out.append(self.gap + self.bracket(mark))
            self.gap, self.capital, self.ended = "", mark is not Mark.INSERT, False
        elif mark in _CLOSING:
            self.close(mark)
        else:
            self.finish()
            self.out.append(_LINES[mark] if self.out else _LINES[mark].lstrip("\n"))
            self.gap, self.capital, self.ended = "", True, False

    def bracket(self, mark: Mark) -> str:
        """Return a bracket or quotation mark, and count how many quotations are open."""
        self.quotes -= mark is Mark.CLOSE
        known = self.inner if self.quotes and mark in self.inner else self.brackets
        self.quotes += mark is Mark.OPEN
        return known[mark]

    def close(self, mark: Mark) -> None:
        self.ended = self.ended or self.waiting == "."
        self.finish()
        self.out.append(self.bracket(mark))
        self.gap, self.capital = " ", False

    def finish(self) -> None:
        """Write a waiting full stop; a waiting comma has nothing to separate any more."""
        if self.waiting == ".":
            self.out.append(".")
        self.waiting = ""


def write(tokens: Iterable[Token], language: str, *, capital: bool = True) -> str:
    """Return the tokens as text in `language`; with `capital` false the first word stays as it is."""
    writer = _Writer(language, capital=capital)
    for token in tokens:
        if isinstance(token, Mark):
            writer.mark(token)
        elif token:
            writer.word(token)
    writer.finish()
    return "".join(writer.out)
