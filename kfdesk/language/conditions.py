"""If and while: what must be true."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import replace
from enum import Enum
from functools import lru_cache
from typing import ClassVar, overload

from kfdesk.engine.abilities import Scope
from kfdesk.engine.card_facts import CardFacts, facts_of, last_known
from kfdesk.engine.events import Event
from kfdesk.engine.terms import NO_CARD, CardId, House, KeyColor, Player, Zone
from kfdesk.language import nouns
from kfdesk.language.amounts import EqualTo
from kfdesk.language.back_references import Those
from kfdesk.language.base import Node, Target
from kfdesk.language.comparisons import Aspect, InCommon
from kfdesk.language.counts.cards import CONTROL, CardsThere, Count, count_of
from kfdesk.language.counts.players import AmberOf, KeysOf, PlayersWith, of_each_player
from kfdesk.language.estimates import BOTH, ONE_IN, EstimateContext, Shares
from kfdesk.language.extremes import Extreme
from kfdesk.language.named_choices import ACTIVE, ActiveHouse, PlayerChoice
from kfdesk.language.places import IN_PLAY, Pile
from kfdesk.language.players import EACH_PLAYER, OPPONENT, YOU, EachPlayer, Who, You, one_by_one
from kfdesk.language.predicates import ENEMY, FRIENDLY, Not, Predicate, fits, is_a
from kfdesk.language.ranges import AtLeast, Exactly, LessThan, MoreThan, Range
from kfdesk.language.sorts import CARD, CREATURE, NOUNS, Sort
from kfdesk.language.standings import Standing
from kfdesk.records import entity
from kfdesk.text.joining import And, IfMentioned, Listed
from kfdesk.text.members import EachOf
from kfdesk.text.nominals import NounPhrase, described
from kfdesk.text.parts import parts
from kfdesk.text.parts_of_speech import EACH, NO_PLURAL, PLURAL, THAT, THE, A, Adjective
from kfdesk.text.phrases import Frame, Phrase, fixed
from kfdesk.text.predicative import IS
from kfdesk.text.pronouns import Pronoun
from kfdesk.text.wording import Denied, Fragment, In, Tense, Wordable, unfold

__all__ = [
    "HIGH",
    "LOW",
    "all_true",
    "attacking",
    "is_",
    "key_forged",
    "not_",
    "players_with",
    "players_without",
    "there_are",
    "tide",
]


@entity
class Condition(Node):
    """Something that is true or not when it is asked."""

    of_turns: ClassVar[bool] = False
    """Whether it is said of turns: "each turn in which Mars is your active house"."""

    def holds(self, scope: Scope) -> bool:
        """Return whether it is true now."""
        raise NotImplementedError(type(self).__name__)

    def fails(self, scope: Scope) -> bool:
        """Return whether its opposite is true now."""
        return not self.holds(scope)

    def is_past(self, scope: Scope, event: Event) -> bool:
        """Return whether it is false of an event that is reacted to, whatever happens yet."""
        return False

    def given(self, context: EstimateContext) -> EstimateContext:
        """Return the place it leads to in the weighing, with the pool it asks of the opponent."""
        return context

    @property
    def zones(self) -> frozenset[Zone] | None:
        """Where a card must be for its ability under this condition to be active; None: where the ability says."""
        return None

    @property
    def doer(self) -> Who | None:
        """The player its words begin with, where no part of it is that player: "your opponent controls …"."""
        return None

    @property
    def said_of(self) -> Who | None:
        """The players of whom it is said, if it is said of players."""
        who = getattr(self, "who", None)
        return who if isinstance(who, Who) else None

    @property
    def held_by_name(self) -> tuple[Who, Wordable] | None:
        """The player who must control a card, and its name, where nothing else is asked: "you control Dr. Verokter"."""
        return None

    def denied(self) -> Condition:
        """Return the condition that is true when this one is not."""
        return NotSo(self)

    def opposite(self) -> Fragment:
        """Return the clause that says that it is not so."""
        return Denied(self)


@entity
class NotSo(Condition):
    """A condition is not fulfilled."""

    condition: Condition

    @property
    def of_turns(self) -> bool:  # type: ignore[override]
        """Whether it is said of turns."""
        return self.condition.of_turns

    def holds(self, scope: Scope) -> bool:
        return self.condition.fails(scope)

    def denied(self) -> Condition:
        return self.condition

    def worded(self) -> Fragment:
        return self.condition.opposite()


@entity
class AllTrue(Condition):
    """Several conditions are true at once."""

    conditions: tuple[Condition, ...]

    def holds(self, scope: Scope) -> bool:
        return all(condition.holds(scope) for condition in self.conditions)

    def worded(self) -> Fragment:
        held = [each for each in (condition.held_by_name for condition in self.conditions) if each is not None]
        holders = {who for who, _ in held}
        if len(held) == len(self.conditions) and len(holders) == 1:
            return CONTROL.of(who=holders.pop(), what=Listed(tuple(card for _, card in held)))
        of_one = {condition.target if isinstance(condition, Is) else condition for condition in self.conditions}
        return And(self.conditions) if len(of_one) == 1 else Listed(self.conditions)

    def opposite(self) -> Fragment:
        return Listed(tuple(condition.opposite() for condition in self.conditions), link="or")


@entity
class ThereAre(Condition):
    """There is this number of something; `still` says that it was so before."""

    wanted: Range
    what: Count
    still: bool = False

    def holds(self, scope: Scope) -> bool:
        if isinstance(self.said_of, EachPlayer):
            each = [self.wanted.contains(scope, self.what.count(scope)) for _ in one_by_one(scope, self.said_of)]
            return all(each)
        someone = _someone_in(self.what)
        if someone is not None and someone not in scope.named:
            return any(self._holds_of(someone, player, scope) for player in someone.players(scope))
        return self.wanted.contains(scope, self.what.count(scope))

    def _holds_of(self, someone: PlayerChoice, player: Player, scope: Scope) -> bool:
        """Return whether it is so where that player is meant."""
        scope.named[someone] = player
        found = self.wanted.contains(scope, self.what.count(scope))
        del scope.named[someone]
        return found

    @property
    def said_of(self) -> Who | None:
        return self.what.who if isinstance(self.what, AmberOf | KeysOf) else None

    def denied(self) -> Condition:
        others = self.wanted.complement
        return NotSo(self) if others is None or self.still else replace(self, wanted=others)

    @property
    def doer(self) -> Who | None:
        return self.what.side_said(self.wanted)

    def given(self, context: EstimateContext) -> EstimateContext:
        return self.what.given(self.wanted, context)

    @property
    def held_by_name(self) -> tuple[Who, Wordable] | None:
        return self.what.held_by_name(self.wanted) if isinstance(self.what, CardsThere) and not self.still else None

    def worded(self) -> Fragment:
        return self.what.has(self.wanted, still=self.still)

    def called_after(self, before: Sequence[object]) -> Wordable:
        """Another number of what has just been counted is said alone: "if there are exactly 5"."""
        counted = any(isinstance(one, ThereAre) and one.what is self.what for one in before)
        said_alone = isinstance(self.wanted, AtLeast | Exactly)
        return _SO_MANY.of(wanted=self.wanted) if counted and said_alone else None

    def opposite(self) -> Fragment:
        return self.what.has_not(self.wanted)


@entity
class AsMany(Condition):
    """One player has as much of something as the other."""

    what: AmberOf | KeysOf | CardsThere
    than: AmberOf | KeysOf | CardsThere

    def holds(self, scope: Scope) -> bool:
        return self.what.count(scope) == self.than.count(scope)

    @property
    def doer(self) -> Who | None:
        return self._side_of(self.what)

    @staticmethod
    def _side_of(count: AmberOf | KeysOf | CardsThere) -> Who | None:
        return count.side if isinstance(count, CardsThere) else count.who

    def worded(self) -> Fragment:
        return self._said(_CONTROL_AS_MANY if isinstance(self.what, CardsThere) else _HAVE_AS_MANY)

    def opposite(self) -> Fragment:
        return self._said(_NOT_CONTROL_AS_MANY if isinstance(self.what, CardsThere) else _NOT_HAVE_AS_MANY)

    def _said(self, wording: Phrase) -> Fragment:
        many: Wordable = _AS_MUCH_AMBER
        if isinstance(self.what, KeysOf):
            many = described(nouns.KEY, PLURAL, *self.what.narrower, count=_AS_MANY)
        elif isinstance(self.what, CardsThere):
            many = described(NOUNS[self.what.group.sort], PLURAL, *self.what.narrower, count=_AS_MANY)
        return wording.of(who=self.doer, many=many, other=self._side_of(self.than))


_HAVE_AS_MANY = Phrase(en="{who} | have {many} as {other}", de="{who} | {many} wie {other:nom} haben")
_CONTROL_AS_MANY = Phrase(en="{who} | control {many} as {other}", de="{who} | {many} wie {other:nom} kontrollieren")
_NOT_HAVE_AS_MANY = Phrase(en="{who} | do not have {many} as {other}", de="{who} | nicht {many} wie {other:nom} haben")
_NOT_CONTROL_AS_MANY = Phrase(
    en="{who} | do not control {many} as {other}", de="{who} | nicht {many} wie {other:nom} kontrollieren"
)
_AS_MANY = fixed("the same number of", "ebenso viele")
_AS_MUCH_AMBER = fixed("the same amount of {amber}", "ebenso viel {amber}")


@lru_cache(maxsize=4096)
def _someone_in(what: Count) -> PlayerChoice | None:
    """Return the player of whom something is counted, "a player", whoever that is."""
    return next((part for part in parts(what) if isinstance(part, PlayerChoice)), None)


_SO_MANY = Frame(en="there are {wanted}", de="es {wanted} sind")
"""Only in a subordinate clause: "falls es genau 5 sind"."""


@entity
class Is(Condition):
    """A card is of a sort or has some properties, or was and had when it left play: "it is on a flank".

    So is each of several cards.
    """

    target: Target
    predicates: tuple[Predicate, ...]
    sort: Sort = CARD

    def holds(self, scope: Scope) -> bool:
        cards = self.target.counted(scope)
        return bool(cards) and all(fits(scope, self._facts(scope, card), self.predicates, self.sort) for card in cards)

    def fails(self, scope: Scope) -> bool:
        """Return whether there are such cards and they are not all so: of none nothing is said."""
        return bool(self.target.counted(scope)) and not self.holds(scope)

    def _facts(self, scope: Scope, card: CardId) -> CardFacts:
        """Return what is asked: what the card is now where it is asked whether it is in play, else what it was last."""
        here = IN_PLAY in parts(self.predicates)
        return facts_of(scope.core, card) if here else last_known(scope, card)

    def worded(self) -> Fragment:
        return self._said(negated=False)

    def opposite(self) -> Fragment:
        return self._said(negated=True)

    def _said(self, *, negated: bool) -> Fragment:
        here = self.target.is_given
        subject: Wordable = self.target if here else Pronoun(self.target)
        if isinstance(self.target, Those):
            full = self.target.in_full
            subject = EachOf(full) if self.target.several and isinstance(full, NounPhrase) else full
        noun = NOUNS[getattr(self.target, "sort", CARD) if self.sort is CARD else self.sort]
        if len(self.predicates) == 1 and self.sort is CARD:
            said = self.predicates[0]
            say = said.said_of_this if self.target.is_this else said.said_of
            return say(subject, noun, negated=negated)
        return is_a(subject, noun, self.predicates, negated=negated)

    def already(self) -> Fragment:
        """Return the clause that it was so before something was done to it: "it was already stunned"."""
        state = len(self.predicates) == 1 and isinstance(unfold(self.predicates[0])[0], Adjective)
        if not state or self.sort is not CARD:
            return self.worded()
        return In(Tense.PAST, _ALREADY.of(subject=Pronoun(self.target), what=self.predicates[0]))


_ALREADY = Phrase(en="{subject} | be already {what}", de="{subject} | bereits {what:nom} sein")


@entity
class IsSuch(Condition):
    """A card is the most (or least) powerful one of a description; of equals each is. Rule: "Most powerful"."""

    target: Target
    superlative: Extreme

    def holds(self, scope: Scope) -> bool:
        cards = self.target.counted(scope)
        return bool(cards) and all(self.superlative.admits(scope, card) for card in cards)

    def worded(self) -> Fragment:
        subject: Wordable = self.target
        if not self.target.is_given:
            subject = IfMentioned(self.target, Pronoun(self.target), self.target)
        return IS.of(subject=subject, what=self.superlative)


@entity
class ControlsSuch(Condition):
    """A player controls the most (or least) powerful card; one of equals is enough. Rule: "Most powerful"."""

    superlative: Extreme
    who: Who

    def holds(self, scope: Scope) -> bool:
        side = FRIENDLY if self.who is YOU else ENEMY
        return any(fits(scope, card, (side,)) for card in self.superlative.eligible(scope))

    def worded(self) -> Fragment:
        wording = _CONTROL_LEAST if self.superlative.weakest else _CONTROL_MOST
        return wording.of(who=self.who, what=self.superlative)

    def opposite(self) -> Fragment:
        """Return the clause that they do not; German denies the verb, not the equal creature."""
        wording = _NOT_CONTROL_LEAST if self.superlative.weakest else _NOT_CONTROL_MOST
        return wording.of(who=self.who, what=self.superlative)


_CONTROL_MOST = Phrase(
    en="{who} | control {what} (or a creature tied for most powerful)",
    de="{who} | {what} (oder eine ebenso starke Kreatur) kontrollieren",
)
_CONTROL_LEAST = Phrase(
    en="{who} | control {what} (or a creature tied for least powerful)",
    de="{who} | {what} (oder eine ebenso schwache Kreatur) kontrollieren",
)


_NOT_CONTROL_MOST = Phrase(
    en="{who} | do not control {what} (or a creature tied for most powerful)",
    de="{who} | weder {what} noch eine ebenso starke Kreatur kontrollieren",
)
_NOT_CONTROL_LEAST = Phrase(
    en="{who} | do not control {what} (or a creature tied for least powerful)",
    de="{who} | weder {what} noch eine ebenso schwache Kreatur kontrollieren",
)


@entity
class LiesIn(Condition):
    """A card lies in a pile of a player: "this is in your discard pile". Rule: "Ability", on out-of-play areas."""

    target: Target
    pile: Pile

    @property
    def zones(self) -> frozenset[Zone] | None:
        return frozenset({self.pile.area}) if self.target.is_this else None

    def holds(self, scope: Scope) -> bool:
        found = self.target.known(scope)
        lies = self.pile.cards(scope, Sort.CARD)
        return bool(found) and all(card in lies for card in found)

    def worded(self) -> Fragment:
        return _LIES.of(subject=self.target, where=self.pile.within)

    def opposite(self) -> Fragment:
        return _DOES_NOT_LIE.of(subject=self.target, where=self.pile.within)


_LIES = Phrase(en="{subject} | be {where}", de="{subject} | {where} liegen")
_DOES_NOT_LIE = Phrase(en="{subject} | be not {where}", de="{subject} | nicht {where} liegen")


@entity
class Share(Condition):
    """Several cards have something in common: "those creatures share a house"."""

    aspect: Aspect
    target: Target

    def holds(self, scope: Scope) -> bool:
        found = [self.aspect.of(last_known(scope, card)) for card in self.target.counted(scope)]
        return len(found) > 1 and bool(frozenset.intersection(*found))

    def worded(self) -> Fragment:
        sort = getattr(self.target, "sort", CREATURE)
        return _SHARE[self.aspect].of(cards=described(NOUNS[sort], THAT, count=""))


_SHARE = {
    Aspect.HOUSE: Phrase(en="{cards} | share a house", de="{cards} | eine Fraktion gemeinsam [haben]"),
    Aspect.TRAIT: Phrase(en="{cards} | share a trait", de="{cards} | ein Merkmal gemeinsam [haben]"),
    Aspect.NAME: Phrase(en="{cards} | share a name", de="{cards} | einen Namen gemeinsam [haben]"),
    Aspect.TYPE: Phrase(en="{cards} | share a type", de="{cards} | einen Typ gemeinsam [haben]"),
    Aspect.POWER: Phrase(en="{cards} | have the same power", de="{cards} | dieselbe Stärke haben"),
}


def of_players(scope: Scope, who: Who, so: Callable[[Player], bool]) -> bool:
    """Return whether something is so of each player meant; of either, where "a player" is nobody named yet."""
    players = who.players(scope)
    either = isinstance(who, PlayerChoice) and len(players) > 1
    return any(map(so, players)) if either else bool(players) and all(map(so, players))


@entity
class PlayerIs(Condition):
    """A player has a property: "you are haunted"."""

    who: Who
    standing: Standing

    def holds(self, scope: Scope) -> bool:
        return of_players(scope, self.who, lambda player: self.standing.holds(scope, player))

    def fails(self, scope: Scope) -> bool:
        return of_players(scope, self.who, lambda player: not self.standing.holds(scope, player))

    def worded(self) -> Fragment:
        return self.standing.predicative.sentence(self.standing, self.who)


@entity
class PlayersThat(Who):
    """Each player who has a property, "each haunted player"; or who has not."""

    standing: Standing
    denied: bool = False
    each_alone = True

    def players(self, scope: Scope) -> tuple[Player, ...]:
        return tuple(p for p in EACH_PLAYER.players(scope) if self.standing.holds(scope, p) is not self.denied)

    def worded(self) -> Fragment:
        if self.denied:
            return described(nouns.PLAYER, EACH, self.standing.predicative.clause(self.standing, negated=True))
        return described(nouns.PLAYER, EACH, self.standing)

    def shares(self, context: EstimateContext) -> Shares:
        return BOTH

    def given(self, context: EstimateContext) -> EstimateContext:
        return context.by(ONE_IN)


@entity
class TurnOf(Condition):
    """It is a player's turn."""

    who: Who = YOU

    def holds(self, scope: Scope) -> bool:
        return scope.core.state.active in self.who.players(scope)

    def worded(self) -> Fragment:
        return _TURN.of(turn=NounPhrase((nouns.TURN,), of=self.who))


