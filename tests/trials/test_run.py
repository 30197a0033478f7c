"""Runs: on until all is known well enough, continued, enlarged, and killed at any moment."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

from kfdesk.trials.game import Row, Task
from kfdesk.trials.kept import Kept
from kfdesk.trials.run import Failure, Play, State, run
from tests.trials import killed
from tests.trials.killed import STRENGTHS
from tests.trials.made_up import Lots, named

TOP = Path(__file__).resolve().parents[2]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(TOP)}


def ran(
    path: Path, plays: Play, *, until: float = 20, decks: str = "abcde", seed: int = 1
) -> tuple[State, list[State | Failure]]:
    """Return how far a run came, and what it told."""
    told: list[State | Failure] = []
    with Kept.open(path, make=True) as kept, ThreadPoolExecutor(1) as pool:
        last = run(
            kept,
            named(*decks),
            "greedy",
            until=until,
            pool=pool,
            workers=1,
            lots=Random(seed),
            tell=told.append,
            plays=plays,
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
    assert all(isinstance(state, State) and state.seconds_a_game is not None for state in told[1:])


def test_a_run_is_continued_and_enlarged(tmp_path: Path) -> None:
    lots = Lots(STRENGTHS)
    before, _ = ran(tmp_path / "games", lots.plays, until=24, decks="abc")
    again, told = ran(tmp_path / "games", lots.plays, until=24, decks="abc", seed=2)
    assert again.games == before.games and len(told) == 1, "nothing is left to do"
    further, _ = ran(tmp_path / "games", lots.plays, until=20, decks="abc", seed=3)
    larger, told = ran(tmp_path / "games", lots.plays, until=20, seed=4)
    assert before.games < further.games < larger.games
    assert isinstance(told[0], State) and told[0].games == further.games


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
    assert str(failures[0].error) == "a fault" and failures[0].task.player == "greedy"


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


def test_workers_do_not_outlive_the_run_that_began_them(tmp_path: Path) -> None:
    """What both write to has an end only once both are gone."""
    script = tmp_path / "script.py"
    script.write_text(WORKER, encoding="utf-8")
    with subprocess.Popen([sys.executable, str(script)], stdout=subprocess.PIPE, text=True, env=ENVIRONMENT) as child:
        assert child.stdout is not None
        assert int(child.stdout.readline()) != child.pid
        child.kill()
        assert child.communicate(timeout=10)[0] == ""
