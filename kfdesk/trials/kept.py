"""The file in which games are kept as they come: an SQLite file beside the shelf, or any other.

Each game is on the disk before the next is written, whatever ends the program. The file needs no shelf and no other
file beside it, so it can be moved; two files are merged by bringing one into the other, and a game that stands in both
counts once. Nothing is ever taken out: games of other rules, cards or lists stay, and are told apart by the marks of
their decks, and those of other versions of the player by that version.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Collection, Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from kfdesk.collection.database import StoreError, shelf_folder
from kfdesk.text.errors import reason_of
from kfdesk.text.words import Words, same
from kfdesk.trials.decks import TrialDeck
from kfdesk.trials.game import Row, player_version

FILE_NAME = "trials.sqlite"
_VERSION = 3
_APPLICATION = 0x6B66_7472
"""What marks a file of trials: "kftr"."""
_DECK = "mark, key, name, content, version"
_GAME = (
    "first, second, seed, player, winner, ended, turns, first_keys, second_keys, first_amber, second_amber, "
    "first_drawn, second_drawn, first_chains, second_chains, player_version"
)
_LACKS = {1: ("first_chains", "second_chains", "player_version"), 2: ("player_version",)}
"""What a file of an older version does not know of games: their chains, and the version of the player."""
_INSTEAD = {"first_chains": "0", "second_chains": "0", "player_version": "''"}
_TABLES = (
    """CREATE TABLE deck (mark TEXT PRIMARY KEY, key TEXT NOT NULL, name TEXT NOT NULL, content TEXT NOT NULL,
    version TEXT NOT NULL) STRICT""",
    """CREATE TABLE game (first TEXT NOT NULL, second TEXT NOT NULL, seed INTEGER NOT NULL, player TEXT NOT NULL,
    winner INTEGER CHECK (winner IN (0, 1)), ended INTEGER NOT NULL, turns INTEGER NOT NULL,
    first_keys INTEGER NOT NULL, second_keys INTEGER NOT NULL, first_amber INTEGER NOT NULL,
    second_amber INTEGER NOT NULL, first_drawn INTEGER NOT NULL, second_drawn INTEGER NOT NULL,
    first_chains INTEGER NOT NULL DEFAULT 0, second_chains INTEGER NOT NULL DEFAULT 0,
    player_version TEXT NOT NULL DEFAULT '',
    PRIMARY KEY (first, second, seed, player, first_chains, second_chains, player_version)) STRICT, WITHOUT ROWID""",
)
"""They take no value of another type, so that a file of somebody else brings none in."""
_UNCHAINED = "first_chains = 0 AND second_chains = 0"
_UNUSABLE = Words("The file of trials {file} cannot be used ({why}).")
_NOT_ONE = Words("it is not a file of trials")
_NEWER = Words("a newer version of the program wrote it")
_GONE = Words("it is not there")


def usual_file(shelf: Path | None = None) -> Path:
    """Return where games are kept: beside the shelf, the user's own where no folder is given."""
    return (shelf or shelf_folder()) / FILE_NAME


