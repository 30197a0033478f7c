"""Æmber: gaining, losing, stealing, capturing, placing and moving it. Rule: "Æmber"."""

from __future__ import annotations

from kfdesk.engine.abilities import DONE, NOTHING, Mod, Outcome, Steps
from kfdesk.engine.core import Core, handle, number
from kfdesk.engine.decisions import Decision
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
from kfdesk.engine.terms import DecisionKind, Zone
from kfdesk.text.words import Words


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


def _side(g: Core, card: int) -> int:
    """Return the player for whom a creature captures. Rule: FAQ "As if it were"."""
    player = g.frames.lent(card)
    return g.state.cards[card].controller if player is None else player


def capture(g: Core, card: int, amount: int, cause: int = 0, victim: int | None = None) -> Steps:
    """The creature takes up to `amount` from a pool: its controller's opponent's unless named.

    Rules: "Capture"; for an ability resolved as if another player controlled the creature, FAQ
    "As if it were".
    """
    c = g.state.cards[card]
    if victim is None:
        victim = 1 - _side(g, card)
    taken = min(amount, g.state.players[victim].amber)
    if taken <= 0 or c.zone is not Zone.BATTLELINE:
        return NOTHING
    outcome = yield from _happen(g, AmberCaptured(card, victim, taken, cause), taken, amount)
    return outcome._replace(cards=(card,))


def capture_each(g: Core, cards: tuple[int, ...], amount: int, cause: int = 0, *, own_side: bool = False) -> Steps:
    """Each creature captures `amount` from its opponent's pool (or its own side's).

    Where a pool cannot satisfy all, the active player says in which order they capture. The outcome is
    done when each captured all of it.
    """
    victim = {c: _side(g, c) if own_side else 1 - _side(g, c) for c in cards}
    order: list[int] = []
    for pool in (g.state.active, 1 - g.state.active):
        takers = [c for c in cards if victim[c] == pool]
        held = g.state.players[pool].amber
        if len(takers) > 1 and 0 < held < amount * len(takers):
            options = tuple(g.option("card", c) for c in takers)
            source = handle(cause) if cause else None
            count = len(takers)
            keys = yield Decision(g.state.active, DecisionKind.ORDER, CAPTURE_ORDER, source, options, count, count)
            takers = [number(key) for key in keys]
        order += takers
    done: list[int] = []
    total = 0
    for card in order:
        outcome = yield from capture(g, card, amount, cause, victim[card])
        total += outcome.amount
        done += outcome.cards
    return Outcome(0 < amount * len(cards) == total, tuple(done), total)


CAPTURE_ORDER = Words(
    "There is not enough for all. In which order do these creatures capture?",
    "Es reicht nicht für alle. In welcher Reihenfolge erbeuten diese Kreaturen?",
)


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
