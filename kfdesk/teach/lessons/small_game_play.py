"""How the other player plays a small game, and where a lost one turned."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from kfdesk.cards import library
from kfdesk.engine import Game
from kfdesk.engine.scenario import Scenario
from kfdesk.engine.terms import DecisionKind, other_player
from kfdesk.records import record
from kfdesk.teach.bot.advice import label_of
from kfdesk.teach.bot.gentle import GentlePlayer
from kfdesk.teach.bot.habits import Keys
from kfdesk.teach.bot.planner import ADVISING, Planner
from kfdesk.teach.bot.players import GreedyPlayer
from kfdesk.teach.lessons.model import LEARNER
from kfdesk.teach.lessons.small_games import SmallGame
from kfdesk.text.words import Words

OPPONENT: Final = other_player(LEARNER)
MOST_CHOICES: Final = 300
"""A game that is played on to see who wins is given up after so many choices."""
MOST_TURNS: Final = 5
"""So many of the learner's last turns are looked at."""
LOOKS_AHEAD_MS, LOOKS_AHEAD_ACTS = 200.0, 60
"""How long, and how far, whoever plays on looks ahead for a choice: less than for advice, as many are to be made."""
_STILL_OPEN: Final = Words("From the start of your turn {n} on, you could still have won.")
_BETTER: Final = Words("In turn {n} you chose: {did}. A way that would still have won begins with: {better}.")
_NAMED: Final = (DecisionKind.HOUSE, DecisionKind.MAIN)
"""The choices that are named as the one that was not the best."""

Player = Callable[[Game], Keys]
IsStopped = Callable[[], bool]


@record
class TurningPoint:
    """The beginning of the learner's last turn from which a lost game could still be won."""

    made: int
    """So many choices had been made by then."""
    why: Words


def begun(small: SmallGame, scenario: Scenario | None = None) -> Game:
    """Return the table of a small game as it is laid out; `scenario` is another one in its place, such as a seed's."""
    return Game.from_scenario(scenario or small.scenario, library=library())


def opponents_choice(small: SmallGame, game: Game) -> Keys:
    """Return what the other player does now: gently, and without a fight where the game has none."""
    keys = GentlePlayer(OPPONENT).choose(game)
    decision = game.decision
    assert decision is not None
    verb, _, card = keys[0].partition(":") if keys else ("", "", "")
    if small.fights or verb != "fight":
        return keys
    instead = f"reap:{card}"
    return (instead,) if instead in decision.keys() else ("end-turn",)


def turning_point(
    small: SmallGame, journal: Sequence[str], is_stopped: IsStopped = lambda: False
) -> TurningPoint | None:
    """Return where a lost game turned; None where nothing shows that it could be won, or when stopped.

    That it could be won is shown: a player of the program wins from there, against the same opponent.
    """
    choices = [tuple(entry.split()) for entry in journal]
    for start in reversed(_turns(small, choices)[-MOST_TURNS:]):
        if is_stopped():
            return None
        if _won_from(small, choices[:start], is_stopped) is not None:
            return TurningPoint(start, _why(small, choices, start, is_stopped))
    return None


def _replayed(small: SmallGame, choices: Sequence[Keys]) -> Game:
    game = begun(small)
    for keys in choices:
        game.choose(*keys)
    return game


def _turns(small: SmallGame, choices: Sequence[Keys]) -> list[int]:
    """Return how many choices were made before each turn in which the learner chose something."""
    game, found, last = begun(small), [], 0
    for made, keys in enumerate(choices):
        decision = game.decision
        assert decision is not None
        if decision.player is LEARNER and game.state.active is LEARNER and game.state.turn != last:
            found.append(made)
            last = game.state.turn
        game.choose(*keys)
    return found


def _why(small: SmallGame, choices: Sequence[Keys], start: int, is_stopped: IsStopped) -> Words:
    """Return the sentence on the learner's choice after which nobody won any more."""
    own = _own(small, choices, start)
    low, high = 0, len(own)  # it is won from before the first of them, not from after the last
    while high - low > 1 and not is_stopped():
        middle = (low + high) // 2
        if _won_from(small, choices[: own[middle]], is_stopped) is not None:
            low = middle
        else:
            high = middle
    better = _won_from(small, choices[: own[low]], is_stopped) if own else None
    turn = _replayed(small, choices[:start]).state.turn
    if better is None or better == choices[own[low]]:
        return _STILL_OPEN.filled(n=turn)
    decision = _replayed(small, choices[: own[low]]).decision
    assert decision is not None
    return _BETTER.filled(n=turn, did=label_of(decision, choices[own[low]]), better=label_of(decision, better))


def _own(small: SmallGame, choices: Sequence[Keys], start: int) -> list[int]:
    """Return how many choices were made before each in this turn that was one, of a house or of an act."""
    game, found = _replayed(small, choices[:start]), []
    turn = game.state.turn
    for made, keys in enumerate(choices[start:], start):
        decision = game.decision
        assert decision is not None
        if game.state.turn != turn:
            break
        if decision.player is LEARNER and decision.kind in _NAMED and len(decision.options) > 1:
            found.append(made)
        game.choose(*keys)
    return found


def _won_from(small: SmallGame, choices: Sequence[Keys], is_stopped: IsStopped) -> Keys | None:
    """Return with what a player of the program goes on who wins from there; None where none of them does."""
    planner = Planner(LEARNER, 1, LOOKS_AHEAD_MS, LOOKS_AHEAD_ACTS, ADVISING, is_stopped)
    for player in (GreedyPlayer(LEARNER).choose, planner.choose):
        first = _played_on(small, _replayed(small, choices), player, is_stopped)
        if first is not None:
            return first
    return None


def _played_on(small: SmallGame, game: Game, player: Player, is_stopped: IsStopped) -> Keys | None:
    """Return the first choice of a player who wins the game; None where they do not."""
    first: Keys | None = None
    for _ in range(MOST_CHOICES):
        decision = game.decision
        if decision is None or is_stopped():
            break
        keys = player(game) if decision.player is LEARNER else opponents_choice(small, game)
        first = keys if first is None else first
        game.choose(*keys)
    return first if game.winner is LEARNER and not is_stopped() else None
