"""The grid of decks places at once what is seen, and what is scrolled to; thousands of other cards follow."""

from __future__ import annotations

from typing import Any

import pytest
from PySide6.QtCore import QModelIndex
from PySide6.QtWidgets import QApplication, QStyle

from kfdesk.desk.decks.columns import NUMBER_OF
from kfdesk.desk.decks.model import ShelfModel
from kfdesk.desk.decks.views import WIDTH_STEP, DeckGrid, least_width, select_rows

DECKS = 5_000


@pytest.fixture
def grid(qtbot: Any) -> DeckGrid:
    made = DeckGrid(ShelfModel(lambda _: []))
    qtbot.addWidget(made)
    made.resize(900, 600)
    made.show()
    QApplication.processEvents()
    return made


def cell(grid: DeckGrid, row: int) -> QModelIndex:
    return grid.model().index(row, NUMBER_OF["name"])


def show(grid: DeckGrid, count: int, current: int) -> None:
    model = grid.model()
    assert isinstance(model, ShelfModel)
    model.show(range(count))
    select_rows(grid, [current], current)


def in_sight(grid: DeckGrid, row: int) -> bool:
    return grid.viewport().rect().intersects(grid.visualRect(cell(grid, row)))


def test_only_the_first_cards_are_placed_before_the_grid_is_painted(grid: DeckGrid, qtbot: Any) -> None:
    show(grid, DECKS, 0)
    last = DECKS - 1
    assert in_sight(grid, 0)
    assert not grid.visualRect(cell(grid, last)).isValid()
    assert grid.visualRect(cell(grid, grid.placed_at_once // 2)).isValid()
    qtbot.waitUntil(lambda: grid.visualRect(cell(grid, last)).isValid())
    assert grid.verticalScrollBar().maximum() > grid.visualRect(cell(grid, last)).top() - grid.viewport().height()


@pytest.mark.parametrize("others", [0, DECKS])
@pytest.mark.parametrize("share", [0.5, 1.0])
@pytest.mark.parametrize("further", [-1, 0, DECKS])
def test_a_deck_far_down_is_scrolled_to_at_once_also_while_others_are_placed(
    grid: DeckGrid, share: float, further: int, others: int
) -> None:
    row = min(round(grid.placed_at_once * share) + further, DECKS - 1)
    show(grid, others, 0)
    show(grid, DECKS, row)
    assert in_sight(grid, row) and not in_sight(grid, 0)


def test_few_decks_are_placed_at_once_while_many_were_still_to_be(grid: DeckGrid) -> None:
    show(grid, DECKS, 0)
    show(grid, 3, 2)
    assert all(in_sight(grid, row) for row in range(3))
    QApplication.processEvents()
    assert grid.verticalScrollBar().maximum() == 0


@pytest.mark.parametrize("narrower", [0, 10, 20])
def test_two_cards_lie_beside_each_other_where_they_nearly_fit(grid: DeckGrid, narrower: int) -> None:
    wished = grid.delegate.size(grid.fontMetrics()).width()
    bar = grid.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent, None, grid.verticalScrollBar())
    grid.resize(2 * wished + bar + 4 - narrower, 600)
    show(grid, 20, 0)
    first, second = (grid.visualRect(cell(grid, row)) for row in range(2))
    assert first.top() == second.top() and second.right() <= grid.viewport().width()


@pytest.mark.parametrize("room", [1.5, 2.6, 3.3, 4.9])
def test_cards_fill_the_width(grid: DeckGrid, room: float) -> None:
    wished = grid.delegate.size(grid.fontMetrics()).width()
    grid.resize(round(room * wished), 600)
    show(grid, 20, 0)
    places = [grid.visualRect(cell(grid, row)) for row in range(20)]
    width = places[0].width()
    left_over = grid.viewport().width() - sum(place.width() for place in places if place.top() == places[0].top())
    assert width >= least_width(wished)
    assert 0 <= left_over < 10 * WIDTH_STEP + 24, "24 px for a scroll bar"
