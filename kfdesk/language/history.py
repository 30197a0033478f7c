"""What has happened: this turn, or on a player's previous turn. The turn's memory is its events.

The same occurrences that abilities react to are asked whether they happened, how often, and whether for the first time.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from enum import Enum
from typing import Literal

from kfdesk.engine.abilities import Scope
from kfdesk.engine.events import Event
from kfdesk.engine.state import Remembered
from kfdesk.engine.terms import NEVER, CardId, Timestamp
from kfdesk.language import nouns
from kfdesk.language.adverbs import DuringTurn, How, Relative, Turn
from kfdesk.language.conditions import Condition
from kfdesk.language.counts.cards import Count, the_number_of
from kfdesk.language.descriptions import Group, is_description
from kfdesk.language.occurrence_table import Kind
from kfdesk.language.occurrences import Occurrence
from kfdesk.language.players import YOU, EachPlayer, Who, one_by_one
from kfdesk.language.ranges import NONE, Countable, Range
from kfdesk.language.sorts import NOUNS
from kfdesk.records import entity
from kfdesk.text.nominals import NounPhrase, described
from kfdesk.text.parts import parts
from kfdesk.text.parts_of_speech import EACH, NO_PLURAL, PLURAL, Det
from kfdesk.text.phrases import Frame, fixed
from kfdesk.text.pronouns import Pronoun
from kfdesk.text.wording import Denied, Fragment, In, Tense, Wordable, WordingError

__all__ = ["PREVIOUS_TURN", "THIS_TURN", "first_time", "happened", "so_many_in_a_turn", "times_of"]


class Time(Enum):
    """The turns whose events are remembered."""

    THIS_TURN = "this turn"
    PREVIOUS_TURN = "their previous turn"


THIS_TURN = Time.THIS_TURN
PREVIOUS_TURN = Time.PREVIOUS_TURN


def _events(scope: Scope, occurrence: Occurrence, time: Time) -> list[Event]:
    """Return the occurrences remembered of a time; the previous turn is that of whoever does it."""
    return [past.event for past in _past(scope, occurrence, time)]


def _past(scope: Scope, occurrence: Occurrence, time: Time) -> list[Remembered]:
    """Return the occurrences remembered of a time, each with when it happened and what its cards were."""
    return [
        past
        for turn in _turns(scope, occurrence, time)
        for past in turn.memory.past
        if past.event.kind in occurrence.kind.events
        and occurrence.fitted(scope, past, turn)
        and (time is THIS_TURN or occurrence.who is None or occurrence.doer(turn.active, past.event) == turn.active)
        and _is_same_card(scope, occurrence, past)
    ]


def _turns(scope: Scope, occurrence: Occurrence, time: Time) -> tuple[Turn, ...]:
    """Return the turns of a time: the previous turn is that of whoever does it."""
    if time is THIS_TURN:
        return (Turn.now(scope),)
    players = YOU.players(scope) if occurrence.who is None else occurrence.who.players(scope)
    return tuple(Turn(player, scope.core.state.previous[player]) for player in players)


def _remembered(occurrence: Occurrence, time: Time = Time.THIS_TURN) -> Occurrence:
    """Return an occurrence that can be asked about later.

    Raises `ValueError` for what can be told only as it happens, and for a turn that is named twice.
    """
    if any(how.at_once for how in occurrence.how):
        raise ValueError(f"nobody can tell later how it happened: {occurrence.how}")
    if time is not THIS_TURN and any(isinstance(how, DuringTurn) for how in occurrence.how):
        raise ValueError("the turn that it happened in is named already: the previous one of whoever did it")
    return occurrence


def _is_same_card(scope: Scope, occurrence: Occurrence, past: Remembered) -> bool:
    """Return whether a card of an event that the occurrence means by itself, as "this creature", is still that card.

    One that left play and entered it again is another: it has done nothing yet. Rule: "Movement between zones".
    """
    kind, cards = occurrence.kind, scope.core.state.cards
    for pattern in occurrence.patterns:
        card = getattr(past.event, kind.card if pattern is occurrence.card else kind.other)
        if not is_description(pattern, scope) and cards[card].entered > past.clock:
            return False
    return True


def _times(scope: Scope, occurrence: Occurrence, time: Time) -> int:
    found = _past(scope, occurrence, time)
    if occurrence.kind.distinct:
        field = occurrence.kind.card
        return len({(card := getattr(past.event, field), _entered(past, card)) for past in found})
    return len(found)


def _entered(past: Remembered, card: CardId) -> Timestamp:
    """Return when a card of an event had entered play, by which two stays of it in play are told apart.

    A creature that was used, left play, came back and was used again was two different creatures used. Rule: "Movement
    between zones".
    """
    # Reading: reading/two-stays-in-play
    return next((was.entered for was in past.cards if was.card == card), NEVER)


def _when(who: Who | None, time: Time) -> Wordable:
    """Return "this turn" or, of the player just named, "on their previous turn"."""
    if time is THIS_TURN:
        return _THIS_TURN
    whose = YOU if who is None or who is YOU else Pronoun(who)
    return _ON_TURN.of(turn=NounPhrase((nouns.TURN,), mods=(nouns.PREVIOUS,), of=whose))


_THIS_TURN = fixed("this turn", "in diesem Zug")
_ON_TURN = Frame(en="on {turn}", de="in {turn:dat}")
_ANY = Det("any", "any", "ein", "kein", plural=True)


def _clause(occurrence: Occurrence, time: Time, tense: Tense, card: Wordable) -> Fragment:
    return In(tense, occurrence.said(_when(occurrence.who, time), card=card))


@entity
class Happened(Condition):
    """Something happened at a time: "your opponent forged a key on their previous turn"."""

    occurrence: Occurrence
    time: Time

    def holds(self, scope: Scope) -> bool:
        if isinstance(self.said_of, EachPlayer):
            return all([_events(scope, self.occurrence, self.time) for _ in one_by_one(scope, self.said_of)])
        return bool(_events(scope, self.occurrence, self.time))

    @property
    def said_of(self) -> Who | None:
        return self.occurrence.who

    def opposite(self) -> Fragment:
        tense = Tense.PERFECT if self.time is THIS_TURN else Tense.PAST
        return Denied(_clause(self.occurrence, self.time, tense, self.occurrence.card))

    def worded(self) -> Fragment:
        return _clause(self.occurrence, self.time, Tense.PAST, self.occurrence.card)

    def until_now(self) -> Fragment:
        """Return the condition where it must have been fulfilled: "unless you have discarded …"."""
        return _clause(self.occurrence, self.time, Tense.PERFECT, self.occurrence.card)


def _is_among(one: object, those: Iterable[object]) -> bool:
    """Return whether it is one of those itself, and not only equal to one."""
    return any(one is other for other in those)


@entity
class FirstTime(Condition):
    """Something happened this turn for the first time: the event that the ability reacts to, if it is such an event.

    Otherwise: it happened once so far.
    """

    occurrence: Occurrence

    def holds(self, scope: Scope) -> bool:
        found = _events(scope, self.occurrence, THIS_TURN)
        return len(found) == 1 or (bool(found) and self._first(scope, scope.event, found) is scope.event)

    def is_past(self, scope: Scope, event: Event) -> bool:
        found = _events(scope, self.occurrence, THIS_TURN)
        return len(found) > 1 and self._first(scope, event, found) is not event

    def _first(self, scope: Scope, event: Event | None, found: list[Event]) -> Event | None:
        """Return the first of those that happened; of several at one moment that for which the ability resolves first.

        Until it has resolved for one of them, each that is asked about may be the first.
        """
        # Reading: reading/first-of-several
        moment = scope.core.frames.moment(found[0])
        together = () if moment is None else tuple(one for one in found if _is_among(one, moment.events))
        for pending in () if moment is None else moment.begun:
            mine = (pending.source, pending.given.card) == (scope.source, scope.granted_by)
            if mine and _is_among(self, parts(pending.ability)) and _is_among(pending.event, together):
                return pending.event
        return event if _is_among(event, together) else found[0]

    def worded(self) -> Fragment:
        return self._clause(_FIRST, "zum ersten Mal")

    def opposite(self) -> Fragment:
        return self._clause(_NOT_FIRST, "nicht zum ersten Mal")

    def _clause(self, english: str, german: str) -> Fragment:
        """Return the clause; of any card of a description German says first that it is the first time of all.

        Where somebody does it, they are named before.
        """
        when = f"in diesem Zug {german}"
        any_card = self.occurrence.card is None or self.occurrence.description is not None
        of_any = any_card and self.occurrence.who is None
        said = In(Tense.PERFECT, self.occurrence.said(fixed("this turn", "" if of_any else when)))
        first = f"{when} " if of_any else ""
        return Frame(en=f"{english} {{event}}", de=f"{first}{{event:last}}").of(event=said)


_NOT_FIRST = "this is not the first time"
_FIRST = "this is the first time"


@entity
class InSameTurn(How):
    """To the last of so many different cards in a turn: "4 friendly creatures … in the same turn"."""

    at_once = True
    number: int
    occurrence: Occurrence
    """What happens to each of them."""
    phrase = fixed("in the same turn", "im selben Zug")

    def of_cards(self, card: Group) -> NounPhrase:
        return replace(card.described(PLURAL), count=self.number)

    def allows(self, scope: Scope, kind: Kind, past: Remembered) -> bool:
        so_far: dict[tuple[CardId, Timestamp], Event] = {}
        for one in _past(scope, self.occurrence, THIS_TURN):
            card = getattr(one.event, kind.card)
            so_far.setdefault((card, _entered(one, card)), one.event)
        decisive = list(so_far.values())[self.number - 1 : self.number]
        return any(event is past.event for event in decisive)


@entity
class TimesOf(Count):
    """How often something happened: "each enemy creature that was destroyed in a fight this turn"."""

    occurrence: Occurrence
    time: Time

    def count(self, scope: Scope) -> int:
        return _times(scope, self.occurrence, self.time)

    def worded(self) -> Fragment:
        return self._described(EACH)

    @property
    def number(self) -> Wordable:
        return the_number_of(self._described(PLURAL))

    def _described(self, det: Det) -> NounPhrase:
        card = self.occurrence.description
        if card is None:
            raise WordingError(f"no words for counting {self.occurrence.kind.called}")
        who = self.occurrence.who
        if who is not None:  # of cards with which somebody did it
            tense = Tense.PERFECT if self.time is THIS_TURN else Tense.PAST
            done = In(tense, self.occurrence.said(_when(who, self.time), card=_UNSAID))
            return described(NOUNS[card.sort], det, *card.predicates, _WHICH.of(clause=done))
        clause = In(Tense.PAST, self.occurrence.said(_when(None, self.time), card=Relative()))
        return described(NOUNS[card.sort], det, *card.predicates, _THAT.of(clause=clause))

    def has(self, wanted: Range, *, still: bool = False) -> Fragment:
        card = self.occurrence.description
        if card is None:
            raise WordingError(f"no words for counting {self.occurrence.kind.called}")
        if wanted is NONE and not self.occurrence.kind.doer:
            return _clause(self.occurrence, self.time, Tense.PERFECT, card.described(NO_PLURAL))
        if wanted is NONE:
            return Denied(_clause(self.occurrence, self.time, Tense.PERFECT, card.described(_ANY)))
        what = replace(card.described(wanted.det), count=wanted.number)
        return _clause(self.occurrence, self.time, Tense.PAST, what)

    def compares(self, than: Countable) -> bool:
        return False


_THAT = Frame(en="{clause:last}", de=", {clause:last},")
_WHICH = Frame(en="{clause}", de=", {rel:acc} {clause:last},")
_UNSAID = fixed("", "")


def happened(occurrence: Occurrence, time: Time) -> Happened:
    """That happened `THIS_TURN` or on the player's `PREVIOUS_TURN`."""
    return Happened(_remembered(occurrence, time), time)


def first_time(occurrence: Occurrence) -> FirstTime:
    """That happened for the first time this turn."""
    return FirstTime(_remembered(occurrence))


def so_many_in_a_turn(number: Literal[2, 3, 4], occurrence: Occurrence) -> Occurrence:
    """That happened to so many different cards in the same turn, the last of them now: `is_used(…)` of 4 creatures.

    Raises `ValueError` for what does not happen to cards of a description.
    """
    if occurrence.description is None:
        raise ValueError(f"that does not happen to several cards: {occurrence}")
    return replace(occurrence, how=(*occurrence.how, InSameTurn(number, _remembered(occurrence))))


def times_of(occurrence: Occurrence, time: Time) -> TimesOf:
    """How often that happened: to count, and with `there_are` for a range.

    Raises `ValueError` for what does not happen to cards of a description.
    """
    if occurrence.description is None:
        raise ValueError(f"how often it happened is said of cards of a description: {occurrence}")
    return TimesOf(_remembered(occurrence, time), time)
