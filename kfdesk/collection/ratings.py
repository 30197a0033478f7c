"""What other sites say of a deck in numbers, as columns of the shelf: their ratings, and the games that they count.

Every figure that an importer keeps (`ForeignFigure`) is one column here; the table `rating` has a row for each deck
that has any. They are those sites' own: shown with source and date, never mixed with the figures of this program.
"""

from __future__ import annotations

import json
import re
import sqlite3
import zlib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from datetime import UTC, date, datetime, time
from typing import NamedTuple

from kfdesk.collection.columns import MAX_CONTENT
from kfdesk.collection.records import DeckRecord, ForeignFigure
from kfdesk.engine import glossary
from kfdesk.text.words import Words, same

DOK = "decksofkeyforge.com"
VAULT = "keyforgegame.com"
"""The Master Vault."""

SITES: Mapping[str, Words] = {DOK: same("Decks of KeyForge"), VAULT: same("Master Vault")}

_AERC = Words("AERC {figure}")
_OF_HOUSE = Words("SAS of house {n}")


class Rating(NamedTuple):
    """A column: what it is called, and the figures that it shows, of several the youngest, by site and name."""

    words: Words
    sources: tuple[tuple[str, str], ...]


def _of_dok(words: Words, name: str) -> Rating:
    return Rating(words, ((DOK, name),))


def _aerc(figure: Words, name: str) -> Rating:
    return _of_dok(_AERC.filled(figure=figure), name)


def _of_vault(words: Words, name: str, also: str = "") -> Rating:
    """Return what the Master Vault counts; `also` is what Decks of KeyForge calls it, which passes it on."""
    return Rating(words, ((VAULT, name), (DOK, also)) if also else ((VAULT, name),))


OF_DOK: Mapping[str, Rating] = {
    "sas": _of_dok(same("SAS"), "Sas Rating"),
    "percentile": _of_dok(Words("SAS percentile"), "Sas Percentile"),
    "synergy": _of_dok(Words("SAS synergy"), "Synergy Rating"),
    "antisynergy": _of_dok(Words("SAS antisynergy"), "Antisynergy Rating"),
    "sas1": _of_dok(_OF_HOUSE.filled(n=1), "House 1 SAS"),
    "sas2": _of_dok(_OF_HOUSE.filled(n=2), "House 2 SAS"),
    "sas3": _of_dok(_OF_HOUSE.filled(n=3), "House 3 SAS"),
    "aerc": _of_dok(same("AERC"), "Raw Aerc Score"),
    "aerccontrol": _aerc(glossary.AMBER_CONTROL, "Amber Control"),
    "aercexpected": _aerc(glossary.EXPECTED_AMBER, "Expected Amber"),
    "aercartifacts": _aerc(glossary.ARTIFACT_CONTROL, "Artifact Control"),
    "aerccreatures": _aerc(Words("creature control"), "Creature Control"),
    "aercpower": _aerc(Words("effective power"), "Effective Power"),
    "aercefficiency": _aerc(Words("efficiency"), "Efficiency"),
    "aercrecursion": _aerc(Words("recursion"), "Recursion"),
    "aercdisruption": _aerc(Words("disruption"), "Disruption"),
    "aercprotection": _aerc(Words("creature protection"), "Creature Protection"),
    "aercother": _aerc(Words("other"), "Other"),
}
"""What Decks of KeyForge works out."""
OF_VAULT: Mapping[str, Rating] = {
    "powerlevel": _of_vault(Words("power level"), "power_level", "Power Level"),
    "vaultchains": _of_vault(Words("Vault chains"), "chains", "Chains"),
    "vaultwins": _of_vault(Words("Vault wins"), "wins", "Wins"),
    "vaultlosses": _of_vault(Words("Vault losses"), "losses", "Losses"),
    "casualwins": _of_vault(Words("casual wins"), "casual_wins"),
    "casuallosses": _of_vault(Words("casual losses"), "casual_losses"),
    "shards": _of_vault(Words("shards bonus"), "shards_bonus"),
}
"""What the Master Vault counts."""
RATINGS: Mapping[str, Rating] = {**OF_DOK, **OF_VAULT}
"""All columns in their order; a new one needs a migration that makes it and fills it (`fill`)."""
DATES: Mapping[str, Mapping[str, Rating]] = {"rated": OF_DOK, "vaultdate": OF_VAULT}
"""Columns of when figures were taken: the day of the oldest of those that are shown."""
COLUMNS = (*RATINGS, *DATES)

