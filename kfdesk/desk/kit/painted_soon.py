"""Pictures for long lists: painted when they are first seen, a few at a stretch, and the least seen forgotten."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import partial
from time import perf_counter
from typing import Final, Generic, SupportsInt, TypeVar

from PySide6.QtCore import QObject, QTimer, Signal
from PySide6.QtGui import QPixmap

from kfdesk.desk.kit.bounded import Bounded, size_of

AT_ONCE_SECONDS: Final = 0.012
"""Waiting pictures are painted so long at a stretch, so that scrolling stays smooth meanwhile."""
MOST_WAITING: Final = 80
"""Pictures asked for longer ago than so many others have been scrolled away."""

Wanted = TypeVar("Wanted", bound=Hashable)


class PaintedSoon(QObject, Generic[Wanted]):
    """Pictures by what they show, with all that `paint` needs to know of them."""

    painted_some = Signal()
    """Pictures that a list asked for with `soon` are there now."""

    def __init__(self, paint: Callable[[Wanted], QPixmap], limit: SupportsInt, parent: QObject | None = None) -> None:
        """`limit` is the memory for pictures, in bytes."""
        super().__init__(parent)
        self.kept: Bounded[Wanted, QPixmap] = Bounded(size_of, most_bytes=limit)
        self._paint = paint
        self._waiting: OrderedDict[Wanted, None] = OrderedDict()
        self._timer = QTimer(self, singleShot=True, interval=0)
        self._timer.timeout.connect(self._paint_waiting)

    def now(self, wanted: Wanted) -> QPixmap:
        """Return a picture."""
        return self.kept.made_once(wanted, partial(self._paint, wanted))

    def soon(self, wanted: Wanted) -> QPixmap | None:
        """Return a picture if it was painted already; else it will be, and `painted_some` is emitted then."""
        held = self.kept.find(wanted)
        if held is not None:
            return held
        self._waiting[wanted] = None
        self._waiting.move_to_end(wanted)
        while len(self._waiting) > MOST_WAITING:
            self._waiting.popitem(last=False)
        if not self._timer.isActive():
            self._timer.start()
        return None

    @property
    def waits(self) -> bool:
        """Whether pictures that were asked for are still to be painted."""
        return bool(self._waiting)

    def _paint_waiting(self) -> None:
        until = perf_counter() + AT_ONCE_SECONDS
        while self._waiting:
            wanted, _ = self._waiting.popitem(last=False)
            self.now(wanted)
            if perf_counter() >= until:
                break
        if self._waiting:
            self._timer.start()
        self.painted_some.emit()
