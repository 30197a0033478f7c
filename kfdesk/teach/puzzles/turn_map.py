"""All that one turn can lead to: each table between two acts once, and the acts that lead from one to another.

Everything lies open here, and nothing is left to chance: what depends on a shuffle, on a random pick or on an answer of
the other seat leads nowhere.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from functools import cached_property
from typing import Final, NamedTuple

from kfdesk.engine import Game
from kfdesk.engine.terms import DecisionKind
from kfdesk.teach.puzzles.goals import counted
from kfdesk.teach.puzzles.model import Puzzle
from kfdesk.teach.puzzles.positions import Positions
from kfdesk.teach.puzzles.solver import END_TURN, Keys, choices, is_chance

MOST_WAYS: Final = 24
"""So many different ways are told apart at most."""
_BEGINS: Final = (DecisionKind.MAIN, DecisionKind.HOUSE)
_UNNAMED: Final = ("slot:", "trigger:", "done")
"""Choices that do not make it another act: where a creature enters, and what of several effects comes first."""

Look = Callable[[Game], tuple[int, ...]]
"""What a map keeps of each table."""
Act = tuple[str, ...]
"""What is told of an act: which card is used how, and on which cards."""


class Step(NamedTuple):
    """An act with all its choices, and the table after it."""

    act: Act
    entries: tuple[str, ...]
    to: int
    share: float
    """How often it comes about where each choice is made by lot; the end of the turn is not chosen by lot."""
    costs: bool
    """Whether it counts as an act: the end of the turn and what is forced do not."""


class TooLargeError(Exception):
    """A turn leads to more tables than were to be looked at."""


class TurnMap:
    """The tables of a turn, from the first one (0) on; each step leads from one to a later one or to a known one."""

    def __init__(self, puzzle: Puzzle, look: Look, *, most: int = 4000) -> None:
        """Look at a puzzle's first turn. Raises `TooLargeError` where it leads to more than `most` tables.

        Of `puzzle` only the table counts, and that its goal is one of a single turn.
        """
        self.seen: list[tuple[int, ...]] = []
        """What `look` told of each table."""
        self.steps: list[tuple[Step, ...]] = []
        self.changed: set[int] = set()
        """The numbers of all cards that were chosen or that anything happened to."""
        self.asks_other = False
        """Whether an answer of the other seat was asked for somewhere."""
        self._puzzle, self._look, self._most = puzzle, look, most
        self._positions = Positions()
        self._known: dict[bytes, int] = {}
        self._tables = 0
        self._waiting: list[tuple[int, Game]] = []
        self._at_first = puzzle.begin().state
        self._hand = {
            f"c{number}": self._at_first.cards[number].definition.id
            for number in self._at_first.players[puzzle.solver].hand
        }
        self._place(puzzle.begin())
        while self._waiting:
            at, game = self._waiting.pop()
            self.steps[at] = tuple(self._steps_from(game))

    def _place(self, game: Game) -> int:
        """Return the number of a table, which is put down to be looked at later where it is new."""
        position = self._positions.of(game.state, counted(game, self._puzzle.solver))
        at = self._known.get(position)
        if at is None:
            at = self._known[position] = len(self.seen)
            self.seen.append(self._look(game))
            self.steps.append(())
            self._note_changes(game)
            if not self._is_over(game):
                self._waiting.append((at, game))
        return at

    def _is_over(self, game: Game) -> bool:
        decision = game.decision
        return decision is None or counted(game, self._puzzle.solver)[0] > 0

    def _note_changes(self, game: Game) -> None:
        cards = game.state.cards
        for before in self._at_first.cards[1:]:
            if cards[before.id] is not before and cards[before.id] != before:
                self.changed.add(before.id)

    def _steps_from(self, game: Game) -> Iterator[Step]:
        decision = game.decision
        assert decision is not None
        costs = decision.kind in _BEGINS and len(decision.options) > 1
        acts = [keys for keys in choices(self._puzzle, decision)]
        by_lot = [keys for keys in acts if keys != END_TURN] or acts
        for keys in acts:
            after = game if keys is acts[-1] else game.fork(quiet=True)  # nobody needs it any more
            share = 1 / len(by_lot) if keys in by_lot else 0.0
            yield from self._followed(after, (), (), keys, share, costs and keys != END_TURN)

    def _followed(
        self, after: Game, act: Act, entries: tuple[str, ...], keys: Keys, share: float, costs: bool
    ) -> Iterator[Step]:
        """Yield the steps that begin with a choice, which is made in `after` itself."""
        self._tables += 1
        if self._tables > self._most:
            raise TooLargeError
        rng = after.state.rng
        after.choose(*keys)
        if is_chance(self._puzzle, rng, keys, after):
            return
        act = (*act, *(self._hand.get(key, key) for key in map(self._named, keys) if key))
        entries = (*entries, " ".join(keys))
        decision = after.decision
        if self._is_over(after) or (after.at_checkpoint and decision is not None and decision.kind in _BEGINS):
            yield Step(act, entries, self._place(after), share, costs)
            return
        assert decision is not None
        if decision.player != self._puzzle.solver:
            self.asks_other = True
            return
        answers = list(choices(self._puzzle, decision))
        for answer in answers:
            twin = after if answer is answers[-1] else after.fork(quiet=True)
            yield from self._followed(twin, act, entries, answer, share / len(answers), costs)

    def _named(self, key: str) -> str:
        """Return what a choice adds to the name of an act: equal cards of the hand have one name."""
        if key.startswith(_UNNAMED):
            return ""
        verb, _, card = key.partition(":")
        return f"{verb}:{self._hand[card]}" if card in self._hand else key

    # What can be asked of it.

    @property
    def silent(self) -> frozenset[int]:
        """The numbers of all cards that nobody chooses in any line, and that nothing happens to."""
        chosen = {int(card[1:]) for steps in self.steps for step in steps for card in _cards_of(step.entries)}
        return frozenset(card.id for card in self._at_first.cards[1:]) - self.changed - chosen

    def reached(self, holds: Callable[[tuple[int, ...]], bool]) -> Reached:
        """Return how the tables are reached of which this holds."""
        return Reached(self, frozenset(at for at, seen in enumerate(self.seen) if holds(seen)))

    @cached_property
    def order(self) -> Sequence[int]:
        """All tables, each behind all those that its steps lead to."""
        found: list[int] = []
        state = bytearray(len(self.steps))
        stack = [0]
        while stack:
            at = stack[-1]
            if state[at] == 0:
                state[at] = 1
                stack += [step.to for step in self.steps[at] if not state[step.to]]
            else:
                stack.pop()
                if state[at] == 1:
                    state[at] = 2
                    found.append(at)
        return found


class Reached:
    """How some tables of a map are reached from its first one."""

    def __init__(self, turn: TurnMap, goals: frozenset[int]) -> None:
        self._turn = turn
        self.goals = goals

    @cached_property
    def left(self) -> dict[int, int]:
        """The fewest acts from each table from which a goal can be reached."""
        found: dict[int, int] = {}
        for at in self._turn.order:
            if at in self.goals:
                found[at] = 0
                continue
            acts = [found[step.to] + step.costs for step in self._turn.steps[at] if step.to in found]
            if acts:
                found[at] = min(acts)
        return found

    @cached_property
    def by_lot(self) -> float:
        """How often a goal is reached by somebody who chooses by lot, and goes on as long as anything is possible."""
        found: dict[int, float] = {}
        for at in self._turn.order:
            if at in self.goals:
                found[at] = 1.0
            elif at in self.left:
                steps = self._turn.steps[at]
                ends = not any(step.costs for step in steps)
                found[at] = sum((step.share or ends) * found.get(step.to, 0.0) for step in steps)
        return found.get(0, 0.0)

    @cached_property
    def ways(self) -> tuple[tuple[Act, ...], ...]:
        """The different sets of acts that reach a goal, none with an act that it does not need, the smallest first.

        Of very many these are some.
        """
        found: dict[int, tuple[tuple[Act, ...], ...]] = {}
        for at in self._turn.order:
            if at in self.goals:
                found[at] = ((),)
            elif at in self.left:
                sets = {
                    tuple(sorted((step.act, *way))) if step.costs else way
                    for step in self._turn.steps[at]
                    for way in found.get(step.to, ())
                }
                found[at] = _smallest(sets)
        return found.get(0, ())

    def line(self) -> tuple[str, ...]:
        """Return the choices of a shortest solution."""
        entries: list[str] = []
        at = 0
        while at not in self.goals:
            step = min(
                (step for step in self._turn.steps[at] if step.to in self.left),
                key=lambda step: self.left[step.to] + step.costs,
            )
            entries += step.entries
            at = step.to
        return tuple(entries)

    @property
    def first(self) -> tuple[str, ...]:
        """The choices that begin a shortest solution."""
        shortest = self.left[0]
        begins = (
            step.entries[0]
            for step in self._turn.steps[0]
            if step.to in self.left and self.left[step.to] + step.costs == shortest
        )
        return tuple(dict.fromkeys(begins))


def _cards_of(entries: Sequence[str]) -> Iterator[str]:
    for entry in entries:
        for key in entry.split():
            card = key.partition(":")[2]
            if card[:1] == "c" and card[1:].isdigit():
                yield card


def _smallest(sets: set[tuple[Act, ...]]) -> tuple[tuple[Act, ...], ...]:
    """Return the sets in which no other one is contained."""
    kept: list[tuple[tuple[Act, ...], Counter[Act]]] = []
    for one in sorted(sets, key=lambda acts: (len(acts), acts)):
        count = Counter(one)
        if not any(smaller <= count for _, smaller in kept):
            kept.append((one, count))
            if len(kept) == MOST_WAYS:
                break
    return tuple(one for one, _ in kept)
