"""Looks ahead on a thread of its own, one question at a time."""

from __future__ import annotations

from threading import Thread
from time import monotonic, sleep

from PySide6.QtCore import QObject, Signal

from kfdesk import collector
from kfdesk.engine import Game
from kfdesk.engine.terms import Player
from kfdesk.teach.partner.advice import Advice
from kfdesk.teach.partner.players import Partner

BREATH_S = 0.001
"""So long the thread sleeps between playouts, in seconds: the window comes first."""
LONGEST_S = 0.9
"""After so many seconds no more playouts begin, however little of the processor they got."""


class Thinker(QObject):
    """Asks a partner what it would choose. Only the answer to the last question is given, and only while it is wanted.

    While it works Python's collector rests: it would let go of what belongs to Qt on the wrong thread.
    """

    thought = Signal(object)
    """An `Advice`."""
    failed = Signal()
    _ended = Signal(int, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._question = 0
        self._wanted = False
        self._threads: list[Thread] = []
        self._running = 0
        """So many threads have not told their end."""
        self._ended.connect(self._on_ended)

    @property
    def busy(self) -> bool:
        """True while an answer is waited for."""
        return self._wanted

    def ask(self, game: Game, player: Player, *, seed: int, budget_ms: float) -> None:
        """Look ahead in this copy of a game, which is left to the thread; a question asked before is dropped."""
        self.drop()
        self._wanted = True
        mine, ends = self._question, monotonic() + LONGEST_S

        def is_stopped() -> bool:
            sleep(BREATH_S)
            return mine != self._question or monotonic() > ends

        def think() -> None:
            try:
                found: Advice | Exception = Partner(player, seed, budget_ms, is_stopped=is_stopped).advise(game)
            except Exception as fault:  # told on the window's thread
                found = fault
            self._ended.emit(mine, found)

        collector.rest(self)
        self._running += 1
        thread = Thread(target=think, name="partner", daemon=True)
        self._threads.append(thread)
        thread.start()

    def drop(self) -> None:
        """Want no answer any more; the thread ends after the playout that it is making."""
        self._question += 1
        self._wanted = False

    def close(self) -> None:
        """Drop the question and wait for the thread."""
        self.drop()
        for thread in self._threads:
            thread.join()
        self._threads.clear()
        self._running = 0
        collector.go_on(self)

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
        self.thought.emit(found)
