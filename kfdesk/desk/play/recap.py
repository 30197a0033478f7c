"""What happened since a player chose, to be looked at once more: its beats with the table as it was after each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import takewhile
from typing import Final

from kfdesk.desk.beats.beat import Beat
from kfdesk.desk.beats.length_and_sound import Trait
from kfdesk.desk.beats.plan import MOST_MS, paced, plan
from kfdesk.desk.play.playable_game import PlayableGame
from kfdesk.desk.play.table_log import Reader, seen_by
from kfdesk.engine.events import StepBegan
from kfdesk.engine.terms import Player, Step
from kfdesk.engine.views import TableView

MOST_AT_ONCE: Final = 4
"""So many beats are shown at once at most."""

MOST_RETOLD_MS: Final = 4500.0
"""What happened while a player was away is shown in no more than this at speed 1, in milliseconds."""


def _may_be_at_once(beat: tuple[Beat, float]) -> bool:
    """Return whether a beat can be shown together with another one."""
    return Trait.ALONE not in beat[0].kind.traits and beat[1] > 0


@dataclass(frozen=True, slots=True)
class Shot:
    """A beat as it is shown: how long at speed 1, and the table it leads to."""

    beat: Beat
    ms: float
    view: TableView


def _whole(view: TableView) -> TableView:
    return view


@dataclass(frozen=True, slots=True)
class Recap:
    """What a game went through from one choice to where it stands now."""

    game: PlayableGame
    at: int
    """How many journal entries lay before."""
    first: int
    """How many events lay before."""
    retold: bool = False
    """Whether it is all that happened while its viewer was away from the screen, shown once as a film."""
    veiled: Callable[[TableView], TableView] = _whole
    """What of a view is shown: less of it while the player who leaves the screen sees how the turn ends."""

    def beats(self, reader: Reader, *, since: int | None = 0, upto: int | None = None) -> list[tuple[Beat, float]]:
        """Return the beats with their lengths, 0 where one is not shown, as a reader of the game may know them.

        They are of the events from number `since` to number `upto`, of all of the recap where these are not given;
        none where `since` is None.
        """
        if since is None:
            return []
        first, events = max(self.first, since), self.game.events
        seen = [seen_by(event, reader) for event in events[first:upto]]
        return paced(plan(seen, first, events[:first]), MOST_RETOLD_MS if self.retold else MOST_MS)

    def shots(self, viewer: Player | None, beats: Sequence[tuple[Beat, float]]) -> tuple[Shot, ...]:
        """Return the first of some beats with the table after it, as `viewer` might see it then.

        Beats of other kinds that follow are there, too, where all of it is simultaneous: they lead to one table. The
        choice is made again on a copy to find out: the table shows what the engine says, never what a beat means.
        """
        near = (
            [beats[0], *takewhile(_may_be_at_once, beats[1:MOST_AT_ONCE])] if _may_be_at_once(beats[0]) else beats[:1]
        )
        views = self.game.views_along(viewer, [beat.upto for beat, _ in near], at=self.at)
        first = self.veiled(views[0])
        return tuple(Shot(beat, ms, first) for (beat, ms), view in zip(near, views, strict=True) if view is views[0])

    def view_at(self, viewer: Player | None, count: int) -> TableView:
        """Return the table as `viewer` might see it after so many events."""
        return self.veiled(self.game.views_along(viewer, [count], at=self.at)[0])

    @property
    def retold_from(self) -> int | None:
        """How many events had happened when what is shown to a player who comes to the screen began; None: nothing.

        It is this player's own turn so far, or all that happened while the player was away.
        """
        began = self.turn_began()
        return self.first if self.retold else None if began is None else began + 1

    def turn_began(self) -> int | None:
        """Return how many events lay before the last turn that began meanwhile, None where none did."""
        events = self.game.events
        for index in range(len(events) - 1, self.first - 1, -1):
            event = events[index]
            if isinstance(event, StepBegan) and event.step is Step.START:
                return index
        return None
