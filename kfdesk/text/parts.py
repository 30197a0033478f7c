"""What a node of a text consists of."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import fields, is_dataclass
from functools import cache, lru_cache
from typing import Any, Final

from kfdesk.text.phrases import Filled


def parts(node: Any, *, slots: bool = False) -> Iterator[Any]:
    """Yield `node` and all nodes within it, outermost first; with `slots` also what fills the slots of phrases."""
    tried = _tried.get()
    if tried is None:
        return iter(_known_parts(node, slots))
    key = id(node), slots
    if key not in tried:
        tried[key] = node, tuple(_parts(node, slots))
    return iter(tried[key][1])


@contextmanager
def trying() -> Iterator[None]:
    """Keep no parts longer than this lasts: those of nodes that are only tried would push out those of the cards."""
    outer = _tried.set({})
    try:
        yield
    finally:
        _tried.reset(outer)


_tried: ContextVar[dict[tuple[int, bool], tuple[Any, tuple[Any, ...]]] | None] = ContextVar("parts", default=None)
"""While nodes are tried, their parts, by identity, each with the node so that it lives as long."""


@lru_cache(maxsize=8192)  # nodes never change, and those of a card are walked through in most of its decisions
def _known_parts(node: Any, slots: bool) -> tuple[Any, ...]:
    return tuple(_parts(node, slots))


def _parts(node: Any, slots: bool) -> Iterator[Any]:
    left = [node]
    while left:
        one = left.pop()
        if isinstance(one, tuple):
            left += reversed(one)
            continue
        names = held_names(one.__class__)
        if names is not None:
            yield one
            left += [getattr(one, name) for name in names]
        elif slots and isinstance(one, Filled):
            left += one.values()


def _held_names(kind: Any) -> tuple[str, ...] | None:
    return tuple(field.name for field in reversed(fields(kind))) if is_dataclass(kind) else None


held_names: Final[Callable[[Any], tuple[str, ...] | None]] = cache(_held_names)
"""Returns the names of the fields of a dataclass, the last first; None for any other type."""
