"""Who plans whole turns: they are searched on a dealt table, and the best ones judged after the reply on others.

The opponent, "Hint" and "Show me" all ask a `Planner`; how much it tries and what it looks at is its `Mind`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from random import Random
from typing import Final

from kfdesk.engine import Decision, Game, IllegalChoice
from kfdesk.engine.determinization import ChanceError
from kfdesk.engine.rules import NotAdjustable
from kfdesk.engine.terms import DecisionKind, player_at
from kfdesk.records import record
from kfdesk.teach.bot.advice import COMPARED, Advice, advice_on
from kfdesk.teach.bot.chances import candidates
from kfdesk.teach.bot.claims import Claim, Plan, claims_on, plan_of, turn_plan
from kfdesk.teach.bot.dealt import DealtTable, DealtTables
from kfdesk.teach.bot.habits import Habits, Keys, fewest, is_forced, is_of_turn
from kfdesk.teach.bot.search import Trial, dropping
from kfdesk.teach.bot.turns import END, Effort, Gains, Line, Taste, TurnSearch, play_greedily, play_reply, to_house
from kfdesk.teach.bot.worth import Outlook, outlook

_WIDTHS: Final = ((1, 1), (3, 2), (8, 4), (20, 6), (50, 12), (100, 12))
"""How many tables are followed after each act, and how many acts are tried on each: again and again, ever more."""
_EFFORT: Final = {DecisionKind.HOUSE: 8.0, DecisionKind.MAIN: 2.5, DecisionKind.KEY: 0.1, DecisionKind.MULLIGAN: 0.5}
"""How much a decision is worth beside others, of the time and the acts: a turn is planned where it begins."""
_FEWEST_FIRSTS: Final = 3
"""The best turns of so many first choices are judged, however little they lead to."""
_FIRST_JUDGED: Final = 0.4
"""Up to this part of the effort turns are searched; what is left goes to judging them."""


@record
class Mind:
    """How a planner thinks."""

    plans_ahead: bool = True
    """Whether most is thought about where a turn begins, and its plan followed; else as much about each choice."""
    sees_reply: bool = True
    """Whether turns are judged after the opponent's likely reply, on several deals; else by the table they lead to."""
    judged: int = 4
    """So many turns are judged after the reply, beside the best one of each first choice."""
    near: float = 4.0
    """The best turn of a first choice is not judged where it leads to less than the best of all by more Æmber."""
    fewest_deals: int = 3
    """No turn is dropped before it was judged on so many deals."""
    most_deals: int = 16
    deals: int = 0
    """The best two turns are compared on so many deals at least, where the effort allows."""
    widest: int = 100
    taste: Taste | None = None
    """What it likes or dislikes of a table beside what all do."""


PLAN_ONLY: Final = Mind(sees_reply=False)
WITH_REPLY: Final = Mind()


