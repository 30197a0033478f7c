"""Choices that need no player, as the settings of the table allow."""

from __future__ import annotations

from kfdesk.desk.settings import DeskSettings
from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import DecisionKind


def own_choice(decision: Decision, settings: DeskSettings) -> tuple[str, ...] | None:
    """Return the choice that needs no player, or None when somebody must be asked."""
    if decision.kind in (DecisionKind.MAIN, DecisionKind.MULLIGAN):
        return None
    keys = decision.keys()
    keeps_order = settings.order_prompts == "keep"
    if decision.kind is DecisionKind.ORDER:  # all options are chosen, but in an order that somebody decides
        return keys if keeps_order else None
    if settings.skip_forced and 0 < decision.min == len(keys):
        return keys
    if keeps_order and decision.kind is DecisionKind.TRIGGER and decision.min == 1:
        return keys[:1]
    return None
