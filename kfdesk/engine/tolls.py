"""Æmber that must be given in order to play or use a card: reckoned, and given before it is done.

Rules: "Cost", "Pay".
"""

from __future__ import annotations

from typing import NamedTuple

from kfdesk.engine.abilities import DONE, Mod, Static, Steps, Toll
from kfdesk.engine.core import Core
from kfdesk.engine.events import AmberLost, AmberPaid
from kfdesk.engine.register import Active, InForce


class Price(NamedTuple):
    """Æmber that an ability demands."""

    by: Active
    toll: Toll


def play_prices(core: Core, card: int) -> list[Price]:
    """Return what must be given to play the card: what it demands itself, then what others demand."""
    c = core.state.cards[card]
    found: list[Price] = []
    for ability in c.defn.constants:
        if isinstance(ability, Static) and ability.kind is Mod.PLAY_TOLL:
            own = InForce(core, c.controller, card, ability)
            if own.holds(card):
                found.append(Price(own, own.toll(card)))
    if Mod.PLAY_TOLL in core.register.mods:
        found += [Price(a, a.toll(card)) for a in core.mods(Mod.PLAY_TOLL, card) if a.source != card]
    return found


def use_prices(core: Core, card: int) -> list[Price]:
    """Return what must be given to use the card."""
    if Mod.USE_TOLL not in core.register.mods:
        return []
    return [Price(a, a.toll(card)) for a in core.mods(Mod.USE_TOLL, card)]


def affordable(core: Core, player: int, prices: list[Price]) -> bool:
    """Return whether the player's pool holds all that is demanded."""
    return not prices or core.state.players[player].amber >= sum(price.toll.amount for price in prices)


def give(core: Core, player: int, prices: list[Price], cause: int) -> Steps:
    """Give what is demanded."""
    for _, toll in prices:
        if toll.receiver is None:
            yield from core.happen(AmberLost(player, toll.amount, cause))
        else:
            yield from core.happen(AmberPaid(player, toll.amount, cause))
    return DONE
