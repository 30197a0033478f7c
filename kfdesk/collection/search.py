"""Terms and orders of a query as SQL, and what a table shows of the decks found."""

from __future__ import annotations

import json
import sqlite3
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import UTC, datetime
from typing import Any

from kfdesk.collection import purposes, ratings, strengths
from kfdesk.collection.columns import BEING_READ
from kfdesk.collection.database import moment
from kfdesk.collection.purposes import LIST_SQL, NO_PURPOSE, Purpose
from kfdesk.collection.query import Op, Query, Term
from kfdesk.collection.ratings import RATINGS
from kfdesk.collection.saying import cards_that_say
from kfdesk.collection.schema import FIGURES
from kfdesk.collection.strengths import Strength
from kfdesk.collection.vocabulary import Field
from kfdesk.engine.decks import DeckKind
from kfdesk.records import record
from kfdesk.text.words import Words

MOST_ROWS = 5_000
"""The most rows read at once."""


@record
class Sort:
    """A column of `SORTS` and its direction."""

    column: str = "name"
    descending: bool = False


@record
class DeckRow:
    """What a table shows of a deck.

    Wins and losses against the program are counted apart, as practice. `unknown` counts the cards this program does not
    know; `by_agreement`: it can be played without them if both players agree. `figures` are the columns of
    `kfdesk.collection.schema.FIGURES`, None where not all that adds to one is known of the deck.
    """

    id: int
    key: str
    name: str
    set: str
    houses: tuple[str, ...]
    source: str
    added: datetime
    size: int
    unknown: int
    alliance: bool
    icons_known: bool
    playable: bool
    by_agreement: bool
    favorite: bool
    folder: str
    tags: tuple[str, ...]
    notes: bool
    chains: int
    wins: int
    losses: int
    practice_wins: int
    practice_losses: int
    played: datetime | None
    """When last."""
    trashed: datetime | None
    figures: dict[str, float | None]
    ratings: Mapping[str, float | None]
    """What other sites say of it, by `kfdesk.collection.ratings.COLUMNS`; None or no
    entry for what they do not say."""
    homemade: bool = False
    """Whether somebody put it together, it holds a home-made card, or its list was changed by hand."""
    kind: DeckKind = DeckKind.PUBLISHED
    changed: bool = False
    """Whether its list is another one than it came with."""
    by_hand: bool = False
    """Whether its name or its list is another one than it came with."""
    strength: Strength | None = None
    """How often it wins in the hands of the program; None for a deck without games of that kind."""
    being_read: bool = False
    """Whether its home-made cards have still to be read, after which it may be playable."""
    purpose: Purpose = NO_PURPOSE
    """What it is there for besides being played."""

    @property
    def can_be_completed(self) -> bool:
        """Whether the deck's public page tells the bonus icons that its source left out."""
        return not self.icons_known and not self.alliance and not self.changed and self.key.startswith("mv:")


@record
class Found:
    """The decks that were found, as row ids in the order asked for; `hints` may be shown below the search."""

    ids: list[int]
    query: Query
    hints: tuple[Words, ...] = ()

    def __len__(self) -> int:
        return len(self.ids)


@dataclass(frozen=True, slots=True)
class Facets:
    """How many of the found decks have each house, set, tag and folder; most first, none left out but zero.

    `marks` counts the favorites ("favorite"), the decks that can be played ("playable"), those that are there twice
    ("double"), and those of each of `kfdesk.collection.purposes.LISTS`.
    """

    houses: dict[str, int]
    sets: dict[str, int]
    tags: dict[str, int]
    folders: dict[str, int]
    marks: dict[str, int] = field(default_factory=dict)


# Numbers and orders.

_COMPUTED = {
    "games": "(wins + losses)",
    "winrate": "(CASE WHEN wins + losses > 0 THEN 100.0 * wins / (wins + losses) END)",
    "practice": "(practice_wins + practice_losses)",
    "practicerate": "(CASE WHEN practice_wins + practice_losses > 0 "
    "THEN 100.0 * practice_wins / (practice_wins + practice_losses) END)",
}

