"""Æmber that must be given in order to play or use a card: reckoned, and given before it is done.

Rules: "Cost", "Pay".
"""

from __future__ import annotations

from kfdesk.engine.abilities import DONE, Mod, Static, Steps, Toll
from kfdesk.engine.core import Core, InForce
from kfdesk.engine.events import AmberLost, AmberPaid


def play_tolls(g: Core, card: int) -> list[Toll]:
    """Return what must be given to play the card: what it demands itself, then what others demand."""
    c = g.state.cards[card]
    found: list[Toll] = []
    for ability in c.defn.constants:
        if isinstance(ability, Static) and ability.kind is Mod.PLAY_TOLL:
            own = InForce(g, c.controller, card, ability)
            if own.holds(card):
                found.append(own.value(card))
    if Mod.PLAY_TOLL in g.register.mods:
        found += [a.value(card) for a in g.mods(Mod.PLAY_TOLL, card) if a.source != card]
    return found


def use_tolls(g: Core, card: int) -> list[Toll]:
    """Return what must be given to use the card."""
    if Mod.USE_TOLL not in g.register.mods:
        return []
    return [a.value(card) for a in g.mods(Mod.USE_TOLL, card)]


def affordable(g: Core, player: int, tolls: list[Toll]) -> bool:
    """Return whether the player's pool holds all that the tolls ask for."""
    return not tolls or g.state.players[player].amber >= sum(toll.amount for toll in tolls)


def give(g: Core, player: int, tolls: list[Toll], cause: int) -> Steps:
    """Give what the tolls ask for."""
    for toll in tolls:
        if toll.receiver is None:
            yield from g.happen(AmberLost(player, toll.amount, cause))
        else:
            yield from g.happen(AmberPaid(player, toll.amount, cause))
    return DONE
