"""Which games come next: those that tell most, until every deck is known well enough; and how many that will be."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from math import ceil
from random import Random

from kfdesk.records import record
from kfdesk.trials.decks import TrialDeck
from kfdesk.trials.game import Task, task_now
from kfdesk.trials.ratings import Matrix, Ratings, Results, Z, chance, fit_results, share_of

Pair = tuple[int, int]


@record
class Step:
    """What is known after some games, and which come next."""

    uncertain: float
    """The points of the deck of which least is known."""
    pairs: list[Pair]


def step(decks: int, results: Results, until: float, most: int) -> Step:
    """Return what the results of all games between so many decks say, and the pairs that come next (`next_pairs`)."""
    ratings = fit_results(decks, results)
    return Step(max(ratings.share(deck).reach for deck in range(decks)), next_pairs(ratings, until, most))


def next_pairs(ratings: Ratings, until: float, most: int) -> list[Pair]:
    """Return pairs of places in the list of decks, each to play two games, that are likely to tell most.

    The deck of which least is known meets the one against which two games tell most: one whose strength is near, and of
    which little is known beside the first. What they will tell is reckoned with before the next pair is chosen. There
    are at most `most`, and none once every deck's share is known to `until` points.
    """
    strengths, known = ratings.strengths, [list(row) for row in ratings.covariances]
    pairs: list[Pair] = []
    places = range(len(strengths))
    while len(pairs) < most and len(strengths) > 1:
        one = max(places, key=lambda deck: share_of(strengths[deck], known[deck][deck]).reach)
        if share_of(strengths[one], known[one][one]).reach <= until:
            break
        told = {other: _told(strengths, known, one, other) for other in places if other != one}
        other = max(told, key=told.__getitem__)
        _learn(known, one, other, _weight(strengths, one, other))
        pairs.append((one, other))
    return pairs


def _weight(strengths: Sequence[float], one: int, other: int) -> float:
    """Return how sharp two games between decks are: the nearer their strengths, the sharper."""
    expected = chance(strengths[one] - strengths[other])
    return 2 * expected * (1 - expected)


def _told(strengths: Sequence[float], known: Matrix, one: int, other: int) -> float:
    """Return how much two games tell, against what is known of the difference of both decks."""
    unknown = known[one][one] + known[other][other] - 2 * known[one][other]
    return _weight(strengths, one, other) * unknown


def _learn(known: Matrix, one: int, other: int, weight: float) -> None:
    """Take from the covariances what two games of this weight will tell."""
    apart = [a - b for a, b in zip(known[one], known[other], strict=True)]
    factor = weight / (1 + weight * (apart[one] - apart[other]))
    for row, value in zip(known, apart, strict=True):
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
