"""The gaps of a battleline while one of them is to be chosen."""

from __future__ import annotations

from kfdesk.desk.layout.table_layout import SLOT_WIDTH, Rect, Spread, gap_points
from kfdesk.desk.table.items import SlotItem
from kfdesk.desk.table.open_question import Question
from kfdesk.desk.table.scene import TableScene
from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import DecisionKind
from kfdesk.engine.views import TableView


def slots_of(decision: Decision) -> tuple[int, ...]:
    """Return the battleline gaps that a decision offers, left to right."""
    if decision.kind is not DecisionKind.SLOT:
        return ()
    return tuple(int(key.partition(":")[2]) for key in decision.keys() if key.startswith("slot:"))


def spread_of(decision: Decision | None, view: TableView) -> Spread | None:
    """Return the battleline whose gaps are to stand open for a decision, None for no such decision."""
    slots = slots_of(decision) if decision is not None else ()
    if decision is None or not slots:
        return None
    line = decision.side if decision.side is not None else decision.player
    last = len(view.seats[line].battleline)
    return Spread(line, inner=any(0 < slot < last for slot in slots))


class SlotRow:
    """Shows the gaps on offer; the table's other cards make room for them."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._items: list[SlotItem] = []

    def show(self, question: Question | None) -> None:
        """Show the gaps that can be chosen, or none."""
        for item in self._items:
            self._scene.removeItem(item)
        self._items = []
        view, decision = self._scene.view_, question.decision if question is not None else None
        spread = spread_of(decision, view) if view is not None else None
        self._scene.spread(spread)
        if decision is None or spread is None:
            return
        layout = self._scene.layout_
        assert layout is not None
        points = gap_points(layout, spread.player)
        height = layout.sides[spread.player].battleline.h
        for slot in slots_of(decision):
            if slot < len(points):
                item = SlotItem(self._scene.brushes, slot)
                self._scene.addItem(item)
                item.present(*points[slot], SLOT_WIDTH, height * 0.8)
                self._items.append(item)

    def key_at(self, x: float, y: float) -> str | None:
        """Return the option of the gap under a point."""
        return next((f"slot:{item.slot}" for item in self._items if item.area().contains(x, y)), None)

    def aim(self, x: float, y: float) -> None:
        """Light up the gap under the pointer."""
        for item in self._items:
            aimed = item.area().contains(x, y)
            if aimed != item.aimed:
                item.aimed = aimed
                item.update()

    def stops(self) -> list[tuple[str, Rect]]:
        """Return the option and the place of each gap, left to right."""
        return [(f"slot:{item.slot}", item.area()) for item in self._items]
