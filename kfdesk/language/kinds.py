"""Further filters: cards by name, sort, keyword, exact power, Æmber, traits shared, and their likes."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine.abilities import Scope
from kfdesk.engine.events import Snapshot
from kfdesk.engine.queries import armor, houses, keyword, power, traits
from kfdesk.engine.terms import Keyword
from kfdesk.language.filters import Filter
from kfdesk.language.names import KEYWORDS
from kfdesk.language.targets import Target
from kfdesk.text.phrases import Frame, Phrase, fixed
from kfdesk.text.speech import Piece
from kfdesk.text.words import Words

__all__ = [
    "COPY_OF_THIS",
    "FROM_PLAY",
    "OF_ANY_PLAYER",
    "WITH_AMBER",
    "WITH_ARMOR",
    "YOU_PLAY",
    "not_named_as",
    "of_house_of",
    "power_is",
    "shares_trait_with",
    "with_keyword",
]


@dataclass(frozen=True, eq=False, slots=True)
class Named(Filter):
    """Having a name, given by the card's id and its name in both languages."""

    id: str
    name: Words
    phrase = Frame(en="named {name}", de="namens {name}")

    def matches(self, scope: Scope, card: int) -> bool:
        return scope.g.state.cards[card].defn.id == self.id

    def matched(self, scope: Scope, was: Snapshot) -> bool:
        return was.definition == self.id


@dataclass(frozen=True, eq=False, slots=True)
class SameNameAsThis(Filter):
    """A copy of the card the ability is on."""

    phrase = Frame(en="named {this}", de="namens {this}")

    def matches(self, scope: Scope, card: int) -> bool:
        cards = scope.g.state.cards
        return cards[card].defn.name == cards[scope.source].defn.name


@dataclass(frozen=True, eq=False, slots=True)
class NotNamedAs(Filter):
    """With another name than an earlier pick of the same ability."""

    target: Target
    phrase = fixed("with a different name", "mit einem anderen Namen")

    def matches(self, scope: Scope, card: int) -> bool:
        cards = scope.g.state.cards
        return all(cards[card].defn.name != cards[c].defn.name for c in self.target.known(scope))


@dataclass(frozen=True, eq=False, slots=True)
class SharesTrait(Filter):
    """Having a trait in common with an earlier pick of the same ability."""

    target: Target
    phrase = Phrase(en="share a trait with {target:that}", de="ein Merkmal mit {target:that:dat} gemeinsam [haben]")

    def matches(self, scope: Scope, card: int) -> bool:
        wanted = {t for c in self.target.known(scope) for t in traits(scope.g, c)}
        return not wanted.isdisjoint(traits(scope.g, card))


@dataclass(frozen=True, eq=False, slots=True)
class WithKeyword(Filter):
    """Having a keyword: "elusive creature"."""

    word: Keyword

    def matches(self, scope: Scope, card: int) -> bool:
        return keyword(scope.g, card, self.word) > 0

    def spoken(self) -> Piece:
        name = KEYWORDS[self.word].name
        return Frame(en="with {name}", de="mit {name}").of(name=name)


@dataclass(frozen=True, eq=False, slots=True)
class PowerIs(Filter):
    """With exactly this much power."""

    n: int
    phrase = Frame(en="with {n} power", de="mit Stärke {n}")

    def matches(self, scope: Scope, card: int) -> bool:
        return power(scope.g, card) == self.n

    def matched(self, scope: Scope, was: Snapshot) -> bool:
        return was.power == self.n


@dataclass(frozen=True, eq=False, slots=True)
class WithAmber(Filter):
    """With Æmber on it."""

    phrase = fixed("with {amber} on {it}", "mit {amber} auf {it:dat}")

    def matches(self, scope: Scope, card: int) -> bool:
        return scope.g.state.cards[card].amber > 0

    def matched(self, scope: Scope, was: Snapshot) -> bool:
        return was.amber > 0


@dataclass(frozen=True, eq=False, slots=True)
class WithArmor(Filter):
    """With an armor value above 0."""

    phrase = fixed("with armor", "mit Rüstung")

    def matches(self, scope: Scope, card: int) -> bool:
        return armor(scope.g, card) > 0

    def matched(self, scope: Scope, was: Snapshot) -> bool:
        return was.armor > 0


@dataclass(frozen=True, eq=False, slots=True)
class Sharing(Filter):
    """Belonging to a house of an earlier pick or result: "of that card's house"."""

    target: Target
    phrase = fixed("of that card’s house", "der Fraktion jener Karte")

    def matches(self, scope: Scope, card: int) -> bool:
        g = scope.g
        wanted = {h for c in self.target.known(scope) for h in houses(g, c)}
        return not wanted.isdisjoint(houses(g, card))


@dataclass(frozen=True, eq=False, slots=True)
class OfAnyPlayer(Filter):
    """Controlled by whichever player: said where one might think of one's own cards alone."""

    phrase = fixed("controlled by any player", "unter der Kontrolle eines beliebigen Spielers")
    narrow = False

    def matches(self, scope: Scope, card: int) -> bool:
        return True

    def matched(self, scope: Scope, was: Snapshot) -> bool:
        return True


@dataclass(frozen=True, eq=False, slots=True)
class FromPlay(Filter):
    """In play, as cards are that no place is named for: said where one might think of those in hand."""

    phrase = fixed("from play", "aus dem Spiel")
    narrow = False

    def matches(self, scope: Scope, card: int) -> bool:
        return scope.g.state.cards[card].in_play


@dataclass(frozen=True, eq=False, slots=True)
class YouPlay(Filter):
    """Played by the ability's player: for abilities that only matter when a card is played."""

    phrase = Frame(en="you play", de=", die du spielst,")
    yours = True

    def matches(self, scope: Scope, card: int) -> bool:
        return scope.g.state.cards[card].controller == scope.you


OF_ANY_PLAYER = OfAnyPlayer()
FROM_PLAY = FromPlay()
YOU_PLAY = YouPlay()
WITH_AMBER = WithAmber()
WITH_ARMOR = WithArmor()
COPY_OF_THIS = SameNameAsThis()


def named(id_: str, title: Words) -> Named:
    """Having the name of a card: its id, and the name in both languages."""
    return Named(id_, title)


def not_named_as(target: Target) -> NotNamedAs:
    """With another name than what was picked."""
    return NotNamedAs(target)


def shares_trait_with(target: Target) -> SharesTrait:
    """Having a trait in common with what was picked."""
    return SharesTrait(target)


def with_keyword(word: Keyword) -> WithKeyword:
    """Having a keyword."""
    return WithKeyword(word)


def power_is(n: int) -> PowerIs:
    """With exactly so much power."""
    return PowerIs(n)


def of_house_of(target: Target) -> Sharing:
    """Belonging to a house of what was picked or what happened."""
    return Sharing(target)
