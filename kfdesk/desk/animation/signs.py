"""Stagings of what changes on cards and players: statuses, counters, healing, chains, tide, houses, prophecies."""

from __future__ import annotations

from collections.abc import Callable
from math import cos, pi, sin

from kfdesk.desk.animation import curves
from kfdesk.desk.animation.acts import Act, Part
from kfdesk.desk.animation.curves import Point
from kfdesk.desk.animation.sprites import Z_BELOW, Sprite
from kfdesk.desk.animation.theater import Theater
from kfdesk.desk.kit.theme import mix
from kfdesk.desk.play.recap import Shot
from kfdesk.desk.table.items import CardItem
from kfdesk.engine.terms import Player

OnCard = Callable[[Theater, CardItem, Point], list[Part]]


def plain(_theater: Theater, _shot: Shot) -> Act:
    """Cards only turn."""
    return Act()


def _on_each(theater: Theater, shot: Shot, show: OnCard, *, lands: float) -> Act:
    parts: list[Part] = []
    for item in theater.items(shot.beat.cards):
        parts += show(theater, item, (item.spot.x, item.spot.y))
    return Act(parts, lands_ms=lands)


def _rim(theater: Theater, item: CardItem, tint: str, *, sizes: tuple[float, float], begins: float = 0,
         lasts: float = 360, fall: float = 0.7) -> Part:  # fmt: skip
    picture = theater.pictures.rim(tint, *item.size())
    return theater.swell(picture, (item.spot.x, item.spot.y), begins=begins, lasts=lasts, sizes=sizes, fall=fall,
                         on=item)  # fmt: skip


def _amount(shot: Shot, item: CardItem) -> int:
    beat = shot.beat
    return beat.amounts[beat.cards.index(item.handle)] if beat.amounts else beat.amount


# Abilities.


def ability(theater: Theater, shot: Shot) -> Act:
    """The card whose ability resolves stands out for a moment."""

    def show(theater: Theater, item: CardItem, at: Point) -> list[Part]:
        w, h = item.size()
        light = theater.pictures.light("#ffe9b0", max(w, h) * 1.5, 0.55)
        return [
            theater.bump(item, lasts=280, by=0.07),
            _rim(theater, item, "#ffe08a", sizes=(0.97, 1.12), lasts=340),
            theater.swell(light, at, lasts=300, sizes=(0.8, 1.1), light=True, rise=0.3, z=Z_BELOW),
        ]

    return _on_each(theater, shot, show, lands=90)


def use(theater: Theater, shot: Shot) -> Act:
    """A used card rises, and light turns around it."""

    def show(theater: Theater, item: CardItem, at: Point) -> list[Part]:
        w, h = item.size()
        rays = theater.pictures.rays("#ffd27a", max(w, h) * 2.0)
        return [
            theater.swell(rays, at, lasts=420, sizes=(0.6, 1.0), turn=40, light=True, rise=0.25, z=Z_BELOW),
            theater.bump(item, lasts=340, by=0.14),
            _rim(theater, item, "#ffd27a", sizes=(1.0, 1.16), begins=80),
        ]

    return _on_each(theater, shot, show, lands=190)


def reveal(theater: Theater, shot: Shot) -> Act:
    """An eye opens over the cards that are shown, or over the hand they are in."""
    act = ability(theater, shot)
    size = theater.card_size()[0] * 0.7
    eye = theater.pictures.icon("eye", size)
    places = [(item.spot.x, item.spot.y) for item in theater.items(shot.beat.cards)]
    if not places and shot.beat.player is not None:
        places = [theater.layout.sides[shot.beat.player].hand.center]
    act.parts += [theater.pop(eye, at, begins=40, lasts=560) for at in places]
    return act


# Statuses and counters.


def heal(theater: Theater, shot: Shot) -> Act:
    """Green signs rise from the card, and its damage is less."""
    green = "#27c267"

    def show(theater: Theater, item: CardItem, at: Point) -> list[Part]:
        w, h = item.size()
        parts = [_rim(theater, item, green, sizes=(1.12, 1.0), lasts=420, fall=0.5)]
        for n, x in enumerate((-0.3, 0.28, -0.05, 0.4)):
            plus = theater.pictures.plus(green, w * (0.26 if n % 2 else 0.2))
            start = (at[0] + x * w, at[1] + h * 0.32)
            end = (start[0], start[1] - h * 0.62)
            parts.append(theater.fly(plus, start, end, begins=50.0 * n, lasts=400, ease=curves.ease_out, fall=0.4))
        number = theater.pictures.number(f"+{_amount(shot, item)}", w * 0.42, "#7dffb0")
        parts.append(theater.pop(number, at, begins=120, lasts=560))
        return parts

    return _on_each(theater, shot, show, lands=190)


