"""What a puzzle asks for, as data, and whether a game that began from its table has reached it.

A goal is judged where the game waits between two actions, when a turn is over, and when the game is: never in the
middle of an action.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum, StrEnum
from typing import Annotated, Final, Literal

from pydantic import BaseModel, ConfigDict, Field

from kfdesk.cards.facts import facts
from kfdesk.engine import Game
from kfdesk.engine.events import AmberMoved, AmberVerb, CreatureReaped, Event, KeyForged, TurnEnded
from kfdesk.engine.state import Card
from kfdesk.engine.terms import PLAYERS, DecisionKind, Player, Zone, other_player
from kfdesk.text.words import Words, joined


class _FrozenModel(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, defer_build=True)


class Outcome(Enum):
    """How an attempt at a puzzle stands."""

    OPEN = "open"
    SOLVED = "solved"
    FAILED = "failed"


class Until(StrEnum):
    """By when the conditions are to hold."""

    TURN = "turn"
    """At any moment before the last of the solver's own turns is over."""
    REPLY = "reply"
    """When the opponent's turn after that is over."""


class Opponent(StrEnum):
    """What the other seat does in its own turns. What it is asked during the solver's turn it may always answer freely.

    A puzzle that is over with the solver's first turn has no turn of the opponent.
    """

    EVERY = "every"
    """Whatever the rules allow: the goal is to be reached against each reply."""
    PASSES = "passes"
    """It chooses a house and ends its turn."""


Few = Annotated[int, Field(ge=1, le=99)]
Name = Annotated[str, Field(min_length=1, max_length=100)]


class Forge(_FrozenModel):
    """The solver forges so many keys, counted from the beginning of the puzzle."""

    kind: Literal["forge"] = "forge"
    keys: Annotated[int, Field(ge=1, le=3)] = 1


class Win(_FrozenModel):
    """The solver wins the game."""

    kind: Literal["win"] = "win"


class NoForge(_FrozenModel):
    """The opponent forges no key, counted from the beginning of the puzzle."""

    kind: Literal["no-forge"] = "no-forge"


class HaveAmber(_FrozenModel):
    """The solver has at least so much Æmber."""

    kind: Literal["amber"] = "amber"
    least: Few


class TheirAmber(_FrozenModel):
    """The opponent has at most so much Æmber."""

    kind: Literal["their-amber"] = "their-amber"
    most: Annotated[int, Field(ge=0, le=99)] = 0


class Creatures(_FrozenModel):
    """The opponent has at most so many creatures."""

    kind: Literal["enemies"] = "enemies"
    most: Annotated[int, Field(ge=0, le=99)] = 0


class Friends(_FrozenModel):
    """The solver has at least so many creatures."""

    kind: Literal["friends"] = "friends"
    least: Few


class Steal(_FrozenModel):
    """The solver steals so much Æmber in all, counted from the beginning of the puzzle."""

    kind: Literal["steal"] = "steal"
    least: Few


class Control(_FrozenModel):
    """The solver controls a card in play; `card` is its id in the facts table."""

    kind: Literal["control"] = "control"
    card: Name


class Gone(_FrozenModel):
    """The opponent does not control a card in play; `card` is its id in the facts table."""

    kind: Literal["gone"] = "gone"
    card: Name


class Reap(_FrozenModel):
    """The solver reaps so many times, counted from the beginning of the puzzle."""

    kind: Literal["reap"] = "reap"
    times: Few


Condition = Annotated[
    Forge | Win | NoForge | HaveAmber | TheirAmber | Creatures | Friends | Steal | Control | Gone | Reap,
    Field(discriminator="kind"),
]


class Goal(_FrozenModel):
    """All `conditions` are to hold at once, within so many own turns of the solver."""

    conditions: Annotated[tuple[Condition, ...], Field(min_length=1, max_length=4)]
    turns: Annotated[int, Field(ge=1, le=3)] = 1
    until: Until = Until.TURN
    opponent: Opponent = Opponent.EVERY

    @property
    def is_one_turn(self) -> bool:
        """Whether the opponent has no turn before it is decided."""
        return self.turns == 1 and self.until is Until.TURN

    @property
    def words(self) -> Words:
        """What is asked, in one to three sentences."""
        asked = [_said(condition) for condition in self.conditions]
        when = _REPLY if self.until is Until.REPLY else _NOW if self.turns == 1 else _WITHIN.filled(n=self.turns)
        told = [when.filled(what=joined(asked, _AND))]
        if len(asked) > 1 and self.until is Until.TURN:
            told.append(_AT_ONCE)
        if not self.is_one_turn:
            told.append(_POLICIES[self.opponent])
        return joined(told, " ")


