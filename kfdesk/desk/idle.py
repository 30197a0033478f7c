"""Work done ahead while the players think, so that little is left to do when its result is wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from time import perf_counter
from typing import Final

from PySide6.QtCore import QObject, QTimer

from kfdesk import collector

QUIET_MS: Final = 40
"""Time from the end of a decision until anything is done ahead: its painting comes first, on a slow machine too."""
SLICE_S: Final = 0.003
"""How long small jobs are done one right after the other, in seconds."""
PAUSE_MS: Final = 4
"""Time after that before others are done: what the players do comes first."""


Job = Callable[[], bool]
"""Does one piece of work, such as painting a picture, in about the time that it takes to paint the window.

Returns False while it cannot be done yet.
"""


class IdleWork(QObject):
    """Does one job after the other while nothing else is to be done."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._jobs: Iterator[Job] = iter(())
        self._next: Job | None = None
        self._quiet = False
        """Whether the time of quiet runs: it begins when whatever called `wait` has gone back to the event loop."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)
        self.finished = True
        """True while no job is left."""

    @property
    def sleeps(self) -> bool:
        """True while nothing is to be done: until `begin`, or until `wait` where a job could not be done yet."""
        return not self._timer.isActive()

    def begin(self, jobs: Iterable[Job]) -> None:
        """Do these jobs, each made when its turn comes; those that still waited are forgotten."""
        self._jobs, self._next, self.finished = iter(jobs), None, False
        self.wait()

    def stop(self) -> None:
        """Forget all jobs that still wait."""
        self._jobs, self._next, self.finished = iter(()), None, True
        self._timer.stop()

    def wait(self) -> None:
        """Go on in a moment, if anything is left: the table has just changed and is to be painted first."""
        if not self.finished:
            self._quiet = False
            self._timer.start(0)

    def _go_on(self) -> None:
        """Do jobs until a moment has passed, and come back soon if any are left."""
        if not self._quiet:
            self._quiet = True
            self._timer.start(QUIET_MS)
            return
        until = perf_counter() + SLICE_S
        while True:
            job = self._next or next(self._jobs, None)
            self._next, self.finished = None, job is None  # a job that fails is not tried again
            if job is None:
                collector.tidy()
                return
            if not job():
                self._next = job
                return
            if perf_counter() >= until:
                self._timer.start(PAUSE_MS)
                return


def done(act: Callable[..., object], *given: object) -> Job:
    """Return the job of calling `act` with what is given."""
    return partial(_do, act, *given)


def _do(act: Callable[..., object], *given: object) -> bool:
    act(*given)
    return True
