"""A count that waits for its words: cards that share a house with others."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine.abilities import Effect, Scope
from kfdesk.engine.queries import houses
from kfdesk.language.counts import Count
from kfdesk.text.phrases import fixed as words

__all__ = [
    "house_matches",
]


@dataclass(frozen=True, eq=False, slots=True)
class HouseMatches(Count):
    """Cards among some that share a house with others: "each card of the discarded card's house revealed"."""

    among: Effect
    like: Effect
    phrase = words(
        "each card of the discarded card’s house revealed this way",
        "jede dadurch aufgedeckte Karte der Fraktion der abgelegten Karte",
    )

    def count(self, scope: Scope) -> int:
        g = scope.g
        among, like = scope.results.get(self.among), scope.results.get(self.like)
        if among is None or like is None:
            return 0
        wanted = {h for c in like.cards for h in houses(g, c)}
        return sum(not wanted.isdisjoint(houses(g, c)) for c in among.cards)


def house_matches(among: Effect, like: Effect) -> HouseMatches:
    """The cards revealed by one instruction that share a house with those discarded by another."""
    return HouseMatches(among, like)
