"""Stagings of fights, damage and destruction."""

from __future__ import annotations

from math import hypot
from random import Random

from kfdesk.desk.animation import curves
from kfdesk.desk.animation.acts import Act, Part
from kfdesk.desk.animation.curves import Point
from kfdesk.desk.animation.particles import EMBER, crystals, numbers, sparks
from kfdesk.desk.animation.sprites import Z_FLYING, burnt
from kfdesk.desk.animation.theater import Theater
from kfdesk.desk.animation.wipe import FROM as WIPE_FROM
from kfdesk.desk.animation.wipe import Wipe
from kfdesk.desk.play.recap import Shot
from kfdesk.desk.table.items import CardItem
from kfdesk.desk.table.motion import Pose, pose_of, put
from kfdesk.engine.terms import Status

MOST_EMBERS = 30


def fight(theater: Theater, shot: Shot) -> Act:
    """The attacker draws back and leaps at its target; the blow stops everything for a moment, then it comes back."""
    beat = shot.beat
    pair = theater.items(beat.cards[:2])
    if len(pair) < 2:
        return damage(theater, shot)
    attacker, target = pair
    a, b = (attacker.spot.x, attacker.spot.y), (target.spot.x, target.spot.y)
    far = max(1.0, hypot(b[0] - a[0], b[1] - a[1]))
    way = ((b[0] - a[0]) / far, (b[1] - a[1]) / far)
    reach = max(far * 0.35, far - 0.62 * theater.card_size()[1])
    lean = max(-9.0, min(9.0, 14 * way[0]))
    strike_ms, hold_ms = 230.0, 90.0
    start = pose_of(attacker)
    theater.scene.motion.stop(attacker)
    attacker.setZValue(Z_FLYING)

    def leap(t: float) -> None:
        if t < 0.5:
            share, scale = -0.16 * curves.ease_out(t / 0.5), 1 + 0.08 * curves.ease(t / 0.5)
        else:
            share, scale = curves.between(-0.16, 1.0, curves.ease_in((t - 0.5) / 0.5)), 1.08
        turn = start.turn + lean * share
        put(attacker, Pose(a[0] + way[0] * reach * share, a[1] + way[1] * reach * share, turn, scale))

    contact = (b[0] - way[0] * 0.34 * theater.card_size()[1], b[1] - way[1] * 0.34 * theater.card_size()[1])
    act = Act([Part(0, strike_ms, leap)], lands_ms=strike_ms, taken=frozenset(beat.cards[:1]))

    def landed() -> list[Part]:
        return _struck(theater, shot, attacker, (a[0] + way[0] * reach, a[1] + way[1] * reach), contact, hold_ms)

    act.landed = landed
    return act


def _struck(
    theater: Theater, shot: Shot, attacker: CardItem, leapt: Point, contact: Point, hold_ms: float
) -> list[Part]:
    """Show the blow: flash, sparks, shaking cards, numbers; the attacker comes back after a moment."""
    beat, parts, width = shot.beat, list[Part](), theater.unit
    if theater.scene.cards.get(attacker.handle) is attacker:
        # It may be exhausted now, and has to look as it did until it comes back.
        turn = -90.0 if attacker.spot.turned else 0.0
        hit = Pose(*leapt, turn, 1.08)
        put(attacker, hit)
        attacker.setZValue(Z_FLYING)
        stay = Part(0, hold_ms, lambda t: put(attacker, _jolted(hit, t)))
        parts.append(stay)

        def back() -> None:
            if theater.owns(attacker):
                theater.scene.send_home(attacker, 240)

        parts.append(Part(hold_ms, 1, lambda _t: None, back))
    flash = theater.pictures.burst("#ffe9b0", "#ffffff", width * 1.15, 11)
    parts.append(theater.swell(flash, contact, lasts=230, sizes=(0.5, 1.25), turn=18, fall=0.6))
    light = theater.pictures.light("#ffb060", width * 2.2, 0.8)
    parts.append(theater.swell(light, contact, lasts=300, sizes=(0.7, 1.2), light=True, rise=0.05, fall=0.9))
    parts += sparks(theater, contact, begins=0)
    for n, (handle, amount) in enumerate(zip(beat.cards, beat.amounts, strict=False)):
        item = theater.scene.cards.get(handle)
        at = (item.spot.x, item.spot.y) if item is not None else None
        if item is not None and n:
            parts.append(theater.shake(item, begins=0, lasts=320, by=width * 0.09))
        if amount and at is not None:  # the attacker's stands where it comes back to: elsewhere it is another card's
            parts += numbers(theater, at, amount, begins=0 if n else hold_ms + 170)
        if handle in beat.guarded and at is not None:
            parts += shield(theater, handle, at if n else leapt)
    return parts