def ward(theater: Theater, shot: Shot) -> Act:
    """A bubble closes around the card."""

    def show(theater: Theater, item: CardItem, at: Point) -> list[Part]:
        bubble = theater.pictures.bubble(theater.theme.ward, *item.size())
        return [
            theater.swell(bubble, at, lasts=520, sizes=(1.5, 1.0), rise=0.35, fall=0.25, ease=curves.overshoot),
            _rim(theater, item, theater.theme.ward, sizes=(1.0, 1.1), begins=300),
        ]

    return _on_each(theater, shot, show, lands=300)


def ward_burst(theater: Theater, shot: Shot) -> Act:
    """The bubble around the card bursts into splinters."""

    def show(theater: Theater, item: CardItem, at: Point) -> list[Part]:
        w, h = item.size()
        tint = theater.theme.ward
        bubble = theater.pictures.bubble(tint, w, h)
        parts = [
            theater.swell(bubble, at, lasts=200, sizes=(1.0, 1.22), rise=0.05, fall=0.35),
            theater.shake(item, begins=110, lasts=240, by=w * 0.05),
        ]
        for n in range(12):
            angle = 2 * pi * n / 12 + 0.2
            start = (at[0] + 0.5 * w * cos(angle), at[1] + 0.5 * h * sin(angle))
            end = (at[0] + 1.05 * w * cos(angle), at[1] + 0.95 * h * sin(angle) + h * 0.15)
            shard = theater.pictures.shard(tint, w * 0.2, n % 5)
            parts.append(theater.fly(shard, start, end, begins=120, lasts=330, spin=150 * (-1) ** n,
                                     ease=curves.ease_out, fall=0.6))  # fmt: skip
        return parts

    return _on_each(theater, shot, show, lands=130)


MANY = 6
"""From so many cards at once on each has fewer effects: they would not be told apart, and take time."""


def _stars(theater: Theater, at: Point, w: float, h: float, *, leave: bool, count: int) -> list[Part]:
    """Let stars circle over a card, or fly away from it."""
    star = theater.pictures.burst("#f6d743", "#ffffff", w * 0.22, 5)
    parts = []
    for n in range(count):
        sprite = theater.sprite(star, at, smooth=False)
        phase = 2 * pi * n / count

        def step(t: float, sprite: Sprite = sprite, phase: float = phase) -> None:
            far = 1 + (1.4 * curves.ease_in(t) if leave else 0.0)
            angle = phase + 2 * pi * 0.8 * t
            sprite.setPos(at[0] + 0.48 * w * far * cos(angle), at[1] - 0.34 * h + 0.14 * h * far * sin(angle))
            sprite.setRotation(360 * t)
            sprite.setOpacity(curves.fade(t, rise=0.2, fall=0.35))

        parts.append(Part(60, 560, step, theater.remove(sprite)))
    return parts


def stun(theater: Theater, shot: Shot) -> Act:
    """A bolt strikes the card, which reels under stars."""

    many = len(shot.beat.cards) >= MANY

    def show(theater: Theater, item: CardItem, at: Point) -> list[Part]:
        w, h = item.size()
        bolt = theater.pictures.icon("stun", w * 0.72)
        start = (at[0] + w * 0.25, at[1] - h * 0.9)
        return [
            theater.fly(bolt, start, at, lasts=150, ease=curves.ease_in, fall=0.02, sizes=(1.3, 1.0)),
            theater.pop(bolt, at, begins=140, lasts=420, rise=0),
            theater.swell(theater.pictures.light("#fff27a", w * (1.2 if many else 2.0), 0.8), at, begins=140, lasts=240,
                          sizes=(0.6, 1.1), light=True, rise=0.05),
            _reel(theater, item),
            *_stars(theater, at, w, h, leave=False, count=2 if many else 5),
        ]  # fmt: skip

    return _on_each(theater, shot, show, lands=170)


