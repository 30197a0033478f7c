"""Whose the screen is: which seat is shown, whom it is being handed to, and when it must change hands."""

from __future__ import annotations

from collections.abc import Callable

from kfdesk.desk.play.table_log import Reader
from kfdesk.engine.decisions import Decision
from kfdesk.engine.terms import Player, Step, other_player
from kfdesk.engine.views import TableView


class Screen:
    """Who looks at a table, where two people share one screen, or one of them sits opposite to the program."""

    def __init__(self) -> None:
        self.viewer: Player | None = None
        """The seat whose hand is shown; None on the open table and behind the curtain."""
        self.called: Player | None = None
        """The player the screen is being handed to; None while the curtain is up."""
        self.open = False
        """Whether both hands lie open and no curtain falls."""
        self._bot: Player | None = None

    def sit_down(self, *, is_open: bool, bot: Player | None) -> None:
        """Begin with another game, in which the program plays the seat of `bot`."""
        self.called, self._bot = None, bot
        self.set_open(is_open)

    def set_open(self, is_open: bool) -> None:
        """Open both hands or close them; between two people the curtain decides whose is seen then."""
        self.open = is_open
        self.viewer = None if is_open or self._bot is None else other_player(self._bot)

    @property
    def reader(self) -> Reader:
        """Whose log is shown."""
        if self.open:
            return "both"
        return "nobody" if self.viewer is None else self.viewer

    @property
    def is_shut(self) -> bool:
        """Whether nobody may see a hand: the curtain is down, or is to fall."""
        return self.called is not None or self.reader == "nobody"

    def call(self, player: Player) -> None:
        """Lower the curtain for this player."""
        self.called, self.viewer = player, None

    def lift(self) -> Player | None:
        """Lift the curtain, and return for whom it was down; whether their hand is shown is another question."""
        lifted, self.called = self.called, None
        return lifted

    def must_change_hands(self, decision: Decision, view_of: Callable[[Player], TableView]) -> bool:
        """Return whether another player must be called before a decision can be shown."""
        if self.open or decision.player == self.viewer or self._bot is not None:
            return False
        if self.called is not None:
            return decision.player != self.called
        if self.viewer is None:
            return True
        view = view_of(self.viewer)
        return view.step is Step.SETUP or view.active == decision.player or view.decision is None
