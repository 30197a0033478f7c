"""Looks on threads of its own for the other seat's best reply, or for a solution; what is dropped is not told."""

from __future__ import annotations

from collections.abc import Callable
from threading import Thread
from time import monotonic, sleep
from typing import Final

from PySide6.QtCore import QObject, Signal

from kfdesk import collector
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

Told = Callable[[object], None]


@record
class Checked:
    """What the search says of a puzzle: its proof and its shortest solution.

    `proof` is None where there is no solution, `is_known` False where the search ended before it knew.
    """

    proof: Proof | None = None
    solution: tuple[str, ...] = ()
    trivial: Trivial | None = None
    is_known: bool = True


class Searcher(QObject):
    """Asks the solver one question at a time. While it works Python's collector rests: see `desk.practice.thinker`."""

    replied = Signal(object)
    """The keys that the other seat should choose."""
    checked = Signal(object)
    """A `Checked`."""
    failed = Signal()
    _ended = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._question = 0
        self._told: Told = self.replied.emit
        self._wanted = False
        self._running = 0
        self._threads: list[Thread] = []
        self._ended.connect(self._on_ended)

    @property
    def busy(self) -> bool:
        """True while an answer is waited for."""
        return self._wanted

    def ask(self, puzzle: Puzzle, game: Game) -> None:
        """Look for a choice of the other seat here that prevents the goal, else any."""
        ends = monotonic() + LONGEST_REPLY_S

        def find(is_stopped: Callable[[], bool]) -> object:
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

        def find(is_stopped: Callable[[], bool]) -> object:
            solver = Solver(puzzle, most_tables=MOST_TABLES, is_stopped=is_stopped)
            try:
                proof = prove(puzzle, solver)
                if proof is None:
                    return Checked()
                return Checked(proof, solver.line(puzzle.begin()), trivial(puzzle, proof))
            except OutOfBudgetError:
                return Checked(is_known=False)

        self._begin(find, self.checked.emit)

    def drop(self) -> None:
        """Ask no more what was asked."""
        self._question += 1
        self._wanted = False

    def close(self) -> None:
        """Drop the question and wait for the threads."""
        self.drop()
        for thread in self._threads:
            thread.join()
        self._threads.clear()
        self._running = 0
        collector.go_on(self)

    def _begin(self, find: Callable[[Callable[[], bool]], object], told: Told) -> None:
        self.drop()
        self._wanted, self._told = True, told
        mine = self._question

        def is_stopped() -> bool:
            sleep(BREATH_S)
            return mine != self._question

        def think() -> None:
            try:
                found = find(is_stopped)
            except Exception as fault:  # told on the window's thread
                found = fault
            self._ended.emit(mine, found)

        collector.rest(self)
        self._running += 1
        thread = Thread(target=think, name="puzzle", daemon=True)
        self._threads.append(thread)
        thread.start()

    def _on_ended(self, question: int, found: object) -> None:
        self._running = max(0, self._running - 1)  # `close` waits for threads whose end is told after it
        if not self._running:
            self._threads.clear()
            collector.go_on(self)
        if question != self._question or not self._wanted:
            return
        self._wanted = False
        if isinstance(found, Exception):
            self.failed.emit()
            raise found
        self._told(found)
