"""Looks ahead on a thread of its own, one question at a time."""

from __future__ import annotations

from time import monotonic

from PySide6.QtCore import QObject, Signal

from kfdesk.desk.kit.asked_thread import AskedThread, IsStopped
from kfdesk.engine import Game
from kfdesk.engine.terms import Player
from kfdesk.teach.bot.advice import Advice
from kfdesk.teach.bot.players import Bot, adviser

BREATH_S = 0.001
"""So long the thread sleeps between playouts, in seconds: the window comes first."""
LONGEST_S = 0.9
"""After so many seconds no more playouts begin, however little of the processor they got."""
LONGEST_ADVICE_S = 1.8
"""The same for advice."""


class Thinker(AskedThread):
    """Asks a bot what it would choose."""

    thought = Signal(object)
    """An `Advice`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("bot", BREATH_S, parent)

    def ask(self, game: Game, player: Player, *, seed: int, budget_ms: float) -> None:
        """Look ahead in this copy of a game, which is left to the thread; a question asked before is dropped."""
        ends = monotonic() + LONGEST_S

        def find(is_stopped: IsStopped) -> Advice:
            bot = Bot(player, seed, budget_ms, is_stopped=lambda: is_stopped() or monotonic() > ends)
            return bot.advise(game, for_itself=True)

        self._begin(find, self.thought.emit)

    def ask_for_advice(self, game: Game) -> None:
        """Find out in this copy of a game what is wise for whoever is asked; otherwise as `ask`."""
        ends = monotonic() + LONGEST_ADVICE_S

        def find(is_stopped: IsStopped) -> Advice:
            return adviser(game, lambda: is_stopped() or monotonic() > ends).advise(game)

        self._begin(find, self.thought.emit)
