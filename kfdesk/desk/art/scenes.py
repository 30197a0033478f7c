"""The generated picture of a card: its figure in a place of its house, made in the manner of the house.

The same card always gives the same picture. What stands on it and how is a `Staging`.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from random import Random
from typing import Final

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainter, QTransform

from kfdesk.desk.art.bodies import Layer, pinned, placed, tube
from kfdesk.desk.art.grounds import BACKDROPS, Backdrop, polygon
from kfdesk.desk.art.manners import MANNERS, Manner
from kfdesk.desk.art.palettes import Palette, manner_of, painted_as, palette
from kfdesk.desk.art.poses import Pose
from kfdesk.desk.art.sprites import Sprite, blot, extent, ground_shadow, sprite
from kfdesk.desk.art.staging import NOTHING, Staging, head_size, layers_of, pose_of, staging, thing
from kfdesk.desk.kit.theme import Suit, Theme, color, mix

BANDS: Final = 7
"""Bands of flat color in a sky: a print has such, and a gradient takes as long as all of them."""
FINEST: Final = 8.0
"""Pixels in a unit of a figure at most: more is not seen."""


@dataclass(frozen=True, slots=True)
class Subject:
    """What a picture is made from."""

    id: str
    type: str
    traits: tuple[str, ...]
    house: Suit
    gigantic: bool = False
    """Whether it is a gigantic creature, which is larger than its picture."""


@dataclass(frozen=True, slots=True)
class _Picture:
    """All that decides what is painted; lengths are units, of which a picture is 100 wide."""

    shown: Staging
    colors: Palette
    manner: Manner
    places: tuple[Backdrop, ...]
    """The places of its house."""
    tall: float
    focus: float
    lit_from_left: bool

    @property
    def floor(self) -> float:
        """The height at which figures stand."""
        return self.tall * min(0.97, self.focus + 0.42)


def paint_scene(painter: QPainter, subject: Subject, rect: QRectF, theme: Theme, *, focus: float = 0.56) -> None:
    """Paint a card's picture to fill `rect`; `focus` is the height of the figure's middle as a share of it."""
    picture, dice = _picture(subject, rect, focus), Random(f"place {subject.id}")
    painter.save()
    painter.setClipRect(rect, Qt.ClipOperation.IntersectClip)
    unit = _begin(painter, rect)
    _ground(painter, picture, dice)
    _paint_figures(painter, picture, subject, unit)
    if subject.gigantic:
        _small_world(painter, picture, dice)
    picture.manner.over(painter, dice, picture.tall, picture.colors)
    painter.restore()


def paint_breaking_out(painter: QPainter, subject: Subject, rect: QRectF, *, focus: float = 0.56) -> None:
    """Paint the figure of a picture that fills `rect` once more, without the ground, and as far as it leaves `rect`."""
    painter.save()
    _paint_figures(painter, _picture(subject, rect, focus), subject, _begin(painter, rect))
    painter.restore()


def _picture(subject: Subject, rect: QRectF, focus: float) -> _Picture:
    shown = staging(subject.type, subject.traits, subject.id, gigantic=subject.gigantic)
    suit = painted_as(subject.id, subject.house)
    return _Picture(
        shown,
        palette(suit, shown.palette),
        MANNERS[manner_of(suit)],
        BACKDROPS.get(suit, BACKDROPS[None]),
        100 * rect.height() / rect.width(),
        focus,
        lit_from_left=bool(shown.place & 1024),
    )


def _begin(painter: QPainter, rect: QRectF) -> float:
    """Let a painter paint in units of a picture; return how many pixels one has, as far as figures need them."""
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    unit = min(FINEST, math.sqrt(abs(painter.deviceTransform().determinant())) * rect.width() / 100)
    painter.translate(rect.topLeft())
    painter.scale(rect.width() / 100, rect.width() / 100)
    return unit


def _paint_figures(painter: QPainter, picture: _Picture, subject: Subject, unit: float) -> None:
    for layers, place, depth in _figures(picture, Random(f"figure {subject.id}")):
        _figure(painter, picture, layers, place, unit, depth)


def _small_world(painter: QPainter, picture: _Picture, dice: Random) -> None:
    """Paint houses and trees at the feet of what is gigantic."""
    colors, tall = picture.colors, picture.tall
    x = -3.0
    while x < 102:
        wide, high = dice.uniform(3, 7), tall * dice.uniform(0.05, 0.13)
        fill = mix(colors.near, colors.ink, dice.uniform(0.1, 0.6))
        polygon(
            painter,
            [
                (x, tall),
                (x, tall - high),
                (x + wide / 2, tall - high - wide * 0.6),
                (x + wide, tall - high),
                (x + wide, tall),
            ],
            fill,
        )
        painter.fillRect(QRectF(x + wide * 0.35, tall - high * 0.7, 1.1, 1.5), color(colors.accent))
        x += wide + dice.choice((0, 0, 4))


def _ground(painter: QPainter, picture: _Picture, dice: Random) -> None:
    colors, tall = picture.colors, picture.tall
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, on=False)
    for band in range(BANDS):
        y = tall * 0.85 * band / BANDS
        painter.fillRect(QRectF(0, y, 100, tall - y), color(mix(colors.top, colors.low, band / (BANDS - 1))))
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    picture.manner.ground(painter, dice, tall, colors)
    if picture.shown.shot in ("close", "near"):
        return
    painter.save()
    painter.setOpacity(0.85)
    picture.places[picture.shown.place % len(picture.places)](painter, dice, tall, colors)
    painter.restore()
    floor = picture.floor - 5
    painter.fillRect(QRectF(0, floor, 100, tall - floor), color(mix(colors.near, colors.far, 0.25)))


Placed = tuple[Sequence[Layer], QTransform, float]
"""A figure's layers, where its box lies in the picture, and how far it is behind: 0 in front, to 1."""


