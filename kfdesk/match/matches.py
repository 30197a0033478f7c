"""Keeps matches: one small file each, written anew in one step after every move, so that a crash loses none.

A match file contains its decks, so a match goes on when a deck has left the shelf. A file that cannot be read
is renamed and reported; it is never overwritten.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from kfdesk import disk
from kfdesk.collection.models import DeckFile, deck_file
from kfdesk.engine.decks import DeckList, Seat
from kfdesk.engine.terms import PLAYERS
from kfdesk.match.autosave import games_folder
from kfdesk.match.kept_files import KeptFileError, each_read, newest_files, with_damaged_set_aside
from kfdesk.match.series import DeckRef, OverStep, PlayStep, Series, SeriesError
from kfdesk.records import record
from kfdesk.text.words import Words

SUFFIX = ".match.json"
VERSION = 6
"""The newest version of the match file that this program reads. It writes that of matches against a level of the
program."""
USED_UP = 5
"""The version of match files with alliances, and of those in which decks are used up: triad and survival."""
PROGRAM = 4
"""The version of match files of matches against the program."""
HOMEMADE = 3
"""The version of match files with home-made decks."""
LEFT_OUT = 2
"""The version of match files where a deck leaves cards out."""
USUAL = 1
"""The version of all other match files: older programs read them, and leave those of a newer version alone."""
MAX_BYTES = 4 << 20
"""The largest match file that is read: 4 MiB; a sealed match of twelve decks takes a fiftieth of it."""
MOST_READ = 40
"""How many files are looked at, newest first."""


class MatchFile(BaseModel):
    """A whole match file. `decks` are all decks of the match by key; `game` is the journal of the game at the table."""

    model_config = ConfigDict(strict=True, extra="forbid", frozen=True, defer_build=True)

    format: Literal["kfdesk-match-file"] = "kfdesk-match-file"
    version: Annotated[int, Field(ge=1, le=VERSION)] = USUAL
    series: Series
    decks: Annotated[dict[str, DeckFile], Field(max_length=20)]
    game: Annotated[str, Field(max_length=200)] = ""
    open_table: bool = False


@record
class Match:
    """A match and the file it is kept in."""

    path: Path
    file: MatchFile

    @property
    def series(self) -> Series:
        """What was agreed and played so far."""
        return self.file.series

    @property
    def over(self) -> bool:
        """Return whether the match is won."""
        return isinstance(self.series.step(), OverStep)

    def deck(self, ref: DeckRef) -> DeckList:
        """Return one of the match's decks for play."""
        return self.file.decks[ref.key].deck()

    def seats(self, step: PlayStep) -> tuple[Seat, Seat]:
        """Return who sits where in the game that `step` asks for."""
        names, series = self.series.players, step
        one, two = (Seat(names[i], self.deck(series.decks[i]), series.chains[i]) for i in PLAYERS)
        return one, two


class MatchError(KeptFileError):
    """A match file that cannot be used."""


def matches_folder() -> Path:
    """Return where matches are kept: beside the games."""
    return games_folder().with_name("matches")


class MatchBook:
    """All matches of a folder. Every method that writes returns when the disk has it, and may raise `OSError`."""

    def __init__(self, folder: Path | None = None) -> None:
        self._folder = folder

    @property
    def folder(self) -> Path:
        """Where the files lie."""
        return self._folder or matches_folder()

    def begin(self, series: Series, decks: dict[str, DeckList], *, open_table: bool = False) -> Match:
        """Keep a new match. Raises `SeriesError` where its plan and decks do not go together."""
        series.step()
        for deck in decks.values():
            for reason in series.plan.problems_with(deck):
                raise SeriesError(reason.text)
        files = {key: deck_file(deck) for key, deck in decks.items()}
        path = self.folder / f"{datetime.now(UTC):%Y-%m-%d-%H%M%S}-{token_hex(3)}{SUFFIX}"
        file = MatchFile(
            version=_version_for(series, files.values()), series=series, decks=files, open_table=open_table
        )
        return self.keep(Match(path, file))

    def keep(self, match: Match, *, series: Series | None = None, game: str | None = None) -> Match:
        """Write the match with a changed series or game, and return it."""
        changes: dict[str, object] = {}
        if series is not None:
            changes["series"] = series
        if game is not None:
            changes["game"] = game
        file = match.file.model_copy(update=changes)
        disk.write_new(match.path, (file.model_dump_json() + "\n").encode())
        return Match(match.path, file)

    def of_game(self, journal: str) -> Match | None:
        """Return the match whose game at the table is kept under this file name; damaged files are passed over."""
        found = (found for found in self._all() if isinstance(found, Match))
        return next((match for match in found if match.file.game == journal), None)

    def last(self) -> Match | None:
        """Return the match that was touched last; damaged files are passed over."""
        return next((found for found in self._all() if isinstance(found, Match)), None)

    def any_under_way(self) -> bool:
        """Return whether a match is not over yet; damaged files are passed over."""
        return any(isinstance(found, Match) and not found.over for found in self._all())

    def newest(self) -> tuple[list[Match], list[KeptFileError]]:
        """Return the matches last touched, newest first, and what was wrong with others; damaged ones are set aside."""
        return with_damaged_set_aside(self._all())

    def _all(self) -> Iterator[Match | KeptFileError]:
        return each_read(newest_files(self.folder, SUFFIX, MOST_READ), read_match)


def _version_for(series: Series, decks: Collection[DeckFile]) -> int:
    if series.level:
        return VERSION
    if series.plan.brings is not None or any(deck.alliance for deck in decks):
        return USED_UP
    if series.bot is not None:
        return PROGRAM
    if any(deck.kind for deck in decks):
        return HOMEMADE
    return LEFT_OUT if any(deck.left_out for deck in decks) else USUAL


def read_match(path: Path) -> Match:
    """Return the match kept at `path`; raises `MatchError`, or `OSError` where the disk does not give it."""
    with path.open("rb") as file:
        content = file.read(MAX_BYTES + 1)
    if len(content) > MAX_BYTES:
        raise MatchError(path, _TOO_LARGE)
    try:
        match = Match(path, MatchFile.model_validate_json(content))
        match.series.step()
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        field = ".".join(str(part) for part in first["loc"])[:80]
        if field == "version" and first["type"] == "less_than_equal":
            raise MatchError(path, _NEWER, damaged=False) from error
        raise MatchError(path, _BAD_FIELD.filled(field=field) if field else _NOT_OURS) from error
    except SeriesError as error:
        raise MatchError(path, error.problem) from error
    keys = {deck.key for side in match.series.decks for deck in side}
    if missing := sorted(keys - match.file.decks.keys()):
        raise MatchError(path, _NO_DECK.filled(deck=missing[0]))
    return match


_TOO_LARGE = Words("The file is larger than 4 MiB, too large for a match.")
_NOT_OURS = Words("This is not a match of kfdesk.")
_NEWER = Words("This match was written by a newer version of the program.")
_BAD_FIELD = Words("The field “{field}” is wrong.")
_NO_DECK = Words("The deck “{deck}” of the match is missing from the file.")
