"""Players of different strength: by lot, greedy, and the bot that looks ahead."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from kfdesk.engine import Decision, Game
from kfdesk.engine.core import number
from kfdesk.engine.terms import DecisionKind, Player, player_at
from kfdesk.teach.bot.advice import Advice, advice_on
from kfdesk.teach.bot.chances import candidates
from kfdesk.teach.bot.claims import Claim, Plan, claims_on, plan_of, turn_plan
from kfdesk.teach.bot.dealt import DealtTable, DealtTables
from kfdesk.teach.bot.habits import (
    Habits,
    Keys,
    fewest,
    finish_act,
    guessed_gains,
    house_worth,
    is_forced,
    is_of_turn,
    taken_from_archives,
)
from kfdesk.teach.bot.places import minds_places
from kfdesk.teach.bot.planner import PLAN_ONLY, Planner
from kfdesk.teach.bot.search import MOST_FREE_PLAYOUTS, Budget, Search, Trial, free_act
from kfdesk.teach.bot.worth import WON, worth

_FEW_PLAYOUTS: Final = 40
"""With fewer playouts, which are too few to compare acts by, a plan of the whole turn is searched."""
_ACTS: Final = 1.5
"""So many acts are tried then for a playout; with a third more it won no more games."""
_FOR_FREE: Final = 0.15
"""This part of the time is kept for finding a reap that costs nothing before the turn is ended."""

_EFFORT: Final = {
    DecisionKind.HOUSE: 2.0,
    DecisionKind.MAIN: 1.0,
    DecisionKind.SLOT: 0.2,
    DecisionKind.TRIGGER: 0.3,
    DecisionKind.ORDER: 0.3,
    DecisionKind.KEY: 0.1,
}
"""How many playouts a decision is worth, beside an act of step 3; half as many where it is not named."""


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

    It ends its turn when nothing it may do improves the table. It is as fair as the bot. What an act gained when it was
    tried last in this turn is believed until it would be chosen: then it is tried again.
    """

    def __init__(self, player: int, seed: int = 1) -> None:
        self.player = player_at(player)
        self._dealt = DealtTable(self.player, seed)
        self._habits = Habits(Random(seed))
        self._turn: tuple[object, int] | None = None
        self._gains: dict[Keys, float] = {}
        """What acts of this turn gained when they were tried last."""
        self._alike: set[object] = set()
        """The questions of this turn of which it made no difference how they were answered when that was tried last."""

    def choose(self, game: Game) -> Keys:
        """Return the choice after which the table is worth most."""
        decision = _open(game)
        if decision.kind in (DecisionKind.MULLIGAN, DecisionKind.KEY) or is_forced(decision):
            return fewest(decision)
        if is_of_turn(decision):
            return (max(decision.keys(), key=lambda key: house_worth(game.core, self.player, key)),)
        if decision.kind is DecisionKind.ARCHIVES:
            return taken_from_archives(game.core, decision)
        if decision.kind is DecisionKind.SLOT and not minds_places(game.core, decision):
            return (decision.options[0].key,)
        plain = decision.kind in _OPENLY and self._dealt.keeps_up(game)
        table = game if plain else self._dealt.table(game)
        if table is None:
            return fewest(decision)
        trying = Trying(game, self._dealt, self._habits, self.player)
        if decision.kind is DecisionKind.MAIN:
            found = candidates(table, decision, Random(self._dealt.lot(game)))
            best = self._best_act(table, found, trying)
        else:
            best = self._answer(game, table, decision, trying)
        if best in trying.after:
            self._dealt.offer(trying.after[best])
        return best

    def _answer(self, game: Game, table: Game, decision: Decision, trying: Trying) -> Keys:
        """Return the answer to a question within an act after which the table is worth most.

        The usual one where none is worth more; where all were alike the last time in this turn, none is tried again.
        """
        self._keep_to_turn(table)
        random = Random(self._dealt.lot(game))
        about = _about(table, decision)
        self._habits.seeded(random)
        usual = self._habits.keys(table, may_fork=False)
        if about in self._alike:
            return usual
        found = self._habits.sensible(table, decision, candidates(table, decision, random))
        learn = self._habits.learning(table, decision)
        worths = {keys: trying.worth_after(keys, is_last=keys is found[-1]) for keys in found}
        best = max(found, key=worths.__getitem__)
        if worths[best] - min(worths.values()) < _SAME:
            self._alike.add(about)
            return usual
        learn(best)
        return usual if worths.get(usual, -WON) >= worths[best] else best

    def _best_act(self, table: Game, found: Sequence[Keys], trying: Trying) -> Keys:
        """Return the act that gains most.

        Only what gained more than all others when it was tried last is tried again.
        """
        self._keep_to_turn(table)
        now = worth(table, self.player)
        guessed = guessed_gains(table.core, self.player, found)
        gains = {keys: self._gains.get(keys, guessed[keys]) for keys in found}
        gains[_END] = 0.0
        tried = {_END}
        while True:
            best = max(gains, key=lambda keys: (gains[keys], keys in tried))
            if best in tried:
                return best
            gains[best] = self._gains[best] = trying.worth_after(best) - now
            tried.add(best)

    def _keep_to_turn(self, table: Game) -> None:
        """Forget what was found out in another turn."""
        turn = (table.setup, table.state.turn)
        if turn != self._turn:
            self._turn, self._gains = turn, {}
            self._alike.clear()


