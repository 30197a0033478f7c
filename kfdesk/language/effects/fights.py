"""Fights beyond the usual: against different enemies in turn, stopped, or struck elsewhere."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine import damage as rules
from kfdesk.engine import use as uses
from kfdesk.engine.damage import Hit
from kfdesk.language.amounts import Amount, fixed
from kfdesk.language.effects.base import NOTHING, Instruction, Outcome, Scope, Steps, joined
from kfdesk.language.impact import COUNTED, LIFE, At, Figure, Tally, uncounted
from kfdesk.language.targets import Target
from kfdesk.text.phrases import Phrase

__all__ = [
    "deal_by_amber",
    "deal_splash",
    "deal_unarmored",
    "fight_repeatedly",
    "halt_fight",
    "strike_instead",
]


@dataclass(frozen=True, eq=False, slots=True)
class FightRepeatedly(Instruction):
    """Ready and fight with a creature several times, each time against a different enemy creature."""

    target: Target
    times: int
    phrase = Phrase(
        en="ready & fight with {target} {times} times, each time against a different enemy creature. "
        "Resolve these fights one at a time",
        de="{target} spielbereit machen & mit {target:it:dat} {times} Mal [kämpfen], jedes Mal gegen eine andere "
        "feindliche Kreatur. Handle diese Kämpfe nacheinander ab",
    )
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        g = scope.g
        cards = yield from self.target.pick(scope)
        if not cards:
            return NOTHING
        outcomes = []
        outer = g.fought_already
        for _ in range(self.times):
            yield from uses.ready(g, cards[0], scope.source)
            began = len(g.state.memory.attacked)
            outcomes.append((yield from uses.use_by_effect(g, scope.you, cards[0], ("fight",))))
            g.fought_already = g.fought_already | set(g.state.memory.attacked[began : began + 1])
        g.fought_already = outer
        return joined(outcomes)


@dataclass(frozen=True, eq=False, slots=True)
class StrikeInstead(Instruction):
    """In the fight under way, this creature deals its damage to another one than it fights."""

    target: Target
    phrase = Phrase(
        en="{this} | deal damage to {target:that} rather than the one it is fighting",
        de="{this} | {target:that:dat} statt der bekämpften Kreatur Schaden zu-fügen",
    )
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        cards = yield from self.target.pick(scope)
        if not cards:
            return NOTHING
        scope.g.strikes[scope.source] = cards[0]
        return Outcome(True, cards, 1)


@dataclass(frozen=True, eq=False, slots=True)
class HaltFight(Instruction):
    """Exhaust a creature that is about to fight with no effect: it does not fight."""

    target: Target
    phrase = Phrase(en="exhaust {target} with no effect", de="{target} ohne Wirkung erschöpfen")
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        cards = yield from self.target.pick(scope)
        for card in cards:
            yield from uses.exhaust(scope.g, card)
            scope.g.halted.add(card)
        return Outcome(bool(cards), cards, len(cards))


@dataclass(frozen=True, eq=False, slots=True)
class DealByCard(Instruction):
    """Deal each of some creatures damage for each of something on that very creature (its Æmber)."""

    amount: Amount
    target: Target
    phrase = Phrase(
        en="deal {amount}{damage} to {target} for each {amber} on it",
        de="{target:dat} {amount}{damage} für jedes {amber} auf ihr zu-fügen",
    )

    def carry_out(self, scope: Scope) -> Steps:
        cards = yield from self.target.pick(scope)
        each = self.amount.value(scope)
        hits = [Hit(c, each * scope.g.state.cards[c].amber, scope.source) for c in cards]
        return (yield from rules.deal(scope.g, hits))

    def weigh(self, tally: Tally, at: At) -> None:
        tally.damages(self.target, self.amount.estimate(), at)


@dataclass(frozen=True, eq=False, slots=True)
class DealUnarmored(Instruction):
    """Deal damage that armor cannot prevent."""

    amount: Amount
    target: Target
    phrase = Phrase(
        en="deal {amount}{damage} to {target}. This damage cannot be prevented by armor",
        de="{target:dat} {amount}{damage} [zu-fügen]. Dieser Schaden kann nicht durch Rüstung verhindert werden",
    )

    def carry_out(self, scope: Scope) -> Steps:
        cards = yield from self.target.pick(scope)
        n = self.amount.value(scope)
        return (yield from rules.deal(scope.g, [Hit(c, n, scope.source, unarmored=True) for c in cards]))

    def weigh(self, tally: Tally, at: At) -> None:
        tally.damages(self.target, self.amount.estimate(), at)


@dataclass(frozen=True, eq=False, slots=True)
class DealSplash(Instruction):
    """Deal damage to a creature and other damage to each of its neighbors, all at once. Rule: "Splash"."""

    amount: Amount
    target: Target
    splash: Amount
    phrase = Phrase(
        en="deal {amount}{damage} to {target}, with {splash}{damage} splash",
        de="{target:dat} {amount}{damage} mit {splash}{damage} Explosion zu-fügen",
    )

    def carry_out(self, scope: Scope) -> Steps:
        from kfdesk.engine.queries import neighbors

        cards = yield from self.target.pick(scope)
        hits = []
        for card in cards:
            hits.append(Hit(card, self.amount.value(scope), scope.source))
            hits += [Hit(c, self.splash.value(scope), scope.source) for c in neighbors(scope.g, card)]
        return (yield from rules.deal(scope.g, hits))

    def weigh(self, tally: Tally, at: At) -> None:
        tally.damages(self.target, self.amount.estimate(), at)
        tally.add(Figure.REMOVAL, COUNTED * min(1.0, self.splash.estimate() / LIFE), at)


def fight_repeatedly(target: Target, times: int) -> FightRepeatedly:
    """Ready and fight with a creature several times, against different enemies."""
    return FightRepeatedly(target, times)


def strike_instead(target: Target) -> StrikeInstead:
    """This creature deals its fight damage to that one instead."""
    return StrikeInstead(target)


def halt_fight(target: Target) -> HaltFight:
    """Exhaust the creature with no effect: its fight does not take place."""
    return HaltFight(target)


def deal_by_amber(amount: int | Amount, target: Target) -> DealByCard:
    """Deal each creature damage for each Æmber on it."""
    return DealByCard(fixed(amount), target)


def deal_unarmored(amount: int | Amount, target: Target) -> DealUnarmored:
    """Deal damage that armor cannot prevent."""
    return DealUnarmored(fixed(amount), target)


def deal_splash(amount: int | Amount, target: Target, splash: int | Amount) -> DealSplash:
    """Deal damage to a creature, with splash to its neighbors."""
    return DealSplash(fixed(amount), target, fixed(splash))
