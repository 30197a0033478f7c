"""Texts as lexemes: words in lower case, numbers, icons and signs, alike whether they are said or read."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import TypeVar

from kfdesk.language.reading.typed import Place, Typed
from kfdesk.text.nominals import Name
from kfdesk.text.tokens import Mark, Token

Lexemes = tuple[str, ...]
L = TypeVar("L", bound=str)

THIS = "⟨this⟩"
"""Stands for the name of the card that bears the text, which may consist of any words."""
STOP, COMMA, LINE, BULLET = ".", ",", "\n", "\n•"

_LEXER = re.compile(r"⟨this⟩|[Nn]on-(?=\w)|\{[^{}]*\}|\w[\w’'-]*?(?=’s\b|’(?!\w)|[^\w’'-]|$)|’s\b|\n•|\n|[^\w\s]")
_SIGNS = {
    Mark.COMMA: COMMA,
    Mark.STOP: STOP,
    Mark.COLON: ":",
    Mark.OPEN: "“",
    Mark.CLOSE: "”",
    Mark.LEFT: "(",
    Mark.INSERT: "(",
    Mark.RIGHT: ")",
    Mark.LINE: LINE,
    Mark.BULLET: BULLET,
}


def title_of(name: Name) -> str:
    """Return a card's English name as plain text."""
    return name.name if isinstance(name.name, str) else name.name.en


def lexemes(text: str, title: str = "") -> Lexemes:
    """Return the lexemes of a text; the card's own `title` in it is one lexeme."""
    return tidy(_raw(text, title))


class Placed(str):
    """A lexeme that knows where it was typed."""

    __slots__ = ("place",)
    place: Place


def placed(text: Typed, title: str = "") -> Sequence[Placed]:
    """Return the lexemes of a text as `lexemes` does, each with the place where it was typed."""
    return tidy(_in(text, title))


def _in(text: Typed, title: str) -> Iterator[Placed]:
    """Yield the lexemes of a text before it is tidy."""
    made = text.rewritten(_plain(text.text, title))
    for found in _LEXER.finditer(made.text):
        yield _placed(_a(found[0].lower()), made.place(*found.span()))


def _placed(lexeme: str, place: Place) -> Placed:
    made = Placed(lexeme)
    made.place = place
    return made


def said_lexemes(tokens: Iterable[Token], title: str) -> list[str]:
    """Return the lexemes of what the language says, before it is known what stands beside it: see `tidy`."""
    out: list[str] = []
    words: list[str] = []
    glued = False
    for token in [*tokens, Mark.LINE]:
        if token is Mark.GLUE:
            glued = True
            continue
        if isinstance(token, Mark):
            out += _found(_quoted(" ".join(words)))
            words = []
            out += [_SIGNS[token]] if token in _SIGNS else []
        elif token and glued and words:
            words[-1] += token
        elif token:
            words.append(THIS if token == title else token)  # elsewhere its words mean what they mean
        glued = False
    return out[:-1]


def tidy(found: Iterable[L]) -> tuple[L, ...]:
    """Return lexemes with signs as they are written: one of several, the stronger, and no full stop at the end."""
    out: list[L] = []
    for one in found:
        if out[-2:] == ["“", THIS] and one == "”":  # a name with a comma stands in quotation marks
            out[-2:] = out[-1:]
            continue
        if one == STOP and (not out or out[-1] in _ENDED or is_sentence_in_quotes(out)):
            continue
        if one == COMMA and (not out or out[-1] in _ENDED or out[-1] == COMMA):
            continue
        if one == STOP and out[-1] == COMMA:
            out.pop()
        if one in (LINE, BULLET) and out and out[-1] == STOP:
            out.pop()
        out.append(one)
    while out and out[-1] == STOP:
        out.pop()
    return _without_remark(tuple(out))


def _without_remark(found: tuple[L, ...]) -> tuple[L, ...]:
    """Return lexemes without the remark that one may choose other cards each time, which follows from what is said."""
    for at in range(len(found)):
        if found[at : at + len(_REMARK)] == _REMARK and ")" in found[at:]:
            rest = found[at + found[at:].index(")") + 1 :]
            return tidy([*found[:at], *rest])
    return found


_REMARK = ("(", "you", "may", "choose", "a", "different")


def is_sentence_in_quotes(before: Sequence[str]) -> bool:
    """Return whether a text ends with a whole sentence in quotation marks or brackets, behind which is no full stop."""
    return tuple(before[-2:]) in ((STOP, "”"), (STOP, ")"))


_ENDED = frozenset({STOP, ":", LINE, BULLET})


def _raw(text: str, title: str) -> list[str]:
    """Return the lexemes of a stretch of text before it is tidy."""
    return _found(_plain(text, title))


def _found(text: str) -> list[str]:
    return [_a(match[0].lower()) for match in _LEXER.finditer(text)]


def _plain(text: str, title: str) -> str:
    """Return a text with its signs as they are read."""
    text = text.replace(THIS, "")  # nobody may write it
    if title:
        text = re.sub(rf"(?<!\w)(?:{re.escape(title)}|‘{re.escape(title)}’)(?!\w)", THIS, text).replace(
            THIS + "’ ", THIS + "’s "
        )
    return _quoted(text)


def _quoted(text: str) -> str:
    """Return a text in which quotation marks within a quotation are like those around it."""
    return text.replace("‘", "“").replace(".’", ".”")


def _a(word: str) -> str:
    """Return a word, of both forms of the indefinite article the short one: which it is follows from what it is of."""
    return "a" if word == "an" else word


def word_of_title(title: str) -> str | None:
    """Return the lexeme that a title of one word would be if it were not the name of a card; None of any other."""
    found = _found(title)
    return found[0] if len(found) == 1 else None


MOST_DIGITS = 3


def is_number(lexeme: str) -> bool:
    """Return whether a lexeme is a number in digits, as long as numbers on cards may be."""
    return lexeme.isdecimal() and len(lexeme) <= MOST_DIGITS
