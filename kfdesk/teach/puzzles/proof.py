"""Proving that a puzzle can be solved, and that it does not solve itself."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final

from kfdesk.engine import Game
from kfdesk.engine.terms import DecisionKind
from kfdesk.records import record
from kfdesk.teach.bot.players import GreedyPlayer
from kfdesk.teach.puzzles.goals import Outcome
from kfdesk.teach.puzzles.model import GRADES, Proof, Puzzle
from kfdesk.teach.puzzles.solver import END_TURN, Keys, OutOfBudgetError, Solver, choices, is_chance

LOTS: Final = 200
"""So many games by lot are played for a proof."""
MOST_TABLES: Final = 100_000
"""So many tables are looked at for the replies in all games of one kind."""
MOST_CHOICES: Final = 200
"""An attempt that takes longer than so many choices is given up."""

MOST_BY_LOT: Final[dict[int, int]] = {1: 150, 2: 60, 3: 30}
"""So many of a thousand games by lot may solve a puzzle of each grade."""
FEWEST_ACTS: Final[dict[int, int]] = {1: 2, 2: 3, 3: 3}
"""So many acts at least a shortest solution has."""

Way = Callable[[Game], Keys]
"""Chooses for the seat that is asked."""


def prove(puzzle: Puzzle, solver: Solver | None = None) -> Proof | None:
    """Return the figures of a puzzle, None where it cannot be solved. Raises `OutOfBudgetError`, as the search does."""
    solver = solver or Solver(puzzle)
    game = puzzle.begin()
    acts = solver.fewest_acts(game)
    if acts is None:
        return None
    assert game.decision is not None
    first = tuple(" ".join(keys) for keys in solver.winning(game, acts))
    offered = len(list(choices(puzzle, game.decision)))
    return Proof(acts=acts, first=first, offered=offered, by_lot=by_lot(puzzle), tables=solver.tables)


def by_lot(puzzle: Puzzle, games: int = LOTS) -> int:
    """Return how many of a thousand games by lot solve a puzzle, from so many games."""
    foe = Solver(puzzle, most_tables=MOST_TABLES)
    solved = sum(_is_solved(puzzle, _lot(puzzle, Random(f"{puzzle.id} {seed}")), foe) for seed in range(games))
    return round(solved * 1000 / games)


def first_legal(puzzle: Puzzle) -> bool:
    """Return whether it is solved by the first legal choice each time."""
    return _is_solved(puzzle, lambda game: _ways(puzzle, game)[0])


def greedy(puzzle: Puzzle) -> bool:
    """Return whether it is solved by taking what leaves the best table at once."""
    players = [GreedyPlayer(seat) for seat in (0, 1)]

    def way(game: Game) -> Keys:
        assert game.decision is not None
        return players[game.decision.player].choose(game)

    return _is_solved(puzzle, way)


@record
class Trivial:
    """Why a puzzle is too easy for its grade; each is true where it is."""

    short: bool
    open: bool
    by_lot: bool
    first_legal: bool
    greedy: bool

    def __bool__(self) -> bool:
        return self.short or self.open or self.by_lot or self.first_legal or self.greedy


def trivial(puzzle: Puzzle, proof: Proof) -> Trivial:
    """Return in which ways a puzzle with this proof is too easy for its grade.

    `open`: more than half of its first choices begin a shortest solution. `greedy` counts for hard puzzles only.
    """
    return Trivial(
        short=proof.acts < FEWEST_ACTS[puzzle.grade],
        open=len(proof.first) * 2 > proof.offered,
        by_lot=proof.by_lot > MOST_BY_LOT[puzzle.grade],
        first_legal=first_legal(puzzle),
        greedy=puzzle.grade == GRADES[-1] and greedy(puzzle),
    )


def _is_solved(puzzle: Puzzle, way: Way, foe: Solver | None = None) -> bool:
    """Return whether the solver gets there in this way, against the best replies that a search finds."""
    game, foe = puzzle.begin(), foe or Solver(puzzle, most_tables=MOST_TABLES)
    for _ in range(MOST_CHOICES):
        if puzzle.outcome(game) is not Outcome.OPEN or game.decision is None:
            break
        keys, rng = best_reply(puzzle, game, foe) or way(game), game.state.rng
        game.choose(*keys)
        if is_chance(puzzle, rng, keys, game):
            return False
    return puzzle.outcome(game) is Outcome.SOLVED


def best_reply(puzzle: Puzzle, game: Game, foe: Solver) -> Keys | None:
    """Return the other seat's choice that prevents the goal; None where it has none, or is not asked."""
    assert game.decision is not None
    if game.decision.player == puzzle.solver:
        return None
    try:
        return foe.refutation(game)
    except OutOfBudgetError:
        return None


def _lot(puzzle: Puzzle, random: Random) -> Way:
    def way(game: Game) -> Keys:
        ways = _ways(puzzle, game)
        assert game.decision is not None
        if game.decision.kind is DecisionKind.MAIN and len(ways) > 1:
            ways = [keys for keys in ways if keys != END_TURN]
        return random.choice(ways)

    return way


def _ways(puzzle: Puzzle, game: Game) -> list[Keys]:
    assert game.decision is not None
    return list(choices(puzzle, game.decision))
