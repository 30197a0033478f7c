"""Which cards stand in the decks of a shelf, how often, and where each copy is.

A deck counts as owned when it is a registered or listed deck of its own. Decks in the trash are looked at nowhere.
Those that nobody holds in hand, or whose cards are counted already, are told apart: generated, home-made and theory
decks, those that ship with the program, and alliances, which are put together from houses of other decks. So are those
that are somebody else's: wanted and borrowed ones. Of a deck that is certainly there twice, only the one that is known
better counts.
"""

from __future__ import annotations

import json
import sqlite3
from collections import Counter, defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from enum import StrEnum
from functools import cached_property, reduce
from operator import or_
from typing import NamedTuple

from kfdesk.collection.columns import unpacked
from kfdesk.collection.database import Database, changes_of
from kfdesk.collection.doubles import Double, FoundDoubles, Likeness
from kfdesk.collection.kinds import KIND_WORDS
from kfdesk.collection.postings import among, bits_by_card, bits_of
from kfdesk.collection.purposes import LIST_WORDS, NOT_OWN_SQL
from kfdesk.collection.records import CardLine
from kfdesk.engine.decks import DeckKind
from kfdesk.records import record
from kfdesk.text.words import Words


class Standing(StrEnum):
    """Whether the cards of a deck count as owned, else why not."""

    OWNED = "owned"
    GENERATED = "generated"
    SAMPLE = "sample"
    HOMEMADE = "home-made"
    THEORY = "theory"
    ALLIANCE = "alliance"
    WANTED = "wanted"
    BORROWED = "borrowed"
    DOUBLE = "double"
    """It is the same deck as another one that counts."""


STANDINGS: Mapping[Standing, Words] = {
    Standing.OWNED: Words("owned"),
    Standing.GENERATED: Words("generated"),
    Standing.SAMPLE: Words("ships with the program"),
    Standing.HOMEMADE: KIND_WORDS[DeckKind.HOMEMADE],
    Standing.THEORY: KIND_WORDS[DeckKind.THEORY],
    Standing.ALLIANCE: KIND_WORDS[DeckKind.ALLIANCE],
    Standing.WANTED: LIST_WORDS["wanted"],
    Standing.BORROWED: LIST_WORDS["borrowed"],
    Standing.DOUBLE: Words("there twice"),
}

STANDING_SQL = (
    f"CASE WHEN kind IN ('{Standing.HOMEMADE}', '{Standing.THEORY}', '{Standing.ALLIANCE}') THEN kind "
    f"WHEN source IN ('{Standing.GENERATED}', '{Standing.SAMPLE}') THEN source "
    f"WHEN {NOT_OWN_SQL} THEN (SELECT held FROM purpose WHERE purpose.deck = deck.id) "
    f"WHEN size = 0 THEN '{Standing.WANTED}' ELSE '{Standing.OWNED}' END"
)
"""The standing of a deck, from its columns; one without cards came onto the shelf by its name as a wanted one."""


@record
class OwnedCard:
    """How many copies of a card the decks hold that count as owned, how many of these decks there are, and of which
    sets; `elsewhere` counts the copies in decks that do not count."""

    copies: int = 0
    decks: int = 0
    sets: frozenset[str] = frozenset()
    elsewhere: int = 0


NONE_OWNED = OwnedCard()


class Owned(NamedTuple):
    """The cards of a shelf as it was at one moment, by id; `decks` counts the decks that count, `others` those that do
    not, by their standing."""

    cards: Mapping[str, OwnedCard]
    decks: int
    others: Mapping[Standing, int]

    def of(self, card: str) -> OwnedCard:
        """Return what the shelf has of a card."""
        return self.cards.get(card, NONE_OWNED)


NOTHING_OWNED = Owned({}, 0, {})
"""What one owns without a shelf."""


@record
class DeckWithCard:
    """A deck that has a card: its row, key, name and set, how many copies, and its standing."""

    id: int
    key: str
    name: str
    set: str
    count: int
    standing: Standing


