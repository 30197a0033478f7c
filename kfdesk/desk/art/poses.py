"""Poses: skeletons of `assets/pictures/poses.svg`, which say how a body stands.

A pose is a group of lines in a box of 100 × 100: `head` from the neck to the crown, `spine` from the neck to the hip,
and four limbs, `near` or `far`, `arm` or `leg`, each by its three joints. The class `back` shows it from behind.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from xml.etree import ElementTree

from PySide6.QtCore import QPointF, QRectF

from kfdesk.resources import assets

Limb = tuple[QPointF, QPointF, QPointF]
"""Shoulder, elbow and hand, or hip, knee and foot."""

_SVG = "{http://www.w3.org/2000/svg}"
_TABLE = "poses."


@dataclass(frozen=True, slots=True, eq=False)
class Pose:
    """Where the joints of a body are, in a box of 100 × 100."""

    name: str
    from_behind: bool
    neck: QPointF
    crown: QPointF
    hip: QPointF
    near_arm: Limb
    far_arm: Limb
    near_leg: Limb
    far_leg: Limb

    def extent(self, head: float) -> QRectF:
        """Return the box around all joints and the head, which is so many times as large as usual."""
        up = (self.crown - self.neck) * head
        side = QPointF(-up.y(), up.x()) * 0.42
        top = self.neck + up
        limbs = (*self.near_arm, *self.far_arm, *self.near_leg, *self.far_leg)
        points = (self.neck, self.hip, top + side, top - side, *limbs)
        across, down = [point.x() for point in points], [point.y() for point in points]
        return QRectF(QPointF(min(across), min(down)), QPointF(max(across), max(down)))

    @property
    def feet(self) -> float:
        """The height of the lower foot."""
        return max(self.near_leg[2].y(), self.far_leg[2].y())


@cache
def poses() -> Mapping[str, Pose]:
    """Return all poses by their names."""
    root = ElementTree.parse(assets() / "pictures" / "poses.svg").getroot()
    groups = [group for group in root.iter(f"{_SVG}g") if group.get("id", "").startswith(_TABLE)]
    return {pose.name: pose for pose in map(_pose, groups)}


def _pose(group: ElementTree.Element) -> Pose:
    lines = {line.get("class", ""): line.attrib for line in group}
    neck, crown = _ends(lines["head"])
    return Pose(
        name=group.attrib["id"].removeprefix(_TABLE),
        from_behind=group.get("class") == "back",
        neck=neck,
        crown=crown,
        hip=_ends(lines["spine"])[1],
        near_arm=_limb(lines["near arm"]["points"]),
        far_arm=_limb(lines["far arm"]["points"]),
        near_leg=_limb(lines["near leg"]["points"]),
        far_leg=_limb(lines["far leg"]["points"]),
    )


def _ends(line: Mapping[str, str]) -> tuple[QPointF, QPointF]:
    x1, y1, x2, y2 = (float(line[name]) for name in ("x1", "y1", "x2", "y2"))
    return QPointF(x1, y1), QPointF(x2, y2)


def _limb(points: str) -> Limb:
    one, two, three = (QPointF(*map(float, point.split(","))) for point in points.split())
    return one, two, three