class Kept:
    """A file of games, open. Everything raises `StoreError` for what goes wrong with the file."""

    def __init__(self, path: Path, connection: sqlite3.Connection, version: int = _VERSION) -> None:
        self.path = path
        self._connection = connection
        self._games = _games_of(version)

    @classmethod
    @contextmanager
    def open(cls, path: Path, *, make: bool = False) -> Iterator[Kept]:
        """Open a file of games and close it in the end; with `make` it is made where it is not there, and brought up to
        date where an older version of the program wrote it. Else the file stays as it is."""
        if not make and not path.exists():
            raise _error(path, _GONE)
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise _error(path, reason_of(error)) from error
        with _saying_why(path):
            connection = sqlite3.connect(path, timeout=10, isolation_level=None)
            try:  # with the usual journal: a write-ahead log would have to be moved along after a crash
                connection.execute("PRAGMA synchronous = FULL")
                connection.execute("PRAGMA trusted_schema = OFF")
                if make:
                    _make_ready(path, connection)
                yield cls(path, connection, _checked(path, connection))
            finally:
                connection.close()

    def add_decks(self, decks: Iterable[TrialDeck]) -> None:
        """Keep decks; one that is there already becomes the newest of its key."""
        with self._connection as connection:
            connection.execute("BEGIN IMMEDIATE")
            connection.executemany(
                f"INSERT OR REPLACE INTO deck ({_DECK}) VALUES (?, ?, ?, ?, ?)",
                ((deck.mark, deck.key, deck.name, deck.content, deck.version) for deck in decks),
            )

    def add(self, rows: Iterable[Row]) -> int:
        """Keep games between decks that are kept; return how many were not there yet."""
        with self._connection as connection:
            connection.execute("BEGIN IMMEDIATE")
            before = connection.total_changes
            connection.executemany(
                f"INSERT OR IGNORE INTO game ({_GAME}) VALUES (?{', ?' * _GAME.count(',')})",
                map(_values, rows),
            )
            return connection.total_changes - before

    def decks(self) -> list[TrialDeck]:
        """Return all decks that ever played, the newest last."""
        return [TrialDeck(*row) for row in self._connection.execute(f"SELECT {_DECK} FROM deck ORDER BY rowid")]

    def current(self) -> list[TrialDeck]:
        """Return the decks whose games count: those that would play by the same rules and cards today, of each key the
        newest list."""
        return list({deck.key: deck for deck in self.decks() if deck.is_current}.values())

    def rows(self, player: str, among: Collection[str] | None = None) -> list[Row]:
        """Return the games without chains that a player has played as it is today, all or those between two decks with
        these marks."""
        found = self._rows(player, f"{_UNCHAINED} AND player_version = ?", player_version(player))
        return [row for row in found if among is None or (row.first in among and row.second in among)]

    def older_rows(self, player: str) -> list[Row]:
        """Return the games without chains that a player has played in other versions."""
        return list(self._rows(player, f"{_UNCHAINED} AND player_version <> ?", player_version(player)))

    def chained(self, player: str, one: str, other: str) -> list[Row]:
        """Return the games of a player as it is today between two decks in which one of them, or both, began with
        chains."""
        pair = "(first = ? AND second = ? OR first = ? AND second = ?)"
        where = f"(first_chains OR second_chains) AND player_version = ? AND {pair}"
        return list(self._rows(player, where, player_version(player), one, other, other, one))

    def _rows(self, player: str, where: str, *values: str) -> Iterator[Row]:
        asked = f"SELECT {_GAME} FROM ({self._games}) WHERE player = ? AND {where}"
        return map(_row, self._connection.execute(asked, (player, *values)))

    def players(self) -> list[str]:
        """Return who played the games, the one with the most games first."""
        asked = "SELECT player FROM game GROUP BY player ORDER BY count(*) DESC, player"
        return [player for (player,) in self._connection.execute(asked)]

    def bring_in(self, other: Kept) -> int:
        """Take over the decks and games of another file; return how many games were not there yet."""
        mine = self.decks()
        self.add_decks((*other.decks(), *mine))  # of two lists of a deck the one here stays the newest
        return sum(self.add(other._rows(player, "true")) for player in other.players())


def _make_ready(path: Path, connection: sqlite3.Connection) -> None:
    """Make the tables of a new file, and bring one of an older version up to date. All is looked at inside the
    transaction: another program may do the same at the same time."""
    with connection:
        connection.execute("BEGIN IMMEDIATE")
        if connection.execute("SELECT count(*) FROM sqlite_schema").fetchone()[0] == 0:
            for table in _TABLES:
                connection.execute(table)
            connection.execute(f"PRAGMA application_id = {_APPLICATION}")
        elif (version := _checked(path, connection)) in _LACKS:
            connection.execute("ALTER TABLE game RENAME TO older")
            connection.execute(_TABLES[1])
            connection.execute(f"INSERT INTO game ({_GAME}) {_games_of(version, 'older')}")
            connection.execute("DROP TABLE older")
        connection.execute(f"PRAGMA user_version = {_VERSION}")


def _checked(path: Path, connection: sqlite3.Connection) -> int:
    """Return the version of a file; refuse one of another program, or of a newer version of this one."""
    if connection.execute("PRAGMA application_id").fetchone()[0] != _APPLICATION:
        raise _error(path, _NOT_ONE)
    version: int = connection.execute("PRAGMA user_version").fetchone()[0]
    if version > _VERSION:
        raise _error(path, _NEWER)
    return version


def _games_of(version: int, table: str = "game") -> str:
    """Return the SQL that reads the games of a file of a version as those of today."""
    lacks = _LACKS.get(version, ())
    names = [f"{_INSTEAD[name]} AS {name}" if name in lacks else name for name in _GAME.split(", ")]
    return f"SELECT {', '.join(names)} FROM {table}"


@contextmanager
def _saying_why(path: Path) -> Iterator[None]:
    try:
        yield
    except sqlite3.Error as error:
        raise _error(path, same(str(error))) from error


def _error(path: Path, why: Words) -> StoreError:
    return StoreError(path, _UNUSABLE.filled(file=str(path), why=why))


def _values(row: Row) -> tuple[object, ...]:
    pairs = (*row.keys, *row.amber, *row.drawn, *row.chains)
    return (row.first, row.second, row.seed, row.player, row.winner, int(row.ended), row.turns, *pairs, row.version)


def _row(values: Sequence[Any]) -> Row:
    first, second, seed, player, winner, ended, turns, *pairs, version = values
    keys, amber, drawn, chains = ((pairs[at], pairs[at + 1]) for at in (0, 2, 4, 6))
    return Row(first, second, seed, player, winner, bool(ended), turns, keys, amber, drawn, chains, version)
