"""The one open deck shelf of the program: opened when a room first needs it or soon will, never at the start."""

from __future__ import annotations

import logging
from collections.abc import Callable
from threading import Lock, Thread
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kfdesk.collection.store import DeckStore

log = logging.getLogger("kfdesk")


def _of_the_user() -> DeckStore:
    from kfdesk.collection.samples import begin_with_samples  # SQLite waits until somebody looks at decks
    from kfdesk.collection.store import DeckStore

    store = DeckStore.open()
    begin_with_samples(store)
    return store


class OpenShelf:
    """Call it to get the shelf; every room of the program shares one. Raises `StoreError` as `DeckStore.open` does,
    and tries anew at the next call."""

    def __init__(self, opened: Callable[[], DeckStore] = _of_the_user) -> None:
        self._opened = opened
        self._store: DeckStore | None = None
        self._lock = Lock()
        self._ahead: Thread | None = None

    def __call__(self) -> DeckStore:
        """Return the shelf, opened; wait for whoever is just opening it."""
        with self._lock:
            if self._store is None:
                self._store = self._opened()
            return self._store

    def open_ahead(self) -> None:
        """Begin to open the shelf beside the window's own work, because it will be needed; at most once."""
        if self._store is None and self._ahead is None:
            self._ahead = Thread(target=self._open_ahead, name="deck shelf", daemon=True)
            self._ahead.start()

    def _open_ahead(self) -> None:
        from kfdesk.collection.store import StoreError

        try:
            self()
        except StoreError as error:  # whoever needs the shelf tries anew, and says what is wrong
            log.info("the deck shelf could not be opened ahead: %s", error.problem.en)

    @property
    def is_open(self) -> bool:
        """Tell whether somebody needed it already."""
        return self._store is not None

    def close(self) -> None:
        """Copy what changed to the day's backup, and let the file go."""
        if self._ahead is not None:
            self._ahead.join()
        with self._lock:
            store, self._store = self._store, None
        if store is None:
            return
        from kfdesk.collection.store import StoreError

        try:
            store.back_up_if_due()
        except StoreError as error:  # the program ends: the copy of before has to do
            log.warning("no copy of the deck shelf: %s", error.problem.en)
        store.close()
