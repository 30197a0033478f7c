"""Destroying all but some, remembering cards until the source leaves, being played as a copy."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.language.abilities import OnceLeft
from kfdesk.language.effects.base import DONE, Instruction, Scope, Steps
from kfdesk.language.effects.flow import begin
from kfdesk.language.effects.lasting import FOR_GOOD
from kfdesk.language.impact import At, Tally
from kfdesk.language.occurrences import leaves
from kfdesk.language.targets import THIS
from kfdesk.text.phrases import Frame
from kfdesk.text.speech import Piece

__all__ = [
    "once_this_leaves",
]


@dataclass(frozen=True, eq=False, slots=True)
class OnceThisLeaves(Instruction):
    """When the card the ability is on leaves play, something happens to what was picked now."""

    rule: OnceLeft

    def carry_out(self, scope: Scope) -> Steps:
        begin(scope, self.rule, scope.g.state.turn, FOR_GOOD, uses=1)
        return DONE
        yield

    def spoken(self) -> Piece:
        return Frame(en="{rule}", de="{rule}").of(rule=self.rule)

    def weigh(self, tally: Tally, at: At) -> None:
        tally.weigh(self.rule, at)


def once_this_leaves(effect: Instruction) -> OnceThisLeaves:
    """When this card leaves play, this happens to the cards picked now."""
    return OnceThisLeaves(OnceLeft(effect, leaves(THIS)))
