"""Memory: the collector of cyclic garbage, set for a program that loads much and then plays; giving memory back."""

from __future__ import annotations

import ctypes
import errno
import gc
import linecache
import re
import sys
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from time import perf_counter
from typing import Any

YOUNG = 20_000
"""How many more objects than before are there when the youngest are looked through; Python's own 700 is a turn or two.

A game makes hardly any cycles: looking for them took one part in twelve of a random game.
"""

TIDY_FROM = YOUNG // 4
"""From so many new objects on it is worth looking through them while nothing else is to be done."""

MAPPED_FROM = 64 * 1024
"""Size in bytes from which on memory is taken from the system piece by piece, and goes back as soon as it is let go.

So large is a card on the table.
"""
TRIMMED_FROM = 4 * 1024 * 1024
_M_TRIM_THRESHOLD, _M_MMAP_THRESHOLD = -1, -3
"""Names of these two for the C library (malloc.h)."""

LARGE: int = 2 * 1024 * 1024
"""Size in bytes of a large page of memory."""
FILLED: float = 0.9
"""So much of a stretch of memory is in use where large pages may hold it: they take all of it."""
MOST_S: float = 0.03
"""When one takes longer, in seconds, no more are made: the system has to tidy its memory in order to find room."""
_MADV_COLLAPSE = 25
"""The name of that for the system (mman.h)."""
_MAPS = Path("/proc/self/smaps")
_STRETCH = re.compile(r"^([0-9a-f]+)-([0-9a-f]+) rw-p \S+ \S+ 0 *\n(?:[A-Z].*\n)*?Rss: +(\d+) kB$", re.MULTILINE)
"""How the system lists memory of the program's own that may be written: from, to, and KiB in use."""


_WORKERS: set[object] = set()
"""Who has a thread of its own now."""


class _Forgetful(dict[str, Any]):
    """Keeps no lines that can be read anew from a file, only what a module's loader gives, as in an archive."""

    def __setitem__(self, key: str, value: tuple[Any, ...]) -> None:
        """Keep how to ask a loader, an entry of one item, and its lines, which have no time of change: item 1."""
        if len(value) == 1 or value[1] is None:
            super().__setitem__(key, value)


def keep_no_sources() -> None:
    """Keep no lines of source files: PySide reads those of each module that is imported, 16 MiB in all.

    A traceback reads the few that it shows anew.
    """
    linecache.cache = _Forgetful()


def calm() -> None:
    """Leave all that is loaded by now out of later collections, and have these seldom: both would stutter the table.

    Large pictures come and go: in memory that is taken from the system in one piece they leave holes behind.
    """
    library = _c_library()
    if library is not None:
        library.mallopt(_M_MMAP_THRESHOLD, MAPPED_FROM)
        library.mallopt(_M_TRIM_THRESHOLD, TRIMMED_FROM)
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)


def rest(worker: object) -> None:
    """Look for garbage only where it is asked for while this worker has a thread of its own.

    On that thread the collector would let go of what belongs to Qt.
    """
    _WORKERS.add(worker)
    gc.disable()


def go_on(worker: object) -> None:
    """Look for garbage again once no other worker has a thread; nothing changes for one that has none."""
    _WORKERS.discard(worker)
    if not _WORKERS:
        gc.enable()


def tidy() -> None:
    """Look through the youngest objects if many are new: while players think, not in the middle of a decision.

    What nothing uses any more goes back to the system: that takes less than a millisecond.
    """
    if gc.get_count()[0] >= TIDY_FROM:
        gc.collect(0)
        _trim()


def give_back() -> None:
    """Look for all garbage, and give memory that nothing uses back to the system.

    A game or a film that is over is a large piece of garbage with its pictures, some tens of MiB. The allocator of
    Linux keeps what lies below anything that is still in use. Both together take some tens of milliseconds.
    """
    gc.collect()
    _trim()


def large_pages() -> Iterator[Callable[[], object]]:
    """Yield pieces of work, 2 or 3 ms each, that put what is loaded into large pages of memory, on Linux from 6.1 on.

    Each is to be done before the next one is asked for. A decision goes through objects that lie all over the memory.
    To find where each small page lies took a tenth of its time. What the pieces do changes no content. There are no
    more of them once the system says that it cannot do it, or has to look for large pages for long.
    """
    library = _c_library()
    if library is None:
        return
    try:
        listed = _MAPS.read_text(encoding="ascii", errors="replace")  # names of files may be in any encoding
    except OSError:
        return
    for begin, end in filled_stretches(listed):
        for at in range(begin, end, LARGE):
            joining = _Joining(library, at)
            yield joining
            if joining.is_in_vain:
                return


class _Joining:
    """A piece of work that puts as much memory as a large page holds, from an address on, into one."""

    def __init__(self, library: ctypes.CDLL, at: int) -> None:
        self._library, self._at = library, at
        self.is_in_vain = False
        """Whether others like this one are not worth trying."""

    def __call__(self) -> None:
        began = perf_counter()
        failed = self._library.madvise(ctypes.c_void_p(self._at), ctypes.c_size_t(LARGE), _MADV_COLLAPSE)
        self.is_in_vain = bool(failed) and ctypes.get_errno() == errno.EINVAL or perf_counter() - began > MOST_S


def filled_stretches(listed: str) -> list[tuple[int, int]]:
    """Return the stretches of memory that are nearly all in use, each from a multiple of a large page to another.

    `listed` is what Linux says of the memory of a process (`/proc/PID/smaps`).
    """
    found = []
    for first, last, used in _STRETCH.findall(listed):
        begin, end = int(first, 16), int(last, 16)
        if int(used) * 1024 >= FILLED * (end - begin):
            found.append((-(-begin // LARGE) * LARGE, end // LARGE * LARGE))
    return found


def _trim() -> None:
    library = _c_library()
    if library is not None:
        library.malloc_trim(0)


@cache
def _c_library() -> ctypes.CDLL | None:
    """Return the system's C library where it can give memory back: that of GNU."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        library = ctypes.CDLL(None, use_errno=True)
        return library if hasattr(library, "malloc_trim") else None
    except OSError:
        return None
