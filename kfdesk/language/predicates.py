"""Which: the adjectives and clauses that narrow a target down.

A filter can be asked of a card in play and of the snapshot of one that has left it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from kfdesk.engine.abilities import Scope
from kfdesk.engine.card_facts import CardFacts, facts_of
from kfdesk.engine.queries import creatures, power
from kfdesk.engine.terms import House
from kfdesk.language import names
from kfdesk.language.base import Node
from kfdesk.language.sorts import TYPES, Sort
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
    "PowerAtLeast",
    "PowerAtMost",
    "Predicate",
    "not_of_house",
    "of_house",
    "other_than",
    "with_trait",
    "without_trait",
]


@dataclass(frozen=True, eq=False, slots=True)
class Predicate(Node):
    """A property a card must have to be meant."""

    narrow: ClassVar[bool] = True
    """Whether few cards fit it, for the figures of decks; False for what about any creature may be."""
    yours: ClassVar[bool] = False
    """Whether it means cards of your own side."""

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        """Return whether a card has the property, or had it immediately before it left play."""
        raise NotImplementedError(type(self).__name__)


def fits(scope: Scope, card: int | CardFacts, predicates: tuple[Predicate, ...] = (), sort: Sort = Sort.CARD) -> bool:
    """Return whether a card (as it is now) or a record (as the card was) is of a sort and has all those properties."""
    facts = facts_of(scope.g, card) if isinstance(card, int) else card
    if sort is not Sort.CARD and facts.type not in TYPES[sort]:
        return False
    for predicate in predicates:  # noqa: SIM110 - asked very often, and this is the quicker way
        if not predicate.holds(scope, facts):
            return False
    return True


@dataclass(frozen=True, eq=False, slots=True)
class Friendly(Predicate):
    """Controlled by the ability's player. Rule: "Friendly"."""

    phrase = names.FRIENDLY
    narrow = False
    yours = True

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.controller == scope.you or scope.g.frames.lent(facts.card) == scope.you


@dataclass(frozen=True, eq=False, slots=True)
class Enemy(Predicate):
    """Controlled by the opponent. Rule: "Enemy"."""

    phrase = names.ENEMY
    narrow = False

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.controller != scope.you and scope.g.frames.lent(facts.card) != scope.you


@dataclass(frozen=True, eq=False, slots=True)
class Other(Predicate):
    """Not the card the ability is on."""

    phrase = nouns.OTHER
    narrow = False

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.card != scope.source


@dataclass(frozen=True, eq=False, slots=True)
class Neighboring(Predicate):
    """A neighbor of the card the ability is on. Rule: "Neighbor"."""

    phrase = names.NEIGHBORING
    narrow = False

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return scope.source in facts.neighbors


@dataclass(frozen=True, eq=False, slots=True)
class NeighborOf(Predicate):
    """A neighbor of another pick of the same ability."""

    target: Target
    phrase = Frame(en="neighboring {target:that}", de="neben {target:that:dat}")
    narrow = False

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return any(c in facts.neighbors for c in self.target.known(scope))


@dataclass(frozen=True, eq=False, slots=True)
class OtherThan(Predicate):
    """None of an earlier pick of the same ability."""

    target: Target
    phrase = names.DIFFERENT
    narrow = False

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.card not in self.target.known(scope)


@dataclass(frozen=True, eq=False, slots=True)
class OnFlank(Predicate):
    """On a flank. Rule: "Flank"."""

    phrase = names.FLANK_PREFIX
    narrow = False

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.on_flank


@dataclass(frozen=True, eq=False, slots=True)
class NotOnFlank(Predicate):
    """Not on a flank."""

    phrase = Phrase(en="be not on a flank", de="sich nicht an einer Flanke befinden")
    narrow = False

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return not facts.on_flank


@dataclass(frozen=True, eq=False, slots=True)
class WithTrait(Predicate):
    """Having a trait, named as in the facts. Rule: "Traits"."""

    trait: str

    def spoken(self) -> Prefix:
        return names.trait_prefix(self.trait)

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return self.trait in facts.traits


@dataclass(frozen=True, eq=False, slots=True)
class WithoutTrait(Predicate):
    """Not having a trait."""

    trait: str

    def spoken(self) -> Prefix:
        return names.trait_prefix(self.trait).non()

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return self.trait not in facts.traits


@dataclass(frozen=True, eq=False, slots=True)
class OfHouse(Predicate):
    """Belonging to a house."""

    house: House

    def spoken(self) -> Prefix:
        return names.house_prefix(self.house)

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return self.house in facts.houses


@dataclass(frozen=True, eq=False, slots=True)
class NotOfHouse(Predicate):
    """Not belonging to a house."""

    house: House

    def spoken(self) -> Prefix:
        return names.house_prefix(self.house).non()

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return self.house not in facts.houses


@dataclass(frozen=True, eq=False, slots=True)
class Damaged(Predicate):
    """With damage on it."""

    phrase = names.DAMAGED

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.damage > 0


@dataclass(frozen=True, eq=False, slots=True)
class Undamaged(Predicate):
    """Without damage on it."""

    phrase = names.UNDAMAGED
    narrow = False

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.damage == 0


@dataclass(frozen=True, eq=False, slots=True)
class Ready(Predicate):
    """Ready."""

    phrase = names.READY

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.ready


@dataclass(frozen=True, eq=False, slots=True)
class Exhausted(Predicate):
    """Exhausted."""

    phrase = names.EXHAUSTED

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return not facts.ready


@dataclass(frozen=True, eq=False, slots=True)
class Stunned(Predicate):
    """Stunned."""

    phrase = names.STUNNED

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.stunned


@dataclass(frozen=True, eq=False, slots=True)
class PowerAtMost(Predicate):
    """With this much power or less."""

    limit: int
    phrase = Frame(en="with power {limit} or lower", de="mit Stärke {limit} oder weniger")
    narrow = False

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.power <= self.limit


@dataclass(frozen=True, eq=False, slots=True)
class PowerAtLeast(Predicate):
    """With this much power or more."""

    limit: int
    phrase = Frame(en="with power {limit} or higher", de="mit Stärke {limit} oder mehr")
    narrow = False

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.power >= self.limit


@dataclass(frozen=True, eq=False, slots=True)
class MostPowerful(Predicate):
    """With the highest power of all creatures that fit `among`. Rule: "Most powerful"."""

    among: tuple[Predicate, ...] = ()
    phrase = names.MOST_POWERFUL
    narrow = False

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        g = scope.g
        return all(power(g, c) <= facts.power for c in creatures(g) if fits(scope, c, self.among))


@dataclass(frozen=True, eq=False, slots=True)
class LeastPowerful(Predicate):
    """With the lowest power of all creatures that fit `among`. Rule: "Least powerful"."""

    among: tuple[Predicate, ...] = ()
    phrase = names.LEAST_POWERFUL
    narrow = False

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        g = scope.g
        return all(power(g, c) >= facts.power for c in creatures(g) if fits(scope, c, self.among))


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
