"""Where a bubble stands that speaks of something on the table: plain functions from rectangles to rectangles.

Pixels of the table; without Qt.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kfdesk.desk.layout.places import Rect, clamp

GAP: Final = 12.0
"""Distance from what it speaks of: the room of its tail."""
EDGE: Final = 6.0
"""Distance from the edge of the table."""
SLIDES: Final = 8
"""In so many places along each side it is tried."""
LIFTS: Final = 9
LIFT: Final = 0.05
"""So often, and by so much of the table's height, it is tried farther above the thing."""
NEARNESS: Final = 60.0
"""How many square pixels of cards it may cover to be one pixel nearer."""


def beside_thing(
    thing: Rect,
    sizes: Sequence[tuple[float, float]],
    table: tuple[float, float],
    clear: Sequence[Rect],
    cards: Sequence[Rect],
    *,
    lifts: int = LIFTS,
) -> Rect | None:
    """Return a place at the thing, in which nothing of `clear` is covered and as little of `cards` as can be.

    It has one of the `sizes`, the first of those that suit alike. `thing` may lie outside of the table, as a button
    below it does. None where there is no place. With fewer `lifts` it is not far above the thing.
    """
    every = (place for size in sizes for place in _places(thing, size, table, lifts))
    places = [place for place in every if not any(place.overlaps(other) for other in clear)]
    edges = [(card.x, card.y, card.right, card.bottom) for card in cards]

    def cost(place: Rect) -> float:
        return _covered(place, edges) + NEARNESS * max(0.0, thing.y - GAP - place.bottom)

    return min(places, key=cost, default=None)


def _places(thing: Rect, size: tuple[float, float], table: tuple[float, float], most: int) -> Iterator[Rect]:
    """Yield places above, right, left and below of the thing, the middle of each side first."""
    w, h = size
    x, y = thing.center
    lifts = [table[1] * LIFT * n for n in range(most)]
    for slide in _slides():
        for at in (
            *((x - w / 2 + slide * (w + thing.w) / 2, thing.y - GAP - h - lift) for lift in lifts),
            (thing.right + GAP, y - h / 2 + slide * (h + thing.h) / 2),
            (thing.x - GAP - w, y - h / 2 + slide * (h + thing.h) / 2),
            (x - w / 2 + slide * (w + thing.w) / 2, thing.bottom + GAP),
        ):
            place = Rect(clamp(at[0], EDGE, table[0] - EDGE - w), clamp(at[1], EDGE, table[1] - EDGE - h), w, h)
            if place.within(Rect(0, 0, *table)) and not place.overlaps(thing.inset(-2)):
                yield place


def _slides() -> Iterator[float]:
    """Yield how far a place is slid along a side, from -0.9 to 0.9, the middle first."""
    yield 0.0
    for n in range(1, SLIDES + 1):
        yield from (0.9 * n / SLIDES, -0.9 * n / SLIDES)


def tail(place: Rect, thing: Rect) -> tuple[tuple[float, float], tuple[float, float]]:
    """Return where the tail of a bubble begins, on its edge, and where it ends, at the thing."""
    foot = (
        clamp(thing.center[0], place.x + 14, place.right - 14),
        clamp(thing.center[1], place.y + 14, place.bottom - 14),
    )
    if thing.y >= place.bottom:
        foot = (foot[0], place.bottom)
    elif thing.bottom <= place.y:
        foot = (foot[0], place.y)
    else:
        foot = (place.x if thing.right <= place.x else place.right, foot[1])
    tip = (clamp(foot[0], thing.x, thing.right), clamp(foot[1], thing.y, thing.bottom))
    return foot, tip


def _covered(place: Rect, edges: Sequence[tuple[float, float, float, float]]) -> float:
    """Return how many square pixels a place covers of rectangles that are given by their edges."""
    x, y, right, bottom = place.x, place.y, place.right, place.bottom
    covered = 0.0
    for left, top, end, foot in edges:
        wide = (right if right < end else end) - (x if x > left else left)
        if wide > 0:
            high = (bottom if bottom < foot else foot) - (y if y > top else top)
            if high > 0:
                covered += wide * high
    return covered
