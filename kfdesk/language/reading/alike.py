"""Which definitions behave alike though they are built otherwise: a definition without what is only wording.

What is left out or put in order here was looked up in the conduct of each word. Nothing that behaves otherwise on any
table may become alike. Where two ways of building behave alike on some cards only, they are told apart here, and the
tests of a card say whether it matters there.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable
from typing import Any

from kfdesk.language.amounts import Number
from kfdesk.language.back_references import Those
from kfdesk.language.base import Target
from kfdesk.language.choices import Choose
from kfdesk.language.conditions import Is, NotSo
from kfdesk.language.durations import Duration
from kfdesk.language.effects.amber import Capture, Gain, Lose
from kfdesk.language.effects.base import Instruction
from kfdesk.language.effects.control import SwapControl
from kfdesk.language.effects.decks import Draw
from kfdesk.language.effects.flow import DoneBy, If, InOrder, May, Sentences, YouDo
from kfdesk.language.effects.moves import MoveToZone, Put
from kfdesk.language.piles import Under
from kfdesk.language.players import ControllerOf, OpponentOf, You
from kfdesk.language.predicates import Not, OtherThan, Predicate
from kfdesk.language.reading.trees import Row, is_picked, nested, nodes, places, rebuilt, row_of
from kfdesk.language.results import DestroyedBy, Done
from kfdesk.language.rules.changes import ChangedNumber
from kfdesk.language.sorts import CARD
from kfdesk.language.targets import THIS, Chosen, Itself


def normal(ability: Any) -> Hashable:
    """Return a definition as nested tuples, equal for definitions that behave alike, whatever they say."""
    return nested(ability, again=is_picked, row=_row)


def nearly_normal(ability: Any) -> Hashable:
    """Return what `normal` does, equal also for definitions that differ only where hardly a text says what is so.

    "That card" is the one chosen for a deed, or the one that it befell: the two differ only where the deed did nothing
    to the one chosen, as it was prevented, replaced or in vain. "It" is the card itself where what is counted for each
    card is counted for that one. And what is done only with cards that an instruction deals with which may be left out
    is done only if that is.
    """
    befell = {
        place: target
        for place, part in nodes(ability)
        if isinstance(part, Those) and isinstance(target := _dealt_with(_done_itself(part.effect)), Target)
    }
    made = rebuilt(ability, befell) if befell else ability
    itself = {
        (*place, *step): None if step == ("itself",) else THIS
        for place, part in nodes(made)
        if getattr(part, "itself", None) is not None and getattr(part, "target", None) is THIS
        for step, inner in nodes(part)
        if isinstance(inner, Itself) and "predicates" not in step  # there it is each card that may be described
    }
    made = rebuilt(made, itself) if itself else made
    together = {place: row for place, part in nodes(made) if (row := _left_out_together(part)) is not None}
    return normal(rebuilt(made, together) if together else made)


def _left_out_together(row: Any) -> Instruction | None:
    """Return that instructions are left out together, for that the first may be and the others deal with its cards.

    None of anything else.
    """
    if not isinstance(row, InOrder) or not isinstance(first := row.items[0], May | If):
        return None
    if isinstance(first, If) and first.otherwise is not None:
        return None
    its = [part for _, part in nodes(first.effect) if isinstance(part, Chosen)]
    if not all(_deals_only_with(one, its) for one in row.items[1:]):
        return None
    made: Instruction = rebuilt(first, {("effect",): Sentences((first.effect, *row.items[1:]))})
    return made


def _deals_only_with(instruction: Any, cards: Collection[Chosen]) -> bool:
    """Return whether an instruction does nothing where there are none of these cards."""
    if isinstance(instruction, May):
        return _deals_only_with(instruction.effect, cards)
    of = instruction.abilities if isinstance(instruction, Duration) else (instruction,)
    return all(any(getattr(one, "target", None) is card for card in cards) for one in of)


def _dealt_with(effect: Any) -> Any:
    """Return the cards that an instruction deals with, or lets one choose."""
    return effect.what if isinstance(effect, Choose) else getattr(effect, "target", None)


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
