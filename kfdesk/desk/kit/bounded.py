"""What is kept so that it need not be drawn again: stores that let the least used go, and the memory they take.

Memory goes by the pixels of the window that pictures are painted for: a card takes four times as many pixels on a
screen of 200 %, so fixed limits are too tight there or too wide elsewhere.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from itertools import count
from operator import itemgetter
from typing import Any, Final, Generic, SupportsInt, TypeVar
from weakref import WeakSet

from PySide6.QtCore import QSize
from PySide6.QtGui import QPixmap

MIB: Final = 1024 * 1024
BYTES_PER_PIXEL: Final = 4
LEAST_PIXELS: Final = 1920 * 1080
"""A smaller window counts as this large."""

Key = TypeVar("Key", bound=Hashable)
Kept = TypeVar("Kept")


class _Window:
    """The window that pictures are painted for."""

    pixels = LEAST_PIXELS


def fit_window(size: QSize) -> None:
    """Say how large the program's window is now, in pixels of the screen."""
    _Window.pixels = max(LEAST_PIXELS, size.width() * size.height())


@dataclass(frozen=True, slots=True)
class Room:
    """Memory for pictures: as many bytes as so many pictures of the whole window take, but never more than `most`."""

    windows: float
    most: int

    def __int__(self) -> int:
        return min(self.most, round(self.windows * _Window.pixels * BYTES_PER_PIXEL))


ALL_ROOM: Final = Room(5.0, 192 * MIB)
"""Memory for what all stores keep together: a table with its effects, and little of the pages that were left."""
SPARED: Final = 0.96
"""So much of that stays where something has to go: to look for what was used longest ago takes about a millisecond."""


def size_of(pixmap: QPixmap) -> int:
    """Return how many bytes a picture takes."""
    return pixmap.width() * pixmap.height() * BYTES_PER_PIXEL


class _Entry(Generic[Kept]):
    """What a store keeps, and when it was used last by the clock of all stores."""

    __slots__ = ("made", "used")

    def __init__(self, made: Kept) -> None:
        self.made = made
        self.used = next(_CLOCK)


def _last_use(kept: tuple[Hashable, _Entry[Any]]) -> int:
    """Return when an entry was used last: to find each one by its key, as many keys would be hashed."""
    return kept[1].used


class Bounded(Generic[Key, Kept]):
    """Things by what they show: at most so many, or so many bytes; the least used goes first.

    All stores together keep no more than `ALL_ROOM`: where they would, what was used longest ago goes, in whichever
    store it is. The last one kept in a store stays, even where it is larger than all the room there is. `size` tells
    the bytes that one takes: none, where they are no pictures.
    """

    def __init__(
        self,
        size: Callable[[Kept], int] = lambda kept: 0,
        *,
        most: int = sys.maxsize,
        most_bytes: SupportsInt = sys.maxsize,
    ) -> None:
        self._size = size
        self._most = most
        self._most_bytes = most_bytes
        self._kept: dict[Key, _Entry[Kept]] = {}
        self.bytes = 0
        """Memory of all that is kept."""
        _STORES.add(self)

    def __len__(self) -> int:
        return len(self._kept)

    def __iter__(self) -> Iterator[Key]:
        """Go through the keys, the least used first."""
        return (key for key, _ in self.by_use())

    def by_use(self) -> list[tuple[Key, _Entry[Kept]]]:
        """Return the keys with what is kept by them, the least used first."""
        return sorted(self._kept.items(), key=_last_use)

    def __contains__(self, key: Key) -> bool:
        return key in self._kept

    @property
    def limit(self) -> int:
        """The most that all together may take, in bytes."""
        return int(self._most_bytes)

    def used(self, key: Key) -> int:
        """Return when what is kept by a key was used last, by the clock of all stores."""
        return self._kept[key].used

    def find(self, key: Key) -> Kept | None:
        """Return what is kept by a key, as the one used last from now on."""
        found = self._kept.get(key)
        if found is None:
            return None
        found.used = next(_CLOCK)
        return found.made

    def keep(self, key: Key, made: Kept) -> Kept:
        """Keep and return what was made for a key that is new, and let others go for it."""
        kept = self._kept
        kept[key] = _Entry(made)
        size = self._size(made)
        self.bytes += size
        limit = self.limit
        while len(kept) > 1 and (len(kept) > self._most or self.bytes > limit):
            self.let_go(min(kept.items(), key=_last_use)[0])
        if size:
            _make_room()
        return made

    def let_go(self, key: Key) -> None:
        """Keep what is kept by a key no longer."""
        self.bytes -= self._size(self._kept.pop(key).made)

    def made_once(self, key: Key, make: Callable[[], Kept]) -> Kept:
        """Return what is kept by a key, made where it is not."""
        found = self.find(key)
        return self.keep(key, make()) if found is None else found

    def clear(self) -> None:
        """Let all go."""
        self._kept.clear()
        self.bytes = 0


_STORES: Final[WeakSet[Bounded[Any, Any]]] = WeakSet()
_CLOCK: Final = count()


def _make_room() -> None:
    """Where all stores together keep too much, let what was used longest ago go, and a little more than has to."""
    held, limit = held_bytes(), int(ALL_ROOM)
    if held <= limit:
        return
    old = [(entry.used, store, key) for store in _STORES if store.bytes for key, entry in store.by_use()[:-1]]
    for _, store, key in sorted(old, key=itemgetter(0)):
        held -= store.bytes
        store.let_go(key)
        held += store.bytes
        if held <= limit * SPARED:
            return


def held_bytes() -> int:
    """Return how much memory the things in all stores take together."""
    return sum(store.bytes for store in _STORES)
