"""Words turned to a reader who is not the one they were written for: "your opponent", where they say "you"."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from copy import copy
from dataclasses import fields, is_dataclass
from functools import lru_cache
from typing import Any

from kfdesk.engine.abilities import Effect, Nameable, Pickable
from kfdesk.language.base import BaseInstruction, Node, Target
from kfdesk.language.players import OPPONENT, YOU, Who
from kfdesk.language.predicates import ENEMY, FRIENDLY, OtherThan, Theirs
from kfdesk.language.sorts import Sort
from kfdesk.records import entity
from kfdesk.text import pronouns
from kfdesk.text.parts import parts
from kfdesk.text.wording import Fragment, Wordable


@entity
class Called(Who):
    """A player as one reader calls them: by name, or "you" where an order to that player is to be said in full."""

    called: Fragment

    def worded(self) -> Fragment:
        return self.called


READER = Called(pronouns.YOU)
TO_THE_OPPONENT: Mapping[int, Node] = {
    id(YOU): OPPONENT,
    id(OPPONENT): READER,
    id(FRIENDLY): ENEMY,
    id(ENEMY): FRIENDLY,
}
"""What a player of the ability says, as the opponent reads it."""


def turned_to(node: Any, swaps: Mapping[int, Node], done: dict[int, Any]) -> Any:
    """Return a tree with some nodes taken for others, `done` before it; a pick that is mentioned twice stays one."""
    if id(node) in swaps:
        return swaps[id(node)]
    if isinstance(node, tuple):
        items = tuple(turned_to(item, swaps, done) for item in node)
        return items if any(new is not old for new, old in zip(items, node, strict=True)) else node
    if not is_dataclass(node) or isinstance(node, type):
        return node
    if not isinstance(node, Pickable | Nameable | Effect):
        return _copied(node, swaps, done)
    if id(node) not in done:
        done[id(node)] = _copied(node, swaps, done)
    return done[id(node)]


def name_sides(node: Wordable, done: dict[int, Any]) -> None:
    """Take the cards of a side in what the opponent is named to do for others, `done` before the words are turned.

    Behind "your opponent" a "friendly creature" could be one of either side, so it is "one of your creatures" or "one
    of their creatures", and each is "each of your creatures".
    """
    for target in _of_one_side(node):
        turned_to(target, _OF_THEIRS, done)


_OF_THEIRS = {**TO_THE_OPPONENT, id(FRIENDLY): Theirs(OPPONENT), id(ENEMY): Theirs(READER)}


@lru_cache(maxsize=4096)
def _of_one_side(node: Wordable) -> tuple[Target, ...]:
    """Return the cards of a side: one that is picked, or each with which an instruction does something."""
    found = tuple(parts(node, slots=True))
    picked = [part for part in found if isinstance(part, Target) and _is_one(part)]
    every = [one for part in found if isinstance(part, BaseInstruction) for one in _targets_of(part) if _is_each(one)]
    return tuple(one for one in dict.fromkeys((*picked, *every)) if _has_a_side(one))


def _targets_of(deed: BaseInstruction) -> Iterator[Target]:
    """Yield the targets of an instruction itself, not those of what it counts or asks."""
    for field in fields(deed):
        held = getattr(deed, field.name)
        yield from (one for one in (held, *getattr(held, "groups", ())) if isinstance(one, Target))


def _is_one(target: Target) -> bool:
    return 1 == getattr(target, "least", None) == getattr(target, "most", None)


def _is_each(target: Target) -> bool:
    return target.all_of_them is not None and not hasattr(target, "least")


def _has_a_side(target: Target) -> bool:
    """Return whether it means cards in play of a plain description, of one of the sides."""
    predicates: tuple[Any, ...] = getattr(target, "predicates", ())
    plain = not any(each.superlative or each.unique or isinstance(each, OtherThan) for each in predicates)
    sided = FRIENDLY in predicates or ENEMY in predicates
    return plain and sided and getattr(target, "sort", None) in _SORTS_WITH_A_NOUN


_SORTS_WITH_A_NOUN = (Sort.CREATURE, Sort.ARTIFACT, Sort.UPGRADE, Sort.CARD)


def _copied(node: Any, swaps: Mapping[int, Node], done: dict[int, Any]) -> Any:
    """Return a node whose parts are taken for others, the node itself where none of them is.

    What a card gains is said in quotation marks: there "you" is whoever controls that card, and stays. In what another
    player does, "you" is that player. What such a part is the first to speak of stays as it is throughout.
    """
    changed = {}
    if isinstance(node, Node) and id(YOU) in swaps:
        node = node.with_owner()
    # What happens is said before its effect.
    for field in sorted(fields(node), key=lambda field: field.name == "effect"):
        old = getattr(node, field.name)
        of_others = isinstance(node, Node) and field.name in node.seen_by_others
        new = turned_to(old, {} if of_others else swaps, done)
        if new is not old:
            changed[field.name] = new
    if not changed:
        return node
    made = copy(node)
    for name, value in changed.items():
        object.__setattr__(made, name, value)
    return made
