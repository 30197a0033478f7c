"""What a choice would lead to, as far as the player can know it: worked out on tables that the player may imagine.

A forecast ends where cards would be drawn or shown, where chance or a player would decide, and where the outcome hangs
on what is hidden; it then says so. Nothing of it tells what the player does not know.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from enum import Enum, auto
from typing import Final

from kfdesk.engine import Game
from kfdesk.engine.decisions import Decision
from kfdesk.engine.determinization import ChanceError, out_of_sight
from kfdesk.engine.events import (
    AmberMoved,
    CardDestroyed,
    CardDrawn,
    CardMoved,
    DamageDealt,
    DamageHealed,
    DamageMoved,
    DamagePrevented,
    Event,
    KeyForged,
    KeyUnforged,
    Shuffled,
    StatusGained,
    StatusLost,
    cards_of,
)
from kfdesk.engine.phrases import ASK
from kfdesk.engine.terms import NO_CARD, WARD, CardId, DecisionKind, Prevention, Status, Zone, player_at
from kfdesk.records import record

MOST_FORCED: Final = 20
"""So many choices with one option only are made in a forecast before it gives up."""


class Stop(Enum):
    """Why a forecast goes no further."""

    CHOICE = auto()
    """Somebody chooses next."""
    CHANCE = auto()
    HIDDEN = auto()
    """It hangs on cards that the player does not know, or shows them."""


@record
class Fate:
    """What would happen to one card. Amounts are tokens; `amber` is the change on the card."""

    card: str
    damage: int = 0
    prevented: int = 0
    """Damage that armor would prevent."""
    healed: int = 0
    amber: int = 0
    ward_lost: bool = False
    gains: tuple[Status, ...] = ()
    """What it would gain and keep."""
    destroyed: bool = False
    leaves_for: Zone | None = None
    """Where it would go if it left play without being destroyed."""


@record
class Forecast:
    """What a choice would lead to."""

    fates: tuple[Fate, ...] = ()
    """Of the cards to which something would happen, in the order of their numbers."""
    amber: tuple[int, int] = (0, 0)
    """The change of each player's pool."""
    keys: tuple[int, int] = (0, 0)
    """How many keys more each player would have forged."""
    stop: Stop | None = None
    """None where all that the choice leads to is known."""
    events: tuple[Event, ...] = field(default=(), compare=False)
    """All that would happen up to there, as the player would see it: the steps that lead to the rest."""

    def of(self, card: str) -> Fate | None:
        """Return what would happen to a card, None where that is nothing."""
        return next((fate for fate in self.fates if fate.card == card), None)


def forecast(game: Game, keys: Sequence[str], viewer: int | None) -> Forecast | None:
    """Return what would follow if these keys were chosen, one decision after the other, as a seat can know it.

    None where the first is not open now, or where nobody can tell. `viewer` None sees both hands.
    """
    lines = [played(game, keys, viewer, other_way=way) for way in (False, True)]
    first, second = lines
    if first is None or second is None:
        return None
    seen, stop = known_to_both(first, second)
    return _told(seen, stop)


def known_to_both(first: Playthrough, second: Playthrough) -> tuple[list[Event], Stop | None]:
    """Return what happens on both determinized tables alike, and why no more is known."""
    same = next((i for i, (a, b) in enumerate(zip(first.seen, second.seen, strict=False)) if a != b), None)
    if same is None and len(first.seen) == len(second.seen):
        return first.seen, first.stop if first.stop is second.stop else Stop.HIDDEN
    return first.seen[: min(len(first.seen), len(second.seen)) if same is None else same], Stop.HIDDEN


def next_choice(game: Game, key: str, viewer: int | None) -> Decision | None:
    """Return the decision that comes right after choosing a key, where the player can know it and it is theirs too.

    It is None as well where the action would be over.
    """
    lines = [played(game, (key,), viewer, other_way=way, forced=False) for way in (False, True)]
    first, second = lines
    if first is None or second is None or game.decision is None:
        return None
    if first.stop is not Stop.CHOICE or second.stop is not Stop.CHOICE or first.seen != second.seen:
        return None
    asked = first.decision
    return asked if asked == second.decision and asked is not None and asked.player == game.decision.player else None


@dataclass(slots=True)
class Playthrough:
    """What happened on one determinized table."""

    seen: list[Event]
    """The events up to what the player could not know, as the player would see them."""
    stop: Stop | None
    decision: Decision | None


