"""Which, by what a card is: its houses, traits, name and keywords, its state and its values."""

from __future__ import annotations

from kfdesk.engine.abilities import Scope
from kfdesk.engine.card_facts import CardFacts, facts_of
from kfdesk.engine.play import token_reference
from kfdesk.engine.terms import CardId, House, Keyword, Status
from kfdesk.language import nouns
from kfdesk.language.amounts import EqualTo
from kfdesk.language.base import Target, itself_in, judging
from kfdesk.language.card_names import title
from kfdesk.language.counts.houses import HousesWith, OfSuchHouse
from kfdesk.language.counts.properties import number_of_icons
from kfdesk.language.named_choices import (
    NUMBER,
    ActiveHouse,
    HouseChoice,
    NameChoice,
    NumberChoice,
    TraitChoice,
    of_that_house,
    to_that_house,
)
from kfdesk.language.predicates import Predicate, choose_another, choose_such, is_a
from kfdesk.language.ranges import (
    NONE,
    SOME,
    AtLeast,
    AtMost,
    Exactly,
    LessThan,
    MoreThan,
    Parity,
    Range,
    having,
    so_many,
)
from kfdesk.records import entity
from kfdesk.text.enumeration import Both
from kfdesk.text.joining import IfMentioned
from kfdesk.text.nominals import Name, NounPhrase, described
from kfdesk.text.parts_of_speech import NONE as UNSAID
from kfdesk.text.parts_of_speech import THAT, Noun, Prefix
from kfdesk.text.phrases import Frame, Phrase, fixed
from kfdesk.text.predicative import IS, IS_NOT, Predicative
from kfdesk.text.wording import Denied, Fragment, Nominal, Wordable

__all__ = [
    "DAMAGED",
    "ENRAGED",
    "EXHAUSTED",
    "HIGHEST_POWER",
    "LOWEST_POWER",
    "READY",
    "STUNNED",
    "TOKEN",
    "WARDED",
    "amber",
    "armor",
    "counters",
    "icons",
    "named",
    "of_house",
    "power",
    "upgrades",
    "with_keyword",
    "with_trait",
]


# What it is -------------------------------------------------------------------------------------


@entity
class WithTrait(Predicate):
    """Having a trait, named as in the facts or by a player. Rule: "Traits"."""

    trait: str | TraitChoice

    @property
    def noun(self) -> Noun | None:
        return nouns.TRAIT_NOUNS.get(self.trait) if isinstance(self.trait, str) else None

    def worded(self) -> Fragment:
        if isinstance(self.trait, str):
            return nouns.trait_prefix(self.trait)
        return fixed("with that trait", "mit jenem Merkmal")

    def opposite(self) -> Fragment:
        if isinstance(self.trait, str):
            return nouns.without_trait(self.trait)
        return fixed("without that trait", "ohne jenes Merkmal")

    def refused_for(self, subject: Wordable, noun: Noun) -> Fragment:
        return choose_another(self.said_of(subject, noun), noun)

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        trait = self.trait if isinstance(self.trait, str) else self.trait.trait(scope)
        return trait in facts.traits


@entity
class OfHouse(Predicate):
    """Belonging to a house: a certain one, the active one, or one that was named."""

    house: House | HouseChoice | ActiveHouse

    def worded(self) -> Fragment:
        if isinstance(self.house, House):
            return nouns.house_prefix(self.house)
        return of_that_house(self.house) if isinstance(self.house, HouseChoice) else _ACTIVE_ATTRIBUTE

    def opposite(self) -> Fragment:
        if isinstance(self.house, House):
            return nouns.without_house(self.house)
        return self._predicative().clause(self, negated=True)

    def said_of(self, subject: Wordable, noun: Noun = nouns.CARD, *, negated: bool = False) -> Fragment:
        if isinstance(self.house, House):
            return is_a(subject, noun, (self,), negated=negated)
        return self._predicative().sentence(self, subject, negated=negated)

    def refused_for(self, subject: Wordable, noun: Noun) -> Fragment:
        if isinstance(self.house, House):
            return choose_another(self.said_of(subject, noun), noun)
        return Predicate.refused_for(self, subject, noun)

    @property
    def of_it(self) -> Wordable:
        """Return the house that was named, as cards are of it."""
        assert isinstance(self.house, HouseChoice)
        return to_that_house(self.house, of=True)

    def _predicative(self) -> Predicative:
        return _OF_THAT_HOUSE if isinstance(self.house, HouseChoice) else _OF_ACTIVE_HOUSE

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        house = self.house if isinstance(self.house, House) else self.house.house(scope)
        return house in facts.houses


