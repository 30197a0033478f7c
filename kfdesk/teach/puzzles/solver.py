"""Searching all that can be done at a puzzle's table, on copies of the game: who wins it, how, and how soon.

A choice of the solver is good if one of them leads to the goal, a choice of the opponent only if all of them do.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from itertools import combinations, islice, permutations
from typing import Final, NamedTuple

from kfdesk.engine import Decision, Game
from kfdesk.engine.terms import DecisionKind
from kfdesk.teach.puzzles.goals import Opponent, Outcome, counted
from kfdesk.teach.puzzles.model import Puzzle
from kfdesk.teach.puzzles.positions import Positions

Keys = tuple[str, ...]

END_TURN: Final[Keys] = ("end-turn",)
MOST_SETS: Final = 300
"""So many sets of cards, or orders, are tried where several are chosen at once."""
MOST_ACTS: Final = 12
"""No solution that is looked for has more actions."""
_BEGINS: Final = (DecisionKind.MAIN, DecisionKind.HOUSE)


class Way(NamedTuple):
    """A choice, the game after it, the acts that are left then, and whether luck was in it."""

    keys: Keys
    after: Game
    left: int
    by_chance: bool


class OutOfBudgetError(Exception):
    """The search was stopped, or had looked at as many tables as it may, before it knew."""


class Solver:
    """Looks for solutions of one puzzle. It may be asked again: it remembers what it found out.

    What it says is exact for the choices that `choices` lists and for positions as `Positions` tells them apart.
    Chance never helps: where cards are shuffled or picked at random the goal counts as missed; see `is_chance`.
    """

    def __init__(
        self, puzzle: Puzzle, *, most_tables: int = 200_000, is_stopped: Callable[[], bool] = lambda: False
    ) -> None:
        self.puzzle = puzzle
        self.tables = 0
        """So many tables were looked at."""
        self._most = most_tables
        self._is_stopped = is_stopped
        self._positions = Positions()
        self._won: dict[bytes, int] = {}
        """With so many acts, or more, the goal is reached from a position."""
        self._lost: dict[bytes, int] = {}
        """With so many acts, or fewer, it is not."""

    def wins(self, game: Game, acts: int = MOST_ACTS) -> bool:
        """Return whether the solver reaches the goal from here with at most so many acts, whatever the other seat does.

        `game` stays as it is. Raises `OutOfBudgetError`.
        """
        return self._wins(game.fork(), acts)

    def fewest_acts(self, game: Game, most: int = MOST_ACTS) -> int | None:
        """Return how many acts a shortest solution from here has; None where there is none of at most so many."""
        return next((acts for acts in range(most + 1) if self.wins(game, acts)), None)

    def winning(self, game: Game, acts: int = MOST_ACTS) -> tuple[Keys, ...]:
        """Return the choices that are open to the solver here after which the goal can be reached with so many acts."""
        return tuple(way.keys for way in self._ways(game, acts) if self._leads(way))

    def line(self, game: Game) -> tuple[str, ...]:
        """Return the entries of a shortest solution from here; for the other seat a reply that lasts long.

        Empty where there is none.
        """
        acts = self.fewest_acts(game)
        if acts is None:
            return ()
        entries: list[str] = []
        at = game.fork()
        while self.puzzle.outcome(at) is Outcome.OPEN and at.decision is not None:
            for way in self._ways(at, acts):
                after = way.after.fork()
                if self._leads(way):
                    entries.append(" ".join(way.keys))
                    at, acts = after, way.left
                    break
            else:  # pragma: no cover - what was won stays won
                raise AssertionError("a solution that was found is lost again")
        return tuple(entries)

    def refutation(self, game: Game) -> Keys | None:
        """Return a choice of the other seat after which the goal is missed, None where each one lets it be reached."""
        return next((way.keys for way in self._ways(game, MOST_ACTS) if not self._leads(way)), None)

    # The search.

    def _wins(self, game: Game, acts: int) -> bool:
        """Return the same as `wins`; `game` is left somewhere on the way."""
        self._count()
        stands = self.puzzle.outcome(game)
        decision = game.decision
        if stands is not Outcome.OPEN or decision is None:
            return stands is Outcome.SOLVED
        if not game.at_checkpoint:
            return self._decide(game, decision, acts)
        position = self._positions.of(game.state, counted(game, self.puzzle.solver))
        if self._won.get(position, MOST_ACTS + 1) <= acts:
            return True
        known = self._lost.get(position, -1)
        if known >= acts:
            return False
        # With one turn only, what follows its end costs no act: once that was lost, it is however many are left.
        found = self._decide(game, decision, acts, ends=known < 0 or not self.puzzle.goal.is_one_turn)
        if found:
            self._won[position] = min(acts, self._won.get(position, acts))
        else:
            self._lost[position] = max(acts, known)
        return found

    def _decide(self, game: Game, decision: Decision, acts: int, *, ends: bool = True) -> bool:
        """Try what is open here; without `ends` all but to end the turn."""
        is_own = decision.player == self.puzzle.solver
        ways = (self._leads(way) for way in self._ways(game, acts, ends=ends or not is_own, used_up=True))
        return any(ways) if is_own else all(ways)

    def _leads(self, way: Way) -> bool:
        return not way.by_chance and self._wins(way.after, way.left)

    def _cost(self, decision: Decision, keys: Keys) -> int:
        own = decision.player == self.puzzle.solver
        return int(own and decision.kind in _BEGINS and keys != END_TURN and len(decision.options) > 1)

    def _ways(self, game: Game, acts: int, *, ends: bool = True, used_up: bool = False) -> Iterator[Way]:
        """Yield each choice that so many acts allow, with the game after it and the acts that are left then.

        With `used_up` nobody needs the game any more: the last choice is made in it, not in a copy. In the middle of an
        action a copy costs as much as all that was chosen in it before.
        """
        decision = game.decision
        assert decision is not None
        tried = ((keys, acts - self._cost(decision, keys)) for keys in choices(self.puzzle, decision))
        left = deque((keys, left) for keys, left in tried if left >= 0 and (ends or keys != END_TURN))
        rng = game.state.rng
        while left:
            keys, acts_left = left.popleft()
            after = game if used_up and not left else game.fork()
            after.choose(*keys)
            yield Way(keys, after, acts_left, is_chance(self.puzzle, rng, keys, after))

    def _count(self) -> None:
        self.tables += 1
        if self.tables > self._most or self.tables % 16 == 0 and self._is_stopped():
            raise OutOfBudgetError


def choices(puzzle: Puzzle, decision: Decision) -> Iterator[Keys]:
    """Yield the choices that a search tries: all, but for some of very many sets or orders, the end of the turn last.

    An opponent who passes has one choice in its own turns.
    """
    keys = tuple(key for key in decision.keys() if key != "done")
    if decision.player != puzzle.solver and puzzle.goal.opponent is Opponent.PASSES and decision.kind in _BEGINS:
        yield END_TURN if END_TURN[0] in keys else keys[:1]
    elif decision.kind is DecisionKind.ORDER:
        yield from islice(permutations(keys), MOST_SETS)
    elif decision.min == decision.max == 1:
        yield from ((key,) for key in keys if key != END_TURN[0])
        if END_TURN[0] in keys:
            yield END_TURN
        if not keys:
            yield ("done",)
    else:
        counts = range(max(decision.min, 1), min(decision.max, len(keys)) + 1)
        yield from islice((some for count in counts for some in combinations(keys, count)), MOST_SETS)
        if decision.min == 0:
            yield ("done",)


def is_chance(puzzle: Puzzle, rng: int, keys: Keys, after: Game) -> bool:
    """Return whether chance decided something that matters since the generator was `rng`: a shuffle, a random pick.

    A pile that is shuffled when the last turn of the solver ends does not matter.
    """
    return after.state.rng != rng and (keys != END_TURN or puzzle.goal.turns > 1)
