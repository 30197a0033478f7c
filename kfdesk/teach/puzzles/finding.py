"""Finding puzzles: from a table in mid-game to one with few ways to a goal, which a hasty player misses.

The table is opened first: decks, discard piles, archives and the opponent's hand go, so that nothing that matters is
hidden and nothing is drawn. What is found is a puzzle of that table, not of the game.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Final, NamedTuple

from kfdesk.engine import Decision, Game, House, Scenario
from kfdesk.engine.queries import houses
from kfdesk.engine.rules import SetupError
from kfdesk.engine.scenario import CardSpec, Side
from kfdesk.engine.scenario_of_state import scenario_of
from kfdesk.engine.terms import DecisionKind, other_player
from kfdesk.records import record
from kfdesk.teach.bot.habits import Chooser
from kfdesk.teach.bot.players import GreedyPlayer
from kfdesk.teach.puzzles.goals import (
    Condition,
    Creatures,
    Friends,
    Goal,
    Gone,
    HaveAmber,
    Outcome,
    Steal,
    TheirAmber,
    counted,
    stolen,
)
from kfdesk.teach.puzzles.model import Proof, Puzzle, PuzzleText
from kfdesk.teach.puzzles.solver import choices
from kfdesk.teach.puzzles.turn_map import MOST_WAYS as MOST_TOLD
from kfdesk.teach.puzzles.turn_map import Reached, TooLargeError, TurnMap

MOST_TABLES: Final = 1500
"""A table whose turn leads to more tables is no puzzle for people."""
MOST_WAYS: Final = 4
FEWEST_ACTS: Final = 3
MOST_ACTS: Final = 7
MOST_BY_LOT: Final = 0.06
"""So often at most a goal may be reached by lot."""
TURN: Final = 9
"""The number of the turn of all puzzles: nothing of the beginning of a game applies in it."""
_FOR_AN_ACT: Final = 0.75
"""One more act makes a puzzle so much better, beside one condition or one way fewer."""
_MOST_HAND: Final = 5
_MOST_HAND_OF_HOUSES: Final = 6
"""The same where a house is to be chosen first: the cards of the others wait."""
_FEWEST_HOUSES: Final = 2
_BEGINS: Final = (DecisionKind.MAIN, DecisionKind.HOUSE)
_MOST_IN_PLAY: Final = 7
_MOST_OPTIONS: Final = 10
_FEWEST_OPTIONS: Final = 5
_MOST_CHOICES: Final = 60
_MOST_THINNED: Final = 3
_THINNED_BY: Final = 2
_AMBER, _THEIRS, _ENEMIES, _FRIENDS, _STOLEN, _GONE = range(6)

SOLVER: Final = 0


# Tables ------------------------------------------------------------------------------------------


def opened(game: Game) -> Scenario | None:
    """Return the open table of the first player's turn in step 3, or where a house is to be chosen.

    None where it cannot be one of a puzzle.
    """
    decision, state = game.decision, game.state
    if decision is None or decision.kind not in _BEGINS or decision.player != SOLVER:
        return None
    if state.lasting or not game.at_checkpoint:
        return None
    if not _fewest(decision) <= len(decision.options) <= 2 * _MOST_OPTIONS:
        return None
    scenario = scenario_of(state)
    one, two = scenario.players
    if any(len(side.battleline) > _MOST_IN_PLAY or len(side.artifacts) > 4 for side in (one, two)):
        return None
    if any(spec.other_half is not None for side in (one, two) for spec in side.battleline):
        return None
    hand = _playable(game, decision, one)
    most = _MOST_HAND_OF_HOUSES if decision.kind is DecisionKind.HOUSE else _MOST_HAND
    if len(hand) > most or not two.battleline:
        return None
    sides = (_bare_side(one, hand), _bare_side(two, ()))
    return Scenario(
        players=sides, step=scenario.step, house=scenario.house, no_house=scenario.no_house, tide=scenario.tide,
        tide_in_game=scenario.tide_in_game, turn=TURN,
    )  # fmt: skip


def _fewest(decision: Decision) -> int:
    """Return how many choices a puzzle has at least where it begins."""
    return _FEWEST_HOUSES if decision.kind is DecisionKind.HOUSE else _FEWEST_OPTIONS


def _playable(game: Game, decision: Decision, side: Side) -> tuple[CardSpec, ...]:
    """Return the cards of the hand that can be played now, or after the choice of a house."""
    numbers = game.state.players[SOLVER].hand
    if decision.kind is DecisionKind.HOUSE:
        offered = {House(key.partition(":")[2]) for key in decision.keys()}
        return tuple(
            spec for spec, card in zip(side.hand, numbers, strict=True) if offered & set(houses(game.core, card))
        )
    playable = {key.partition(":")[2] for key in decision.keys() if key.startswith("play:")}
    return tuple(spec for spec, card in zip(side.hand, numbers, strict=True) if f"c{card}" in playable)


def _bare_side(side: Side, hand: tuple[CardSpec, ...]) -> Side:
    """Return what lies open of a side: its cards in play, its Æmber and its keys, with this hand."""
    return Side(
        houses=side.houses,
        hand=hand,
        battleline=tuple(map(_timeless, side.battleline)),
        artifacts=tuple(map(_timeless, side.artifacts)),
        token=side.token,
        amber=side.amber,
        keys=side.keys,
    )


def _timeless(spec: CardSpec) -> CardSpec:
    """Return a card that came into play at some time, in the order written."""
    upgrades = tuple(map(_timeless, spec.upgrades))
    return spec.model_copy(update={"entered": 0, "armor_used": 0, "armor_known": 0, "attacked": False,
                                   "upgrades": upgrades, "under": ()})  # fmt: skip


# Goals -------------------------------------------------------------------------------------------


class _Figures:
    """Looks at tables: figures by which goals are chosen."""

    def __init__(self, puzzle: Puzzle) -> None:
        state = puzzle.begin().state
        self._solver, self._other = puzzle.solver, other_player(puzzle.solver)
        line = state.players[self._other].line
        ids = sorted({state.cards[card].definition.id for card in line})
        single = [id_ for id_ in ids if sum(state.cards[card].definition.id == id_ for card in line) == 1]
        self.enemies = tuple(single)

    def __call__(self, game: Game) -> tuple[int, ...]:
        state = game.state
        own, theirs = state.players[self._solver], state.players[self._other]
        there = {state.cards[card].definition.id for card in (*theirs.line, *theirs.artifacts)}
        gone = sum(1 << at for at, id_ in enumerate(self.enemies) if id_ not in there)
        return own.amber, theirs.amber, len(theirs.line), len(own.line), stolen(game.events, self._solver), gone


class _Test(NamedTuple):
    """A condition, and how it is read off the figures of a table."""

    condition: Condition
    at: int
    amount: int

    def __call__(self, seen: tuple[int, ...]) -> bool:
        if self.at == _GONE:
            return bool(seen[_GONE] & self.amount)
        if self.at in (_THEIRS, _ENEMIES):
            return seen[self.at] <= self.amount
        return seen[self.at] >= self.amount


Tests = tuple[_Test, ...]


def _tests(turn: TurnMap, enemies: tuple[str, ...]) -> Iterator[_Test]:
    """Yield conditions that do not hold at first and can be reached, the most demanding of each kind first."""
    now = turn.seen[0]
    best = [max(seen[at] for seen in turn.seen) for at in range(6)]
    least = [min(seen[at] for seen in turn.seen) for at in range(6)]
    for amber in range(best[_AMBER], max(now[_AMBER] + 1, best[_AMBER] - 3), -1):
        yield _Test(HaveAmber(least=amber), _AMBER, amber)
    for amber in range(least[_THEIRS], min(now[_THEIRS], least[_THEIRS] + 3)):
        yield _Test(TheirAmber(most=amber), _THEIRS, amber)
    for count in range(least[_ENEMIES], min(now[_ENEMIES], least[_ENEMIES] + 2)):
        yield _Test(Creatures(most=count), _ENEMIES, count)
    if best[_STOLEN] > 1:
        yield _Test(Steal(least=best[_STOLEN]), _STOLEN, best[_STOLEN])
    for at, id_ in enumerate(enemies):
        if any(seen[_GONE] & 1 << at for seen in turn.seen):
            yield _Test(Gone(card=id_), _GONE, 1 << at)
    for count in range(best[_FRIENDS], max(1, now[_FRIENDS] - 2, best[_FRIENDS] - 3), -1):
        yield _Test(Friends(least=count), _FRIENDS, count)


def _asked(turn: TurnMap, enemies: tuple[str, ...]) -> Iterator[Tests]:
    """Yield what could be asked for: one condition or two, none of which says the other."""
    tests = list(_tests(turn, enemies))
    yield from ((test,) for test in tests if test.at != _FRIENDS or test.amount > turn.seen[0][_FRIENDS])
    for number, test in enumerate(tests):
        for other in tests[number + 1 :]:
            if other.at != test.at or test.at == _GONE:
                yield test, other


def merit(ways: int, conditions: int, acts: int) -> float:
    """Return how good a puzzle is, the best lowest: one way, one condition, more acts than the fewest."""
    return ways + conditions - _FOR_AN_ACT * acts


@record
class Candidate:
    """What could be asked for on a table, and how it is reached."""

    tests: Tests
    reached: Reached

    @property
    def goal(self) -> Goal:
        """The goal in words and data."""
        return Goal(conditions=tuple(test.condition for test in self.tests))

    @property
    def rank(self) -> tuple[float, ...]:
        """The lower, the better a puzzle it makes."""
        return merit(len(self.reached.ways), len(self.tests), self.reached.left[0]), self.reached.by_lot


def candidates(turn: TurnMap, enemies: tuple[str, ...], missed: Callable[[Tests], bool]) -> Iterator[Candidate]:
    """Yield what could be asked for, where few ways lead there and `missed` says that hasty players miss it."""
    offered = len({step.entries[0] for step in turn.steps[0]})
    for tests in _asked(turn, enemies):
        reached = turn.reached(lambda seen, tests=tests: all(test(seen) for test in tests))  # type: ignore[misc]
        left = reached.left.get(0)
        if left is None or not FEWEST_ACTS <= left <= MOST_ACTS or not missed(tests):
            continue
        if reached.by_lot > MOST_BY_LOT or len(reached.first) * 2 > offered or len(reached.ways) > MOST_WAYS:
            continue
        yield Candidate(tests, reached)


def _met(puzzle: Puzzle, look: _Figures, player: Chooser) -> tuple[list[tuple[int, ...]], tuple[str, ...]]:
    """Return the figures of all tables that a player comes to by the end of the turn, between acts, and its choices."""
    game = puzzle.begin()
    met = [look(game)]
    for _ in range(_MOST_CHOICES):
        decision = game.decision
        if decision is None or counted(game, puzzle.solver)[0]:
            break
        if decision.player == puzzle.solver:
            game.choose(*player.choose(game))
        else:
            game.choose(*next(choices(puzzle, decision)))
        if game.at_checkpoint or counted(game, puzzle.solver)[0]:
            met.append(look(game))
    return met, game.journal


class _First:
    """Takes the first choice that there is."""

    def __init__(self, puzzle: Puzzle) -> None:
        self._puzzle = puzzle

    def choose(self, game: Game) -> tuple[str, ...]:
        assert game.decision is not None
        return next(choices(self._puzzle, game.decision))


# Puzzles -----------------------------------------------------------------------------------------


@record
class Find:
    """A puzzle that was found."""

    puzzle: Puzzle
    ways: int
    """So many different sets of acts solve it."""
    tempting: tuple[str, ...]
    """The choices of a player who takes what looks best at once: they miss the goal."""
    silent: frozenset[int]
    """The cards in play that nothing happens to in any line of the turn, and that nobody chooses."""


def blank(scenario: Scenario, id_: str) -> Puzzle:
    """Return a puzzle of a table that asks for something that nobody reaches."""
    return Puzzle(id=id_, name=PuzzleText(en="?"), goal=Goal(conditions=(HaveAmber(least=99),)), scenario=scenario)


def find(scenario: Scenario, id_: str, random: Random) -> Find | None:
    """Return the best puzzle of an open table, with few cards beside those that matter; None where there is none.

    Of a table with too many lines some cards are taken away by lot first.
    """
    found = None
    for _ in range(_MOST_THINNED):
        try:
            found = found_on(scenario, id_)
            break
        except TooLargeError:
            for _ in range(_THINNED_BY):
                thinner = _thinned(scenario, random)
                if thinner is None:
                    return None
                scenario = thinner
    return _stripped(found) if found is not None else None


def found_on(scenario: Scenario, id_: str, *, goal: Goal | None = None) -> Find | None:
    """Return the best puzzle of just this table, or that with this goal; None where there is none.

    Raises `TooLargeError`.
    """
    puzzle = blank(scenario, id_)
    try:
        decision = puzzle.begin().decision
    except SetupError:
        return None
    if decision is None or len(decision.options) < _fewest(decision):
        return None
    if len(decision.options) > _MOST_OPTIONS:
        raise TooLargeError
    look = _Figures(puzzle)
    turn = TurnMap(puzzle, look, most=MOST_TABLES * (2 if decision.kind is DecisionKind.HOUSE else 1))
    if turn.asks_other:
        return None
    greedy, tempting = _met(puzzle, look, GreedyPlayer(SOLVER))
    first, _ = _met(puzzle, look, _First(puzzle))

    def missed(tests: Tests) -> bool:
        return not any(all(test(seen) for test in tests) for seen in (*greedy, *first))

    every = candidates(turn, look.enemies, missed)
    fit = (one for one in every if goal is None or one.goal == goal)
    best = min(fit, key=lambda one: one.rank, default=None)
    if best is None:
        return None
    made = puzzle.model_copy(
        update={"goal": best.goal, "solution": best.reached.line(), "proof": _figures_of(puzzle, best.reached)}
    )
    return Find(made, len(best.reached.ways), tempting, turn.silent)


def _figures_of(puzzle: Puzzle, reached: Reached) -> Proof:
    decision = puzzle.begin().decision
    assert decision is not None
    return Proof(
        acts=reached.left[0],
        first=reached.first,
        offered=len(list(choices(puzzle, decision))),
        by_lot=round(reached.by_lot * 1000),
        tables=len(reached.left),
        ways=len(reached.ways),
    )


def mapped(puzzle: Puzzle, *, most: int = MOST_TABLES) -> Proof | None:
    """Return the figures of a puzzle from a map of its whole turn; None where it is not solved for sure in one turn.

    So many games by lot solve it as is to be expected, and all ways are counted: where there are very many, 0 stands.
    Raises `TooLargeError`.
    """
    if not puzzle.goal.is_one_turn:
        return None
    turn = TurnMap(puzzle, lambda game: (int(puzzle.outcome(game) is Outcome.SOLVED),), most=most)
    reached = turn.reached(lambda seen: seen == (1,))
    if turn.asks_other or 0 not in reached.left:
        return None
    proof = _figures_of(puzzle, reached)
    return proof if proof.ways < MOST_TOLD else proof.model_copy(update={"ways": 0})


# Fewer cards -------------------------------------------------------------------------------------


def _thinned(scenario: Scenario, random: Random) -> Scenario | None:
    """Return the table without one of the solver's cards, by lot; None where it has few."""
    side = scenario.players[SOLVER]
    count = len(side.hand) + len(side.battleline)
    if count <= _FEWEST_OPTIONS:
        return None
    at = random.randrange(count)
    row, at = ("hand", at) if at < len(side.hand) else ("battleline", at - len(side.hand))
    return _without(scenario, SOLVER, row, at)


