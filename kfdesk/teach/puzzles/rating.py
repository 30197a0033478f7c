"""Ratings by Glicko-2: how strong a player is, how hard a puzzle is, and how sure that is.

After Mark Glickman, "Example of the Glicko-2 system" (glicko.net/glicko/glicko2.pdf), whose example is a test.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp, log, pi, sqrt
from typing import Annotated, Final, NamedTuple

from pydantic import BaseModel, ConfigDict, Field

MIDDLE: Final = 1500.0
"""The rating of somebody of whom nothing is known."""
UNKNOWN: Final = 350.0
"""How unsure that is."""
SURE: Final = 45.0
"""Nobody's rating becomes surer than this: people learn."""
LEAST_SWING: Final = 1e-4
"""No volatility is less: far below what results can lead to, and its square has a logarithm."""
FOUND: Final = 120.0
"""How unsure the rating of a puzzle is that only the program has tried."""
_SCALE: Final = 173.7178
_TAU: Final = 0.5
_NEAR: Final = 1e-6


class Rating(BaseModel):
    """A rating, how unsure it is (one standard deviation), and how much it swings."""

    model_config = ConfigDict(frozen=True, extra="ignore", defer_build=True)

    rating: Annotated[float, Field(ge=0, le=4000)] = MIDDLE
    deviation: Annotated[float, Field(gt=0, le=UNKNOWN)] = UNKNOWN
    volatility: Annotated[float, Field(ge=LEAST_SWING, le=1)] = 0.06

    @property
    def shown(self) -> int:
        """The rating as it is shown."""
        return round(self.rating)

    @property
    def is_sure(self) -> bool:
        """Whether it is known well enough to be shown without a question mark."""
        return self.deviation <= 2 * FOUND


class Result(NamedTuple):
    """Whom one met, and what came of it: 1 is a win, 0 a loss."""

    other: Rating
    score: float


def rated(one: Rating, results: Sequence[Result]) -> Rating:
    """Return a rating after results of one period; without any it only becomes less sure."""
    mu, phi = (one.rating - MIDDLE) / _SCALE, one.deviation / _SCALE
    if not results:
        return _limited(one, mu, sqrt(phi**2 + one.volatility**2), one.volatility)
    inverse, gained = 0.0, 0.0
    for other, score in results:
        weight = 1 / sqrt(1 + 3 * (other.deviation / _SCALE) ** 2 / pi**2)
        expected = 1 / (1 + exp(-weight * (mu - (other.rating - MIDDLE) / _SCALE)))
        inverse += weight**2 * expected * (1 - expected)
        gained += weight * (score - expected)
    variance = 1 / inverse
    volatility = _volatility(one.volatility, phi, variance, variance * gained)
    phi = 1 / sqrt(1 / (phi**2 + volatility**2) + 1 / variance)
    return _limited(one, mu + phi**2 * gained, phi, volatility)


def _limited(one: Rating, mu: float, phi: float, volatility: float) -> Rating:
    rating = min(max(mu * _SCALE + MIDDLE, 0.0), 4000.0)
    deviation = min(max(phi * _SCALE, SURE), UNKNOWN)
    swing = min(max(volatility, LEAST_SWING), 1.0)
    return one.model_copy(update={"rating": rating, "deviation": deviation, "volatility": swing})


def _volatility(sigma: float, phi: float, variance: float, delta: float) -> float:
    """Return the new volatility: the root that step 5 of the paper looks for, by the Illinois algorithm."""
    start = log(sigma**2)

    def off(x: float) -> float:
        spread = phi**2 + variance + exp(x)
        return exp(x) * (delta**2 - spread) / (2 * spread**2) - (x - start) / _TAU**2

    return exp(_root(off, start, _other_end(off, start, delta**2 - phi**2 - variance)) / 2)


def _other_end(off: Callable[[float], float], start: float, surprise: float) -> float:
    if surprise > 0:
        return log(surprise)
    steps = 1
    while off(start - steps * _TAU) < 0:
        steps += 1
    return start - steps * _TAU


def _root(off: Callable[[float], float], one: float, other: float) -> float:
    at_one, at_other = off(one), off(other)
    while abs(other - one) > _NEAR:
        between = one + (one - other) * at_one / (at_other - at_one)
        at_between = off(between)
        if at_between * at_other <= 0:
            one, at_one = other, at_other
        else:
            at_one /= 2
        other, at_other = between, at_between
    return one
