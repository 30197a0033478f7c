"""Events of players and of the table: turns and houses, keys and Æmber, what was named; `events` has them all."""

from __future__ import annotations

from dataclasses import replace
from typing import ClassVar

from kfdesk.engine.terms import NO_CARD, PLAYERS, CardId, House, KeyColor, Player, Step
from kfdesk.engine.transfers import SUPPLY, AmberVerb, End
from kfdesk.records import record

__all__ = [
    "SUPPLY",
    "AmberMoved",
    "AmberVerb",
    "ChainsChanged",
    "Checked",
    "End",
    "Event",
    "EventKind",
    "GameWon",
    "HouseChosen",
    "KeyForged",
    "KeyUnforged",
    "MulliganAnswered",
    "Named",
    "Shuffled",
    "StepBegan",
    "TideRaised",
    "TideReset",
    "TurnEnded",
    "TurnGranted",
]


@record
class Event:
    """Base of all events."""

    secret: ClassVar[bool] = False
    """True for kinds whose card one seat may not be able to identify."""

    @property
    def kind(self) -> EventKind:
        """What abilities listen for, and tables have a row of: its class; of Æmber that moves, the verb."""
        return type(self)

    def seen_by(self, viewer: Player | None) -> Event:
        """Return the event as `viewer` may know it (None: a viewer who sees both hands)."""
        return self

    @property
    def public(self) -> Event:
        """The event as both players may know it."""
        return self.seen_by(PLAYERS[0]).seen_by(PLAYERS[1])


EventKind = type[Event] | AmberVerb
"""What is listened for and remembered."""


@record
class StepBegan(Event):
    """A step of the turn began; for `Step.START` a new turn."""

    player: Player
    step: Step
    turn: int


@record
class TurnEnded(Event):
    player: Player
    turn: int


@record
class TurnGranted(Event):
    """The player takes another turn after the present one."""

    player: Player
    cause: CardId = NO_CARD


@record
class Checked(Event):
    """The player ended the turn able to afford a key: "Check!"."""

    player: Player
    amber: int
    cost: int


@record
class GameWon(Event):
    player: Player


@record
class MulliganAnswered(Event):
    player: Player
    taken: bool


@record
class Shuffled(Event):
    player: Player
    reshuffle: bool = False
    """True when the discard pile became the deck."""
    with_discard: bool = False
    """Whether the player shuffled their discard pile, of however many cards, into the deck."""


@record
class HouseChosen(Event):
    """None: no legal house, or none chosen. With a cause the house becomes active by a card: no player chose it."""

    player: Player
    house: House | None
    cause: CardId = NO_CARD


@record
class KeyForged(Event):
    player: Player
    color: KeyColor
    cost: int
    cause: CardId = NO_CARD


@record
class KeyUnforged(Event):
    player: Player
    color: KeyColor
    cause: CardId = NO_CARD


@record
class AmberMoved(Event):
    """Æmber went from one end to the other: gained, lost, spent, stolen, paid, captured, placed or moved.

    `by_reaping`: it is what a creature that reaps gains. `spender`: who spends it out of the other player's pool.
    """

    verb: AmberVerb
    giver: End
    receiver: End
    amount: int
    cause: CardId = NO_CARD
    by_reaping: bool = False
    spender: Player | None = None

    @property
    def payer(self) -> Player | None:
        """Who spends it, wherever it lies."""
        return self.giver.player if self.spender is None else self.spender

    @property
    def kind(self) -> EventKind:
        """The verb: whoever listens for stealing does not listen for all Æmber."""
        return self.verb

    @property
    def card(self) -> CardId:
        """The card that captures, onto which Æmber is placed, or of which it is spent; of what moves no single one."""
        return NO_CARD if self.verb is AmberVerb.MOVE else self.receiver.card or self.giver.card

    @property
    def changes(self) -> tuple[tuple[End, int], tuple[End, int]]:
        """What it changes: the end that gives, and the end that receives."""
        return (self.giver, -self.amount), (self.receiver, self.amount)

    def onto(self, card: CardId) -> AmberMoved:
        """Return the same with a card as its receiver, which is its cause: captured, or moved from another card."""
        if self.giver.card:
            return AmberMoved(AmberVerb.MOVE, End(card=self.giver.card), End(card=card), self.amount, card)
        return AmberMoved(AmberVerb.CAPTURE, self.giver, End(card=card), self.amount, card)

    def out_of_supply(self) -> AmberMoved:
        """Return the same with the common supply as its giver: it is stolen or captured all the same."""
        return replace(self, giver=SUPPLY)


@record
class ChainsChanged(Event):
    """`change` chains gained, or shed when negative."""

    player: Player
    change: int
    cause: CardId = NO_CARD


@record
class TideRaised(Event):
    player: Player


@record
class TideReset(Event):
    """The tide is neutral again, high for nobody; `player` brought it about. Rule: "Tide"."""

    player: Player


@record
class Named(Event):
    """A player named something for `cause`: a house, card, trait or number, as written in its option."""

    player: Player
    what: str
    cause: CardId = NO_CARD
