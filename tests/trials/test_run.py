"""Runs: on until all is known well enough, continued, enlarged, and killed at any moment."""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import BrokenExecutor, Future, ThreadPoolExecutor
from pathlib import Path
from random import Random
from threading import Lock, Timer
from typing import Any

import pytest

from kfdesk.trials import workers
from kfdesk.trials.game import Failure, Row, Task
from kfdesk.trials.gate import Gate, May
from kfdesk.trials.kept import Kept
from kfdesk.trials.run import Came, Crew, Play, State, Told, run
from tests.trials import killed
from tests.trials.killed import STRENGTHS
from tests.trials.made_up import Lots, named

TOP = Path(__file__).resolve().parents[2]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(TOP)}


def ran(
    path: Path,
    plays: Play,
    *,
    until: float = 20,
    decks: str = "abcde",
    seed: int = 1,
    most: int | None = None,
    gate: Gate | None = None,
) -> tuple[State, list[Told]]:
    """Return how far a run came, and what it told."""
    told: list[Told] = []
    with Kept.open(path, make=True) as kept, ThreadPoolExecutor(1) as pool:
        last = run(
            kept,
            named(*decks),
            "greedy",
            until=until,
            crew=Crew(pool, 1, gate or Gate(), plays),
            lots=Random(seed),
            tell=told.append,
            most=most,
        )
        assert len(kept.rows("greedy")) >= last.games
    return last, told


def test_a_run_ends_when_every_deck_is_known(tmp_path: Path) -> None:
    last, told = ran(tmp_path / "games", Lots(STRENGTHS).plays)
    assert last.uncertain <= 20 and last.games == sum(last.each) / 2
    first = told[0]
    assert isinstance(first, State) and first == State(0, first.uncertain, [0] * 5, None)
    games = [state.games for state in told if isinstance(state, State)]
    assert games == sorted(games) and games[1] == 6, "a few games come first, to measure them"
    assert all(state.seconds_a_game is not None for state in told[1:] if isinstance(state, State))
    assert sum(isinstance(one, Came) for one in told) == last.games


def test_a_run_is_continued_and_enlarged(tmp_path: Path) -> None:
    lots = Lots(STRENGTHS)
    before, _ = ran(tmp_path / "games", lots.plays, until=24, decks="abc")
    again, told = ran(tmp_path / "games", lots.plays, until=24, decks="abc", seed=2)
    assert again.games == before.games and len(told) == 1, "nothing is left to do"
    further, _ = ran(tmp_path / "games", lots.plays, until=20, decks="abc", seed=3)
    larger, told = ran(tmp_path / "games", lots.plays, until=20, seed=4)
    assert before.games < further.games < larger.games
    assert isinstance(told[0], State) and told[0].games == further.games


def test_a_run_plays_so_many_games_and_no_more(tmp_path: Path) -> None:
    last, _ = ran(tmp_path / "games", Lots(STRENGTHS).plays, until=0, most=31)
    assert last.games == 32, "with seats exchanged"
    last, _ = ran(tmp_path / "games", Lots(STRENGTHS).plays, until=0, most=4, seed=2)
    assert last.games == 36


def test_a_run_waits_and_ends_when_it_is_told_to(tmp_path: Path) -> None:
    """Games that were handed out are played and kept; while it waits none begins."""
    gate, lots, calls = Gate(), Lots(STRENGTHS), list[May]()

    def plays(tasks: Iterable[Task]) -> Sequence[Row]:
        calls.append(gate.may)
        if len(calls) == 5:
            gate.say(May.WAIT)
            Timer(0.02, gate.say, [May.PLAY]).start()
        elif len(calls) == 15:
            gate.say(May.END)
        return lots.plays(tasks)

    last, _ = ran(tmp_path / "games", plays, until=0, gate=gate)
    assert calls.count(May.WAIT) <= 1 and calls.count(May.END) <= 1
    assert last.games == len(calls) <= 16
    gate.say(May.PLAY)
    assert gate.may is May.END, "an end is one"


def test_a_game_that_fails_is_told_and_the_run_goes_on(tmp_path: Path) -> None:
    lots, calls = Lots(STRENGTHS), 0

    def plays(tasks: Iterable[Task]) -> Sequence[Row]:
        nonlocal calls
        calls += 1
        if calls % 10 == 0:
            raise ArithmeticError("a fault")
        return lots.plays(tasks)

    last, told = ran(tmp_path / "games", plays, until=20)
    failures = [one for one in told if isinstance(one, Failure)]
    assert last.uncertain <= 20
    assert len(failures) == calls // 10 and last.games == calls - len(failures)
    assert failures[0].error == "ArithmeticError: a fault" and failures[0].task.player == "greedy"


