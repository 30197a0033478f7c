"""Which puzzles are solved, which is next, and the ratings of player and puzzles: one small file in the data folder.

A damaged file is kept beside the new one under another name, and that is said.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Final

from pydantic import BaseModel, ConfigDict, Field

from kfdesk.desk.kit.model_file import read_kept, write_kept
from kfdesk.desk.puzzles import texts as w
from kfdesk.records import record
from kfdesk.teach.puzzles import Puzzle, puzzles
from kfdesk.teach.puzzles.found import FoundPuzzle, found_puzzles
from kfdesk.teach.puzzles.grading import first_rating
from kfdesk.teach.puzzles.rating import Rating, Result, rated
from kfdesk.text.words import Words

FILE_NAME: Final = "solved.json"
MOST_PUZZLES: Final = 5000

Id = Annotated[str, Field(max_length=300)]
"""The id of a puzzle that ships, or of a row of the player's own: longer than the name of any file."""


class Solved(BaseModel):
    """The fewest actions with which each puzzle was solved, and what the first attempts at rated ones came to."""

    model_config = ConfigDict(extra="allow", defer_build=True)
    """What a newer version writes stays."""

    best: Annotated[dict[Id, Annotated[int, Field(ge=0, le=10_000)]], Field(max_length=MOST_PUZZLES)] = {}

    rating: Rating = Rating()
    """The player's."""
    ratings: Annotated[dict[Id, Rating], Field(max_length=MOST_PUZZLES)] = {}
    """Those of all puzzles whose first attempt counted."""

    def rating_of(self, puzzle: Puzzle) -> Rating:
        """Return the rating of a puzzle that ships, as it stands for this player."""
        return self.ratings.get(puzzle.id) or first_rating(puzzle)

    def with_result(self, puzzle: Puzzle, *, won: bool) -> Solved:
        """Return it after an attempt: the first one at each puzzle changes both ratings, all others none.

        What was solved with a program that kept no ratings is not tried for the first time.
        """
        if puzzle.id in self.ratings or puzzle.id in self.best:
            return self
        other = first_rating(puzzle)
        mine = rated(self.rating, [Result(other, float(won))])
        theirs = rated(other, [Result(self.rating, float(not won))])
        return self.model_copy(update={"rating": mine, "ratings": {**self.ratings, puzzle.id: theirs}})

    def nearest(self, some: Sequence[Puzzle]) -> list[Puzzle]:
        """Return puzzles, those first that are not solved, and of them those first that are about as hard as it fits.

        A player is thought to solve what is rated like the player every second time.
        """

        def rank(puzzle: Puzzle) -> tuple[bool, float]:
            return puzzle.id in self.best, abs(self.rating_of(puzzle).rating - self.rating.rating)

        return sorted(some, key=rank)

    def with_solved(self, puzzle: str, acts: int) -> Solved:
        """Return it after a puzzle was solved with so many actions."""
        return self.model_copy(update={"best": {**self.best, puzzle: min(acts, self.best.get(puzzle, acts))}})

    def next_puzzle(self, after: Puzzle | None = None) -> Puzzle | None:
        """Return the next puzzle that is not solved, after one or of all; those before it come last.

        Where all are solved, the one behind it; None behind the last one, and after a player's own. After one that was
        found by search it is another such one, about as hard as it fits.
        """
        if isinstance(after, FoundPuzzle):
            left = (one for one in self.nearest(found_puzzles()) if one.id not in self.best and one.id != after.id)
            return next(left, None)
        every = puzzles()
        if after is not None and after not in every:
            return None
        at = every.index(after) + 1 if after is not None else 0
        behind = (puzzle for puzzle in (*every[at:], *every[: max(0, at - 1)]) if puzzle.id not in self.best)
        return next(behind, every[at] if 0 < at < len(every) else None)


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
