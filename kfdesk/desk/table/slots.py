"""The gaps of a battleline while one of them is to be chosen."""

from __future__ import annotations

from kfdesk.desk.layout import SLOT_WIDTH, Rect, Spread, gap_points
from kfdesk.desk.table.asking import Question
from kfdesk.desk.table.items import SlotItem
from kfdesk.desk.table.scene import TableScene


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
        view = self._scene.view_
        if question is None or view is None or not question.slots():
            self._scene.spread(None)
            return
        line = question.decision.side if question.decision.side is not None else question.decision.player
        last = len(view.seats[line].battleline)
        self._scene.spread(Spread(line, inner=any(0 < slot < last for slot in question.slots())))
        layout = self._scene.layout_
        assert layout is not None
        points = gap_points(layout, line)
        height = layout.sides[line].battleline.h
        for slot in question.slots():
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
