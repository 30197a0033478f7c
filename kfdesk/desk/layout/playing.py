"""Where cards being played lie: large on the middle line, beside the cards that they are about to change.

Plain functions; without Qt.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
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
    chosen = list(to_be_chosen(view.decision, spots, sides)) if view.decision is not None else []
    whole = Rect(0, 0, *size)
    seen = [spot.rect.inset(-AROUND) for spot in spots.values()]
    for share in SMALLER:
        place = _place(size, count, middle, share)
        near = [r for r in (*seen, *chosen) if r.y < place.bottom and r.bottom > place.y]
        free = next((at for at in _along(place, whole) if not any(at.overlaps(r) for r in near)), None)
        if free is not None:
            return free
    for share in SMALLER:
        place = _place(size, count, middle, share)
        found = next((at for at in _around(place, whole, middle) if not any(at.overlaps(r) for r in chosen)), None)
        if found is not None:
            return found
    upper = next(side for side in sides if not side.below)
    return _in_corner(upper, count)


def _place(size: tuple[float, float], count: int, middle: float, share: float) -> Rect:
    """Return the place of so many cards, a share of their full size, in the middle of the table."""
    height = size[1] * TALL * share
    high = min(height * (1 + STEP * (count - 1)), size[1] * 0.6) + 2 * AROUND
    wide = height * CARD_RATIO + 2 * AROUND
    return Rect((size[0] - wide) / 2, middle - high / 2, wide, high)


def _around(place: Rect, whole: Rect, middle: float) -> Iterator[Rect]:
    """Yield the middle, then places to both sides of it, then those of other rows, as far as the table goes."""
    up = (middle - place.h / 2 - whole.y) / 2
    for dy in (0.0, -up, up, -2 * up, 2 * up):
        yield from _along(Rect(place.x, place.y + dy, place.w, place.h), whole)


def _along(place: Rect, whole: Rect) -> Iterator[Rect]:
    """Yield this place, then those to both sides of it, as far as the table goes."""
    step = (whole.w - place.w) / 2 / PLACES
    for n in range(PLACES + 1):
        for sign in (1, -1) if n else (1,):
            at = Rect(place.x + sign * n * step, place.y, place.w, place.h)
            if at.within(whole):
                yield at


def _in_corner(upper: SideLayout, count: int) -> Rect:
    """Return the corner with the piles of the upper side."""
    places = [*upper.piles.values(), upper.corner]
    x, y = min(place.x for place in places), min(place.y for place in places)
    return Rect(x, y, max(place.right for place in places) - x, max(place.bottom for place in places) - y)


def to_be_chosen(decision: Decision, spots: Mapping[str, Spot], sides: Sequence[SideLayout]) -> Iterator[Rect]:
    """Yield where something may be chosen on the table now, with room around it: cards, gaps, piles, and panels."""
    for option in decision.options:
        spot = spots.get(option.card or "")
        if spot is not None:
            yield spot.rect.inset(-AROUND)
        elif option.card is not None:
            yield from (pile.inset(-AROUND) for side in sides for pile in side.piles.values())
        if option.key.startswith(("house:", "key:", "raise-tide")):
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
