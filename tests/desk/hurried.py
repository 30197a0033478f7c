"""A hurried player at the window: begins a game of two sample decks and answers whatever is asked."""

from __future__ import annotations

from random import Random

from kfdesk.collection.files import sample_decks
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine.decks import Seat
from kfdesk.engine.terms import DecisionKind
from kfdesk.engine.views import TableView


def setup(*, seed: int = 7, open_table: bool = False) -> TableSetup:
    decks = [deck for _, deck in sample_decks()]
    return TableSetup((Seat("Ada", decks[0]), Seat("Bo", decks[1])), seed, 0, open_table)


def shown(window: MainWindow) -> TableView:
    view = window.controller.view()
    assert view is not None
    return view


def play(window: MainWindow, decisions: int, dice: Random | None = None) -> None:
    """Answer this many decisions as a hurried player: act while something can be played or used."""
    dice = dice or Random(5)
    for _ in range(decisions):
        window.controller.lift_curtain()
        decision = shown(window).decision
        if decision is None:
            return
        keys = decision.keys()
        if decision.kind is DecisionKind.MULLIGAN:
            window.controller.choose(("no",))
        elif decision.kind is DecisionKind.MAIN:
            lively = [key for key in keys if not key.startswith(("discard", "end-turn"))]
            window.controller.choose((dice.choice(lively or ["end-turn"]),))
        else:
            count = len(keys) if decision.kind is DecisionKind.ORDER else max(1, decision.min)
            window.controller.choose(tuple(dice.sample(keys, count)))


def play_until_curtain(window: MainWindow) -> None:
    play(window, 6)
    for _ in range(100):
        if window.controller.curtain_for is not None:
            return
        play(window, 1)
    raise AssertionError("no turn ended in a hundred decisions")
