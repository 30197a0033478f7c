"""The neighbors of a creature. Rule: "Neighbor"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kfdesk.engine.abilities import Scope
from kfdesk.engine.queries import neighbors
from kfdesk.language import names
from kfdesk.language.impact import COUNTED, Aim
from kfdesk.language.places import IN_PLAY
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import THIS, Chosen, FoughtByThis, Picking, Target, This
from kfdesk.text import nouns
from kfdesk.text.nominals import THIS_CARD, EachOf, NounPhrase, Pronoun, That, described
from kfdesk.text.nouns import EACH, PLURAL, THE, A, Adjective
from kfdesk.text.phrases import Frame
from kfdesk.text.speech import Piece

__all__ = [
    "a_neighbor_of",
    "each_neighbor_of",
    "neighbor_beside",
    "other_neighbor_beside",
]


@dataclass(frozen=True, eq=False, slots=True)
class EachNeighborOf(Target):
    """The neighbors of what another target picked, as they are when it is asked. Rule: "Neighbor".

    `in_full`: that is named here, not before.
    """

    target: Target
    in_full: bool = False

    def pick(self, scope: Scope) -> Picking:
        found = [n for c in self.target.known(scope) for n in neighbors(scope.g, c)]
        scope.picked[self] = tuple(dict.fromkeys(found))
        return scope.picked[self]
        yield

    def covers(self, scope: Scope, card: int) -> bool:
        return any(card in neighbors(scope.g, c) for c in self.target.known(scope))

    def any(self, scope: Scope) -> bool:
        return self.target.any(scope)

    def spoken(self) -> Piece:
        if isinstance(self.target, This):
            return EachOf(NounPhrase((names.NEIGHBOR,), PLURAL, of=THIS_CARD))
        if not self.in_full and isinstance(self.target, Chosen | FoughtByThis):
            return EachOf(NounPhrase((names.NEIGHBOR,), PLURAL, of=Pronoun(self.target)))
        return described(names.NEIGHBOR, EACH, _OF.of(whose=self.target))

    def size(self) -> float:
        return COUNTED

    def aims(self) -> Iterator[Aim]:
        yield Aim(number=COUNTED)


_OF = Frame(en="of {whose}", de="{whose:gen}")


@dataclass(frozen=True, eq=False, slots=True)
class NeighborOfThat(Chosen):
    """A neighbor of what another target picked before: "a neighbor of that creature"."""

    beside: Target = THIS

    def candidates(self, scope: Scope) -> tuple[int, ...]:
        return tuple(dict.fromkeys(n for c in self.beside.known(scope) for n in neighbors(scope.g, c)))

    def spoken(self) -> Piece:
        return described(names.NEIGHBOR, A, _OF.of(whose=That(self.beside)))


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
        return NounPhrase((names.NEIGHBOR,), A, (nouns.OTHER,), of=_SECOND)


_SECOND = NounPhrase((names.CREATURE,), THE, (Adjective("second", "zweit"),))


def each_neighbor_of(target: Target, *, in_full: bool = False) -> EachNeighborOf:
    """Each neighbor of what was picked; with `in_full`, of what the text names only here."""
    return EachNeighborOf(target, in_full)


def a_neighbor_of(target: Target) -> NeighborOfThat:
    """A neighbor of what was picked."""
    return NeighborOfThat(CREATURE, (), IN_PLAY, 1, 1, target)


def neighbor_beside(target: Target) -> NeighborNext:
    """A neighbor of what was picked, as it was if that was destroyed."""
    return NeighborNext(CREATURE, (), IN_PLAY, 1, 1, target)


def other_neighbor_beside(second: Target, first: Target) -> OtherNeighbor:
    """The second creature's other neighbor than the first."""
    return OtherNeighbor(CREATURE, (), IN_PLAY, 1, 1, second, first)
