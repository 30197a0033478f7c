"""The table as it lay earlier in the game, for the eyes at the screen: what that seat could see then, and no more."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace

from kfdesk.desk.play.choice_history import ChoiceMade, Until, reached
from kfdesk.desk.play.playable_game import PlayableGame
from kfdesk.engine.terms import Player
from kfdesk.engine.views import TableView


class HistoryView:
    """Shows moments of the game at the table.

    A moment is what a choice of a player and all that needed no player after it have led to. It is given by the number
    of any choice in it: how many choices came before that one; -1 is before the first.
    """

    def __init__(
        self,
        eyes: Callable[[], tuple[PlayableGame | None, Player | None]],
        given: Callable[[], Sequence[ChoiceMade]],
    ) -> None:
        """`eyes` gives the game, None while nobody may see it, and whose seat looks; `given` the choices so far."""
        self._eyes = eyes
        self._given = given

    def view_after(self, choice: int) -> TableView | None:
        """Return the table as it lay at a moment, asking nothing; None where that is the present, or nobody may see."""
        game, viewer = self._eyes()
        back = reached(self._given(), None, Until(choice))
        if game is None or back is None:
            return None
        return replace(game.fork(at=self._given()[back].entries).view(viewer), decision=None)

    def before(self, choice: int) -> int | None:
        """Return the moment before this one, None where there is none."""
        given = self._given()
        return next((i - 1 for i in range(min(choice, len(given) - 1), -1, -1) if given[i].by_player), None)

    def after(self, choice: int) -> int | None:
        """Return the moment after this one, None where this is the present."""
        return reached(self._given(), None, Until(choice))
