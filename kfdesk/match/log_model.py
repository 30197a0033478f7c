"""The log of a game as it is read: turns, in them actions, in those lines, each below the line that led to it.

It is made from what one reader may know, grows with the game, and words only what is asked for. It knows no table: the
log pane, log files and whatever explains what just happened read the same structure.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import replace

from kfdesk.engine import events as ev
from kfdesk.engine.terms import House, Player, Step, Way
from kfdesk.match.event_texts import Level, Names
from kfdesk.match.home_marks import FirstNamed
from kfdesk.match.log_line_kinds import subject_of
from kfdesk.match.log_lines import LogLine, Note, NumberedEntry, worded
from kfdesk.records import record
from kfdesk.text.words import Words


@record
class Chosen:
    """A mark in the account of a game: what follows came of this choice.

    `number` is how many choices came before it; `begins` is True for an action of step 3, False for all that is asked
    in the course of one, and in other steps.
    """

    number: int
    begins: bool


LogEntry = ev.Event | Note | Chosen


@record
class LoggedAction:
    """What one choice of step 3 led to, or one thing that happened in another step: its first line is what was done.

    No line stands before the one that it follows from (`LogLine.parent`, an index of `lines`).
    """

    lines: tuple[LogLine, ...]

    def shown(self, level: Level) -> Iterator[tuple[LogLine, int]]:
        """Yield the lines up to a level, each with its depth: how many of those shown it follows from, one by one."""
        depths: list[int] = []
        for line in self.lines:
            depth = depths[line.parent] if line.parent >= 0 else 0
            shown = line.level <= level
            if shown:
                yield line, depth
            depths.append(depth + shown)

    def led_to(self, line: LogLine) -> list[LogLine]:
        """Return the lines that a line of this action follows from, the nearest first.

        That a creature is destroyed without another cause follows from the last damage to it, also where lines of
        other cards stand between. Rule: "Damage".
        """
        found: list[LogLine] = []
        while (led := self._damage_before(line) or self._above(line)) is not None:
            found.append(led)
            line = led
        return found

    def _above(self, line: LogLine) -> LogLine | None:
        return self.lines[line.parent] if line.parent >= 0 else None

    def _damage_before(self, line: LogLine) -> LogLine | None:
        """Return the line of the last damage to a creature that a line says is destroyed, None where there is none."""
        event = line.events[0] if line.events else None
        if not isinstance(event, ev.CardTagged | ev.CardDestroyed) or line.cause:
            return None
        before = self.lines[: next(at for at, each in enumerate(self.lines) if each is line)]
        hits = (e for e in reversed(before) if isinstance(e.events[:1] and e.events[0], ev.DamageDealt))
        return next((each for each in hits if each.subject == line.subject), None)


class LoggedTurn:
    """A turn: its heading, and its actions in order. Number 0 is what comes before the first turn."""

    def __init__(self, began: NumberedEntry | None, names_at: Callable[[int], Names], marks: FirstNamed) -> None:
        self._began = began
        self._names_at = names_at
        self._marks = marks
        self._heading: LogLine | None = None
        self._house: House | None = None
        self.sections: list[TurnSection] = []
        """The stretches of the turn; only the last of a log still grows."""
        self._under_way = False
        """Whether the log began in the middle of this turn, as that of a puzzle or a lesson does."""

    @property
    def number(self) -> int:
        """The number of the turn; 0 before the first."""
        return self._start.turn if self._start is not None else 0

    @property
    def player(self) -> Player | None:
        """Whose turn it is; None before the first."""
        return self._start.player if self._start is not None else None

    @property
    def first(self) -> int:
        """The number that its first event has in the game; -1 before the first turn."""
        return self._began.number if self._began is not None else -1

    @property
    def house(self) -> House | None:
        """The house that was chosen in it; None so far, or where none was."""
        return self._house

    @property
    def heading(self) -> LogLine | None:
        """The line above it; None before the first turn."""
        if self._heading is None and self._began is not None:
            self._heading = next(worded([self._began], self._names_at), None)
        return self._heading

    @property
    def title(self) -> Words:
        """What stands above it: its heading, or for what comes before the first heading, words that say when it was."""
        if self.heading is not None:
            return self.heading.words
        return UNDER_WAY if self._under_way else BEFORE

    @property
    def actions(self) -> tuple[LoggedAction, ...]:
        """The actions so far."""
        return tuple(action for section in self.sections for action in section.actions)

    def add(self, told: NumberedEntry, *, begins: bool) -> None:
        """Add the next entry; `begins` where it begins an action."""
        if isinstance(told.entry, ev.HouseChosen):
            self._house = told.entry.house
        step = isinstance(told.entry, ev.StepBegan)
        self._under_way |= self._began is None and (begins or step)
        if begins or step or not self.sections:
            self.sections.append(TurnSection(self._names_at, self._marks, is_action=begins and not step))
        self.sections[-1].add(told)

    @property
    def _start(self) -> ev.StepBegan | None:
        entry = self._began.entry if self._began is not None else None
        return entry if isinstance(entry, ev.StepBegan) else None


class TurnSection:
    """A stretch of a turn, an action of step 3 or all that happens in another step, worded when first asked for."""

    def __init__(self, names_at: Callable[[int], Names], marks: FirstNamed, *, is_action: bool) -> None:
        self._names_at = names_at
        self._marks = marks
        self._is_action = is_action
        self._account: list[NumberedEntry] = []
        self._actions: tuple[LoggedAction, ...] | None = None

    def add(self, told: NumberedEntry) -> None:
        """Add the next entry."""
        self._account.append(told)
        self._actions = None

    @property
    def actions(self) -> tuple[LoggedAction, ...]:
        """The action; of another step, one for each thing that happened and was not brought about by one before."""
        if self._actions is None:
            account = _done_first(self._account) if self._is_action else self._account
            lines = _following(worded(account, self._names_at, self._marks.marking), one=self._is_action)
            self._actions = tuple(_apart(lines))
        return self._actions


class GameLog:
    """The log of a game for one reader, turn by turn."""

    def __init__(self, names_at: Callable[[int], Names]) -> None:
        """`names_at` gives the names that the reader knew when an event happened, by the event's number."""
        self._names_at = names_at
        self._marks = FirstNamed(names_at)
        self._choice = -1
        self._begins = False
        self.turns: list[LoggedTurn] = []
        """The first one is what comes before the first turn, if there is such a thing."""

    def clear(self) -> None:
        """Forget everything."""
        self.turns.clear()
        self._marks.cut(-1)
        self._choice, self._begins = -1, False

    def add(self, entries: Iterable[LogEntry], first: int = 0) -> None:
        """Add entries in order: events as the reader may know them, the first of them number `first` of the game."""
        number = first
        for entry in entries:
            if isinstance(entry, Chosen):
                self._choice, self._begins = entry.number, self._begins or entry.begins
                continue
            if not isinstance(entry, Note):
                self._marks.take(entry, number)
            told = NumberedEntry(entry, -1 if isinstance(entry, Note) else number, self._choice)
            if isinstance(entry, ev.StepBegan) and entry.step is Step.START:
                self.turns.append(LoggedTurn(told, self._names_at, self._marks))
            else:
                self._last_turn().add(told, begins=self._begins)
            self._begins = False
            number += not isinstance(entry, Note)

    def cut(self, turns: int) -> list[LoggedTurn]:
        """Forget all but the first turns, and return those forgotten; what is added next begins a turn."""
        gone = self.turns[turns:]
        del self.turns[turns:]
        if gone:
            self._marks.cut(gone[0].first)
        self._choice, self._begins = -1, False
        return gone

    def lines(self, level: Level = Level.FULL) -> Iterator[tuple[LogLine, int]]:
        """Yield all lines up to a level, each with its depth: 0 for headings and for what was done."""
        for turn in self.turns:
            if turn.heading is not None:
                yield turn.heading, 0
            for action in turn.actions:
                yield from action.shown(level)

    def reasons_of(self, line: LogLine) -> tuple[LogLine, ...]:
        """Return the lines that a line of the log follows from, the nearest first, those of every level."""
        for turn in reversed(self.turns):
            if turn.first <= line.first or line.first < 0:
                for action in turn.actions:
                    if any(each is line for each in action.lines):
                        return tuple(action.led_to(line))
        return ()

    def _last_turn(self) -> LoggedTurn:
        if not self.turns:
            self.turns.append(LoggedTurn(None, self._names_at, self._marks))
        return self.turns[-1]


