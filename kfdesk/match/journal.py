"""The journal of a game: an append-only text file in which every choice stands before the next can be made.

The first line is the header, JSON: who sits where with which deck, the seed, who starts; or the table it
begins from. Each further line is one record:

    answer INDEX WHO:HASH KEYS    a choice or a judge's adjustment; the first digits of the state's hash after it
    undo COUNT                    only the first COUNT choices are still valid, and the game is not over
    turn NUMBER COUNT HASH        a turn begins after COUNT choices; the state's hash
    table COUNT JSON              the whole table after COUNT choices, as a scenario: at the start of each turn
    final JSON                    the table when the game was won, for its picture
    end WINNER                    the game is over
    name NAME                     what the players call the game from now on
    with PROGRAM FORMULA LIBRARY  what follows was played with this version of the program and its cards

Version 1 had no hash in choices, and only "answer", "undo", "turn" and "end". Version 3 is version 2 with a deck that
is played without some of its cards, version 4 a game with home-made cards or decks; what these cards say stands in
its header.

Every line ends with " #" and a checksum of the line chained with the one before, so that no line can be
changed, lost or moved unseen. A last line without its line feed was never acknowledged and does not count:
a window is just writing it, or else the file was cut.
"""

from __future__ import annotations

import errno
import os
import re
from collections.abc import Iterable, Iterator
from contextlib import suppress
from dataclasses import dataclass, field, replace
from enum import StrEnum
from hashlib import blake2b
from pathlib import Path

from pydantic import ValidationError

from kfdesk import disk
from kfdesk.engine.game import DIGEST_FORMULA
from kfdesk.engine.scenario import Scenario
from kfdesk.match.header import VERSION
from kfdesk.match.header import Header as Header  # noqa: PLC0414 - known by this name here, too
from kfdesk.match.locks import is_open, lock
from kfdesk.records import record
from kfdesk.text.errors import reason_of
from kfdesk.text.words import Words

MAX_BYTES = 16 << 20
"""The largest journal that is read or written: 16 MiB."""
MAX_LINES = 200_000
MAX_CHOICES = 8_000
"""The most choices of one game: each is made again when the game is gone on with. The longest take a tenth of it."""
MAX_LINE = 512 << 10
"""The longest line, in bytes: 512 KiB. Only a header comes near a hundredth of it, and that of a game in which all
cards are home-made near a fifth."""

MOST_NAME = 80
"""The longest name of a game, in signs."""


class By(StrEnum):
    """Who made a choice."""

    HAND = "hand"
    GESTURE = "gesture"
    """It came with the gesture before it, such as the gap a creature was dropped into."""
    TABLE = "table"
    """The table gave it, because nothing else was legal or the players asked for it."""
    BOT = "partner"
    """The program made it for the seat that it plays."""


@dataclass(frozen=True, slots=True)
class Answer:
    """One choice, or a judge's adjustment: its journal entry (keys with spaces between) and who made it."""

    entry: str
    by: By
    check: str = field(default="", compare=False)
    """The first digits of the state's hash after it; "" where it cannot be compared."""


@record
class TurnMark:
    """What the state's hash was when turn `turn` began, after `count` choices."""

    turn: int
    count: int
    digest: str
    formula: int = 1
    """How the hash was made; one made by another formula than this program's cannot be compared."""


def turn_at(marks: Iterable[TurnMark], count: int) -> int:
    """Return the turn in which a game with these marks stands after a number of choices; 0 before the first."""
    return max((mark.turn for mark in marks if mark.count <= count), default=0)


@record
class Table:
    """The whole table after `count` choices; `text` is its scenario, JSON that was not looked at yet."""

    count: int
    text: str

    def scenario(self) -> Scenario:
        """Return the scenario; raises `ValueError` where the text is none."""
        return Scenario.model_validate_json(self.text)


@record
class Program:
    """The version of the program, its formula of hashes and its cards, as far as they decide how a game goes."""

    version: str
    formula: int
    library: str


