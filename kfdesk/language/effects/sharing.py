"""What is shared out among cards, damage moved, damage and Æmber redistributed. Rule: "Move"."""

from __future__ import annotations

from collections.abc import Generator, Mapping, Sequence
from functools import lru_cache, partial

from kfdesk.engine import amber, damage
from kfdesk.engine.core import handle, number
from kfdesk.engine.decisions import Decision
from kfdesk.engine.events import End
from kfdesk.engine.terms import CardId, DecisionKind, Icon
from kfdesk.language import nouns
from kfdesk.language.amounts import ALL, Number, Quantity, UpTo, some
from kfdesk.language.base import Target
from kfdesk.language.descriptions import Each
from kfdesk.language.effects.base import NOTHING, Instruction, Scope, Steps, ask_how_much, complete
from kfdesk.language.estimates import ONE_IN, DeckEstimate, EstimateContext, EstimateKind
from kfdesk.language.places import IN_PLAY
from kfdesk.language.unfit import why_unfit
from kfdesk.records import entity
from kfdesk.text.nominals import described
from kfdesk.text.parts_of_speech import THE, A
from kfdesk.text.phrases import Frame, Phrase, fixed
from kfdesk.text.wording import Fragment, Wordable, words
from kfdesk.text.words import Pair, Words

__all__ = ["move_damage", "redistribute"]

SharingOut = Generator[Decision, tuple[str, ...], dict[CardId, int]]


def shared_out(scope: Scope, target: Target, cards: Sequence[CardId], amount: int, what: Icon | str) -> SharingOut:
    """Ask the active player, token by token, on which of a target's creatures it goes; return how many each gets.

    `what` is shared out: damage, Æmber, or counters of a kind.
    """
    shares: dict[CardId, int] = {}
    if len(cards) == 1:
        return {cards[0]: amount}
    options = tuple(scope.core.option("card", card) for card in cards)
    for left in range(amount, 0, -1) if cards else ():
        prompt = _on_which(what, left)
        source, why_not = handle(scope.source), partial(why_unfit, scope, target)
        asked = Decision(scope.core.state.active, DecisionKind.CARD, prompt, source, options, why_not=why_not)
        picked = number((yield asked)[0])
        shares[picked] = shares.get(picked, 0) + 1
    return shares


@lru_cache(maxsize=64)
def _on_which(what: Icon | str, left: int) -> Words:
    """Return the question for the next of so many tokens."""
    if isinstance(what, Icon):
        return ON_WHICH[what].filled(n=left) if left > 1 else ON_WHICH_ONE[what]
    noun = nouns.counter_noun(what)
    if left > 1:
        return words(_NEXT_COUNTER.of(counter=described(noun, THE, nouns.NEXT), n=left))
    return words(_ONE_COUNTER.of(counter=described(noun, A)))


ON_WHICH: Mapping[Icon, Pair] = {
    Icon.DAMAGE: Pair(
        "Which creature takes the next damage ({n} to go)?", "Welche Kreatur nimmt den nächsten Schaden (noch {n})?"
    ),
    Icon.AMBER: Pair(
        "Which creature gets the next Æmber ({n} to go)?", "Welche Kreatur bekommt das nächste Æmber (noch {n})?"
    ),
}
ON_WHICH_ONE: Mapping[Icon, Pair] = {
    Icon.DAMAGE: Pair("Which creature takes 1 damage?", "Welche Kreatur nimmt 1 Schaden?"),
    Icon.AMBER: Pair("Which creature gets 1 Æmber?", "Welche Kreatur bekommt 1 Æmber?"),
}
_NEXT_COUNTER = Frame(
    en="which creature gets {counter} ({n} to go)?", de="welche Kreatur erhält {counter:acc} (noch {n})?"
)
_ONE_COUNTER = Frame(en="which creature gets {counter}?", de="welche Kreatur erhält {counter:acc}?")


def moved(held: Mapping[CardId, int], wanted: Mapping[CardId, int]) -> list[tuple[CardId, CardId, int]]:
    """Return what must go from which card to which, and how much of it, so that each has what it is to have."""
    giving = {card: n - wanted.get(card, 0) for card, n in held.items() if n > wanted.get(card, 0)}
    found: list[tuple[CardId, CardId, int]] = []
    for card, n in wanted.items():
        lacking = n - held.get(card, 0)
        while lacking > 0:
            giver = next(iter(giving))
            share = min(lacking, giving[giver])
            found.append((giver, card, share))
            lacking -= share
            giving[giver] -= share
            if not giving[giver]:
                del giving[giver]
    return found