_NUMBER = re.compile(r"-?\d{1,9}(?:\.\d{1,9})?")
_KEY = {source: column for column, rating in RATINGS.items() for source in rating.sources}


def ratings_of(foreign: Iterable[ForeignFigure]) -> dict[str, float]:
    """Return the columns of a deck with these figures: numbers, and dates in seconds since 1970, at noon of their day.

    What is not known has no entry; a word that is no number is none of these.
    """
    shown: dict[str, ForeignFigure] = {}
    for figure in foreign:
        column = _KEY.get((figure.site, figure.name))
        if column is None or not _NUMBER.fullmatch(figure.value):
            continue
        had = shown.get(column)
        if had is None or _rank(column, figure) > _rank(column, had):
            shown[column] = figure
    found = {column: float(figure.value) for column, figure in shown.items()}
    for column, group in DATES.items():
        taken = [shown[name].taken for name in group if name in shown]
        days = [day for day in taken if day is not None]
        if days and len(days) == len(taken):
            found[column] = datetime.combine(min(days), time(12), UTC).timestamp()
    return found


def day_of(noon: float) -> date:
    """Return the day that a column of dates holds by its noon."""
    return datetime.fromtimestamp(noon, UTC).date()


def _rank(column: str, figure: ForeignFigure) -> tuple[date, bool]:
    """Return what of two figures of one column makes the one that is shown: the younger, then the first source's."""
    return figure.taken or date.min, (figure.site, figure.name) == RATINGS[column].sources[0]


def title_of(figure: ForeignFigure) -> Words:
    """Return what a figure is called; one that this program does not know by the word of its site."""
    column = _KEY.get((figure.site, figure.name))
    return same(figure.name) if column is None else RATINGS[column].words


def in_order(figures: Iterable[ForeignFigure]) -> list[ForeignFigure]:
    """Return figures in the order of the columns, those that are none last."""
    order = {column: place for place, column in enumerate(RATINGS)}
    return sorted(figures, key=lambda figure: order.get(_KEY.get((figure.site, figure.name), ""), len(order)))


# The table.

TABLE = f"""
CREATE TABLE rating (
    deck INTEGER PRIMARY KEY REFERENCES deck ON DELETE CASCADE,
    {", ".join(f"{column} REAL" for column in COLUMNS)}
);
"""
_PUT = f"INSERT OR REPLACE INTO rating (deck, {', '.join(COLUMNS)}) VALUES ({', '.join('?' * (1 + len(COLUMNS)))})"


def put(connection: sqlite3.Connection, decks: Iterable[tuple[int, DeckRecord]]) -> None:
    """Keep the figures of these rows in the place of those kept before; call it inside a transaction."""
    found = [(id_, ratings_of(record.foreign)) for id_, record in decks]
    connection.executemany("DELETE FROM rating WHERE deck = ?", ((id_,) for id_, ratings in found if not ratings))
    _put(connection, ((id_, ratings) for id_, ratings in found if ratings))


def _put(connection: sqlite3.Connection, found: Iterable[tuple[int, Mapping[str, float]]]) -> None:
    connection.executemany(_PUT, ((id_, *map(ratings.get, COLUMNS)) for id_, ratings in found))


def fill(connection: sqlite3.Connection) -> None:
    """Work out the figures of all decks from their records; one that cannot be read has none."""
    rows = connection.execute(
        "SELECT deck, content FROM record JOIN deck ON deck.id = record.deck WHERE foreigners > 0"
    )
    found = ((id_, ratings_of(_foreign_of(content))) for id_, content in rows.fetchall())
    _put(connection, ((id_, ratings) for id_, ratings in found if ratings))


def _foreign_of(content: object) -> Iterator[ForeignFigure]:
    """Yield the figures in a packed record, of which nothing else is read: a shelf may have ten thousand."""
    try:
        kept = json.loads(zlib.decompressobj().decompress(content, MAX_CONTENT)) if isinstance(content, bytes) else {}
        for figure in kept.get("foreign", ()):
            yield ForeignFigure.model_validate(figure)
    except (ValueError, zlib.error, AttributeError, TypeError):
        return


def read(connection: sqlite3.Connection, ids: Sequence[int]) -> dict[int, dict[str, float | None]]:
    """Return the columns of those of these rows that have any, None for what is not known."""
    asked = f"SELECT deck, {', '.join(COLUMNS)} FROM rating WHERE deck IN (SELECT value FROM json_each(?))"
    return {
        row[0]: dict(zip(COLUMNS, row[1:], strict=True)) for row in connection.execute(asked, (json.dumps(list(ids)),))
    }