@record
class Journal:
    """What a journal says: the choices that are valid, those taken back (the next to redo last), the marks."""

    path: Path
    header: Header
    answers: tuple[Answer, ...]
    undone: tuple[Answer, ...]
    marks: tuple[TurnMark, ...]
    finished: bool
    lines: int
    """How many lines are whole, the header among them."""
    size: int
    """How many bytes the whole lines take."""
    check: bytes
    """The checksum the next line is chained with."""
    tables: tuple[Table, ...] = ()
    final: Table | None = None
    winner: int | None = None
    name: str = ""
    """What the players call the game; "" when they do not."""
    programs: tuple[Program, ...] = ()
    """What it was played with since it began, the latest last; see the header for the beginning."""
    converted: bool = False
    """Whether an editor or a mail program changed the line ends or put a mark first; `size` is that without them."""
    cut: bool = False
    """Whether something follows the last whole line."""

    @property
    def turn(self) -> int:
        """The turn the game stands in; 0 before the first."""
        return self.marks[-1].turn if self.marks else 0


class JournalError(ValueError):
    """A journal that cannot be read to its end; names the file, the line and what is wrong.

    `line` counts from 1; 0 means the file as a whole. `sound` is what the lines before the damage say,
    None where there is nothing to go on from. `damaged` is False for a file that is not a game of this program:
    one of a newer program, or one that cannot be opened. `known` is how many choices the list of games knew, None
    where the file is as long as it was then, and `aside` where the damaged file lies once it was renamed.
    """

    known: int | None = None
    aside: Path | None = None

    def __init__(
        self, file: Path, line: int, problem: Words, *, sound: Journal | None = None, damaged: bool = True
    ) -> None:
        self.file = file
        self.line = line
        self.problem = problem
        self.sound = sound
        self.damaged = damaged
        super().__init__(": ".join(part for part in (str(file), f"line {line}" if line else "", problem.en) if part))


# Reading.


def read(path: Path) -> Journal:
    """Return what the journal at `path` says; raises `JournalError`, also for one that was cut within a line.

    Where a window has it open, that line is just being written and does not count yet.
    """
    content = _content(path)
    found = parse(path, content)
    if found.cut and not is_open(path):
        if _content(path) != content:  # the window that had it open wrote on and let it go
            return read(path)
        raise JournalError(path, found.lines + 1, _CUT, sound=found)
    return found


def parse(path: Path, content: bytes) -> Journal:
    """Return what a journal with this content says, without a cut last line. Raises `JournalError`.

    `path` only names it.
    """
    if len(content) > MAX_BYTES:
        raise JournalError(path, 0, _TOO_LARGE)
    content, converted = as_written(content), not _is_as_written(content)
    lines = _whole_lines(content)
    first = next(lines, None)
    if first is None:
        cut = content.startswith(_BEGINNING)
        raise JournalError(path, 1, _CUT_HEADER if cut else _NO_HEADER if content.strip() else _EMPTY)
    check = b""
    try:
        body, check = _unsealed(first, check)
    except _LineError as bad:
        raise JournalError(path, 1, _newer_or(first, bad.problem), damaged=not _is_newer(first)) from bad
    records = _Records(path, _header(path, body), len(first) + 1, check, converted=converted)
    for line in lines:
        try:
            if records.lines >= MAX_LINES:
                raise _LineError(_TOO_MANY)
            body, check = _unsealed(line, records.check)
            records.take(body)
        except _LineError as bad:
            raise JournalError(path, records.lines + 1, bad.problem, sound=records.journal()) from bad
        records.lines += 1
        records.size += len(line) + 1
        records.check = check
    return replace(records.journal(), cut=records.size < len(content))


class _LineError(ValueError):
    """A line that cannot be; says what is wrong with it."""

    def __init__(self, problem: Words) -> None:
        self.problem = problem
        super().__init__(problem.en)


_ANSWER = re.compile(r"answer (\d{1,6}) (hand|gesture|table|partner)(?::([0-9a-f]{8}))? ([^\x00-\x1f\x7f]{1,60000})")
_UNDO = re.compile(r"undo (\d{1,6})")
_TURN = re.compile(r"turn (\d{1,6}) (\d{1,6}) ([0-9a-f]{32})")
_END = re.compile(r"end ([01-])")
_TABLE = re.compile(r"table (\d{1,6}) (\{[^\x00-\x1f\x7f]*\})")
_FINAL = re.compile(r"final (\{[^\x00-\x1f\x7f]*\})")
_NAME = re.compile(rf"name ([^\x00-\x1f\x7f]{{0,{MOST_NAME}}})")
_WITH = re.compile(r"with ([^\x00-\x20\x7f]{1,40}) (\d{1,6}) ([0-9a-f]{0,40})")


