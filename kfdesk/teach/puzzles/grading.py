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
from kfdesk.teach.puzzles.solver import choices, is_chance

SEEDS: Final = (1, 2, 3)
EFFORT: Final = 0.2
"""That part of what a level may try elsewhere; no clock is asked, so that the figures are the same everywhere."""
MIDDLE: Final = 1500.0
"""The rating of a puzzle that every second attempt misses."""
_POINTS: Final = 400 / log(10)
"""Points of rating for odds of e to 1."""
EASIEST_MEDIUM: Final = 1400.0
EASIEST_HARD: Final = 1700.0
_MOST_CHOICES: Final = 80


def misses(puzzle: Puzzle, seeds: Sequence[int] = SEEDS) -> tuple[int, ...]:
    """Return for each level how many of its attempts miss a puzzle of one turn."""
    return tuple(sum(not _solves(puzzle, level, seed) for seed in seeds) for level in LEVELS)


def rating_of(missed: Sequence[int], seeds: int = len(SEEDS)) -> float:
    """Return the rating from which a puzzle begins, on the scale of Glicko-2, after so many misses of each level."""
    lost = sum(missed)
    won = seeds * len(missed) - lost
    return MIDDLE + _POINTS * log((lost + 0.5) / (won + 0.5))


def grade_of(rating: float) -> int:
    """Return the grade of a puzzle of this rating, as it is shown."""
    return 1 + (rating >= EASIEST_MEDIUM) + (rating >= EASIEST_HARD)


def _solves(puzzle: Puzzle, level: Level, seed: int) -> bool:
    game, player = puzzle.begin(), level.player(puzzle.solver, seed, part=EFFORT)
    for _ in range(_MOST_CHOICES):
        decision = game.decision
        if puzzle.outcome(game) is not Outcome.OPEN or decision is None:
            break
        rng = game.state.rng
        own = decision.player == puzzle.solver
        try:
            keys = player.choose(game) if own else next(choices(puzzle, decision))
            game.choose(*keys)
        except IllegalChoice:
            return False
        if is_chance(puzzle, rng, keys, game):
            return False
    return puzzle.outcome(game) is Outcome.SOLVED
