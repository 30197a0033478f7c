"""Keeps games: writes each answer down as it is given, lists unfinished games, and takes one up again.

All of it lies in one folder, `games_folder()`. A file that cannot be read to its end is renamed, never
written over, and what it says before the damage goes on under its name.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex
from typing import Protocol

import platformdirs

from kfdesk import __version__
from kfdesk.engine.decisions import Decision
from kfdesk.engine.decks import Seat
from kfdesk.engine.terms import Edition, Player
from kfdesk.match import journal as jn
from kfdesk.match.journal import Answer, By, Header, Journal, JournalError, JournalWriter
from kfdesk.text.words import Words, same

SUFFIX = ".kfdesk"
MOST_LISTED = 5
"""How many unfinished games are offered."""
MOST_READ = 60
"""How many files are looked at for them, newest first."""


class GameSetup(Protocol):
    """How a game begins."""

    @property
    def seats(self) -> tuple[Seat, Seat]: ...
    @property
    def seed(self) -> int: ...
    @property
    def edition(self) -> Edition: ...
    @property
    def first_player(self) -> Player | None: ...
    @property
    def open_table(self) -> bool: ...


class State(Protocol):
    """The part of a game's state that is written down in the clear."""

    @property
    def turn(self) -> int: ...


class KeptGame(Protocol):
    """The part of `kfdesk.engine.Game` that is needed to keep it."""

    @property
    def journal(self) -> tuple[str, ...]: ...
    @property
    def decision(self) -> Decision | None: ...
    @property
    def winner(self) -> Player | None: ...
    @property
    def state(self) -> State: ...

    def digest(self) -> str: ...


class ReplayedGame(KeptGame, Protocol):
    """A game that takes journal entries."""

    def answer(self, entry: str) -> None: ...


class NotKept(Exception):  # noqa: N818 - it says what happened
    """The disk did not take what was to be kept; `problem` is ready to show. The game itself is unharmed."""

    def __init__(self, problem: Words) -> None:
        self.problem = problem
        super().__init__(problem.en)


def games_folder() -> Path:
    """Return where games are kept: in the user's data folder, or in `KFDESK_HOME`."""
    home = os.environ.get("KFDESK_HOME")
    return (Path(home) if home else platformdirs.user_data_path("kfdesk", appauthor=False)) / "games"


# Keeping.


class Keeper:
    """Writes the game at the table to the disk, answer by answer.

    Every method but `close` returns only when the disk has what it was told, and raises `NotKept`
    otherwise; what could not be written goes along with the next that can.
    """

    def __init__(self, folder: Callable[[], Path] = games_folder) -> None:
        self._folder = folder
        self._writer: JournalWriter | None = None
        self._turn: int | None = None

    @property
    def path(self) -> Path | None:
        """The journal of the game at the table."""
        return self._writer.path if self._writer else None

    def begin(self, setup: GameSetup, game: KeptGame) -> None:
        """Begin to keep a new game; the one before stays as it is."""
        self.close()
        with _saying_why():
            self._writer = JournalWriter.begun(_free_path(self._folder()), _header_of(setup))
            self._turn = None
            self._say_turn(game)
            self._writer.save()

    def go_on(self, found: Continued) -> None:
        """Go on with a journal that was read before, from as many of its answers as could be given again."""
        self.close()
        kept, said = len(found.answers), found.journal
        self._writer, self._turn = found.writer, found.turn
        if kept < len(said.answers):
            with _saying_why():
                self._writer.say(f"undo {kept}")
                self._writer.save()

    def answered(self, game: KeptGame, by: By) -> None:
        """Keep the last answer of the game's journal."""
        writer = self._writer
        if writer is None:
            return
        journal = game.journal
        with _saying_why():
            writer.say(f"answer {len(journal) - 1} {by} {journal[-1]}")
            if game.decision is None:
                writer.say(f"end {'-' if game.winner is None else game.winner}")
            else:
                self._say_turn(game)
            writer.save()

    def taken_back(self, game: KeptGame) -> None:
        """Keep that the game went back to the answers it has now."""
        if self._writer is None:
            return
        self._turn = game.state.turn
        with _saying_why():
            self._writer.say(f"undo {len(game.journal)}")
            self._writer.save()

    def close(self) -> None:
        """Let the journal go; another window may go on with it."""
        if self._writer is not None:
            self._writer.close()
            self._writer = None

    def _say_turn(self, game: KeptGame) -> None:
        if game.state.turn != self._turn and self._writer is not None:
            self._turn = game.state.turn
            self._writer.say(f"turn {self._turn} {len(game.journal)} {game.digest()}")


