"""Has reviews worked out in a process beside the window, one at a time."""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QObject, QTimer, Signal

from kfdesk.desk.review import texts as w
from kfdesk.desk.review.job import ReviewGame
from kfdesk.teach.review.model import Review
from kfdesk.trials.conductor import Conductor, Done, Wrong

LOOK_MS: Final = 120
"""So often it is looked whether something came from the process."""


class Asker(QObject):
    """Asks for a review and hears of it piece by piece."""

    grown = Signal(object)
    """A `Review`, with more than before; the last one is whole."""
    failed = Signal(object)
    """`Words` that say why nothing more comes."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._conductor = Conductor()
        self._job: ReviewGame | None = None
        self._timer = QTimer(self, interval=LOOK_MS)
        self._timer.timeout.connect(self.hear)

    @property
    def job(self) -> ReviewGame | None:
        """What is being worked out."""
        return self._job

    def ask(self, job: ReviewGame) -> None:
        """Begin this review; one that is being worked out is given up."""
        self.stop()
        self._job = job
        self._conductor.ask(job)
        self._timer.start()

    def stop(self) -> None:
        """Give up what is being worked out, at once."""
        self._timer.stop()
        self._job = None
        self._conductor.close()

    def hear(self) -> None:
        """Take what came since the last time."""
        latest: Review | None = None
        try:
            for what in self._conductor.heard():
                if isinstance(what, Wrong):
                    self.stop()
                    self.failed.emit(what.words)
                    return
                found = what.found if isinstance(what, Done) else what
                latest = found if isinstance(found, Review) else latest
                if isinstance(what, Done):
                    self.stop()
        except EOFError:
            self.stop()
            self.failed.emit(w.ENDED_OUTSIDE)
            return
        if latest is not None:
            self.grown.emit(latest)
