"""A neighbor of what was picked, which need not be in play any more. Rule: "Neighbor"."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine.abilities import Scope
from kfdesk.engine.queries import neighbors
from kfdesk.language import names
from kfdesk.language.places import IN_PLAY
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import THIS, Chosen, Target
from kfdesk.text.nominals import NounPhrase, Pronoun
from kfdesk.text.nouns import OTHER, THE, A, Adjective
from kfdesk.text.speech import Piece

__all__ = [
    "neighbor_beside",
    "other_neighbor_beside",
]


def neighbors_or_last(scope: Scope, card: int) -> tuple[int, ...]:
    """Return a creature's neighbors; of one destroyed this turn those it had immediately before.

    Rule: FAQ on Pain Reaction and Smite.
    """
    state = scope.g.state
    if state.cards[card].in_play:
        return neighbors(scope.g, card)
    for was in reversed(state.memory.destroyed):
        if was.card == card:
            return tuple(c for c in was.neighbors if state.cards[c].in_play)
    return ()


@dataclass(frozen=True, eq=False, slots=True)
class NeighborNext(Chosen):
    """A neighbor of what `beside` picked."""

    beside: Target = THIS

    def candidates(self, scope: Scope) -> tuple[int, ...]:
        return tuple(dict.fromkeys(n for c in self.beside.known(scope) for n in neighbors_or_last(scope, c)))

    def spoken(self) -> Piece:
        return NounPhrase((names.NEIGHBOR,), A, of=Pronoun(self.beside))


@dataclass(frozen=True, eq=False, slots=True)
class OtherNeighbor(NeighborNext):
    """The neighbor on the far side of the second of two creatures dealt with, as seen from the first."""

    first: Target = THIS

    def candidates(self, scope: Scope) -> tuple[int, ...]:
        first = self.first.known(scope)
        return tuple(c for c in NeighborNext.candidates(self, scope) if c not in first)

    def spoken(self) -> Piece:
        return NounPhrase((names.NEIGHBOR,), A, (OTHER,), of=_SECOND)


_SECOND = NounPhrase((names.CREATURE,), THE, (Adjective("second", "zweit"),))


def neighbor_beside(target: Target) -> NeighborNext:
    """A neighbor of what was picked, as it was if that was destroyed."""
    return NeighborNext(CREATURE, (), IN_PLAY, 1, 1, target)


def other_neighbor_beside(second: Target, first: Target) -> OtherNeighbor:
    """The second creature's other neighbor than the first."""
    return OtherNeighbor(CREATURE, (), IN_PLAY, 1, 1, second, first)
