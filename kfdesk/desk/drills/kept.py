"""The drills in their file: read when they are first wanted, written whole; one of a newer version is left alone."""

from __future__ import annotations

from typing import Annotated, Final

from pydantic import BaseModel, Field

from kfdesk.desk.drills import texts as w
from kfdesk.desk.kit.model_file import MOST_BYTES, read_kept, write_kept
from kfdesk.disk import content_of, data_folder
from kfdesk.teach.drills.model import VERSION, Drills
from kfdesk.text.words import Words

FILE_NAME: Final = "drills.json"


class DrillFile:
    """What is kept, and whether it may be written."""

    def __init__(self) -> None:
        self.drills: Drills
        self.message: Words | None
        """What is to be said of the file."""
        newer = _newer()
        self._is_newer = newer is not None
        if newer is not None:
            self.drills, self.message = newer, w.NEWER
        else:
            self.drills, self.message = read_kept(Drills, FILE_NAME, set_aside=w.SET_ASIDE, not_read=w.NOT_READ)

    def write(self, drills: Drills) -> Words | None:
        """Keep these; return what to say where that cannot be. What is too large loses what is due last."""
        while len(drills.model_dump_json(indent=1).encode()) >= MOST_BYTES and drills.drills:
            last = max(drills.drills, key=lambda drill: drill.memory.due)
            drills = drills.model_copy(update={"drills": tuple(one for one in drills.drills if one is not last)})
        self.drills = drills
        return None if self._is_newer else write_kept(drills, FILE_NAME, not_kept=w.NOT_KEPT)


class _Newer(BaseModel):
    """What every version of the file says."""

    version: Annotated[int, Field(gt=VERSION)]


def _newer() -> Drills | None:
    """Return the drills of a file of a newer version, none where this one does not understand them; None for others."""
    try:
        content = content_of(data_folder() / FILE_NAME, MOST_BYTES)
        found = _Newer.model_validate_json(content)
    except (OSError, ValueError):
        return None
    try:
        return Drills.model_validate_json(content)
    except ValueError:
        return Drills(version=found.version)
