"""How a match of an evening can end, and what that counts."""

from __future__ import annotations

from collections.abc import Iterator
from enum import StrEnum
from functools import lru_cache
from typing import Annotated

from pydantic import Field

from kfdesk.match.evenings.plan import EveningPlan, Kept
from kfdesk.text.words import Words

WIN, DRAW = 3, 1
"""Match points for a match won and for one without a winner; a lost one has none."""


class Ending(StrEnum):
    """Why a match was over."""

    PLAYED = "played"
    TIME = "time"
    CONCEDED = "conceded"
    NO_SHOW = "no-show"


Games = Annotated[int, Field(ge=0, le=3)]


class MatchResult(Kept):
    """How many games each of the two has won, the first one named first, and why the match was over.

    Without a winner it is a draw, or at `NO_SHOW` a loss for both.
    """

    one: Games
    two: Games
    ending: Ending = Ending.PLAYED

    @property
    def winner(self) -> int | None:
        """0 for the first one named, 1 for the second, None where nobody won."""
        return None if self.one == self.two else int(self.two > self.one)

    @property
    def is_draw(self) -> bool:
        """Whether both get the points of a draw."""
        return self.winner is None and self.ending is not Ending.NO_SHOW

    @property
    def points(self) -> tuple[int, int]:
        """The match points of the two."""
        if self.winner is None:
            return (DRAW, DRAW) if self.is_draw else (0, 0)
        return (WIN, 0) if self.winner == 0 else (0, WIN)

    @property
    def turned(self) -> MatchResult:
        """The same result with the second one named first."""
        return MatchResult(one=self.two, two=self.one, ending=self.ending)


@lru_cache(maxsize=8)
def possible_results(plan: EveningPlan) -> tuple[MatchResult, ...]:
    """Return every way in which a match of this evening can end, the usual ones first."""
    wins, draws = plan.match.wins, plan.may_draw
    return tuple(result for result in _all(wins) if result.winner is not None or draws or not result.is_draw)


def _all(wins: int) -> Iterator[MatchResult]:
    ended = [(wins, games) for games in range(wins)]
    for one, two in (*ended, *((two, one) for one, two in ended)):
        yield MatchResult(one=one, two=two)
    below = range(wins) if wins > 1 else range(2)
    ahead = [(one, two) for one in below for two in range(one)]
    for one, two in (*ahead, *((two, one) for one, two in ahead), *((games, games) for games in range(wins))):
        yield MatchResult(one=one, two=two, ending=Ending.TIME)
    for one, two in (*ended, *((two, one) for one, two in ended)):
        yield MatchResult(one=one, two=two, ending=Ending.CONCEDED)
    for one, two in ((wins, 0), (0, wins), (0, 0)):
        yield MatchResult(one=one, two=two, ending=Ending.NO_SHOW)


def result_words(result: MatchResult, one: str, two: str) -> Words:
    """Return a result in words, with both names."""
    slots: dict[str, Words | str | int] = {"one": one, "two": two, "a": result.one, "b": result.two}
    if result.ending is Ending.NO_SHOW and result.winner is None:
        return _BOTH_AWAY.filled(**slots)
    if result.winner is None:
        return _DRAWN.filled(**slots)
    won, lost = (one, two) if result.winner == 0 else (two, one)
    return _ENDINGS[result.ending].filled(**slots, won=won, lost=lost)


def score_words(result: MatchResult) -> Words:
    """Return a result as short as it fits beside two names."""
    if result.ending is Ending.NO_SHOW and result.winner is None:
        return _SHORT_AWAY
    return _SHORT[result.ending].filled(a=result.one, b=result.two)


_ENDINGS = {
    Ending.PLAYED: Words("{one} {a} – {b} {two}: {won} wins"),
    Ending.TIME: Words("{one} {a} – {b} {two}: {won} wins when time was up"),
    Ending.CONCEDED: Words("{one} {a} – {b} {two}: {lost} conceded the match"),
    Ending.NO_SHOW: Words("{one} {a} – {b} {two}: {lost} did not come"),
}
_DRAWN = Words("{one} {a} – {b} {two}: a draw when time was up")
_BOTH_AWAY = Words("{one} {a} – {b} {two}: neither came, both lose")
_SHORT = {
    Ending.PLAYED: Words("{a} – {b}"),
    Ending.TIME: Words("{a} – {b}, time"),
    Ending.CONCEDED: Words("{a} – {b}, conceded"),
    Ending.NO_SHOW: Words("{a} – {b}, no-show"),
}
_SHORT_AWAY = Words("both absent")
