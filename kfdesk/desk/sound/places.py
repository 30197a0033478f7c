"""Where on the table a beat is heard."""

from __future__ import annotations

from collections.abc import Iterator

from kfdesk.desk.animation.theater import Theater
from kfdesk.desk.beats.beat import Beat


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
    """Return how far from the left edge the cards of a beat lie, else what flows, else whose beat it is."""
    cards = [point[0] for handle in beat.cards if handle and (point := theater.place(handle)) is not None]
    if cards:
        yield from cards
        return
    ends = [end for flow in beat.flows for end in (flow.source, flow.target)]
    flowing = [point[0] for end in ends if (point := theater.place(end)) is not None]
    if flowing:
        yield from flowing
    elif (point := theater.place(beat.player)) is not None:
        yield point[0]
