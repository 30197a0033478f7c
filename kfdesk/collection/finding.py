"""Which decks a query asks for, in which order, and how many of them have what.

While somebody types, each letter asks for nearly the same again. So what one search finds out is kept for the next,
until the shelf changes: the order of all decks, the searchable names, and the decks each term asks for, a bit a deck.
"""

from __future__ import annotations

import json
import sqlite3
from collections import Counter
from collections.abc import Callable, Collection, Hashable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import partial, reduce
from operator import or_
from typing import NamedTuple

from kfdesk.collection import postings, ratings
from kfdesk.collection.columns import stamp
from kfdesk.collection.database import Damaged
from kfdesk.collection.doubles import FoundDoubles
from kfdesk.collection.purposes import LIST_SQL
from kfdesk.collection.query import EVERYTHING, Query, Term
from kfdesk.collection.saying import cards_that_say, evil_twins, gigantic
from kfdesk.collection.schema import FIGURES
from kfdesk.collection.search import MOST_ROWS, DeckRow, Facets, Found, Sort, order_sql, rows, term_sql
from kfdesk.collection.vocabulary import Field, houses_named, sets_named
from kfdesk.text.words import Words

LEFT_OUT = Words(
    "{n} deck is left out: not all of its cards or bonus icons are known, so neither is this figure.",
    plural="{n} decks are left out: not all of their cards or bonus icons are known, so neither is this figure.",
)
"""How many decks a search for a figure cannot tell anything of."""
NOT_GIVEN = Words(
    "{n} deck is left out: its source did not give this figure.",
    plural="{n} decks are left out: their sources did not give this figure.",
)
"""The same for a figure of another site."""
NOT_YET = Words(
    "{n} deck is left out until its figures have been worked out anew.",
    plural="{n} decks are left out until their figures have been worked out anew.",
)

_CARDS_OF: dict[str, Callable[[], list[str]]] = {"gigantic": gigantic, "twin": evil_twins}
"""Properties of a deck that has one of these cards."""

MOST_KEPT = 500
"""The number of terms whose bits are kept."""
MOST_ORDERS = 8
MOST_DECKS = 2_000
"""What a table shows of so many decks is kept: while somebody types, the same ones come again and again."""

Named = list[tuple[int, str]]
"""Rows of decks or cards, each with its searchable words."""


class DeckGroup(NamedTuple):
    """What decks may have in common; `houses` as the shelf's file has them: "|dis|logos|mars|"."""

    houses: str
    set: str
    folder: str | None
    favorite: bool
    playable: bool


