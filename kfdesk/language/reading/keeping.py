"""The learned grammar as plain data, which JSON can write, and back.

Learning takes seconds, taking it back from data a tenth of one. The data name classes and constants of the program,
which are looked up among the modules that the reader allows; no code is in them. What they make are words of the card
language, and what is read by them must still say the text again.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import is_dataclass
from enum import Enum
from importlib import import_module
from types import ModuleType
from typing import Any, NoReturn

from kfdesk.language.reading.grammar import Grammar
from kfdesk.language.reading.productions import Hole, Production, Symbol
from kfdesk.language.reading.trees import Place, fields_of, part_at, places
from kfdesk.text.parts import held_names

FORMAT = 3
"""Counted up when the data are laid out anew."""

MAKERS = ("kfdesk.text.", "kfdesk.engine.", "kfdesk.language.")
"""The packages whose classes and constants the data may always name."""

Data = dict[str, Any]


class NotKeptError(ValueError):
    """Data that are no grammar of this program, or a grammar that cannot be written as data."""


def plain(grammar: Grammar) -> Data:
    """Return a grammar as data of JSON; raises `NotKeptError` for one with parts that have no name."""
    writer = _Writer()
    whole = writer.index(grammar.kept)
    return {"format": FORMAT, "names": list(writer.names), "values": writer.values, "whole": whole}


def grammar_of(data: object, is_allowed: Callable[[str], bool] = lambda module: False) -> Grammar:
    """Return the grammar of some data; raises `NotKeptError` for what is none.

    Besides those of the language, classes and constants of modules that are `allowed` are found by name.
    """
    try:
        if not isinstance(data, dict) or data["format"] != FORMAT:
            _refuse("another format")
        names = [_Named(name, is_allowed) for name in data["names"]]
        values = _values(data["values"], names)
        return Grammar.of_kept(_checked(values[data["whole"]]))
    except NotKeptError:
        raise
    except (LookupError, TypeError, ValueError, AttributeError, ImportError, RecursionError) as error:
        raise NotKeptError(f"{type(error).__name__}: {error}") from error


def _checked(kept: Any) -> Any:
    """Return what a grammar keeps, if it is that."""
    rules, begins, counts, mentions, links = kept
    if not all(type(one) is Production and type(one.symbol) is Symbol and one.pieces for one in rules):
        _refuse("no rules")
    if any(type(piece) not in (str, Hole) for one in rules for piece in one.pieces):
        _refuse("no pieces of rules")
    if any(type(counted) is not Counter for counted in (*counts, *links)) or type(mentions) is not frozenset:
        _refuse("no counts")
    if any(type(one) is not Symbol for one in begins):
        _refuse("no symbols")
    return kept


def _refuse(why: str) -> NoReturn:
    raise NotKeptError(why)


# Writing. Each value is a line, behind those that it is made of: a list of its sort and of what it consists of.

_TUPLE, _SET, _MEMBER, _CLASS, _CONSTANT, _OBJECT, _ROW, _MAP, _COUNTER = range(9)
_SIMPLE = (str, int, float, bool, type(None))


class _Writer:
    """Values as lines, each of them once."""

    def __init__(self) -> None:
        self.values: list[Any] = []
        self.names: dict[str, int] = {}
        self._known: dict[object, int] = {}
        self._constants = dict(_constants())
        self._alive: list[object] = []
        """What is known by its identity, which is its own as long as it lives."""

    def index(self, value: Any) -> int:
        """Return the number of a value's line."""
        key: object = (type(value), value) if type(value) in _SIMPLE else id(value)
        if key not in self._known:
            line = value if type(value) in _SIMPLE else self._line(value)
            self._alive.append(value)
            self.values.append(line)
            self._known[key] = len(self.values) - 1
        return self._known[key]

    def _line(self, value: Any) -> list[Any]:
        if id(value) in self._constants:
            name, place = self._constants[id(value)]
            return [_CONSTANT, self._name(name), *place]
        if isinstance(value, type):
            return [_CLASS, self._name(_name_of(value))]
        kind = type(value)
        if isinstance(value, Enum):
            return [_MEMBER, self._name(_name_of(kind)), value.name]
        if isinstance(value, Counter | dict):
            flat = [self.index(one) for pair in value.items() for one in pair]
            return [_COUNTER if isinstance(value, Counter) else _MAP, *flat]
        if isinstance(value, frozenset | set):
            return [_SET, *sorted(self.index(one) for one in value)]
        if isinstance(value, tuple):
            row = [self.index(one) for one in value]
            return [_TUPLE, *row] if kind is tuple else [_ROW, self._name(_name_of(kind)), *row]
        names = fields_of(value)
        if names is None:
            _refuse(f"a {kind.__qualname__} has no name")
        return [_OBJECT, self._name(_name_of(kind)), *(self.index(getattr(value, name)) for name in names)]

    def _name(self, name: str) -> int:
        return self.names.setdefault(name, len(self.names))