_END: Final[Keys] = ("end-turn",)
_SAME: Final = 0.001
"""Choices that differ by less, in Æmber, are alike."""
_OPENLY: Final = (DecisionKind.SLOT, DecisionKind.ATTACK)
"""Kinds of decisions of which all is open to both players."""


def _about(game: Game, decision: Decision) -> object:
    """Return what is to be asked alike at another time: of the same card; which effect is next, of the same cards."""
    cards = game.state.cards
    asker = cards[number(decision.source)].definition.id if decision.source else ""
    if decision.kind not in _OF_SEVERAL:
        return decision.kind, asker
    ids = sorted(cards[number(option.card)].definition.id for option in decision.options if option.card)
    return decision.kind, asker, tuple(ids)


_OF_SEVERAL: Final = (DecisionKind.TRIGGER, DecisionKind.ORDER)


class Trying:
    """What choices lead to on one dealt table, once the acts that they belong to are over."""

    def __init__(self, game: Game, dealt: DealtTable, habits: Habits, player: Player) -> None:
        self.after: dict[Keys, Game] = {}
        """The tables after the choices that were tried."""
        self._game = game
        self._dealt = dealt
        self._habits = habits
        self._player = player

    def worth_after(self, keys: Keys, *, is_last: bool = False) -> float:
        """Return what the table is worth after a choice; what is asked until the act is over is answered by habit.

        The last of several choices is made on the very table that was looked at: no other need be made for it.
        """
        after = self._dealt.went_to(self._game, keys)
        if after is None:
            after = self._dealt.given_up(self._game) if is_last else None
            after = after or self._dealt.fork(self._game, quiet=True)
            assert after is not None
            after.choose(*keys)
            self._habits.seeded(Random(self._dealt.lot(self._game)))
            finish_act(after, self._habits, may_fork=self._dealt.may_fork)
        self.after[keys] = after
        return worth(after, self._player)


class Bot:
    """A fair bot: it looks ahead on tables dealt anew from what its seat may know.

    With few playouts it plans its whole turn instead, which takes less and plays better: see `Planner`.

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
        self._deals = DealtTables(self.player, seed)
        self._habits = Habits(Random(seed))
        few = playouts < _FEW_PLAYOUTS
        acts = round(_ACTS * playouts)
        self._planner = Planner(player, seed, budget_ms, acts, PLAN_ONLY, is_stopped) if few else None
        self._ms = budget_ms
        self._playouts = playouts
        self._is_stopped = is_stopped
        self.last: Advice | None = None
        """What was chosen last, and why."""

    def advise(self, game: Game, *, for_itself: bool = False) -> Advice:
        """Return what this seat would choose at the open decision, and why; the game stays as it is.

        `for_itself` leaves out the plan of a turn, which its opponent is not told: working it out takes long.
        """
        if self._planner is not None:
            self.last = self._planner.advise(game, for_itself=for_itself)
            return self.last
        decision, trials = _open(game), self._tried(game)
        keys = trials[0].keys if trials else fewest(decision)
        plan, claims = self._explained(game, keys, for_itself=for_itself) if trials else (Plan(keys), ())
        self.last = advice_on(game, self.player, keys, trials, plan, claims)
        return self.last

    def choose(self, game: Game) -> Keys:
        """Return a legal choice for the open decision, which is this seat's; the game stays as it is."""
        if self._planner is not None:
            return self._planner.choose(game)
        trials = self._tried(game)
        return trials[0].keys if trials else fewest(_open(game))

    def _explained(self, game: Game, keys: Keys, *, for_itself: bool) -> tuple[Plan, tuple[Claim, ...]]:
        """Return what a choice is made for, and what can be said of it."""
        dealt, decision = self._deals.of(0), _open(game)
        of_turn = is_of_turn(decision)
        table = None if of_turn and for_itself else dealt.fork(game)
        if table is None:
            return Plan(keys), ()
        if of_turn:
            return turn_plan(game, self.player, table, keys[0], GreedyPlayer(self.player))
        plan = plan_of(game, self.player, table, keys, Habits(Random(dealt.lot(game))), may_fork=dealt.may_fork)
        return plan, claims_on(game, self.player, plan) if len(keys) == 1 else ()

    def _tried(self, game: Game) -> Sequence[Trial]:
        """Return what was tried at the open decision, the best first; nothing where there is no choice."""
        decision = _open(game)
        assert decision.player == self.player, "it is the other player's choice"
        if len(decision.options) == 1 and decision.min > 0:
            return ()
        playouts = max(2, int(self._playouts * _EFFORT.get(decision.kind, 0.5)))
        reaps = any(key.startswith("reap:") for key in decision.keys())
        kept = self._ms * _FOR_FREE if reaps and self._ms is not None else 0.0
        budget = Budget(playouts, None if self._ms is None else self._ms - kept, self._is_stopped)
        trials = Search(game, self.player, self._deals, self._habits).run(budget)
        if trials and trials[0].keys == _END:
            rest = Budget(MOST_FREE_PLAYOUTS, None if self._ms is None else kept, self._is_stopped)
            first = free_act(game, self.player, self._deals, rest)
            return trials if first is None else [Trial(first), *trials]
        return trials


def advise(game: Game, player: int, seed: int = 1, budget_ms: float | None = 200, playouts: int = 300) -> Advice:
    """Return what would be wise for a player at the open decision, which is theirs, as far as that player can know."""
    return Bot(player, seed, budget_ms, playouts).advise(game)


def _open(game: Game) -> Decision:
    assert game.decision is not None, "the game is over"
    return game.decision
