"""Records and entities: dataclasses that are written once, when they are made, and never again.

Type checking forbids writing to them, and a test watches random games. `frozen=True` would forbid it again each time
one is made, which takes three times as long, and a game makes thousands. It would also compile five functions for each
class; with hundreds of classes that takes longer than all else the program does before its first window. Here a class
gets one compiled function, its `__init__`, which classes whose fields have the same names share.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import MISSING, dataclass, field, fields
from functools import cache
from operator import attrgetter
from types import CodeType, FunctionType
from typing import Any, TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True, field_specifiers=(field,))
def record(made: type[T]) -> type[T]:
    """Make a dataclass with slots that compares and hashes by its fields and that nothing writes to."""
    kind = entity(made)
    names = [held.name for held in fields(kind) if held.compare]  # type: ignore[arg-type]
    held_by: Callable[[Any], object] = attrgetter(*names) if names else _nothing

    def same(self: T, other: object) -> bool:
        if other is self:
            return True
        return held_by(self) == held_by(other) if other.__class__ is self.__class__ else NotImplemented

    def hashed(self: T) -> int:
        return hash(held_by(self))

    return _with(kind, __eq__=same, __hash__=hashed)


@dataclass_transform(frozen_default=True, eq_default=False, field_specifiers=(field,))
def entity(made: type[T]) -> type[T]:
    """Make a dataclass with slots that compares by identity and that nothing writes to.

    Its fields have no default factory and are not keyword-only.
    As with all slots the class is made anew: its methods name the class whose method they override, not `super()`.
    """
    kind = dataclass(init=False, repr=False, eq=False, slots=True)(made)
    given = [held for held in fields(kind) if held.init]  # type: ignore[arg-type]
    assert all(held.default_factory is MISSING and not held.kw_only for held in given), f"{kind}: plain defaults only"
    code = _init(tuple(held.name for held in given), hasattr(kind, "__post_init__"))
    defaults = tuple(held.default for held in given if held.default is not MISSING)
    return _with(kind, __init__=FunctionType(code, {}, "__init__", defaults), __repr__=_repr)


@cache
def _init(names: tuple[str, ...], has_more_to_do: bool) -> CodeType:
    """Return the code of a function that sets these fields of what is made."""
    lines = [f"def __init__({', '.join(('self', *names))}):", *(f" self.{name} = {name}" for name in names)]
    lines.append(" self.__post_init__()" if has_more_to_do else " return")
    space: dict[str, Any] = {}
    exec("\n".join(lines), space)
    code: CodeType = space["__init__"].__code__
    return code


def _with(kind: type[T], **functions: Callable[..., Any]) -> type[T]:
    """Give a class these functions, except those it defines itself."""
    for name, function in functions.items():
        if name not in vars(kind) or vars(kind)[name] is None:
            function.__qualname__ = f"{kind.__qualname__}.{name}"
            setattr(kind, name, function)
    return kind


def _repr(self: Any) -> str:
    shown = ", ".join(f"{held.name}={getattr(self, held.name)!r}" for held in fields(self) if held.repr)
    return f"{type(self).__qualname__}({shown})"


def _nothing(_: object) -> tuple[()]:
    return ()
