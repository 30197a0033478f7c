"""What decks are there for besides being played: for trade, for sale, wanted, lent, or borrowed.

    store.purposes.of(keys)                         # Purpose by key, of the decks that have one
    store.purposes.put({key: Purpose(trade=True)})  # exactly these; NO_PURPOSE takes all of it away
    store.purposes.counts()                         # decks outside the trash on each list

A wanted or borrowed deck is not one's own: it counts in no figure of what one owns. A lent one does.
"""

from __future__ import annotations

import json
import re
import sqlite3
from collections.abc import Iterable, Mapping, Sequence
from datetime import UTC, date, datetime, time
from enum import StrEnum
from typing import Annotated, Any, Self

from pydantic import BaseModel, ConfigDict, Field, ValidationError, model_validator

from kfdesk.collection.database import Damaged, Database, moment, seconds_of
from kfdesk.text.folding import searchable
from kfdesk.text.lines import on_one_line
from kfdesk.text.words import Words

MAX_PRICE = 1_000_000.0
"""The highest price that is kept, in any currency."""
MAX_CURRENCY = 8
"""The longest currency, in characters."""
MAX_PERSON = 60
"""The longest name of whom a deck is lent to or borrowed from, in characters."""


class Held(StrEnum):
    """Who has the deck."""

    HERE = ""
    """It is one's own, and at hand."""
    WANTED = "wanted"
    """Somebody else: one would like to have it."""
    LENT = "lent"
    """It is one's own, and somebody else has it for a time."""
    BORROWED = "borrowed"
    """It is somebody else's, and at hand for a time."""


NOT_OWN = (Held.WANTED, Held.BORROWED)
"""What is not one's own."""
AWAY = (Held.LENT, Held.BORROWED)
"""Where a person and a day belong to it."""


class Purpose(BaseModel):
    """What a deck is there for. What does not go together is dropped: nobody sells or trades what is not their own, a
    price belongs to what is for sale or wanted, and a person and a day to what is lent or borrowed."""

    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)

    trade: bool = False
    sale: bool = False
    price: Annotated[float, Field(ge=0, le=MAX_PRICE, allow_inf_nan=False)] | None = None
    """The amount that is asked for, or offered where the deck is wanted."""
    currency: Annotated[str, Field(max_length=MAX_CURRENCY)] = ""
    """As somebody typed it."""
    held: Held = Held.HERE
    person: Annotated[str, Field(max_length=MAX_PERSON)] = ""
    since: date | None = None

    @model_validator(mode="before")
    @classmethod
    def _what_goes_together(cls, given: Any) -> Any:
        if not isinstance(given, dict):
            return given
        kept = dict(given)
        held = kept.get("held", Held.HERE)
        if held in NOT_OWN:
            kept["trade"] = kept["sale"] = False
        if held not in AWAY:
            kept.pop("person", None)
            kept.pop("since", None)
        if not kept.get("sale") and held != Held.WANTED:
            kept.pop("price", None)
        if kept.get("price") is None:
            kept.pop("currency", None)
        if isinstance(kept.get("person"), str):
            kept["person"] = on_one_line(kept["person"])
        if isinstance(kept.get("currency"), str):
            kept["currency"] = on_one_line(kept["currency"])
        return kept

    def __bool__(self) -> bool:
        """Return whether there is any."""
        return self != NO_PURPOSE

    def changed(self, **fields: object) -> Self:
        """Return the same with other fields."""
        return type(self).model_validate({**self.model_dump(), **fields})

    @property
    def lists(self) -> tuple[str, ...]:
        """The lists that the deck stands on, by the words of `is:`."""
        own = (name for name, on in (("trade", self.trade), ("sale", self.sale)) if on)
        return (*own, *([self.held.value] if self.held else []))


NO_PURPOSE = Purpose()
"""What most decks have."""

LIST_WORDS: Mapping[str, Words] = {
    "trade": Words("for trade"),
    "sale": Words("for sale"),
    "wanted": Words("wanted", context="a deck"),
    "lent": Words("lent", context="a deck"),
    "borrowed": Words("borrowed", context="a deck"),
}
"""How a deck of a list is marked, in the middle of a line."""
LISTS = tuple(LIST_WORDS)
"""All lists, by the words of `is:`."""
LIST_SQL: Mapping[str, str] = {
    "trade": "id IN (SELECT purpose.deck FROM purpose WHERE trade)",
    "sale": "id IN (SELECT purpose.deck FROM purpose WHERE sale)",
    **{held.value: f"id IN (SELECT purpose.deck FROM purpose WHERE held = '{held}')" for held in Held if held},
}
"""Which decks stand on a list."""
NOT_OWN_SQL = "id IN (SELECT purpose.deck FROM purpose WHERE held IN ({}))".format(
    ", ".join(f"'{held}'" for held in NOT_OWN)
)
"""Which decks are not one's own."""

