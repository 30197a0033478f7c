"""What ending the turn now would lead to, up to the first choice of the next player, as far as its player can know it.

Like every forecast it is worked out on tables that the player may imagine; which cards are drawn it does not tell.
"""

from __future__ import annotations

from collections.abc import Sequence

from kfdesk.engine import Game
from kfdesk.engine.decisions import Decision
from kfdesk.engine.events import CardDrawn, CardReadied, ChainsChanged, Checked, Event, KeyForged, StepBegan, TurnEnded
from kfdesk.engine.terms import DecisionKind, Player, Step, other_player
from kfdesk.records import record
from kfdesk.teach.forecast import Stop, known_to_both, played


@record
class TurnEnd:
    """What the end of a turn would bring. Rules: steps 4 and 5, "Chains", "Check!", step 1 of the next turn."""

    player: Player
    """Whose turn would end."""
    next_player: Player
    """Whose turn would be next: the other player's, or another one of the same player where a card grants it."""
    readied: int
    drawn: int
    draws_more: bool
    """Whether `drawn` is only what is known of it, as where the discard pile is to be shuffled first."""
    shed: int
    """How many chains the player would shed."""
    check: bool
    """Whether the player would have enough Æmber for a key."""
    forges: bool
    """Whether the next player would forge a key as their turn begins."""
    stop: Stop | None
    """Why it is not known whether the next player would forge a key; None where it is."""
    events: tuple[Event, ...]
    """All that would happen, as the player would see it."""
    ended: bool = True
    """Whether it is known that the turn would end: with acts before it, it may stop at a question of these."""


def turn_end(game: Game, viewer: int | None, after: Sequence[str] = ()) -> TurnEnd | None:
    """Return what ending the turn would bring, now or `after` the choices of some acts.

    None where it cannot be ended now, where the first of these choices is not open, or where nobody can tell.
    """
    keys = (*after, "end-turn")
    first, second = (played(game, keys, viewer, other_way=way, draws=True) for way in (False, True))
    if first is None or second is None or game.decision is None:
        return None
    player = game.decision.player
    seen, stop = known_to_both(first, second)
    mine = [event for event in seen if getattr(event, "player", player) == player]
    chains = sum(event.change for event in mine if isinstance(event, ChainsChanged))
    begun = {event.step: event.player for event in seen if isinstance(event, StepBegan)}
    forges = _forges(seen, first.decision if stop is Stop.CHOICE else None)
    return TurnEnd(
        player,
        begun.get(Step.START, other_player(player)),
        sum(isinstance(event, CardReadied) for event in seen),
        sum(isinstance(event, CardDrawn) for event in mine),
        stop is not None and Step.END not in begun,
        max(0, -chains),
        any(isinstance(event, Checked) for event in mine),
        forges,
        None if forges or Step.HOUSE in begun else stop,
        tuple(seen),
        any(isinstance(event, TurnEnded) and event.player == player for event in seen),
    )


def _forges(seen: Sequence[Event], asked: Decision | None) -> bool:
    """Return whether a key is forged in step 1 of the next turn: `asked` may be which, or what is spent from cards.

    To forge is not optional. Rule: "Step 1: Forge a key".
    """
    steps = [(at, event.step) for at, event in enumerate(seen) if isinstance(event, StepBegan)]
    began = next((at for at, step in steps if step is Step.FORGE), None)
    if began is None:
        return False
    in_step_1 = steps[-1][1] is Step.FORGE
    pays = in_step_1 and asked is not None and asked.kind in (DecisionKind.KEY, DecisionKind.NUMBER)
    return pays or any(isinstance(event, KeyForged) for event in seen[began:])
