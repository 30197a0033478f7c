"""What a review says: plain values, so that it can be kept and sent from one process to another."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from kfdesk.engine.terms import Player
from kfdesk.records import record
from kfdesk.teach.bot.habits import Keys

MOST_MOMENTS: Final = 5
"""So many moments of a game are shown."""


class Sort(StrEnum):
    """What was chosen in a moment."""

    HOUSE = "house"
    ACT = "act"
    """What to do in step 3."""
    TARGET = "target"
    """With what to do it: a creature to fight, a card that an effect concerns."""


class Motif(StrEnum):
    """What a choice overlooked, as far as table and forecast prove it."""

    HOUSE = "house"
    """Another house was the better choice."""
    KEY = "key"
    """The opponent had the Æmber for a key; that could have been stopped, and was not in this turn."""
    DISCARD = "discard"
    """A card that could not be played was better discarded."""
    FIGHT = "fight"
    """A fight was better than the reap."""
    TAUNT = "taunt"
    """A creature with taunt stayed in hand that could have protected others."""
    AMBER = "amber"
    """The turn was ended, and a creature that could have reaped stayed ready."""
    TARGET = "target"
    """Another target was the better one."""


@record
class Point:
    """The chance of the reviewed seat at the start of a turn."""

    turn: int
    player: Player
    """Whose turn it is."""
    at: int
    """The moment, by its number."""
    chance: float


@record
class Choice:
    """One of the choices of a moment that were compared, and the chance of winning with it."""

    keys: Keys
    chance: float


@record
class Moment:
    """A choice of the reviewed seat that cost it something."""

    at: int
    """The moment, by its number."""
    begins: int
    """The moment at which its act begins; for a house or an act the same."""
    turn: int
    sort: Sort
    chosen: Choice
    others: tuple[Choice, ...]
    """What was compared with it, the best first."""
    motifs: tuple[Motif, ...] = ()

    @property
    def better(self) -> Choice:
        """What would have been best."""
        return self.others[0]

    @property
    def cost(self) -> float:
        """By how much the chance of winning was less than it could have been, 0 … 1."""
        return self.better.chance - self.chosen.chance


@record
class Review:
    """What is known of a game so far, seen from one seat."""

    seat: Player
    points: tuple[Point, ...] = ()
    moments: tuple[Moment, ...] = ()
    """The costliest first, at most `MOST_MOMENTS`."""
    done: int = 0
    of: int = 0
    """So many pieces of work of so many are done."""

    @property
    def whole(self) -> bool:
        """Whether there is nothing left to be worked out."""
        return self.done >= self.of
