"""What the scene at the end of a game tells of it: the turn that turned it, and a few figures of both players."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.desk import texts as shared
from kfdesk.engine.terms import PLAYERS, Player, other_player
from kfdesk.match.statistics import GameStatistics, Tally, TurnFigures
from kfdesk.text.second_person import person
from kfdesk.text.words import Words

KEY_WORTH = 6
"""What a forged key counts in Æmber when turns are compared: its cost where nothing changes it."""
LEAST_SWING = 4
"""A turn that changed less is no turning point."""

TURNING = Words("Turning point: turn {n}. It was worth {swing} Æmber to {player} (a key counts as {key}).")
NO_TURNING = Words("No turn brought the winner {swing} Æmber or more ahead.")
AT_END = Words("This is the table at the end.")
"""Said besides where a picture shows it."""
AMBER = Words("Æmber gained")
STOLEN = Words("Æmber stolen or captured")
REAPS = shared.REAPS
FIGHTS = shared.FIGHTS
DESTROYED = shared.CREATURES_DESTROYED
ROWS = (AMBER, STOLEN, REAPS, FIGHTS, DESTROYED)
"""What is told of both players, in this order."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What is said of the turning point, or that there was none; and rows of a word and both players' figures."""

    turning: Words
    rows: tuple[tuple[Words, tuple[int, int]], ...]
    turn: int | None = None
    """The number of the turn that turned the game, None where none did."""


def figures_of(found: GameStatistics, winner: Player) -> Figures:
    """Return what is told of a game that this player won."""
    one, two = (player.total for player in found.players)
    figures = (
        (_gained(one), _gained(two)),
        (one.stolen + one.captured, two.stolen + two.captured),
        (one.reaps, two.reaps),
        (one.fights, two.fights),
        (one.destroyed, two.destroyed),
    )
    turn = turning_point(found, winner)
    return Figures(_turning(found, winner, turn), tuple(zip(ROWS, figures, strict=True)), turn)


def _gained(total: Tally) -> int:
    """Return all Æmber that came into a pool."""
    return total.reaped + total.from_icons + total.gained + total.stolen + total.returned + total.received


def swings(found: GameStatistics, player: Player) -> dict[int, int]:
    """Return by how much each turn brought a player ahead, in Æmber; a key counts as much as it usually costs."""
    lead, made = 0, dict[int, int]()
    keys = [0, 0]
    for turn in found.turns:
        for which in PLAYERS:
            keys[which] += turn.tallies[which].keys - turn.tallies[which].unforged
        now = _worth(turn, keys, player) - _worth(turn, keys, other_player(player))
        made[turn.turn] = now - lead
        lead = now
    return made


def _worth(turn: TurnFigures, keys: list[int], player: Player) -> int:
    return turn.pools[player] + KEY_WORTH * keys[player]


def turning_point(found: GameStatistics, winner: Player) -> int | None:
    """Return the number of the turn that brought the winner furthest ahead, the latest of several; None for none."""
    made = swings(found, winner)
    turn = max(made, key=lambda number: (made[number], number), default=None)
    return turn if turn is not None and made[turn] >= LEAST_SWING else None


def _turning(found: GameStatistics, winner: Player, turn: int | None) -> Words:
    if turn is None:
        return NO_TURNING.filled(swing=LEAST_SWING)
    swing = swings(found, winner)[turn]
    return TURNING.filled(n=turn, player=person(found.players[winner].name), swing=swing, key=KEY_WORTH)
