"""The film of a recorded game: every decision of it as a moment that can be had at once, from any eyes.

A film is built choice by choice, so that a window stays lively while a long game is read. The engine keeps
a checkpoint wherever a game can be taken up; any moment is a fork from the one before it, a fraction of a millisecond.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from kfdesk.engine import Game
from kfdesk.engine.decisions import Decision
from kfdesk.engine.entries import Adjustment, read_entry
from kfdesk.engine.events import Adjusted, Event, StepBegan, TokenMade
from kfdesk.engine.scenario_of_state import scenario_of, written
from kfdesk.engine.terms import PLAYERS, DecisionKind, Player, Step
from kfdesk.engine.views import TableView
from kfdesk.match.event_texts import TURN, Level, level_of, line_for
from kfdesk.match.highlights import Highlight, MarkKind, Watcher
from kfdesk.match.journal import By, Table
from kfdesk.match.log_lines import LogLine, Note, log_lines
from kfdesk.match.log_model import BEFORE, UNDER_WAY, Chosen, LogEntry
from kfdesk.match.recorded_game import RecordedGame, RecordedNames, turned_down
from kfdesk.records import record
from kfdesk.text.words import Words, enumerated, same


class Eyes(StrEnum):
    """Whose eyes a game is seen with."""

    FIRST = "first"
    """The first seat's."""
    SECOND = "second"
    BOTH = "both"
    """What both players may know: no hand, no archives."""
    OPEN = "open"
    """Both hands and archives lie open; the decks stay closed."""

    @property
    def seat(self) -> Player | None:
        """The seat whose eyes these are, None for the other two."""
        return _SEATS.get(self)


_SEATS = {Eyes.FIRST: PLAYERS[0], Eyes.SECOND: PLAYERS[1]}
SEAT_EYES = (Eyes.FIRST, Eyes.SECOND)


def redacted(event: Event, eyes: Eyes) -> Event:
    """Return the event as these eyes may know it."""
    if eyes is Eyes.OPEN:
        return event
    return event.public if eyes.seat is None else event.seen_by(eyes.seat)


@record
class Moment:
    """The table after a number of choices, waiting for the next; nothing in it is hidden from anybody.

    `player` is whose turn it is, `asked` who is to decide (None when the game is over); `amber` and `keys`
    are counts for both seats; `events` is how many events of its reel lay before it; `by` who made the choice that
    led here.
    """

    index: int
    turn: int
    player: Player
    step: Step
    asked: Player | None
    amber: tuple[int, int]
    keys: tuple[int, int]
    events: int
    by: By | None
    answers: int
    """How many choices of the recording come before it."""
    reel: int = 0
    """The number of the reel it lies on."""
    begins: bool = False
    """Whether the choice that led here was an action of step 3."""


@dataclass(slots=True)
class _Reel:
    """A stretch of the film that one game gives: the recording from choice number `first` on."""

    recording: RecordedGame
    first: int
    game: Game
    sound: int
    """The last moment of it that is known to be as recorded."""
    names: RecordedNames
    """What its players and cards are called; each reel numbers the cards anew."""


def _reel(recording: RecordedGame, first: int, sound: int) -> _Reel:
    """Return the reel of a recording, at its beginning. Raises `ValueError` where this program cannot begin it."""
    game = recording.begin()
    return _Reel(recording, first, game, sound, RecordedNames(recording, game.state))


@record
class TurnSpan:
    """A turn on the timeline: its number (0: before the first turn), whose it is, and its first moment."""

    number: int
    player: Player
    first: int


