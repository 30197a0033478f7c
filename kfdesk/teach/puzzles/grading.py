"""How hard a puzzle is: how often the six levels of the program miss it, each from a few seeds.

They play to win the game, not to solve the puzzle: what they miss is what does not offer itself.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from typing import Final

from kfdesk.engine import IllegalChoice
from kfdesk.teach.bot.levels import LEVELS, Level
from kfdesk.teach.puzzles.goals import Outcome
from kfdesk.teach.puzzles.model import Puzzle
from kfdesk.teach.puzzles.proof import MOST_TABLES, best_reply
from kfdesk.teach.puzzles.rating import FOUND, MIDDLE, Rating
from kfdesk.teach.puzzles.solver import Solver, choices, is_chance

SEEDS: Final = (1, 2, 3)
EFFORT: Final = 0.2
"""That part of what a level may try elsewhere; no clock is asked, so that the figures are the same everywhere."""
_USUAL_MISSES: Final = log(25)
"""What is usual of puzzles: the levels, which play to win and not for the goal, solve one attempt in twenty-six."""
_USUAL_LOTS: Final = log(999 / 15)
"""What is usual of puzzles: fifteen of a thousand games by lot solve them."""
_POINTS: Final = 400 / log(10)
"""Points of rating for odds of e to 1."""
EASIEST_MEDIUM: Final = 1340.0
EASIEST_HARD: Final = 1560.0
_OF_GRADES: Final = {1: 1300.0, 2: MIDDLE, 3: 1700.0}
_MOST_CHOICES: Final = 80


def misses(puzzle: Puzzle, seeds: Sequence[int] = SEEDS) -> tuple[int, ...]:
    """Return for each level how many of its attempts miss a puzzle."""
    return tuple(sum(not _solves(puzzle, level, seed) for seed in seeds) for level in LEVELS)


def rating_of(missed: Sequence[int], by_lot: int) -> float:
    """Return the rating from which a puzzle begins: by how often each level missed it, and games by lot do.

    `by_lot` is of a thousand. Both count half: what no level sees is told apart by how seldom it happens by itself.
    """
    lost = sum(missed)
    won = len(SEEDS) * len(missed) - lost
    levels, lots = (lost + 0.5) / (won + 0.5), (1000.5 - by_lot) / (by_lot + 0.5)
    return MIDDLE + _POINTS * (log(levels) - _USUAL_MISSES + log(lots) - _USUAL_LOTS) / 2


def first_rating(puzzle: Puzzle) -> Rating:
    """Return the rating from which a puzzle begins; where the levels did not try it, that of its grade."""
    if puzzle.proof is None or not puzzle.proof.missed:
        return Rating(rating=_OF_GRADES[puzzle.grade])
    return Rating(rating=rating_of(puzzle.proof.missed, puzzle.proof.by_lot), deviation=FOUND)


def grade_of(rating: float) -> int:
    """Return the grade of a puzzle of this rating, as it is shown."""
    return 1 + (rating >= EASIEST_MEDIUM) + (rating >= EASIEST_HARD)


def _solves(puzzle: Puzzle, level: Level, seed: int) -> bool:
    game, player = puzzle.begin(), level.player(puzzle.solver, seed, part=EFFORT)
    foe = Solver(puzzle, most_tables=MOST_TABLES)
    for _ in range(_MOST_CHOICES):
        decision = game.decision
        if puzzle.outcome(game) is not Outcome.OPEN or decision is None:
            break
        rng = game.state.rng
        try:
            if decision.player == puzzle.solver:
                keys = player.choose(game)
            else:
                keys = best_reply(puzzle, game, foe) or list(choices(puzzle, decision))[-1]
            game.choose(*keys)
        except IllegalChoice:
            return False
        if is_chance(puzzle, rng, keys, game):
            return False
    return puzzle.outcome(game) is Outcome.SOLVED
