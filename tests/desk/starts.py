"""The program started again and again over one folder of games: for tests of what is kept."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QMessageBox

from kfdesk import resources
from kfdesk.collection.files import load_deck
from kfdesk.desk.kit.idle import Rounds
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.decks import Seat
from kfdesk.engine.terms import DecisionKind
from kfdesk.match.autosave import games_folder
from kfdesk.match.game_library import newest
from tests.windows import close_window, open_window

LEFT = Qt.MouseButton.LeftButton


class Desk:
    """Opens windows one after another, as one starts the program again."""

    def __init__(self, qtbot: Any) -> None:
        self.qtbot = qtbot
        self.window: MainWindow | None = None

    def open(self, **settings: Any) -> MainWindow:
        """Start the program; the window before is closed."""
        self.close()
        window = self.window = open_window(self.qtbot, **settings)
        return window

    def close(self) -> None:
        """Close the window."""
        if self.window is not None:
            close_window(self.window)


def setup(names: tuple[str, str] = ("Ada", "Bo"), *, open_table: bool = False) -> TableSetup:
    """Return a game of two starter decks."""
    files = ("miss-onyx-censorius.json", "radiant-argus-the-supreme.json")
    one, two = (Seat(name, load_deck(resources.decks() / file)) for name, file in zip(names, files, strict=True))
    return TableSetup((one, two), 7, 0, open_table)


def play(window: MainWindow, decisions: int) -> None:
    """Make this many choices by dice."""
    dice = Random(5)
    for _ in range(decisions):
        window.controller.lift_curtain()
        choose_by_dice(window, dice)


def choose_by_dice(window: MainWindow, dice: Random) -> None:
    """Choose at random in the open decision; in the main step play or use something while that is possible."""
    view = window.controller.view()
    decision = view.decision if view is not None else None
    assert decision is not None
    keys = decision.keys()
    lively = [key for key in keys if not key.startswith(("discard", "end-turn"))] or ["end-turn"]
    main = decision.kind is DecisionKind.MAIN
    count = len(keys) if decision.kind is DecisionKind.ORDER else max(1, decision.min)
    window.controller.choose((dice.choice(lively),) if main else tuple(dice.sample(keys, count)))


@contextmanager
def unseen(window: MainWindow) -> Iterator[None]:
    """Let the window see nothing of what is played meanwhile, only where the game stands in the end."""
    controller = window.controller
    controller.blockSignals(True)
    try:
        yield
    finally:
        controller.blockSignals(False)
    controller._log.restart()
    controller._publish()


def journals() -> list[Path]:
    """Return the kept games, last written last."""
    return newest(games_folder())[::-1]


def boxes(window: MainWindow) -> list[str]:
    """Return what the messages on the screen say, and close them."""
    found = [box.text() for box in window.findChildren(QMessageBox) if box.isVisible()]
    for box in window.findChildren(QMessageBox):
        box.close()
    return found


def in_slices(done: list[str], monkeypatch: Any) -> list[list[str]]:
    """Return a list that will tell what was added to `done` each time that works ahead went on, until Qt had a turn."""
    slices: list[list[str]] = []
    work = Rounds.work

    def watched(rounds: Rounds, until: float) -> None:
        before = len(done)
        work(rounds, until)
        slices.append(done[before:])

    monkeypatch.setattr(Rounds, "work", watched)
    return slices
