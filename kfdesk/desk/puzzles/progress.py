"""Which puzzles are solved, with how many actions at best, and which is next: one small file in the data folder.

A damaged file is kept beside the new one under another name, and that is said.
"""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field

from kfdesk.desk.kit.model_file import read_kept, write_kept
from kfdesk.desk.puzzles import texts as w
from kfdesk.records import record
from kfdesk.teach.puzzles import Puzzle, puzzles
from kfdesk.text.words import Words

FILE_NAME: Final = "solved.json"
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

    def next_puzzle(self, after: Puzzle | None = None) -> Puzzle | None:
        """Return the next puzzle that is not solved, after one or of all; those before it come last.

        Where all are solved, the one behind it; None behind the last one, and after a player's own.
        """
        every = puzzles()
        if after is not None and after not in every:
            return None
        at = every.index(after) + 1 if after is not None else 0
        left = (puzzle for puzzle in (*every[at:], *every[: max(0, at - 1)]) if puzzle.id not in self.best)
        return next(left, every[at] if 0 < at < len(every) else None)


@record
class Found:
    """What was read, and what is said about it, None when all was well."""

    solved: Solved
    message: Words | None = None


def read_solved() -> Found:
    """Return which puzzles are solved; a damaged file is set aside."""
    return Found(*read_kept(Solved, FILE_NAME, set_aside=w.SET_ASIDE, not_read=w.NOT_READ))


def write_solved(solved: Solved) -> Words | None:
    """Write it in one step; return what to say where that cannot be."""
    return write_kept(solved, FILE_NAME, not_kept=w.NOT_KEPT)
