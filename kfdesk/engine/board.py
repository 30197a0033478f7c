"""Putting the board right after a change: who controls what, and which creatures are destroyed by it."""

from __future__ import annotations

from collections.abc import Iterable

from kfdesk.engine import becoming, control, destruction
from kfdesk.engine.abilities import DONE, Mod, Steps
from kfdesk.engine.core import Core, Rules
from kfdesk.engine.events import CardDiscarded, CardDrawn, CardEntered, CardMoved, CardsRevealed, Event
from kfdesk.engine.moves import leave_events
from kfdesk.engine.queries import snapshot
from kfdesk.engine.snapshots import Snapshot
from kfdesk.engine.terms import CREATURES, NO_CARD, PLAYERS, CardId
from kfdesk.engine.unlogged_events import TopTurned


def check_state(core: Core) -> Steps:
    """Move every card to its rightful controller and row, then destroy what cannot stay. Rules: "Control", "Damage".

    The top card of a deck lies faceup where a card says so.
    """
    if core.register.rearranges or _rearranged(core):
        _turn_tops(core)
        yield from control.check_control(core)
        yield from becoming.part_kinds(core)
        yield from becoming.enter_line(core)
    yield from destruction.check_creatures(core)
    return DONE


def _rearranged(core: Core) -> bool:
    """Return whether a card is where only an ability put it: with another player, among the artifacts, on a deck."""
    cards = core.state.cards
    for player in core.state.players:
        if player.open_top:
            return True
        for number in (*player.line, *player.artifacts):
            card = cards[number]
            if card.controller != card.base_controller or (card.upgrades and _any_taken(core, card.upgrades)):
                return True
        for number in player.artifacts:
            if cards[number].definition.type in CREATURES:
                return True
    return False


def _any_taken(core: Core, numbers: Iterable[CardId]) -> bool:
    """Return whether a card is controlled by another player than it entered play under."""
    cards = core.state.cards
    return any(cards[number].controller != cards[number].base_controller for number in numbers)


def _turn_tops(core: Core) -> None:
    """Turn the top cards of decks faceup that are to be revealed, and facedown those that are not any more."""
    for player in PLAYERS:
        held = core.state.players[player]
        shown = held.deck[0] if held.deck and core.has(Mod.TOP_REVEALED, player) else NO_CARD
        if shown == held.open_top and (not shown or core.state.cards[shown].face_up):
            continue
        core.record(TopTurned(player, shown))
        if shown:
            core.record(CardsRevealed((shown,), player))


def as_it_was(core: Core, card: CardId, event: Event) -> Snapshot:
    """Return what a card of an event that was just applied is; of one that has left play, what it was then.

    A card that has gone from play and been moved again is asked about where it is now.
    Rule: "Movement between zones".
    """
    was = getattr(event, "was", None)
    if isinstance(was, Snapshot) and was.card == card:
        return was
    if not core.state.cards[card].in_play and not isinstance(event, _MOVING):
        moves = (e for e in reversed(core.events) if isinstance(e, _MOVING) and e.card == card)
        last = next(moves, None)
        if isinstance(last, CardMoved) and last.was is not None:
            return last.was
    return snapshot(core, card)


_MOVING = CardMoved | CardDiscarded | CardDrawn | CardEntered
"""What brings a card, which is named, from one zone to another."""

RULES = Rules(check_state, leave_events, as_it_was)
