"""Kills a window at work again and again, within every kind of write, and looks at everything that it kept."""

from __future__ import annotations

import json
import shutil
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

from kfdesk.engine.terms import DecisionKind
from kfdesk.match.autosave import take_up
from kfdesk.match.game_library import GameLibrary
from kfdesk.match.resume import Continued
from tests.e2e.crash_window import KINDS
from tests.e2e.crashes import killed_after, only_cut
from tests.e2e.kept_state import EXPORTS, State, check_backups, check_export, kept_in
from tests.match.kept import start

MOST_EXPORTS = 12
LONGEST_S = 2.0
"""A kill within an act comes at most so long after it began."""


@dataclass
class Tally:
    """What was killed: acts that were done, kills within an act, and files cut within a line, by kind."""

    done: Counter[str] = field(default_factory=Counter)
    within: Counter[str] = field(default_factory=Counter)
    torn: Counter[str] = field(default_factory=Counter)
    between: int = 0
    """Kills between two acts."""
    cut_journals: int = 0
    """Journals that were cut within a line, reported and read up to there."""
    seconds: dict[str, float] = field(default_factory=dict)
    """How long an act of a kind takes, about."""

    def report(self) -> list[str]:
        """Return a line a kind: how often it was done, how many kills hit within it, how many of these cut a file."""
        rows = [f"{'kind':<15}{'done':>6}{'killed within':>15}{'file cut':>10}"]
        rows += [f"{kind:<15}{self.done[kind]:>6}{self.within[kind]:>15}{self.torn[kind]:>10}" for kind in KINDS]
        return [*rows, f"between two acts: {self.between} kills; journals cut within a line: {self.cut_journals}"]


@dataclass(frozen=True)
class Killed:
    """What a window said until it was killed: the states that were kept, and the act it was within, if any."""

    first: State
    taken_up: State | None
    """Where the game goes on that the window took up; None where it began one."""
    last: State
    attempted: State | None
    kind: str


