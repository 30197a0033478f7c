"""Further conditions: who has more, what is there, what happened this turn or the last, what a card is."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine.abilities import Effect, Scope
from kfdesk.engine.queries import houses
from kfdesk.engine.state import TurnMemory
from kfdesk.engine.terms import House
from kfdesk.language import names
from kfdesk.language.conditions import Condition
from kfdesk.language.naming import HouseChoice
from kfdesk.language.players import YOU, Who
from kfdesk.language.predicates import Predicate, fits
from kfdesk.language.sorts import CREATURE, NOUNS, Sort
from kfdesk.language.targets import THIS, Target
from kfdesk.text.nominals import NounPhrase, Pronoun, described
from kfdesk.text.nouns import EXACTLY, NO_PLURAL, A, Det
from kfdesk.text.phrases import Frame, Phrase, fixed
from kfdesk.text.speech import Piece
from kfdesk.text.words import Words

__all__ = [
    "did_amount",
    "discarded",
    "first_use",
    "forged_a_key",
    "happened_to",
    "house_is_not_active",
    "is_not_a",
    "is_of_active_house",
    "is_of_chosen",
    "not_destroyed",
    "not_happened_to",
    "played",
    "played_exactly",
    "played_no_other",
    "turn_of",
    "used_creatures",
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


@dataclass(frozen=True, eq=False, slots=True)
class ForgedAKey(Condition):
    """A player forged a key this turn, or with `previous` on their previous turn."""

    who: Who = YOU
    previous: bool = False

    def holds(self, scope: Scope) -> bool:
        s = scope.g.state
        return all(
            _turn_of(scope, p, previous=self.previous) in s.players[p].forged_on for p in self.who.players(scope)
        )

    def spoken(self) -> Piece:
        return _FORGED.of(who=self.who, when=when(self.who, previous=self.previous))


_FORGED = Phrase(en="{who} | =forged a key {when}", de="{who} | {when} einen Schlüssel geschmiedet haben")


def _turn_of(scope: Scope, player: int, *, previous: bool) -> int:
    """Return the number of this turn, or of a player's previous one."""
    s = scope.g.state
    if not previous:
        return s.turn
    return s.turn - 2 if player == s.active else s.turn - 1


def when(who: Who, *, previous: bool) -> Piece:
    """Return "this turn" or, of the player just named, "on their previous turn"."""
    if not previous:
        return fixed("this turn", "in diesem Zug")
    whose = YOU if who is YOU else Pronoun(who)
    return _ON_TURN.of(turn=NounPhrase((names.TURN,), mods=(names.PREVIOUS,), of=whose))


_ON_TURN = Frame(en="on {turn}", de="in {turn:dat}")


def memory_of(scope: Scope, who: Who, *, previous: bool) -> TurnMemory:
    """Return what happened this turn, or in the previous turn of the player."""
    s = scope.g.state
    return s.previous[who.players(scope)[0]] if previous else s.memory


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


@dataclass(frozen=True, eq=False, slots=True)
class PlayedCards(Condition):
    """How many cards of a sort a player played this turn, or with `previous` on their previous turn."""

    who: Who
    sort: Sort
    predicates: tuple[Predicate, ...]
    least: int
    most: int | None = None
    previous: bool = False

    def holds(self, scope: Scope) -> bool:
        played = memory_of(scope, self.who, previous=self.previous).played
        if not self.previous and scope.g.state.active not in self.who.players(scope):
            played = ()
        n = sum(fits(scope, c, self.predicates, self.sort) for c in played)
        return self.least <= n and (self.most is None or n <= self.most)

    def spoken(self) -> Piece:
        noun = NOUNS[self.sort]
        time = when(self.who, previous=self.previous)
        if self.most == 0:
            return _PLAYED_NO.of(who=self.who, what=described(noun, NO_PLURAL, *self.predicates), when=time)
        if self.most == self.least:
            exact = described(noun, EXACTLY, *self.predicates, count=self.least)
            return _PLAYED_EXACTLY.of(who=self.who, what=exact, when=time)
        least = None if self.least == 1 else Words(f"{self.least} or more", f"mindestens {self.least}")
        return _PLAYED.of(who=self.who, what=described(noun, A, *self.predicates, count=least), when=time)