@contextmanager
def _saying_why() -> Iterator[None]:
    """Turn what the disk says into `NotKept`."""
    try:
        yield
    except OSError as error:
        raise NotKept(_NOT_KEPT.filled(why=error.strerror or str(error))) from error
    except ValueError as error:
        raise NotKept(_NOT_KEPT.filled(why=str(error).splitlines()[0])) from error


def _header_of(setup: GameSetup) -> Header:
    one, two = (jn.seat_record(seat) for seat in setup.seats)
    return Header(
        program=__version__,
        began=datetime.now(UTC).replace(microsecond=0),
        seats=(one, two),
        seed=setup.seed,
        edition=setup.edition,
        first_player=None if setup.first_player is None else 1 if setup.first_player else 0,
        open_table=setup.open_table,
    )


def _free_path(folder: Path) -> Path:
    """Return a name nobody has yet: the time and some dice."""
    return folder / f"{datetime.now(UTC):%Y-%m-%d-%H%M%S}-{token_hex(3)}{SUFFIX}"


# Listing.


@dataclass(frozen=True, slots=True)
class Listed:
    """An unfinished game as it may be shown to anybody: nothing in it is hidden from either seat."""

    path: Path
    names: tuple[str, str]
    decks: tuple[str, str]
    turn: int
    """0 before the first turn."""


def unfinished(folder: Path) -> tuple[list[Listed], list[JournalError]]:
    """Return the newest unfinished games, last played first, and what was wrong with other files.

    A damaged file is set aside on the way, so that it is told of once.
    """
    games: list[Listed] = []
    wrong: list[JournalError] = []
    for path in _newest(folder):
        found: Journal | None
        try:
            found = jn.read(path)
        except JournalError as error:
            wrong.append(error)
            found = set_aside(error) if error.damaged else None
        if found is not None and not found.finished:
            games.append(_listed(found))
            if len(games) == MOST_LISTED:
                break
    return games, wrong


def set_aside(error: JournalError) -> Journal | None:
    """Rename a damaged journal; what it says before the damage is written under its old name and returned."""
    path = error.file
    try:
        aside = _free_aside(path)
        path.rename(aside)
        if error.sound is None:
            return None
        played = aside.stat().st_mtime_ns
        with aside.open("rb") as file:
            jn.write_new(path, file.read(error.sound.size))
        os.utime(path, ns=(played, played))  # its place in the list stays
        return jn.read(path)
    except (OSError, JournalError):
        return None


def _free_aside(path: Path) -> Path:
    day = f"{datetime.now(UTC):%Y-%m-%d}"
    names = [f"{path.name}.damaged-{day}", *(f"{path.name}.damaged-{day}-{n}" for n in range(2, 1000))]
    return next(found for name in names if not (found := path.with_name(name)).exists())


def _newest(folder: Path) -> list[Path]:
    ages: list[tuple[int, str, Path]] = []
    with suppress(OSError):
        for path in folder.iterdir():
            if path.suffix == SUFFIX and path.is_file():
                with suppress(OSError):
                    ages.append((path.stat().st_mtime_ns, path.name, path))
    return [path for _, _, path in sorted(ages, reverse=True)[:MOST_READ]]


def _listed(found: Journal) -> Listed:
    one, two = found.header.seats
    return Listed(found.path, (one.name, two.name), (one.deck.name, two.deck.name), found.turn)


# Going on.


