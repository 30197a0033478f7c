"""The game's own random numbers: a 64-bit state that lives in the game's state as a plain int.

SplitMix64 (Steele, Lea, Flood 2014): small, well spread, the same on every machine and Python.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


def seeded(seed: int) -> int:
    """Return the generator state for `seed` (any integer)."""
    return seed & _MASK


def advance(state: int) -> tuple[int, int]:
    """Return the next state and 64 random bits."""
    state = (state + 0x9E3779B97F4A7C15) & _MASK
    z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
    z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
    return state, z ^ (z >> 31)


def below(state: int, bound: int) -> tuple[int, int]:
    """Return the next state and a number from 0 to `bound` - 1; the bias is under bound / 2**64."""
    state, bits = advance(state)
    return state, (bits * bound) >> 64


def shuffled(state: int, items: Sequence[T]) -> tuple[int, tuple[T, ...]]:
    """Return the next state and the items in a random order (Fisher and Yates)."""
    mixed = list(items)
    for last in range(len(mixed) - 1, 0, -1):
        state = (state + 0x9E3779B97F4A7C15) & _MASK
        z = ((state ^ (state >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        other = ((z ^ (z >> 31)) * (last + 1)) >> 64
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return state, tuple(mixed)
