"""Æmber gained by each player for the own cards: waits for predicates about players."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine import amber as rules
from kfdesk.language.effects.base import Instruction, Scope, Steps, joined
from kfdesk.language.impact import BOTH, COUNTED, At, Tally
from kfdesk.language.quantities import Quantity, quantity
from kfdesk.text.phrases import Phrase
from kfdesk.text.phrases import fixed as said
from kfdesk.text.speech import Piece

__all__ = [
    "gain_for_controlled",
    "gain_for_owned",
]


@dataclass(frozen=True, eq=False, slots=True)
class GainForOwn(Instruction):
    """Each player gains Æmber for each of their cards to which an earlier instruction happened.

    `controlled` counts for the players who controlled the cards, else for those who own them.
    """

    amount: Quantity
    effect: Instruction
    controlled: bool
    words: tuple[str, str]

    def carry_out(self, scope: Scope) -> Steps:
        g = scope.g
        done = scope.results.get(self.effect)
        counts = [0, 0]
        fallen = {was.card: was.controller for was in g.state.memory.destroyed}
        for card in done.cards if done else ():
            c = g.state.cards[card]
            counts[fallen.get(card, c.owner) if self.controlled else c.owner] += 1
        outcomes = []
        for player in (g.state.active, 1 - g.state.active):
            amount = counts[player] * self.amount.of(scope)
            outcomes.append((yield from rules.gain(g, player, amount, scope.source)))
        return joined(outcomes)

    def spoken(self) -> Piece:
        return _GAIN_FOR_OWN.of(amount=self.amount, what=said(*self.words))

    def weigh(self, tally: Tally, at: At) -> None:
        tally.gains(self.amount.estimate() * COUNTED / 2, BOTH, at)


_GAIN_FOR_OWN = Phrase(
    en="each player | gain {amount}{amber} for {what}", de="jeder Spieler | {amount}{amber} für {what} erhalten"
)


def gain_for_controlled(amount: int | Quantity, effect: Instruction, words: tuple[str, str]) -> GainForOwn:
    """Each player gains for each card they controlled to which the instruction happened."""
    return GainForOwn(quantity(amount), effect, True, words)


def gain_for_owned(amount: int | Quantity, effect: Instruction, words: tuple[str, str]) -> GainForOwn:
    """Each player gains for each card they own to which the instruction happened."""
    return GainForOwn(quantity(amount), effect, False, words)
