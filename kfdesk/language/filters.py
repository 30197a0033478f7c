"""Which: the adjectives and clauses that narrow a target down.

A filter can be asked of a card in play and of the snapshot of one that has left it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from kfdesk.engine.abilities import Scope
from kfdesk.engine.events import Snapshot
from kfdesk.engine.queries import creatures, houses, neighbors, on_flank, power, traits
from kfdesk.engine.terms import House
from kfdesk.language import names
from kfdesk.language.base import Node
from kfdesk.text import nouns
from kfdesk.text.nouns import Prefix
from kfdesk.text.phrases import Frame, Phrase

if TYPE_CHECKING:
    from kfdesk.language.targets import Target

__all__ = [
    "DAMAGED",
    "ENEMY",
    "FRIENDLY",
    "NEIGHBORING",
    "NOT_ON_FLANK",
    "ON_FLANK",
    "OTHER",
    "READY",
    "STUNNED",
    "UNDAMAGED",
    "Filter",
    "PowerAtLeast",
    "PowerAtMost",
    "not_of_house",
    "of_house",
    "other_than",
    "with_trait",
    "without_trait",
]


@dataclass(frozen=True, eq=False, slots=True)
class Filter(Node):
    """A property a card must have to be meant."""

    narrow: ClassVar[bool] = True
    """Whether few cards fit it, for the figures of decks; False for what about any creature may be."""
    yours: ClassVar[bool] = False
    """Whether it means cards of your own side."""

    def matches(self, scope: Scope, card: int) -> bool:
        """Return whether the card has the property now."""
        raise NotImplementedError(type(self).__name__)

    def matched(self, scope: Scope, was: Snapshot) -> bool:
        """Return whether a card that left play had the property."""
        raise NotImplementedError(type(self).__name__)


@dataclass(frozen=True, eq=False, slots=True)
class Friendly(Filter):
    """Controlled by the ability's player. Rule: "Friendly"."""

    phrase = names.FRIENDLY
    narrow = False
    yours = True

    def matches(self, scope: Scope, card: int) -> bool:
        return scope.g.state.cards[card].controller == scope.you or scope.g.as_yours == (card, scope.you)

    def matched(self, scope: Scope, was: Snapshot) -> bool:
        return was.controller == scope.you


@dataclass(frozen=True, eq=False, slots=True)
class Enemy(Filter):
    """Controlled by the opponent. Rule: "Enemy"."""

    phrase = names.ENEMY
    narrow = False

    def matches(self, scope: Scope, card: int) -> bool:
        return scope.g.state.cards[card].controller != scope.you and scope.g.as_yours != (card, scope.you)

    def matched(self, scope: Scope, was: Snapshot) -> bool:
        return was.controller != scope.you


@dataclass(frozen=True, eq=False, slots=True)
class Other(Filter):
    """Not the card the ability is on."""

    phrase = nouns.OTHER
    narrow = False

    def matches(self, scope: Scope, card: int) -> bool:
        return card != scope.source

    def matched(self, scope: Scope, was: Snapshot) -> bool:
        return was.card != scope.source


@dataclass(frozen=True, eq=False, slots=True)
class Neighboring(Filter):
    """A neighbor of the card the ability is on. Rule: "Neighbor"."""

    phrase = names.NEIGHBORING
    narrow = False

    def matches(self, scope: Scope, card: int) -> bool:
        return card in neighbors(scope.g, scope.source)

    def matched(self, scope: Scope, was: Snapshot) -> bool:
        return scope.source in was.neighbors


@dataclass(frozen=True, eq=False, slots=True)
class NeighborOf(Filter):
    """A neighbor of another pick of the same ability."""

    target: Target
    phrase = Frame(en="neighboring {target:that}", de="neben {target:that:dat}")
    narrow = False

    def matches(self, scope: Scope, card: int) -> bool:
        return any(card in neighbors(scope.g, c) for c in self.target.known(scope))


@dataclass(frozen=True, eq=False, slots=True)
class OtherThan(Filter):
    """None of an earlier pick of the same ability."""

    target: Target
    phrase = names.DIFFERENT
    narrow = False

    def matches(self, scope: Scope, card: int) -> bool:
        return card not in self.target.known(scope)


@dataclass(frozen=True, eq=False, slots=True)
class OnFlank(Filter):
    """On a flank. Rule: "Flank"."""

    phrase = names.FLANK_PREFIX
    narrow = False

    def matches(self, scope: Scope, card: int) -> bool:
        return on_flank(scope.g, card)


@dataclass(frozen=True, eq=False, slots=True)
class NotOnFlank(Filter):
    """Not on a flank."""

    phrase = Phrase(en="be not on a flank", de="sich nicht an einer Flanke befinden")
    narrow = False

    def matches(self, scope: Scope, card: int) -> bool:
        return not on_flank(scope.g, card)


@dataclass(frozen=True, eq=False, slots=True)
class WithTrait(Filter):
    """Having a trait, named as in the facts. Rule: "Traits"."""

    trait: str

    def spoken(self) -> Prefix:
        return names.trait_prefix(self.trait)

    def matches(self, scope: Scope, card: int) -> bool:
        return self.trait in traits(scope.g, card)

    def matched(self, scope: Scope, was: Snapshot) -> bool:
        return self.trait in was.traits


@dataclass(frozen=True, eq=False, slots=True)
class WithoutTrait(Filter):
    """Not having a trait."""

    trait: str

    def spoken(self) -> Prefix:
        return names.trait_prefix(self.trait).non()

    def matches(self, scope: Scope, card: int) -> bool:
        return self.trait not in traits(scope.g, card)

    def matched(self, scope: Scope, was: Snapshot) -> bool:
        return self.trait not in was.traits


