"""Records that files hold: made by keywords, from plain values or from JSON, and written down again.

What a field may hold is said by its type alone: whole numbers, flags, words, members of an enum, tuples and
dictionaries of these, other records; `Between`, `Long` and `Fit` beside the type limit it. Reading takes lists for
tuples, a member's value for the member, and a number or a flag also where it is written as a word.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping
from contextlib import suppress
from dataclasses import MISSING, FrozenInstanceError, dataclass, field, fields
from enum import Enum
from types import NoneType, UnionType
from typing import Annotated, Any, ClassVar, Literal, NamedTuple, Self, Union, dataclass_transform, get_args, get_origin
from typing import get_type_hints as types_of

from kfdesk.engine.rules import SetupError
from kfdesk.text.words import Words, file_value

Read = Callable[[Any], Any]
"""Returns the value of a field that a plain value stands for; raises `_Unfit`."""


class FieldError(SetupError):
    """A value that a field of a record cannot hold; `field` says where, such as "players.0.amber"."""

    def __init__(self, field: str, problem: Words) -> None:
        self.field = field
        super().__init__(_AT.filled(field=field, problem=problem) if field else problem)


class _Unfit(Exception):  # noqa: N818 - it says what is so
    """A plain value that does not fit; `path` leads to it, innermost first."""

    def __init__(self, problem: Words, *path: str | int) -> None:
        self.problem = problem
        self.path = [*path]

    def error(self) -> FieldError:
        return FieldError(".".join(str(step) for step in self.path[:-20:-1]), self.problem)


# What limits a field ------------------------------------------------------------------------------


class Between(NamedTuple):
    """The least and the highest number that a field may hold."""

    least: int
    most: int | None = None

    def problem(self, value: int) -> Words | None:
        """Return what is wrong with a number."""
        if self.least <= value and (self.most is None or value <= self.most):
            return None
        return _LEAST.filled(n=self.least) if self.most is None else _BETWEEN.filled(least=self.least, most=self.most)


class Long(NamedTuple):
    """How many entries, or signs, a field may hold."""

    least: int
    most: int

    def problem(self, value: tuple[object, ...] | str) -> Words | None:
        """Return what is wrong with the length of a value."""
        return None if self.least <= len(value) <= self.most else _LENGTH.filled(least=self.least, most=self.most)


class Fit(NamedTuple):
    """Whether a field may hold a value is found out by a function, which returns what is wrong with it."""

    problem: Callable[[Any], Words | None]


# Records ------------------------------------------------------------------------------------------


@dataclass_transform(kw_only_default=True, frozen_default=True, field_specifiers=(field,))
class Stored:
    """A record that files hold: a dataclass that never changes, made by keywords.

    Its methods have the names that tools outside the repository call. All that make one raise `FieldError`.
    """

    _readers: ClassVar[dict[str, Read]]
    _blank: ClassVar[dict[str, Any]]
    """All fields in their order: what they are by default, `MISSING` where they must be said."""
    _defaults: ClassVar[dict[str, Any]]
    _factories: ClassVar[dict[str, Callable[[], Any]]]

    def __init_subclass__(cls) -> None:
        super().__init_subclass__()
        dataclass(init=False, repr=False, eq=False)(cls)

    def __init__(self, **said: Any) -> None:
        try:
            self.__dict__.update(self._read_fields(said))
        except _Unfit as unfit:
            raise unfit.error() from None

    @classmethod
    def model_validate(cls, plain: object) -> Self:
        """Return the record that plain values stand for: a dictionary of its fields."""
        try:
            return cls._read(plain)
        except _Unfit as unfit:
            raise unfit.error() from None

    @classmethod
    def model_validate_json(cls, text: str | bytes) -> Self:
        """Return the record that a file holds."""
        return cls.of_file(plain_of(text))

    @classmethod
    def of_file(cls, plain: object) -> Self:
        """Return the record for which the plain values of a file stand."""
        return cls.model_validate(plain)

    def model_copy(self, *, update: Mapping[str, Any]) -> Self:
        """Return the record with some fields changed to these values, which are taken as they are."""
        copy = object.__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy.__dict__.update(update)
        return copy

    def model_dump(
        self, *, mode: Literal["json"] = "json", exclude_defaults: bool = False, exclude_none: bool = False
    ) -> dict[str, Any]:
        """Return the record as plain values, those that JSON knows; without what is as it is by default, if wanted."""
        values = self.__dict__
        if exclude_defaults:
            defaults = self._learn()._defaults
            values = {name: v for name, v in values.items() if name not in defaults or v != defaults[name]}
        if exclude_none:
            values = {name: v for name, v in values.items() if v is not None}
        return {name: _plain(v, exclude_defaults, exclude_none) for name, v in self._spoken(values).items()}

    def model_dump_json(self, *, exclude_defaults: bool = False, exclude_none: bool = False) -> str:
        """Return the record as compact JSON on one line."""
        return json_of(self.model_dump(exclude_defaults=exclude_defaults, exclude_none=exclude_none))

    def __setattr__(self, name: str, value: object) -> None:
        raise FrozenInstanceError(f"{type(self).__name__}.{name} cannot be changed")

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and other.__dict__ == self.__dict__

    def __hash__(self) -> int:
        return hash(tuple(self.__dict__.values()))

    def __repr__(self) -> str:
        defaults = self._learn()._defaults
        values = self.__dict__.items()
        shown = (f"{name}={v!r}" for name, v in values if name not in defaults or v != defaults[name])
        return f"{type(self).__name__}({', '.join(shown)})"

    @classmethod
    def _spelled(cls, plain: Mapping[str, Any]) -> Mapping[str, Any]:
        """Return what was said of a record in the words of its fields, where files or callers may use others."""
        return plain

    def _spoken(self, values: dict[str, Any]) -> dict[str, Any]:
        """Return fields to be written as they are said in files, the other way round."""
        return values

    @classmethod
    def _read(cls, plain: object) -> Self:
        if isinstance(plain, cls):
            return plain
        if not isinstance(plain, Mapping):
            raise _Unfit(_NO_FIELDS.filled(value=file_value(plain)))
        made = object.__new__(cls)
        made.__dict__.update(cls._read_fields(plain))
        return made

    @classmethod
    def _read_fields(cls, plain: Mapping[str, Any]) -> dict[str, Any]:
        """Return the values of all fields, in their order."""
        cls._learn()
        said = cls._spelled(plain)
        values = cls._blank.copy()
        for name, value in said.items():
            read = cls._readers.get(name)
            if read is None:
                raise _Unfit(_NO_SUCH_FIELD, str(name)[:80])
            values[name] = _within(name, read, value)
        for name, value in values.items():
            if value is MISSING:
                raise _Unfit(_MISSING, name)
            if name in cls._factories and name not in said:
                values[name] = cls._factories[name]()
        return values

    @classmethod
    def _learn(cls) -> type[Self]:
        """Find out once how the fields are read and what they are by default, when that is wanted."""
        if "_readers" not in cls.__dict__:
            types = types_of(cls, include_extras=True)
            own = fields(cls)  # type: ignore[arg-type]
            cls._factories = {f.name: f.default_factory for f in own if f.default_factory is not MISSING}
            made = {name: make() for name, make in cls._factories.items()}
            cls._blank = {f.name: made.get(f.name, f.default) for f in own}
            cls._defaults = {name: value for name, value in cls._blank.items() if value is not MISSING}
            cls._readers = {f.name: reader(types[f.name]) for f in own}
        return cls


def plain_of(text: str | bytes) -> object:
    """Return the plain values that JSON text holds; raises `FieldError` where it is none."""
    try:
        return json.loads(text if isinstance(text, str) else text.decode())
    except (ValueError, RecursionError) as error:
        raise FieldError("", _NO_JSON.filled(why=str(error)[:80])) from None


def json_of(plain: object) -> str:
    """Return plain values as compact JSON on one line."""
    return json.dumps(plain, ensure_ascii=False, separators=(",", ":"))


def _plain(value: Any, *without: bool) -> Any:
    if isinstance(value, Stored):
        return value.model_dump(exclude_defaults=without[0], exclude_none=without[1])
    if isinstance(value, tuple):
        return [_plain(each, *without) for each in value]
    return value.value if isinstance(value, Enum) else value


def read_field(name: str, kind: Any, value: object) -> Any:
    """Return what a plain value stands for in a field of that type, for `Stored._spelled`."""
    return _within(name, reader(kind), value)


# Reading values -----------------------------------------------------------------------------------


def reader(kind: Any) -> Read:
    """Return what reads a value of a type, which may be limited by what stands beside it in `Annotated`."""
    origin, inner = get_origin(kind), get_args(kind)
    if origin is Annotated:
        return _limited(reader(inner[0]), inner[1:])
    if origin in (Union, UnionType):
        return _any_of([reader(each) for each in inner if each is not NoneType], optional=NoneType in inner)
    if origin is tuple:
        return _several(reader(inner[0])) if inner[-1] is Ellipsis else _row([reader(each) for each in inner])
    if origin is dict:
        return _by_name(reader(inner[1]))
    if issubclass(kind, Stored):
        return _of_record(kind)
    return _member_of(kind) if issubclass(kind, Enum) else _SIMPLE[kind]


def _within(step: str | int, read: Read, value: object) -> Any:
    try:
        return read(value)
    except _Unfit as unfit:
        unfit.path.append(step)
        raise
    except RecursionError:
        raise _Unfit(_TOO_DEEP, step) from None


def _whole(value: Any) -> int:
    if isinstance(value, str) and value.endswith(".0"):
        value = value.removesuffix(".0")
    if isinstance(value, int | str) or (isinstance(value, float) and value.is_integer() and abs(value) < 2**63):
        with suppress(ValueError):
            return int(value)
    raise _Unfit(_NOT_WHOLE.filled(value=file_value(value)))


def _flag(value: Any) -> bool:
    said = value.lower() if isinstance(value, str) else value
    if not isinstance(said, int | float | str) or said not in (*_TRUE, *_FALSE):
        raise _Unfit(_NOT_FLAG.filled(value=file_value(value)))
    return said in _TRUE


_TRUE: tuple[object, ...] = (True, "true", "yes", "y", "t", "on", "1")
_FALSE: tuple[object, ...] = (False, "false", "no", "n", "f", "off", "0")


def _word(value: Any) -> str:
    """Return a text that can be written into a file again."""
    if not isinstance(value, str) or any("\ud800" <= sign <= "\udfff" for sign in value):
        raise _Unfit(_NOT_TEXT.filled(value=file_value(value)))
    return value


_SIMPLE: dict[object, Read] = {int: _whole, bool: _flag, str: _word}


def _member_of(kind: type[Enum]) -> Read:
    def read(value: Any) -> Enum:
        try:
            return kind(value)
        except ValueError:
            known = ", ".join(str(member.value) for member in kind)
            raise _Unfit(_NOT_ONE_OF.filled(value=file_value(value), known=known)) from None

    return read


def _of_record(kind: type[Stored]) -> Read:
    return kind._read


def _any_of(readers: list[Read], *, optional: bool) -> Read:
    def read(value: Any) -> Any:
        if value is None and optional:
            return None
        for each in readers[:-1]:
            try:
                return each(value)
            except _Unfit:
                continue
        return readers[-1](value)

    return read


def _items(value: Any) -> list[Any]:
    if isinstance(value, str | Mapping) or not isinstance(value, Iterable):
        raise _Unfit(_NO_LIST.filled(value=file_value(value)))
    return list(value)


def _several(read: Read) -> Read:
    return lambda value: tuple(_within(at, read, each) for at, each in enumerate(_items(value)))


def _row(readers: list[Read]) -> Read:
    def read(value: Any) -> tuple[Any, ...]:
        items = _items(value)
        if len(items) < len(readers):
            raise _Unfit(_MISSING, len(items))
        if len(items) > len(readers):
            raise _Unfit(_LENGTH.filled(least=len(readers), most=len(readers)))
        return tuple(_within(at, each, items[at]) for at, each in enumerate(readers))

    return read


def _by_name(read: Read) -> Read:
    def read_all(value: Any) -> dict[str, Any]:
        if not isinstance(value, Mapping):
            raise _Unfit(_NO_FIELDS.filled(value=file_value(value)))
        return {_word(name): _within(name, read, each) for name, each in value.items()}

    return read_all


def _limited(read: Read, limits: tuple[Between | Long | Fit, ...]) -> Read:
    def limited(value: Any) -> Any:
        found = read(value)
        for limit in limits:
            problem = limit.problem(found)
            if problem is not None:
                raise _Unfit(problem)
        return found

    return limited


_AT = Words("{field}: {problem}")
_NO_JSON = Words("This is not JSON: {why}")
_NO_SUCH_FIELD = Words("There is no such field.")
_MISSING = Words("It is missing.")
_NO_FIELDS = Words("Named fields are expected, not {value}.")
_NO_LIST = Words("A list is expected, not {value}.")
_NOT_WHOLE = Words("{value} is not a whole number.")
_NOT_FLAG = Words("{value} is neither true nor false.")
_NOT_TEXT = Words("{value} is not text.")
_NOT_ONE_OF = Words("{value} is not one of these: {known}.")
_LEAST = Words("The minimum is {n}.")
_BETWEEN = Words("It can be from {least} to {most}.")
_LENGTH = Words("Its length can be from {least} to {most}.")
_TOO_DEEP = Words("There are too many records within each other.")
