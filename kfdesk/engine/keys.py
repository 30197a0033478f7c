"""Keys: what one costs, which are left to forge, how many win. Rules: "Keys", "Cost, at current cost"."""

from __future__ import annotations

from kfdesk.engine.abilities import Mod
from kfdesk.engine.core import Core
from kfdesk.engine.queries import in_play
from kfdesk.engine.terms import COLORS, CardId, KeyColor, Player, other_player

BASE_KEY_COST = 6
ALL_KEYS = 3


def key_cost(core: Core, player: Player, color: KeyColor | None = None) -> int:
    """Return the Æmber `player` pays to forge a key now, never below 0; without a color the cheapest that is left.

    Rule: "Cost, at current cost".
    """
    cost = BASE_KEY_COST
    for active in core.mods(Mod.KEY_COST, player):
        cost += active.amount(player)
    if Mod.COLOR_COST in core.register.mods:
        extra = [active.color_cost(player) for active in core.mods(Mod.COLOR_COST, player)]
        colors = (color,) if color is not None else unforged(core, player)
        cost += min((sum(e.amount for e in extra if e.color is c) for c in colors), default=0)
    return max(0, cost)


def spendable(core: Core, player: Player) -> tuple[CardId, ...]:
    """Return the cards whose Æmber the player may spend when forging."""
    if Mod.SPENDABLE not in core.register.mods:
        return ()
    return tuple(
        c
        for c in in_play(core)
        if core.state.cards[c].amber > 0 and any(player in active.spenders(c) for active in core.mods(Mod.SPENDABLE, c))
    )


def spendable_of_opponent(core: Core, player: Player) -> int:
    """Return how much of the Æmber in the opponent's pool the player may spend when forging a key.

    What several cards allow is allowed together.
    """
    # Reading: reading/spent-of-the-opponent
    most = sum(active.amount(player) for active in core.mods(Mod.SPEND_THEIRS, player))
    return min(most, core.state.players[other_player(player)].amber)


def spent_themselves(core: Core, player: Player) -> tuple[CardId, ...]:
    """Return the cards that the player may spend when forging, each as 1 Æmber."""
    if Mod.SPENT_ITSELF not in core.register.mods:
        return ()
    return tuple(
        c for c in in_play(core) if any(player in active.spenders(c) for active in core.mods(Mod.SPENT_ITSELF, c))
    )


def affords_key(core: Core, player: Player) -> bool:
    """Return whether the player could pay for a key now ("Check!" looks at the pool only)."""
    p = core.state.players[player]
    return len(p.keys) < keys_to_win(core, player) and p.amber >= key_cost(core, player)


def keys_to_win(core: Core, player: Player) -> int:
    """Return how many keys the player must forge to win. Rule: "Keys"."""
    return ALL_KEYS + sum(active.amount(player) for active in core.mods(Mod.KEYS_TO_WIN, player))


def unforged(core: Core, player: Player) -> tuple[KeyColor, ...]:
    """Return the colors of keys the player has left to forge: one without color only after all others.

    Rule: "Keys".
    """
    keys = core.state.players[player].keys
    left = tuple(color for color in COLORS if color not in keys)
    return left or (KeyColor.COLORLESS,) * (len(keys) < keys_to_win(core, player))
