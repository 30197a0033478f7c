"""What happened while a player was away from the screen: up to three lines, each with a picture; public events only."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass

from kfdesk.desk import texts as shared
from kfdesk.desk.play.table_names import first_named
from kfdesk.engine.events import (
    AmberMoved,
    AmberVerb,
    CardDestroyed,
    CardPlayed,
    Checked,
    CreatureReaped,
    Event,
    HouseChosen,
    KeyForged,
    StepBegan,
)
from kfdesk.engine.terms import Player, Step, other_player
from kfdesk.match.event_texts import Names, the_key
from kfdesk.text.words import Words, enumerated

MOST_LINES = 3
MOST_NAMED = 3
"""So many cards are named in a line; the rest is counted."""

CHECK = shared.CHECK_CALL
FORGED = Words("{who} <forged> {key}").explained("glossary/forge")
LOST = Words("You <lost> {cards}").explained("glossary/destroyed")
THEY_LOST = Words("{who} <lost> {cards}").explained("glossary/destroyed")
STOLE = Words("{who} <stole> {n} Æmber from you").explained("glossary/steal")
CAPTURED = Words(
    "{card} <captured> {amber} of your Æmber", plural="{n} creatures <captured> {amber} of your Æmber"
).explained("glossary/capture")
REAPED = Words("{who} <reaped> once (+{amber} Æmber)", plural="{who} <reaped> {n} times (+{amber} Æmber)").explained(
    "glossary/reap"
)
GAINED = Words("{who} <gained> {n} Æmber").explained("glossary/aember-pool")
PLAYED = Words("{who} <played> {cards}").explained("glossary/playing-cards")
HOUSE = Words("{who} <chose> {house}").explained("glossary/house-choice")


@dataclass(frozen=True, slots=True)
class Happening:
    """One line: the name of its picture in `kfdesk.desk.art.icons`, or "key:" and a color; and its words."""

    picture: str
    words: Words
    strong: bool = False


def last_turn_of(events: Sequence[Event], player: Player) -> Sequence[Event]:
    """Return the events since the last turn of a player began; all of them where none did."""
    for at in range(len(events) - 1, -1, -1):
        event = events[at]
        if isinstance(event, StepBegan) and event.step is Step.START and event.player == player:
            return events[at:]
    return events


def story(events: Iterable[Event], called: Player, names: Names) -> tuple[Happening, ...]:
    """Return what the player called to the screen should know of the opponent's turn: the weightiest, in the order in
    which a turn goes, but what is so now first. Rule: "Turn sequence"."""
    found = list(events)
    weightiest = (_check, _forged, _lost, _stolen, _captured, _reaped, _gained, _they_lost, _played, _house)
    in_turn = (_check, _forged, _house, _played, _gained, _reaped, _stolen, _captured, _they_lost, _lost)
    told = {tell: line for tell in weightiest if (line := tell(found, called, names)) is not None}
    kept = list(told)[:MOST_LINES]
    return tuple(told[tell] for tell in in_turn if tell in kept)


def _check(events: Sequence[Event], called: Player, names: Names) -> Happening | None:
    other = other_player(called)
    if any(isinstance(event, Checked) and event.player == other for event in events):
        return Happening("check", CHECK.filled(who=names.player(other)), strong=True)
    return None


def _forged(events: Sequence[Event], called: Player, names: Names) -> Happening | None:
    keys = [event for event in events if isinstance(event, KeyForged) and event.player != called]
    if not keys:
        return None
    key = enumerated(the_key(event.color) for event in keys)
    words = FORGED.filled(who=names.player(keys[0].player), key=key)
    return Happening(f"key:{keys[-1].color}", words, strong=True)


def _lost(events: Sequence[Event], called: Player, names: Names) -> Happening | None:
    cards = _destroyed(events, called)
    return Happening("damage", LOST.filled(cards=_named(cards, names))) if cards else None


def _they_lost(events: Sequence[Event], called: Player, names: Names) -> Happening | None:
    other = other_player(called)
    cards = _destroyed(events, other)
    words = THEY_LOST.filled(who=names.player(other), cards=_named(cards, names))
    return Happening("discarded", words) if cards else None


def _destroyed(events: Sequence[Event], controller: Player) -> list[int]:
    return [e.card for e in events if isinstance(e, CardDestroyed) and e.was.controller == controller]


def _stolen(events: Sequence[Event], called: Player, names: Names) -> Happening | None:
    n = sum(event.amount for event in _amber(events, AmberVerb.STEAL) if event.giver.player == called)
    return Happening("amber", STOLE.filled(who=names.player(other_player(called)), n=n)) if n else None


def _captured(events: Sequence[Event], called: Player, names: Names) -> Happening | None:
    """Name the creature: creatures capture, also those that the player called controls."""
    found = [event for event in _amber(events, AmberVerb.CAPTURE) if event.giver.player == called]
    if not found:
        return None
    cards = list(dict.fromkeys(event.card for event in found))
    amber = sum(event.amount for event in found)
    return Happening("capture", CAPTURED.filled(n=len(cards), card=names.card(cards[0]), amber=amber))


def _reaped(events: Sequence[Event], called: Player, names: Names) -> Happening | None:
    other = other_player(called)
    n = sum(isinstance(event, CreatureReaped) and event.player == other for event in events)
    gains = (e for e in _amber(events, AmberVerb.GAIN) if e.by_reaping and e.receiver.player == other)
    amber = sum(event.amount for event in gains)
    return Happening("amber", REAPED.filled(who=names.player(other), n=n, amber=amber)) if n else None


def _gained(events: Sequence[Event], called: Player, names: Names) -> Happening | None:
    other = other_player(called)
    gains = (e for e in _amber(events, AmberVerb.GAIN) if not e.by_reaping and e.receiver.player == other)
    n = sum(event.amount for event in gains)
    return Happening("amber", GAINED.filled(who=names.player(other), n=n)) if n else None


def _amber(events: Sequence[Event], verb: AmberVerb) -> Iterator[AmberMoved]:
    return (event for event in events if isinstance(event, AmberMoved) and event.verb is verb)


def _played(events: Sequence[Event], called: Player, names: Names) -> Happening | None:
    other = other_player(called)
    cards = [event.card for event in events if isinstance(event, CardPlayed) and event.player == other]
    words = PLAYED.filled(who=names.player(other), cards=_named(cards, names))
    return Happening("hand", words) if cards else None


def _house(events: Sequence[Event], called: Player, names: Names) -> Happening | None:
    chosen = [event for event in events if isinstance(event, HouseChosen) and event.player != called]
    house = chosen[-1].house if chosen else None
    if house is None:
        return None
    words = HOUSE.filled(who=names.player(other_player(called)), house=names.house(house))
    return Happening(f"house:{house}", words)


def _named(cards: Sequence[int], names: Names) -> Words:
    return first_named([names.card(card) for card in cards], MOST_NAMED)
