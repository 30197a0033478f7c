"""Who plays whom in the next round.

A round robin uses the circle method. Where a round depends on what happened before, the best of all pairings is found
as a matching of least weight (`networkx`): trying pairs one after the other can end where only a rematch is left
though another choice had avoided it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from kfdesk.engine import rng
from kfdesk.match.evenings.evening import Evening, Pair, Standing, Table, eliminates
from kfdesk.match.evenings.plan import FEWEST, PairingRule
from kfdesk.match.evenings.standings import points_of
from kfdesk.text.words import Words

BYE = 0
"""Stands for a bye among the numbers of people, which begin at 1."""

# How much worse one pairing is than another. Each outweighs all that stands below it, for 32 people and 62 rounds.
_LOT = 1 << 11
_APART = 1 << 16
"""For each square of the difference in match points."""
_BYE_AHEAD = 1 << 36
"""For each match point that who has a bye is ahead of the last one."""
_REMATCH = 1 << 45
_SECOND_BYE = 1 << 57


def why_not(evening: Evening) -> Words | None:
    """Return why no round can be paired now, None where one can."""
    standing, plan = evening.standing(), evening.plan
    if len(standing.active) < FEWEST and not eliminates(plan, standing):
        return _TOO_FEW
    if plan.waits and any(True for _ in standing.open_tables()):
        return _RESULTS_MISSING
    if plan.pairing in (PairingRule.SWISS, PairingRule.LEAGUE) and len(standing.rounds) >= plan.rounds:
        return _ALL_PLAYED
    if plan.pairing is PairingRule.ROUND_ROBIN and not _unmet(standing):
        return _ALL_MET
    if plan.pairing is PairingRule.ELIMINATION and standing.rounds and len(_who_goes_on(standing)) == 1:
        return _DECIDED
    return None


def next_pairs(evening: Evening) -> tuple[Pair, ...]:
    """Return the pairs of the next round: matches first, byes behind them, in an elimination in the order of its tree.

    May be called where `why_not` is None. The same evening has always the same pairs.
    """
    standing, plan = evening.standing(), evening.plan
    seed = evening.seed + len(standing.rounds)
    match plan.pairing:
        case PairingRule.SWISS:
            return _swiss(standing, seed)
        case PairingRule.ELIMINATION:
            return _elimination(standing, None if plan.seeded else evening.seed)
        case PairingRule.ROUND_ROBIN | PairingRule.LEAGUE:
            return _everybody(standing, seed, again=plan.pairing is PairingRule.LEAGUE)


# Everybody against everybody.


def circle(people: Sequence[int]) -> list[list[tuple[int, int]]]:
    """Return the rounds in which everybody meets everybody once, by the circle method.

    All but the first go one place around a circle after each round; who sits opposite meets. With an odd number one
    seat is empty (`BYE`).
    """
    seats = list(people) if len(people) % 2 == 0 else [*people, BYE]
    rounds = []
    for _ in range(len(seats) - 1):
        half = len(seats) // 2
        rounds.append(list(zip(seats[:half], reversed(seats[half:]), strict=True)))
        seats = [seats[0], seats[-1], *seats[1:-1]]
    return rounds


def _everybody(standing: Standing, seed: int, *, again: bool) -> tuple[Pair, ...]:
    """Return the next round in which everybody meets somebody they have met least often; with `again` everybody plays,
    without it who could only meet somebody again rests.

    The circle of those who began holds as long as nobody has come late or dropped out; then those are paired who have
    met least often.
    """
    people, met = standing.active, _meetings(standing)
    least = min(met[frozenset((a, b))] for a in people for b in people if a < b)
    began = _began(standing)
    if not standing.late and set(people) <= set(began):
        rounds = circle(began)
        planned = rounds[len(standing.rounds) % len(rounds)]
        new = [pair for pair in planned if set(pair) <= set(people) and met[frozenset(pair)] == least]
        if len(new) == len(people) // 2:
            return _as_pairs(new, people)

    def cost(one: int, two: int) -> int:
        return _rests(standing, two) * _APART if one == BYE else met[frozenset((one, two))] * _REMATCH

    best = _best(people, cost, seed)
    return _as_pairs([pair for pair in best if again or met[frozenset(pair)] == 0], people)


def _began(standing: Standing) -> list[int]:
    """Return who plays or rests in the first round, paired or to come."""
    if not standing.rounds:
        return standing.active
    there = {number for table in standing.rounds[0] for number in table.pair.people}
    return [number for number in standing.people if number in there]


def _rests(standing: Standing, number: int) -> int:
    return sum(1 for tables in standing.rounds for table in tables if table.pair.people == (number,))


def _meetings(standing: Standing) -> Counter[frozenset[int]]:
    """Return how often two people were paired."""
    pairs = (table.pair for tables in standing.rounds for table in tables if table.pair.is_match)
    return Counter(frozenset(pair.people) for pair in pairs)


def _unmet(standing: Standing) -> bool:
    """Return whether two of those who play on have not been paired yet."""
    met = _meetings(standing)
    return any(not met[frozenset((a, b))] for a in standing.active for b in standing.active if a < b)


# By points.


def _swiss(standing: Standing, seed: int) -> tuple[Pair, ...]:
    """Return pairs with as few rematches as can be, then with as little between their points as can be, else by lot."""
    people, met = standing.active, _meetings(standing)
    points = {number: points_of(standing, number, bye_wins=True) for number in people}
    last = min(points.values())

    def cost(one: int, two: int) -> int:
        if one == BYE:
            return _rests(standing, two) * _SECOND_BYE + (points[two] - last) * _BYE_AHEAD
        return met[frozenset((one, two))] * _REMATCH + (points[one] - points[two]) ** 2 * _APART

    best = _best(people, cost, seed)
    best.sort(key=lambda pair: [-points.get(number, -1) for number in _by_points(pair, points)])
    return _as_pairs([_by_points(pair, points) for pair in best], people)


def _by_points(pair: tuple[int, int], points: Mapping[int, int]) -> tuple[int, int]:
    one, two = pair
    return (one, two) if points.get(one, -1) >= points.get(two, -1) else (two, one)


def _best(people: Sequence[int], cost: Callable[[int, int], int], seed: int) -> list[tuple[int, int]]:
    """Return the pairs that cost least together, drawn by lot among those that cost the same.

    Where the number is odd, one is paired with `BYE`; `cost` is asked with `BYE` first then.
    """
    import networkx  # takes a fifth of a second, and most evenings of the program need none

    everybody = [*([BYE] if len(people) % 2 else []), *people]
    edges = [(one, two) for at, one in enumerate(everybody) for two in everybody[at + 1 :]]
    _, lots = rng.shuffled(rng.seeded(seed), range(len(edges)))
    graph = networkx.Graph()
    for (one, two), lot in zip(edges, lots, strict=True):
        graph.add_edge(one, two, weight=cost(one, two) + lot * _LOT // len(edges))
    found = networkx.min_weight_matching(graph)
    return sorted((min(pair), max(pair)) for pair in found)


def _as_pairs(found: Sequence[tuple[int, int]], people: Iterable[int]) -> tuple[Pair, ...]:
    """Return the matches among what was found, and behind them a bye for whoever of these people has none."""
    matches = [Pair(one=one, two=two) for one, two in found if BYE not in (one, two)]
    paired = {number for pair in matches for number in pair.people}
    return (*matches, *(Pair(one=number) for number in people if number not in paired))


# Single elimination.


def seats(size: int) -> list[int]:
    """Return in which order the strongest (1), the second and so on stand in a tree for `size` people, a power of two:
    so that the first two can only meet in the final, the first four in the last but one."""
    order = [1]
    while len(order) < size:
        order = [seat for high in order for seat in (high, 2 * len(order) + 1 - high)]
    return order


def _elimination(standing: Standing, lots: int | None) -> tuple[Pair, ...]:
    """Return the next round of the tree; places are drawn by `lots`, or where it is None in the order of the list."""
    if standing.rounds:
        on = _who_goes_on(standing)
    else:
        people = standing.active
        if lots is not None:
            _, order = rng.shuffled(rng.seeded(lots), range(len(people)))
            people = [people[place] for place in order]
        size = 1 << (len(people) - 1).bit_length()
        on = [people[seat - 1] if seat <= len(people) else None for seat in seats(size)]
    return tuple(_meeting(one, two) for one, two in zip(on[::2], on[1::2], strict=True))


def _meeting(one: int | None, two: int | None) -> Pair:
    return Pair(one=one, two=two) if one is not None else Pair(one=two)


def _who_goes_on(standing: Standing) -> list[int | None]:
    """Return who goes on from each table of the last round; None where nobody does, since both lost or dropped out."""
    winners = [winner_of(table) for table in standing.rounds[-1]]
    return [None if number in standing.dropped else number for number in winners]


def winner_of(table: Table) -> int | None:
    """Return who goes on from a table of an elimination: the winner, or who had a bye; None for nobody, or not yet."""
    if not table.pair.is_match:
        return table.pair.one
    winner = table.result.winner if table.result is not None else None
    return None if winner is None else (table.pair.one, table.pair.two)[winner]


_TOO_FEW = Words("At least two people have to take part.")
_RESULTS_MISSING = Words("Results of this round are still missing.")
_ALL_PLAYED = Words("All rounds have been paired.")
_ALL_MET = Words("Everybody has met everybody.")
_DECIDED = Words("The elimination is decided.")
