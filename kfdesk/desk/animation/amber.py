"""Stagings of Æmber: crystals fly between pools and cards."""

from __future__ import annotations

from math import atan2, degrees

from kfdesk.desk.animation import curves
from kfdesk.desk.animation.acts import Act, Part
from kfdesk.desk.animation.curves import Point
from kfdesk.desk.animation.particles import (
    GOLD,
    MOST_CRYSTALS,
    STAGGER_MS,
    arrival,
    crystal_size,
    crystals,
    last_arrival,
    supply,
)
from kfdesk.desk.animation.sprites import Z_FLYING
from kfdesk.desk.animation.theater import Theater
from kfdesk.desk.play.recap import Shot
from kfdesk.engine.terms import PLAYERS, Player

REACH_MS = 240.0
"""How long a thief's hand takes to reach the pool, at speed 1."""


def _flows(
    theater: Theater, shot: Shot, *, bend: float, tint: str = GOLD, lasts: float = 340, begins: float = 0
) -> Act:
    """Let crystals fly, flow after flow; pools light up once for all that leaves or reaches them."""
    parts, left, reached = list[Part](), dict[Point, int](), dict[Point, tuple[int, float]]()
    when, lands = begins, begins
    for flow in shot.beat.flows:
        start, end = theater.place(flow.source), theater.place(flow.target)
        if start is None and end is None:
            continue
        begin, goal = start or supply(theater, end or (0, 0)), end or supply(theater, start or (0, 0))
        arc = bend if isinstance(flow.source, str) or isinstance(flow.target, str) else _inward(theater, begin, bend)
        parts += crystals(theater, begin, goal, flow.amount, begins=when, lasts=lasts, bend=arc, tint=tint)
        lands = max(lands, when + last_arrival((flow,), lasts))
        if end is not None:
            reached[end] = reached.get(end, (0, 0))[0] + flow.amount, when + last_arrival((flow,), lasts)
        if start is not None and not isinstance(flow.source, str):
            left[start] = left.get(start, 0) + flow.amount
        when += STAGGER_MS if len(shot.beat.flows) < 6 else STAGGER_MS / 2
    for place, amount in left.items():
        parts += arrival(theater, place, -amount, begins=begins, tint="#b9b2a6")
    for place, (amount, at) in reached.items():
        parts += arrival(theater, place, amount, begins=at, tint=tint)
    return Act(parts, lands_ms=lands)


def _inward(theater: Theater, start: Point, bend: float) -> float:
    """Return a bend from pool to pool that swings over the table, which lies to the right of the pools."""
    upper = start[1] < theater.layout.size[1] / 2
    return bend if upper else -bend


def gain(theater: Theater, shot: Shot) -> Act:
    """Crystals fly into a pool."""
    return _flows(theater, shot, bend=0.28)


def pay(theater: Theater, shot: Shot) -> Act:
    """Crystals are handed over, without a swing."""
    return _flows(theater, shot, bend=0.05, tint="#d8c9a0", lasts=400)


def lose(theater: Theater, shot: Shot) -> Act:
    """Crystals leave the pool, lose their light and break."""
    beat, size, parts = shot.beat, crystal_size(theater), list[Part]()
    gem = theater.pictures.icon("amber", size)
    for flow in beat.flows:
        start = theater.place(flow.source)
        if start is None:
            continue
        parts += arrival(theater, start, -flow.amount, begins=0, tint="#b9b2a6")
        for n in range(min(flow.amount, MOST_CRYSTALS)):
            out = (start[0] + size * (2.6 + 0.85 * n), start[1] - size * (0.4 + 0.25 * (n % 2)))
            parts.append(theater.fly(gem, start, out, begins=30.0 * n, lasts=240, ease=curves.ease_out, fall=0.05))
            for form in range(4):
                shard = theater.pictures.shard("#8d8577", size * 0.5, form)
                aside = (out[0] + size * 0.7 * (form - 1.5), out[1] + size * (1.7 + 0.3 * (form % 2)))
                parts.append(theater.fly(shard, out, aside, begins=240 + 30.0 * n, lasts=320, spin=160, bend=-0.3,
                                         ease=curves.ease_in, fall=0.5))  # fmt: skip
    return Act(parts, lands_ms=240)


def steal(theater: Theater, shot: Shot) -> Act:
    """The shadow of a hand reaches into one pool, which shivers; crystals run along it to the thief."""
    act = _flows(theater, shot, bend=0.55, tint="#b06cff", lasts=400, begins=REACH_MS)
    for flow in shot.beat.flows:
        at, thief = theater.place(flow.source), theater.place(flow.target)
        if at is None:
            continue
        size = crystal_size(theater)
        slash = theater.pictures.slash("#7a3fd0", size * 3.4)
        act.parts.append(theater.swell(slash, at, begins=REACH_MS - 60, lasts=280, sizes=(0.7, 1.15), turn=70,
                                       fall=0.5))  # fmt: skip
        if thief is not None:
            act.parts += _hand(theater, thief, at, size * 4.2)
        if flow.source in PLAYERS:
            act.parts.append(_shivers(theater, PLAYERS[flow.source]))
    return act


