"""Planning: from the events of one decision, as a seat may see them, to the beats that show them."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final

from kfdesk.desk.beats.beat import Beat, Flow
from kfdesk.desk.beats.length_and_sound import BeatKind, Trait
from kfdesk.engine import events as ev
from kfdesk.engine.core import handle
from kfdesk.engine.terms import (
    NO_CARD,
    POWER_COUNTER,
    CardId,
    Forbidden,
    Player,
    Prevention,
    Status,
    Way,
    Zone,
)

MOST_MS: Final = 2500.0
"""The beats of one decision last no longer than this at speed 1, in milliseconds."""
LEAST_MS: Final = 110.0
"""No beat is shorter than this; where so many happen that this is too long, the last ones are not shown."""


def plan(events: Sequence[ev.Event], first: int, earlier: Sequence[ev.Event] = ()) -> list[Beat]:
    """Return the beats of events, which follow the first `first` events of the game.

    The events are given as one seat may see them. The end of `earlier` ones tells which fight is under way, and whether
    a token creature was made whose place was asked for.
    """
    script = _Script(events, first, _fight_under_way(earlier), _token_on_its_way(earlier))
    for index, event in enumerate(events):
        script.read(index, event)
    return script.beats


def paced(beats: Sequence[Beat], most_ms: float = MOST_MS) -> list[tuple[Beat, float]]:
    """Return beats with their lengths in milliseconds at speed 1, `most_ms` in all: many of them are shorter.

    Of more than there is time for, minor ones and the last are not shown: their length is 0.
    """
    shown = list(range(len(beats)))
    if _length(beats) > most_ms:
        shown = [n for n in shown if Trait.MINOR not in beats[n].kind.traits] or shown
    share = min(1.0, most_ms / max(1.0, _length(beats[n] for n in shown)))
    lengths = {n: max(LEAST_MS, beats[n].length_ms * share) for n in shown}
    while len(lengths) > 1 and sum(lengths.values()) > most_ms + 1:
        lengths.popitem()
    return [(beat, lengths.get(n, 0.0)) for n, beat in enumerate(beats)]


def _length(beats: Iterable[Beat]) -> float:
    return sum(beat.length_ms for beat in beats)


def _name(card: CardId) -> str:
    return handle(card) if card else ""


def _fight_under_way(earlier: Sequence[ev.Event]) -> tuple[CardId, CardId] | None:
    for event in reversed(earlier):
        if isinstance(event, ev.CreatureFought | ev.StepBegan):
            return None
        if isinstance(event, ev.FightBegan):
            return event.card, event.against
    return None


def _token_on_its_way(earlier: Sequence[ev.Event]) -> ev.TokenMade | None:
    for event in reversed(earlier):
        if isinstance(event, ev.CardEntered | ev.StepBegan):
            return None
        if isinstance(event, ev.TokenMade):
            return event
    return None


@dataclass
class _Script:
    """The beats so far, while the events are read one by one."""

    events: Sequence[ev.Event]
    first: int
    fight: tuple[CardId, CardId] | None
    """The attacker and the creature attacked, from the beginning of a fight to its end."""
    made: ev.TokenMade | None
    """What made a token creature that has not entered play yet."""

    def __post_init__(self) -> None:
        self.beats: list[Beat] = []
        self._destroyed = _leaves_destroyed(self.events)
        self._given_back = _given_back(self.events)
        self._flows: tuple[Flow, ...] = ()
        """Æmber on cards that are about to leave: it flies while they do."""
        self._clash = False
        """Whether the blow of the fight under way was shown."""

    def read(self, index: int, event: ev.Event) -> None:
        """Go on with one event."""
        upto = self.first + index + 1
        if index in self._given_back and isinstance(event, ev.AmberMoved):
            self._flows += _amber(event, upto).flows
            return
        if self._belongs_to_last(event):
            self.beats[-1] = replace(self.beats[-1], upto=upto)
            return
        if self._read_fight(index, event, upto):
            return
        if isinstance(event, ev.TokenMade):
            self.made = event
            return
        if isinstance(event, ev.CardMoved):
            beat = _moved(event, upto, destroyed=index in self._destroyed)
            if beat is not None:
                beat, self._flows = replace(beat, flows=self._flows), ()
        elif isinstance(event, ev.CardEntered) and self.made is not None:
            beat, self.made = _token(event, upto, self.made.cause), None
        else:
            reader = _READERS.get(type(event))
            beat = reader(event, upto) if reader is not None else None
        if beat is not None:
            self._add(beat)

    def _add(self, beat: Beat) -> None:
        last = self.beats[-1] if self.beats else None
        if last is not None and _kept_by_ward(last, beat):
            # All of it is one batch: after the burst the other cards would be gone already.
            self.beats.pop()
            self._add(beat)
            self.beats.append(replace(last, upto=beat.upto))
            return
        merged = _merged(last, beat) if last is not None else None
        if merged is not None:
            self.beats[-1] = merged
        else:
            self.beats.append(beat)

    def _belongs_to_last(self, event: ev.Event) -> bool:
        """Return whether an event only completes what the last beat shows."""
        if not self.beats:
            return False
        last, card = self.beats[-1], _name(getattr(event, "card", NO_CARD))
        match event:
            case ev.CardPlayed() | ev.CardEntered() | ev.UpgradeChosen():
                return last.kind in (BeatKind.TOKEN, BeatKind.PLAY) and card in last.cards
            case ev.CardMoved():
                return event.origin in (Zone.UPGRADE, Zone.UNDER) and Trait.LEAVES in last.kind.traits
            case ev.AbilityTriggered():
                played = any(beat.kind is BeatKind.PLAY and card in beat.cards for beat in self.beats)
                return played or card in last.cards and Trait.SHOWS_WHOSE in last.kind.traits
            case ev.CardExhausted() | ev.CreatureReaped():
                return card in last.cards and last.kind in (BeatKind.REAP, BeatKind.USE, BeatKind.UNSTUN)
            case ev.StatusLost(status=Status.STUN):
                return card in last.cards and last.kind is BeatKind.UNSTUN
            case ev.CardDestroyed():
                return last.kind is BeatKind.DESTROY
            case _:
                return False

    # Fights.

    def _read_fight(self, index: int, event: ev.Event, upto: int) -> bool:
        """Take an event as part of a fight; return whether it needs no other beat."""
        match event:
            case ev.FightBegan():
                self.fight, self._clash = (event.card, event.against), False
                return True
            case ev.CreatureFought():
                if event.happened and not self._clash:
                    self._strike(upto)
                self.fight = None
                return True
            case ev.DamageDealt(in_fight=True) if not self._clash or self._striking:
                self._strike(upto, event)
                return True
            case ev.DeedForbidden():
                return self._striking and self._goes_on(index)  # the blow is not parted
            case ev.DamagePrevented() | ev.ArmorChanged() | ev.StatusLost(status=Status.WARD):
                return self._keeps_from_blow(index, _name(event.card), upto)
            case _:
                return False

    @property
    def _striking(self) -> bool:
        """Whether the last beat is the blow of the fight under way."""
        return self._clash and bool(self.beats) and self.beats[-1].kind is BeatKind.FIGHT

    def _keeps_from_blow(self, index: int, card: str, upto: int) -> bool:
        """Take what keeps a card from the damage of a fight as part of the blow; return whether it does."""
        if self._striking and card in self.beats[-1].cards:
            self._guard(card, upto)
            return True
        if self.fight is None or self._clash or card not in map(_name, self.fight):
            return False
        match self._after(index):
            case ev.DamageDealt(in_fight=True) | ev.CreatureFought(happened=True):
                self._strike(upto)
                self._guard(card, upto)
                return True
            case _:
                return False

    def _after(self, index: int) -> ev.Event | None:
        """Return the next event that does not only tell what keeps cards from something."""
        quiet = ev.DamagePrevented | ev.DeedForbidden | ev.ArmorChanged | ev.StatusLost
        return next((event for event in self.events[index + 1 :] if not isinstance(event, quiet)), None)

    def _goes_on(self, index: int) -> bool:
        """Return whether more damage of the fight comes next."""
        match self._after(index):
            case ev.DamageDealt(in_fight=True):
                return True
            case _:
                return False

    def _guard(self, card: str, upto: int) -> None:
        last = self.beats[-1]
        self.beats[-1] = replace(last, guarded=(*last.guarded, card), upto=upto)

    def _strike(self, upto: int, event: ev.DamageDealt | None = None) -> None:
        """Show the blow of the fight, or add damage to it."""
        attacker, against = self.fight or ((event.source, event.card) if event is not None else (NO_CARD, NO_CARD))
        if not self._striking:
            self._clash = True
            pair = (_name(attacker), _name(against))
            self.beats.append(Beat(BeatKind.FIGHT, upto, pair, amounts=(0, 0), cause=pair[0]))
        blow = self.beats[-1]
        if event is None:
            return
        struck = _name(event.card)
        cards, amounts = list(blow.cards), list(blow.amounts)
        if struck not in cards:
            cards.append(struck)
            amounts.append(0)
        amounts[cards.index(struck)] += event.amount
        self.beats[-1] = replace(
            blow, upto=upto, cards=tuple(cards), amounts=tuple(amounts), amount=blow.amount + event.amount
        )


def _leaves_destroyed(events: Sequence[ev.Event]) -> frozenset[int]:
    """Return the numbers of the events by which destroyed cards leave play."""
    found: set[int] = set()
    waiting: set[CardId] = set()
    for index in range(len(events) - 1, -1, -1):
        event = events[index]
        if isinstance(event, ev.CardDestroyed | ev.LoopBroken):
            waiting.add(event.card)
        elif isinstance(event, ev.CardMoved) and event.was is not None and event.was.card in waiting:
            waiting.discard(event.was.card)
            found.add(index)
    return frozenset(found)


def _given_back(events: Sequence[ev.Event]) -> frozenset[int]:
    """Return the numbers of the events by which Æmber is taken off cards that leave play right after."""
    found: set[int] = set()
    leaving: set[CardId] = set()
    for index in range(len(events) - 1, -1, -1):
        event = events[index]
        if isinstance(event, ev.CardMoved):
            if event.was is not None and event.was.card:
                leaving.add(event.was.card)
        elif isinstance(event, ev.AmberMoved) and event.giver.card in leaving:
            found.add(index)
        elif not isinstance(event, ev.CardDestroyed):
            leaving.clear()
    return frozenset(found)


def _merged(last: Beat, beat: Beat) -> Beat | None:
    """Return one beat for two, None where they are told apart."""
    if last.kind is BeatKind.TO_DECK and beat.kind is BeatKind.SHUFFLE and last.player == beat.player:
        return replace(last, kind=BeatKind.SHUFFLE, upto=beat.upto)
    if last.kind is BeatKind.PAY and beat.kind is BeatKind.FORGE and last.player == beat.player:
        return replace(beat, flows=last.flows)
    if last.kind is BeatKind.REAP and beat.kind is BeatKind.GAIN and beat.cause in last.cards:
        return replace(last, upto=beat.upto, amount=last.amount + beat.amount, flows=last.flows + beat.flows)
    if last.kind is not beat.kind or Trait.ALONE in beat.kind.traits:
        return None
    if (last.cause, last.zone) != (beat.cause, beat.zone):
        return None
    one_side = (last.player, last.origin) == (beat.player, beat.origin)
    if not one_side and not (Trait.TO_OWNERS in beat.kind.traits and _from_play(last) and _from_play(beat)):
        return None
    if (last.amount < 0) != (beat.amount < 0):
        return None
    if any(card and card in last.cards for card in beat.cards):
        return None
    amounts = last.amounts + beat.amounts if last.amounts and beat.amounts else ()
    player, origin = (last.player, last.origin) if one_side else (None, Zone.BATTLELINE)
    return replace(
        last, upto=beat.upto, player=player, origin=origin, cards=last.cards + beat.cards,
        amount=last.amount + beat.amount, amounts=amounts, flows=last.flows + beat.flows,
        guarded=last.guarded + beat.guarded,
    )  # fmt: skip


def _kept_by_ward(burst: Beat, beat: Beat) -> bool:
    """Return whether a ward bursts because its creature was to leave play with the cards of the other beat."""
    return (
        burst.kind is BeatKind.WARD_BURST
        and burst.cause == beat.cause
        and Trait.LEAVES in beat.kind.traits
        and _from_play(beat)
    )


def _from_play(beat: Beat) -> bool:
    return beat.origin is not None and beat.origin.in_play


# What each event shows.


def _moved(event: ev.CardMoved, upto: int, *, destroyed: bool) -> Beat | None:
    """Return the beat of a card that changed its zone."""
    kind = _MOVES.get(event.zone)
    if destroyed:
        kind = BeatKind.DESTROY
    elif event.zone is Zone.DISCARD and event.origin is Zone.PLAYING:
        kind = BeatKind.PLAYED
    elif event.zone is Zone.PLAYING:
        kind = BeatKind.PLAY
    elif event.origin is Zone.JOINED:
        kind = None
    if kind is None:
        return None
    together = destroyed or kind is BeatKind.DISCARD and event.was is not None
    return Beat(
        kind, upto, (_name(event.card),), player=None if together else event.player, amount=1,
        cause="" if together else _name(event.cause),
        origin=None if together else event.origin, zone=None if together else event.zone,
    )  # fmt: skip


_MOVES: Final = {
    Zone.DISCARD: BeatKind.DISCARD,
    Zone.PURGED: BeatKind.PURGE,
    Zone.ARCHIVES: BeatKind.ARCHIVE,
    Zone.HAND: BeatKind.TO_HAND,
    Zone.DECK: BeatKind.TO_DECK,
    Zone.UNDER: BeatKind.UNDER,
}


def _of_card(kind: BeatKind, event: Any, upto: int, *, amount: int = 1) -> Beat:
    return Beat(kind, upto, (_name(event.card),), amount=amount, amounts=(amount,), cause=_cause(event))


def _cause(event: Any) -> str:
    return _name(getattr(event, "cause", NO_CARD) or getattr(event, "source", NO_CARD))


def _simple(kind: BeatKind) -> Callable[[Any, int], Beat]:
    return lambda event, upto: _of_card(kind, event, upto)


def _counted(kind: BeatKind) -> Callable[[Any, int], Beat]:
    return lambda event, upto: _of_card(kind, event, upto, amount=event.amount)


def _of_player(kind: BeatKind) -> Callable[[Any, int], Beat]:
    def read(event: Any, upto: int) -> Beat:
        card = getattr(event, "card", NO_CARD)
        cards = (_name(card),) if card or isinstance(event, ev.CardDrawn) else ()
        return Beat(kind, upto, cards, player=event.player, amount=1, cause=_cause(event))

    return read


_GAINED: Final = {Status.WARD: BeatKind.WARD, Status.STUN: BeatKind.STUN, Status.ENRAGE: BeatKind.ENRAGE}
_LOST: Final = {Status.WARD: BeatKind.WARD_BURST, Status.STUN: BeatKind.UNSTUN, Status.ENRAGE: BeatKind.CALM}


def _gained(event: ev.StatusGained, upto: int) -> Beat:
    return _of_card(_GAINED.get(event.status, BeatKind.STATUS), event, upto)


def _lost(event: ev.StatusLost, upto: int) -> Beat:
    return _of_card(_LOST.get(event.status, BeatKind.STATUS), event, upto)


def _used(event: ev.CardUsed, upto: int) -> Beat | None:
    kinds = {
        Way.REAP: BeatKind.REAP,
        Way.ACTION: BeatKind.USE,
        Way.OMNI: BeatKind.USE,
        Way.UNSTUN: BeatKind.UNSTUN,
    }
    kind = kinds.get(event.how)
    return Beat(kind, upto, (_name(event.card),), player=event.player, cause=_name(event.card)) if kind else None


def _entered(event: ev.CardEntered, upto: int) -> Beat:
    return Beat(BeatKind.PLAY, upto, (_name(event.card),), player=event.player, amount=1, cause=_name(event.cause))


def _attached(event: ev.UpgradeAttached, upto: int) -> Beat:
    return Beat(BeatKind.PLAY, upto, (_name(event.card),), amount=1)


def _token(event: ev.CardEntered, upto: int, cause: CardId) -> Beat:
    card = _name(event.card)
    return Beat(BeatKind.TOKEN, upto, (card,), player=event.player, amount=1, amounts=(1,), cause=_name(cause))


def _discarded(event: ev.CardDiscarded, upto: int) -> Beat:
    return Beat(
        BeatKind.DISCARD, upto, (_name(event.card),), player=event.player, amount=1, cause=_name(event.cause),
        origin=event.origin, zone=Zone.DISCARD,
    )  # fmt: skip


def _prevented(event: ev.DamagePrevented, upto: int) -> Beat | None:
    if event.by is Prevention.WARD:
        return None  # that the ward is lost shows it
    card = _name(event.card)
    return Beat(BeatKind.GUARD, upto, (card,), amount=event.amount, amounts=(event.amount,), guarded=(card,))


def _forbidden(event: ev.DeedForbidden, upto: int) -> Beat | None:
    if event.deed is Forbidden.READY:
        return None  # it would be shown at the end of each turn
    if event.cards and not any(event.cards):
        return None  # neither the cards nor what forbids it may be known: there is nothing to point at
    cards = tuple(name for card in event.cards if (name := _name(card)))
    return Beat(BeatKind.FORBIDDEN, upto, cards, player=event.player, amount=1, cause=_name(event.cause))


def _dealt(event: ev.DamageDealt, upto: int) -> Beat | None:
    return None if event.pending else _of_card(BeatKind.DAMAGE, event, upto, amount=event.amount)


def _damage_moved(event: ev.DamageMoved, upto: int) -> Beat:
    pair = (_name(event.card), _name(event.to))
    flow = Flow(event.amount, *pair)
    return Beat(BeatKind.DAMAGE_MOVED, upto, pair, amount=event.amount, cause=_name(event.cause), flows=(flow,))


def _counters(event: ev.CountersChanged, upto: int) -> Beat:
    kind = BeatKind.POWER if event.name == POWER_COUNTER else BeatKind.COUNTER
    return _of_card(kind, event, upto, amount=event.change)


def _revealed(event: ev.CardsRevealed, upto: int) -> Beat:
    cards = tuple(_name(card) for card in event.cards)
    return Beat(BeatKind.REVEAL, upto, cards, player=event.player, amount=len(cards), cause=_name(event.cause))


def _controlled(event: ev.ControlChanged, upto: int) -> Beat:
    return Beat(BeatKind.CONTROL, upto, (_name(event.card),), player=event.player, amount=1, cause=_name(event.cause))


def _copied(event: ev.CardCopied, upto: int) -> Beat | None:
    return _of_card(BeatKind.FLIP, event, upto) if event.model else None


def _readied(event: ev.CardReadied, upto: int) -> Beat:
    return Beat(BeatKind.READY, upto, (_name(event.card),), amount=1, cause=_name(event.cause))


def _exhausted(event: ev.CardExhausted, upto: int) -> Beat | None:
    # Without a cause it is exhausted by being used, which has a beat of its own.
    return _of_card(BeatKind.EXHAUST, event, upto) if event.cause else None


# Æmber and keys.


def _amber(event: ev.AmberMoved, upto: int) -> Beat:
    kind, whose = _AMBER[event.verb]
    source, target = _place(event.giver), _place(event.receiver)
    cards = tuple(place for place in (source, target) if isinstance(place, str))
    if event.verb is ev.AmberVerb.GAIN and source is None:
        source = _name(event.cause) or None  # what a creature reaps is seen to come from it
    player = getattr(event, whose).player if event.spender is None and whose else event.spender
    flow = Flow(event.amount, source, target)
    return Beat(kind, upto, cards, player=player, amount=event.amount, cause=_name(event.cause), flows=(flow,))


def _place(end: ev.End) -> str | Player | None:
    return _name(end.card) or end.player


_AMBER: Final[dict[ev.AmberVerb, tuple[BeatKind, str]]] = {
    ev.AmberVerb.GAIN: (BeatKind.GAIN, "receiver"),
    ev.AmberVerb.LOSE: (BeatKind.LOSE, "giver"),
    ev.AmberVerb.SPEND: (BeatKind.PAY, "giver"),
    ev.AmberVerb.STEAL: (BeatKind.STEAL, "receiver"),
    ev.AmberVerb.PAY: (BeatKind.PAY, "giver"),
    ev.AmberVerb.CAPTURE: (BeatKind.CAPTURE, "giver"),
    ev.AmberVerb.PLACE: (BeatKind.EXALT, ""),
    ev.AmberVerb.EXALT: (BeatKind.EXALT, ""),
    ev.AmberVerb.MOVE: (BeatKind.AMBER, ""),
}
"""The beat of each verb, and at which end the player is whose it is."""


def _forged(event: ev.KeyForged, upto: int) -> Beat:
    return Beat(BeatKind.FORGE, upto, player=event.player, amount=event.cost, cause=_name(event.cause), key=event.color)


def _unforged(event: ev.KeyUnforged, upto: int) -> Beat:
    return Beat(BeatKind.UNFORGE, upto, player=event.player, amount=1, cause=_name(event.cause), key=event.color)


def _chains(event: ev.ChainsChanged, upto: int) -> Beat:
    return Beat(BeatKind.CHAINS, upto, player=event.player, amount=event.change, cause=_name(event.cause))


def _house(event: ev.HouseChosen, upto: int) -> Beat | None:
    return Beat(BeatKind.HOUSE, upto, player=event.player, house=event.house) if event.house else None


_READERS: Final[dict[type[ev.Event], Callable[[Any, int], Beat | None]]] = {
    ev.CardEntered: _entered,
    ev.UpgradeAttached: _attached,
    ev.AbilityTriggered: _simple(BeatKind.ABILITY),
    ev.CardUsed: _used,
    ev.DamageDealt: _dealt,
    ev.DamagePrevented: _prevented,
    ev.DeedForbidden: _forbidden,
    ev.DamageHealed: _counted(BeatKind.HEAL),
    ev.DamageMoved: _damage_moved,
    ev.StatusGained: _gained,
    ev.StatusLost: _lost,
    ev.CountersChanged: _counters,
    ev.DestructionReplaced: _simple(BeatKind.SAVED),
    ev.CardDiscarded: _discarded,
    ev.CardDrawn: _of_player(BeatKind.DRAW),
    ev.CardsRevealed: _revealed,
    ev.Shuffled: _of_player(BeatKind.SHUFFLE),
    ev.CreatureMoved: _simple(BeatKind.MOVE),
    ev.RowChanged: _simple(BeatKind.MOVE),
    ev.ControlChanged: _controlled,
    ev.TurnedOver: _simple(BeatKind.FLIP),
    ev.CardCopied: _copied,
    ev.CardReadied: _readied,
    ev.CardExhausted: _exhausted,
    ev.ProphecyActivated: _of_player(BeatKind.PROPHECY),
    ev.ProphecyFulfilled: _of_player(BeatKind.FULFILL),
    ev.ProphecyFlipped: _simple(BeatKind.FLIP),
    ev.AmberMoved: _amber,
    ev.KeyForged: _forged,
    ev.KeyUnforged: _unforged,
    ev.ChainsChanged: _chains,
    ev.TideRaised: _of_player(BeatKind.TIDE),
    ev.TideReset: _of_player(BeatKind.TIDE),
    ev.HouseChosen: _house,
}
