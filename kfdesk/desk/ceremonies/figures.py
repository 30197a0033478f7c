"""What the scene at the end of a game tells of it: the turn that turned it, and a few figures of both players."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.desk import texts as shared
from kfdesk.engine.terms import PLAYERS, Player, other_player
from kfdesk.match.statistics import GameStatistics, Tally, TurnFigures
from kfdesk.text.words import Words

KEY_WORTH = 6
"""What a forged key counts in Æmber when turns are compared: its cost where nothing changes it."""
LEAST_SWING = 4
"""A turn that changed less is no turning point."""

TURNING = Words("Turning point: turn {n}. It was worth {swing} Æmber to {player} (a key counts as {key}).")
AMBER = Words("Æmber gained")
STOLEN = Words("Æmber stolen or captured")
REAPS = shared.REAPS
FIGHTS = shared.FIGHTS
DESTROYED = shared.CREATURES_DESTROYED
PLAYED = shared.CARDS_PLAYED
ROWS = (AMBER, STOLEN, REAPS, FIGHTS, DESTROYED, PLAYED)
"""What is told of both players, in this order."""


@dataclass(frozen=True, slots=True)
class Figures:
    """The turning point, if there was one, and rows of a word and both players' figures."""

    turning: Words | None
    rows: tuple[tuple[Words, tuple[int, int]], ...]


def figures_of(found: GameStatistics, winner: Player) -> Figures:
    """Return what is told of a game that this player won."""
    one, two = (player.total for player in found.players)
    figures = (
        (_gained(one), _gained(two)),
        (one.stolen + one.captured, two.stolen + two.captured),
        (one.reaps, two.reaps),
        (one.fights, two.fights),
        (one.destroyed, two.destroyed),
        (one.played, two.played),
    )
    return Figures(_turning(found, winner), tuple(zip(ROWS, figures, strict=True)))


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


def _turning(found: GameStatistics, winner: Player) -> Words | None:
    made = swings(found, winner)
    if not made:
        return None
    turn = max(made, key=lambda number: (made[number], number))
    if made[turn] < LEAST_SWING:
        return None
    return TURNING.filled(n=turn, player=found.players[winner].name, swing=made[turn], key=KEY_WORTH)
