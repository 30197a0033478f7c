"""Chains gained. Rule: "Chains"."""

from __future__ import annotations

from kfdesk.engine import amber as rules
from kfdesk.language.amounts import Quantity, some
from kfdesk.language.effects.base import Instruction, Scope, Steps, joined
from kfdesk.language.estimates import DeckEstimate, EstimateContext, EstimateKind
from kfdesk.language.players import YOU, Who, done_by, one_by_one
from kfdesk.records import entity
from kfdesk.text.phrases import Phrase
from kfdesk.text.wording import Fragment

__all__ = ["gain_chains"]


@entity
class GainChains(Instruction):
    """`who` gains chains. Rule: "Chains"."""

    amount: Quantity
    who: Who = YOU
    phrase = Phrase(
        en="gain {amount:# <chain>|# <chains>}", de="{amount:# <Kette>|# <Ketten>} erhalten", rule="glossary/chains"
    )

    def worded(self) -> Fragment:
        return done_by(self.who, self.phrase.of(amount=self.amount))

    def carry_out(self, scope: Scope) -> Steps:
        amounts = [(player, self.amount.of(scope)) for player in one_by_one(scope, self.who)]
        outcomes = []
        for player, amount in amounts:
            outcomes.append((yield from rules.gain_chains(scope.core, player, amount, scope.source)))
        return joined(outcomes)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        who, chains = self.who.shares(context), self.amount.estimate()
        estimate.add(EstimateKind.EFFICIENCY, -chains * who.yours, context)
        estimate.add(EstimateKind.DISRUPTION, chains * who.theirs, context)


def gain_chains(amount: int | Quantity, who: Who = YOU) -> GainChains:
    """Gain chains."""
    return GainChains(some(amount), who)
