"""Where on the table a beat is heard."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from kfdesk.desk.animation.theater import Theater
from kfdesk.desk.beats.beat import Beat
from kfdesk.desk.layout.table_layout import Rect
from kfdesk.engine.terms import HIDDEN, Player, Zone

_SHUT: Final = frozenset({*HIDDEN, Zone.UNDER})
"""Where cards lie that not all may look at."""


def across(x: float, width: float) -> float:
    """Return where a point of the table is heard: -1 at its left edge, 0 in the middle, 1 at its right edge."""
    return max(-1.0, min(1.0, 2 * x / width - 1)) if width > 0 else 0.0


def place_of(beat: Beat, theater: Theater) -> float:
    """Return where a beat is heard: in the middle of what it happens to, as the table is drawn."""
    if theater.scene.drawn is None:
        return 0.0
    found = list(_points(beat, theater))
    return across(sum(found) / len(found), theater.layout.size[0]) if found else 0.0


def _points(beat: Beat, theater: Theater) -> Iterator[float]:
    """Return how far from the left edge the cards of a beat lie, else what flows, else whose beat it is.

    All at the table hear it, so it may not tell which card of a hand or of a pile that not all may look at is meant: a
    card that comes from there is heard from the middle of the pile that it goes to, else of that which it leaves.
    """
    if beat.origin in _SHUT:
        pile = _pile_of(beat, theater)
        yield from [pile.center[0]] if pile is not None else _of_player(beat, theater)
        return
    if cards := [x for handle in beat.cards if (x := _point(handle, theater)) is not None]:
        yield from cards
        return
    ends = [end for flow in beat.flows for end in (flow.source, flow.target)]
    flowing = [x for end in ends if (x := _point(end, theater)) is not None]
    yield from flowing or _of_player(beat, theater)


def _pile_of(beat: Beat, theater: Theater) -> Rect | None:
    """Return the pile or hand that cards go to, else that which they leave; None where neither has a place."""
    if beat.player is None:
        return None
    piles = (theater.pile(beat.player, zone) for zone in (beat.zone, beat.origin) if zone is not None)
    return next((pile for pile in piles if pile is not None), None)


def _of_player(beat: Beat, theater: Theater) -> Iterator[float]:
    if (point := theater.place(beat.player)) is not None:
        yield point[0]


def _point(of: str | Player | None, theater: Theater) -> float | None:
    """Return where a card lies, or a player's pool; the middle of a hand for any card in it.

    None for what lies nowhere, and for a card in another place that not all may look into.
    """
    whose, zone = _lies_in(of, theater) if isinstance(of, str) else (None, None)
    if whose is not None and zone is Zone.HAND:
        hand = theater.pile(whose, zone)
        return hand.center[0] if hand is not None else None
    point = theater.place(of) if zone not in _SHUT else None
    return point[0] if point is not None else None


def _lies_in(handle: str, theater: Theater) -> tuple[Player, Zone] | tuple[None, None]:
    """Return where a card lies, if it lies by itself or on top of a pile."""
    item = theater.scene.cards.get(handle)
    if item is not None:
        return item.spot.player, item.spot.zone
    piles = theater.scene.piles.items()
    return next((where for where, pile in piles if pile.top_handle == handle), (None, None))
