"""Further predicates: cards by name, sort, keyword, exact power, Æmber, traits shared, and their likes."""

from __future__ import annotations

from dataclasses import dataclass

from kfdesk.engine.abilities import Scope
from kfdesk.engine.card_facts import CardFacts
from kfdesk.engine.queries import houses, traits
from kfdesk.engine.terms import Keyword
from kfdesk.language.names import KEYWORDS
from kfdesk.language.predicates import Predicate
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
class Named(Predicate):
    """Having a name, given by the card's id and its name in both languages."""

    id: str
    name: Words
    phrase = Frame(en="named {name}", de="namens {name}")

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.definition == self.id


@dataclass(frozen=True, eq=False, slots=True)
class SameNameAsThis(Predicate):
    """A copy of the card the ability is on."""

    phrase = Frame(en="named {this}", de="namens {this}")

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.definition == scope.g.state.cards[scope.source].defn.id


@dataclass(frozen=True, eq=False, slots=True)
class NotNamedAs(Predicate):
    """With another name than an earlier pick of the same ability."""

    target: Target
    phrase = fixed("with a different name", "mit einem anderen Namen")

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        cards = scope.g.state.cards
        return all(facts.definition != cards[c].defn.id for c in self.target.known(scope))


@dataclass(frozen=True, eq=False, slots=True)
class SharesTrait(Predicate):
    """Having a trait in common with an earlier pick of the same ability."""

    target: Target
    phrase = Phrase(en="share a trait with {target:that}", de="ein Merkmal mit {target:that:dat} gemeinsam [haben]")

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        wanted = {t for c in self.target.known(scope) for t in traits(scope.g, c)}
        return not wanted.isdisjoint(facts.traits)


@dataclass(frozen=True, eq=False, slots=True)
class WithKeyword(Predicate):
    """Having a keyword: "elusive creature"."""

    word: Keyword

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.keyword(self.word) > 0

    def spoken(self) -> Piece:
        name = KEYWORDS[self.word].name
        return Frame(en="with {name}", de="mit {name}").of(name=name)


@dataclass(frozen=True, eq=False, slots=True)
class PowerIs(Predicate):
    """With exactly this much power."""

    n: int
    phrase = Frame(en="with {n} power", de="mit Stärke {n}")

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.power == self.n


@dataclass(frozen=True, eq=False, slots=True)
class WithAmber(Predicate):
    """With Æmber on it."""

    phrase = fixed("with {amber} on {it}", "mit {amber} auf {it:dat}")

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.amber > 0


@dataclass(frozen=True, eq=False, slots=True)
class WithArmor(Predicate):
    """With an armor value above 0."""

    phrase = fixed("with armor", "mit Rüstung")

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.armor > 0


@dataclass(frozen=True, eq=False, slots=True)
class Sharing(Predicate):
    """Belonging to a house of an earlier pick or result: "of that card's house"."""

    target: Target
    phrase = fixed("of that card’s house", "der Fraktion jener Karte")

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        g = scope.g
        wanted = {h for c in self.target.known(scope) for h in houses(g, c)}
        return not wanted.isdisjoint(facts.houses)


@dataclass(frozen=True, eq=False, slots=True)
class OfAnyPlayer(Predicate):
    """Controlled by whichever player: said where one might think of one's own cards alone."""

    phrase = fixed("controlled by any player", "unter der Kontrolle eines beliebigen Spielers")
    narrow = False

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return True


@dataclass(frozen=True, eq=False, slots=True)
class FromPlay(Predicate):
    """In play, as cards are that no place is named for: said where one might think of those in hand."""

    phrase = fixed("from play", "aus dem Spiel")
    narrow = False

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.in_play


@dataclass(frozen=True, eq=False, slots=True)
class YouPlay(Predicate):
    """Played by the ability's player: for abilities that only matter when a card is played."""

    phrase = Frame(en="you play", de=", die du spielst,")
    yours = True

    def holds(self, scope: Scope, facts: CardFacts) -> bool:
        return facts.controller == scope.you


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
