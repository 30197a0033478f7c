"""What came before: the cards that an earlier instruction dealt with, what is left, the upgrades of a creature."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kfdesk.engine.abilities import Effect, Scope
from kfdesk.language import names
from kfdesk.language.impact import Aim
from kfdesk.language.places import IN_PLAY
from kfdesk.language.players import YOU
from kfdesk.language.predicates import FRIENDLY, Predicate, fits
from kfdesk.language.results import AFFECTED
from kfdesk.language.sorts import CREATURE, NOUNS, Sort
from kfdesk.language.targets import Chosen, Each, Picking, Target
from kfdesk.language.titles import title
from kfdesk.text.joining import this_way
from kfdesk.text.nominals import Name, Pronoun, described
from kfdesk.text.nouns import EACH, THAT, A, Adjective
from kfdesk.text.speech import Piece
from kfdesk.text.words import Words

__all__ = [
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

    def pick(self, scope: Scope) -> Picking:
        return self.known(scope)
        yield

    def known(self, scope: Scope) -> tuple[int, ...]:
        done = scope.results.get(self.effect)
        return done.cards if done else ()

    def spoken(self) -> Piece:
        return described(NOUNS[self.sort], THAT)


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


def those(effect: Effect, sort: Sort = CREATURE, *predicates: Predicate) -> Those | EachOfThose:
    """The card that an instruction dealt with: "that creature"; with predicates each of those cards that has them."""
    return EachOfThose(sort, predicates, IN_PLAY, effect) if predicates else Those(effect, sort)


def it(target: Target) -> It:
    """What a target picked, as a pronoun."""
    return It(target)


def your_remaining_creature() -> Remaining:
    """The creature that you have left."""
    return Remaining(CREATURE, (FRIENDLY,), IN_PLAY)


def upgrade_here(id_: str) -> UpgradeHere:
    """The upgrade of that name on this creature."""
    return UpgradeHere(id_)
