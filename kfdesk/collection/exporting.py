"""Decks of the shelf as files: our own JSON that is read back, words, and tables for other programs."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from kfdesk.collection.importers.own import record_object, record_text
from kfdesk.collection.listing import markdown, plain_text
from kfdesk.collection.purposes import NO_PURPOSE, Purpose
from kfdesk.collection.ratings import DATES, day_of
from kfdesk.collection.records import CardLine, DeckRecord
from kfdesk.collection.schema import FIGURES
from kfdesk.collection.search import DeckRow
from kfdesk.spreadsheets import Cell
from kfdesk.text.words import Words

RULER = "\n---\n\n"
"""Stands between decks in a text; the importer knows it."""
IN_WORDS: Mapping[str, Callable[[DeckRecord, str], str]] = {".txt": plain_text, ".md": markdown}
"""The suffixes of files in words, and what writes a deck so in a language."""


def as_words(decks: Sequence[DeckRecord], suffix: str, language: str) -> str:
    """Return decks as text or Markdown, whichever the suffix of `IN_WORDS` means."""
    return RULER.join(IN_WORDS[suffix](deck, language) for deck in decks)


LEFT_OUT = Words(
    "{n} deck of which only the name is known was left out.",
    plural="{n} decks of which only the names are known were left out.",
)


def with_lists(decks: Iterable[DeckRecord]) -> list[DeckRecord]:
    """Return those of these decks of which more is known than a name or a link: others are not imported again."""
    return [deck for deck in decks if deck.cards]


def as_own(decks: Sequence[DeckRecord]) -> str:
    """Return decks as our own JSON, which imports read back."""
    if len(decks) == 1:
        return record_text(decks[0])
    return json.dumps([record_object(deck) for deck in decks], ensure_ascii=False, indent=1) + "\n"


def as_object(row: DeckRow) -> dict[str, Any]:
    """Return what the shelf says of a deck as plain values, for JSON.

    Houses, sets, sources and figures have their codes, whatever the language. A figure that is not known whole is
    null; a rating that no site gave is not there.
    """
    return {
        "key": row.key,
        "name": row.name,
        "set": row.set,
        "houses": list(row.houses),
        "source": row.source,
        "added": row.added.isoformat(),
        "size": row.size,
        "playable": row.playable,
        "unknown": row.unknown,
        "icons_known": row.icons_known,
        "alliance": row.alliance,
        "homemade": row.homemade,
        "changed": row.changed,
        "kind": row.kind.value,
        "favorite": row.favorite,
        "tags": list(row.tags),
        "folder": row.folder,
        "chains": row.chains,
        "wins": row.wins,
        "losses": row.losses,
        "practice_wins": row.practice_wins,
        "practice_losses": row.practice_losses,
        "played": None if row.played is None else row.played.isoformat(),
        "figures": {name: None if value is None else _number(value) for name, value in row.figures.items()},
        **_listed(row.purpose),
        "ratings": {name: _rating(name, value) for name, value in row.ratings.items() if value is not None},
    }


def _listed(purpose: Purpose) -> dict[str, Any]:
    """Return what a deck is there for as plain values."""
    return {
        "trade": purpose.trade,
        "sale": purpose.sale,
        "price": None if purpose.price is None else _number(purpose.price),
        "currency": purpose.currency,
        "held": purpose.held.value,
        "person": purpose.person,
        "since": None if purpose.since is None else purpose.since.isoformat(),
    }


def _rating(name: str, value: float) -> float | str:
    return day_of(value).isoformat() if name in DATES else _number(value)


def _number(value: float) -> float:
    """Return a whole number without a fraction."""
    return int(value) if value.is_integer() else value


def with_cards(row: DeckRow, record: DeckRecord) -> dict[str, Any]:
    """Return the same with the cards of the deck."""
    lists = {"cards": record.cards, "references": record.references}
    return {**as_object(row), **{name: [_card(line) for line in lines] for name, lines in lists.items()}}


def _card(line: CardLine) -> dict[str, Any]:
    return {"id": line.id, "title": line.title, **line.model_dump(mode="json", exclude={"id", "title"})}


def as_table(rows: Iterable[DeckRow]) -> list[list[Cell]]:
    """Return decks as a table with its heads, a row each, with figures and ratings; what is not known is empty."""
    decks = [_flat(as_object(row)) for row in rows]
    columns = list(dict.fromkeys(column for deck in decks for column in deck)) or _HEADS
    return [[*columns], *([deck.get(column) for column in columns] for deck in decks)]


_HEADS = [
    *("key", "name", "set", "houses", "source", "added", "size", "playable", "unknown", "icons_known", "alliance"),
    *("homemade", "changed", "kind", "favorite", "tags", "folder", "chains", "wins", "losses"),
    *("practice_wins", "practice_losses", "played", *FIGURES, *_listed(NO_PURPOSE)),
]
"""The heads of a table without decks."""


def _flat(deck: Mapping[str, Any]) -> dict[str, Any]:
    """Return an object with single values alone: lists in one cell, figures and ratings in a column each."""
    flat: dict[str, Any] = {}
    for name, value in deck.items():
        if isinstance(value, dict):
            flat |= value
        else:
            flat[name] = "|".join(value) if isinstance(value, list) else value
    return flat
