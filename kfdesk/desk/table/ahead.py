"""What is painted ahead while the players think, so that it is only copied or put together when it is wanted."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Final

from PySide6.QtCore import QObject, QTimer

QUIET_MS: Final = 40
"""Time after a decision before anything is painted ahead: its own painting comes first, on a slow machine too."""
PAUSE_MS: Final = 4
"""Time between two pictures: what the players do comes first."""


Job = Callable[[], bool]
"""Paints one picture; returns False while that cannot be done yet."""


class PaintAhead(QObject):
    """Does one job after the other while nothing else is to be done."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._jobs: Iterator[Job] = iter(())
        self._next: Job | None = None
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._do_one)
        self.finished = True
        """True while no job is left."""

    @property
    def sleeps(self) -> bool:
        """True while nothing is to be painted: until `begin`, or until `wait` where a job could not be done yet."""
        return not self._timer.isActive()

    def begin(self, jobs: Iterable[Job]) -> None:
        """Do these jobs, each made when its turn comes; those that still waited are forgotten."""
        self._jobs, self._next, self.finished = iter(jobs), None, False
        self.wait()

    def wait(self) -> None:
        """Go on in a moment, if anything is left: the table has just changed and is to be painted first."""
        if not self.finished:
            self._timer.start(QUIET_MS)

    def _do_one(self) -> None:
        job = self._next or next(self._jobs, None)
        self._next, self.finished = None, job is None  # a job that fails is not tried again
        if job is None:
            return
        if job():
            self._timer.start(PAUSE_MS)
        else:
            self._next = job
