"""Whether a word could be made: what its function refuses, such as no Æmber to be gained, is not to be read either.

Rules fill the places of words without asking whoever makes such words; the checks stand in the functions that card
files call. So it is found out once how words that are known are made, each by which function from which of its parts,
and what is read is made the same way. It is refused where all these functions refuse it.

    deal(amount, target, …) makes Deal(amount=3, target=a creature) from the parts in ("amount",) and ("target",),
    and refuses to make Deal(amount=0, target=a creature) from its own.
"""

from __future__ import annotations

import inspect
import sys
from collections import defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from enum import Enum
from functools import cache
from itertools import islice, product
from types import FunctionType, UnionType
from typing import Any, NamedTuple, Union, cast, get_args, get_origin, get_type_hints

from kfdesk.language import words
from kfdesk.language.base import Node
from kfdesk.language.reading.trees import Place, fields_of, form, nodes, part_at

MOST_CHOICES = 1_000
"""Choices of parts for the arguments of a function that are looked at."""
MOST_TRIED = 60
"""Those of them with which the function is called until it makes the word."""
_DEEP = 3
"""How far within a word its function's arguments may stand."""


class _Argument(NamedTuple):
    """An argument of a function: what stands in a place of the word that it makes, or what is meant without it."""

    name: str
    place: Place | None
    """None for the default."""
    is_all_there_is: bool = False
    """Whether the only one of several arguments, which may be any number, stands there."""


class _Way(NamedTuple):
    """A way to make a word: its function with arguments that are parts of the word."""

    function: Callable[..., Any]
    arguments: tuple[_Argument, ...]


class Making:
    """How words are made, as words that are known show it."""

    def __init__(self, known: Iterable[Node]) -> None:
        self._known: dict[type[Node], list[Node]] = defaultdict(list)
        for word in known:
            self._known[type(word)].append(word)
        self._shown: dict[type[Node], _Shown] = {}

    def allows(self, made: Any) -> bool:
        """Return whether no word within a definition is refused by all functions that make such words."""
        return not any(self._of(type(word)).refuses(word) for _, word in nodes(made))

    def _of(self, kind: type[Node]) -> _Shown:
        if kind not in self._shown:
            self._shown[kind] = _Shown(kind, self._known[kind])
        return self._shown[kind]


class _Shown:
    """How words of one class are made."""

    def __init__(self, kind: type[Node], known: Iterable[Node]) -> None:
        self._ways: list[_Way] = []
        self._unknown: set[object] = set()
        """Outlines of words of which it is not known how they are made."""
        seen: set[object] = set()
        for word in known:
            outline = _outline(word)
            if outline in seen and not self.refuses(word):
                continue
            seen.add(outline)
            if any(_tried(way, word) is _Outcome.MADE for way in self._ways):
                continue
            found = (way for function in _makers(cast("Any", kind)) if (way := _way(function, word)) is not None)
            way = next(found, None)
            if way is None:
                self._unknown.add(outline)
            else:
                self._ways.append(way)

    def refuses(self, word: Node) -> bool:
        """Return whether all functions that make such words refuse one; not where other ways may make it."""
        if _outline(word) in self._unknown:
            return False
        outcomes = set()
        for way in self._ways:
            outcomes.add(_tried(way, word))
            if _Outcome.MADE in outcomes:
                return False
        return _Outcome.REFUSED in outcomes


class _Outcome(Enum):
    """What comes of making a word in a way."""

    MADE = "just such a word"
    OTHER = "another word, or none, as its parts are none that the function takes"
    REFUSED = "the function says that no text says so"


def _outline(word: Node) -> object:
    """Return of a word which parts it has, each only by what it is."""
    return type(word), *(type(getattr(word, name)) for name in fields_of(word) or ())


@cache
def _makers(kind: Any) -> tuple[FunctionType, ...]:
    """Return the public functions of the language whose code makes words of a class."""
    functions = {one for one in vars(words).values() if isinstance(one, FunctionType)}
    return tuple(sorted((one for one in functions if kind in _made_by(one)), key=lambda one: one.__name__))


@cache
def _made_by(function: FunctionType) -> frozenset[type[Node]]:
    """Return the classes that a function, or one that it calls, names."""
    found: set[type[Node]] = set()
    seen: set[FunctionType] = set()
    left = [function]
    while left:
        one = left.pop()
        if one in seen or not one.__module__.startswith("kfdesk.language."):
            continue
        seen.add(one)
        for name in one.__code__.co_names:
            named = one.__globals__.get(name)
            named = getattr(named, "__wrapped__", named)
            if isinstance(named, type) and issubclass(named, Node):
                found.add(named)
            elif isinstance(named, FunctionType):
                left.append(named)
    return frozenset(found)


