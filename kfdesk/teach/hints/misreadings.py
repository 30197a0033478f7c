"""What is often misread, explained when it has just happened at the table.

Each explanation watches one kind of event and looks at the game as it is now; all it says is in sight of both players.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

from kfdesk.engine import Game, queries
from kfdesk.engine.core import Core
from kfdesk.engine.decisions import Decision
from kfdesk.engine.events import (
    AmberMoved,
    AmberVerb,
    CardDiscarded,
    CardDrawn,
    CardEntered,
    CardPlayed,
    CardUsed,
    ChainsChanged,
    CreatureFought,
    DamagePrevented,
    Event,
    EventKind,
    KeywordApplied,
    StatusLost,
    StepBegan,
)
from kfdesk.engine.keys import affords_key, key_cost
from kfdesk.engine.refill_and_chains import hand_size
from kfdesk.engine.terms import (
    WARD,
    CardId,
    DecisionKind,
    Keyword,
    Label,
    Player,
    Prevention,
    Step,
    Way,
    Zone,
    other_player,
)
from kfdesk.teach.hints.kinds import Hint, HintKind
from kfdesk.teach.hints.possible import still_possible
from kfdesk.text.words import Words


@dataclass(slots=True)
class _Scene:
    """All events of a game with the game as it is after them; a place is an index into them."""

    core: Core
    decision: Decision | None
    events: Sequence[Event]
    since: int
    """Where the events begin that are explained."""

    def step_of(self, place: int) -> StepBegan | None:
        """Return the beginning of the step in which an event happened; None before the first turn."""
        for event in reversed(self.events[: place + 1]):
            if isinstance(event, StepBegan):
                return event
        return None

    def active(self, place: int) -> Player:
        """Return whose turn it was when an event happened."""
        begun = self.step_of(place) or next((one for one in self.events[place:] if isinstance(one, StepBegan)), None)
        return self.core.state.active if begun is None else begun.player

    def is_of_this_turn(self, place: int) -> bool:
        """Return whether no turn has begun since an event."""
        return not any(isinstance(one, StepBegan) and one.step is Step.START for one in self.events[place + 1 :])

    def later(self, place: int) -> Iterator[Event]:
        """Yield the events after a place, up to the beginning of the next step."""
        for event in self.events[place + 1 :]:
            if isinstance(event, StepBegan):
                return
            yield event

    def name(self, card: CardId) -> Words:
        return self.core.title(card)

    def in_line(self, card: CardId) -> bool:
        return self.core.state.cards[card].zone is Zone.BATTLELINE


_FILLING: Final = (AmberVerb.GAIN, AmberVerb.STEAL, AmberVerb.MOVE, AmberVerb.PAY)
"""What brings Æmber into a pool."""

_Watcher = Callable[[_Scene, int, Any], Hint | None]
_WATCHERS: dict[EventKind, list[_Watcher]] = {}


def misreadings(game: Game, since: int) -> tuple[Hint, ...]:
    """Return an explanation of each event that is often misread, of all after the first `since`, in their order."""
    return tuple(_found(_Scene(game.core, game.decision, game.events, since)))


def _found(scene: _Scene) -> Iterator[Hint]:
    for place, event in enumerate(scene.events[scene.since :], scene.since):
        for watcher in _WATCHERS.get(event.kind, ()):
            if (hint := watcher(scene, place, event)) is not None:
                yield hint


def _watches(*kinds: EventKind) -> Callable[[_Watcher], _Watcher]:
    """Let a function look at each event of these kinds; it is given the events and the place of this one in them."""

    def register(watcher: _Watcher) -> _Watcher:
        for kind in kinds:
            _WATCHERS.setdefault(kind, []).append(watcher)
        return watcher

    return register


def _hint(kind: HintKind, to: Player, text: Words, *cards: CardId) -> Hint:
    return Hint(kind, to, text, tuple(f"c{card}" for card in cards))


# Fights ------------------------------------------------------------------------------------------

_ONLY_ATTACKER: Final = Words("{card} was attacked: its own fight abilities resolve only when it attacks.")
_STAYS_READY: Final = Words("{card} was attacked and is still ready: only the creature that attacks is exhausted.")
_ELUDED: Final = Words(
    "{card} is elusive: in the first fight against it each turn, neither creature deals damage equal to its power. "
    "The next one counts."
)


@_watches(CreatureFought)
def _only_the_attacker(scene: _Scene, place: int, event: CreatureFought) -> Hint | None:
    """Rule: "Fight": abilities under the bold word are those of the attacker."""
    defender = event.against
    if not event.happened or not scene.in_line(defender):
        return None
    labels = (Label.BEFORE_FIGHT, Label.AFTER_FIGHT)
    if not any(queries.triggered(scene.core, defender, label) for label in labels):
        return None
    return _hint(
        HintKind.ONLY_THE_ATTACKER, scene.active(place), _ONLY_ATTACKER.filled(card=scene.name(defender)), defender
    )


@_watches(CreatureFought)
def _defender_ready(scene: _Scene, place: int, event: CreatureFought) -> Hint | None:
    """Rule: "Ready and exhausted": a creature exhausts when it is used, and the one that is attacked is not."""
    defender = event.against
    if not event.happened or not scene.in_line(defender) or not scene.core.state.cards[defender].ready:
        return None
    return _hint(HintKind.DEFENDER_READY, scene.active(place), _STAYS_READY.filled(card=scene.name(defender)), defender)


@_watches(KeywordApplied)
def _eluded(scene: _Scene, place: int, event: KeywordApplied) -> Hint | None:
    """Rule: "Elusive"."""
    if event.keyword is not Keyword.ELUSIVE or not scene.is_of_this_turn(place) or not scene.in_line(event.card):
        return None
    return _hint(HintKind.ELUSIVE, scene.active(place), _ELUDED.filled(card=scene.name(event.card)), event.card)


# Stuns, wards and armor -------------------------------------------------------------------------

_UNSTUNNED: Final = Words(
    "Removing the stun was all that {card} could do: it is exhausted now, and readied at the end of this turn."
)
_WARDED: Final = Words("The ward of {card:dat} prevented all {n} damage, as it would any amount, and is gone.")
_STAYED: Final = Words("When a warded creature would leave play, its ward goes instead: {card} has lost its ward.")
_WORN: Final = Words(
    "The armor of {card:dat} is used up for this turn: more damage reaches it. Next turn it is whole again."
)


@_watches(CardUsed)
def _unstunned(scene: _Scene, place: int, event: CardUsed) -> Hint | None:
    """Rule: "Stun"."""
    card = scene.core.state.cards[event.card]
    if event.how is not Way.UNSTUN or not card.in_play or card.ready or not scene.is_of_this_turn(place):
        return None
    if card.controller is not event.player or event.player is not scene.active(place):
        return None  # its controller readies it in another turn
    return _hint(HintKind.STUN, event.player, _UNSTUNNED.filled(card=scene.name(event.card)), event.card)


@_watches(DamagePrevented)
def _warded(scene: _Scene, place: int, event: DamagePrevented) -> Hint | None:
    """Rule: "Ward"."""
    if event.by is not Prevention.WARD:
        return None
    return _hint(
        HintKind.WARD, scene.active(place), _WARDED.filled(card=scene.name(event.card), n=event.amount), event.card
    )


@_watches(StatusLost)
def _kept_in_play(scene: _Scene, place: int, event: StatusLost) -> Hint | None:
    """Rule: "Ward": it keeps its card from leaving play, too."""
    if event.status is not WARD or not event.stayed or not scene.in_line(event.card):
        return None
    return _hint(HintKind.WARD, scene.active(place), _STAYED.filled(card=scene.name(event.card)), event.card)


@_watches(DamagePrevented)
def _worn(scene: _Scene, place: int, event: DamagePrevented) -> Hint | None:
    """Rule: "Armor"."""
    if event.by is not Prevention.ARMOR or not scene.in_line(event.card) or not scene.is_of_this_turn(place):
        return None
    if queries.armor_left(scene.core, event.card):
        return None
    return _hint(HintKind.ARMOR, scene.active(place), _WORN.filled(card=scene.name(event.card)), event.card)


# Æmber and keys ---------------------------------------------------------------------------------

_NOT_NOW: Final = Words(
    "{n} Æmber pays for a key, but unless a card says otherwise, keys are forged at the beginning of your turn only: "
    "keep it until then."
)
_LIES_ON: Final = Words("Captured Æmber is in no pool: if {card} leaves play, {who} gets it.")


@_watches(*_FILLING)
def _key_later(scene: _Scene, place: int, event: AmberMoved) -> Hint | None:
    """Rule: turn sequence, step 1. Said once, when the pool comes to the cost in step 3."""
    player, state = scene.active(place), scene.core.state
    if event.receiver.player is not player or state.step is not Step.MAIN or state.active is not player:
        return None
    if not affords_key(scene.core, player) or _filled_by(scene.events[place + 1 :], player):
        return None
    have, cost = state.players[player].amber, key_cost(scene.core, player)
    if have - _filled_by(scene.events[scene.since :], player) >= cost:
        return None
    return _hint(HintKind.KEY_LATER, player, _NOT_NOW.filled(n=have))


def _filled_by(events: Sequence[Event], player: Player) -> int:
    """Return how much Æmber came into a player's pool by these events."""
    moved = (one for one in events if isinstance(one, AmberMoved) and one.verb in _FILLING)
    return sum(one.amount for one in moved if one.receiver.player is player)


