"""The six players that the program can be, from gentle to master: each with a name, and a habit that can be learned."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, NamedTuple, Protocol

from kfdesk.engine import Game
from kfdesk.engine.keys import key_cost
from kfdesk.engine.terms import DecisionKind, Player, other_player, player_at
from kfdesk.records import record
from kfdesk.teach.bot.advice import AT_ONCE, BY_RULE, Advice, Reason, advice_on
from kfdesk.teach.bot.claims import Plan, claims_on, plan_of
from kfdesk.teach.bot.dealt import DealtTable
from kfdesk.teach.bot.gentle import GentlePlayer
from kfdesk.teach.bot.habits import Chooser, Habits, Keys
from kfdesk.teach.bot.planner import Mind, Planner
from kfdesk.teach.bot.players import Bot, GreedyPlayer
from kfdesk.teach.bot.worth import standing
from kfdesk.text.words import Words

IsStopped = Callable[[], bool]
GENTLE, BEGINNER, STEADY, PLANNER, VETERAN, MASTER = "gentle", "beginner", "steady", "planner", "veteran", "master"
USUAL: Final = STEADY
"""The level of games that say nothing of one: older programs knew only this."""

_NO_END: Final = 1_000_000
_MOST_PLAYOUTS: Final = 300
_MISER_WAITS: Final = 4
"""The miser takes its archives when so many cards lie there."""
_WRECKS: Final = 0.4
"""By so much the wrecker overrates what lies on the other side."""
_FEARED: Final = 2.0
"""The warden would give so much Æmber more than others for a key that cannot be forged next turn."""
_MASTERS: Final = 2.5
"""So many times as long the master thinks."""


class Opponent(Chooser, Protocol):
    """Whoever plays a seat for the program, and says why it chose what it did."""

    def advise(self, game: Game, *, for_itself: bool = False) -> Advice:
        """Return what is chosen at the open decision, and why, as far as the opponent may know it."""


class Means(NamedTuple):
    """How much a player may think."""

    ms: float | None
    """The processor's time for a choice; None: as many acts or playouts as it is made for."""
    part: float
    """That part of them."""
    is_stopped: IsStopped

    def tries(self, usual: int) -> int:
        """Return how many acts or playouts may be tried."""
        return max(2, round(usual * self.part)) if self.ms is None else _NO_END


@record
class Level:
    """A player that the program can be."""

    id: str
    name: str
    """What it is called at the table, where nobody gave it another name."""
    title: Words
    about: Words
    """How strong it is, and what is to be learned of it."""
    makes: Callable[[Player, int, Means], Opponent]
    plans: bool = False
    """Whether it plans a turn where it begins: that takes longer than the other choices."""
    patience: float = 1.0
    """How much longer than others it may think."""

    def player(
        self,
        seat: int,
        seed: int,
        budget_ms: float | None = None,
        is_stopped: IsStopped = lambda: False,
        *,
        part: float = 1.0,
    ) -> Opponent:
        """Return the player for a seat.

        Without a time it tries so many acts or playouts, or that part of them, whatever it takes: the same `seed` then
        plays alike on every machine.
        """
        means = Means(None if budget_ms is None else budget_ms * self.patience, part, is_stopped)
        return self.makes(player_at(seat), seed, means)


class _Plain:
    """Chooses as a simple player does, and says of it what can be read off the table."""

    def __init__(self, inner: Chooser, player: Player, seed: int, otherwise: Reason) -> None:
        self._inner = inner
        self._player = player
        self._dealt = DealtTable(player, seed)
        self._otherwise = otherwise

    def choose(self, game: Game) -> Keys:
        """Return what the simple player chooses."""
        return self._inner.choose(game)

    def advise(self, game: Game, *, for_itself: bool = False) -> Advice:
        """Return what the simple player chooses, and what it leads to for sure."""
        del for_itself  # it has no plan of a turn
        return explained(game, self._player, self.choose(game), self._dealt, self._otherwise)


class _WithHabit:
    """Chooses as another player does, but for a habit that changes some choices."""

    def __init__(self, inner: Opponent, player: Player, seed: int, habit: Callable[[Game, Keys], Keys]) -> None:
        self._inner = inner
        self._player = player
        self._dealt = DealtTable(player, seed)
        self._habit = habit

    def choose(self, game: Game) -> Keys:
        """Return the choice after the habit."""
        return self._habit(game, self._inner.choose(game))

    def advise(self, game: Game, *, for_itself: bool = False) -> Advice:
        """Return the choice after the habit, and why."""
        advice = self._inner.advise(game, for_itself=for_itself)
        keys = self._habit(game, advice.keys)
        return advice if keys == advice.keys else explained(game, self._player, keys, self._dealt, BY_RULE)


