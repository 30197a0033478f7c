"""Cards of which a text speaks though nobody may have picked them, since picking them was left to a player.

"You may exhaust a friendly creature. Ward it" wards nothing where none was exhausted. A definition that deals with the
creature that would have been picked asks for one then, which nobody means. Either both are left out together, or what
follows, such as "draw a card and ward it", has to speak of the creature that was exhausted.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from typing import Any

from kfdesk.language.back_references import Those
from kfdesk.language.base import BaseInstruction, Node, Rule, Target
from kfdesk.language.conditions import Is, NotSo
from kfdesk.language.descriptions import Each
from kfdesk.language.durations import Duration
from kfdesk.language.effects.base import Instruction
from kfdesk.language.effects.flow import DoneBy, If, InOrder, May
from kfdesk.language.reading.trees import Place, deed_around, fields_of, holders, is_within, nodes, rebuilt
from kfdesk.language.targets import Chosen


def with_what_was_done(made: Any) -> Any:
    """Return a definition in which nothing deals with a card that would have been picked for what was left out.

    What may be left out stands behind "you may" or "if". A card that is spoken of elsewhere, too, such as the one whose
    play the ability follows, is known whether it was left out or not.
    """
    made = left_out_together(made)
    rows = _rows(made)
    where: dict[int, list[Place]] = {}
    for place, part in nodes(made) if rows else ():
        if isinstance(part, Chosen | Each):
            where.setdefault(id(part), []).append(place)
    befell: dict[Place, Those] = {}
    for place, row in rows:
        for step, card, optional in _spoken_of(row):
            its = where[id(card)]
            deed = deed_around(made, its[0])
            is_left_out = any(is_within(its[0], (*place, *one)) for one in optional)
            is_of_row = all(is_within(one, place) for one in its)
            if is_left_out and is_of_row and deed is not None and _befalls_only(deed, card):
                befell[(*place, *step)] = Those(deed, card.sort)
    return rebuilt(made, befell) if befell else made


def _spoken_of(row: InOrder) -> Iterator[tuple[Place, Chosen | Each, Sequence[Place]]]:
    """Yield the cards that instructions deal with behind one of which something may be left out.

    Each has its place and those of what may be left out, all within the row.
    """
    for at, item in enumerate(row.items):
        optional = [("items", at, *step) for step in _optional(item)]
        for later in range(at + 1, len(row.items)) if optional else ():
            for step, card in _dealt_with(row.items[later]):
                yield ("items", later, *step), card, optional


def left_out_together(made: Any) -> Any:
    """Return a definition in which what deals with nothing but cards that are picked for what may be left out is left
    out with it."""
    together = {place: whole for place, row in _rows(made) if (whole := _together(row, made, place)) is not None}
    return rebuilt(made, together) if together else made


def _rows(made: Any) -> list[tuple[Place, InOrder]]:
    """Return the instructions one after the other of which one may be left out, each with its place."""
    rows = ((place, part) for place, part in nodes(made) if isinstance(part, InOrder))
    return [(place, row) for place, row in rows if any(_may_be_left_out(one) for one in row.items)]


def _may_be_left_out(item: Any) -> bool:
    return any(isinstance(part, May | If) for _, part in nodes(item))


def _together(row: InOrder, whole: Any, place: Place) -> Instruction | None:
    """Return the instructions in a place as one that may be left out; None where others do not need what it picks."""
    first = row.items[0]
    if not isinstance(first, May | If) or (isinstance(first, If) and first.otherwise is not None):
        return None
    known = {id(part) for where, part in nodes(whole) if not is_within(where, place)}
    its = [part for _, part in nodes(first.effect) if isinstance(part, Chosen | Each) and id(part) not in known]
    if not all(_deals_only_with(one, its) for one in row.items[1:]):
        return None
    inner = rebuilt(row, {("items",): (first.effect, *row.items[1:])})
    made: Instruction = rebuilt(first, {("effect",): inner})
    return made


def _deals_only_with(instruction: Any, cards: Collection[Any]) -> bool:
    """Return whether an instruction does nothing where there are none of these cards."""
    match instruction:
        case May():
            return _deals_only_with(instruction.effect, cards)
        case If(condition=Is(target=target) | NotSo(condition=Is(target=target)), otherwise=None):
            return any(target is card for card in cards)  # of none nothing is said
        case Duration():
            return all(_deals_only_with(one, cards) for one in instruction.abilities)
    return any(getattr(instruction, "target", None) is card for card in cards)


def _optional(item: Any) -> Iterator[Place]:
    """Yield the places in an instruction of what may be left out."""
    for step, part in nodes(item):
        if isinstance(part, May):
            yield (*step, "effect")
        elif isinstance(part, If):
            yield from ((*step, "effect"), (*step, "otherwise"))


def _dealt_with(item: Any) -> Iterator[tuple[Place, Chosen | Each]]:
    """Yield the cards that an instruction itself deals with, whatever became of others, each with its place."""
    for place, part in nodes(item):
        if isinstance(part, Chosen | Each) and _is_dealt_with(
            [one for one in holders(item, place) if isinstance(one, Node)]
        ):
            yield place, part


def _is_dealt_with(held_by: Sequence[Node]) -> bool:
    """Return whether what words hold, the innermost first, is dealt with by them, and not asked of or counted."""
    deeds = [one for one in held_by if not isinstance(one, Target)]
    return (
        isinstance(deeds[0], BaseInstruction | Rule)
        and not isinstance(deeds[0], If)
        and all(isinstance(one, _DONE_AT_ONCE) for one in deeds[1:])
        and not any(isinstance(one, Those) for one in held_by)
    )


_DONE_AT_ONCE = (InOrder, Duration, May, DoneBy)
"""Instructions that hold others, which they carry out whatever became of what stands before them."""


def _befalls_only(deed: Any, card: Chosen | Each) -> bool:
    """Return whether a card is the only one that an instruction names: what happened to that one is known by it."""
    held = [getattr(deed, name) for name in fields_of(deed) or ()]
    return [one is card for one in held if isinstance(one, Target)] == [True]
