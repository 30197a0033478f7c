"""Whether each part of a definition is of a kind that its place takes: what is put together while reading need not be.

The kinds are those that the fields of the words are declared with.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Mapping
from functools import cache
from types import GenericAlias, UnionType
from typing import Any, TypeVar, Union, get_args, get_origin

from kfdesk.language.reading.trees import fields_of

Check = Callable[[Any], bool]


def fits(value: Any) -> bool:
    """Return whether all parts of a tree are of the kinds that their places are declared with."""
    if isinstance(value, tuple):
        return all(map(fits, value))
    names = fields_of(value)
    if names is None:
        return True
    checks = _checks(value.__class__)
    return all(
        (name not in checks or checks[name](held)) and fits(held) for name in names for held in (getattr(value, name),)
    )


@cache
def _checks(kind: Any) -> Mapping[str, Check]:
    """Return how the fields of a class are checked, those of which it can be known."""
    found: dict[str, Check] = {}
    for base in reversed(kind.__mro__):
        space = vars(sys.modules[base.__module__])
        for name, declared in vars(base).get("__annotations__", {}).items():
            check = _check(_evaluated(declared, space))
            if check is not None:
                found[name] = check
            else:
                found.pop(name, None)
    return found


def _evaluated(declared: object, space: Mapping[str, Any]) -> Any:
    """Return what an annotation means in a module; None where that is known to type checkers only."""
    if not isinstance(declared, str):
        return declared
    try:
        return eval(declared, dict(space))  # the program's own source
    except NameError:
        return None


def _check(declared: Any) -> Check | None:
    """Return how it is found out whether a value is of a kind; None where that cannot be told from the value."""
    if isinstance(declared, TypeVar):
        return _check(declared.__bound__)
    if get_origin(declared) in (Union, UnionType):
        checks = [_check(one) for one in get_args(declared)]
        return None if None in checks else lambda value: any(check(value) for check in checks if check)
    if get_origin(declared) is tuple:
        return _check_of_row(get_args(declared))
    if declared is None:
        return None
    kind = get_origin(declared) or declared
    if isinstance(declared, GenericAlias) and kind is not tuple and not isinstance(kind, type):
        return None
    if kind is type(None):
        return lambda value: value is None
    if kind is int:
        return lambda value: type(value) is int
    if kind in (object, Any) or not isinstance(kind, type) or getattr(kind, "_is_protocol", False):
        return None
    return lambda value: isinstance(value, kind)


def _check_of_row(of: tuple[Any, ...]) -> Check | None:
    if len(of) == 2 and of[1] is Ellipsis:
        check = _check(of[0])
        return check and (lambda value: isinstance(value, tuple) and all(map(check, value)))
    return lambda value: isinstance(value, tuple) and len(value) == len(of)
