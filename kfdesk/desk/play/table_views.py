"""The table as each of those who may look at the screen sees it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

from kfdesk.engine.terms import PLAYERS, Player
from kfdesk.engine.views import TableView


class TableViews:
    """Views of the game as it stands, each made when first asked for; `clear` before the game stands otherwise."""

    def __init__(self, seen_by: Callable[[Player | None], TableView]) -> None:
        """`seen_by` makes the view of a seat, of both hands for None."""
        self._seen_by = seen_by
        self._made: dict[Player | None, TableView] = {}
        self._shut: dict[Player, TableView] = {}

    def clear(self) -> None:
        """Forget all views: the game stands otherwise."""
        self._made.clear()
        self._shut.clear()

    def of(self, player: Player | None) -> TableView:
        """Return the table as a seat may see it, both hands for None."""
        if player not in self._made:
            self._made[player] = self._seen_by(player)
        return self._made[player]

    def shut(self, player: Player) -> TableView:
        """Return the table from a player's side of it, each side as its opponent sees it, and nothing asked."""
        if player not in self._shut:
            one, two = (self.of(seat) for seat in PLAYERS)
            seats = two.seats[0], one.seats[1]
            self._shut[player] = replace(one, viewer=player, seats=seats, decision=None, timing=(), lasting=())
        return self._shut[player]
