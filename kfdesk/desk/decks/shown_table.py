"""The decks found as a table for other programs: in the order and with the columns in which they are shown."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date, datetime

from kfdesk.collection import strengths
from kfdesk.collection.ratings import DATES, RATINGS, day_of
from kfdesk.collection.search import DeckRow
from kfdesk.collection.strengths import Strength
from kfdesk.collection.trade_lists import CURRENCY
from kfdesk.desk.decks import list_texts as w
from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.columns import Column
from kfdesk.desk.kit.ui import say, ui
from kfdesk.spreadsheets import Cell


def shown_table(columns: Sequence[Column], rows: Iterable[DeckRow]) -> list[list[Cell]]:
    """Return a row for each deck below the heads of these columns.

    Numbers are numbers and days are written as ISO 8601 has them, whatever the language; a price has its currency in a
    column of its own.
    """
    heads: list[Cell] = [head for column in columns for head in _heads(column)]
    return [heads, *([cell for column in columns for cell in plain_cells(column, row)] for row in rows)]


def _heads(column: Column) -> tuple[str, ...]:
    return (say(s.COLUMN_NAMES[column.id]), *([say(CURRENCY)] if column.id == "price" else []))


def plain_cells(column: Column, row: DeckRow) -> tuple[Cell, ...]:
    """Return what stands in a column of a table for other programs; in two cells for a price."""
    name = column.id
    if name in strengths.COLUMNS:
        return (_tried(row.strength, name),)
    if name == "price":
        return row.purpose.price, row.purpose.currency
    if name in row.figures:
        return (_number(row.figures[name]),)
    if name in RATINGS:
        return (_number(row.ratings.get(name)),)
    if name in DATES:
        day = row.ratings.get(name)
        return (_iso(None if day is None else day_of(day)),)
    if name == "star":
        return (say(w.YES) if row.favorite else "",)
    days = {"added": row.added, "played": row.played, "heldsince": row.purpose.since}
    if name in days:
        return (_iso(days[name]),)
    rates = {"winrate": (row.wins, row.losses), "practicerate": (row.practice_wins, row.practice_losses)}
    if name in rates:
        won, lost = rates[name]
        return (round(100 * won / (won + lost), 1) if won + lost else None,)
    text = column.text(row, ui.language)
    return (int(text) if column.number and text.isascii() and text.isdigit() else text,)


def _tried(one: Strength | None, name: str) -> Cell:
    if one is None:
        return None
    numbers = {"strength": one.percent, "strengthreach": one.reach, "trialgames": one.games}
    return _number(round(float(numbers[name]), 1))


def _number(value: float | None) -> Cell:
    return int(value) if value is not None and value.is_integer() else value


def _iso(day: date | datetime | None) -> str:
    local = day.astimezone().date() if isinstance(day, datetime) else day
    return "" if local is None else local.isoformat()
