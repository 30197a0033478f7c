"""A process beside the window that conducts trials: it plans, keeps and estimates while its workers play.

The window must never wait, and threads of Python hinder each other; so it only sends jobs over a pipe and looks now and
then whether something came back. Where the window ends, or is killed, the conductor is gone at once, and its workers
with it: every game that ended is kept by then.
"""

from __future__ import annotations

import atexit
import os
import signal
from collections.abc import Callable, Iterator
from concurrent.futures import BrokenExecutor
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import Connection
from queue import SimpleQueue
from threading import Lock, Thread
from typing import Protocol, cast

from kfdesk.collection.database import StoreError
from kfdesk.records import record
from kfdesk.text.words import Words, same
from kfdesk.trials import command_texts as s
from kfdesk.trials import workers
from kfdesk.trials.gate import Gate, May
from kfdesk.trials.run import Crew

Tell = Callable[[object], None]


class Job(Protocol):
    """Something to be done beside the window; it and all that it tells can be pickled."""

    @property
    def workers(self) -> int:
        """How many processes it needs; none for 0."""

    def do(self, crew: Crew | None, tell: Tell) -> object:
        """Do it and return what came of it; `tell` says how far it is."""


@record
class Done:
    """A job is over, and what came of it."""

    job: Job
    found: object


@record
class Wrong:
    """A job could not be done, or not to its end; `words` say why, ready to show."""

    job: Job
    words: Words


@record
class End:
    """A job is to end: what is sent to the process."""

    job: Job


class TooFew(Exception):  # noqa: N818 - it says what is so
    """A job got fewer decks that can be played than it takes."""

    def __init__(self, count: int) -> None:
        super().__init__(count)
        self.count = count


class Conductor:
    """The process, as the window sees it. It is started with the first job."""

    def __init__(self) -> None:
        self._link: Connection | None = None

    def ask(self, job: Job) -> None:
        """Let a job be done after those that were asked for before."""
        if self._link is None:
            context = get_context("spawn")
            self._link, other = context.Pipe()
            context.Process(target=_conduct, args=(other,), name="kfdesk trials").start()
            other.close()
            atexit.register(self.close)  # else Python would wait for a process that waits for it
        self._send(job)

    def say(self, may: May) -> None:
        """Say what the job may do that is being done, and those after it until something else is said: play or wait."""
        self._send(may)

    def end(self, job: Job) -> None:
        """End a job, and no other, after the games that are being played; one that has not begun plays none."""
        self._send(End(job))

    def heard(self) -> Iterator[object]:
        """Yield what came since the last time, in its order: what jobs tell, then `Done` or `Wrong`.

        Raises `EOFError` where the process was ended from outside; the next job starts another one.
        """
        try:
            while self._link is not None and self._link.poll():
                yield self._link.recv()
        except OSError as error:
            self.close()
            raise EOFError from error
        except EOFError:
            self.close()
            raise

    def close(self) -> None:
        """End the process and its workers at once."""
        link, self._link = self._link, None
        if link is not None:
            atexit.unregister(self.close)
            link.close()

    def _send(self, what: object) -> None:
        if self._link is not None:
            with suppress(OSError):  # it is gone: `heard` says so
                self._link.send(what)


# In the process.


def _conduct(link: Connection) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the window has it, too, and ends this one
    jobs: SimpleQueue[Job] = SimpleQueue()
    listening, lock = _Listening(link, jobs), Lock()

    def tell(what: object) -> None:
        with lock, suppress(OSError):  # the window is gone, and this process soon
            link.send(what)

    Thread(target=listening.listen, daemon=True).start()
    while True:
        job = jobs.get()
        tell(_done(job, listening.gate_for(job), tell))


class _Listening:
    """Hears what the window sends while a job is being done."""

    def __init__(self, link: Connection, jobs: SimpleQueue[Job]) -> None:
        self._link, self._jobs = link, jobs
        self._lock = Lock()
        self._job: Job | None = None
        self._gate, self._may = Gate(), May.PLAY
        self._ended: list[Job] = []
        """Jobs that are to end before they begin."""

    def gate_for(self, job: Job) -> Gate:
        """Return the gate of the job that is done now; what ended the one before does not end it."""
        with self._lock:
            self._job, self._gate = job, Gate()
            self._gate.say(May.END if job in self._ended else self._may)
            self._ended = [ended for ended in self._ended if ended != job]
            return self._gate

    def listen(self) -> None:
        """Listen until the window is gone."""
        while True:
            try:
                what = self._link.recv()
            except (EOFError, OSError):
                os._exit(0)
            with self._lock:
                self._take(what)

    def _take(self, what: object) -> None:
        if isinstance(what, May):
            self._may = what
            self._gate.say(what)
        elif not isinstance(what, End):
            self._ended = [ended for ended in self._ended if ended != what]  # it is asked for anew
            self._jobs.put(cast(Job, what))
        elif what.job == self._job:
            self._gate.say(May.END)
        else:
            self._ended.append(what.job)


def _done(job: Job, gate: Gate, tell: Tell) -> Done | Wrong:
    try:
        if not job.workers:
            return Done(job, job.do(None, tell))
        with workers.local(job.workers) as pool:
            return Done(job, job.do(Crew(pool, job.workers, gate), tell))
    except StoreError as error:
        return Wrong(job, error.problem)
    except TooFew as error:
        return Wrong(job, s.TOO_FEW.filled(n=error.count))
    except BrokenExecutor:
        return Wrong(job, s.BROKEN)
    except Exception as fault:  # it must be said, and the next job can be done all the same
        return Wrong(job, s.FAULT.filled(why=same(f"{type(fault).__name__}: {fault}")))
