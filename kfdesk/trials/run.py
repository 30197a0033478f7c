"""Playing on until every deck is known well enough: plan, play, keep, estimate anew."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, BrokenExecutor, CancelledError, Executor, Future, wait
from dataclasses import dataclass
from random import Random
from time import monotonic
from typing import TypeVar

from kfdesk.records import record
from kfdesk.trials import plan
from kfdesk.trials.decks import TrialDeck
from kfdesk.trials.game import Failure, Row, Task, failure, play
from kfdesk.trials.gate import Gate, May
from kfdesk.trials.kept import Kept
from kfdesk.trials.ratings import results_of

FEW = 3
"""So many pairs a worker are planned at least, so that none waits for long while the next ones are planned; as many
tell how long a game takes here."""
Play = Callable[[Iterable[Task]], Sequence[Row | Failure]]
A = TypeVar("A")
B = TypeVar("B")


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
class Came:
    """A game that was played and kept."""

    row: Row
    seconds_a_game: float | None


Told = State | Failure | Came


@record
class Crew:
    """Who plays: where, how many games at once, and how; `gate` says when."""

    pool: Executor
    workers: int
    gate: Gate
    plays: Play = play
    count: Callable[[], int] | None = None
    """Returns how many games are played at once now, where workers come and go."""

    def handed_out(self) -> int:
        """Return how many games are handed out at most now: more than are played at once, so that no worker waits.

        Those are played, too, when the gate is closed: here one more, on a cluster one more for each worker.
        """
        return self.workers + 1 if self.count is None else 2 * max(1, self.count())


def run(
    kept: Kept,
    decks: Sequence[TrialDeck],
    player: str,
    *,
    until: float,
    crew: Crew,
    lots: Random,
    tell: Callable[[Told], None],
    most: int | None = None,
) -> State:
    """Play games between decks until the share of each is known to `until` points, or `most` games were played, and
    return how far it is then.

    `tell` is called with the state before every plan, and with every game that came or failed; where nothing but
    failures came the run ends, too. Each game is kept as soon as it comes, so a run that was stopped or killed is
    continued by another. Raises `StoreError`, and `BrokenExecutor` where a worker was ended from outside.
    """
    marks = [deck.mark for deck in decks]
    kept.add_decks(decks)
    results = results_of(marks, kept.rows(player, frozenset(marks)))
    pace, least, fresh, left = Pace(), FEW * crew.workers, 1, most
    while True:
        pairs = max(least, len(decks) // 2) if pace.games else least
        pairs = pairs if left is None else min(pairs, (left + 1) // 2)
        planned = crew.pool.submit(plan.step, len(decks), results, until, pairs)  # here it would hold up a window
        wait([planned])
        _refuse_broken(planned)
        step = planned.result()
        state = _state(len(decks), results, step.uncertain, pace)
        tell(state)
        if not step.pairs or not fresh or crew.gate.may is May.END:
            return state
        fresh = 0
        for row, new in _played_and_kept(kept, crew, plan.tasks(step.pairs, decks, player, lots), pace, tell):
            fresh += new
            for pair, (games, score) in results_of(marks, (row,)).items():
                before = results.get(pair, (0, 0.0))
                results[pair] = before[0] + games, before[1] + score
        if left is not None:
            left = max(0, left - 2 * len(step.pairs))


def play_tasks(kept: Kept, tasks: Sequence[Task], *, crew: Crew, tell: Callable[[Told], None]) -> list[Row]:
    """Play these games and keep each as it comes; return those that came. Raises as `run` does."""
    kept.add_decks({deck.mark: deck for task in tasks for deck in (task.first, task.second)}.values())
    return [row for row, _ in _played_and_kept(kept, crew, tasks, Pace(), tell)]


def _played_and_kept(
    kept: Kept, crew: Crew, tasks: Iterable[Task], pace: Pace, tell: Callable[[Told], None]
) -> Iterator[tuple[Row, int]]:
    """Keep and tell each game as it comes; yield it with how many rows of it are new, 1 or 0. Failures are told."""
    for done in played(crew, tasks, pace):
        if isinstance(done, Failure):
            tell(done)
            continue
        new = kept.add((done,))
        tell(Came(done, pace.seconds_a_game))
        yield done, new


def _state(decks: int, results: dict[tuple[int, int], tuple[int, float]], uncertain: float, pace: Pace) -> State:
    each = [0] * decks
    for (one, other), (games, _) in results.items():
        each[one] += games
        each[other] += games
    return State(sum(each) // 2, uncertain, each, pace.seconds_a_game)


@dataclass(slots=True)
class Pace:
    """How long games take: measured from the first of each stretch on, so that the start of workers does not count."""

    seconds: float = 0.0
    games: int = 0
    _last: float | None = None

    @property
    def seconds_a_game(self) -> float | None:
        """How long a game takes with all workers; None before any was measured."""
        return self.seconds / self.games if self.games else None

    def begin(self) -> None:
        """Begin a stretch: until now something else was done than play."""
        self._last = None

    def take(self) -> None:
        """Count a game that came now."""
        now = monotonic()
        if self._last is not None:
            self.seconds += now - self._last
            self.games += 1
        self._last = now


def played(crew: Crew, tasks: Iterable[Task], pace: Pace) -> Iterator[Row | Failure]:
    """Yield what comes of games as they end; no game begins that the gate does not let, nor when nobody asks."""
    for task, future in handed_out(crew, tasks, lambda task: crew.pool.submit(crew.plays, (task,)), pace):
        pace.take()
        error = future.exception()
        if error is None:
            yield from future.result()
        else:
            yield failure(task, error)


def handed_out(
    crew: Crew, things: Iterable[A], submit: Callable[[A], Future[B]], pace: Pace
) -> Iterator[tuple[A, Future[B]]]:
    """Yield things with what came of each, as they are done; none is handed out that the gate does not let.

    Raises `BrokenExecutor` where those who should do it are gone."""
    todo, asked = deque(things), dict[Future[B], A]()
    pace.begin()
    most = crew.handed_out()
    try:
        while asked or todo:
            may = crew.gate.may
            while may is May.PLAY and todo and len(asked) < most:
                thing = todo.popleft()
                asked[submit(thing)] = thing
            if asked:
                for future in wait(asked, return_when=FIRST_COMPLETED).done:
                    _refuse_broken(future)
                    yield asked.pop(future), future
            elif may is May.END:
                return
            else:
                crew.gate.wait()
                pace.begin()
    finally:
        for future in asked:
            future.cancel()


def _refuse_broken(future: Future[B]) -> None:
    """Raise `BrokenExecutor` where who should do it is gone; a cluster without its scheduler cancels all."""
    if future.cancelled():
        raise BrokenExecutor("what was asked for was canceled")
    error = future.exception()
    if isinstance(error, BrokenExecutor):
        raise error
    if isinstance(error, CancelledError):
        raise BrokenExecutor(str(error)) from error