def _without(scenario: Scenario, player: int, row: str, at: int) -> Scenario:
    """Return a table without one card of a row, and without what lies on it."""
    cards = getattr(scenario.players[player], row)
    side = scenario.players[player].model_copy(update={row: (*cards[:at], *cards[at + 1 :])})
    sides = tuple(side if seat == player else other for seat, other in enumerate(scenario.players))
    return scenario.model_copy(update={"players": sides})


def _stripped(found: Find) -> Find:
    """Return the puzzle without the cards in play that it does not need: no more ways lead to the goal then."""
    for player, row in ((0, "battleline"), (0, "artifacts"), (1, "battleline"), (1, "artifacts")):
        for at in reversed(range(len(getattr(found.puzzle.scenario.players[player], row)))):
            if not _may_go(found, player, row, at):
                continue
            try:
                fewer = found_on(
                    _without(found.puzzle.scenario, player, row, at), found.puzzle.id, goal=found.puzzle.goal
                )
            except TooLargeError:  # pragma: no cover - fewer cards are seldom more lines
                continue
            if fewer is not None and _is_as_good(fewer, found):
                found = fewer
    return found


def _may_go(found: Find, player: int, row: str, at: int) -> bool:
    """Return whether a card may be left out: nothing happens to it, or it is another player's."""
    state = found.puzzle.begin().state.players[player]
    cards = state.line if row == "battleline" else state.artifacts
    return player != SOLVER or at < len(cards) and cards[at] in found.silent


def _is_as_good(fewer: Find, found: Find) -> bool:
    one, other = fewer.puzzle.proof, found.puzzle.proof
    assert one is not None and other is not None
    return one.acts == other.acts and fewer.ways <= found.ways and one.by_lot <= other.by_lot + 5
