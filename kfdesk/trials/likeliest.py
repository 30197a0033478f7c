"""The likeliest strengths of decks by the results of their games; the model stands in `kfdesk.trials.ratings`.

Newton's method, whose equations are solved by conjugate gradients: a step takes as long as there are pairs that met.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import exp
from operator import mul

Results = Mapping[tuple[int, int], tuple[int, float]]
"""Games of a deck that went first against another one, by their places in a list, and what it got for them."""

PRIOR = 1.5
"""The standard deviation of strengths before any game: 95 % of decks then win 5 to 95 % against the average. With the
games of some decks another one is likelier: `kfdesk.trials.many.fitted`."""
FIRST_PRIOR = 0.5
"""The same of what going first is worth."""
_CLOSE = 1e-4
"""After a step as short as that nothing is left to gain: the next one would be shorter than its square."""
_MOST_STEPS = 50
_LEFT = 1e-3
"""So much of what is not solved yet may be left in a step."""


class Likeliest:
    """Where the likelihood is greatest, and how sharply it is bent there.

    All lists have an entry for each deck, and those of numbers a last one for what going first is worth.
    """

    def __init__(
        self, decks: int, results: Results, *, prior: float = PRIOR, start: Sequence[float] | None = None
    ) -> None:
        """`prior` is the standard deviation of strengths before any game; values near `start` are found sooner."""
        self.prior = prior
        self.values = [0.0] * (decks + 1) if start is None else list(start)
        """Strengths in logits, and going first."""
        self.met: list[dict[int, float]] = [{} for _ in range(decks)]
        """How sharply the games of a deck against each other one tell how far they are apart."""
        self.seats = [0.0] * decks
        """How much more sharply the games in which a deck went first tell something than the others."""
        self.bends = [0.0] * (decks + 1)
        """How sharply each number is known where all others are."""
        results = dict(sorted(results.items()))  # in whichever order games came: sums of floats depend on it
        for one, other in results:
            self.met[one][other] = self.met[other][one] = 0.0
        self._others = [list(others) for others in self.met]
        for _ in range(_MOST_STEPS):
            slopes = self._slopes(results)
            step = self._solved(slopes)
            longest = max(map(abs, step))
            by = 1 / max(1.0, longest)
            self.values = [value + by * change for value, change in zip(self.values, step, strict=True)]
            if longest < _CLOSE:
                break

    @property
    def strengths(self) -> list[float]:
        """The strengths, around a mean of 0."""
        strengths = self.values[:-1]
        mean = sum(strengths) / max(1, len(strengths))
        return [strength - mean for strength in strengths]

    @property
    def first(self) -> float:
        """What going first is worth, in logits."""
        return self.values[-1]

    def precision(self) -> Iterator[list[float]]:
        """Yield how sharply the likelihood is bent: a row for each deck, and the last for going first."""
        for deck, others in enumerate(self.met):
            row = [0.0] * len(self.bends)
            for other, told in others.items():
                row[other] = -told
            row[deck], row[-1] = self.bends[deck], self.seats[deck]
            yield row
        yield [*self.seats, self.bends[-1]]

    def _slopes(self, results: Results) -> list[float]:
        """Return how quickly the likelihood grows with each number, and look how sharply it is bent."""
        values, met, seats = self.values, self.met, self.seats
        first = values[-1]
        bends = self.bends = [1 / self.prior**2] * len(seats) + [1 / FIRST_PRIOR**2]
        slopes = [-bend * value for bend, value in zip(bends, values, strict=True)]
        for deck, others in enumerate(met):
            met[deck] = dict.fromkeys(others, 0.0)
            seats[deck] = 0.0
        for (one, other), (games, won) in results.items():
            expected = 1 / (1 + exp(values[other] - values[one] - first))
            more, told = won - games * expected, games * expected * (1 - expected)
            slopes[one] += more
            slopes[other] -= more
            slopes[-1] += more
            met[one][other] += told
            met[other][one] += told
            bends[one] += told
            bends[other] += told
            bends[-1] += told
            seats[one] += told
            seats[other] -= told
        return slopes

    def _solved(self, slopes: list[float]) -> list[float]:
        """Return the step by which the slopes vanish, were the likelihood bent everywhere as it is here."""
        weights = [list(others.values()) for others in self.met]
        found, left = [0.0] * len(slopes), slopes
        eased = [a / b for a, b in zip(left, self.bends, strict=True)]
        toward, size = eased, _product(left, eased)
        enough = size * _LEFT**2
        for _ in range(len(slopes)):
            if size <= enough:
                break
            bent = self._bent(toward, weights)
            by = size / _product(toward, bent)
            found = [a + by * b for a, b in zip(found, toward, strict=True)]
            left = [a - by * b for a, b in zip(left, bent, strict=True)]
            eased = [a / b for a, b in zip(left, self.bends, strict=True)]
            before, size = size, _product(left, eased)
            on = size / before
            toward = [a + on * b for a, b in zip(eased, toward, strict=True)]
        return found

    def _bent(self, values: list[float], weights: Sequence[Sequence[float]]) -> list[float]:
        """Return the product of the precision and some numbers."""
        value, first = values.__getitem__, values[-1]
        product = [
            bend * mine + seat * first - sum(map(mul, some, map(value, others)))
            for bend, mine, seat, some, others in zip(
                self.bends, values[:-1], self.seats, weights, self._others, strict=False
            )
        ]
        product.append(self.bends[-1] * first + _product(self.seats, values[:-1]))
        return product


def _product(one: Sequence[float], other: Sequence[float]) -> float:
    return float(sum(map(mul, one, other)))
