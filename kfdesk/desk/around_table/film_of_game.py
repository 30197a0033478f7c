"""The film of a recorded game, as the rooms that show one begin it."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from kfdesk.desk.features.desk import Desk

if TYPE_CHECKING:
    from kfdesk.match.film import Film
    from kfdesk.match.recorded_game import RecordedGame


def film_of(recording: RecordedGame, desk: Desk) -> Film | None:
    """Return the film of a game; None where somebody does not wait until its home-made cards are read.

    Raises `ValueError` for a game that cannot even begin in this version of the program.
    """
    from kfdesk.desk.card.read_first import read_first
    from kfdesk.match.film import Film

    if desk.controller.is_at_table(recording):  # also on disks that know no locks
        recording = replace(recording, at_table=True)
    return Film(recording) if read_first(recording.header.all_homemade, desk.frame) else None
