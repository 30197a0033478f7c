"""Targets that rest upon what came before: each of its neighbors, the one that remains."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from kfdesk.engine.abilities import Effect, Scope
from kfdesk.engine.queries import neighbors
from kfdesk.language import names
from kfdesk.language.impact import COUNTED, Aim
from kfdesk.language.picks import AllOf, FoughtByThis
from kfdesk.language.places import IN_PLAY, Place, discard_pile
from kfdesk.language.predicates import FRIENDLY, Predicate, fits
from kfdesk.language.results import AFFECTED
from kfdesk.language.sorts import CREATURE, NOUNS, Sort
from kfdesk.language.targets import THIS, Chosen, Each, Picking, Target, This
from kfdesk.text.joining import this_way
from kfdesk.text.nominals import THIS_CARD, YOU, EachOf, NounPhrase, Pronoun, That, described
from kfdesk.text.nouns import EACH, PLURAL, A, Adjective
from kfdesk.text.phrases import Frame
from kfdesk.text.phrases import fixed as said
from kfdesk.text.speech import Piece
from kfdesk.text.words import Words

__all__ = [
    "a_neighbor_of",
    "each_in_discard_and_in_play",
    "each_neighbor_of",
    "each_of_those",
    "your_remaining_creature",
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


@dataclass(frozen=True, eq=False, slots=True)
class Remaining(Chosen):
    """A creature you still control, after all others were to go; of several you choose one."""

    def spoken(self) -> Piece:
        return described(names.CREATURE, A, _REMAINING, of=YOU)


_REMAINING = Adjective("remaining", "verblieben")


@dataclass(frozen=True, eq=False, slots=True)
class EachOfThose(Each):
    """Every card of a description among those to which an earlier instruction happened. Rule: "This way"."""

    effect: Effect | None = None

    def candidates(self, scope: Scope) -> tuple[int, ...]:
        done = scope.results.get(self.effect)
        return tuple(c for c in (done.cards if done else ()) if fits(scope, c, self.predicates, self.sort))

    def spoken(self) -> Piece:
        done: Words = getattr(self.effect, "participle", AFFECTED)
        return described(NOUNS[self.sort], EACH, *self.predicates, *this_way(done))

    def aims(self) -> Iterator[Aim]:
        yield from ()


@dataclass(frozen=True, eq=False, slots=True)
class EachHereAndThere(AllOf):
    """Every card of one description in your discard pile and in play, said once."""

    def spoken(self) -> Piece:
        first = self.groups[0]
        assert isinstance(first, Each)
        found = first.described(EACH)
        return replace(found, after=(*found.after, _AND_FROM_PLAY))


_AND_FROM_PLAY = said("and from play", "und aus dem Spiel")


def each_neighbor_of(target: Target, *, in_full: bool = False) -> EachNeighborOf:
    """Each neighbor of what was picked; with `in_full`, of what the text names only here."""
    return EachNeighborOf(target, in_full)


def a_neighbor_of(target: Target) -> NeighborOfThat:
    """A neighbor of what was picked."""
    return NeighborOfThat(CREATURE, (), IN_PLAY, 1, 1, target)


def your_remaining_creature() -> Remaining:
    """The creature that you have left."""
    return Remaining(CREATURE, (FRIENDLY,), IN_PLAY)


def each_of_those(effect: Effect, sort: Sort, *predicates: Predicate, in_: Place = IN_PLAY) -> EachOfThose:
    """Every card of a description to which an earlier instruction happened: "each creature revealed this way"."""
    return EachOfThose(sort, predicates, in_, effect)


def each_in_discard_and_in_play(sort: Sort, *predicates: Predicate) -> EachHereAndThere:
    """Every card of a description in your discard pile and in play."""
    return EachHereAndThere((Each(sort, predicates, discard_pile()), Each(sort, predicates)))
