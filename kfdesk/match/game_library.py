"""The library of saved games: listed, named, copied, moved in and out, put into a trash and taken out again.

All of it is one folder of journals; a game's name is a line of its own journal, so that it travels with it.
What a list shows is kept in one more file, so that a thousand games need not be read again; that file may be
lost or wrong at any time. Deleted games lie in a folder of their own for `TRASH_DAYS`.
"""

from __future__ import annotations

import os
import re
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from datetime import UTC, datetime, timedelta
from functools import cache
from itertools import islice
from pathlib import Path
from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter
from pydantic_core import from_json

from kfdesk import disk
from kfdesk.engine.decks import DeckKind
from kfdesk.engine.terms import PLAYERS, House, KeyColor, Player
from kfdesk.match import journal as jn
from kfdesk.match.autosave import SUFFIX, free_path, games_folder, set_aside
from kfdesk.match.header import NO_DECK, Origin, name_of
from kfdesk.match.journal import MOST_NAME, Journal, JournalError, JournalWriter
from kfdesk.match.locks import is_open
from kfdesk.match.resume import brought_up, rewritten
from kfdesk.match.table_summary import TableSummary, summary_of
from kfdesk.records import record
from kfdesk.text.lines import on_one_line

MOST_RECENT = 5
"""How many unfinished games the start page offers."""
MOST_READ = 60
"""How many files are looked at for them, newest first."""
LAST_GAMES = 10
"""Among so many games, the newest, the deck is looked for that the start page shows."""
TRASH_DAYS = 30
STALE_DAYS = 60
"""After how many days an unfinished game without a name is offered for tidying away."""

TRASH = "trash"
SUMMARIES = "summaries.json"
MAX_SUMMARIES = 64 << 20


class Summary(BaseModel):
    """What a list shows of a game; nothing in it is hidden from either seat."""

    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)

    size: int
    stamp: int
    """The file's size and time in nanoseconds when this was true."""
    name: Annotated[str, Field(max_length=MOST_NAME)] = ""
    players: tuple[str, str]
    decks: tuple[str, str]
    kinds: tuple[DeckKind, DeckKind] = (DeckKind.PUBLISHED, DeckKind.PUBLISHED)
    """Of what kinds the decks are."""
    people: tuple[Player, ...] | None = None
    """The seats that the program does not play; None in a list written before this was kept."""
    began: datetime
    turn: int
    """0 before the first turn."""
    answers: int
    lines: int = 0
    """How many lines the journal had; 0 in a list written before this was kept."""
    keys: tuple[tuple[KeyColor, ...], tuple[KeyColor, ...]] = ((), ())
    finished: bool = False
    winner: int | None = None
    origin: Origin | None = None
    program: str = ""
    glance: TableSummary | None = None
    """The table at the start of the turn, or at the end of the game; None before the first."""


@record
class SavedGame:
    """A game of the library."""

    path: Path
    summary: Summary
    continued_in: str = ""
    """The file in which the game goes on, when this one was left behind."""

    @property
    def played(self) -> datetime:
        """When the last choice was made."""
        return datetime.fromtimestamp(self.summary.stamp / 1e9, UTC)

    @property
    def can_go_on(self) -> bool:
        """True for a game that is not over and does not go on elsewhere."""
        return not self.summary.finished and not self.continued_in


@record
class PlayedDeck:
    """A deck of a listed game; its name is not marked by its kind yet."""

    name: str
    kind: DeckKind
    houses: tuple[House, ...]


@record
class Trashed:
    """A game in the trash: its file there, what it was called, when it was deleted."""

    path: Path
    file: str
    when: datetime


@record
class Imported:
    """A file that was taken into the library; `damage` is what was wrong after the lines that were taken."""

    path: Path
    new: bool
    """False for one the library had already."""
    damage: JournalError | None = None