def played(
    game: Game, keys: Sequence[str], viewer: int | None, *, other_way: bool, forced: bool = True, draws: bool = False
) -> Playthrough | None:
    """Choose the keys on a determinized table, and with `forced` what has one option only; None: the first is not open.

    With `draws` it does not end where cards are drawn: that is seen, and which cards they are is not.
    """
    table = game.determinized(viewer, other_way=other_way)
    if table is None or table.decision is None or not _offers(table.decision, keys[0]):
        return None
    seat = None if viewer is None else player_at(viewer)
    unknown = out_of_sight(table.state, seat)
    events, begun = table.events, len(table.events)
    stop = _carried_out(table, keys, forced=forced)
    seen: list[Event] = []
    for event in events[begun:]:
        if draws and isinstance(event, CardDrawn):
            seen.append(replace(event, card=NO_CARD))
            continue
        if _shows(event, unknown):
            return Playthrough(seen, Stop.HIDDEN, None)
        seen.append(event.seen_by(seat))
    return Playthrough(seen, stop, table.decision if stop is Stop.CHOICE else None)


def _carried_out(table: Game, keys: Sequence[str], *, forced: bool) -> Stop | None:
    """Choose the keys one after the other, up to the first that is not open then; return why it went no further."""
    left = list(keys)
    try:
        for _ in range(MOST_FORCED):
            decision = table.decision
            if decision is None:
                return None
            if left and _offers(decision, left[0]):
                table.choose(left.pop(0))
                continue
            left.clear()  # as a drop does: what it would choose later is asked, or not asked at all
            if decision.kind is DecisionKind.MAIN:
                return None
            if not forced or not _is_forced(decision):
                return Stop.CHOICE
            table.choose(*decision.keys())
    except ChanceError:
        return Stop.CHANCE
    return Stop.CHOICE


def _offers(decision: Decision, key: str) -> bool:
    """Return whether this key alone may be chosen."""
    return key in decision.keys() and decision.min <= 1 <= decision.max


def _is_forced(decision: Decision) -> bool:
    """Return whether there is one choice only. How cards lie in a pile changes nothing that a forecast tells."""
    if not 0 < decision.min == len(decision.options):
        return False
    return decision.kind is not DecisionKind.ORDER or decision.prompt in _PILE_ORDERS


_PILE_ORDERS: Final = tuple(
    ASK[name + whose] for name in ("order", "deck-order", "bottom-order") for whose in ("", "-theirs")
)


def _shows(event: Event, unknown: frozenset[CardId]) -> bool:
    """Return whether an event brings something to light that the player does not know."""
    return isinstance(event, CardDrawn | Shuffled) or not unknown.isdisjoint(cards_of(event))


# What events come to ----------------------------------------------------------------------------


@dataclass(slots=True)
class _Tally:
    """The sums of one forecast while its events are gone through."""

    damage: int = 0
    prevented: int = 0
    healed: int = 0
    amber: int = 0
    ward_lost: bool = False
    destroyed: bool = False
    gains: tuple[Status, ...] = ()
    leaves_for: Zone | None = None


def _told(events: Sequence[Event], stop: Stop | None) -> Forecast:
    tallies: dict[CardId, _Tally] = {}
    pools, keys = [0, 0], [0, 0]
    for event in events:
        _count_cards(tallies, event)
        _count_pools(pools, event)
        if isinstance(event, KeyForged | KeyUnforged):
            keys[event.player] += 1 if isinstance(event, KeyForged) else -1
    fates = (_fate(card, tally) for card, tally in sorted(tallies.items()))
    found = tuple(fate for fate in fates if fate != Fate(fate.card))
    return Forecast(found, (pools[0], pools[1]), (keys[0], keys[1]), stop, tuple(events))


def _fate(card: CardId, t: _Tally) -> Fate:
    return Fate(
        f"c{card}", t.damage, t.prevented, t.healed, t.amber, t.ward_lost, t.gains, t.destroyed,
        None if t.destroyed else t.leaves_for,
    )  # fmt: skip


def _count_cards(tallies: dict[CardId, _Tally], event: Event) -> None:
    """Add what an event does to cards."""

    def of(card: CardId) -> _Tally:
        return tallies.setdefault(card, _Tally())

    match event:
        case DamageDealt(pending=False):
            of(event.card).damage += event.amount
        case DamagePrevented(by=Prevention.ARMOR):
            of(event.card).prevented += event.amount
        case DamageHealed():
            of(event.card).healed += event.amount
        case DamageMoved():
            of(event.card).healed += event.amount
            of(event.to).damage += event.amount
        case StatusLost() if event.status in of(event.card).gains:
            of(event.card).gains = tuple(gained for gained in of(event.card).gains if gained is not event.status)
        case StatusLost() if event.status is WARD:
            of(event.card).ward_lost = True
        case StatusGained():
            of(event.card).gains += (event.status,)
        case CardDestroyed():
            of(event.card).destroyed = True
        case CardMoved() if event.was is not None:
            of(event.card).leaves_for = event.zone
        case AmberMoved():
            for end, change in event.changes:
                if end.card:
                    of(end.card).amber += change
        case _:
            pass


def _count_pools(pools: list[int], event: Event) -> None:
    """Add what an event does to the pools."""
    if isinstance(event, AmberMoved):
        for end, change in event.changes:
            if end.pool is not None:
                pools[end.pool] += change
