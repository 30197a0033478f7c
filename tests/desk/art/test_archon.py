"""Portraits of Archons: from name and houses, always the same, seldom alike."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from kfdesk.desk.art.archon import paint_archon
from kfdesk.desk.art.archon_shapes import CROWNS, HEADS, SHOULDERS
from kfdesk.desk.art.shapes import combined
from kfdesk.desk.kit.theme import CONTRAST, DARK, LIGHT, Theme

HOUSES = ("brobnar", "dis", "logos")


def portrait(
    name: str, houses: tuple[str, ...] = HOUSES, theme: Theme = LIGHT, size: tuple[int, int] = (64, 64)
) -> QImage:
    image = QImage(size[0], size[1], QImage.Format.Format_ARGB32_Premultiplied)
    image.fill(0)
    painter = QPainter(image)
    paint_archon(painter, name, houses, QRectF(0, 0, *size), theme)
    painter.end()
    return image


def test_a_portrait_follows_from_name_and_houses(qapp: object) -> None:
    assert portrait("Linnet") == portrait("Linnet")
    assert portrait("Linnet") == portrait(" Linnet ", ("logos", "dis", "brobnar"))
    assert portrait("Linnet") != portrait("Quillon")
    assert portrait("Linnet") != portrait("Linnet", ("brobnar", "dis", "mars"))
    assert portrait("Linnet", theme=DARK) != portrait("Linnet")


def test_many_portraits_are_all_different(qapp: object) -> None:
    drawn = [portrait(f"Archon {number}") for number in range(60)]
    assert len({bytes(image.constBits()) for image in drawn}) == 60


@pytest.mark.parametrize("theme", [LIGHT, DARK, CONTRAST])
@pytest.mark.parametrize("size", [(64, 64), (300, 180), (120, 200)])
def test_a_portrait_fills_its_place_to_the_corners(qapp: object, theme: Theme, size: tuple[int, int]) -> None:
    image = portrait("Linnet", theme=theme, size=size)
    for x in (0, size[0] - 1):
        for y in (0, size[1] - 1):
            assert image.pixelColor(x, y).alpha() == 255


@pytest.mark.parametrize("houses", [(), ("brobnar",), ("nowhere", "dis", "elsewhere"), ("dis", "dis", "dis", "mars")])
def test_odd_houses_are_drawn_too(qapp: object, houses: tuple[str, ...]) -> None:
    assert portrait("Linnet", houses, size=(200, 200)).pixelColor(100, 75).alpha() == 255


def test_every_shape_can_be_drawn_and_names_a_known_role() -> None:
    for kind in (HEADS, CROWNS, SHOULDERS):
        for parts in kind:
            for role, drawing in parts:
                assert role in ("body", "trim", "light", "void", "glow")
                assert not combined(*drawing).isEmpty()