def _reel(theater: Theater, item: CardItem) -> Part:
    start = item.rotation()

    def step(t: float) -> None:
        if theater.owns(item):
            item.setRotation(start + 8 * curves.shaken(t, times=2))

    return Part(150, 420, step, lambda: theater.home(item))


def unstun(theater: Theater, shot: Shot) -> Act:
    """The stars over the card fly away."""

    def show(theater: Theater, item: CardItem, at: Point) -> list[Part]:
        w, h = item.size()
        return [
            *_stars(theater, at, w, h, leave=True, count=5),
            _rim(theater, item, "#ffffff", sizes=(1.0, 1.1), begins=120),
            theater.bump(item, begins=80, lasts=260, by=0.06),
        ]

    return _on_each(theater, shot, show, lands=200)


def enrage(theater: Theater, shot: Shot) -> Act:
    """The card shakes more and more, red with fire."""

    def show(theater: Theater, item: CardItem, at: Point) -> list[Part]:
        w, h = item.size()
        tint = theater.theme.enrage
        red = theater.pictures.light("#ff2a10", max(w, h) * 1.6, 0.85)
        parts = [
            theater.swell(red, at, lasts=520, sizes=(0.7, 1.1), light=True, rise=0.4, fall=0.4),
            _rim(theater, item, tint, sizes=(0.96, 1.1), begins=220),
            theater.pop(theater.pictures.icon("enrage", w * 0.7), at, begins=200, lasts=440),
            _rage(theater, item),
        ]
        for n in range(7):
            x = (n / 6 - 0.5) * w * 0.9
            flame = theater.pictures.light("#ff5a1e" if n % 2 else "#ffc04a", w * 0.3, 0.9)
            start, end = (at[0] + x, at[1] + h * 0.3), (at[0] + x * 0.8, at[1] - h * 0.65)
            parts.append(theater.fly(flame, start, end, begins=40.0 * n, lasts=340, light=True, sizes=(1.0, 0.4),
                                     ease=curves.ease_in, fall=0.5))  # fmt: skip
        return parts

    return _on_each(theater, shot, show, lands=240)


def _rage(theater: Theater, item: CardItem) -> Part:
    motion = theater.scene.motion

    def step(t: float) -> None:
        if theater.owns(item):
            motion.stop(item)
            item.setPos(item.spot.x + 5 * t * sin(2 * pi * 7 * t), item.spot.y)
            item.setScale(1 + 0.08 * t)

    return Part(0, 420, step, lambda: theater.home(item))


def calm(theater: Theater, shot: Shot) -> Act:
    """Cool rings spread from the card."""

    def show(theater: Theater, item: CardItem, at: Point) -> list[Part]:
        ring = theater.pictures.ring("#9fd8ff", item.size()[0] * 1.7, 3.0)
        return [theater.swell(ring, at, begins=110.0 * n, lasts=340, sizes=(0.3, 1.1)) for n in range(2)]

    return _on_each(theater, shot, show, lands=150)


def power(theater: Theater, shot: Shot) -> Act:
    """Arrows rise over the card as it grows, or sink as it shrinks."""

    def show(theater: Theater, item: CardItem, at: Point) -> list[Part]:
        w, h = item.size()
        amount = _amount(shot, item)
        up = amount >= 0
        tint = theater.theme.raised if up else theater.theme.lowered
        parts = [
            theater.bump(item, lasts=360, by=0.12 if up else -0.1),
            theater.pop(theater.pictures.icon("power-counter", w * 0.6), at, begins=60, lasts=460),
        ]
        for n, x in enumerate((-0.32, 0.0, 0.32)):
            arrow = theater.pictures.chevron(tint, w * 0.3, up=up)
            low, high = (at[0] + x * w, at[1] + h * 0.38), (at[0] + x * w, at[1] - h * 0.42)
            ends = (low, high) if up else (high, low)
            parts.append(theater.fly(arrow, *ends, begins=60.0 * n, lasts=360, ease=curves.ease_out, fall=0.45))
        number = theater.pictures.number(f"{amount:+d}".replace("-", "−"), w * 0.42, "#ffffff")
        parts.append(theater.pop(number, (at[0], at[1] + h * 0.3), begins=120, lasts=520))
        return parts

    return _on_each(theater, shot, show, lands=180)


