"""What must be given or done in order to play or use a card: reckoned, and given or done before that.

Rules: "Cost", "Pay".
"""

from __future__ import annotations

from collections.abc import Generator
from dataclasses import replace
from typing import NamedTuple, cast

from kfdesk.engine.abilities import DONE, Cost, Mod, Outcome, Scope, Static, Steps
from kfdesk.engine.core import Core, handle
from kfdesk.engine.decisions import Decision
from kfdesk.engine.events import SUPPLY, AmberMoved, AmberVerb, End
from kfdesk.engine.phrases import ASK
from kfdesk.engine.register import Active, InForce
from kfdesk.engine.terms import CardId, Player, other_player


class Price(NamedTuple):
    """Æmber that an ability demands."""

    by: Active
    cost: Cost


def play_prices(core: Core, card: CardId) -> list[Price]:
    """Return what must be given to play the card: what it demands itself, then what others demand."""
    c = core.state.cards[card]
    found: list[Price] = []
    for ability in c.definition.constants:
        if isinstance(ability, Static) and ability.kind is Mod.PLAY_COST:
            own = InForce(core, c.controller, card, ability)
            if own.holds(card):
                found.append(Price(own, own.cost(card)))
    if Mod.PLAY_COST in core.register.mods:
        found += [Price(a, a.cost(card)) for a in core.mods(Mod.PLAY_COST, card) if a.source != card]
    return found


def use_prices(core: Core, card: CardId) -> list[Price]:
    """Return what must be given to use the card."""
    if Mod.USE_COST not in core.register.mods:
        return []
    return [Price(a, a.cost(card)) for a in core.mods(Mod.USE_COST, card)]


def use_demands(core: Core, card: CardId) -> list[InForce]:
    """Return the abilities that demand something to be done before the card is used."""
    return core.mods(Mod.USE_DEMAND, card) if Mod.USE_DEMAND in core.register.mods else []


def meet(core: Core, player: Player, card: CardId) -> Generator[Decision, tuple[str, ...], bool]:
    """Do what is demanded before a player uses the card; return whether it may be used now.

    It may not where that was not done completely, or where the card itself is not there any more. Rules: "“If you do”
    and “in order to”", FAQ on Rampaging Brutodon.
    """
    since = core.state.cards[card].entered
    for active in use_demands(core, card):
        scope = Scope(core, player, active.source)
        scope.take_over(active)
        outcome = yield from _asked_for(core, card, active.source, active.demand(card).effect.resolve(scope))
        if not outcome.done:
            return False
    c = core.state.cards[card]
    return c.in_play and c.entered == since


def _asked_for(core: Core, card: CardId, source: CardId, steps: Steps) -> Steps:
    """Carry out what `source` demands; what it asks says for the use of which card."""
    try:
        wanted = next(steps)
        while True:
            if isinstance(wanted, Decision) and wanted.source == handle(source):
                prompt = ASK["demand"].filled(deed=wanted.prompt, card=core.title(card))
                wanted = replace(wanted, prompt=prompt)
            wanted = steps.send((yield wanted))
    except StopIteration as over:
        return cast(Outcome, over.value)


def affordable(core: Core, player: Player, prices: list[Price]) -> bool:
    """Return whether the player's pool holds all that is demanded."""
    return not prices or core.state.players[player].amber >= sum(price.cost.amount for price in prices)


def give(core: Core, player: Player, prices: list[Price]) -> Steps:
    """Give what is demanded, each time because of the card that demands it."""
    for by, cost in prices:
        lost = cost.receiver is None
        verb, receiver = (AmberVerb.LOSE, SUPPLY) if lost else (AmberVerb.PAY, End(other_player(player)))
        yield from core.happen(AmberMoved(verb, End(player), receiver, cost.amount, by.source))
    return DONE