@_watches(AmberVerb.CAPTURE)
def _captured(scene: _Scene, place: int, event: AmberMoved) -> Hint | None:
    """Rule: "Capture"."""
    if not scene.in_line(event.card):
        return None
    gets = other_player(scene.core.state.cards[event.card].controller)
    words = _LIES_ON.filled(card=scene.name(event.card), who=scene.core.names[gets])
    return _hint(HintKind.CAPTURED, scene.active(place), words, event.card)


# Playing and drawing ----------------------------------------------------------------------------

_ONE_CARD: Final = Words("On the first turn of the game, only one card is played or discarded: end your turn.")
_TIRED: Final = Words("{card} entered play exhausted: it cannot be used yet, and is readied at the end of this turn.")
_CHAINED: Final = Words("Chains make you draw fewer cards; each time they do, one of them comes off.")
_FULL: Final = Words("You draw until you hold {n} cards; you held that many, so you drew none.")


@_watches(CardPlayed, CardDiscarded)
def _one_card(scene: _Scene, place: int, event: CardPlayed | CardDiscarded) -> Hint | None:
    """Rule: "First player", the first turn rule. Silent where a card permits another one."""
    if scene.core.state.turn != 1 or not event.in_step:
        return None
    decision = scene.decision
    if decision is None or decision.kind is not DecisionKind.MAIN or still_possible(decision):
        return None
    return _hint(HintKind.FIRST_TURN, event.player, _ONE_CARD)


