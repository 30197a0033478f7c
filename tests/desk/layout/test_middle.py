"""Places in the middle of the table: the line, emblems along it, and cards as large as they can be."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from kfdesk.desk.layout.middle import (
    CELL_LEAST,
    EMBLEM_FOOT,
    EMBLEM_LEAST,
    EMBLEM_MOST,
    cards_in_rows,
    emblem_cells,
    middle_line,
)
from kfdesk.desk.layout.table_layout import Rect, lay_out
from kfdesk.engine.views import CardView
from tests.desk.samples import creature, seat, table


@pytest.mark.parametrize("size", [(640, 400), (1000, 600), (1280, 720), (1600, 980), (3000, 1900)])
@pytest.mark.parametrize("count", [1, 3, 4, 7])
@pytest.mark.parametrize("letters", [1.0, 2.0])
def test_emblems_stand_around_the_middle_line_side_by_side(size: tuple[int, int], count: int, letters: float) -> None:
    layout = lay_out(table(seat(0), seat(1)), *size)
    line, cells = middle_line(layout), emblem_cells(layout, count, letters)
    assert len(cells) == count
    assert all(abs(cell.center[1] - line.y) < 0.01 and cell.h <= EMBLEM_MOST for cell in cells)
    assert all(one.right <= other.x + 0.01 for one, other in pairwise(cells))
    assert cells[0].x >= line.left - 0.01 and cells[-1].right <= line.right + 0.01
    assert abs((cells[0].x + cells[-1].right) / 2 - line.center[0]) < 0.01
    assert all(cell.h <= cell.w + 0.01 for cell in cells)
    if count <= 4:
        assert all(cell.h >= EMBLEM_LEAST for cell in cells)


def creatures(count: int, first: int) -> tuple[CardView, ...]:
    return tuple(creature(f"c{first + n}") for n in range(count))


@pytest.mark.parametrize("size", [(1280, 620), (1280, 720), (1920, 1000), (3000, 1900)])
@pytest.mark.parametrize("each", [1, 2, 3, 5, 7, 9, 12])
@pytest.mark.parametrize("letters", [1.0, 1.5])
def test_emblems_lie_over_no_card_where_there_is_room_aside(size: tuple[int, int], each: int, letters: float) -> None:
    view = table(seat(0, battleline=creatures(each, 1)), seat(1, battleline=creatures(each, 30)))
    layout = lay_out(view, *size)
    cells = emblem_cells(layout, 3, letters)
    whole = [cell.inset(0, -cell.h * EMBLEM_FOOT / 2) for cell in cells]
    assert len(layout.spots) == 2 * each
    assert not any(cell.overlaps(spot.rect) for cell in whole for spot in layout.spots.values())
    assert not any(cell.overlaps(side.panel.frame) for cell in whole for side in layout.sides)
    assert not any(one.overlaps(other) for one, other in combinations(whole, 2))
    assert all(cell.within(Rect(0, 0, *size)) and cell.h >= EMBLEM_LEAST for cell in whole)
    assert all(cell.w >= CELL_LEAST * letters for cell in cells), "their words can be read"
    order = [(round(cell.y), round(cell.x)) for cell in cells]
    assert order == sorted(order), "in reading order"


def test_emblems_that_have_no_room_anywhere_lie_over_cards_as_small_as_they_get() -> None:
    view = table(seat(0, battleline=creatures(12, 1)), seat(1, battleline=creatures(12, 30)))
    layout = lay_out(view, 800, 420)
    cells = emblem_cells(layout, 4, 2.0)
    assert {cell.h for cell in cells} == {EMBLEM_LEAST}
    assert all(abs(cell.center[1] - middle_line(layout).y) < 0.01 for cell in cells)


def test_on_a_large_table_emblems_are_as_large_as_they_get() -> None:
    layout = lay_out(table(seat(0), seat(1)), 1600, 1040)
    assert {cell.h for cell in emblem_cells(layout, 3)} == {EMBLEM_MOST}


def test_cards_stand_in_as_few_rows_as_make_them_no_smaller() -> None:
    assert cards_in_rows(7, 1500, 600, most=200, gap=5) == (7, 200)
    columns, wide = cards_in_rows(7, 900, 600, most=250, gap=5)
    assert columns == 4 and 200 < wide < 225
    assert cards_in_rows(7, 1090, 460, most=260, gap=12)[0] == 4, "not six and one"
    assert cards_in_rows(1, 900, 600, most=250, gap=5) == (1, 250)
    low = cards_in_rows(6, 900, 120, most=250, gap=5)
    assert low[0] == 6 and low[1] < 90


def test_beside_a_short_line_emblems_stand_in_one_row_at_full_size() -> None:
    view = table(seat(0, battleline=creatures(2, 1)), seat(1, battleline=creatures(6, 30)))
    layout = lay_out(view, 1280, 634)
    near = next(side for side in layout.sides if side.below)
    cells = emblem_cells(layout, 3)
    assert len({cell.y for cell in cells}) == 1 and cells[0].h > 90
    assert all(cell.within(near.battleline) for cell in cells)
