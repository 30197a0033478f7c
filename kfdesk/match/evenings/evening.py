"""An evening: what was agreed, and all that was entered since, in order. Where it stands is worked out from that.

So it is kept as one small file, goes on after a crash, and what was entered last is taken back by leaving it out.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import count
from typing import Annotated, Literal

from pydantic import Field

from kfdesk.match.evenings.plan import (
    FEWEST,
    MOST,
    MOST_DECKS,
    EveningDeck,
    EveningPlan,
    Kept,
    Number,
    PairingRule,
    Person,
)
from kfdesk.match.evenings.results import MatchResult, possible_results
from kfdesk.records import record
from kfdesk.text.words import Words

RoundNumber = Annotated[int, Field(ge=1, le=999)]
TableNumber = Annotated[int, Field(ge=1, le=MOST)]
Moment = Annotated[float, Field(ge=0, le=1e12)]
"""Seconds since 1970, as of `time.time`."""


class Pair(Kept):
    """Two who meet. Without `two` it is a bye; without either an empty place of an elimination."""

    one: Number | None
    two: Number | None = None

    @property
    def people(self) -> tuple[int, ...]:
        """The numbers of those who are there."""
        return tuple(number for number in (self.one, self.two) if number is not None)

    @property
    def is_match(self) -> bool:
        """Whether two people meet."""
        return self.one is not None and self.two is not None


class Entered(Kept):
    """Somebody takes part from now on."""

    kind: Literal["entered"] = "entered"
    person: Person


class Brought(Kept):
    """Somebody plays other decks from now on."""

    kind: Literal["brought"] = "brought"
    person: Number
    decks: Annotated[tuple[EveningDeck, ...], Field(max_length=MOST_DECKS)]


class Dropped(Kept):
    """Somebody plays no further rounds."""

    kind: Literal["dropped"] = "dropped"
    person: Number


class Returned(Kept):
    """Somebody who had dropped out plays on."""

    kind: Literal["returned"] = "returned"
    person: Number


class Paired(Kept):
    """A round begins. `day` is the day it was paired, in ISO form."""

    kind: Literal["paired"] = "paired"
    pairs: Annotated[tuple[Pair, ...], Field(max_length=MOST)]
    day: Annotated[str, Field(max_length=10)] = ""


class Reported(Kept):
    """A match ended so; another result entered later takes its place, None takes it away.

    `here`: a match played in this program brought it. Such a result follows its match, one entered by hand does not.
    """

    kind: Literal["reported"] = "reported"
    round: RoundNumber
    table: TableNumber
    result: MatchResult | None
    here: bool = False


class PlayedHere(Kept):
    """A match is played in this program; `match` is the name of the file it is kept in."""

    kind: Literal["here"] = "here"
    round: RoundNumber
    table: TableNumber
    match: Annotated[str, Field(max_length=200)]


class ClockStarted(Kept):
    """The clock of the round runs from this moment."""

    kind: Literal["clock-started"] = "clock-started"
    at: Moment


class ClockStopped(Kept):
    """The clock of the round stands still from this moment."""

    kind: Literal["clock-stopped"] = "clock-stopped"
    at: Moment


class TimeAdded(Kept):
    """The round is so many minutes longer, or with a number below 0 shorter."""

    kind: Literal["time-added"] = "time-added"
    minutes: Annotated[int, Field(ge=-600, le=600)]


Entry = Annotated[
    Entered | Brought | Dropped | Returned | Paired | Reported | PlayedHere | ClockStarted | ClockStopped | TimeAdded,
    Field(discriminator="kind"),
]


_NOT_TAKEN_BACK = (ClockStarted, ClockStopped, TimeAdded, PlayedHere)


class EveningError(ValueError):
    """What cannot be entered; `problem` is ready to show."""

    def __init__(self, problem: Words) -> None:
        self.problem = problem
        super().__init__(problem.en)


# Where an evening stands.


@dataclass(slots=True)
class Table:
    """A match of a round, or a bye.

    Tables of a round are numbered from 1: byes behind the matches, but in an elimination in the order of its tree.
    `turn` numbers the matches alone, from which follows where in the room each is played; it is 0 for a bye.
    """

    number: int
    pair: Pair
    turn: int = 0
    result: MatchResult | None = None
    match: str = ""
    """The file of the match, where it is played in this program."""
    brought: bool = False
    """Whether that match brought the result."""

    @property
    def is_open(self) -> bool:
        """Whether a result is still to come."""
        return self.pair.is_match and self.result is None

    def seen_by(self, person: int) -> tuple[int | None, MatchResult | None]:
        """Return who a person meets here, and the result with that person named first."""
        if person == self.pair.one:
            return self.pair.two, self.result
        return self.pair.one, self.result.turned if self.result is not None else None


@dataclass(slots=True)
class Clock:
    """The clock of a round: `left` seconds when it was touched last, and since when it runs, None where it does not."""

    left: float
    since: float | None = None

    def seconds(self, now: float) -> float:
        """Return how many seconds are left at a moment, below 0 once time is up; a clock of the computer that was set
        back gives nobody more time."""
        return self.left if self.since is None else self.left - max(0.0, now - self.since)


@dataclass(slots=True)
class Standing:
    """Where an evening stands: people by number, who has dropped out, and the rounds that were paired."""

    clock: Clock
    people: dict[int, Person] = field(default_factory=dict)
    came: dict[int, int] = field(default_factory=dict)
    """How many rounds had been paired when each person came."""
    dropped: set[int] = field(default_factory=set)
    rounds: list[list[Table]] = field(default_factory=list)
    days: list[str] = field(default_factory=list)
    """The day on which each round was paired, in ISO form, "" where it is not known."""

    @property
    def active(self) -> list[int]:
        """Who plays on, in the order in which they came."""
        return [number for number in self.people if number not in self.dropped]

    @property
    def late(self) -> list[int]:
        """Who came after the first round had been paired."""
        return [number for number, rounds in self.came.items() if rounds]

    def open_tables(self) -> Iterator[tuple[int, Table]]:
        """Yield each match whose result is still to come, with the number of its round."""
        for number, tables in enumerate(self.rounds, 1):
            for table in tables:
                if table.is_open:
                    yield number, table

    def table(self, round: int, table: int) -> Table:
        """Return a table of a round. Raises `EveningError`."""
        if not 1 <= round <= len(self.rounds) or not 1 <= table <= len(self.rounds[round - 1]):
            raise EveningError(_NO_TABLE)
        return self.rounds[round - 1][table - 1]

    def name(self, number: int | None) -> str:
        """Return a person's name, "" for nobody."""
        return self.people[number].name if number is not None else ""