_TURN = Phrase(en="it | be {turn}", de="es | {turn:nom} sein")


@entity
class HouseIsActive(Condition):
    """A house is your active house: that of your turn."""

    house: House
    who: Who = YOU
    of_turns = True

    def holds(self, scope: Scope) -> bool:
        state = scope.core.state
        return state.active in self.who.players(scope) and state.active_house is self.house

    def worded(self) -> Fragment:
        theirs = NounPhrase((nouns.HOUSE,), mods=(nouns.ACTIVE,), of=self.who)
        return _ACTIVE.of(house=self.house.words, theirs=theirs)


_ACTIVE = Phrase(en="{house} | be {theirs}", de="{house} | {theirs:nom} sein")


class Level(Enum):
    """Where the tide is for a player. Rule: "Tide"."""

    HIGH = "high"
    LOW = "low"


@entity
class TideIs(Condition):
    """The tide is high (or low) for a player; before it was raised it is neither. Rule: "Tide"."""

    level: Level
    who: Who = YOU

    def holds(self, scope: Scope) -> bool:
        tide = scope.core.state.tide
        if tide is None:
            return False
        return of_players(scope, self.who, lambda player: (tide == player) is (self.level is Level.HIGH))

    def worded(self) -> Fragment:
        clause = _TIDE[self.level]
        return clause if isinstance(self.who, You) else _FOR.of(clause=clause, who=self.who)