_ACTIVE_ATTRIBUTE = fixed("of the active house", "der aktiven Fraktion")
_OF_THAT_HOUSE = Predicative(en="be {not} {of_it}", de="{not} {of_it} gehören")
_OF_ACTIVE_HOUSE = Predicative(en="be {not} of the active house", de="{not} zur aktiven Fraktion gehören")


@entity
class Named(Predicate):
    """Having the name of a card, given by its id, or the name that was named.

    An ability that a card gains and that says the name of that very card means it alone. Rule: "Self-referential text".
    A card that was taken from the opponent means no token creature but that of its new controller's deck. Rule: "Token
    creatures".
    """

    card: str | NameChoice
    others: tuple[str, ...] = ()
    """Cards of which any may be meant instead."""

    def worded(self) -> Fragment:
        if isinstance(self.card, NameChoice):
            named = Frame(en="named {name}", de="namens {name}").of(name=self.card)
            return IfMentioned(self.card, named, fixed("with that name", "mit jenem Namen"))
        return Frame(en="named {name}", de="namens {name}").of(name=self.called)

    @property
    def called(self) -> Wordable:
        return self._called(nouns.CARD) if isinstance(self.card, str) else None

    def _called(self, noun: Noun) -> Nominal:
        assert isinstance(self.card, str)
        names = tuple(Name(title(card), noun) for card in (self.card, *self.others))
        return Both(names, link="or") if self.others else names[0]

    def opposite(self) -> Fragment:
        if isinstance(self.card, NameChoice):
            return fixed("with another name", "mit einem anderen Namen")
        return _NOT_NAMED.of(name=self.called)

    def said_of(self, subject: Wordable, noun: Noun = nouns.CARD, *, negated: bool = False) -> Fragment:
        if isinstance(self.card, NameChoice):
            return (_HAS_NOT_NAME if negated else _HAS_NAME).of(subject=subject)
        return (IS_NOT if negated else IS).of(subject=subject, what=self._called(noun))

    def refused_of(self, facts: CardFacts, subject: Wordable, noun: Noun) -> Fragment:
        if isinstance(self.card, NameChoice):
            return self.said_of(subject, noun, negated=True)
        return _IS_NOT_NAMED.of(subject=subject, name=self._called(noun))

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        wanted = self.card if isinstance(self.card, str) else self.card.card(scope)
        return any(self._is(scope, facts, id_) for id_ in (wanted, *self.others))

    def _is(self, scope: Scope, facts: CardFacts, wanted: str | None) -> bool:
        """Return whether a card has the name of that one."""
        if facts.definition == wanted:
            literal = isinstance(self.card, str)
            if literal and _is_token_of_the_opponent(scope, wanted):
                return False
            said = literal and scope.granted_by
            own = said and scope.core.state.cards[scope.source].definition.id == wanted
            return not own or facts.card == scope.source
        printed = scope.core.state.cards[facts.card].printed  # both halves of a gigantic creature have one name
        return facts.definition == printed.id and printed.other_half == wanted


def _is_token_of_the_opponent(scope: Scope, wanted: str | None) -> bool:
    """Return whether an ability is of a card that was taken from the opponent, and a token creature of theirs alone is
    wanted. The card may have left play meanwhile.
    """
    owner = scope.core.state.cards[scope.source].owner
    if scope.you == owner:
        return False
    own, theirs = (token_reference(scope.core, player) for player in (scope.you, owner))
    cards = scope.core.state.cards
    return bool(theirs) and cards[theirs].definition.id == wanted and not (own and cards[own].definition.id == wanted)


