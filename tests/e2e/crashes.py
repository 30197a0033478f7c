"""Kills a playing process again and again and looks at what is left of its game."""

from __future__ import annotations

import atexit
import json
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from random import Random

from kfdesk.disk import NEW_SUFFIX
from kfdesk.match.autosave import SUFFIX, take_up
from kfdesk.match.game_library import newest, unfinished
from kfdesk.match.journal import JournalError, read
from tests.match.kept import start

ROOT = Path(__file__).parents[2]
PATIENCE_S = 300.0

Journal = tuple[str, ...]


@dataclass(frozen=True)
class Death:
    """How one process ended: the last journal it acknowledged, and what it was about to make of it."""

    begun: Journal
    acknowledged: Journal
    attempted: Journal | None
    beginning: bool
    """True when it was about to begin another game."""
    answers: int
    complaints: tuple[str, ...]
    torn: bool = False
    """True when it left half a line, or half of a new file."""


def kill_one(home: Path, seed: int, dice: Random, *, drip: bool) -> Death:
    """Let a process play on in `home` and kill it at a moment given by dice: some answers in, and some time on.

    With `drip` the moment is within a write, between two of the pieces that reach the file.
    """
    return _told(said_until_killed("tests.e2e.crash_player", home, seed, dice, drip=drip, sign="=", fewest=1, below=40))


def said_until_killed(
    program: str, home: Path, seed: int, dice: Random, *, drip: bool, sign: str, fewest: int, below: int
) -> list[str]:
    """Run a program in `home`, kill it by dice, and return the whole lines that it said until then.

    It is killed when it has said from `fewest` to `below` - 1 lines that begin with `sign`, and some time later; with
    `drip` as many lines "~", and at once.
    """
    left = dice.randrange(fewest, below)

    def enough(line: str) -> bool:
        nonlocal left
        left -= line.startswith("~" if drip else sign)
        if left == 0 and not drip:
            time.sleep(dice.random() * 0.01)
        return left == 0

    return killed_after(program, home, seed, ["--drip"] if drip else [], enough)


def killed_after(
    program: str, home: Path, seed: int, options: Sequence[str], enough: Callable[[str], bool]
) -> list[str]:
    """Run a program in `home`, kill it after the line at which `enough` says so, and return all whole lines it said."""
    starter = _starter(program)
    assert starter.stdin is not None and starter.stdout is not None
    starter.stdin.write(json.dumps([str(home), str(seed), *options]) + "\n")
    starter.stdin.flush()
    pid = int(starter.stdout.readline().removeprefix("# "))
    watchdog = threading.Timer(PATIENCE_S, os.kill, (pid, signal.SIGKILL))
    watchdog.start()
    try:
        lines: list[str] = []
        for line in starter.stdout:
            if line == _DEAD:
                raise AssertionError(
                    f"the process ended by itself, or hung, after {[line[:200] for line in lines[-3:]]}"
                )
            lines.append(line.rstrip("\n"))
            if enough(lines[-1]):
                break
        os.kill(pid, signal.SIGKILL)
        while (line := starter.stdout.readline()) != _DEAD:
            assert line, "what starts the processes has ended"
            lines.append(line.rstrip("\n"))
        return lines[:-1]  # half a line, or an empty one, announces nothing
    finally:
        watchdog.cancel()


_DEAD = "# dead\n"


@cache
def _starter(program: str) -> subprocess.Popen[str]:
    """Return what starts a program as often as is wanted: to import all it needs takes longer than it lives."""
    environment = os.environ | {
        "QT_QPA_PLATFORM": "offscreen",
        "QT_LOGGING_RULES": "*.warning=false",  # what a platform without a window cannot do
        "OBJC_DISABLE_INITIALIZE_FORK_SAFETY": "YES",  # macOS mistrusts forks of programs that loaded its frameworks
    }
    command = [sys.executable, "-m", "tests.e2e.again", program]
    started = subprocess.Popen(
        command, cwd=ROOT, env=environment, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    atexit.register(_ended, started)
    return started


def _ended(starter: subprocess.Popen[str]) -> None:
    with starter:
        pass  # its input ends, and then it does


def _told(lines: list[str]) -> Death:
    begun: Journal | None = None
    acknowledged: Journal = ()
    attempted: Journal | None = None
    beginning, answers, complaints = False, 0, []
    for line in lines:
        sign, *entries = line.split("\t")
        if sign == "@":
            acknowledged, attempted, beginning = tuple(entries), None, False
            begun = acknowledged if begun is None else begun
        elif sign == "?":
            attempted = tuple(entries)
        elif sign == "=":
            assert attempted is not None
            acknowledged, attempted = attempted, None
            answers += 1
        elif sign == "new":
            beginning = True
        elif sign == "~":
            pass
        else:
            complaints.append(line)
    assert begun is not None, f"the process said only {lines[:3]}"
    return Death(begun, acknowledged, attempted, beginning, answers, tuple(complaints))


def kills(home: Path, count: int, seed: int) -> Iterator[tuple[Death, str]]:
    """Kill this many processes, each going on with the game of the one before; check what each leaves.

    Yields how each died and whether its last attempt was found "kept", "not kept" or it made "none".
    """
    dice = Random(seed)
    left: Journal = ()
    halves: set[tuple[str, int]] = set()
    for number in range(count):
        death = kill_one(home, seed * 1000 + number, dice, drip=number % 2 == 1)
        torn = _torn(home / "games")
        death, halves = replace(death, torn=bool(torn - halves)), torn
        assert all("breaks off within this line" in words for words in death.complaints), death.complaints
        assert death.begun == left, "the game goes on exactly where it stood"
        left = _left(home)
        if death.beginning:
            assert left == ()
            yield death, "none"
        elif death.attempted is None:
            assert left == death.acknowledged or (left == () and _over(home)), "what was kept is there"
            yield death, "none"
        else:
            allowed = (death.acknowledged, death.attempted)
            assert left in allowed or (left == () and _over(home)), "nothing lost, nothing invented"
            yield death, "not kept" if left == death.acknowledged else "kept"


def _torn(games: Path) -> set[tuple[str, int]]:
    """Return the files that were left half written, with their sizes."""
    files = [file for file in games.glob("*.kfdesk*") if file.suffix == NEW_SUFFIX or file.suffix == SUFFIX]
    return {(file.name, file.stat().st_size) for file in files if not file.read_bytes().endswith(b"\n")}


def _over(home: Path) -> bool:
    """Return whether the newest game was played to its end."""
    games = newest(home / "games")
    return bool(games) and read(games[0]).winner is not None


def only_cut(wrong: Sequence[JournalError]) -> bool:
    """Return whether all that is wrong with journals is that a kill cut their last line, which nobody was told of."""
    return all(
        error.damaged
        and "breaks off within this line" in str(error)
        and error.known is None
        and error.aside is not None
        for error in wrong
    )


def _left(home: Path) -> Journal:
    """Return the answers of the newest unfinished game, having played them again to every state recorded."""
    games, wrong = unfinished(home / "games")
    assert only_cut(wrong), [str(error) for error in wrong]
    if not games:
        return ()
    found = take_up(games[0].path, start)
    found.writer.close()
    assert found.differs is None and found.answers == read(games[0].path).answers
    return tuple(answer.entry for answer in found.answers)
