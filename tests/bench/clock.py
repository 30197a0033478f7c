"""The clock of all benches: the processor's time of this program, so that other work on the machine does not count.

Of all its threads: what Qt gives to others to paint is not free.
"""

from __future__ import annotations

import platform
import sys
from collections.abc import Callable, Sequence
from statistics import median
from time import process_time


def interpreter() -> str:
    """Return which Python runs, and how it was built: figures of different ones cannot be compared."""
    return (
        f"{platform.python_implementation()} {platform.python_version()} ({platform.python_compiler()}, {sys.prefix})"
    )


def cpu_ms(act: Callable[[], object]) -> float:
    """Return how long a call keeps the processor busy, in milliseconds."""
    begun = process_time()
    act()
    return (process_time() - begun) * 1000


def share(times: Sequence[float], part: float) -> float:
    """Return the time that this part (0 … 1) of all times does not exceed."""
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(len(ordered) * part))]


def say_times(name: str, times: Sequence[float], budget: str = "") -> None:
    """Print median, 90th and 99th percentile and the longest of some times in milliseconds, beside their budget."""
    if not times:
        return
    figures = (
        f"median {median(times):8.3f}   p90 {share(times, 0.9):8.3f}   p99 {share(times, 0.99):8.3f}   "
        f"worst {max(times):8.3f}"
    )
    print(f"{name:44} {figures}   ({len(times)} measured){'   budget ' + budget if budget else ''}")