@record
class Copies:
    """Equal copies of a card in a deck: the line of its list, and the deck."""

    deck: DeckWithCard
    line: CardLine


class CardCopies:
    """The copies of cards on a shelf. Every method raises `StoreError` for what goes wrong with the file."""

    def __init__(self, database: Database, doubles: FoundDoubles | None = None) -> None:
        self._database = database
        self._doubles = doubles or FoundDoubles()
        self._counted: tuple[int, Owned] | None = None
        self._mavericks: tuple[int, tuple[Copies, ...]] | None = None

    def counts(self) -> Owned:
        """Return how many copies there are of each card; remembered until the shelf changes."""
        with self._database.reading() as connection:
            changes = changes_of(connection)
            if self._counted is None or self._counted[0] != changes:
                self._counted = changes, _counts(connection, self._second(connection))
        return self._counted[1]

    def counted_twice(self, doubles: Iterable[Double]) -> int:
        """Return how many of the decks that count may be there twice, so that their cards may count twice."""
        pairs = {(double.stays, double.goes) for double in doubles if double.likeness is not Likeness.SURE}
        if not pairs:
            return 0
        with self._database.reading() as connection:
            rows = connection.execute(
                f"SELECT key FROM deck WHERE trashed IS NULL AND {STANDING_SQL} = '{Standing.OWNED}'"
                " AND key IN (SELECT value FROM json_each(?))",
                (json.dumps([key for pair in pairs for key in pair]),),
            )
            second = self._second(connection)
            counting = {key for (key,) in rows if key not in second}
        both = [pair for pair in pairs if counting.issuperset(pair)]
        return len({stays for stays, _ in both} - {goes for _, goes in both})

    def decks_with(self, card: str) -> list[DeckWithCard]:
        """Return the decks that have a card, those that count first, by name."""
        with self._database.reading() as connection:
            rows = connection.execute(
                f"SELECT deck.id, key, name, set_code, count, {STANDING_SQL} AS standing FROM deck_card "
                "JOIN deck ON deck.id = deck_card.deck "
                "WHERE trashed IS NULL AND card = (SELECT id FROM card WHERE ref = ?)"
                f" ORDER BY standing <> '{Standing.OWNED}', words, deck.id",
                (card,),
            ).fetchall()
            second = self._second(connection)
        return sorted((_deck(row, second) for row in rows), key=lambda deck: deck.standing is not Standing.OWNED)

    def copies(self, card: str, decks: Sequence[DeckWithCard]) -> list[Copies]:
        """Return the copies of a card in some of the decks that have it, line by line, in the order of the decks."""
        with self._database.reading() as connection:
            return [copies for copies in _lines(connection, decks) if copies.line.id == card]

    def mavericks(self) -> tuple[Copies, ...]:
        """Return all mavericks, by the names of their decks; remembered until the shelf changes."""
        with self._database.reading() as connection:
            changes = changes_of(connection)
            if self._mavericks is None or self._mavericks[0] != changes:
                rows = connection.execute(
                    f"SELECT id, key, name, set_code, mavericks, {STANDING_SQL} FROM deck "
                    "WHERE trashed IS NULL AND mavericks > 0 ORDER BY words, id"
                ).fetchall()
                second = self._second(connection)
                decks = [_deck(row, second) for row in rows]
                found = tuple(copies for copies in _lines(connection, decks) if copies.line.maverick)
                self._mavericks = changes, found
        return self._mavericks[1]

    def _second(self, connection: sqlite3.Connection) -> frozenset[str]:
        """Return the keys of the decks that are certainly the same as another one that counts, and known less well."""
        pairs = [(one.stays, one.goes) for one in self._doubles.of(connection) if one.likeness is Likeness.SURE]
        if not pairs:
            return frozenset()
        rows = connection.execute(
            f"SELECT key FROM deck WHERE {STANDING_SQL} = '{Standing.OWNED}' "
            "AND key IN (SELECT value FROM json_each(?))",
            (json.dumps([key for pair in pairs for key in pair]),),
        )
        counting = {key for (key,) in rows}
        return frozenset(goes for stays, goes in pairs if stays in counting and goes in counting)


