"""Counts that wait for their words: what was destroyed in fights, houses that match, the amount of an event."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine.abilities import Effect, Scope
from kfdesk.engine.events import KeyForged
from kfdesk.engine.queries import houses
from kfdesk.language.counts import Count
from kfdesk.language.quantities import Quantity
from kfdesk.text.phrases import Amount
from kfdesk.text.phrases import fixed as words
from kfdesk.text.speech import Piece

__all__ = [
    "house_matches",
    "in_event",
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


@dataclass(frozen=True, eq=False, slots=True)
class InEvent(Quantity):
    """The amount of the event that triggered the ability: "that much", "all Æmber spent"."""

    words: tuple[str, str] = ("that much", "so viel")

    def of(self, scope: Scope, held: int = 0) -> int:
        event = scope.event
        amount: int = event.cost if isinstance(event, KeyForged) else getattr(event, "amount", 0)
        return amount

    def spoken(self) -> Piece:
        return Amount(words(*self.words))


def house_matches(among: Effect, like: Effect) -> HouseMatches:
    """The cards revealed by one instruction that share a house with those discarded by another."""
    return HouseMatches(among, like)


def in_event(words_: tuple[str, str] = ("that much", "so viel")) -> InEvent:
    """The amount of what triggered the ability."""
    return InEvent(words_)
