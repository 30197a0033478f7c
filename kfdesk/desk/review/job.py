"""The work of a review, done in a process beside the window: see `kfdesk.trials.conductor`."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final

from kfdesk.desk.review.played import played_of
from kfdesk.engine.terms import Player
from kfdesk.match.film import Film
from kfdesk.match.recorded_game import read_recorded_game
from kfdesk.records import record
from kfdesk.teach.review.model import Review
from kfdesk.teach.review.moments import Effort, review
from kfdesk.trials.conductor import Tell
from kfdesk.trials.run import Crew

_NICENESS: Final = 19


@record
class ReviewGame:
    """Review the game kept in a file for one of its seats."""

    path: Path
    seat: Player
    effort: Effort = Effort()
    gives_way: bool = True
    """Whether its process is to give way to all others."""
    workers: int = 0

    def do(self, crew: Crew | None, tell: Tell) -> Review:
        """Tell the review each time that there is more of it; return the whole. Raises `ValueError`."""
        if self.gives_way and hasattr(os, "nice"):  # not on Windows
            os.nice(max(0, _NICENESS - os.nice(0)))
        recording = read_recorded_game(self.path)
        if not (recording.finished and recording.open_to_all):
            raise ValueError("the game is not over for good")
        film = Film(recording)
        while not film.build():
            pass
        found = Review(self.seat)
        for found in review(played_of(film), self.seat, recording.header.seed, self.effort):
            tell(found)
        return found
