"""Rules of what cards belong to: a house, the player who controls them."""

from __future__ import annotations

from dataclasses import replace
from typing import Self

from kfdesk.engine.abilities import (
    Mod,
    Scope,
    Static,
)
from kfdesk.engine.card_facts import last_known
from kfdesk.engine.queries import of_itself
from kfdesk.engine.terms import CardId, House, Player
from kfdesk.language import nouns
from kfdesk.language.amounts import All
from kfdesk.language.base import Rule, Target
from kfdesk.language.estimates import DeckEstimate, EstimateContext, EstimateKind
from kfdesk.language.named_choices import ActiveHouse, HouseChoice, to_that_house
from kfdesk.language.players import OPPONENT, YOU, Who
from kfdesk.language.targets import THIS
from kfdesk.records import entity
from kfdesk.text.adverbials import During, PerLanguage
from kfdesk.text.mentions import OfItsKind, Recalling
from kfdesk.text.nominals import NounPhrase
from kfdesk.text.parts_of_speech import PLURAL, THE
from kfdesk.text.phrases import Frame, Phrase
from kfdesk.text.pronouns import Pronoun
from kfdesk.text.this_card import THIS_CARD
from kfdesk.text.wording import Fragment, Wordable

__all__ = ["belongs_to", "controls"]


@entity
class Belongs(Rule, Static[CardId]):
    """The card belongs to a house instead of its own: a certain one, the active one or that of another card; for None
    to all besides its own."""

    house: House | HouseChoice | ActiveHouse | Target | None
    target: Target
    besides: bool = False
    """Whether it keeps its other houses."""

    @property
    def kind(self) -> Mod:  # type: ignore[override]
        """A house is set, all houses are added, and so is one besides the others."""
        return Mod.HOUSE_ADD if self.house is None or self.besides else Mod.HOUSE_SET

    def applies(self, scope: Scope, subject: CardId) -> bool:
        return self.target.covers(scope, subject) and bool(self.value(scope, subject))

    def value(self, scope: Scope, subject: CardId) -> tuple[House, ...]:
        match self.house:
            case None:
                return tuple(House)
            case House():
                return (self.house,)
            case Target():
                return tuple(house for card in self.house.known(scope) for house in last_known(scope, card).houses)
        house = self.house.house(scope)
        return () if house is None else (house,)

    def worded(self) -> Fragment:
        if self.house is None:
            return _ALL_HOUSES.of(target=self.target)
        if isinstance(self.house, ActiveHouse):
            return _BELONGS_ACTIVE.of(target=self.target)
        if isinstance(self.house, HouseChoice):
            wording = _BELONGS_TOO if self.besides else _BELONGS_CHOSEN
            return wording.of(target=self.target, to_it=to_that_house(self.house))
        if isinstance(self.house, Target):
            of = THIS_CARD if self.house.is_this else self.house  # by name: of "its house" nobody knows whose it is
            return _BELONGS_LIKE.of(target=self.target, house=NounPhrase((nouns.HOUSE,), THE, of=of))
        wording = _BELONGS_BESIDES if self.besides else _BELONGS
        return wording.of(target=self.target, house=self.house.words)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.uses(self.target, 1.0, context)


_ALL_HOUSES = Phrase(en="{target} | belong to all houses", de="{target} | zu allen Fraktionen gehören")


_BELONGS_ACTIVE = Phrase(en="{target} | belong to the active house", de="{target} | zur aktiven Fraktion gehören")


_BELONGS_CHOSEN = Phrase(en="{target} | belong to {to_it}", de="{target} | {to_it} gehören")


_BELONGS_TOO = Phrase(
    en="{target} | belong to {to_it} in addition to its other houses",
    de="{target} | auch {to_it} gehören",
)


_BELONGS = Phrase(en="{target} | belong to house {house}", de="{target} | zur Fraktion {house} gehören")
_BELONGS_BESIDES = Phrase(
    en="{target} | belong to house {house} in addition to its other houses",
    de="{target} | auch zur Fraktion {house} gehören",
)
_BELONGS_LIKE = Phrase(en="{target} | belong to {house}", de="{target} | zu {house:dat} gehören")


@entity
class BelongsWhileYours(Rule, Static[CardId]):
    """While you control a card, it belongs to a house; `foreign`: where it is of none of your three houses."""

    house: House
    target: Target
    foreign: bool
    who: Who = YOU
    kind = Mod.HOUSE_SET

    def applies(self, scope: Scope, subject: CardId) -> bool:
        c = scope.core.state.cards[subject]
        if not self.target.covers(scope, subject) or c.controller not in self.who.players(scope):
            return False
        yours = scope.core.state.players[c.controller].houses
        return not (self.foreign and set(of_itself(scope.core, subject)) & set(yours))

    def value(self, scope: Scope, subject: CardId) -> tuple[House, ...]:
        return (self.house,)

    def worded(self) -> Fragment:
        return (_WHERE_FOREIGN if self.foreign else _WHILE_YOURS).of(target=self.target, house=self.house.words)

    def stated(self, time: Wordable) -> Wordable:
        named = OfItsKind(self.target)
        control = _CONTROL.of(who=self.who, card=named)
        it = PerLanguage(Recalling(self.target, (self.target,), near=True), Pronoun(named))
        if not self.foreign:
            return _ITS_HOUSE_WHILE.of(control=control, again=it, house=self.house.words)
        houses = NounPhrase((nouns.HOUSE,), PLURAL, of=self.who if self.who is YOU else Pronoun(self.who))
        return _FOREIGN_WHILE.of(control=control, again=it, house=self.house.words, houses=houses)

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        estimate.uses(self.target, 1.0, context)