# Judging.


def outcome(goal: Goal, game: Game, solver: Player) -> Outcome:
    """Return how a game stands that began from the puzzle's table.

    It is to be asked wherever the game waits; in the middle of an action it tells what is certain already.
    """
    own, theirs = _turns_over(game.events, solver)
    if game.winner is not None:
        return Outcome.SOLVED if goal_holds(goal, game, solver) else Outcome.FAILED
    if goal.until is Until.REPLY:
        if any(isinstance(one, NoForge) and not holds(one, game, solver) for one in goal.conditions):
            return Outcome.FAILED
        if theirs < goal.turns:
            return Outcome.OPEN
        return Outcome.SOLVED if goal_holds(goal, game, solver) else Outcome.FAILED
    if own >= goal.turns:  # what happened at the end of the turn counts
        return Outcome.SOLVED if goal_holds(goal, game, solver) else Outcome.FAILED
    if not _is_between_actions(game) or game.state.active != solver:
        return Outcome.OPEN
    return Outcome.SOLVED if goal_holds(goal, game, solver) else Outcome.OPEN


def goal_holds(goal: Goal, game: Game, solver: Player) -> bool:
    """Return whether all conditions hold now."""
    return all(holds(condition, game, solver) for condition in goal.conditions)


def holds(condition: Condition, game: Game, solver: Player) -> bool:
    """Return whether a condition holds now."""
    state, enemy = game.state, other_player(solver)
    match condition:
        case Forge():
            return _forged(game.events, solver) >= condition.keys
        case Win():
            return game.winner == solver
        case NoForge():
            return not _forged(game.events, enemy)
        case HaveAmber():
            return state.players[solver].amber >= condition.least
        case TheirAmber():
            return state.players[enemy].amber <= condition.most
        case Creatures():
            return len(state.players[enemy].line) <= condition.most
        case Friends():
            return len(state.players[solver].line) >= condition.least
        case Steal():
            return stolen(game.events, solver) >= condition.least
        case Control():
            return any(_is_named(card, condition.card, solver) for card in state.cards[1:])
        case Gone():
            return not any(_is_named(card, condition.card, enemy) for card in state.cards[1:])
        case Reap():
            return _reaped(game.events, solver) >= condition.times


def counted(game: Game, solver: Player) -> tuple[int, ...]:
    """Return what goals count from the beginning of the puzzle, which the table alone need not show."""
    events = game.events
    forged = (_forged(events, player) for player in PLAYERS)
    return (*_turns_over(events, solver), *forged, _reaped(events, solver), stolen(events, solver))


def missing(goal: Goal, game: Game, solver: Player) -> tuple[Words, ...]:
    """Return what is missing now, a sentence for each condition that does not hold."""
    return tuple(_missing(one, game, solver) for one in goal.conditions if not holds(one, game, solver))


def _missing(condition: Condition, game: Game, solver: Player) -> Words:
    state, enemy = game.state, other_player(solver)
    match condition:
        case Forge():
            have, cost = state.players[solver].amber, game.key_cost(solver)
            if condition.keys > 1:
                return _FORGED_SO_FAR.filled(n=_forged(game.events, solver), wanted=condition.keys)
            return (_NOT_FORGED if have < cost else _NOT_FORGED_YET).filled(have=have, cost=cost)
        case Win():
            return _NOT_WON.filled(n=len(state.players[solver].keys), have=state.players[solver].amber)
        case NoForge():
            return _THEY_FORGED
        case HaveAmber():
            return _TOO_LITTLE.filled(have=state.players[solver].amber, least=condition.least)
        case TheirAmber():
            return _TOO_MUCH.filled(have=state.players[enemy].amber, most=condition.most)
        case Creatures():
            return _ENEMIES_LEFT.filled(n=len(state.players[enemy].line))
        case Friends():
            return _FRIENDS_MISSING.filled(n=len(state.players[solver].line), wanted=condition.least)
        case Steal():
            return _STOLEN_SO_FAR.filled(n=stolen(game.events, solver), wanted=condition.least)
        case Control():
            return _NO_CONTROL.filled(card=_name(condition.card))
        case Gone():
            return _STILL_THERE.filled(card=_name(condition.card))
        case Reap():
            return _REAPED_SO_FAR.filled(n=_reaped(game.events, solver), wanted=condition.times)