def _name_of(kind: type[Any]) -> str:
    return f"{kind.__module__}:{kind.__qualname__}"


def _constants() -> Iterator[tuple[int, tuple[str, Place]]]:
    """Yield what modules hold by names: by identity the name, and the place within what has it."""
    found: dict[int, tuple[str, Place]] = {}
    for module in list(sys.modules.values()):
        for name, value in list(vars(module).items()) if _may_hold(module) else ():
            if isinstance(value, type) or value.__class__.__name__ == "Draft" or name.startswith("__"):
                continue
            for place, part in places(value) if fields_of(value) is not None else [((), value)]:
                if _is_constant(part):
                    found.setdefault(id(part), (f"{module.__name__}:{name}", place))
    yield from found.items()


def _is_constant(value: Any) -> bool:
    """Return whether a value of a module is one of those of the language's own kinds, and no class or code."""
    return type(value).__module__.startswith(MAKERS) and not isinstance(value, Enum | type)


def _may_hold(module: ModuleType) -> bool:
    return module.__name__.startswith((*MAKERS, "kfdesk.cards."))


# Reading.


_PLAIN_KINDS: Mapping[str, type[Any]] = {_name_of(kind): kind for kind in (*_SIMPLE, tuple)}


class _Named:
    """A class or constant by its name."""

    def __init__(self, name: object, is_allowed: Callable[[str], bool]) -> None:
        if not isinstance(name, str):
            _refuse("a name that is no text")
        self.value: Any = _PLAIN_KINDS.get(name)
        """The class, or what holds the constant."""
        self.fields: tuple[str, ...] = ()
        self.makes_objects = False
        self.name = name
        if self.value is not None:
            return
        module, _, self.name = name.partition(":")
        if not (module in sys.modules if module.startswith(MAKERS) else is_allowed(module)):
            _refuse(f"{module} is no module of the language")
        held = import_module(module)
        if held.__name__ != module:
            _refuse(module)
        self.value = vars(held)[self.name]
        if isinstance(self.value, type):
            if self.value.__module__ != module:
                _refuse(f"{module} does not define {self.name}")
            is_row = issubclass(self.value, tuple)
            self.fields = getattr(self.value, "_fields", ()) if is_row else _fields_of_kind(self.value)
        self.makes_objects = isinstance(self.value, type) and is_dataclass(self.value)


def _fields_of_kind(kind: Any) -> tuple[str, ...]:
    return (held_names(kind) or ())[::-1]


def _values(lines: list[Any], names: list[_Named]) -> list[Any]:
    """Return the values of all lines."""
    values: list[Any] = []
    for line in lines:
        if not isinstance(line, list):
            if type(line) not in _SIMPLE:
                _refuse("a line that is no value")
            values.append(line)
        else:
            values.append(_MADE[line[0]](line, values, names))
    return values


def _object(line: list[Any], values: list[Any], names: list[_Named]) -> Any:
    named = names[line[1]]
    if not named.makes_objects or len(line) != len(named.fields) + 2:
        _refuse(f"no {named.name}")
    made = object.__new__(named.value)
    for at, name in enumerate(named.fields, start=2):
        object.__setattr__(made, name, values[line[at]])
    return made


def _row(line: list[Any], values: list[Any], names: list[_Named]) -> Any:
    named = names[line[1]]
    if not issubclass(named.value, tuple) or len(line) != len(named.fields) + 2:
        _refuse(f"no {named.name}")
    return tuple.__new__(named.value, [values[at] for at in line[2:]])


def _member(line: list[Any], values: list[Any], names: list[_Named]) -> Any:
    kind = names[line[1]].value
    return kind[line[2]] if issubclass(kind, Enum) else _refuse("no member")


def _class(line: list[Any], values: list[Any], names: list[_Named]) -> Any:
    kind = names[line[1]].value
    return kind if isinstance(kind, type) else _refuse("no class")


def _constant(line: list[Any], values: list[Any], names: list[_Named]) -> Any:
    found = part_at(names[line[1]].value, tuple(line[2:]))
    return found if _is_constant(found) else _refuse("no constant")


def _map(line: list[Any], values: list[Any], names: list[_Named]) -> Any:
    flat = [values[at] for at in line[1:]]
    return dict(zip(flat[::2], flat[1::2], strict=True))


_MADE: dict[int, Callable[[list[Any], list[Any], list[_Named]], Any]] = {
    _TUPLE: lambda line, values, names: tuple([values[at] for at in line[1:]]),
    _SET: lambda line, values, names: frozenset([values[at] for at in line[1:]]),
    _MEMBER: _member,
    _CLASS: _class,
    _CONSTANT: _constant,
    _OBJECT: _object,
    _ROW: _row,
    _MAP: _map,
    _COUNTER: lambda line, values, names: Counter(_map(line, values, names)),
}
