"""Who controls a card: the latest effect that says so, else the player it entered play under.

Rule: "Control and ownership". Effects of control are constant or lasting abilities of the kind
`Mod.CONTROL`; whenever the board settles, cards go where they belong.
"""

from __future__ import annotations

from kfdesk.engine.abilities import DONE, Mod, Steps
from kfdesk.engine.core import Core
from kfdesk.engine.events import ControlChanged
from kfdesk.engine.queries import in_play
from kfdesk.engine.register import InForce
from kfdesk.engine.slots import ask_slot
from kfdesk.engine.terms import CardId, Player, Timestamp, Zone, other_player


def rightful(core: Core, card: CardId) -> Player:
    """Return the player who should control a card in play: by the most recent effect."""
    latest = latest_claim(core, card)
    return core.state.cards[card].base_controller if latest is None else latest.controller(card)


def latest_claim(core: Core, card: CardId) -> InForce | None:
    """Return the most recent effect that says who controls a card, None where none does."""
    return max(core.mods(Mod.CONTROL, card), key=lambda claim: _since(core, claim), default=None)


def _since(core: Core, claim: InForce) -> Timestamp:
    return claim.lasting.id if claim.lasting is not None else core.state.cards[claim.source].entered


def check_control(core: Core) -> Steps:
    """Move every card in play to the side of its rightful controller; a creature to a flank, an upgrade nowhere.

    Those of the active player go first. Rule: "Active player".
    """
    active = core.state.active
    for player in (active, other_player(active)):
        for row in (core.state.players[player].line, core.state.players[player].artifacts):
            for card in row:
                if core.state.cards[card].in_play and rightful(core, card) != core.state.cards[card].controller:
                    yield from hand_over(core, card, rightful(core, card))
    for card in in_play(core):
        if core.state.cards[card].zone is Zone.UPGRADE and rightful(core, card) != core.state.cards[card].controller:
            yield from hand_over(core, card, rightful(core, card))
    return DONE


def hand_over(core: Core, card: CardId, player: Player, *, anywhere: bool = False) -> Steps:
    """Move a card to the side of a player who does not control it yet; a creature to a flank, or anywhere."""
    if core.state.cards[card].controller == player:
        return DONE
    slot = None
    if core.state.cards[card].zone is Zone.BATTLELINE:
        slot = yield from ask_slot(core, player, card, anywhere=anywhere)
    yield from core.happen(ControlChanged(card, player, slot=slot))
    return DONE
