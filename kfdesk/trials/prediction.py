"""How often figures name the winner of a game that they did not know: those of trials, and others beside them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence

from kfdesk.records import record
from kfdesk.trials.game import Row
from kfdesk.trials.ratings import fit


@record
class Named:
    """How many winners were named, of so many games of which a winner could be named: ties are none, of the games and
    of the figures."""

    right: int
    games: int

    @property
    def percent(self) -> float:
        """The share; half of all games is chance."""
        return 100 * self.right / self.games if self.games else 50.0


def named_by_ratings(decks: Sequence[str], rows: Iterable[Row], parts: int = 5) -> Named:
    """Return how often ratings from all games but a part name the winners of that part, for each part.

    Both games of a pair with seats exchanged are in the same part, for they share a seed.
    """
    games, right, count = list(rows), 0, 0
    for part in range(parts):
        ratings = fit(decks, [row for row in games if row.seed % parts != part])
        found = named_by(
            dict(zip(decks, ratings.strengths, strict=True)).get, [row for row in games if row.seed % parts == part]
        )
        right, count = right + found.right, count + found.games
    return Named(right, count)


def named_by(figure: Callable[[str], float | None], rows: Iterable[Row]) -> Named:
    """Return how often the deck with the higher figure won, of decks by their marks; games of decks without one are
    left out."""
    right = count = 0
    for row in rows:
        one, other = figure(row.first), figure(row.second)
        if row.winner is not None and one is not None and other is not None and one != other:
            count += 1
            right += (one > other) == (row.winner == 0)
    return Named(right, count)


def rank_correlation(one: Mapping[str, float], other: Mapping[str, float]) -> float:
    """Return Spearman's rank correlation of the figures of the decks that both know; there must be two."""
    both = sorted(one.keys() & other.keys())
    ranks = [
        {deck: rank for rank, deck in enumerate(sorted(both, key=figures.__getitem__))} for figures in (one, other)
    ]
    count = len(both)
    apart = sum((ranks[0][deck] - ranks[1][deck]) ** 2 for deck in both)
    return 1 - 6 * apart / (count * (count**2 - 1))
