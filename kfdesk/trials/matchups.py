"""What the ratings and the games of two decks say of them against each other."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kfdesk.records import record
from kfdesk.trials.game import Row
from kfdesk.trials.ratings import Share, Z
from kfdesk.trials.tables import Table


@record
class Matchup:
    """A deck against another one of the same table."""

    other: int
    """The place of the other deck in the table."""
    share: Share
    """How often the deck is expected to win, by the ratings of both."""
    games: int
    """Games between the two."""
    won: float
    """What the deck got for them; a tie is half a game."""

    @property
    def contradicts(self) -> bool:
        """Whether the games between the two are farther from what is expected than chance and what is not known of the
        ratings bring about in one of twenty pairs."""
        expected, spread = self.share.percent / 100, self.share.reach / 100
        chance = self.games * expected * (1 - expected) * Z**2
        return self.games > 0 and (self.won - self.games * expected) ** 2 > chance + (self.games * spread) ** 2


def matchups(table: Table, deck: int) -> list[Matchup]:
    """Return a deck of a table against all others, those against which it wins most first."""
    found = [matchup(table, deck, other) for other in range(len(table.decks)) if other != deck]
    return sorted(found, key=lambda one: -one.share.percent)


def matchup(table: Table, deck: int, other: int) -> Matchup:
    """Return a deck against another one, by their places in the table."""
    first, won = table.results.get((deck, other), (0, 0.0))
    second, lost = table.results.get((other, deck), (0, 0.0))
    return Matchup(other, table.ratings.expected(deck, other), first + second, won + second - lost)


def even_matches(table: Table, deck: int) -> list[Matchup]:
    """Return the other decks, those first whose expected share is nearest to a half; of two, the better known one."""
    return sorted(matchups(table, deck), key=lambda one: (round(abs(one.share.percent - 50)), one.share.reach))


def rows_between(rows: Iterable[Row], one: str, other: str) -> list[Row]:
    """Return the games between two decks, by their marks."""
    return [row for row in rows if {row.first, row.second} == {one, other}]


def closest(rows: Sequence[Row]) -> Row:
    """Return the game that was decided by the least: keys, then Æmber at its end; of equal ones the longest.

    One that was broken off, which nobody won by the rules, comes after all others."""
    return min(rows, key=_decided_by)


def typical(rows: Sequence[Row], one: str) -> Row:
    """Return a game that went as most: won by the deck that wins more of them, of middling length and margin."""
    won = sum(_score(row, one) for row in rows)
    usual = [row for row in rows if (_score(row, one) > 0.5) == (won * 2 >= len(rows))] or list(rows)
    turns, margin = (_middle([of(row) for row in usual]) for of in (_turns, _margin))
    return min(usual, key=lambda row: (abs(_turns(row) - turns) / max(1, turns) + abs(_margin(row) - margin), row.seed))


def _decided_by(row: Row) -> tuple[bool, int, int, int]:
    return not row.ended, abs(row.keys[0] - row.keys[1]), abs(row.amber[0] - row.amber[1]), -row.turns


def _score(row: Row, one: str) -> float:
    return row.score if row.first == one else 1 - row.score


def _turns(row: Row) -> int:
    return row.turns


def _margin(row: Row) -> int:
    return abs(row.keys[0] - row.keys[1])


def _middle(values: list[int]) -> int:
    return sorted(values)[len(values) // 2]
