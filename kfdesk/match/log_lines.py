"""The log in plain words: the events of a game in the order in which a person understands them, a line each."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any

from kfdesk.engine import events as ev
from kfdesk.engine import glossary
from kfdesk.engine.rules import RuleId
from kfdesk.engine.terms import NO_CARD, CardId, Player, Step, Zone
from kfdesk.match.event_texts import Level, Names, caused_by, is_taken, level_of, line_for, listed
from kfdesk.match.log_line_kinds import LineKind, cause_of, detail_of, kind_of, player_of, rule_of, subject_of
from kfdesk.records import record
from kfdesk.text.parts_of_speech import counted
from kfdesk.text.words import Words


@record
class Note:
    """A line of the log that no event made, such as "(only choice)" or "Taken back"."""

    words: Words
    level: Level = Level.NORMAL


@record
class LogLine:
    """One line of the log. A heading begins a turn."""

    words: Words
    level: Level
    heading: bool = False
    events: tuple[ev.Event, ...] = ()
    """What it tells, as its reader may know it; nothing for a note."""
    first: int = -1
    """The number that the first of its events has in the game; -1 for a note."""
    choice: int = -1
    """How many choices came before the one that led to it; -1 where none did."""
    parent: int = -1
    """Which line of its action it follows from; -1 for the first one and for what no other line led to."""

    @property
    def kind(self) -> LineKind:
        """Of what sort it is."""
        return kind_of(self.events[0]) if self.events else LineKind.NOTE

    @property
    def detail(self) -> str:
        """What tells it from others of its sort: a house, key, status or counter; else ""."""
        return detail_of(self.events[0]) if self.events else ""

    @property
    def player(self) -> Player | None:
        """The player whom it is about; None where it is about a card only."""
        return player_of(self.events[0]) if self.events else None

    @property
    def subject(self) -> CardId:
        """The card that does something or to which it happens, `NO_CARD` for none."""
        return subject_of(self.events[0]) if self.events else NO_CARD

    @property
    def cause(self) -> CardId:
        """The card that brought it about, `NO_CARD` for a rule."""
        return cause_of(self.events[0]) if self.events else NO_CARD

    @property
    def rule(self) -> RuleId:
        """The rulebook entry that says what happened, "" where no single one does."""
        return rule_of(self.events[0], self.words) if self.events else ""


@record
class NumberedEntry:
    """An event or note of the account: the event's number in the game and the choice that led to it; see `LogLine`."""

    entry: ev.Event | Note
    number: int = -1
    choice: int = -1


def log_lines(entries: Iterable[ev.Event | Note], names: Names) -> Iterator[LogLine]:
    """Word `entries` in order; what happens to several cards alike becomes one line, see `_joins`."""
    return worded((NumberedEntry(entry) for entry in entries), lambda _: names)


def worded(
    account: Iterable[NumberedEntry],
    names_at: Callable[[int], Names],
    marking: Callable[[Names, Iterable[int]], Names] = lambda names, _: names,
) -> Iterator[LogLine]:
    """Word an account in order, each event in the names of its time, given by its number; see `log_lines`.

    `marking` gives the names as a line of events with these numbers shall say them.
    """
    for group in _runs(cause_first(account), names_at):
        told, first = group[0], group[0].entry
        if isinstance(first, Note):
            yield LogLine(first.words, first.level, choice=told.choice)
            continue
        names = marking(names_at(told.number), [one.number for one in group])
        events = tuple(one.entry for one in group if isinstance(one.entry, ev.Event))
        words = _together(events, names) if len(events) > 1 else line_for(first, names)
        if words is not None:
            heading = isinstance(first, ev.StepBegan) and first.step is Step.START
            yield LogLine(words, level_of(first), heading, events, told.number, told.choice)


_CAUSES: dict[ev.EventKind, ev.EventKind] = {
    ev.CardEntered: ev.CardPlayed,
    ev.StatusGained: ev.CardPlayed,
    ev.UpgradeAttached: ev.CardPlayed,
    ev.AmberVerb.MOVE: ev.CardDestroyed,
    ev.CardMoved: ev.CardDestroyed,
    ev.AmberVerb.SPEND: ev.KeyForged,
}
"""For each kind of event the kind that may come right after it although it is its cause."""


def cause_first(account: Iterable[NumberedEntry]) -> Iterator[NumberedEntry]:
    """Yield that a card is played before it enters play, and that it is destroyed before it leaves play.

    By the rules it is the other way round (charts "Play a card" and "Destroyed"), but the cause explains the rest.
    """
    waiting: list[NumberedEntry] = []
    causes: list[NumberedEntry] = []
    awaited: ev.EventKind | None = None
    for told in account:
        entry = told.entry
        kind = None if isinstance(entry, Note) else entry.kind
        cause = None if kind is None else _CAUSES.get(kind)
        if kind is not awaited and (cause is not awaited or causes):
            yield from _explained(waiting, causes)
            waiting, causes, awaited = [], [], None
        if isinstance(entry, Note):
            yield told
        elif cause is not None:
            waiting.append(told)
            awaited = cause
        elif awaited is not None:
            causes.append(told)
        else:
            yield told
    yield from _explained(waiting, causes)