_NOT_NAMED = Phrase(en="be not named {name}", de="nicht {name:nom} heißen")
_IS_NOT_NAMED = Phrase(en="{subject} | be not named {name}", de="{subject} | nicht {name:nom} heißen")
_HAS_NAME = Phrase(en="{subject} | have that name", de="{subject} | jenen Namen [haben]")
_HAS_NOT_NAME = Phrase(en="{subject} | do not have that name", de="{subject} | nicht jenen Namen [haben]")


@entity
class WithKeyword(Predicate):
    """Having a keyword: "creature with elusive"."""

    word: Keyword
    phrase = Frame(en="with {name}", de="mit dem Schlüsselwort {name}")
    predicative = Predicative(en="be {not} a card with {name}", de="das Schlüsselwort {name} {not} [haben]")

    @property
    def name(self) -> Wordable:
        """The keyword in words."""
        return nouns.KEYWORDS[self.word].name

    def opposite(self) -> Fragment:
        return Frame(en="without {name}", de="ohne das Schlüsselwort {name}").of(name=self.name)

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.keyword(self.word) > 0


# Its state --------------------------------------------------------------------------------------


@entity
class Damaged(Predicate):
    """With damage on it."""

    phrase = nouns.DAMAGED
    rare = True

    def opposite(self) -> Fragment:
        return nouns.UNDAMAGED

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.damage > 0


@entity
class Ready(Predicate):
    """Ready."""

    phrase = nouns.READY

    def opposite(self) -> Fragment:
        return nouns.EXHAUSTED

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.ready


@entity
class Exhausted(Predicate):
    """Exhausted."""

    phrase = nouns.EXHAUSTED

    def opposite(self) -> Fragment:
        return nouns.READY

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return not facts.ready


@entity
class WithStatus(Predicate):
    """With the counter of a status on it: stunned, warded, enraged."""

    status: Status
    rare = True

    def worded(self) -> Fragment:
        return _STATUSES[self.status]

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return self.status in facts.statuses


_STATUSES = {Status.STUN: nouns.STUNNED, Status.WARD: nouns.WARDED, Status.ENRAGE: nouns.ENRAGED}


@entity
class Token(Predicate):
    """A token creature. Rule: "Token creatures"."""

    phrase = Prefix("token", "Token", rule="glossary/token-creatures")

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.token


# Its values -------------------------------------------------------------------------------------


def _of_parity(value: Noun, parity: Parity) -> NounPhrase:
    """Return "odd power"."""
    return described(value, UNSAID, parity.adjective)


def _outside(value: Noun, range: Range) -> Fragment:
    """Return the attribute of cards whose value is outside a range of which the complement is no range."""
    compares = isinstance(range, MoreThan | LessThan)
    return (_NOT_SO_MUCH if compares else _OTHER_THAN).of(value=described(value, UNSAID), range=range.value)


_NOT_SO_MUCH = Frame(en="with {value} not {range}", de=", {rel:gen} {value:nom} nicht {range} ist,")
_OTHER_THAN = Frame(en="with {value} other than {range}", de="mit anderer {value:dat} als {range}")


_STRONGER = Frame(en="with higher power than {other}", de="mit höherer Stärke als {other:nom}")
_WEAKER = Frame(en="with lower power than {other}", de="mit niedrigerer Stärke als {other:nom}")


