"""The drills in their file: read when they are first wanted, written whole; one of a newer version is left alone."""

from __future__ import annotations

from typing import Final

from kfdesk.desk.drills import texts as w
from kfdesk.desk.kit.model_file import MOST_BYTES, read_kept, write_kept
from kfdesk.teach.drills.model import VERSION, Drills
from kfdesk.text.words import Words

FILE_NAME: Final = "drills.json"


class DrillFile:
    """What is kept, and whether it may be written."""

    def __init__(self) -> None:
        self.drills, self.message = read_kept(Drills, FILE_NAME, set_aside=w.SET_ASIDE, not_read=w.NOT_READ)
        self._is_newer = self.drills.version > VERSION
        if self._is_newer:
            self.message = w.NEWER

    def write(self, drills: Drills) -> Words | None:
        """Keep these; return what to say where that cannot be. What is too large loses what is due last."""
        while len(drills.model_dump_json(indent=1)) >= MOST_BYTES and drills.drills:
            last = max(drills.drills, key=lambda drill: drill.memory.due)
            drills = drills.model_copy(update={"drills": tuple(one for one in drills.drills if one is not last)})
        self.drills = drills
        return None if self._is_newer else write_kept(drills, FILE_NAME, not_kept=w.NOT_KEPT)
