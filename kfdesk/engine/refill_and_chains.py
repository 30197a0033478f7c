"""Refilling a hand: to how many cards, how many fewer for chains, and the draw. Rules: "Drawing cards", "Chains"."""

from __future__ import annotations

from kfdesk.engine import moves
from kfdesk.engine.abilities import NOTHING, Mod, Steps
from kfdesk.engine.core import Core
from kfdesk.engine.events import ChainsChanged
from kfdesk.engine.terms import MOST_CHAINS, Player

BASE_HAND = 6


def hand_size(core: Core, player: Player) -> int:
    """Return the number of cards the player refills to, before chains."""
    size = BASE_HAND
    for active in core.mods(Mod.HAND_SIZE, player):
        size += active.amount(player)
    return max(0, size)


def drawn_besides(core: Core, player: Player) -> int:
    """Return how many cards the player draws besides those that refill their hand."""
    return sum(max(0, active.amount(player)) for active in core.mods(Mod.MORE_DRAWN, player))


def chain_penalty(chains: int) -> int:
    """Return how many cards fewer a player with that many chains refills to. Rule: "Chains".

    Editions that let a player have more than 24 name no step of the chart above that.
    """
    return (min(chains, MOST_CHAINS) + 5) // 6


def refill(core: Core, player: Player) -> Steps:
    """Draw up to the hand size, fewer for chains, of which one is shed, and what is drawn besides.

    Rules: "Drawing cards", "Chains".
    """
    p = core.state.players[player]
    goal = hand_size(core, player)
    wanted = max(0, goal - len(p.hand))
    # Reading: reading/drawn-besides
    besides = drawn_besides(core, player)
    if not wanted and not besides:
        return NOTHING
    # The number is fixed before the first card is drawn. Rule: "Drawing cards".
    prevented = min(wanted, chain_penalty(p.chains))
    drawn = yield from moves.draw(core, player, wanted - prevented + besides)
    if prevented:
        yield from core.happen(ChainsChanged(player, -1))
    return drawn
