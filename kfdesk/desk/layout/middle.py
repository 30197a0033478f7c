"""What stands in the middle of the table: the line between the two sides, and places around it.

Plain functions of a layout, in scene units; without Qt.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from kfdesk.desk.layout.places import CARD_RATIO, Rect, TableLayout, clamp

EMBLEM_SHARE: Final = 0.155
"""How high an emblem of a house is as a share of the table's height."""
EMBLEM_LEAST: Final = 56.0
EMBLEM_MOST: Final = 160.0
"""Least and most height of an emblem."""
EMBLEMS_APART: Final = 0.34
"""The distance of two emblems, as a share of their height."""
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
    """Return places for so many emblems along the middle line, each around the line and as wide as its words need.

    They are as high as the emblems, which become smaller where the line is too short for all of them. `letters` is how
    large the words are.
    """
    line = middle_line(layout)
    room = (line.right - line.left) / max(1, count)
    side = min(clamp(layout.size[1] * EMBLEM_SHARE, EMBLEM_LEAST, EMBLEM_MOST), room)
    wide = min(room, max(side * (1 + EMBLEMS_APART), CELL_LEAST * letters))
    left = line.center[0] - wide * count / 2
    return [Rect(left + wide * number, line.y - side / 2, wide, side) for number in range(count)]


def cards_in_rows(count: int, width: float, height: float, *, most: float, gap: float) -> tuple[int, float]:
    """Return in how many columns so many cards are largest in a room, and how wide each is then, at most `most`.

    Cards stand `gap` apart, in as few rows as make them no smaller.
    """
    best = (1, 0.0)
    for columns in range(max(1, count), 0, -1):
        rows = -(-count // columns)
        by_width = (width - gap * (columns - 1)) / columns
        by_height = (height - gap * (rows - 1)) / rows * CARD_RATIO
        wide = min(most, by_width, by_height)
        if wide > best[1] + 0.5:
            best = (columns, wide)
    return best
