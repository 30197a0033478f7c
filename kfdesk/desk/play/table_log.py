"""What goes into the log beside the table: events as each reader may see them, between them notes and choices."""

from __future__ import annotations

from collections import deque
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Literal

from kfdesk.engine.events import Event
from kfdesk.engine.terms import Player
from kfdesk.match.log_lines import Note
from kfdesk.match.log_model import Chosen, LogEntry

Reader = Player | Literal["both", "nobody"]
"""Who looks at the screen: the player whose seat is shown, both on the open table, nobody behind the curtain."""


@dataclass(frozen=True, slots=True)
class LogPart:
    """What one reader's log goes on with: events as that reader may see them, between them notes and choices."""

    reader: Reader
    entries: tuple[LogEntry, ...]
    restarts: bool = False
    """True when everything logged before is void, for every reader: a game began, or choices were taken back."""
    first: int = 0
    """The number that the first of its events has in the game."""


@dataclass(frozen=True, slots=True)
class _Pinned:
    """A note, or the mark of a choice, before event number `at`; `answer` is the number of choices made before it."""

    entry: Note | Chosen
    at: int
    answer: int
    lasting: bool = False
    """True where it stays when that choice is taken back: what undo itself has to say."""


class TableLog:
    """Keeps the table's own notes and where choices were made, and how far the log of each reader has come."""

    def __init__(self) -> None:
        self._pins: list[_Pinned] = []
        self._logged: dict[Reader, tuple[int, int]] = {}
        """How many events and pins stand in each reader's log."""
        self._restarts = True

    def add(self, note: Note, *, events: int, answers: int, lasting: bool = False) -> None:
        """Add a note after so many events and choices of the game."""
        self._pins.append(_Pinned(note, events, answers, lasting))

    def add_choice(self, number: int, *, events: int, begins: bool) -> None:
        """Remember that choice `number` was made after so many events; `begins`: it was an action of step 3."""
        self._pins.append(_Pinned(Chosen(number, begins), events, number))

    def drop_last_note(self) -> None:
        """Take the last note back: what it was about did not come to pass."""
        self._pins.pop()

    def restart(self) -> None:
        """Let every reader's log begin anew with its next part."""
        self._restarts = True

    def take_back(self, *, events: int, answers: int) -> None:
        """Go back to so many events and choices: notes of later choices are void, but for the lasting ones."""
        kept = (pin for pin in self._pins if pin.lasting or pin.answer < answers)
        self._pins = [replace(pin, at=min(pin.at, events)) for pin in kept]
        self.restart()

    def next_part(self, reader: Reader, events: Sequence[Event]) -> LogPart:
        """Return what a reader's log lacks, which counts as logged from now on; `events` are all of the game."""
        restarts, self._restarts = self._restarts, False
        if restarts:
            self._logged.clear()
        since, pins_since = self._logged.get(reader, (0, 0))
        self._logged[reader] = len(events), len(self._pins)
        entries: list[LogEntry] = []
        pins = deque(sorted(self._pins[pins_since:], key=lambda pin: pin.at))
        for number in range(since, len(events)):
            while pins and pins[0].at <= number:
                entries.append(pins.popleft().entry)
            entries.append(seen_by(events[number], reader))
        return LogPart(reader, (*entries, *(pin.entry for pin in pins)), restarts, since)


def seen_by(event: Event, reader: Reader) -> Event:
    """Return an event as its reader may know it."""
    if reader == "both":
        return event
    if reader == "nobody":
        return event.public
    return event.seen_by(reader)
