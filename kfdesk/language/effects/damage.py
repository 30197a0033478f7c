"""Damage, healing and destruction."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine import damage as rules
from kfdesk.engine.destruction import destroy as destroy_cards
from kfdesk.language.amounts import Amount, Count, fixed
from kfdesk.language.base import Node
from kfdesk.language.effects.base import NOTHING, Instruction, Scope, Steps, complete
from kfdesk.language.targets import Chosen, Target


@dataclass(frozen=True, eq=False, slots=True)
class Blow(Node):
    """So much damage to these creatures; a part of one `Deal`."""

    amount: Amount
    target: Target


@dataclass(frozen=True, eq=False, slots=True)
class Deal(Instruction):
    """Deal damage; all of one instruction is dealt simultaneously. Rule: "Damage"."""

    blows: tuple[Blow, ...]

    def carry_out(self, scope: Scope) -> Steps:
        hits = []
        for blow in self.blows:
            cards = yield from blow.target.pick(scope)
            amount = blow.amount.value(scope)
            hits += [rules.Hit(card, amount, scope.source) for card in cards]
        return (yield from rules.deal(scope.g, hits))


@dataclass(frozen=True, eq=False, slots=True)
class DealForEach(Instruction):
    """For each of something, deal damage to a creature, perhaps another each time; all together.

    Rule: "For each": the number is fixed first, and damage is dealt simultaneously.
    """

    amount: Amount
    target: Chosen
    of: Count

    def carry_out(self, scope: Scope) -> Steps:
        hits = []
        for _ in range(self.of.count(scope)):
            scope.picked.pop(self.target, None)
            cards = yield from self.target.pick(scope)
            hits += [rules.Hit(card, self.amount.value(scope), scope.source) for card in cards]
        return (yield from rules.deal(scope.g, hits))


@dataclass(frozen=True, eq=False, slots=True)
class Heal(Instruction):
    """Remove damage from creatures; `amount` None heals fully. Rule: "Heal"."""

    amount: Amount | None
    target: Target

    def carry_out(self, scope: Scope) -> Steps:
        cards = yield from self.target.pick(scope)
        amount = None if self.amount is None else self.amount.value(scope)
        return (yield from rules.heal(scope.g, cards, amount, scope.source))


@dataclass(frozen=True, eq=False, slots=True)
class Destroy(Instruction):
    """Destroy cards. Rule: "Destroyed"."""

    target: Target

    def carry_out(self, scope: Scope) -> Steps:
        # A card that is tagged already cannot be chosen to be destroyed.
        tagged = [doom.card for doom in scope.g.destroying or ()]
        if tagged and isinstance(self.target, Chosen):
            cards = yield from self.target.pick(scope, barred=tagged)
        else:
            cards = yield from self.target.pick(scope)
        if not cards:
            return NOTHING
        return complete((yield from destroy_cards(scope.g, cards, scope.source)), self.target, cards)


def deal(amount: int | Amount, target: Target) -> Deal:
    """Deal damage to creatures."""
    return Deal((Blow(fixed(amount), target),))


def deal_together(*blows: tuple[int | Amount, Target]) -> Deal:
    """Deal several amounts of damage at the same time."""
    return Deal(tuple(Blow(fixed(amount), target) for amount, target in blows))


def deal_for_each(amount: int | Amount, target: Chosen, of: Count) -> DealForEach:
    """Deal damage to a creature for each thing counted."""
    return DealForEach(fixed(amount), target, of)


def heal(amount: int | Amount, target: Target) -> Heal:
    """Heal so much damage from creatures."""
    return Heal(fixed(amount), target)


def fully_heal(target: Target) -> Heal:
    """Heal all damage from creatures."""
    return Heal(None, target)


def destroy(target: Target) -> Destroy:
    """Destroy cards."""
    return Destroy(target)
