"""Results of games: one account for both decks, kept by the decks' keys."""

from __future__ import annotations

import sqlite3
from collections import Counter
from collections.abc import Mapping, Sequence
from datetime import datetime
from typing import Annotated, Any

from pydantic import BaseModel, ConfigDict, Field, SerializerFunctionWrapHandler, model_serializer

from kfdesk.collection import former
from kfdesk.collection.database import seconds_of, value_of
from kfdesk.records import record

Name = Annotated[str, Field(max_length=200)]
Count = Annotated[int, Field(ge=0, le=10_000)]


class Result(BaseModel):
    """How one game ended, seen from the side of `deck`; the shelf gives it to the opponent's deck turned round.

    `deck` and `opponent` are deck keys, "" for a deck without one; the names are kept beside them because a
    result outlives a deck's stay on the shelf. `keys` are forged keys, `chains` those a side began with,
    `turns` those of both players. `went_first` is None where nobody knows. `format` is the format's name,
    `journal` the file name (never a path) of the game's journal, "" for a game without one; a journal has one
    result. `manual` marks a game entered by hand, `practice` one against the program, which counts apart.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)

    deck: Annotated[str, Field(max_length=100)]
    deck_name: Name = ""
    opponent: Annotated[str, Field(max_length=100)] = ""
    opponent_name: Name = ""
    player: Name = ""
    opponent_player: Name = ""
    won: bool
    keys: Count = 0
    opponent_keys: Count = 0
    turns: Count = 0
    went_first: bool | None = None
    chains: Count = 0
    opponent_chains: Count = 0
    format: Annotated[str, Field(max_length=60)] = ""
    date: datetime
    journal: Annotated[str, Field(max_length=200, pattern=r"^[^/\\]*$")] = ""
    manual: bool = False
    note: Annotated[str, Field(max_length=2000)] = ""
    practice: bool = False

    @model_serializer(mode="wrap")
    def _without_what_is_usual(self, write: SerializerFunctionWrapHandler) -> dict[str, Any]:
        """Leave out that a game was between people: older programs do not know that there are others."""
        written: dict[str, Any] = write(self)
        if not self.practice:
            written.pop("practice", None)
        return written

    def turned(self) -> Result:
        """Return the same game from the opponent's side."""
        return self.model_copy(
            update={
                "deck": self.opponent,
                "deck_name": self.opponent_name,
                "opponent": self.deck,
                "opponent_name": self.deck_name,
                "player": self.opponent_player,
                "opponent_player": self.player,
                "won": not self.won,
                "keys": self.opponent_keys,
                "opponent_keys": self.keys,
                "went_first": None if self.went_first is None else not self.went_first,
                "chains": self.opponent_chains,
                "opponent_chains": self.chains,
            }
        )


@record
class Kept:
    """A result on the shelf and the number it is taken off by."""

    number: int
    result: Result


def add(connection: sqlite3.Connection, result: Result) -> int:
    """Keep a result and return its number; a second one of the same journal takes the first one's place."""
    result = _now(connection, result)
    if result.journal:
        old = connection.execute("SELECT id FROM result WHERE journal = ?", (result.journal,)).fetchone()
        if old is not None:
            remove(connection, old[0])
    cursor = connection.execute(
        "INSERT INTO result (deck, opponent, played, journal, content) VALUES (?, ?, ?, ?, ?)",
        (result.deck, result.opponent, seconds_of(result.date), result.journal, result.model_dump_json()),
    )
    _recount(connection, (result.deck, result.opponent))
    return int(cursor.lastrowid or 0)


def is_kept(connection: sqlite3.Connection, result: Result) -> bool:
    """Return whether this very result is there already."""
    now = _now(connection, result)
    asked = "SELECT 1 FROM result WHERE deck = ? AND played = ? AND content = ?"
    return connection.execute(asked, (now.deck, seconds_of(now.date), now.model_dump_json())).fetchone() is not None