class Planner:
    """Plans its whole turn, and follows the plan as long as all goes as expected. It is as fair as the bot.

    The same `seed` chooses alike wherever the seat knows the same, unless the time runs out first: the processor's
    time, `budget_ms` for a choice on average, as a turn's plan serves for several choices.
    """

    def __init__(
        self,
        player: int,
        seed: int = 1,
        budget_ms: float | None = 200,
        acts: int = 400,
        mind: Mind = WITH_REPLY,
        is_stopped: Callable[[], bool] = lambda: False,
    ) -> None:
        """`is_stopped` is asked between acts: once it is true, `choose` ends with what it has found by then."""
        self.player = player_at(player)
        self._deals = DealtTables(self.player, seed)
        self._habits = Habits(Random(seed))
        self._ms = budget_ms
        self._acts = acts
        self._mind = mind
        self._is_stopped = is_stopped
        self._course: tuple[Game, Line, int] | None = None
        """The plan that is followed: a dealt table as it should be now, the choices, and how long the journal was."""

    def choose(self, game: Game) -> Keys:
        """Return a legal choice for the open decision, which is this seat's; the game stays as it is."""
        decision = _open(game)
        if is_forced(decision) and decision.min == 1:
            return (decision.options[0].key,)
        planned = self._planned(game)
        if planned is not None:
            return planned
        trials = self.lines(game)
        return trials[0].keys if trials else fewest(decision)

    def advise(self, game: Game, *, for_itself: bool = False) -> Advice:
        """Return what this seat would choose at the open decision, and why; the game stays as it is.

        `for_itself` leaves out the plan of a turn, which its opponent is not told.
        """
        decision, trials = _open(game), self._known_lines(game) if for_itself else self.lines(game)
        if not trials:
            keys = (decision.options[0].key,) if is_forced(decision) else fewest(decision)
            return advice_on(game, self.player, keys, (), Plan(keys))
        plan, claims = self._explained(game, trials[0].keys, trials[0].line, for_itself=for_itself)
        return advice_on(game, self.player, trials[0].keys, trials, plan, claims, COMPARED)

    def _known_lines(self, game: Game) -> Sequence[Judged]:
        """Return the turns to choose from: where a plan is followed, only what it says."""
        decision = _open(game)
        if is_forced(decision) and decision.min == 1:
            return ()
        planned = self._planned(game)
        if planned is None or self._course is None:
            return self.lines(game)
        _, line, begun = self._course
        return [Judged(planned, line[len(game.journal) - begun :])]

    def _explained(self, game: Game, keys: Keys, line: Line, *, for_itself: bool) -> tuple[Plan, tuple[Claim, ...]]:
        """Return what a choice is made for, and what can be said of it: of the act itself, else of those after it."""
        decision, dealt = _open(game), self._deals.of(0)
        of_turn = is_of_turn(decision)
        table = None if of_turn and for_itself else dealt.fork(game)
        if table is None:
            return Plan(keys), ()
        planned = _Following(line, len(game.journal), dealt.lot(game))
        if of_turn:
            return turn_plan(game, self.player, table, keys[0], planned)
        plan = plan_of(game, self.player, table, keys, planned, may_fork=dealt.may_fork)
        claims = claims_on(game, self.player, plan) if len(keys) == 1 else ()
        if claims or for_itself or len(keys) != 1 or keys == END:
            return plan, claims
        table = dealt.fork(game)
        assert table is not None
        whole, said = turn_plan(game, self.player, table, keys[0], planned)
        return (whole, said) if said else (plan, claims)

    def lines(self, game: Game) -> Sequence[Judged]:
        """Return for each choice worth a thought the best turn that begins with it, the best one first.

        All are judged on the same deals, but those that fell behind on fewer.
        """
        decision = _open(game)
        assert decision.player == self.player, "it is the other player's choice"
        self._course = None
        share = _EFFORT.get(decision.kind, 1.0) if self._mind.plans_ahead else 1.0
        effort = Effort(
            max(2, round(self._acts * share)), None if self._ms is None else self._ms * share, self._is_stopped
        )
        found = self._found(game, effort)
        judged = self._judged(game, found, effort) if self._mind.sees_reply or len(found) < 2 else found
        if judged:
            self._follow(game, judged[0].line)
        return judged

    # Searching --------------------------------------------------------------------------------

    def _found(self, game: Game, effort: Effort) -> list[Judged]:
        """Return the turns worth judging, the best first as the first deal says."""
        dealt, decision = self._deals.of(0), _open(game)
        first = dealt.table(game)
        if first is None or first.decision is None:
            return []
        habits = self._seeded(game, dealt)
        if decision.player is not game.state.active or decision.kind in (DecisionKind.MULLIGAN, DecisionKind.KEY):
            some = candidates(first, first.decision, Random(dealt.lot(game)))
            return [Judged(keys, (keys,)) for keys in some]
        searching = effort.of(_FIRST_JUDGED) if self._mind.sees_reply else effort
        search = TurnSearch(self.player, habits, searching, taste=self._mind.taste)
        if decision.kind is DecisionKind.MAIN:
            table = dealt.fork(game, quiet=True)
            assert table is not None
            search.begin_here(table)
        else:
            search.begin(self._beginnings(game, first, dealt), may_fork=dealt.may_fork)
        for width, branch in _WIDTHS:
            if width > 1 and not searching.left() or width > self._mind.widest:
                break
            search.widen(width, branch)
        if searching is not effort:
            effort.spend(searching.made)
        return [Judged(line[0], line, value) for value, line in search.best(self._mind.judged)]

    def _beginnings(self, game: Game, first: Game, dealt: DealtTable) -> Iterator[tuple[Keys, Game]]:
        assert first.decision is not None
        for keys in candidates(first, first.decision, Random(dealt.lot(game))):
            table = dealt.fork(game, quiet=True)
            if table is not None:
                yield keys, table

    def _seeded(self, game: Game, dealt: DealtTable) -> Habits:
        self._habits.seeded(Random(dealt.lot(game)))
        return self._habits

    # Judging ----------------------------------------------------------------------------------

    def _judged(self, game: Game, found: Sequence[Judged], effort: Effort) -> list[Judged]:
        """Return turns by what they lead to after the opponent's reply, the best first: one for each first choice."""
        mind, best = self._mind, found[0].value if found else 0.0
        near = [
            one
            for place, one in enumerate(_first_of_each(found))
            if place < _FEWEST_FIRSTS or one.value >= best - mind.near
        ]
        some = [*found[: mind.judged], *near]
        trials = list({one.line: one for one in some}.values())
        left, deal = list(trials), 0
        most = mind.most_deals
        while left and (len(left) > 1 or deal < mind.fewest_deals) and deal < most and (not deal or effort.left()):
            gains: Gains = {}
            for one in left:
                if deal >= 1 and not effort.left():
                    break
                ends = self._ends_of(game, one.line, self._deals.of(deal), effort, gains)
                if ends is None:
                    return list(found)
                one.add_after_reply(*ends)
            fewest_deals = min(len(one.worths) for one in left)
            if fewest_deals <= deal:  # the effort was spent: all are to be compared on the same deals
                for one in left:
                    one.shorten(max(1, fewest_deals))
                break
            deal += 1
            if deal >= mind.fewest_deals:
                kept = {id(one) for one in dropping(left)}
                if len(kept) == 1 and deal < mind.deals:  # one goes on beside it, to tell it from luck
                    kept = {id(one) for one in sorted(left, key=lambda one: one.mean, reverse=True)[:2]}
                left = [one for one in left if id(one) in kept]
        left.sort(key=lambda one: one.mean, reverse=True)
        behind = [one for one in trials if not any(one is other for other in left)]
        behind.sort(key=lambda one: (len(one.worths), one.mean), reverse=True)
        return _first_of_each([*left, *behind])

    def _ends_of(
        self, game: Game, line: Line, dealt: DealtTable, effort: Effort, gains: Gains
    ) -> tuple[Outlook, Outlook, float] | None:
        """Return what a turn leads to on a deal: when it is over, after the reply, and how much it is liked beside."""
        table = dealt.fork(game, quiet=True)
        if table is None:
            return None
        habits = self._seeded(game, dealt)
        table = follow(table, line, habits, effort, gains, may_fork=dealt.may_fork)
        before, taste = outlook(table, self.player), self._mind.taste
        liking = 0.0 if taste is None else taste(table, self.player)
        return before, outlook(play_reply(table, self.player, habits, effort, gains), self.player), liking

    # Following --------------------------------------------------------------------------------

    def _follow(self, game: Game, line: Line) -> None:
        table = self._deals.of(0).fork(game, quiet=True)
        self._course = None if table is None else (table, line, len(game.journal))

    def _planned(self, game: Game) -> Keys | None:
        """Return what the plan says to choose now, None where the game does not stand as was planned."""
        if self._course is None:
            return None
        table, line, begun = self._course
        at = len(game.journal) - begun
        if table.setup is not game.setup or not 0 < at < len(line) or game.state.turn != table.state.turn:
            return None
        try:
            for entry in game.journal[len(table.journal) :]:
                table.answer(entry)
        except (IllegalChoice, NotAdjustable, ChanceError):
            self._course = None
            return None
        if not game.looks_like(table, self.player) or not _may_choose(_open(game), line[at]):
            self._course = None
            return None
        return line[at]


