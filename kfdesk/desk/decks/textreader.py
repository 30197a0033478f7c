"""Reads what the cards say on a thread, so that the search field stays quick."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from kfdesk.collection.saying import read_texts
from kfdesk.desk.kit.asked_thread import AskedThread


class TextReader(AskedThread):
    """Reads the rules texts of all cards once, a second or two of work; see `kfdesk.collection.saying`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("card texts", 0, parent)

    def read(self, then: Callable[[], None]) -> None:
        """Call `then`, on the window's thread, when all texts are read; in vain while it reads already."""
        if not self.busy:
            self._begin(read_texts, lambda _: then())