def _explained(waiting: list[NumberedEntry], causes: list[NumberedEntry]) -> Iterator[NumberedEntry]:
    """Yield events and the causes that came after them, the causes before what they are the causes of.

    What went before concerns other cards: one that a "Destroyed:" ability returned to a hand, say.
    """
    cards = {getattr(cause.entry, "card", NO_CARD) for cause in causes}
    first = len(waiting)
    while first and _concerns(waiting[first - 1].entry, cards):
        first -= 1
    yield from waiting[:first]
    yield from causes
    yield from waiting[first:]


def _concerns(event: ev.Event | Note, cards: set[CardId]) -> bool:
    """Return whether an event is about one of the cards, what lies on one or under it, or a card nobody may know."""
    if isinstance(event, ev.CardMoved) and event.origin in (Zone.UPGRADE, Zone.UNDER, Zone.JOINED):
        return True
    card = event.giver.card if isinstance(event, ev.AmberMoved) else getattr(event, "card", NO_CARD)
    return card == NO_CARD or card in cards


def _runs(account: Iterable[NumberedEntry], names_at: Callable[[int], Names]) -> Iterator[list[NumberedEntry]]:
    run: list[NumberedEntry] = []
    for told in account:
        if run and _joins(run[-1].entry, told.entry) and names_at(run[-1].number) is names_at(told.number):
            run.append(told)
            continue
        if run:
            yield run
        run = [told]
    if run:
        yield run


def _joins(one: ev.Event | Note, other: ev.Event | Note) -> bool:
    """Return whether `other` continues the run of `one`.

    Runs are: one player's draws, cards shuffled into a deck or taken from the archives, those of swapped piles, and
    readied cards.
    """
    if isinstance(one, ev.CardDrawn) and isinstance(other, ev.CardDrawn):
        return one.player == other.player and one.cause == other.cause
    if isinstance(one, ev.CardMoved) and isinstance(other, ev.CardMoved):
        alike = bool(one.card) == bool(other.card) and (one.player, one.cause) == (other.player, other.cause)
        return alike and any(does(one) and does(other) for does in _MOVED_TOGETHER)
    return isinstance(one, ev.CardReadied) and isinstance(other, ev.CardReadied) and one.cause == other.cause


_MOVED_TOGETHER: tuple[Callable[[ev.CardMoved], bool], ...] = (
    lambda move: move.shuffled,
    lambda move: move.swapped,
    is_taken,
)
"""What cards that move together have done to them."""


def _together(group: tuple[Any, ...], names: Names) -> Words | None:
    if isinstance(group[0], ev.CardMoved) and group[0].swapped:
        return line_for(group[0], names)  # which speaks of the piles only
    cards = listed([names.card(event.card) for event in group if event.card])
    first = group[0]
    if isinstance(first, ev.CardDrawn):
        known, unknown = _DRAWN, _DRAWN_UNKNOWN
    elif not isinstance(first, ev.CardMoved):
        return Words("<Readied>: {cards:listed}").explained("glossary/ready-and-exhausted").filled(cards=cards)
    elif first.shuffled:
        known, unknown = _SHUFFLED, _SHUFFLED_UNKNOWN
    else:
        known, unknown = _TAKEN, _TAKEN_UNKNOWN
    who, by = names.player(first.player), caused_by(first.cause, names)
    if not first.card:
        return unknown.filled(who=who, cards=counted(len(group), glossary.CARD), by=by)
    return known.filled(who=who, n=len(group), cards=cards, by=by)


_DRAWN = Words(
    "{who} <draws> {n} card{by}: {cards:listed}", plural="{who} <draws> {n} cards{by}: {cards:listed}"
).explained("glossary/drawing-cards")
_DRAWN_UNKNOWN = Words("{who} <draws> {cards}{by}").explained("glossary/drawing-cards")
_SHUFFLED = Words("<Shuffled> into {who:poss} deck{by}: {cards:listed}").explained("glossary/shuffle")
_SHUFFLED_UNKNOWN = Words("{cards} are <shuffled> into {who:poss} deck{by}").explained("glossary/shuffle")
_TAKEN = Words(
    "{who} takes {n} card from the <archives>: {cards:listed}",
    plural="{who} takes {n} cards from the <archives>: {cards:listed}",
).explained("glossary/archives")
_TAKEN_UNKNOWN = Words("{who} takes {cards} from the <archives>").explained("glossary/archives")
