"""Looks on threads of its own for the other seat's best reply, or for a solution."""

from __future__ import annotations

from time import monotonic
from typing import Final

from PySide6.QtCore import QObject, Signal

from kfdesk.desk.kit.asked_thread import AskedThread, IsStopped
from kfdesk.engine import Game
from kfdesk.records import record
from kfdesk.teach.puzzles import Puzzle
from kfdesk.teach.puzzles.model import Proof
from kfdesk.teach.puzzles.proof import Trivial, prove, trivial
from kfdesk.teach.puzzles.solver import OutOfBudgetError, Solver, choices

BREATH_S: Final = 0.0005
"""So long a thread sleeps now and then, in seconds: the window comes first."""
LONGEST_REPLY_S: Final = 3.0
"""A reply is looked for so long at most, in seconds."""
MOST_TABLES: Final = 300_000


@record
class Checked:
    """What the search says of a puzzle: its proof and its shortest solution.

    `proof` is None where there is no solution, `is_known` False where the search ended before it knew.
    """

    proof: Proof | None = None
    solution: tuple[str, ...] = ()
    trivial: Trivial | None = None
    is_known: bool = True


class Searcher(AskedThread):
    """Asks the solver one question at a time."""

    replied = Signal(object)
    """The keys that the other seat should choose."""
    checked = Signal(object)
    """A `Checked`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("puzzle", BREATH_S, parent)

    def ask(self, puzzle: Puzzle, game: Game) -> None:
        """Look for a choice of the other seat here that prevents the goal, else any."""
        ends = monotonic() + LONGEST_REPLY_S

        def find(is_stopped: IsStopped) -> object:
            assert game.decision is not None
            plain = list(choices(puzzle, game.decision))[-1]
            try:
                solver = Solver(puzzle, is_stopped=lambda: is_stopped() or monotonic() > ends)
                return solver.refutation(game) or plain
            except OutOfBudgetError:
                return plain

        self._begin(find, self.replied.emit)

    def check(self, puzzle: Puzzle) -> None:
        """Look for a shortest solution, and for whether it is too easily found."""

        def find(is_stopped: IsStopped) -> object:
            solver = Solver(puzzle, most_tables=MOST_TABLES, is_stopped=is_stopped)
            try:
                proof = prove(puzzle, solver)
                if proof is None:
                    return Checked()
                return Checked(proof, solver.line(puzzle.begin()), trivial(puzzle, proof))
            except OutOfBudgetError:
                return Checked(is_known=False)

        self._begin(find, self.checked.emit)
