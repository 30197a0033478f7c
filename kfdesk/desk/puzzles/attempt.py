"""Follows an attempt at a puzzle at the table: how it stands, what is missing, what the other seat does."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QObject, QTimer, Signal

from kfdesk.desk.features.desk import Desk
from kfdesk.desk.play.table_setup import TableSetup
from kfdesk.desk.puzzles import texts as w
from kfdesk.desk.puzzles.searcher import Searcher
from kfdesk.engine import Game
from kfdesk.engine.decks import DeckList, Seat
from kfdesk.engine.entries import Adjustment, JournalEntry
from kfdesk.engine.terms import DecisionKind, other_player
from kfdesk.teach.puzzles import Outcome, Puzzle
from kfdesk.teach.puzzles.goals import Until, missing
from kfdesk.teach.puzzles.solver import END_TURN, Keys, is_chance
from kfdesk.text.words import Words

if TYPE_CHECKING:
    from kfdesk.desk.animation.director import Director

LESSON: Final = "puzzle:"
"""What `TableSetup.lesson` begins with at a puzzle's table."""
ACT_PAUSE_MS: Final = 900
"""So long the table stands still before the other seat's next act, or the next act of a solution."""
STEP_PAUSE_MS: Final = 350
"""The same before a choice within an act."""
_ACTS: Final = (DecisionKind.MAIN, DecisionKind.HOUSE)


