"""A new shelf with the decks that ship with the program, made once for all tests of a process.

To read these decks and to work out their figures takes as long as to make a window, and each test that looks at decks
has a new shelf.
"""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Lock
from unittest.mock import patch

from kfdesk.collection import samples
from kfdesk.collection.store import DeckStore

_begin = samples.begin_with_samples


@contextmanager
def worked_out_once() -> Iterator[None]:
    """Let shelves that the program begins get their first decks from one that has them."""
    with (
        TemporaryDirectory(prefix="first-decks-") as folder,
        patch.object(samples, "begin_with_samples", _FirstDecks(Path(folder))),
    ):
        yield


class _FirstDecks:
    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._file: Path | None = None
        self._lock = Lock()

    def __call__(self, store: DeckStore) -> int:
        """Put the sample decks onto a shelf that nobody ever wrote to; return how many."""
        if store.changes() or store.count() or store.count(trash=True):
            return 0
        with self._lock:
            if self._file is None:
                self._file = self._made()
        with closing(sqlite3.connect(self._file)) as made, closing(sqlite3.connect(store.path)) as shelf:
            made.backup(shelf)
        return store.count()

    def _made(self) -> Path:
        store = DeckStore.open(self._folder)
        _begin(store)
        store.close()
        return store.path
