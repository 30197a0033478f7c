"""The shelf's SQLite file: connections, transactions, and what goes wrong with them in our words."""

from __future__ import annotations

import sqlite3
import threading
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any
from weakref import WeakSet

from pydantic import ValidationError

from kfdesk.disk import data_folder
from kfdesk.text.words import Words, same

FILE_NAME = "shelf.sqlite"
BUSY_MS = 5_000
"""How long a writer waits for another program that writes."""
_DAMAGED = {
    sqlite3.SQLITE_CORRUPT: Words("its content is damaged"),
    sqlite3.SQLITE_NOTADB: Words("it is not a database"),
}
_UNREADABLE = Words("its content cannot be read")
_REASONS = {
    sqlite3.SQLITE_CANTOPEN: Words("it is not there, or may not be read"),
    sqlite3.SQLITE_IOERR: Words("the disk is not working properly"),
    sqlite3.SQLITE_LOCKED: Words("it is in use"),
    sqlite3.SQLITE_NOMEM: Words("there is not enough memory"),
    sqlite3.SQLITE_PERM: Words("no permission"),
    sqlite3.SQLITE_TOOBIG: Words("a value is too large"),
}
"""What SQLite's common errors mean; the others say it in the words of SQLite."""


class StoreError(Exception):
    """The shelf's file, a backup or an export cannot be used; names the file and what is wrong with it.

    `problem` is ready to show. `damaged` says that the file itself is broken: it was left as it is, see
    `kfdesk.collection.backups` for the way on.
    """

    def __init__(self, file: Path, problem: Words, *, damaged: bool = False) -> None:
        self.file = file
        self.problem = problem
        self.damaged = damaged
        super().__init__(f"{file}: {problem.en}")


def shelf_folder() -> Path:
    """Return where the shelf is kept: in the user's data folder, or in `KFDESK_HOME`."""
    return data_folder() / "decks"


class Damaged(Exception):  # noqa: N818 - it says what is so
    """What is read from the shelf is not what it should be; `words` says what."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.en)
        self.words = words


class Full(Exception):  # noqa: N818 - it says what is so
    """There are as many tags, folders, saved searches or home-made cards as a shelf may have."""


class Database:
    """The shelf's file, open: a connection for each thread that asks, one writer at a time.

    Readers are never kept waiting by a writer (write-ahead log); what a transaction wrote is there after a
    crash as a whole or not at all.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._mine = threading.local()
        self._all: WeakSet[_OpenConnection] = WeakSet()
        self._lock = threading.Lock()
        self._closed = False

    @contextmanager
    def reading(self) -> Iterator[sqlite3.Connection]:
        """Yield this thread's connection; raises `StoreError` for what SQLite says, and once the shelf is closed."""
        with saying_why(self.path), self._used() as connection:
            yield connection

    @contextmanager
    def writing(self) -> Iterator[sqlite3.Connection]:
        """Yield the connection inside a transaction: kept as a whole, or not at all when anything is raised."""
        with saying_why(self.path), self._used() as connection:
            connection.execute("BEGIN IMMEDIATE")
            try:
                yield connection
                connection.execute("UPDATE meta SET value = value + 1 WHERE name = 'changes'")
                connection.execute("COMMIT")
            except BaseException:
                if connection.in_transaction:  # a full disk has ended it already
                    connection.execute("ROLLBACK")
                raise

    def close(self) -> None:
        """Close every thread's connection; the object is of no use afterwards.

        What other threads do with it is stopped first: they get a `StoreError`, and what they were writing is left out.
        """
        with self._lock:
            self._closed = True
            connections = list(self._all)
        for opened in connections:
            opened.end()

    @contextmanager
    def _used(self) -> Iterator[sqlite3.Connection]:
        """Yield this thread's connection, which is not closed meanwhile."""
        found: _OpenConnection | None = getattr(self._mine, "connection", None)
        if found is None:
            found = self._mine.connection = self._connect()
        with found.in_use:
            if self._closed:
                raise sqlite3.ProgrammingError(_CLOSED)
            yield found.connection

    def _connect(self) -> _OpenConnection:
        with self._lock:
            if self._closed:
                raise sqlite3.ProgrammingError(_CLOSED)
            opened = _OpenConnection(connected(self.path))
            self._all.add(opened)
        return opened


_CLOSED = "the shelf is closed"
_TRY_AGAIN_S = 0.02
"""How long a thread may go on before it is stopped once more: it may have been between two questions."""


