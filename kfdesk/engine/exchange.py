"""Two creatures change places, perhaps with all that lies on them. Rule: "Swap"."""

from __future__ import annotations

from collections.abc import Iterator

from kfdesk.engine.abilities import NOTHING, Outcome, Steps
from kfdesk.engine.core import Core
from kfdesk.engine.events import (
    AmberMoved,
    AmberVerb,
    CountersChanged,
    CreatureMoved,
    DamageMoved,
    End,
    Event,
    StatusGained,
    StatusLost,
    UpgradeAttached,
)
from kfdesk.engine.legality import hosts
from kfdesk.engine.terms import NO_CARD, POWER_COUNTER, CardId


def swap_places(core: Core, one: CardId, two: CardId, cause: CardId = NO_CARD, *, loads: bool = False) -> Steps:
    """Let two creatures of one battleline change places; with `loads` all that lies on them changes places, too.

    What lies on them is moved all at once, so a creature is never short of the counters that come with the damage.
    """
    line = core.state.players[core.state.cards[one].controller].line
    if one not in line or two not in line or one == two:
        return NOTHING
    left, right = sorted((line.index(one), line.index(two)))
    low, high = line[left], line[right]
    places = CreatureMoved(low, right, cause), CreatureMoved(high, left, cause)
    yield from core.happen(*places, *(_loads_swapped(core, one, two, cause) if loads else ()))
    return Outcome(True, (one, two), 2)


def _loads_swapped(core: Core, one: CardId, two: CardId, cause: CardId) -> Iterator[Event]:
    """Yield what exchanges the Æmber, damage, counters and upgrades of two creatures: of tokens the difference.

    An upgrade that can only be attached to other creatures stays. Rule: "Cannot".
    """
    first, second = core.state.cards[one], core.state.cards[two]
    giver, taker = (one, two) if first.amber > second.amber else (two, one)
    if amber := abs(first.amber - second.amber):
        yield AmberMoved(AmberVerb.MOVE, End(card=giver), End(card=taker), amber, cause)
    giver, taker = (one, two) if first.damage > second.damage else (two, one)
    if damage := abs(first.damage - second.damage):
        yield DamageMoved(giver, taker, damage, cause)
    mine, theirs = ({POWER_COUNTER: c.power_counters, **dict(c.counters)} for c in (first, second))
    for name in dict.fromkeys((*mine, *theirs)):
        if change := theirs.get(name, 0) - mine.get(name, 0):
            yield CountersChanged(one, name, change, cause)
            yield CountersChanged(two, name, -change, cause)
    for card, other in ((first, second), (second, first)):
        for status in card.statuses:
            if status not in other.statuses:
                yield StatusLost(card.id, status, cause)
                yield StatusGained(other.id, status, cause)
        for upgrade in card.upgrades:
            u = core.state.cards[upgrade]
            if other.id in hosts(core, u.controller, upgrade, u.definition):
                yield UpgradeAttached(upgrade, other.id)
