"""Asking for a place in a battleline. Rules: "Battleline", "Deploy"."""

from __future__ import annotations

from collections.abc import Generator

from kfdesk.engine import phrases as say
from kfdesk.engine.core import Core, handle
from kfdesk.engine.decisions import Decision, Option
from kfdesk.engine.terms import DecisionKind
from kfdesk.text.words import Words


def ask_slot(core: Core, controller: int, card: int, *, anywhere: bool) -> Generator[Decision, tuple[str, ...], int]:
    """Ask which place in the battleline a creature takes: a flank, or any gap with deploy."""
    size = len(core.state.players[controller].line)
    if size == 0:
        gaps = [0]
    elif anywhere:
        gaps = list(range(size + 1))
    else:
        gaps = [0, size]
    options = tuple(Option(f"slot:{n}", _slot_label(n, size)) for n in gaps)
    prompt = say.asked("slot", core.state.cards[card].defn.title)
    picked = yield Decision(core.state.active, DecisionKind.SLOT, prompt, handle(card), options, side=controller)
    return int(picked[0].removeprefix("slot:"))


def _slot_label(gap: int, size: int) -> Words:
    if size == 0:
        return say.FIRST_CREATURE
    if gap == 0:
        return say.LEFT_FLANK
    return say.RIGHT_FLANK if gap == size else say.GAP.filled(n=gap)
