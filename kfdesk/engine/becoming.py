"""Artifacts that are creatures for a time, or as long as they are in play, creatures that are artifacts, and upgrades
that become creatures again. Rules: errata of Auto-Legionary, FAQ on Animator.

What makes them so is an ability in force of the kind `Mod.CREATURE`, or `Mod.ARTIFACT`. A creature lies in its
controller's battleline: whenever the board settles, cards go into it and out of it again, without entering or leaving
play. What lies on a card stays there.
"""

from __future__ import annotations

from collections.abc import Iterable

from kfdesk.engine.abilities import DONE, NOTHING, Mod, Outcome, Steps
from kfdesk.engine.core import Core
from kfdesk.engine.events import RowChanged
from kfdesk.engine.slots import ask_slot
from kfdesk.engine.terms import CREATURES, CardId, Player, Zone, other_player


def enter_line(core: Core) -> Steps:
    """Move artifacts that became creatures into their controllers' battlelines.

    The board settles after each move, so that another may have been moved meanwhile. The active player's come first.
    Rule: "Active player".
    """
    active = core.state.active
    for player in (active, other_player(active)):
        for card in core.state.players[player].artifacts:
            c = core.state.cards[card]
            if c.zone is Zone.ARTIFACTS and core.has(Mod.CREATURE, card) and not core.has(Mod.ARTIFACT, card):
                anywhere = any(by.value(card) for by in core.mods(Mod.CREATURE, card))
                slot = yield from ask_slot(core, c.controller, card, anywhere=anywhere)
                yield from core.happen(RowChanged(card, Zone.BATTLELINE, slot))
    return DONE


def upgrade_enters_line(core: Core, player: Player, card: CardId, cause: CardId) -> Steps:
    """Put an upgrade that is a creature as printed onto the right flank of a player's battleline as one, ready."""
    c = core.state.cards[card]
    if c.zone is not Zone.UPGRADE or c.printed.type not in CREATURES:
        return NOTHING
    yield from core.happen(RowChanged(card, Zone.BATTLELINE, len(core.state.players[player].line), cause, player))
    return Outcome(True, (card,), 1)


def part_kinds(core: Core) -> Steps:
    """Move creatures that became artifacts out of the battlelines, and those that are none any more to a flank.

    The active player's go first. Rule: "Active player".
    """
    # Reading: reading/creature-as-artifact
    active = core.state.active
    for player in (active, other_player(active)):
        for card in core.state.players[player].line:
            if core.state.cards[card].zone is Zone.BATTLELINE and core.has(Mod.ARTIFACT, card):
                yield from core.happen(RowChanged(card, Zone.ARTIFACTS))
        for card in core.state.players[player].artifacts:
            c = core.state.cards[card]
            stays = c.definition.type not in CREATURES or core.has(Mod.ARTIFACT, card)
            if c.zone is Zone.ARTIFACTS and not stays:
                slot = yield from ask_slot(core, c.controller, card)
                yield from core.happen(RowChanged(card, Zone.BATTLELINE, slot))
    return DONE


def is_none_any_more(core: Core, card: CardId) -> bool:
    """Return whether a card in a battleline is no creature: neither as printed nor by an ability in force."""
    return core.state.cards[card].definition.type not in CREATURES and not core.has(Mod.CREATURE, card)


def leave_line(core: Core, cards: Iterable[CardId]) -> Steps:
    """Move cards that are no creatures any more back among the artifacts; they may have been moved meanwhile."""
    for card in cards:
        if core.state.cards[card].zone is Zone.BATTLELINE:
            yield from core.happen(RowChanged(card, Zone.ARTIFACTS))
    return DONE
