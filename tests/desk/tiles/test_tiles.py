"""Tiles: how they are laid out, how arrow keys lead from one to the next, and when their pictures are painted."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QVBoxLayout
from pytestqt.qtbot import QtBot

from kfdesk.desk.kit.theme import LIGHT
from kfdesk.desk.tiles.grid import GAP, TileGrid
from kfdesk.desk.tiles.tables import TablePictures, table_pictures
from kfdesk.desk.tiles.tile import Look, Stand, Tile, TileFace, TileGround, draw_tile, tile_height
from kfdesk.match.table_summary import CardSummary, SideSummary, TableSummary

LONG = "A lesson with a title that has no room in one line of a tile"


@pytest.fixture
def page(qtbot: QtBot) -> TileGround:
    """Two grids of tiles below each other: five tiles in rows of three, and two more."""
    page = TileGround()
    qtbot.addWidget(page)
    box = QVBoxLayout(page)
    for count in (5, 2):
        grid, tiles = TileGrid(least=100), [Tile() for _ in range(count)]
        for number, tile in enumerate(tiles):
            tile.present(TileFace(f"{count}.{number}", ("a line",)))
        box.addWidget(grid)
        grid.fill(tiles)
    page.resize(3 * 130 + 2 * GAP, 600)
    page.show()
    qtbot.waitExposed(page)
    return page


def titles_by_keys(page: TileGround, qtbot: QtBot, *keys: Qt.Key) -> list[str]:
    """Return where each of these keys leads to, from the first tile on."""
    first = page.findChild(Tile)
    assert first is not None
    first.setFocus()
    passed: list[str] = []
    for key in keys:
        at = page.focusWidget()
        assert isinstance(at, Tile)
        qtbot.keyClick(at, key)
        now = page.focusWidget()
        assert isinstance(now, Tile)
        passed.append(now.face.title)
    return passed


def test_arrow_keys_lead_to_the_neighbors_and_into_the_next_grid(page: TileGround, qtbot: QtBot) -> None:
    right, left, up, down = Qt.Key.Key_Right, Qt.Key.Key_Left, Qt.Key.Key_Up, Qt.Key.Key_Down
    assert [grid.columns() for grid in page.findChildren(TileGrid)] == [3, 3]
    assert titles_by_keys(page, qtbot, right, right, right, left) == ["5.1", "5.2", "5.3", "5.2"], "row by row"
    assert titles_by_keys(page, qtbot, down, down, up, up, up) == ["5.3", "2.0", "5.3", "5.0", "5.0"]
    assert titles_by_keys(page, qtbot, left, up) == ["5.0", "5.0"], "nothing lies there"


def test_return_and_a_click_press_a_tile_and_a_mnemonic_of_its_name_does_not(page: TileGround, qtbot: QtBot) -> None:
    tile = page.findChild(Tile)
    assert tile is not None
    tile.present(TileFace("Bo & Cy", ("turn 3",)), name="Continue Bo & Cy")
    assert tile.shortcut().isEmpty() and tile.accessibleName() == "Continue Bo & Cy"
    assert tile.accessibleDescription() == "turn 3"
    pressed: list[bool] = []
    tile.clicked.connect(lambda: pressed.append(True))
    qtbot.keyClick(tile, Qt.Key.Key_Return)
    qtbot.mouseClick(tile, Qt.MouseButton.LeftButton)
    assert len(pressed) == 2


def test_tiles_fill_the_width_and_those_of_a_row_are_as_high_as_each_other(page: TileGround) -> None:
    grid = page.findChildren(TileGrid)[0]
    grid.tiles[1].present(TileFace(LONG, ("a line",)))
    grid.arrange()
    row = grid.tiles[:3]
    assert {tile.height() for tile in row} == {grid.tiles[1].height_at(row[0].width())}
    assert row[2].geometry().right() >= grid.width() - 3 and grid.tiles[3].y() == row[0].height() + GAP
    grid.show_only(grid.tiles[1:2])
    assert [tile.face.title for tile in grid.tiles if tile.isVisible()] == [LONG]
    assert not row[0].isVisible() and grid.height() == row[1].height()


def test_a_tile_is_higher_for_large_letters_and_a_long_title(page: TileGround) -> None:
    font, large = page.font(), page.font()
    large.setPointSizeF(2 * font.pointSizeF())
    face = TileFace("Houses", ("one", "two"))
    plain = tile_height(face, 200, font)
    assert plain < tile_height(face, 200, large) and plain < tile_height(TileFace(LONG, face.lines), 200, font)


def drawn(face: TileFace, page: TileGround, *, focused: bool = False) -> QImage:
    size = QSize(200, 200)
    image = QImage(size, QImage.Format.Format_ARGB32)
    image.fill(0)
    painter = QPainter(image)
    draw_tile(painter, image.rect(), face, Look(LIGHT, page.font(), 1.0, focused=focused))
    painter.end()
    return image


def test_what_is_done_next_or_has_the_keyboard_is_seen(page: TileGround) -> None:
    faces = [TileFace("Houses", sign="3", stand=stand) for stand in Stand]
    faces.append(TileFace("Houses", sign="3", is_next=True, foot="Start"))
    images = [*(drawn(face, page) for face in faces), drawn(faces[0], page, focused=True)]
    assert all(one != other for at, one in enumerate(images) for other in images[:at])


def test_the_picture_of_a_table_comes_in_later_and_is_painted_once(qtbot: QtBot) -> None:
    cards = (CardSummary(id="krump"), CardSummary(id="dextre", ready=False))
    glance = TableSummary(sides=(SideSummary(line=cards, hand=3), SideSummary(hand=2)))
    pictures, size = TablePictures(), QSize(200, 112)
    assert pictures.soon(glance, size, 1.0, LIGHT) is None, "a page is there before its pictures"
    with qtbot.waitSignal(pictures.painted_some):
        pass
    first = pictures.soon(glance, size, 1.0, LIGHT)
    same = TableSummary.model_validate(glance.model_dump())
    again = pictures.soon(same, size, 1.0, LIGHT)
    assert first is not None and again is not None and first.cacheKey() == again.cacheKey(), "the same table, once"
    assert table_pictures() is table_pictures(), "all pages share them"


def test_what_has_no_room_in_the_lines_of_a_tile_ends_with_dots(page: TileGround) -> None:
    written: list[str] = []

    class Noted(QPainter):
        def drawText(self, *args: object) -> None:  # type: ignore[override]
            written.append(str(args[-1]))

    image = QImage(200, 400, QImage.Format.Format_ARGB32)
    painter = Noted(image)
    face = TileFace("Houses", (*(f"line {number}" for number in range(5)), LONG))
    draw_tile(painter, image.rect(), face, Look(LIGHT, page.font(), 1.0))
    painter.end()
    assert written[-1].startswith("line 4 ") and written[-1].endswith("…")