@dataclass(slots=True)
class _Records:
    """What the lines read so far say."""

    path: Path
    header: Header
    size: int
    check: bytes
    lines: int = 1
    answers: list[Answer] = field(default_factory=list)
    undone: list[Answer] = field(default_factory=list)
    marks: list[TurnMark] = field(default_factory=list)
    finished: bool = False
    tables: list[Table] = field(default_factory=list)
    final: Table | None = None
    winner: int | None = None
    name: str = ""
    programs: list[Program] = field(default_factory=list)
    converted: bool = False

    def take(self, body: str) -> None:
        """Take one record; raises `_LineError` and changes nothing where it cannot follow the ones before."""
        if found := _ANSWER.fullmatch(body):
            self._answer(int(found[1]), Answer(found[4], By(found[2]), self._comparable(found[3])))
        elif found := _UNDO.fullmatch(body):
            self._undo(int(found[1]))
        elif found := _TURN.fullmatch(body):
            self.marks.append(TurnMark(int(found[1]), self._counted(found[2]), found[3], self._formula))
        elif found := _TABLE.fullmatch(body):
            self.tables.append(Table(self._counted(found[1]), found[2]))
        elif found := _END.fullmatch(body):
            self.finished = True
            self.winner = None if found[1] == "-" else int(found[1])
        elif found := _FINAL.fullmatch(body):
            self.final = Table(len(self.answers), found[1])
        elif found := _NAME.fullmatch(body):
            self.name = found[1]
        elif found := _WITH.fullmatch(body):
            self.programs.append(Program(found[1], int(found[2]), found[3]))
        else:
            raise _LineError(_NO_RECORD)

    def journal(self) -> Journal:
        """Return what was read so far."""
        return Journal(
            self.path,
            self.header,
            tuple(self.answers),
            tuple(self.undone),
            tuple(self.marks),
            self.finished,
            self.lines,
            self.size,
            self.check,
            tuple(self.tables),
            self.final,
            self.winner,
            self.name,
            tuple(self.programs),
            self.converted,
        )

    @property
    def _formula(self) -> int:
        return self.programs[-1].formula if self.programs else self.header.formula

    def _comparable(self, check: str | None) -> str:
        """Return the digits of a hash that this program can compare, or "" for none."""
        return check if check is not None and self._formula == DIGEST_FORMULA else ""

    def _counted(self, count: str) -> int:
        if int(count) != len(self.answers):
            raise _LineError(_WRONG_COUNT.filled(n=len(self.answers)))
        return len(self.answers)

    def _answer(self, index: int, answer: Answer) -> None:
        if index != len(self.answers):
            raise _LineError(_WRONG_COUNT.filled(n=len(self.answers)))
        if index >= MAX_CHOICES:
            raise _LineError(_TOO_MANY_CHOICES)
        self.finished, self.winner = False, None  # played on after it was given up
        self.answers.append(answer)
        if self.undone and self.undone[-1].entry == answer.entry:
            self.undone.pop()
        else:
            self.undone.clear()

    def _undo(self, count: int) -> None:
        if count > len(self.answers) or (count == len(self.answers) and not self.finished):
            raise _LineError(_WRONG_COUNT.filled(n=len(self.answers)))
        self.undone += reversed(self.answers[count:])
        del self.answers[count:]
        while self.marks and self.marks[-1].count > count:
            self.marks.pop()
        while self.tables and self.tables[-1].count > count:
            self.tables.pop()
        self.finished, self.final, self.winner = False, None, None


def _content(path: Path) -> bytes:
    try:
        if not path.is_file():
            raise JournalError(path, 0, _NO_FILE, damaged=False)
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except OSError as error:
        raise JournalError(path, 0, _NOT_READ.filled(why=reason_of(error)), damaged=False) from error


_MARK = b"\xef\xbb\xbf"


def _is_as_written(content: bytes) -> bool:
    return not content.startswith(_MARK) and b"\r\n" not in content


def as_written(content: bytes) -> bytes:
    """Return a journal as the program writes it: without a mark of its encoding, with line feeds alone."""
    return content if _is_as_written(content) else content.removeprefix(_MARK).replace(b"\r\n", b"\n")