def steps_of(events: Iterable[ev.Event], names: Names, level: Level = Level.NORMAL) -> tuple[Words, ...]:
    """Return in the words of the log what one action leads to, step by step, without what was chosen itself."""
    log = GameLog(lambda _: names)
    log.add((Chosen(0, begins=True), *events))
    lines = [line for line, _ in log.lines(level)]
    if lines and lines[0].events and isinstance(lines[0].events[0], (*_DONE, ev.FightBegan)):
        del lines[0]
    return tuple(line.words for line in lines)


BEFORE = Words("Before the first turn")
"""The title of what comes before the first turn."""
UNDER_WAY = Words("First turn at this table")
"""The title of a turn that was under way when the log began."""
_DONE = (ev.CardPlayed, ev.CardDiscarded, ev.CardUsed, ev.ProphecyActivated, ev.TideRaised, ev.Adjusted)
"""What a player may do in step 3."""
_LEADS_ON = (ev.CardPlayed, ev.CardUsed, ev.FightBegan, ev.KeywordApplied, ev.AbilityTriggered, ev.CardDestroyed,
             ev.CardDiscarded, ev.ProphecyFulfilled, ev.Adjusted)  # fmt: skip
"""Events of a card from which others of the card follow."""
_LEADS_ON_FIRST = (ev.CardEntered, ev.TokenMade)
"""The same, where nothing else was said of the card."""
_OF_ITS_CARD = (ev.CardMoved, ev.CardEntered, ev.KeywordApplied, ev.UpgradeAttached, ev.AbilityTriggered,
                ev.IconResolved, ev.StatusGained)  # fmt: skip
