"""A table with a card a row that names the deck in a column, such as Deck,House,Card,Count: one deck or several."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator

from kfdesk.collection.titles import title_key

_DELIMITERS = ",;\t"
_DECK = frozenset({"deck", "deckname", "deck-name"})
_NAME = "name"
"""What may be the deck's or the card's name: the deck's, where another column is the card's."""
_CARD = frozenset({"card", "cardname", "card-name", "cardtitle", "card-title", "title", "karte", "kartenname"})
_MOST_ROWS = 100_000


def decks_of_table(text: str) -> Iterator[str] | None:
    """Return the table of each deck with its name above it, in the order of the first rows; None for another text.

    The column that names the deck is left out of these tables.
    """
    head = text.lstrip().splitlines()[0][:1000] if text.strip() else ""
    for delimiter in _DELIMITERS:
        columns = [title_key(cell) for cell in next(_read(head, delimiter), [])]
        names = [column for column in columns if column in _DECK] or [column for column in columns if column == _NAME]
        if names and not _CARD.isdisjoint(columns):
            return _decks(text.lstrip(), delimiter, columns.index(names[0]))
    return None


def _decks(text: str, delimiter: str, at: int) -> Iterator[str]:
    rows = list(_rows(text, delimiter))
    if not rows:
        return  # its first row is damaged
    head, found = rows[0], dict[str, list[list[str]]]()
    name = ""
    for row in rows[1:]:
        name = row[at].strip() if at < len(row) and row[at].strip() else name
        found.setdefault(name, []).append(row)
    for deck, lines in found.items():
        made = io.StringIO()
        writer = csv.writer(made, lineterminator="\n")
        if deck:
            writer.writerow([deck])
        writer.writerows([*row[:at], *row[at + 1 :]] for row in (head, *lines))
        yield made.getvalue()


def _rows(text: str, delimiter: str) -> Iterator[list[str]]:
    """Yield the rows that can be read; a damaged one ends the table."""
    try:
        for number, row in enumerate(_read(text, delimiter)):
            if number >= _MOST_ROWS:
                return
            if any(map(str.strip, row)):
                yield row
    except csv.Error:
        return


def _read(text: str, delimiter: str) -> Iterator[list[str]]:
    return csv.reader(text.splitlines(), delimiter=delimiter)
