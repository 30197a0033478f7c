"""Work done ahead while the players think, so that little is left to do when its result is wanted."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from time import perf_counter
from typing import Final

from PySide6.QtCore import QCoreApplication, QObject, Qt, QTimer
from shiboken6 import isValid

from kfdesk import collector

QUIET_MS: Final = 40
"""Time from the end of a decision until anything is done ahead: its painting comes first, on a slow machine too."""
SLICE_S: Final = 0.003
"""How long small jobs are done one right after the other, in seconds."""
PAUSE_MS: Final = 1
"""Time after that before others are done: what the players do comes first."""


Job = Callable[[], bool]
"""Does one piece of work, such as painting a picture, in about the time that it takes to paint the window.

Returns False while it cannot be done yet.
"""


class IdleWork(QObject):
    """Does one job after the other while nothing else is to be done."""

    def __init__(self, parent: QObject, *, late: bool = False) -> None:
        """`late`: what takes long and is not wanted soon waits for all else that is done ahead."""
        super().__init__(parent)
        self.late = late
        self._jobs: Iterator[Job] = iter(())
        self._next: Job | None = None
        self._rounds = _rounds()
        self.finished = True
        """True while no job is left."""

    @property
    def sleeps(self) -> bool:
        """True while nothing is to be done: until `begin`, or until `wait` where a job could not be done yet."""
        return self not in self._rounds

    def begin(self, jobs: Iterable[Job]) -> None:
        """Do these jobs, each made when its turn comes; those that still waited are forgotten."""
        self._jobs, self._next, self.finished = iter(jobs), None, False
        self.wait()

    def stop(self) -> None:
        """Forget all jobs that still wait."""
        self._jobs, self._next, self.finished = iter(()), None, True
        self._rounds.leave(self)

    def wait(self) -> None:
        """Go on in a moment, if anything is left: the table has just changed and is to be painted first."""
        if not self.finished:
            self._rounds.enter(self)

    def work(self, until: float) -> bool:
        """Do jobs until this time of `perf_counter`; return whether more can be done."""
        while True:
            job = self._next or next(self._jobs, None)
            self._next, self.finished = None, job is None  # a job that fails is not tried again
            if job is None:
                collector.tidy()
                return False
            if not job():
                self._next = job
                return False
            if perf_counter() >= until:
                return True


class Rounds(QObject):
    """Lets everything that works ahead do a little, one after the other.

    Between them they take no more of the program's time than one alone would: a click waits for one piece of work.
    """

    def __init__(self, parent: QObject | None) -> None:
        super().__init__(parent)
        self._waiting: deque[IdleWork] = deque()
        self._called = self._quiet = False
        """Whether the end of what is done now is waited for, and whether the time of quiet runs that begins then."""
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._go_on)

    def __contains__(self, work: object) -> bool:
        return work in self._waiting

    def enter(self, work: IdleWork) -> None:
        """Let a work go on after a time of quiet, which begins when whatever calls has gone back to the event loop."""
        if work not in self._waiting:
            self._waiting.append(work)
        if not self._called:  # all that goes on after a decision says so
            self._called, self._quiet = True, False
            self._timer.start(0)

    def leave(self, work: IdleWork) -> None:
        """Let a work do nothing more."""
        if work in self._waiting:
            self._waiting.remove(work)

    def _go_on(self) -> None:
        self._called = False
        if not self._quiet:
            self._quiet = True
            self._timer.start(QUIET_MS)
            return
        try:
            self.work(perf_counter() + SLICE_S)
        finally:
            if self._waiting and not self._called:
                self._timer.start(PAUSE_MS)

    def work(self, until: float) -> None:
        """Do what waits, one piece after the other, until this time."""
        while self._waiting and perf_counter() < until:
            work = next((work for work in self._waiting if not work.late), self._waiting[0])
            self._waiting.remove(work)
            if isValid(work) and work.work(until) and work not in self._waiting:
                self._waiting.append(work)


def _rounds() -> Rounds:
    """Return the rounds of the program."""
    app = QCoreApplication.instance()
    assert app is not None
    found = app.findChild(Rounds, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return found if isinstance(found, Rounds) else Rounds(app)


def done(act: Callable[..., object], *given: object) -> Job:
    """Return the job of calling `act` with what is given."""
    return partial(_do, act, *given)


def _do(act: Callable[..., object], *given: object) -> bool:
    act(*given)
    return True
