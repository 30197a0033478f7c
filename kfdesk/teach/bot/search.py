"""Looking ahead: each choice is tried on the same dealt tables, played on by habit, and what came of it is compared."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from math import sqrt
from random import Random
from statistics import fmean
from time import thread_time
from typing import Final

from kfdesk.engine import Game
from kfdesk.engine.terms import DecisionKind, Player
from kfdesk.teach.bot.chances import MOST_ACTS, candidates
from kfdesk.teach.bot.dealt import DealtTable, DealtTables
from kfdesk.teach.bot.habits import Habits, Keys, finish_act, is_of_turn
from kfdesk.teach.bot.worth import Outlook, outlook

_MOST_CHOICES: Final = 150
"""A playout makes no more choices than these, whatever goes on."""
_FIRST_DEALS: Final = 5
"""On so many deals every choice is tried before any is dropped, where the budget allows."""
_FEWEST_ACTS: Final = 5
_FEWEST_DEALS: Final = 8
"""The best two choices are compared on so many deals, where the budget allows."""
_DEALS_OF_END: Final = 4
_MOST_FREE: Final = 4
"""So many acts are compared with ending the turn at once, on so many deals."""
MOST_FREE_PLAYOUTS: Final = _DEALS_OF_END * (_MOST_FREE + 1)
_LITTLE: Final = 0.05


@dataclass
class Budget:
    """How long to look ahead: so many playouts, and so long in milliseconds of the processor's time (None: no end)."""

    playouts: int
    ms: float | None = None
    is_stopped: Callable[[], bool] = lambda: False
    """Asked before each playout; once it is true no more begin."""
    _begun: float = field(default_factory=thread_time)
    _made: int = 0

    def has(self, playouts: int) -> bool:
        """Return whether so many more may be made, as far as their number goes."""
        return self._made + playouts <= self.playouts

    def another(self) -> bool:
        """Return whether one more playout may be made, and count it."""
        if self._made >= self.playouts or self.is_stopped():
            return False
        if self.ms is not None and (thread_time() - self._begun) * 1000 >= self.ms:
            return False
        self._made += 1
        return True


@dataclass
class Trial:
    """One choice and what came of it, on one deal after the other."""

    keys: Keys
    ends: list[Outlook] = field(default_factory=list)
    worths: list[float] = field(default_factory=list)
    """What each end is worth, in Æmber."""

    @property
    def mean(self) -> float:
        """What the choice led to on average, in Æmber."""
        return fmean(self.worths) if self.worths else -1000.0

    def add(self, end: Outlook) -> None:
        """Note what one more deal led to."""
        self.ends.append(end)
        self.worths.append(end.worth)

    def shorten(self, deals: int) -> None:
        """Forget what came of later deals."""
        del self.ends[deals:], self.worths[deals:]