SORTS = {
    "name": "words",
    "set": "set_place",
    "houses": "houses",
    "place": "place",
    "added": "added",
    "played": "played",
    "favorite": "favourite",
    "folder": "(SELECT folder.words FROM folder WHERE folder.id = deck.folder)",
    "playable": "playable",
    "source": "source",
    **{name: name for name in ("wins", "losses", "chains", "size", "unknown")},
    **_COMPUTED,
    **{name: name for name in FIGURES},
    **{name: f"(SELECT rating.{name} FROM rating WHERE rating.deck = deck.id)" for name in ratings.COLUMNS},
    **{name: f"(SELECT {sql} FROM strength WHERE strength.deck = deck.id)" for name, sql in strengths.COLUMNS.items()},
    "price": "(SELECT price FROM purpose WHERE purpose.deck = deck.id)",
    "lent": "(SELECT nullif(words, '') FROM purpose WHERE purpose.deck = deck.id AND held = 'lent')",
    "borrowed": "(SELECT nullif(words, '') FROM purpose WHERE purpose.deck = deck.id AND held = 'borrowed')",
    "heldsince": "(SELECT since FROM purpose WHERE purpose.deck = deck.id)",
}
"""What may be sorted by, and its SQL."""


def number_sql(column: str) -> str:
    """Return the SQL of a number; `column` is a name of `vocabulary.NUMBERS`."""
    return _COMPUTED.get(column, column)


def order_sql(sort: Sequence[Sort]) -> str:
    """Return what follows ORDER BY; decks without a value stand last whatever the direction."""
    parts = []
    for wanted in sort:
        sql = SORTS.get(wanted.column)
        if sql is None:
            raise KeyError(f"the shelf cannot be sorted by {wanted.column!r}")
        direction = "DESC" if wanted.descending else "ASC"
        parts.append(f"{sql} {direction} NULLS LAST")
    if not any(wanted.column == "name" for wanted in sort):
        parts.append("words ASC")
    return ", ".join([*parts, "id ASC"])


# Conditions.


def term_sql(term: Term) -> tuple[str, tuple[object, ...]]:
    """Return the condition that holds for the decks a term asks for, whether or not it is negated, and its values.

    Words on cards that are not counted, and words anywhere, are looked up by `kfdesk.collection.finding`.
    """
    condition = _Condition()
    sql = condition.of(term)
    return sql, tuple(condition.values)


