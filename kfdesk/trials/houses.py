"""Houses against houses: how often decks with one won against decks with the other."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from kfdesk.engine.terms import House
from kfdesk.trials.decks import TrialDeck, deck_of
from kfdesk.trials.game import Row


@dataclass(slots=True)
class Met:
    """Games of decks with a house against decks with another one."""

    games: int = 0
    won: float = 0.0
    """A tie is half a game."""

    @property
    def percent(self) -> float:
        """The share that was won."""
        return 100 * self.won / self.games


def houses_met(decks: Sequence[TrialDeck], rows: Iterable[Row]) -> Mapping[tuple[House, House], Met]:
    """Return the games between decks with two houses, by both; those of a pair of decks with the same house are none.

    A game counts for every house of one deck against every house of the other, so that nine cells share it: what is
    seen is how decks with a house fared, not what the house brought about.
    """
    houses = {deck.mark: deck_of(deck.content).houses for deck in decks}
    found: defaultdict[tuple[House, House], Met] = defaultdict(Met)
    for row in rows:
        if row.first in houses and row.second in houses:
            for one, other in product(houses[row.first], houses[row.second]):
                if one != other:
                    for pair, score in (((one, other), row.score), ((other, one), 1 - row.score)):
                        found[pair].games += 1
                        found[pair].won += score
    return dict(found)
