"""What came before: the cards that an earlier instruction dealt with, what is left, the upgrades of a creature."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from kfdesk.engine.abilities import Effect, Scope
from kfdesk.language import names
from kfdesk.language.impact import Aim
from kfdesk.language.places import IN_PLAY, Place, discard_pile
from kfdesk.language.players import YOU
from kfdesk.language.predicates import FRIENDLY, Predicate, fits
from kfdesk.language.results import AFFECTED
from kfdesk.language.sorts import CREATURE, NOUNS, Sort
from kfdesk.language.targets import AllOf, Chosen, Each, Picking, Target
from kfdesk.language.titles import title
from kfdesk.text.joining import this_way
from kfdesk.text.nominals import Name, Pronoun, described
from kfdesk.text.nouns import EACH, THAT, A, Adjective
from kfdesk.text.phrases import fixed
from kfdesk.text.speech import Piece
from kfdesk.text.words import Words

__all__ = [
    "Those",
    "each_in_discard_and_in_play",
    "each_of_those",
    "it",
    "those",
    "upgrade_here",
    "your_remaining_creature",
]


@dataclass(frozen=True, eq=False, slots=True)
class Those(Target):
    """The cards to which an earlier instruction happened: "it", "those creatures". Rule: "This way"."""

    effect: Effect
    sort: Sort = CREATURE
    many: bool = False

    def pick(self, scope: Scope) -> Picking:
        return self.known(scope)
        yield

    def known(self, scope: Scope) -> tuple[int, ...]:
        done = scope.results.get(self.effect)
        return done.cards if done else ()

    def spoken(self) -> Piece:
        return described(NOUNS[self.sort], THAT, count="" if self.many else None)


@dataclass(frozen=True, eq=False, slots=True)
class It(Target):
    """What another target picked, as a pronoun: "it", "them"."""

    target: Target

    def pick(self, scope: Scope) -> Picking:
        return (yield from self.target.pick(scope))

    def known(self, scope: Scope) -> tuple[int, ...]:
        return self.target.known(scope)

    def covers(self, scope: Scope, card: int) -> bool:
        return self.target.covers(scope, card)

    def any(self, scope: Scope) -> bool:
        return self.target.any(scope)

    def spoken(self) -> Piece:
        return Pronoun(self.target)

    @property
    def meant(self) -> Target:
        return self.target.meant

    def size(self) -> float:
        return self.target.size()

    def aims(self) -> Iterator[Aim]:
        return self.target.aims()


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
class Remaining(Chosen):
    """A creature you still control, after all others were to go; of several you choose one."""

    def spoken(self) -> Piece:
        return described(names.CREATURE, A, _REMAINING, of=YOU)


_REMAINING = Adjective("remaining", "verblieben")


@dataclass(frozen=True, eq=False, slots=True)
class EachHereAndThere(AllOf):
    """Every card of one description in your discard pile and in play, said once."""

    def spoken(self) -> Piece:
        first = self.groups[0]
        assert isinstance(first, Each)
        found = first.described(EACH)
        return replace(found, after=(*found.after, _AND_FROM_PLAY))


_AND_FROM_PLAY = fixed("and from play", "und aus dem Spiel")


@dataclass(frozen=True, eq=False, slots=True)
class UpgradeHere(Target):
    """An upgrade on the creature the ability is on, by name: the upgrade that gave the ability."""

    id: str

    def pick(self, scope: Scope) -> Picking:
        return self.known(scope)
        yield

    def known(self, scope: Scope) -> tuple[int, ...]:
        cards = scope.g.state.cards
        return tuple(u for u in cards[scope.source].upgrades if cards[u].defn.id == self.id)[:1]

    def spoken(self) -> Piece:
        return Name(title(self.id), names.UPGRADE)


def those(effect: Effect, sort: Sort = CREATURE) -> Those:
    """The card to which an instruction happened: "that creature"."""
    return Those(effect, sort)


def it(target: Target) -> It:
    """What a target picked, as a pronoun."""
    return It(target)


def each_of_those(effect: Effect, sort: Sort, *predicates: Predicate, in_: Place = IN_PLAY) -> EachOfThose:
    """Every card of a description to which an earlier instruction happened: "each creature revealed this way"."""
    return EachOfThose(sort, predicates, in_, effect)


def your_remaining_creature() -> Remaining:
    """The creature that you have left."""
    return Remaining(CREATURE, (FRIENDLY,), IN_PLAY)


def each_in_discard_and_in_play(sort: Sort, *predicates: Predicate) -> EachHereAndThere:
    """Every card of a description in your discard pile and in play."""
    return EachHereAndThere((Each(sort, predicates, discard_pile()), Each(sort, predicates)))


def upgrade_here(id_: str) -> UpgradeHere:
    """The upgrade of that name on this creature."""
    return UpgradeHere(id_)