def _now(connection: sqlite3.Connection, result: Result) -> Result:
    """Return a result of the decks that are meant by its keys, which may be former ones."""
    keys = {side: former.key_now(connection, getattr(result, side)) for side in ("deck", "opponent")}
    return result.model_copy(update=keys)


def remove(connection: sqlite3.Connection, number: int) -> None:
    """Take a result off."""
    found = connection.execute("SELECT deck, opponent FROM result WHERE id = ?", (number,)).fetchone()
    if found is not None:
        connection.execute("DELETE FROM result WHERE id = ?", (number,))
        _recount(connection, found)


def of_deck(connection: sqlite3.Connection, key: str) -> list[Kept]:
    """Return the results of a deck from its own side, newest first."""
    rows = connection.execute(
        "SELECT id, deck, played, content FROM result WHERE deck = ? "
        "UNION ALL SELECT id, opponent, played, content FROM result WHERE opponent = ? AND deck <> ? "
        "ORDER BY 3 DESC, 1 DESC",
        (key, key, key),
    )
    found = ((number, Result.model_validate_json(content)) for number, _, _, content in rows)
    return [Kept(number, result if result.deck == key else result.turned()) for number, result in found]


def every(connection: sqlite3.Connection) -> list[Kept]:
    """Return all results as they were added, oldest first."""
    rows = connection.execute("SELECT id, content FROM result ORDER BY played, id")
    return [Kept(number, Result.model_validate_json(content)) for number, content in rows]


def any_practice(connection: sqlite3.Connection) -> bool:
    """Return whether any game was against the program."""
    asked = "SELECT EXISTS (SELECT 1 FROM result WHERE json_valid(content) AND json_extract(content, '$.practice'))"
    return bool(value_of(connection, asked))


def recount_new(connection: sqlite3.Connection, keys: Sequence[str]) -> None:
    """Give decks that just came (back) to the shelf the results that were kept for them."""
    played = {row[0] for row in connection.execute("SELECT deck FROM result UNION SELECT opponent FROM result")}
    _recount(connection, [key for key in keys if key in played])


def move(connection: sqlite3.Connection, old: str, key: str) -> dict[int, str]:
    """Give the results of a deck to another one, which it turned out to be; return what each said by its number."""
    rows = connection.execute("SELECT id, content FROM result WHERE deck = ? OR opponent = ?", (old, old))
    moved = {int(number): str(content) for number, content in rows.fetchall()}
    for number, content in moved.items():
        result = Result.model_validate_json(content)
        sides = {name: key for name in ("deck", "opponent") if getattr(result, name) == old}
        _put(connection, number, result.model_copy(update=sides))
    _recount(connection, [key])
    return moved


def put_back(connection: sqlite3.Connection, moved: Mapping[int, str], keys: Sequence[str]) -> None:
    """Take `move` back for those results that are still there, and count those of these decks anew."""
    for number, content in moved.items():
        was = Result.model_validate_json(content)
        row = connection.execute("SELECT content FROM result WHERE id = ?", (number,)).fetchone()
        sides = {"deck": was.deck, "opponent": was.opponent}
        if row is not None and Result.model_validate_json(row[0]).model_copy(update=sides) == was:
            _put(connection, number, was)  # otherwise it was taken off, and another game may have its number
    _recount(connection, keys)


def _put(connection: sqlite3.Connection, number: int, result: Result) -> None:
    connection.execute(
        "UPDATE result SET deck = ?, opponent = ?, content = ? WHERE id = ?",
        (result.deck, result.opponent, result.model_dump_json(), number),
    )


def _recount(connection: sqlite3.Connection, keys: Sequence[str]) -> None:
    for key in filter(None, dict.fromkeys(keys)):
        games = [kept.result for kept in of_deck(connection, key)]
        counts = Counter((game.practice, game.won) for game in games)
        ways = ((False, True), (False, False), (True, True), (True, False))
        connection.execute(
            "UPDATE deck SET wins = ?, losses = ?, practice_wins = ?, practice_losses = ?, played = ? WHERE key = ?",
            (*(counts[way] for way in ways), seconds_of(games[0].date) if games else None, key),
        )
