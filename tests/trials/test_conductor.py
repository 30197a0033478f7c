"""The process beside the window: it does jobs, one after the other, says what went wrong, and may be ended."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

from kfdesk.collection.store import DeckStore
from kfdesk.records import record
from kfdesk.trials.conductor import Conductor, Done, Job, Tell, Wrong
from kfdesk.trials.gate import May
from kfdesk.trials.jobs import Known, Look, Play
from kfdesk.trials.kept import Kept, usual_file
from kfdesk.trials.run import Crew
from tests.trials.made_up import ARGUS, ONYX, row, two_decks


@record
class Say:
    """Tells the number of its process."""

    workers: int = 0

    def do(self, crew: Crew | None, tell: Tell) -> object:
        tell(os.getpid())
        return "said"


@record
class Fail:
    """Is not done."""

    workers: int = 0

    def do(self, crew: Crew | None, tell: Tell) -> object:
        raise ArithmeticError("a fault")


@record
class Wait:
    """Says what its gate lets, as long as it waits."""

    number: int = 0
    workers: int = 1

    def do(self, crew: Crew | None, tell: Tell) -> object:
        assert crew is not None
        crew.gate.wait()
        return crew.gate.may


def heard(conductor: Conductor, count: int) -> list[object]:
    """Return so many answers, waited for."""
    found: list[object] = []
    until = time.monotonic() + 60
    while len(found) < count:
        assert time.monotonic() < until
        found += conductor.heard()
        time.sleep(0.005)
    return found


def test_jobs_are_done_in_their_order_in_a_process_of_their_own(tmp_path: Path) -> None:
    """What is known is read, and the shelf beside the games is told; what goes wrong is said, and the next one done."""
    onyx, argus = two_decks()
    store = DeckStore.open(tmp_path)
    store.add([ONYX, ARGUS])
    file = usual_file(tmp_path)
    with Kept.open(file, make=True) as kept:
        kept.add_decks([onyx, argus])
        kept.add(row(onyx.mark, argus.mark, int(seed % 4 == 0), seed=seed) for seed in range(40))
    jobs: list[Job] = [Say(), Fail(), Look(file, "greedy"), Play(file, (ONYX.key,), "greedy", 0)]
    conductor = Conductor()
    assert list(conductor.heard()) == []
    conductor.say(May.PLAY)
    for job in jobs:
        conductor.ask(job)
    process, *answers = heard(conductor, len(jobs) + 1)
    assert process != os.getpid() and answers[0] == Done(jobs[0], "said")
    fault, look, too_few = answers[1:]
    assert isinstance(fault, Wrong) and "ArithmeticError: a fault" in fault.words.en
    assert isinstance(look, Done) and isinstance(look.found, Known) and look.found.table.games == 40
    assert isinstance(too_few, Wrong) and "at least two decks" in too_few.words.en
    assert [row.key for row in store.rows(store.find("strength>50").ids)] == [ONYX.key]
    store.close()
    assert isinstance(process, int)
    os.kill(process, signal.SIGKILL if hasattr(signal, "SIGKILL") else signal.SIGTERM)
    with pytest.raises(EOFError):
        heard(conductor, 1)
    conductor.ask(jobs[0])
    assert heard(conductor, 2)[0] != process, "another one has begun"
    conductor.say(May.WAIT)
    jobs = [Say(), Wait(1), Wait(2)]
    for job in jobs:
        conductor.ask(job)
    conductor.end(jobs[1])
    assert heard(conductor, 3)[1:] == [Done(jobs[0], "said"), Done(jobs[1], May.END)], "what is named ends, no other"
    conductor.say(May.PLAY)
    assert heard(conductor, 1) == [Done(jobs[2], May.PLAY)]
    conductor.close()
    assert list(conductor.heard()) == []