_TIDE = {
    Level.HIGH: Phrase(en="<the tide> | be high", de="<die Gezeiten> || hoch sein", rule="glossary/tide").of(),
    Level.LOW: Phrase(en="<the tide> | be low", de="<die Gezeiten> || niedrig sein", rule="glossary/tide").of(),
}
_FOR = Frame(en="{clause} for {who:acc}", de="für {who:acc} {clause}")


@entity
class KeyIsForged(Condition):
    """A player has forged the key of a color. Rule: "Keys"."""

    color: KeyColor
    who: Who = YOU

    def holds(self, scope: Scope) -> bool:
        return of_players(scope, self.who, lambda player: self.color in scope.core.state.players[player].keys)

    def fails(self, scope: Scope) -> bool:
        return of_players(scope, self.who, lambda player: self.color not in scope.core.state.players[player].keys)

    def worded(self) -> Fragment:
        color = nouns.KEY_COLORS[self.color]
        if isinstance(self.who, PlayerChoice):
            return _IS_FORGED.of(key=described(nouns.KEY, A, color))
        return _IS_FORGED.of(key=described(nouns.KEY, THE, color, of=self.who))


_IS_FORGED = Phrase(en="{key} | be <forged>", de="{key} | <geschmiedet> [sein]", rule="glossary/forge")


