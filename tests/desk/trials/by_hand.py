"""A conductor without a process: tests say when something is done, and how far."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

from kfdesk.trials.conductor import Conductor, Done, Job, Wrong
from kfdesk.trials.gate import Gate, May
from kfdesk.trials.run import Crew, Play


class ByHand(Conductor):
    """Keeps what was asked for and said."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[Job] = []
        self.said: list[May] = []
        self.ended: list[Job] = []
        self.closed = False
        self._heard: list[object] = []
        self.gone = False

    def ask(self, job: Job) -> None:
        self.asked.append(job)

    def say(self, may: May) -> None:
        self.said.append(may)

    def end(self, job: Job) -> None:
        self.ended.append(job)

    @property
    def last(self) -> str:
        """What was said last."""
        return self.said[-1].value if self.said else ""

    def heard(self) -> Iterator[object]:
        if self.gone:
            self.gone = False
            raise EOFError
        while self._heard:
            yield self._heard.pop(0)

    def close(self) -> None:
        self.closed = True

    def tell(self, *what: object) -> None:
        """Let this be heard the next time."""
        self._heard += what

    def do(self, plays: Play | None = None) -> Done | Wrong:
        """Do the first job that was asked for, in this process; what it tells is heard, and that it is done."""
        job = self.asked.pop(0)
        if plays is None:
            done = Done(job, job.do(None, self.tell))
        else:
            with ThreadPoolExecutor(1) as pool:
                done = Done(job, job.do(Crew(pool, 1, Gate(), plays), self.tell))
        self.tell(done)
        return done