class Film:
    """A recorded game, moment by moment.

    Moment 0 is the table before the first choice, each other the table after one more choice. `build` must
    be called until it returns True; moments read so far may be watched meanwhile.

    Where this program plays the game differently from what was recorded, the film leaves out what is not sure
    and goes on, on a new reel, from the next table that was recorded whole.
    """

    def __init__(self, recording: RecordedGame) -> None:
        """Begin the film. Raises `ValueError` when the game cannot even begin in this version of the program."""
        self.recording = recording
        self._reels = [_reel(recording, 0, 0)]
        self.names = self._reels[0].names
        """What players, houses and the cards of the first reel are called; see `names_at`."""
        self._watcher = Watcher(self.names)
        self._digests = {mark.count: mark.digest for mark in recording.marks}
        self._tables = {table.count: table.text for table in recording.tables}
        self._moments: list[Moment] = []
        self._tokens: list[dict[int, str]] = []
        """For each moment the cards that are token creatures then, each with the facts id of its reference card."""
        self._marks: list[Highlight] = []
        self._turns: list[TurnSpan] = []
        self._last: tuple[int, Game] | None = None
        self.stopped: Words | None = None
        """Why the film ends before the recording does, or leaves out a part of it; None when it does neither."""
        self.whole = not recording.answers
        """True when everything has been read."""
        self._add(None, None, 0)
        self._check()

    # Building.

    def build(self, most: int = 100) -> bool:
        """Read up to `most` more choices; return True when the film is whole."""
        for _ in range(most):
            if self.whole:
                break
            self._read_one()
        return self.whole

    def _read_one(self) -> None:
        game, count = self._reels[-1].game, self._moments[-1].answers
        answer, before = self.recording.answers[count], len(game.events)
        decision = game.decision
        try:
            game.answer(answer.entry)
        except Exception:  # whatever another version of a card makes of it must not cost the film
            self._leap(count + 1)
            return
        self._add(answer.by, decision, before)
        self.whole = self._moments[-1].answers == len(self.recording.answers)
        self._check()

    def _add(self, by: By | None, answered: Decision | None, before: int) -> None:
        reel, index = self._reels[-1], len(self._moments)
        game = reel.game
        state, waiting = game.state, game.decision
        one, two = state.players
        moment = Moment(
            index,
            state.turn,
            state.active if state.turn else state.first,
            state.step,
            waiting.player if waiting is not None else None,
            (one.amber, two.amber),
            (len(one.keys), len(two.keys)),
            len(game.events),
            by,
            reel.first + len(game.journal),
            len(self._reels) - 1,
            answered is not None and answered.kind is DecisionKind.MAIN,
        )
        if not self._turns or self._turns[-1].number != moment.turn:
            self._turns.append(TurnSpan(moment.turn, moment.player, index))
        self._moments.append(moment)
        self._tokens.append({c.id: c.definition.id for c in state.cards[1:] if c.token})
        self._watcher.names = self.names_at(index)
        empty = (not one.line, not two.line)
        self._marks += self._watcher.read(index, game.events[before:], answered=answered, waiting=waiting, empty=empty)

    def _check(self) -> None:
        """Compare the game with what was recorded, where something was."""
        moment, reel = self._moments[-1], self._reels[-1]
        count = moment.answers
        # A game begun from a table knows nothing of effects that last: only tables can be compared then.
        recorded = self._tables.get(count) if moment.reel else self._digests.get(count)
        if recorded is None:
            return
        if moment.reel:
            agrees = _unnumbered(recorded) == _unnumbered(written(scenario_of(reel.game.checkpoint)))
        else:
            agrees = recorded == reel.game.digest()
        if agrees:
            reel.sound = moment.index
        else:
            self._leap(count)

    def _leap(self, least: int) -> None:
        """Cut the film to what is known to be as recorded, and go on from the first table after `least` choices."""
        reel = self._reels[-1]
        last = reel.sound
        reel.game = reel.game.fork(at=self._moments[last].answers - reel.first)
        del self._moments[last + 1 :], self._tokens[last + 1 :]
        self._turns = [turn for turn in self._turns if turn.first <= last]
        self._marks = [mark for mark in self._marks if mark.moment <= last]
        self.whole, self._last = True, None
        slots: dict[str, Words | str | int] = {
            "n": self._moments[last].turn,
            "program": same(self.recording.header.program),
        }
        for table in sorted(self.recording.tables, key=lambda table: table.count):
            if table.count >= least and self._go_on_from(table):
                self.whole = table.count == len(self.recording.answers)
                self.stopped = _LEFT_OUT.filled(**slots, m=self._moments[-1].turn)
                return
        self.stopped = _STOPPED.filled(**slots)

    def _go_on_from(self, table: Table) -> bool:
        """Begin a reel; return False where this program can do nothing with its table."""
        try:
            self._reels.append(_reel(self.recording.begun_at(table), table.count, len(self._moments)))
        except ValueError:
            return False
        self._watcher = Watcher(self.names)
        self._add(None, None, 0)
        return True

    # What there is.

    @property
    def moments(self) -> Sequence[Moment]:
        """Every moment read so far."""
        return self._moments

    @property
    def marks(self) -> Sequence[Highlight]:
        """What stands out so far, in order."""
        return self._marks

    @property
    def turns(self) -> Sequence[TurnSpan]:
        """The turns so far; number 0, before the first turn, among them."""
        return self._turns

    @property
    def last(self) -> int:
        """The index of the last moment read so far."""
        return len(self._moments) - 1

    @property
    def finished(self) -> bool:
        """True when the recorded game was played to its end."""
        return self.recording.finished

    @property
    def open_to_all(self) -> bool:
        """True when nothing of the game is a secret any more: see `RecordedGame.open_to_all`."""
        return self.recording.open_to_all

    def end_for_good(self) -> None:
        """Take note that the game, which is over, cannot be taken up any more."""
        self.recording = replace(self.recording, at_table=False)

    # One moment.

    def game(self, index: int) -> Game:
        """Return the game as it stood at a moment; it is not to be played on."""
        if self._last is None or self._last[0] != index:
            moment = self._moments[index]
            reel = self._reels[moment.reel]
            self._last = (index, reel.game.fork(at=moment.answers - reel.first))
        return self._last[1]

    def choice_before(self, index: int) -> tuple[int, int] | None:
        """Return how many journal entries and events lie in `game(index)` before the choice that led to that moment.

        None where the moment begins a reel: no choice led there.
        """
        if self._begins_reel(index):
            return None
        before = self._moments[index - 1]
        return before.answers - self._reels[before.reel].first, before.events

    def view(self, index: int, eyes: Eyes) -> TableView:
        """Return the table at a moment as these eyes may see it, with the decision where they may read it."""
        return view_of(self.game(index), eyes)

    def names_at(self, index: int) -> RecordedNames:
        """Return what players and cards are called in what led to a moment.

        A card that was a token creature before it, in it or after it has the name of its reference card, but for one
        that turned itself over. Rule: "Token creatures".
        """
        reel = self._reels[self._moments[index].reel]
        before = {} if self._begins_reel(index) else self._tokens[index - 1]
        cards = reel.game.state.cards
        events = self.raw_events(index)
        made = {e.card: cards[e.model].printed.id for e in events if isinstance(e, TokenMade)}
        turned = turned_down(events, before)
        after = {card: id_ for card, id_ in self._tokens[index].items() if card not in turned}
        return reel.names.with_tokens(before | made | after)

    def raw_events(self, index: int) -> list[Event]:
        """Return what the choice before a moment brought about, everything hidden included."""
        moment = self._moments[index]
        before = 0 if self._begins_reel(index) else self._moments[index - 1].events
        return self._reels[moment.reel].game.events[before : moment.events]

    def events(self, index: int, eyes: Eyes) -> list[Event]:
        """Return what the choice before a moment brought about, as these eyes may know it."""
        return [redacted(event, eyes) for event in self.raw_events(index)]

    def gap(self, index: int) -> Words | None:
        """Say that the film has left out what lay before a moment; None where it has not."""
        return _GAP.filled(n=self._moments[index].turn) if index and self._begins_reel(index) else None

    def entries(self, index: int, eyes: Eyes) -> Iterator[LogEntry]:
        """Yield what a moment adds to the log, with a mark before it; choices are numbered as moments are."""
        gap, moment = self.gap(index), self._moments[index]
        yield Chosen(index, moment.begins)
        if gap is not None:
            yield Note(gap, Level.SHORT)
            # The turn began before the table was recorded.
            yield StepBegan(moment.player, Step.START, moment.turn)
        yield from self.events(index, eyes)

    def lines(self, index: int, eyes: Eyes) -> Iterator[LogLine]:
        """Yield the lines of the log that a moment adds."""
        entries = (entry for entry in self.entries(index, eyes) if not isinstance(entry, Chosen))
        yield from log_lines(entries, self.names_at(index))

    def is_quiet(self, index: int) -> bool:
        """Return whether a moment brings nothing that a log of normal length shows."""
        return self.gap(index) is None and not any(
            level_of(event) <= Level.NORMAL and line_for(event, self.names) is not None
            for event in self.raw_events(index)
        )

    def deed(self, index: int, eyes: Eyes) -> tuple[Player | None, Words]:
        """Return who made the choice that led to a moment, and which, as far as these eyes may know it.

        Where the words name the player themselves, or nobody acted, who is None. Icon marks such as `{amber}` are left
        in them for the reader to draw or to say.
        """
        if self._begins_reel(index):
            return None, self.gap(index) or _BEGINS
        entry = read_entry(self.recording.answers[self._moments[index].answers - 1].entry)
        if isinstance(entry, Adjustment):
            return None, self._adjusted(index, eyes)
        before = self.game(index - 1)
        decision = before.decision
        assert decision is not None
        if not _may_read(before, decision, eyes):
            return None, _DECIDES.filled(who=self.names.player(decision.player))
        by_key = {option.key: option.label for option in decision.options}
        said = [by_key[key] for key in entry.keys if key in by_key] or [_NONE]
        return decision.player, enumerated(said)

    def _begins_reel(self, index: int) -> bool:
        return not index or self._moments[index].reel != self._moments[index - 1].reel

    def _adjusted(self, index: int, eyes: Eyes) -> Words:
        events = (event for event in self.events(index, eyes) if isinstance(event, Adjusted))
        names = self.names_at(index)
        lines = [words for event in events if (words := line_for(event, names)) is not None]
        return lines[0] if lines else _ADJUSTED

    def branch(self, index: int, name: str) -> RecordedGame:
        """Return a new, unfinished game that has come as far as this moment ("what if"); this one stays as it is."""
        moment = self._moments[index]
        reel = self._reels[moment.reel]
        return reel.recording.upto(moment.answers - reel.first, name)

    # Going about.

    def turn_at(self, index: int) -> TurnSpan:
        """Return the turn a moment belongs to."""
        return self._turns[bisect_right(self._turns, index, key=lambda turn: turn.first) - 1]

    def heading(self, index: int) -> tuple[Words, Player | None]:
        """Return what stands in the log above the turn of a moment, and the player whom it names."""
        turn = self.turn_at(index)
        if not turn.number:
            return BEFORE, None
        if not turn.first and not any(_begins_turn(event) for event in self.raw_events(0)):
            return UNDER_WAY, None
        return TURN.filled(n=turn.number, who=self.names.player(turn.player)), turn.player

    def next_turn(self, index: int) -> int:
        """Return the first moment of the next turn; the last moment when there is none."""
        return next((turn.first for turn in self._turns if turn.first > index), self.last)

    def previous_turn(self, index: int) -> int:
        """Return the first moment of this turn, or of the turn before when this is it."""
        return max((turn.first for turn in self._turns if turn.first < index), default=0)

    def next_mark(self, index: int) -> int:
        """Return the moment of the next mark; the same moment when there is none."""
        return next((mark.moment for mark in self._marks if mark.moment > index), index)

    def previous_mark(self, index: int) -> int:
        """Return the moment of the mark before; the same moment when there is none."""
        return max((mark.moment for mark in self._marks if mark.moment < index), default=index)

    def after_quiet(self, index: int) -> int:
        """Return the next moment at which something is to be seen, or the last."""
        return next((i for i in range(index + 1, self.last) if not self.is_quiet(i)), max(index, self.last))


