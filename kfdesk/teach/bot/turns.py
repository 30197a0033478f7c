"""Search over whole turns: their acts in the orders worth trying, each table that they lead to looked at once.

It works on a table on which the hidden was dealt anew, and plays there for the player whose turn it is.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass, field
from random import Random
from time import thread_time
from typing import Final

from kfdesk.engine import Decision, Game
from kfdesk.engine.state import Card, PlayerState
from kfdesk.engine.terms import DecisionKind, Player, Step
from kfdesk.teach.bot.chances import candidates
from kfdesk.teach.bot.habits import Habits, Keys, finish_act, guessed_gains, house_worth, is_forced, is_of_turn
from kfdesk.teach.bot.worth import outlook, worth

Line = tuple[Keys, ...]
"""All choices of a turn from some decision on, one decision after the other."""
Gains = dict[Keys, float]
"""What acts gained when they were tried last."""
Taste = Callable[[Game, Player], float]
"""What a table is worth to a player, beside what it is worth to everybody."""
END: Final[Keys] = ("end-turn",)
_MOST_ACTS: Final = 16
"""A turn is planned for so many acts at most."""
_ACTS_A_BREATH: Final = 4
_MOST_ANSWERS: Final = 40
_QUESTIONS: Final = 2
"""So many questions of an act are answered in several ways."""
_WAYS: Final = 4
_MOST_WAYS: Final = 8
"""So many ways to answer all questions of an act are tried at most."""
_READIED: Final = 0.3
"""An exhausted creature is worth so much more when it readies at the end of the turn."""
_HOPELESS: Final = -3.0
"""Acts that gained less than this when they were tried last are not tried again."""
_TRIED: Final = frozenset({DecisionKind.CARD, DecisionKind.ATTACK, DecisionKind.MODE, DecisionKind.USE,
                           DecisionKind.CONFIRM, DecisionKind.HOUSE})  # fmt: skip
"""Kinds of questions within an act of which several answers are tried; the others are answered by habit."""


@dataclass
class Effort:
    """How much may be tried: so many acts, and so long in milliseconds of the processor's time (None: no end)."""

    acts: int
    ms: float | None = None
    is_stopped: Callable[[], bool] = lambda: False
    """Asked before every fourth act; once it is true no more are tried."""
    _begun: float = field(default_factory=thread_time)
    _made: int = 0
    _asked_at: int = 0
    _is_stopped: bool = False

    def stopped(self) -> bool:
        """Return whether somebody has stopped it."""
        if not self._is_stopped and self._made >= self._asked_at:
            self._asked_at = self._made + _ACTS_A_BREATH
            self._is_stopped = self.is_stopped()
        return self._is_stopped

    def left(self) -> bool:
        """Return whether anything more may be tried."""
        if self._made >= self.acts or self.stopped():
            return False
        return self.ms is None or (thread_time() - self._begun) * 1000 < self.ms

    def spend(self, acts: int = 1) -> None:
        """Count one act more, or several."""
        self._made += acts

    @property
    def made(self) -> int:
        """How many acts were counted."""
        return self._made

    def of(self, part: float) -> Effort:
        """Return the first part of this effort, as an effort of its own: what it spends is not counted here."""
        return Effort(
            round(self.acts * part), None if self.ms is None else self.ms * part, self.is_stopped, self._begun
        )


class Node:
    """A table to which some choices of the turn lead: the next act is asked for, or the turn is over."""

    __slots__ = ("acts", "gains", "is_over", "line", "table", "tried", "worth")

    def __init__(self, table: Game, line: Line, value: float, *, is_over: bool) -> None:
        self.table = table
        self.line = line
        self.worth = value
        self.is_over = is_over
        self.acts: dict[Keys, float] | None = None
        """What may be done here but for ending the turn, each with what it is guessed to gain; None as long as nobody
        has asked."""
        self.tried: dict[Keys, list[Node]] = {}
        """The tables after the acts that were tried here."""
        self.gains: Gains = {}
        """What acts gained when they were tried last, here or on the way here."""


