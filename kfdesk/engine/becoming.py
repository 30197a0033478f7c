"""Artifacts that are creatures for a time, or as long as they are in play. Rules: errata of Auto-Legionary, FAQ on
Animator.

What makes them so is an ability in force of the kind `Mod.CREATURE`. A creature lies in its controller's battleline:
whenever the board settles, cards go into it and out of it again, without entering or leaving play.
"""

from __future__ import annotations

from kfdesk.engine.abilities import DONE, Mod, Steps
from kfdesk.engine.core import Core
from kfdesk.engine.events import RowChanged
from kfdesk.engine.slots import ask_slot
from kfdesk.engine.terms import CREATURES, Zone


def check_rows(core: Core) -> Steps:
    """Move artifacts that became creatures into the battleline, and those that are none any more out of it."""
    cards = core.state.cards
    becoming = Mod.CREATURE in core.register.mods
    for player in core.state.players:
        for card in player.artifacts if becoming else ():
            if core.has(Mod.CREATURE, card):
                anywhere = any(active.value(card) for active in core.mods(Mod.CREATURE, card))
                slot = yield from ask_slot(core, cards[card].controller, card, anywhere=anywhere)
                yield from core.happen(RowChanged(card, Zone.BATTLELINE, slot))
        for card in player.line:
            # What has power is a creature as it is printed; this is asked very often.
            if not cards[card].defn.power and not (
                cards[card].defn.type in CREATURES or (becoming and core.has(Mod.CREATURE, card))
            ):
                yield from core.happen(RowChanged(card, Zone.ARTIFACTS))
    return DONE
