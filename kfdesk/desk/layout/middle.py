"""What stands in the middle of the table: the line between the two sides, and places around it.

Plain functions of a layout, in scene units; without Qt.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

from kfdesk.desk.layout.places import CARD_RATIO, Rect, SideLayout, TableLayout, clamp
from kfdesk.engine.terms import Zone

EMBLEM_SHARE: Final = 0.155
"""How high an emblem of a house is as a share of the table's height."""
EMBLEM_LEAST: Final = 56.0
EMBLEM_MOST: Final = 160.0
"""Least and most height of an emblem."""
EMBLEMS_APART: Final = 0.34
"""The distance of two emblems, as a share of their height."""
EMBLEM_FOOT: Final = 0.2
"""How far the plaque with its words reaches below an emblem, half of it, as a share of the emblem's height."""
ASIDE: Final = 8.0
"""The distance of emblems from cards beside them."""
MUCH: Final = 6.0
"""A place is left for another where emblems are larger by this."""
CELL_LEAST: Final = 136.0
"""Least width for an emblem with its words at text size 1."""


class MiddleLine(NamedTuple):
    """The line between the two sides: where it begins and ends, and its height on the table."""

    left: float
    right: float
    y: float

    @property
    def center(self) -> tuple[float, float]:
        """The middle of the line."""
        return (self.left + self.right) / 2, self.y


def middle_line(layout: TableLayout) -> MiddleLine:
    """Return the line between the battlelines."""
    upper, lower = sorted((side.battleline for side in layout.sides), key=lambda line: line.y)
    return MiddleLine(upper.x, upper.right, (upper.bottom + lower.y) / 2)


def emblem_cells(layout: TableLayout, count: int, letters: float = 1.0) -> list[Rect]:
    """Return places for so many emblems, each as wide as its words need and as high as the emblem, in reading order.

    They stand along the middle line where no card lies there; else where they are largest: between the battlelines,
    beside them, or in the row of artifacts nearest the reader; else over the backs of the other hand. Only where there
    is no room for them anywhere do they lie over cards, as small as they get. `letters` is how large the words are.
    """
    wanted = clamp(layout.size[1] * EMBLEM_SHARE, EMBLEM_LEAST, EMBLEM_MOST)
    found = _along_line(layout, count, wanted, letters)
    taken = _taken(layout)
    if not _covers(found, taken):
        return found
    for rooms in (_rooms_aside(layout), (_over_the_other_hand(layout),)):
        best: list[Rect] = []
        for room in rooms:
            cells = _in_room(room, count, wanted, letters)
            larger = cells and (not best or cells[0].h > best[0].h + MUCH)
            if larger and not _covers(cells, taken):
                best = cells
        if best:
            return best
    return _along_line(layout, count, EMBLEM_LEAST, letters)


def _along_line(layout: TableLayout, count: int, wanted: float, letters: float) -> list[Rect]:
    """Return places along the middle line, smaller where it is too short for all of them."""
    line = middle_line(layout)
    room = (line.right - line.left) / max(1, count)
    side = min(wanted, room)
    wide = min(room, max(side * (1 + EMBLEMS_APART), CELL_LEAST * letters))
    left = line.center[0] - wide * count / 2
    return [Rect(left + wide * number, line.y - side / 2, wide, side) for number in range(count)]