@entity
class KeysAlike(Condition):
    """Both players have forged the key of one color; keys without a color have none in common. Rule: "Keys"."""

    def holds(self, scope: Scope) -> bool:
        mine, theirs = (frozenset(player.keys) for player in scope.core.state.players)
        return bool((mine & theirs) - {KeyColor.COLORLESS})

    def worded(self) -> Fragment:
        return _IS_FORGED.of(key=described(nouns.KEY, A, _ONE_COLOR, count=2))

    def opposite(self) -> Fragment:
        return _IS_FORGED.of(key=described(nouns.KEY, NO_PLURAL, _ONE_COLOR, count=2))


_ONE_COLOR = fixed("of the same color", "derselben Farbe")


@entity
class IsAttacking(Condition):
    """A creature is being used to fight, against a creature that fits the predicates (if any are given).

    Rule: "Attack, attacker, attacking".
    """

    target: Target
    against: tuple[Predicate, ...] = ()
    phrase = Phrase(en="{target} | be attacking", de="{target} | an-greifen")
    phrase_against = Phrase(en="{target} | be attacking {enemy}", de="{target} | {enemy} an-greifen")

    def worded(self) -> Fragment:
        if not self.against:
            return self.phrase.of(target=self.target)
        return self.phrase_against.of(target=self.target, enemy=described(nouns.CREATURE, A, *self.against))

    def holds(self, scope: Scope) -> bool:
        fight = scope.core.frames.fight()
        if fight is None or fight.attacker not in self.target.known(scope):
            return False
        return not self.against or (fight.defender != NO_CARD and fits(scope, fight.defender, self.against))


