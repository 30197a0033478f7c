"""Definitions as trees: their parts by place, and trees with other parts in some places."""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from types import FunctionType
from typing import Any

from kfdesk.language import words
from kfdesk.language.base import BaseInstruction, Node, Target, Variable
from kfdesk.language.players import Who
from kfdesk.text.parts import held_names
from kfdesk.text.phrases import Phrase

Place = tuple[str | int, ...]
"""Where a part stands: from the outermost on the name of each field, and in a tuple the number."""


def fields_of(value: Any) -> tuple[str, ...] | None:
    """Return the names of the fields of a node or record in their order; None of anything else."""
    return _fields_of_class(value.__class__)


@cache
def _fields_of_class(kind: Any) -> tuple[str, ...] | None:
    names = None if issubclass(kind, Enum) else held_names(kind)
    return None if names is None else names[::-1]


def row_field(value: Any) -> str | None:
    """Return the name of a word's only field, where that holds a row of parts; None of any other word."""
    names = fields_of(value) or ()
    return names[0] if len(names) == 1 and isinstance(getattr(value, names[0]), tuple) else None


def places(value: Any, place: Place = (), closed: Collection[Place] = ()) -> Iterator[tuple[Place, Any]]:
    """Yield every part of a tree that is no tuple, with its place, outermost first and in its order.

    What is in `closed` places is left out with all within it; whoever walks may close the place that was yielded last.
    """
    left = [(place, value)]
    while left:
        place, value = left.pop()
        if place in closed:
            continue
        if isinstance(value, tuple):
            left += [((*place, at), value[at]) for at in range(len(value) - 1, -1, -1)]
            continue
        yield place, value
        names = fields_of(value)
        if names and place not in closed:
            left += [((*place, name), getattr(value, name)) for name in reversed(names)]


def nodes(value: Any, closed: Collection[Place] = ()) -> Iterator[tuple[Place, Node]]:
    """Yield every word within a tree, and itself if it is one, with its place, but none in `closed` places.

    The same walk as that of `places`, without what holds no words: most of reading is spent on it.
    """
    left: list[tuple[Place, Any]] = [((), value)]
    while left:
        place, value = left.pop()
        if closed and place in closed:
            continue
        if isinstance(value, tuple):
            left += [((*place, at), value[at]) for at in range(len(value) - 1, -1, -1)]
            continue
        is_word, names = _kind_of(value.__class__)
        if is_word:
            yield place, value
        if names and not (closed and place in closed):
            left += [
                ((*place, name), part)
                for name in names
                if (part := getattr(value, name)).__class__ not in _HOLD_NO_WORDS
            ]


@cache
def _kind_of(kind: Any) -> tuple[bool, tuple[str, ...]]:
    """Return whether things of a class are words, and the names of their fields, the last first."""
    return issubclass(kind, Node), (_fields_of_class(kind) or ())[::-1]


_HOLD_NO_WORDS = frozenset({bool, int, str, type(None)})


def is_within(place: Place, outer: Place) -> bool:
    """Return whether a place is another one, or within it."""
    return place[: len(outer)] == outer


def part_at(value: Any, place: Place) -> Any:
    """Return the part in a place; raises `LookupError` where there is none."""
    for step in place:
        try:
            value = value[step] if isinstance(step, int) else getattr(value, step)
        except (AttributeError, TypeError) as error:
            raise LookupError(place) from error
    return value


def holders(value: Any, place: Place) -> Iterator[Any]:
    """Yield what holds the part in a place of a tree, words and rows, the innermost first."""
    return (part_at(value, place[:length]) for length in range(len(place) - 1, -1, -1))


def deed_around(value: Any, place: Place) -> BaseInstruction | None:
    """Return the innermost instruction that holds what stands in a place; None where none does."""
    return next((one for one in holders(value, place) if isinstance(one, BaseInstruction)), None)


def rebuilt(value: Any, parts: Mapping[Place, Any]) -> Any:
    """Return a tree with these parts in these places; what holds none of them stays the same object.

    A word that stands in several places stays one word where it gets the same parts in all of them.
    """
    return _rebuilt(value, parts, {})


def _rebuilt(value: Any, parts: Mapping[Place, Any], made: dict[tuple[int, frozenset[tuple[Place, int]]], Any]) -> Any:
    if () in parts:
        return parts[()]
    if not parts:
        return value
    if isinstance(value, tuple):
        return tuple(_rebuilt(part, _below(parts, at), made) for at, part in enumerate(value))
    names = fields_of(value)
    if names is None:
        return value
    key = id(value), frozenset((place, id(part)) for place, part in parts.items())
    if key not in made:
        made[key] = object.__new__(value.__class__)  # whether such a word may be made is found out when all is read
        for name in names:
            setattr(made[key], name, _rebuilt(getattr(value, name), _below(parts, name), made))
    return made[key]


