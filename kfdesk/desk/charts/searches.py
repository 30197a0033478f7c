"""What is typed on the shelf to find the decks that a bar of a chart counts."""

from __future__ import annotations

from decimal import ROUND_FLOOR

from kfdesk.collection.columns import COLUMN_OF_FIGURE
from kfdesk.collection.query import typed_number
from kfdesk.collection.vocabulary import FIELDS, NUMBERS, TYPES, Field


def quoted(text: str) -> str:
    """Return a name as a search writes it."""
    return '"' + text.replace('"', " ") + '"' if any(not sign.isalnum() for sign in text) else text


def with_value(field: Field, value: str, language: str) -> str:
    """Return the search for decks with this house, set, tag or name; "" for no value."""
    return f"{FIELDS[field].as_typed(language)}:{quoted(value)}" if value else ""


def with_number(column: str, sign: str, value: float, language: str) -> str:
    """Return the search for decks that have a number so: `sign` is "=", ">" or ">=", where it is rounded so that no
    such deck is lost."""
    said = typed_number(value, ROUND_FLOOR if sign == ">=" else "")
    return f"{NUMBERS[column].as_typed(language)}{sign}{said}"


def at_least(figure: str, value: float, language: str) -> str:
    """Return the search for decks of which a field of `DeckFigures` is so much or more."""
    return with_number(COLUMN_OF_FIGURE[figure], ">=", value, language)


def with_type(kind: str, language: str) -> str:
    """Return the search for decks that have cards of this type, "" for a type that no search counts."""
    return with_number(TYPES[kind], ">", 0, language) if kind in TYPES else ""
