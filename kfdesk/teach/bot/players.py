"""Players of different strength: by lot, greedy, and the bot that looks ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final, Protocol

from kfdesk.engine import Decision, Game
from kfdesk.engine.terms import DecisionKind, player_at
from kfdesk.teach.bot.advice import Advice, advice_on
from kfdesk.teach.bot.chances import candidates
from kfdesk.teach.bot.habits import Habits, Keys, fewest, house_worth
from kfdesk.teach.bot.search import Budget, Search, Trial
from kfdesk.teach.bot.worth import worth

_EFFORT: Final = {
    DecisionKind.HOUSE: 2.0,
    DecisionKind.MAIN: 1.0,
    DecisionKind.SLOT: 0.2,
    DecisionKind.TRIGGER: 0.3,
    DecisionKind.ORDER: 0.3,
    DecisionKind.KEY: 0.1,
}
"""How many playouts a decision is worth, beside an act of step 3; half as many where it is not named."""


class Chooser(Protocol):
    """Whoever chooses for a seat."""

    def choose(self, game: Game) -> Keys:
        """Return a legal choice for the open decision, which is this seat's."""


class RandomPlayer:
    """Chooses by lot."""

    def __init__(self, player: int, seed: int = 1) -> None:
        self._random = Random(f"{seed} {player}")

    def choose(self, game: Game) -> Keys:
        """Return any legal choice."""
        decision = _open(game)
        keys = [key for key in decision.keys() if key != "done"]
        if decision.max == decision.min == 1:
            return (self._random.choice(decision.keys()),)
        count = min(self._random.randint(decision.min, decision.max), len(keys))
        return tuple(self._random.sample(keys, count)) or ("done",)


class GreedyPlayer:
    """Takes what leaves the best table at once, after the act is over; the house with which most can be done.

    It ends its turn when nothing it may do improves the table. It is as fair as the bot.
    """

    def __init__(self, player: int, seed: int = 1) -> None:
        self.player = player_at(player)
        self._seed = seed

    def choose(self, game: Game) -> Keys:
        """Return the choice after which the table is worth most."""
        decision = _open(game)
        lot = (self._seed * 1_000_003 + len(game.journal)) * 4096
        table = game.sampled(self.player, lot)
        if table is None or decision.kind is DecisionKind.MULLIGAN:
            return fewest(decision)
        if decision.kind is DecisionKind.HOUSE and decision.source is None:
            return (max(decision.keys(), key=lambda key: house_worth(table.core, self.player, key)),)
        found = {keys: self._after(game, keys, lot) for keys in candidates(table, decision, Random(lot))}
        if decision.kind is DecisionKind.MAIN and ("end-turn",) in found:
            found["end-turn",] = worth(table, self.player)
        return max(found, key=found.__getitem__)

    def _after(self, game: Game, keys: Keys, lot: int) -> float:
        if keys == ("end-turn",):
            return 0.0
        table = game.sampled(self.player, lot)
        assert table is not None
        table.choose(*keys)
        habits = Habits(Random(lot))
        for _ in range(30):
            decision = table.decision
            if decision is None or decision.kind in (DecisionKind.MAIN, DecisionKind.HOUSE):
                break
            table.choose(*habits.keys(table, may_fork=game.at_checkpoint))
        return worth(table, self.player)


class Bot:
    """A fair bot: it looks ahead on tables dealt anew from what its seat may know.

    The same `seed` chooses alike wherever the seat knows the same, unless the time runs out first. The time is that of
    the processor, for one choice.
    """

    def __init__(
        self,
        player: int,
        seed: int = 1,
        budget_ms: float | None = 200,
        playouts: int = 300,
        is_stopped: Callable[[], bool] = lambda: False,
    ) -> None:
        """`is_stopped` is asked between playouts: once it is true, `choose` ends with what it has found by then."""
        self.player = player_at(player)
        self._seed = seed
        self._ms = budget_ms
        self._playouts = playouts
        self._is_stopped = is_stopped
        self.last: Advice | None = None
        """What was chosen last, and why."""

    def choose(self, game: Game) -> Keys:
        """Return a legal choice for the open decision, which is this seat's; the game stays as it is."""
        return self.advise(game).keys

    def advise(self, game: Game) -> Advice:
        """Return what this seat would choose at the open decision, and why; the game stays as it is."""
        decision = _open(game)
        assert decision.player == self.player, "it is the other player's choice"
        trials: Sequence[Trial] = ()
        if len(decision.options) > 1 or decision.min == 0:
            playouts = max(2, int(self._playouts * _EFFORT.get(decision.kind, 0.5)))
            budget = Budget(playouts, self._ms, self._is_stopped)
            trials = Search(game, self.player, self._seed).run(budget)
        keys = trials[0].keys if trials else fewest(decision)
        self.last = advice_on(game, self.player, keys, trials)
        return self.last


def advise(game: Game, player: int, seed: int = 1, budget_ms: float | None = 200, playouts: int = 300) -> Advice:
    """Return what would be wise for a player at the open decision, which is theirs, as far as that player can know."""
    return Bot(player, seed, budget_ms, playouts).advise(game)


def _open(game: Game) -> Decision:
    assert game.decision is not None, "the game is over"
    return game.decision
