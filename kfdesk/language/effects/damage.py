"""Damage, healing and destruction."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine import damage as rules
from kfdesk.engine.core import handle
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.destruction import destroy as destroy_cards
from kfdesk.engine.phrases import plain
from kfdesk.engine.terms import DecisionKind
from kfdesk.language import names
from kfdesk.language.amounts import Amount, Count, fixed
from kfdesk.language.base import Node
from kfdesk.language.effects.base import NOTHING, Instruction, Scope, Steps, complete
from kfdesk.language.impact import At, Tally, uncounted
from kfdesk.language.sorts import NOUNS
from kfdesk.language.targets import Chosen, Target
from kfdesk.text import joining
from kfdesk.text.joining import And, Aside
from kfdesk.text.nominals import described
from kfdesk.text.nouns import A
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.speech import Piece, Sayable, Spoken
from kfdesk.text.words import Words

__all__ = [
    "deal",
    "deal_for_each",
    "deal_together",
    "destroy",
    "fully_heal",
    "heal",
    "heal_up_to",
]


@dataclass(frozen=True, eq=False, slots=True)
class Blow(Node):
    """So much damage to these creatures; a part of one `Deal`."""

    amount: Amount
    target: Target
    phrase = Phrase(en="deal {amount}{damage} to {target}", de="{target:dat} {amount}{damage} zu-fügen")


@dataclass(frozen=True, eq=False, slots=True)
class Deal(Instruction):
    """Deal damage; all of one instruction is dealt simultaneously. Rule: "Damage"."""

    blows: tuple[Blow, ...]
    deals_damage = True
    participle = Words("damaged", "beschädigt")

    def spoken(self) -> Piece | Spoken:
        return self.blows[0] if len(self.blows) == 1 else And(self.blows)

    def about(self, target: Target) -> Sayable:
        return next((blow for blow in self.blows if blow.target is target), None)

    def carry_out(self, scope: Scope) -> Steps:
        hits = []
        for blow in self.blows:
            if blow.amount.surely_none(scope):
                continue
            cards = yield from blow.target.pick(scope)
            amount = blow.amount.value(scope)
            hits += [rules.Hit(card, amount, scope.source) for card in cards]
        return (yield from rules.deal(scope.g, hits))

    def weigh(self, tally: Tally, at: At) -> None:
        for blow in self.blows:
            tally.damages(blow.target, blow.amount.estimate(), at)


@dataclass(frozen=True, eq=False, slots=True)
class DealForEach(Instruction):
    """For each of something, deal damage to a creature, perhaps another each time; all together.

    Rule: "For each": the number is fixed first, and damage is dealt simultaneously.
    """

    amount: Amount
    target: Chosen
    of: Count
    deals_damage = True
    phrase = Frame(
        en="for {of}, {blow}. {differently}",
        de="für {of:acc} {blow:then}. {differently}",
    )
    phrase_another = Phrase(en="choose {another} each time", de="jedes Mal {another} wählen")

    def about(self, target: Target) -> Sayable:
        return self.blow if target is self.target else None

    @property
    def blow(self) -> Sayable:
        """Return what is done each time."""
        return Blow(self.amount, self.target)

    @property
    def differently(self) -> Sayable:
        """Return the reminder that the targets may differ."""
        another = described(NOUNS[self.target.sort], A, names.DIFFERENT)
        return Aside(joining.MAY.of(effect=self.phrase_another.of(another=another)))

    def carry_out(self, scope: Scope) -> Steps:
        hits = []
        for _ in range(self.of.count(scope)):
            scope.picked.pop(self.target, None)
            cards = yield from self.target.pick(scope)
            hits += [rules.Hit(card, self.amount.value(scope), scope.source) for card in cards]
        return (yield from rules.deal(scope.g, hits))

    def weigh(self, tally: Tally, at: At) -> None:
        tally.damages(self.target, self.amount.estimate(), at.by(self.of.estimate()))


@dataclass(frozen=True, eq=False, slots=True)
class Heal(Instruction):
    """Remove damage from creatures; `amount` None heals fully. Rule: "Heal"."""

    amount: Amount | None
    target: Target
    participle = Words("healed", "geheilt")
    phrase = Phrase(en="heal {amount} damage from {target}", de="{amount} Schaden von {target:dat} heilen")
    phrase_fully = Phrase(en="fully [heal] {target}", de="{target} vollständig heilen")
    weigh = uncounted

    def spoken(self) -> Piece:
        return self.phrase_fully if self.amount is None else self.phrase

    def carry_out(self, scope: Scope) -> Steps:
        cards = yield from self.target.pick(scope)
        amount = None if self.amount is None else self.amount.value(scope)
        return (yield from rules.heal(scope.g, cards, amount, scope.source))


@dataclass(frozen=True, eq=False, slots=True)
class HealUpTo(Instruction):
    """Remove as much damage from a creature as the active player names, up to a number. Rule: "Heal"."""

    most: int
    target: Chosen
    participle = Words("healed", "geheilt")
    phrase = Phrase(en="heal up to {most} damage from {target}", de="bis zu {most} Schaden von {target:dat} heilen")
    weigh = uncounted

    def carry_out(self, scope: Scope) -> Steps:
        g = scope.g
        cards = yield from self.target.pick(scope)
        most = min([self.most, *(g.state.cards[c].damage for c in cards)])
        if not cards or most == 0:
            return NOTHING
        options = tuple(Option(f"number:{n}", plain(str(n))) for n in range(most + 1))
        picked = yield Decision(g.state.active, DecisionKind.NUMBER, HOW_MUCH, handle(scope.source), options)
        return (yield from rules.heal(g, cards, int(picked[0].removeprefix("number:")), scope.source))


HOW_MUCH = Words("How much damage is healed?", "Wie viel Schaden wird geheilt?")


@dataclass(frozen=True, eq=False, slots=True)
class Destroy(Instruction):
    """Destroy cards. Rule: "Destroyed"."""

    target: Target
    participle = Words("destroyed", "zerstört")
    phrase = Phrase(en="destroy {target}", de="{target} zerstören")
    takes_away = True

    def carry_out(self, scope: Scope) -> Steps:
        # A card that is tagged already cannot be chosen to be destroyed.
        tagged = [doom.card for doom in scope.g.destroying or ()]
        if tagged and isinstance(self.target, Chosen):
            cards = yield from self.target.pick(scope, barred=tagged)
        else:
            cards = yield from self.target.pick(scope)
        if not cards:
            return NOTHING
        return complete((yield from destroy_cards(scope.g, cards, scope.source)), self.target, cards)

    def weigh(self, tally: Tally, at: At) -> None:
        tally.takes_away(self.target, at)


def deal(amount: int | Amount, target: Target) -> Deal:
    """Deal damage to creatures."""
    return Deal((Blow(fixed(amount), target),))


def deal_together(*blows: tuple[int | Amount, Target]) -> Deal:
    """Deal several amounts of damage at the same time."""
    return Deal(tuple(Blow(fixed(amount), target) for amount, target in blows))


def deal_for_each(amount: int | Amount, target: Chosen, of: Count) -> DealForEach:
    """Deal damage to a creature for each thing counted."""
    return DealForEach(fixed(amount), target, of)


def heal(amount: int | Amount, target: Target) -> Heal:
    """Heal so much damage from creatures."""
    return Heal(fixed(amount), target)


def heal_up_to(most: int, target: Chosen) -> HealUpTo:
    """Heal up to so much damage from a creature."""
    return HealUpTo(most, target)


def fully_heal(target: Target) -> Heal:
    """Heal all damage from creatures."""
    return Heal(None, target)


def destroy(target: Target) -> Destroy:
    """Destroy cards."""
    return Destroy(target)
