"""Measures the deck shelf’s room by hand: a letter typed to the list painted, scrolling, arrow keys, the page of cards.

    python -m tests.bench.measure_deck_room [FOLDER | DECKS]

FOLDER is a program folder (`KFDESK_HOME`) with a shelf, DECKS the size of a shelf to be generated (default: 10,000).
Times are of the processor, in milliseconds, so that other work on the machine does not count. Nothing here fails.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kfdesk import collector
from kfdesk.collection.store import DeckStore
from kfdesk.desk import app as desk_app
from kfdesk.desk.allcards.feature import AllCardsFeature
from kfdesk.desk.decks.browse import BrowsePage
from kfdesk.desk.decks.feature import DeckFeature
from kfdesk.desk.decks.upkeep import AFTER_MS
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.window.main_window import MainWindow
from tests.bench.clock import cpu_ms, interpreter, say_times
from tests.bench.measure_shelf import decks, used

QUERIES = ("dust imp", "house:dis anger", "creatures>=16 is:playable", "zzz", "ember", "bait and switch")
UNKNOWN = ("quixottle", "grumkinsa", "brobnor", "xylophane")
"""Words that no deck has: each letter may make the search look for near words."""
STEPS = 100
TYPED_MS = 60
"""Time between two letters of a fast typist; what the room does meanwhile keeps nobody waiting."""
SIZE = (1920, 1080)
BUDGET = "– / – / 20"


def fill(count: int) -> None:
    """Put so many generated decks on the shelf of the program's folder."""
    store = DeckStore.open()
    keys: list[str] = []
    for batch in decks(1, count):
        keys += [record.key for record in batch]
        store.add(batch)
    used(store, keys)
    store.close()


def room_of(window: MainWindow) -> BrowsePage:
    """Enter the deck room of a window and return its page of decks."""
    window.resize(*SIZE)
    window.show()
    QApplication.processEvents()
    part = window.feature(DeckFeature)
    page = part.room.browse
    page.search.set_text("")  # what was looked for when the room was last left
    while not page.found:  # the shelf is opened beside the window's own work
        QTest.qWait(10)
    return page


def wait_for_upkeep(window: MainWindow) -> None:
    """Wait until the shelf has been looked after once: a thread does that, whose time would be counted as well."""
    upkeep = window.feature(DeckFeature).room.upkeep
    QTest.qWait(2 * AFTER_MS)
    while upkeep.work is not None:
        QTest.qWait(10)


def main(wanted: str) -> None:
    """Enter the room of the shelf in a folder, or of one generated for this, and measure it."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["KFDESK_HOME"] = folder if wanted.isdigit() else wanted
        if wanted.isdigit():
            fill(int(wanted))
        measure()


def measure() -> None:
    """Open the window, enter the room, measure typing, scrolling and walking."""
    desk_app.application()
    made: list[MainWindow] = []
    say_times("the window", [cpu_ms(lambda: made.append(desk_app.make_window(DeskSettings(theme="light"))))])
    collector.calm()
    pages: list[BrowsePage] = []
    say_times("the room entered first", [cpu_ms(lambda: pages.append(room_of(made[0])))])
    (page,) = pages
    wait_for_upkeep(made[0])
    print(f"{len(page.found)} decks; CPU ms; {interpreter()}")
    for view in ("table", "grid"):
        page.show_view(view)
        QTest.qWait(500)
        say_times(f"{view}: a letter typed", typing(page, QUERIES), BUDGET)
        say_times(f"{view}: a letter of a word nobody has", typing(page, UNKNOWN), BUDGET)
        measure_scrolling(page, view)
    page.show_view("table")
    page.focus_list()
    say_times("an arrow key", _repeated(lambda: QTest.keyClick(page.table, Qt.Key.Key_Down), page))
    say_times("the page of all cards opened", [cpu_ms(lambda: _open_cards(made[0]))], "300")
    made[0].close()


def _open_cards(window: MainWindow) -> None:
    window.feature(AllCardsFeature).open()
    QApplication.processEvents()
    window.repaint()


def typing(page: BrowsePage, queries: tuple[str, ...]) -> list[float]:
    """Return how long each letter takes from its key to the list repainted; a wait for a pause does not count."""
    times: list[float] = []
    for query in queries:
        page.search.set_text("")
        QTest.qWait(300)
        for letter in query:
            times.append(cpu_ms(lambda letter=letter: _typed(page, letter)))  # type: ignore[misc]
            QTest.qWait(TYPED_MS)
    page.search.set_text("")
    QTest.qWait(300)
    return times


def _typed(page: BrowsePage, letter: str) -> None:
    QTest.keyClicks(page.search.line, letter)
    _ = page.found
    page.view.viewport().repaint()


def measure_scrolling(page: BrowsePage, view: str) -> None:
    """Time steps of the wheel, and jumps through the whole list."""
    bar = page.view.verticalScrollBar()
    step = 3 if view == "table" else 90
    say_times(f"{view}: a step of the wheel", _repeated(lambda: bar.setValue(bar.value() + step), page))
    places = iter(range(STEPS))
    say_times(f"{view}: a jump", _repeated(lambda: bar.setValue(bar.maximum() * next(places) // STEPS), page))


def _repeated(does: Callable[[], object], page: BrowsePage) -> list[float]:
    return [cpu_ms(lambda: (does(), page.view.viewport().repaint())) for _ in range(STEPS)]


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    main(sys.argv[1] if len(sys.argv) > 1 else "10000")
