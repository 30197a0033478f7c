"""Bodies in poses: limbs end where the pose says, garments and what is held are there, and sprites cast shadows."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QTransform

from kfdesk.desk.art.bodies import Held, Layer, body, placed, tube
from kfdesk.desk.art.manners import MANNERS
from kfdesk.desk.art.palettes import palette
from kfdesk.desk.art.poses import poses
from kfdesk.desk.art.sprites import extent, ground_shadow, sprite
from kfdesk.desk.art.staging import builds, heads, thing
from kfdesk.desk.art.tiles import lay
from kfdesk.engine.terms import House

pytestmark = pytest.mark.usefixtures("qapp")


def person(pose: str, garment: str = "tunic", held: Held | None = None) -> list[Layer]:
    return body(poses()[pose], builds()["human"], garment, [heads()["human"][0]], held=held)


@pytest.mark.parametrize("pose", poses())
def test_a_body_has_hands_and_head_where_its_pose_says(pose: str) -> None:
    joints = poses()[pose]
    layers = person(pose)
    for place in (joints.near_arm[2], (joints.neck * 2 + joints.crown) / 3):
        assert any(layer.path.contains(place) for layer in layers), place


@pytest.mark.parametrize("garment", ["bare", "tunic", "suit", "coat", "robe", "toga", "armor", "cape", "box", "wisp"])
def test_every_garment_looks_otherwise(garment: str) -> None:
    others = {"tunic"} - {garment} or {"bare"}
    tones = [(layer.tone, layer.path.boundingRect().toRect().getRect()) for layer in person("stand", garment)]
    for other in others:
        assert tones != [(layer.tone, layer.path.boundingRect().toRect().getRect()) for layer in person("stand", other)]


def test_what_is_held_lies_at_the_hand_and_not_in_the_color_of_the_clothes() -> None:
    bare, armed = person("stand"), person("stand", held=Held(thing("apple"), 30, upright=True))
    added = [layer for layer in armed if not any(layer.path == known.path for known in bare)]
    assert {layer.tone for layer in added} == {"a", "k", "l"}
    assert extent(added, QTransform()).contains(poses()["stand"].near_arm[2])


def test_who_is_seen_from_behind_has_no_face() -> None:
    front, back = replace(poses()["behind"], from_behind=False), poses()["behind"]
    seen = [[*body(pose, builds()["human"], "suit", [heads()["human"][0]])] for pose in (front, back)]
    assert sum(layer.tone == "l" for layer in seen[0]) > sum(layer.tone == "l" for layer in seen[1]) == 0


def test_a_limb_has_no_holes_at_its_joints() -> None:
    limb = tube((QPointF(0, 0), QPointF(20, 0), QPointF(20, 20)), (5, 4, 3))
    assert all(limb.contains(QPointF(x, 0)) for x in range(21)) and limb.contains(QPointF(20, 10))


def test_a_figure_is_shaded_away_from_the_light_and_its_shadow_falls_there() -> None:
    disc = placed((("b", "O 50 50 40 40"),), QTransform())
    for left in (True, False):
        made = sprite(disc, QTransform(), 100, 2.0, palette(House.SHADOWS, 4), MANNERS["ink"], lit_from_left=left)
        assert made is not None
        image, middle = made.image, made.image.height() // 2
        sides = [image.pixelColor(x, middle).lightnessF() for x in (image.width() // 5, image.width() * 4 // 5)]
        assert (sides[0] > sides[1]) is left
        head = ground_shadow(90.0, lit_from_left=left).map(QPointF(50, 10))
        assert (head.x() > 50) is left and head.y() < 90


def test_a_figure_outside_of_its_picture_is_not_painted() -> None:
    disc = placed((("b", "O 50 50 40 40"),), QTransform.fromTranslate(500, 0))
    assert sprite(disc, QTransform(), 100, 1.0, palette(None, 0), MANNERS["ink"], lit_from_left=True) is None


@pytest.mark.parametrize("mirrored", [False, True])
def test_a_pattern_lies_in_its_box_and_can_be_mirrored(mirrored: bool) -> None:
    image = QImage(100, 100, QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(QColor("white"))
    painter = QPainter(image)
    lay(painter, "dots", QRectF(0, 0, 100, 50), 1.0, mirrored=mirrored)
    painter.end()
    dark = [sum(image.pixelColor(x, y).lightness() < 128 for y in range(50)) for x in (5, 94)]
    assert (dark[0] > dark[1]) is mirrored
    assert image.copy(0, 60, 100, 40).pixelColor(94, 20) == QColor(Qt.GlobalColor.white)