def _below(parts: Mapping[Place, Any], step: str | int) -> dict[Place, Any]:
    """Return the parts behind the first step of their places."""
    return {place[1:]: part for place, part in parts.items() if place[0] == step}


def part_of_speech(word: Node) -> type[Node]:
    """Return the part of speech of a word: the class right below `Node`, from which all words derive."""
    kind: Any = type(word)
    return _part_of_speech(kind)


@cache
def _part_of_speech(kind: Any) -> type[Node]:
    line = kind.__mro__
    found: type[Node] = line[line.index(Node) - 1]
    return found


PICKED: frozenset[type[Node]] = frozenset({BaseInstruction, Target, Variable, Who})
"""Parts of speech of which the same word, said again, means what it meant before, where a like word means its own."""


def is_constant(word: Node) -> bool:
    """Return whether it is a word that always means the same and need not be mentioned before, such as THIS."""
    return id(word) in _constants()


@cache
def _constants() -> frozenset[int]:
    constants = [value for value in vars(words).values() if isinstance(value, Node)]
    return frozenset(id(part) for value in constants for _, part in nodes(value))


def copied(value: Any, made: dict[int, Any] | None = None) -> Any:
    """Return a tree whose words are others, so that they mean their own: a creature is picked for each "a creature"."""
    made = {} if made is None else made
    if isinstance(value, tuple):
        return tuple([copied(part, made) for part in value])
    if not isinstance(value, Node) or is_constant(value):
        return value
    if id(value) not in made:
        made[id(value)] = object.__new__(value.__class__)
        for name in fields_of(value) or ():
            setattr(made[id(value)], name, copied(getattr(value, name), made))
    return made[id(value)]


def form(value: Any) -> Hashable:
    """Return a tree as nested tuples, equal for trees that are built alike and mention the same things again."""
    return nested(value, again=is_picked)


def is_picked(value: Any) -> bool:
    """Return whether it is a word that, said again, means what it meant before, and of which there may be several."""
    return (
        isinstance(value, Node)
        and part_of_speech(value) in PICKED
        and (bool(fields_of(value)) or not is_constant(value))
    )


def _plain(value: object) -> str:
    """Return what stands for a value that is no node, the same in every run: of a function its name."""
    if isinstance(value, frozenset):
        return repr(sorted(map(_plain, value)))
    if isinstance(value, FunctionType) and value.__name__ != "<lambda>":
        return f"{value.__module__}.{value.__qualname__}"
    return repr(value)


Row = tuple[str, Sequence[tuple[str, Any]]]
"""What a node or record is called, and its parts by the names of their fields."""


def row_of(value: Any) -> Row | None:
    """Return a node or record as it stands; None of anything else. A phrase is told by its English."""
    names = fields_of(value)
    if names is None:
        return None
    if isinstance(value, Phrase):
        names = ("en",)
    return _name(value.__class__), [(name, getattr(value, name)) for name in names]


@cache
def _name(kind: type[Any]) -> str:
    """Return the name of a class; that of a private one, of which there may be several, with its module."""
    return f"{kind.__module__}.{kind.__qualname__}" if kind.__name__.startswith("_") else kind.__qualname__


def nested(
    value: Any,
    *,
    again: Callable[[Any], bool],
    row: Callable[[Any], Row | None] = row_of,
    open_places: Collection[Place] = (),
) -> Hashable:
    """Return a tree as nested tuples, without what is in some places.

    What means the same where it stands `again` is told once, then only by its number. `row` returns what stands
    for a node.
    """
    seen: dict[int, int] = {}
    alive: list[Any] = []
    """What was seen, which `row` may have made: its identity is its own as long as it lives."""

    def told(one: Any, place: Place) -> Hashable:
        if place in open_places:
            return None
        if isinstance(one, tuple):
            return tuple([told(part, (*place, at)) for at, part in enumerate(one)])
        found = row(one)
        if found is None:
            return _plain(one)
        if again(one):
            if id(one) in seen:
                return seen[id(one)]
            seen[id(one)] = len(seen)
            alive.append(one)
        return (found[0], *[told(part, (*place, name)) for name, part in found[1]])

    return told(value, ())
