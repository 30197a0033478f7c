"""A page of the window that is filled anew each time it is shown, and whose content ends when another page comes."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QTimer
from PySide6.QtGui import QHideEvent
from PySide6.QtWidgets import QWidget

from kfdesk import collector
from kfdesk.desk.kit.layouts import down

TIDY_MS = 300
"""How long after its end the memory of what was shown is given back: the page that is shown next comes first."""


class PassingPage(QWidget):
    """Holds what is shown for a while; `end` is called when another page is shown, not when the window is minimized."""

    def __init__(self, end: Callable[[], None]) -> None:
        super().__init__()
        self._end = end
        self._box = down(on=self, margins=0)

    def put(self, page: QWidget) -> None:
        """Show this."""
        self._box.addWidget(page)
        page.show()

    def hideEvent(self, event: QHideEvent) -> None:
        """Let what was shown end."""
        super().hideEvent(event)
        if not event.spontaneous():
            self._end()
            QTimer.singleShot(TIDY_MS, self, collector.give_back)
