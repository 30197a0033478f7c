"""Putting the board right after a change: who controls what, and which creatures are destroyed by it."""

from __future__ import annotations

from kfdesk.engine import control, destruction
from kfdesk.engine.abilities import DONE, Mod, Steps
from kfdesk.engine.core import Core, Rules
from kfdesk.engine.moves import leave_events


def look(g: Core) -> Steps:
    """Move every card to its rightful controller, then destroy what cannot stay. Rules: "Control", "Damage"."""
    if Mod.CONTROL in g.register.mods or control.any_taken(g):
        yield from control.check_control(g)
    yield from destruction.check_creatures(g)
    return DONE


RULES = Rules(look, leave_events)
