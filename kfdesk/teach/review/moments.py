"""Finds what to review of a game: the chances turn by turn, and the choices of a seat that cost it most.

First all choices are looked at quickly; what looks costly is judged again on other deals, with more thought, and only
what is clearly costly then is called so: the worst of many guesses is often only the unluckiest one.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from math import sqrt
from statistics import fmean
from typing import Final

from kfdesk.engine import Decision, Game
from kfdesk.engine.entries import Choice as Chosen
from kfdesk.engine.entries import read_entry
from kfdesk.engine.rules import SetupError
from kfdesk.engine.terms import DecisionKind, Player
from kfdesk.records import record
from kfdesk.teach.bot.habits import Keys, is_of_turn
from kfdesk.teach.review.judging import Judge, Tried
from kfdesk.teach.review.model import MOST_MOMENTS, Choice, Moment, Point, Review, Sort
from kfdesk.teach.review.motifs import motifs_of

LEAST_COST: Final = 0.03
"""What costs less of the chance of winning is no moment: so little nobody can judge."""
_SUSPICIOUS: Final = 0.02


@record
class Effort:
    """How much is tried."""

    points: int = 6
    """Deals for each point of the curve."""
    quick: int = 6
    """Deals for a first look at a house."""
    quick_acts: int = 4
    sure: int = 16
    """Deals for what looked costly."""
    houses: int = 8
    """So many houses are judged again at most."""
    acts: int = 10
    others: int = 5
    """So many choices beside the one made are looked at."""


@record
class Played:
    """A game that was played, moment by moment: `game(n)` waits for what `entries[n]` of its journal chose.

    After the last entry comes the moment at which it ended. "" stands where nobody knows what was chosen.
    """

    game: Callable[[int], Game]
    entries: Sequence[str]


@record
class _Asked:
    """A choice of the reviewed seat that is worth a look."""

    at: int
    begins: int
    turn: int
    sort: Sort
    keys: Keys


_SORTS: Final = {
    DecisionKind.MAIN: Sort.ACT,
    DecisionKind.ATTACK: Sort.TARGET,
    DecisionKind.CARD: Sort.TARGET,
}


def review(played: Played, seat: Player, seed: int, effort: Effort | None = None) -> Iterator[Review]:
    """Yield what is known of a game of a seat again and again, each time with more of it; the last one is whole."""
    effort = effort or Effort()
    judge = Judge(seat, seed)
    starts, asked = _looked_through(played, seat)
    houses = [one for one in asked if one.sort is Sort.HOUSE]
    acts = [one for one in asked if one.sort is not Sort.HOUSE]
    work = len(starts) + len(asked) + min(effort.houses, len(houses)) + min(effort.acts, len(acts))
    found = Review(seat, of=max(1, work))
    for at in starts:
        game = played.game(at)
        point = Point(game.state.turn, game.state.active, at, judge.chance(game, effort.points))
        found = replace(found, points=(*found.points, point), done=found.done + 1)
        yield found
    for some, deals, most in ((houses, effort.quick, effort.houses), (acts, effort.quick_acts, effort.acts)):
        suspects: list[tuple[float, _Asked, list[Keys]]] = []
        for one in some:
            cost, others = _looked_at(judge, played, one, deals, effort.others)
            if cost > _SUSPICIOUS:
                suspects.append((cost, one, others))
            found = replace(found, done=found.done + 1)
            yield found
        suspects.sort(key=lambda suspect: -suspect[0])
        for _, one, others in suspects[:most]:
            moment = _judged(judge, played, one, others, range(deals, deals + effort.sure))
            moments = found.moments if moment is None else _with(found.moments, moment)
            found = replace(found, moments=moments, done=found.done + 1)
            yield found
    yield replace(found, done=found.of)


def _looked_through(played: Played, seat: Player) -> tuple[list[int], list[_Asked]]:
    """Return the moments at which turns begin, and the choices of the seat that are worth a look."""
    starts, asked = list[int](), list[_Asked]()
    turn, begins = 0, -1
    for at, entry in enumerate(played.entries):
        game = played.game(at)
        decision = game.decision
        if decision is None or game.state.turn == 0:
            continue
        if game.at_checkpoint:
            begins = at
            if game.state.turn != turn:
                turn = game.state.turn
                starts.append(at)
        keys = _chosen(entry)
        sort = _sort_of(decision)
        if decision.player == seat and sort is not None and begins >= 0 and keys and keys[0] in decision.keys():
            asked.append(_Asked(at, begins, game.state.turn, sort, keys))
    return starts, asked


def _chosen(entry: str) -> Keys:
    """Return the keys of a journal's entry; none where the judge changed the table, or nobody knows."""
    if not entry:
        return ()
    try:
        read = read_entry(entry)
    except SetupError:
        return ()
    return read.keys if isinstance(read, Chosen) else ()


