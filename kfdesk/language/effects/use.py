"""Readying, exhausting, stunning and using cards."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine import damage as rules
from kfdesk.engine import use as uses
from kfdesk.engine.legality import USES
from kfdesk.engine.terms import STUN
from kfdesk.language.effects.base import Instruction, Scope, Steps, joined
from kfdesk.language.impact import uncounted
from kfdesk.language.targets import Target
from kfdesk.text.phrases import Phrase
from kfdesk.text.words import Words

__all__ = [
    "fight_with",
    "ready",
    "stun",
    "use",
]


@dataclass(frozen=True, eq=False, slots=True)
class ReadyUp(Instruction):
    """Ready cards, one at a time. Rule: "Ready and exhausted"."""

    target: Target
    participle = Words("readied", "spielbereit gemacht")
    phrase = Phrase(en="ready {target}", de="{target} spielbereit machen")
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for card in (yield from self.target.pick(scope)):
            outcomes.append((yield from uses.ready(scope.g, card, scope.source)))
        return joined(outcomes)


@dataclass(frozen=True, eq=False, slots=True)
class FightWith(Instruction):
    """Use creatures to fight. Rule: "Fight with"."""

    target: Target
    phrase = Phrase(en="fight with {target}", de="{target} kämpfen lassen")
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for card in (yield from self.target.pick(scope)):
            outcomes.append((yield from uses.use_by_effect(scope.g, scope.you, card, ("fight",))))
        return joined(outcomes)


@dataclass(frozen=True, eq=False, slots=True)
class Use(Instruction):
    """Use cards in any way they can be used. Rule: "Using cards via other card abilities"."""

    target: Target
    participle = Words("used", "verwendet")
    phrase = Phrase(en="use {target}", de="{target} verwenden")
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for card in (yield from self.target.pick(scope)):
            outcomes.append((yield from uses.use_by_effect(scope.g, scope.you, card, USES)))
        return joined(outcomes)


@dataclass(frozen=True, eq=False, slots=True)
class Stun(Instruction):
    """Stun creatures. Rule: "Stun"."""

    target: Target
    participle = Words("stunned", "betäubt")
    phrase = Phrase(en="stun {target}", de="{target} betäuben")
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        cards = yield from self.target.pick(scope)
        return (yield from rules.give_status(scope.g, cards, STUN, scope.source))


def ready(target: Target) -> ReadyUp:
    """Ready cards."""
    return ReadyUp(target)


def fight_with(target: Target) -> FightWith:
    """Fight with creatures."""
    return FightWith(target)


def use(target: Target) -> Use:
    """Use cards."""
    return Use(target)


def stun(target: Target) -> Stun:
    """Stun creatures."""
    return Stun(target)
