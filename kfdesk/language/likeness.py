"""Which, by what several cards have in common: their house, a trait, their name, their type."""

from __future__ import annotations

from enum import Enum
from typing import TYPE_CHECKING, overload

from kfdesk.engine.abilities import Scope
from kfdesk.engine.card_facts import CardFacts, facts_of, last_known
from kfdesk.engine.terms import CardId
from kfdesk.language import names
from kfdesk.language.base import Node
from kfdesk.language.predicates import Predicate
from kfdesk.language.titles import title
from kfdesk.records import entity
from kfdesk.text.nominals import NounPhrase, That
from kfdesk.text.nouns import THE, Noun
from kfdesk.text.phrases import Frame, Phrase, fixed
from kfdesk.text.predicative import Predicative
from kfdesk.text.speech import Denied, Piece, Sayable

if TYPE_CHECKING:
    from kfdesk.language.targets import Target

__all__ = [
    "HOUSE",
    "NAME",
    "TRAIT",
    "TYPE",
    "different",
    "same",
]


class Aspect(Enum):
    """In what two cards may be alike."""

    HOUSE = "house"
    TRAIT = "trait"
    NAME = "name"
    TYPE = "type"

    def of(self, facts: CardFacts) -> frozenset[str]:
        """Return what a card has of it: its houses, its traits, its name, its type."""
        match self:
            case Aspect.HOUSE:
                return frozenset(facts.houses)
            case Aspect.TRAIT:
                return frozenset(facts.traits)
            case Aspect.NAME:
                return frozenset((title(facts.definition).en,))
        return frozenset((facts.type,))


HOUSE = Aspect.HOUSE
TRAIT = Aspect.TRAIT
NAME = Aspect.NAME
TYPE = Aspect.TYPE


@entity
class Different(Predicate):
    """Unlike one another in one aspect: what is asked of several cards that are picked together."""

    aspect: Aspect

    def spoken(self) -> Piece:
        return _DIFFERENT[self.aspect]

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return True

    def shared(self, scope: Scope, card: CardId) -> frozenset[str]:
        """Return what a card must not have in common with the others."""
        return self.aspect.of(facts_of(scope.core, card))


_DIFFERENT = {
    Aspect.HOUSE: fixed("of different houses", "verschiedener Fraktionen"),
    Aspect.TRAIT: fixed("with different traits", "mit verschiedenen Merkmalen"),
    Aspect.NAME: fixed("with different names", "mit verschiedenen Namen"),
    Aspect.TYPE: fixed("of different types", "verschiedener Typen"),
}


@entity
class Alike(Predicate):
    """Like another card in one aspect: of a house of that card, sharing a trait, with the same name or type."""

    aspect: Aspect
    target: Target

    def spoken(self) -> Piece:
        match self.aspect:
            case Aspect.HOUSE if self.target.any_one is None:
                if self.target.in_full is not None:
                    return _OF_HOUSE.of(house=NounPhrase((names.HOUSE,), THE, of=self.target.in_full))
                return fixed("of that card’s house", "der Fraktion jener Karte")
            case Aspect.HOUSE | Aspect.TRAIT:
                return _SHARE[self.aspect].of(one=self._one)
            case Aspect.NAME:
                return Frame(en="named {target}", de="namens {target}").of(target=self.target)
        return fixed("of the same type", "desselben Typs")

    @property
    def _one(self) -> Sayable:
        """Return with which card it is compared: of several with any of them."""
        one = self.target.any_one
        return That(self.target) if one is None else one

    def opposite(self) -> Piece:
        if self.aspect is Aspect.NAME:
            return fixed("with a different name", "mit einem anderen Namen")
        if self.aspect in _SHARE:
            return Denied(_SHARE[self.aspect].of(one=self._one))
        return _ALIKE[self.aspect].clause(self, negated=True)

    def said_of(self, subject: Sayable, noun: Noun = names.CARD, *, negated: bool = False) -> Piece:
        if self.aspect in _SHARE:
            said = _SHARES[self.aspect].of(subject=subject, one=self._one)
            return Denied(said) if negated else said
        return _ALIKE[self.aspect].sentence(self, subject, negated=negated)

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        own = self.aspect.of(facts)
        others = (last_known(scope, card) for card in self.target.counted(scope))
        return any(not own.isdisjoint(self.aspect.of(other)) for other in others)


@entity
class InCommon(Node):
    """Like one another in one aspect: what is asked of several cards together."""

    aspect: Aspect

    def spoken(self) -> Piece:
        return _IN_COMMON[self.aspect]


_IN_COMMON = {
    Aspect.HOUSE: fixed("that share a house", ", die eine Fraktion gemeinsam haben,"),
    Aspect.TRAIT: fixed("that share a trait", ", die ein Merkmal gemeinsam haben,"),
    Aspect.NAME: fixed("of the same name", "gleichen Namens"),
    Aspect.TYPE: fixed("of the same type", "desselben Typs"),
}
_OF_HOUSE = Frame(en="of {house}", de="{house:gen}")
_ALIKE = {
    Aspect.NAME: Predicative(en="be {not} named {target}", de="{not} {target:nom} heißen"),
    Aspect.TYPE: Predicative(en="be {not} of the same type", de="{not} desselben Typs sein"),
}
_SHARE = {
    Aspect.HOUSE: Phrase(en="share a house with {one}", de="eine Fraktion mit {one:dat} gemeinsam [haben]"),
    Aspect.TRAIT: Phrase(en="share a trait with {one}", de="ein Merkmal mit {one:dat} gemeinsam [haben]"),
}
_SHARES = {aspect: Phrase("{subject} | " + clause.en, "{subject} | " + clause.de) for aspect, clause in _SHARE.items()}


@overload
def same(aspect: Aspect) -> InCommon: ...
@overload
def same(aspect: Aspect, target: Target) -> Alike: ...
def same(aspect: Aspect, target: Target | None = None) -> Alike | InCommon:
    """Like what `target` picked: of a house of it, sharing a trait with it, having its name or its type.

    Without a target like one another: `is_(x, same(HOUSE))`.
    """
    return InCommon(aspect) if target is None else Alike(aspect, target)


def different(aspect: Aspect) -> Different:
    """Unlike one another: `a(CREATURE, different(HOUSE), n=3)`."""
    return Different(aspect)