class Attempt(QObject):
    """Knows the puzzle at the table. It follows with a game of its own, played anew after undo."""

    changed = Signal()
    """There is something else to say."""
    solved = Signal()
    """The solver reached the goal, without having been shown how."""

    def __init__(self, desk: Desk, director: Director) -> None:
        super().__init__(desk.frame)
        self._desk, self._director, self._controller = desk, director, desk.controller
        self.puzzle: Puzzle | None = None
        """The puzzle at the table; None while there is none."""
        self.outcome = Outcome.OPEN
        self.by_chance = False
        """Whether chance decided something in this attempt: then it counts as missed."""
        self.missing: tuple[Words, ...] = ()
        """What was missing when the solver could last do something about it."""
        self.note: Words | None = None
        """Why the last choice was not taken."""
        self.acts = 0
        """So many actions the solver has taken."""
        self.shows = False
        """Whether the solution is being played, or was."""
        self.pauses_ms: tuple[int, int] = (ACT_PAUSE_MS, STEP_PAUSE_MS)
        self._game: Game | None = None
        self._plays = False
        """True while the part itself makes a choice."""
        self._told = False
        """Whether it was said that this attempt is solved."""
        self._chosen: Keys | None = None
        self._searcher = Searcher(self)
        self._searcher.replied.connect(self._on_reply)
        self._wait = QTimer(self, singleShot=True)
        self._wait.timeout.connect(self._go_on)
        self._controller.objections.append(self._objects)
        self._controller.game_began.connect(self._on_game_began)
        self._controller.decision_asked.connect(self._on_decision)
        director.ended.connect(self._go_on_soon)
        desk.page_changed.connect(self._go_on_soon)

    def begin(self, puzzle: Puzzle, names: tuple[str, str], *, show: bool = False) -> None:
        """Lay out a puzzle's table; `names` are the solver's and the opponent's. With `show` its solution is played."""
        if not self._controller.may_leave():
            return
        self.puzzle, self._game, self.shows = puzzle, None, show
        self.note, self._told = None, False
        self._controller.new_game(setup_of(puzzle, names))

    def close(self) -> None:
        """Stop whatever is under way."""
        self._wait.stop()
        self._searcher.close()

    # What the game says.

    def _on_game_began(self) -> None:
        setup = self._controller.setup
        if self.puzzle is not None and (setup is None or setup.lesson != LESSON + self.puzzle.id):
            self.puzzle, self._game = None, None
            self._wait.stop()
            self._searcher.drop()
            self.changed.emit()

    def _on_decision(self, _: object) -> None:
        if self.puzzle is None:
            return
        self.note, self._chosen = None, None
        self._searcher.drop()
        self._follow(self.puzzle)
        if self.outcome is Outcome.SOLVED and not self.shows and not self._told:
            self._told = True
            self.solved.emit()
        self.changed.emit()
        self._go_on_soon()

    def _follow(self, puzzle: Puzzle) -> None:
        """Make the choices of the table's game in the own one, anew from the beginning where some were taken back."""
        journal = self._controller.journal
        if self._game is None or journal[: len(self._game.journal)] != self._game.journal:
            self._game, self._told = puzzle.begin(), False
            self.by_chance, self.acts = False, 0
            self.outcome, self.missing = Outcome.OPEN, missing(puzzle.goal, self._game, puzzle.solver)
        for entry in journal[len(self._game.journal) :]:
            self._make(puzzle, self._game, tuple(entry.split()))

    def _make(self, puzzle: Puzzle, game: Game, keys: Keys) -> None:
        decision, rng = game.decision, game.state.rng
        assert decision is not None
        if decision.player == puzzle.solver and decision.kind in _ACTS and keys != END_TURN:
            self.acts += len(decision.options) > 1
        game.choose(*keys)
        if self.outcome is not Outcome.OPEN:
            return
        self.by_chance = self.by_chance or is_chance(puzzle, rng, keys, game)
        self.outcome = Outcome.FAILED if self.by_chance else puzzle.outcome(game)
        is_own = game.state.active == puzzle.solver and self.outcome is Outcome.OPEN
        if is_own or puzzle.goal.until is Until.REPLY:  # else it tells what was missing as the turn ended
            self.missing = missing(puzzle.goal, game, puzzle.solver)

    def _objects(self, entry: JournalEntry) -> bool:
        """Return whether a choice of the player is not to be made now, and say why."""
        if self.puzzle is None or self._plays:
            return False
        if isinstance(entry, Adjustment):
            self.note = w.NO_JUDGE
        elif self.outcome is not Outcome.OPEN:
            self.note = w.OVER
        elif self.shows:
            self.note = w.SHOWING
        else:
            return False
        self.changed.emit()
        return True

    # The other seat, and the solution.

    @property
    def is_over(self) -> bool:
        """Whether the goal was reached or missed."""
        return self.outcome is not Outcome.OPEN

    @property
    def thinks(self) -> bool:
        """Whether the other seat is looking for its reply."""
        return self._searcher.busy

    def _go_on_soon(self, *_: object) -> None:
        """Play on once beats are over, the table is looked at, and it has stood still for a while."""
        self._wait.stop()
        game, at_table = self._game, self._desk.at_table
        if game is None or game.decision is None or self.outcome is not Outcome.OPEN or not at_table:
            return
        if self._director.playing or not (self.shows or self._controller.asks_bot):
            return
        self._wait.start(self.pauses_ms[0 if game.decision.kind in _ACTS else 1])

    def _go_on(self) -> None:
        puzzle, game = self.puzzle, self._game
        if puzzle is None or game is None or game.decision is None or self.outcome is not Outcome.OPEN:
            return
        entry = self._of_solution(puzzle, game)
        if entry is not None:
            self._play(tuple(entry.split()))
        elif self._controller.asks_bot:
            if self._chosen is not None:
                self._play(self._chosen)
            elif not self._searcher.busy:
                self._searcher.ask(puzzle, game.fork())
                self.changed.emit()

    def _of_solution(self, puzzle: Puzzle, game: Game) -> str | None:
        made = len(game.journal)
        if not self.shows or game.journal != puzzle.solution[:made] or made >= len(puzzle.solution):
            return None
        return puzzle.solution[made]

    def _on_reply(self, keys: Keys) -> None:
        if self._controller.asks_bot:
            self._chosen = keys
            self._go_on_soon()

    def _play(self, keys: Keys) -> None:
        self._plays = True
        try:
            if self._controller.asks_bot:
                self._controller.choose_for_bot(keys)
            else:
                self._controller.choose(keys)
        finally:
            self._plays = False


def setup_of(puzzle: Puzzle, names: Sequence[str]) -> TableSetup:
    """Return the setup of a puzzle's table: both hands lie open, the other seat is not a person's, nothing is kept."""
    solver = puzzle.solver
    ordered = names if solver == 0 else (names[1], names[0])
    players = puzzle.scenario.players
    sides = [side.model_copy(update={"name": name}) for side, name in zip(players, ordered, strict=True)]
    one, two = (Seat(side.name, DeckList(side.deck_name, side.houses or (), ())) for side in sides)
    scenario = puzzle.scenario.model_copy(update={"players": tuple(sides)})
    return TableSetup((one, two), 0, 0, True, scenario=scenario, bot=other_player(solver), lesson=LESSON + puzzle.id)
