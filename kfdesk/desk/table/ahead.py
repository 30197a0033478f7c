"""Pictures of cards painted ahead, while the players think: a card that comes to the table is only put together."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QObject, QTimer

from kfdesk.engine.views import CardView

QUIET_MS: Final = 40
"""Time after a decision before anything is painted ahead: its own painting comes first, on a slow machine too."""
PAUSE_MS: Final = 4
"""Time between two pictures: what the players do comes first."""


class PaintAhead(QObject):
    """Paints cards one by one with `paint`, which returns False while it cannot say yet how large they will be."""

    def __init__(self, paint: Callable[[CardView], bool], parent: QObject) -> None:
        super().__init__(parent)
        self._paint = paint
        self._waiting: deque[CardView] = deque()
        self._timer = QTimer(self, singleShot=True)
        self._timer.timeout.connect(self._paint_one)

    @property
    def sleeps(self) -> bool:
        """True while nothing is to be painted: until `begin`, or until `wait` where cards wait for their size."""
        return not self._timer.isActive()

    @property
    def waiting(self) -> int:
        """How many cards wait to be painted."""
        return len(self._waiting)

    def begin(self, cards: Iterable[CardView]) -> None:
        """Paint these cards; those that still waited are forgotten."""
        self._waiting = deque(cards)
        self.wait()

    def wait(self) -> None:
        """Go on in a moment, if anything is left: the table has just changed and is to be painted first."""
        if self._waiting:
            self._timer.start(QUIET_MS)

    def _paint_one(self) -> None:
        if self._waiting and self._paint(self._waiting[0]):
            self._waiting.popleft()
            if self._waiting:
                self._timer.start(PAUSE_MS)
