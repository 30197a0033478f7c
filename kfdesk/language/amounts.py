"""How much: numbers that are fixed, counted, or read from what happened."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine.abilities import Effect, Scope
from kfdesk.language import names
from kfdesk.language.base import Node, parts
from kfdesk.language.impact import COUNTED
from kfdesk.language.players import EachPlayer, Opponent, Who
from kfdesk.language.sorts import NOUNS, Sort
from kfdesk.language.targets import Group
from kfdesk.text import joining
from kfdesk.text.nominals import EachOf, NounPhrase, described
from kfdesk.text.nouns import EACH, PLURAL
from kfdesk.text.phrases import Frame, Quantity
from kfdesk.text.speech import Piece
from kfdesk.text.words import Words

__all__ = [
    "for_each",
    "forged_keys",
    "number_of",
    "this_way",
]

THEIRS = Frame(en="{who} has", de="{who:gen}")
FOR = Frame(en="for {each}", de="für {each:acc}")
AFFECTED = Words("affected", "betroffen")


@dataclass(frozen=True, eq=False, slots=True)
class Amount(Node):
    """A number known when it is asked for."""

    def value(self, scope: Scope) -> int:
        """Return the number."""
        raise NotImplementedError(type(self).__name__)

    def surely_none(self, scope: Scope) -> bool:
        """Return whether it is 0 already, so that nothing need be picked for it."""
        return False

    def estimate(self) -> float:
        """Return the number, or what it is taken to be where only the game could tell."""
        return COUNTED


@dataclass(frozen=True, eq=False, slots=True)
class Fixed(Amount):
    """A printed number."""

    n: int

    def spoken(self) -> Piece:
        return Quantity(self.n)

    def value(self, scope: Scope) -> int:
        return self.n

    def estimate(self) -> float:
        return float(self.n)


@dataclass(frozen=True, eq=False, slots=True)
class Count(Node):
    """Things that "for each" counts."""

    def count(self, scope: Scope) -> int:
        """Return how many there are now."""
        raise NotImplementedError(type(self).__name__)

    def estimate(self) -> float:
        """Return how many there are taken to be."""
        return COUNTED


@dataclass(frozen=True, eq=False, slots=True)
class CardsThere(Count):
    """Cards of a description."""

    group: Group

    def spoken(self) -> Piece:
        return self.group.described(EACH, within=True)

    def count(self, scope: Scope) -> int:
        return len(self.group.candidates(scope))


@dataclass(frozen=True, eq=False, slots=True)
class ForgedKeys(Count):
    """Keys a player has forged."""

    who: Who

    def spoken(self) -> Piece:
        if isinstance(self.who, EachPlayer):
            return described(names.KEY, EACH, names.FORGED)
        if isinstance(self.who, Opponent):
            return described(names.KEY, EACH, names.FORGED, THEIRS.of(who=self.who))
        return EachOf(NounPhrase((names.KEY,), PLURAL, (names.FORGED,), of=self.who))

    def count(self, scope: Scope) -> int:
        return sum(len(scope.g.state.players[p].keys) for p in self.who.players(scope))

    def estimate(self) -> float:
        return 1.0


@dataclass(frozen=True, eq=False, slots=True)
class DoneThisWay(Count):
    """Cards to which an earlier instruction of the same ability happened. Rule: "This way"."""

    effect: Effect

    def spoken(self) -> Piece:
        done: Words = getattr(self.effect, "participle", AFFECTED)
        kind = next((node.sort for node in parts(self.effect) if isinstance(node, Group)), Sort.CARD)
        return described(NOUNS[kind], EACH, *joining.this_way(done))

    def count(self, scope: Scope) -> int:
        done = scope.results.get(self.effect)
        return len(done.cards) if done else 0


@dataclass(frozen=True, eq=False, slots=True)
class PerEach(Amount):
    """A number for each thing counted. Rule: "For each"."""

    n: int
    of: Count

    def spoken(self) -> Piece:
        return Quantity(self.n, FOR.of(each=self.of))

    def value(self, scope: Scope) -> int:
        return self.n * self.of.count(scope)

    def estimate(self) -> float:
        return self.n * self.of.estimate()


def fixed(amount: int | Amount) -> Amount:
    """Return a plain number as an amount."""
    return Fixed(amount) if isinstance(amount, int) else amount


def for_each(n: int, of: Count) -> PerEach:
    """`n` for each of what is counted."""
    return PerEach(n, of)


def number_of(group: Group) -> CardsThere:
    """Cards of a description, for counting."""
    return CardsThere(group)


def forged_keys(who: Who) -> ForgedKeys:
    """The keys a player has forged, for counting."""
    return ForgedKeys(who)


def this_way(effect: Effect) -> DoneThisWay:
    """The cards to which `effect` happened, for counting."""
    return DoneThisWay(effect)