@entity
class Power(Predicate):
    """With a power in a range, or equal to the number that was named or to what is counted."""

    range: Range | NumberChoice | EqualTo

    @property
    def narrow(self) -> bool:  # type: ignore[override]
        """Whether few cards fit it."""
        return not isinstance(self.range, AtLeast | AtMost)

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        itself = itself_in(self.range)
        if itself is None:
            return self._fits(scope, facts)
        with judging(scope, itself, facts.card):
            other: Target | None = getattr(getattr(self.range, "than", None), "powerful", None)
            return (other is None or bool(other.counted(scope))) and self._fits(scope, facts)

    def _fits(self, scope: Scope, facts: CardFacts) -> bool:
        if isinstance(self.range, NumberChoice):
            return facts.power == self.range.number(scope)
        if isinstance(self.range, EqualTo):
            return facts.power == self.range.of(scope)
        return self.range.contains(scope, facts.power)

    def worded(self) -> Fragment:
        if isinstance(self.range, NumberChoice | EqualTo):
            return _OF_EQUAL_POWER.of(number=self._number)
        if isinstance(self.range, Exactly):
            return Frame(en="with {n} power", de="mit Stärke {n}").of(n=self.range.n)
        if isinstance(self.range, Parity):
            return having(_of_parity(nouns.POWER, self.range))
        if isinstance(self.range, MoreThan | LessThan):
            other: Wordable = getattr(self.range.than, "powerful", None)
            if other is not None:
                return (_STRONGER if isinstance(self.range, MoreThan) else _WEAKER).of(other=other)
        return Frame(en="with power {value}", de="mit Stärke {value}").of(value=self.range.value)

    @property
    def _number(self) -> Wordable:
        """Return the number it is equal to."""
        return self.range.count.number if isinstance(self.range, EqualTo) else _THAT_NUMBER

    def opposite(self) -> Fragment:
        if not isinstance(self.range, Range):
            return _OF_ANOTHER_POWER.of(number=self._number)
        others = self.range.complement
        return _outside(nouns.POWER, self.range) if others is None else Power(others).worded()

    def said_of(self, subject: Wordable, noun: Noun = nouns.CARD, *, negated: bool = False) -> Fragment:
        if not isinstance(self.range, Range):
            equal = _EQUAL.of(number=self._number)
            return (_HAS_NOT_POWER if negated else _HAS_POWER).of(subject=subject, value=equal)
        if negated and (others := self.range.complement) is not None:
            return Power(others).said_of(subject, noun)
        if isinstance(self.range, Parity):
            return _HAS_WHAT.of(subject=subject, what=_of_parity(nouns.POWER, self.range))
        if negated and isinstance(self.range, MoreThan | LessThan):
            return _POWER_COMPARES_NOT.of(subject=subject, value=self.range.value)
        return (_HAS_NOT_POWER if negated else _HAS_POWER).of(subject=subject, value=self.range.value)

    def refused_of(self, facts: CardFacts, subject: Wordable, noun: Noun) -> Fragment:
        """Return the sentence with the power that the card has, and that is not the one asked for."""
        if not isinstance(self.range, Range):
            return _HAS_UNEQUAL_POWER.of(subject=subject, n=facts.power, number=self._number)
        wording = _HAS_WRONG_POWER if not isinstance(self.range, MoreThan | LessThan) else _COMPARES_WRONG
        return wording.of(subject=subject, n=facts.power, value=self.range.value)


_THAT_NUMBER = described(NUMBER, THAT)
_EQUAL = Frame(en="equal to {number}", de="in Höhe {number:gen}")
_OF_EQUAL_POWER = Frame(en="with power equal to {number}", de=", {rel:gen} Stärke {number:dat} entspricht,")
_OF_ANOTHER_POWER = Frame(en="with another power than {number}", de="mit einer anderen Stärke als {number:dat}")
_POWER_COMPARES_NOT = Phrase(en="{subject} | do not have power {value}", de="{subject} | nicht Stärke {value} haben")
_HAS_POWER = Phrase(en="{subject} | have power {value}", de="{subject} | Stärke {value} haben")
_HAS_WRONG_POWER = Phrase(
    en="{subject} | have power {n}, not {value}", de="{subject} | Stärke {n} [haben], nicht {value}"
)
_COMPARES_WRONG = Frame(
    en="{subject} has {n} power, which is not {value}", de="die Stärke von {subject:dat} ({n}) ist nicht {value}"
)
_HAS_UNEQUAL_POWER = Frame(
    en="{subject} has {n} power, which is not equal to {number}",
    de="die Stärke von {subject:dat} ({n}) entspricht nicht {number:dat}",
)
_HAS_NOT_POWER = Phrase(
    en="{subject} | have power other than {value}", de="{subject} | andere Stärke als {value} haben"
)


