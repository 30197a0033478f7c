"""What the judge's hand may ask about the game at the table, for the eyes at the screen."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from kfdesk.desk import texts as s
from kfdesk.desk.play import adjustments
from kfdesk.desk.play.playable_game import PlayableGame
from kfdesk.desk.play.table_names import TableNames
from kfdesk.engine.terms import Player, Zone
from kfdesk.text.words import Words

if TYPE_CHECKING:
    from kfdesk.desk.play.controller import DeskController
    from kfdesk.engine.scenario import Change


class JudgeView:
    """Says what the judge's hand can change, and how that reads to whoever sits at the screen."""

    def __init__(self, controller: DeskController, game: Callable[[], PlayableGame | None], names: TableNames) -> None:
        """`game` gives the game, None behind the curtain."""
        self._controller = controller
        self._game = game
        self._names = names

    def not_adjustable(self) -> Words | None:
        """Return why the table cannot be adjusted now, and what to do about it; None when it can."""
        game = self._game()
        return s.NOT_NOW if game is None or self._controller.asks_bot else adjustments.not_now(game)

    def refusal(self, change: Change) -> Words | None:
        """Return why the judge's hand cannot make a change now, None when it can."""
        game, words = self._game(), self.not_adjustable()
        return words if game is None or words is not None else adjustments.refusal(game, game.fork(), change)

    def sentence(self, change: Change) -> Words:
        """Return what a change would do, in the words of those at the screen; nothing behind the curtain."""
        game = self._game()
        assert game is not None
        return adjustments.sentence(change, game, self._names, self._viewer, is_open=self._controller.open_table)

    def lying(self, player: Player, zone: Zone) -> tuple[adjustments.Lying, ...]:
        """Return the cards of a zone, named as far as those at the screen may know them; none behind the curtain."""
        game = self._game()
        if game is None:
            return ()
        return adjustments.lying(game.state, player, zone, self._viewer, is_open=self._controller.open_table)

    @property
    def _viewer(self) -> Player | None:
        return self._controller.viewer
