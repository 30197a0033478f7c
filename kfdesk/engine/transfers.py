"""Moves of Æmber seen alike: from the supply, a pool or a card to the supply, a pool or a card. Rule: "Æmber"."""

from __future__ import annotations

from typing import NamedTuple

from kfdesk.engine.events import (
    AmberCaptured,
    AmberGained,
    AmberMoved,
    AmberPaid,
    AmberPlaced,
    AmberSpent,
    AmberStolen,
    Event,
)
from kfdesk.engine.terms import NO_CARD, CardId, Player, other_player


class End(NamedTuple):
    """Where Æmber comes from or goes to: a player's pool, a card, or, without either, the common supply."""

    player: Player | None = None
    card: CardId = NO_CARD


SUPPLY = End()


class Transfer(NamedTuple):
    """An amount of Æmber from one end to the other."""

    giver: End
    receiver: End
    amount: int


def transfer_of(event: Event) -> Transfer | None:
    """Return what an event moves where; None for one that moves no Æmber, and for Æmber lost, captured or placed."""
    match event:
        case AmberGained(receiver=player, amount=n):
            return Transfer(SUPPLY, End(player), n)
        case AmberStolen(receiver=player, amount=n) | AmberPaid(receiver=player, amount=n):
            return Transfer(End(other_player(player)), End(player), n)
        case AmberSpent(giver=payer, amount=n, card=card, receiver=player):
            return Transfer(End(None, card) if card else End(payer), End(player), n)
        case AmberMoved(amount=n, from_card=card, giver=giver, to_card=to, receiver=player):
            return Transfer(End(giver, card), End(player, to), n)
    return None


def onto_card(transfer: Transfer, card: CardId) -> Event:
    """Return the transfer with a card as its receiver: placed there, captured, or moved."""
    if transfer.giver == SUPPLY:
        return AmberPlaced(card, transfer.amount, cause=card)
    if transfer.giver.player is not None and not transfer.giver.card:
        return AmberCaptured(card, transfer.giver.player, transfer.amount, card)
    return AmberMoved(transfer.amount, transfer.giver.card, None, card, None, card)


def out_of_supply(event: Event, cause: CardId) -> Event | None:
    """Return the gift of Æmber with the common supply as its giver; None for an event that gives none."""
    if isinstance(event, AmberCaptured):
        return AmberPlaced(event.card, event.amount, cause=cause)
    transfer = transfer_of(event)
    if transfer is None or transfer.receiver.player is None:
        return None
    return AmberGained(transfer.receiver.player, transfer.amount, cause)
