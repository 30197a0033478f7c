"""Which, by what several cards have in common: their house, a trait, their name, their type, their power."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import Enum
from typing import overload

from kfdesk.engine.abilities import Scope
from kfdesk.engine.card_facts import CardFacts, facts_of, last_known
from kfdesk.engine.terms import POWER_COUNTER, CardId
from kfdesk.language import nouns
from kfdesk.language.base import Node, Target, itself_in, judging
from kfdesk.language.card_names import title
from kfdesk.language.predicates import Predicate, choose_another
from kfdesk.records import entity, record
from kfdesk.text.adverbials import PerLanguage
from kfdesk.text.mentions import IfByName, InContext
from kfdesk.text.nominals import NounPhrase, That
from kfdesk.text.parts_of_speech import THE, Noun
from kfdesk.text.phrases import Frame, Phrase, fixed
from kfdesk.text.predicative import Predicative
from kfdesk.text.pronouns import Pronoun
from kfdesk.text.this_card import THIS_CARD
from kfdesk.text.wording import Denied, Fragment, Nominal, SentenceContext, Wordable, unfold

__all__ = ["HOUSE", "NAME", "TRAIT", "TYPE", "different", "same"]


class Aspect(Enum):
    """In what two cards may be alike. Power has the value of the word `POWER`, which also names +1 power counters."""

    HOUSE = "house"
    TRAIT = "trait"
    NAME = "name"
    TYPE = "type"
    POWER = POWER_COUNTER

    def of(self, facts: CardFacts) -> frozenset[str]:
        """Return what a card has of it: its houses, its traits, its name, its type, its power."""
        match self:
            case Aspect.HOUSE:
                return frozenset(facts.houses)
            case Aspect.TRAIT:
                return frozenset(facts.traits)
            case Aspect.NAME:
                return frozenset((title(facts.definition).en,))
            case Aspect.POWER:
                return frozenset((str(facts.power),))
        return frozenset((facts.type,))


HOUSE = Aspect.HOUSE
TRAIT = Aspect.TRAIT
NAME = Aspect.NAME
TYPE = Aspect.TYPE


@entity
class Different(Predicate):
    """Unlike one another in one aspect: what is asked of several cards that are picked together."""

    aspect: Aspect

    def worded(self) -> Fragment:
        return _DIFFERENT[self.aspect]

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return True

    def shared(self, scope: Scope, card: CardId) -> frozenset[str]:
        """Return what a card must not have in common with the others."""
        return self.aspect.of(facts_of(scope.core, card))

    def likeness(self, subject: Wordable, other: Wordable) -> Fragment:
        """Return the sentence that two cards are not unlike one another in it: "Troll shares a house with Krump"."""
        return _LIKENESS[self.aspect].of(subject=subject, one=other)


_DIFFERENT = {
    Aspect.HOUSE: fixed("of different houses", "verschiedener Fraktionen"),
    Aspect.TRAIT: fixed("with different traits", "mit verschiedenen Merkmalen"),
    Aspect.NAME: fixed("with different names", "mit verschiedenen Namen"),
    Aspect.TYPE: fixed("of different types", "verschiedener Typen"),
    Aspect.POWER: fixed("of different power", "verschiedener Stärke"),
}


@entity
class Alike(Predicate):
    """Like another card in one aspect: of a house of that card, sharing a trait, with the same name or type.

    Or like several of some cards; those may be others for each card that is asked: "that shares a house with at least
    one of its neighbors".
    """

    aspect: Aspect
    target: Target
    least: int = 1

    def worded(self) -> Fragment:
        match self.aspect:
            case Aspect.HOUSE if self.target.any_one is None:
                if self.target.in_full is not None:
                    of_house = _OF_HOUSE.of(house=NounPhrase((nouns.HOUSE,), THE, of=self.target.in_full))
                    return PerLanguage(of_house, _OF_HOUSE_OF.of(card=self.target.in_full))
                theirs = _OF_HOUSE.of(house=NounPhrase((nouns.HOUSE,), THE, of=That(self.target)))
                if unfold(self.target)[0] is THIS_CARD:
                    return IfByName(self.target, theirs, self.shared_with(self.target))
                return PerLanguage(theirs, IfByName(self.target, theirs, _OF_SAME_HOUSE))
            case Aspect.HOUSE | Aspect.TRAIT:
                return self.shared_with(self._so_many)
            case Aspect.NAME:
                return (_NAMED if self.target.is_this else _OF_SAME_NAME).of(target=self.target)
            case Aspect.POWER:
                one = self.target if self.target.any_one is None else _OneOrIt(self.target)
                return Frame(en="with the same power as {one}", de="mit derselben Stärke wie {one:nom}").of(one=one)
        return IfByName(self.target, _OF_TYPE_OF.of(card=self.target), _OF_SAME_TYPE)

    def shared_with(self, one: Wordable) -> Fragment:
        """Return the clause that it shares a house, or a trait, with a card: "that shares a house with it"."""
        return _SHARE[self.aspect].of(one=one)

    @property
    def _one(self) -> Wordable:
        """Return with which card it is compared: of several with any of them."""
        return That(self.target) if self.target.any_one is None else _OneOrIt(self.target)

    @property
    def _so_many(self) -> Wordable:
        """Return with how many of several it is compared, where that is said; else with which one."""
        said = self.target.so_many(self.least)
        return self._one if said is None or said == self.target.any_one else said

    def opposite(self) -> Fragment:
        if self.aspect is Aspect.NAME:
            return fixed("with a different name", "mit einem anderen Namen")
        if self.aspect in _SHARE:
            return Denied(self.shared_with(PerLanguage(self._so_many, self._one)))
        return _ALIKE[self.aspect].clause(self, negated=True)

    def said_of(self, subject: Wordable, noun: Noun = nouns.CARD, *, negated: bool = False) -> Fragment:
        if self.aspect in _SHARE:
            said = _SHARES[self.aspect].of(subject=subject, one=self._one)
            return Denied(said) if negated else said
        if negated and self.aspect is Aspect.POWER:
            return _HAS_NOT_SAME_POWER.of(subject=subject, one=self.target)
        return _ALIKE[self.aspect].sentence(self, subject, negated=negated)

    def refused_for(self, subject: Wordable, noun: Noun) -> Fragment:
        return choose_another(self.said_of(subject, noun), noun)

    def unlike(self, subject: Wordable, noun: Noun, others: Wordable) -> Fragment:
        """Return the sentence that a card is like none of some others, which are named."""
        if self.aspect in _SHARE:
            return Denied(_SHARES[self.aspect].of(subject=subject, one=others))
        return self.said_of(subject, noun, negated=True)

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        itself = itself_in(self.target)
        if itself is None:
            return self._is_like(scope, facts)
        with judging(scope, itself, facts.card):
            return self._is_like(scope, facts)

    def _is_like(self, scope: Scope, facts: CardFacts) -> bool:
        own = self.aspect.of(facts)
        others = (last_known(scope, card) for card in self.target.counted(scope))
        return sum(not own.isdisjoint(self.aspect.of(other)) for other in others) >= self.least


@record
class _OneOrIt(InContext):
    """Any one of several cards, which is "it" where there is only one of them."""

    several: Target

    def in_context(self, context: SentenceContext) -> Nominal:
        said = context.recalled(self.several)
        one = said if isinstance(said, Pronoun) and not said.referent(context).plural else self.several.any_one
        assert isinstance(one, Nominal), self.several
        return one


@entity
class InCommon(Node):
    """Like one another in one aspect: what is asked of several cards together."""

    aspect: Aspect

    def worded(self) -> Fragment:
        return _IN_COMMON[self.aspect]

    @property
    def of_a_number(self) -> Fragment:
        """Return what is said of a number of cards among others: "5 or more cards of the same house"."""
        return _OF_THE_SAME.get(self.aspect, _IN_COMMON[self.aspect])

    def most_alike(self, cards: Iterable[CardFacts]) -> int:
        """Return how many of some cards are like one another at most."""
        return max(Counter(of for facts in cards for of in self.aspect.of(facts)).values(), default=0)


_OF_SAME_TYPE = fixed("of the same type", "desselben Typs")
_OF_TYPE_OF = Frame(en="of the same type as {card}", de="desselben Typs wie {card:nom}")
_IN_COMMON = {
    Aspect.HOUSE: fixed("that share a house", ", die eine Fraktion gemeinsam haben,"),
    Aspect.TRAIT: fixed("that share a trait", ", die ein Merkmal gemeinsam haben,"),
    Aspect.NAME: fixed("of the same name", "gleichen Namens"),
    Aspect.TYPE: _OF_SAME_TYPE,
    Aspect.POWER: fixed("with the same power", "mit derselben Stärke"),
}
_NAMED = Frame(en="named {target}", de="namens {target}")
_OF_SAME_NAME = Frame(en="with the same name as {target}", de="mit demselben Namen wie {target:nom}")
_OF_SAME_HOUSE = fixed("of the same house", "derselben Fraktion")
_OF_THE_SAME = {
    Aspect.HOUSE: _OF_SAME_HOUSE,
    Aspect.TRAIT: fixed("with the same trait", "mit demselben Merkmal"),
}
_OF_HOUSE = Frame(en="of {house}", de="{house:gen}")
_OF_HOUSE_OF = Frame(en="of the same house as {card}", de="derselben Fraktion wie {card:nom}")
_ALIKE = {
    Aspect.NAME: Predicative(en="be {not} named {target}", de="{not} {target:nom} heißen"),
    Aspect.TYPE: Predicative(
        en="be {not} of the same type as {target}", de="{not} vom selben Typ wie {target:nom} sein"
    ),
    Aspect.POWER: Predicative(
        en="have {not} the same power as {target}", de="{not} dieselbe Stärke wie {target:nom} haben"
    ),
}
_SHARE = {
    Aspect.HOUSE: Phrase(en="share a house with {one}", de="eine Fraktion mit {one:dat} gemeinsam [haben]"),
    Aspect.TRAIT: Phrase(en="share a trait with {one}", de="ein Merkmal mit {one:dat} gemeinsam [haben]"),
}
_HAS_NOT_SAME_POWER = Phrase(
    en="{subject} | do not have the same power as {one}", de="{subject} | nicht dieselbe Stärke wie {one:nom} haben"
)
_SHARES = {aspect: Phrase("{subject} | " + clause.en, "{subject} | " + clause.de) for aspect, clause in _SHARE.items()}


_LIKENESS = {
    **_SHARES,
    Aspect.NAME: Phrase(
        en="{subject} | have the same name as {one}", de="{subject} | denselben Namen wie {one:nom} haben"
    ),
    Aspect.TYPE: Phrase(
        en="{subject} | be of the same type as {one}", de="{subject} | vom selben Typ wie {one:nom} sein"
    ),
    Aspect.POWER: Phrase(
        en="{subject} | have the same power as {one}", de="{subject} | dieselbe Stärke wie {one:nom} haben"
    ),
}


@overload
def same(aspect: Aspect | str) -> InCommon: ...
@overload
def same(aspect: Aspect | str, target: Target, least: int = 1) -> Alike: ...
def same(aspect: Aspect | str, target: Target | None = None, least: int = 1) -> Alike | InCommon:
    """Like what `target` picked: of a house of it, sharing a trait with it, having its name, type or `POWER`.

    `same(HOUSE, neighbors_of(ITSELF), 2)`: that share a house with 2 of their own neighbors. Without a target like one
    another: `is_(x, same(HOUSE))`.
    """
    return InCommon(Aspect(aspect)) if target is None else Alike(Aspect(aspect), target, least)


def different(aspect: Aspect | str) -> Different:
    """Unlike one another: `a(CREATURE, different(HOUSE), n=3)`."""
    return Different(Aspect(aspect))