class _OpenConnection:
    """A thread's connection, closed at the latest when the thread is gone."""

    def __init__(self, connection: sqlite3.Connection) -> None:
        self.connection = connection
        self.in_use = threading.RLock()
        """Held by the thread while it uses the connection: SQLite crashes when one is closed under it."""

    def end(self) -> None:
        """Stop what its thread does with it, wait until that has stopped, and close it."""
        while not self.in_use.acquire(timeout=_TRY_AGAIN_S):
            with suppress(sqlite3.Error):
                self.connection.interrupt()
        try:
            self.close()
        finally:
            self.in_use.release()

    def close(self) -> None:
        """Close it; closing twice does nothing."""
        with suppress(sqlite3.Error):
            self.connection.close()

    __del__ = close


@contextmanager
def saying_why(path: Path) -> Iterator[None]:
    """Turn what SQLite says about the file at `path`, and content that cannot be read or kept, into `StoreError`."""
    try:
        yield
    except Full as error:
        raise StoreError(path, FULL) from error
    except sqlite3.Error as error:
        raise explained(path, error) from error
    except (Damaged, UnicodeError, ValidationError, zlib.error) as error:
        why = error.words if isinstance(error, Damaged) else _UNREADABLE
        raise StoreError(path, _BROKEN.filled(why=why), damaged=True) from error


def connected(path: Path) -> sqlite3.Connection:
    """Return a connection as the shelf wants it. Raises `sqlite3.Error`."""
    connection = sqlite3.connect(path, timeout=BUSY_MS / 1000, isolation_level=None, check_same_thread=False)
    try:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")  # what is reported as saved survives a power cut
        connection.execute("PRAGMA foreign_keys = ON")
        connection.execute("PRAGMA trusted_schema = OFF")
        connection.execute("PRAGMA cache_size = -16000")  # 16 MB
        connection.execute("PRAGMA temp_store = MEMORY")
        connection.execute("PRAGMA secure_delete = OFF")
    except BaseException:  # what SQLite says of a damaged file may itself be no text
        connection.close()
        raise
    return connection


def value_of(connection: sqlite3.Connection, sql: str, values: tuple[object, ...] = ()) -> Any:
    """Return the one value that `sql` asks for; raises `Damaged` where there must be one and is none."""
    row = connection.execute(sql, values).fetchone()
    if row is None or row[0] is None:
        raise Damaged(Words("an entry is missing"))
    return row[0]


def changes_of(connection: sqlite3.Connection) -> int:
    """Return how often the shelf was written to."""
    found = value_of(connection, "SELECT value FROM meta WHERE name = 'changes'")
    if not isinstance(found, int):
        raise Damaged(Words("its number of changes cannot be read"))
    return found


_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_LATEST = (1 << 36) - 1
"""The latest time that a column holds, in seconds since 1970: far off, but within what every system can show."""


def seconds_of(when: datetime) -> int:
    """Return what a column holds of a time, in seconds since 1970; files from outside may say any time."""
    known = when if when.tzinfo is not None else when.replace(tzinfo=UTC)
    return max(0, min(int((known - _EPOCH).total_seconds()), _LATEST))


def moment(seconds: object) -> datetime:
    """Return the time that a column holds."""
    if not isinstance(seconds, int) or not 0 <= seconds <= _LATEST:
        raise Damaged(Words("a date cannot be read"))
    return _EPOCH + timedelta(seconds=seconds)


def explained(path: Path, error: sqlite3.Error) -> StoreError:
    """Return what SQLite's `error` means for the file at `path`."""
    code = getattr(error, "sqlite_errorcode", 0) & 0xFF
    if code in _DAMAGED:
        return StoreError(path, _BROKEN.filled(why=_DAMAGED[code]), damaged=True)
    words = _WORDS.get(code, _OTHER)
    return StoreError(path, words.filled(why=_REASONS.get(code) or same(str(error))))


MAX_NAMES = 10_000
"""Tags, and as many folders, saved searches and home-made cards: each is a line somewhere in the room."""
FULL = Words(
    "A shelf holds {limit} tags, {limit} folders, {limit} saved searches and {limit} home-made cards at most."
).filled(limit=MAX_NAMES)
_BROKEN = Words("The deck shelf’s file is damaged ({why}). It was left as it is.")
_OTHER = Words("The deck shelf cannot be used ({why}).")
_WORDS = {
    sqlite3.SQLITE_BUSY: Words("Another program is writing to the deck shelf; nothing was changed. Try again."),
    sqlite3.SQLITE_FULL: Words("The disk is full; the deck shelf was not changed."),
    sqlite3.SQLITE_READONLY: Words("The deck shelf may not be written to here; nothing was changed."),
    sqlite3.SQLITE_CANTOPEN: Words("The deck shelf’s file cannot be opened ({why})."),
}
