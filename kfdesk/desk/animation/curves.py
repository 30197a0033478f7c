"""Curves of movement: shares of a way, from shares of time; both run from 0 to 1."""

from __future__ import annotations

from math import pi, sin

Point = tuple[float, float]


def ease_out(t: float) -> float:
    """Begin fast, end slowly."""
    return 1 - (1 - t) ** 3


def ease_in(t: float) -> float:
    """Begin slowly, end fast."""
    return t * t * t


def ease(t: float) -> float:
    """Begin and end slowly."""
    return t * t * (3 - 2 * t)


def overshoot(t: float) -> float:
    """Go a tenth too far and come back."""
    return 1 + 2.7 * (t - 1) ** 3 + 1.7 * (t - 1) ** 2


def there_and_back(t: float) -> float:
    """Rise to 1 in the middle, and fall again."""
    return sin(pi * t)


def fade(t: float, *, rise: float = 0.15, fall: float = 0.4) -> float:
    """Appear in the first `rise` of the time, vanish in the last `fall`."""
    if t < rise:
        return t / rise
    return min(1.0, (1 - t) / fall)


def window(t: float, begin: float, end: float) -> float:
    """Return which share of the time from `begin` to `end` is over."""
    return max(0.0, min(1.0, (t - begin) / (end - begin)))


def between(a: float, b: float, t: float) -> float:
    """Return what lies at that share of the way from a to b."""
    return a + (b - a) * t


def along(a: Point, b: Point, t: float, *, bend: float = 0.0) -> Point:
    """Return the point at that share of an arc from a to b, which swings out to its left by `bend` of its length."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    cx, cy = a[0] + dx / 2 + dy * bend, a[1] + dy / 2 - dx * bend
    u = 1 - t
    return u * u * a[0] + 2 * u * t * cx + t * t * b[0], u * u * a[1] + 2 * u * t * cy + t * t * b[1]


def shaken(t: float, *, times: int = 4) -> float:
    """Swing to and fro, less and less."""
    return sin(2 * pi * times * t) * (1 - t) ** 2
