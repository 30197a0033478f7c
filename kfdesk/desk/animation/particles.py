"""Small things that fly: sparks, numbers, crystals of Æmber."""

from __future__ import annotations

from math import cos, pi, sin
from random import Random

from kfdesk.desk.animation import curves
from kfdesk.desk.animation.acts import Part
from kfdesk.desk.animation.curves import Point
from kfdesk.desk.animation.theater import Theater
from kfdesk.desk.beats.beat import Flow

SPARKS = "#ffd27a"
EMBER = "#ff7a2a"
GOLD = "#ffc23a"
MOST_CRYSTALS = 7
STAGGER_MS = 45.0


def numbers(theater: Theater, at: Point, amount: int, *, begins: float, sign: str = "−") -> list[Part]:
    """Let the amount of damage spring up on a red burst."""
    pictures, theme, size = theater.pictures, theater.theme, theater.unit * 0.78
    burst = pictures.burst(theme.damage, "#ff8a5c", size)
    number = pictures.number(f"{sign}{amount}", size * 0.52, "#ffffff")
    return [
        theater.pop(burst, at, begins=begins, lasts=620, rise=6),
        theater.pop(number, at, begins=begins + 20, lasts=640, rise=12),
    ]


def sparks(theater: Theater, at: Point, *, begins: float, count: int = 9, tint: str = SPARKS) -> list[Part]:
    """Let sparks fly from a point."""
    dice, width = Random(count), theater.unit
    parts = []
    for n in range(count):
        angle, far = 2 * pi * n / count + dice.uniform(-0.3, 0.3), width * dice.uniform(0.5, 1.0)
        end = (at[0] + far * cos(angle), at[1] + far * sin(angle) * 0.8)
        picture = theater.pictures.light(tint, width * 0.16)
        parts.append(
            theater.fly(picture, at, end, begins=begins, lasts=dice.uniform(220, 340), light=True, sizes=(1.0, 0.4),
                        ease=curves.ease_out, fall=0.6)
        )  # fmt: skip
    return parts


def crystal_size(theater: Theater) -> float:
    """Return how wide a flying crystal is."""
    return max(24.0, min(46.0, theater.unit * 0.42))


def crystals(
    theater: Theater, start: Point, end: Point, amount: int, *, begins: float = 0, lasts: float = 340,
    bend: float = 0.28, tint: str = GOLD, spin: float = 200.0,
) -> list[Part]:  # fmt: skip
    """Let crystals fly from one place to another, each with a trail of light."""
    size, parts = crystal_size(theater), list[Part]()
    gem, glow = theater.pictures.icon("amber", size), theater.pictures.light(tint, size * 1.9, 0.75)
    trail = theater.pictures.light(tint, size * 0.9, 0.6)
    for n in range(min(amount, MOST_CRYSTALS)):
        at, curve = begins + STAGGER_MS * n, bend * (1 if n % 2 == 0 else -0.55)
        for lag in (70, 48, 26):
            parts.append(theater.fly(trail, start, end, begins=at + lag, lasts=lasts, bend=curve, light=True,
                                     sizes=(1.0, 0.5), fall=0.25))  # fmt: skip
        parts.append(theater.fly(glow, start, end, begins=at, lasts=lasts, bend=curve, light=True))
        parts.append(theater.fly(gem, start, end, begins=at, lasts=lasts, bend=curve, spin=spin, sizes=(0.8, 1.1)))
    return parts


def arrival(theater: Theater, at: Point, amount: int, *, begins: float, tint: str = GOLD) -> list[Part]:
    """Let a place light up at which crystals arrive, and say how many."""
    size = crystal_size(theater)
    ring = theater.pictures.ring(tint, size * 2.6, 3.0)
    light = theater.pictures.light(tint, size * 3.4, 0.8)
    parts = [
        theater.swell(ring, at, begins=begins, lasts=320, sizes=(0.4, 1.2)),
        theater.swell(light, at, begins=begins, lasts=360, sizes=(0.6, 1.0), light=True, rise=0.05, fall=0.9),
    ]
    if amount:
        number = theater.pictures.number(f"{amount:+d}".replace("-", "−"), size * 0.95, tint)
        beside = (at[0] + size * 1.6, at[1] - size * 0.8)  # above the number in a pool, which has two digits soon
        parts.append(theater.pop(number, beside, begins=begins, lasts=640, rise=size * 0.7))
    return parts


def last_arrival(flows: tuple[Flow, ...], lasts: float) -> float:
    """Return when the last crystal arrives, in milliseconds."""
    most = max((min(flow.amount, MOST_CRYSTALS) for flow in flows), default=1)
    return lasts + STAGGER_MS * (most - 1)


def supply(theater: Theater, near: Point) -> Point:
    """Return where Æmber of the common supply comes from and goes to: a little above a place, or below it."""
    far = theater.layout.size[1] * 0.16
    return near[0], near[1] - far if near[1] > 2 * far else near[1] + far
