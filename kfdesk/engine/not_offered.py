"""Why a card is not among those that a question offers."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, NamedTuple

from kfdesk.engine import phrases as say
from kfdesk.engine.decisions import Decision, WhyNot
from kfdesk.engine.rules import Reason
from kfdesk.engine.state import Card
from kfdesk.engine.terms import CardId, CardType, DecisionKind, Player, Zone
from kfdesk.engine.viewers import is_identified
from kfdesk.text.words import Words

if TYPE_CHECKING:
    from kfdesk.engine.core import Core


def not_offered(core: Core, decision: Decision, card: CardId) -> Reason:
    """Return why a card cannot be chosen for a question: the condition that it does not meet.

    Of a card that the player may not know nothing is said but where it is. Rule: "Out-of-play zones".
    """
    if decision.why_not is not None and (reason := decision.why_not(card)) is not None:
        return reason
    effect_waits = decision.kind is DecisionKind.TRIGGER and f"c{card}" in [option.card for option in decision.options]
    if effect_waits or decision.kind not in _ASKS_FOR_CARDS:
        return something_else(decision)
    if not is_identified(core.state.cards, core.state.cards[card], decision.player):
        return say.NOT_SHOWN
    if decision.kind is DecisionKind.TRIGGER:
        return _named(core, say.NO_EFFECT_WAITS, card)
    if decision.kind is DecisionKind.ORDER:
        return _named(core, say.NOT_TO_BE_ORDERED, card)
    return say.filled(say.NOT_TO_BE_CHOSEN, prompt=decision.prompt)


_ASKS_FOR_CARDS = (DecisionKind.CARD, DecisionKind.ORDER, DecisionKind.ATTACK, DecisionKind.TRIGGER)


def something_else(decision: Decision) -> Reason:
    """Return the refusal of what belongs to another question than the open one, which it says."""
    return say.filled(say.NO_CARD_ASKED, prompt=decision.prompt)


def _named(core: Core, reason: Reason, card: CardId) -> Reason:
    return say.filled(reason, card=core.title(card))


class Condition(NamedTuple):
    """What a rule asks of the cards among which a player chooses."""

    holds: Callable[[Card, Player], bool]
    reason: Reason
    """What is said of a `card` that does not meet it."""
    of_hidden: Reason | None = None
    """What is said of one that the player may not know; None where that would tell something of it."""
    slots: Mapping[str, Words] = MappingProxyType({})
    """What else the reason speaks of."""


LIES_IN_PLAY = Condition(lambda card, _: card.in_play, say.CARD_NOT_IN_PLAY, say.NOT_IN_PLAY)
IN_HAND = Condition(
    lambda card, player: card.zone is Zone.HAND and card.owner == player, say.CARD_NOT_IN_HAND, say.NOT_IN_HAND
)
CREATURE = Condition(lambda card, _: card.type_here is CardType.CREATURE, say.CARD_NOT_CREATURE)
ARTIFACT = Condition(
    lambda card, _: card.type_here is CardType.ARTIFACT,
    say.CARD_NOT_ARTIFACT,
)
FRIENDLY = Condition(lambda card, player: card.controller == player, say.CARD_NOT_YOURS)
EXHAUSTED = Condition(lambda card, _: not card.ready, say.CARD_READY)


def otherwise(reason: Reason, of_hidden: Reason | None = None, **slots: Words) -> Condition:
    """Return the condition that no card meets which is not offered though it meets all others."""
    return Condition(lambda *_: False, reason, of_hidden, slots)


def unless(core: Core, player: Player, *conditions: Condition) -> WhyNot:
    """Return what tells which condition of a rule a card does not meet, the first in order."""

    def first_unmet(card: CardId) -> Reason | None:
        cards = core.state.cards
        unmet = next((each for each in conditions if not each.holds(cards[card], player)), None)
        if unmet is None or is_identified(cards, cards[card], player):
            return unmet and say.filled(unmet.reason, card=core.title(card), **unmet.slots)
        return unmet.of_hidden

    return first_unmet
