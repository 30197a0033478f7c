"""What can be taken back on a page, and done again."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Final, Generic, TypeVar

T = TypeVar("T")

MOST_STEPS: Final = 200
"""So many steps can be taken back."""


class Steps(Generic[T]):
    """How something was before each change. Who changes it says so, and gets back what it was, or what it was made."""

    def __init__(self) -> None:
        self._before: list[T] = []
        """What it was before each change, the last one last."""
        self._after: list[T] = []
        """What changes made it that were taken back, the next one to do again last."""
        self._stretch: Hashable = None

    @property
    def can_go_back(self) -> bool:
        """Whether a change can be taken back."""
        return bool(self._before)

    @property
    def can_go_forth(self) -> bool:
        """Whether a change that was taken back can be made again."""
        return bool(self._after)

    def forget(self) -> None:
        """Begin anew: something else is shown."""
        self._before, self._after, self._stretch = [], [], None

    def changed(self, before: T, stretch: Hashable = None) -> None:
        """Remember what it was before a change. Changes that follow each other in one stretch are one step, such as
        the letters of a name."""
        if stretch is None or stretch != self._stretch:
            self._before = [*self._before, before][-MOST_STEPS:]
        self._after, self._stretch = [], stretch

    def end_stretch(self) -> None:
        """Let the next change be a step of its own."""
        self._stretch = None

    def back(self, now: T) -> T:
        """Return what it was before the last change; call it only where `can_go_back`."""
        self._stretch = None
        self._after.append(now)
        return self._before.pop()

    def forth(self, now: T) -> T:
        """Return what the change that was taken back last made of it; call it only where `can_go_forth`."""
        self._stretch = None
        self._before.append(now)
        return self._after.pop()
