"""Stagings of keys: one is forged large in the middle of the player's side and goes to its socket; one is lost."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from kfdesk.desk.animation import curves
from kfdesk.desk.animation.acts import Act, Part
from kfdesk.desk.animation.curves import Point
from kfdesk.desk.animation.particles import crystals, sparks
from kfdesk.desk.animation.sprites import Z_EFFECT
from kfdesk.desk.animation.theater import Theater
from kfdesk.desk.layout.table_layout import Rect
from kfdesk.desk.play.recap import Shot
from kfdesk.engine.terms import KeyColor

Z_KEY: Final = Z_EFFECT + 10
"""The key lies over its fire and its rays."""
LANDS_MS: Final = 650.0
"""When the key is in its socket."""
LEAVES_MS: Final = 430.0
"""When it sets out for its socket."""
RAYS_MS: Final = (760.0, 1150.0)
"""How long the rays around it are to be seen: those of any, and of a player's first."""
LARGE: Final = (0.27, 0.42)
"""How large it is, as a share of the table's height: any, and a player's first."""
MOST: Final = (280.0, 430.0)
"""The same at most, in scene units."""


def forge(theater: Theater, shot: Shot) -> Act:
    """The Æmber paid flies into a fire; out of it comes the key, large, and goes to its socket."""
    beat = shot.beat
    if beat.player is None or beat.key is None:
        return Act()
    first = len(shot.view.seats[beat.player].keys) == 1
    socket, at = theater.key(beat.player, beat.key), theater.middle(beat.player)
    size = min(theater.layout.size[1] * LARGE[first], MOST[first])
    parts = list[Part]()
    for flow in beat.flows:
        start = theater.place(flow.source)
        if start is not None:
            parts += crystals(theater, start, at, flow.amount, lasts=210, bend=0.4)
    parts += _fire(theater, at, size)
    parts += _large_key(theater, beat.key, at, size, rays=RAYS_MS[first])
    parts += _to_socket(theater, beat.key, at, socket, size)
    if first:
        parts += sparks(theater, at, begins=LANDS_MS - 250, count=24)
        ring = theater.pictures.ring(theater.theme.keys[beat.key], size * 0.8, 5.0)
        parts.append(theater.swell(ring, at, begins=180, lasts=520, sizes=(0.4, 1.7)))
    return Act(parts, lands_ms=LANDS_MS)


def _large_key(theater: Theater, tint: KeyColor, at: Point, size: float, *, rays: float) -> list[Part]:
    """Let the key spring out of the fire glowing, in turning rays, until it sets out."""
    begins = 90.0
    lasts = LEAVES_MS - begins
    shine = theater.pictures.rays("#ffd27a", size * 1.2)
    shade = theater.pictures.light("#140c06", size * 0.4, 0.85)  # soft ones are drawn small and shown larger
    key = theater.sprite(theater.pictures.icon(f"key-{tint}", size), at, z=Z_KEY)
    white = theater.sprite(theater.pictures.light("#fff3d0", size * 0.35), at, light=True, z=Z_KEY)

    def step(t: float) -> None:
        grown = max(0.01, curves.overshoot(curves.window(t * lasts, 0, 210)))
        key.setScale(grown)
        key.setOpacity(min(1.0, t / 0.12))
        white.setScale(grown * 3.0)
        white.setOpacity(max(0.0, 0.95 - t * lasts / 260))

    return [
        theater.swell(shade, at, begins=begins, lasts=rays, sizes=(2.7, 3.4), rise=0.15, fall=0.35, z=Z_KEY - 2),
        theater.swell(shine, at, begins=begins, lasts=rays, sizes=(0.8, 1.4), turn=40, light=True, rise=0.15,
                      fall=0.35, strength=0.55, z=Z_KEY - 1),
        Part(begins, lasts, step, theater.remove(key, white)),
    ]  # fmt: skip


def _to_socket(theater: Theater, tint: KeyColor, at: Point, socket: Rect, size: float) -> list[Part]:
    """Let the large key itself, and no other, fly into its socket and strike there."""
    goal, width = socket.center, max(socket.w, socket.h)
    picture = theater.pictures.icon(f"key-{tint}", size)
    lasts = LANDS_MS - LEAVES_MS
    flying = theater.fly(picture, at, goal, begins=LEAVES_MS, lasts=lasts, bend=0.25, sizes=(1.0, 1.1 * width / size),
                         ease=curves.ease_in, fall=0.01, rise=0.0, z=Z_KEY + 1)  # fmt: skip
    ring = theater.pictures.ring(theater.theme.keys[tint], width * 4.2, 5.0)
    light = theater.pictures.light("#fff3d0", width * 3.0)
    return [
        flying,
        theater.swell(ring, goal, begins=LANDS_MS, lasts=380, sizes=(0.15, 1.0)),
        theater.swell(light, goal, begins=LANDS_MS - 20, lasts=420, sizes=(0.5, 1.0), light=True, rise=0.05, fall=0.9),
        *sparks(theater, goal, begins=LANDS_MS, count=14),
    ]


def _fire(theater: Theater, at: Point, size: float) -> list[Part]:
    """Let a fire blaze up below the key."""
    glow = theater.pictures.light("#ff6a1e", size * 0.4, 0.95)
    parts = [theater.swell(glow, at, begins=60, lasts=640, sizes=(1.4, 4.3), light=True, rise=0.35, fall=0.5)]
    for n in range(10):
        aside = size * 0.38 * sin(n * 2.4)
        flame = theater.pictures.light("#ff8a2a" if n % 2 else "#ffd04a", size * 0.22, 0.9)
        wide = 1.5 + 0.5 * cos(n)
        start, end = (at[0] + aside, at[1] + size * 0.3), (at[0] + aside * 0.4, at[1] - size * (0.45 + 0.06 * n))
        parts.append(theater.fly(flame, start, end, begins=60 + 34.0 * n, lasts=340, light=True,
                                 sizes=(1.2 * wide, 0.3), bend=0.2 * (-1) ** n, ease=curves.ease_in,
                                 fall=0.5))  # fmt: skip
    return parts


def unforge(theater: Theater, shot: Shot) -> Act:
    """A key rises out of its place and breaks into grey splinters."""
    beat, parts = shot.beat, list[Part]()
    if beat.player is None or beat.key is None:
        return Act()
    player, color = beat.player, beat.key
    socket = theater.key(player, color)
    at, size = socket.center, max(socket.w, socket.h)
    high = (at[0], at[1] - size * 0.6)
    parts.append(theater.swell(theater.pictures.icon(f"key-{color}", size * 1.6), high, lasts=300, sizes=(0.6, 1.0),
                               fall=0.1))  # fmt: skip
    for n in range(12):
        angle = 2 * pi * n / 12
        end = (high[0] + size * 1.5 * cos(angle), high[1] + size * (1.2 * sin(angle) + 0.9))
        tint = theater.theme.keys[color] if n % 3 == 0 else "#8d8778"
        shard = theater.pictures.shard(tint, size * 0.42, n % 5)
        parts.append(theater.fly(shard, high, end, begins=290, lasts=340, spin=220, ease=curves.ease_out, fall=0.5))
    return Act(parts, lands_ms=290)
