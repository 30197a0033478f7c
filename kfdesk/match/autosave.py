"""Saving a game after each choice, and taking up one that was saved; `game_library` lists and moves the files.

All of it lies in one folder, `games_folder()`. A file that cannot be read to its end is renamed, never
written over, and what it says before the damage goes on under its name.
"""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from datetime import UTC, datetime
from pathlib import Path
from secrets import token_hex

from kfdesk import disk
from kfdesk.engine.terms import Player
from kfdesk.match import journal as jn
from kfdesk.match import resume
from kfdesk.match.header import Origin, name_of
from kfdesk.match.journal import Answer, By, Journal, JournalError, JournalWriter
from kfdesk.match.locks import is_open
from kfdesk.match.recorder import GameSetup, KeptGame, Recorder, game_from_header, header_of
from kfdesk.match.recorder import ReplayedGame as ReplayedGame  # noqa: PLC0414
from kfdesk.match.resume import Continued as Continued  # noqa: PLC0414 - known by this name here, too
from kfdesk.match.resume import Start
from kfdesk.text.errors import reason_of
from kfdesk.text.words import Words

SUFFIX = ".kfdesk"


class NotKept(Exception):  # noqa: N818 - it says what happened
    """The disk did not take what was to be kept; `problem` is ready to show. The game itself is unharmed."""

    def __init__(self, problem: Words) -> None:
        self.problem = problem
        super().__init__(problem.en)


def games_folder() -> Path:
    """Return where games are kept: in the user's data folder, or in `KFDESK_HOME`."""
    return disk.data_folder() / "games"


# Saving.


class Autosave:
    """Writes the game at the table to the disk, choice by choice.

    Every method but `close` returns only when what it was given is on the disk, and raises `NotKept`
    otherwise; what could not be written goes along with the next that can.
    """

    def __init__(self, folder: Callable[[], Path] = games_folder, *, patient: bool = False) -> None:
        """With `patient` the whole table, which takes longest, is left to be written by `catch_up`."""
        self._folder = folder
        self._patient = patient
        self._recorder: Recorder | None = None
        self._known_as = ""
        self._name = ""
        """What the players call the game; "" where they did not say, or only its journal knows."""

    @property
    def known_as(self) -> str:
        """The file name that the game at the table has elsewhere, as in its match: that of the first journal it was
        kept in by this program, also when it goes on in another folder or its end is final; "" while none is kept."""
        return self._known_as

    @property
    def path(self) -> Path | None:
        """The journal of the game at the table."""
        return self._recorder.writer.path if self._recorder else None

    def begin(self, setup: GameSetup, game: KeptGame) -> None:
        """Begin to keep a new game; the one before stays as it is."""
        self.close()
        with _saying_why():
            writer = JournalWriter.begun(free_path(self._folder()), header_of(setup, game))
        self._recorder, self._known_as, self._name = Recorder(writer), writer.path.name, ""

        def say(recorder: Recorder) -> None:
            recorder.begin(game)
            recorder.catch_up()

        self._save(say)

    def go_on(self, found: Continued) -> None:
        """Go on with a journal that was read before, from as many of its choices as could be made again."""
        self.close()
        self._recorder, self._known_as = Recorder(found.writer, found.turn), found.writer.path.name
        self._name = ""

        def say(recorder: Recorder) -> None:
            if len(found.answers) < found.written:
                recorder.writer.say(f"undo {len(found.answers)}")

        self._save(say)

    def answered(self, game: KeptGame, by: By) -> None:
        """Save the last choice of the game's journal."""

        def say(recorder: Recorder) -> None:
            recorder.answered(game, by)
            if not self._patient:
                recorder.catch_up()

        self._save(say)

    def catch_up(self) -> None:
        """Save what was left: tables, and what the disk did not take before; nothing where there is neither."""
        recorder = self._recorder
        if recorder is not None and (recorder.is_behind or recorder.writer.waits):
            self._save(Recorder.catch_up)
        if recorder is not None and recorder.writer.is_full:
            with _saying_why():
                raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))

    def taken_back(self, game: KeptGame) -> None:
        """Save that the game went back to the choices it has now."""
        self._save(lambda recorder: recorder.taken_back(game))

    def name(self, name: str) -> None:
        """Keep what the players call the game at the table."""
        self._name = name
        self._save(lambda recorder: recorder.say(f"name {name}"))

    def conceded(self, winner: Player) -> None:
        """Keep that the game at the table is over, because the other player gave it up."""
        self._save(lambda recorder: recorder.say(f"end {winner}"))

    def move(
        self, path: Path, setup: GameSetup, game: ReplayedGame, made: Iterable[Answer], end: Player | None
    ) -> None:
        """Write the whole game at the table into a new file, and keep it there from now on: another disk may have room.

        `game` is that game at its beginning, `made` are its choices, and `end` is who won by a concession. What was
        kept before stays as it is. Nothing changes where the new file cannot be written.
        """
        with _saying_why():
            header = header_of(setup, game)
            answers = tuple(made)
            if header.origin is None and self._known_as:  # so the match and the list know where the game goes on
                origin = Origin(file=name_of(self._known_as), reason="changed", answers=len(answers), turn=0)
                header = header.model_copy(update={"origin": origin})
            writer = JournalWriter.begun(path, header)
            try:
                recorder = self._written(writer, game, answers, end)
                writer.save()
            except BaseException:
                writer.close()
                raise
        before, known_as = self._recorder, self._known_as
        if before is not None:
            before.writer.close()
        self._recorder, self._known_as = recorder, known_as or path.name

    def _written(
        self, writer: JournalWriter, game: ReplayedGame, made: Iterable[Answer], end: Player | None
    ) -> Recorder:
        """Say a whole game to a writer, with the name that the game had. Raises `OSError`."""
        recorder = Recorder(writer)
        name = self._name  # what the disk did not take is in no journal
        with suppress(JournalError, OSError):
            if not name and self.path is not None:
                name = jn.read(self.path).name
        if name:
            writer.say(f"name {name}")
        recorder.begin(game)
        for answer in made:
            game.answer(answer.entry)
            recorder.answered(game, answer.by)
        recorder.catch_up()
        if end is not None:
            recorder.say(f"end {end}")
        return recorder

    def let_go(self) -> None:
        """Let the journal go of a game that is over for good; what the game is known as stays."""
        known_as = self._known_as
        self.close()
        self._known_as = known_as

    def close(self) -> None:
        """Let the journal go; another window may go on with it. What cannot be written now is left out."""
        recorder, self._known_as = self._recorder, ""
        if recorder is None:
            return
        try:
            with suppress(NotKept):
                self.catch_up()
        finally:
            recorder.writer.close()
            self._recorder = None

    def _save(self, say: Callable[[Recorder], None]) -> None:
        """Let the recorder say something; what it said goes to the disk also when it could not say all."""
        if self._recorder is not None:
            with _saying_why():
                try:
                    say(self._recorder)
                finally:
                    self._recorder.writer.save()


