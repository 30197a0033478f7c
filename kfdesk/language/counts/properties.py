"""What cards have or what lies on them, as something to count: power, armor, Æmber, damage, counters, bonus icons."""

from __future__ import annotations

from typing import ClassVar

from kfdesk.engine.abilities import Scope
from kfdesk.engine.card_facts import CardFacts, last_known
from kfdesk.engine.terms import Icon
from kfdesk.language import nouns
from kfdesk.language.base import Target
from kfdesk.language.counts.cards import Count, clause, owning, taken_together, the_number_of
from kfdesk.language.extremes import Extreme
from kfdesk.language.ranges import AtLeastOne, IconAmount, LessThan, MoreThan, Parity, Range, so_many
from kfdesk.language.targets import Chosen, Host
from kfdesk.records import entity
from kfdesk.text.mentions import ThisOrIt
from kfdesk.text.nominals import Followed, NounPhrase, described
from kfdesk.text.parts_of_speech import EACH, PLURAL, THE, Noun, Prefix
from kfdesk.text.phrases import Frame
from kfdesk.text.pronouns import Pronoun
from kfdesk.text.wording import Fragment, Wordable

__all__ = ["amber_on", "armor_of", "counters_on", "damage_on", "icons_on", "power_of"]

_ON = Frame(en="on {cards:acc}", de="auf {cards:dat}")
_OF = Frame(en="of {cards}", de="{cards:gen}")
_EACH_POINT = Frame(en="each point of {what}", de="jeden Punkt {what:gen}")


@entity
class OfCards(Count):
    """So much of all cards that a target means, taken together; of one that left play what it had.

    Rule: "Movement between zones".
    """

    target: Target

    def count(self, scope: Scope) -> int:
        return sum(self.amount(scope, last_known(scope, card)) for card in self.target.counted(scope))

    def amount(self, scope: Scope, facts: CardFacts) -> int:
        """Return how much one card has."""
        raise NotImplementedError(type(self).__name__)

    def estimate(self) -> float:
        return self.target.size()

    @property
    def on_cards(self) -> Fragment:
        """Return "on it", of one card that the text is about, or "on friendly creatures"."""
        target = self.target
        if target.is_this:
            return _ON.of(cards=ThisOrIt(target))
        plain = isinstance(target, Host | Chosen) and not isinstance(target, Extreme)
        return _ON.of(cards=Pronoun(target) if plain else taken_together(target))


@entity
class ValueOf(OfCards):
    """A value of cards: their power or their armor."""

    value: ClassVar[Noun]
    combined: ClassVar[Noun]
    """What it is called of several cards together."""

    def worded(self) -> Fragment:
        return _EACH_POINT.of(what=self.number)

    @property
    def number(self) -> Wordable:
        if self.target.several:
            cards = owning(self.target.in_full or taken_together(self.target))
            return NounPhrase((self.combined,), THE, (), (_OF.of(cards=cards),))
        return NounPhrase((self.value,), of=self.target.in_full or self.target)


@entity
class PowerOf(ValueOf):
    """The power of cards."""

    value = nouns.POWER
    combined = Noun("combined power", "die Gesamtstärke, Gesamtstärken")

    @property
    def powerful(self) -> Wordable:
        """Return the one creature whose power it is, for "with lower power than that creature"."""
        return None if self.target.several else self.target

    def amount(self, scope: Scope, facts: CardFacts) -> int:
        return facts.power


@entity
class ArmorOf(ValueOf):
    """The armor of cards."""

    value = nouns.ARMOR
    combined = Noun("combined armor", "die Gesamtrüstung, Gesamtrüstungen")

    def amount(self, scope: Scope, facts: CardFacts) -> int:
        return facts.armor


