"""The columns of the shelf's table: what each says of a deck, how wide it is, and what it is ordered by."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime

from kfdesk.cards.facts import sets
from kfdesk.collection.records import Source
from kfdesk.collection.search import DeckRow
from kfdesk.desk.decks import strings as s
from kfdesk.desk.decks.pictures import house_name

Text = Callable[[DeckRow, str], str]


@dataclass(frozen=True, slots=True)
class Column:
    """One column. `width` in logical pixels at text size 1; `sort` is the store's word for its order, "" for none;
    `most_first` columns begin with the largest; `drawn` ones are painted, their text is only spoken."""

    id: str
    text: Text
    width: int
    sort: str
    number: bool = False
    most_first: bool = False
    drawn: bool = False
    hidden: bool = False
    tip: Text | None = None


def set_name(code: str, language: str) -> str:
    """Return the name of a deck's set; an unknown one by its number."""
    known = sets().get(code)
    if known is not None:
        return known.name
    return s.UNKNOWN_SET.filled(set=code).say(language) if code else s.NO_SET.say(language)


def date_text(moment: datetime, language: str) -> str:
    """Return a day as people write it, in local time."""
    day = moment.astimezone()
    return f"{day:%d.%m.%Y}" if language == "de" else f"{day:%Y-%m-%d}"


def decimal(value: float | None, language: str, digits: int = 1) -> str:
    """Return a figure with a comma where the language writes one; a missing one as a dash."""
    if value is None:
        return "–"
    text = f"{value:.{digits}f}" if digits else f"{value:.0f}"
    return text.replace(".", ",") if language == "de" else text


def source_name(source: str, language: str) -> str:
    """Return where a deck came from, in words."""
    return s.SOURCES[Source(source)].say(language) if source in _SOURCES else source


_SOURCES = frozenset(Source)


def _whole(value: float | None) -> str:
    return "–" if value is None else f"{value:.0f}"


def _results(row: DeckRow, language: str) -> str:
    del language
    return f"{row.wins} : {row.losses}" if row.wins or row.losses else ""


def _missing(row: DeckRow, language: str) -> str:
    del language
    return str(row.missing) if row.missing else ""


COLUMNS: tuple[Column, ...] = (
    Column("star", lambda r, lang: s.IS_FAVOURITE.say(lang) if r.favourite else "", 30, "favourite", most_first=True, drawn=True),
    Column("name", lambda r, lang: r.name, 230, "name", tip=lambda r, lang: r.name),
    Column("houses", lambda r, lang: ", ".join(house_name(h).say(lang) for h in r.houses), 84, "houses", drawn=True,
           tip=lambda r, lang: ", ".join(house_name(h).say(lang) for h in r.houses)),
    Column("set", lambda r, lang: r.set, 62, "set", tip=lambda r, lang: set_name(r.set, lang)),
    Column("tags", lambda r, lang: ", ".join(r.tags), 130, "", drawn=True, tip=lambda r, lang: ", ".join(r.tags)),
    Column("folder", lambda r, lang: r.folder, 100, "folder", hidden=True),
    Column("results", _results, 74, "wins", number=True, most_first=True),
    Column("chains", lambda r, lang: str(r.chains) if r.chains else "", 62, "chains", number=True, most_first=True),
    Column("expected", lambda r, lang: decimal(r.figures.get("expected"), lang), 84, "expected", number=True, most_first=True),
    Column("amber", lambda r, lang: _whole(r.figures.get("amber")), 84, "amber", number=True, most_first=True, hidden=True),
    Column("creatures", lambda r, lang: _whole(r.figures.get("creatures")), 78, "creatures", number=True, most_first=True),
    Column("actions", lambda r, lang: _whole(r.figures.get("actions")), 70, "actions", number=True, most_first=True, hidden=True),
    Column("artifacts", lambda r, lang: _whole(r.figures.get("artifacts")), 74, "artifacts", number=True, most_first=True, hidden=True),
    Column("upgrades", lambda r, lang: _whole(r.figures.get("upgrades")), 78, "upgrades", number=True, most_first=True, hidden=True),
    Column("power", lambda r, lang: _whole(r.figures.get("power")), 66, "power", number=True, most_first=True, hidden=True),
    Column("missing", _missing, 90, "missing", number=True, most_first=True, hidden=True),
    Column("source", lambda r, lang: source_name(r.source, lang), 100, "source", hidden=True),
    Column("added", lambda r, lang: date_text(r.added, lang), 88, "added", most_first=True),
)  # fmt: skip
"""All columns, in the order of a first visit."""

BY_ID = {column.id: column for column in COLUMNS}
NUMBER_OF = {column.id: number for number, column in enumerate(COLUMNS)}
HIDDEN_FIRST = tuple(column.id for column in COLUMNS if column.hidden)