def _hand(theater: Theater, thief: Point, at: Point, size: float) -> list[Part]:
    """Let the shadow of a hand come from the thief, grasp, and go back with what it has taken."""
    turn = degrees(atan2(at[1] - thief[1], at[0] - thief[0])) + 90
    picture, bend = theater.pictures.hand("#6a3aa8", size), _inward(theater, at, 0.3)
    sprite = theater.sprite(picture, thief, z=Z_FLYING - 2)

    def step(t: float) -> None:
        out = curves.ease_out(curves.window(t, 0, 0.34)) - curves.ease(curves.window(t, 0.46, 1))
        sprite.setPos(*curves.along(thief, at, out, bend=-bend))
        sprite.setRotation(turn)
        sprite.setScale(curves.between(1.0, 0.86, curves.window(t, 0.3, 0.46)))
        sprite.setOpacity(0.8 * curves.fade(t, rise=0.12, fall=0.2))

    return [Part(0, REACH_MS / 0.34, step, theater.remove(sprite))]


def _shivers(theater: Theater, player: Player) -> Part:
    """Let a player's panel shiver while something is taken out of it."""
    panel = theater.scene.panels[player]
    return Part(REACH_MS - 80, 300, lambda t: panel.setPos(4 * curves.shaken(t, times=4), 0),
                lambda: panel.setPos(0, 0))  # fmt: skip


def capture(theater: Theater, shot: Shot) -> Act:
    """Crystals fly from a pool onto a card, which closes around them."""
    act = _flows(theater, shot, bend=-0.25, tint="#ff9d2e", lasts=350)
    for item in theater.items(shot.beat.cards):
        w, h = item.size()
        rim = theater.pictures.rim("#ff9d2e", w, h)
        at = (item.spot.x, item.spot.y)
        act.parts.append(theater.swell(rim, at, begins=act.lands_ms - 60, lasts=380, sizes=(1.45, 1.0), fall=0.4,
                                       rise=0.3))  # fmt: skip
        icon = theater.pictures.icon("capture", min(w, h) * 0.5)
        act.parts.append(theater.pop(icon, (at[0], at[1] - h * 0.1), begins=act.lands_ms, lasts=480))
    return act


def exalt(theater: Theater, shot: Shot) -> Act:
    """Light falls on a card, and crystals come down in it."""
    parts, lands = list[Part](), 330.0
    for flow in shot.beat.flows:
        at = theater.place(flow.target)
        if at is None:
            continue
        w, h = theater.card_size()
        beam = theater.pictures.beam("#fff0b0", w * 1.1, h * 2.2)
        above = (at[0], at[1] - h * 1.0)
        parts.append(theater.swell(beam, above, lasts=520, sizes=(1, 1), light=True, rise=0.2, fall=0.35))
        parts += crystals(theater, (at[0], at[1] - h * 1.9), at, flow.amount, lasts=lands, bend=0.0, spin=360)
        parts += arrival(theater, at, flow.amount, begins=lands)
        rim = theater.pictures.rim("#ffe08a", w, h)
        parts.append(theater.swell(rim, at, begins=lands, lasts=360, sizes=(1.0, 1.2)))
    return Act(parts, lands_ms=lands)


def reap(theater: Theater, shot: Shot) -> Act:
    """A sickle sweeps across the card, and its Æmber flies into the pool."""
    beat, parts, lands = shot.beat, list[Part](), 430.0
    for item in theater.items(beat.cards):
        at, (w, h) = (item.spot.x, item.spot.y), item.size()
        slash = theater.pictures.slash(GOLD, max(w, h) * 1.15)
        parts.append(theater.swell(slash, at, lasts=300, sizes=(0.9, 1.08), turn=95, rise=0.1, fall=0.45,
                                   ease=curves.ease_out))  # fmt: skip
        parts.append(_bow(theater, item.handle))
    for flow in beat.flows:
        start, end = theater.place(flow.source), theater.place(flow.target)
        if end is not None:
            parts += crystals(theater, start or supply(theater, end), end, flow.amount, begins=110, lasts=320)
            lands = 110 + last_arrival((flow,), 320)
            parts += arrival(theater, end, flow.amount, begins=lands)
    return Act(parts, lands_ms=lands)


def _bow(theater: Theater, handle: str) -> Part:
    """Let a card lean over for a moment."""
    item = theater.scene.cards[handle]
    start = item.rotation()

    def step(t: float) -> None:
        if theater.owns(item):
            item.setRotation(start + 7 * curves.there_and_back(t))
            item.setScale(1 + 0.06 * curves.there_and_back(t))

    return Part(0, 300, step, lambda: theater.home(item))