def counter(theater: Theater, shot: Shot) -> Act:
    """A counter drops onto the card, or leaves it."""

    def show(theater: Theater, item: CardItem, at: Point) -> list[Part]:
        w, h = item.size()
        token = theater.pictures.icon("counter", w * 0.5)
        above = (at[0], at[1] - h * 0.8)
        ends = (above, at) if _amount(shot, item) >= 0 else (at, above)
        ring = theater.pictures.ring(theater.theme.counter, w * 1.2, 3.0)
        return [
            theater.fly(token, *ends, lasts=260, ease=curves.ease_in, fall=0.1, sizes=(1.4, 0.9)),
            theater.swell(ring, at, begins=240, lasts=260, sizes=(0.4, 1.1)),
        ]

    return _on_each(theater, shot, show, lands=240)


def saved(theater: Theater, shot: Shot) -> Act:
    """Rings close around a card that was to be destroyed, and it stays."""

    def show(theater: Theater, item: CardItem, at: Point) -> list[Part]:
        size = max(item.size()) * 1.7
        theme = theater.theme
        ring = theater.pictures.ring("#fff1c0" if theme.dark else theme.amber_dark, size, 4.0)
        return [
            *(theater.swell(ring, at, begins=90.0 * n, lasts=340, sizes=(1.1, 0.35), rise=0.3) for n in range(2)),
            _rim(
                theater,
                item,
                "#ffffff" if theme.dark else theme.amber_dark,
                sizes=(1.15, 1.0),
                begins=200,
                lasts=380,
                fall=0.4,
            ),
        ]

    return _on_each(theater, shot, show, lands=220)


# Players.


def chains(theater: Theater, shot: Shot) -> Act:
    """Links fall onto a player's panel and clank, or break off it."""
    beat = shot.beat
    if beat.player is None:
        return Act()
    panel = theater.layout.sides[beat.player].panel
    at, size = panel.facts.center, max(26.0, panel.facts.h * 1.7)
    links = min(4, abs(beat.amount))
    link = theater.pictures.icon("chain", size)
    parts: list[Part] = []
    for n in range(links):
        x = at[0] + size * 0.62 * (n - (links - 1) / 2)
        high, low, gone = (x, at[1] - size * 3.2), (x, at[1]), (x, at[1] + size * 2.4)
        if beat.amount > 0:
            parts.append(theater.fly(link, high, low, begins=60.0 * n, lasts=210, ease=curves.ease_in, fall=0.02))
            parts.append(theater.pop(link, low, begins=200 + 60.0 * n, lasts=360, rise=0))
        else:
            parts.append(theater.fly(link, low, gone, begins=50.0 * n, lasts=380, ease=curves.ease_in, spin=130,
                                     fall=0.4))  # fmt: skip
    number = theater.pictures.number(f"{beat.amount:+d}".replace("-", "−"), size * 0.9, "#ffffff")
    parts.append(theater.pop(number, (at[0] + size * 1.2, at[1] - size), begins=200, lasts=560))
    ring = theater.pictures.ring("#c9d2dc", size * 3.0, 3.0)
    parts.append(theater.swell(ring, at, begins=210, lasts=260, sizes=(0.3, 1.0)))
    return Act(parts, lands_ms=230)


def tide(theater: Theater, shot: Shot) -> Act:
    """A wave rolls over the player's side of the table, and the water between both sides leans to it."""
    beat = shot.beat
    if beat.player is None:
        return Act()
    side = theater.layout.sides[beat.player]
    width, height = theater.layout.size
    half = height * 0.5
    y = height * 0.75 if side.below else height * 0.25
    wave = theater.pictures.wave(theater.theme.tide, "#d8fbff", width * 0.55, half)
    sprite = theater.sprite(wave, (0, y))

    def step(t: float) -> None:
        sprite.setPos(curves.between(-width * 0.3, width * 1.25, curves.ease(t)), y + 6 * sin(9 * t))
        sprite.setOpacity(0.9 * curves.fade(t, rise=0.1, fall=0.2))

    water = theater.scene.water
    leans, to = water.lean, (1.0 if side.below else -1.0) if shot.view.tide is not None else 0.0

    facts = side.panel.facts
    icon = theater.pictures.icon("tide", max(30.0, facts.h * 1.9))
    return Act(
        [
            Part(0, 620, step, theater.remove(sprite)),
            Part(60, 520, lambda t: water.flow(curves.between(leans, to, curves.overshoot(t))), water.rest),
            theater.pop(icon, facts.center, begins=240, lasts=520),
        ],
        lands_ms=260,
    )


