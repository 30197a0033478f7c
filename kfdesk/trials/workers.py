"""Where games are played: in processes beside this one, which give way to whatever else the computer does.

What is handed to them is `kfdesk.trials.game.play` and a task, by `submit`, and what comes back are rows. Anything else
with that method of `concurrent.futures.Executor` serves as well: `kfdesk.trials.cluster` brings another.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection, wait
from threading import Thread

MOST_WORKERS = 60
"""More processes cannot be waited for on Windows."""
_NICENESS = 19


class Workers(ProcessPoolExecutor):
    """Processes of this computer."""

    def __init__(self, count: int) -> None:
        context = get_context("spawn")
        ends_with, self._held = context.Pipe(duplex=False)
        super().__init__(count, context, initializer=_begin, initargs=(ends_with,))

    def end(self) -> None:
        """End them at once, in mid-game: what was asked of them is broken."""
        self._held.close()


@contextmanager
def local(workers: int) -> Iterator[Workers]:
    """Yield so many processes of this computer; they end with the context, each after the game that it plays."""
    with Workers(workers) as pool:
        try:
            yield pool
        finally:
            pool.shutdown(wait=True, cancel_futures=True)
            pool.end()


def _begin(ends_with: Connection) -> None:
    """Make this process a worker: nice, and gone without a word when it is interrupted or is to end."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(_NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_end_with, args=(ends_with,), daemon=True).start()


def _end_with(held: Connection) -> None:
    """End when the other end of a pipe is closed, or the parent is gone: a worker would wait for tasks for ever, were
    its parent killed."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel, held])
        os._exit(1)
