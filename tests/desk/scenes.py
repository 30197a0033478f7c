"""Tables in mid-game in the program's window, for tests that need these cards and no others."""

from __future__ import annotations

from kfdesk.cards import library
from kfdesk.desk.layout.cards_in_view import every_card
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.window.main_window import MainWindow
from kfdesk.engine import Scenario, Side
from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import House, Step
from kfdesk.engine.views import TableView
from tests.desk.starts import setup


def begin(
    window: MainWindow,
    mine: Side,
    theirs: Side | None = None,
    *,
    house: House | None = House.BROBNAR,
    open_table: bool = False,
    turn: int = 5,
    step: Step = Step.MAIN,
) -> None:
    """Let Ada go on at this table, in her main step unless another is named.

    `Side`s are made by `tests.tables.side`.
    """
    assert library()
    scenario = Scenario(players=(mine, theirs or Side()), house=house, turn=turn, step=step)
    window.controller.new_game(TableSetup(setup().seats, 3, 0, open_table, scenario=scenario))
    window.controller.lift_curtain()


def view(window: MainWindow) -> TableView:
    """Return what is shown."""
    shown = window.controller.view()
    assert shown is not None
    return shown


def asked(window: MainWindow) -> Decision:
    """Return what is asked."""
    decision = view(window).decision
    assert decision is not None
    return decision


def handle(window: MainWindow, id_: str, nth: int = 0) -> str:
    """Return the handle of the `nth` card shown with this id in the facts table."""
    return [card.handle for card in every_card(view(window)) if card.face == id_][nth]


def middle(window: MainWindow, id_: str, nth: int = 0) -> tuple[float, float]:
    """Return where that card lies, in the coordinates of the table's viewport."""
    rect = window.table.card_rect(handle(window, id_, nth))
    assert rect is not None
    return rect.center
