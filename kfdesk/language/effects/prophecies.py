"""Prophecies fulfilled and flipped. Rules: "Fulfill", "Prophecy", "Flip"."""

from __future__ import annotations

from dataclasses import replace
from typing import Self

from kfdesk.engine import prophecies as rules
from kfdesk.engine.terms import CardId
from kfdesk.language.base import Target
from kfdesk.language.effects.base import NOTHING, Instruction, Outcome, Scope, Steps
from kfdesk.language.estimates import ONE_IN, DeckEstimate, EstimateContext, EstimateKind
from kfdesk.language.targets import THIS
from kfdesk.records import entity
from kfdesk.text.phrases import Phrase
from kfdesk.text.wording import Fragment
from kfdesk.text.words import Pair

__all__ = ["flip", "fulfill"]


@entity
class Fulfill(Instruction):
    """The active player fulfills active prophecies, whoever the abilities are good for. Rule: "Fulfill"."""

    target: Target
    without_doer: bool = False
    """Whether it does not say who does it: words of one player that another reads, who may be the active one."""
    participle = Pair("fulfilled", "erfüllt")

    def worded(self) -> Fragment:
        return (_IS_FULFILLED if self.without_doer else _FULFILL).of(target=self.target)

    def with_owner(self) -> Self:
        return replace(self, without_doer=True)

    def carry_out(self, scope: Scope) -> Steps:
        fulfilled = []
        for prophecy in (yield from self.target.pick(scope)):
            if (yield from rules.fulfill(scope.core, prophecy)).done:
                fulfilled.append(prophecy)
        return Outcome(True, tuple(fulfilled), len(fulfilled)) if fulfilled else NOTHING

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.DISRUPTION, 1.0, context)


_FULFILL = Phrase(en="fulfill {target}", de="{target} erfüllen", rule="glossary/fulfill")
_IS_FULFILLED = Phrase(en="{target} | be fulfilled", de="die Prophezeiung {target:nom} | erfüllt werden")


@entity
class Flip(Instruction):
    """Active prophecy cards are turned to their other sides; what lies under them stays there. Rule: "Flip"."""

    target: Target
    participle = Pair("flipped", "umgedreht")
    phrase = Phrase(en="flip {target}", de="{target} um-drehen")

    def carry_out(self, scope: Scope) -> Steps:
        flipped: tuple[CardId, ...] = ()
        for prophecy in (yield from self.target.pick(scope)):
            flipped += (yield from rules.flip(scope.core, prophecy, scope.source)).cards
        return Outcome(True, flipped, len(flipped)) if flipped else NOTHING

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.DISRUPTION, ONE_IN, context)


def fulfill(target: Target = THIS) -> Fulfill:
    """Fulfill a prophecy, this one when none is named."""
    return Fulfill(target)


def flip(target: Target = THIS) -> Flip:
    """Flip a prophecy card to its other side, this one when none is named; `turn_over` is for cards in play."""
    return Flip(target)
