"""What players moved within their hands: it stands before the order of `layout/hand_order.py`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from kfdesk.desk.layout.places import TableLayout
from kfdesk.engine.terms import Player, Zone


class HandOrders:
    """What the players moved within their hands; it stands until another game begins."""

    def __init__(self) -> None:
        self._orders: dict[Player, tuple[str, ...]] = {}

    @property
    def orders(self) -> Mapping[Player, Sequence[str]]:
        """The handles of each hand that has an order of its own, in that order."""
        return self._orders

    def forget(self) -> None:
        """Let every hand lie by house and type again: another game has other cards by the same handles."""
        self._orders.clear()

    def put(self, layout: TableLayout, handle: str, at: tuple[float, float]) -> bool:
        """Take a card that was dropped at a point into its place; return whether that is in the hand it lies in."""
        spot = layout.spots.get(handle)
        if spot is None or spot.zone is not Zone.HAND or not layout.sides[spot.player].hand.contains(*at):
            return False
        others = [s for s in layout.spots.values() if s.zone is Zone.HAND and s.player == spot.player and s != spot]
        others.sort(key=lambda other: other.x)
        index = sum(other.x < at[0] for other in others)
        before, after = others[:index], others[index:]
        self._orders[spot.player] = (*(s.handle for s in before), handle, *(s.handle for s in after))
        return True