@entity
class ExtremePower(Predicate):
    """With the lowest, or the highest power of all cards of the description. Rule: "Most powerful"."""

    lowest: bool
    superlative = True

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return True

    def most_of(self, scope: Scope, cards: tuple[CardId, ...]) -> tuple[CardId, ...]:
        powers = {card: facts_of(scope.core, card).power for card in cards}
        extreme = (min if self.lowest else max)(powers.values(), default=0)
        return tuple(card for card in cards if powers[card] == extreme)

    def worded(self) -> Fragment:
        return _LOWEST if self.lowest else _HIGHEST


_LOWEST = fixed("with the lowest power", "mit der niedrigsten Stärke")
_HIGHEST = fixed("with the highest power", "mit der höchsten Stärke")


@entity
class Armor(Predicate):
    """With an armor value in a range."""

    range: Range

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return self.range.contains(scope, facts.armor)

    def worded(self) -> Fragment:
        if self.range in (SOME, NONE):
            return _WITH_ARMOR if self.range is SOME else _WITHOUT_ARMOR
        if isinstance(self.range, Parity):
            return having(_of_parity(nouns.ARMOR, self.range))
        return Frame(en="with armor {value}", de="mit Rüstung {value}").of(value=self.range.value)

    def opposite(self) -> Fragment:
        others = self.range.complement
        return _outside(nouns.ARMOR, self.range) if others is None else Armor(others).worded()


_WITH_ARMOR = fixed("with armor", "mit Rüstung")
_WITHOUT_ARMOR = fixed("without armor", "ohne Rüstung")


@entity
class AmberOn(Predicate):
    """With this amount of Æmber on it."""

    range: Range

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return self.range.contains(scope, facts.amber)

    def said_of(self, subject: Wordable, noun: Noun = nouns.CARD, *, negated: bool = False) -> Fragment:
        wanted = self.range.complement if negated else self.range
        said = _HAS.of(subject=subject, said=_so_much(wanted or self.range))
        return said if wanted is not None else Denied(said)

    def worded(self) -> Fragment:
        if self.range is NONE:
            return _WITH_NO_AMBER
        return Frame(en="with {said} on {it:acc}", de="mit {said:dat} auf sich").of(said=_so_much(self.range))

    def refused_of(self, facts: CardFacts, subject: Wordable, noun: Noun) -> Fragment:
        said = self.said_of(subject, noun, negated=True)
        return choose_such(said, noun, self) if self.range is NONE else said

    def opposite(self) -> Fragment:
        others = self.range.complement
        if others is not None:
            return AmberOn(others).worded()
        return Frame(en="without {said} on {it:acc}", de="ohne {said} auf sich").of(said=self.range.tokens("amber"))


def _so_much(wanted: Range) -> Wordable:
    return Frame(en="{amber}", de="{amber}") if wanted is SOME else wanted.tokens("amber")


_WITH_NO_AMBER = Frame(en="with no {amber} on {it:acc}", de="ohne {amber} auf sich")
_HAS = Phrase(en="{subject} | have {said} on {subject:it}", de="{subject} | {said} auf sich haben")


@entity
class CountersThere(Predicate):
    """With so many counters of a kind on it. Rule: "Counters and tokens"."""

    counter: str
    range: Range

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return self.range.contains(scope, facts.counters(self.counter))

    @property
    def _so_many(self) -> Wordable:
        return so_many(self.range, nouns.COUNTER, nouns.counter_prefix(self.counter))

    def worded(self) -> Fragment:
        return Frame(en="{them} on {it:acc}", de="{them}").of(them=having(self._so_many))

    def said_of(self, subject: Wordable, noun: Noun = nouns.CARD, *, negated: bool = False) -> Fragment:
        wanted = self.range.complement if negated else self.range
        there = self if wanted is None else CountersThere(self.counter, wanted)
        said = _HAS.of(subject=subject, said=there._so_many)
        return said if wanted is not None else Denied(said)

    def opposite(self) -> Fragment:
        others = self.range.complement
        if others is not None:
            return CountersThere(self.counter, others).worded()
        return Frame(en="without {what} on {it:acc}", de="ohne {what}").of(what=self._so_many)


