"""What is shown as a table goes to a file as it is shown."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from PySide6.QtWidgets import QTableWidget, QTableWidgetItem

from kfdesk.desk.charts.as_cells import chart_cells
from kfdesk.desk.charts.data import Bars, Lines, Series
from kfdesk.desk.kit.save_table import view_rows, write_table


def test_a_table_is_written_in_the_order_and_with_the_columns_that_it_shows(qtbot: Any, tmp_path: Path) -> None:
    table = QTableWidget(2, 3)
    qtbot.addWidget(table)
    table.setHorizontalHeaderLabels(["Name", "Hidden", "Copies"])
    for row, cells in enumerate((("=Bo", "x", "12"), ("Ada", "y", "–"))):
        for column, text in enumerate(cells):
            table.setItem(row, column, QTableWidgetItem(text))
    table.setColumnHidden(1, True)
    table.horizontalHeader().moveSection(2, 0)
    assert view_rows(table) == [["Copies", "Name"], [12, "=Bo"], ["–", "Ada"]]
    assert write_table(tmp_path / "cards.csv", view_rows(table)) is None
    assert (tmp_path / "cards.csv").read_text("utf-8-sig") == "Copies,Name\n12,'=Bo\n–,Ada\n"
    problem = write_table(tmp_path, [["x"]])
    assert problem is not None and "cannot be written" in problem.en


def test_charts_are_numbers_and_what_is_not_known_is_empty() -> None:
    bars = Bars(
        "Figures", ("steal", "draw"), (Series("One", (1.5, 2)), Series("Two", (3, 0))), not_known=frozenset({(1, 1)})
    )
    assert chart_cells(bars)[2:] == [["steal", 1.5, 3], ["draw", 2, None]]
    lines = Lines("Pools", (0, 1), (Series("One", (0, 4)),), column="Turn")
    assert chart_cells(lines) == [["Pools"], ["Turn", "One"], [0, 0], [1, 4]]
