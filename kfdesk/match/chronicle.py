"""The log in plain words: the events of a game in the order in which a person understands them, a line each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from kfdesk.engine import events as ev
from kfdesk.engine import glossary
from kfdesk.engine.terms import NO_CARD, CardId, Step, Zone
from kfdesk.match.event_words import Level, Names, caused_by, level_of, line_for
from kfdesk.text.nouns import counted
from kfdesk.text.words import Words, enumerated


@dataclass(frozen=True, slots=True)
class Note:
    """A line of the log that no event made, such as "(only choice)" or "Taken back"."""

    words: Words
    level: Level = Level.NORMAL


@dataclass(frozen=True, slots=True)
class Line:
    """One line of the log. A heading begins a turn."""

    words: Words
    level: Level
    heading: bool = False


def chronicle(entries: Iterable[ev.Event | Note], names: Names) -> Iterator[Line]:
    """Word `entries` in order; a run of draws, of cards shuffled into a deck or of readied cards becomes one line."""
    for group in _runs(_cause_first(entries)):
        first = group[0]
        if isinstance(first, Note):
            yield Line(first.words, first.level)
            continue
        words = _together(group, names) if len(group) > 1 else line_for(first, names)
        if words is not None:
            heading = isinstance(first, ev.StepBegan) and first.step is Step.START
            yield Line(words, level_of(first), heading)


_CAUSES: dict[type[ev.Event], type[ev.Event]] = {
    ev.CardEntered: ev.CardPlayed,
    ev.StatusGained: ev.CardPlayed,
    ev.UpgradeAttached: ev.CardPlayed,
    ev.AmberMoved: ev.CardDestroyed,
    ev.CardMoved: ev.CardDestroyed,
}
"""For each kind of event the kind that may come right after it although it is its cause."""


def _cause_first(entries: Iterable[ev.Event | Note]) -> Iterator[ev.Event | Note]:
    """Yield that a card is played before it enters play, and that it is destroyed before it leaves play.

    By the rules it is the other way round (charts "Play a card" and "Destroyed"), but the cause explains the rest.
    """
    waiting: list[ev.Event] = []
    causes: list[ev.Event] = []
    awaited: type[ev.Event] | None = None
    for entry in entries:
        cause = None if isinstance(entry, Note) else _CAUSES.get(type(entry))
        if type(entry) is not awaited and (cause is not awaited or causes):
            yield from _explained(waiting, causes)
            waiting, causes, awaited = [], [], None
        if isinstance(entry, Note):
            yield entry
        elif cause is not None:
            waiting.append(entry)
            awaited = cause
        elif awaited is not None:
            causes.append(entry)
        else:
            yield entry
    yield from _explained(waiting, causes)


def _explained(waiting: list[ev.Event], causes: list[ev.Event]) -> Iterator[ev.Event]:
    """Yield events and the causes that came after them, the causes before what they are the causes of.

    What went before concerns other cards: one that a "Destroyed:" ability returned to a hand, say.
    """
    cards = {getattr(cause, "card", NO_CARD) for cause in causes}
    first = len(waiting)
    while first and _concerns(waiting[first - 1], cards):
        first -= 1
    yield from waiting[:first]
    yield from causes
    yield from waiting[first:]


def _concerns(event: ev.Event, cards: set[CardId]) -> bool:
    """Return whether an event is about one of the cards, what lies on one or under it, or a card nobody may know."""
    if isinstance(event, ev.CardMoved) and event.origin in (Zone.UPGRADE, Zone.UNDER, Zone.JOINED):
        return True
    card = event.from_card if isinstance(event, ev.AmberMoved) else getattr(event, "card", NO_CARD)
    return card == NO_CARD or card in cards


def _runs(entries: Iterable[ev.Event | Note]) -> Iterator[list[Any]]:
    run: list[Any] = []
    for entry in entries:
        if run and _joins(run[-1], entry):
            run.append(entry)
            continue
        if run:
            yield run
        run = [entry]
    if run:
        yield run


def _joins(one: ev.Event | Note, other: ev.Event | Note) -> bool:
    """Return whether `other` continues the run of `one`: draws or cards shuffled away of one player, readied cards."""
    if isinstance(one, ev.CardDrawn) and isinstance(other, ev.CardDrawn):
        return one.player == other.player and one.cause == other.cause
    if isinstance(one, ev.CardMoved) and isinstance(other, ev.CardMoved):
        alike = bool(one.card) == bool(other.card)
        return alike and one.shuffled and other.shuffled and (one.player, one.cause) == (other.player, other.cause)
    return isinstance(one, ev.CardReadied) and isinstance(other, ev.CardReadied) and one.cause == other.cause


def _together(group: list[Any], names: Names) -> Words:
    cards = enumerated([names.card(event.card) for event in group if event.card])
    first = group[0]
    if isinstance(first, ev.CardDrawn):
        if not cards.en:
            words = Words("{who} draws {cards}{by}")
        else:
            words = Words("{who} draws {n} card{by}: {cards}", plural="{who} draws {n} cards{by}: {cards}")
        what = cards if cards.en else counted(len(group), glossary.CARD)
        by = caused_by(first.cause, names)
        return words.filled(who=names.player(first.player), n=len(group), cards=what, by=by)
    if isinstance(first, ev.CardMoved):
        what = counted(len(group), glossary.CARD) if not cards.en else cards
        return _TOGETHER_SHUFFLED.filled(what=what, who=names.player(first.player), by=caused_by(first.cause, names))
    return Words("Readied: {cards}").filled(cards=cards)


_TOGETHER_SHUFFLED = Words("Shuffled into the deck of {who}: {what}{by}")
