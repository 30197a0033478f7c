"""The numbers on the table, explained: each as the sum it is, with the cards that change it.

The engine gives the sums with the view; see `kfdesk.engine.sums`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from enum import StrEnum
from typing import Final

from kfdesk.engine.rules import STEP_5, RuleId
from kfdesk.engine.sums import total
from kfdesk.engine.terms import Zone
from kfdesk.engine.views import Addend, AddendKind, CardView, SeatView
from kfdesk.records import record
from kfdesk.text.words import Words, joined, same


class Number(StrEnum):
    """A number on the table that is a sum."""

    POWER = "power"
    ARMOR = "armor"
    ARMOR_LEFT = "armor-left"
    """How much damage armor still prevents this turn."""
    DAMAGE_LEFT = "damage-left"
    """How much more damage destroys the creature."""
    KEY_COST = "key-cost"
    REFILL = "refill"
    """How many cards a hand is refilled to."""
    DRAWN = "drawn"
    """How many cards the player would draw if they refilled their hand now."""

    @property
    def rule(self) -> RuleId:
        """The rulebook entry on it."""
        return _RULES[self]


NameOf = Callable[[Addend], Words]


def _own_name(addend: Addend) -> Words:
    assert addend.name is not None
    return addend.name


@record
class Sum:
    """A number on the table with what it consists of; `addends` always come to `value`."""

    number: Number
    value: int
    addends: tuple[Addend, ...]

    @property
    def is_plain(self) -> bool:
        """Whether the number is just what is printed, or what it usually is."""
        return all(addend.kind in (AddendKind.PRINTED, AddendKind.USUAL) for addend in self.addends)

    def words(self, name_of: NameOf = _own_name) -> Words:
        """Return the whole sum: "Power 6 = 4 printed + 2 from Banner of Battle"; `name_of` names a card."""
        said = _SAID[self.number].filled(n=self.value)
        if all(addend.kind is AddendKind.USUAL for addend in self.addends):
            return said
        parts = [
            _part(addend, name_of, first=at == 0) for at, addend in enumerate(self.addends) if addend.amount or at == 0
        ]
        swapped = [a for a in self.addends if a.kind is AddendKind.SWITCHED]
        whole = joined([said, joined(parts, " ")], " = ")
        if swapped:
            return _SWITCHED.filled(sum=whole, card=name_of(swapped[-1]))
        return whole


def of_card(card: CardView) -> tuple[Sum, ...]:
    """Return the sums of a creature in play; none of any other card."""
    return tuple(_of_creature(card)) if card.zone is Zone.BATTLELINE and card.power is not None else ()


def _of_creature(card: CardView) -> Iterator[Sum]:
    power, armor = card.power or 0, card.armor or 0
    yield Sum(Number.POWER, power, card.power_sum or _plain(AddendKind.PRINTED, power))
    yield Sum(Number.ARMOR, armor, card.armor_sum or _plain(AddendKind.PRINTED, armor))
    left = armor if card.armor_left is None else card.armor_left
    yield Sum(Number.ARMOR_LEFT, left, (Addend(AddendKind.ARMOR, armor), *_minus(AddendKind.USED_UP, armor - left)))
    parts = [Addend(AddendKind.POWER, power), *_minus(AddendKind.DAMAGE, card.damage)]
    yield Sum(Number.DAMAGE_LEFT, *_not_below_0(parts))


def of_seat(seat: SeatView) -> tuple[Sum, ...]:
    """Return the sums of a player's panel."""
    refill = Sum(Number.REFILL, seat.refill, seat.refill_sum or _plain(AddendKind.USUAL, seat.refill))
    filled, parts = _not_below_0([*refill.addends, *_minus(AddendKind.IN_HAND, seat.hand_count)])
    cost = Sum(Number.KEY_COST, seat.key_cost, seat.key_cost_sum or _plain(AddendKind.USUAL, seat.key_cost))
    return cost, refill, Sum(Number.DRAWN, filled + total(seat.drawn_besides), (*parts, *seat.drawn_besides))


def _plain(kind: AddendKind, amount: int) -> tuple[Addend, ...]:
    return (Addend(kind, amount),)


def _minus(kind: AddendKind, amount: int) -> tuple[Addend, ...]:
    return (Addend(kind, -amount),) if amount else ()


def _not_below_0(addends: list[Addend]) -> tuple[int, tuple[Addend, ...]]:
    """Return what a sum that is never below 0 comes to, and its addends."""
    short = max(0, -total(addends))
    return total(addends) + short, (*addends, *((Addend(AddendKind.LEAST, short),) if short else ()))


# Words ------------------------------------------------------------------------------------------


def _part(addend: Addend, name_of: NameOf, *, first: bool) -> Words:
    """Return an addend with its sign; the first one has none unless it is negative."""
    words = _PARTS[addend.kind]
    if addend.name is None:
        words = words.filled(n=abs(addend.amount))
    else:
        words = words.filled(n=abs(addend.amount), card=name_of(addend))
    sign = "− " if addend.amount < 0 else "" if first else "+ "
    return joined([same(sign), words], "")


_RULES: Final = {
    Number.POWER: "glossary/power",
    Number.ARMOR: "glossary/armor",
    Number.ARMOR_LEFT: "glossary/armor",
    Number.DAMAGE_LEFT: "glossary/damage",
    Number.KEY_COST: "glossary/cost-at-current-cost",
    Number.REFILL: "glossary/drawing-cards",
    Number.DRAWN: STEP_5,
}
_SAID: Final = {
    Number.POWER: Words("Power {n}"),
    Number.ARMOR: Words("Armor {n}"),
    Number.ARMOR_LEFT: Words("Armor left this turn: {n}"),
    Number.DAMAGE_LEFT: Words("Destroyed by {n} more damage"),
    Number.KEY_COST: Words("Key costs {n}"),
    Number.REFILL: Words("Hand is refilled to {n}"),
    Number.DRAWN: Words("Draws {n}"),
}
_PARTS: Final = {
    AddendKind.PRINTED: Words("{n} printed"),
    AddendKind.USUAL: same("{n}"),
    AddendKind.SET: Words("{n} set by {card}"),
    AddendKind.COUNTERS: Words("{n} from counters"),
    AddendKind.CARD: Words("{n} from {card}"),
    AddendKind.CHAINS: Words("{n} because of chains"),
    AddendKind.LEAST: Words("{n} because it is never below 0"),
    AddendKind.ARMOR: Words("{n} armor"),
    AddendKind.USED_UP: Words("{n} used up"),
    AddendKind.POWER: Words("{n} power"),
    AddendKind.DAMAGE: Words("{n} damage", context="part of a sum"),
    AddendKind.IN_HAND: Words("{n} in hand"),
}
_SWITCHED: Final = Words("{sum}; {card} let power and armor change places")
