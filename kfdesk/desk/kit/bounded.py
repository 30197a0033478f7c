"""What is kept so that it need not be drawn again: stores that let the least used go, and the memory they take.

Memory goes by the pixels of the window that pictures are painted for: a card takes four times as many pixels on a
screen of 200 %, so fixed limits are too tight there or too wide elsewhere.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
from itertools import count
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


ALL_ROOM: Final = Room(6.5, 192 * MIB)
"""Memory for what all stores keep together: a table with its effects, and little of the pages that were left."""


def size_of(pixmap: QPixmap) -> int:
    """Return how many bytes a picture takes."""
    return pixmap.width() * pixmap.height() * BYTES_PER_PIXEL


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
        self._kept: OrderedDict[Key, Kept] = OrderedDict()
        self._used: dict[Key, int] = {}
        """When each was used last, by the clock of all stores."""
        self.bytes = 0
        """Memory of all that is kept."""
        _STORES.add(self)

    def __len__(self) -> int:
        return len(self._kept)

    def __iter__(self) -> Iterator[Key]:
        return iter(self._kept)

    def __contains__(self, key: Key) -> bool:
        return key in self._kept

    @property
    def limit(self) -> int:
        """The most that all together may take, in bytes."""
        return int(self._most_bytes)

    def find(self, key: Key) -> Kept | None:
        """Return what is kept by a key, as the one used last from now on."""
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            self._used[key] = next(_CLOCK)
        return found

    def keep(self, key: Key, made: Kept) -> Kept:
        """Keep and return what was made for a key that is new, and let others go for it."""
        kept = self._kept
        kept[key] = made
        self._used[key] = next(_CLOCK)
        size = self._size(made)
        self.bytes += size
        limit = self.limit
        while len(kept) > 1 and (len(kept) > self._most or self.bytes > limit):
            self.let_go()
        if size:
            _make_room()
        return made

    def let_go(self) -> None:
        """Let the least used go."""
        key, least = self._kept.popitem(last=False)
        del self._used[key]
        self.bytes -= self._size(least)

    @property
    def least_used(self) -> int | None:
        """When the least used was used last, None where it takes no memory or is the last one that is left."""
        return self._used[next(iter(self._kept))] if self.bytes and len(self._kept) > 1 else None

    def made_once(self, key: Key, make: Callable[[], Kept]) -> Kept:
        """Return what is kept by a key, made where it is not."""
        found = self.find(key)
        return self.keep(key, make()) if found is None else found

    def clear(self) -> None:
        """Let all go."""
        self._kept.clear()
        self._used.clear()
        self.bytes = 0


_STORES: Final[WeakSet[Bounded[Any, Any]]] = WeakSet()
_CLOCK: Final = count()


def _make_room() -> None:
    """Let what was used longest ago go until all stores together fit into their room."""
    held, limit = held_bytes(), int(ALL_ROOM)
    while held > limit:
        old = [(used, store) for store in _STORES if (used := store.least_used) is not None]
        if not old:
            return
        store = min(old, key=lambda found: found[0])[1]
        held -= store.bytes
        store.let_go()
        held += store.bytes


def held_bytes() -> int:
    """Return how much memory the things in all stores take together."""
    return sum(store.bytes for store in _STORES)
