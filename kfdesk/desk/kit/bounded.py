"""What is kept so that it need not be drawn again: stores that let the least used go, and the memory they take.

Memory goes by the pixels of the window that pictures are painted for: a card takes four times as many pixels on a
screen of 200 %, so fixed limits are too tight there or too wide elsewhere.
"""

from __future__ import annotations

import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable, Iterator
from dataclasses import dataclass
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


def size_of(pixmap: QPixmap) -> int:
    """Return how many bytes a picture takes."""
    return pixmap.width() * pixmap.height() * BYTES_PER_PIXEL


class Bounded(Generic[Key, Kept]):
    """Things by what they show: at most so many, or so many bytes; the least used goes first.

    The last one kept stays, even where it is larger than all the room there is. `size` tells the bytes that one takes:
    none, where they are no pictures.
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
        return found

    def keep(self, key: Key, made: Kept) -> Kept:
        """Keep and return what was made for a key that is new, and let others go for it."""
        kept = self._kept
        kept[key] = made
        self.bytes += self._size(made)
        limit = self.limit
        while len(kept) > 1 and (len(kept) > self._most or self.bytes > limit):
            self.bytes -= self._size(kept.popitem(last=False)[1])
        return made

    def made_once(self, key: Key, make: Callable[[], Kept]) -> Kept:
        """Return what is kept by a key, made where it is not."""
        found = self.find(key)
        return self.keep(key, make()) if found is None else found

    def clear(self) -> None:
        """Let all go."""
        self._kept.clear()
        self.bytes = 0


_STORES: Final[WeakSet[Bounded[Any, Any]]] = WeakSet()


def held_bytes() -> int:
    """Return how much memory the things in all stores take together."""
    return sum(store.bytes for store in _STORES)