def _jolted(pose: Pose, t: float) -> Pose:
    return Pose(pose.x, pose.y + 3 * curves.shaken(t, times=2), pose.turn, pose.scale, pose.opacity)


def shield(theater: Theater, handle: str, at: Point) -> list[Part]:
    """Let a shield flash up: damage was prevented, by a ward or by armor."""
    size = theater.unit
    before = theater.scene.cards.get(handle)
    warded = before is not None and Status.WARD in before.card.statuses
    tint = theater.theme.ward if warded else "#cfd8e6"
    icon = theater.pictures.icon("ward" if warded else "armor", size * 0.9)
    ring = theater.pictures.ring(tint, size * 1.5)
    return [
        theater.swell(ring, at, lasts=340, sizes=(0.5, 1.15)),
        theater.pop(icon, at, rise=0),
    ]


def guard(theater: Theater, shot: Shot) -> Act:
    """A shield catches the damage."""
    parts: list[Part] = []
    for item in theater.items(shot.beat.cards):
        parts += shield(theater, item.handle, (item.spot.x, item.spot.y))
        parts.append(theater.bump(item, lasts=240, by=-0.05))
    return Act(parts, lands_ms=120)


def forbidden(theater: Theater, shot: Shot) -> Act:
    """The card that says "cannot" flares up, and a shield falls before what it keeps from harm."""
    beat, parts = shot.beat, list[Part]()
    cause = theater.scene.cards.get(beat.cause)
    if cause is not None:
        w, h = cause.size()
        light = theater.pictures.light("#cfd8e6", max(w, h) * 1.6, 0.7)
        at = cause.spot.x, cause.spot.y
        parts.append(theater.bump(cause, lasts=300, by=0.09))
        parts.append(theater.swell(light, at, lasts=360, sizes=(0.8, 1.15), light=True, rise=0.25))
    for item in theater.items(beat.cards):
        parts += shield(theater, item.handle, (item.spot.x, item.spot.y))
        parts.append(theater.shake(item, lasts=200, by=theater.unit * 0.03))
    if not beat.cards and beat.player is not None:
        parts += shield(theater, "", theater.pool(beat.player))
    return Act(parts, lands_ms=120)


def damage(theater: Theater, shot: Shot) -> Act:
    """Something flies from the card that deals it, bursts on each card that is hit, and shows how much."""
    beat, parts = shot.beat, list[Part]()
    width = theater.unit
    source = theater.place(beat.cause or None)
    flight = 190.0 if source is not None else 0.0
    for n, item in enumerate(theater.items(beat.cards)):
        at, wait = (item.spot.x, item.spot.y), 14.0 * min(n, 8)
        if source is not None and beat.cause != item.handle:
            for lag, size in ((0, 0.55), (28, 0.42), (56, 0.30)):
                bolt = theater.pictures.light("#ff5a36", width * size)
                parts.append(
                    theater.fly(bolt, source, at, begins=wait + lag, lasts=flight, bend=0.12, light=True,
                                ease=curves.ease_in, fall=0.05)
                )  # fmt: skip
        amount = beat.amounts[beat.cards.index(item.handle)] if beat.amounts else beat.amount
        parts += numbers(theater, at, amount, begins=flight + wait)
        parts.append(theater.shake(item, begins=flight + wait, lasts=300, by=width * 0.07))
        if n < 6:
            parts += sparks(theater, at, begins=flight + wait, count=5, tint=EMBER)
    return Act(parts, lands_ms=flight + 10)


