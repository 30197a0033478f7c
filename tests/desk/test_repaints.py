"""What the window does again for one decision: only what the decision changed. Counted, never timed."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt

from kfdesk.desk.intents import find_card
from kfdesk.desk.table.widget import TableWidget
from kfdesk.engine.views import TableView
from tests.desk.samples import busy


def with_amber(view: TableView, amber: int) -> TableView:
    """Return the table with so much Æmber in the pool of the first player."""
    one, two = view.seats
    return replace(view, seats=(replace(one, amber=amber), two))


def test_more_amber_draws_one_piece_of_one_panel(shown: TableWidget) -> None:
    view = busy(4)
    shown.present(view, animate=False)
    shown.grab()
    panels = shown.scene_.panels
    before = [panel.pieces.drawn for panel in panels]
    shown.present(with_amber(view, view.seats[0].amber + 1), animate=False)
    shown.grab()
    assert [panel.pieces.drawn for panel in panels] == [before[0] + 1, before[1]]
    shown.present(view, animate=False)
    shown.grab()
    assert [panel.pieces.drawn for panel in panels] == [before[0] + 1, before[1]], "the old number was kept"


def test_a_piece_pasted_looks_like_a_panel_drawn_afresh(shown: TableWidget) -> None:
    view = busy(4)
    for amber in (1, 2, 3):
        shown.present(with_amber(view, amber), animate=False)
        shown.grab()
    pasted = shown.grab().toImage()
    shown.scene_.redraw()
    assert shown.grab().toImage() == pasted


def test_nothing_is_painted_below_the_cloth(shown: TableWidget) -> None:
    assert shown.viewport().testAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)


def test_each_view_has_cards_of_its_own() -> None:
    view = busy(4)
    first = view.seats[0].battleline[0]
    assert find_card(view, first.handle) is first
    changed = with_amber(view, 9)
    assert find_card(changed, first.handle) is changed.seats[0].battleline[0]
    assert find_card(view, "c999") is None
