"""What the room knows of trials, and who asks the conductor: one for the whole program."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer, Signal

from kfdesk.desk.trials import texts as s
from kfdesk.text.words import Words
from kfdesk.trials.conductor import Conductor, Done, Job, Wrong
from kfdesk.trials.gate import May
from kfdesk.trials.jobs import Known, Look, Played
from kfdesk.trials.kept import usual_file

if TYPE_CHECKING:
    from kfdesk.trials.run import Told

IDLE_MS = 60_000
"""So long the process waits for another job before it goes, with its 90 MB."""
LOOK_MS = 120
"""So often it is looked whether something came from the conductor."""


class Keeper(QObject):
    """Asks for jobs, hears what comes of them, and keeps what is known of each player's games."""

    changed = Signal(str)
    """More is known of a player's games."""
    told = Signal(object)
    """What a job tells while it is done: see `kfdesk.trials.jobs`."""
    ended = Signal(object)
    """`Done` or `Wrong`."""
    waits_changed = Signal()

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.conductor = Conductor()
        self.known: dict[str, Known] = {}
        """What is known, by player."""
        self.jobs: list[Job] = []
        """What is being done, and what comes after it."""
        self.wrong: dict[str, Words] = {}
        """Why nothing is known, by player, where the file could not be read."""
        self._times: dict[str, int] = {}
        """When the file was written last as it was read, by player."""
        self.paused = self._at_table = False
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self.hear)
        self._rest = QTimer(self, singleShot=True, interval=IDLE_MS)
        self._rest.timeout.connect(self.conductor.close)

    @property
    def file(self) -> Path:
        """Where games are kept."""
        return usual_file()

    @property
    def at_table(self) -> bool:
        """Whether a game is at the table, which trials give way to."""
        return self._at_table

    @property
    def plays(self) -> bool:
        """Whether games are played now, or will be."""
        return any(job.workers for job in self.jobs)

    def ask(self, job: Job) -> None:
        """Let a job be done after those that were asked for."""
        if not self.jobs:
            self.paused = False
        self._rest.stop()
        self.jobs.append(job)
        self.conductor.ask(job)
        self._say_may()
        self._timer.start()

    def look(self, player: str) -> None:
        """Read what is known of a player's games, where that was not done yet, or the file was written since: another
        program may have played, or brought games in. A file that cannot be read is not read again as it is."""
        if self._times.get(player) == self._written():
            return
        played = bool(self.jobs)  # games that are played write it all the time
        if not self.reads(player) and (player not in self.known or not played):
            self._times[player] = self._written()
            self.ask(Look(self.file, player))

    def reads(self, player: str) -> bool:
        """Return whether what is known of a player's games is being read, or will be."""
        return any(isinstance(job, Look) and job.player == player for job in self.jobs)

    def _written(self) -> int:
        """Return when the file was written last, 0 where there is none."""
        try:
            return self.file.stat().st_mtime_ns
        except OSError:
            return 0

    def pause(self, paused: bool) -> None:
        """Begin no game until it is gone on with."""
        self.paused = paused
        self._say_may()

    def table_is_used(self, used: bool) -> None:
        """Begin no game while one is at the table."""
        if used != self._at_table:
            self._at_table = used
            self._say_may()

    def stop(self, kinds: type | tuple[type, ...]) -> bool:
        """End the first job of these kinds after the games that are being played, also before it begins; return whether
        there is one."""
        job = next((job for job in self.jobs if isinstance(job, kinds)), None)
        if job is not None:
            self.conductor.end(job)
            self._say_may()
        return job is not None

    def close(self) -> None:
        """End all at once: what is kept is kept."""
        self._timer.stop()
        self.jobs.clear()
        self.conductor.close()

    def _say_may(self) -> None:
        self.conductor.say(May.WAIT if self.paused or self._at_table else May.PLAY)
        self.waits_changed.emit()

    def hear(self) -> None:
        """Take what came since the last time."""
        try:
            for what in self.conductor.heard():
                self._take(what)
        except EOFError:
            jobs, self.jobs = self.jobs, []
            for job in jobs:
                self.ended.emit(Wrong(job, s.ENDED_OUTSIDE))
        if not self.jobs:
            self._timer.stop()
            self._rest.start()

    def _take(self, what: Told | object) -> None:
        if isinstance(what, Known):
            self._know(what)
        elif isinstance(what, Done | Wrong):
            self.jobs.remove(what.job)
            if isinstance(what, Wrong) and isinstance(what.job, Look):
                self.wrong[what.job.player] = what.words
            found = what.found if isinstance(what, Done) else None
            found = found.known if isinstance(found, Played) else found
            if isinstance(found, Known):
                self._know(found)
            self.ended.emit(what)
        else:
            self.told.emit(what)

    def _know(self, known: Known) -> None:
        player = known.table.player
        self.known[player] = known
        self.wrong.pop(player, None)
        self._times[player] = self._written()
        self.changed.emit(player)