_PLAYED = Phrase(en="{who} | =played {what} {when}", de="{who} | {when} {what} gespielt haben")
_PLAYED_EXACTLY = Phrase(en="{who} | =played {what} {when}", de="{who} | {when} {what} gespielt haben")
_PLAYED_NO = Phrase(en="{who} | =played {what} {when}", de="{who} | {when} {what} gespielt haben")


@dataclass(frozen=True, eq=False, slots=True)
class PlayedNoOther(Condition):
    """You have played no card but this one this turn."""

    phrase = Phrase(
        en="{doer} | have not played any other cards this turn",
        de="{doer} | in diesem Zug keine anderen Karten gespielt haben",
    )

    def holds(self, scope: Scope) -> bool:
        return all(c == scope.source for c in scope.g.state.memory.played)


@dataclass(frozen=True, eq=False, slots=True)
class UsedCreatures(Condition):
    """You used at least so many creatures this turn (different or not)."""

    least: int
    phrase = Phrase(
        en="{doer} | =used {least} or more creatures this turn",
        de="{doer} | in diesem Zug mindestens {least} Kreaturen verwendet haben",
    )

    def holds(self, scope: Scope) -> bool:
        used = [c for c in scope.g.state.memory.used if fits(scope, c, sort=CREATURE)]
        return len(set(used)) >= self.least


@dataclass(frozen=True, eq=False, slots=True)
class Discarded(Condition):
    """You discarded such a card from your hand this turn."""

    predicates: tuple[Predicate, ...]

    def holds(self, scope: Scope) -> bool:
        g = scope.g
        return any(
            g.state.cards[c].owner == scope.you and fits(scope, c, self.predicates) for c in g.state.memory.discarded
        )

    def spoken(self) -> Piece:
        return _DISCARDED.of(what=described(names.CARD, A, *self.predicates))


_DISCARDED = Phrase(
    en="{doer} | have discarded {what} from your hand this turn",
    de="{doer} | in diesem Zug {what} von deiner Hand abgelegt haben",
)


@dataclass(frozen=True, eq=False, slots=True)
class FirstUse(Condition):
    """The card has been used once this turn, not more often."""

    target: Target = THIS
    phrase = Frame(
        en="this is the first time {target} has been used this turn",
        de="{target:nom} in diesem Zug zum ersten Mal verwendet wurde",
    )

    def holds(self, scope: Scope) -> bool:
        used = scope.g.state.memory.used
        return all(used.count(card) == 1 for card in self.target.known(scope))


def turn_of(who: Who = YOU) -> TheirTurn:
    """It is that player's turn."""
    return TheirTurn(who)


def forged_a_key(who: Who = YOU, *, previous: bool = False) -> ForgedAKey:
    """The player forged a key this turn, or on their previous turn."""
    return ForgedAKey(who, previous)


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


def played(
    least: int, sort: Sort, *predicates: Predicate, who: Who = YOU, most: int | None = None, previous: bool = False
) -> PlayedCards:
    """The player played at least so many cards of a sort (and at most `most`)."""
    return PlayedCards(who, sort, predicates, least, most, previous)


def played_exactly(n: int, sort: Sort, *predicates: Predicate, who: Who = YOU) -> PlayedCards:
    """The player played exactly so many cards of a sort this turn."""
    return PlayedCards(who, sort, predicates, n, n)


def played_no_other() -> PlayedNoOther:
    """You played no other card this turn."""
    return PlayedNoOther()


def used_creatures(least: int) -> UsedCreatures:
    """You used so many creatures this turn."""
    return UsedCreatures(least)


def discarded(*predicates: Predicate) -> Discarded:
    """You discarded such a card from hand this turn."""
    return Discarded(predicates)


def first_use() -> FirstUse:
    """It is the first time this card has been used this turn."""
    return FirstUse()
