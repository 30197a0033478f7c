"""Whether two texts say the same: what is mentioned again may go by another name, and verbs follow who does it."""

from __future__ import annotations

from collections.abc import Collection

from kfdesk.language.reading.lexemes import COMMA, THIS, Lexemes

_LONGEST = 4
"""How many lexemes the longest mentions have."""
_OWN = frozenset({"its", "their"})
_IT = frozenset({"it", "its"})
_ONE, _SEVERAL, _THEY = "it", "them", "they"
_NUMBERS = {"them": _SEVERAL, "those": _SEVERAL, "these": _SEVERAL, "they": _THEY, "their": _THEY}
"""Which number a mention has, by its first word."""
_PEOPLE = frozenset({"opponent", "player"})
"""Who is "they" though it is one."""
_POSSESSIVE = "’s"
_OPPONENT = ("your", "opponent")
_WHEN = (("while",), ("if",))
_VERBS = {"has": "have", "is": "are", "does": "do", "was": "were"}


def is_alike(text: Lexemes, said: Lexemes, mentions: Collection[Lexemes], *, is_moved: bool = False) -> bool:
    """Return whether a text is what the language says, whatever either calls what it mentions again.

    Where the language mentions somebody or something again by one of the `mentions`, the text may name who or what
    that is: "your opponent", or the card itself. The other way round, only "it" may stand for the card itself in a text
    of which parts were moved.
    """
    at = its = 0
    while at < len(text) and its < len(said):
        mentioned, read = _mention(said, its, mentions), _mention(text, at, mentions)
        if is_moved and said[its] == THIS and text[at] in _IT:
            mentioned = 1
        if not (mentioned and (read or _named(text, at))):
            if _plain(text[at]) != _plain(said[its]):
                return False
            at, its = at + 1, its + 1
            continue
        if read and not _agree(_number(text, at, read), _number(said, its, mentioned)):
            return False
        is_ours, is_theirs = text[at] in _OWN, said[its] in _OWN
        at, its = at + (read or _named(text, at)), its + mentioned
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


def _number(text: Lexemes, at: int, length: int) -> str:
    """Return in which number some lexemes mention something: "it" for one, "them" for several, "they" for either."""
    if text[at + length - 1] in _PEOPLE:
        return _THEY
    if text[at] == "the" and text[at + length - 1].endswith("s"):
        return _SEVERAL
    return _NUMBERS.get(text[at], _ONE)


def _agree(one: str, other: str) -> bool:
    return one == other or _THEY in (one, other)


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


def _plain(word: str) -> str:
    """Return a word as it is whoever does it: "it captures", "they capture"."""
    return _VERBS.get(word, word.removesuffix("s"))
