"""Where decks lie as points between two axes, and which lie near or within: numbers only, without a widget.

Many decks have the same two figures. They lie around their place like the seeds of a sunflower, as close as the room up
to the next figures makes necessary, so that each can be pointed at.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import cos, pi, sin, sqrt

from kfdesk.collection.points import Point
from kfdesk.desk.charts.scales import Axis, Box, ticks

_GOLDEN = pi * (3 - sqrt(5))
"""The angle between one seed and the next."""
_CELL = 16
"""Points are looked for in squares of so many pixels."""
_FEW, _MANY = 400, 4000
"""Up to so many points are large, from so many on they are small."""
LARGE, SMALL = 5.0, 2.8
"""Radii of points in logical pixels."""
_WAYS = {"right": (1, 0), "left": (-1, 0), "up": (0, -1), "down": (0, 1)}


def radius_for(count: int) -> float:
    """Return how large points are where there are so many."""
    share = min(1.0, max(0.0, (count - _FEW) / (_MANY - _FEW)))
    return LARGE + (SMALL - LARGE) * share


@dataclass(frozen=True, slots=True)
class Places:
    """The points in their places, in logical pixels: `spots` are in the order of `points`."""

    points: tuple[Point, ...]
    across: Axis
    upward: Axis
    radius: float
    spots: tuple[tuple[float, float], ...]
    cells: dict[tuple[int, int], list[int]] = field(repr=False)

    def at(self, x: float, y: float) -> int | None:
        """Return the number of the point at a place or a little beside it."""
        near = self.radius + 3
        column, row = int(x // _CELL), int(y // _CELL)
        found = (
            number
            for c in (column - 1, column, column + 1)
            for r in (row - 1, row, row + 1)
            for number in self.cells.get((c, r), ())
        )
        best = min(found, key=lambda number: self._off(number, x, y), default=None)
        return best if best is not None and self._off(best, x, y) <= near * near else None

    def _off(self, number: int, x: float, y: float) -> float:
        left, top = self.spots[number]
        return (left - x) ** 2 + (top - y) ** 2

    def within(self, box: Box) -> list[int]:
        """Return the numbers of the points in a rectangle."""
        left, top, right, bottom = box.x, box.y, box.right, box.bottom
        return [n for n, (x, y) in enumerate(self.spots) if left <= x <= right and top <= y <= bottom]

    def beside(self, number: int, way: str) -> int:
        """Return the next point to the "right", "left", "up" or "down"; the same where there is none."""
        x, y = self.spots[number]
        to_x, to_y = _WAYS[way]
        best, least = number, float("inf")
        for other, (left, top) in enumerate(self.spots):
            ahead = (left - x) * to_x + (top - y) * to_y
            if ahead > 0.01:
                cost = ahead + 2 * abs((left - x) * to_y + (top - y) * to_x)
                if cost < least:
                    best, least = other, cost
        return best

    def values(self, box: Box) -> tuple[tuple[float, float], tuple[float, float]] | None:
        """Return from which to which value the points in a rectangle reach, across and upward; None without any."""
        found = [self.points[number] for number in self.within(box)]
        if not found:
            return None
        return (
            (min(one.x for one in found), max(one.x for one in found)),
            (min(one.y for one in found), max(one.y for one in found)),
        )


def placed(points: Sequence[Point], area: Box, line: float) -> Places:
    """Return the points in their places; `line` is the height of a line of text. There must be a point."""
    xs, ys = [one.x for one in points], [one.y for one in points]
    radius = radius_for(len(points))
    inner = Box(area.x + 4 * radius, area.y + 4 * radius, area.width - 8 * radius, area.height - 8 * radius)
    across = Axis(_ticks(xs, max(2, round(area.width / (line * 5)))), inner.x, inner.right)
    upward = Axis(_ticks(ys, max(2, round(area.height / (line * 3)))), inner.bottom, inner.y)
    room = min(_least_gap(xs, across), _least_gap(ys, upward), 60.0) / 2 - radius * 0.6
    groups: dict[tuple[float, float], list[int]] = {}
    for number, one in enumerate(points):
        groups.setdefault((one.x, one.y), []).append(number)
    spots = [(0.0, 0.0)] * len(points)
    cells: dict[tuple[int, int], list[int]] = {}
    for (x, y), numbers in groups.items():
        left, top = across.at(x), upward.at(y)
        apart = min(1.7 * radius, max(0.0, room) / sqrt(len(numbers)))
        for place, number in enumerate(numbers):
            off, turn = apart * sqrt(place), place * _GOLDEN
            spot = spots[number] = (left + off * cos(turn), top + off * sin(turn))
            cells.setdefault((int(spot[0] // _CELL), int(spot[1] // _CELL)), []).append(number)
    return Places(tuple(points), across, upward, radius, tuple(spots), cells)


def _ticks(values: Sequence[float], count: int) -> tuple[float, ...]:
    whole = all(value == round(value) for value in values)
    return ticks(min(values), max(values), count, whole=whole, zero=False)


def _least_gap(values: Sequence[float], axis: Axis) -> float:
    """Return the least distance between two different values on an axis."""
    known = sorted(set(values))
    return min((abs(axis.at(two) - axis.at(one)) for one, two in pairwise(known)), default=60.0)
