"""Words turned to a reader who is not the one they were written for: "your opponent", where they say "you"."""

from __future__ import annotations

from collections.abc import Mapping
from copy import copy
from dataclasses import fields, is_dataclass
from typing import Any

from kfdesk.engine.abilities import Effect, Nameable, Pickable
from kfdesk.language.base import Node
from kfdesk.language.players import OPPONENT, YOU, Who
from kfdesk.language.predicates import ENEMY, FRIENDLY
from kfdesk.records import entity
from kfdesk.text import pronouns
from kfdesk.text.wording import Fragment


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