HIGH = Level.HIGH
LOW = Level.LOW


def checked(what: Condition) -> Condition:
    """Return a condition of a card's text. Raises `TypeError` for what is none, such as a property of a player."""
    if isinstance(what, Standing | ActiveHouse):
        raise TypeError(f"of which player is it said? is_(YOU, {what})?")
    if not isinstance(what, Condition):
        raise TypeError(f"that is no condition: {what!r}")
    return what


@overload
def not_(what: Predicate) -> Predicate: ...
@overload
def not_(what: Condition) -> Condition: ...
def not_(what: Predicate | Condition) -> Predicate | Condition:
    """Without that property; or the opposite of a condition. Raises `TypeError` for what can be neither.

    Raises `ValueError` for what is so of each player: that it is not so of each cannot be said.
    """
    if not isinstance(what, Predicate | Condition):
        raise TypeError(f"that has no opposite: {what!r}; of a player write not_(is_(YOU, …))")
    if isinstance(what, Condition) and isinstance(what.said_of, EachPlayer):
        raise ValueError(f"that it is not so of each player has no words: {what!r}")
    return Not(what) if isinstance(what, Predicate) else what.denied()


def all_true(*conditions: Condition) -> AllTrue:
    """All of these conditions hold."""
    return AllTrue(tuple(map(checked, conditions)))


