"""Where cards being played lie: large on the middle line, beside the cards that they are about to change.

Plain functions; without Qt.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from math import ceil
from typing import Final

from kfdesk.desk.layout.places import CARD_RATIO, Rect, SideLayout, Spot
from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import DecisionKind, Zone
from kfdesk.engine.views import TableView

TALL: Final = 0.323
"""How high a card being played is, as a share of the table's height."""
SMALLER: Final = (1.0, 0.85, 0.7, 0.55)
"""The shares of that in which a place is sought that covers no card, or at least nothing to be chosen."""
STEP: Final = 0.22
"""How much lower each further card lies, in card heights."""
PLACES: Final = 24
"""In so many places of a row a card is tried, from the middle outward."""
AROUND: Final = 6.0
"""Room kept around the cards, and around what may be chosen."""
NEAR: Final = 0.01
"""Things that share no more than so many pixels do not overlap."""

_Edges = tuple[float, float, float, float]
"""The left, upper, right and lower edge of a rectangle."""


def playing_place(
    view: TableView, spots: Mapping[str, Spot], sides: Sequence[SideLayout], size: tuple[float, float]
) -> Rect:
    """Return where the cards being played lie: in the middle of the table, or on its middle line as near to it as they
    cover no card, so that one sees what they do; else the nearest place in which they cover nothing that may be chosen
    now. `spots` are those of all other cards.

    Where nothing is free even for small cards they lie over the piles in the upper corner, whose cards are read in a
    viewer when they are to be chosen.
    """
    count = max(1, len(view.playing))
    middle = sum(side.battleline.y + side.battleline.bottom for side in sides) / 4
    if not view.playing:
        return _place(size, count, middle, 1.0)
    chosen = _joined(to_be_chosen(view.decision, spots, sides)) if view.decision is not None else []
    seen = _joined(spot.rect.inset(-AROUND) for spot in spots.values())
    places = [_place(size, count, middle, share) for share in SMALLER]
    for place in places:
        free = _free_place(place, size, (*seen, *chosen))
        if free is not None:
            return free
    for place in places:
        for row in _rows(place, middle):
            free = _free_place(row, size, chosen)
            if free is not None:
                return free
    upper = next(side for side in sides if not side.below)
    return _in_corner(upper, count)


def _place(size: tuple[float, float], count: int, middle: float, share: float) -> Rect:
    """Return the place of so many cards, a share of their full size, in the middle of the table."""
    height = size[1] * TALL * share
    high = min(height * (1 + STEP * (count - 1)), size[1] * 0.6) + 2 * AROUND
    wide = height * CARD_RATIO + 2 * AROUND
    return Rect((size[0] - wide) / 2, middle - high / 2, wide, high)


def _rows(place: Rect, middle: float) -> Iterator[Rect]:
    """Yield this place, then those above and below it, as far as the table goes."""
    up = (middle - place.h / 2) / 2
    for dy in (0.0, -up, up, -2 * up, 2 * up):
        yield Rect(place.x, place.y + dy, place.w, place.h)


def _free_place(place: Rect, size: tuple[float, float], taken: Iterable[_Edges]) -> Rect | None:
    """Return this place, or the nearest one of its row, to the right or to the left, that covers nothing taken.

    None where each of them does or lies beyond the edge of the table.
    """
    least, top, most, bottom = place.x, place.y, place.right, place.bottom
    if min(least, top) < -NEAR or most > size[0] + NEAR or bottom > size[1] + NEAR:
        return None
    # How far it would have to be moved to the right to cover something: from where to where.
    covering = [
        (left - most + NEAR, right - least - NEAR)
        for left, upper, right, lower in taken
        if upper < bottom - NEAR and top < lower - NEAR
    ]
    step = least / PLACES
    to_right = _steps_until_free(covering, step)
    to_left = _steps_until_free([(-end, -begin) for begin, end in covering], step)
    if min(to_right, to_left) > PLACES:
        return None
    return place._replace(x=least + (to_right if to_right <= to_left else -to_left) * step)


def _steps_until_free(covering: list[tuple[float, float]], step: float) -> int:
    """Return after how many steps in one direction nothing is covered any more; more than there are for never."""
    steps = 0
    for begin, end in sorted(covering):
        if begin < steps * step < end:
            if step * PLACES < end:
                return PLACES + 1
            steps = ceil(end / step)
    return steps


def _joined(rects: Iterable[Rect]) -> list[_Edges]:
    """Return what rectangles cover, those of a row that touch each other as one."""
    joined: list[_Edges] = []
    for upper, high, left, wide in sorted((rect.y, rect.h, rect.x, rect.w) for rect in rects):
        edges = left, upper, left + wide, upper + high
        if joined and joined[-1][1] == upper and joined[-1][3] == edges[3] and left <= joined[-1][2]:
            before = joined.pop()
            edges = before[0], upper, max(before[2], edges[2]), edges[3]
        joined.append(edges)
    return joined


def _in_corner(upper: SideLayout, count: int) -> Rect:
    """Return the corner with the piles of the upper side."""
    places = [*upper.piles.values(), upper.corner]
    x, y = min(place.x for place in places), min(place.y for place in places)
    return Rect(x, y, max(place.right for place in places) - x, max(place.bottom for place in places) - y)


def to_be_chosen(decision: Decision, spots: Mapping[str, Spot], sides: Sequence[SideLayout]) -> Iterator[Rect]:
    """Yield where something may be chosen on the table now, with room around it: cards, gaps, piles, and panels."""
    elsewhere = at_panel = False
    for option in decision.options:
        spot = spots.get(option.card or "")
        if spot is not None:
            yield spot.rect.inset(-AROUND)
        elsewhere = elsewhere or (spot is None and option.card is not None)
        at_panel = at_panel or option.key.startswith(("house:", "key:", "raise-tide"))
    if elsewhere:
        yield from (pile.inset(-AROUND) for side in sides for pile in side.piles.values())
    if at_panel:
        yield sides[decision.player].panel.frame
    if decision.kind is DecisionKind.SLOT:
        yield sides[decision.player if decision.side is None else decision.side].battleline


def playing_spots(view: TableView, place: Rect) -> list[Spot]:
    """Return the spots of action cards being played; an inner one lies lower and over the outer ones."""
    if not view.playing:
        return []
    room = place.inset(AROUND)
    count = len(view.playing)
    height = min(room.w / CARD_RATIO, room.h / (1 + STEP * (count - 1)))
    step = min(STEP * height, (room.h - height) / max(1, count - 1))
    top = room.y + (room.h - height - step * (count - 1)) / 2
    x = room.center[0]
    return [
        Spot(
            card.handle,
            card.controller,
            Zone.PLAYING,
            x,
            top + step * index + height / 2,
            height * CARD_RATIO,
            height,
            z=2000.0 + index,
        )
        for index, card in enumerate(view.playing)
    ]
