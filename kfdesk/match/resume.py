"""Going on with a kept game: its choices are made again, and what comes of them is compared with what was recorded.

Where this program plays the game differently from the one it was recorded with (a choice is refused, or
the state after it has another hash), the game goes on in a new journal: from the newest table recorded
after that choice, with the choices made since, or else from before that choice. The old one stays as it is.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable
from pathlib import Path

from kfdesk import disk
from kfdesk.engine.game import DIGEST_FORMULA
from kfdesk.engine.scenario import Scenario
from kfdesk.match import journal as jn
from kfdesk.match import recorder
from kfdesk.match.choices import choice_words
from kfdesk.match.header import Header, Origin, name_of, version_for
from kfdesk.match.journal import Answer, Journal, JournalError, JournalWriter, Program
from kfdesk.match.recorder import Recorder, ReplayedGame
from kfdesk.records import record
from kfdesk.text.errors import reason_of
from kfdesk.text.words import Words, joined, same

Start = Callable[[Header], ReplayedGame]
"""Begins the game a header describes; raises `ValueError` where that cannot be."""


@record
class Divergence:
    """The first choice that this program plays otherwise; the game agrees with what was recorded up to `good`."""

    good: int
    """How many choices lead to a state that was recorded."""
    choice: int
    """The number of the choice, from 1; where only the start of a turn was recorded, the last it can be."""
    turn: int
    what: Words
    """The choice in words; nothing in it is hidden from either seat."""
    refused: bool


@record
class Continued:
    """A game to go on with: how it begins and the choices to make again; `writer` takes what follows."""

    journal: Journal
    """What was read."""
    header: Header
    """How the game begins that is gone on with: another way than in `journal` when that one is left behind."""
    writer: JournalWriter
    answers: tuple[Answer, ...]
    undone: tuple[Answer, ...]
    turn: int
    """The turn whose start was recorded last."""
    written: int
    """How many choices `writer` has."""
    differs: Words | None
    """What the players are shown when this program no longer plays the game as it was recorded."""
    divergence: Divergence | None = None
    """Where the program plays differently; then the game goes on in a new journal."""


def take_up(path: Path, start: Start, free_path: Callable[[Path], Path]) -> Continued:
    """Read the journal at `path` and make it ready to be gone on with; raises `JournalError`.

    Nothing is written but the version of an older journal; a new journal waits in the writer for its first save.
    """
    found = jn.read(path)
    writer = JournalWriter.reopened(found)
    try:
        game = _begun(found, start)
        divergence = _given_again(game, found)
        if divergence is None:
            writer, found = brought_up(writer, found)
            writer.say_program(recorder.present_program(game.state), _last_program(found))
            answers = found.answers
            return Continued(found, found.header, writer, answers, found.undone, game.state.turn, len(answers), None)
        writer.close()
        return _left_behind(found, divergence, start, free_path(path.parent))
    except BaseException:
        writer.close()
        raise


def _begun(found: Journal, start: Start) -> ReplayedGame:
    try:
        return start(found.header)
    except ValueError as error:  # a card or rule of the setup that this program does not have
        raise JournalError(found.path, 1, _NO_START.filled(why=reason_of(error)), damaged=False) from error


def _last_program(found: Journal) -> Program:
    header = found.header
    return found.programs[-1] if found.programs else Program(header.program, header.formula, header.library)


# Making the choices again.


def _given_again(game: ReplayedGame, found: Journal) -> Divergence | None:
    """Make all choices; return where what comes of them is first known to differ, None if nowhere."""
    marks = {mark.count: mark.digest for mark in found.marks if mark.formula == DIGEST_FORMULA}
    good = 0
    if marks.get(0, game.digest()) != game.digest():
        return Divergence(-1, 0, 0, same(""), refused=False)
    for count, answer in enumerate(found.answers):
        turn = game.state.turn
        what = choice_words(game, answer.entry)
        try:
            game.answer(answer.entry)
        except Exception:  # whatever another version of a card makes of it must not cost the game
            return Divergence(good, count + 1, turn, what, refused=True)
        wanted = marks.get(count + 1, answer.check)
        if wanted and not game.digest().startswith(wanted):
            return Divergence(good, count + 1, turn, what, refused=False)
        if wanted:
            good = count + 1
    return None


# Leaving an old journal behind.


def _left_behind(found: Journal, divergence: Divergence, start: Start, path: Path) -> Continued:
    """Return the game in a new journal: from the newest table after the divergence, or else from before it."""
    for table in reversed([table for table in found.tables if table.count > max(divergence.good, 0)]):
        try:
            scenario = found.header.named(table.scenario())
            game = start(found.header.model_copy(update={"start": scenario}))
        except ValueError:  # a table that says nothing this program can use: an older one may
            continue
        return _begun_anew(found, divergence, path, game, scenario, table.count)
    if divergence.good < 0:
        program = same(_last_program(found).version)
        raise JournalError(found.path, 1, _OTHER_START.filled(program=program), damaged=False)
    return _begun_anew(found, divergence, path, start(found.header), found.header.start, 0)


def _begun_anew(
    found: Journal, divergence: Divergence, path: Path, game: ReplayedGame, begins: Scenario | None, count: int
) -> Continued:
    """Write the new journal: the choices that are still valid, or those after `count` that are still legal."""
    given = found.answers[count:] if count else found.answers[: divergence.good]
    answered = count or divergence.good
    reached = max(game.state.turn, jn.turn_at(found.marks, answered))
    origin = Origin(file=name_of(found.path.name), reason="changed", answers=answered, turn=reached)
    header = recorder.header_now(found.header, game.state, start=begins, origin=origin)
    writer = JournalWriter.begun(path, header)
    if found.name:
        writer.say(f"name {found.name}")
    turn = game.state.turn
    pen = Recorder(writer)
    pen.begin(game)
    answers: list[Answer] = []
    for answer in given:
        try:
            game.answer(answer.entry)
        except Exception:  # from here on the players choose anew
            break
        pen.answered(game, answer.by)
        answers.append(answer)
    pen.catch_up()
    message = _message(found, divergence, table=bool(count), turn=turn, again=len(answers), of=len(given))
    now = game.state.turn
    return Continued(found, header, writer, tuple(answers), (), now, len(answers), message, divergence)


def brought_up(writer: JournalWriter, found: Journal) -> tuple[JournalWriter, Journal]:
    """Write an older journal anew with this version's header, so that an older program leaves it alone.

    `writer` has it open; the one returned has what is there then. Raises `JournalError`.
    """
    if found.header.version == version_for(found.header.seats, found.header.homemade, found.header.level):
        return writer, found
    played = found.path.stat().st_mtime_ns
    try:
        content = rewritten(found, found.header.origin)
        if sys.platform == "win32":  # there an open file cannot be replaced; elsewhere it stays locked meanwhile
            writer.close()
        disk.write_new(found.path, content)
        os.utime(found.path, ns=(played, played))  # its place in the list stays
    except OSError as error:
        raise JournalError(found.path, 0, _NOT_WRITTEN.filled(why=reason_of(error)), damaged=False) from error
    writer.close()
    found = jn.read(found.path)
    return JournalWriter.reopened(found), found


def rewritten(found: Journal, origin: Origin | None, *more: str) -> bytes:
    """Return all lines of a journal and some more, sealed anew under a header of this version and this origin."""
    with found.path.open("rb") as file:
        lines = file.read(found.size).splitlines()
    version = version_for(found.header.seats, found.header.homemade, found.header.level)
    header = found.header.model_copy(update={"version": version, "origin": origin})
    content, check = bytearray(), b""
    for body in (header.model_dump_json(), *(line.rpartition(b" #")[0].decode() for line in lines[1:]), *more):
        line, check = jn.sealed(body, check)
        content += line
    return bytes(content)


# What the players are shown.


def _message(found: Journal, divergence: Divergence, *, table: bool, turn: int, again: int, of: int) -> Words:
    """Return what the players are shown: which choice, what happens now, where the old game is."""
    exact = divergence.refused or any(answer.check for answer in found.answers)
    if divergence.choice == 0:
        head = _START_DIFFERS
    elif divergence.refused:
        head = _REFUSED
    else:
        head = _DIFFERS if exact else _DIFFERS_BEFORE
    if table:
        tail = _FROM_TABLE if again == of else _FROM_TABLE_IN_PART
    elif divergence.good == divergence.choice - 1:
        tail = _FROM_CHOICE
    else:
        tail = _FROM_TURN if jn.turn_at(found.marks, divergence.good) else _FROM_START
    slots: dict[str, Words | str | int] = {
        "n": divergence.choice,
        "first": divergence.good + 1,
        "turn": divergence.turn,
        "what": divergence.what,
        "program": _last_program(found).version,
        "start": turn if table else jn.turn_at(found.marks, divergence.good),
        "again": again,
        "of": of,
        "file": found.path.name,
    }
    parts = [head.filled(**slots), tail.filled(**slots | {"n": again}), _LEFT.filled(**slots)]
    return joined(parts, " ")


_NO_START = Words("This game cannot start here: {why}")
_NOT_WRITTEN = Words("The file cannot be written ({why}).")
_OTHER_START = Words(
    "This game was played with version {program} and starts differently in this version of the program."
)
_START_DIFFERS = Words(
    "In this version of the program the game starts differently from the one it was played with ({program})."
)
_REFUSED = Words(
    "Choice {n} of this game (turn {turn}: {what}) is no longer possible in this version of the program; "
    "it was played with version {program}."
)
_DIFFERS = Words(
    "Choice {n} of this game (turn {turn}: {what}) has another outcome in this version of the program than in "
    "version {program}, with which it was played."
)
_DIFFERS_BEFORE = Words(
    "From one of the choices {first} to {n} of this game (turn {turn}) on, this version of the program plays it "
    "differently from version {program}, with which it was played."
)
_FROM_TABLE = Words(
    "The game continues from the table as it was at the start of turn {start}, with the {n} choice made "
    "since; effects that would have lasted longer are lost.",
    plural="The game continues from the table as it was at the start of turn {start}, with the {n} choices made "
    "since; effects that would have lasted longer are lost.",
)
_FROM_TABLE_IN_PART = Words(
    "The game continues from the table as it was at the start of turn {start}, with {again} of the {of} "
    "choices made since; effects that would have lasted longer are lost."
)
_FROM_CHOICE = Words("The game continues from before this choice, in turn {start}.")
_FROM_TURN = Words("The game continues from the start of turn {start}.")
_FROM_START = Words("The game starts over.")
_LEFT = Words("The old game stays as it is: {file}")
