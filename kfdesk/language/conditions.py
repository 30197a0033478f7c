"""If and while: what must be true."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine.abilities import Effect, Scope
from kfdesk.engine.queries import on_flank
from kfdesk.language import names
from kfdesk.language.base import Node
from kfdesk.language.counts import Count, count_of
from kfdesk.language.impact import At
from kfdesk.language.predicates import Predicate, fits
from kfdesk.language.ranges import Range
from kfdesk.language.targets import Target
from kfdesk.text.nominals import described
from kfdesk.text.nouns import A
from kfdesk.text.phrases import Phrase
from kfdesk.text.speech import Piece

__all__ = [
    "attacks",
    "destroyed_by",
    "is_in_play",
    "is_on_flank",
    "there_are",
]


@dataclass(frozen=True, eq=False, slots=True)
class Condition(Node):
    """Something that is true or not when it is asked."""

    def holds(self, scope: Scope) -> bool:
        """Return whether it is true now."""
        raise NotImplementedError(type(self).__name__)

    def given(self, at: At) -> At:
        """Return the place it leads to in the weighing, with the pool it asks of the opponent."""
        return at


@dataclass(frozen=True, eq=False, slots=True)
class ThereAre(Condition):
    """So many of something are there; `still` says that it was so before."""

    wanted: Range
    what: Count
    still: bool = False

    def holds(self, scope: Scope) -> bool:
        return self.wanted.contains(scope, self.what.count(scope))

    def given(self, at: At) -> At:
        return self.what.given(self.wanted, at)

    def spoken(self) -> Piece:
        return self.what.has(self.wanted, still=self.still)


@dataclass(frozen=True, eq=False, slots=True)
class IsOnFlank(Condition):
    """A creature is on a flank."""

    target: Target
    phrase = Phrase(en="{target} | be on a flank", de="{target} | sich an einer Flanke befinden")

    def holds(self, scope: Scope) -> bool:
        return any(on_flank(scope.g, c) for c in self.target.known(scope))


@dataclass(frozen=True, eq=False, slots=True)
class IsAttacking(Condition):
    """A creature is being used to fight, against a creature that fits the predicates (if any are given).

    Rule: "Attack, attacker, attacking".
    """

    target: Target
    against: tuple[Predicate, ...] = ()
    phrase = Phrase(en="{target} | be attacking", de="{target} | an-greifen")
    phrase_against = Phrase(en="{target} | be attacking {enemy}", de="{target} | {enemy} an-greifen")

    def spoken(self) -> Piece:
        if not self.against:
            return self.phrase.of(target=self.target)
        return self.phrase_against.of(target=self.target, enemy=described(names.CREATURE, A, *self.against))

    def holds(self, scope: Scope) -> bool:
        fight = scope.g.frames.fight()
        if fight is None or fight.attacker not in self.target.known(scope):
            return False
        return not self.against or (fight.defender != 0 and fits(scope, fight.defender, self.against))


@dataclass(frozen=True, eq=False, slots=True)
class Destroyed(Condition):
    """An earlier instruction's damage (or destruction) destroyed what `target` picked."""

    effect: Effect
    target: Target
    phrase = Phrase(en="this damage | destroy {target:that}", de="dieser Schaden | {target:that} zerstören")
    phrase_otherwise = Phrase(en="{target:that} | be destroyed this way", de="{target:that} | dadurch zerstört werden")

    def spoken(self) -> Piece:
        deals = getattr(self.effect, "deals_damage", False)
        return (self.phrase if deals else self.phrase_otherwise).of(target=self.target)

    def holds(self, scope: Scope) -> bool:
        done = scope.results.get(self.effect)
        if not done:
            return False
        cards = scope.g.state.cards
        gone = {was.card for was in scope.g.state.memory.destroyed}
        return any(
            c in done.cards and (cards[c].tagged or (c in gone and not cards[c].in_play))
            for c in self.target.known(scope)
        )


@dataclass(frozen=True, eq=False, slots=True)
class IsInPlay(Condition):
    """The card is in play; said where the ability might be thought to hold in other places too."""

    target: Target
    phrase = Phrase(en="{target} | be in play", de="{target} | im Spiel sein")

    def holds(self, scope: Scope) -> bool:
        cards = scope.g.state.cards
        return any(cards[c].in_play for c in self.target.known(scope))


def is_on_flank(target: Target) -> IsOnFlank:
    """The creature is on a flank."""
    return IsOnFlank(target)


def attacks(target: Target, *against: Predicate) -> IsAttacking:
    """The creature is attacking (an enemy that fits)."""
    return IsAttacking(target, against)


def destroyed_by(effect: Effect, target: Target) -> Destroyed:
    """That instruction destroyed that creature."""
    return Destroyed(effect, target)


def is_in_play(target: Target) -> IsInPlay:
    """The card is in play."""
    return IsInPlay(target)


def there_are(wanted: Range, what: Count | Target, *, still: bool = False) -> ThereAre:
    """So many are there: "your opponent has 7{amber} or more", "there are no enemy creatures in play"."""
    return ThereAre(wanted, count_of(what), still)
