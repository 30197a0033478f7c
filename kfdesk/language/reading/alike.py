"""Which definitions behave alike though they are built otherwise: a definition without what is only wording.

What is left out or put in order here was looked up in the conduct of each word. Nothing that behaves otherwise on any
table may become alike. Where two ways of building behave alike on some cards only, they are told apart here, and the
tests of a card say whether it matters there.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

from kfdesk.language.amounts import Number
from kfdesk.language.back_references import Those
from kfdesk.language.base import Target
from kfdesk.language.choices import Choose
from kfdesk.language.conditions import Is, NotSo
from kfdesk.language.effects.amber import Capture, Gain, Lose
from kfdesk.language.effects.base import Instruction
from kfdesk.language.effects.control import SwapControl
from kfdesk.language.effects.decks import Draw
from kfdesk.language.effects.flow import DoneBy, May, YouDo
from kfdesk.language.effects.moves import MoveToZone, Put
from kfdesk.language.piles import Under
from kfdesk.language.players import ControllerOf, OpponentOf, You
from kfdesk.language.predicates import Not, OtherThan, Predicate
from kfdesk.language.reading.trees import (
    Row,
    fields_of,
    is_picked,
    nested,
    nodes,
    places,
    rebuilt,
    row_of,
)
from kfdesk.language.reading.unpicked import left_out_together
from kfdesk.language.results import DestroyedBy, Done
from kfdesk.language.rules.changes import ChangedNumber
from kfdesk.language.sorts import CARD


def normal(ability: Any) -> Hashable:
    """Return a definition as nested tuples, equal for definitions that behave alike, whatever they say."""
    return nested(ability, again=is_picked, row=_row)


def nearly_normal(ability: Any) -> Hashable:
    """Return what `normal` does, equal also for definitions that differ only where hardly a text says what is so.

    "That card" is the one chosen for a deed, or the one that it befell: the two differ only where the deed did nothing
    to the one chosen, as it was prevented, replaced or in vain. And what is done only with cards that an instruction
    deals with which may be left out is done only if that is.
    """
    return normal(left_out_together(with_chosen(ability)))


def with_chosen(ability: Any, kind: type[Target] = Target) -> Any:
    """Return a definition that speaks of the cards that were chosen for a deed, for those that it befell.

    That is done for targets of a kind, and again for cards that a deed before befell.
    """
    made = ability
    while befell := {
        place: target
        for place, part in nodes(made)
        if isinstance(part, Those) and isinstance(target := _dealt_with(part.effect), kind)
    }:
        outermost = len(min(befell, key=len))
        made = rebuilt(made, {place: target for place, target in befell.items() if len(place) == outermost})
    return made


def _dealt_with(effect: Any) -> Target | None:
    """Return the cards that an instruction deals with, or lets one choose; None where it names none, or several.

    It may let it be done, or let one other player do it.
    """
    while isinstance(effect, May) or (isinstance(effect, DoneBy) and not effect.by_several):
        effect = effect.effect
    if isinstance(effect, Choose):
        return effect.what if isinstance(effect.what, Target) else None
    held = [getattr(effect, name) for name in fields_of(effect) or ()]
    found = [one for one in held if isinstance(one, Target)]
    target = getattr(effect, "target", None)
    return target if isinstance(target, Target) else found[0] if len(found) == 1 else None


def _row(value: Any) -> Row | None:
    """Return what a node does, without how that is said."""
    value = _said_otherwise(value)
    row = row_of(value)
    if row is None:
        return None
    held = dict(row[1])
    if "predicates" in held:
        held["predicates"] = _in_order(held["predicates"])
    for kinds, name in _WORDING:
        if isinstance(value, kinds):
            held.pop(name)
    match value:
        case MoveToZone():
            held["printed"] = value.printed if isinstance(value, Put) and value.abducts else None
        case Capture(giver=ControllerOf() | OpponentOf()) if not value.divided:
            held["giver"] = type(value.giver).__name__  # the side of each card that captures
        case Those() | Done() | DestroyedBy() | YouDo():
            held["effect"] = _done_itself(value.effect)
    return row[0], list(held.items())


_WORDING: tuple[tuple[type[Any], str], ...] = (
    (May, "aim"),
    (OtherThan, "one_more"),
    (SwapControl, "both"),
    (Those, "sort"),
    (Under, "grafted"),
)
"""Fields that say something and do nothing."""


def _in_order(predicates: Any) -> Any:
    """Return properties of cards in one order. Those that compare the cards left by the others keep theirs, behind."""
    if not isinstance(predicates, tuple) or not all(isinstance(one, Predicate) for one in predicates):
        return predicates
    plain = [one for one in predicates if not one.superlative]
    return (*sorted(plain, key=lambda one: repr(normal(one))), *(one for one in predicates if one.superlative))


def _said_otherwise(value: Any) -> Any:
    """Return a node that does what another does, of several that do the one by which all are told."""
    match value:
        case NotSo():
            return _denied(value) or value
        case DoneBy() if not value.by_several:
            return _done_for(value) or value
        case ChangedNumber() if value.itself is not None and value.target.is_given:
            itself = [place for place, part in places(value.what) if part is value.itself]
            parts = {("what", *place): value.target for place in itself}
            return rebuilt(value, {**parts, ("itself",): None})
    return value


def _done_for(deed: DoneBy) -> Any:
    """Return that another player draws, gains or loses so many, for that they do it; None of anything else.

    What is counted may be counted from where they sit, so that it is only of numbers.
    """
    match deed.effect:
        case Draw(amount=Number(), who=You()):
            return rebuilt(deed.effect, {("who",): deed.who})
        case Gain(quantity=Number(), receiver=You()):
            return rebuilt(deed.effect, {("receiver",): deed.who})
        case Lose(quantity=Number(), giver=You()):
            return rebuilt(deed.effect, {("giver",): deed.who})
    return None


def _denied(condition: NotSo) -> Is | None:
    """Return that a card that is surely one has not a property, for that it is not so that it has it."""
    of = condition.condition
    if isinstance(of, Is) and of.target.is_given and len(of.predicates) == 1 and of.sort is CARD:
        said = of.predicates[0]
        return Is(of.target, (said.predicate if isinstance(said, Not) else Not(said),), of.sort)
    return None


def _done_itself(effect: Any) -> Any:
    """Return the instruction of which one that lets it be done, or lets one other player do it, has the result."""
    while isinstance(effect, May | DoneBy):
        inner: Instruction = effect.effect
        if inner.gathers or (isinstance(effect, DoneBy) and effect.by_several):
            break
        effect = inner
    return effect
