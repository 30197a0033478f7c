"""A drill as it is kept: a table, what may be chosen there, what each choice is worth, and when it is due."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from datetime import datetime
from typing import Annotated, Any, Final

from pydantic import (
    AfterValidator,
    AwareDatetime,
    BaseModel,
    ConfigDict,
    Field,
    PlainSerializer,
    PlainValidator,
    ValidationInfo,
)

from kfdesk.engine.scenario import Scenario
from kfdesk.engine.terms import Player, player_at
from kfdesk.teach.review.model import Motif, Sort

VERSION: Final = 1
MOST_DRILLS: Final = 100
"""So many drills are kept: then the one that is due last goes."""
MOST_MADE: Final = 60
"""So many choices lead from the table of a drill to the one that is asked about, at most."""
MOST_STABLE: Final = 1e6
MARGIN: Final = 0.03
"""A choice is right whose chance is less than the best one's by no more."""
RIGHT_TO_FORGET: Final = 5
"""A motif of which so many drills were right in a row is no weakness."""


def _table(said: object, info: ValidationInfo) -> Scenario:
    if isinstance(said, Scenario):
        return said
    return Scenario.of_file(said) if info.mode == "json" else Scenario.model_validate(said)


Table = Annotated[Scenario, PlainValidator(_table), PlainSerializer(Scenario.for_file)]


def _of_these_times(said: datetime) -> datetime:
    """Refuse a day so far off that it has no local time everywhere."""
    if not 1971 <= said.year <= 9000:
        raise ValueError("no day of a drill")
    return said


Time = Annotated[AwareDatetime, AfterValidator(_of_these_times)]
Key = Annotated[str, Field(max_length=200)]
Share = Annotated[float, Field(ge=0, le=1)]


class _Kept(BaseModel):
    model_config = ConfigDict(extra="allow", frozen=True, defer_build=True)
    """What a newer version writes stays."""


class Offer(_Kept):
    """A choice that can be made in a drill, and the chance of winning with it."""

    key: Key
    chance: Share


class Memory(_Kept):
    """How well a drill is known, and when it comes back: what the scheduler needs, and nothing of its own form."""

    due: Time
    last: Time | None = None
    stability: Annotated[float, Field(gt=0, le=MOST_STABLE)] | None = None
    difficulty: Annotated[float, Field(ge=1, le=10)] | None = None


class Drill(_Kept):
    """A table of a game that was reviewed, and the choice that is to be made at it."""

    id: Annotated[str, Field(max_length=120)]
    game: Annotated[str, Field(max_length=200)]
    """What the game was called."""
    turn: Annotated[int, Field(ge=0, le=99_999)]
    seat: Annotated[int, Field(ge=0, le=1)]
    sort: Sort
    table: Table
    made: Annotated[tuple[Annotated[str, Field(max_length=2000)], ...], Field(max_length=MOST_MADE)] = ()
    """The choices made from the table on, where an act is under way."""
    chosen: Key
    """What was chosen in the game."""
    offers: Annotated[tuple[Offer, ...], Field(min_length=2, max_length=20)]
    motifs: Annotated[tuple[Motif, ...], Field(max_length=20)] = ()
    memory: Memory
    tried: Annotated[int, Field(ge=0, le=100_000)] = 0
    right: Annotated[int, Field(ge=0, le=100_000)] = 0
    in_a_row: Annotated[int, Field(ge=0, le=100_000)] = 0
    """How many times it was right since it was wrong last."""

    @property
    def player(self) -> Player:
        """The seat that chooses."""
        return player_at(self.seat)

    @property
    def best(self) -> Offer:
        """What is best."""
        return max(self.offers, key=lambda offer: offer.chance)

    def is_right(self, key: str) -> bool:
        """Return whether a choice is as good as the best one, as far as anybody can tell."""
        return any(offer.key == key and offer.chance >= self.best.chance - MARGIN for offer in self.offers)


class Drills(_Kept):
    """All drills of a person, and how often each motif was met."""

    version: Annotated[int, Field(ge=1)] = VERSION
    drills: Annotated[tuple[Drill, ...], Field(max_length=MOST_DRILLS)] = ()
    left_out: Annotated[tuple[Annotated[str, Field(max_length=120)], ...], Field(max_length=2000)] = ()
    """The ids of drills that are not wanted."""

    def with_more(self, more: Iterable[Drill]) -> Drills:
        """Return them with others, as far as these are new and wanted."""
        known = {drill.id for drill in self.drills} | set(self.left_out)
        found = [*self.drills, *(drill for drill in more if drill.id not in known)]
        while len(found) > MOST_DRILLS:
            found.remove(max(found[: len(self.drills)] or found, key=lambda drill: drill.memory.due))
        return self.model_copy(update={"drills": tuple(found)})

    def with_changed(self, drill: Drill) -> Drills:
        """Return them with this one in the place of the one with its id."""
        return self.model_copy(update={"drills": tuple(drill if one.id == drill.id else one for one in self.drills)})

    def without(self, id_: str) -> Drills:
        """Return them without one that is not wanted any more."""
        left = (*self.left_out, id_)[-2000:]
        return self.model_copy(update={"drills": tuple(one for one in self.drills if one.id != id_), "left_out": left})

    def due(self, until: datetime) -> tuple[Drill, ...]:
        """Return what is due before then, the longest due first.

        What was asked last after that is due, too: the clock was wrong then.
        """
        due = [one for one in self.drills if one.memory.due < until or (one.memory.last or until) > until]
        return tuple(sorted(due, key=lambda one: one.memory.due))

    def next_due(self) -> datetime | None:
        """Return when the next one is due; None without any."""
        return min((one.memory.due for one in self.drills), default=None)

    def motifs(self) -> Counter[Motif]:
        """Return how many drills each motif is open in: those that were not right several times in a row since."""
        return Counter(motif for one in self.drills if one.in_a_row < RIGHT_TO_FORGET for motif in one.motifs)

    def weakest(self) -> tuple[Motif, int] | None:
        """Return the motif that is open in most drills, and in how many; None where none is in two."""
        counted = self.motifs().most_common(1)
        return counted[0] if counted and counted[0][1] > 1 else None


def plain_drills(drills: Drills) -> Any:
    """Return the plain values that a file holds."""
    return drills.model_dump(mode="json")
