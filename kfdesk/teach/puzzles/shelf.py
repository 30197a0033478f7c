"""Where puzzles are kept: those that ship with the program, and a player's own in a folder."""

from __future__ import annotations

import re
from datetime import date
from functools import cache
from pathlib import Path
from typing import Final

from kfdesk.disk import aside, content_of, data_folder, unused, write_new
from kfdesk.records import record
from kfdesk.resources import assets
from kfdesk.teach.puzzles.model import MOST_BYTES, Puzzle, PuzzleError, read_puzzle
from kfdesk.text.words import Words

SUFFIX: Final = ".kfpuzzle"
"""What a player's own puzzle files end with."""
_DRAFT: Final = re.compile(rf"(.+)\.draft(?:-\d+)?{re.escape(SUFFIX)}")
"""The name of a file with changes to another puzzle that nobody saved yet, and the name of that puzzle's file in it."""


@cache
def puzzle_ids() -> tuple[str, ...]:
    """Return the ids of the puzzles that ship, in their order: to read them all takes a hundred times as long."""
    return tuple((assets() / "puzzles" / "order.txt").read_text(encoding="utf-8").split())


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """Return the puzzles that ship with the program, easy ones first, in the order of the list beside them.

    Their tables are laid out by tests, and here not before somebody begins one.
    """
    folder = assets() / "puzzles"
    return tuple(read_puzzle((folder / f"{id_}.json").read_bytes(), lay_out=False) for id_ in puzzle_ids())


def own_folder() -> Path:
    """Return the folder of a player's own puzzles."""
    return data_folder() / "puzzles"


@record
class Unread:
    """A file in the folder that could not be read, and why."""

    path: Path
    why: Words


@record
class OwnPuzzles:
    """A player's own puzzles with their files, and the files that are none."""

    puzzles: tuple[tuple[Path, Puzzle], ...] = ()
    unread: tuple[Unread, ...] = ()


def own_puzzles(folder: Path | None = None) -> OwnPuzzles:
    """Return a player's own puzzles, by name. Files that are damaged or unknown stay where and as they are."""
    found: list[tuple[Path, Puzzle]] = []
    unread: list[Unread] = []
    try:
        paths = sorted((folder or own_folder()).glob(f"*{SUFFIX}"))
    except OSError:
        paths = []
    for path in paths:
        try:
            found.append((path, read_file(path)))
        except PuzzleError as fault:
            unread.append(Unread(path, fault.words))
    return OwnPuzzles(tuple(found), tuple(unread))


def read_file(path: Path) -> Puzzle:
    """Return the puzzle in a file. Raises `PuzzleError`."""
    try:
        content = content_of(path, MOST_BYTES)
    except OSError as fault:
        raise PuzzleError(_UNREADABLE.filled(why=fault.strerror or "?")) from fault
    return read_puzzle(content)


def save_own(
    puzzle: Puzzle, path: Path | None = None, folder: Path | None = None, *, draft_of: Path | None = None
) -> Path:
    """Keep a puzzle, in its file or in one of its own, and return the file. Raises `OSError`.

    A file that holds something else, or is damaged, is renamed first, not overwritten. The name of a file of its own
    says of which puzzle's file it is a draft, where it is one: see `saved_as`.
    """
    folder = folder or own_folder()
    if path is None:
        name = puzzle.id if draft_of is None else f"{draft_of.stem}.draft"
        names = (f"{name}{end}{SUFFIX}" for end in ("", *(f"-{n}" for n in range(2, 1000))))
        folder.mkdir(parents=True, exist_ok=True)
        path = unused(folder, names)
    elif path.exists():
        try:
            read_file(path)
        except PuzzleError:
            path.rename(aside(path, date.today()))
    write_new(path, puzzle.content())
    return path


def saved_as(draft: Path) -> Path | None:
    """Return the file of the puzzle that a file is a draft of; None where it is none, or that puzzle is gone."""
    name = _DRAFT.fullmatch(draft.name)
    saved = draft.with_name(f"{name[1]}{SUFFIX}") if name is not None else None
    return saved if saved is not None and saved.is_file() else None


def take_in(path: Path, folder: Path | None = None) -> Path:
    """Copy a puzzle from anywhere among a player's own, and return the copy. Raises `PuzzleError` and `OSError`."""
    return save_own(read_file(path), folder=folder)


_UNREADABLE: Final = Words("The file cannot be read: {why}.")
