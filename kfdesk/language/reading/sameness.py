"""Whether two texts say the same: what is mentioned again may go by another name, and verbs follow who does it."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum

from kfdesk.language.reading.lexemes import COMMA, THIS, Lexemes

_LONGEST = 4
"""How many lexemes the longest mentions have."""
_OWN = frozenset({"its", "their"})
_IT = frozenset({"it", "its"})
_POSSESSIVE = "’s"
_OPPONENT = ("your", "opponent")
_WHEN = (("while",), ("if",))
_VERBS = {"has": "have", "is": "are", "does": "do", "was": "were"}


def is_alike(text: Lexemes, said: Lexemes, mentions: Collection[Lexemes], *, is_moved: bool = False) -> bool:
    """Return whether a text is what the language says, whatever either calls what it mentions again.

    Where the language mentions somebody or something again by one of the `mentions`, the text may name who or what
    that is: "your opponent", or the card itself. What is one there is one here, and the nouns of both may name the
    same thing. The other way round, only "it" may stand for the card itself, in a text of which parts were moved and
    that names the card.
    """
    names_it = is_moved and THIS in text
    at = its = 0
    while at < len(text) and its < len(said):
        mentioned, read = _mention(said, its, mentions), _mention(text, at, mentions)
        if names_it and said[its] == THIS and text[at] in _IT:
            mentioned = 1
        if not (mentioned and (read or _named(text, at))):
            if _plain(text[at]) != _plain(said[its]):
                return False
            at, its = at + 1, its + 1
            continue
        length = read or _named(text, at)
        if not _may_be_one(text[at : at + length], said[its : its + mentioned]):
            return False
        is_ours, is_theirs = text[at] in _OWN, said[its] in _OWN
        at, its = at + length, its + mentioned
        if is_theirs and not is_ours:
            if text[at : at + 1] != (_POSSESSIVE,):
                return False
            at += 1
        if is_ours and not is_theirs:
            if said[its : its + 1] != (_POSSESSIVE,):
                return False
            its += 1
    return at == len(text) and its == len(said)


def rule_first(text: Lexemes) -> Lexemes:
    """Return a text with what is so before when it is so: "it gains taunt while you are haunted"."""
    if text[:1] not in _WHEN or COMMA not in text:
        return text
    at = text.index(COMMA)
    return (*text[at + 1 :], *text[:at])


def _mention(text: Lexemes, at: int, mentions: Collection[Lexemes]) -> int:
    """Return how many lexemes from one on mention something again; 0 where none do."""
    if text[at] in _OWN:
        return 1
    lengths = range(min(_LONGEST, len(text) - at), 0, -1)
    return next((length for length in lengths if text[at : at + length] in mentions), 0)


def _named(text: Lexemes, at: int) -> int:
    """Return how many lexemes from one on name the card itself or the opponent; 0 where none do."""
    if text[at] == THIS:
        return 1
    return len(_OPPONENT) if text[at : at + len(_OPPONENT)] == _OPPONENT else 0


class _Number(Enum):
    ONE = "it"
    SEVERAL = "them"
    EITHER = "they"
    """Several, or one who is somebody."""


def _number(mention: Lexemes) -> _Number:
    """Return how many a mention is of."""
    if mention[-1] in _PEOPLE or mention[0] in ("they", "their"):
        return _Number.EITHER
    return (
        _Number.SEVERAL if mention[0] in _SEVERAL or (len(mention) > 1 and mention[-1].endswith("s")) else _Number.ONE
    )


def _may_be_one(one: Lexemes, other: Lexemes) -> bool:
    """Return whether two mentions may be of the same thing: as many, and nothing else by what they are called."""
    numbers = {_number(one), _number(other)}
    return (
        (len(numbers) == 1 or _Number.EITHER in numbers) and _agree_in_noun(one, other) and _agree_in_deed(one, other)
    )


def _agree_in_noun(one: Lexemes, other: Lexemes) -> bool:
    """Return whether the nouns of two mentions may name the same thing; a mention such as "it" has none."""
    if len(one) == 1 or len(other) == 1 or "or" in (*one, *other):
        return True
    nouns = {one[-1].removesuffix("s"), other[-1].removesuffix("s")}
    return len(nouns) == 1 or any(nouns <= may_be_one for may_be_one in _ONE_BY_TWO_NOUNS)


def _agree_in_deed(one: Lexemes, other: Lexemes) -> bool:
    """Return whether two mentions do not tell that different things were done: "the discarded card"."""
    return len({word for word in (*one, *other) if word in _DEEDS}) <= 1


_PEOPLE = frozenset({"opponent", "player"})
_SEVERAL = frozenset({"them", "these", "those"})
_ONE_BY_TWO_NOUNS = (
    _PEOPLE,
    frozenset({"card", "artifact"}),
    frozenset({"card", "creature"}),
    frozenset({"card", "neighbor"}),
    frozenset({"card", "upgrade"}),
    frozenset({"creature", "neighbor"}),
)
"""Nouns of which both may name the same thing."""
_DEEDS = frozenset({"destroyed", "discarded", "exhausted", "purged", "revealed"})
"""What was done to cards that are called by it."""


def _plain(word: str) -> str:
    """Return a word as it is whoever does it: "it captures", "they capture"."""
    return _VERBS.get(word, word.removesuffix("s"))
