"""Values of any depth written down as text: what is equal is written alike on every machine."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any


def said(value: Any) -> str:
    """Return a value as text: words, numbers, enums, tuples, dictionaries and dataclasses of these, to any depth.

    Fields of a dataclass that are not compared are left out.
    A dataclass that is mentioned again is the same thing, so it is named by its number: which card a word of the
    language stands for, for instance, is known by which of the words it is.
    """
    lines: list[str] = []
    _say(value, lines, {})
    return "\n".join(lines)


def _say(value: Any, lines: list[str], known: dict[int, int]) -> None:
    kind = type(value)
    if kind in _PLAIN:
        lines.append(repr(value))
    elif isinstance(value, Enum):
        lines.append(f"{kind.__name__}.{value.name}")
    elif isinstance(value, str | int | float | bool):
        lines.append(repr(value))
    elif isinstance(value, type):
        lines.append(value.__qualname__)
    elif is_dataclass(value):
        if id(value) in known:
            lines.append(f"&{known[id(value)]}")
            return
        known[id(value)] = len(known)
        lines.append(f"({kind.__qualname__}")
        names = _COMPARED.get(kind)
        if names is None:
            names = _COMPARED[kind] = tuple(each.name for each in fields(value) if each.compare)
        for name in names:
            lines.append(name)
            _say(getattr(value, name), lines, known)
        lines.append(")")
    elif isinstance(value, dict):
        _say(tuple(sorted(value.items(), key=repr)), lines, known)
    elif isinstance(value, frozenset):
        _say(tuple(sorted(value, key=repr)), lines, known)
    elif isinstance(value, tuple | list):
        lines.append("[")
        for item in value:
            _say(item, lines, known)
        lines.append("]")
    else:
        lines.append(getattr(value, "__qualname__", kind.__qualname__))


_PLAIN = frozenset({type(None), str, int, float, bool})
_COMPARED: dict[type[Any], tuple[str, ...]] = {}
"""The names of the fields that are compared, of each dataclass that was met."""
