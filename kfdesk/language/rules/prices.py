"""What must be given or done in order to play or use a card."""

from __future__ import annotations

from typing import ClassVar, overload

from kfdesk.engine.abilities import Cost, Demand, Mod, Scope, Static
from kfdesk.engine.terms import CardId, Label
from kfdesk.language.base import Rule, Target
from kfdesk.language.combined import is_any_in_play
from kfdesk.language.descriptions import Each, Group
from kfdesk.language.effects.base import Instruction
from kfdesk.language.estimates import ONE_IN, DeckEstimate, EstimateContext, EstimateKind
from kfdesk.language.players import OPPONENT, YOU, Who
from kfdesk.language.rules.verbs import USE, Deed
from kfdesk.language.sorts import ARTIFACT
from kfdesk.language.targets import THIS
from kfdesk.records import entity
from kfdesk.text.parts_of_speech import A
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.wording import Fragment

__all__ = ["toll"]


@entity
class PayCost(Rule, Static[CardId]):
    """A player must pay you Æmber in order to do something with such a card. Rule: "Pay"."""

    clause: ClassVar[Phrase]

    amount: int
    who: Who
    cards: Group
    to: Who = YOU
    describes = True

    def applies(self, scope: Scope, subject: CardId) -> bool:
        return scope.core.state.active in self.who.players(scope) and self.cards.fits_anywhere(scope, subject)

    def value(self, scope: Scope, subject: CardId) -> Cost:
        return Cost(self.amount, scope.you)

    def worded(self) -> Fragment:
        return self.clause.of(who=self.who, n=self.amount, what=self.cards.described(A), to=self.to)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.AMBER_CONTROL, self.amount, context.by(ONE_IN))
        if self.cards.sort is ARTIFACT:
            estimate.add(EstimateKind.ARTIFACT_CONTROL, ONE_IN, context)


@entity
class PayToPlay(PayCost):
    """A player must pay you Æmber in order to play such a card."""

    kind = Mod.PLAY_COST
    clause = Phrase(
        en="{who} | must pay {to:acc} {n}{amber} in order to play {what}",
        de="{who} | {to:dat} {n}{amber} bezahlen [müssen], um {what} zu spielen",
    )


@entity
class PayToUse(PayCost):
    """A player must pay you Æmber in order to use such a card."""

    kind = Mod.USE_COST
    clause = Phrase(
        en="{who} | must pay {to:acc} {n}{amber} in order to use {what}",
        de="{who} | {to:dat} {n}{amber} bezahlen [müssen], um {what} zu verwenden",
    )


@entity
class LoseToPlay(Rule, Static[CardId]):
    """You must lose Æmber in order to play this card."""

    amount: int
    kind = Mod.PLAY_COST
    phrase = Phrase(
        en="{doer} | must lose {amount}{amber} in order to play {this}",
        de="{doer} | {amount}{amber} verlieren [müssen], um {this:acc} zu spielen",
    )

    def applies(self, scope: Scope, subject: CardId) -> bool:
        return subject == scope.source and not scope.core.state.cards[subject].in_play

    def value(self, scope: Scope, subject: CardId) -> Cost:
        return Cost(self.amount, None)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.EXPECTED_AMBER, -self.amount, context)


@entity
class DoToUse(Rule, Static[CardId]):
    """You must do something in order to use cards. Rule: "“If you do” and “in order to”"."""

    deed: Instruction
    target: Target
    kind = Mod.USE_DEMAND
    phrase = Frame(en="in order to use {target}, {deed:must}", de="um {target:acc} zu verwenden, {deed:must:then}")

    def applies(self, scope: Scope, subject: CardId) -> bool:
        return self.target.covers(scope, subject)

    def value(self, scope: Scope, subject: CardId) -> Demand:
        return Demand(self.deed, self.deed.can_start(scope))

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.include(self.deed, context.by(ONE_IN))


@overload
def toll(amount: Instruction, deed: Deed, cards: Target) -> DoToUse: ...


@overload
def toll(amount: int, deed: Deed | Label, cards: Target, who: Who = OPPONENT) -> PayCost | LoseToPlay: ...


def toll(
    amount: int | Instruction, deed: Deed | Label, cards: Target, who: Who = OPPONENT
) -> PayCost | LoseToPlay | DoToUse:
    """The player must pay you this amount of Æmber in order to play or use a matching card.

    For `THIS` you must lose it in order to play this card; an instruction you must carry out in order to use the
    card. Raises `ValueError` for less than 1 Æmber, for any other deed, and for cards that nothing describes.
    Rules: "Pay", "“If you do” and “in order to”".
    """
    if isinstance(amount, int) and amount < 1:
        raise ValueError(f"nobody pays so little: {amount}")
    if isinstance(amount, Instruction):
        if deed is not USE:
            raise ValueError(f"to play a card only Æmber is demanded, and for nothing else anything: {deed}")
        return DoToUse(amount, cards)
    if cards is THIS:
        if deed is not Label.PLAY:
            raise ValueError(f"this card demands Æmber to be played, not for {deed}")
        return LoseToPlay(amount)
    if not is_any_in_play(cards) or isinstance(cards, Each) or deed not in (Label.PLAY, USE):
        raise ValueError(f"Æmber is demanded to play or to use such cards, not for {deed} with {cards}")
    return (PayToPlay if deed is Label.PLAY else PayToUse)(amount, who, cards)
