"""Which games come next: those that tell most, until every deck is known well enough; and how many that will be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from heapq import heapify, heapreplace
from math import ceil
from random import Random
from typing import Protocol

from kfdesk.records import record
from kfdesk.trials.decks import TrialDeck
from kfdesk.trials.game import Task, task_now
from kfdesk.trials.likeliest import Results
from kfdesk.trials.many import NearlyKnown, weight_of
from kfdesk.trials.ratings import Ratings, Z, fit_results, share_of

Pair = tuple[int, int]


@record
class Step:
    """What is known after some games, and which come next."""

    uncertain: float
    """The points of the deck of which least is known."""
    pairs: list[Pair]


FEW_DECKS = 120
"""Of more decks not all covariances are worked out for a plan: it would take longer than a second."""


class Known(Protocol):
    """What is known of decks, by their places in a list, while a plan is made."""

    @property
    def strengths(self) -> Sequence[float]: ...

    def variance(self, deck: int) -> float:
        """Return the variance of a deck's strength."""

    def opponent(self, one: int) -> int:
        """Return the deck against which two games of this one tell most."""

    def learn(self, one: int, other: int, weight: float) -> None:
        """Reckon with what games of this weight between two decks will tell."""


def step(decks: int, results: Results, until: float, most: int) -> Step:
    """Return what the results of all games between so many decks say, and the pairs that come next (`next_pairs`)."""
    few = decks <= FEW_DECKS
    known: Known = _Matrix(fit_results(decks, results)) if few else NearlyKnown.of(decks, results)
    uncertain = max(_reach(known, deck) for deck in range(decks))
    return Step(uncertain, _pairs(known, until, most))


def next_pairs(ratings: Ratings, until: float, most: int) -> list[Pair]:
    """Return pairs of places in the list of decks, each to play two games, that are likely to tell most.

    The deck of which least is known meets the one against which two games tell most: one whose strength is near, and of
    which little is known beside the first. What they will tell is reckoned with before the next pair is chosen. There
    are at most `most`, and none once every deck's share is known to `until` points.
    """
    return _pairs(_Matrix(ratings), until, most)


def _pairs(known: Known, until: float, most: int) -> list[Pair]:
    places = range(len(known.strengths))
    least_known = [(-_reach(known, deck), deck) for deck in places]
    heapify(least_known)
    pairs: list[Pair] = []
    while len(pairs) < most and len(places) > 1:
        reach, one = least_known[0]
        if (now := -_reach(known, one)) != reach:  # more is known of it by now
            heapreplace(least_known, (now, one))
            continue
        if -reach <= until:
            break
        other = known.opponent(one)
        known.learn(one, other, weight_of(known.strengths[one] - known.strengths[other]))
        pairs.append((one, other))
    return pairs


def _reach(known: Known, deck: int) -> float:
    return share_of(known.strengths[deck], known.variance(deck)).reach


class _Matrix:
    """What is known of a few decks, with all covariances."""

    def __init__(self, ratings: Ratings) -> None:
        self.strengths = ratings.strengths
        self._known = [list(row) for row in ratings.covariances]

    def variance(self, deck: int) -> float:
        return self._known[deck][deck]

    def opponent(self, one: int) -> int:
        known, strengths = self._known, self.strengths

        def told(other: int) -> float:
            unknown = known[one][one] + known[other][other] - 2 * known[one][other]
            return weight_of(strengths[one] - strengths[other]) * unknown

        return max((other for other in range(len(strengths)) if other != one), key=told)

    def learn(self, one: int, other: int, weight: float) -> None:
        apart = [a - b for a, b in zip(self._known[one], self._known[other], strict=True)]
        factor = weight / (1 + weight * (apart[one] - apart[other]))
        for row, value in zip(self._known, apart, strict=True):
            if value:
                row[:] = [a - factor * value * b for a, b in zip(row, apart, strict=True)]


def tasks(pairs: Iterable[Pair], decks: Sequence[TrialDeck], player: str, lots: Random) -> Iterator[Task]:
    """Yield two games for each pair, with one seed and seats exchanged, so that neither is lucky in its seat."""
    for one, other in pairs:
        seed = lots.getrandbits(32)
        yield task_now(decks[one], decks[other], seed, player)
        yield task_now(decks[other], decks[one], seed, player)


def games_needed(points: float, played: Iterable[int]) -> int:
    """Return about how many games are needed until every deck is known to so many points; `played` it has each.

    It is what chance leaves of a share of a half: decks that win or lose nearly always need fewer. A game serves two.
    """
    each = ceil((100 * Z / points) ** 2 / 4)
    return sum(max(0, each - games) for games in played) // 2