def damage_moved(theater: Theater, shot: Shot) -> Act:
    """Damage is carried from one card to another."""
    beat, parts = shot.beat, list[Part]()
    token = theater.pictures.icon("damage", theater.unit * 0.5)
    for flow in beat.flows:
        start, end = theater.place(flow.source), theater.place(flow.target)
        if start is not None and end is not None:
            parts += [
                theater.fly(token, start, end, begins=60.0 * n, lasts=260, bend=0.3, spin=180)
                for n in range(min(3, flow.amount))
            ]
            parts += numbers(theater, end, flow.amount, begins=280, sign="+")
    return Act(parts, lands_ms=280)


def destroy(theater: Theater, shot: Shot) -> Act:
    """Cards flash, burn away from within, and embers rise from them; then the rows close.

    Where they are many they burn one after the other, as a wave reaches them.
    """
    items, parts = theater.items(shot.beat.cards), list[Part]()
    wipe = Wipe(theater, shot.beat.cause, items) if len(items) >= WIPE_FROM else None
    waits = [wipe.reaches(item) if wipe is not None else 16.0 * n for n, item in enumerate(items)]
    embers = max(2, min(8, MOST_EMBERS // max(1, len(items))))
    for item, wait in zip(items, waits, strict=True):
        flash = 0.7 if len(items) < 3 else 0.35  # a wiped board does not dazzle
        parts += _burns(theater, item, wait=wait, embers=embers, flash=flash)
    if wipe is not None:
        parts += wipe.parts()
    for flow in shot.beat.flows:
        start, end = theater.place(flow.source), theater.place(flow.target)
        if start is not None and end is not None:
            parts += crystals(theater, start, end, flow.amount, begins=90, lasts=330)
    lands = 430 + (max(waits) if wipe is not None else 0.0)
    return Act(parts, lands_ms=lands, taken=frozenset(shot.beat.cards))


def _burns(theater: Theater, item: CardItem, *, wait: float, embers: int, flash: float) -> list[Part]:
    width, height = item.size()
    at = (item.spot.x, item.spot.y)
    face = item.drawn()
    ghost = theater.ghost(item)
    veil = theater.pictures.veil("#ffffff", width, height)
    white = theater.sprite(veil, at, light=True)
    dice = Random(item.handle)

    def step(t: float) -> None:
        white.setOpacity(flash * (1 - t / 0.22) if t < 0.22 else 0)
        ghost.setScale(1 + 0.06 * curves.ease_out(t))
        if t > 0.12:
            ghost.show_picture(burnt(face, curves.window(t, 0.12, 1.0)))

    parts = [Part(wait, 430, step, theater.remove(ghost, white))]
    if embers > 2:
        glow = theater.pictures.light(EMBER, max(width, height) * 1.5, 0.7)
        parts.append(theater.swell(glow, at, begins=wait, lasts=480, sizes=(0.8, 1.1), light=True, rise=0.3, fall=0.6))
    for _ in range(embers):
        start = (at[0] + dice.uniform(-0.4, 0.4) * width, at[1] + dice.uniform(-0.2, 0.45) * height)
        end = (start[0] + dice.uniform(-0.3, 0.3) * width, start[1] - dice.uniform(0.4, 0.9) * height)
        spark = theater.pictures.light("#ffb04a", width * dice.choice((0.10, 0.14, 0.18)))
        parts.append(
            theater.fly(spark, start, end, begins=wait + dice.uniform(90, 260), lasts=dice.uniform(260, 420),
                        bend=dice.uniform(-0.3, 0.3), light=True, ease=curves.ease_out, fall=0.6, sizes=(1.0, 0.5))
        )  # fmt: skip
    return parts
