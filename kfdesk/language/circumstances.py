"""Further conditions: who has more, what is there, what happened this turn or the last, what a card is."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine.abilities import Effect, Scope
from kfdesk.engine.queries import houses
from kfdesk.engine.terms import House
from kfdesk.language import names
from kfdesk.language.conditions import Condition
from kfdesk.language.naming import HouseChoice
from kfdesk.language.players import YOU, Who
from kfdesk.language.predicates import Predicate, fits
from kfdesk.language.sorts import NOUNS, Sort
from kfdesk.language.targets import Target
from kfdesk.text.nominals import NounPhrase, Pronoun, described
from kfdesk.text.nouns import A, Det
from kfdesk.text.phrases import Frame, Phrase, fixed
from kfdesk.text.speech import Piece

__all__ = [
    "did_amount",
    "happened_to",
    "house_is_not_active",
    "is_not_a",
    "is_of_active_house",
    "is_of_chosen",
    "not_destroyed",
    "not_happened_to",
    "turn_of",
]

# Players ----------------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False, slots=True)
class TheirTurn(Condition):
    """It is a player's turn."""

    who: Who = YOU

    def holds(self, scope: Scope) -> bool:
        return scope.g.state.active in self.who.players(scope)

    def spoken(self) -> Piece:
        return _TURN.of(turn=NounPhrase((names.TURN,), of=self.who))


_TURN = Phrase(en="it || be {turn}", de="es || {turn:nom} sein")


_ON_TURN = Frame(en="on {turn}", de="in {turn:dat}")


# Cards in play ----------------------------------------------------------------------------------


@dataclass(frozen=True, eq=False, slots=True)
class Is(Condition):
    """A card is of a description: "it is a Mars creature"."""

    target: Target
    sort: Sort = Sort.CARD
    predicates: tuple[Predicate, ...] = ()
    negated: bool = False

    def holds(self, scope: Scope) -> bool:
        cards = self.target.known(scope)
        return bool(cards) and all(fits(scope, c, self.predicates, self.sort) for c in cards) is not self.negated

    def spoken(self) -> Piece:
        what = described(NOUNS[self.sort], _NOT_A if self.negated else A, *self.predicates)
        return (_IS_NOT if self.negated else _IS).of(which=Pronoun(self.target), what=what)


_IS = Phrase(en="{which} | be {what}", de="{which} | {what:nom} sein")
_IS_NOT = Phrase(en="{which} | be not {what}", de="{which} | {what:nom} sein")
_NOT_A = Det("a", "", "ein", "kein")


@dataclass(frozen=True, eq=False, slots=True)
class OfThatHouse(Condition):
    """A card is of the chosen house."""

    target: Target
    house: HouseChoice
    phrase = Phrase(en="{target:it} | be of that house", de="{target:it} | von jener Fraktion sein")

    def holds(self, scope: Scope) -> bool:
        named = self.house.house(scope)
        return any(named in houses(scope.g, c) for c in self.target.known(scope))


@dataclass(frozen=True, eq=False, slots=True)
class OfActiveHouse(Condition):
    """A card is of the active house."""

    target: Target
    phrase = Phrase(en="{target:it} | be of the active house", de="{target:it} | von der aktiven Fraktion sein")

    def holds(self, scope: Scope) -> bool:
        active = scope.g.state.active_house
        return active is not None and any(active in houses(scope.g, c) for c in self.target.known(scope))


@dataclass(frozen=True, eq=False, slots=True)
class HouseIsActive(Condition):
    """A house is (or with `negated` is not) the active house."""

    house: House
    negated: bool = False

    def holds(self, scope: Scope) -> bool:
        return (scope.g.state.active_house is self.house) is not self.negated

    def spoken(self) -> Piece:
        return (_NOT_ACTIVE if self.negated else _ACTIVE).of(house=names.HOUSES[self.house])


_ACTIVE = Phrase(en="{house} | be your active house", de="{house} | deine aktive Fraktion sein")
_NOT_ACTIVE = Phrase(en="{house} | be not your active house", de="{house} | nicht deine aktive Fraktion sein")


@dataclass(frozen=True, eq=False, slots=True)
class NotDestroyed(Condition):
    """What a target picked is still in play: "if it is not destroyed"."""

    target: Target
    phrase = Phrase(en="{target:it} | be not destroyed", de="{target:it} | nicht zerstört werden")

    def holds(self, scope: Scope) -> bool:
        cards = scope.g.state.cards
        return any(cards[c].in_play and not cards[c].tagged for c in self.target.known(scope))


@dataclass(frozen=True, eq=False, slots=True)
class HappenedTo(Condition):
    """An earlier instruction happened to at least (or exactly) so many cards: "if 2 cards are not destroyed"."""

    effect: Effect
    least: int
    negated: bool
    words: tuple[str, str]

    def holds(self, scope: Scope) -> bool:
        done = scope.results.get(self.effect)
        return (len(done.cards if done else ()) >= self.least) is not self.negated

    def spoken(self) -> Piece:
        return fixed(*self.words)


@dataclass(frozen=True, eq=False, slots=True)
class DidAmount(Condition):
    """An earlier instruction did so much: "if you healed 3 damage"."""

    effect: Effect
    least: int
    words: tuple[str, str]

    def holds(self, scope: Scope) -> bool:
        done = scope.results.get(self.effect)
        return (done.amount if done else 0) >= self.least

    def spoken(self) -> Piece:
        return fixed(*self.words)


# This turn and the last -------------------------------------------------------------------------


def turn_of(who: Who = YOU) -> TheirTurn:
    """It is that player's turn."""
    return TheirTurn(who)


def is_a(target: Target, sort: Sort, *predicates: Predicate) -> Is:
    """The card is of a description."""
    return Is(target, sort, predicates)


def is_not_a(target: Target, sort: Sort, *predicates: Predicate) -> Is:
    """The card is not of a description."""
    return Is(target, sort, predicates, negated=True)


def is_of_chosen(target: Target, house: HouseChoice) -> OfThatHouse:
    """The card is of the chosen house."""
    return OfThatHouse(target, house)


def is_of_active_house(target: Target) -> OfActiveHouse:
    """The card is of the active house."""
    return OfActiveHouse(target)


def house_is_active(house: House) -> HouseIsActive:
    """The house is your active house."""
    return HouseIsActive(house)


def house_is_not_active(house: House) -> HouseIsActive:
    """The house is not your active house."""
    return HouseIsActive(house, negated=True)


def not_destroyed(target: Target) -> NotDestroyed:
    """The card is still in play."""
    return NotDestroyed(target)


def happened_to(effect: Effect, least: int, words: tuple[str, str]) -> HappenedTo:
    """The instruction happened to so many cards; `words` say the condition in English and German."""
    return HappenedTo(effect, least, False, words)


def not_happened_to(effect: Effect, least: int, words: tuple[str, str]) -> HappenedTo:
    """The instruction did not happen to so many cards."""
    return HappenedTo(effect, least, True, words)


def did_amount(effect: Effect, least: int, words: tuple[str, str]) -> DidAmount:
    """The instruction did so much; `words` say the condition in English and German."""
    return DidAmount(effect, least, words)
