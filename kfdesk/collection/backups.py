"""Copies of the shelf: a dated one a day, older ones thinned out, and the way back from a damaged file.

All lie in the folder `backups` beside the shelf's file. A damaged file is renamed, never written over.
"""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Hashable, Iterator
from contextlib import closing, contextmanager, suppress
from datetime import date
from pathlib import Path
from threading import Lock

from kfdesk import disk
from kfdesk.collection import schema
from kfdesk.collection.database import FILE_NAME, Damaged, StoreError, changes_of, explained
from kfdesk.records import record
from kfdesk.text.errors import reason_of
from kfdesk.text.words import Words

FOLDER = "backups"
DAYS = 7
WEEKS = 4
MONTHS = 6
RESTORE = "restore"
"""The reason of a copy taken before another one was brought back."""
SPECIALS = 3
"""How many copies taken before a migration or a restore are kept."""

_NAME = re.compile(r"shelf-(\d{4}-\d{2}-\d{2})(?:-before-([a-z0-9]+)(?:-\d+)?)?\.sqlite", re.ASCII)
_SIDE_FILES = ("", "-wal", "-shm")
_one_at_a_time = Lock()
"""Two copies of one day would be written to the same temporary file."""


@record
class Backup:
    """A copy of the shelf: where, of which day, for what reason ("" for the daily one, "v2" before the move to
    version 2 of the file, "restore" before another copy was brought back), and its size in bytes."""

    path: Path
    day: date
    reason: str
    size: int


def backups(folder: Path) -> list[Backup]:
    """Return the copies of the shelf kept in `folder`, newest first; whether one is sound, `is_good` says.

    A copy dated in the future, from when the clock was wrong, counts as of the day when its file was written.
    """
    today = date.today()
    found = []
    with suppress(OSError):
        for path in (folder / FOLDER).iterdir():
            name = _NAME.fullmatch(path.name)
            if name and path.is_file() and not path.is_symlink():
                with suppress(ValueError, OSError):
                    stat = path.stat()
                    day = date.fromisoformat(name[1])
                    if day > today:
                        day = min(today, date.fromtimestamp(stat.st_mtime))
                    backup = Backup(path, day, name[2] or "", stat.st_size)
                    found.append((backup.day, stat.st_mtime_ns, path.name, backup))
    return [entry[-1] for entry in sorted(found, key=lambda entry: entry[:3], reverse=True)]


def is_good(backup: Backup) -> bool:
    """Return whether the copy is a sound shelf that this program can read. Takes a while for a large one."""
    try:
        with closing(_read_only(backup.path)) as connection:
            version = schema.version_of(connection)
            kind = connection.execute("SELECT type FROM sqlite_schema WHERE name = 'deck'").fetchone()
            if kind is None or kind[0] != "table":  # a view, which may have no end, is none of ours
                return False
            connection.execute("SELECT count(*) FROM deck")
            return 1 <= version <= schema.VERSION and problem_of(connection) is None
    except sqlite3.Error:
        return False


def newest_good(folder: Path) -> Backup | None:
    """Return the newest sound copy, None when there is none; what a person once went back from comes last."""
    found = sorted(backups(folder), key=lambda backup: backup.reason == RESTORE)
    return next(filter(is_good, found), None)


def problem_of(connection: sqlite3.Connection) -> str | None:
    """Return what SQLite finds wrong with the file, None when it is sound."""
    said = str(connection.execute("PRAGMA quick_check(1)").fetchone()[0])
    return None if said == "ok" else said


def take(connection: sqlite3.Connection, folder: Path, reason: str = "", spare: Backup | None = None) -> Backup:
    """Copy the shelf behind `connection`; the day's copy takes the place of an earlier one of that day.

    Older copies are thinned out, but for `spare`. Raises `StoreError`; a half-made copy never stands under a copy's
    name, also where two threads take one at the same time.
    """
    with _one_at_a_time:
        return _taken(connection, folder, reason, spare)


def _taken(connection: sqlite3.Connection, folder: Path, reason: str, spare: Backup | None) -> Backup:
    day = date.today()
    reason = re.sub(r"[^a-z0-9]", "", reason.lower())
    copies = folder / FOLDER
    try:
        path = _free(copies, day, reason) if reason else copies / f"shelf-{day}.sqlite"
    except OSError as error:
        raise _not_written(copies, error) from error
    with _written(path) as temporary:
        with closing(sqlite3.connect(temporary, isolation_level=None)) as copy:
            connection.backup(copy)
            copy.execute("PRAGMA journal_mode = DELETE")  # one file, no log beside it
        size = temporary.stat().st_size
    thin_out(folder, spare)  # where the clock went back, the newest copy may be one too many itself
    return Backup(path, day, reason, size)