def _figures(picture: _Picture, dice: Random) -> list[Placed]:
    """Return the figures of a picture from back to front."""
    shown = picture.shown
    layers = layers_of(shown)
    if shown.pose:
        place = _person_at(picture, dice)
    elif shown.shot in _BEASTS:
        place = _beast_at(picture, layers, dice)
    else:
        return _thing_at(picture, layers, dice)
    placed_: list[Placed] = [(layers, _mirrored(place, shown), 0.0)]
    if shown.shot == "pair":
        behind = QTransform(0.62, 0, 0, 0.62, 50 - 31 + dice.choice((-26, 26)), picture.floor * 0.94 - 94 * 0.62)
        placed_.insert(0, (layers, behind, 0.55))
    if not shown.pose and shown.object and shown.shot in ("full", "far"):
        by = QTransform(0.3, 0, 0, 0.3, 68, picture.floor - 30)
        placed_.append((placed(thing(shown.object), QTransform()), by, 0.0))
    return placed_


_BEASTS: Final = frozenset({"full", "near", "far", "rear", "pounce", "pair", "giant"})


def _mirrored(place: QTransform, shown: Staging) -> QTransform:
    return place * QTransform(-1, 0, 0, 1, 100, 0) if shown.mirrored else place


def _person_at(picture: _Picture, dice: Random) -> QTransform:
    pose, tall = pose_of(picture.shown), picture.tall
    base, aside = min(tall, 100.0) / 100, dice.uniform(-4, 4)
    middle = QPointF(50 + aside, tall * picture.focus)
    center = (pose.neck + pose.hip) / 2
    match picture.shown.shot:
        case "close":
            size = head_size(picture.shown)
            up = (pose.crown - pose.neck) * size
            leaning = math.degrees(math.atan2(up.x(), -up.y()))
            scale = 62 / math.hypot(up.x(), up.y())
            return pinned(pose.neck + up * 0.5, middle + QPointF(aside, 0), scale * base, dice.uniform(-9, 9) - leaning)
        case "half":
            size = head_size(picture.shown)
            top = pose.neck + (pose.crown - pose.neck) * min(size, 1.4)
            return pinned(
                (pose.neck * 2 + top) / 3, middle - QPointF(0, tall * 0.02), 1.45 * base / max(1.0, size * 0.8)
            )
        case "far":
            aside = dice.choice((-1, 1)) * dice.uniform(14, 34)
            return _fitted(picture, pose, aside, share=0.74)
        case "giant":
            box = pose.extent(head_size(picture.shown))
            scale = (
                max(1.24 * tall / box.height(), 106 / (box.width() + 14)) if tall > 70 else 1.5 * tall / box.height()
            )
            return pinned(QPointF(box.center().x(), box.top()), QPointF(50, tall * 0.05), scale)
        case "low":
            highest = min(pose.crown.y(), pose.neck.y(), pose.hip.y())
            return pinned(QPointF(center.x(), highest), QPointF(50 + aside, tall * 0.09), 1.22 * base)
    return _fitted(picture, pose, aside)


def _fitted(picture: _Picture, pose: Pose, aside: float, share: float = 1.0) -> QTransform:
    """Return where a body lies that takes such a share of the picture; one that flies or leaps is off the floor."""
    box = pose.extent(head_size(picture.shown))
    if picture.shown.object not in ("", NOTHING):
        box = box.united(QRectF(pose.near_arm[2] - QPointF(13, 15), pose.near_arm[2] + QPointF(13, 11)))
    scale = min(96 / (box.width() + 8), (picture.floor - 2) / (box.height() + 8), 1.35) * share
    low = box.bottom() if box.bottom() > 90 else box.bottom() + 10
    return pinned(QPointF(box.center().x(), low), QPointF(50 + aside * 0.5, picture.floor), scale)


