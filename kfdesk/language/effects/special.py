"""Destroying all but some, remembering cards until the source leaves, being played as a copy."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine.abilities import PlayedAsCopy
from kfdesk.language.abilities import OnceLeft
from kfdesk.language.base import Node
from kfdesk.language.effects.base import DONE, Instruction, Scope, Steps
from kfdesk.language.effects.flow import begin
from kfdesk.language.effects.lasting import FOR_GOOD
from kfdesk.language.effects.zones import PutIntoPlay
from kfdesk.language.impact import At, Tally
from kfdesk.language.occurrences import leaves
from kfdesk.language.targets import THIS, Group, Target
from kfdesk.text.nouns import A
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.speech import Piece

__all__ = [
    "once_this_leaves",
    "played_as_copy_of",
    "return_to_play",
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


@dataclass(frozen=True, eq=False, slots=True)
class ReturnToPlay(PutIntoPlay):
    """Put cards that had left play back into it under their owners' control, without playing them."""

    def spoken(self) -> Piece:
        return _BACK.of(target=self.target)


_BACK = Phrase(en="return {target} to play", de="{target} ins Spiel zurück-bringen")


@dataclass(frozen=True, eq=False)
class AsCopy(Node, PlayedAsCopy):
    """When you play this card, treat it as a copy of a card of a description."""

    group: Group
    phrase = Frame(
        en="when you play {this}, treat it as a copy of {model}",
        de="wenn du {this:acc} spielst, behandle sie als Kopie {model:gen}",
    )

    @property
    def model(self) -> Piece:
        """Return what it may become a copy of, with where that lies."""
        return self.group.described(A, within=True)

    def models(self, scope: Scope) -> tuple[int, ...]:
        return self.group.candidates(scope)


def once_this_leaves(effect: Instruction) -> OnceThisLeaves:
    """When this card leaves play, this happens to the cards picked now."""
    return OnceThisLeaves(OnceLeft(effect, leaves(THIS)))


def return_to_play(target: Target) -> ReturnToPlay:
    """Put cards that had left play back into it under their owners' control."""
    return ReturnToPlay(target, None)


def played_as_copy_of(group: Group) -> AsCopy:
    """When you play this card, treat it as a copy of such a card."""
    return AsCopy(group)
