"""Why a card is not among those that a question offers."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kfdesk.engine import phrases as say
from kfdesk.engine.core import Core, number
from kfdesk.engine.decisions import Decision
from kfdesk.engine.rules import Reason
from kfdesk.engine.state import Card
from kfdesk.engine.terms import CardId, CardType, DecisionKind, Player, Zone
from kfdesk.engine.viewers import is_identified


def not_offered(core: Core, decision: Decision, card: CardId) -> Reason:
    """Return why a card cannot be chosen for a question: the condition that it does not meet.

    Where the question itself cannot say that, it is what all cards that are offered have in common and this one has
    not. Of a card that the player may not know nothing is said but where it is. Rule: "Out-of-play zones".
    """
    offered = [core.state.cards[number(option.card)] for option in decision.options if option.card]
    asked_for = core.state.cards[card]
    if not is_identified(core.state.cards, asked_for, decision.player):
        return _of_unknown(decision, offered, asked_for)
    if decision.why_not is not None and (words := decision.why_not(card)) is not None:
        return say.unfit(words)
    if decision.kind is DecisionKind.TRIGGER and asked_for not in offered:
        return say.filled(say.NO_EFFECT_WAITS, card=core.title(card))
    if decision.kind not in _ASKS_FOR_CARDS:
        return say.filled(say.NO_CARD_ASKED, prompt=decision.prompt)
    if decision.kind is DecisionKind.ORDER:
        return say.filled(say.NOT_TO_BE_ORDERED, card=core.title(card))
    for reason, holds in _IN_COMMON:
        if not holds(asked_for, decision.player) and all(holds(one, decision.player) for one in offered):
            return say.filled(reason, card=core.title(card))
    return say.filled(say.NOT_TO_BE_CHOSEN, prompt=decision.prompt)


def _of_unknown(decision: Decision, offered: Sequence[Card], asked_for: Card) -> Reason:
    if decision.kind not in _ASKS_FOR_CARDS:
        return say.filled(say.NO_CARD_ASKED, prompt=decision.prompt)
    if not asked_for.in_play and all(one.in_play for one in offered):
        return say.NOT_IN_PLAY
    if not _in_hand(asked_for, decision.player) and all(_in_hand(one, decision.player) for one in offered):
        return say.NOT_IN_HAND
    return say.filled(say.NOT_TO_BE_CHOSEN, prompt=decision.prompt)


def _in_hand(card: Card, player: Player) -> bool:
    return card.zone is Zone.HAND and card.owner == player


def _in_play(card: Card, _: Player) -> bool:
    return card.in_play


def _is_creature(card: Card, _: Player) -> bool:
    return card.zone is Zone.BATTLELINE or card.defn.type is CardType.CREATURE


def _is_friendly(card: Card, player: Player) -> bool:
    return card.in_play and card.controller == player


def _is_enemy(card: Card, player: Player) -> bool:
    return card.in_play and card.controller != player


_ASKS_FOR_CARDS = (DecisionKind.CARD, DecisionKind.ORDER, DecisionKind.ATTACK)
_IN_COMMON: tuple[tuple[Reason, Callable[[Card, Player], bool]], ...] = (
    (say.CARD_NOT_IN_PLAY, _in_play),
    (say.CARD_NOT_IN_HAND, _in_hand),
    (say.CARD_NOT_CREATURE, _is_creature),
    (say.CARD_NOT_YOURS, _is_friendly),
    (say.CARD_NOT_THEIRS, _is_enemy),
)
"""What the cards that a rule asks for may have in common, and what is said of a card that is otherwise."""
