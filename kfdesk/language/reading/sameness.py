"""Whether two texts say the same: what is mentioned again may go by another name, and verbs follow who does it."""

from __future__ import annotations

from collections.abc import Collection
from enum import Enum
from functools import cache

from kfdesk.engine.terms import House
from kfdesk.language import nouns
from kfdesk.language.reading.lexemes import COMMA, THIS, Lexemes, is_number, lexemes

_LONGEST = 4
"""How many lexemes the longest mentions have."""
_OWN = frozenset({"its", "their"})
_IT = frozenset({"it", "its"})
_POSSESSIVE = "’s"
_OPPONENT = ("your", "opponent")
_WHEN = (("while",), ("if",))
_VERBS = {"has": "have", "is": "are", "does": "do", "was": "were"}


def is_alike(text: Lexemes, said: Lexemes, mentions: Collection[Lexemes], typed: Lexemes = ()) -> bool:
    """Return whether a text is what the language says, whatever either calls what it mentions again.

    Where the language mentions somebody or something again by one of the `mentions`, the text may name who or what
    that is: "your opponent", or the card itself. What is one there is one here, and the nouns of both may name the
    same thing. The other way round, only "it" may stand for the card itself, where a text has named the card before;
    where parts of the text were moved, it is enough that it names the card as it was `typed`.
    """
    at = its = 0
    while at < len(text) and its < len(said):
        mentioned, read = _mention(said, its, mentions), _mention(text, at, mentions)
        if said[its] == THIS and text[at] in _IT and THIS in (typed or text[:at]):
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


def calls_it(text: Lexemes, said: Lexemes) -> tuple[bool, ...]:
    """Return for each time that the language names the card itself, in turn, whether the text calls it "it" there.

    Where the text says "it" more or less often than the language, it is taken to call it so each time.
    """
    own, its = ([word for word in words if word == THIS or word in _IT] for words in (text, said))
    if len(own) != len(its):
        return (its.count(THIS) > own.count(THIS),) * its.count(THIS)
    return tuple(word != THIS for word, other in zip(own, its, strict=True) if other == THIS)


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
    if length := tells_apart(text, at):
        return length
    lengths = range(min(_LONGEST, len(text) - at), 0, -1)
    return next((length for length in lengths if text[at : at + length] in mentions), 0)


def tells_apart(text: Lexemes, at: int) -> int:
    """Return how many lexemes from one on mention cards by what tells them from others: "that enemy creature".

    0 where none do.
    """
    if text[at] not in _DEMONSTRATIVES:
        return 0
    noun = at + 1
    while noun < len(text) and (text[noun] in _adjectives() or is_number(text[noun])):
        noun += 1
    return noun + 1 - at if at + 1 < noun < len(text) and text[noun] in _NOUNS else 0


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


def _may_be_one(one: Lexemes, said: Lexemes) -> bool:
    """Return whether a mention may be of the same thing as one that is said: as many, and called nothing else."""
    return (
        _agree_in_number(one, said)
        and _agree_in_noun(one, said)
        and _agree_in_deed(one, said)
        and _is_described_so(one, said)
    )


def _agree_in_number(one: Lexemes, said: Lexemes) -> bool:
    """Return whether a mention may be of as many as one that is said.

    A text may call one creature "they", and a player. The language calls no card so that is one.
    """
    numbers = _number(one), _number(said)
    return _Number.ONE not in numbers or numbers[0] is numbers[1] or numbers[0] is _Number.EITHER


def _agree_in_noun(one: Lexemes, other: Lexemes) -> bool:
    """Return whether the nouns of two mentions may name the same thing; a mention such as "it" has none."""
    if len(one) == 1 or len(other) == 1 or "or" in (*one, *other):
        return True
    held = {one[-1].removesuffix("s"), other[-1].removesuffix("s")}
    return len(held) == 1 or any(held <= may_be_one for may_be_one in _ONE_BY_TWO_NOUNS)


def _agree_in_deed(one: Lexemes, other: Lexemes) -> bool:
    """Return whether two mentions do not tell that different things were done: "the discarded card"."""
    return len({word for word in (*one, *other) if word in _DEEDS}) <= 1


def _is_described_so(one: Lexemes, said: Lexemes) -> bool:
    """Return whether a mention tells its cards from others, if it does, as what is said: "that enemy creature".

    Where the language need not tell them, nobody has seen whether they are what the text calls them.
    """
    own = [word for word in one if word in _adjectives()] if one[0] in _DEMONSTRATIVES else []
    return not own or own == [word for word in said if word in _adjectives()]


_PEOPLE = frozenset({"opponent", "player"})
_NOUNS = frozenset({"artifact", "artifacts", "card", "cards", "creature", "creatures", "upgrade", "upgrades"})
_DEMONSTRATIVES = frozenset({"that", "those"})
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
    """Return a word as it is whoever does it: "it captures", "they capture"; a noun says how many there are."""
    return word if word in _NOUNS else _VERBS.get(word, word.removesuffix("s"))


@cache
def _adjectives() -> frozenset[str]:
    """Return the words by which a mention tells cards from others, those of names each by itself."""
    names = [known.name.en for known in nouns.TRAITS.values()] + [house.words.en for house in House]
    return frozenset(word for name in names for word in lexemes(name)) | STANDINGS | {"non-"}


STANDINGS = frozenset({"friendly", "enemy", "damaged", "undamaged", "exhausted", "ready", "flank", "token"})
"""Words for how a card stands, which may be said before its noun."""
