"""Looks ahead on a thread of its own, one question at a time."""

from __future__ import annotations

from dataclasses import dataclass
from time import monotonic

from PySide6.QtCore import QObject, Signal

from kfdesk.desk.kit.asked_thread import AskedThread, IsStopped
from kfdesk.engine import Game
from kfdesk.engine.terms import Player
from kfdesk.teach.bot.advice import Advice
from kfdesk.teach.bot.levels import Opponent, level_of
from kfdesk.teach.bot.planner import adviser

BREATH_S = 0.001
"""So long the thread sleeps between playouts, in seconds: the window comes first."""
LONGEST_S = 0.9
"""After so many seconds no more playouts begin, however little of the processor they got."""
LONGEST_PLAN_S = 6.0
"""The same for whoever plans a turn at once, and then acts without thinking."""
LONGEST_ADVICE_S = 1.8
"""The same for advice."""


@dataclass
class _AtHand:
    """Who plays a seat of a game, and what stops it from thinking on."""

    about: tuple[object, ...]
    is_stopped: IsStopped = lambda: False
    opponent: Opponent | None = None

    def stops(self) -> bool:
        """Return whether it is to end with what it has found."""
        return self.is_stopped()


class Thinker(AskedThread):
    """Asks a bot what it would choose."""

    thought = Signal(object)
    """An `Advice`."""

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__("bot", BREATH_S, parent)
        self._at_hand: _AtHand | None = None
        """Who answered last: it may follow a plan. None while it thinks."""

    def ask(self, game: Game, player: Player, *, seed: int, budget_ms: float, level: str = "") -> None:
        """Look ahead in this copy of a game, which is left to the thread; a question asked before is dropped.

        Whoever answered last in this game goes on. Who was dropped does not: two threads are not to share it.
        """
        chosen = level_of(level)
        ends = monotonic() + (LONGEST_PLAN_S if chosen.plans else LONGEST_S)
        about = game.setup, player, level, seed, budget_ms
        at_hand, self._at_hand = self._at_hand, None
        if at_hand is None or at_hand.about != about:
            at_hand = _AtHand(about)
            at_hand.opponent = chosen.player(player, seed, budget_ms, at_hand.stops)
        known = at_hand

        def find(is_stopped: IsStopped) -> Advice:
            known.is_stopped = lambda: is_stopped() or monotonic() > ends
            assert known.opponent is not None
            advice = known.opponent.advise(game, for_itself=True)
            if not is_stopped():
                self._at_hand = known
            return advice

        self._begin(find, self.thought.emit)

    @property
    def at_hand(self) -> Opponent | None:
        """Who answered last and may go on in the same game; None while it thinks."""
        return self._at_hand.opponent if self._at_hand is not None else None

    def ask_for_advice(self, game: Game) -> None:
        """Find out in this copy of a game what is wise for whoever is asked; otherwise as `ask`."""
        ends = monotonic() + LONGEST_ADVICE_S

        def find(is_stopped: IsStopped) -> Advice:
            return adviser(game, lambda: is_stopped() or monotonic() > ends).advise(game)

        self._begin(find, self.thought.emit)
