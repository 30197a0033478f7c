"""Pictures of cards painted ahead, while the players think: a card that comes to the table is only put together."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QObject, QTimer

from kfdesk.desk.table.faces import TableFaces
from kfdesk.engine.views import CardView

PAUSE_MS: Final = 12
"""Time between two pictures, and after a decision: what the players do comes first."""


class PaintAhead(QObject):
    """Paints the pictures of a game's cards one by one, at the width and pixel ratio that `size` gives."""

    def __init__(self, faces: TableFaces, size: Callable[[], tuple[float, float] | None], parent: QObject) -> None:
        super().__init__(parent)
        self._faces, self._size = faces, size
        self._waiting: deque[CardView] = deque()
        self._timer = QTimer(self, singleShot=True, interval=PAUSE_MS)
        self._timer.timeout.connect(self._paint_one)

    @property
    def sleeps(self) -> bool:
        """True while nothing is to be painted: until `begin`, or until `wait` where cards wait for their size."""
        return not self._timer.isActive()

    @property
    def waiting(self) -> int:
        """How many cards wait for their pictures."""
        return len(self._waiting)

    def begin(self, cards: Iterable[CardView]) -> None:
        """Paint the pictures of these cards; those that still waited are forgotten."""
        self._waiting = deque(cards)
        self.wait()

    def wait(self) -> None:
        """Go on in a moment, if anything is left: the table has just changed and is to be painted first."""
        if self._waiting:
            self._timer.start()

    def _paint_one(self) -> None:
        size = self._size()
        if size is not None and self._waiting:  # without a card on the table, `wait` is called once there is one
            self._faces.paint_ahead(self._waiting.popleft(), *size)
            self.wait()