@contextmanager
def _saying_why() -> Iterator[None]:
    """Turn what the disk says into `NotKept`."""
    try:
        yield
    except (OSError, ValueError) as error:
        raise NotKept(_NOT_KEPT.filled(why=reason_of(error))) from error


def free_path(folder: Path) -> Path:
    """Return a name that no game has yet: the time and some digits at random."""
    return folder / f"{datetime.now(UTC):%Y-%m-%d-%H%M%S}-{token_hex(3)}{SUFFIX}"


def concede(path: Path, winner: Player) -> None:
    """Keep that a game is over that is not at the table. Raises `JournalError`, or `NotKept`."""
    writer = JournalWriter.reopened(jn.read(path))
    try:
        with _saying_why():
            writer.say(f"end {winner}")
            writer.save()
    finally:
        writer.close()


# Damage.


def set_aside(error: JournalError) -> Journal | None:
    """Rename a damaged journal; what it says before the damage is written under its old name and returned.

    The error knows then where the damaged one lies. One that a window has open stays where it is, and so does one whose
    beginning cannot be written anew, as on a full disk.
    """
    path = error.file
    try:
        if is_open(path):
            return None
        aside = disk.aside(path, datetime.now(UTC).date())
        path.rename(aside)
        error.aside = aside
        if error.sound is None:
            return None
        played = aside.stat().st_mtime_ns
        try:
            with aside.open("rb") as file:
                disk.write_new(path, jn.as_written(file.read())[: error.sound.size])
        except OSError:
            if not path.exists():  # else the game would be missing in the list, and nobody would look for it
                aside.rename(path)
                error.aside = None
            raise
        os.utime(path, ns=(played, played))  # its place in the list stays
        return jn.read(path)
    except (OSError, JournalError):
        return None


# Going on.


def take_up(path: Path, start: Start = game_from_header) -> Continued:
    """Read the journal at `path` and find how far its choices lead to the states it recorded.

    Raises `JournalError` when another program has it open, or when not even its beginning can be had again;
    also for a damaged one, which is set aside, so that at the next try it is sound as far as it goes.
    """
    try:
        return resume.take_up(path, start, free_path)
    except JournalError as error:
        if error.damaged:
            set_aside(error)
        raise


_NOT_KEPT = Words("The game cannot be saved ({why}). You can play on, but a crash would lose what follows.")