@entity
class UpgradesThere(Predicate):
    """With so many upgrades attached to it. Rule: "Upgrades"."""

    range: Range

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return self.range.contains(scope, len(facts.upgrades))

    def worded(self) -> Fragment:
        return having(so_many(self.range, nouns.UPGRADE))

    def opposite(self) -> Fragment:
        others = self.range.complement
        return _WITHOUT.of(what=so_many(self.range, nouns.UPGRADE)) if others is None else upgrades(others).worded()


@entity
class IconsThere(Predicate):
    """With so many bonus icons, printed on it or added to it. Rule: "Bonus icons"."""

    range: Range

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return self.range.contains(scope, number_of_icons(facts))

    def worded(self) -> Fragment:
        return having(so_many(self.range, nouns.BONUS_ICON))

    def said_of(self, subject: Wordable, noun: Noun = nouns.CARD, *, negated: bool = False) -> Fragment:
        wanted = self.range.complement if negated else self.range
        said = _HAS_WHAT.of(subject=subject, what=so_many(wanted or self.range, nouns.BONUS_ICON))
        return said if wanted is not None else Denied(said)

    def refused_of(self, facts: CardFacts, subject: Wordable, noun: Noun) -> Fragment:
        said = self.said_of(subject, noun, negated=True)
        return choose_such(said, noun, self) if self.range is NONE else said

    def opposite(self) -> Fragment:
        others = self.range.complement
        return _WITHOUT.of(what=so_many(self.range, nouns.BONUS_ICON)) if others is None else icons(others).worded()


_WITHOUT = Frame(en="without {what}", de="ohne {what}")
_HAS_WHAT = Phrase(en="{subject} | have {what}", de="{subject} | {what} haben")

DAMAGED = Damaged()
READY = Ready()
EXHAUSTED = Exhausted()
STUNNED = WithStatus(Status.STUN)
WARDED = WithStatus(Status.WARD)
ENRAGED = WithStatus(Status.ENRAGE)
TOKEN = Token()
LOWEST_POWER = ExtremePower(True)
HIGHEST_POWER = ExtremePower(False)


def with_trait(trait: str | TraitChoice) -> WithTrait:
    """Having the trait."""
    return WithTrait(trait)


def of_house(house: House | HouseChoice | ActiveHouse | HousesWith) -> OfHouse | OfSuchHouse:
    """Belonging to the house, or to one of some houses."""
    return OfSuchHouse(house) if isinstance(house, HousesWith) else OfHouse(house)


def of_number(range: Range) -> Range:
    """Return how many of something cards have. Raises `ValueError` for more or fewer than something else has."""
    if isinstance(range, MoreThan | LessThan):
        raise ValueError(f"than what such a card has more or less is not said: {range}")
    return range


def upgrades(range: Range) -> UpgradesThere:
    """With so many upgrades attached to it; `SOME`: with an upgrade."""
    return UpgradesThere(of_number(range))


def icons(range: Range) -> IconsThere:
    """With so many bonus icons; `NONE`: with no bonus icons."""
    return IconsThere(of_number(range))


def named(card: str | NameChoice, *others: str) -> Named:
    """Having the name of the card with that id, or of one of several; or the name that was named.

    Raises `ValueError` for others besides a name that was named.
    """
    if others and not isinstance(card, str):
        raise ValueError("a name that was named is one name: others beside it have no words")
    return Named(card, others)


def counters(kind: str, range: Range) -> CountersThere:
    """With so many counters of a kind, such as POWER, on it."""
    return CountersThere(kind, of_number(range))


def with_keyword(word: Keyword) -> WithKeyword:
    """Having the keyword."""
    return WithKeyword(word)


def power(range: Range | NumberChoice | EqualTo) -> Power:
    """With a power in the range; or equal to what is counted: `power(equal_to(counters_on(DEPTH, THIS)))`."""
    return Power(range)


def armor(range: Range) -> Armor:
    """With an armor value in the range."""
    return Armor(range)


def amber(range: Range) -> AmberOn:
    """With this amount of Æmber on it."""
    return AmberOn(of_number(range))
