"""Bodies: a pose with flesh and clothes on it, as layers that are painted from back to front.

The tones of layers: `b` skin or hide, `d` the same in shade, `m` cloth, `a` a second bright color, `l` light, `k` dark.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Final, NamedTuple

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QTransform

from kfdesk.desk.art.drawings import Figure
from kfdesk.desk.art.poses import Limb, Pose
from kfdesk.desk.art.shapes import drawn


class Layer(NamedTuple):
    """A part of a figure: its tone, and what is filled with it."""

    tone: str
    path: QPainterPath


@dataclass(frozen=True, slots=True)
class Build:
    """How a kind of person is built, in units of the box of 100 × 100."""

    head: float
    """Size of the head, times that of a pose."""
    broad: float
    """Breadth of the shoulders, times that of a pose."""
    waist: float
    """Half the width of the hips."""
    arm: float
    leg: float
    """Half the width of an arm and of a leg."""
    garments: tuple[str, ...]
    """What such a person wears without a calling: `bare`, `tunic`, `suit`, `coat`, `robe`, `toga`, `armor`, `cape`,
    `box` of a machine, `wisp` of a ghost."""
    extras: tuple[str, ...]
    """Whatever else grows on it: `tail`, `dino` for a heavy tail, `wings.…` of that name."""


class Held(NamedTuple):
    """What a hand holds."""

    figure: Figure
    size: float
    upright: bool
    """Whether it stands as it is drawn; a weapon follows the arm."""


WINGS_SIZE: Final = 2.2
"""Wings are drawn so much smaller, to fit their box."""
LONG: Final = frozenset({"robe", "toga", "wisp"})
"""Garments that hide the legs."""
_HELD_TONES: Final = {"m": "a", "b": "l"}
"""Tones of what is held, so that it stands out from the clothes and the hide of its holder."""
_BACK_TONES: Final = {"b": "d", "d": "d", "m": "m", "a": "a"}
"""Tones of the back of a head."""
_CHIN: Final = 90.0
_CROWN: Final = 10.0
_HAND: Final = QPointF(50, 70)
"""Where drawings of weapons are held."""


def body(
    pose: Pose,
    build: Build,
    garment: str,
    head: Sequence[Figure],
    *,
    held: Held | None = None,
    wings: Sequence[Figure] = (),
    head_last: bool = False,
) -> list[Layer]:
    """Return a person in a pose; `head` is the head with what is on it, `wings` lie behind the shoulders.

    Where the head is what is looked at, it comes last, so that no arm lies over it.
    """
    frame = _Frame.of(pose, build)
    layers = [layer for wing in wings for layer in placed(wing, _at(pose.neck, WINGS_SIZE * 0.42))]
    layers += _tail(frame, build)
    if garment in ("cape", "toga"):
        layers.append(Layer("m" if garment == "cape" else "a", _cape(frame)))
    sleeve = "d" if garment in ("bare", "armor") else "m"
    layers += _arm(frame.far_arm, build, "d", "d")
    layers += _legs(frame, build, garment)
    layers += _torso(frame, build, garment)
    if pose.from_behind:
        layers += _arm(frame.near_arm, build, sleeve, "b")
    if not head_last:
        layers += _head(pose, build, head)
    if held is not None:
        layers += [
            Layer(_HELD_TONES.get(layer.tone, layer.tone), layer.path)
            for layer in placed(held.figure, _in_hand(frame.near_arm, held))
        ]
    if not pose.from_behind:
        layers += _arm(frame.near_arm, build, sleeve if sleeve == "m" else "b", "b")
    return layers + (_head(pose, build, head) if head_last else [])


def placed(figure: Figure, transform: QTransform) -> list[Layer]:
    """Return a drawing as layers, moved."""
    return [Layer(tone, transform.map(drawn(text))) for tone, text in figure]


@dataclass(frozen=True, slots=True)
class _Frame:
    """A pose with its limbs moved to the shoulders and hips of a build."""

    pose: Pose
    across: QPointF
    """Across the back, as long as one unit."""
    top: float
    """Half the width of the shoulders."""
    near_arm: Limb
    far_arm: Limb
    near_leg: Limb
    far_leg: Limb

    @classmethod
    def of(cls, pose: Pose, build: Build) -> _Frame:
        spine = pose.hip - pose.neck
        length = math.hypot(spine.x(), spine.y()) or 1.0
        across = QPointF(spine.y() / length, -spine.x() / length)
        apart = _along(pose.near_arm[0] - pose.far_arm[0], across) / 2
        wide = max(abs(apart), 5.5) * build.broad
        moved = (wide - max(abs(apart), 5.5)) * (1 if apart >= 0 else -1)
        hips = max(0.0, build.waist - 7) * 0.7
        return cls(
            pose,
            across,
            wide,
            _moved(pose.near_arm, across * moved),
            _moved(pose.far_arm, across * -moved),
            _moved(pose.near_leg, across * hips),
            _moved(pose.far_leg, across * -hips),
        )


def _along(one: QPointF, other: QPointF) -> float:
    return one.x() * other.x() + one.y() * other.y()


def _moved(limb: Limb, by: QPointF) -> Limb:
    one, two, three = limb
    return one + by, two + by, three + by


def _at(point: QPointF, scale: float) -> QTransform:
    """Return the transform that lays the middle of a box on a point."""
    return QTransform(scale, 0, 0, scale, point.x() - 50 * scale, point.y() - 50 * scale)


def pinned(pivot: QPointF, to: QPointF, scale: float, degrees: float = 0.0) -> QTransform:
    """Return the transform that lays a point of a box on another one, and turns and scales the box about it."""
    transform = QTransform()
    transform.translate(to.x(), to.y())
    transform.rotate(degrees)
    transform.scale(scale, scale)
    transform.translate(-pivot.x(), -pivot.y())
    return transform


def _head(pose: Pose, build: Build, head: Sequence[Figure]) -> list[Layer]:
    up = pose.crown - pose.neck
    degrees = math.degrees(math.atan2(up.x(), -up.y()))
    scale = math.hypot(up.x(), up.y()) * build.head / (_CHIN - _CROWN)
    transform = pinned(QPointF(50, _CHIN), pose.neck, scale, degrees)
    layers = [layer for figure in head for layer in placed(figure, transform)]
    if pose.from_behind:  # no face: what is light or dark lies in it
        return [Layer(_BACK_TONES[layer.tone], layer.path) for layer in layers if layer.tone in _BACK_TONES]
    return layers


def _in_hand(arm: Limb, held: Held) -> QTransform:
    _, elbow, hand = arm
    scale = held.size / 100
    if held.upright:
        return pinned(QPointF(50, 56), hand, scale)
    reach = hand - elbow
    degrees = math.degrees(math.atan2(reach.x(), -reach.y()))
    return pinned(_HAND, hand, scale, degrees * 0.45)


def tube(points: Sequence[QPointF], radii: Sequence[float]) -> QPainterPath:
    """Return a limb along some joints, each so thick."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for (one, thick), (two, thin) in pairwise(zip(points, radii, strict=True)):
        way = two - one
        length = math.hypot(way.x(), way.y()) or 1.0
        side = QPointF(-way.y() / length, way.x() / length)
        path.moveTo(one + side * thick)
        path.lineTo(one - side * thick)
        path.lineTo(two - side * thin)
        path.lineTo(two + side * thin)
        path.closeSubpath()
    for point, radius in zip(points, radii, strict=True):
        path.addEllipse(point, radius, radius)
    return path


