"""Putting the board right after a change: who controls what, and which creatures are destroyed by it."""

from __future__ import annotations

from kfdesk.engine import becoming, control, destruction
from kfdesk.engine.abilities import DONE, Mod, Steps
from kfdesk.engine.core import Core, Rules
from kfdesk.engine.moves import leave_events


def look(core: Core) -> Steps:
    """Move every card to its rightful controller and row, then destroy what cannot stay. Rules: "Control", "Damage"."""
    if Mod.CONTROL in core.register.mods or control.any_taken(core):
        yield from control.check_control(core)
    if Mod.CREATURE in core.register.mods:
        yield from becoming.enter_line(core)
    yield from destruction.check_creatures(core)
    return DONE


RULES = Rules(look, leave_events)