class Search:
    """The trials of one decision of a player, best first once `run` is over."""

    def __init__(self, game: Game, player: Player, deals: DealtTables, habits: Habits) -> None:
        self._game = game
        self._player = player
        self._deals = deals
        self._habits = habits
        self.trials: list[Trial] = []

    def run(self, budget: Budget, found: Sequence[Keys] = ()) -> Sequence[Trial]:
        """Try all choices, or those `found`, on deal after deal, and drop those that fall behind; the best is first.

        Nothing is tried where no table looks like the game.
        """
        dealt = self._deals.of(0)
        first = dealt.table(self._game)
        if first is None or first.decision is None:
            return ()
        acts = max(_FEWEST_ACTS, min(MOST_ACTS, budget.playouts // 4))
        found = found or candidates(first, first.decision, Random(dealt.lot(self._game)), acts=acts)
        self.trials = [Trial(keys) for keys in found]
        first_deals = max(2, min(_FIRST_DEALS, budget.playouts // max(1, 2 * len(found))))
        left, deal = list(self.trials), 0
        while len(left) > 1 and (not deal or budget.has(len(left))) and self._try_all(left, deal, budget):
            deal += 1
            kept = dropping(left) if deal >= first_deals else left
            left = kept if len(kept) > 1 or deal >= _FEWEST_DEALS else _best_two(left)
        self.trials.sort(key=lambda trial: (len(trial.worths), trial.mean), reverse=True)
        best = max(left, key=lambda trial: trial.mean)
        self.trials.remove(best)
        self.trials.insert(0, best)
        return self.trials

    def _try_all(self, trials: Sequence[Trial], deal: int, budget: Budget) -> bool:
        """Try each choice on one more deal; False where the budget is spent."""
        dealt = self._deals.of(deal)
        for trial in trials:
            if not budget.another():
                for tried in trials if deal else ():
                    tried.shorten(deal)  # all are to be compared on the same deals
                return False
            table = dealt.fork(self._game, quiet=True)
            if table is None:
                return False
            trial.add(self._played(table, trial, dealt))
        return True

    def _played(self, table: Game, trial: Trial, dealt: DealtTable) -> Outlook:
        """Return what the table is worth once the choice was made and the game went on to the player's next turn."""
        self._habits.seeded(Random(dealt.lot(self._game)))
        table.choose(*trial.keys)
        play_on(table, self._player, self._habits, may_fork=dealt.may_fork)
        return outlook(table, self._player)


def play_on(table: Game, player: Player, habits: Habits, *, may_fork: bool) -> None:
    """Play by habit until the player chooses a house in a later turn; `may_fork` as in `Habits.keys`."""
    turn = table.state.turn
    for _ in range(_MOST_CHOICES):
        decision = table.decision
        if decision is None:
            return
        may_fork = may_fork or decision.kind is DecisionKind.MAIN
        if is_of_turn(decision) and decision.player == player and table.state.turn > turn:
            return
        table.choose(*habits.keys(table, may_fork=may_fork))


def free_act(game: Game, player: Player, deals: DealtTables, budget: Budget) -> Keys | None:
    """Return a reap after which ending the turn leads to more than ending it at once; None where there is none.

    They are compared on as many deals as the budget allows.
    """
    assert game.decision is not None
    reaps = [key for key in game.decision.keys() if key.startswith("reap:")][:_MOST_FREE]
    choices = ("", *reaps)
    compared: list[dict[str, float]] = []
    for deal in range(_DEALS_OF_END if reaps else 0):
        worths: dict[str, float] = {}
        for key in choices:
            table = deals.of(deal).fork(game, quiet=True) if budget.another() else None
            if table is None:
                break
            worths[key] = _worth_of_end(table, key, game, player, deals.of(deal))
        if len(worths) < len(choices):
            break
        compared.append(worths)
    if not compared:
        return None
    means = {key: fmean(worths[key] for worths in compared) for key in choices}
    best = max(reaps, key=means.__getitem__)
    return (best,) if means[best] > means[""] + _LITTLE else None


def _worth_of_end(table: Game, key: str, game: Game, player: Player, dealt: DealtTable) -> float:
    """Return what it is worth to end the turn on a table, after the act `key` where it is not ""."""
    habits = Habits(Random(dealt.lot(game)))
    if key:
        table.choose(key)
        finish_act(table, habits, may_fork=dealt.may_fork)
    if table.decision is not None and table.decision.kind is DecisionKind.MAIN:
        table.choose("end-turn")
    play_on(table, player, habits, may_fork=dealt.may_fork)
    return outlook(table, player).worth


def _best_two(trials: list[Trial]) -> list[Trial]:
    return sorted(trials, key=lambda trial: trial.mean, reverse=True)[:2]


def dropping(trials: Sequence[Trial]) -> list[Trial]:
    """Return the trials that may still be the best: those whose worth on the same deals is not clearly less."""
    best = max(trials, key=lambda trial: trial.mean)
    kept = []
    for trial in trials:
        gaps = [a - b for a, b in zip(best.worths, trial.worths, strict=True)]
        mean = fmean(gaps)
        spread = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) * max(1, len(gaps) - 1)))
        if trial is best or mean <= 1.5 * spread + 0.3:
            kept.append(trial)
    half = max(2, (len(trials) + 1) // 2)
    return sorted(kept, key=lambda trial: trial.mean, reverse=True)[:half] if len(trials) > 4 else kept