def is_due(connection: sqlite3.Connection, folder: Path) -> bool:
    """Return whether the shelf changed since the newest copy was taken."""
    newest = next((backup for backup in backups(folder) if not backup.reason), None)
    if newest is None:
        return bool(connection.execute("SELECT EXISTS (SELECT 1 FROM deck)").fetchone()[0])
    try:
        with closing(_read_only(newest.path)) as copy:
            return changes_of(copy) != changes_of(connection)
    except (sqlite3.Error, Damaged):
        return True  # it cannot be read, so it is no copy


def thin_out(folder: Path, spare: Backup | None = None) -> None:
    """Delete the copies that the newer ones make needless, but for `spare`."""
    found = backups(folder)
    daily = [backup for backup in found if not backup.reason]
    kept = {
        *_newest_of_each(daily, lambda day: day, DAYS),
        *_newest_of_each(daily, lambda day: day.isocalendar()[:2], WEEKS),
        *_newest_of_each(daily, lambda day: (day.year, day.month), MONTHS),
        *[backup for backup in found if backup.reason][:SPECIALS],
    }
    for backup in found:
        if backup not in kept and backup != spare:
            with suppress(OSError):
                backup.path.unlink()


def put_back(backup: Backup, connection: sqlite3.Connection, folder: Path) -> None:
    """Make the open shelf what it was when `backup` was taken; what it is now is copied first.

    Raises `StoreError`; the shelf is then as it was, and not called damaged for what is wrong with the backup.
    """
    if not is_good(backup):
        raise StoreError(backup.path, _NOT_GOOD)
    take(connection, folder, RESTORE, spare=backup)
    try:
        with closing(_read_only(backup.path)) as copy:
            copy.backup(connection, progress=_refuse_to_wait)
    except sqlite3.Error as error:
        raise StoreError(backup.path, explained(folder / FILE_NAME, error).problem) from error


def _refuse_to_wait(status: int, left: int, pages: int) -> None:
    """End a copy that another program keeps from being written; by itself it would try for ever."""
    if status & 0xFF in (sqlite3.SQLITE_BUSY, sqlite3.SQLITE_LOCKED):
        error = sqlite3.OperationalError("database is locked")
        error.sqlite_errorcode = sqlite3.SQLITE_BUSY
        raise error


def set_aside(path: Path) -> Path | None:
    """Rename the shelf's file, its log along with it; return its new name, None when there is no file."""
    if not path.exists():
        return None
    try:
        aside = disk.aside(path, date.today())
        for ending in reversed(_SIDE_FILES):
            with suppress(FileNotFoundError):
                path.with_name(path.name + ending).rename(aside.with_name(aside.name + ending))
    except OSError as error:
        raise StoreError(path, _NOT_MOVED.filled(why=reason_of(error))) from error
    return aside


def recover(folder: Path, backup: Backup | None) -> Path | None:
    """Set the shelf's file in `folder` aside and put a copy of `backup` in its place, or an empty shelf.

    Returns what the file is called now. Raises `StoreError`; nothing is moved before what takes its place is written,
    so that a full disk leaves no shelf that is missing and looks like an empty one at the next start.
    """
    path = folder / FILE_NAME
    if backup is not None and not is_good(backup):
        raise StoreError(backup.path, _NOT_GOOD)
    with _one_at_a_time, _written(path) as temporary:
        with closing(sqlite3.connect(temporary, isolation_level=None)) as fresh:
            if backup is None:
                schema.migrate(fresh)
            else:
                with closing(_read_only(backup.path)) as copy:
                    copy.backup(fresh)
        return set_aside(path)


@contextmanager
def _written(path: Path) -> Iterator[Path]:
    """Yield a temporary name; what is written there gets the name `path` when all went well."""
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with disk.whole(path) as temporary:
            for ending in _SIDE_FILES:
                temporary.with_name(temporary.name + ending).unlink(missing_ok=True)
            yield temporary
    except sqlite3.Error as error:
        raise explained(path, error) from error
    except OSError as error:
        raise _not_written(path, error) from error


def _not_written(path: Path, error: OSError) -> StoreError:
    return StoreError(path, _NOT_WRITTEN.filled(why=reason_of(error)))


def _read_only(path: Path) -> sqlite3.Connection:
    return sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True, isolation_level=None)


def _free(folder: Path, day: date, reason: str) -> Path:
    names = (f"shelf-{day}-before-{reason}{'' if number == 1 else f'-{number}'}.sqlite" for number in range(1, 1000))
    return disk.unused(folder, names)


def _newest_of_each(found: list[Backup], span: Callable[[date], Hashable], most: int) -> list[Backup]:
    """Return the newest copy of each day, week or month that has one, as many of those as are wanted."""
    newest: dict[Hashable, Backup] = {}
    for backup in found:  # newest first
        newest.setdefault(span(backup.day), backup)
    return list(newest.values())[:most]


_NOT_GOOD = Words("This backup is damaged or of a newer version of the program; nothing was changed.")
_NOT_MOVED = Words("The damaged file cannot be renamed ({why}); nothing was changed.")
_NOT_WRITTEN = Words("The copy of the deck shelf cannot be written ({why}).")
