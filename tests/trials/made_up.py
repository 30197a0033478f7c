"""Games and decks made up for tests of trials: results drawn by lot from strengths that are known."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random

from kfdesk import __version__
from kfdesk.collection.samples import sample_records
from kfdesk.engine.terms import PLAYERS
from kfdesk.trials.decks import TrialDeck, trial_deck
from kfdesk.trials.game import Row, Task, player_version
from kfdesk.trials.ratings import chance
from tests.collection.shelves import FIRST

ONYX, ARGUS = (next(deck for deck in sample_records(FIRST) if name in deck.name) for name in ("Onyx", "Argus"))
LIMIT = 3
"""Turns after which real games of tests are broken off."""


def two_decks() -> tuple[TrialDeck, TrialDeck]:
    """Return two decks that ship with the program."""
    return trial_deck(ONYX), trial_deck(ARGUS)


def named(*names: str, content: str = "") -> list[TrialDeck]:
    """Return decks of which only the name is needed: it is their mark, too."""
    return [TrialDeck(name, f"own:{name}", name, content, __version__) for name in names]


def row(
    first: str,
    second: str,
    winner: int | None = 0,
    *,
    seed: int = 1,
    drawn: tuple[int, int] = (0, 0),
    ended: bool = True,
) -> Row:
    """Return a game between two decks."""
    who = None if winner is None else PLAYERS[winner]
    return Row(first, second, seed, "greedy", who, ended, 20, (3, 1), (2, 4), drawn, version=player_version("greedy"))


class Lots:
    """Plays games by lot, as strengths in logits by the marks of decks say, and what going first is worth."""

    def __init__(self, strengths: dict[str, float], *, first: float = 0.0, seed: int = 1) -> None:
        self.strengths = strengths
        self._first = first
        self._random = Random(seed)

    def game(self, first: str, second: str, *, seed: int = 1) -> Row:
        ahead = self.strengths[first] - self.strengths[second] + self._first
        return row(first, second, int(self._random.random() > chance(ahead)), seed=seed)

    def all_play_all(self, times: int) -> list[Row]:
        """Return games of each deck against each other one, from both seats so many times."""
        pairs = [(one, other) for one in self.strengths for other in self.strengths if one != other]
        return [self.game(one, other, seed=seed) for seed in range(times) for one, other in pairs]

    def plays(self, tasks: Iterable[Task]) -> Sequence[Row]:
        """Play as workers do."""
        return [self.game(task.first.mark, task.second.mark, seed=task.seed) for task in tasks]