@entity
class AmberOn(OfCards):
    """The Æmber on cards."""

    icon: ClassVar[str] = "amber"
    each: ClassVar[Frame] = Frame(en="each {amber} {where}", de="jedes {amber} {where}")
    all_of_it: ClassVar[Noun] = nouns.AMBER

    def amount(self, scope: Scope, facts: CardFacts) -> int:
        return facts.amber

    def worded(self) -> Fragment:
        return self.each.of(where=self.on_cards)

    @property
    def number(self) -> Wordable:
        return Followed(NounPhrase((self.all_of_it,), THE), self.on_cards)

    def has(self, wanted: Range, *, still: bool = False) -> Fragment:
        if isinstance(wanted, MoreThan | LessThan):
            return Count.has(self, wanted, still=still)
        return clause("there | =is {what} {where}", "{what} | {where} liegen", still).of(
            what=IconAmount(wanted, self.icon), where=_ON.of(cards=taken_together(self.target))
        )


@entity
class DamageOn(AmberOn):
    """The damage on cards."""

    icon = "damage"
    each = Frame(en="each damage {where}", de="jeden Schaden {where}")
    all_of_it = nouns.DAMAGE

    def amount(self, scope: Scope, facts: CardFacts) -> int:
        return facts.damage


@entity
class PiecesOn(OfCards):
    """Things that lie on cards or are printed on them and that a noun names."""

    @property
    def noun(self) -> Noun:
        """Return what one of them is called."""
        raise NotImplementedError(type(self).__name__)

    @property
    def narrower(self) -> tuple[Prefix, ...]:
        """Return what narrows the noun."""
        return ()

    def worded(self) -> Fragment:
        return described(self.noun, EACH, *self.narrower, self.on_cards)

    @property
    def number(self) -> Wordable:
        return the_number_of(described(self.noun, PLURAL, *self.narrower, self.on_cards))

    def has(self, wanted: Range, *, still: bool = False) -> Fragment:
        if isinstance(wanted, MoreThan | LessThan):
            return Count.has(self, wanted, still=still)
        one = isinstance(wanted, AtLeastOne | Parity) or wanted.number == 1
        verb = "is" if one else "are"
        return clause(f"there | ={verb} {{what}} {{where}}", "{what} | {where} liegen", still).of(
            what=self.so_many(wanted), where=_ON.of(cards=taken_together(self.target))
        )

    def so_many(self, wanted: Range) -> Wordable:
        return so_many(wanted, self.noun, *self.narrower)


@entity
class CountersOn(PiecesOn):
    """The counters of a kind on cards. Rule: "Counters and tokens"."""

    counter: str

    def amount(self, scope: Scope, facts: CardFacts) -> int:
        return facts.counters(self.counter)

    @property
    def noun(self) -> Noun:
        return nouns.COUNTER

    @property
    def narrower(self) -> tuple[Prefix, ...]:
        return (nouns.counter_prefix(self.counter),)


def number_of_icons(facts: CardFacts) -> int:
    """Return how many bonus icons a card has, those of houses among them. Rule: "Bonus icons"."""
    return len(facts.icons) + len(facts.house_icons)


@entity
class IconsOn(PiecesOn):
    """The bonus icons on cards, all of them or those of a kind. Rule: "Bonus icons"."""

    icon: Icon | None = None

    def amount(self, scope: Scope, facts: CardFacts) -> int:
        return number_of_icons(facts) if self.icon is None else facts.icons.count(self.icon)

    @property
    def noun(self) -> Noun:
        return nouns.BONUS_ICON

    @property
    def narrower(self) -> tuple[Prefix, ...]:
        return () if self.icon is None else (nouns.icon_prefix(self.icon),)


def amber_on(target: Target) -> AmberOn:
    """The Æmber on cards."""
    return AmberOn(target)


def damage_on(target: Target) -> DamageOn:
    """The damage on cards."""
    return DamageOn(target)


def power_of(target: Target) -> PowerOf:
    """The power of cards."""
    return PowerOf(target)


def armor_of(target: Target) -> ArmorOf:
    """The armor of cards."""
    return ArmorOf(target)


def counters_on(kind: str, target: Target) -> CountersOn:
    """The counters of a kind, such as POWER, on cards."""
    return CountersOn(target, kind)


def icons_on(target: Target, kind: Icon | None = None) -> IconsOn:
    """The bonus icons on cards, or those of a kind."""
    return IconsOn(target, kind)
