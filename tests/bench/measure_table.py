"""Measures the table by hand: repaint, drag and present in milliseconds at several pixel ratios.

    python -m tests.bench.measure_table [ratio]

Nothing here fails on time: the figures are for people to read.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Callable

from PySide6.QtCore import QPoint
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication

from kfdesk import collector
from kfdesk.desk import app as desk_app
from kfdesk.desk.table.widget import TableWidget
from kfdesk.engine.rules import Verdict
from kfdesk.engine.terms import Zone
from kfdesk.engine.views import TableView
from tests.bench.clock import cpu_ms, interpreter, say_times
from tests.desk import mouse
from tests.desk.samples import asking, busy, main_decision

SIZE = (1920, 1080)


def full_view() -> TableView:
    """Return the table of the budget: 12 creatures a side with upgrades and counters, all of one's own usable."""
    view = busy(12, 7)
    mine = [card.handle for card in (*view.seats[0].battleline, *(view.seats[0].hand or ()))]
    options = ((f"fight:{h}" if i < 12 else f"play:{h}", "Use") for i, h in enumerate(mine))
    return asking(view, main_decision(*options))


def full_table() -> TableWidget:
    """Return a table of that size, shown and drawn once."""
    table = TableWidget(Verdict)
    table.set_speed(0)
    table.resize(*SIZE)
    table.show()
    table.present(full_view(), animate=False)
    table.grab()
    return table


class Repaint:
    """Draws the whole table into an image, as a screen would show it."""

    def __init__(self, table: TableWidget) -> None:
        ratio = table.devicePixelRatioF()
        self._table = table
        self._image = QImage(round(SIZE[0] * ratio), round(SIZE[1] * ratio), QImage.Format.Format_ARGB32_Premultiplied)
        self._image.setDevicePixelRatio(ratio)

    def __call__(self) -> None:
        painter = QPainter(self._image)
        self._table.viewport().render(painter, QPoint())
        painter.end()


class DragMoves:
    """Carries a hand creature round the table; each call is one move, from event to repaint."""

    def __init__(self, table: TableWidget) -> None:
        self._table = table
        hand = next(i for i in table.scene_.cards.values() if i.card.zone is Zone.HAND)
        self._start = (hand.x(), hand.y())
        mouse.carry(table, self._start, (self._start[0], self._start[1] - 60))
        self._count = 0

    def __call__(self) -> None:
        self._count += 1
        step = self._count
        at = (300 + (step * 37) % 1200, 500 + (step * 23) % 400)
        mouse.move(self._table, at, held=mouse.LEFT)
        QApplication.processEvents()

    def end(self) -> None:
        """Drop the card where it means nothing."""
        mouse.release(self._table, (5, 5))


def timed(call: Callable[[], None], times: int) -> list[float]:
    """Return how long each of so many calls kept the processor busy, in milliseconds."""
    return [cpu_ms(call) for _ in range(times)]


def main() -> None:
    """Print the figures."""
    if len(sys.argv) > 1:
        os.environ["QT_SCALE_FACTOR"] = sys.argv[1]
    app = desk_app.application()
    table = full_table()
    view = full_view()
    collector.calm()
    print(f"{SIZE[0]} × {SIZE[1]} at ratio {table.devicePixelRatioF()}, {len(table.scene_.cards)} cards")
    print(f"CPU ms; {interpreter()}")
    say_times("full repaint", timed(Repaint(table), 60), "8")
    moves = DragMoves(table)
    say_times("drag move", timed(moves, 300), "16 (p99)")
    moves.end()
    say_times("present", timed(lambda: table.present(view, animate=False), 60))
    app.processEvents()


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    main()
