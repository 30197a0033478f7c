"""How choices of a seat are compared: each is tried on the same tables, which the seat could take for the game.

This is the one place where a review asks the program how it plays on.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from random import Random
from typing import Final

from kfdesk.engine import Game
from kfdesk.engine.terms import DecisionKind, Player
from kfdesk.teach.bot.chances import candidates
from kfdesk.teach.bot.dealt import DealtTables, lot_of
from kfdesk.teach.bot.habits import Habits, Keys
from kfdesk.teach.bot.players import GreedyPlayer
from kfdesk.teach.bot.search import play_on
from kfdesk.teach.review.odds import mean_of, odds

PLAYER: Final = "greedy 1"
"""Which player judged, and in which version: a review that another one made is made anew."""
_MOST_CHOICES: Final = 60
"""So many choices of a turn are made by whoever looks at what each leads to; the rest is habit."""


@dataclass(slots=True)
class Tried:
    """A choice, and the chance of winning with it on one deal after the other."""

    keys: Keys
    chances: list[float] = field(default_factory=list)

    @property
    def mean(self) -> float:
        """The chance of winning with it."""
        return mean_of(self.chances)


class Judge:
    """Compares choices of one seat. The same seed judges alike wherever the seat knows the same."""

    def __init__(self, player: Player, seed: int) -> None:
        self.player = player
        self._seed = seed

    def chance(self, game: Game, deals: int) -> float:
        """Return the chance of the seat at a table at which anybody may be asked."""
        lots = (lot_of(game, self._seed, deal) for deal in range(deals))
        tables = ((game.sampled(self.player, lot), lot) for lot in lots)
        return mean_of(self._played(table, lot, thorough=True) for table, lot in tables if table is not None)

    def compared(self, game: Game, choices: Sequence[Keys], deals: range, *, thorough: bool = False) -> list[Tried]:
        """Return these choices of the open decision of the seat, tried on the same deals, the best first.

        What follows in the turn is played by habit; if `thorough`, by looking at what each act leads to.
        """
        tried = [Tried(keys) for keys in choices]
        dealt = DealtTables(self.player, self._seed + deals.start)
        for deal in range(len(deals)):
            one = dealt.of(deal)
            for trial in tried:
                table = one.fork(game)
                if table is None:
                    break
                table.choose(*trial.keys)
                trial.chances.append(self._played(table, one.lot(game), thorough=thorough))
        return sorted(tried, key=lambda trial: trial.mean, reverse=True)

    def choices(self, game: Game, most: int) -> list[Keys]:
        """Return what else the seat might have chosen at the open decision, likely the best first."""
        decision, lot = game.decision, lot_of(game, self._seed)
        table = game.sampled(self.player, lot)
        if decision is None or table is None:
            return []
        found = candidates(table, decision, Random(lot), acts=most)
        if decision.kind is DecisionKind.MAIN:
            best = GreedyPlayer(self.player, self._seed).choose(game)
            return list(dict.fromkeys((best, *found)))[: most + 1]
        return [keys for keys in found if keys[0] in decision.keys()][:most]

    def _played(self, table: Game, lot: int, *, thorough: bool) -> float:
        """Return the chance after the rest of the turn and the opponent's reply, which is always played by habit."""
        if thorough:
            self._end_turn(table, lot)
        play_on(table, self.player, Habits(Random(lot)), may_fork=False)
        return odds(table, self.player)

    def _end_turn(self, table: Game, lot: int) -> None:
        """Play the rest of the seat's turn, if it is that, looking at what each act leads to."""
        turn, mind = table.state.turn, GreedyPlayer(self.player, lot)
        for _ in range(_MOST_CHOICES):
            decision = table.decision
            if decision is None or decision.player != self.player or table.state.turn != turn:
                return
            table.choose(*mind.choose(table))
