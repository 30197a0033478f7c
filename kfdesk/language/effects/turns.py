"""Turns taken besides those in order."""

from __future__ import annotations

from kfdesk.engine.events import TurnGranted
from kfdesk.language.effects.base import DONE, Instruction, Scope, Steps
from kfdesk.language.impact import At, Figure, Tally
from kfdesk.language.players import YOU, Who, done_by
from kfdesk.records import entity
from kfdesk.text.phrases import Phrase
from kfdesk.text.speech import Piece

__all__ = [
    "take_turn",
]

CARDS_A_TURN = 3.0
"""How many cards a turn is worth, for the figures of decks: those that are drawn at its end."""


@entity
class TakeTurn(Instruction):
    """A player takes another turn after the present one."""

    who: Who = YOU

    def spoken(self) -> Piece:
        return done_by(self.who, _TAKE_TURN)

    def carry_out(self, scope: Scope) -> Steps:
        for player in self.who.players(scope):
            yield from scope.core.happen(TurnGranted(player, scope.source))
        return DONE

    def weigh(self, tally: Tally, at: At) -> None:
        tally.add(Figure.DRAW, CARDS_A_TURN * self.who.shares(at).yours, at)


_TAKE_TURN = Phrase(en="take another turn after this one", de="nach diesem Zug einen weiteren Zug aus-führen").of()


def take_turn(who: Who = YOU) -> TakeTurn:
    """The player takes another turn after this one."""
    return TakeTurn(who)
