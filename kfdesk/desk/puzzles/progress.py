"""Which puzzles are solved, and with how many actions at best: one small file in the data folder.

A damaged file is kept beside the new one under another name, and that is said.
"""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field, ValidationError

from kfdesk.desk.puzzles import words as w
from kfdesk.disk import aside, content_of, data_folder, write_new
from kfdesk.records import record
from kfdesk.text.errors import reason_of
from kfdesk.text.words import Words, same

FILE_NAME: Final = "solved.json"
MOST_BYTES: Final = 1 << 20
MOST_PUZZLES: Final = 5000

Id = Annotated[str, Field(max_length=300)]
"""The id of a puzzle that ships, or of a row of the player's own: longer than the name of any file."""


class Solved(BaseModel):
    """The fewest actions with which each puzzle was solved."""

    model_config = ConfigDict(extra="allow")
    """What a newer version writes stays."""

    best: Annotated[dict[Id, Annotated[int, Field(ge=0, le=10_000)]], Field(max_length=MOST_PUZZLES)] = {}

    def with_solved(self, puzzle: str, acts: int) -> Solved:
        """Return it after a puzzle was solved with so many actions."""
        return self.model_copy(update={"best": {**self.best, puzzle: min(acts, self.best.get(puzzle, acts))}})


@record
class Found:
    """What was read, and what is said about it, None when all was well."""

    solved: Solved
    message: Words | None = None


def read_solved() -> Found:
    """Return which puzzles are solved; a damaged file is set aside."""
    path = data_folder() / FILE_NAME
    try:
        return Found(Solved.model_validate_json(content_of(path, MOST_BYTES).removeprefix(b"\xef\xbb\xbf")))
    except FileNotFoundError:
        return Found(Solved())
    except ValidationError as error:
        why = same(str(error.errors()[0]["msg"])[:200])
    except OSError as error:
        why = reason_of(error)
    kept = _set_aside(path)
    words = w.NOT_READ if kept is None else w.SET_ASIDE
    return Found(Solved(), words.filled(why=why, aside=str(kept or path)))


def write_solved(solved: Solved) -> Words | None:
    """Write it in one step; return what to say where that cannot be."""
    try:
        write_new(data_folder() / FILE_NAME, (solved.model_dump_json(indent=1) + "\n").encode())
    except (OSError, ValueError) as error:
        return w.NOT_KEPT.filled(why=reason_of(error))
    return None


def _set_aside(path: Path) -> Path | None:
    """Rename a damaged file and return where it is now; None where that fails."""
    try:
        return path.rename(aside(path, datetime.now(UTC).date()))
    except OSError:
        return None
