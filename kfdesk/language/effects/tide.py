"""The tide raised, lowered and reset, the hand refilled: what a player does without cards. Rules: "Tide", "Chains"."""

from __future__ import annotations

from collections.abc import Iterable

from kfdesk.engine import forbidding
from kfdesk.engine.abilities import Mod
from kfdesk.engine.events import TideRaised, TideReset
from kfdesk.engine.refill_and_chains import refill as refill_hand
from kfdesk.engine.terms import CardId, Forbidden, Player, Step
from kfdesk.language import nouns
from kfdesk.language.effects.base import DONE, NOTHING, Instruction, Outcome, Scope, Steps, joined
from kfdesk.language.estimates import COUNTED, ONE_IN, DeckEstimate, EstimateContext, EstimateKind
from kfdesk.language.players import YOU, Who, done_by
from kfdesk.records import entity
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.phrases import Phrase
from kfdesk.text.pronouns import DOER
from kfdesk.text.wording import Fragment

__all__ = ["raise_tide", "refill", "reset_tide"]


@entity
class RaiseTide(Instruction):
    """A player raises the tide, which is high for them then. Nothing where it is so already. Rule: "Tide"."""

    who: Who = YOU

    def worded(self) -> Fragment:
        return done_by(self.who, _RAISE.of())

    def can_start(self, scope: Scope) -> bool:
        return any(self._rises(scope, player) for player in self.who.players(scope))

    def _rises(self, scope: Scope, player: Player) -> bool:
        s = scope.core.state
        return s.tide_in_game and s.tide != player and not scope.core.has(Mod.CANNOT_RAISE_TIDE, player)

    def carry_out(self, scope: Scope) -> Steps:
        for player in self.who.players(scope):
            if self._rises(scope, player):
                yield from scope.core.happen(TideRaised(player))
                return Outcome(True)
        self.report_forbidden(scope, ())
        return NOTHING

    def report_forbidden(self, scope: Scope, cards: Iterable[CardId]) -> None:
        core, s = scope.core, scope.core.state
        for player in self.who.players(scope):
            if s.tide_in_game and s.tide != player:
                forbidding.report_player(core, Forbidden.RAISE_TIDE, Mod.CANNOT_RAISE_TIDE, player, scope.source)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.EFFICIENCY, self.who.shares(context).yours, context)


_RAISE = Phrase(en="raise the tide", de="die Gezeiten heben", rule="glossary/tide")


@entity
class ResetTide(Instruction):
    """The tide becomes neutral, as it was when the game began. Rule: "Tide"."""

    phrase = Phrase(en="reset the tide", de="die Gezeiten zurück-setzen", rule="glossary/tide")

    def can_start(self, scope: Scope) -> bool:
        return scope.core.state.tide is not None

    def carry_out(self, scope: Scope) -> Steps:
        if scope.core.state.tide is None:
            return NOTHING
        yield from scope.core.happen(TideReset(scope.you))
        return DONE

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.DISRUPTION, ONE_IN, context)


@entity
class Refill(Instruction):
    """A player refills their hand as in step 5, chains counted and shed. Rules: "Step 5: Draw cards", "Chains"."""

    who: Who = YOU

    def worded(self) -> Fragment:
        hand, step = NounPhrase((nouns.HAND,), of=DOER), nouns.step_of(Step.DRAW, DOER)
        return done_by(self.who, _REFILL.of(hand=hand, step=step))

    def can_start(self, scope: Scope) -> bool:
        return True

    def carry_out(self, scope: Scope) -> Steps:
        outcomes = []
        for player in self.who.players(scope):
            outcomes.append((yield from refill_hand(scope.core, player)))
        return joined(outcomes)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.DRAW, COUNTED * self.who.shares(context).yours, context)


_REFILL = Phrase(en="refill {hand} as if it were {step}", de="{hand:acc} wie in {step:dat} auf-füllen")


def raise_tide(who: Who = YOU) -> RaiseTide:
    """The player raises the tide. Rule: "Tide"."""
    return RaiseTide(who)


def reset_tide() -> ResetTide:
    """Make the tide neutral, high and low for nobody. Rule: "Tide"."""
    return ResetTide()


def refill(who: Who = YOU) -> Refill:
    """The player refills their hand as if it were their “draw cards” step."""
    return Refill(who)