_LENT_SINCE = Words("lent to {person} since {day}")
_LENT = Words("lent to {person}")
_LENT_AWAY_SINCE = Words("lent since {day}")
_BORROWED_SINCE = Words("borrowed from {person} since {day}")
_BORROWED = Words("borrowed from {person}")
_BORROWED_AWAY_SINCE = Words("borrowed since {day}")
_WHERE = {
    Held.LENT: (_LENT_SINCE, _LENT, _LENT_AWAY_SINCE),
    Held.BORROWED: (_BORROWED_SINCE, _BORROWED, _BORROWED_AWAY_SINCE),
}


def where_words(purpose: Purpose, day: str = "") -> Words | None:
    """Return who has a deck where that is not its owner at home, such as "lent to Anna since 2026-11-01"; `day` is the
    day as people write it. None where nothing is to be said."""
    if purpose.held not in _WHERE:
        return LIST_WORDS[purpose.held.value] if purpose.held else None
    since, plain, away = _WHERE[purpose.held]
    if purpose.person:
        return since.filled(person=purpose.person, day=day) if day else plain.filled(person=purpose.person)
    return away.filled(day=day) if day else LIST_WORDS[purpose.held.value]


# Prices.

_PRICE = re.compile(r"(?P<before>[^\d\s.,]*)\s*(?P<amount>\d[\d.,'’\s]*)\s*(?P<after>[^\d\s.,][^\d]*)?")
_NO_CENTS = re.compile(r"(?<=\d)[.,][-–—]+")
"""What stands in the place of cents where there are none."""
_GROUPS = re.compile(r"(?<=\d)[\s'’](?=\d{3}(?!\d))")
_GROUPED = re.compile(r"\d{1,3}(?:[.,]\d{3})+(?:[.,]\d{1,2})?")
_PLAIN = re.compile(r"\d{1,7}(?:[.,]\d{1,2})?", re.ASCII)
_BEFORE_THE_AMOUNT = ("$", "£")


def price_of(said: str) -> tuple[float, str] | None:
    """Return the amount and the currency that somebody typed, such as "12,50 €", "$15", or "20"; None for what is no
    price."""
    found = _PRICE.fullmatch(_NO_CENTS.sub("", said.strip()))
    if found is None or (found["before"] and found["after"] and not found["after"].strip(" .").isalpha()):
        return None  # only a word may follow, such as that it is a matter of bargaining
    digits = _GROUPS.sub("", found["amount"].strip())
    if _GROUPED.fullmatch(digits):
        whole, cents = (digits[:-3], digits[-2:]) if digits[-3] in ".," else (digits, "")
        whole, cents = (digits[:-2], digits[-1:]) if digits[-2] in ".," else (whole, cents)
        digits = re.sub(r"[.,]", "", whole) + (f".{cents}" if cents else "")
    elif not _PLAIN.fullmatch(digits):
        return None
    amount = float(digits.replace(",", "."))
    currency = on_one_line(" ".join(filter(None, (found["before"], found["after"]))))
    if amount > MAX_PRICE or len(currency) > MAX_CURRENCY or currency[:1] in ("-", "+", "="):
        return None
    if any(sign.isdigit() or sign.isnumeric() for sign in currency):
        return None
    return amount, currency


def price_text(amount: str, currency: str) -> str:
    """Return a price as people write it, from its amount as they write that."""
    if currency in _BEFORE_THE_AMOUNT:
        return f"{currency}{amount}"
    return f"{amount} {currency}".strip()


def joined_purpose(stays: Purpose, goes: Purpose) -> Purpose:
    """Return what a deck is there for that was on the shelf twice: it is offered where one of them was, it is one's own
    where one of them was, and lent where one of them was. Price, person and day are those of the one that stays, if it
    has them."""
    where = _joined_place(stays, goes)
    prices = (one for one in (stays, goes) if one.price is not None and (one.sale or where.held is Held.WANTED))
    priced = next(prices, NO_PURPOSE)
    return Purpose(
        trade=stays.trade or goes.trade,
        sale=stays.sale or goes.sale,
        price=priced.price,
        currency=priced.currency,
        held=where.held,
        person=where.person,
        since=where.since,
    )


def _joined_place(stays: Purpose, goes: Purpose) -> Purpose:
    """Return the one that says who has the deck, or `NO_PURPOSE` where it is one's own and at hand."""
    for held in (Held.LENT, Held.HERE, Held.BORROWED):
        found = next((one for one in (stays, goes) if one.held is held), None)
        if found is not None:
            return found
    return stays  # both are wanted


# The table.

