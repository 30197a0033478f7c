"""Records: dataclasses that are written once, when they are made, and never again."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

T = TypeVar("T")


@dataclass_transform(frozen_default=True)
def record(made: type[T]) -> type[T]:
    """Make a dataclass with slots that compares and hashes by its fields and that nothing writes to.

    Type checking forbids it, and a test watches random games. `frozen=True` would forbid it again each time one is
    made, which takes three times as long; a game makes thousands.
    """
    return dataclass(slots=True, unsafe_hash=True)(made)
