"""Two decks of the shelf that turned out to be one: joined with all that was said of both, and taken apart again.

doubles = store.doubles
doubles.all()                                   # Double(stays, goes, likeness)
joined = doubles.join(stays, goes)              # one deck from now on, also for results and imports to come
doubles.part(joined)                            # takes that back
doubles.set_apart(one, other)                   # they are two decks, whatever their lists say
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable
from functools import partial

from kfdesk.collection import former, purposes, results, transfer, writing
from kfdesk.collection.database import Database, StoreError, seconds_of, value_of
from kfdesk.collection.doubles import Double, FoundDoubles, between, in_order
from kfdesk.collection.purposes import joined_purpose
from kfdesk.collection.shelffile import DeckLine
from kfdesk.collection.writing import Preparer, joined_record
from kfdesk.records import record
from kfdesk.text.words import Words


@record
class Joined:
    """What two decks were before they were joined."""

    stays: DeckLine
    goes: DeckLine
    results: dict[int, str]
    """What each result of the one that went said, by its number."""
    led: tuple[str, ...]
    """The former keys of the one that went."""


class Doubles:
    """The doubles in the shelf's file. Every method raises `StoreError` for what goes wrong with the file."""

    def __init__(self, database: Database, found: FoundDoubles) -> None:
        self._database = database
        self._found = found

    def all(self) -> tuple[Double, ...]:
        """Return the decks that are there twice."""
        with self._database.reading() as connection:
            return self._found.of(connection)

    def among(self, keys: Collection[str]) -> tuple[Double, ...]:
        """Return the same for those of which one has such a key."""
        wanted = set(keys)
        return tuple(double for double in self.all() if double.stays in wanted or double.goes in wanted)

    def between(self, one: str, other: str) -> Double | None:
        """Return the double that two decks outside the trash are; None where they are two."""
        with self._database.reading() as connection:
            return between(connection, one, other)

    def join(self, stays: str, goes: str) -> Joined:
        """Make two decks one, under the key of the first.

        Notes, tags, results and ratings of both are kept, and it is a favorite where one was; the folder is that of the
        first, if it has one, and the chains are the most that one of them had. The list is the one known better. What
        it is for is that of both, see `kfdesk.collection.purposes.joined_purpose`.
        Raises `StoreError` where one of them is gone.
        """
        preparer = Preparer()
        with self._database.writing() as connection:
            one, other = self._line(connection, stays), self._line(connection, goes)
            writing.put(connection, joined_record(one.deck, other.deck), preparer)
            writing.remove(connection, goes)
            transfer.say_about(connection, other, partial(transfer.named, connection, "tag"), fresh=False, key=stays)
            chains = max(one.chains, other.chains)
            connection.execute("UPDATE deck SET chains = ?, trashed = NULL WHERE key = ?", (chains, stays))
            purposes.put(connection, stays, joined_purpose(one.purpose, other.purpose))
            led = former.keep(connection, goes, stays)
            return Joined(one, other, results.move(connection, goes, stays), led)

    def part(self, joined: Joined) -> None:
        """Make two decks of one again, as they were."""
        preparer = Preparer()
        stays, goes = joined.stays.deck.key, joined.goes.deck.key
        with self._database.writing() as connection:
            former.forget(connection, goes, joined.led)
            for line in (joined.stays, joined.goes):
                writing.put(connection, line.deck, preparer)
                _say(connection, line)
            results.put_back(connection, joined.results, (stays, goes))

    def set_apart(self, one: str, other: str) -> None:
        """Call two decks with the same list two decks."""
        with self._database.writing() as connection:
            connection.execute("INSERT OR IGNORE INTO apart VALUES (?, ?)", in_order(one, other))

    def set_together(self, one: str, other: str) -> None:
        """Take `set_apart` back."""
        with self._database.writing() as connection:
            connection.execute("DELETE FROM apart WHERE one = ? AND other = ?", in_order(one, other))

    def keys_now(self, keys: Iterable[str]) -> list[str]:
        """Return the keys of the decks that are meant by these, each once, in their order."""
        with self._database.reading() as connection:
            return list(dict.fromkeys(former.key_now(connection, key) for key in keys))

    def _line(self, connection: sqlite3.Connection, key: str) -> DeckLine:
        found = transfer.line_of(connection, key)
        if found is None:
            raise StoreError(self._database.path, _GONE)
        return found


_GONE = Words("The deck is not on the shelf any more.")


def _say(connection: sqlite3.Connection, line: DeckLine) -> None:
    """Make what is said of a deck exactly what a line says."""
    key = line.deck.key
    id_ = value_of(connection, "SELECT id FROM deck WHERE key = ?", (key,))
    connection.execute("DELETE FROM deck_tag WHERE deck = ?", (id_,))
    transfer.give_tags(connection, [transfer.named(connection, "tag", tag) for tag in line.tags], key)
    transfer.write_notes(connection, key, line.notes)
    purposes.put(connection, key, line.purpose)
    connection.execute(
        "UPDATE deck SET favourite = ?, folder = ?, chains = ?, place = ?, trashed = ? WHERE id = ?",
        (
            int(line.favourite),
            transfer.named(connection, "folder", line.folder),
            line.chains,
            line.place,
            None if line.trashed is None else seconds_of(line.trashed),
            id_,
        ),
    )