def _whole_lines(content: bytes) -> Iterator[bytes]:
    """Yield the lines that have their line feed, without it."""
    start = 0
    while (end := content.find(b"\n", start)) >= 0:
        yield content[start:end]
        start = end + 1


def sealed(body: str, check: bytes) -> tuple[bytes, bytes]:
    """Return the line that says `body` after the line with checksum `check`, and its own checksum."""
    plain = body.encode()
    check = _checksum(plain, check)
    return plain + b" #" + check + b"\n", check


def _unsealed(line: bytes, check: bytes) -> tuple[str, bytes]:
    """Return what a line says and its checksum; raises `_LineError` where the two disagree."""
    if len(line) > MAX_LINE:
        raise _LineError(_TOO_LONG)
    plain, mark, written = line.rpartition(b" #")
    if not mark or written != _checksum(plain, check):
        raise _LineError(_WRONG_CHECK)
    try:
        return plain.decode(), written
    except UnicodeDecodeError as error:
        raise _LineError(_NO_RECORD) from error


def _checksum(plain: bytes, check: bytes) -> bytes:
    return blake2b(check + b"\n" + plain, digest_size=8).hexdigest().encode()


def _header(path: Path, body: str) -> Header:
    try:
        return Header.read(body)
    except ValidationError as error:
        first = error.errors(include_url=False, include_input=False)[0]
        place = ".".join(str(part) for part in first["loc"])
        if place == "version" and first["type"] == "less_than_equal":
            raise JournalError(path, 1, _NEWER, damaged=False) from error
        if place in ("", "format"):
            raise JournalError(path, 1, _NO_HEADER) from error
        raise JournalError(path, 1, _BAD_FIELD.filled(field=place[:80])) from error


_NEWER_HEADER = re.compile(rb'\{"format":"kfdesk-game","version":([1-9]\d{0,5}),')


def _is_newer(line: bytes) -> bool:
    """Return whether a first line that is not sealed our way is one of a newer program."""
    found = _NEWER_HEADER.match(line)
    return found is not None and int(found[1]) > VERSION


def _newer_or(line: bytes, problem: Words) -> Words:
    if _is_newer(line):
        return _NEWER
    return problem if _NEWER_HEADER.match(line) else _NO_HEADER


# Writing.


