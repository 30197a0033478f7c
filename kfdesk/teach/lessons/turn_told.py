"""The turn of the other player told in a few sentences, with its cards: for somebody who may have missed it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from kfdesk.engine import Game
from kfdesk.engine.events import (
    AmberMoved,
    AmberVerb,
    CardDestroyed,
    CardDiscarded,
    CardPlayed,
    CardUsed,
    CreatureFought,
    CreatureReaped,
    Event,
    KeyForged,
    StepBegan,
    TurnEnded,
)
from kfdesk.engine.terms import CardId, Player, Step, Way, other_player
from kfdesk.teach.lessons.model import LEARNER
from kfdesk.text.words import Words, joined, linked, same

MOST_TOLD: Final = 6
"""So many sentences are said at most, the last of them what the player has now."""
_END: Final = "end-turn"
"""The choice that ends a turn."""
_FORGED: Final = Words("Your opponent forged a key.")
_PLAYED: Final = Words("Your opponent played {cards}.")
_REAPED: Final = Words("Your opponent reaped with {cards}.")
_USED: Final = Words("Your opponent used {cards}.")
"""Said of actions, not of reaping and fighting."""
_UNSTUNNED: Final = Words("Your opponent removed the stun from {cards}.")
_DISCARDED: Final = Words("Your opponent discarded {cards}.")
_FOUGHT: Final = Words("{card} attacked {enemy}")
"""One fight of a sentence that names them all."""
_STOLEN: Final = Words("{n} Æmber was stolen from you.")
_CAPTURED: Final = Words("{n} of your Æmber was captured.")
_DESTROYED: Final = Words("{cards} was destroyed.", plural="{cards} were destroyed.")
_NOTHING: Final = Words("Your opponent played and used nothing.")
_IDLE: Final = ("house", _END)
"""The verbs of the choices in a turn of which `_NOTHING` is said."""
_HAS: Final = Words("Your opponent has {n} Æmber now; a key costs {cost}.")


def turn_told(game: Game, learner: Player = LEARNER) -> tuple[Words, ...]:
    """Return what the other player did in their last turn, which is over; nothing where they had none.

    Nothing in it is hidden from the learner.
    """
    events = _last_turn(game, other_player(learner))
    if not events:
        return ()
    deeds = list(_deeds(game, events, learner))
    if not deeds and _was_idle(game):
        deeds = [_NOTHING]
    foe = other_player(learner)
    has = _HAS.filled(n=game.state.players[foe].amber, cost=game.key_cost(foe))
    return (*deeds[: MOST_TOLD - 1], has)


def _last_turn(game: Game, player: Player) -> Sequence[Event]:
    """Return the events of a player's last turn, none where it is not over or there was none."""
    events = game.events
    ends = next((at for at in range(len(events) - 1, -1, -1) if _ends(events[at], player)), None)
    if ends is None:
        return ()
    begins = next((at for at in range(ends, -1, -1) if _begins(events[at], player)), 0)
    return events[begins:ends]


def _was_idle(game: Game) -> bool:
    """Return whether the last turn that was ended by choice has no choice but that and the house.

    Of a turn that ended in another way this is not known: then it is False, or what was done was told.
    """
    made = [entry.partition(":")[0] for entry in game.journal]
    ends = [at for at, verb in enumerate(made) if verb == _END]
    begins = ends[-2] + 1 if len(ends) > 1 else 0
    return bool(ends) and all(verb in _IDLE for verb in made[begins : ends[-1]])


def _ends(event: Event, player: Player) -> bool:
    return isinstance(event, TurnEnded) and event.player is player


def _begins(event: Event, player: Player) -> bool:
    return isinstance(event, StepBegan) and event.step is Step.START and event.player is player


def _deeds(game: Game, events: Sequence[Event], learner: Player) -> Iterator[Words]:
    """Yield what was done, what weighs most for the learner first."""
    foe = other_player(learner)
    if any(isinstance(event, KeyForged) and event.player is foe for event in events):
        yield _FORGED
    for verb, words in ((AmberVerb.STEAL, _STOLEN), (AmberVerb.CAPTURE, _CAPTURED)):
        taken = [event for event in events if isinstance(event, AmberMoved) and event.verb is verb]
        lost = sum(event.amount for event in taken if event.giver.player is learner)
        if lost:
            yield words.filled(n=lost)
    fights = [_fight(game, event) for event in events if isinstance(event, CreatureFought)]
    if fights:
        yield joined((linked(list(dict.fromkeys(fights))), same(".")), "")
    fallen = [event.card for event in events if isinstance(event, CardDestroyed) and event.was.controller is learner]
    if fallen:
        yield _DESTROYED.filled(cards=_titles(game, fallen), count=len(fallen))
    for words, cards in (
        (_PLAYED, [event.card for event in events if isinstance(event, CardPlayed) and event.player is foe]),
        (_USED, _used(events, foe, (Way.ACTION, Way.OMNI))),
        (_REAPED, [event.card for event in events if isinstance(event, CreatureReaped) and event.player is foe]),
        (_UNSTUNNED, _used(events, foe, (Way.UNSTUN,))),
        (_DISCARDED, _discarded(events, foe)),
    ):
        if cards:
            yield words.filled(cards=_titles(game, cards))


def _fight(game: Game, fight: CreatureFought) -> Words:
    return _FOUGHT.filled(card=game.core.title(fight.card), enemy=game.core.title(fight.against))


def _used(events: Sequence[Event], player: Player, ways: Sequence[Way]) -> list[CardId]:
    """Return the cards that a player used in one of some ways."""
    used = [event for event in events if isinstance(event, CardUsed) and event.player is player]
    return [event.card for event in used if event.how in ways]


def _discarded(events: Sequence[Event], player: Player) -> list[CardId]:
    """Return the cards that a player chose to discard in step 3."""
    discarded = [event for event in events if isinstance(event, CardDiscarded) and event.in_step]
    return [event.card for event in discarded if event.player is player]


def _titles(game: Game, cards: Sequence[CardId]) -> Words:
    return linked([game.core.title(card) for card in dict.fromkeys(cards)])