@dataclass(slots=True)
class _Condition:
    """SQL and its values, gathered in order."""

    values: list[object] = field(default_factory=list)

    def put(self, value: object) -> str:
        """Keep a value and return its mark."""
        self.values.append(value)
        return "?"

    def of(self, term: Term) -> str:
        """Return the condition of a term."""
        match term.field:
            case Field.CARD:
                return self._counted(self._words("words", term), term)
            case Field.TRAIT:
                return self._counted(self._words("traits", term), term)
            case Field.SAYS:
                found = cards_that_say(term.values, whole=term.whole)
                return self._counted(f"ref IN (SELECT value FROM json_each({self.put(json.dumps(found))}))", term)
            case Field.HOUSE:
                return self._any("instr(houses, {}) > 0", [f"|{house}|" for house in term.values])
            case Field.SET:
                return self._any("set_code = {}", term.values)
            case Field.SOURCE:
                return self._any("source = {}", term.values)
            case Field.TAG:
                return f"id IN (SELECT deck FROM deck_tag JOIN tag ON tag.id = tag WHERE {self._words('words', term)})"
            case Field.FOLDER:
                return f"folder IN (SELECT id FROM folder WHERE {self._words('words', term)})"
            case Field.NOTES:
                return f"id IN (SELECT deck FROM note WHERE {self._words('words', term)})"
            case Field.IS:
                return _IS[term.values[0]]
            case Field.HAS:
                return _HAS[term.values[0]]
            case Field.LENT | Field.BORROWED:
                held = f"held = '{term.field.value}' AND {self._words('purpose.words', term)}"
                return _ON_A_LIST.format(held)
            case Field.HELD_SINCE:
                return _ON_A_LIST.format(self._on_days("since", term))
            case Field.NUMBER if term.values[0] == "price":
                return _ON_A_LIST.format(self._compared("price", term))
            case Field.NUMBER if term.values[0] in RATINGS:
                return _RATED.format(self._compared(term.values[0], term))
            case Field.NUMBER if term.values[0] in strengths.COLUMNS:
                return _TRIED.format(self._compared(strengths.COLUMNS[term.values[0]], term))
            case Field.NUMBER:
                return self._compared(number_sql(term.values[0]), term)
            case Field.RATED | Field.VAULT_DATE:
                return _RATED.format(self._on_days(term.field.value, term))
            case Field.ADDED | Field.PLAYED:
                return self._dated(term.field.value, term)
            case _:
                return self._words("words", term)

    def _words(self, column: str, term: Term) -> str:
        """Return the condition that the words stand in a searchable column; whole words where quoted."""
        if term.whole:
            return self._any(f"instr({column} || ' ', {{}}) > 0", [f" {value} " for value in term.values])
        return self._any(f"instr({column}, {{}}) > 0", [f" {value}" for value in term.values])

    def _counted(self, cards: str, term: Term) -> str:
        """Return the condition that a deck has so many of the cards for which the condition `cards` holds."""
        assert term.op is not None
        ids = f"SELECT id FROM card WHERE {cards}"
        without = _holds(0, term.op, term.amount)  # decks that have none of these cards are meant too
        op = _OPPOSITES[term.op] if without else term.op
        counted = (
            f"SELECT deck FROM deck_card WHERE card IN ({ids}) "
            f"GROUP BY deck HAVING sum(count) {op} {self.put(term.amount)}"
        )
        return f"id {'NOT ' if without else ''}IN ({counted})"

    def _compared(self, sql: str, term: Term) -> str:
        if term.until is not None:
            return f"{sql} BETWEEN {self.put(term.amount)} AND {self.put(term.until)}"
        return f"{sql} {term.op} {self.put(term.amount)}"

    def _on_days(self, column: str, term: Term) -> str:
        """Return the condition on a column of days, which are kept by their noon in UTC."""
        assert term.until is not None
        return self._dated(column, replace(term, amount=_in_utc(term.amount), until=_in_utc(term.until)))

    def _dated(self, column: str, term: Term) -> str:
        first, end = term.amount, term.until
        match term.op:
            case Op.LESS:
                return f"{column} < {self.put(first)}"
            case Op.AT_LEAST:
                return f"{column} >= {self.put(first)}"
            case Op.AT_MOST:
                return f"{column} < {self.put(end)}"
            case Op.MORE:
                return f"{column} >= {self.put(end)}"
            case _:
                within = f"({column} >= {self.put(first)} AND {column} < {self.put(end)})"
                return f"NOT {within}" if term.op is Op.IS_NOT else within

    def _any(self, sql: str, values: Sequence[object]) -> str:
        return "(" + " OR ".join(sql.format(self.put(value)) for value in values) + ")"


_RATED = "id IN (SELECT deck FROM rating WHERE {})"
_TRIED = "id IN (SELECT deck FROM strength WHERE {})"
_ON_A_LIST = "id IN (SELECT purpose.deck FROM purpose WHERE {})"
_OPPOSITES = {
    Op.IS: Op.IS_NOT,
    Op.IS_NOT: Op.IS,
    Op.LESS: Op.AT_LEAST,
    Op.AT_MOST: Op.MORE,
    Op.MORE: Op.AT_MOST,
    Op.AT_LEAST: Op.LESS,
}
_IS = {
    "favorite": "favourite",
    "maverick": "mavericks > 0",
    "legacy": "legacies > 0",
    "anomaly": "anomalies > 0",
    "enhanced": "enhanced > 0",
    "playable": "playable",
    "unplayable": "NOT playable",
    "generated": "source = 'generated'",
    "sample": "source = 'sample'",
    "imported": "source NOT IN ('generated', 'sample', 'home-made')",
    "homemade": "homemade",
    "changed": "by_hand > 0",
    "alliance": "alliance",
    "theory": "kind = 'theory'",
    "played": "wins + losses + practice_wins + practice_losses > 0",
    "practiced": "practice_wins + practice_losses > 0",
    "unplayed": "wins + losses + practice_wins + practice_losses = 0",
    "unknown": "unknown > 0",
    "incomplete": "(unknown > 0 OR NOT icons_known)",
    **LIST_SQL,
}
_HAS = {
    "notes": "id IN (SELECT deck FROM note)",
    "tags": "id IN (SELECT deck FROM deck_tag)",
    "folder": "folder IS NOT NULL",
    "results": "wins + losses + practice_wins + practice_losses > 0",
    "chains": "chains > 0",
    "figures": "foreigners > 0",
    "sas": "id IN (SELECT deck FROM rating WHERE sas IS NOT NULL)",
    "price": "id IN (SELECT purpose.deck FROM purpose WHERE price IS NOT NULL)",
}


