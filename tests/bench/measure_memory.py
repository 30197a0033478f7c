"""Measures how much memory the window takes over many games: each is played, watched as a film, then the shelf opened.

    python -m tests.bench.measure_memory [games]        (default: 50)

Every game is played to its end or to `MOST_DECISIONS`, with a choice in seven undone and made again, with beats and
both kinds of table by turns. Printed is what the process holds after each game, in MiB (Linux only), and at the end the
kinds of Python objects of which there are more than after the first `SETTLED` games. Nothing here fails.
"""

from __future__ import annotations

import gc
import os
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from time import monotonic

from PySide6.QtTest import QTest

from kfdesk import collector
from kfdesk.desk.decks.part import DeckPart
from kfdesk.desk.film.part import FilmPart
from kfdesk.desk.window import MainWindow
from kfdesk.engine.terms import PLAYERS
from tests.bench.measure_window import answer_of, make_window, painted, setup

MOST_DECISIONS = 600
UNDONE = 7
"""One choice in so many is undone and made again."""
FILM_STEPS = 12
"""At so many places a film is looked at."""
SETTLED = 5
"""After so many games all that is loaded late and kept for good is there."""
MOST_KINDS = 25
MIB = 1024 * 1024


def held() -> float:
    """Return the memory of this process that is in use, in MiB."""
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    return pages * os.sysconf("SC_PAGE_SIZE") / MIB


def play(window: MainWindow, seed: int) -> int:
    """Play a game and return how many decisions were made."""
    dice, controller = Random(seed), window.controller
    controller.new_game(setup(seed, open_table=seed % 2 == 0))
    painted()
    for number in range(MOST_DECISIONS):
        if controller.curtain_for is not None:
            controller.lift_curtain()
            painted()
        view = controller.view()
        if view is None or view.decision is None:
            return number
        controller.choose(answer_of(view.decision, dice))
        painted()
        if number % UNDONE == 0:
            controller.undo()
            painted()
            controller.redo()
            painted()
    controller.concede(PLAYERS[0])
    painted()
    return MOST_DECISIONS


def watch(window: MainWindow) -> None:
    """Watch the game that was played: some places of its film."""
    part = next(part for part in window._parts if isinstance(part, FilmPart))
    part.watch_present()
    page = part.page
    assert page is not None, "the game is over and was kept"
    page.curtain.dead_time_ms = 0
    while not page.film.whole:
        painted()
    for place in range(FILM_STEPS):
        page.projector.seek(place * len(page.film.moments) // FILM_STEPS)
        painted()
    window.show_start()
    painted()


def look_at_shelf(window: MainWindow) -> None:
    """Open the shelf, look for a card, and go back to the start page."""
    part = next(part for part in window._parts if isinstance(part, DeckPart))
    part.open()
    page = part.room.browse
    page.search.set_text("")
    while not page.found:
        QTest.qWait(10)
    page.search.set_text("house:dis anger")
    QTest.qWait(50)
    window.show_start()
    painted()


def kinds() -> Counter[str]:
    """Return how many Python objects of each kind there are."""
    gc.collect()
    return Counter(f"{type(found).__module__}.{type(found).__qualname__}" for found in gc.get_objects())


def main(games: int) -> None:
    """Play and print the figures."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["KFDESK_HOME"] = folder
        window = make_window(animation_speed=4.0, reduced_motion="off")
        collector.calm()
        before: Counter[str] = Counter()
        begun = monotonic()
        print(f"the window: {held():.1f} MiB")
        began: list[float] = []
        window.controller.game_began.connect(lambda: began.append(held()))
        for seed in range(1, games + 1):
            decisions = play(window, seed)
            watch(window)
            look_at_shelf(window)
            if seed == SETTLED:
                before = kinds()
            said = f"{began[-1]:7.1f} MiB when it began, {held():7.1f} MiB after the shelf"
            print(f"game {seed:3}: {said}; {decisions} decisions, {monotonic() - begun:.0f} s", flush=True)
        for kind, more in (kinds() - before).most_common(MOST_KINDS) if before else ():
            print(f"{more:+9} {kind}")
        window.close()


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 50)
