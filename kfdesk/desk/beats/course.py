"""What happened since a player chose, to be looked at once more: its beats with the table as it was after each."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.desk.beats.kinds import Beat
from kfdesk.desk.beats.plan import paced, plan
from kfdesk.desk.playable_game import PlayableGame
from kfdesk.desk.table_log import Reader, seen_by
from kfdesk.engine.events import StepBegan
from kfdesk.engine.terms import Player, Step
from kfdesk.engine.views import TableView


@dataclass(frozen=True, slots=True)
class Scene:
    """A beat as it is shown: how long at speed 1, and the table it leads to."""

    beat: Beat
    ms: float
    view: TableView


@dataclass(frozen=True, slots=True)
class Course:
    """What a game went through from one choice to where it stands now."""

    game: PlayableGame
    at: int
    """How many journal entries lay before."""
    first: int
    """How many events lay before."""

    def beats(self, reader: Reader, *, since: int | None = 0, upto: int | None = None) -> list[tuple[Beat, float]]:
        """Return the beats with their lengths as a reader of the game may know them.

        They are of the events from number `since` to number `upto`, of all of the course where these are not given;
        none where `since` is None.
        """
        if since is None:
            return []
        first, events = max(self.first, since), self.game.events
        seen = [seen_by(event, reader) for event in events[first:upto]]
        return paced(plan(seen, first, events[:first]))

    def scene(self, viewer: Player | None, beat: Beat, ms: float) -> Scene:
        """Return a beat of this length with the table after it, as `viewer` might see it then.

        The choice is made again on a copy to find out: the table shows what the engine says, never what a beat means.
        """
        return Scene(beat, ms, self.view_at(viewer, beat.upto))

    def view_at(self, viewer: Player | None, count: int) -> TableView:
        """Return the table as `viewer` might see it after so many events."""
        return self.game.views_along(viewer, [count], at=self.at)[0]

    def turn_began(self) -> int | None:
        """Return how many events lay before the last turn that began meanwhile, None where none did."""
        events = self.game.events
        for index in range(len(events) - 1, self.first - 1, -1):
            event = events[index]
            if isinstance(event, StepBegan) and event.step is Step.START:
                return index
        return None
