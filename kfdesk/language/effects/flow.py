"""What joins instructions: and, then, may, if, if you do, for the remainder of the turn."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine.abilities import Ability
from kfdesk.engine.core import handle
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.phrases import NO, YES
from kfdesk.engine.state import Lasting
from kfdesk.engine.terms import DecisionKind
from kfdesk.language.base import Variable, parts
from kfdesk.language.conditions import Condition
from kfdesk.language.effects.base import DONE, NOTHING, Instruction, Scope, Steps, joined
from kfdesk.language.prompts import confirm_of
from kfdesk.language.targets import Chosen, Target


@dataclass(frozen=True, eq=False, slots=True)
class Sentences(Instruction):
    """Instructions one after the other, a sentence each. Rule: "Resolve abilities in the order written"."""

    items: tuple[Instruction, ...]

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for item in self.items:
            outcomes.append((yield from item.resolve(scope)))
        return joined(outcomes)


@dataclass(frozen=True, eq=False, slots=True)
class AndAlso(Instruction):
    """Instructions one after the other, joined by "and" in one sentence."""

    items: tuple[Instruction, ...]

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for item in self.items:
            outcomes.append((yield from item.resolve(scope)))
        return joined(outcomes)


@dataclass(frozen=True, eq=False, slots=True)
class May(Instruction):
    """An optional instruction; not asked when it could not do anything. Rule: "May"."""

    effect: Instruction

    def carry_out(self, scope: Scope) -> Steps:
        if not self.effect.can_start(scope):
            return NOTHING
        options = (Option("yes", YES), Option("no", NO))
        source = handle(scope.source)
        picked = yield Decision(
            scope.g.state.active, DecisionKind.CONFIRM, confirm_of(self.effect), source, options
        )
        if picked[0] == "no":
            return NOTHING
        return (yield from self.effect.resolve(scope))


@dataclass(frozen=True, eq=False, slots=True)
class IfYouDo(Instruction):
    """`then` follows only what resolved successfully and completely. Rule: "If you do"."""

    first: Instruction
    then: Instruction

    def carry_out(self, scope: Scope) -> Steps:
        outcome = yield from self.first.resolve(scope)
        if not outcome.done:
            return outcome
        return (yield from self.then.resolve(scope))


@dataclass(frozen=True, eq=False, slots=True)
class If(Instruction):
    """An instruction under a condition, perhaps with another otherwise."""

    condition: Condition
    effect: Instruction
    otherwise: Instruction | None = None

    def carry_out(self, scope: Scope) -> Steps:
        if self.condition.holds(scope):
            return (yield from self.effect.resolve(scope))
        if self.otherwise is not None:
            return (yield from self.otherwise.resolve(scope))
        return NOTHING


@dataclass(frozen=True, eq=False, slots=True)
class ThisTurn(Instruction):
    """An ability is in force for the remainder of the turn. Rule: "Lasting effects"."""

    ability: Ability

    def carry_out(self, scope: Scope) -> Steps:
        for target in parts(self.ability):
            if isinstance(target, Chosen) and target not in scope.picked:
                yield from target.pick(scope)
        begin(scope, self.ability, scope.g.state.turn, scope.g.state.turn)
        return DONE


def begin(
    scope: Scope,
    ability: Ability,
    begins: int,
    ends: int,
    *,
    uses: int | None = None,
    at_start: bool = False,
    while_entered: int | None = None,
) -> None:
    """Put an ability in force from one turn to the end of another, with the picks it speaks of."""
    g = scope.g
    spoken_of = {node for node in parts(ability) if isinstance(node, Target | Variable)}
    bound = tuple((t, cards) for t, cards in scope.picked.items() if t in spoken_of)
    seen = tuple((c, g.state.cards[c].incarnation) for _, cards in bound for c in cards if c > 0)
    g.begin_lasting(
        Lasting(
            g.state.tick(),
            scope.you,
            scope.source,
            ability,
            begins,
            ends,
            at_start,
            bound,
            seen,
            uses,
            while_entered,
        )
    )


def sentences(*items: Instruction) -> Sentences:
    """Instructions in sentences of their own."""
    return Sentences(items)


def and_(*items: Instruction) -> AndAlso:
    """Instructions in one sentence."""
    return AndAlso(items)


def may(effect: Instruction) -> May:
    """You may do this."""
    return May(effect)


def if_you_do(first: Instruction, then: Instruction) -> IfYouDo:
    """Do the first; if you do, the second."""
    return IfYouDo(first, then)


def if_(condition: Condition, effect: Instruction, otherwise: Instruction | None = None) -> If:
    """If the condition holds, do this."""
    return If(condition, effect, otherwise)


def this_turn(ability: Ability) -> ThisTurn:
    """For the remainder of the turn, this holds."""
    return ThisTurn(ability)
