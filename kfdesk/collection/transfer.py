"""Between the shelf and a shelf file: all of it out, and in again beside what is there."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache, partial
from typing import Any

from kfdesk.collection import former, homeshelf, purposes, results, shelffile, writing
from kfdesk.collection.columns import unpacked
from kfdesk.collection.database import MAX_NAMES, Full, moment, seconds_of, value_of
from kfdesk.collection.homeshelf import KeptCard
from kfdesk.collection.purposes import NO_PURPOSE, Held, Purpose
from kfdesk.collection.shelffile import (
    ApartLine,
    DeckLine,
    FolderLine,
    FormerLine,
    HomeCardLine,
    ResultLine,
    SearchLine,
    TagLine,
    ToFetchLine,
)
from kfdesk.collection.writing import AddReport, Preparer
from kfdesk.text.folding import searchable

BATCH = 1_000
MOST_TAGS = 10_000
"""Tags, all decks together, that are given before anybody is asked whether to go on."""
MAX_NOTES = 100_000
"""The longest notes of a deck, in characters."""
MAX_NAME = 60
"""The longest name of a tag, a folder or a saved search."""


def lines(connection: sqlite3.Connection) -> Iterator[shelffile.Line]:
    """Yield all that is on the shelf, trash included; call it inside a transaction."""
    for name, colour in connection.execute("SELECT name, colour FROM tag ORDER BY id"):
        yield TagLine(name=name, colour=colour)
    for (name,) in connection.execute("SELECT name FROM folder ORDER BY id"):
        yield FolderLine(name=name)
    for name, text in connection.execute("SELECT name, text FROM search ORDER BY name"):
        yield SearchLine(name=name, text=text)
    for kept in homeshelf.kept_cards(connection):
        yield HomeCardLine(card=kept.card, added=kept.added, changed=kept.changed)
    tags: dict[int, list[str]] = {}
    for deck, tag in connection.execute("SELECT deck, name FROM deck_tag JOIN tag ON tag.id = tag ORDER BY tag.words"):
        tags.setdefault(deck, []).append(tag)
    listed = purposes.every(connection)
    for id_, *about in connection.execute(f"{_DECKS} ORDER BY deck.id"):
        yield _line(about, tags.get(id_, ()), listed.get(id_, NO_PURPOSE))
    for result in results.every(connection):
        yield ResultLine(result=result.result)
    for key, deck in connection.execute("SELECT key, deck FROM former_key ORDER BY key"):
        yield FormerLine(key=key, deck=deck)
    for one, other in connection.execute("SELECT one, other FROM apart ORDER BY one, other"):
        yield ApartLine(one=one, other=other)
    for uuid, added, tried in connection.execute("SELECT uuid, added, tried FROM to_fetch ORDER BY uuid"):
        yield ToFetchLine(uuid=uuid, added=moment(added), tried=moment(tried))


def version_for(connection: sqlite3.Connection) -> int:
    """Return the version of the file that holds all that is on the shelf."""
    if value_of(connection, "SELECT EXISTS (SELECT 1 FROM purpose)"):
        return shelffile.VERSION
    tables = ("deck WHERE by_hand", "former_key", "apart", "to_fetch", "made_of")
    newest = " OR ".join(f"EXISTS (SELECT 1 FROM {table})" for table in tables)
    if value_of(connection, f"SELECT {newest}"):
        return shelffile.BY_HAND
    if results.any_practice(connection):
        return shelffile.PRACTICE
    asked = "SELECT EXISTS (SELECT 1 FROM home_card) OR EXISTS (SELECT 1 FROM deck WHERE homemade)"
    return shelffile.HOMEMADE if value_of(connection, asked) else shelffile.USUAL


_DECKS = (
    "SELECT deck.id, content, favourite, folder.name, note.text, chains, place, trashed FROM deck "
    "JOIN record ON record.deck = deck.id LEFT JOIN folder ON folder.id = deck.folder "
    "LEFT JOIN note ON note.deck = deck.id"
)


def line_of(connection: sqlite3.Connection, key: str) -> DeckLine | None:
    """Return a deck with what its owner said of it; None where there is none with that key."""
    row = connection.execute(f"{_DECKS} WHERE key = ?", (key,)).fetchone()
    if row is None:
        return None
    asked = "SELECT name FROM deck_tag JOIN tag ON tag.id = tag WHERE deck = ? ORDER BY tag.words"
    id_, *about = row
    return _line(about, [tag for (tag,) in connection.execute(asked, (id_,))], purposes.of_deck(connection, id_))


def _line(about: Sequence[Any], tags: Sequence[str], purpose: Purpose) -> DeckLine:
    content, favourite, folder, notes, chains, place, trashed = about
    return DeckLine(
        deck=unpacked(content),
        favourite=bool(favourite),
        tags=tuple(tags),
        folder=folder or "",
        notes=notes or "",
        chains=chains,
        place=place,
        trashed=None if trashed is None else moment(trashed),
        purpose=purpose,
    )


@dataclass
class _Reporter:
    """Tells how far it is and whether to stop."""

    progress: Callable[[int], bool] | None
    taken: int = 0

    def on(self, count: int) -> None:
        """Count further; raises `Stopped`."""
        self.taken += count
        if self.progress is not None and not self.progress(self.taken):
            raise Stopped


class Stopped(Exception):  # noqa: N818 - it says what happened
    """The person did not want to go on."""


def bring_in(
    connection: sqlite3.Connection, found: Iterable[shelffile.Line], progress: Callable[[int], bool] | None
) -> AddReport:
    """Put what a shelf file says onto the shelf; call it inside a transaction.

    What the owner said of a deck that is there already stays: the file's tags join its tags, the file's notes
    are added below its notes, and folder, chains and what the deck is for count where it has none. Of a deck that comes
    out of the trash by this, it is the file that says whose it is.
    """
    reporter = _Reporter(progress)
    preparer = Preparer()
    report = AddReport()
    tag = lru_cache(maxsize=shelffile.MAX_TAGS)(partial(named, connection, "tag"))
    for batch in _batches(found):
        decks = {line.deck.key: line for line in batch if isinstance(line, DeckLine)}
        now = {key: former.key_now(connection, key) for key in decks}
        asked = "SELECT 1 FROM deck WHERE key = ?"
        known = {key for key in decks if connection.execute(asked, (now[key],)).fetchone()}
        lay = f"{asked} AND trashed IS NOT NULL"
        back = {key for key in known if connection.execute(lay, (now[key],)).fetchone() and not decks[key].trashed}
        prepared = [preparer.ready(line.deck) for line in decks.values()]
        for line in batch:
            _small(connection, line)
        stay = frozenset(key for key, line in decks.items() if line.trashed is not None)
        report += writing.write(connection, prepared, preparer, stay)
        for key, line in decks.items():
            if key in back:
                _say_whose(connection, now[key], line.purpose)
            say_about(connection, line, tag, fresh=key not in known, key=now[key] if key in known else key)
        reporter.on(len(batch))
    return report


def _say_whose(connection: sqlite3.Connection, key: str, purpose: Purpose) -> None:
    """Keep what a file says of a deck that lay in the trash: it is not one's own because of what was thrown away, nor
    somebody else's."""
    id_ = value_of(connection, "SELECT id FROM deck WHERE key = ?", (key,))
    if purpose or purposes.of_deck(connection, id_).held in purposes.NOT_OWN:
        purposes.put(connection, key, purpose)