@entity
class MoveDamage(Instruction):
    """Damage goes from a creature to another; it is neither healed nor dealt. Rule: "Move"."""

    quantity: Quantity
    target: Target
    to: Target
    undone_if_idle = True
    amount_follows_cards = True
    phrase = Phrase(en="move {sum} from {target} to {to}", de="{sum} von {target:dat} auf {to:acc} bewegen")
    participle = Pair("moved", "bewegt")

    @property
    def sum(self) -> Wordable:
        """Return how much, as printed."""
        return _ALL if self.quantity is ALL else _SO_MUCH.of(n=self.quantity)

    def carry_out(self, scope: Scope) -> Steps:
        cards = yield from self.target.pick(scope)
        if all(self.does_nothing_to(scope, card) for card in cards):
            return NOTHING
        onto = yield from self.to.pick(scope)
        if not onto:
            return NOTHING
        yield from ask_how_much(scope, self)
        held = scope.core.state.cards
        shares = [(card, onto[0], self.quantity.of(scope, held[card].damage)) for card in cards]
        outcome = yield from damage.move_damage(scope.core, shares, scope.source)
        whole = outcome.amount == sum(wanted for _, _, wanted in shares)
        return complete(outcome._replace(done=outcome.done and whole), self.target, cards)

    def available(self, scope: Scope) -> int | None:
        held = scope.core.state.cards
        return max((held[card].damage for card in self.target.counted(scope)), default=None)

    def does_nothing_to(self, scope: Scope, card: CardId) -> bool:
        return scope.core.state.cards[card].damage == 0

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.protects(self.target, ONE_IN, context)


_ALL = fixed("all damage", "allen Schaden")
_SO_MUCH = Frame(en="{n} damage", de="{n} Schaden")


@entity
class Redistribute(Instruction):
    """The damage or the Æmber on creatures goes to whichever of them the active player says."""

    what: Icon
    target: Target

    def worded(self) -> Fragment:
        every = isinstance(self.target, Each) and self.target.place is IN_PLAY and not self.target.predicates
        return (_AMONG_ALL if every else _AMONG_THOSE)[self.what].of(target=self.target.all_of_them)

    def can_start(self, scope: Scope) -> bool:
        cards = scope.picked.get(self.target) or self.target.candidates(scope)
        return len(cards) > 1 and any(self._on(scope, card) for card in cards)

    def carry_out(self, scope: Scope) -> Steps:
        cards = yield from self.target.pick(scope)
        held = {card: self._on(scope, card) for card in cards}
        wanted = yield from shared_out(scope, self.target, cards, sum(held.values()), self.what)
        shares = moved(held, wanted)
        if not shares:
            return NOTHING
        if self.what is Icon.DAMAGE:
            return (yield from damage.move_damage(scope.core, shares, scope.source))
        ends = [(End(card=card), End(card=to), n) for card, to, n in shares]
        return (yield from amber.move_each(scope.core, ends, scope.source))

    def _on(self, scope: Scope, card: CardId) -> int:
        c = scope.core.state.cards[card]
        return c.amber if self.what is Icon.AMBER else c.damage

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.add(EstimateKind.CREATURE_PROTECTION, ONE_IN, context)


_AMONG_THOSE = {
    Icon.AMBER: Phrase(
        en="redistribute the {amber} on {target} among those creatures",
        de="das {amber} auf {target:dat} neu auf diese Kreaturen [verteilen]",
    ),
    Icon.DAMAGE: Phrase(
        en="redistribute the damage on {target} among those creatures",
        de="den Schaden auf {target:dat} neu auf diese Kreaturen [verteilen]",
    ),
}
_AMONG_ALL = {
    Icon.AMBER: Phrase(
        en="redistribute all {amber} on {target} among all {target}",
        de="alles {amber} auf {target:dat} neu auf alle {target} [verteilen]",
    ),
    Icon.DAMAGE: Phrase(
        en="redistribute all damage on {target} among all {target}",
        de="allen Schaden auf {target:dat} neu auf alle {target} [verteilen]",
    ),
}


def move_damage(amount: int | Quantity, target: Target, to: Target) -> MoveDamage:
    """Move a number of damage, up to a number, or `ALL`, from a creature to another.

    Raises `ValueError` for any other amount.
    """
    much = some(amount, held=True)
    if much is not ALL and not isinstance(much, Number | UpTo):
        raise ValueError(f"no words for moving so much damage: {amount}")
    return MoveDamage(much, target, to)


def redistribute(what: Icon, target: Target) -> Redistribute:
    """Redistribute the `DAMAGE` or the `AMBER` on creatures among them. Raises `ValueError` for another icon."""
    if what not in (Icon.DAMAGE, Icon.AMBER):
        raise ValueError(f"that does not lie on creatures: {what}")
    return Redistribute(what, target)
