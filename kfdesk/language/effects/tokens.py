"""Token creatures: cards facedown in play, as what the deck's reference card says. Rule: "Token creatures"."""

from __future__ import annotations

from kfdesk.engine.play import make_token as put_token
from kfdesk.engine.play import token_reference
from kfdesk.engine.play import turn_over as turn_cards_over
from kfdesk.engine.terms import CardId
from kfdesk.language.amounts import EqualTo, Number, Quantity, some
from kfdesk.language.attributes import Named
from kfdesk.language.base import Target
from kfdesk.language.descriptions import Each
from kfdesk.language.effects.base import NOTHING, Instruction, Scope, Steps, complete, joined
from kfdesk.language.estimates import TOKEN_POWER, DeckEstimate, EstimateContext, EstimateKind, uncounted
from kfdesk.language.piles import top
from kfdesk.language.places import deck, within_reach
from kfdesk.language.position_predicates import OnThatFlank
from kfdesk.language.positions import Spot, spot_of
from kfdesk.language.predicates import fits
from kfdesk.language.results import Happening
from kfdesk.records import entity
from kfdesk.text.phrases import Phrase
from kfdesk.text.wording import Fragment
from kfdesk.text.words import Pair

__all__ = ["make_token", "make_token_of", "turn_over"]


@entity
class MakeTokens(Instruction):
    """Put the top cards of your deck into play as token creatures, one after the other.

    Those of a name only where the token creature of your deck has that name. Rule: "Token creatures", on cards that
    refer to a named token creature.
    """

    amount: Quantity
    name: Named | None = None
    spot: Spot | None = None
    participle = Pair("made", "erzeugt")
    phrase = Phrase(
        en="make {amount:a <token creature>|# <token creatures>} {name} {spot}",
        de="{amount:eine <Token-Kreatur>|# <Token-Kreaturen>} {name} {spot} erzeugen",
        rule="glossary/token-creatures",
    )
    phrase_that_many = Phrase(
        en="make that many <token creatures> {name} {spot}",
        de="ebenso viele <Token-Kreaturen> {name} {spot} erzeugen",
        rule="glossary/token-creatures",
    )

    def worded(self) -> Fragment:
        that_many = isinstance(self.amount, EqualTo) and isinstance(self.amount.count, Happening)
        return self.phrase_that_many if that_many else self.phrase

    @property
    def by_several(self) -> bool:  # type: ignore[override]
        """Whether it makes more than one, so that "those creatures" is said of them."""
        return not isinstance(self.amount, Number) or self.amount.n != 1

    def can_start(self, scope: Scope) -> bool:
        return bool(scope.core.state.players[scope.you].deck) and self._has_reference(scope)

    def _has_reference(self, scope: Scope) -> bool:
        """Return whether your deck has a token creature, of that name if one is said."""
        reference = token_reference(scope.core, scope.you)
        return bool(reference) and (self.name is None or fits(scope, reference, (self.name,)))

    def carry_out(self, scope: Scope) -> Steps:
        if not self._has_reference(scope):
            return NOTHING
        outcomes = []
        wanted, among = self.amount.of(scope), None if self.spot is None else self.spot.gaps(scope)
        for _ in range(wanted):
            for card in (yield from top(1, deck()).pick(scope)):
                outcomes.append((yield from put_token(scope.core, scope.you, card, scope.source, among=among)))
        made = joined(outcomes)
        return made._replace(done=made.done and len(made.cards) == wanted)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        made = TOKEN_POWER * self.amount.estimate()
        estimate.add(EstimateKind.EFFECTIVE_POWER, 0.0 if context.theirs else made, context)


@entity
class MakeTokenOf(Instruction):
    """Put cards into play as token creatures."""

    target: Target
    participle = Pair("made a token creature", "zu einer Token-Kreatur gemacht", rule="glossary/token-creatures")
    phrase = Phrase(
        en="put {target} into play facedown as a <token creature>",
        de="{target} verdeckt als <Token-Kreatur> ins Spiel bringen",
        rule="glossary/token-creatures",
    )
    phrase_several = Phrase(
        en="put {target} into play facedown as <token creatures>",
        de="{target} verdeckt als <Token-Kreaturen> ins Spiel bringen",
        rule="glossary/token-creatures",
    )

    def can_start(self, scope: Scope) -> bool:
        return bool(token_reference(scope.core, scope.you)) and Instruction.can_start(self, scope)

    def worded(self) -> Fragment:
        one = isinstance(self.target, Each) or not self.target.several
        return self.phrase if one else self.phrase_several

    def carry_out(self, scope: Scope) -> Steps:
        if not token_reference(scope.core, scope.you):
            return NOTHING
        cards = yield from self.target.pick(scope)
        outcomes = []
        for card in within_reach(scope, self.target, cards):
            outcomes.append((yield from put_token(scope.core, scope.you, card, scope.source)))
        return complete(joined(outcomes), self.target, cards)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        made = TOKEN_POWER * self.target.size()
        estimate.add(EstimateKind.EFFECTIVE_POWER, 0.0 if context.theirs else made, context)


@entity
class TurnOver(Instruction):
    """Turn cards in play over: token creatures faceup, or others facedown, which makes them token creatures.

    What lies so already stays as it is, and so does a card of which its owner's deck has no token creature.
    Rule: "Flip".
    """

    target: Target
    faceup: bool = False
    participle = Pair("flipped", "umgedreht")
    add_to = uncounted

    def worded(self) -> Fragment:
        return _FACEUP if self.faceup else _FACEDOWN

    def carry_out(self, scope: Scope) -> Steps:
        cards = yield from self.target.pick(scope)
        turning = [card for card in cards if not self.does_nothing_to(scope, card)]
        return complete((yield from turn_cards_over(scope.core, turning, scope.source)), self.target, cards)

    def does_nothing_to(self, scope: Scope, card: CardId) -> bool:
        c = scope.core.state.cards[card]
        if self.faceup:
            return not c.token
        return c.token or not token_reference(scope.core, c.owner)


_FACEUP = Phrase(en="flip {target} faceup", de="{target} offen um-drehen")
_FACEDOWN = Phrase(en="flip {target} facedown", de="{target} verdeckt um-drehen")


def make_token(
    amount: int | Quantity = 1, name: Named | None = None, *, spot: Spot | OnThatFlank | None = None
) -> MakeTokens:
    """Make a number of token creatures of the top cards of your deck: `make_token(2, named("blorb"))`.

    `spot`: where in the battleline, `make_token(spot=next_to(LEFT, THIS))`, `make_token(spot=on_the(RIGHT))`. Raises
    `TypeError` for a name that is no `named(…)`, and for another place.
    """
    if name is not None and not isinstance(name, Named):
        raise TypeError(f"a token creature has its name from named(…): {name!r}")
    return MakeTokens(some(amount), name, spot_of(spot))


def make_token_of(target: Target) -> MakeTokenOf:
    """Put those cards into play as token creatures."""
    return MakeTokenOf(target)


def turn_over(target: Target, *, faceup: bool = False) -> TurnOver:
    """Flip cards in play facedown, as token creatures; or token creatures faceup. Rule: "Flip"."""
    return TurnOver(target, faceup)
