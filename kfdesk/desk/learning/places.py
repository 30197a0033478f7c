"""Where one clicks to make a choice: on a card, a line of its menu, a gap of a battleline, or a button."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import QWidget

from kfdesk.desk.layout.table_layout import Rect
from kfdesk.desk.prompt.offering import SILENT_KEYS
from kfdesk.desk.prompt.panels import KEY_ROLE, CardsPanel, ListPanel, OrderPanel
from kfdesk.desk.table.focus_order import StopKind
from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import DecisionKind

if TYPE_CHECKING:
    from kfdesk.desk.around_table.table_page import TablePage


class Place(NamedTuple):
    """What is to be clicked, in pixels of the table's page; `from_side` where an arrow has room only at its left."""

    rect: QRect
    from_side: bool = False


def places(page: TablePage, keys: Sequence[str]) -> list[Place]:
    """Return where whoever is asked now clicks next to choose one of these options, the best place first.

    Where several cards are to be picked, those that are picked already are left out; then the button that confirms.
    """
    decision = page.prompt.decision
    if decision is None or not keys:
        return []
    left = [key for key in keys if key not in page.prompt.picks]
    if decision.max > 1 and decision.kind is not DecisionKind.ORDER:
        left = left[: max(max(decision.min, 1) - len(page.prompt.picks), 0)] or ["done"]
    return list(dict.fromkeys(_found(page, decision, left)))


def _found(page: TablePage, decision: Decision, keys: Sequence[str]) -> Iterator[Place]:
    prompt = page.prompt
    if isinstance(prompt.panel, OrderPanel):
        yield Place(_of(prompt.panel.keep, page))
        return
    cards = {option.key: option.card for option in decision.options}
    for key in keys:
        by_click = decision.kind is not DecisionKind.MAIN or key.partition(":")[0] in SILENT_KEYS
        on_panel = _on_menu(page, key) or _on_panel(page, key, cards.get(key))
        on_table = _on_table(page, key, cards.get(key)) if by_click and on_panel is None else None
        on_bar = _on_buttons(page, key)
        yield from filter(None, (on_panel, on_table, on_bar))


def _on_menu(page: TablePage, key: str) -> Place | None:
    """Return the line of the open menu of a card."""
    menu = page.table.menu
    lines = [entry.key for entry in menu.entries] if menu.open else []
    return Place(_on_cloth(menu.row(lines.index(key)), page), from_side=True) if key in lines else None


def _on_buttons(page: TablePage, key: str) -> Place | None:
    prompt = page.prompt
    if key == prompt.end_turn.key and not prompt.end_turn.isHidden():
        return Place(_of(prompt.end_turn, page))
    button = next((button for button in prompt.buttons if button.key == key and button.isVisible()), None)
    return Place(_of(button, page)) if button is not None else None


def _on_panel(page: TablePage, key: str, card: str | None) -> Place | None:
    """Return the card or the line of the panel above the prompt."""
    panel = page.prompt.panel
    if isinstance(panel, CardsPanel):
        tile = next((tile for tile in panel.grid.tiles if tile.handle == card), None)
        return Place(_of(tile, page)) if tile is not None else None
    if isinstance(panel, ListPanel):
        rows = (panel.list.item(row) for row in range(panel.list.count()))
        item = next((item for item in rows if item.data(KEY_ROLE) == key), None)
        if item is not None:
            place = panel.list.visualItemRect(item)
            where = _there(panel.list.viewport(), place.topLeft(), page)
            return Place(QRect(where, place.size()), from_side=True)
    return None


def _on_table(page: TablePage, key: str, card: str | None) -> Place | None:
    """Return the gap of a battleline, or the card."""
    stops = (stop for row in page.table.stops() for stop in row)
    slot = next((stop.place for stop in stops if stop.kind is StopKind.SLOT and stop.name == key), None)
    place = slot or (page.table.card_rect(card) if card is not None else None)
    return Place(_on_cloth(place, page)) if place is not None else None


def _on_cloth(place: Rect, page: TablePage) -> QRect:
    rect = QRectF(*place).toAlignedRect()
    return QRect(_there(page.table, rect.topLeft(), page), rect.size())


def _of(widget: QWidget, page: TablePage) -> QRect:
    return QRect(_there(widget, QPoint(0, 0), page), widget.size())


def _there(widget: QWidget, at: QPoint, page: TablePage) -> QPoint:
    return widget.mapTo(page, at)
