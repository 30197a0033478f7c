"""Where games are played: in processes beside this one, which give way to whatever else the computer does.

What is handed to them is `kfdesk.trials.game.play` and a task, by `submit`, and what comes back are rows. Anything else
with that method of `concurrent.futures.Executor` serves as well.
"""

from __future__ import annotations

import os
import signal
from collections.abc import Iterator
from concurrent.futures import Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from multiprocessing.connection import wait
from threading import Thread

_NICENESS = 19


@contextmanager
def local(workers: int) -> Iterator[Executor]:
    """Yield so many processes of this computer; they end with the context, each after the game that it plays."""
    with ProcessPoolExecutor(workers, get_context("spawn"), initializer=_begin) as pool:
        try:
            yield pool
        finally:
            pool.shutdown(wait=True, cancel_futures=True)


def _begin() -> None:
    """Make this process a worker: nice, and gone without a word when it is interrupted or its parent is gone."""
    if hasattr(os, "nice"):  # not on Windows
        os.nice(_NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    """A worker would wait for tasks for ever, were its parent killed."""
    parent = parent_process()
    if parent is not None:
        wait([parent.sentinel])
        os._exit(1)