class Holdings:
    """What is known of the copies of cards while a search or a page asks: read from the shelf when it is first asked
    for, and nothing at all without a shelf."""

    def __init__(self, shelf: CardCopies | None = None) -> None:
        self._shelf = shelf

    @cached_property
    def owned(self) -> Owned:
        """How many copies there are of each card."""
        return self._shelf.counts() if self._shelf is not None else NOTHING_OWNED

    @cached_property
    def mavericks(self) -> frozenset[str]:
        """The ids of the cards that decks which count have as mavericks."""
        found = self._shelf.mavericks() if self._shelf is not None else ()
        return frozenset(
            copies.line.id for copies in found if copies.line.id is not None and copies.deck.standing is Standing.OWNED
        )


def _counts(connection: sqlite3.Connection, second: frozenset[str]) -> Owned:
    """Count the copies of each card: by the bits of its decks, and one by one only where a deck has several. The decks
    with the keys `second` are the same as others that count."""
    of_sets: defaultdict[str, list[int]] = defaultdict(list)
    others: defaultdict[Standing, list[int]] = defaultdict(list)
    for deck, key, set_code, said in connection.execute(
        f"SELECT id, key, set_code, {STANDING_SQL} FROM deck WHERE trashed IS NULL"
    ):
        standing = Standing.DOUBLE if key in second else Standing(said)
        (of_sets[set_code] if standing is Standing.OWNED else others[standing]).append(deck)
    sets = {code: bits_of(decks) for code, decks in of_sets.items()}
    counted = reduce(or_, sets.values(), 0)
    beside = reduce(or_, (bits_of(decks) for decks in others.values()), 0)
    more, more_beside = _more_than_one(connection, counted, beside)
    refs = dict(connection.execute("SELECT id, ref FROM card"))
    found = {}
    for card, decks in bits_by_card(connection, refs).items():
        mine, rest = decks & counted, decks & beside
        if not (mine or rest):
            continue
        found[refs[card]] = OwnedCard(
            mine.bit_count() + more[card],
            mine.bit_count(),
            frozenset(code for code, bits in sets.items() if bits & mine),
            rest.bit_count() + more_beside[card],
        )
    return Owned(found, counted.bit_count(), {kind: len(decks) for kind, decks in others.items()})


def _more_than_one(connection: sqlite3.Connection, counted: int, beside: int) -> tuple[Counter[int], Counter[int]]:
    """Return for each card how many copies more than one its decks have: those that count, and the others."""
    more: Counter[int] = Counter()
    more_beside: Counter[int] = Counter()
    marks, marks_beside = (frozenset(among(range(bits.bit_length()), bits)) for bits in (counted, beside))
    for card, deck, count in connection.execute("SELECT card, deck, count FROM deck_card WHERE count > 1"):
        if deck in marks:
            more[card] += count - 1
        elif deck in marks_beside:
            more_beside[card] += count - 1
    return more, more_beside


def _deck(row: Sequence[object], second: frozenset[str]) -> DeckWithCard:
    id_, key, name, set_code, count, said = row
    standing = Standing.DOUBLE if key in second else Standing(str(said))
    return DeckWithCard(int(str(id_)), str(key), str(name), str(set_code), int(float(str(count))), standing)


def _lines(connection: sqlite3.Connection, decks: Sequence[DeckWithCard]) -> Iterator[Copies]:
    """Yield all lines of the lists of these decks, in their order; a deck that is gone has none."""
    wanted = json.dumps([deck.id for deck in decks])
    found = dict(
        connection.execute(
            "SELECT deck, content FROM record WHERE deck IN (SELECT value FROM json_each(?))", (wanted,)
        ).fetchall()
    )
    for deck in decks:
        if deck.id in found:
            record_ = unpacked(found[deck.id])
            for line in (*record_.cards, *record_.references):
                yield Copies(deck, line)
