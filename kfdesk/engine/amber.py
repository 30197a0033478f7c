"""Æmber: gaining, losing, stealing, capturing, placing and moving it. Rule: "Æmber"."""

from __future__ import annotations

from kfdesk.engine.abilities import DONE, NOTHING, Mod, Outcome, Steps
from kfdesk.engine.core import Core
from kfdesk.engine.events import (
    AmberCaptured,
    AmberGained,
    AmberLost,
    AmberMoved,
    AmberPaid,
    AmberPlaced,
    AmberStolen,
    ChainsChanged,
    Event,
)
from kfdesk.engine.terms import Zone


def _happen(g: Core, event: Event, amount: int, wanted: int) -> Steps:
    """Let a transfer happen; it is complete when nothing fell short. A replaced one counts as done."""
    yield from g.happen(event)
    return Outcome(amount >= wanted, (), amount)


def gain(g: Core, player: int, amount: int, cause: int = 0) -> Steps:
    """The player takes `amount` from the common supply."""
    if amount <= 0:
        return NOTHING
    return (yield from _happen(g, AmberGained(player, amount, cause), amount, amount))


def lose(g: Core, player: int, amount: int, cause: int = 0) -> Steps:
    """The player puts up to `amount` back into the common supply."""
    taken = min(amount, g.state.players[player].amber)
    if taken <= 0:
        return NOTHING
    return (yield from _happen(g, AmberLost(player, taken, cause), taken, amount))


def steal(g: Core, thief: int, amount: int, cause: int = 0) -> Steps:
    """The thief takes up to `amount` from the opponent's pool. Rule: "Steal"."""
    taken = min(amount, g.state.players[1 - thief].amber)
    if taken <= 0 or g.has(Mod.CANNOT_BE_STOLEN, 1 - thief):
        return NOTHING
    return (yield from _happen(g, AmberStolen(thief, taken, cause), taken, amount))


def pay(g: Core, payer: int, amount: int, cause: int = 0, *, whole: bool = False) -> Steps:
    """The payer gives up to `amount` to the opponent; with `whole` ("in order to") all of it or nothing.

    Rule: "Pay".
    """
    taken = min(amount, g.state.players[payer].amber)
    if taken <= 0 or (whole and taken < amount):
        return NOTHING
    return (yield from _happen(g, AmberPaid(payer, taken, cause), taken, amount))


def capture(g: Core, card: int, amount: int, cause: int = 0, victim: int | None = None) -> Steps:
    """The creature takes up to `amount` from a pool: its controller's opponent's unless named.

    Rules: "Capture"; for an ability resolved as if another player controlled the creature, FAQ
    "As if it were".
    """
    c = g.state.cards[card]
    victim = 1 - c.controller if victim is None else victim
    taken = min(amount, g.state.players[victim].amber)
    if taken <= 0 or c.zone is not Zone.BATTLELINE:
        return NOTHING
    outcome = yield from _happen(g, AmberCaptured(card, victim, taken, cause), taken, amount)
    return outcome._replace(cards=(card,))


def place(g: Core, card: int, amount: int, cause: int = 0, *, exalt: bool = False) -> Steps:
    """Put Æmber from the common supply onto a card in play; exalting is placing 1. Rule: "Exalt"."""
    if amount <= 0 or not g.state.cards[card].in_play:
        return NOTHING
    yield from g.happen(AmberPlaced(card, amount, exalted=exalt, cause=cause))
    return Outcome(True, (card,), amount)


def move_off(g: Core, card: int, amount: int, to_player: int | None, cause: int = 0) -> Steps:
    """Move up to `amount` from a card to a pool, or to the supply for None. Rule: "Move"."""
    taken = min(amount, g.state.cards[card].amber)
    if taken <= 0:
        return NOTHING
    return (yield from _happen(g, AmberMoved(taken, card, None, 0, to_player, cause), taken, amount))


def move_on(g: Core, card: int, amount: int, from_player: int, cause: int = 0) -> Steps:
    """Move up to `amount` from a pool onto a card in play."""
    taken = min(amount, g.state.players[from_player].amber)
    if taken <= 0 or not g.state.cards[card].in_play:
        return NOTHING
    return (yield from _happen(g, AmberMoved(taken, 0, from_player, card, None, cause), taken, amount))


def gain_chains(g: Core, player: int, amount: int, cause: int = 0) -> Steps:
    """The player gains chains, to 24 at most. Rule: "Chains"."""
    yield from g.happen(ChainsChanged(player, amount, cause))
    return DONE