def _is_between_actions(game: Game) -> bool:
    decision = game.decision
    return decision is not None and decision.kind in (DecisionKind.MAIN, DecisionKind.HOUSE)


def _turns_over(events: Sequence[Event], solver: Player) -> tuple[int, int]:
    """Return how many turns of the solver and of the opponent are over."""
    ended = [event.player for event in events if isinstance(event, TurnEnded)]
    own = ended.count(solver)
    return own, len(ended) - own


def _forged(events: Sequence[Event], player: Player) -> int:
    return sum(isinstance(event, KeyForged) and event.player == player for event in events)


def _reaped(events: Sequence[Event], player: Player) -> int:
    return sum(isinstance(event, CreatureReaped) and event.player == player for event in events)


def stolen(events: Sequence[Event], player: Player) -> int:
    """Return how much Æmber a player has stolen. Rule: "Steal"."""
    moves = (event for event in events if isinstance(event, AmberMoved) and event.verb is AmberVerb.STEAL)
    return sum(event.amount for event in moves if event.receiver.player == player)


_IN_PLAY: Final = (Zone.BATTLELINE, Zone.ARTIFACTS)


def _is_named(card: Card, id_: str, player: Player) -> bool:
    return card.zone in _IN_PLAY and card.controller == player and card.definition.id == id_


def _name(card: str) -> Words:
    known = facts().get(card)
    return known.title if known is not None else Words("a card")


# Wording.


def _said(condition: Condition) -> Words:
    match condition:
        case Forge():
            return Words("forge 1 key", plural="forge {n} keys").filled(n=condition.keys)
        case Win():
            return Words("win the game")
        case NoForge():
            return Words("your opponent forges no key")
        case HaveAmber():
            return Words("have at least {n} Æmber").filled(n=condition.least)
        case TheirAmber() if condition.most == 0:
            return Words("your opponent has no Æmber")
        case TheirAmber():
            return Words("your opponent has at most {n} Æmber").filled(n=condition.most)
        case Creatures() if condition.most == 0:
            return Words("your opponent has no creature in play")
        case Creatures():
            return Words(
                "your opponent has at most 1 creature in play",
                plural="your opponent has at most {n} creatures in play",
            ).filled(n=condition.most)
        case Friends():
            return Words("have a creature in play", plural="have at least {n} creatures in play").filled(
                n=condition.least
            )
        case Steal():
            return Words("steal at least {n} Æmber").filled(n=condition.least)
        case Control():
            return Words("you control {card}").filled(card=_name(condition.card))
        case Gone():
            return Words("your opponent does not control {card}").filled(card=_name(condition.card))
        case Reap():
            return Words("reap once", plural="reap {n} times").filled(n=condition.times)


_AND: Final = Words("; ")
_NOW: Final = Words("This turn: {what}.")
_WITHIN: Final = Words("Within {n} of your turns: {what}.")
_REPLY: Final = Words("When your opponent’s next turn is over: {what}.")
_AT_ONCE: Final = Words("All of this must be true at the same moment.")
_POLICIES: Final[dict[Opponent, Words]] = {
    Opponent.EVERY: Words("Your opponent may do anything that the rules allow."),
    Opponent.PASSES: Words("Your opponent only chooses a house and ends the turn."),
}
_NOT_FORGED: Final = Words("No key was forged: you have {have} Æmber, and a key costs {cost}.")
_NOT_FORGED_YET: Final = Words(
    "No key was forged. You have {have} Æmber, and a key costs {cost}; but step 1 of this turn is over."
)
_FORGED_SO_FAR: Final = Words("You forged {n} of {wanted} keys.")
_NOT_WON: Final = Words("You have not won: you have {n} of 3 keys and {have} Æmber.")
_THEY_FORGED: Final = Words("Your opponent forged a key.")
_TOO_LITTLE: Final = Words("You have {have} Æmber, and {least} are needed.")
_TOO_MUCH: Final = Words("Your opponent still has {have} Æmber; at most {most} may be left.")
_ENEMIES_LEFT: Final = Words(
    "Your opponent still has a creature in play.", plural="Your opponent still has {n} creatures in play."
)
_FRIENDS_MISSING: Final = Words("You have {n} of {wanted} creatures in play.")
_STOLEN_SO_FAR: Final = Words("You stole {n} of {wanted} Æmber.")
_NO_CONTROL: Final = Words("You do not control {card}.")
_STILL_THERE: Final = Words("Your opponent still controls {card}.")
_REAPED_SO_FAR: Final = Words("You reaped {n} of {wanted} times.")
