"""The table under the cards: its ground, zones and signs, and the shadows of cards."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QImage, QPainter

from kfdesk.desk.art.engraved import SIGNS, engrave
from kfdesk.desk.kit.theme import CONTRAST, DARK, LIGHT, THEMES, Theme
from kfdesk.desk.kit.ui import ui
from kfdesk.desk.layout.table_layout import lay_out
from kfdesk.desk.table import ground
from kfdesk.desk.table.background import draw_cloth
from kfdesk.desk.table.ground import paint_ground
from kfdesk.desk.table.items import Brushes
from kfdesk.desk.table.widget import TableWidget
from kfdesk.engine.terms import PLAYERS, Zone
from tests.desk.samples import busy


def _ground(theme: Theme, *, ring: bool = False, y: float = 200, ratio: float = 1.0) -> QImage:
    image = QImage(round(640 * ratio), round(400 * ratio), QImage.Format.Format_RGB32)
    image.setDevicePixelRatio(ratio)
    painter = QPainter(image)
    paint_ground(painter, 640, 400, theme, QPointF(320, y) if ring else None)
    assert painter.end()
    return image


def _gray(image: QImage, x: int, y: int) -> float:
    """Return how light the image is around a point, 0 to 255."""
    part = image.copy(x - 20, y - 20, 40, 40).scaled(1, 1, mode=Qt.TransformationMode.SmoothTransformation)
    return part.pixelColor(0, 0).lightnessF() * 255


@pytest.mark.parametrize("theme", [LIGHT, DARK], ids=lambda theme: theme.name)
def test_light_falls_on_the_middle_of_the_table_and_its_corners_are_dark(theme: Theme) -> None:
    image = _ground(theme)
    middle, corner = _gray(image, 320, 200), _gray(image, 24, 24)
    assert middle > corner + 25


def test_nothing_is_drawn_behind_what_is_read_in_high_contrast() -> None:
    image = _ground(CONTRAST, ring=True)
    assert {image.pixelColor(x, y).name() for x in range(0, 640, 7) for y in range(0, 400, 7)} == {"#000000"}


def test_a_ring_of_metal_is_let_into_the_middle() -> None:
    assert _ground(DARK, ring=True) != _ground(DARK)


@pytest.mark.parametrize("ratio", [1.0, 1.25, 2.0])
def test_the_ring_is_drawn_once_and_lies_around_the_middle_wherever_rows_of_cards_put_it(
    ratio: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    drawn: list[float] = []
    paint = ground._paint_ring
    ground._ring.cache_clear()
    monkeypatch.setattr(ground, "_paint_ring", lambda *given: drawn.append(given[2]) or paint(*given))  # type: ignore[func-returns-value]
    bare = _ground(DARK, ratio=ratio)
    for y in (180.0, 203.4, 220.0):
        image = _ground(DARK, ring=True, y=y, ratio=ratio)
        lines = [(image.copy(0, n, image.width(), 1), bare.copy(0, n, image.width(), 1)) for n in range(image.height())]
        changed = [n for n, (line, other) in enumerate(lines) if line != other]
        assert abs((changed[0] + changed[-1] + 1) / 2 - y * ratio) <= 2 * ratio
    assert len(drawn) == 1 and abs(drawn[0] - 0.36 * 400) <= 1


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
@pytest.mark.parametrize("zone", SIGNS, ids=lambda zone: zone.value)
def test_each_sign_shows_on_the_ground(zone: Zone, theme: Theme) -> None:
    image = _ground(theme)
    before = QImage(image)
    painter = QPainter(image)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    engrave(painter, zone, QRectF(300, 180, 40, 40), theme)
    assert painter.end()
    box = [(x, y) for x in range(300, 340) for y in range(180, 220)]
    changed = sum(image.pixelColor(x, y) != before.pixelColor(x, y) for x, y in box)
    assert 0.08 < changed / len(box) < 0.9


def test_a_zone_shows_its_sign_until_a_card_lies_there(shown: TableWidget) -> None:
    view = busy(4)
    used = {zone: bool(getattr(view.seats[0], zone.value)) for zone in (Zone.BATTLELINE, Zone.ARTIFACTS)}
    assert used[Zone.BATTLELINE], "the sample has creatures"
    shown.present(view)
    sign = shown.scene_.signs.of(PLAYERS[0], Zone.BATTLELINE)
    assert not sign.isVisible()
    bare = replace(view, seats=(replace(view.seats[0], battleline=()), view.seats[1]))
    shown.present(bare)
    assert sign.isVisible()


@pytest.mark.parametrize("theme", THEMES.values(), ids=lambda theme: theme.name)
def test_the_whole_table_is_covered(theme: Theme) -> None:
    brushes = Brushes()
    ui.wear(theme)
    layout = lay_out(busy(4), 1000, 640)
    picture = draw_cloth(layout, brushes).toImage()
    assert picture.width() == 1000 and picture.height() == 640
    assert not picture.hasAlphaChannel()


def test_a_card_casts_a_shadow_and_none_in_high_contrast() -> None:
    brushes = Brushes()
    for theme, dark in ((DARK, True), (CONTRAST, False)):
        frame = brushes.shadows.frame(80, 110, theme, 1.0)
        lowest = frame.strips[-1][1].toImage()
        alphas = [lowest.pixelColor(lowest.width() // 2, y).alpha() for y in range(lowest.height())]
        assert (max(alphas) > 60) is dark
        assert alphas[-1] < 12, "it fades out within its room"
