"""Descriptions of cards: which of their words each property says, and descriptions by other properties."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from kfdesk.language.attributes import DAMAGED, power
from kfdesk.language.base import Node
from kfdesk.language.predicates import FRIENDLY, OTHER, Predicate
from kfdesk.language.ranges import at_least
from kfdesk.language.reading.listening import Said
from kfdesk.language.reading.saying import said_or_none
from kfdesk.language.reading.trees import Place, part_at, places, rebuilt
from kfdesk.text.tokens import Token, Tokens

_BEHIND = power(at_least(3))
_ROWS: tuple[tuple[Predicate, ...], ...] = (
    (),
    (_BEHIND,),
    (FRIENDLY,),
    (FRIENDLY, _BEHIND),
    (FRIENDLY, DAMAGED),
    (FRIENDLY, DAMAGED, _BEHIND),
    (OTHER,),
    (OTHER, FRIENDLY),
    (OTHER, FRIENDLY, DAMAGED),
    (OTHER, FRIENDLY, _BEHIND),
)
"""Properties in rows, with so many before the noun and with or without one behind it; "another" is no adjective."""


def predicates_of(word: Node) -> tuple[Predicate, ...] | None:
    """Return the properties by which a word describes cards; None of a word that describes none."""
    held = getattr(word, "predicates", None)
    return held if isinstance(held, tuple) else None


def others(word: Node) -> Iterator[Node]:
    """Yield like descriptions by other properties, which may be said of cards by no card that is known."""
    for row in _ROWS:
        made: Node = rebuilt(word, {("predicates",): row})
        yield made


_FURTHER = 10
"""How much larger a number is made that is like another one."""


def with_other_numbers(ability: Node, say: Callable[[Node], Sequence[str]]) -> Node:
    """Return an ability in which numbers that are alike by chance are told apart: "+2 power and hazardous 12".

    `say` gives the lexemes of an ability. Only numbers that are said are others: not how many "a creature" are. Those
    of one word that are alike stay so: "7 creatures" are at least 7, and at most. It is the very ability where no two
    are alike.
    """
    by_word: dict[Place, list[tuple[Place, int]]] = {}
    for place, value in places(ability):
        if type(value) is int and value > 0:
            by_word.setdefault(place[:-1], []).append((place, value))
    met: set[int] = set()
    said: Sequence[str] | None = None
    for held in by_word.values():
        values = {value for _, value in held}
        if values & met:
            said = say(ability) if said is None else said
            if all(said.count(str(value)) > 1 for value in values & met):
                other: Node = rebuilt(ability, {place: value + _FURTHER for place, value in held})
                if all(str(value + _FURTHER) in say(other) for value in values):
                    return other
        met |= values
    return ability


def stretch_of(said: Said, word: Node, place: Place, at: int) -> tuple[int, int] | None:
    """Return where in a word its property of a number is said; None where it is not said in a row of words.

    The property is one of the description in a `place` of the word, which may be the word itself.
    """
    held = predicates_of(part_at(word, place))
    assert held is not None
    other: Node = rebuilt(word, {(*place, "predicates"): held[:at] + held[at + 1 :]})
    without = said_or_none(lambda: said.context.say(other))
    if without is None:  # what is left may be no description
        return None
    return _more(said.tokens, without)


def _more(tokens: Tokens, fewer: Tokens) -> tuple[int, int] | None:
    """Return the one stretch of tokens that others lack."""
    length = len(tokens) - len(fewer)
    if length <= 0:
        return None
    starts = [
        start
        for start in range(len(fewer) + 1)
        if _alike(tokens[:start], fewer[:start]) and _alike(tokens[start + length :], fewer[start:])
    ]
    return (starts[0], starts[0] + length) if len(starts) == 1 else None


def _alike(tokens: Tokens, others: Tokens) -> bool:
    return all(_article(one) == _article(other) for one, other in zip(tokens, others, strict=True))


def _article(token: Token) -> Token:
    return "a" if token == "an" else token
