"""Permissions that reach only so far: which of them a play or use counts for.

A permission may be lasting with a number of uses, or constant for one card each turn. The active player chooses which
one is used where several allow the same (FAQ on Captain Val Jericho).

Rules: FAQ on Phase Shift, FAQ on Combat Pheromones.
"""

from __future__ import annotations

from kfdesk.engine.abilities import DONE, Mod, Steps
from kfdesk.engine.asking import Choosable
from kfdesk.engine.core import Core, handle
from kfdesk.engine.lasting import Lasting
from kfdesk.engine.phrases import ASK
from kfdesk.engine.register import InForce
from kfdesk.engine.terms import CardId, Way
from kfdesk.engine.unlogged_events import UseSpent


def use_one(core: Core, card: CardId, kind: Mod, way: Way | None = None) -> Steps:
    """Use one permission to play (or use) such a card, in that way, whether it was needed or not.

    Where an ability permits it without limit, none is used.
    """
    permitting = [a for a in core.mods(kind, card) if way is None or a.value(card) in (None, way)]
    limited = [active for active in permitting if _is_limited(active)]
    if not limited or len(limited) < len(permitting):
        return DONE
    at = 0
    if len({id(active.static) for active in limited}) > 1:
        asked = [Choosable(a.source, a.static, a.given, None, a, a.lasting) for a in limited]
        at = yield from core.which(asked, ASK["permission"], handle(card))
    _use(core, limited[at], card)
    return DONE


def _is_limited(active: InForce) -> bool:
    return active.static.once or (active.lasting is not None and active.lasting.uses is not None)


def _use(core: Core, active: InForce, card: CardId) -> None:
    """Use a permission; a card that it was used for may be used again this turn."""
    s = core.state
    if active.lasting is None:
        core.record(UseSpent(active.source))
        return
    core.count_use(active.lasting)
    leaves = active.static.leaves_behind()
    if leaves is not None:
        ability, target = leaves
        seen = ((card, s.cards[card].incarnation),)
        bound = ((target, (card,)),)
        lasting = Lasting(active.you, active.source, ability, s.turn, s.turn, bound=bound, incarnations=seen)
        core.begin_lasting(lasting)
