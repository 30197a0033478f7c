"""Standings: who is ahead, and by which tie-breaks, in an order that is data.

The shares of matches won are those of common tournament practice: match points divided by the most there could have
been, no opponent counted below a third, byes no opponents. Everything is counted in fractions, nothing is rounded.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from enum import StrEnum
from fractions import Fraction

from kfdesk.engine import rng
from kfdesk.match.evenings.evening import Evening, Standing
from kfdesk.match.evenings.plan import EveningPlan, Explained, PairingRule
from kfdesk.match.evenings.results import WIN, MatchResult
from kfdesk.records import record
from kfdesk.text.words import Words

FLOOR = Fraction(1, 3)
"""No share of matches or games won counts less, so that a weak opponent is no punishment."""


class TieBreak(StrEnum):
    """By what people are compared."""

    POINTS = "points"
    ROUNDS = "rounds"
    HEAD_TO_HEAD = "head-to-head"
    OPPONENTS = "opponents"
    OPPONENTS_OF = "opponents-of"
    GAMES = "games"
    CUMULATIVE = "cumulative"
    LOT = "lot"


ORDER: dict[PairingRule, tuple[TieBreak, ...]] = {
    PairingRule.SWISS: (
        TieBreak.POINTS,
        TieBreak.OPPONENTS,
        TieBreak.OPPONENTS_OF,
        TieBreak.GAMES,
        TieBreak.CUMULATIVE,
        TieBreak.LOT,
    ),
    PairingRule.ROUND_ROBIN: (TieBreak.POINTS, TieBreak.HEAD_TO_HEAD, TieBreak.GAMES, TieBreak.OPPONENTS, TieBreak.LOT),
    PairingRule.LEAGUE: (TieBreak.POINTS, TieBreak.HEAD_TO_HEAD, TieBreak.OPPONENTS, TieBreak.GAMES, TieBreak.LOT),
    PairingRule.ELIMINATION: (TieBreak.ROUNDS, TieBreak.POINTS, TieBreak.GAMES, TieBreak.LOT),
}
"""In which order people are compared, by how they were paired: the first in which two differ decides."""

TIE_BREAKS = {
    TieBreak.POINTS: Explained(
        Words("Points"), Words("Match points: three for a match won, one for a draw, none for a match lost.")
    ),
    TieBreak.ROUNDS: Explained(
        Words("Rounds"), Words("Rounds survived: how often somebody has reached the next round, by a bye, too.")
    ),
    TieBreak.HEAD_TO_HEAD: Explained(
        Words("Against each other"),
        Words("Match points from the matches of those who are level, if each of them has played each other one."),
    ),
    TieBreak.OPPONENTS: Explained(
        Words("Opponents"),
        Words(
            "Strength of schedule: the mean share of match points that one’s opponents have won, none counted below a "
            "third; byes are left out."
        ),
    ),
    TieBreak.OPPONENTS_OF: Explained(
        Words("Their opponents"), Words("Extended strength of schedule: the mean of this share of one’s opponents.")
    ),
    TieBreak.GAMES: Explained(
        Words("Games"),
        Words("The share of one’s games won, not counted below a third; a bye is a match won without loss."),
    ),
    TieBreak.CUMULATIVE: Explained(
        Words("Cumulative"), Words("The sum of the match points after each round: early wins count more often.")
    ),
    TieBreak.LOT: Explained(Words("Lot"), Words("Who is level in everything is put in order by lot, for good.")),
}
"""What each tie-break is called and means."""


@record
class Line:
    """A person's line of the standings. `values` are those of the evening's tie-breaks, in their order; None for one
    that does not apply, such as the matches against each other of people who have not met, or who are not level."""

    rank: int
    person: int
    wins: int
    draws: int
    losses: int
    points: int
    values: tuple[Fraction | None, ...]
    dropped: bool


@record
class _Match:
    """What a person has from one round: the opponent, None for a bye, and the result with the person named first."""

    round: int
    opponent: int | None
    result: MatchResult | None

    def points(self, bye_wins: bool) -> int:
        """Return the match points."""
        if self.opponent is None:
            return WIN if bye_wins else 0
        assert self.result is not None
        return self.result.points[0]


def points_of(standing: Standing, person: int, *, bye_wins: bool) -> int:
    """Return the match points of a person."""
    return sum(match.points(bye_wins) for match in _matches(standing, person))


def standings(evening: Evening) -> tuple[Line, ...]:
    """Return the standings as of now, the first one ahead; whoever has dropped out stays in them."""
    standing = evening.standing()
    board = _Board(evening.plan, standing, evening.seed)
    order = ORDER[evening.plan.pairing]
    values: dict[int, dict[TieBreak, Fraction]] = {person: {} for person in standing.people}
    ranked = list(board.ranked(list(standing.people), order, values))
    return tuple(board.line(rank, person, order, values[person]) for rank, person in enumerate(ranked, 1))


def _matches(standing: Standing, person: int) -> Iterator[_Match]:
    """Yield what a person has from each round that is over for that person."""
    for number, tables in enumerate(standing.rounds, 1):
        for table in tables:
            if person not in table.pair.people or table.is_open:
                continue
            opponent, result = table.seen_by(person) if table.pair.is_match else (None, None)
            yield _Match(number, opponent, result)


class _Board:
    """Works out the values of an evening's tie-breaks."""

    def __init__(self, plan: EveningPlan, standing: Standing, seed: int) -> None:
        self._standing = standing
        self._bye_wins = plan.bye_wins
        self._wins = plan.match.wins
        self._matches = {person: tuple(_matches(standing, person)) for person in standing.people}
        self._shares = {person: self._share(person) for person in standing.people}
        self._schedules = {person: self._mean(person, self._shares) for person in standing.people}
        # Each has a lot of their own, which stays when others come.
        self._lots = {person: rng.below(rng.seeded(seed - person), 1 << 62)[1] for person in standing.people}
        self._alone: dict[TieBreak, Callable[[int], Fraction]] = {
            TieBreak.POINTS: self._points,
            TieBreak.ROUNDS: self._rounds,
            TieBreak.OPPONENTS: lambda person: self._schedules[person],
            TieBreak.OPPONENTS_OF: lambda person: self._mean(person, self._schedules),
            TieBreak.GAMES: self._games,
            TieBreak.CUMULATIVE: self._cumulative,
            TieBreak.LOT: lambda person: Fraction(-self._lots[person]),
        }

    def ranked(
        self, people: list[int], order: Sequence[TieBreak], values: dict[int, dict[TieBreak, Fraction]]
    ) -> Iterator[int]:
        """Yield people who are level so far, the first one ahead; what they were compared by goes into `values`."""
        if not order:
            yield from people
            return
        first, rest = order[0], order[1:]
        if first is TieBreak.HEAD_TO_HEAD:
            compared = self._head_to_head(people)
        else:
            compared = {person: self._alone[first](person) for person in people}
        for person, value in compared.items():
            values[person][first] = value
        for value in sorted(set(compared.values()), reverse=True):
            yield from self.ranked([person for person in people if compared[person] == value], rest, values)
        if not compared:
            yield from self.ranked(people, rest, values)

    def line(self, rank: int, person: int, order: Sequence[TieBreak], values: dict[TieBreak, Fraction]) -> Line:
        """Return a person's line."""
        got = [match.points(self._bye_wins) for match in self._matches[person] if match.opponent or self._bye_wins]
        draws = sum(1 for match in self._matches[person] if match.result is not None and match.result.is_draw)
        wins = got.count(WIN)
        return Line(
            rank=rank,
            person=person,
            wins=wins,
            draws=draws,
            losses=len(got) - wins - draws,
            points=sum(got),
            values=tuple(values.get(tie_break) for tie_break in order),
            dropped=person in self._standing.dropped,
        )

    # The tie-breaks.

    def _points(self, person: int) -> Fraction:
        return Fraction(sum(match.points(self._bye_wins) for match in self._matches[person]))

    def _rounds(self, person: int) -> Fraction:
        """How many rounds a person survived: a bye is one, too."""
        return Fraction(sum(1 for match in self._matches[person] if match.points(bye_wins=True) == WIN))

    def _share(self, person: int) -> Fraction:
        """Return the share of match points a person has won; rounds missed or without a result are not counted."""
        counted = [match for match in self._matches[person] if match.opponent is not None or self._bye_wins]
        if not counted:
            return FLOOR
        return max(FLOOR, Fraction(sum(match.points(self._bye_wins) for match in counted), WIN * len(counted)))

    def _mean(self, person: int, values: Mapping[int, Fraction]) -> Fraction:
        """Return the mean of a value over a person's opponents; the least there is for one who had none."""
        met = [match.opponent for match in self._matches[person] if match.opponent is not None]
        return sum((values[opponent] for opponent in met), Fraction(0)) / len(met) if met else FLOOR

    def _games(self, person: int) -> Fraction:
        """Return the share of games won. A game that was not played to its end is none."""
        won = played = 0
        for match in self._matches[person]:
            if match.result is not None:
                won += match.result.one
                played += match.result.one + match.result.two
            elif self._bye_wins:
                won += self._wins
                played += self._wins
        return max(FLOOR, Fraction(won, played)) if played else FLOOR

    def _cumulative(self, person: int) -> Fraction:
        """Return the sum of the points after each round that was paired."""
        by_round = {match.round: match.points(self._bye_wins) for match in self._matches[person]}
        rounds = len(self._standing.rounds)
        return Fraction(sum(points * (rounds + 1 - number) for number, points in by_round.items()))

    def _head_to_head(self, people: list[int]) -> dict[int, Fraction]:
        """Return the points from matches of these people among themselves; nothing unless each has met each."""
        found = {person: Fraction(0) for person in people}
        for person in people:
            among = [match for match in self._matches[person] if match.opponent in found]
            if {match.opponent for match in among} | {person} != set(people):
                return {}
            found[person] += sum(match.points(self._bye_wins) for match in among)
        return found if len(people) > 1 else {}


Decimal = Callable[[float], str]
"""Writes a number with one digit after its decimal sign."""


def plain_decimal(value: float) -> str:
    """Return a number as other programs read it."""
    return f"{value:.1f}"


def said_value(tie_break: TieBreak, value: Fraction | None, decimal: Decimal = plain_decimal) -> str:
    """Return a value for people: shares as a percentage, a dash where it does not apply, "" for a lot."""
    if tie_break is TieBreak.LOT:
        return ""
    if value is None:
        return "–"
    if tie_break in (TieBreak.OPPONENTS, TieBreak.OPPONENTS_OF, TieBreak.GAMES):
        return decimal(float(value * 100))
    return str(int(value))