def _sort_of(decision: Decision) -> Sort | None:
    """Return what is chosen, None where that is of no interest."""
    if len(decision.options) < 2 or decision.min != 1 or decision.max != 1:
        return None
    return Sort.HOUSE if is_of_turn(decision) else _SORTS.get(decision.kind)


def _looked_at(judge: Judge, played: Played, one: _Asked, deals: int, most: int) -> tuple[float, list[Keys]]:
    """Return what a choice seems to have cost, and the two that seem best beside it."""
    game = played.game(one.at)
    others = [keys for keys in judge.choices(game, most) if keys != one.keys]
    tried = judge.compared(game, [one.keys, *others], range(deals))
    mine = next(trial for trial in tried if trial.keys == one.keys)
    best = [trial.keys for trial in tried if trial is not mine][:2]
    return (tried[0].mean - mine.mean if best else 0.0), best


def _judged(judge: Judge, played: Played, one: _Asked, others: Sequence[Keys], deals: range) -> Moment | None:
    """Return a moment where other deals and more thought say as well that something else was clearly better."""
    game = played.game(one.at)
    tried = judge.compared(game, [one.keys, *others], deals, thorough=True)
    mine = next(trial for trial in tried if trial.keys == one.keys)
    best = tried[0]
    if best is mine or not _is_clear(best, mine):
        return None
    rest = tuple(Choice(trial.keys, round(trial.mean, 3)) for trial in tried if trial is not mine)
    chosen = Choice(mine.keys, round(mine.mean, 3))
    moment = Moment(one.at, one.begins, one.turn, one.sort, chosen, rest)
    return replace(moment, motifs=motifs_of(game, judge.player, moment, _after_turn(played, one)))


def _after_turn(played: Played, one: _Asked) -> Game | None:
    """Return the game as it was when the turn of a choice was over; None where it was not played on so far."""
    for at in range(one.at + 1, len(played.entries) + 1):
        game = played.game(at)
        if game.state.turn != one.turn:
            return game
    return None


def _is_clear(best: Tried, mine: Tried) -> bool:
    """Return whether one choice is better than another by more than chance explains."""
    gaps = [a - b for a, b in zip(best.chances, mine.chances, strict=True)]
    if len(gaps) < 2:
        return False
    mean = fmean(gaps)
    error = sqrt(sum((gap - mean) ** 2 for gap in gaps) / (len(gaps) * (len(gaps) - 1)))
    return mean >= LEAST_COST and mean > 1.6 * error


def _with(moments: Sequence[Moment], more: Moment) -> tuple[Moment, ...]:
    """Return the costliest moments, one more among them: of one turn a house, and one of what was done in it."""
    best: dict[tuple[int, bool], Moment] = {}
    for moment in sorted((*moments, more), key=lambda moment: -moment.cost):
        best.setdefault((moment.turn, moment.sort is Sort.HOUSE), moment)
    return tuple(best.values())[:MOST_MOMENTS]
