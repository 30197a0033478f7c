"""Budgets of the table: full repaint of 12 creatures a side under 8 ms, a drag move under 16 ms (p99)."""

from __future__ import annotations

from collections.abc import Iterator
from time import thread_time

import pytest
from pytest_benchmark.fixture import BenchmarkFixture
from pytestqt.qtbot import QtBot

from kfdesk.desk.layout.table_layout import lay_out
from kfdesk.desk.table.widget import TableWidget
from tests.bench.measure_table import SIZE, DragMoves, Repaint, full_table, full_view

pytestmark = [pytest.mark.bench, pytest.mark.benchmark(timer=thread_time)]


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[TableWidget]:
    widget = full_table()
    qtbot.addWidget(widget)
    yield widget


def test_full_repaint(benchmark: BenchmarkFixture, table: TableWidget) -> None:
    benchmark(Repaint(table))
    assert len(table.scene_.cards) > 30


def test_drag_move(benchmark: BenchmarkFixture, table: TableWidget) -> None:
    moves = DragMoves(table)
    benchmark(moves)
    assert table.scene_.dragged is not None
    moves.end()
    assert table.scene_.dragged is None


def test_present(benchmark: BenchmarkFixture, table: TableWidget) -> None:
    view = full_view()
    benchmark(lambda: table.present(view, animate=False))
    assert table.view_shown is view


def test_layout(benchmark: BenchmarkFixture) -> None:
    view = full_view()
    layout = benchmark(lambda: lay_out(view, *SIZE))
    assert len(layout.line(0)) == 12
