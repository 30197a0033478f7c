"""Memory: the collector of cyclic garbage, set for a program that loads much and then plays; giving memory back."""

from __future__ import annotations

import ctypes
import gc
import linecache
import sys
from functools import cache

YOUNG = 20_000
"""How many more objects than before are there when the youngest are looked through; Python's own 700 is a turn or two.

A game makes hardly any cycles: looking for them took one part in twelve of a random game.
"""

TIDY_FROM = YOUNG // 4
"""From so many new objects on it is worth looking through them while nothing else is to be done."""


def calm() -> None:
    """Leave all that is loaded by now out of later collections, and have these seldom: both would stutter the table."""
    linecache.clearcache()
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG)


def tidy() -> None:
    """Look through the youngest objects if many are new: while players think, not in the middle of a decision."""
    if gc.get_count()[0] >= TIDY_FROM:
        gc.collect(0)


def give_back() -> None:
    """Look for all garbage, and give memory that nothing uses back to the system.

    A game or a film that is over is a large piece of garbage with its pictures, some tens of MiB. PySide reads the
    source of each module that is imported, and Python keeps its lines: 16 MiB. The allocator of Linux keeps what lies
    below anything that is still in use. All this takes some tens of milliseconds.
    """
    linecache.clearcache()
    gc.collect()
    library = _c_library()
    if library is not None:
        library.malloc_trim(0)


@cache
def _c_library() -> ctypes.CDLL | None:
    """Return the system's C library where it can give memory back: that of GNU."""
    if not sys.platform.startswith("linux"):
        return None
    try:
        library = ctypes.CDLL(None)
        return library if hasattr(library, "malloc_trim") else None
    except OSError:
        return None
