"""The home-made cards of a person: kept in the shelf's file, beside the decks that may hold them.

    cards = store.homemade                          # HomeCards of a DeckStore
    cards.all()                                     # Shelved(cards, unreadable), by name
    cards.keep(card)                                # a new card, or the new text of one with the same key
    cards.put_back(cards.remove(card.key))          # removes it and undoes that
    cards.compare(others)                           # before cards of a file come in: Incoming(fresh, same, changed)
    cards.bring_in(others)                          # a card that was changed here or there is there twice then

A deck holds what its cards said when they were put into it, and so does a game. So a card may be changed and removed:
what was played with it stays as it was.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterable, Iterator
from datetime import UTC, datetime
from secrets import token_hex

from pydantic import ValidationError

from kfdesk.collection.columns import unpacked
from kfdesk.collection.database import MAX_NAMES, Damaged, Database, Full, moment, seconds_of, value_of
from kfdesk.collection.homemade import HomeCard, register
from kfdesk.engine.facts import HOMEMADE
from kfdesk.records import record
from kfdesk.text.folding import searchable
from kfdesk.text.words import Words


@record
class KeptCard:
    """A home-made card of the shelf, when it was written first and when it was changed last."""

    card: HomeCard
    added: datetime
    changed: datetime


@record
class Shelved:
    """The home-made cards of the shelf by name, and the names of those that cannot be read; these stay as they are."""

    cards: tuple[KeptCard, ...]
    unreadable: tuple[str, ...]


@record
class Incoming:
    """What the cards of a file are to those of the shelf: new ones, ones that are here just so, and pairs of what a
    card says here and there."""

    fresh: tuple[HomeCard, ...]
    same: tuple[HomeCard, ...]
    changed: tuple[tuple[HomeCard, HomeCard], ...]


class HomeCards:
    """The home-made cards in the shelf's file. See the overview at the top of this module.

    Every method raises `StoreError` for what goes wrong with the file.
    """

    def __init__(self, database: Database) -> None:
        self._database = database

    def all(self) -> Shelved:
        """Return all cards by name; from then on they are found by their ids."""
        cards, unreadable = [], []
        with self._database.reading() as connection:
            for name, *row in connection.execute(f"SELECT name, {_ROW} FROM home_card ORDER BY words, name, key"):
                try:
                    cards.append(_kept(row))
                except (Damaged, ValidationError):
                    unreadable.append(str(name))
        register(kept.card for kept in cards)
        return Shelved(tuple(cards), tuple(unreadable))

    def get(self, key: str) -> KeptCard | None:
        """Return the card with that key, None where there is none."""
        with self._database.reading() as connection:
            return _with_key(connection, key)

    def count(self) -> int:
        """Return how many cards there are."""
        with self._database.reading() as connection:
            return int(connection.execute("SELECT count(*) FROM home_card").fetchone()[0])

    def keep(self, card: HomeCard) -> KeptCard:
        """Keep a new card, or what a card with the same key says from now on; return it as it is kept."""
        with self._database.writing() as connection:
            _write(connection, card)
            _keep_within(connection)
            kept = _with_key(connection, card.key)
        register((card,))
        assert kept is not None
        return kept

    def remove(self, key: str) -> KeptCard | None:
        """Take a card off the shelf and return it as it was; `put_back` undoes that. Decks keep the card as they hold
        it."""
        with self._database.writing() as connection:
            kept = _with_key(connection, key)
            connection.execute("DELETE FROM home_card WHERE key = ?", (key,))
        return kept

    def put_back(self, kept: KeptCard) -> KeptCard:
        """Put a card that was removed back, as it was, and return it."""
        with self._database.writing() as connection:
            _write(connection, kept.card, kept.added, kept.changed)
            _keep_within(connection)
        register((kept.card,))
        return kept

    def learn(self) -> None:
        """Let all cards of the shelf, and those that only its decks hold, be found by their ids."""
        self.all()
        with self._database.reading() as connection:
            for (content,) in connection.execute(_HOLDING, (f"{HOMEMADE}*",)):
                unpacked(content)

    def compare(self, cards: Iterable[HomeCard]) -> Incoming:
        """Return what these cards are to those of the shelf.

        Of several with one key the first alone keeps it, and none the key of a card here that cannot be read.
        """
        mine = {kept.card.key: kept.card for kept in self.all().cards}
        with self._database.reading() as connection:
            keys = {str(key) for (key,) in connection.execute("SELECT key FROM home_card")}
        ids = {card.id for card in mine.values()}
        fresh, same, changed = [], [], []
        met = keys - mine.keys()
        for card in {card.id: card for card in cards}.values():
            if card.id in ids:
                same.append(card)
            elif card.key in met:
                fresh.append(_of_its_own(card))
            elif card.key in mine:
                changed.append((mine[card.key], card))
            else:
                fresh.append(card)
            met.add(card.key)
        return Incoming(tuple(fresh), tuple(same), tuple(changed))

    def bring_in(self, cards: Iterable[HomeCard]) -> Incoming:
        """Put cards beside those of the shelf, all or none; return what they were to these.

        One that says something else than the card with the same key here becomes a card of its own.
        """
        incoming = self.compare(cards)
        with self._database.writing() as connection:
            for card in (*incoming.fresh, *(_of_its_own(theirs) for _, theirs in incoming.changed)):
                _write(connection, card)
            _keep_within(connection)
        return incoming


def kept_cards(connection: sqlite3.Connection) -> Iterator[KeptCard]:
    """Yield the cards of the shelf in the order in which they were written; raises `Damaged` or `ValidationError`."""
    for row in connection.execute(f"SELECT {_ROW} FROM home_card ORDER BY added, key"):
        yield _kept(row)


def add_beside(connection: sqlite3.Connection, kept: KeptCard) -> None:
    """Put a card of another shelf beside those that are here; call it inside a transaction.

    One that says the same is there already. One with the key of another becomes a card of its own.
    """
    card = kept.card
    if connection.execute("SELECT 1 FROM home_card WHERE ref = ?", (card.id,)).fetchone():
        return
    if connection.execute("SELECT 1 FROM home_card WHERE key = ?", (card.key,)).fetchone():
        card = _of_its_own(card)
    _write(connection, card, kept.added, kept.changed)
    _keep_within(connection)


def _keep_within(connection: sqlite3.Connection) -> None:
    """Raise `Full` where there are more cards now than a shelf may have."""
    if value_of(connection, "SELECT count(*) FROM home_card") > MAX_NAMES:
        raise Full


def _of_its_own(card: HomeCard) -> HomeCard:
    return card.model_copy(update={"key": token_hex(10)})


def _write(
    connection: sqlite3.Connection, card: HomeCard, added: datetime | None = None, changed: datetime | None = None
) -> None:
    now = datetime.now(UTC)
    connection.execute(
        "INSERT INTO home_card (key, ref, name, words, content, added, changed) VALUES (?, ?, ?, ?, ?, ?, ?) "
        "ON CONFLICT (key) DO UPDATE SET ref = excluded.ref, name = excluded.name, words = excluded.words, "
        "content = excluded.content, changed = excluded.changed",
        (
            card.key,
            card.id,
            card.name,
            searchable(card.name),
            card.model_dump_json(exclude_defaults=True),
            seconds_of(added or now),
            seconds_of(changed or now),
        ),
    )


def _with_key(connection: sqlite3.Connection, key: str) -> KeptCard | None:
    row = connection.execute(f"SELECT {_ROW} FROM home_card WHERE key = ?", (key,)).fetchone()
    return None if row is None else _kept(row)


def _kept(row: Iterable[object]) -> KeptCard:
    key, content, added, changed = row
    if not isinstance(content, str):
        raise Damaged(_NO_CARD)
    card = HomeCard.model_validate_json(content)
    if card.key != key:
        raise Damaged(_NO_CARD)
    return KeptCard(card, moment(added), moment(changed))


_ROW = "key, content, added, changed"
_HOLDING = (
    "SELECT content FROM record WHERE deck IN "
    "(SELECT deck FROM deck_card WHERE card IN (SELECT id FROM card WHERE ref GLOB ?))"
)
_NO_CARD = Words("a home-made card cannot be read")