def _batches(lines: Iterable[shelffile.Line]) -> Iterator[list[shelffile.Line]]:
    """Yield the lines in parts, each small enough that whoever waits may stop soon: a deck counts with its tags."""
    batch: list[shelffile.Line] = []
    weight = 0
    for line in lines:
        batch.append(line)
        weight += 1 + (len(line.tags) if isinstance(line, DeckLine) else 0)
        if len(batch) >= BATCH or weight >= MOST_TAGS:
            yield batch
            batch, weight = [], 0
    if batch:
        yield batch


def named(connection: sqlite3.Connection, table: str, name: str) -> int | None:
    """Return the row of the tag or folder of that name, made when there is none; None for an empty name.

    Raises `Full` for one more than a shelf may have.
    """
    shown = " ".join(name.split())[:MAX_NAME].strip()
    if not shown:
        return None
    words = name_words(shown)
    if connection.execute(f"INSERT OR IGNORE INTO {table} (name, words) VALUES (?, ?)", (shown, words)).rowcount:
        keep_within(connection, table)
    return int(value_of(connection, f"SELECT id FROM {table} WHERE words = ?", (words,)))


def keep_within(connection: sqlite3.Connection, table: str) -> None:
    """Raise `Full` where there are more tags, folders or saved searches now than a shelf may have."""
    if value_of(connection, f"SELECT count(*) FROM {table}") > MAX_NAMES:
        raise Full