def test_a_fault_that_comes_back_as_words_is_told(tmp_path: Path) -> None:
    lots, faulty = Lots(STRENGTHS), list[Task]()

    def plays(tasks: Iterable[Task]) -> Sequence[Row | Failure]:
        (task,) = tasks
        if faulty:
            return lots.plays([task])
        faulty.append(task)
        return [Failure(task, "SetupError: a fault")]

    last, told = ran(tmp_path / "games", plays, until=24)
    assert last.uncertain <= 24
    assert [one for one in told if isinstance(one, Failure)] == [Failure(faulty[0], "SetupError: a fault")]


def test_a_run_whose_cluster_is_gone_ends(tmp_path: Path) -> None:
    """A cluster without its scheduler cancels what was asked of it."""

    class Gone(ThreadPoolExecutor):
        def submit(self, fn: Callable[..., object], /, *args: object, **kwargs: object) -> Any:
            future = Future[object]()
            if fn is plays:
                future.cancel()
                future.set_running_or_notify_cancel()
                return future
            return super().submit(fn, *args, **kwargs)

    plays = Lots(STRENGTHS).plays
    with Kept.open(tmp_path / "games", make=True) as kept, Gone(1) as pool, pytest.raises(BrokenExecutor):
        crew = Crew(pool, 1, Gate(), plays)
        run(kept, named("a", "b"), "greedy", until=20, crew=crew, lots=Random(1), tell=lambda _: None)


def test_workers_that_join_get_their_share(tmp_path: Path) -> None:
    """How many there are is counted anew with each plan."""
    there, most = 1, 0
    lots, running = Lots(STRENGTHS), list[Task]()
    lock = Lock()

    def plays(tasks: Iterable[Task]) -> Sequence[Row]:
        nonlocal most, there
        (task,) = tasks
        with lock:
            running.append(task)
            most = max(most, len(running))
        time.sleep(0.002)
        with lock:
            running.remove(task)
            there = 4
            return lots.plays([task])

    with Kept.open(tmp_path / "games", make=True) as kept, ThreadPoolExecutor(8) as pool:
        crew = Crew(pool, 1, Gate(), plays, count=lambda: there)
        run(kept, named(*"abcde"), "greedy", until=0, crew=crew, lots=Random(1), tell=lambda _: None, most=40)
    assert most > 2


def test_a_run_in_which_every_game_fails_ends(tmp_path: Path) -> None:
    def plays(_: Iterable[Task]) -> Sequence[Row]:
        raise ArithmeticError("a fault")

    last, _ = ran(tmp_path / "games", plays)
    assert (last.games, last.uncertain > 20) == (0, True)


def test_a_run_that_is_killed_loses_no_game_that_was_kept(tmp_path: Path) -> None:
    path = tmp_path / "games"
    command = [sys.executable, "-m", killed.__name__, str(path)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=TOP) as child:
        assert child.stdout is not None
        told = [child.stdout.readline().strip() for _ in range(20)]
        child.kill()
        told += child.stdout.read().split("\n")[:-1]
    with Kept.open(path) as kept:
        there = {killed.said(row) for row in kept.rows("greedy")}
    assert set(told) <= there and len(there) - len(told) <= 1, "one may have been kept and not told"
    _, states = ran(path, Lots(STRENGTHS).plays, seed=9)
    assert isinstance(states[0], State) and states[0].games == len(there)


WORKER = """
import os
import time
from kfdesk.trials import workers
if __name__ == "__main__":
    with workers.local(1) as pool:
        print(pool.submit(os.getpid).result(), flush=True)
        pool.submit(time.sleep, 60).result()
"""


def test_workers_that_are_to_end_do_not_finish_their_games() -> None:
    with workers.local(1) as pool:
        assert pool.submit(os.getpid).result() != os.getpid()
        sleeps = pool.submit(time.sleep, 60)
        pool.end()
        with pytest.raises(BrokenExecutor):
            sleeps.result(timeout=10)


def test_workers_do_not_outlive_the_run_that_began_them(tmp_path: Path) -> None:
    """What both write to has an end only once both are gone."""
    script = tmp_path / "script.py"
    script.write_text(WORKER, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env=ENVIRONMENT) as child:
        assert child.stdout is not None
        assert int(child.stdout.readline()) != child.pid
        child.kill()
        assert child.communicate(timeout=10)[0] == ""
