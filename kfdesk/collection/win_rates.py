"""How often a deck wins, from its results: in all, lately, and by whatever was different about the games.

Games against the program are practice: whoever asks for rates says of which games, and mixes them with none of the
others (`of_kind`).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from enum import StrEnum
from math import sqrt

from kfdesk.collection.results import Result
from kfdesk.records import record

LATELY = 10
"""So many of the last games are counted apart."""
_Z = 1.96
"""How many standard errors hold 95 % of what chance does."""


class By(StrEnum):
    """What games are told apart by."""

    FORMAT = "format"
    OPPONENT_DECK = "opponent-deck"
    OPPONENT = "opponent"
    PLAYER = "player"
    FIRST = "first"
    CHAINS = "chains"


@record
class Tally:
    """Games won and lost."""

    won: int
    lost: int

    @property
    def games(self) -> int:
        """How many games were played."""
        return self.won + self.lost

    @property
    def percent(self) -> float:
        """The share of games won, from 0 to 100; there must be one."""
        return 100 * self.won / self.games

    @property
    def fitting(self) -> tuple[float, float]:
        """Between which win rates, in percent, a deck may win so many of these games by more than a rare chance.

        The interval of Wilson for 95 %: it is right for few games, too.
        """
        games, share = self.games, self.won / self.games
        spread = _Z * sqrt(share * (1 - share) / games + _Z**2 / (4 * games**2))
        low, high = ((share + _Z**2 / (2 * games) + way * spread) / (1 + _Z**2 / games) for way in (-1, 1))
        return 100 * max(0.0, low), 100 * min(1.0, high)


def of_kind(results: Iterable[Result], *, practice: bool) -> list[Result]:
    """Return the games against the program, or those between people, in their order."""
    return [result for result in results if result.practice is practice]


def tally(results: Iterable[Result]) -> Tally:
    """Count games."""
    won = [result.won for result in results]
    return Tally(won.count(True), won.count(False))


def lately(results: Sequence[Result]) -> Tally:
    """Count the last `LATELY` of games that stand newest first."""
    return tally(results[:LATELY])


def rates(results: Iterable[Result], by: By) -> dict[str, Tally]:
    """Return the games by what they are told apart by, the most played first, then by the alphabet.

    "" stands for games of which it is not known. Formats have their keys, and so do `FIRST` ("first", "second") and
    `CHAINS` (the number that the deck began with).
    """
    groups: dict[str, list[Result]] = {}
    for result in results:
        groups.setdefault(_KEYS[by](result), []).append(result)
    counted = {key: tally(games) for key, games in groups.items()}
    return dict(sorted(counted.items(), key=lambda entry: (-entry[1].games, entry[0])))


def course(results: Sequence[Result]) -> tuple[int, ...]:
    """Return by how many games more were won than lost after each of the games, which stand newest first; 0 before."""
    ahead = [0]
    for result in reversed(results):
        ahead.append(ahead[-1] + (1 if result.won else -1))
    return tuple(ahead)


def _seat(result: Result) -> str:
    return "" if result.went_first is None else "first" if result.went_first else "second"


_KEYS: Mapping[By, Callable[[Result], str]] = {
    By.FORMAT: lambda result: result.format,
    By.OPPONENT_DECK: lambda result: result.opponent_name,
    By.OPPONENT: lambda result: result.opponent_player,
    By.PLAYER: lambda result: result.player,
    By.FIRST: _seat,
    By.CHAINS: lambda result: str(result.chains),
}
