"""Lasting effects. Rule: "Lasting effects"."""

from __future__ import annotations

from dataclasses import field
from typing import TYPE_CHECKING

from kfdesk.engine.terms import NEVER, NO_CARD, CardId, Player, Timestamp
from kfdesk.records import entity

if TYPE_CHECKING:
    from kfdesk.engine.abilities import Ability, Definition, Nameable, NamedValue, Pickable


@entity
class Lasting:
    """An ability in force for a time, apart from the card that made it. Rule: "Lasting effects".

    In force from turn `begins` to the end of turn `ends` (or, with `at_start`, until turn `ends`
    starts). With `while_entered` it ends when the source, which entered play at that time, leaves.
    `bound` are the cards that targets of the ability stand for, with their incarnations, `named` the things
    that its variables stand for; `uses` is how often it can still apply (None: no limit).
    """

    player: Player
    source: CardId
    ability: Ability
    begins: int
    ends: int
    at_start: bool = False
    bound: tuple[tuple[Pickable, tuple[CardId, ...]], ...] = ()
    incarnations: tuple[tuple[CardId, int], ...] = ()
    uses: int | None = None
    while_entered: Timestamp | None = None
    named: tuple[tuple[Nameable, NamedValue], ...] = ()
    while_card: CardId = NO_CARD
    """The card on whose stay it depends, `NO_CARD`: the source."""
    id: Timestamp = NEVER
    """When it began, which tells it from others: given when it is put in force."""
    began_as: Definition | None = field(default=None, compare=False)
    """What its source was then, which all have seen: given when it is put in force. It is called so for good."""
