"""What the shelf does for itself now and then, beside the window's own work: a look at the file, the daily copy."""

from __future__ import annotations

import logging
from threading import Semaphore

from PySide6.QtCore import QObject, QRunnable, QThreadPool, QTimer, Signal

from kfdesk.collection.store import DeckStore, StoreError

log = logging.getLogger("kfdesk")

AFTER_MS = 1500
"""It begins so long after the room was entered, when the first look at the decks is over."""
LONGEST_WAIT_MS = 4000
TURN_MS = 4
"""So long the window has for itself before the next deck is worked out: two threads of Python hinder each other."""
QUIET_MS = 600
"""So long it has after a letter was typed."""


class Turns:
    """Turns that the window gives to a worker, each for one piece of work; while it is busy itself, it gives none."""

    def __init__(self) -> None:
        self._given = Semaphore(0)
        self._wanted = self._ended = False

    def wait(self) -> bool:
        """Wait, in the worker, for the next turn; return False when there will be none."""
        self._wanted = True
        self._given.acquire()
        return not self._ended

    def give(self) -> None:
        """Let the worker do one piece, if it waits for that."""
        if self._wanted:
            self._wanted = False
            self._given.release()

    def end(self) -> None:
        """Give no more turns."""
        self._ended = True
        self._given.release()


class _Work(QRunnable):
    class Signals(QObject):
        done = Signal()
        failed = Signal(object)

    def __init__(self, store: DeckStore) -> None:
        super().__init__()
        self.setAutoDelete(False)
        self.store = store
        self.turns = Turns()
        self.signals = _Work.Signals()

    def run(self) -> None:
        """Do it."""
        try:
            self.store.maintain(before_each=self.turns.wait)
        except StoreError as error:
            self.signals.failed.emit(error)
        else:
            self.signals.done.emit()


class Upkeep(QObject):
    """Runs the shelf's upkeep once after it was opened. `failed` carries a `StoreError` of a damaged file."""

    done = Signal()
    failed = Signal(object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._pool = QThreadPool(self)
        self._pool.setMaxThreadCount(1)
        self._store: DeckStore | None = None
        self.work: _Work | None = None
        """What is under way, on a thread of its own."""
        self._again = False
        """Whether it is to run once more when it is done."""
        self.timer = QTimer(self, singleShot=True, interval=AFTER_MS)
        """Runs from `start` until the work begins."""
        self.timer.timeout.connect(self.begin)
        self.turns = QTimer(self)
        """Gives the work a turn each time it runs out: rarely while somebody types."""
        self.turns.timeout.connect(self._give_turn)

    def start(self, store: DeckStore) -> None:
        """Begin in a moment, or once more when what runs is done."""
        self._store = store
        self.timer.start()

    def stop(self) -> None:
        """The program ends: wait a little for what runs."""
        self.timer.stop()
        self.turns.stop()
        self._store, self._again = None, False
        if self.work is not None:
            self.work.turns.end()
        self._pool.waitForDone(LONGEST_WAIT_MS)

    def begin(self) -> None:
        """Begin to work, or note that it is to be done once more."""
        if self.work is not None:
            self._again = True
        elif self._store is not None:
            self._again = False
            self.work = _Work(self._store)
            self.work.signals.done.connect(self._on_done)
            self.work.signals.failed.connect(self._on_failed)
            self._pool.start(self.work)
            self.turns.start(TURN_MS)

    def give_way(self) -> None:
        """Let nothing be worked out for a moment: somebody types."""
        if self.turns.isActive():
            self.turns.start(QUIET_MS)

    def _give_turn(self) -> None:
        if self.turns.interval() != TURN_MS:
            self.turns.start(TURN_MS)
        if self.work is not None:
            self.work.turns.give()

    def _on_done(self) -> None:
        if self._ended():
            self.done.emit()

    def _on_failed(self, error: StoreError) -> None:
        if not self._ended():
            return
        if error.damaged:
            self.failed.emit(error)
        else:
            log.warning("upkeep of the deck shelf: %s", error.problem.en)

    def _ended(self) -> bool:
        """Let the work go that has ended; return whether it was about the shelf that is open now."""
        work, self.work = self.work, None
        self.turns.stop()
        if self._again:
            self.timer.start()
        return work is not None and work.store is self._store
