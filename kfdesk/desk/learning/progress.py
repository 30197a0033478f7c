"""How far somebody has come with the lessons: one small file in the data folder.

A damaged file never stops anybody from learning: it is kept beside the new one under another name, and that is said.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from pydantic import AwareDatetime, BaseModel, ConfigDict, Field

from kfdesk.desk.kit.model_file import read_kept, write_kept
from kfdesk.text.words import Words

FILE_NAME = "lessons.json"
MOST_LESSONS = 500

Id = Annotated[str, Field(max_length=100)]
Entry = Annotated[str, Field(max_length=1000)]

TITLE = Words("Lessons")
SET_ASIDE = Words("What you have learned so far could not be read ({why}). The old file was kept as:\n{aside}")
NOT_READ = Words("What you have learned so far cannot be read ({why}). The file is:\n{aside}")
NOT_KEPT = Words("How far you have come with the lessons cannot be saved ({why}).")


class Begun(BaseModel):
    """A lesson that was left: the choices made in it."""

    model_config = ConfigDict(extra="ignore")

    when: AwareDatetime | None = None
    """When the last of them was made; None in a file of a version that did not keep it."""
    journal: Annotated[tuple[Entry, ...], Field(max_length=5000)] = ()


class Progress(BaseModel):
    """Which lessons are done, and where those stand that were begun."""

    model_config = ConfigDict(extra="allow")
    """What a newer version writes stays."""

    done: Annotated[tuple[Id, ...], Field(max_length=MOST_LESSONS)] = ()
    begun: Annotated[dict[Id, Begun], Field(max_length=MOST_LESSONS)] = {}

    def with_done(self, lesson: str) -> Progress:
        """Return the progress after a lesson was finished."""
        begun = {id_: left for id_, left in self.begun.items() if id_ != lesson}
        return self.model_copy(update={"done": (*(id_ for id_ in self.done if id_ != lesson), lesson), "begun": begun})

    def with_begun(self, lesson: str, left: Begun | None) -> Progress:
        """Return the progress while a lesson stands there; None: at its beginning."""
        begun = {id_: other for id_, other in self.begun.items() if id_ != lesson}
        return self.model_copy(update={"begun": begun | ({lesson: left} if left is not None else {})})


@dataclass(frozen=True, slots=True)
class Found:
    """The progress as it was read, and what is said about it, None when all was well."""

    progress: Progress
    message: Words | None = None


def read_progress() -> Found:
    """Return how far somebody has come; a damaged file is set aside."""
    return Found(*read_kept(Progress, FILE_NAME, set_aside=SET_ASIDE, not_read=NOT_READ))


def write_progress(progress: Progress) -> Words | None:
    """Write the progress in one step; return what to say where that cannot be."""
    return write_kept(progress, FILE_NAME, not_kept=NOT_KEPT)
