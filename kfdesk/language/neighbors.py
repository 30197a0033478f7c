"""The neighbors of a creature. Rule: "Neighbor"."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kfdesk.engine.abilities import Scope
from kfdesk.engine.queries import neighbors
from kfdesk.language import names
from kfdesk.language.impact import COUNTED, Aim
from kfdesk.language.places import IN_PLAY
from kfdesk.language.predicates import neighbors_or_last
from kfdesk.language.sorts import CREATURE
from kfdesk.language.targets import THIS, Chosen, Picking, Target, This
from kfdesk.text import nouns
from kfdesk.text.nominals import EachOf, NounPhrase, Pronoun, described
from kfdesk.text.nouns import EACH, PLURAL, THE, A, Adjective
from kfdesk.text.phrases import Frame
from kfdesk.text.speech import Nominal, Piece, Referent, Scene
from kfdesk.text.tokens import Tokens

__all__ = [
    "neighbor_beside",
    "neighbors_of",
    "other_neighbor_beside",
]


@dataclass(frozen=True, eq=False, slots=True)
class NeighborsOf(Target):
    """Each neighbor of what another target means; of a destroyed creature, those it had. Rule: "Neighbor"."""

    target: Target

    def pick(self, scope: Scope) -> Picking:
        cards = yield from self.target.pick(scope)
        scope.picked[self] = tuple(dict.fromkeys(n for c in cards for n in neighbors_or_last(scope, c)))
        return scope.picked[self]

    def covers(self, scope: Scope, card: int) -> bool:
        return any(card in neighbors(scope.g, c) for c in self.target.known(scope))

    def any(self, scope: Scope) -> bool:
        return self.target.any(scope)

    def spoken(self) -> Piece:
        return EachNeighbor(self.target)

    def size(self) -> float:
        return COUNTED

    def aims(self) -> Iterator[Aim]:
        yield Aim(number=COUNTED)


@dataclass(frozen=True, slots=True)
class EachNeighbor(Nominal):
    """The neighbors of a creature: "each of its neighbors" of one mentioned before, "each neighbor of …" of another."""

    of: Target

    def _phrase(self, scene: Scene) -> Nominal:
        if isinstance(self.of, This) or scene.recalled(self.of) is not self.of:
            return EachOf(NounPhrase((names.NEIGHBOR,), PLURAL, of=self.of))
        return described(names.NEIGHBOR, EACH, _OF.of(whose=self.of))

    def tell(self, scene: Scene, owner: object) -> Tokens:
        """Return the phrase that fits what has been mentioned."""
        return self._phrase(scene).tell(scene, owner)

    def referent(self, scene: Scene) -> Referent:
        """Return one of the neighbors."""
        return self._phrase(scene).referent(scene)

    def possessive(self, scene: Scene) -> Tokens:
        """Return the possessive of one of them."""
        return self._phrase(scene).possessive(scene)


_OF = Frame(en="of {whose}", de="{whose:gen}")


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


def neighbors_of(target: Target) -> NeighborsOf:
    """Each neighbor of what is meant."""
    return NeighborsOf(target)


def neighbor_beside(target: Target) -> NeighborNext:
    """A neighbor of what was picked, as it was if that was destroyed."""
    return NeighborNext(CREATURE, (), IN_PLAY, 1, 1, target)


def other_neighbor_beside(second: Target, first: Target) -> OtherNeighbor:
    """The second creature's other neighbor than the first."""
    return OtherNeighbor(CREATURE, (), IN_PLAY, 1, 1, second, first)
