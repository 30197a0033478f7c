"""Where the parts of a chart lie: ticks, bars, steps. Plain functions on numbers, without Qt.

Lengths are logical pixels, y grows downwards; every box is given as x, y, width, height.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import NamedTuple

STEPS = (1.0, 2.0, 5.0, 10.0)


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    width: float
    height: float

    @property
    def right(self) -> float:
        """Where it ends on the right."""
        return self.x + self.width

    @property
    def bottom(self) -> float:
        """Where it ends below."""
        return self.y + self.height

    def holds(self, x: float, y: float) -> bool:
        """Return whether a point lies in it."""
        return self.x <= x <= self.right and self.y <= y <= self.bottom


def ticks(least: float, most: float, count: int, *, whole: bool = True, zero: bool = True) -> tuple[float, ...]:
    """Return round numbers that enclose `least` and `most`, about `count` of them; `whole`: no fractions.

    0 is always among those that enclose it, and with `zero` they reach to it; there are at least two.
    """
    low, high = (min(least, 0.0), max(most, 0.0)) if zero else (least, most)
    if high - low <= 0:
        high = low + 1
    raw = (high - low) / max(1, count)
    power = 10.0 ** floor(log10(raw))
    step = next(power * s for s in STEPS if power * s >= raw - 1e-9)
    if whole:
        step = max(1.0, float(ceil(step - 1e-9)))
    first, last = floor(low / step + 1e-9), ceil(high / step - 1e-9)
    return tuple(round(n * step, 9) for n in range(first, max(last, first + 1) + 1))


@dataclass(frozen=True, slots=True)
class Axis:
    """A line of numbers laid over a length: `start` is where `least` lies, `end` where `most` lies."""

    marks: tuple[float, ...]
    start: float
    end: float

    def at(self, value: float) -> float:
        """Return where a value lies."""
        least, most = self.marks[0], self.marks[-1]
        return self.start + (value - least) / (most - least) * (self.end - self.start)


def spaced(labels: int, room: float, least: float) -> int:
    """Return every which label is shown, so that each has at least so much room: 1, 2, 5, 10 …"""
    if labels <= 1 or room <= 0:
        return 1
    needed = least * labels / room
    scale = 1
    while True:
        for step in (1, 2, 5):
            if step * scale >= needed:
                return step * scale
        scale *= 10


def columns(area: Box, groups: int, series: int, *, gap: float = 0.28) -> list[list[Box]]:
    """Return for each group the boxes of its bars beside each other, over the whole height of `area`.

    `gap` is the share of a group's width that is left free between groups.
    """
    if not groups or not series:
        return []
    width = area.width / groups
    bar = width * (1 - gap) / series
    return [
        [Box(area.x + g * width + width * gap / 2 + s * bar, area.y, bar, area.height) for s in range(series)]
        for g in range(groups)
    ]


def rows(area: Box, groups: int, series: int, *, gap: float = 0.28) -> list[list[Box]]:
    """Return for each group the boxes of its bars below each other, over the whole width of `area`."""
    turned = columns(Box(area.y, area.x, area.height, area.width), groups, series, gap=gap)
    return [[Box(box.y, box.x, box.height, box.width) for box in group] for group in turned]


def upright(box: Box, axis: Axis, low: float, high: float) -> Box:
    """Return the part of a column between two values of a vertical axis."""
    top, bottom = sorted((axis.at(low), axis.at(high)))
    return Box(box.x, top, box.width, bottom - top)


def lying(box: Box, axis: Axis, low: float, high: float) -> Box:
    """Return the part of a row between two values of a horizontal axis."""
    left, right = sorted((axis.at(low), axis.at(high)))
    return Box(left, box.y, right - left, box.height)


def stacks(parts: Sequence[float]) -> list[tuple[float, float]]:
    """Return where each part of a stacked bar begins and ends; negative parts grow the other way."""
    up = down = 0.0
    found = []
    for part in parts:
        if part >= 0:
            found.append((up, up + part))
            up += part
        else:
            found.append((down, down + part))
            down += part
    return found


def steps(points: Sequence[tuple[float, float]]) -> list[tuple[float, float]]:
    """Return the corners of a line that keeps each value until the next point."""
    found: list[tuple[float, float]] = []
    for x, y in points:
        if found:
            found.append((x, found[-1][1]))
        found.append((x, y))
    return found


def nearest(xs: Sequence[float], x: float) -> int:
    """Return the index of the value nearest to `x`; there must be one."""
    return min(range(len(xs)), key=lambda index: abs(xs[index] - x))


def apart(wanted: Sequence[float], size: float, least: float, most: float) -> list[float]:
    """Return places near those wanted, in their order, at least `size` apart, within bounds as far as there is room."""
    order = sorted(range(len(wanted)), key=lambda index: wanted[index])
    found = list(wanted)
    edge = least
    for index in order:
        found[index] = edge = max(found[index], edge)
        edge += size
    edge = most
    for index in reversed(order):
        found[index] = min(found[index], edge)
        edge = found[index] - size
    return found
