"""Measures decisions in the whole window: from an answer given to the window painted, over scripted games.

    python -m tests.bench.measure_window [ratio] [games]        (default: 1 4)

Each game is played once with closed hands (a curtain falls between the turns) and once on the open table. Times are
of the processor, in milliseconds. `painted` is all that comes before the picture with the new state stands: what the
game and the window do with the answer, what is laid out, and the painting. `with what follows at once` is that and
what the window does right after the picture stands, before it rests. The 99th
percentile of one game is its second slowest decision: it says little. What the window does ahead while the
players think is measured, too: it delays whoever chooses meanwhile. Nothing here fails on time.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections.abc import Callable, Iterator
from random import Random

from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from kfdesk import collector
from kfdesk.collection.files import sample_decks
from kfdesk.desk import app as desk_app
from kfdesk.desk.ceremonies.curtain import DEAD_TIME_MS
from kfdesk.desk.kit.idle import Rounds
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.decisions import Decision
from kfdesk.engine.decks import Seat
from kfdesk.engine.terms import DecisionKind
from tests.bench.clock import cpu_ms, interpreter, say_times

SIZE = (1920, 1080)
THOUGHT_MS = 100
"""How long the hurried player thinks about each decision; nobody is faster."""
MOST_DECISIONS = 1_500
SLOWEST = 6
"""So many of the slowest decisions are named."""
BUDGET = "8 / – / 30 / 100"

Times = dict[str, list[float]]


def make_window(**settings: object) -> MainWindow:
    """Return the real window, shown, with nothing that moves: a decision is painted once."""
    desk_app.application()
    window = desk_app.make_window(DeskSettings(**({"animation_speed": 0.0, "theme": "light"} | settings)))  # type: ignore[arg-type]
    window.prompt.dead_time_ms = window.curtain.dead_time_ms = 0
    window.resize(*SIZE)
    window.show()
    painted()
    return window


def setup(seed: int, *, open_table: bool) -> TableSetup:
    """Return a game of two decks that ship with the program."""
    decks = [deck for _, deck in sample_decks()]
    one, two = decks[seed % len(decks)], decks[(seed + 1) % len(decks)]
    return TableSetup((Seat("Ada", one), Seat("Bo", two)), seed, 0, open_table)


def pictured() -> None:
    """Let the window do what waits to be done until its picture stands, and nothing that comes after it."""
    QCoreApplication.sendPostedEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QCoreApplication.sendPostedEvents()


def painted() -> None:
    """Let the window do all that waits to be done, painting included."""
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()


def lifted(window: MainWindow) -> None:
    """Lift the curtain and let the window paint the table."""
    window.controller.lift_curtain()
    painted()


def answer_of(decision: Decision, dice: Random) -> tuple[str, ...]:
    """Return what a hurried player answers: acts while something can be played or used, then ends the turn."""
    keys = decision.keys()
    if decision.kind is DecisionKind.MULLIGAN:
        return ("no",)
    if decision.kind is DecisionKind.MAIN:
        lively = [key for key in keys if not key.startswith(("discard", "end-turn"))]
        return (dice.choice(lively or ["end-turn"]),)
    count = len(keys) if decision.kind is DecisionKind.ORDER else max(1, decision.min)
    return tuple(dice.sample(keys, count))


def decisions(window: MainWindow, dice: Random, lifts: list[float]) -> Iterator[Callable[[], None]]:
    """Yield what answers each decision of the game at the table and paints it; the curtain is lifted in between."""
    for _ in range(MOST_DECISIONS):
        if window.controller.curtain_for is not None:
            QTest.qWait(DEAD_TIME_MS)  # a curtain takes no click before
            lifts.append(cpu_ms(lambda: lifted(window)))
        view = window.controller.view()
        if view is None or view.decision is None:
            return
        keys = answer_of(view.decision, dice)

        def act(keys: tuple[str, ...] = keys) -> None:
            window.controller.choose(keys)
            pictured()

        QTest.qWait(THOUGHT_MS)  # not counted: what the window prepares meanwhile keeps nobody waiting
        yield act


def asked(window: MainWindow) -> str:
    """Return what is asked now: the kind of the decision, that the curtain is down, or that the game is over."""
    view = window.controller.view()
    if window.controller.curtain_for is not None:
        return "curtain"
    return view.decision.kind.value if view is not None and view.decision is not None else "over"


def measure(window: MainWindow, seed: int, times: Times, slow: list[tuple[float, str]], *, open_table: bool) -> None:
    """Play one game and gather its times, and what was asked before and after each decision."""
    name = "open table" if open_table else "closed hands"
    lifts = times.setdefault("closed hands: curtain lifted, painted", []) if not open_table else []
    window.controller.new_game(setup(seed, open_table=open_table))
    painted()
    answers = times.setdefault(f"{name}: answer given, painted", [])
    wholes = times.setdefault(f"{name}: with what follows at once", [])
    for number, act in enumerate(decisions(window, Random(seed), lifts)):
        before = asked(window)
        answers.append(cpu_ms(act))
        wholes.append(answers[-1] + cpu_ms(painted))
        slow.append((answers[-1], f"{name}, game {seed}, decision {number}: {before} to {asked(window)}"))


def time_idle_work(times: Times) -> None:
    """Measure from now on how long each piece of work done ahead keeps the window."""
    pieces = times.setdefault("done ahead, without a break", [])
    work = Rounds.work

    def timed(self: Rounds, until: float) -> None:
        pieces.append(cpu_ms(lambda: work(self, until)))

    Rounds.work = timed  # type: ignore[method-assign]


def main(games: int) -> None:
    """Play and print the figures."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["KFDESK_HOME"] = folder
        times: Times = {}
        slow: list[tuple[float, str]] = []
        time_idle_work(times)
        window = make_window()
        collector.calm()
        for seed in range(1, games + 1):
            measure(window, seed, times, slow, open_table=False)
            measure(window, seed, times, slow, open_table=True)
        print(f"{SIZE[0]} × {SIZE[1]} at ratio {window.devicePixelRatioF()}; CPU ms; {interpreter()}")
        for name, found in times.items():
            say_times(name, found, BUDGET if "answer" in name else "")
        for took, what in sorted(slow, reverse=True)[:SLOWEST]:
            print(f"{took:8.1f}  {what}")
        window.close()


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    if len(sys.argv) > 1:
        os.environ["QT_SCALE_FACTOR"] = sys.argv[1]
    main(int(sys.argv[2]) if len(sys.argv) > 2 else 4)
