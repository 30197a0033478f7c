"""The judge's hand: mending any part of the state in mid-game."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pydantic import TypeAdapter, ValidationError

from kfdesk.engine import scenario as sc
from kfdesk.engine.apply import PILES, take_out
from kfdesk.engine.core import Core
from kfdesk.engine.events import Adjusted, CardEntered, CardMoved, ControlChanged
from kfdesk.engine.rules import SetupError
from kfdesk.engine.state import Card
from kfdesk.engine.terms import CREATURES, CardType, KeyColor, Zone

_CHANGE: TypeAdapter[sc.Change] = TypeAdapter(sc.Change)


def read(entry: str, prefix: str) -> sc.Change:
    """Return the change that a journal's `entry` holds behind its `prefix`; `SetupError` if it is none."""
    try:
        return _CHANGE.validate_json(entry.removeprefix(prefix))
    except ValidationError as fault:
        raise SetupError(f"the journal holds a change that is none: {entry}") from fault


def written(change: sc.Change) -> str:
    """Return a change as a journal holds it."""
    return _CHANGE.dump_json(change, exclude_none=True).decode()


def adjust(g: Core, change: sc.Change) -> None:
    """Carry out one change. Raises `SetupError` naming what cannot be; the state is then untouched."""
    _CHANGES[type(change)](g, change)
    g.state.board += 1
    g.unsettled = True
    g.events.append(Adjusted(change.model_dump_json(exclude_none=True)))


def _find(g: Core, handle: str) -> Card:
    if handle[:1] == "c" and handle[1:].isdigit() and 0 < int(handle[1:]) < len(g.state.cards):
        return g.state.cards[int(handle[1:])]
    raise SetupError(f"there is no card {handle!r} in this game")


def _in_play(g: Core, handle: str) -> Card:
    card = _find(g, handle)
    if not card.in_play:
        raise SetupError(f"{handle} is not in play (glossary/in-play-zone)")
    return g.state.edit(card.id)


def _move(g: Core, change: sc.Move) -> None:
    card = _find(g, change.card)
    if card.zone is Zone.REFERENCE or change.zone in (Zone.REFERENCE, Zone.PLAYING, Zone.UNDER, Zone.UPGRADE):
        raise SetupError(f"{change.card} cannot be put into {change.zone} by hand")
    if change.zone in (Zone.BATTLELINE, Zone.ARTIFACTS):
        _move_into_play(g, card, change)
        return
    if card.in_play:
        from kfdesk.engine.moves import leave_events

        for event in leave_events(g, card.id, change.zone, 0):
            g.record(event)
    else:
        g.record(CardMoved(card.id, card.owner, card.zone, change.zone))
    _reorder(g, g.state.cards[card.id], change)


def _move_into_play(g: Core, card: Card, change: sc.Move) -> None:
    creature = card.defn.type in CREATURES
    if card.defn.type in (CardType.ACTION, CardType.UPGRADE) or creature != (change.zone is Zone.BATTLELINE):
        raise SetupError(f"{change.card} cannot be in {change.zone} (glossary/zones-of-play)")
    if card.in_play:
        if card.controller != change.player:
            g.record(ControlChanged(card.id, change.player))
            g.state.edit(card.id).base_controller = change.player
        _reorder(g, g.state.cards[card.id], change)
        return
    if card.zone in (Zone.UNDER, Zone.ARCHIVES):
        g.record(CardMoved(card.id, card.owner, card.zone, Zone.HAND))
    g.record(CardEntered(card.id, change.player, change.at, ready=True))


def _reorder(g: Core, card: Card, change: sc.Move) -> None:
    """Put the card at the wanted place of its row; a discard pile counts from its top too."""
    holder = card.controller if card.zone in (Zone.BATTLELINE, Zone.ARTIFACTS, Zone.ARCHIVES) else card.owner
    player = g.state.edit_player(holder)
    take_out(player, card.zone, card.id)
    name = PILES[card.zone]
    row = list(getattr(player, name))
    at = max(0, len(row) - change.at) if card.zone is Zone.DISCARD else change.at
    row.insert(at, card.id)
    setattr(player, name, tuple(row))


def _amber(g: Core, change: sc.SetAmber) -> None:
    if change.card is not None:
        _in_play(g, change.card).amber = change.amount
    elif change.player is not None:
        g.state.edit_player(change.player).amber = change.amount
    else:
        raise SetupError("name a player or a card whose Æmber is to be set")


def _damage(g: Core, change: sc.SetDamage) -> None:
    card = _in_play(g, change.card)
    if card.zone is not Zone.BATTLELINE:
        raise SetupError(f"{change.card} is no creature in play (glossary/damage)")
    card.damage = change.amount


def _status(g: Core, change: sc.SetStatus) -> None:
    setattr(_in_play(g, change.card), change.status, change.on)


def _counters(g: Core, change: sc.SetCounters) -> None:
    card = _in_play(g, change.card)
    if change.name == "power":
        card.power_counters = change.amount
        return
    counts = dict(card.counters)
    counts[change.name] = change.amount
    card.counters = tuple(sorted((n, k) for n, k in counts.items() if k))


def _keys(g: Core, change: sc.SetKeys) -> None:
    keys = tuple(k for k in KeyColor if k in change.keys)
    if len(keys) == len(KeyColor):
        raise SetupError("a third key wins; the judge does not end the game (glossary/keys)")
    g.state.edit_player(change.player).keys = keys


def _chains(g: Core, change: sc.SetChains) -> None:
    g.state.edit_player(change.player).chains = change.amount


def _tide(g: Core, change: sc.SetTide) -> None:
    g.state.tide = change.player


def _house(g: Core, change: sc.SetHouse) -> None:
    g.state.active_house = change.house


def _control(g: Core, change: sc.SetControl) -> None:
    card = _find(g, change.card)
    if card.zone not in (Zone.BATTLELINE, Zone.ARTIFACTS):
        raise SetupError(f"{change.card} is not in play (glossary/control-and-ownership)")
    if card.controller != change.player:
        g.record(ControlChanged(card.id, change.player))
    g.state.edit(card.id).base_controller = change.player


_CHANGES: dict[type[Any], Callable[[Core, Any], None]] = {
    sc.Move: _move,
    sc.SetAmber: _amber,
    sc.SetDamage: _damage,
    sc.SetStatus: _status,
    sc.SetCounters: _counters,
    sc.SetKeys: _keys,
    sc.SetChains: _chains,
    sc.SetTide: _tide,
    sc.SetHouse: _house,
    sc.SetControl: _control,
}
