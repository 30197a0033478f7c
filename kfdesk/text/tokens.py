"""Words and marks, and how they are written down as one line of text.

Everything above this module hands around lists of tokens: a word, or a mark that says what stands
between words. Only `write` turns them into text, so commas never double, a full stop is said
once, and the first word of a sentence is capitalized wherever the sentence came from. A word may know
what it is, a label or a term of the rulebook (`Word`): so does the run of text that it becomes.
"""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum
from functools import lru_cache

from kfdesk.text.runs import Role, Run, Runs, marked, plain


class Mark(Enum):
    """What stands between words."""

    GLUE = "no space between the neighbors"
    COMMA = "a comma, unless a stronger mark or the end follows"
    RELATIVE = "a comma; a German relative clause follows"
    RELATIVE_END = "a comma behind a German relative clause"
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
    return _term(text, rule) if rule and text else text


@lru_cache(maxsize=4096)
def _term(text: str, rule: str) -> Word:
    return Word(text, Role.TERM, rule)


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
"""Quotation marks within quotation marks; within those stand the outer ones again."""
_OTHER_QUOTES = {
    language: str.maketrans({_BRACKETS[language][m]: _INNER[language][m] for m in _INNER[language]})
    for language in _INNER
}
"""The quotation marks of a name, and those that it has within a quotation."""
_LINES = {Mark.LINE: "\n", Mark.BULLET: "\n• "}
_COMMAS = frozenset({Mark.COMMA, Mark.RELATIVE, Mark.RELATIVE_END})
_OPENING = frozenset({Mark.OPEN, Mark.LEFT, Mark.INSERT})
_CLOSING = frozenset({Mark.CLOSE, Mark.RIGHT})


def capitalized(word: str) -> str:
    """Return `word` with a capital first letter; icons and numbers stay as they are."""
    return word[:1].upper() + word[1:]


class _Writer:
    """Collects the text; a comma or full stop waits until it is known what follows."""

    def __init__(self, language: str, *, capital: bool) -> None:
        self.out: list[Run] = []
        self.parts: list[str] = []
        """What was written last, all of it in one role and with one target: a run as soon as another follows."""
        self.role, self.target, self.was_aside = Role.PLAIN, "", False
        self.brackets = _BRACKETS[language]
        self.inner = _INNER[language]
        self.other_quotes = _OTHER_QUOTES[language]
        self.quotes = 0
        self.gap = ""
        self.waiting = ""
        self.held = ""
        """A comma that comes behind the parenthesis that is open."""
        self.capital = capital
        self.aside = False
        """Within a reminder."""
        self.ended = False
        """True right after a question mark, and after a bracket that closed on a whole sentence."""

    def settle(self) -> None:
        """Write the punctuation that was waiting for a word to follow."""
        if self.waiting:
            self.punctuate(self.waiting)
            self.capital = self.capital or self.waiting == "."
            self.waiting = ""

    def put(self, text: str, role: Role = Role.PLAIN, target: str = "") -> None:
        """Write a stretch of text; in a reminder it is a part of that."""
        if self.aside and role is Role.PLAIN:
            role = Role.REMINDER
        if "{" in text:
            for run in marked(text, role, target, aside=self.aside):
                self._open(run.role, run.target)
                self.parts.append(run.text)
        else:
            self._open(role, target)
            self.parts.append(text)

    def _open(self, role: Role, target: str) -> None:
        """Begin another run where what follows is none of the last; icons stay apart."""
        if role is Role.ICON or role is not self.role or target != self.target or self.aside is not self.was_aside:
            self.flush()
            self.role, self.target, self.was_aside = role, target, self.aside

    def flush(self) -> None:
        """Make a run of what was written last."""
        if text := "".join(self.parts):
            self.out.append(Run(text, self.role, self.target, self.was_aside))
        self.parts = []

    @property
    def is_empty(self) -> bool:
        """Whether nothing has been written."""
        return not (self.out or self.parts)

    def punctuate(self, sign: str) -> None:
        """Write a sign behind a word; those behind a label or a keyword belong to it."""
        if self.parts and self.role in _WITH_SIGN[sign]:
            self.put(sign, self.role, self.target)
        else:
            self.put(sign)

    def word(self, word: str) -> None:
        if self.waiting:
            self.settle()
        role, target = (word.role, word.target) if isinstance(word, Word) else (Role.PLAIN, "")
        if self.gap:
            within = self.parts and role is self.role and target == self.target
            self.put(self.gap, *((role, target) if within else ()))
        text = word.translate(self.other_quotes) if role is Role.NAME and self.quotes % 2 else str(word)
        self.put(capitalized(text) if self.capital else text, role, target)
        self.gap, self.capital, self.ended = " ", False, word.endswith("?")

    def mark(self, mark: Mark) -> None:
        if mark is Mark.GLUE:
            self.gap = ""
        elif mark in _COMMAS:
            self.waiting = self.waiting or ("," if not self.is_empty and not self.capital else "")
        elif mark is Mark.STOP:
            self.waiting = "" if self.ended or self.capital else "."
            self.capital = self.capital or self.ended
        elif mark is Mark.COLON:
            self.punctuate(":")
            self.waiting, self.capital = "", True
        elif mark in _OPENING:
            if mark is Mark.INSERT and self.waiting == ",":
                self.waiting, self.held = "", ","
            self.settle()
            self.put(self.gap)
            self.aside = self.aside or mark is Mark.LEFT
            self.put(self.bracket(mark))
            self.gap, self.capital, self.ended = "", mark is not Mark.INSERT, False
        elif mark in _CLOSING:
            self.close(mark)
        else:
            self.finish()
            self.put(_LINES[mark].lstrip("\n") if self.is_empty else _LINES[mark])
            self.gap, self.capital, self.ended = "", True, False

    def bracket(self, mark: Mark) -> str:
        """Return a bracket or quotation mark, and count how many quotations are open; their marks take turns."""
        self.quotes -= mark is Mark.CLOSE
        known = self.inner if self.quotes % 2 and mark in self.inner else self.brackets
        self.quotes += mark is Mark.OPEN
        return known[mark]

    def close(self, mark: Mark) -> None:
        self.ended = self.ended or self.waiting == "."
        self.finish()
        self.put(self.bracket(mark))
        self.aside = self.aside and mark is not Mark.RIGHT
        self.gap, self.capital = " ", False
        if mark is Mark.RIGHT:
            self.waiting, self.held = self.held, ""

    def finish(self) -> None:
        """Write a waiting full stop; a waiting comma has nothing to separate any more."""
        if self.waiting == ".":
            self.punctuate(".")
        self.waiting = ""


_WITH_SIGN = {":": (Role.LABEL,), ".": (Role.KEYWORD,), ",": ()}
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
    writer.flush()
    return tuple(writer.out)


def write(tokens: Iterable[Token], language: str, *, capital: bool = True) -> str:
    """Return the tokens as one string."""
    return plain(written(tokens, language, capital=capital))
