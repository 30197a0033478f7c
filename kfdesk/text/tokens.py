"""Words and marks, and how they are written down as one line of text.

Everything above this module hands around lists of tokens: a word, or a mark that says what stands
between words. Only `write` turns them into text, so commas never double, a full stop is said
once, and the first word of a sentence is capitalized wherever the sentence came from. A word may know
what it is, a label or a term of the rulebook (`Word`): so does the run of text that it becomes.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from kfdesk.text.runs import Role, Run, Runs, marked, merged, plain


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


class Word(str):
    """A word that knows what it is: see `Role`."""

    __slots__ = ("role", "target")
    role: Role
    target: str

    def __new__(cls, text: str, role: Role, target: str = "") -> Word:
        word = super().__new__(cls, text)
        word.role, word.target = role, target
        return word


Token = str | Mark
Tokens = list[Token]


def as_term(text: str, rule: str) -> str:
    """Return a word that an entry of the rulebook explains; the same word for no entry."""
    return Word(text, Role.TERM, rule) if rule and text else text


def rule_of(word: str) -> str:
    """Return the entry of the rulebook that explains a word, "" where none is known."""
    return word.target if isinstance(word, Word) else ""


def in_role(tokens: Tokens, role: Role, target: str = "") -> Tokens:
    """Return the tokens as words of a role; words that lead somewhere keep what they lead to."""
    return [
        token if isinstance(token, Mark) or not token else Word(token, role, rule_of(token) or target)
        for token in tokens
    ]


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
        self.out: list[Run] = []
        self.brackets = _BRACKETS[language]
        self.inner = _INNER[language]
        self.quotes = 0
        self.gap = ""
        self.waiting = ""
        self.capital = capital
        self.aside = False
        """Within a reminder."""
        self.ended = False
        """True right after a bracket that closed on a whole sentence."""

    def settle(self) -> None:
        """Write the punctuation that was waiting for a word to follow."""
        if self.waiting:
            self.punctuate(self.waiting)
            self.capital = self.capital or self.waiting == "."
            self.waiting = ""

    def put(self, text: str, role: Role = Role.PLAIN, target: str = "") -> None:
        """Write a stretch of text; in a reminder it is a part of that."""
        if not text:
            return
        role = Role.REMINDER if self.aside and role is Role.PLAIN else role
        self.out += marked(text, role, target, aside=self.aside)

    def punctuate(self, sign: str) -> None:
        """Write a sign behind a word; those behind a label or a keyword belong to it."""
        before = self.out[-1] if self.out else None
        belongs = before is not None and before.role in _WITH_SIGN.get(sign, ())
        if before is not None and belongs:
            self.put(sign, before.role, before.target)
        else:
            self.put(sign)

    def word(self, word: str) -> None:
        self.settle()
        role, target = (word.role, word.target) if isinstance(word, Word) else (Role.PLAIN, "")
        if self.gap:
            before = self.out[-1] if self.out else None
            within = before is not None and (before.role, before.target) == (role, target)
            self.put(self.gap, *((role, target) if within else ()))
        self.put(capitalized(word) if self.capital else str(word), role, target)
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
            self.punctuate(":")
            self.waiting, self.capital = "", True
        elif mark in _OPENING:
            self.settle()
            self.put(self.gap)
            self.aside = self.aside or mark is Mark.LEFT
            self.put(self.bracket(mark))
            self.gap, self.capital, self.ended = "", mark is not Mark.INSERT, False
        elif mark in _CLOSING:
            self.close(mark)
        else:
            self.finish()
            self.put(_LINES[mark] if self.out else _LINES[mark].lstrip("\n"))
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
        self.put(self.bracket(mark))
        self.aside = self.aside and mark is not Mark.RIGHT
        self.gap, self.capital = " ", False

    def finish(self) -> None:
        """Write a waiting full stop; a waiting comma has nothing to separate any more."""
        if self.waiting == ".":
            self.punctuate(".")
        self.waiting = ""


_WITH_SIGN = {":": (Role.LABEL,), ".": (Role.KEYWORD,)}
"""The roles that a sign behind their word belongs to."""


def written(tokens: Iterable[Token], language: str, *, capital: bool = True) -> Runs:
    """Return the tokens as runs of text in `language`; with `capital` false the first word stays as it is."""
    writer = _Writer(language, capital=capital)
    for token in tokens:
        if isinstance(token, Mark):
            writer.mark(token)
        elif token:
            writer.word(token)
    writer.finish()
    return merged(writer.out)


def write(tokens: Iterable[Token], language: str, *, capital: bool = True) -> str:
    """Return the tokens as one string."""
    return plain(written(tokens, language, capital=capital))