def _arm(arm: Limb, build: Build, sleeve: str, skin: str) -> list[Layer]:
    shoulder, elbow, hand = arm
    thick = build.arm
    whole = tube((shoulder, elbow, hand), (thick, thick * 0.85, thick * 0.7))
    fist = QPainterPath()
    fist.addEllipse(hand, thick * 1.05, thick * 1.05)
    return [Layer(sleeve, whole), Layer(skin, fist)]


def _legs(frame: _Frame, build: Build, garment: str) -> list[Layer]:
    if garment in LONG:
        return [Layer("a" if garment == "toga" else "m", _skirt(frame, build, wisp=garment == "wisp"))]
    thick = build.leg
    cloth = {"bare": "b", "box": "b", "suit": "m"}.get(garment, "d")
    layers = []
    for leg, tone in ((frame.far_leg, "d"), (frame.near_leg, cloth)):
        layers.append(Layer(tone, tube(leg, (thick * 1.2, thick, thick * 0.75))))
        layers.append(Layer("k" if garment != "bare" else tone, _shoe(leg, thick, frame)))
    return layers


def _shoe(leg: Limb, thick: float, frame: _Frame) -> QPainterPath:
    knee, foot = leg[1], leg[2]
    side = 1.0 if foot.x() >= frame.pose.hip.x() or frame.pose.near_leg[2].x() - frame.pose.hip.x() > 14 else -1.0
    way = foot - knee
    length = math.hypot(way.x(), way.y()) or 1.0
    toe = foot + QPointF(way.y(), -way.x()) / length * thick * 1.6 * side
    return tube((foot, toe), (thick * 0.95, thick * 0.6))