def attacking(target: Target, *against: Predicate) -> IsAttacking:
    """The creature is attacking (an enemy that fits)."""
    return IsAttacking(target, against)


@overload
def is_(subject: Target, *properties: Predicate) -> Is: ...
@overload
def is_(subject: Target, sort: Sort, /, *properties: Predicate) -> Is: ...
@overload
def is_(subject: Target, *properties: Extreme) -> IsSuch: ...
@overload
def is_(subject: Target, *properties: Pile) -> LiesIn: ...
@overload
def is_(subject: Target, *properties: InCommon) -> Share: ...
@overload
def is_(subject: Who, *properties: Standing) -> PlayerIs: ...
@overload
def is_(subject: Who, *properties: ActiveHouse) -> TurnOf: ...
@overload
def is_(subject: House, *properties: ActiveHouse) -> HouseIsActive: ...
def is_(
    subject: Target | Who | House, *properties: Sort | Predicate | Extreme | Pile | InCommon | Standing | ActiveHouse
) -> Condition:
    """The card is of that sort or has these properties; the player, or the house, has that one.

    `is_(x, ON_FLANK)`, `is_(those(thrown, CARD), CREATURE)`, `is_(YOU, HAUNTED)`; `is_(x, same(HOUSE))` is said of
    several cards; `is_(x, most_powerful(CREATURE))`; `is_(most_powerful(CREATURE), FRIENDLY)`: you control it, or one
    of equals; the player whose turn it is is `ACTIVE`, and so is a house.
    Raises `TypeError` for what cannot be said of it.
    """
    if not properties:
        raise TypeError(f"what is said of it? {subject}")
    if isinstance(subject, House):
        if properties != (ACTIVE,):
            raise TypeError(f"all that is said of a house is that it is ACTIVE, not {properties}")
        return HouseIsActive(subject)
    if isinstance(subject, Who):
        standing, *more = properties
        if isinstance(standing, ActiveHouse) and not more:
            return TurnOf(subject)
        if not isinstance(standing, Standing) or more:
            raise TypeError(f"it cannot be said of a player that they are this: {properties}")
        return PlayerIs(subject, standing)
    if isinstance(subject, Extreme):
        side, *more = properties
        if side not in (FRIENDLY, ENEMY) or more or subject.most != 1:
            raise TypeError(f"all that is said of the most powerful card is whose it is: {properties}")
        return ControlsSuch(subject, YOU if side is FRIENDLY else OPPONENT)
    first, *others = properties
    if not others:
        match first:
            case InCommon():
                return Share(first.aspect, subject)
            case Pile():
                return LiesIn(subject, first)
            case Extreme():
                return IsSuch(subject, first)
    sorts = [p for p in properties if isinstance(p, Sort)]
    unsaid = [p for p in properties if not isinstance(p, Sort | Predicate)]
    if unsaid or len(sorts) > 1:
        raise TypeError(f"it cannot be said of a card that it is this: {unsaid or sorts}")
    if properties == (CARD,):
        raise TypeError(f"each card is one: {subject}")
    return Is(subject, tuple(p for p in properties if isinstance(p, Predicate)), *sorts)