@cache
def _summaries() -> TypeAdapter[dict[str, Summary]]:
    """Return what reads and writes all summaries; made late, for a quick start of the program."""
    return TypeAdapter(dict[str, Summary])


class GameLibrary:
    """The games of one folder. What writes returns when the disk has it and may raise `OSError`."""

    def __init__(self, folder: Callable[[], Path] = games_folder) -> None:
        self._folder = folder
        self._known: dict[str, Summary] = {}
        self._loaded: Path | None = None
        self._changed = False
        self.unread = 0
        """How many games the last listing left out, because they would have had to be read."""

    # Listing.

    def games(self, most: int | None = None) -> tuple[list[SavedGame], list[JournalError]]:
        """Return all games, last played first, and what was wrong with other files.

        A damaged file is set aside on the way, so that it is reported once. With `most`, no more files than
        that are read and `unread` says how many games are still missing; calling again reads on.
        """
        found: list[SavedGame] = []
        wrong: list[JournalError] = []
        before, known = self._summaries(), dict[str, Summary]()
        read = self.unread = 0
        for path in newest(self._folder()):
            listed = before.get(path.name)
            old = _still_true(path, listed)
            if old is None and read == most:
                self.unread += 1
                if listed is not None:
                    known[path.name] = listed  # it still says how long the game was
                continue
            read += old is None
            summary = old or _read(path, _Size(listed.lines, listed.answers) if listed is not None else None, wrong)
            if summary is not None:
                known[path.name] = summary
                found.append(SavedGame(path, summary))
        self._known = known
        if known != before:
            self._changed = True
        if self._changed and not self.unread:
            self._keep()
        return _with_heirs(found), wrong

    def recent(self, most: int = MOST_RECENT) -> tuple[list[SavedGame], list[JournalError]]:
        """Return the unfinished games played last, and what was wrong with files met on the way.

        To read these few is quicker than all summaries, so it does not wait for those.
        """
        found: list[SavedGame] = []
        wrong: list[JournalError] = []
        known = self._known
        left: set[str] = set()
        before = self._sizes()
        for path in newest(self._folder())[:MOST_READ]:
            summary = _still_true(path, known.get(path.name)) or _read(path, before.get(path.name), wrong)
            if summary is None:
                continue
            self._changed |= self._loaded is not None and known.get(path.name) != summary
            known[path.name] = summary
            if summary.origin is not None and summary.origin.reason == "changed":
                left.add(summary.origin.file)
            if not summary.finished and path.name not in left:
                found.append(SavedGame(path, summary))
                if len(found) == most:
                    break
        if any(error.aside and error.sound for error in wrong):  # what is reported now is not reported again by `games`
            self._known = {**self._summaries(), **known}
            self._keep()
        return found, wrong

    def most_played(self) -> PlayedDeck | None:
        """Return the deck that people played most in the last games, as far as games were listed; None for none.

        Of several played as often it is the one played last. A deck that only the program played is none of them.
        """
        last: dict[str, PlayedDeck] = {}
        games = Counter[str]()
        for known in islice(self._newest_known(), LAST_GAMES):
            sides = known.glance.sides if known.glance is not None else ()
            for seat in known.people if sides and known.people is not None else ():
                name, houses = known.decks[seat], sides[seat].houses
                if name != NO_DECK and houses:
                    last.setdefault(name, PlayedDeck(name, known.kinds[seat], houses))
                    games[name] += 1
        return next((last[name] for name, _ in games.most_common(1)), None)

    def last_table(self) -> TableSummary | None:
        """Return the table of the game played last, as far as games were listed; None without any."""
        return next((known.glance for known in self._newest_known() if known.glance is not None), None)

    def _newest_known(self) -> Iterator[Summary]:
        """Yield the summaries of the games that are still there, last played first."""
        listed = self._all_known().items()
        for name, known in sorted(listed, key=lambda one: (one[1].stamp, one[0]), reverse=True):
            if (self._folder() / name).exists():
                yield known

    def _all_known(self) -> dict[str, Summary]:
        """Return the summaries kept from earlier listings, and those read since."""
        read = dict(self._known)
        kept = self._summaries()
        if any(kept.get(name) != summary for name, summary in read.items()):
            self._changed = True  # the file must say how long these games are now
        self._known = {**kept, **read}
        return self._known

    def game(self, path: Path) -> SavedGame:
        """Return one game as it is now; raises `JournalError`."""
        return SavedGame(path, _summarized(jn.read(path), path.stat()))

    def stale(self, games: Iterable[SavedGame], now: datetime | None = None) -> list[SavedGame]:
        """Return the games to offer for tidying away: unfinished, without a name, not played for `STALE_DAYS`."""
        limit = (now or datetime.now(UTC)) - timedelta(days=STALE_DAYS)
        return [game for game in games if not game.summary.finished and not game.summary.name and game.played < limit]

    # Changing.

    def rename(self, path: Path, name: str) -> None:
        """Call a game by this name, or by none. Raises `JournalError` for one that is open in a window."""
        played = path.stat().st_mtime_ns
        found = jn.read(path)
        writer = JournalWriter.reopened(found)
        try:
            writer, found = brought_up(writer, found)
            writer.say(f"name {plain_name(name)}")
            writer.save()
        finally:
            writer.close()
        os.utime(path, ns=(played, played))  # its place in the list stays

    def duplicate(self, path: Path, name: str = "") -> Path:
        """Make a copy of a game as it stands, which may be open at the table, and return its path."""
        found = jn.read(path)
        origin = Origin(file=name_of(path.name), reason="copy", answers=len(found.answers), turn=found.turn)
        copy = free_path(self._folder())
        name = plain_name(name)
        disk.write_new(copy, rewritten(found, origin, *([f"name {name}"] if name != found.name else [])))
        return copy

    def export(self, path: Path, to: Path, *, overwrite: bool = False) -> None:
        """Write a game to a file of its own; raises `FileExistsError` where there is one already."""
        disk.write_new(to, _lines(jn.read(path)), replace=overwrite)

    def take_in(self, source: Path) -> Imported:
        """Copy a game from anywhere into the library; the file itself is left as it is. Raises `JournalError`.

        Of a damaged file the lines before the damage are taken, if there is any choice in them.
        """
        folder = self._folder()
        if source.parent.exists() and folder.exists() and source.parent.samefile(folder):
            jn.read(source)
            return Imported(source, new=False)
        damage = None
        try:
            found = jn.read(source)
        except JournalError as error:
            if error.sound is None or not error.sound.answers:
                raise
            found, damage = error.sound, error
        there = self._same(found)
        if there is not None:
            return Imported(there, new=False, damage=damage)
        copy = free_path(folder)
        disk.write_new(copy, _lines(found))
        return Imported(copy, new=True, damage=damage)

    def _same(self, found: Journal) -> Path | None:
        """Return the game of the library that says the same."""
        for path in newest(self._folder()):
            with suppress(OSError, JournalError):
                if _ends_alike(path, found) and jn.read(path).check == found.check:
                    return path
        return None

    # The trash.

    def delete(self, path: Path, now: datetime | None = None) -> Trashed:
        """Put a game into the trash. Raises `JournalError` for one that is open in a window."""
        if is_open(path):
            raise JournalError(path, 0, jn.BUSY, damaged=False)
        when = (now or datetime.now(UTC)).replace(microsecond=0)
        trash = self._folder() / TRASH
        trash.mkdir(parents=True, exist_ok=True)
        target = _unused(trash / f"{when:%Y%m%dT%H%M%SZ}-{path.name}")
        path.rename(target)
        return Trashed(target, path.name, when)

    def restore(self, trashed: Trashed) -> Path:
        """Take a game out of the trash and return where it lies."""
        back = _unused(self._folder() / trashed.file)
        trashed.path.rename(back)
        return back

    def trashed(self) -> list[Trashed]:
        """Return the games in the trash, deleted last first."""
        found: list[Trashed] = []
        with suppress(OSError):
            for path in (self._folder() / TRASH).iterdir():
                parts = _DELETED.fullmatch(path.name)
                if parts is not None and path.is_file():
                    with suppress(ValueError):
                        when = datetime.strptime(parts[1], "%Y%m%dT%H%M%SZ").replace(tzinfo=UTC)
                        found.append(Trashed(path, parts[2], when))
        return sorted(found, key=lambda one: (one.when, one.file), reverse=True)

    def empty_trash(self, now: datetime | None = None) -> int:
        """Delete for good what has been in the trash for `TRASH_DAYS`; return how many games that were.

        Halves of files that a crash left behind a day ago or longer go with it: they were never reported.
        """
        now = now or datetime.now(UTC)
        limit = now - timedelta(days=TRASH_DAYS)
        with suppress(OSError):
            for half in disk.left_halves(self._folder(), f"*{SUFFIX}", now.timestamp()):
                half.unlink()
        count = 0
        for old in self.trashed():
            if old.when < limit:
                with suppress(OSError):
                    old.path.unlink()
                    count += 1
        return count

    # The summaries.

    def _summaries(self) -> dict[str, Summary]:
        folder = self._folder()
        if self._loaded != folder:
            self._loaded = folder
            self._known = {}
            with suppress(OSError, ValueError):
                self._known = _summaries().validate_json(_content(folder / SUMMARIES))
        return self._known

    def _sizes(self) -> dict[str, _Size]:
        """Return how long each game was when it was listed, without the time that whole summaries take."""
        if self._loaded == self._folder():
            return {name: _Size(known.lines, known.answers) for name, known in self._known.items()}
        try:
            return _sizes_in(self._folder() / SUMMARIES)
        except (OSError, ValueError):
            return {}

    def _keep(self) -> None:
        """Write the summaries for the next start; where that cannot be, the games are read again then."""
        self._changed = False
        with suppress(OSError):
            if self._folder().is_dir():
                disk.write_new(self._folder() / SUMMARIES, _summaries().dump_json(self._known, exclude_defaults=True))


