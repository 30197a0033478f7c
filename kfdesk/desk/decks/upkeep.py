"""What the shelf does for itself now and then, beside the window's own work: a look at the file, the daily copy."""

from __future__ import annotations

import logging

from PySide6.QtCore import QObject, QRunnable, QThreadPool, QTimer, Signal

from kfdesk.collection.store import DeckStore, StoreError

log = logging.getLogger("kfdesk")

AFTER_MS = 1500
"""It begins so long after the room was entered, when the first look at the decks is over."""
LONGEST_WAIT_MS = 4000


class _Work(QRunnable):
    class Signals(QObject):
        done = Signal()
        failed = Signal(object)

    def __init__(self, store: DeckStore) -> None:
        super().__init__()
        self.setAutoDelete(False)
        self._store = store
        self.signals = _Work.Signals()

    def run(self) -> None:
        """Do it."""
        try:
            self._store.maintain()
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
        self._work: _Work | None = None
        self._timer = QTimer(self, singleShot=True, interval=AFTER_MS)
        self._timer.timeout.connect(self._begin)

    def start(self, store: DeckStore) -> None:
        """Begin in a moment."""
        self._store = store
        self._timer.start()

    def stop(self) -> None:
        """The program ends: wait a little for what runs."""
        self._timer.stop()
        self._store = None
        self._pool.waitForDone(LONGEST_WAIT_MS)

    def _begin(self) -> None:
        if self._store is not None and self._work is None:
            self._work = _Work(self._store)
            self._work.signals.done.connect(self._on_done)
            self._work.signals.failed.connect(self._on_failed)
            self._pool.start(self._work)

    def _on_done(self) -> None:
        self._work = None
        if self._store is not None:
            self.done.emit()

    def _on_failed(self, error: StoreError) -> None:
        self._work = None
        if self._store is None:
            return
        if error.damaged:
            self.failed.emit(error)
        else:
            log.warning("upkeep of the deck shelf: %s", error.problem.en)
