"""What charts show, as cells of a table for other programs: numbers as numbers, whatever the language."""

from __future__ import annotations

from collections.abc import Iterable

from kfdesk.desk.charts.base import Chart
from kfdesk.desk.charts.data import Bars, ChartData
from kfdesk.spreadsheets import Cell


def chart_cells(data: ChartData) -> list[list[Cell]]:
    """Return the numbers of a chart below its title and its heads; what is not known is empty."""
    rows: list[list[Cell]] = [[data.title], [data.column, *(one.name for one in data.series)]]
    if isinstance(data, Bars):
        for at, group in enumerate(data.groups):
            values = (
                None if (at, place) in data.not_known else _number(one.values[at])
                for place, one in enumerate(data.series)
            )
            rows.append([group, *values])
        return rows
    rows += [[_number(x), *(_number(one.values[at]) for one in data.series)] for at, x in enumerate(data.xs)]
    return rows


def all_cells(charts: Iterable[Chart]) -> list[list[Cell]]:
    """Return the numbers of several charts, one below the other, those without any left out."""
    rows: list[list[Cell]] = []
    for chart in charts:
        if chart.data is not None and not chart.data.empty:
            rows += [*([[]] if rows else []), *chart_cells(chart.data)]
    return rows


def _number(value: float) -> Cell:
    return int(value) if float(value).is_integer() else round(value, 6)