_DELETED = re.compile(rf"(\d{{8}}T\d{{6}}Z)-(.+{re.escape(SUFFIX)})")


def unfinished(folder: Path) -> tuple[list[SavedGame], list[JournalError]]:
    """Return the newest unfinished games of a folder, last played first, and what was wrong with other files."""
    return GameLibrary(lambda: folder).recent()


def newest(folder: Path) -> list[Path]:
    """Return the journals of a folder, last written first."""
    ages: list[tuple[int, str, Path]] = []
    with suppress(OSError), os.scandir(folder) as entries:
        for entry in entries:
            with suppress(OSError):
                if entry.name.endswith(SUFFIX) and entry.is_file():
                    ages.append((entry.stat().st_mtime_ns, entry.name, Path(entry.path)))
    return [path for _, _, path in sorted(ages, reverse=True)]


def plain_name(name: str) -> str:
    """Return a name as a journal can have it: on one line, not too long, without what cannot be printed."""
    return on_one_line(name)[:MOST_NAME].strip()


def _still_true(path: Path, known: Summary | None) -> Summary | None:
    """Return the summary that is known of a journal, if the file is still the same."""
    if known is not None:
        with suppress(OSError):
            facts = path.stat()
            if (known.size, known.stamp) == (facts.st_size, facts.st_mtime_ns):
                return known
    return None


