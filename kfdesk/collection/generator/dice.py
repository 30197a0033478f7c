"""The generator's own chance: the same numbers for the same words on every machine and every Python."""

from __future__ import annotations

from collections.abc import Sequence
from hashlib import blake2b
from typing import TypeVar

from kfdesk.engine import rng

Thing = TypeVar("Thing")

MILLION = 1_000_000
"""Odds are whole numbers in a million: nothing is ever decided by a fraction that a machine may round."""


class Dice:
    """A stream of random numbers that is named by words, such as the seed and what it is for."""

    __slots__ = ("_state",)

    def __init__(self, *words: str | int) -> None:
        said = "\x1f".join(map(str, words))
        self._state = rng.seeded(int.from_bytes(blake2b(said.encode(), digest_size=8).digest(), "big"))

    def below(self, bound: int) -> int:
        """Return a number from 0 to `bound` - 1."""
        self._state, found = rng.below(self._state, bound)
        return found

    def chance(self, in_a_million: int) -> bool:
        """Return True that many times in a million."""
        return in_a_million > 0 and self.below(MILLION) < in_a_million

    def pick(self, things: Sequence[Thing]) -> Thing:
        """Return one of the things, each as likely."""
        return things[self.below(len(things))]

    def mixed(self, things: Sequence[Thing]) -> list[Thing]:
        """Return all the things in a random order."""
        self._state, order = rng.shuffled(self._state, range(len(things)))
        return [things[index] for index in order]

    def bits(self) -> int:
        """Return a number from 0 to 2**63 - 1, fit to be a seed."""
        return self.below(1 << 63)
