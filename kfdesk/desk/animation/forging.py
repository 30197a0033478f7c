"""Stagings of keys: one is forged large in the middle of the player's side and goes to its socket; one is lost."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from math import cos, pi, sin
from typing import Final

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor
from PySide6.QtWidgets import QGraphicsRectItem

from kfdesk.desk.animation import curves
from kfdesk.desk.animation.acts import Act, Part
from kfdesk.desk.animation.curves import Point
from kfdesk.desk.animation.particles import GOLD, crystal_size, sparks
from kfdesk.desk.animation.sprites import Z_EFFECT, Z_FLYING
from kfdesk.desk.animation.theater import Theater
from kfdesk.desk.layout.table_layout import Rect
from kfdesk.desk.play.recap import Shot
from kfdesk.engine.terms import KeyColor, Player

Z_DUSK: Final = Z_FLYING - 100
"""Over the table and its cards, below all that shines."""
Z_KEY: Final = Z_EFFECT + 10
"""The key lies over its fire and its rays."""
DARKEST: Final = 0.58
"""How dark the table is meanwhile, from 0 to 1."""
FALLS_MS: Final = 170.0
"""How long the dusk takes to fall, and to lift."""
FIRST_MS: Final = 110.0
"""When the first crystal leaves the pool."""
APART_MS: Final = 72.0
"""So much later each of the others leaves it, less where there are many:"""
ALL_LEAVE_MS: Final = 400.0
"""in so much time all of them do."""
FLIGHT_MS: Final = 290.0
"""How long a crystal flies to where it melts."""
CAST_MS: Final = 800.0
"""When the key comes out of what has melted."""
LEAVES_MS: Final = 1230.0
"""When it sets out for its socket."""
LANDS_MS: Final = 1480.0
"""When it is in its socket."""
FADES_MS: Final = 380.0
"""How long what it strikes shines on: all of it is over within two seconds."""
LARGE: Final = (0.34, 0.38, 0.42)
"""How large it is, as a share of the table's height: a player's first key, the second, all others."""
MOST: Final = (330.0, 380.0, 430.0)
"""The same at most, in scene units."""
SPARKS: Final = (12, 22, 34)
"""How many sparks fly when it is cast, in the same order."""


def forge(theater: Theater, shot: Shot) -> Act:
    """The table falls dark, the Æmber paid melts in its middle crystal by crystal, and the key is cast of it.

    A second key comes with more than the first, the next with more than that.
    """
    beat = shot.beat
    if beat.player is None or beat.key is None:
        return Act()
    grade = min(len(shot.view.seats[beat.player].keys), len(LARGE)) - 1
    socket, at = theater.key(beat.player, beat.key), theater.middle(beat.player)
    size = min(theater.layout.size[1] * LARGE[grade], MOST[grade])
    paid = [flow for flow in beat.flows if theater.place(flow.source) is not None]
    cost = sum(flow.amount for flow in paid)
    leaves = [FIRST_MS + number * min(APART_MS, ALL_LEAVE_MS / max(1, cost)) for number in range(cost)]
    parts = [_dusk(theater), *_melt(theater, at, size, [time + FLIGHT_MS for time in leaves])]
    gone = 0
    for flow in paid:
        start = theater.place(flow.source)
        assert start is not None
        own, gone = leaves[gone : gone + flow.amount], gone + flow.amount
        for number, time in enumerate(own):
            parts += _crystal(theater, start, at, time, bend=0.3 * (-1) ** number)
        if own and flow.source is not None and not isinstance(flow.source, str):
            parts.append(_pool_empties(theater, flow.source, own))
    parts += _cast(theater, beat.key, at, size, grade)
    parts += _to_socket(theater, beat.key, at, socket, size)
    return Act(parts, lands_ms=LANDS_MS)


def _dusk(theater: Theater) -> Part:
    """Let the table fall dark until the key is in its socket."""
    wide, high = theater.layout.size
    dusk = QGraphicsRectItem(QRectF(0, 0, wide, high))
    dusk.setPen(Qt.PenStyle.NoPen)
    dusk.setBrush(QColor("#05060a"))
    dusk.setZValue(Z_DUSK)
    dusk.setOpacity(0)
    theater.scene.addItem(dusk)
    lasts = LANDS_MS + FALLS_MS

    def step(t: float) -> None:
        dusk.setOpacity(DARKEST * curves.fade(t, rise=FALLS_MS / lasts, fall=FALLS_MS / lasts))

    return Part(0, lasts, step, theater.remove(dusk))


def _crystal(theater: Theater, start: Point, end: Point, leaves: float, *, bend: float) -> list[Part]:
    """Let one crystal fly into the melt."""
    size, pictures = crystal_size(theater) * 1.15, theater.pictures
    gem, glow = pictures.icon("amber", size), pictures.light(GOLD, size * 1.9, 0.75)
    return [
        theater.fly(glow, start, end, begins=leaves, lasts=FLIGHT_MS, bend=bend, light=True),
        theater.fly(gem, start, end, begins=leaves, lasts=FLIGHT_MS, bend=bend, spin=160, sizes=(0.7, 1.2)),
    ]


def _pool_empties(theater: Theater, player: Player, leaves: Sequence[float]) -> Part:
    """Let the number in the pool count down as the crystals leave it."""
    view, panel = theater.view, theater.scene.panels[player]
    place, before = theater.layout.sides[player].panel, view.seats[player].amber
    first = leaves[0]
    lasts = leaves[-1] - first + 1

    def step(t: float) -> None:
        gone = sum(time <= first + t * lasts for time in leaves)
        if panel.seat is not None and panel.seat.amber != before - gone:
            seats = list(view.seats)
            seats[player] = replace(seats[player], amber=before - gone, check=False)
            panel.present(place, replace(view, seats=(seats[0], seats[1])))

    return Part(first, lasts, step)


def _melt(theater: Theater, at: Point, size: float, arrives: Sequence[float]) -> list[Part]:
    """Let what has melted glow, brighter with each crystal, until the key is cast of it."""
    melt = theater.sprite(theater.pictures.light("#ff8a2a", size * 0.5, 0.95), at, light=True, smooth=False)
    core = theater.sprite(theater.pictures.light("#fff0b8", size * 0.3, 1.0), at, light=True, smooth=False)
    lasts = CAST_MS + 230

    def step(t: float) -> None:
        now = t * lasts
        full = sum(time <= now for time in arrives) / max(1, len(arrives)) if arrives else curves.window(t, 0, 0.7)
        gone = curves.window(now, CAST_MS, lasts)
        beats = 1 + 0.06 * sin(now / 38)
        for sprite, large in ((melt, 3.0), (core, 1.7)):
            sprite.setScale(max(0.01, (0.35 + 0.65 * full) * large * beats * (1 + 0.6 * gone)))
            sprite.setOpacity(full**0.5 * (1 - gone))

    return [Part(0, lasts, step, theater.remove(melt, core))]


def _cast(theater: Theater, tint: KeyColor, at: Point, size: float, grade: int) -> list[Part]:
    """Let the key spring out glowing, in turning rays and steam, until it sets out."""
    lasts = LEAVES_MS - CAST_MS
    shine = theater.pictures.rays("#ffd27a", size * 1.2)
    key = theater.sprite(theater.pictures.icon(f"key-{tint}", size), at, z=Z_KEY)
    white = theater.sprite(theater.pictures.light("#fff3d0", size * 0.35), at, light=True, z=Z_KEY)

    def step(t: float) -> None:
        grown = max(0.01, curves.overshoot(curves.window(t * lasts, 0, 230)))
        key.setScale(grown)
        key.setOpacity(min(1.0, t / 0.1))
        white.setScale(grown * 3.0)
        white.setOpacity(max(0.0, 0.95 - t * lasts / 280))

    rings = [theater.pictures.ring(theater.theme.keys[tint], size * 0.8, 5.0)] * (grade + 1)
    return [
        theater.swell(shine, at, begins=CAST_MS, lasts=LANDS_MS - CAST_MS + 160, sizes=(0.8, 1.4), turn=40, light=True,
                      rise=0.15, fall=0.35, strength=0.55, z=Z_KEY - 1),
        Part(CAST_MS, lasts, step, theater.remove(key, white)),
        *sparks(theater, at, begins=CAST_MS, count=SPARKS[grade]),
        *(theater.swell(ring, at, begins=CAST_MS + 110.0 * number, lasts=460, sizes=(0.4, 1.7))
          for number, ring in enumerate(rings)),
        *_steam(theater, at, size),
    ]  # fmt: skip


def _steam(theater: Theater, at: Point, size: float) -> list[Part]:
    """Let steam rise from the hot key."""
    puff = theater.pictures.light("#d8d2c6", size * 0.22, 0.5)
    parts = []
    for n in range(5):
        start = (at[0] + size * 0.3 * sin(n * 2.4), at[1] - size * 0.1)
        end = (start[0] + size * 0.12 * cos(n), start[1] - size * (0.55 + 0.08 * n))
        parts.append(theater.fly(puff, start, end, begins=CAST_MS + 90 + 45.0 * n, lasts=420, sizes=(0.7, 2.0),
                                 ease=curves.ease_out, fall=0.7, rise=0.2, z=Z_KEY + 1))  # fmt: skip
    return parts


def _to_socket(theater: Theater, tint: KeyColor, at: Point, socket: Rect, size: float) -> list[Part]:
    """Let the large key itself, and no other, fly into its socket and lock there."""
    goal, width = socket.center, max(socket.w, socket.h)
    picture = theater.pictures.icon(f"key-{tint}", size)
    flying = theater.fly(picture, at, goal, begins=LEAVES_MS, lasts=LANDS_MS - LEAVES_MS, bend=0.25,
                         sizes=(1.0, 1.1 * width / size), ease=curves.ease_in, fall=0.01, rise=0.0,
                         z=Z_KEY + 1)  # fmt: skip
    ring = theater.pictures.ring(theater.theme.keys[tint], width * 4.2, 5.0)
    light = theater.pictures.light("#fff3d0", width * 3.0)
    return [
        flying,
        theater.swell(ring, goal, begins=LANDS_MS, lasts=FADES_MS, sizes=(0.15, 1.0)),
        theater.swell(light, goal, begins=LANDS_MS - 20, lasts=FADES_MS, sizes=(0.5, 1.0), light=True, rise=0.05,
                      fall=0.9),
        *sparks(theater, goal, begins=LANDS_MS, count=14),
    ]  # fmt: skip


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