class Finder:
    """Searches a shelf as it was after a number of changes, and keeps what it has found out."""

    def __init__(self, changes: int, doubles: FoundDoubles | None = None) -> None:
        self.changes = changes
        self._doubles = doubles or FoundDoubles()
        self._bits: dict[Hashable, int] = {}
        self._orders: dict[tuple[Sort, ...], list[int]] = {}
        self._cards: dict[int, int] = {}
        self._named: dict[str, Named] = {}
        self._groups: dict[int, DeckGroup] = {}
        self._by_house_and_set: tuple[dict[str, int], dict[str, int]] | None = None
        self._decks: dict[int, DeckRow] = {}

    def find(
        self,
        connection: sqlite3.Connection,
        query: Query = EVERYTHING,
        sort: Sequence[Sort] = (),
        *,
        folder: str | None = None,
        trash: bool = False,
    ) -> Found:
        """Return the decks that `query` asks for; `folder` is a folded name, `trash` asks for what is in the trash."""
        bits = self._where(connection, "trashed IS NOT NULL" if trash else "trashed IS NULL")
        if folder is not None:
            bits &= self._where(connection, "folder = (SELECT id FROM folder WHERE words = ?)", folder)
        perhaps = bits
        for group in query.groups:
            held = not_known = 0
            for term in group:
                found, unknown = self._asked(connection, term), self._not_known(connection, term)
                held |= ~(found | unknown) if term.negated else found
                not_known |= unknown
            bits &= held
            perhaps &= held | not_known
        hints = (*query.hints, *self._left_out(connection, query, perhaps & ~bits))
        return Found(postings.among(self._order(connection, tuple(sort) or (Sort(),)), bits), query, hints)

    def is_known(self, connection: sqlite3.Connection, term: Term) -> bool:
        """Return whether any deck outside the trash has the words of a text term."""
        return bool(self._asked(connection, term) & self._where(connection, "trashed IS NULL"))

    def facets(self, connection: sqlite3.Connection, found: Found) -> Facets:
        """Count the found decks by what they have."""
        groups = self._group_of(connection)
        counted = Counter(groups[deck] for deck in found.ids if deck in groups)
        houses: Counter[str] = Counter()
        sets: Counter[str] = Counter()
        folders: Counter[str] = Counter()
        marks: Counter[str] = Counter()
        for group, count in counted.items():
            sets[group.set] += count
            for house in filter(None, group.houses.split("|")):
                houses[house] += count
            if group.folder is not None:
                folders[group.folder] += count
            marks.update(favorite=count * group.favorite, playable=count * group.playable)
        asked = postings.bits_of(found.ids)
        marks["double"] = (self._there_twice(connection) & asked).bit_count()
        for name, sql in LIST_SQL.items():
            marks[name] = (self._where(connection, sql) & asked).bit_count()
        of_tags = connection.execute("SELECT deck, tag.name FROM tag JOIN deck_tag ON tag = tag.id ORDER BY tag.words")
        wanted = set(found.ids)
        tags = Counter(tag for deck, tag in of_tags if deck in wanted)
        of_owner = dict(tags.most_common()), _most_first(folders)
        return Facets(_most_first(houses), _most_first(sets), *of_owner, dict(marks))

    def rows(self, connection: sqlite3.Connection, ids: Sequence[int]) -> list[DeckRow]:
        """Return what a table shows of the decks, in the order of `ids`; at most `search.MOST_ROWS`."""
        ids = ids[:MOST_ROWS]
        kept = self._decks
        found = {row.id: row for row in rows(connection, [deck for deck in ids if deck not in kept])}
        shown = [found.get(deck) or kept[deck] for deck in ids if deck in found or deck in kept]
        if len(kept) + len(found) <= MOST_DECKS:
            kept.update(found)
        else:
            self._decks = dict(list(found.items())[:MOST_DECKS])
        return shown

    def any_double(self, connection: sqlite3.Connection, ids: Iterable[int]) -> bool:
        """Return whether one of these decks is there twice."""
        return bool(self._there_twice(connection) & postings.bits_of(list(ids)))

    def get_ready(self, connection: sqlite3.Connection) -> None:
        """Read what words are looked up in."""
        self._houses_and_sets(connection)
        self._names(connection, "deck", "words")
        cards = {card for column in ("words", "traits") for card, _ in self._names(connection, "card", column)}
        self._read_cards(connection, cards)

    def _order(self, connection: sqlite3.Connection, sort: tuple[Sort, ...]) -> list[int]:
        """Return all decks, those in the trash too, in this order."""
        order = self._orders.get(sort)
        if order is None:
            by = order_sql(sort)
            order = [row[0] for row in connection.execute(f"SELECT id FROM deck ORDER BY {by}")]
            if len(self._orders) >= MOST_ORDERS:
                self._orders.clear()
            self._orders[sort] = order
        return order

    def _asked(self, connection: sqlite3.Connection, term: Term) -> int:
        """Return the decks that a term asks for, whether or not it is negated."""
        if term.field is Field.TEXT:
            return self._kept(("text", term.values, term.whole), lambda: self._anywhere(connection, term))
        if term.field is Field.NAME:
            return self._kept(("name", term.values, term.whole), lambda: self._by_name(connection, term))
        if term.field is Field.SAYS and term.op is None:
            says = partial(cards_that_say, term.values, whole=term.whole)
            return self._kept(("says", term.values, term.whole), lambda: self._with_cards(connection, says()))
        if term.field is Field.IS and term.values[0] == "double":
            return self._kept(("is", term.values), lambda: self._there_twice(connection))
        if term.field is Field.IS and (cards := _CARDS_OF.get(term.values[0])) is not None:
            return self._kept(("is", term.values), lambda: self._with_cards(connection, cards()))
        if term.field is Field.THIS_CARD:
            return self._kept(("this", term.values), lambda: self._with_cards(connection, term.values))
        if term.field in (Field.CARD, Field.TRAIT) and term.op is None:
            column = "words" if term.field is Field.CARD else "traits"
            return self._kept((column, term.values, term.whole), lambda: self._by_card(connection, (column,), term))
        sql, values = term_sql(term)
        return self._where(connection, sql, *values)

    def _not_known(self, connection: sqlite3.Connection, term: Term) -> int:
        """Return the decks of which it is not known whether they are what a term asks for, nor its opposite."""
        asked = term.values[0] if term.values else ""
        if (term.field is Field.NUMBER and asked in FIGURES) or (term.field, asked) == (Field.IS, "enhanced"):
            return self._where(connection, f"{asked} IS NULL")
        if (column := _column(term)) in ratings.COLUMNS:
            return self._where(connection, f"id NOT IN (SELECT deck FROM rating WHERE {column} IS NOT NULL)")
        return 0

    def _unrated(self, connection: sqlite3.Connection, query: Query) -> int:
        """Return the decks of which a figure of another site that is asked for was never given."""
        asked = (term for term in query.terms if _column(term) in ratings.COLUMNS)
        return reduce(or_, (self._not_known(connection, term) for term in asked), 0)

    def _left_out(self, connection: sqlite3.Connection, query: Query, decks: int) -> Iterator[Words]:
        """Yield how many decks were left out since a figure of theirs is not known, or not worked out yet."""
        if not decks:
            return
        unrated = decks & self._unrated(connection, query)
        stale = decks & ~unrated & self._where(connection, "stamp <> ?", stamp())
        for some, words in ((decks & ~stale & ~unrated, LEFT_OUT), (unrated, NOT_GIVEN), (stale, NOT_YET)):
            if some:
                yield words.filled(n=some.bit_count())

    def _where(self, connection: sqlite3.Connection, sql: str, *values: object) -> int:
        """Return the decks for which an SQL condition holds."""

        def asked() -> int:
            return postings.bits_of([row[0] for row in connection.execute(f"SELECT id FROM deck WHERE {sql}", values)])

        return self._kept((sql, values), asked)

    def _kept(self, key: Hashable, ask: Callable[[], int]) -> int:
        found = self._bits.get(key)
        if found is None:
            found = ask()
            if len(self._bits) >= MOST_KEPT:
                self._bits.clear()
            self._bits[key] = found
        return found

    def _anywhere(self, connection: sqlite3.Connection, term: Term) -> int:
        word = term.values[0]
        found = self._by_name(connection, term) | self._by_card(connection, ("words", "traits"), term)
        found |= self._by_group(connection, word.replace(" ", ""), houses_named(word), sets_named(word))
        for field in (Field.NOTES, Field.TAG):
            sql, values = term_sql(replace(term, field=field))
            found |= self._where(connection, sql, *values)
        return found

    def _by_name(self, connection: sqlite3.Connection, term: Term) -> int:
        return postings.bits_of(_with_words(self._names(connection, "deck", "words"), term))

    def _by_card(self, connection: sqlite3.Connection, columns: Sequence[str], term: Term) -> int:
        """Return the decks that have a card with the words of a term in one of its columns."""
        cards = {card for column in columns for card in _with_words(self._names(connection, "card", column), term)}
        return self._having(connection, cards)

    def _with_cards(self, connection: sqlite3.Connection, ids: Collection[str]) -> int:
        """Return the decks that have a card of one of these ids of the facts."""
        wanted = frozenset(ids)
        return self._having(connection, {card for card, ref in self._names(connection, "card", "ref") if ref in wanted})

    def _there_twice(self, connection: sqlite3.Connection) -> int:
        """Return the decks that are there twice, of each pair both."""
        keys = [key for double in self._doubles.of(connection) for key in (double.stays, double.goes)]
        return self._where(connection, "key IN (SELECT value FROM json_each(?))", json.dumps(sorted(set(keys))))

    def _having(self, connection: sqlite3.Connection, cards: set[int]) -> int:
        """Return the decks that have one of the cards, which are rows of the shelf's file."""
        self._read_cards(connection, cards)
        return reduce(or_, (self._cards[card] for card in cards), 0)

    def _read_cards(self, connection: sqlite3.Connection, cards: set[int]) -> None:
        self._cards |= postings.bits_by_card(connection, cards - self._cards.keys())

    def _by_group(self, connection: sqlite3.Connection, begun: str, houses: Sequence[str], sets: Sequence[str]) -> int:
        """Return the decks of a house whose id begins so, of one of these houses, or of one of these sets."""
        of_house, of_set = self._houses_and_sets(connection)
        asked = [bits for house, bits in of_house.items() if house.startswith(begun) or house in houses]
        return reduce(or_, (*asked, *(of_set.get(code, 0) for code in sets)), 0)

    def _houses_and_sets(self, connection: sqlite3.Connection) -> tuple[dict[str, int], dict[str, int]]:
        """Return the decks of each house and of each set."""
        if self._by_house_and_set is None:
            of_house: dict[str, list[int]] = {}
            of_set: dict[str, list[int]] = {}
            for deck, group in self._group_of(connection).items():
                of_set.setdefault(group.set, []).append(deck)
                for house in filter(None, group.houses.split("|")):
                    of_house.setdefault(house, []).append(deck)
            self._by_house_and_set = _as_bits(of_house), _as_bits(of_set)
        return self._by_house_and_set

    def _names(self, connection: sqlite3.Connection, table: str, column: str) -> Named:
        """Return all decks or cards with what a searchable column says of them."""
        key = f"{table}.{column}"
        if key not in self._named:
            rows = connection.execute(f"SELECT id, {column} FROM {table}").fetchall()
            if not all(isinstance(words, str) for _, words in rows):
                raise Damaged(Words("a name is not text"))
            self._named[key] = rows
        return self._named[key]

    def _group_of(self, connection: sqlite3.Connection) -> dict[int, DeckGroup]:
        """Return what each deck, those in the trash too, has in common with others."""
        if not self._groups:
            same: dict[DeckGroup, DeckGroup] = {}
            found = connection.execute(
                "SELECT deck.id, houses, set_code, folder.name, favourite, playable "
                "FROM deck LEFT JOIN folder ON folder.id = deck.folder"
            )
            rows = ((deck, DeckGroup(*about)) for deck, *about in found)
            groups = {deck: same.setdefault(group, group) for deck, group in rows}
            if not all(isinstance(group.houses, str) for group in same):
                raise Damaged(Words("a deck has no houses"))
            self._groups = groups
        return self._groups


def _column(term: Term) -> str:
    """Return the column that a term compares with a number or a day."""
    return term.values[0] if term.field is Field.NUMBER else term.field.value


def _as_bits(decks: Mapping[str, Sequence[int]]) -> dict[str, int]:
    return {key: postings.bits_of(those) for key, those in decks.items()}


def _with_words(named: Named, term: Term) -> list[int]:
    """Return those whose words have the words of a term, each from its beginning; whole words where quoted."""
    found: list[int] = []
    for value in term.values:
        if term.whole:
            found += [id_ for id_, words in named if f" {value} " in f"{words} "]
        else:
            begun = f" {value}"
            found += [id_ for id_, words in named if begun in words]
    return found


def _most_first(counted: Counter[str]) -> dict[str, int]:
    """Return what was counted, most first, in the order of the alphabet where it is as many."""
    return dict(sorted(counted.items(), key=lambda entry: (-entry[1], entry[0])))
