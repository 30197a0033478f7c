"""The columns of the shelf's table: what each says of a deck, how wide it is, and what it is ordered by."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from kfdesk.cards.facts import sets
from kfdesk.collection.homemade import HOMEMADE_WORDS
from kfdesk.collection.playable import BEING_READ
from kfdesk.collection.records import Source
from kfdesk.collection.search import DeckRow
from kfdesk.collection.vocabulary import set_words
from kfdesk.desk.decks import texts as s
from kfdesk.desk.decks.pictures import house_name
from kfdesk.desk.kit.locales import date_text, decimal

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
    if code in sets():
        return set_words(code).say(language)
    return s.UNKNOWN_SET.filled(set=code).say(language) if code else s.NO_SET.say(language)


def set_or_homemade(code: str, language: str, *, homemade: bool) -> str:
    """Return the name of a deck's set; of a deck that somebody made at home that it is home-made."""
    return HOMEMADE_WORDS.title.say(language) if homemade else set_name(code, language)


def source_name(source: str, language: str) -> str:
    """Return where a deck came from, in words."""
    return s.SOURCES[Source(source)].say(language) if source in _SOURCES else source


_SOURCES = frozenset(Source)


def _name_tip(row: DeckRow, language: str) -> str:
    """Return the whole name, why it is slanted or may be soon, and whether bonus icons are missing."""
    words = []
    if row.being_read:
        words.append(BEING_READ)
    elif not row.playable:
        words.append(s.UNKNOWN_COUNT.filled(n=row.unknown) if row.unknown else s.NOT_PLAYABLE)
    if not row.icons_known:
        words.append(s.NO_ICONS)
    return "\n".join([row.name, *(word.say(language) for word in words)])


def _results(row: DeckRow, language: str) -> str:
    del language
    return f"{row.wins} : {row.losses}" if row.wins or row.losses else ""


def _set(row: DeckRow, language: str) -> str:
    return HOMEMADE_WORDS.title.say(language) if row.homemade else row.set


def _houses(row: DeckRow, language: str) -> str:
    return ", ".join(house_name(house).say(language) for house in row.houses)


def _tags(row: DeckRow, language: str) -> str:
    del language
    return ", ".join(row.tags)


def _figure(name: str, width: int, *, digits: int = 0, hidden: bool = True) -> Column:
    """Return the column of a figure that the shelf works out."""

    def text(row: DeckRow, language: str) -> str:
        return decimal(row.figures.get(name), language, digits)

    return Column(name, text, width, name, number=True, most_first=True, hidden=hidden)


_ESTIMATES = (
    ("steal", 66),
    ("capture", 66),
    ("control", 108),
    ("wipes", 92),
    ("removal", 84),
    ("artifactcontrol", 116),
    ("draw", 96),
    ("archive", 84),
    ("keycheats", 104),
    ("disruption", 84),
    ("protection", 140),
    ("recursion", 88),
    ("efficiency", 78),
    ("effectivepower", 124),
)
"""The other figures from definitions, each with the width of its column."""

COLUMNS: tuple[Column, ...] = (
    Column(
        "star",
        lambda row, lang: s.IS_FAVORITE.say(lang) if row.favorite else "",
        30,
        "favorite",
        most_first=True,
        drawn=True,
    ),
    Column("name", lambda row, _: row.name, 188, "name", tip=_name_tip),
    Column("houses", _houses, 70, "houses", drawn=True, tip=_houses),
    Column("set", _set, 50, "set", tip=lambda row, lang: set_or_homemade(row.set, lang, homemade=row.homemade)),
    Column("tags", _tags, 96, "", drawn=True, tip=_tags),
    Column("folder", lambda row, _: row.folder, 100, "folder", hidden=True),
    Column("results", _results, 62, "wins", number=True, most_first=True),
    Column("chains", lambda row, _: str(row.chains or ""), 50, "chains", number=True, most_first=True, hidden=True),
    _figure("expected", 68, digits=1, hidden=False),
    _figure("amber", 84),
    _figure("creatures", 66),
    _figure("actions", 70),
    _figure("artifacts", 74),
    _figure("upgrades", 78),
    _figure("power", 66),
    _figure("armor", 66),
    *(_figure(name, width, digits=1) for name, width in _ESTIMATES),
    Column("unknown", lambda row, _: str(row.unknown or ""), 90, "unknown", number=True, most_first=True, hidden=True),
    Column("source", lambda row, lang: source_name(row.source, lang), 100, "source", hidden=True),
    Column("added", lambda row, lang: date_text(row.added, lang), 78, "added", most_first=True),
)
"""All columns, in the order of a first visit."""

BY_ID = {column.id: column for column in COLUMNS}
NUMBER_OF = {column.id: number for number, column in enumerate(COLUMNS)}
HIDDEN_FIRST = tuple(column.id for column in COLUMNS if column.hidden)
