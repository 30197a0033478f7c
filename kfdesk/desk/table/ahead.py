"""Pictures of cards painted ahead, while the players think: a card that comes to the table is only put together."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from typing import Final

from PySide6.QtCore import QObject, QTimer

from kfdesk.desk.table.faces import TableFaces
from kfdesk.engine.views import CardView

PAUSE_MS: Final = 12
"""Time between two pictures: what the players do comes first."""


class PaintAhead(QObject):
    """Paints the pictures of a game's cards one by one, at the width and pixel ratio that `size` gives."""

    def __init__(self, faces: TableFaces, size: Callable[[], tuple[float, float] | None], parent: QObject) -> None:
        super().__init__(parent)
        self._faces, self._size = faces, size
        self._waiting: deque[CardView] = deque()
        self._timer = QTimer(self)
        self._timer.setInterval(PAUSE_MS)
        self._timer.timeout.connect(self._paint_one)

    def begin(self, cards: Iterable[CardView]) -> None:
        """Paint the pictures of these cards; those that still waited are forgotten."""
        self._waiting = deque(cards)
        self._timer.start()

    def _paint_one(self) -> None:
        size = self._size()
        if not self._waiting:
            self._timer.stop()
        elif size is not None:
            self._faces.paint_ahead(self._waiting.popleft(), *size)