def _in_utc(midnight: float) -> float:
    """Return the moment at which the day begins in UTC that begins here at a moment."""
    day = datetime.fromtimestamp(midnight).date()
    return datetime(day.year, day.month, day.day, tzinfo=UTC).timestamp()


def _holds(number: float, op: Op, amount: float) -> bool:
    match op:
        case Op.IS:
            return number == amount
        case Op.IS_NOT:
            return number != amount
        case Op.LESS:
            return number < amount
        case Op.AT_MOST:
            return number <= amount
        case Op.MORE:
            return number > amount
        case Op.AT_LEAST:
            return number >= amount


# What a table shows.


def rows(connection: sqlite3.Connection, ids: Sequence[int]) -> list[DeckRow]:
    """Return what a table shows of the decks, in the order of `ids`; decks that are gone are left out."""
    ids = ids[:MOST_ROWS]
    chosen = "(SELECT value FROM json_each(?))"
    wanted = json.dumps(list(ids))
    tags: dict[int, list[str]] = {}
    for deck, tag in connection.execute(
        f"SELECT deck, tag.name FROM deck_tag JOIN tag ON tag.id = tag WHERE deck IN {chosen} ORDER BY tag.words",
        (wanted,),
    ):
        tags.setdefault(deck, []).append(tag)
    rated = ratings.read(connection, ids)
    tried, listed = strengths.read(connection, ids), purposes.read(connection, ids)
    found = {
        row[0]: _row(
            row,
            tags.get(row[0], []),
            rated.get(row[0], {}),
            tried.get(row[0]),
            listed.get(row[0], NO_PURPOSE),
        )
        for row in connection.execute(f"SELECT {_ROW}, {', '.join(FIGURES)} FROM deck WHERE id IN {chosen}", (wanted,))
    }
    return [found[id_] for id_ in ids if id_ in found]


_ROW = (
    "id, key, name, set_code, houses, source, added, size, unknown, alliance, icons_known, playable, by_agreement, "
    "favourite, (SELECT folder.name FROM folder WHERE folder.id = deck.folder), "
    "EXISTS (SELECT 1 FROM note WHERE note.deck = deck.id), chains, wins, losses, practice_wins, "
    "practice_losses, played, trashed, homemade, kind, "
    f"stamp = '{BEING_READ}', by_hand"
)


def _row(
    row: tuple[Any, ...],
    tags: list[str],
    rated: Mapping[str, float | None],
    tried: Strength | None,
    purpose: Purpose,
) -> DeckRow:
    (id_, key, name, set_, houses, source, added, size, unknown, alliance, icons_known) = row[:11]
    (playable, by_agreement, favorite, folder, notes, chains, wins, losses) = row[11:19]
    (practice_wins, practice_losses, played, trashed, homemade, kind, being_read, by_hand) = row[19:27]
    return DeckRow(
        id=id_,
        key=key,
        name=name,
        set=set_,
        houses=tuple(filter(None, str(houses).split("|"))),
        source=source,
        added=moment(added),
        size=size,
        unknown=unknown,
        alliance=bool(alliance),
        icons_known=bool(icons_known),
        playable=bool(playable),
        by_agreement=bool(by_agreement),
        favorite=bool(favorite),
        folder=str(folder or ""),
        tags=tuple(tags),
        notes=bool(notes),
        chains=chains,
        wins=wins,
        losses=losses,
        practice_wins=practice_wins,
        practice_losses=practice_losses,
        played=None if played is None else moment(played),
        trashed=None if trashed is None else moment(trashed),
        figures=dict(zip(FIGURES, row[27:], strict=True)),
        ratings=rated,
        strength=tried,
        homemade=bool(homemade),
        kind=DeckKind(kind),
        being_read=bool(being_read),
        changed=by_hand > 1,
        by_hand=bool(by_hand),
        purpose=purpose,
    )
