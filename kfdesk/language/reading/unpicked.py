"""Cards of which a text speaks though nobody may have picked them, since picking them was left to a player.

"You may exhaust a friendly creature. Draw a card and ward it" wards nothing where none was exhausted. A definition that
deals with the creature that would have been picked asks for one then, which nobody means: it has to speak of the one
that was exhausted.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from kfdesk.language.back_references import Those
from kfdesk.language.base import BaseInstruction, Node, Rule, Target
from kfdesk.language.durations import Duration
from kfdesk.language.effects.flow import DoneBy, If, InOrder, May
from kfdesk.language.reading.trees import Place, fields_of, is_within, nodes, part_at, rebuilt
from kfdesk.language.targets import Chosen


def with_what_was_done(made: Any) -> Any:
    """Return a definition that speaks of the cards that something befell, where it may have been left out.

    What may be left out stands behind "you may" or "if". What else does depends on whether it was done is left as it
    is.
    """
    rows = [(place, part) for place, part in nodes(made) if isinstance(part, InOrder)]
    if not any(isinstance(part, May | If) for _, row in rows for part in row.items):
        return made
    first: dict[int, Place] = {}
    for place, part in nodes(made):
        if isinstance(part, Chosen):
            first.setdefault(id(part), place)
    befell: dict[Place, Those] = {}
    for place, row in rows:
        for at, item in enumerate(row.items):
            optional = tuple((*place, "items", at, *step) for step in _optional(item))
            if not optional:
                continue
            for later in range(at + 1, len(row.items)):
                for step, card in _dealt_with(row.items[later]):
                    its = first[id(card)]
                    deed = _deed(made, its)
                    if any(is_within(its, one) for one in optional) and _befalls_only(deed, card):
                        befell[(*place, "items", later, *step)] = Those(deed, card.sort)
    return rebuilt(made, befell) if befell else made


def _optional(item: Any) -> Iterator[Place]:
    """Yield the places in an instruction of what may be left out."""
    for step, part in nodes(item):
        if isinstance(part, May):
            yield (*step, "effect")
        elif isinstance(part, If):
            yield from ((*step, "effect"), (*step, "otherwise"))


def _dealt_with(item: Any) -> Iterator[tuple[Place, Chosen]]:
    """Yield the chosen cards that an instruction itself deals with, whatever became of others, each with its place."""
    for place, part in nodes(item):
        if isinstance(part, Chosen):
            held_by = (part_at(item, place[:length]) for length in range(len(place)))
            if _is_dealt_with([one for one in held_by if isinstance(one, Node)]):
                yield place, part


def _is_dealt_with(holders: Sequence[Node]) -> bool:
    """Return whether what all these hold, each the next, is dealt with by them, and not asked of or counted."""
    deeds = [one for one in holders if not isinstance(one, Target)]
    return (
        isinstance(deeds[-1], BaseInstruction | Rule)
        and not isinstance(deeds[-1], If)
        and all(isinstance(one, _DONE_AT_ONCE) for one in deeds[:-1])
        and not any(isinstance(one, Those) for one in holders)
    )


_DONE_AT_ONCE = (InOrder, Duration, May, DoneBy)
"""Instructions that hold others, which they carry out whatever became of what stands before them."""


def _deed(made: Any, place: Place) -> Any:
    """Return the innermost instruction that holds what stands in a place."""
    holders = (part_at(made, place[:length]) for length in range(len(place) - 1, -1, -1))
    return next(one for one in holders if isinstance(one, BaseInstruction))


def _befalls_only(deed: Any, card: Chosen) -> bool:
    """Return whether a card is the only one that an instruction names: what happened to that one is known by it."""
    held = [getattr(deed, name) for name in fields_of(deed) or ()]
    return [one for one in held if isinstance(one, Target)] == [card]
