"""Saying what nobody has put together before, which may be nothing that can be said."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

T = TypeVar("T")

_FAILURES = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    RuntimeError,  # also what no class of some words has words for
    StopIteration,
    TypeError,  # also a `WordingError`
    ValueError,
)


def said_or_none(say: Callable[[], T]) -> T | None:
    """Return what is said; None where words stand in places that are not for them.

    Definitions that are tried were put together from parts without asking the functions that make words. How such a
    word says itself relies on what those functions see to, so that it may fail in any of these ways; none of them
    is a mistake of the program, and a definition that cannot be said is no reading of a text.
    """
    try:
        return say()
    except _FAILURES:
        return None
