"""Pictures of formats: each format has one, and none looks like another."""

from __future__ import annotations

from itertools import combinations

import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from kfdesk.desk.kit.theme import DARK
from kfdesk.desk.matches.format_pictures import PICTURE, draw_format
from kfdesk.desk.matches.texts import FORMAT_LINES
from kfdesk.match.formats import RECIPES

pytestmark = pytest.mark.usefixtures("qapp")


def drawn(key: str) -> list[int]:
    image = QImage(PICTURE, QImage.Format.Format_Grayscale8)
    image.fill(0)
    painter = QPainter(image)
    draw_format(painter, key, QRectF(image.rect()), DARK)
    painter.end()
    return list(bytes(image.constBits()))


def test_every_format_has_a_line_and_a_picture_of_its_own() -> None:
    assert set(FORMAT_LINES) == set(RECIPES)
    pictures = {key: drawn(key) for key in RECIPES}
    alike = [
        (one, other)
        for one, other in combinations(pictures, 2)
        if sum(abs(a - b) > 12 for a, b in zip(pictures[one], pictures[other], strict=True)) < 60
    ]
    assert alike == []