def _in_room(room: Rect, count: int, wanted: float, letters: float) -> list[Rect]:
    """Return places in a room in as many columns as make the emblems largest; none where they would be too small."""
    best: list[Rect] = []
    for columns in range(max(1, count), 0, -1):
        rows = -(-count // columns)
        side = min(wanted, room.h / rows / (1 + EMBLEM_FOOT), room.w / columns)
        wide = min(room.w / columns, max(side * (1 + EMBLEMS_APART), CELL_LEAST * letters))
        if side < EMBLEM_LEAST or wide < CELL_LEAST * letters or (best and side <= best[0].h + MUCH):
            continue
        left, high = room.center[0] - wide * columns / 2, side * (1 + EMBLEM_FOOT)
        top = room.center[1] - high * rows / 2 + (high - side) / 2
        short = wide * (columns * rows - count) / 2  # the last row stands in the middle
        begins = [left + (short if row == rows - 1 else 0.0) for row in range(rows)]
        places = ((n % columns, n // columns) for n in range(count))
        best = [Rect(begins[row] + wide * column, top + high * row, wide, side) for column, row in places]
    return best


def _rooms_aside(layout: TableLayout) -> Iterator[Rect]:
    """Return where no creature lies: between the battlelines, beside both, beside the artifacts nearest the reader."""
    first, second = sorted(layout.sides, key=lambda side: side.battleline.y)
    upper, lower = first.battleline, second.battleline
    above = max((spot.rect.bottom for spot in layout.line(first.player)), default=upper.y) + 1
    below = min((spot.rect.y for spot in layout.line(second.player)), default=lower.bottom) - 1
    yield Rect(upper.x, above, upper.w, max(0.0, below - above))
    for side in (second, first):  # in one row beside the cards that one looks at anyway
        yield from reversed([*_beside([spot.rect for spot in layout.line(side.player)], side.battleline)])
    lines = [spot.rect for spot in layout.spots.values() if spot.zone is Zone.BATTLELINE]
    yield from _beside(lines, Rect(upper.x, upper.y, upper.w, lower.bottom - upper.y))
    near = next(side for side in layout.sides if side.below)
    row, panel = near.artifacts, near.panel.frame
    left = min(row.x, near.battleline.x)
    bottom = min(row.bottom, panel.y - ASIDE) if panel.x < row.x and panel.y > row.y else row.bottom
    yield from _beside(_artifacts(layout, near), Rect(left, row.y, row.right - left, bottom - row.y))


def _over_the_other_hand(layout: TableLayout) -> Rect:
    far = next(side for side in layout.sides if not side.below)
    creatures = [spot.rect.y for spot in layout.line(far.player)]
    foot = far.artifacts.y if _artifacts(layout, far) else min(creatures, default=far.battleline.y)
    return Rect(far.hand.x, far.hand.y, far.hand.w, foot - ASIDE / 2 - far.hand.y)


def _artifacts(layout: TableLayout, side: SideLayout) -> list[Rect]:
    return [s.rect for s in layout.spots.values() if s.zone is Zone.ARTIFACTS and s.player == side.player]


def _beside(cards: Sequence[Rect], whole: Rect) -> Iterator[Rect]:
    """Return what a row leaves free to the left and to the right of its cards; all of it where it has none."""
    if not cards:
        yield whole
        return
    first, last = min(card.x for card in cards) - ASIDE, max(card.right for card in cards) + ASIDE
    yield Rect(whole.x, whole.y, max(0.0, first - whole.x), whole.h)
    yield Rect(last, whole.y, max(0.0, whole.right - last), whole.h)


def _taken(layout: TableLayout) -> list[Rect]:
    """Return what emblems must not lie over: cards one may read, the reader's hand, piles and the players' panels."""
    fixed = [rect for side in layout.sides for rect in (side.panel.frame, *side.piles.values())]
    hands = [side.hand for side in layout.sides if side.below]
    return [*(spot.rect for spot in layout.spots.values()), *fixed, *hands]


def _covers(cells: Sequence[Rect], taken: Sequence[Rect]) -> bool:
    """Return whether emblems in these places, with the feet of their plaques, lie over anything."""
    feet = [cell.inset(0, -cell.h * EMBLEM_FOOT / 2) for cell in cells]
    return any(foot.overlaps(rect) for foot in feet for rect in taken)


def cards_in_rows(count: int, width: float, height: float, *, most: float, gap: float) -> tuple[int, float]:
    """Return in how many columns so many cards are largest in a room, and how wide each is then, at most `most`.

    Cards stand `gap` apart, in as few rows as make them no smaller, and as many in each row as in the others.
    """
    best = (1, 0.0)
    for columns in range(max(1, count), 0, -1):
        rows = -(-count // columns)
        by_width = (width - gap * (columns - 1)) / columns
        by_height = (height - gap * (rows - 1)) / rows * CARD_RATIO
        wide = min(most, by_width, by_height)
        if wide > best[1] + 0.5:
            best = (columns, wide)
    rows = -(-max(1, count) // best[0])
    return -(-max(1, count) // rows), best[1]
