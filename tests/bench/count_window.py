"""Counts what decisions make the window do: figures that no other work on the machine disturbs.

    python -m tests.bench.count_window [least] [seed]        (default: 15 1)

One game on the open table is played by the hurried player of `measure_window`. Printed are, for a decision on average,
the calls of Python and of Qt from Python, while the choice is made and while the window is painted; those functions
that are called `least` times or more; and the events that Qt sends to widgets. What Qt does by itself is not seen: two
counts say which of two versions does less in Python, not how much faster it is.
"""

from __future__ import annotations

import os
import sys
import tempfile
from collections import Counter
from random import Random
from statistics import median
from types import FrameType

from PySide6.QtCore import QCoreApplication, QEvent, QObject
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from kfdesk.desk.window.main_window import MainWindow
from tests.bench.measure_window import answer_of, make_window, painted, setup

CHOOSING, PAINTING = "while the choice is made", "while the window is painted"
THOUGHT_MS = 150
"""Enough for most that is done ahead."""


class Calls:
    """Counts calls, and what is called, in two phases of each decision."""

    def __init__(self) -> None:
        self.each: list[dict[str, int]] = []
        self.by_name: dict[str, Counter[str]] = {CHOOSING: Counter(), PAINTING: Counter()}
        self._phase = CHOOSING

    def begin(self, phase: str) -> None:
        """Count what follows in this phase of the decision."""
        self._phase = phase
        if phase == CHOOSING:
            self.each.append(dict.fromkeys(self.by_name, 0))
        sys.setprofile(self._note)

    def end(self) -> None:
        """Count no more."""
        sys.setprofile(None)

    def _note(self, frame: FrameType, event: str, called: object) -> None:
        if event == "call":
            name = f"{frame.f_code.co_filename.rpartition('kfdesk/')[2]}: {frame.f_code.co_qualname}"
        elif event == "c_call":
            name = str(getattr(called, "__qualname__", called))
        else:
            return
        self.each[-1][self._phase] += 1
        self.by_name[self._phase][name] += 1


class Events(QObject):
    """Counts the events that widgets are sent."""

    def __init__(self) -> None:
        super().__init__()
        self.counts: Counter[str] = Counter()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Count, and keep nobody from hearing of it."""
        if isinstance(watched, QWidget):
            self.counts[f"{event.type().name} of {type(watched).__name__} {watched.objectName()}".strip()] += 1
        return False


def play(window: MainWindow, seed: int, calls: Calls | None) -> int:
    """Play a game, counting calls where asked; return how many decisions there were."""
    window.controller.new_game(setup(seed, open_table=True))
    painted()
    dice, made = Random(seed), 0
    while (view := window.controller.view()) is not None and view.decision is not None:
        keys = answer_of(view.decision, dice)
        QTest.qWait(THOUGHT_MS)
        if calls is not None:
            calls.begin(CHOOSING)
        window.controller.choose(keys)
        if calls is not None:
            calls.begin(PAINTING)
        painted()
        if calls is not None:
            calls.end()
        made += 1
    return made


def main(least: float, seed: int) -> None:
    """Play twice, counting calls and then events, and print both."""
    with tempfile.TemporaryDirectory() as folder:
        os.environ["KFDESK_HOME"] = folder
        window, calls = make_window(), Calls()
        made = play(window, seed, calls)
        for phase, counts in calls.by_name.items():
            each = [found[phase] for found in calls.each]
            print(f"{phase}: median {median(each):.0f} calls, {sum(each) / made:.0f} on average ({made} decisions)")
            for name, count in counts.most_common():
                if count / made >= least:
                    print(f"{count / made:9.1f}  {name}")
        app, events = QApplication.instance(), Events()
        assert isinstance(app, QCoreApplication)
        app.installEventFilter(events)
        made = play(window, seed, None)
        app.removeEventFilter(events)
        print("events")
        for name, count in events.counts.most_common():
            if count / made >= least / 20:
                print(f"{count / made:9.2f}  {name}")
        window.close()


if __name__ == "__main__":
    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    main(float(sys.argv[1]) if len(sys.argv) > 1 else 15.0, int(sys.argv[2]) if len(sys.argv) > 2 else 1)