@dataclass(frozen=True, eq=False, slots=True)
class OfHouse(Filter):
    """Belonging to a house."""

    house: House

    def spoken(self) -> Prefix:
        return names.house_prefix(self.house)

    def matches(self, scope: Scope, card: int) -> bool:
        return self.house in houses(scope.g, card)

    def matched(self, scope: Scope, was: Snapshot) -> bool:
        return self.house in was.houses


@dataclass(frozen=True, eq=False, slots=True)
class NotOfHouse(Filter):
    """Not belonging to a house."""

    house: House

    def spoken(self) -> Prefix:
        return names.house_prefix(self.house).non()

    def matches(self, scope: Scope, card: int) -> bool:
        return self.house not in houses(scope.g, card)

    def matched(self, scope: Scope, was: Snapshot) -> bool:
        return self.house not in was.houses


@dataclass(frozen=True, eq=False, slots=True)
class Damaged(Filter):
    """With damage on it."""

    phrase = names.DAMAGED

    def matches(self, scope: Scope, card: int) -> bool:
        return scope.g.state.cards[card].damage > 0

    def matched(self, scope: Scope, was: Snapshot) -> bool:
        return was.damage > 0


@dataclass(frozen=True, eq=False, slots=True)
class Undamaged(Filter):
    """Without damage on it."""

    phrase = names.UNDAMAGED
    narrow = False

    def matches(self, scope: Scope, card: int) -> bool:
        return scope.g.state.cards[card].damage == 0

    def matched(self, scope: Scope, was: Snapshot) -> bool:
        return was.damage == 0


@dataclass(frozen=True, eq=False, slots=True)
class Ready(Filter):
    """Ready."""

    phrase = names.READY

    def matches(self, scope: Scope, card: int) -> bool:
        return scope.g.state.cards[card].ready


@dataclass(frozen=True, eq=False, slots=True)
class Exhausted(Filter):
    """Exhausted."""

    phrase = names.EXHAUSTED

    def matches(self, scope: Scope, card: int) -> bool:
        return not scope.g.state.cards[card].ready


@dataclass(frozen=True, eq=False, slots=True)
class Stunned(Filter):
    """Stunned."""

    phrase = names.STUNNED

    def matches(self, scope: Scope, card: int) -> bool:
        return scope.g.state.cards[card].stunned

    def matched(self, scope: Scope, was: Snapshot) -> bool:
        return was.stunned


@dataclass(frozen=True, eq=False, slots=True)
class PowerAtMost(Filter):
    """With this much power or less."""

    limit: int
    phrase = Frame(en="with power {limit} or lower", de="mit Stärke {limit} oder weniger")
    narrow = False

    def matches(self, scope: Scope, card: int) -> bool:
        return power(scope.g, card) <= self.limit

    def matched(self, scope: Scope, was: Snapshot) -> bool:
        return was.power <= self.limit


@dataclass(frozen=True, eq=False, slots=True)
class PowerAtLeast(Filter):
    """With this much power or more."""

    limit: int
    phrase = Frame(en="with power {limit} or higher", de="mit Stärke {limit} oder mehr")
    narrow = False

    def matches(self, scope: Scope, card: int) -> bool:
        return power(scope.g, card) >= self.limit

    def matched(self, scope: Scope, was: Snapshot) -> bool:
        return was.power >= self.limit


@dataclass(frozen=True, eq=False, slots=True)
class MostPowerful(Filter):
    """With the highest power of all creatures that fit `among`. Rule: "Most powerful"."""

    among: tuple[Filter, ...] = ()
    phrase = names.MOST_POWERFUL
    narrow = False

    def matches(self, scope: Scope, card: int) -> bool:
        g = scope.g
        mine = power(g, card)
        return all(power(g, c) <= mine for c in creatures(g) if all(f.matches(scope, c) for f in self.among))


@dataclass(frozen=True, eq=False, slots=True)
class LeastPowerful(Filter):
    """With the lowest power of all creatures that fit `among`. Rule: "Least powerful"."""

    among: tuple[Filter, ...] = ()
    phrase = names.LEAST_POWERFUL
    narrow = False

    def matches(self, scope: Scope, card: int) -> bool:
        g = scope.g
        mine = power(g, card)
        return all(power(g, c) >= mine for c in creatures(g) if all(f.matches(scope, c) for f in self.among))


FRIENDLY = Friendly()
ENEMY = Enemy()
OTHER = Other()
NEIGHBORING = Neighboring()
ON_FLANK = OnFlank()
NOT_ON_FLANK = NotOnFlank()
DAMAGED = Damaged()
UNDAMAGED = Undamaged()
READY = Ready()
EXHAUSTED = Exhausted()
STUNNED = Stunned()


def neighbor_of(target: Target) -> NeighborOf:
    """A neighbor of what `target` picked."""
    return NeighborOf(target)


def other_than(target: Target) -> OtherThan:
    """Not what `target` picked."""
    return OtherThan(target)


def with_trait(trait: str) -> WithTrait:
    """Having the trait."""
    return WithTrait(trait)


def without_trait(trait: str) -> WithoutTrait:
    """Not having the trait."""
    return WithoutTrait(trait)


def of_house(house: House) -> OfHouse:
    """Belonging to the house."""
    return OfHouse(house)


def not_of_house(house: House) -> NotOfHouse:
    """Not belonging to the house."""
    return NotOfHouse(house)
