"""A deck as a table with a card a row, or a house a column, turned into the lines of a plain deck list.

The cells may be parted by tabs, commas, semicolons, bars (as Markdown and wikis draw tables) or by gaps of two spaces
and more. What a column means is seen from its cells, and from its head where it has one.
"""

from __future__ import annotations

import csv
import re
from collections.abc import Callable, Sequence

from kfdesk.collection.importers.plainline import found_in
from kfdesk.collection.importers.vocabulary import aside, is_reference, known_house
from kfdesk.collection.titles import title_key
from kfdesk.engine.decks import DECK_SIZE

_MOST_ROWS = 2_000
_MOST_CELLS = 12
_MOST_COPIES = 12
_FEWEST_ROWS = 8
"""With at least this number of rows with a card, a text is taken for a table of cards."""
_MOSTLY = 0.7
"""The share of the cells of a column that must be what the column is taken for."""
_GAP = re.compile(r"\s{2,}")
_RULE = re.compile(r"[\s|:+=-]*")
"""The line under the head of a Markdown table, or a drawn border."""
_COUNT_HEADS = frozenset({"count", "quantity", "qty", "copies", "number", "amount", "anzahl", "menge", "stuck", ""})
_MARK_HEADS = frozenset({"maverick", "legacy", "anomaly"})
_YES = frozenset({"yes", "true", "x", "1", "ja", "y", "wahr", "maverick", "legacy", "anomaly"})

Row = list[str]


def table_lines(text: str) -> list[str] | None:
    """Return the deck list that a table of cards gives, a house heading before its cards; None for any other text."""
    lines = [line for line in text.splitlines() if line.strip()]
    if not _FEWEST_ROWS < len(lines) <= _MOST_ROWS:
        return None
    for split in _SPLITS:
        rows = [split(line) for line in lines if not _RULE.fullmatch(line)]
        if sum(len(row) > 1 for row in rows) >= _FEWEST_ROWS and (found := _read(rows)) is not None:
            return found
    return None


def _tabs(line: str) -> Row:
    return _cells(line.split("\t"))


def _bars(line: str) -> Row:
    line = line.strip()
    return _cells(line.removeprefix("|").removesuffix("|").replace("||", "|").split("|"))


def _gaps(line: str) -> Row:
    return _cells(_GAP.split(line.strip()))


def _separated(delimiter: str) -> Callable[[str], Row]:
    def split(line: str) -> Row:
        try:
            return _cells(next(csv.reader([line], delimiter=delimiter), []))
        except csv.Error:
            return [line.strip()]

    return split


def _cells(parts: Sequence[str]) -> Row:
    return [part.strip().strip('*_`"').strip() for part in parts[:_MOST_CELLS]]


_SPLITS = (_tabs, _bars, _separated(";"), _separated(","), _gaps)


def _read(rows: Sequence[Row]) -> list[str] | None:
    """Return the lines of the deck that these rows list, if they do."""
    return _houses_as_columns(rows) or _cards_as_rows(rows)


def _houses_as_columns(rows: Sequence[Row]) -> list[str] | None:
    """Read a table whose head names a house a column and whose cells are titles."""
    at = next((at for at, row in enumerate(rows) if len(row) > 1 and _names_houses(row)), None)
    if at is None:
        return None
    head = rows[at]
    body = [row for row in rows[at + 1 :] if len(row) <= len(head)]
    titles = [cell for row in body for cell in row if cell]
    if len(titles) < _FEWEST_ROWS or not _most(titles, _is_card):
        return None
    lines = _before(rows[:at])
    for column, house in enumerate(head):
        lines += [house, *(row[column] for row in body if column < len(row) and row[column])]
    return lines


def _names_houses(row: Row) -> bool:
    """Whether a row names a house in each cell; one may be for what lies beside the deck."""
    houses = [cell for cell in row if not aside(cell)]
    return len(row) - len(houses) <= 1 < len(houses) and all(map(known_house, houses))