_WORKED_OUT = "worked_out"


class Evening(Kept):
    """A whole evening: the agreement, and all that was entered. `seed` decides what is drawn by lot."""

    format: Literal["kfdesk-evening"] = "kfdesk-evening"
    version: Literal[1] = 1
    plan: EveningPlan
    seed: Annotated[int, Field(ge=0, lt=1 << 63)] = 0
    entries: Annotated[tuple[Entry, ...], Field(max_length=20_000)] = ()

    def standing(self) -> Standing:
        """Return where the evening stands, worked out once: do not change it. Raises `EveningError` where the entries
        do not follow from one another."""
        # A copy with other entries has what was kept of these, and works it out anew. It is nothing to be compared by.
        kept: tuple[tuple[Entry, ...], Standing] | None = self.__dict__.get(_WORKED_OUT)
        if kept is not None and kept[0] is self.entries:
            return kept[1]
        standing = Standing(Clock(self.plan.minutes * 60.0))
        for entry in self.entries:
            _enter(self.plan, standing, entry)
        self.__dict__[_WORKED_OUT] = self.entries, standing
        return standing

    def after(self, *entries: Entry) -> Evening:
        """Return the evening with more entries; raises `EveningError` for one that cannot be."""
        longer = self.model_copy(update={"entries": (*self.entries, *entries)})
        longer.standing()
        return longer

    def without_last(self) -> Evening | None:
        """Return the evening before what was entered last, None where nothing was.

        What was done with the clock, and that a match was begun here, is nothing to take back; it goes with its round.
        """
        at = max((at for at, entry in enumerate(self.entries) if not isinstance(entry, _NOT_TAKEN_BACK)), default=None)
        if at is None:
            return None
        since = () if isinstance(self.entries[at], Paired) else self.entries[at + 1 :]
        return self.model_copy(update={"entries": (*self.entries[:at], *since)})