@_watches(CardEntered)
def _tired(scene: _Scene, place: int, event: CardEntered) -> Hint | None:
    """Rule: "Enters play"."""
    card = scene.core.state.cards[event.card]
    if event.ready or card.ready or not card.in_play or event.player is not scene.active(place):
        return None
    return _hint(HintKind.ENTERS_EXHAUSTED, event.player, _TIRED.filled(card=scene.name(event.card)), event.card)


@_watches(ChainsChanged)
def _chained(scene: _Scene, place: int, event: ChainsChanged) -> Hint | None:
    """Rule: "Chains"."""
    begun = scene.step_of(place)
    if event.change != -1 or event.cause or begun is None or begun.step is not Step.DRAW:
        return None
    return _hint(HintKind.CHAINS, event.player, _CHAINED)


@_watches(StepBegan)
def _full(scene: _Scene, place: int, event: StepBegan) -> Hint | None:
    """Rule: turn sequence, step 5."""
    if event.step is not Step.DRAW or any(isinstance(one, CardDrawn | ChainsChanged) for one in scene.later(place)):
        return None
    size, player = hand_size(scene.core, event.player), scene.core.state.players[event.player]
    if len(player.hand) < size or not player.deck and not player.discard:
        return None
    return _hint(HintKind.FULL_HAND, event.player, _FULL.filled(n=size))