def window_kills(home: Path, count: int, seed: int, tally: Tally | None = None) -> Iterator[tuple[Killed, State]]:
    """Kill this many windows, each going on where the one before was killed; check what each leaves.

    Each is killed within another kind of act, in turn; every other one between two pieces of a write where the kind
    writes files. Yields what the window said and what was found on the disk.
    """
    dice, tally = Random(seed), tally or Tally()
    found: State | None = None
    goes_on: dict[str, list[str]] = {}
    for number in range(count):
        kind = KINDS[number % len(KINDS)]
        killed = _killed(home, seed * 1000 + number, dice, tally, kind, drip=number // len(KINDS) % 2 == 1)
        if found is not None:
            changed = {name for name, value in killed.first.items() if name in found and found[name] != value}
            assert changed <= {"table", "journal"}, f"the window goes on with something else: {changed}"
            if goes_on:
                assert killed.taken_up is not None, "the window does not go on with a game"
                went_on = {killed.taken_up["table"]: killed.taken_up["journal"]}
                assert went_on == goes_on, "the window goes on exactly where it stood"
        tally.cut_journals += _cut_journals(home / "games")
        found = kept_in(home)
        _check(killed, found)
        _check_files(home, killed)
        found["exports"] = _tidied(home / EXPORTS)
        goes_on = _goes_on(home / "games")
        yield killed, found


def _killed(home: Path, seed: int, dice: Random, tally: Tally, aim: str, *, drip: bool) -> Killed:
    """Let a window work in `home`, kill it within an act of this kind, and return what it said."""
    watch = _Watch(dice, tally, aim, drip=drip)
    options = ["--aim", aim, *(["--drip"] if drip else [])]
    lines = killed_after("tests.e2e.crash_window", home, seed, options, watch.look)
    assert [line for line in lines if not line.startswith(("{", "~"))] == []
    said: list[dict[str, Any]] = [json.loads(line) for line in lines if line.startswith("{")]
    assert len(said) > 1 and "is" in said[0], "the window said nothing"
    kept = [line["is"] for line in said if "is" in line]
    taken_up = said[1].get("is")
    if "next" not in said[-1]:
        tally.between += 1
        return Killed(kept[0], taken_up, kept[-1], None, "")
    kind = said[-1]["kind"]
    tally.within[kind] += 1
    tally.torn[kind] += lines[-1] == "~"
    return Killed(kept[0], taken_up, kept[-1], said[-1]["next"], kind)


class _Watch:
    """Looks at what a window says and decides when it is killed."""

    def __init__(self, dice: Random, tally: Tally, aim: str, *, drip: bool) -> None:
        self._dice, self._tally, self._aim, self._drip = dice, tally, aim, drip
        self._left = dice.randrange(1, 5)
        self._pieces = dice.randrange(1, 4)
        self._kind, self._began = "", 0.0

    def look(self, line: str) -> bool:
        """Take the next line; return True when the time has come."""
        if line == "~":
            self._pieces -= self._kind == self._aim and self._left <= 0
            return self._drip and self._pieces <= 0
        now = time.monotonic()
        said = json.loads(line) if line.startswith("{") else {}
        if "is" in said and self._kind:
            self._tally.done[self._kind] += 1
            spent, before = now - self._began, self._tally.seconds.get(self._kind, 0.01)
            self._tally.seconds[self._kind] = (spent + before) / 2
            self._kind = ""
        elif "next" in said:
            self._kind, self._began = said["kind"], now
            if self._kind == self._aim:
                self._left -= 1
                # With `drip` the first one waits for a piece; a kind that writes none is killed by time.
                if self._left <= (-1 if self._drip else 0):
                    time.sleep(min(self._dice.random() * self._tally.seconds.get(self._aim, 0.01), LONGEST_S))
                    return True
        return False


# What is left.


def _cut_journals(folder: Path) -> int:
    """Set journals aside that were cut within a line; check that nothing that was known is lost."""
    _, wrong = GameLibrary(lambda: folder).games()
    assert only_cut(wrong), [str(error) for error in wrong]
    return len(wrong)


def _check(killed: Killed, found: State) -> None:
    """Check that what is on the disk is what was acknowledged, or what was about to be."""
    for name, value in found.items():
        if name not in ("table", "journal", "games"):
            allowed = [state[name] for state in (killed.last, killed.attempted) if state is not None]
            assert value in allowed, f"{name} ({killed.kind}): {value!r} was found, {allowed!r} would be right"
    last, attempted = killed.last["games"], (killed.attempted or killed.last)["games"]
    new = set(found["games"]) - set(last)
    assert len(new) <= ("?" in attempted), f"games nobody began: {new} ({killed.kind})"
    for file in set(last) - set(found["games"]):
        assert file not in attempted, f"a game is lost: {file} ({killed.kind})"
    for file, (name, journal) in found["games"].items():
        tables = [state for state in (killed.last, killed.attempted) if state is not None and state["table"] == file]
        if file in new:
            tables += [state for state in (killed.attempted,) if state is not None and state["table"] == "?"]
        names = [
            games[key][0] for games in (last, attempted) for key in (file, "?" if file in new else file) if key in games
        ]
        assert name in names, f"the name of {file} ({killed.kind}): {name!r} was found, {names!r} would be right"
        if tables:
            _check_journal(journal, [state["journal"] for state in tables], killed.kind)
        else:
            journals = [
                games[key][1] for games in (last, attempted) for key in (file, "?") if len(games.get(key, ())) > 1
            ]
            assert journal in journals, f"the choices of {file} are others ({killed.kind})"


def _check_journal(found: list[str], said: list[list[str] | None], kind: str) -> None:
    """Check the choices of the game at the table against those before and after an act (None: nobody said which)."""
    before, after = said[0], said[-1]
    goes_on = before is not None and found[: len(before)] == before and (after is None or after[: len(found)] == found)
    cut_short = after is None and before is not None and before[: len(found)] == found
    assert found in said or goes_on or cut_short, f"the journal is another ({kind})"


def _check_files(home: Path, killed: Killed) -> None:
    """Play the game at the table again to every state recorded, and read the backups and what was exported last."""
    path = home / "games" / killed.last["table"]
    if killed.last["table"] and path.exists():
        continued = take_up(path, start)
        continued.writer.close()
        assert continued.differs is None, continued.differs
    if killed.kind in ("backup", "put back"):
        check_backups(home)
    state = killed.attempted or killed.last
    for name in set(state["exports"]) - set(killed.first["exports"]):
        if (home / EXPORTS / name).exists():
            with tempfile.TemporaryDirectory() as scratch:
                check_export(home / EXPORTS / name, Path(scratch))


def _goes_on(folder: Path) -> dict[str, list[str]]:
    """Return the file of the game that a window takes up now, with the choices it goes on with."""
    games, _ = GameLibrary(lambda: folder).recent()
    if not games:
        return {}
    continued = take_up(games[0].path, start)
    continued.writer.close()
    return {games[0].path.name: [*(answer.entry for answer in continued.answers), *_forced(continued)]}


def _forced(continued: Continued) -> Iterator[str]:
    """Yield the choices after the last on the disk that leave nothing to choose: the kill may have come before them."""
    game = start(continued.header)
    for answer in continued.answers:
        game.answer(answer.entry)
    while (decision := game.decision) is not None and decision.kind not in _ASKED:
        if len(keys := decision.keys()) != decision.min:
            break
        game.choose(*keys)
        yield game.journal[-1]


_ASKED = (DecisionKind.MAIN, DecisionKind.MULLIGAN, DecisionKind.ORDER)
"""Decisions that a player is asked for whatever there is to choose from."""


def _tidied(folder: Path) -> list[str]:
    """Delete all exports when they are many; return the names of those that are left."""
    names = sorted(path.name for path in folder.glob("*") if path.suffix != ".new")
    if len(names) > MOST_EXPORTS:
        shutil.rmtree(folder)
        folder.mkdir()
        return []
    return names