"""Events that name no cause but follow from what happened to their card."""


def _done_first(account: Sequence[NumberedEntry]) -> list[NumberedEntry]:
    """Return what was done before all that came with it: what was paid for it, where the card went, how it entered."""
    done = next(
        (told for told in account if isinstance(told.entry, _DONE) and getattr(told.entry, "in_step", True)), None
    )
    if done is not None and isinstance(done.entry, ev.CardUsed) and done.entry.how is Way.FIGHT:
        # Against whom it fights says all.
        fights = (t for t in account if isinstance(t.entry, ev.FightBegan) and t.entry.card == done.entry.card)
        done = next(fights, done)
    return [done, *(told for told in account if told is not done)] if done is not None else list(account)


def _following(lines: Iterable[LogLine], *, one: bool) -> list[LogLine]:
    """Return lines with the line that each follows from; where they are `one` action, all from the first."""
    latest: dict[int, int] = {}
    found: list[LogLine] = []
    for at, line in enumerate(lines):
        parent = _parent(line, latest)
        if parent < 0 and one and at:
            parent = 0
        found.append(replace(line, parent=parent) if parent >= 0 else line)
        for event in line.events if line.subject else ():
            card = subject_of(event)
            if isinstance(event, _LEADS_ON):
                latest[card] = at
            elif isinstance(event, _LEADS_ON_FIRST):
                latest.setdefault(card, at)
            if isinstance(event, ev.FightBegan):
                latest[event.against] = at
    return found


def _parent(line: LogLine, latest: dict[int, int]) -> int:
    """Return the latest line from which a line follows: one of the card that caused it or to which it happens."""
    if not line.events:
        return -1
    event = line.events[0]
    if isinstance(event, ev.DeedForbidden | ev.DamagePrevented):
        return latest.get(event.stopped, -1)  # what was to happen, not why it could not
    if line.cause:
        return latest.get(line.cause, -1)
    if isinstance(event, ev.AmberMoved) and event.verb is ev.AmberVerb.MOVE:
        return latest.get(event.giver.card, -1)
    return latest.get(line.subject, -1) if isinstance(event, _OF_ITS_CARD) and line.subject else -1


def _apart(lines: Sequence[LogLine]) -> Iterator[LoggedAction]:
    """Yield an action for each line that follows from no other, with all that follow from it."""
    if sum(line.parent < 0 for line in lines) == 1:
        yield LoggedAction(tuple(lines))
        return
    roots: list[int] = []
    members: dict[int, list[int]] = {}
    for at, line in enumerate(lines):
        root = at if line.parent < 0 else roots[line.parent]
        roots.append(root)
        members.setdefault(root, []).append(at)
    for group in members.values():
        place = {at: index for index, at in enumerate(group)}
        yield LoggedAction(tuple(replace(lines[at], parent=place.get(lines[at].parent, -1)) for at in group))