@record
class _Size:
    """How long a journal was when it was listed: its lines (0 where that was not kept) and its choices."""

    lines: int
    answers: int


def _sizes_in(file: Path) -> dict[str, _Size]:
    """Return how long each game was as a file of summaries tells it. Raises `OSError`, or `ValueError`."""
    found: dict[str, _Size] = {}
    listed = from_json(_content(file))
    for name, summary in listed.items() if isinstance(listed, dict) else ():
        if isinstance(summary, dict):
            lines, answers = summary.get("lines", 0), summary.get("answers", 0)
            if isinstance(lines, int) and isinstance(answers, int):
                found[name] = _Size(lines, answers)
    return found


def _content(file: Path) -> bytes:
    """Return a file of summaries. Raises `OSError`, or `ValueError` for one that is too large, or no file."""
    if not file.is_file() or file.stat().st_size > MAX_SUMMARIES:
        raise ValueError(file.name)
    return file.read_bytes()


def _read(path: Path, known: _Size | None, wrong: list[JournalError]) -> Summary | None:
    """Return the summary of a journal, None where there is nothing to list; `known` is how long it was before."""
    try:
        try:
            found: Journal | None = _not_shorter(jn.read(path), known)
        except JournalError as error:
            if known is not None and error.damaged and known.lines > (error.sound.lines if error.sound else 0):
                error.known = known.answers
            wrong.append(error)
            found = set_aside(error) if error.damaged else None
        return _summarized(found, path.stat()) if found is not None else None
    except OSError:  # it went away meanwhile
        return None