class JournalWriter:
    """Appends to one journal; when a method returns without `OSError`, everything said so far is on the disk.

    After an `OSError` nothing is lost: the lines wait and go to the disk with the next one that can be written.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._file: int | None = None
        self._waiting = bytearray()
        self._size = 0
        self._lines = 0
        self._check = b""
        self._full = False
        self._unsure = True
        """Whether the file may be longer than it should be: a write that failed may have left a part of a line."""
        self._torn = False
        """Whether it is a write of this writer that failed."""

    @classmethod
    def begun(cls, path: Path, header: Header) -> JournalWriter:
        """Return the writer of a new journal at `path`; nothing is written before `save`."""
        writer = cls(path)
        writer.say(header.model_dump_json())
        return writer

    @classmethod
    def reopened(cls, journal: Journal) -> JournalWriter:
        """Return the writer that goes on after `journal`.

        Raises `JournalError` when another program has the journal open or it changed since it was read.
        """
        if journal.converted and not is_open(journal.path):
            _write_as_written(journal.path)
        writer = cls(journal.path)
        writer._size, writer._lines, writer._check = journal.size, journal.lines, journal.check
        try:
            file = writer._opened()
        except BlockingIOError as error:
            raise JournalError(journal.path, 0, BUSY, damaged=False) from error
        except OSError as error:
            raise JournalError(journal.path, 0, _NOT_READ.filled(why=reason_of(error)), damaged=False) from error
        writer._file = file
        now = read(journal.path)
        if now.cut or now.check != journal.check:
            writer.close()
            raise JournalError(journal.path, 0, BUSY, damaged=False)
        return writer

    def say(self, body: str) -> None:
        """Add one line to what `save` writes. Raises `OSError` for more than a journal may have."""
        line, check = sealed(body, self._check)
        whole = self._size + len(self._waiting) + len(line)
        self._full |= len(line) > MAX_LINE or whole > MAX_BYTES or self._lines >= MAX_LINES or _is_beyond(body)
        if self._full:  # from now on: a later line must not take the place of one that is left out
            raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
        self._waiting += line
        self._check = check
        self._lines += 1

    @property
    def waits(self) -> bool:
        """True while something was said that is not on the disk."""
        return bool(self._waiting)

    @property
    def is_full(self) -> bool:
        """True once something could not be said, since a journal may not have more."""
        return self._full

    def say_program(self, now: Program, before: Program) -> None:
        """Note what follows was played with, if it is not what the lines before were."""
        if now != before:
            self.say(f"with {now.version} {now.formula} {now.library}")

    def save(self) -> None:
        """Write what was said and wait until the disk has it. Raises `OSError`."""
        if self._file is None:
            self._create()
            return
        if not self._waiting:
            return
        if self._unsure:
            os.ftruncate(self._file, self._size)
            os.lseek(self._file, self._size, os.SEEK_SET)
        self._unsure = self._torn = True
        disk.write_all(self._file, bytes(self._waiting))
        os.fsync(self._file)
        self._unsure = self._torn = False
        self._size += len(self._waiting)
        self._waiting.clear()

    def close(self) -> None:
        """Let the file go, without half a line that a full disk left in it; another program may go on with it."""
        if self._file is None:
            return
        try:
            if self._torn:
                with suppress(OSError):
                    os.ftruncate(self._file, self._size)
        finally:
            os.close(self._file)
            self._file = None

    def _create(self) -> None:
        """Write the first lines to a temporary name, and give the file its own name when it is whole.

        Raises `FileExistsError` for a file of that name that this writer has not begun.
        """
        if not self._size:
            if not self.path.exists():
                with suppress(FileExistsError):  # another program was quicker, and is found out below
                    disk.write_new(self.path, bytes(self._waiting), replace=False)
            begun = self.path.read_bytes()  # an earlier attempt may have failed only after the file had its name
            if not begun or not self._waiting.startswith(begun):
                raise FileExistsError(errno.EEXIST, os.strerror(errno.EEXIST), str(self.path))
            self._size = len(begun)
            del self._waiting[: self._size]
        self._file = self._opened()
        if self._waiting:
            self.save()

    def _opened(self) -> int:
        file = os.open(self.path, os.O_RDWR | getattr(os, "O_BINARY", 0) | getattr(os, "O_CLOEXEC", 0))
        try:
            lock(file)
        except OSError:
            os.close(file)
            raise
        return file


def _write_as_written(path: Path) -> None:
    """Undo what another program did to the line ends of a journal. Raises `JournalError`."""
    content = _content(path)
    try:
        disk.write_new(path, as_written(content))
    except OSError as error:
        raise JournalError(path, 0, _NOT_READ.filled(why=reason_of(error)), damaged=False) from error


def _is_beyond(body: str) -> bool:
    """Return whether a line says a choice after the last that is read."""
    found = _ANSWER.match(body)
    return found is not None and int(found[1]) >= MAX_CHOICES


BUSY = Words("This game is open in another window of the program.")
_TOO_LARGE = Words("The file is larger than 16 MiB, too large for a game.")
_NO_FILE = Words("This is not a file.")
_NOT_READ = Words("The file cannot be read ({why}).")
_BEGINNING = b'{"format":"kfdesk-game"'
_EMPTY = Words("The file is empty.")
_CUT = Words("The file breaks off within this line.")
SHORTER = Words("The file is shorter than it was.")
_CUT_HEADER = Words("The game breaks off before its first line ends; nothing of it can be read.")
_NO_HEADER = Words("This is not a game of kfdesk.")
_NEWER = Words("This game was written by a newer version of the program.")
_BAD_FIELD = Words("The field “{field}” of the header is wrong.")
_TOO_MANY = Words("The file has more than 200,000 lines.")
_TOO_MANY_CHOICES = Words("The game has more than 8,000 choices.")
_TOO_LONG = Words("The line is too long.")
_WRONG_CHECK = Words("The line does not match its checksum.")
_NO_RECORD = Words("The line is not part of a game.")
_WRONG_COUNT = Words(
    "The line does not follow from the {n} choice before it.",
    plural="The line does not follow from the {n} choices before it.",
)