def name_words(name: str) -> str:
    """Return what a tag's or folder's name is compared by; a name of signs alone, such as "★", by its signs."""
    shown = " ".join(name.split())[:MAX_NAME].strip()
    return searchable(shown) or f" {shown}"


def give_tag(connection: sqlite3.Connection, number: int | None, keys: Iterable[str]) -> None:
    """Give decks the tag of that row."""
    if number is not None:
        connection.executemany(_GIVE_TAG, ((number, key) for key in keys))


def give_tags(connection: sqlite3.Connection, numbers: Iterable[int | None], key: str) -> None:
    """Give a deck the tags of these rows."""
    connection.executemany(_GIVE_TAG, ((number, key) for number in numbers if number is not None))


_GIVE_TAG = "INSERT OR IGNORE INTO deck_tag SELECT ?, id FROM deck WHERE key = ?"


def write_notes(connection: sqlite3.Connection, key: str, text: str) -> None:
    """Keep the notes of a deck; an empty text takes them away."""
    connection.execute("DELETE FROM note WHERE deck = (SELECT id FROM deck WHERE key = ?)", (key,))
    text = text[:MAX_NOTES]
    if text.strip():
        connection.execute("INSERT INTO note SELECT id, ?, ? FROM deck WHERE key = ?", (text, searchable(text), key))


def _small(connection: sqlite3.Connection, line: shelffile.Line) -> None:
    match line:
        case TagLine():
            row = named(connection, "tag", line.name)
            connection.execute("UPDATE tag SET colour = ? WHERE id = ? AND colour = ''", (line.colour, row))
        case FolderLine():
            named(connection, "folder", line.name)
        case SearchLine():
            if connection.execute("INSERT OR IGNORE INTO search VALUES (?, ?)", (line.name, line.text)).rowcount:
                keep_within(connection, "search")
        case ResultLine():
            _result(connection, line)
        case FormerLine():
            connection.execute(_KEEP_FORMER, (line.key, former.key_now(connection, line.deck), line.key))
        case ApartLine():
            connection.execute("INSERT OR IGNORE INTO apart VALUES (?, ?)", (line.one, line.other))
        case ToFetchLine():
            connection.execute(_KEEP_WAITING, (line.uuid, seconds_of(line.added), seconds_of(line.tried), line.uuid))
        case HomeCardLine():
            homeshelf.add_beside(connection, KeptCard(line.card, line.added, line.changed))
        case DeckLine():
            pass


_KEEP_FORMER = "INSERT OR IGNORE INTO former_key SELECT ?, ? WHERE NOT EXISTS (SELECT 1 FROM deck WHERE key = ?)"
_KEEP_WAITING = (
    "INSERT OR IGNORE INTO to_fetch SELECT ?, ?, ? "
    "WHERE NOT EXISTS (SELECT 1 FROM deck WHERE key = 'mv:' || ? AND size > 0)"
)


def _result(connection: sqlite3.Connection, line: ResultLine) -> None:
    if not results.is_kept(connection, line.result):
        results.add(connection, line.result)


def say_about(
    connection: sqlite3.Connection, line: DeckLine, tag: Callable[[str], int | None], *, fresh: bool, key: str = ""
) -> None:
    """Keep what the owner said of a deck beside what is kept of it, or of the one with that `key`; `tag` returns the
    row of a tag, which many decks may have."""
    key = key or line.deck.key
    give_tags(connection, map(tag, line.tags), key)
    if line.favourite:
        connection.execute("UPDATE deck SET favourite = 1 WHERE key = ?", (key,))
    if line.chains:
        connection.execute("UPDATE deck SET chains = ? WHERE key = ? AND chains = 0", (line.chains, key))
    if line.place is not None:
        connection.execute("UPDATE deck SET place = ? WHERE key = ? AND place IS NULL", (line.place, key))
    if line.folder:
        folder = named(connection, "folder", line.folder)
        connection.execute("UPDATE deck SET folder = ? WHERE key = ? AND folder IS NULL", (folder, key))
    if line.notes.strip():
        row = connection.execute("SELECT text FROM note JOIN deck ON id = deck WHERE key = ?", (key,)).fetchone()
        mine = row[0] if row else ""
        if line.notes not in mine:
            write_notes(connection, key, f"{mine}\n\n{line.notes}" if mine else line.notes)
    if fresh or line.purpose.held is not Held.WANTED:  # what is here without a word is one's own
        purposes.put_where_none(connection, key, line.purpose)
    if fresh and line.trashed is not None:
        connection.execute("UPDATE deck SET trashed = ? WHERE key = ?", (seconds_of(line.trashed), key))