TABLE = """
-- What decks are there for besides being played; a row only for those that have such a purpose.
CREATE TABLE purpose (
    deck INTEGER PRIMARY KEY REFERENCES deck ON DELETE CASCADE,
    trade INTEGER NOT NULL,
    sale INTEGER NOT NULL,
    price REAL,                 -- NULL where none was said
    currency TEXT NOT NULL,     -- as somebody typed it
    held TEXT NOT NULL,         -- a Held
    person TEXT NOT NULL,       -- to whom it is lent, or from whom it is borrowed
    words TEXT NOT NULL,        -- the folded person
    since INTEGER               -- noon of a day in seconds since 1970
);
"""
_NOON = time(12)
"""A day is kept by its noon, which is of that day wherever somebody looks."""
_COLUMNS = "trade, sale, price, currency, held, person, since"


class Purposes:
    """The purposes in the shelf's file. Every method raises `StoreError` for what goes wrong with the file."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def of(self, keys: Iterable[str]) -> dict[str, Purpose]:
        """Return the purposes of those of these decks that have any."""
        asked = (
            f"SELECT key, {_COLUMNS} FROM purpose JOIN deck ON deck.id = purpose.deck "
            "WHERE key IN (SELECT value FROM json_each(?))"
        )
        with self._database.reading() as connection:
            return {key: _purpose(row) for key, *row in connection.execute(asked, (json.dumps(list(keys)),))}

    def put(self, purposes: Mapping[str, Purpose]) -> None:
        """Keep these purposes in the place of all that was said before of these decks."""
        with self._database.writing() as connection:
            for key, purpose in purposes.items():
                put(connection, key, purpose)

    def counts(self) -> dict[str, int]:
        """Return how many decks outside the trash stand on each list."""
        parts = ", ".join(f"sum({LIST_SQL[name]})" for name in LISTS)
        asked = f"SELECT {parts} FROM deck WHERE trashed IS NULL AND id IN (SELECT deck FROM purpose)"
        with self._database.reading() as connection:
            row = connection.execute(asked).fetchone()
        return {name: int(count or 0) for name, count in zip(LISTS, row, strict=True)}

    def people(self) -> list[str]:
        """Return everybody whom a deck is lent to or borrowed from, by name."""
        with self._database.reading() as connection:
            rows = connection.execute("SELECT DISTINCT person FROM purpose WHERE person <> '' ORDER BY words")
            return [person for (person,) in rows]


def put(connection: sqlite3.Connection, key: str, purpose: Purpose) -> None:
    """Keep the purpose of a deck; call it inside a transaction."""
    connection.execute("DELETE FROM purpose WHERE deck = (SELECT id FROM deck WHERE key = ?)", (key,))
    if not purpose:
        return
    since = None if purpose.since is None else seconds_of(datetime.combine(purpose.since, _NOON, UTC))
    values = (purpose.trade, purpose.sale, purpose.price, purpose.currency, purpose.held.value, purpose.person)
    connection.execute(
        "INSERT INTO purpose (deck, trade, sale, price, currency, held, person, words, since) "
        "SELECT id, ?, ?, ?, ?, ?, ?, ?, ? FROM deck WHERE key = ?",
        (*values, searchable(purpose.person), since, key),
    )


def put_where_none(connection: sqlite3.Connection, key: str, purpose: Purpose) -> None:
    """Keep the purpose of a deck that has none; call it inside a transaction."""
    asked = "SELECT 1 FROM purpose JOIN deck ON deck.id = purpose.deck WHERE key = ?"
    if purpose and connection.execute(asked, (key,)).fetchone() is None:
        put(connection, key, purpose)


def every(connection: sqlite3.Connection) -> dict[int, Purpose]:
    """Return the purposes of all rows that have any."""
    return {deck: _purpose(row) for deck, *row in connection.execute(f"SELECT deck, {_COLUMNS} FROM purpose")}


def of_deck(connection: sqlite3.Connection, id_: int) -> Purpose:
    """Return the purpose of the deck in a row."""
    return read(connection, [id_]).get(id_, NO_PURPOSE)


def read(connection: sqlite3.Connection, ids: Sequence[int]) -> dict[int, Purpose]:
    """Return the purposes of those of these rows that have any."""
    asked = f"SELECT deck, {_COLUMNS} FROM purpose WHERE deck IN (SELECT value FROM json_each(?))"
    return {deck: _purpose(row) for deck, *row in connection.execute(asked, (json.dumps(list(ids)),))}


def _purpose(row: Sequence[Any]) -> Purpose:
    trade, sale, price, currency, held, person, since = row
    day = None if since is None else moment(since).date()
    try:
        return Purpose(
            trade=bool(trade), sale=bool(sale), price=price, currency=currency, held=held, person=person, since=day
        )
    except ValidationError as error:
        raise Damaged(Words("what a deck is for cannot be read")) from error