def _beast_at(picture: _Picture, layers: Sequence[Layer], dice: Random) -> QTransform:
    tall, box = picture.tall, extent(layers, QTransform())
    base, aside = min(tall, 100.0) / 100, dice.uniform(-4, 4)
    middle = QPointF(50 + aside, tall * picture.focus)
    large = min(94 / box.width(), (picture.floor - 8) / box.height(), 1.5)
    foot = QPointF(box.center().x(), box.bottom())
    raised = picture.floor - max(0.0, picture.floor * 0.62 - box.height() * large) * 0.5  # what is low lies nearer
    match picture.shown.shot:
        case "giant":
            return pinned(QPointF(50, 50), middle + QPointF(0, tall * 0.04), 1.12 * max(base, 0.8))
        case "near":
            return pinned(QPointF(62, 42 if box.height() > 60 else box.center().y()), middle, 1.5 * base)
        case "far":
            return pinned(foot, QPointF(50 + aside * 4, picture.floor - 2), 0.66 * large)
        case "rear":
            return pinned(QPointF(36, 90), QPointF(40, picture.floor), 0.92 * base, -24)
        case "pounce":
            return pinned(QPointF(50, 56), middle, 0.94 * base, 20)
    return pinned(foot, QPointF(50 + aside, raised), large)


def _thing_at(picture: _Picture, layers: Sequence[Layer], dice: Random) -> list[Placed]:
    tall = picture.tall
    base = min(tall, 100.0) / 100
    middle, box = QPointF(50, tall * picture.focus), QPointF(50, 50)
    match picture.shown.shot:
        case "tilted":
            return [(layers, pinned(box, middle, 0.82 * base, dice.choice((-24, 24))), 0.0)]
        case "held":
            return _in_a_hand(picture, layers, middle, base)
        case "many":
            spots = ((-24, -16, 0.42, -20), (25, -10, 0.5, 16), (-2, 16, 0.62, 4))
            return [(layers, pinned(box, middle + QPointF(x, y), size * base, turn), 0.0) for x, y, size, turn in spots]
        case "ground":
            at = QPointF(50 + dice.uniform(-12, 12), picture.floor)
            return [(layers, pinned(QPointF(50, 92), at, 0.66 * base), 0.0)]
        case "large":
            turn = dice.uniform(-14, 14)
            return [(layers, pinned(box, middle + QPointF(dice.uniform(-8, 8), 4), 1.02 * base, turn), 0.0)]
        case "echo":
            spots_back = ((-14, -10, 0.5), (0, -2, 0.64), (14, 6, 0.78))
            return [
                (layers, pinned(box, middle + QPointF(x, y), size * base), depth)
                for (x, y, size), depth in zip(spots_back, (0.8, 0.4, 0.0), strict=True)
            ]
    return [(layers, pinned(box, middle, 0.8 * base), 0.0)]


def _in_a_hand(picture: _Picture, layers: Sequence[Layer], middle: QPointF, base: float) -> list[Placed]:
    """Return a thing that an arm from below holds up."""
    hand = QPointF(52, 74)
    arm = [
        Layer("m", tube((QPointF(82, 128), QPointF(66, 94)), (13, 10))),
        Layer("b", tube((QPointF(66, 94), hand), (7.5, 8.5))),
    ]
    fingers = [
        Layer("b", tube((hand + QPointF(-10, -3 + 5 * step), hand + QPointF(5, -4 + 5 * step)), (2.4, 2.6)))
        for step in range(4)
    ]
    place = _mirrored(pinned(QPointF(50, 50), middle, base), picture.shown)
    up = pinned(QPointF(50, 84), hand, 0.78, -10) * place
    return [(arm, place, 0.0), (layers, up, 0.0), (fingers, place, 0.0)]


def _figure(
    painter: QPainter, picture: _Picture, layers: Sequence[Layer], place: QTransform, unit: float, depth: float
) -> None:
    colors, manner, left = picture.colors, picture.manner, picture.lit_from_left
    figure = sprite(layers, place, picture.tall, unit, colors, manner, lit_from_left=left)
    if figure is None:
        return
    if depth:
        figure.tinted(mix(colors.far, colors.body, 0.35), 1.0 - depth * 0.4).draw(painter)
        return
    _cast(painter, picture, figure, extent(layers, place).bottom())
    rim = figure.tinted(mix(colors.light, colors.accent, 0.25), 0.95)
    rim.draw(painter, -manner.rim if left else manner.rim, -manner.rim * 0.7)
    figure.draw(painter)


def _cast(painter: QPainter, picture: _Picture, figure: Sprite, low: float) -> None:
    """Paint the shadow that a figure casts: on the floor where it stands, on the wall where it is near."""
    shade = figure.tinted(picture.colors.ink, 0.42)
    if picture.shown.shot not in ("full", "far", "ground", "pair", "rear"):
        shade.draw(painter, 6 if picture.lit_from_left else -6, 3.5)
    elif low < picture.floor - 8:
        blot(painter, QPointF(figure.box.center().x(), picture.floor), 22, picture.colors)
    else:
        floor = min(low, picture.floor + 1)
        shade.draw_laid(painter, ground_shadow(floor, lit_from_left=picture.lit_from_left))
