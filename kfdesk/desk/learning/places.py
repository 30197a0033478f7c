"""Where one clicks to make a choice: on a card, a line of its menu, a gap of a battleline, or a button."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING, NamedTuple

from PySide6.QtCore import QPoint, QRect, QRectF
from PySide6.QtWidgets import QWidget

from kfdesk.desk.layout.table_layout import Rect
from kfdesk.desk.prompt.bar import SILENT_KEYS
from kfdesk.desk.prompt.panels import KEY_ROLE, CardsPanel, ListPanel, OrderPanel
from kfdesk.desk.table.focus_order import StopKind
from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import DecisionKind

if TYPE_CHECKING:
    from kfdesk.desk.window.main_window import MainWindow


class Place(NamedTuple):
    """What is to be clicked, in pixels of the table's page; `from_side` where an arrow has room only at its left."""

    rect: QRect
    from_side: bool = False


def places(window: MainWindow, keys: Sequence[str]) -> list[Place]:
    """Return where whoever is asked now clicks next to choose one of these options, the best place first.

    Where several cards are to be picked, those that are picked already are left out; then the button that confirms.
    """
    decision = window.prompt.decision
    if decision is None or not keys:
        return []
    left = [key for key in keys if key not in window.prompt.picks]
    if decision.max > 1 and decision.kind is not DecisionKind.ORDER:
        left = left[: max(max(decision.min, 1) - len(window.prompt.picks), 0)] or ["done"]
    return list(dict.fromkeys(_found(window, decision, left)))


def _found(window: MainWindow, decision: Decision, keys: Sequence[str]) -> Iterator[Place]:
    prompt = window.prompt
    if isinstance(prompt.panel, OrderPanel):
        yield Place(_of(prompt.panel.keep, window))
        return
    cards = {option.key: option.card for option in decision.options}
    for key in keys:
        by_click = decision.kind is not DecisionKind.MAIN or key.partition(":")[0] in SILENT_KEYS
        on_panel = _on_menu(window, key) or _on_panel(window, key, cards.get(key))
        on_table = _on_table(window, key, cards.get(key)) if by_click and on_panel is None else None
        on_bar = _on_buttons(window, key)
        yield from filter(None, (on_panel, on_table, on_bar))


def _on_menu(window: MainWindow, key: str) -> Place | None:
    """Return the line of the open menu of a card."""
    menu = window.table.menu
    lines = [entry.key for entry in menu.entries] if menu.open else []
    return Place(_on_cloth(menu.row(lines.index(key)), window), from_side=True) if key in lines else None


def _on_buttons(window: MainWindow, key: str) -> Place | None:
    prompt = window.prompt
    if key == prompt.end_turn.key and not prompt.end_turn.isHidden():
        return Place(_of(prompt.end_turn, window))
    button = next((button for button in prompt.buttons if button.key == key and button.isVisible()), None)
    return Place(_of(button, window)) if button is not None else None


def _on_panel(window: MainWindow, key: str, card: str | None) -> Place | None:
    """Return the card or the line of the panel above the prompt."""
    panel = window.prompt.panel
    if isinstance(panel, CardsPanel):
        tile = next((tile for tile in panel.grid.tiles if tile.handle == card), None)
        return Place(_of(tile, window)) if tile is not None else None
    if isinstance(panel, ListPanel):
        rows = (panel.list.item(row) for row in range(panel.list.count()))
        item = next((item for item in rows if item.data(KEY_ROLE) == key), None)
        if item is not None:
            place = panel.list.visualItemRect(item)
            where = _there(panel.list.viewport(), place.topLeft(), window)
            return Place(QRect(where, place.size()), from_side=True)
    return None


def _on_table(window: MainWindow, key: str, card: str | None) -> Place | None:
    """Return the gap of a battleline, or the card."""
    stops = (stop for row in window.table.stops() for stop in row)
    slot = next((stop.place for stop in stops if stop.kind is StopKind.SLOT and stop.name == key), None)
    place = slot or (window.table.card_rect(card) if card is not None else None)
    return Place(_on_cloth(place, window)) if place is not None else None


def _on_cloth(place: Rect, window: MainWindow) -> QRect:
    rect = QRectF(*place).toAlignedRect()
    return QRect(_there(window.table, rect.topLeft(), window), rect.size())


def _of(widget: QWidget, window: MainWindow) -> QRect:
    return QRect(_there(widget, QPoint(0, 0), window), widget.size())


def _there(widget: QWidget, at: QPoint, window: MainWindow) -> QPoint:
    return widget.mapTo(window.play_page, at)