class TurnSearch:
    """The turns of one player on one table; `widen` looks at more of them, `best` says what came of it."""

    def __init__(self, player: Player, habits: Habits, effort: Effort, *, taste: Taste | None = None) -> None:
        self._player = player
        self._habits = habits
        self._effort = effort
        self._taste = taste
        self._nodes: dict[Hashable, Node] = {}
        """All tables that were reached, by what they look like."""
        self._groups: list[list[Node]] = []
        """Where the searches begin: one for each house, or one only."""
        self._ends: dict[int, float] = {}
        """What ending the turn at a node leads to, by the node's identity."""
        self._visited: dict[int, Node] = {}
        self._is_begun = False

    @property
    def size(self) -> int:
        """How many different tables were reached."""
        return len(self._nodes)

    def begin(self, tables: Iterator[tuple[Keys, Game]], *, may_fork: bool) -> None:
        """Begin with each first choice, made on a table of its own: each house is searched by itself.

        Where these tables may not be forked, what their act asks further is answered by habit.
        """
        together: list[Node] = []
        for keys, table in tables:
            if self._effort.stopped() and (together or self._groups):
                break
            of_turn = table.decision is not None and is_of_turn(table.decision)
            found = self._after(table, (), keys, may_fork=may_fork)
            if of_turn:
                self._groups.append(found)
            else:
                together += found
        if together:
            self._groups.append(together)

    def begin_here(self, table: Game) -> None:
        """Begin where an act is asked for."""
        self._groups.append([self._node(table, ())])

    def _may_try(self) -> bool:
        """Return whether one more act may be tried: each beginning is followed to its end once, if nobody stops it."""
        return self._effort.left() or not self._is_begun and not self._effort.stopped()

    def widen(self, width: int, branch: int) -> None:
        """Follow `width` tables after each act, and try `branch` acts on each."""
        for group in sorted(self._groups, key=self._hope, reverse=True):
            self._beam(group, width, branch)
        self._is_begun = True

    def _hope(self, group: Sequence[Node]) -> float:
        return max((self._ends.get(id(node), node.worth) for node in group), default=0.0)

    def _beam(self, layer: Sequence[Node], width: int, branch: int) -> None:
        met = {id(node) for node in layer}
        for _ in range(_MOST_ACTS):
            for node in layer:
                self._visited[id(node)] = node
            children: list[Node] = []
            for node in layer:
                if not self._may_try():
                    return
                for child in self._expanded(node, branch):
                    if id(child) not in met:
                        met.add(id(child))
                        children.append(child)
            if not children:
                return
            layer = sorted(children, key=lambda node: node.worth, reverse=True)[:width]

    def _expanded(self, node: Node, branch: int) -> list[Node]:
        """Return the tables after the acts of a node that seem best, trying so many of them at least.

        More are tried as long as one is believed to gain more than all that were tried: it was not tried before, or
        gained more then.
        """
        if node.is_over:
            return []
        if node.acts is None:
            node.acts = self._acts_at(node.table)
        while True:
            left = {keys: node.gains.get(keys, guess) for keys, guess in node.acts.items() if keys not in node.tried}
            if not left or not self._may_try():
                break
            keys = max(left, key=left.__getitem__)
            best = max((node.gains[one] for one in node.tried), default=_HOPELESS)
            if len(node.tried) >= branch and left[keys] <= best or left[keys] < _HOPELESS:
                break
            node.tried[keys] = reached = self._after(node.table.fork(quiet=True), node.line, keys)
            node.gains[keys] = max((child.worth for child in reached), default=node.worth) - node.worth
        children = [child for reached in node.tried.values() for child in reached]
        for child in children:
            if not child.gains:
                child.gains = dict(node.gains)
        return children

    def _acts_at(self, table: Game) -> dict[Keys, float]:
        """Return what may be done on a table but for ending the turn, each with what it is guessed to gain."""
        decision = table.decision
        assert decision is not None
        found = [keys for keys in candidates(table, decision, Random(1)) if keys != END]
        return guessed_gains(table.core, self._player, found)

    def _after(self, table: Game, line: Line, keys: Keys, *, may_fork: bool = True) -> list[Node]:
        """Return what a choice leads to, for the ways worth trying to answer what is asked then."""
        table.choose(*keys)
        if not may_fork:
            return [self._answered(table, (*line, keys), 0, [], may_fork=False)]
        waiting: list[tuple[Game, Line, int]] = [(table, (*line, keys), _QUESTIONS)]
        found: list[Node] = []
        while waiting and (not found or len(found) < _MOST_WAYS and self._may_try()):
            found.append(self._answered(*waiting.pop(), waiting))
        return list({id(node): node for node in found}.values())

    def _answered(
        self, table: Game, line: Line, questions: int, waiting: list[tuple[Game, Line, int]], *, may_fork: bool = True
    ) -> Node:
        """Answer what is asked until the act is over; what else may be answered is put down in `waiting`."""
        self._effort.spend()
        for _ in range(_MOST_ANSWERS):
            decision = table.decision
            if decision is None or decision.kind is DecisionKind.MAIN or is_of_turn(decision):
                break
            keys = self._ways(table, decision) if questions else []
            if len(keys) > 1:
                questions -= 1
                for way in reversed(keys[1:]):
                    twin = table.fork(quiet=True)
                    twin.choose(*way)
                    waiting.append((twin, (*line, way), questions))
            chosen = keys[0] if keys else self._habits.keys(table, may_fork=may_fork)
            table.choose(*chosen)
            line = (*line, chosen)
        return self._node(table, line)

    def _ways(self, table: Game, decision: Decision) -> list[Keys]:
        """Return the answers to a question that are worth trying; none where it is answered by habit."""
        if decision.player != self._player or decision.kind not in _TRIED or is_forced(decision):
            return []
        found = self._habits.sensible(table, decision, candidates(table, decision, Random(1)))
        return found if len(found) <= _WAYS else [*found[: _WAYS // 2], *found[-_WAYS // 2 :]]

    def _node(self, table: Game, line: Line) -> Node:
        """Return the node of a table: the one that looks alike where there is one."""
        like = likeness(table)
        node = self._nodes.get(like)
        if node is None:
            decision = table.decision
            is_over = decision is None or decision.kind is not DecisionKind.MAIN or decision.player != self._player
            node = self._nodes[like] = Node(table, line, self._worth(table), is_over=is_over)
        return node

    def _worth(self, table: Game) -> float:
        return worth(table, self._player) + (self._taste(table, self._player) if self._taste is not None else 0.0)

    def best(self, most: int) -> list[tuple[float, Line]]:
        """Return turns with what they lead to, the best first; the best one of each first choice is among them.

        Each is played to its end: what ends the turn counts, and whether the opponent forges a key then.
        """
        nodes = sorted(self._visited.values(), key=self._estimate, reverse=True)
        firsts: dict[Keys, Node] = {}
        for node in nodes:
            firsts.setdefault(node.line[0] if node.line else END, node)
        chosen = {id(node): node for node in (*nodes[: 2 * most], *firsts.values())}
        found = [(self._ended(node), node) for node in chosen.values()]
        found.sort(key=lambda pair: pair[0], reverse=True)
        return [(value, node.line if node.is_over else (*node.line, END)) for value, node in found]

    def _estimate(self, node: Node) -> float:
        if node.is_over:
            return self._ended(node)
        state = node.table.state
        tired = sum(not state.cards[c].ready for c in state.players[self._player].line)
        return node.worth + _READIED * tired

    def _ended(self, node: Node) -> float:
        """Return what a table is worth once the turn is over and the opponent chooses a house."""
        known = self._ends.get(id(node))
        if known is None:
            table = node.table if node.is_over else node.table.fork(quiet=True)
            if not node.is_over:
                self._effort.spend()
                table.choose(*END)
            to_house(table, self._habits)
            # A turn begins there, so it is worth what tables then are: by far the better measure of whole turns.
            taste = self._taste(table, self._player) if self._taste is not None else 0.0
            known = self._ends[id(node)] = outlook(table, self._player).worth + taste
        return known


def to_house(table: Game, habits: Habits) -> None:
    """Answer by habit until somebody chooses the house of a turn."""
    for _ in range(_MOST_ANSWERS):
        decision = table.decision
        if decision is None or is_of_turn(decision) or decision.kind is DecisionKind.MAIN:
            return
        table.choose(*habits.keys(table, may_fork=decision.kind is not DecisionKind.KEY))


def likeness(table: Game) -> Hashable:
    """Return what a table looks like, as far as it matters to the rest of a turn; the order of acts does not."""
    state = table.state
    cards = state.cards
    asked = table.decision
    shared = state.turn, state.active_house, state.tide, state.winner, len(state.lasting), asked and asked.kind
    players = tuple(_player_likeness(p) for p in state.players)
    return shared, players, tuple(_card_likeness(cards[c]) for p in state.players for c in (*p.line, *p.artifacts))


def _player_likeness(p: PlayerState) -> Hashable:
    piles = tuple(tuple(sorted(pile)) for pile in (p.hand, p.discard, p.archives, p.purged, p.artifacts))
    return p.amber, p.chains, p.keys, len(p.deck), p.line, piles


def _card_likeness(card: Card) -> Hashable:
    return (
        card.id, card.ready, card.damage, card.amber, card.statuses, card.power_counters, card.counters,
        tuple(sorted(card.upgrades)), card.under,
    )  # fmt: skip


def play_greedily(table: Game, habits: Habits, effort: Effort, gains: Gains) -> Game:
    """Play the turn on as far as each act improves the table at once, and end it; return the table then.

    The table itself may not be the one returned: acts are tried on forks of it. An act is believed to gain what it
    gained when it was tried last, as `gains` says, until it would be chosen: then it is tried again.
    """
    turn = table.state.turn
    for _ in range(_MOST_ACTS):
        finish_act(table, habits, may_fork=True)
        decision = table.decision
        if decision is None or decision.kind is not DecisionKind.MAIN or table.state.turn != turn:
            return table
        player = decision.player
        found = [keys for keys in candidates(table, decision, Random(1)) if keys != END]
        guessed = guessed_gains(table.core, player, found)
        believed = {keys: gains.get(keys, guessed[keys]) for keys in found} | {END: 0.0}
        after: dict[Keys, Game] = {END: table}
        now = worth(table, player)
        while (best := max(believed, key=lambda keys: (believed[keys], keys in after))) not in after:
            twin = table.fork(quiet=True)
            twin.choose(*best)
            finish_act(twin, habits, may_fork=True)
            believed[best] = gains[best] = worth(twin, player) - now
            after[best] = twin
            effort.spend()
        if best == END:
            break
        table = after[best]
    decision = table.decision
    if decision is not None and decision.kind is DecisionKind.MAIN and table.state.turn == turn:
        table.choose(*END)
    return table


def play_reply(table: Game, player: Player, habits: Habits, effort: Effort, gains: Gains) -> Game:
    """Play on greedily until the player chooses a house in a later turn, and return the table then."""
    turn = table.state.turn
    for _ in range(_MOST_ANSWERS):
        decision = table.decision
        if decision is None:
            break
        if is_of_turn(decision):
            if decision.player == player and table.state.turn > turn:
                break
            who = decision.player
            table.choose(max(decision.keys(), key=lambda key: house_worth(table.core, who, key)))
        elif decision.kind is DecisionKind.MAIN:
            table = play_greedily(table, habits, effort, gains)
        else:
            table.choose(*habits.keys(table, may_fork=table.state.step is Step.MAIN))
    return table