def _cards_as_rows(rows: Sequence[Row]) -> list[str] | None:
    """Read a table that has a column of titles and a column of houses, or a head that says what its columns are."""
    width = max(map(len, rows))
    wide = [row for row in rows if len(row) > 1]
    columns = [[row[at] for row in wide if at < len(row)] for at in range(width)]
    title = next(
        (at for at, cells in enumerate(columns) if len(cells) >= _FEWEST_ROWS and _most(cells, _is_card)), None
    )
    if title is None:
        return None
    house = next((at for at, cells in enumerate(columns) if at != title and _most(cells, _is_house)), None)
    head = wide[0]
    headed = title < len(head) and not _is_card(head[title])
    taken = {title, house}
    count = _count_column(columns, head, taken) if headed else _unnamed_count_column(columns, taken, wide, title)
    if house is None and not headed:
        return None
    marks = {at: title_key(cell) for at, cell in enumerate(head) if headed and title_key(cell) in _MARK_HEADS}
    first = rows.index(head)
    lines = _before(rows[:first])
    by_house: dict[str, list[str]] = {}
    heading = ""
    for row in rows[first + headed :]:
        if title >= len(row) or not row[title]:
            continue
        line = row[title] if count is None or not _cell(row, count) else f"{_digits(row[count])}x {row[title]}"
        line += "".join(f" ({mark})" for at, mark in marks.items() if title_key(_cell(row, at)) in _YES)
        if house is not None:  # one cell for all cards of a house is empty in all their rows but the first
            heading = _cell(row, house) or heading
        beside = _beside(row, title)
        by_house.setdefault(heading if beside is None else beside, []).append(line)
    for name, titles in by_house.items():
        lines += [name, *titles] if name else titles
    return lines


def _before(rows: Sequence[Row]) -> list[str]:
    """Return the lines above the table: the deck's name and set."""
    return [" ".join(row) for row in rows if any(row)]


def _count_column(columns: Sequence[Row], head: Row, taken: set[int | None]) -> int | None:
    """Return the column of copies of a table whose head names its columns."""
    for at, cells in enumerate(columns):
        named = at < len(head) and title_key(head[at]) in _COUNT_HEADS
        if at not in taken and named and any(cells[1:]) and _are_copies(cells[1:]):
            return at
    return None


def _beside(row: Row, title: int) -> str | None:
    """Return the cell of a row that says that its card lies beside the deck, None where none does.

    Of a card that is one of the 36 such a word means something else, a trait for instance.
    """
    found = found_in(row[title]).id
    if found is not None and not is_reference(found):
        return None
    return next((cell for at, cell in enumerate(row) if at != title and aside(cell)), None)


def _unnamed_count_column(
    columns: Sequence[Row], taken: set[int | None], rows: Sequence[Row], title: int
) -> int | None:
    """Return the column of copies of a table without a head: its numbers bear the sign of times or make up a deck.

    Power and Æmber are numbers as well, so a number alone says nothing. What lies beside the deck is none of its
    36. Rule: "Deck".
    """
    of_deck = [row for row in rows if title < len(row) and not _lies_beside(row, title)]
    for at, cells in enumerate(columns):
        filled = [cell for cell in cells if cell]
        if at in taken or not filled or not _are_copies(cells):
            continue
        if (
            all(not cell.isdecimal() for cell in filled)
            or sum(_digits(_cell(row, at)) or 1 for row in of_deck) == DECK_SIZE
        ):
            return at
    return None


def _lies_beside(row: Row, title: int) -> bool:
    found = found_in(row[title]).id
    return _beside(row, title) is not None or (found is not None and is_reference(found))


def _are_copies(cells: Sequence[str]) -> bool:
    return all(1 <= _digits(cell) <= _MOST_COPIES for cell in cells if cell)


def _digits(cell: str) -> int:
    """Return the count that a cell such as "2", "2x" or "×2" says, 0 for any other."""
    digits = cell.strip().strip("xX×* ")
    return int(digits) if digits.isascii() and digits.isdecimal() and len(digits) <= len("12") else 0


def _cell(row: Row, at: int) -> str:
    return row[at] if at < len(row) else ""


def _most(cells: Sequence[str], is_one: Callable[[str], bool]) -> bool:
    filled = [cell for cell in cells if cell]
    return bool(filled) and sum(map(is_one, filled)) >= _MOSTLY * len(filled)


def _is_card(cell: str) -> bool:
    return bool(cell) and known_house(cell) is None and found_in(cell).id is not None


def _is_house(cell: str) -> bool:
    return known_house(cell) is not None
