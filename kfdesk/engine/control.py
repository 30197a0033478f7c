"""Who controls a card: the latest effect that says so, else the player it entered play under.

Rule: "Control and ownership". Effects of control are constant or lasting abilities of the kind
`Mod.CONTROL`; whenever the board settles, cards go where they belong.
"""

from __future__ import annotations

from kfdesk.engine.abilities import DONE, Mod, Steps
from kfdesk.engine.core import Core
from kfdesk.engine.events import ControlChanged
from kfdesk.engine.register import InForce
from kfdesk.engine.slots import ask_slot
from kfdesk.engine.terms import Zone


def rightful(g: Core, card: int) -> int:
    """Return the player who should control a card in play: by the most recent effect."""
    claims = g.mods(Mod.CONTROL, card)
    if not claims:
        return g.state.cards[card].base_controller
    latest: InForce = max(claims, key=lambda claim: _since(g, claim))
    return latest.amount(card)


def _since(g: Core, claim: InForce) -> int:
    return claim.lasting.id if claim.lasting is not None else g.state.cards[claim.source].entered


def any_taken(g: Core) -> bool:
    """Return whether any card is controlled by another player than it entered play under."""
    cards = g.state.cards
    return any(
        cards[c].controller != cards[c].base_controller
        for player in g.state.players
        for row in (player.line, player.artifacts)
        for c in row
    )


def check_control(g: Core) -> Steps:
    """Move every card in play to the side of its rightful controller; a creature to a flank."""
    for player in (0, 1):
        for row in (g.state.players[player].line, g.state.players[player].artifacts):
            for card in row:
                if g.state.cards[card].in_play and rightful(g, card) != g.state.cards[card].controller:
                    yield from _hand_over(g, card, rightful(g, card))
    return DONE


def _hand_over(g: Core, card: int, player: int) -> Steps:
    slot = None
    if g.state.cards[card].zone is Zone.BATTLELINE:
        slot = yield from ask_slot(g, player, card, anywhere=False)
    yield from g.happen(ControlChanged(card, player, slot=slot))
    return DONE
