"""What ending the turn now would lead to, up to the first choice of the next player, as far as its player can know it.

Like every forecast it is worked out on tables that the player may imagine; which cards are drawn it does not tell.
"""

from __future__ import annotations

from kfdesk.engine import Game
from kfdesk.engine.events import CardDrawn, CardReadied, ChainsChanged, Checked, Event, KeyForged, TurnEnded
from kfdesk.engine.terms import DecisionKind, Player, other_player
from kfdesk.records import record
from kfdesk.teach.forecast import Stop, known_to_both, played


@record
class TurnEnd:
    """What the end of a turn would bring. Rules: steps 4 and 5, "Chains", "Check!", step 1 of the next player."""

    player: Player
    """Whose turn would end."""
    readied: int
    drawn: int
    shed: int
    """How many chains the player would shed."""
    check: bool
    """Whether the player would have enough Æmber for a key."""
    other_forges: bool
    """Whether the other player would forge a key at the beginning of their turn."""
    stop: Stop | None
    """Why no more is known, None where the other player is to choose next anyhow."""
    events: tuple[Event, ...]
    """All that would happen, as the player would see it."""


def turn_end(game: Game, viewer: int | None) -> TurnEnd | None:
    """Return what ending the turn now would bring; None where it cannot be ended now, or where nobody can tell."""
    first, second = (played(game, ("end-turn",), viewer, other_way=way, draws=True) for way in (False, True))
    if first is None or second is None or game.decision is None:
        return None
    player = game.decision.player
    other = other_player(player)
    seen, stop = known_to_both(first, second)
    mine = [event for event in seen if getattr(event, "player", player) == player]
    chains = sum(event.change for event in mine if isinstance(event, ChainsChanged))
    asked = first.decision
    forges = stop is Stop.CHOICE and asked is not None and (asked.kind, asked.player) == (DecisionKind.KEY, other)
    over = any(isinstance(event, TurnEnded) for event in seen)
    return TurnEnd(
        player,
        sum(isinstance(event, CardReadied) for event in seen),
        sum(isinstance(event, CardDrawn) for event in mine),
        max(0, -chains),
        any(isinstance(event, Checked) for event in mine),
        forges or any(isinstance(event, KeyForged) and event.player == other for event in seen),
        None if over and stop is Stop.CHOICE else stop,
        tuple(seen),
    )
