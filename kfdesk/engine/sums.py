"""How the numbers on the table come about: each as a sum of what is printed or usual and of what changes it.

`kfdesk.engine.queries` reckons the same values, quickly and without names. Rules: "Power", "Armor", "Cost, at current
cost", "Drawing cards", "Chains".
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final, NamedTuple

from kfdesk.engine import phrases as say
from kfdesk.engine.abilities import Mod, Subject
from kfdesk.engine.core import Core
from kfdesk.engine.keys import BASE_KEY_COST, unforged
from kfdesk.engine.queries import seen_as
from kfdesk.engine.refill_and_chains import BASE_HAND, chain_penalty
from kfdesk.engine.register import Active
from kfdesk.engine.terms import CardId, KeyColor, Player
from kfdesk.engine.views import Addend, AddendKind
from kfdesk.text.words import Words

NameOf = Callable[[Active], tuple[str, Words] | None]
"""Gives handle and name of the card of an ability in force, None where the reader may not know which it is."""


class _Changes(NamedTuple):
    """The kinds of change that make a creature's value another one than the printed number, in their layers."""

    sets: Mod
    adds: Mod
    only: Mod
    loses: Mod | None = None


_POWER: Final = _Changes(Mod.POWER_SET, Mod.POWER_ADD, Mod.POWER_ONLY)
_ARMOR: Final = _Changes(Mod.ARMOR_SET, Mod.ARMOR_ADD, Mod.ARMOR_ONLY, Mod.ARMOR_LOSE)
_OF_VALUES: Final = frozenset(kind for changes in (_POWER, _ARMOR) for kind in changes if kind) | {Mod.SWITCHED}


_USUAL_COST: Final = (Addend(AddendKind.USUAL, BASE_KEY_COST),)
_USUAL_HAND: Final = (Addend(AddendKind.USUAL, BASE_HAND),)


def is_changed(core: Core, card: CardId) -> bool:
    """Return whether a creature's power or armor may be another than the printed one: for most it is not."""
    return bool(core.state.cards[card].power_counters) or not core.register.mods.keys().isdisjoint(_OF_VALUES)


def power_sum(core: Core, card: CardId, name_of: NameOf) -> tuple[Addend, ...]:
    """Return the addends of a creature's power, none where it is as printed."""
    return _value(core, card, (_POWER, _ARMOR), name_of)


def armor_sum(core: Core, card: CardId, name_of: NameOf) -> tuple[Addend, ...]:
    """Return the addends of a creature's armor, used up or not; none where it is as printed."""
    return _value(core, card, (_ARMOR, _POWER), name_of)


def _value(core: Core, card: CardId, both: tuple[_Changes, _Changes], name_of: NameOf) -> tuple[Addend, ...]:
    """Return the addends of the first of two values, which may have changed places with the other."""
    if not is_changed(core, card):
        return ()
    swaps = core.mods(Mod.SWITCHED, card)
    if len(swaps) % 2 == 0:
        return _changed(core, card, both[0], name_of)
    found = _changed(core, card, both[1], name_of) or (_printed(core, card, both[1]),)
    return (*found, _addend(AddendKind.SWITCHED, 0, name_of(swaps[-1])))


def _printed(core: Core, card: CardId, changes: _Changes) -> Addend:
    definition = seen_as(core, card)
    return Addend(AddendKind.PRINTED, (definition.power if changes is _POWER else definition.armor) or 0)


def _changed(core: Core, card: CardId, changes: _Changes, name_of: NameOf) -> tuple[Addend, ...]:
    """Return what is printed, or what is set instead, and what is added to it; nothing where nothing changes it."""
    only = core.mods(changes.only, card)
    lost = core.mods(changes.loses, card) if changes.loses is not None else ()
    if lost or only:
        amount = 0 if lost else max(0, only[-1].amount(card))
        return (_addend(AddendKind.SET, amount, name_of((*only, *lost)[-1])),)
    base = _printed(core, card, changes)
    for active in core.mods(changes.sets, card):
        base = _addend(AddendKind.SET, active.amount(card), name_of(active))
    counters = core.state.cards[card].power_counters if changes is _POWER else 0
    added = _added(core, changes.adds, card, name_of)
    if base.kind is AddendKind.PRINTED and not counters and not added:
        return ()
    return _not_below_0([base, *([Addend(AddendKind.COUNTERS, counters)] if counters else []), *added])


def key_cost_sum(core: Core, player: Player, name_of: NameOf, color: KeyColor | None = None) -> tuple[Addend, ...]:
    """Return the addends of the cost of a player's next key, without a color of the cheapest that is left."""
    mods = core.register.mods
    if Mod.KEY_COST not in mods and Mod.COLOR_COST not in mods:
        return _USUAL_COST
    found = [*_USUAL_COST, *_added(core, Mod.KEY_COST, player, name_of)]
    extra = [(active, active.color_cost(player)) for active in core.mods(Mod.COLOR_COST, player)]
    colors = (color,) if color is not None else unforged(core, player)
    if extra and colors:
        cheapest = min(colors, key=lambda c: sum(cost.amount for _, cost in extra if cost.color is c))
        dear = ((active, cost.amount) for active, cost in extra if cost.color is cheapest)
        found += _from_cards(dear, name_of)
    return _not_below_0(found)


def hand_size_sum(core: Core, player: Player, name_of: NameOf) -> tuple[Addend, ...]:
    """Return the addends of the number of cards that a player's hand is refilled to, chains among them."""
    fewer = chain_penalty(core.state.players[player].chains)
    if not fewer and Mod.HAND_SIZE not in core.register.mods:
        return _USUAL_HAND
    found = [*_USUAL_HAND, *_added(core, Mod.HAND_SIZE, player, name_of)]
    if fewer:
        found = [*_not_below_0(found), Addend(AddendKind.CHAINS, -fewer)]
    return _not_below_0(found)


def drawn_besides_sum(core: Core, player: Player, name_of: NameOf) -> tuple[Addend, ...]:
    """Return the addends of the number of cards that a player draws besides those that refill their hand."""
    return tuple(_added(core, Mod.MORE_DRAWN, player, name_of)) if Mod.MORE_DRAWN in core.register.mods else ()


def total(addends: Sequence[Addend]) -> int:
    """Return what a sum comes to."""
    return sum(addend.amount for addend in addends)


def _added(core: Core, kind: Mod, subject: Subject, name_of: NameOf) -> list[Addend]:
    """Return what changes of a kind add for a subject."""
    return _from_cards(((active, active.amount(subject)) for active in core.mods(kind, subject)), name_of)


def _from_cards(amounts: Iterable[tuple[Active, int]], name_of: NameOf) -> list[Addend]:
    """Return an addend for each card; those that the reader may not know are one, so that they cannot be counted."""
    found, hidden = [], 0
    for active, amount in amounts:
        named = name_of(active)
        if named is None:
            hidden += amount
        elif amount:
            found.append(_addend(AddendKind.CARD, amount, named))
    return [*found, _addend(AddendKind.CARD, hidden, None)] if hidden else found


def _addend(kind: AddendKind, amount: int, named: tuple[str, Words] | None) -> Addend:
    handle, name = named or ("", say.A_HIDDEN_CARD)
    return Addend(kind, amount, handle, name)


def _not_below_0(addends: Sequence[Addend]) -> tuple[Addend, ...]:
    """Return a sum that is never below 0."""
    short = -total(addends)
    return (*addends, Addend(AddendKind.LEAST, short)) if short > 0 else tuple(addends)
