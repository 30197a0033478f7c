"""Events of players and of the table: turns and houses, keys and Æmber, what was named; `events` has them all."""

from __future__ import annotations

from typing import ClassVar

from kfdesk.engine.terms import NO_CARD, PLAYERS, CardId, House, KeyColor, Player, Step, other_player
from kfdesk.records import record

__all__ = [
    "AmberCaptured",
    "AmberGained",
    "AmberLost",
    "AmberMoved",
    "AmberPaid",
    "AmberPlaced",
    "AmberSpent",
    "AmberStolen",
    "ChainsChanged",
    "Checked",
    "Event",
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

    def seen_by(self, viewer: Player | None) -> Event:
        """Return the event as `viewer` may know it (None: a viewer who sees both hands)."""
        return self

    @property
    def public(self) -> Event:
        """The event as both players may know it."""
        return self.seen_by(PLAYERS[0]).seen_by(PLAYERS[1])


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
class AmberGained(Event):
    """From the common supply into the pool of `receiver`."""

    receiver: Player
    amount: int
    cause: CardId = NO_CARD
    by_reaping: bool = False


@record
class AmberLost(Event):
    """From the pool of `giver` into the common supply."""

    giver: Player
    amount: int
    cause: CardId = NO_CARD


@record
class AmberSpent(Event):
    """To forge a key: from the pool of `giver`, or from `card` where that is one, into the supply or a pool."""

    giver: Player
    amount: int
    card: CardId = NO_CARD
    receiver: Player | None = None
    """Whose pool it goes to; None: the common supply."""


@record
class AmberStolen(Event):
    """From the opponent's pool into that of `receiver`, the thief."""

    receiver: Player
    amount: int
    cause: CardId = NO_CARD

    @property
    def giver(self) -> Player:
        """Whose pool it comes from."""
        return other_player(self.receiver)


@record
class AmberPaid(Event):
    """From the pool of `giver`, the payer, into the opponent's."""

    giver: Player
    amount: int
    cause: CardId = NO_CARD

    @property
    def receiver(self) -> Player:
        """Whose pool it goes to."""
        return other_player(self.giver)


@record
class AmberCaptured(Event):
    """From the pool of `giver` onto `card`."""

    card: CardId
    giver: Player
    amount: int
    cause: CardId = NO_CARD


@record
class AmberPlaced(Event):
    """From the common supply onto `card`; `exalted` when that is what the effect says."""

    card: CardId
    amount: int
    exalted: bool = False
    cause: CardId = NO_CARD


@record
class AmberMoved(Event):
    """Between a card (or pool) and a card (or pool or the supply): no card and nobody's pool is the supply."""

    amount: int
    from_card: CardId
    giver: Player | None
    to_card: CardId
    receiver: Player | None
    cause: CardId = NO_CARD


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
