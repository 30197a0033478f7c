"""The chance of winning that a table gives, read off what it is worth.

The figure is that of a logistic regression over tables of games of the program against itself, each played on to the
seat's next turn as `kfdesk.teach.review.judging` does. That keys are forged adds nothing to what they are worth there.
"""

from __future__ import annotations

from collections.abc import Iterable
from math import exp
from statistics import fmean
from typing import Final

from kfdesk.engine import Game
from kfdesk.engine.terms import Player
from kfdesk.teach.bot.worth import outlook

_WEIGHT: Final = 0.1
"""By how much 1 Æmber more raises the logarithm of the odds."""
_MOST: Final = 40.0
"""More Æmber than this says nothing more: as long as a game goes on nobody has won it."""


def odds(game: Game, player: Player) -> float:
    """Return the chance, 0 … 1, that a player wins from a table on which everything hidden was dealt anew."""
    seen = outlook(game, player)
    if seen.won:
        return 1.0 if seen.won > 0 else 0.0
    return 1 / (1 + exp(-_WEIGHT * max(-_MOST, min(_MOST, seen.worth))))


def mean_of(chances: Iterable[float]) -> float:
    """Return the mean of some chances, one half where there are none."""
    return fmean(list(chances) or [0.5])