def explained(game: Game, player: Player, keys: Keys, dealt: DealtTable, otherwise: Reason) -> Advice:
    """Return a choice with what it leads to for sure, or with another reason where nothing is certain."""
    decision = game.decision
    assert decision is not None
    table = dealt.fork(game) if len(keys) == 1 and decision.kind is not DecisionKind.HOUSE else None
    if table is None:
        return advice_on(game, player, keys, (), Plan(keys), otherwise=otherwise)
    plan = plan_of(game, player, table, keys, Habits(Random(dealt.lot(game))), may_fork=dealt.may_fork)
    return advice_on(game, player, keys, (), plan, claims_on(game, player, plan), otherwise)


# Habits -------------------------------------------------------------------------------------------


def reaps(game: Game, keys: Keys) -> Keys:
    """Return the choice, but never an act of fighting: the creature reaps, where it may."""
    verb, _, card = keys[0].partition(":")
    if verb != "fight":
        return keys
    assert game.decision is not None
    instead = (f"reap:{card}", "end-turn")
    return next(((key,) for key in instead if key in game.decision.keys()), keys)


def hoards(game: Game, keys: Keys) -> Keys:
    """Return the choice, but leave the archives until they are worth it."""
    decision = game.decision
    assert decision is not None
    if decision.kind is not DecisionKind.ARCHIVES or "no" not in decision.keys():
        return keys
    return ("yes",) if len(game.state.players[decision.player].archives) >= _MISER_WAITS else ("no",)


def wrecks(table: Game, player: Player) -> float:
    """Return how much less a table is liked for what the other side has in play."""
    return -_WRECKS * standing(table.core, other_player(player)).board


def wards(table: Game, player: Player) -> float:
    """Return how much less a table is liked where the other side can pay for a key."""
    other = other_player(player)
    return -_FEARED if table.state.players[other].amber >= key_cost(table.core, other) else 0.0


# The levels ---------------------------------------------------------------------------------------


def _gentle(player: Player, seed: int, means: Means) -> Opponent:
    del means  # it does not look ahead
    return _Plain(GentlePlayer(player, seed), player, seed, BY_RULE)


def _beginner(player: Player, seed: int, means: Means) -> Opponent:
    del means  # one step ahead takes no time
    return _WithHabit(_Plain(GreedyPlayer(player, seed), player, seed, AT_ONCE), player, seed, reaps)


def _steady(player: Player, seed: int, means: Means) -> Opponent:
    playouts = min(_MOST_PLAYOUTS, means.tries(20))
    return _WithHabit(Bot(player, seed, means.ms, playouts, means.is_stopped), player, seed, hoards)


def _planning(acts: int, mind: Mind) -> Callable[[Player, int, Means], Opponent]:
    def makes(player: Player, seed: int, means: Means) -> Opponent:
        return Planner(player, seed, means.ms, means.tries(acts), mind, means.is_stopped)

    return makes


LEVELS: Final = (
    Level(
        GENTLE,
        "Pip",
        Words("Gentle"),
        Words(
            "For a first game. Pip plays two cards and uses one in a turn at most, and spares your creatures until you "
            "have forged a key."
        ),
        _gentle,
    ),
    Level(
        BEGINNER,
        "Rosa",
        Words("Beginner"),
        Words(
            "Looks one act ahead. Rosa the Reaper never fights by herself, only where a card makes a creature fight."
        ),
        _beginner,
    ),
    Level(
        STEADY,
        "Milo",
        Words("Steady"),
        Words(
            "Tries out where each act leads by the end of your next turn. Milo the Miser takes his archives only once "
            "they have four cards."
        ),
        _steady,
    ),
    Level(
        PLANNER,
        "Wanda",
        Words("Planner"),
        Words(
            "Plans the whole turn. Wanda the Wrecker rates what you have in play too high: she would rather destroy it "
            "than get Æmber."
        ),
        _planning(150, Mind(taste=wrecks, widest=8)),
        plans=True,
    ),
    Level(
        VETERAN,
        "Vera",
        Words("Veteran"),
        Words(
            "Plans the turn and what you may do next. Vera the Warden gives up more than she should to keep you from "
            "a key."
        ),
        _planning(250, Mind(taste=wards)),
        plans=True,
    ),
    Level(
        MASTER,
        "Magnus",
        Words("Master"),
        Words("Plans like Vera, thinks longer, and has no habit that you could use."),
        _planning(600, Mind(judged=14, near=8.0, fewest_deals=8, most_deals=48)),
        plans=True,
        patience=_MASTERS,
    ),
)
"""From the weakest to the strongest."""


def level_of(id_: str) -> Level:
    """Return the level of an id; the usual one for an id that this program does not know."""
    by_id = {level.id: level for level in LEVELS}
    return by_id.get(id_, by_id[USUAL])
