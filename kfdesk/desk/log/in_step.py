"""Lets the log tell what happened as the beats that show it land: the lines do not run ahead of the table."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import QObject

from kfdesk.desk.animation.director import Director
from kfdesk.desk.beats.beat import Beat
from kfdesk.desk.log.pane import LogPane
from kfdesk.desk.play.controller import DeskController
from kfdesk.desk.play.table_log import LogPart, Reader
from kfdesk.engine.events import Event


class LogInStep(QObject):
    """Gives the log its lines: at once where no beats show what happened, else each with its beat.

    When beats are skipped, or another choice is made, the log tells everything.
    """

    def __init__(self, controller: DeskController, director: Director, log: LogPane, parent: QObject) -> None:
        super().__init__(parent)
        self._director, self._log = director, log
        self._held: LogPart | None = None
        """What the log does not show yet."""
        self._reader: Reader = "nobody"
        """Whose log is shown."""
        controller.view_changed.connect(self._on_view)
        director.beat_landed.connect(self._on_landed)
        director.ended.connect(self.tell_all)

    def take(self, part: LogPart) -> None:
        """Tell this part of the reader at the screen, as soon as it is clear whether beats show what it tells."""
        self._end_before(part)
        self._held = part

    def cover(self, part: LogPart) -> None:
        """Take the part of a log that the curtain covers."""
        self._end_before(part)
        self._reader = "nobody"
        self._log.take_covered(part)

    def tell_all(self) -> None:
        """Tell everything at once."""
        part, self._held = self._held, None
        if part is not None:
            self._tell(part)

    def _end_before(self, part: LogPart) -> None:
        """Tell what comes before this part; nothing where that is void, and its names may be those of another game."""
        if part.restarts:
            self._held = None
        else:
            self.tell_all()

    def _on_view(self, _view: object) -> None:
        """The director has begun to show what happened, or shows nothing of it."""
        part = self._held
        if part is None:
            return
        if part.restarts or not self._director.playing:
            self.tell_all()
        elif part.reader != self._reader:
            self._tell(replace(part, entries=()))

    def _on_landed(self, beat: Beat) -> None:
        """Tell what had happened when this beat was over."""
        part = self._held
        if part is None:
            return
        told, later = split(part, beat.upto)
        self._held = later
        if told.entries:
            self._tell(told)

    def _tell(self, part: LogPart) -> None:
        self._reader = part.reader
        self._log.take(part)


def split(part: LogPart, upto: int) -> tuple[LogPart, LogPart]:
    """Return what a part tells of the first `upto` events of the game, and the rest of it."""
    number, end = part.first, 0
    for at, entry in enumerate(part.entries, start=1):
        if isinstance(entry, Event):
            if number >= upto:
                break
            number += 1
            end = at
    told = replace(part, entries=part.entries[:end])
    return told, replace(part, entries=part.entries[end:], first=number, restarts=False)
