"""What charts show: plain values with their words in the language they are shown in; and the same as a table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kfdesk.desk.kit.locales import decimal, number


@dataclass(frozen=True, slots=True)
class Series:
    """A row of values under one name."""

    name: str
    values: tuple[float, ...]


@dataclass(frozen=True, slots=True)
class Bars:
    """Groups of bars, a bar for each series; `stacked` puts those of a group upon each other.

    `notes` say more of a group where it is pointed at; `signed` writes a plus before positive values.
    """

    title: str
    groups: tuple[str, ...]
    series: tuple[Series, ...]
    stacked: bool = False
    digits: int = 0
    notes: tuple[str, ...] = ()
    column: str = ""
    """What the groups are, as the head of their column in a table."""
    not_known: frozenset[tuple[int, int]] = frozenset()
    """Groups and series, by their places, whose value is not known: no bar and a dash, whatever `values` has there."""
    most: float = 0.0
    """The axis reaches at least so far: 100 for a share in percent, of which nought is a value to show."""
    searches: tuple[str, ...] = ()
    """What finds the decks of each group on the shelf, as it is typed there, "" where no search does."""

    @property
    def empty(self) -> bool:
        """Return whether there is nothing to draw."""
        return not self.groups or not (
            self.most or self.not_known or any(value for one in self.series for value in one.values)
        )

    def said(self, group: int, series: int, language: str) -> str:
        """Return a value as it is read, a dash for one that is not known."""
        if (group, series) in self.not_known:
            return decimal(None, language)
        return number(self.series[series].values[group], language, self.digits)


def known_or_not(
    rows: Sequence[tuple[str, Sequence[float | None]]],
) -> tuple[tuple[Series, ...], frozenset[tuple[int, int]]]:
    """Return rows of values under their names as series, and the places of those values that are not known."""
    series = tuple(Series(name, tuple(value or 0.0 for value in values)) for name, values in rows)
    missing = ((at, row) for row, (_, values) in enumerate(rows) for at, value in enumerate(values) if value is None)
    return series, frozenset(missing)


@dataclass(frozen=True, slots=True)
class Mark:
    """An event on a line: where, on which series, and what it was. `sign` is drawn in it, one letter."""

    x: float
    series: int
    words: str
    sign: str = ""
    color: str | None = None


@dataclass(frozen=True, slots=True)
class Lines:
    """Values over the turns of a game: every series has one for each of `xs`, which rise."""

    title: str
    xs: tuple[float, ...]
    series: tuple[Series, ...]
    marks: tuple[Mark, ...] = ()
    column: str = ""
    """What lies along the axis."""

    @property
    def empty(self) -> bool:
        """Return whether there is nothing to draw."""
        return len(self.xs) < 2


ChartData = Bars | Lines


def table_of(data: ChartData, language: str) -> list[list[str]]:
    """Return the numbers of a chart as a table with a head."""
    head = [data.column, *(one.name for one in data.series)]
    if isinstance(data, Bars):
        return [head] + [
            [group, *(data.said(at, series, language) for series in range(len(data.series)))]
            for at, group in enumerate(data.groups)
        ]
    rows = [head]
    for at, x in enumerate(data.xs):
        values = [number(one.values[at], language) for one in data.series]
        for mark in data.marks:
            if mark.x == x:
                values[mark.series] += f" ({mark.words})"
        rows.append([number(x, language), *values])
    return rows


def as_text(data: ChartData, language: str) -> str:
    """Return a chart as text that a table program takes: the title, then a line a row with tabs."""
    return "\n".join([data.title, *("\t".join(row) for row in table_of(data, language))])


def as_sentence(data: ChartData, language: str) -> str:
    """Return a chart for those who hear it: what each group or point amounts to."""
    rows = table_of(data, language)
    head, body = rows[0], rows[1:]
    named = len(head) > 2
    said = []
    for row in body:
        values = [f"{name} {value}" if named else value for name, value in zip(head[1:], row[1:], strict=True)]
        said.append(f"{row[0]}: {', '.join(values)}")
    return "; ".join(said)
