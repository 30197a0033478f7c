"""Playing on until every deck is known well enough: plan, play, keep, estimate anew."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import BrokenExecutor, Executor, as_completed
from dataclasses import dataclass
from random import Random
from time import monotonic

from kfdesk.records import record
from kfdesk.trials import plan
from kfdesk.trials.decks import TrialDeck
from kfdesk.trials.game import Row, Task, play
from kfdesk.trials.kept import Kept
from kfdesk.trials.ratings import fit

FEW = 3
"""So many pairs a worker are planned at least, so that none waits for long while the next ones are planned; as many
tell how long a game takes here."""
Play = Callable[[Iterable[Task]], Sequence[Row]]


@record
class State:
    """How far a run is. `games` are those of before, too; `uncertain` are the points of the deck of which least is
    known."""

    games: int
    uncertain: float
    each: list[int]
    """How many games each deck has."""
    seconds_a_game: float | None
    """How long a game takes here with all workers, or None before any was played."""


@record
class Failure:
    """A game that could not be played to its end, and why: a fault of the program."""

    task: Task
    error: BaseException


def run(
    kept: Kept,
    decks: Sequence[TrialDeck],
    player: str,
    *,
    until: float,
    pool: Executor,
    workers: int,
    lots: Random,
    tell: Callable[[State | Failure], None],
    plays: Play = play,
) -> State:
    """Play games between decks until the share of each is known to `until` points, and return how far it is then.

    `tell` is called with the state before every plan, and with every game that failed; where nothing but failures came
    the run ends, too. Each game is kept as soon as it comes, so a run that was stopped or killed is continued by
    another. Raises `StoreError`, and `BrokenExecutor` where a worker was ended from outside.
    """
    marks = [deck.mark for deck in decks]
    among = frozenset(marks)
    kept.add_decks(decks)
    pace, least, fresh = _Pace(), FEW * workers, 1
    while True:
        rows = kept.rows(player, among)
        each = Counter(mark for row in rows for mark in (row.first, row.second))
        ratings = fit(marks, rows)
        uncertain = max(ratings.share(at).reach for at in range(len(decks)))
        state = State(len(rows), uncertain, [each[mark] for mark in marks], pace.seconds_a_game)
        tell(state)
        most = max(least, len(decks) // 2) if pace.games else least
        pairs = plan.next_pairs(ratings, until, most)
        if not pairs or not fresh:
            return state
        pace.begin()
        fresh = 0
        for done in _played(pool, plays, plan.tasks(pairs, decks, player, lots)):
            pace.take()
            if isinstance(done, Failure):
                tell(done)
            else:
                fresh += kept.add(done)


@dataclass(slots=True)
class _Pace:
    """How long games take: measured from the first of each plan on, so that the start of workers does not count."""

    seconds: float = 0.0
    games: int = 0
    _last: float | None = None

    @property
    def seconds_a_game(self) -> float | None:
        """How long a game takes with all workers; None before any was measured."""
        return self.seconds / self.games if self.games else None

    def begin(self) -> None:
        """Begin a plan."""
        self._last = None

    def take(self) -> None:
        """Count a game that came now."""
        now = monotonic()
        if self._last is not None:
            self.seconds += now - self._last
            self.games += 1
        self._last = now


def _played(pool: Executor, plays: Play, tasks: Iterable[Task]) -> Iterator[Sequence[Row] | Failure]:
    """Yield what comes of games as they end; those that have not begun are taken back when nobody asks any more."""
    asked = {pool.submit(plays, (task,)): task for task in tasks}
    try:
        for future in as_completed(asked):
            error = future.exception()
            if isinstance(error, BrokenExecutor):
                raise error
            yield future.result() if error is None else Failure(asked[future], error)
    finally:
        for future in asked:
            future.cancel()