def _tried(way: _Way, word: Node) -> _Outcome:
    """Return what comes of making a word from its own parts."""
    hints = _hints(way.function)
    given: dict[str, Any] = {}
    for one in way.arguments:
        if one.place is None:
            continue
        try:
            given[one.name] = _value(one, word)
        except LookupError:
            return _Outcome.OTHER
        held = given[one.name] if isinstance(given[one.name], tuple) else (given[one.name],)
        if not all(_fits(part, hints.get(one.name)) for part in held):
            return _Outcome.OTHER
    try:
        made = _called(way.function, given)
    except (TypeError, ValueError):
        return _Outcome.REFUSED
    except (AttributeError, AssertionError):  # it takes fewer values than its types admit
        return _Outcome.OTHER
    return _Outcome.MADE if _is_alike(made, word) else _Outcome.OTHER


def _value(argument: _Argument, word: Node) -> Any:
    assert argument.place is not None
    found = part_at(word, argument.place)
    return (found,) if argument.is_all_there_is else found


def _called(function: Callable[..., Any], given: Mapping[str, Any]) -> Any:
    """Return what a function returns for arguments by name; behind those that may be any number none is missing."""
    positional: list[Any] = []
    named: dict[str, Any] = {}
    for one in _parameters(function):
        if one.kind is one.VAR_POSITIONAL:
            positional += given.get(one.name, ())
        elif one.kind in (one.POSITIONAL_ONLY, one.POSITIONAL_OR_KEYWORD):
            positional.append(given.get(one.name, one.default))
        elif one.name in given:
            named[one.name] = given[one.name]
    return function(*positional, **named)


@cache
def _parameters(function: Callable[..., Any]) -> tuple[inspect.Parameter, ...]:
    return tuple(inspect.signature(function).parameters.values())


def _is_alike(made: Any, word: Node) -> bool:
    """Return whether two words are of a class and have like parts."""
    if type(made) is not type(word):
        return False
    for name in fields_of(word) or ():
        one, other = getattr(made, name), getattr(word, name)
        if one is not other and form(one) != form(other):
            return False
    return True


# Finding the way.


def _way(function: FunctionType, word: Node) -> _Way | None:
    """Return how a function makes a word from its parts; None where no way is found."""
    choices = []
    hints = _hints(function)
    held = list(_held(word))
    for one in _parameters(function):
        fitting = [*_fitting(one, hints.get(one.name), held)]
        if not fitting:
            return None
        choices.append(fitting)
    apart = (one for one in islice(product(*choices), MOST_CHOICES) if _stand_apart(one))
    for arguments in islice(apart, MOST_TRIED):
        way = _Way(function, arguments)
        if _tried(way, word) is _Outcome.MADE:
            return way
    return None


def _stand_apart(arguments: Sequence[_Argument]) -> bool:
    """Return whether no two arguments are the same part."""
    found = [one.place for one in arguments if one.place is not None]
    return len(set(found)) == len(found)


@cache
def _hints(function: Callable[..., Any]) -> dict[str, Any]:
    """Return the types of a function's parameters; none where they are known to the type checker alone."""
    try:
        return get_type_hints(function, vars(sys.modules[function.__module__]))
    except NameError:
        return {}


def _held(word: Node) -> Iterator[tuple[Place, Any]]:
    """Yield what stands within a word, the outermost first: parts, and rows of parts as a whole."""
    level: Sequence[tuple[Place, Any]] = [((), word)]
    for _ in range(_DEEP):
        below = [((*place, name), getattr(value, name)) for place, value in level for name in fields_of(value) or ()]
        yield from below
        level = below


def _fitting(parameter: inspect.Parameter, hint: Any, held: Sequence[tuple[Place, Any]]) -> Iterator[_Argument]:
    """Yield what a parameter may be, the likeliest first: what is called as it is, what fits, what is meant without."""
    name, several = parameter.name, parameter.kind is parameter.VAR_POSITIONAL
    for place, value in sorted(held, key=lambda one: one[0] != (name,)):
        if several and isinstance(value, tuple) and all(_fits(part, hint) for part in value):
            yield _Argument(name, place)
        elif _fits(value, hint):
            yield _Argument(name, place, is_all_there_is=several)
    if several or parameter.default is not parameter.empty:
        yield _Argument(name, None)


def _fits(value: Any, hint: Any) -> bool:
    """Return whether a value is of a type; of types of types, and where none is known, anything is."""
    if hint is None:
        return True
    origin = get_origin(hint)
    if origin in (Union, UnionType):
        return any(_fits(value, type(None) if one is None else one) for one in get_args(hint))
    if origin is tuple:
        return isinstance(value, tuple)
    if origin is not None or not isinstance(hint, type):
        return True
    if isinstance(value, bool | Enum):
        return isinstance(value, hint) and hint is not int
    return isinstance(value, hint)
