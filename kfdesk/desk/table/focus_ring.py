"""The keyboard's place on the table: a ring that walks from place to place and stays with its card."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from PySide6.QtCore import Qt

from kfdesk.desk.table.focus_order import Stop, same_place, step
from kfdesk.desk.table.items import Brushes, RingItem

ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
"""The step, in columns and rows, that each arrow key takes."""


class FocusRing:
    """Where the keyboard is. A hidden ring remembers its place: the next arrow key shows it there again."""

    def __init__(self, brushes: Brushes) -> None:
        self.item = RingItem(brushes)
        self._stop: Stop | None = None

    @property
    def visible(self) -> bool:
        """True while the ring shows."""
        return self.item.isVisible()

    @property
    def stop(self) -> Stop | None:
        """The place in the ring, None while it is hidden."""
        return self._stop if self.visible else None

    def forget(self) -> None:
        """Hide, and begin where the keyboard always begins: what the table shows is another game's."""
        self._stop = None
        self.item.hide()

    def hide(self) -> None:
        """Take the ring away: the mouse has taken over."""
        self.item.hide()

    def walk(self, rows: Sequence[Sequence[Stop]], dx: int, dy: int) -> Stop | None:
        """Take one step and return where that leads; a hidden ring first shows where it was."""
        hidden_at = None if self.visible else same_place(rows, self._stop)
        self._stop = hidden_at or step(rows, self._stop if self.visible else None, dx, dy)
        if self._stop is not None:
            self.item.show_around(self._stop.place)
        return self._stop

    def keep(self, rows: Callable[[], Sequence[Sequence[Stop]]]) -> None:
        """Stay around the same card after the table changed, or hide; `rows` is asked only where the ring shows."""
        if not self.visible:
            return
        self._stop = same_place(rows(), self._stop)
        if self._stop is None:
            self.item.hide()
        else:
            self.item.show_around(self._stop.place)
