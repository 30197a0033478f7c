"""A game that one player has given up: it stands as it was left, asks nothing more, and the other player has won."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from kfdesk.desk.play.playable_game import PlayableGame
from kfdesk.engine.decisions import Decision
from kfdesk.engine.events import Event
from kfdesk.engine.rules import Verdict
from kfdesk.engine.state import State
from kfdesk.engine.terms import Player, other_player
from kfdesk.engine.views import TableView


class ConcededGame:
    """Wraps a game that could go on; `played` is that game, for whoever takes the concession back."""

    def __init__(self, played: PlayableGame, by: Player) -> None:
        self.played = played
        self.by = by

    @property
    def decision(self) -> Decision | None:
        """Nothing is asked any more."""
        return None

    @property
    def events(self) -> list[Event]:
        """What happened until then."""
        return self.played.events

    @property
    def journal(self) -> tuple[str, ...]:
        """The choices until then."""
        return self.played.journal

    @property
    def winner(self) -> Player | None:
        """The other player."""
        return other_player(self.by)

    @property
    def state(self) -> State:
        """The table as it was left."""
        return self.played.state

    @property
    def checkpoint(self) -> State:
        """The table at the last checkpoint."""
        return self.played.checkpoint

    @property
    def at_checkpoint(self) -> bool:
        """False: nobody changes a table at which the game is over."""
        return False

    def choose(self, *keys: str) -> None:
        """Nothing can be chosen; nobody is asked."""
        raise AssertionError(f"the game was given up: {keys}")

    def answer(self, entry: str) -> None:
        """Nothing can be chosen; nobody is asked."""
        raise AssertionError(f"the game was given up: {entry}")

    def explain(self, key: str) -> Verdict:
        """Return that nothing can be chosen."""
        return Verdict(key)

    def view(self, player: int | None) -> TableView:
        """Return the table as it was left, with the winner; hidden cards stay hidden."""
        return replace(self.played.view(player), decision=None, timing=(), winner=self.winner)

    def views_along(self, player: int | None, counts: Sequence[int], *, at: int) -> tuple[TableView, ...]:
        """Return views of the game before it was given up."""
        return self.played.views_along(player, counts, at=at)

    def fork(self, at: int | None = None) -> PlayableGame:
        """Return the game before it was given up, after `at` choices."""
        return self.played.fork(at)

    def digest(self) -> str:
        """Return the hash of the table as it was left."""
        return self.played.digest()
