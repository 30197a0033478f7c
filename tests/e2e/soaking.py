"""Whole games one after another at one window, and what each leaves behind: for the long soak and its test."""

from __future__ import annotations

import gc
import os
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from random import Random

from PySide6.QtCore import QCoreApplication, QDeadlineTimer, QEvent, QObject, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsItem
from shiboken6 import isValid

from kfdesk.collection.files import sample_decks
from kfdesk.desk.app import make_window
from kfdesk.desk.kit.settings import DeskSettings
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import Seat
from kfdesk.engine.terms import DecisionKind
from tests.engine.playing import random_keys

MOST_DECISIONS = 6000
"""A game of more decisions counts as stuck."""


@dataclass(frozen=True)
class Count:
    """What there is after a game: widgets, items of the table, objects below the window, memory in KiB."""

    widgets: int
    items: int
    objects: int
    memory: int
    decisions: int
    seconds: float
    """Of the processor's time."""


def memory() -> int:
    """Return the memory of this process that lies in RAM, in KiB; 0 where the system does not tell."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE") // 1024


def clear_away() -> None:
    """Have everything that is to be deleted deleted: without a running event loop Qt only notes it."""
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    QApplication.processEvents()


@dataclass
class Soaker:
    """Plays whole games at one window: answers by dice, taking back now and then, every curtain lifted."""

    window: MainWindow
    seed: int = 1
    undo_every: int = 120
    paint_every: int = 12
    """Decisions between two rounds of events, in which the window is drawn."""
    pause_ms: int = 0
    """How long the window is left to itself after each decision: it then draws, and does what it does in pauses."""
    counts: list[Count] = field(default_factory=list)

    @classmethod
    def begun(cls, seed: int = 1, *, keep: bool = False, pause_ms: int = 0) -> Soaker:
        """Return one with a window of its own, shown and without animation."""
        window = make_window(DeskSettings(animation_speed=0.0, theme="light"), keep=keep)
        window.prompt.dead_time_ms = window.curtain.dead_time_ms = 0
        window.resize(1280, 720)
        window.show()
        QApplication.processEvents()
        return cls(window, seed, pause_ms=pause_ms)

    def play(self, games: int) -> list[Count]:
        """Play so many whole games, and return what was counted after each so far."""
        for _ in range(games):
            self.counts.append(self._play_one(self.seed + len(self.counts)))
        return self.counts

    def _play_one(self, seed: int) -> Count:
        controller, dice = self.window.controller, Random(seed)
        decks = [deck for _, deck in sample_decks()]
        one, two = dice.sample(decks, 2)
        began, decisions = time.process_time(), 0
        controller.new_game(TableSetup((Seat("Ada", one), Seat("Bo", two)), seed, open_table=dice.random() < 0.2))
        while True:
            controller.lift_curtain()
            self.window.curtain.hide()
            view = controller.view()
            assert view is not None
            decision = view.decision
            if decision is None:
                assert view.winner is not None, "somebody must be asked until somebody has won"
                break
            self._look_about(dice)
            if dice.randrange(self.undo_every) == 0 and len(controller.journal) > 4:
                self._take_back(dice)
                continue
            # The end of a turn is one option among many: chosen by lot alone, turns would be short and tables empty.
            keys = random_keys(decision, dice)
            if decision.kind is DecisionKind.MAIN and keys == ("end-turn",) and len(decision.options) > 1:
                keys = random_keys(decision, dice)
            before = len(controller.journal)
            controller.choose(keys)
            assert len(controller.journal) > before
            decisions += 1
            assert decisions < MOST_DECISIONS, "the game is stuck"
            if self.pause_ms:
                QTest.qWait(self.pause_ms)
            elif decisions % self.paint_every == 0:
                QApplication.processEvents()
        return self.count(decisions, time.process_time() - began)

    def _look_about(self, dice: Random) -> None:
        """Now and then look at a card and into a pile, as people do."""
        window = self.window
        if dice.randrange(12) == 0 and window.table.scene_.cards:
            window.table.hovered.emit(dice.choice(sorted(window.table.scene_.cards)))
        if dice.randrange(50) == 0:
            place = dice.choice(sorted(window.table.scene_.piles))
            window.table.pile_clicked.emit(*place)
            QApplication.processEvents()
            window.overlays.viewer.close_pile()

    def _take_back(self, dice: Random) -> None:
        controller = self.window.controller
        for _ in range(dice.randrange(1, 4)):
            controller.undo()
        controller.lift_curtain()
        if dice.random() < 0.5:
            controller.redo()

    def count(self, decisions: int, seconds: float) -> Count:
        """Return what there is now."""
        clear_away()
        table = self.window.table
        return Count(
            widgets=len(QApplication.allWidgets()),
            items=len(table.scene_.items()),
            objects=len(self.window.findChildren(QObject)),
            memory=memory(),
            decisions=decisions,
            seconds=seconds,
        )

    def close(self) -> None:
        """Close the window."""
        self.window.close()
        clear_away()


def living() -> Counter[str]:
    """Return how many Qt objects and items there are that Python knows of, by kind, when nothing is due any more."""
    patience = QDeadlineTimer(3000)
    while _is_due() and not patience.hasExpired():
        QTest.qWait(20)
    gc.collect()
    known = [thing for thing in gc.get_objects() if isinstance(thing, QObject | QGraphicsItem)]
    return Counter(type(thing).__name__ for thing in known if isValid(thing))


def _is_due() -> bool:
    """Return whether a call is to come by itself: until then `QTimer.singleShot` keeps a timer that nobody owns."""
    timers = [thing for thing in gc.get_objects() if isinstance(thing, QTimer) and isValid(thing)]
    return any(timer.isSingleShot() and timer.parent() is None for timer in timers)