@dataclass(frozen=True, slots=True)
class Continued:
    """A game to go on with: how it began and the answers to give again; `writer` takes what follows."""

    journal: Journal
    writer: JournalWriter
    answers: tuple[Answer, ...]
    undone: tuple[Answer, ...]
    turn: int
    differs: Words | None
    """What to tell the players when this program no longer plays the game as it was recorded."""


def take_up(path: Path, start: Callable[[Header], ReplayedGame]) -> Continued:
    """Read the journal at `path` and find how far its answers lead to the states it recorded.

    Raises `JournalError` when another program has it open, or when not even its beginning can be had again;
    also for a damaged one, which is set aside, so that at the next try it is sound as far as it goes.
    """
    try:
        found = jn.read(path)
    except JournalError as error:
        if error.damaged:
            set_aside(error)
        raise
    writer = JournalWriter.reopened(found)
    try:
        return _continued(found, writer, start)
    except BaseException:
        writer.close()
        raise


def _continued(found: Journal, writer: JournalWriter, start: Callable[[Header], ReplayedGame]) -> Continued:
    try:
        game = start(found.header)
    except ValueError as error:  # a card or rule of the setup that this program does not have
        raise JournalError(found.path, 1, _NO_START.filled(why=str(error)), damaged=False) from error
    good: tuple[int, int] | None = None
    for count, turn in _points(game, found):
        if turn is None:
            return _shortened(found, writer, good)
        good = (count, turn)
    return Continued(found, writer, found.answers, found.undone, game.state.turn, None)


def _points(game: ReplayedGame, found: Journal) -> Iterator[tuple[int, int | None]]:
    """Give the answers; yield (answers, turn) wherever a recorded state is met, with None where it is missed."""
    marks = list(reversed(found.marks))
    for count in range(len(found.answers) + 1):
        while marks and marks[-1].count == count:
            mark = marks.pop()
            yield count, mark.turn if mark.digest == game.digest() else None
        if count == len(found.answers):
            return
        try:
            game.answer(found.answers[count].entry)
        except Exception:  # whatever another version of a card makes of it must not cost the game
            yield count, None


def _shortened(found: Journal, writer: JournalWriter, good: tuple[int, int] | None) -> Continued:
    program = same(found.header.program)
    if good is None:
        raise JournalError(found.path, 1, _OTHER_START.filled(program=program), damaged=False)
    count, turn = good
    told = _DIFFERS if turn else _DIFFERS_AT_START
    return Continued(found, writer, found.answers[:count], (), turn, told.filled(turn=turn, program=program))


_NOT_KEPT = Words(
    "The game cannot be saved on the disk ({why}). You can play on, but a crash would lose what follows.",
    "Das Spiel lässt sich nicht auf der Platte sichern ({why}). Ihr könnt weiterspielen, "
    "aber bei einem Absturz ginge das Folgende verloren.",
)
_NO_START = Words("This game cannot start here: {why}", "Dieses Spiel kann hier nicht beginnen: {why}")
_OTHER_START = Words(
    "This game was begun with version {program} and starts differently in this version of the program.",
    "Dieses Spiel wurde mit Version {program} begonnen und beginnt in dieser Programmversion anders.",
)
_DIFFERS = Words(
    "After the start of turn {turn} this version of the program plays the game differently from the one it was "
    "played with (begun with version {program}). It goes on from the start of turn {turn}.",
    "Nach Beginn von Zug {turn} verläuft das Spiel in dieser Programmversion anders als in der, mit der es gespielt "
    "wurde (begonnen mit Version {program}). Es geht am Beginn von Zug {turn} weiter.",
)
_DIFFERS_AT_START = Words(
    "Before the first turn this version of the program plays the game differently from the one it was played with "
    "(begun with version {program}). It goes on from the beginning.",
    "Vor dem ersten Zug verläuft das Spiel in dieser Programmversion anders als in der, mit der es gespielt wurde "
    "(begonnen mit Version {program}). Es beginnt von vorn.",
)
