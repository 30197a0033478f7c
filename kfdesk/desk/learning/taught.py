"""What the page "Learn" leads to: a small game, a lesson, or the guided first game of the two starter decks.

The first game is that of the old quickstart: the starter decks, no mulligan, everything else by the rules
(Master Rulebook 1.3, "Quickstart", and setup step 7; the newest one leaves it to the document "Learn to Play").
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Final, Protocol

from kfdesk.cards import library
from kfdesk.collection.files import sample_decks
from kfdesk.desk.learning.guide import Guide, SmallGuide
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.engine import Game
from kfdesk.engine.decks import Seat
from kfdesk.engine.scenario import Scenario
from kfdesk.engine.terms import PLAYERS, other_player
from kfdesk.match.table_summary import TableSummary, summary_of
from kfdesk.teach.lessons import LEARNER, Course, Lesson, deck_list, lessons
from kfdesk.teach.lessons.small_games import SmallGame, small_games
from kfdesk.text.words import Words

FIRST_GAME: Final = "first-game"
FIRST_GAME_SEED: Final = 7
"""The seed of the first game: with it the learner has something to do in each of the first turns."""
LESSONS_BEFORE: Final = 4
"""So many lessons stand before the first game in the path: who has done them knows enough to win it."""


class Way(Protocol):
    """A learner's way through what is taught; see `kfdesk.teach.lessons.Course`."""

    @property
    def finished(self) -> bool: ...
    @property
    def says(self) -> Words | None: ...
    @property
    def done(self) -> tuple[int, int]: ...
    def wanted(self, game: Game) -> tuple[str, ...]:
        """Return the options wanted next, best first. Raises `LessonError` where the table offers none of them."""
        ...

    def refusal(self, game: Game, keys: Sequence[str]) -> Words | None:
        """Return why a legal choice of the learner is not what is wanted now; None where it may be made."""
        ...

    def made(self, game: Game, keys: Sequence[str]) -> None:
        """Note that a choice is about to be made."""
        ...


@dataclass(frozen=True)
class Taught:
    """Something to learn: an entry of the page, and how its table is laid out."""

    id: str
    title: Words
    idea: Words
    minutes: int
    lesson: Lesson | None = None
    """The lesson; None for a game."""
    small: SmallGame | None = None
    """The small game; None for a lesson and for the first game."""

    @property
    def is_first_game(self) -> bool:
        """Whether it is the whole game with the starter decks."""
        return self.id == FIRST_GAME

    @property
    def scenario(self) -> Scenario | None:
        """The table made for it; None for one that is only dealt."""
        made = self.lesson or self.small
        return made.scenario if made is not None else None

    @property
    def glance(self) -> TableSummary | None:
        """Its table as it is drawn; None for one that is only dealt."""
        return summary_of(self.scenario) if self.scenario is not None else None

    def setup(self, names: tuple[str, str]) -> TableSetup:
        """Return the setup of the table for players of these names: one seat is nobody's, and nothing of it is kept."""
        other = other_player(LEARNER)
        scenario = self.scenario
        if scenario is None:
            one, two = (Seat(name, deck) for name, (_, deck) in zip(names, sample_decks(), strict=False))
            return TableSetup((one, two), FIRST_GAME_SEED, LEARNER, bot=other, lesson=self.id)
        sides = [side.model_copy(update={"name": name}) for side, name in zip(scenario.players, names, strict=True)]
        scenario = scenario.model_copy(update={"players": tuple(sides)})
        first, second = (Seat(sides[player].name, deck_list(scenario, player)) for player in PLAYERS)
        free = self.small is not None
        return TableSetup((first, second), 0, 0, scenario=scenario, bot=other, lesson=self.id, free=free)

    def begun(self, names: tuple[str, str] = ("", "")) -> tuple[Game, Way]:
        """Return the table, just laid out for players of these names, and the way from there."""
        setup = self.setup(names)
        if setup.scenario is not None:
            made = Game.from_scenario(setup.scenario, library=library())
            if self.lesson is not None:
                return made, Course(self.lesson)
            assert self.small is not None
            return made, SmallGuide(self.small, made)
        game = Game.new(setup.seats, seed=setup.seed, library=library(), first_player=setup.first_player)
        return game, Guide(game)


@cache
def path() -> tuple[Taught, ...]:
    """Return all there is to learn, in the order in which it is learned best."""
    from kfdesk.desk.learning import texts as w

    taught = [Taught(one.id, one.title, one.idea, one.minutes, one) for one in lessons()]
    taught.insert(LESSONS_BEFORE, Taught(FIRST_GAME, w.FIRST_GAME, w.FIRST_GAME_IDEA, 20))
    games = [Taught(one.id, one.title, one.idea, one.minutes, small=one) for one in small_games()]
    return (*games, *taught)
