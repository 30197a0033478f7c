"""The log in plain words: the events of a game in the order in which a person understands them, a line each."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Any

from kfdesk.engine import events as ev
from kfdesk.engine import glossary
from kfdesk.engine.terms import Step
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
    """Tell that a card is played before it enters play, and that it is destroyed before it leaves play.

    By the rules it is the other way round (charts "Play a card" and "Destroyed"), but the cause explains the rest.
    """
    waiting: list[ev.Event | Note] = []
    awaited: type[ev.Event] | None = None
    has_come = False
    for entry in entries:
        cause = _CAUSES.get(type(entry))  # type: ignore[arg-type]
        if awaited not in (cause, type(entry)) or (has_come and cause is not None):
            yield from waiting
            waiting, awaited, has_come = [], None, False
        if cause is not None:
            waiting.append(entry)
            awaited = cause
        else:
            yield entry
            has_come = awaited is not None
    yield from waiting


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
            words = Words("{who} draws {cards}{by}", "{who} zieht {cards}{by}")
        else:
            words = Words("{who} draws {n} cards{by}: {cards}", "{who} zieht {n} Karten{by}: {cards}")
        what = cards if cards.en else counted(len(group), glossary.CARD)
        by = caused_by(first.cause, names)
        return words.filled(who=names.player(first.player), n=len(group), cards=what, by=by)
    if isinstance(first, ev.CardMoved):
        what = counted(len(group), glossary.CARD) if not cards.en else cards
        return _TOGETHER_SHUFFLED.filled(what=what, who=names.player(first.player), by=caused_by(first.cause, names))
    return Words("Readied: {cards}", "Spielbereit: {cards}").filled(cards=cards)


_TOGETHER_SHUFFLED = Words("Shuffled into the deck of {who}: {what}{by}", "In das Deck von {who} gemischt: {what}{by}")
