"""Fights beyond the usual: against different enemies in turn, stopped, or struck elsewhere."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine import use as uses
from kfdesk.engine.frames import FightsFrame
from kfdesk.language.effects.base import NOTHING, Instruction, Outcome, Scope, Steps, joined
from kfdesk.language.impact import uncounted
from kfdesk.language.targets import Target
from kfdesk.text.phrases import Phrase

__all__ = [
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
        with g.frames.within(FightsFrame()) as frame:
            for _ in range(self.times):
                yield from uses.ready(g, cards[0], scope.source)
                began = len(g.state.memory.attacked)
                outcomes.append((yield from uses.use_by_effect(g, scope.you, cards[0], ("fight",))))
                frame.fought.update(g.state.memory.attacked[began : began + 1])
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
        fight = scope.g.frames.fight(scope.source)
        if fight is not None:
            fight.strikes = cards[0]
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
            fight = scope.g.frames.fight(card)
            if fight is not None:
                fight.halted = True
        return Outcome(bool(cards), cards, len(cards))


def fight_repeatedly(target: Target, times: int) -> FightRepeatedly:
    """Ready and fight with a creature several times, against different enemies."""
    return FightRepeatedly(target, times)


def strike_instead(target: Target) -> StrikeInstead:
    """This creature deals its fight damage to that one instead."""
    return StrikeInstead(target)


def halt_fight(target: Target) -> HaltFight:
    """Exhaust the creature with no effect: its fight does not take place."""
    return HaltFight(target)