HOUSE_AT = 0.2
"""Where on a battleline the emblem of the house chosen appears, as a share of its width."""


def house(theater: Theater, shot: Shot) -> Act:
    """The house's emblem appears over the player's side and goes to its place on the panel.

    It leaves the middle free, where a key that was just forged still stands.
    """
    beat = shot.beat
    if beat.house is None or beat.player is None:
        return Act()
    line = theater.layout.sides[beat.player].battleline
    at = (line.x + line.w * HOUSE_AT, line.center[1])
    seat = theater.view.seats[beat.player]
    places = theater.layout.sides[beat.player].panel.houses
    shown = seat.houses
    end = places[shown.index(beat.house)].center if beat.house in shown and len(places) >= len(shown) else at
    size = min(190.0, theater.layout.size[1] * 0.22)
    glow = theater.theme.house(beat.house).glow
    sprite = theater.sprite(theater.pictures.emblem(beat.house, size), at)
    light = theater.sprite(theater.pictures.light(glow, size * 2.0, 0.7), at, light=True)

    def step(t: float) -> None:
        grown, gone = curves.overshoot(curves.window(t, 0, 0.35)), curves.ease(curves.window(t, 0.55, 1))
        x, y = curves.along(at, end, gone, bend=0.15)
        for item, factor in ((sprite, 1.0), (light, 1.0)):
            item.setPos(x, y)
            item.setScale(max(0.01, factor * grown * curves.between(1, 0.2, gone)))
        sprite.setOpacity(min(1.0, t / 0.1) * (1 if t < 0.93 else (1 - t) / 0.07))
        light.setOpacity(curves.fade(t, rise=0.25, fall=0.5))

    ring = theater.pictures.ring(glow, size * 1.9, 4.0)
    return Act(
        [
            Part(0, 560, step, theater.remove(sprite, light)),
            theater.swell(ring, at, begins=120, lasts=360, sizes=(0.4, 1.05)),
        ],
        lands_ms=500,
    )


# Prophecies.

VIOLET = "#a070ff"


def prophecy(theater: Theater, shot: Shot) -> Act:
    """A circle of signs turns around the card."""

    def show(theater: Theater, item: CardItem, at: Point) -> list[Part]:
        size = max(item.size()) * 1.9
        runes = theater.pictures.runes(VIOLET, size)
        return [
            theater.swell(runes, at, lasts=560, sizes=(0.5, 1.0), turn=70, rise=0.25, fall=0.3, on=item),
            theater.swell(theater.pictures.light(VIOLET, size * 1.1, 0.6), at, lasts=560, sizes=(0.6, 1.0),
                          light=True, rise=0.3, on=item),
        ]  # fmt: skip

    return _on_each(theater, shot, show, lands=260)


def fulfill(theater: Theater, shot: Shot) -> Act:
    """The circle of signs closes, and light breaks out of the card."""
    rays = "#e0c8ff" if theater.theme.dark else VIOLET

    def show(theater: Theater, item: CardItem, at: Point) -> list[Part]:
        size = max(item.size()) * 2.0
        return [
            theater.swell(theater.pictures.runes(VIOLET, size), at, lasts=340, sizes=(1.1, 0.4), turn=-120, rise=0.2,
                          fall=0.2),
            theater.swell(theater.pictures.rays(rays, size * 1.5), at, begins=300, lasts=460, sizes=(0.5, 1.1),
                          turn=30, light=True, rise=0.1, on=item),
            theater.bump(item, begins=260, lasts=320, by=0.16),
            _rim(theater, item, VIOLET, sizes=(1.0, 1.2), begins=320),
        ]  # fmt: skip

    return _on_each(theater, shot, show, lands=320)


def owner_tint(theater: Theater, player: Player | None) -> str:
    """Return the color of a player's card backs, brightened; white for nobody."""
    return mix(theater.theme.backs[player], "#ffffff", 0.45) if player is not None else "#ffffff"