class _Following(Habits):
    """Chooses what a turn says that was planned when the journal was `begun` long; by habit what it says nothing of."""

    def __init__(self, line: Line, begun: int, lot: int) -> None:
        super().__init__(Random(lot))
        self._line = line
        self._begun = begun

    def keys(self, game: Game, *, may_fork: bool) -> Keys:
        """Return the choice that was planned, where it is legal."""
        decision, at = _open(game), len(game.journal) - self._begun
        if 0 <= at < len(self._line) and _may_choose(decision, self._line[at]):
            return self._line[at]
        if decision.kind is DecisionKind.MAIN:
            return END
        return super().keys(game, may_fork=may_fork)

    def choose(self, game: Game) -> Keys:
        """Return the same."""
        return self.keys(game, may_fork=False)


class Judged(Trial):
    """A whole turn and what came of it."""

    def __init__(self, keys: Keys, line: Line, value: float = 0.0) -> None:
        super().__init__(keys)
        self.line = line
        self.value = value
        """What it is worth on the first deal when the turn is over."""

    def add_after_reply(self, before: Outlook, after: Outlook, liking: float) -> None:
        """Note what one more deal led to, when the turn was over and after the reply, and how much it is liked beside.

        The reply is one of many: what it leads to counts as much as what it met.
        """
        self.ends.append(after)
        self.worths.append(after.worth if before.won or after.won else (before.worth + after.worth) / 2 + liking)