@overload
def players_with(wanted: Standing) -> PlayersThat: ...
@overload
def players_with(wanted: Range, what: Count | Target) -> PlayersWith: ...
def players_with(wanted: Range | Standing, what: Count | Target | None = None) -> PlayersWith | PlayersThat:
    """Each player who has this number: `players_with(at_least(6), amber_of(EACH_PLAYER))`; or who is `HAUNTED`.

    Raises `TypeError` for a number of nothing, and for something of which no number is said; `ValueError` for cards
    that are not in play, for it does not say where they are, and for a comparison.
    """
    if isinstance(wanted, Standing) and what is None:
        return PlayersThat(wanted)
    if what is None or not isinstance(wanted, Range):
        raise TypeError(f"who has so many of what? {wanted}, {what}")
    if isinstance(wanted, MoreThan | LessThan):
        raise ValueError(f"than what players have more or less is not said: {wanted}")
    return PlayersWith(wanted, of_each_player(what))


def players_without(standing: Standing) -> PlayersThat:
    """Each player who is not `HAUNTED`, or not `OVERWHELMED`."""
    return PlayersThat(standing, denied=True)


def tide(level: Level, who: Who = YOU) -> TideIs:
    """The tide is `HIGH` or `LOW` for the player."""
    return TideIs(level, who)


def key_forged(color: KeyColor | None, who: Who = YOU) -> KeyIsForged | KeysAlike:
    """The player has forged the key of that color; `a_player()`: any key of that color is forged.

    `key_forged(None, EACH_PLAYER)`: two keys of the same color are forged, whichever it is. Raises `ValueError` for no
    color and anybody else.
    """
    if color is None:
        if who is not EACH_PLAYER:
            raise ValueError(f"only of both players can it be said that keys have the same color, not of {who}")
        return KeysAlike()
    return KeyIsForged(color, who)


def there_are(wanted: Range | EqualTo, what: Count | Target | EqualTo, *, still: bool = False) -> ThereAre | AsMany:
    """There is this number of it: "your opponent has 7{amber} or more", "there are no enemy creatures in play".

    `there_are(equal_to(keys_of(OPPONENT)), keys_of(YOU))`: one player has as many as the other. Raises `ValueError`
    where nobody could say than what else there is more or less of it, or as much.
    """
    count = what.count if isinstance(what, EqualTo) else count_of(what)
    if isinstance(wanted, EqualTo):
        return _as_many(count, wanted, still=still)
    if isinstance(wanted, MoreThan | LessThan) and not count.compares(wanted.than):
        raise ValueError(f"it has no words that there is more or less of {count} than of {wanted.than}")
    return ThereAre(wanted, count, still)


def _as_many(count: Count, wanted: EqualTo, *, still: bool) -> AsMany:
    """Return the condition that a player has as many of something as the other one."""
    than = wanted.count
    comparable = isinstance(count, AmberOf | KeysOf | CardsThere) and isinstance(than, AmberOf | KeysOf | CardsThere)
    if not comparable or still or not count.compares(than):
        raise ValueError(f"it has no words that there is as much of {count} as of {than}")
    assert isinstance(count, AmberOf | KeysOf | CardsThere) and isinstance(than, AmberOf | KeysOf | CardsThere)
    if {AsMany._side_of(count), AsMany._side_of(than)} != {YOU, OPPONENT}:
        raise ValueError(f"one player has as much as the other, not {count} as {than}")
    return AsMany(count, than)
