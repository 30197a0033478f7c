"""Chains that would even a pair of decks: games in which the stronger one begins with some, and what they say."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from math import sqrt
from random import Random

from kfdesk.records import record
from kfdesk.trials.decks import TrialDeck
from kfdesk.trials.game import Row, Task, task_now
from kfdesk.trials.gate import May
from kfdesk.trials.kept import Kept
from kfdesk.trials.matchups import rows_between
from kfdesk.trials.ratings import Z, chance
from kfdesk.trials.run import Crew, Told, play_tasks

MOST_CHAINS = 24
"""Rule: "Chains". So many can be tracked."""
A_TIME = 10
"""So many pairs of games are played with a number of chains before the next number is chosen."""
MOST_GAMES = 240
MOST_SAID = 99.0
"""No number of chains beyond it is told from another one."""
SURE = 2.0
"""Chains to either side that are near enough."""
_PRIOR = 1.5, 0.1, 0.15
"""Standard deviation of how much stronger the deck is, in logits; what a chain is worth, and its deviation."""


@record
class WithChains:
    """Games in which the stronger deck began with so many chains."""

    chains: int
    games: int
    won: float
    """By the stronger deck; a tie is half a game."""


@record
class Even:
    """With how many chains the stronger deck wins half of its games, and between which numbers that is with a certainty
    of 95 %. It may be below 0, or more than there are: then no number of chains makes the pair even."""

    chains: float
    low: float
    high: float
    tried: tuple[WithChains, ...]

    @property
    def is_sure(self) -> bool:
        """Whether more games would change little."""
        return max(self.high - self.chains, self.chains - self.low) <= SURE


def even_chains(rows: Iterable[Row], stronger: str) -> Even:
    """Return what the games of a pair say, with chains and without; `stronger` is the mark of the deck with chains."""
    return even_of(_tried(rows, stronger))


def even_of(tried: tuple[WithChains, ...]) -> Even:
    """Return what games with chains say, those with none among them.

    Each chain takes the same from the odds: a straight line through the logits, with weak priors. Where it crosses the
    half is the quotient of two numbers that are about normal, and between which numbers that is says Fieller's theorem:
    all at which the line may be at the half. Where nothing shows that chains take anything, that has no end.
    """
    ahead, worth = 0.0, _PRIOR[1]
    for _ in range(30):
        (one, other), (a, b, c) = _slopes(tried, ahead, worth)
        whole = a * c - b * b
        ahead, worth = ahead + (c * one - b * other) / whole, worth + (a * other - b * one) / whole
        worth = max(0.01, worth)
    a, b, c = _slopes(tried, ahead, worth)[1]
    even = ahead / worth
    whole = a * c - b * b
    low, high = _fieller(ahead, worth, c / whole, -b / whole, a / whole)
    return Even(even, max(-MOST_SAID, low), min(MOST_SAID, high), tried)


def _fieller(one: float, other: float, variance: float, both: float, of_other: float) -> tuple[float, float]:
    """Return between which numbers the quotient of two normal numbers is, of which the second one is above 0; both
    variances and the covariance are known."""
    lead, middle, last = other**2 - Z**2 * of_other, one * other - Z**2 * both, one**2 - Z**2 * variance
    root = middle**2 - lead * last
    if lead > 0 and root >= 0:
        return (middle - sqrt(root)) / lead, (middle + sqrt(root)) / lead
    if root < 0:
        return -MOST_SAID, MOST_SAID
    ends = sorted(((middle - sqrt(root)) / lead, (middle + sqrt(root)) / lead)) if lead else [-MOST_SAID, MOST_SAID]
    even = one / other
    return (-MOST_SAID, ends[0]) if even <= ends[0] else (ends[1], MOST_SAID)


def measure_chains(
    kept: Kept,
    stronger: TrialDeck,
    weaker: TrialDeck,
    player: str,
    *,
    crew: Crew,
    lots: Random,
    tell: Callable[[Told | Even], None],
) -> Even:
    """Play games with chains for the stronger deck until it is known with how many it wins half of them.

    Games without chains of the pair count along. Raises as `kfdesk.trials.run.run` does.
    """
    marks = stronger.mark, weaker.mark
    rows = [*rows_between(kept.rows(player, frozenset(marks)), *marks), *kept.chained(player, *marks)]
    before = len(rows)
    while True:
        even = even_chains(rows, stronger.mark)
        tell(even)
        new = len(rows) - before
        if new and even.is_sure or new >= MOST_GAMES or crew.gate.may is May.END:
            return even
        came = play_tasks(kept, _tasks(stronger, weaker, next_chains(even), player, lots), crew=crew, tell=tell)
        if not came:
            return even
        rows += came


def next_chains(even: Even) -> int:
    """Return with how many chains the next games tell most: about as many as make it even, never the same for ever."""
    wanted = min(MOST_CHAINS, max(1, round(even.chains)))
    played = {some.chains: some.games for some in even.tried}
    near = [wanted, min(MOST_CHAINS, wanted + 2), max(1, wanted - 2)]
    return min(near, key=lambda chains: (played.get(chains, 0) // (4 * A_TIME), near.index(chains)))


def _tasks(one: TrialDeck, other: TrialDeck, chains: int, player: str, lots: Random) -> list[Task]:
    found = []
    for _ in range(A_TIME):
        seed = lots.getrandbits(32)
        found.append(task_now(one, other, seed, player, (chains, 0)))
        found.append(task_now(other, one, seed, player, (0, chains)))
    return found


def _tried(rows: Iterable[Row], stronger: str) -> tuple[WithChains, ...]:
    """Return what was played, by the chains of the stronger deck; games in which the other had some are left out."""
    found: dict[int, tuple[int, float]] = {}
    for row in rows:
        at = 0 if row.first == stronger else 1
        if not row.chains[1 - at]:
            games, won = found.get(row.chains[at], (0, 0.0))
            found[row.chains[at]] = games + 1, won + (row.score if at == 0 else 1 - row.score)
    return tuple(WithChains(chains, *found[chains]) for chains in sorted(found))


def _slopes(
    tried: Sequence[WithChains], ahead: float, worth: float
) -> tuple[tuple[float, float], tuple[float, float, float]]:
    """Return the slope of the likelihood by strength and by what a chain is worth, and how sharply it is bent."""
    one = -ahead / _PRIOR[0] ** 2
    other = (_PRIOR[1] - worth) / _PRIOR[2] ** 2
    a, b, c = 1 / _PRIOR[0] ** 2, 0.0, 1 / _PRIOR[2] ** 2
    for some in tried:
        expected = chance(ahead - worth * some.chains)
        more, told = some.won - some.games * expected, some.games * expected * (1 - expected)
        one, other = one + more, other - some.chains * more
        a, b, c = a + told, b - some.chains * told, c + some.chains**2 * told
    return (one, other), (a, b, c)
