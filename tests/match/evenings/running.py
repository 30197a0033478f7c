"""Evenings made for tests: entered, paired and reported in a few words."""

from __future__ import annotations

from collections.abc import Callable

from kfdesk.match.evenings.evening import Dropped, Entered, Evening, Pair, Paired, Reported, Table
from kfdesk.match.evenings.pairing import next_pairs, why_not
from kfdesk.match.evenings.plan import EveningPlan, PairingRule, Person
from kfdesk.match.evenings.results import Ending, MatchResult

WON, LOST = MatchResult(one=1, two=0), MatchResult(one=0, two=1)
DRAWN = MatchResult(one=0, two=0, ending=Ending.TIME)
Decides = Callable[[int, Table], MatchResult]
"""Says how a match ends, by its round and table."""


def evening_of(people: int, pairing: PairingRule, seed: int = 0, **plan) -> Evening:
    """Return an evening of so many people, called P1, P2 and so on."""
    agreed = EveningPlan(title="Friday", pairing=pairing, **{"rounds": max(1, people - 1 + people % 2), **plan})
    entered = (Entered(person=Person(number=n, name=f"P{n}")) for n in range(1, people + 1))
    return Evening(plan=agreed, seed=seed).after(*entered)


def paired(evening: Evening) -> Evening:
    """Pair the next round."""
    assert why_not(evening) is None
    return evening.after(Paired(pairs=next_pairs(evening)))


def reported(evening: Evening, decides: Decides) -> Evening:
    """Report all results that are still to come."""
    tables = list(evening.standing().open_tables())
    return evening.after(
        *(Reported(round=number, table=table.number, result=decides(number, table)) for number, table in tables)
    )


def lower_wins(_: int, table: Table) -> MatchResult:
    """Let the lower number win."""
    assert table.pair.one is not None and table.pair.two is not None
    return WON if table.pair.one < table.pair.two else LOST


def played_out(evening: Evening, decides: Decides = lower_wins, *, most: int = 100) -> Evening:
    """Play all rounds."""
    for _ in range(most):
        if why_not(evening) is not None:
            return evening
        evening = reported(paired(evening), decides)
    return evening


def round_of(evening: Evening, *pairs: tuple[int, int | None]) -> Evening:
    """Pair a round by hand."""
    return evening.after(Paired(pairs=tuple(Pair(one=one, two=two) for one, two in pairs)))


def pairs_of(evening: Evening) -> list[list[tuple[int, ...]]]:
    """Return who met in each round, byes as single numbers."""
    return [[table.pair.people for table in tables] for tables in evening.standing().rounds]


def drop(evening: Evening, *numbers: int) -> Evening:
    return evening.after(*(Dropped(person=number) for number in numbers))
