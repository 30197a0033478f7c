"""A game to begin at the table, and who begins it."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING

from kfdesk.desk.play.playable_game import PlayableGame
from kfdesk.engine.decks import Seat
from kfdesk.engine.terms import Edition, Player
from kfdesk.match.journal import Answer

if TYPE_CHECKING:
    from kfdesk.collection.homemade import HomeCard
    from kfdesk.engine.scenario import Scenario
    from kfdesk.match.header import Origin

MOST_SEED = 2**31 - 1
"""The largest seed that a field for numbers takes."""


@dataclass(frozen=True, slots=True)
class TableSetup:
    """A game to begin: who sits where with which deck, the seed, who starts, and who may see what."""

    seats: tuple[Seat, Seat]
    seed: int
    first_player: int | None = None
    """None: the game's own seeded die decides."""
    open_table: bool = False
    edition: Edition = Edition.V18_4
    scenario: Scenario | None = None
    """A table in mid-game to begin from; the seats then only say who plays with which deck."""
    origin: Origin | None = None
    """The game it came from, if it came from one."""
    bot: Player | None = None
    """The seat that the program plays; None where people sit at both."""
    level: str = ""
    """Which of its players the program is there, by the id of the level; "" for the usual one."""
    lesson: str = ""
    """What is taught or tried out at this table, by its id; "" for a game. Only games are kept and counted."""
    free: bool = False
    """Whether a game is played at a table made for a lesson: every move may be made, and it ends as a game does."""
    homemade: tuple[HomeCard, ...] = ()
    """The home-made cards of `scenario`, as far as they are none of the decks."""

    @property
    def is_made(self) -> bool:
        """Whether the table was made to teach or to try something that it asks for, and says itself how it ends."""
        return bool(self.lesson) and self.scenario is not None and not self.free

    @property
    def all_homemade(self) -> tuple[HomeCard, ...]:
        """The home-made cards of the game. Raises `SetupError` for one that nobody knows."""
        from kfdesk.collection.homemade import homemade_cards

        return (*self.homemade, *(card for seat in self.seats for card in homemade_cards(seat.deck)))


@dataclass(frozen=True, slots=True)
class MadeBefore:
    """Choices to be made again at a table that is not kept as a game; none of them were taken back."""

    answers: tuple[Answer, ...]
    undone: tuple[Answer, ...] = ()


GameFactory = Callable[[TableSetup], PlayableGame]