def _enter(plan: EveningPlan, standing: Standing, entry: Entry) -> None:
    match entry:
        case Entered(person=person):
            _take_in(plan, standing, person)
        case Brought(person=number, decks=decks):
            person = _known(standing, number)
            standing.people[number] = person.model_copy(update={"decks": decks})
        case Dropped(person=number):
            _known(standing, number)
            standing.dropped.add(number)
        case Returned(person=number):
            _known(standing, number)
            standing.dropped.discard(number)
        case Paired(pairs=pairs, day=day):
            _pair(plan, standing, pairs)
            standing.days.append(day)
        case Reported(round=round, table=table, result=result, here=here):
            found = standing.table(round, table)
            _report(plan, standing, round, found, result)
            found.brought = here and result is not None
        case PlayedHere(round=round, table=table, match=match):
            found = standing.table(round, table)
            if not found.pair.is_match:
                raise EveningError(_NO_TABLE)
            found.match = match
        case ClockStarted(at=at):
            if standing.clock.since is None:
                standing.clock.since = at
        case ClockStopped(at=at):
            standing.clock = Clock(standing.clock.seconds(at))
        case TimeAdded(minutes=minutes):
            standing.clock.left += minutes * 60


def _take_in(plan: EveningPlan, standing: Standing, person: Person) -> None:
    if person.number in standing.people:
        raise EveningError(_NUMBER_TAKEN)
    if any(other.name.casefold() == person.name.casefold() for other in standing.people.values()):
        raise EveningError(_NAME_TAKEN.filled(name=person.name))
    if len(standing.active) >= MOST:
        raise EveningError(_TOO_MANY.filled(n=MOST))
    if standing.rounds and plan.pairing is PairingRule.ELIMINATION:
        raise EveningError(_TOO_LATE)
    standing.people[person.number] = person
    standing.came[person.number] = len(standing.rounds)


def _pair(plan: EveningPlan, standing: Standing, pairs: tuple[Pair, ...]) -> None:
    there = [number for pair in pairs for number in pair.people]
    if len(set(there)) != len(there) or not set(there) <= set(standing.people):
        raise EveningError(_PAIRED_TWICE)
    if len(standing.active) < FEWEST and not eliminates(plan, standing):
        raise EveningError(_TOO_FEW.filled(n=FEWEST))
    turns = count(1)
    tables = [Table(number, pair, next(turns) if pair.is_match else 0) for number, pair in enumerate(pairs, 1)]
    standing.rounds.append(tables)
    standing.clock = Clock(plan.minutes * 60.0)


def eliminates(plan: EveningPlan, standing: Standing) -> bool:
    """Return whether an elimination has begun: it goes on, though whoever lost may have gone home."""
    return plan.pairing is PairingRule.ELIMINATION and bool(standing.rounds)


def _report(plan: EveningPlan, standing: Standing, round: int, table: Table, result: MatchResult | None) -> None:
    if not table.pair.is_match:
        raise EveningError(_NO_TABLE)
    if result is not None and result not in possible_results(plan):
        raise EveningError(_NO_RESULT)
    decided = plan.pairing is PairingRule.ELIMINATION and round < len(standing.rounds)
    if decided and (result is None or table.result is None or result.winner != table.result.winner):
        raise EveningError(_ALREADY_ON)
    table.result = result


def _known(standing: Standing, number: int) -> Person:
    person = standing.people.get(number)
    if person is None:
        raise EveningError(_NOBODY)
    return person


@record
class Place:
    """At which of the tables of a room a match is played, and as how manyth match there."""

    desk: int
    turn: int


def place_of(table: int, tables: int) -> Place:
    """Return where the match of a table is played where there are so many tables in the room."""
    turn, desk = divmod(table - 1, tables)
    return Place(desk + 1, turn + 1)


def next_number(standing: Standing) -> int:
    """Return the number of the next person to be entered."""
    return max(standing.people, default=0) + 1


_NO_TABLE = Words("There is no such match in that round.")
_NO_RESULT = Words("A match of this evening cannot end like that.")
_ALREADY_ON = Words("The winner of this match has already been paired for the next round: take that round back first.")
_NUMBER_TAKEN = Words("Somebody with this number takes part already.")
_NAME_TAKEN = Words("Somebody called {name} takes part already.")
_TOO_MANY = Words("An evening is for at most {n} people.")
_TOO_FEW = Words("An evening needs at least {n} people.")
_TOO_LATE = Words("In a single elimination nobody can join once the first round has been paired.")
_PAIRED_TWICE = Words("Somebody is paired twice in this round.")
_NOBODY = Words("No such person takes part.")
