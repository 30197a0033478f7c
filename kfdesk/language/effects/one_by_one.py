"""Something done for each of the cards that an earlier instruction was about."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.language.effects.base import Instruction, Scope, Steps, joined
from kfdesk.language.effects.repeat import forget
from kfdesk.language.targets import CARD, NOUNS, Sort, Target
from kfdesk.text.nominals import described
from kfdesk.text.nouns import THAT
from kfdesk.text.phrases import Frame
from kfdesk.text.speech import Piece


@dataclass(frozen=True, eq=False, slots=True)
class TheCurrent(Target):
    """The card whose turn it is: "that card"."""

    sort: Sort = CARD

    def spoken(self) -> Piece:
        return described(NOUNS[self.sort], THAT)


@dataclass(frozen=True, eq=False, slots=True)
class ForThose(Instruction):
    """For each of some cards, do something that speaks of it, one card after the other. Rule: "For each"."""

    those: Target
    current: TheCurrent
    effect: Instruction
    phrase = Frame(en="for each of {those}, {effect}, if able", de="für jede {those:gen} {effect:then}, falls möglich")

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for card in (yield from self.those.pick(scope)):
            forget(scope, self.effect)
            scope.picked[self.current] = (card,)
            outcomes.append((yield from self.effect.resolve(scope)))
        return joined(outcomes)


def the_current(sort: Sort = CARD) -> TheCurrent:
    """The card that `for_those` has come to."""
    return TheCurrent(sort)


def for_those(those: Target, current: TheCurrent, effect: Instruction) -> ForThose:
    """For each of those cards, do this to or about the current one, if able."""
    return ForThose(those, current, effect)