def _torso(frame: _Frame, build: Build, garment: str) -> list[Layer]:
    pose, across = frame.pose, frame.across
    spine = pose.hip - pose.neck
    top, low = frame.top, build.waist
    left, right = pose.neck + spine * 0.12 + across * top, pose.neck + spine * 0.12 - across * top
    under_left, under_right = pose.hip + across * low, pose.hip - across * low
    belly = spine * 0.55 + pose.neck
    path = QPainterPath(pose.neck + across * top * 0.4 - spine * 0.04)
    path.quadTo(pose.neck + across * top, left)
    path.quadTo(belly + across * max(top, low) * 1.02, under_left)
    path.quadTo(pose.hip + spine * 0.25, under_right)
    path.quadTo(belly - across * max(top, low) * 1.02, right)
    path.quadTo(pose.neck - across * top, pose.neck - across * top * 0.4 - spine * 0.04)
    path.closeSubpath()
    tone = {"bare": "b", "armor": "l", "toga": "a", "box": "m"}.get(garment, "m")
    layers = [Layer(tone, path)]
    if garment in ("tunic", "armor", "cape"):
        layers.insert(0, Layer("m", _flare(frame, build, 0.55)))
    if garment == "coat":
        layers.insert(0, Layer("m", _flare(frame, build, 1.1)))
    if garment in ("tunic", "bare", "cape", "coat"):
        layers.append(Layer("k", tube((under_left - spine * 0.1, under_right - spine * 0.1), (1.7, 1.7))))
    if garment == "armor":
        shoulders = QPainterPath()
        for shoulder in (frame.near_arm[0], frame.far_arm[0]):
            shoulders.addEllipse(shoulder, build.arm * 1.9, build.arm * 1.7)
        layers.append(Layer("m", shoulders))
    if garment in ("box", "coat", "suit"):
        layers.append(Layer("l" if garment == "box" else "k", tube((pose.neck + spine * 0.3, pose.hip), (1.5, 1.0))))
    return layers


def _flare(frame: _Frame, build: Build, deep: float) -> QPainterPath:
    """Return the skirt of a tunic or the tails of a coat, so deep as part of the spine."""
    pose, across = frame.pose, frame.across
    spine = pose.hip - pose.neck
    low = build.waist
    knees = (frame.near_leg[1] + frame.far_leg[1]) / 2
    down = pose.hip + spine * 0.4 * deep + (knees - pose.hip) * 0.35 * deep
    path = QPainterPath(pose.hip + across * low - spine * 0.12)
    path.lineTo(down + across * low * 1.6)
    path.lineTo(down - across * low * 1.6)
    path.lineTo(pose.hip - across * low - spine * 0.12)
    path.closeSubpath()
    return path


def _skirt(frame: _Frame, build: Build, *, wisp: bool) -> QPainterPath:
    """Return a long robe from the hips over the feet, or the wisp that a ghost ends in."""
    pose, across = frame.pose, frame.across
    spine = pose.hip - pose.neck
    feet = (frame.near_leg[2] + frame.far_leg[2]) / 2
    wide = abs(_along(frame.near_leg[2] - frame.far_leg[2], QPointF(1, 0))) / 2 + build.waist * 0.9
    path = QPainterPath(pose.hip + across * build.waist - spine * 0.2)
    if wisp:
        end = feet + QPointF(-14, 4)
        path.cubicTo(feet + QPointF(wide * 0.9, -16), feet + QPointF(wide * 0.6, 2), end)
        path.cubicTo(feet + QPointF(-wide * 0.2, -4), feet + QPointF(-wide * 0.9, -20), pose.hip - across * build.waist)
    else:
        path.quadTo(feet + QPointF(wide * 0.6, -18), feet + QPointF(wide, 1))
        path.quadTo(feet + QPointF(0, 5), feet + QPointF(-wide, 1))
        path.quadTo(feet + QPointF(-wide * 0.6, -18), pose.hip - across * build.waist - spine * 0.2)
    path.closeSubpath()
    return path


def _cape(frame: _Frame) -> QPainterPath:
    pose, across = frame.pose, frame.across
    feet = (frame.near_leg[2] + frame.far_leg[2]) / 2
    drift = QPointF(-26 if pose.near_leg[2].x() - pose.hip.x() > 12 else -4, -8)
    hem = pose.hip + (feet - pose.hip) * 0.75 + drift
    path = QPainterPath(pose.neck + across * frame.top * 1.05)
    path.cubicTo(pose.hip + across * frame.top * 1.5, hem + QPointF(20, -10), hem + QPointF(22, 2))
    path.lineTo(hem + QPointF(8, -3))
    path.lineTo(hem + QPointF(-4, 4))
    path.lineTo(hem + QPointF(-20, -2))
    path.cubicTo(hem + QPointF(-18, -16), pose.hip - across * frame.top * 1.6, pose.neck - across * frame.top * 1.05)
    path.closeSubpath()
    return path


def _tail(frame: _Frame, build: Build) -> list[Layer]:
    hip = frame.pose.hip
    if "dino" in build.extras:
        points = [hip, hip + QPointF(-18, 14), hip + QPointF(-36, 18), hip + QPointF(-52, 8)]
        return [Layer("d", tube(points, (build.waist, 7, 4, 1)))]
    if "tail" not in build.extras:
        return []
    path = QPainterPath(hip)
    path.cubicTo(hip + QPointF(-26, 20), hip + QPointF(-40, 4), hip + QPointF(-30, -14))
    stroker = QPainterPathStroker()
    stroker.setWidth(3.0)
    stroker.setCapStyle(Qt.PenCapStyle.RoundCap)
    tip = QPainterPath(hip + QPointF(-30, -26))
    tip.lineTo(hip + QPointF(-22, -12))
    tip.lineTo(hip + QPointF(-38, -13))
    tip.closeSubpath()
    return [Layer("d", stroker.createStroke(path)), Layer("d", tip)]
