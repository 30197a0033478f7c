"""What cannot work in a card's text although each of its words can: refused as the definition is built.

Without it such a text would do nothing, and nobody would hear of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

from kfdesk.engine.abilities import Ability, Reaction, Replacement, Static
from kfdesk.language.base import parts
from kfdesk.language.conditions import Condition, LiesIn
from kfdesk.language.counts import Count
from kfdesk.language.extremes import Extreme
from kfdesk.language.predicates import Predicate
from kfdesk.language.quantities import Quantity
from kfdesk.language.ranges import Range
from kfdesk.language.targets import Chosen, Target, This


class UnsoundTextError(ValueError):
    """A text that could never do what it says."""


def check(card: str, abilities: tuple[Any, ...], flat: list[Ability]) -> None:
    """Raise `UnsoundTextError` for a card whose text counts what nobody picks, or waits where its card never is.

    `flat` are the abilities one by one.
    """
    for ability in abilities:
        picked: set[Chosen] = set()
        counted: set[Chosen] = set()
        for target, only_counted in _chosen(ability, only_counted=False):
            (counted if only_counted else picked).add(target)
        if unknown := counted - picked:
            raise UnsoundTextError(f"{card} counts or asks of cards that nothing picks: {unknown.pop()!r}")
    for ability in flat:
        if isinstance(ability, Static | Reaction | Replacement):
            for node in parts(ability):
                if isinstance(node, LiesIn) and isinstance(node.target, This) and node.pile.area not in ability.zones:
                    raise UnsoundTextError(f"{card} speaks of a zone that its ability is not active in: write while_")


def _chosen(node: Any, *, only_counted: bool) -> Iterator[tuple[Chosen, bool]]:
    """Yield the cards that somebody picks, each with whether here it is only counted or asked about.

    The most powerful one is known without a pick.
    """
    if isinstance(node, tuple):
        for one in node:
            yield from _chosen(one, only_counted=only_counted)
        return
    if not is_dataclass(node) or isinstance(node, type):
        return
    if isinstance(node, Chosen) and not isinstance(node, Extreme):
        yield node, only_counted
    if not isinstance(node, Target | Predicate):
        only_counted = isinstance(node, Count | Quantity | Condition | Range)
    for field in fields(node):
        yield from _chosen(getattr(node, field.name), only_counted=only_counted)