def _not_shorter(found: Journal, known: _Size | None) -> Journal:
    """Return the journal; raises `JournalError` for one that lost whole lines since it was listed."""
    if known is not None and found.lines < known.lines and not is_open(found.path):
        raise JournalError(found.path, found.lines + 1, jn.SHORTER, sound=found)
    return found


def _summarized(found: Journal, facts: os.stat_result) -> Summary:
    one, two = found.header.seats
    glance = _glance(found)
    return Summary(
        size=facts.st_size,
        stamp=facts.st_mtime_ns,
        name=found.name,
        players=(one.name, two.name),
        decks=(one.deck.name, two.deck.name),
        kinds=(one.deck.kind, two.deck.kind),
        people=tuple(seat for seat in PLAYERS if seat != found.header.partner),
        began=found.header.began,
        turn=found.turn,
        answers=len(found.answers),
        lines=found.lines,
        keys=(glance.sides[0].keys, glance.sides[1].keys) if glance is not None else ((), ()),
        finished=found.finished,
        winner=found.winner,
        origin=found.header.origin,
        program=found.programs[-1].version if found.programs else found.header.program,
        glance=glance,
    )


def _glance(found: Journal) -> TableSummary | None:
    """Return the picture of the newest table that can be had."""
    for table in (*([found.final] if found.final else []), *reversed(found.tables[-3:])):
        with suppress(ValueError):
            return summary_of(table.scenario())
    with suppress(ValueError):
        return summary_of(found.header.start) if found.header.start is not None else None
    return None


def _with_heirs(games: list[SavedGame]) -> list[SavedGame]:
    heirs: dict[str, str] = {}
    for game in games:
        origin = game.summary.origin
        if origin is not None and origin.reason == "changed":
            heirs.setdefault(origin.file, game.path.name)
    return [
        SavedGame(game.path, game.summary, heirs[game.path.name]) if game.path.name in heirs else game for game in games
    ]


def _ends_alike(path: Path, found: Journal) -> bool:
    """Return whether the last whole line of the journal at `path` stands where that of `found` does, and is it.

    A quick look: of a thousand games nearly all are other ones.
    """
    end = found.check + b"\n"
    with path.open("rb") as file:
        file.seek(found.size - len(end))
        tail = file.read(len(end) + jn.MAX_LINE)
    return tail.startswith(end) and b"\n" not in tail[len(end) :]  # a last line may be torn


def _lines(found: Journal) -> bytes:
    with found.path.open("rb") as file:
        return file.read(found.size)


def _unused(path: Path) -> Path:
    stem = path.name.removesuffix(SUFFIX)
    return disk.unused(path.parent, [path.name, *(f"{stem}-{number}{SUFFIX}" for number in range(2, 1000))])