_CONTROL = Phrase(en="{who} | control {card}", de="{who} | {card:acc} kontrollieren")
_ITS_HOUSE_WHILE = Frame(
    en="while {control}, {again} belongs to house {house}",
    de="solange {control:last}, gehört {again:nom} zur Fraktion {house}",
)
_FOREIGN_WHILE = Frame(
    en="while {control}, if {again} does not belong to one of {houses}, {again} belongs to house {house}",
    de="solange {control:last}, gehört {again:nom} zur Fraktion {house}, "
    "falls {again:nom} zu keiner {houses:gen} gehört",
)

_WHILE_YOURS = Frame(
    en="while under your control, {target:it} belongs to house {house}",
    de="solange du {target:it:acc} kontrollierst, gehört {target:it} zur Fraktion {house}",
)
_WHERE_FOREIGN = Frame(
    en="while under your control, if {target:it} does not belong to one of your three houses, "
    "{target:it} belongs to house {house}",
    de="solange du {target:it:acc} kontrollierst und {target:it} zu keiner deiner drei Fraktionen gehört, "
    "gehört {target:it} zur Fraktion {house}",
)


def belongs_to(
    house: House | HouseChoice | ActiveHouse | All | Target,
    target: Target,
    *,
    while_yours: bool = False,
    foreign: bool = False,
    besides: bool = False,
) -> Belongs | BelongsWhileYours:
    """The card belongs to that house, to the house of that card, or to `ALL`; only while you control it, and perhaps
    only if it is of none of your houses; `besides`: to that one and to its others. Raises `ValueError` for what no rule
    says together."""
    if (foreign and not while_yours) or (while_yours and besides):
        raise ValueError("what depends on your houses is so while you control it, and not besides other houses")
    if while_yours:
        if not isinstance(house, House):
            raise ValueError(f"while you control it a card belongs to a certain house, not to {house}")
        return BelongsWhileYours(house, target, foreign)
    if isinstance(house, Target) and house.several:
        raise ValueError(f"a card belongs to the house of one card, not of {house}")
    if besides and not isinstance(house, House | HouseChoice):
        raise ValueError(f"besides its other houses a card belongs to a certain one, not to {house}")
    return Belongs(None if isinstance(house, All) else house, target, besides)


@entity
class Controls(Rule, Static[CardId]):
    """A player controls cards. Rule: "Control and ownership"."""

    target: Target
    who: Who = YOU
    taken: bool = False
    """Whether "you" took control, before the words were turned to the other player."""
    kind = Mod.CONTROL
    phrase = Phrase(en="{who} | control {target}", de="{who} | {target} kontrollieren")

    @property
    def outright(self) -> Wordable:
        return self.taking

    def stated(self, time: Wordable) -> Wordable:
        """Return who controls the cards now, not what happened when that began."""
        said = _CONTROL.of(who=self.who, card=OfItsKind(self.target))
        return said if time is None else During(time, said)

    def with_owner(self) -> Self:
        return replace(self, taken=True) if self.who is YOU else self

    @property
    def taking(self) -> Fragment:
        """Return what is said where it begins: "take control of …", "give control of … to your opponent"."""
        if self.who is YOU or self.taken:
            return _TAKE.of(target=self.target)
        if self.who is OPPONENT:
            return _GIVE.of(target=self.target, who=self.who)
        return _GAINS_CONTROL.of(who=self.who, target=self.target)

    def applies(self, scope: Scope, subject: CardId) -> bool:
        return subject in self.target.known(scope)

    def value(self, scope: Scope, subject: CardId) -> Player:
        return self.who.players(scope)[0]

    def add_to(self, estimate: DeckEstimate, context: EstimateContext) -> None:
        if self.target is not THIS:
            estimate.add(EstimateKind.REMOVAL, 1.0, context)


_TAKE = Phrase(en="take control of {target}", de="die Kontrolle über {target} übernehmen")
_GIVE = Phrase(en="give control of {target} to {who}", de="{who:dat} die Kontrolle über {target} geben")
_GAINS_CONTROL = Phrase(en="{who} | gain control of {target}", de="{who} | die Kontrolle über {target} übernehmen")


def controls(target: Target, who: Who = YOU) -> Controls:
    """The player controls the card."""
    return Controls(target, who)
