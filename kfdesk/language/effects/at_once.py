"""Several changes of one subject in force for the same time, said in one sentence."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine.abilities import Ability
from kfdesk.language.effects.base import DONE, Instruction, Scope, Steps
from kfdesk.language.effects.flow import ThisTurn, begin, pick_all
from kfdesk.text.joining import DURING, And
from kfdesk.text.speech import Piece, Spoken

__all__ = [
    "all_this_turn",
]


@dataclass(frozen=True, eq=False, slots=True)
class AllThisTurn(Instruction):
    """Abilities of one subject are in force for the remainder of the turn. Rule: "Lasting effects"."""

    abilities: tuple[Ability, ...]

    def carry_out(self, scope: Scope) -> Steps:
        for ability in self.abilities:
            yield from pick_all(scope, ability)
        turn = scope.g.state.turn
        for ability in self.abilities:
            begin(scope, ability, turn, turn)
        return DONE

    def spoken(self) -> Piece:
        said = tuple(ability for ability in self.abilities if isinstance(ability, Spoken))
        return DURING.of(time=ThisTurn.remainder, effect=And(said))


def all_this_turn(*abilities: Ability) -> AllThisTurn:
    """For the remainder of the turn, all this holds of its one subject."""
    return AllThisTurn(abilities)
