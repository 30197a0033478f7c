"""Measures the deck shelf's room by hand: a letter typed to the list repainted, scrolling, walking by arrow keys.

    python -m tests.bench.measure_deck_room FOLDER

FOLDER is a program folder (`KFDESK_HOME`) with a shelf, such as one filled by `tests.bench.measure_shelf`. Times
are of the processor, in milliseconds, so that other work on the machine does not count. Nothing here fails.
"""

from __future__ import annotations

import os
import statistics
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from time import process_time

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kfdesk.desk import app as desk_app
from kfdesk.desk.decks.browse import BrowsePage
from kfdesk.desk.decks.part import DeckPart
from kfdesk.desk.settings import DeskSettings

QUERIES = ("dust imp", "house:dis anger", "creatures>=16 is:playable", "zzz")
STEPS = 100
SIZE = (1920, 1080)


class Clock:
    """Gathers times under a name and prints them."""

    def __init__(self) -> None:
        self._times: list[float] = []

    @contextmanager
    def running(self) -> Iterator[None]:
        """Time what is done inside."""
        start = process_time()
        yield
        self._times.append((process_time() - start) * 1000)

    def say(self, name: str) -> None:
        """Print median, 99th percentile and most, and begin anew."""
        times = sorted(self._times)
        last = times[round((len(times) - 1) * 0.99)]
        print(f"{name}: median {statistics.median(times):.1f} ms, p99 {last:.1f}, most {times[-1]:.1f}")
        self._times = []


def main(folder: str) -> None:
    """Enter the room of the shelf in `folder` and measure it."""
    os.environ["KFDESK_HOME"] = folder
    desk_app.application()
    clock = Clock()
    with clock.running():
        window = desk_app.make_window(DeskSettings(theme="light"))
        window.resize(*SIZE)
        window.show()
        QApplication.processEvents()
    clock.say("the window")
    part = next(part for part in window._parts if isinstance(part, DeckPart))
    with clock.running():
        page = part.room.browse
        QApplication.processEvents()
    clock.say("the room entered first")
    print(f"{len(page.found)} decks")
    for view in ("table", "grid"):
        page.show_view("grid" if view == "grid" else "table")
        QTest.qWait(500)
        measure_typing(page, clock, view)
        measure_scrolling(page, clock, view)
    page.show_view("table")
    page.focus_list()
    _repeat(clock, lambda: QTest.keyClick(page.table, Qt.Key.Key_Down), page)
    clock.say("an arrow key")
    window.close()


def measure_typing(page: BrowsePage, clock: Clock, view: str) -> None:
    """Time each letter from its key to the list repainted; where typing would be waited for, without the wait."""
    for query in QUERIES:
        page.search.set_text("")
        QTest.qWait(300)
        for letter in query:
            with clock.running():
                QTest.keyClicks(page.search.line, letter)
                _ = page.found
                page.view.viewport().repaint()
            QTest.qWait(5)
        clock.say(f"{view}: a letter of {query!r}")
    page.search.set_text("")


def measure_scrolling(page: BrowsePage, clock: Clock, view: str) -> None:
    """Time steps of the wheel, and jumps through the whole list."""
    bar = page.view.verticalScrollBar()
    step = 3 if view == "table" else 90
    _repeat(clock, lambda: bar.setValue(bar.value() + step), page)
    clock.say(f"{view}: a step of the wheel")
    places = iter(range(STEPS))
    _repeat(clock, lambda: bar.setValue(bar.maximum() * next(places) // STEPS), page)
    clock.say(f"{view}: a jump")


def _repeat(clock: Clock, does: Callable[[], object], page: BrowsePage) -> None:
    for _ in range(STEPS):
        with clock.running():
            does()
            page.view.viewport().repaint()


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    main(sys.argv[1])
