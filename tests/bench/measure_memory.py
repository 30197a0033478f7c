"""Measures how much memory the window takes over many games: each is played, watched as a film, then the shelf opened.

    python -m tests.bench.measure_memory [games]        (default: 50)

Every game is played to its end or to `MOST_DECISIONS`, with a choice in seven undone and made again, with beats and
both kinds of table by turns. Printed is what the process holds after each game, in MiB (Linux only), and at the end the
kinds of Python objects of which there are more than after the first `SETTLED` games. Nothing here fails.
"""

# ruff: noqa: E402
from __future__ import annotations

import gc
import os
import sys
import tempfile
from collections import Counter
from pathlib import Path
from random import Random
from time import monotonic

from kfdesk import collector

collector.keep_no_sources()  # before all else is imported, as the program does

from PySide6.QtTest import QTest

from kfdesk.desk.decks.feature import DeckFeature
from kfdesk.desk.film.feature import FilmFeature
from kfdesk.desk.kit.bounded import MIB, held_bytes
from kfdesk.desk.window.main_window import MainWindow
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


def held() -> tuple[float, float]:
    """Return the memory of this process that is in use, in MiB: all of it, and its own.

    The first counts pages of libraries as they lie on the disk, too, which every program with Qt shares and the system
    drops when it needs room.
    """
    pages = int(Path("/proc/self/statm").read_text().split()[1])
    rows = (line.split() for line in Path("/proc/self/smaps_rollup").read_text().splitlines()[1:])
    own = sum(int(row[1]) for row in rows if row[0] == "Anonymous:")
    return pages * os.sysconf("SC_PAGE_SIZE") / MIB, own / 1024


def said_held() -> str:
    """Return how much memory is in use, in words, and what pictures have of it."""
    return "{:.1f} MiB, {:.1f} its own, {:.1f} in pictures".format(*held(), held_bytes() / MIB)


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
    part = window.feature(FilmFeature)
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
    part = window.feature(DeckFeature)
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
        print(f"the window: {said_held()}")
        began: list[str] = []
        window.controller.game_began.connect(lambda: began.append(said_held()))
        for seed in range(1, games + 1):
            decisions = play(window, seed)
            ended = said_held()
            watch(window)
            look_at_shelf(window)
            if seed == SETTLED:
                before = kinds()
            said = f"began {began[-1]}; ended {ended}; after the shelf {said_held()}"
            print(f"game {seed:3}: {said}; {decisions} decisions, {monotonic() - begun:.0f} s", flush=True)
        for kind, more in (kinds() - before).most_common(MOST_KINDS) if before else ():
            print(f"{more:+9} {kind}")
        window.close()


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 50)
