"""What anybody may see of a table at a glance: for the small pictures in lists of games.

Hidden cards are only counted. What is not in a `TableSummary` cannot be drawn, so no list of games can
show a hand, archives, a deck or a facedown card to the wrong eyes.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field

from kfdesk.engine.scenario import CardSpec, Scenario, Side
from kfdesk.engine.terms import House, KeyColor, Status
from kfdesk.engine.views import CardView, SeatView, TableView

Count = Annotated[int, Field(ge=0, le=10_000)]
CardName = Annotated[str, Field(max_length=100)]


class _Record(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)


class CardSummary(_Record):
    """A card in play; amounts are tokens. A facedown card is what it stands for."""

    id: CardName
    house: House | None = None
    """The house of its deck list where that is not its printed one."""
    ready: bool = True
    damage: Count = 0
    amber: Count = 0
    power: Count = 0
    """+1 power counters."""
    statuses: Annotated[tuple[Status, ...], Field(max_length=20)] = ()
    upgrades: Count = 0


class SideSummary(_Record):
    """One side of the table: what lies open, and how many cards are hidden where."""

    houses: Annotated[tuple[House, ...], Field(max_length=10)] = ()
    amber: Count = 0
    chains: Count = 0
    keys: Annotated[tuple[KeyColor, ...], Field(max_length=3)] = ()
    hand: Count = 0
    deck: Count = 0
    archives: Count = 0
    discard: Count = 0
    top: CardName = ""
    """The card on top of the discard pile."""
    line: Annotated[tuple[CardSummary, ...], Field(max_length=200)] = ()
    artifacts: Annotated[tuple[CardSummary, ...], Field(max_length=200)] = ()


class TableSummary(_Record):
    """A whole table as both seats may see it."""

    sides: tuple[SideSummary, SideSummary]
    active: Annotated[int, Field(ge=0, le=1)] = 0
    house: House | None = None
    tide: Annotated[int, Field(ge=0, le=1)] | None = None
    turn: Count = 1


def summary_of(scenario: Scenario) -> TableSummary:
    """Return what both seats may see of a table. Raises `ValueError` for amounts that cannot be."""
    one, two = (_side(side, -1 if scenario.version == 1 else 0) for side in scenario.players)
    return TableSummary(
        sides=(one, two), active=scenario.active, house=scenario.house, tide=scenario.tide, turn=scenario.turn
    )


def summary_of_view(view: TableView) -> TableSummary:
    """Return a table as anybody may see it: `view` is such a view, see `Game.common_view`."""
    one, two = map(_seat, view.seats)
    return TableSummary(sides=(one, two), active=view.active, house=view.active_house, tide=view.tide, turn=view.turn)


def _seat(seat: SeatView) -> SideSummary:
    return SideSummary(
        houses=seat.houses,
        amber=seat.amber,
        chains=seat.chains,
        keys=seat.keys[:3],
        hand=seat.hand_count,
        deck=seat.deck_count,
        archives=seat.archives_count,
        discard=len(seat.discard),
        top=seat.discard[0].id or "" if seat.discard else "",
        line=tuple(map(_seen, seat.battleline)),
        artifacts=tuple(map(_seen, seat.artifacts)),
    )


def _seen(card: CardView) -> CardSummary:
    return CardSummary(
        id=card.face or "",
        house=next(iter(card.houses), None),
        ready=card.ready,
        damage=card.damage,
        amber=card.amber,
        power=max(0, card.power_counters),
        statuses=card.statuses,
        upgrades=len(card.upgrades),
    )


def _side(side: Side, top: int) -> SideSummary:
    return SideSummary(
        houses=side.houses or (),
        amber=side.amber,
        chains=side.chains,
        keys=side.keys,
        hand=len(side.hand),
        deck=len(side.deck),
        archives=len(side.archives),
        discard=len(side.discard),
        top=side.discard[top].id if side.discard else "",
        line=tuple(map(_card, side.battleline)),
        artifacts=tuple(map(_card, side.artifacts)),
    )


def _card(spec: CardSpec) -> CardSummary:
    return CardSummary(
        id=spec.token_of or spec.copy_of or spec.id,
        house=None if spec.token_of else spec.house,
        ready=spec.ready,
        damage=spec.damage,
        amber=spec.amber,
        power=spec.power_counters,
        statuses=spec.statuses,
        upgrades=len(spec.upgrades),
    )