def _first_of_each(turns: Iterable[Judged]) -> list[Judged]:
    """Return the first one of those that begin alike, in the same order."""
    firsts: dict[Keys, Judged] = {}
    for one in turns:
        firsts.setdefault(one.keys, one)
    return list(firsts.values())


def follow(table: Game, line: Line, habits: Habits, effort: Effort, gains: Gains, *, may_fork: bool) -> Game:
    """Play a turn that was planned on another deal, as far as it can be; what was not planned is answered by habit.

    Where it could not be played as it was planned, the rest of the turn is played greedily.
    """
    turn, player = table.state.turn, _open(table).player
    left, is_whole = list(line), True
    effort.spend()
    table.choose(*left.pop(0))
    while (decision := table.decision) is not None and table.state.turn == turn:
        may_fork = may_fork or decision.kind is DecisionKind.MAIN
        if is_of_turn(decision) and decision.player != player:
            break
        if decision.kind is DecisionKind.MAIN:
            while left and not (_is_act(left[0]) and _may_choose(decision, left[0])):
                left.pop(0)
                is_whole = False
            if not left or left[0] == END and not is_whole:
                break
            effort.spend()
        if left and _may_choose(decision, left[0]):
            table.choose(*left.pop(0))
        else:
            is_whole = False
            table.choose(*habits.keys(table, may_fork=may_fork))
    if table.decision is not None and table.decision.kind is DecisionKind.MAIN and table.state.turn == turn:
        table = play_greedily(table, habits, effort, gains)
    to_house(table, habits)
    return table


def _is_act(keys: Keys) -> bool:
    """Return whether this is an act of step 3, rather than an answer within one."""
    return keys[0].partition(":")[0] in _ACTS


_ACTS: Final = frozenset(
    {"play", "discard", "reap", "fight", "action", "omni", "unstun", "raise-tide", "prophecy", "return", "end-turn"}
)


def _may_choose(decision: Decision, keys: Keys) -> bool:
    """Return whether these keys may be chosen."""
    if keys == ("done",):
        return decision.min == 0
    return decision.min <= len(keys) <= decision.max and set(keys) <= set(decision.keys())


def _open(game: Game) -> Decision:
    assert game.decision is not None, "the game is over"
    return game.decision


ADVICE_ACTS: Final = 600
"""So many acts are tried for a piece of advice at most."""
ADVICE_MS: Final = 1500.0
"""So much of the processor's time advice takes at most, but for what is begun by then."""
ADVISING: Final = Mind(plans_ahead=False, deals=10)


def adviser(game: Game, is_stopped: Callable[[], bool] = lambda: False) -> Planner:
    """Return who advises the player who is asked: the same advice wherever it is asked for."""
    return Planner(_open(game).player, game.setup.seed, ADVICE_MS, ADVICE_ACTS, ADVISING, is_stopped)