def view_of(game: Game, eyes: Eyes) -> TableView:
    """Return the table of a game as these eyes may see it."""
    if eyes is Eyes.OPEN:
        return game.view(None)
    if eyes.seat is not None:
        return game.view(eyes.seat)
    return game.common_view()


def _begins_turn(event: Event) -> bool:
    return isinstance(event, StepBegan) and event.step is Step.START


def _unnumbered(table: str) -> str:
    """Return a table without the numbers that cards got when they entered play: a game begun anew counts anew."""
    return re.sub(r'"entered":\d+', '"entered":0', table)


def _may_read(game: Game, decision: Decision, eyes: Eyes) -> bool:
    """Return whether these eyes may know what was chosen: it was open to them, or an action of step 3."""
    return decision.kind is DecisionKind.MAIN or view_of(game, eyes).decision is not None


_BEGINS = Words("The game begins")
_DECIDES = Words("{who} decides")
_NONE = Words("none", context="what was chosen: no card, no effect")
_ADJUSTED = Words("The judge fixes the table")
_GAP = Words("The film continues from the table as it was in turn {n}")
_LEFT_OUT = Words(
    "The film leaves out a part of turn {n} up to turn {m}: there this version of the program plays the game "
    "differently from the one it was played with (begun with version {program})."
)
_STOPPED = Words(
    "The film ends at the start of turn {n}: from there on this version of the program plays the game differently "
    "from the one it was played with (begun with version {program})."
)

__all__ = ["Eyes", "Film", "Highlight", "MarkKind", "Moment", "TurnSpan", "redacted", "view_of"]
